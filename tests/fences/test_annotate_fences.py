"""`annotate --fences`: assumptions, and what is given back; what is written is ``annotate/fences_of_patterns.ll``."""

from pathlib import Path

import pytest
from fence_kernels import kernel

import ldsopt
from ldsopt import (
    Comparison,
    Finding,
    FindingPlace,
    Rule,
    UsageError,
    Verdict,
    narrow_fences,
    narrow_fences_validated,
)

ROOT = Path(__file__).parents[2]
PATTERNS = ROOT / "corpus" / "ir" / "clang-22" / "block_patterns.gfx1100.ll"


def test_an_assumption_is_idle_without_fences_and_gone_where_it_is_refused() -> None:
    """A configuration file makes it once for all commands; the command line can refuse it."""
    promise = "arguments-do-not-alias"
    module = ldsopt.read(str(PATTERNS))
    made, refused, plain = (
        ldsopt.annotate(module, fences=True, assume=assume, no_assume=no_assume)
        for assume, no_assume in (([promise], ()), ([promise], (promise,)), ((), ()))
    )
    assert refused.text == plain.text != made.text
    assert promise in made.details.assumptions and promise not in refused.details.assumptions
    ldsopt.pack(module, assume=[promise], no_assume=(promise,))
    with pytest.raises(UsageError, match="no such assumption"):
        narrow_fences(module, assume=["named-bases"])  # type: ignore[list-item]


LOOP = """br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  BARRIER
  store i32 %i, ptr addrspace(3) %lds
  BARRIER
  %v = load i32, ptr addrspace(3) @L
  %next = add i32 %i, %v
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""


def test_a_kernel_that_would_lose_a_wait_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel comes back where the code of the narrowed module has a finding that the input's has not."""
    module = kernel(LOOP)
    assert narrow_fences_validated(module).details.edits
    place = FindingPlace(None, "a read of LDS")
    finding = Finding(Rule.LOST_FENCE_WAIT, Verdict.UNPROVEN, "k", place, place)
    monkeypatch.setattr(Comparison, "new", (finding,))
    result = narrow_fences_validated(module)
    assert not result.details.edits
    assert "lose a wait" in result.details.functions[0].given_back
