"""`annotate --fences`: what is written, what is given back, and what is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fence_kernels import kernel

import ldsopt
from ldsopt import (
    AnnotateOptions,
    Comparison,
    Finding,
    FindingPlace,
    Rule,
    UsageError,
    Verdict,
    narrow_fences,
    narrow_fences_validated,
)
from ldsopt.cli import main

ROOT = Path(__file__).parents[2]
PATTERNS = ROOT / "corpus" / "ir" / "clang-22" / "block_patterns.gfx1100.ll"


def standings(narrowing: Any) -> list[str]:
    """The standing of each fence, by name."""
    return [fence.standing.name for function in narrowing.functions for fence in function.sites]


def test_debug_locations_of_fences_stay() -> None:
    text = PATTERNS.parents[1] / "triton-3.5.1" / "layernorm.gfx1100.ll"
    module = ldsopt.read(str(text))
    narrowed = narrow_fences(module, assume=["arguments-do-not-alias"]).text
    fences = [line for line in narrowed.splitlines() if line.startswith("  fence")]
    assert len(fences) == 10
    assert all(", !dbg !" in line and ", !mmra !" in line for line in fences)


def test_annotate_narrows_and_tags_in_one_go() -> None:
    module = ldsopt.read(str(PATTERNS))
    result = ldsopt.annotate(module, bases="all", fences=True)
    assert result.details.narrowing is not None
    assert standings(result.details.narrowing).count("PROVED") == 24
    assert "amdgpu-synchronize-as" in result.text
    assert ldsopt.annotate(module).details.narrowing is None
    validated = ldsopt.annotate_validated(module, AnnotateOptions(fences=True))
    assert validated.details.narrowing is not None
    assert validated.details.assumptions == ("noalias-arguments",)


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


def test_the_command_says_what_it_did(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out, report = tmp_path / "out.ll", tmp_path / "report.json"
    arguments = ["annotate", str(PATTERNS), "-o", str(out), "--fences", "--explain", "--report", str(report)]
    assert main(arguments) == 0
    said = capfd.readouterr().err
    assert "no tags: no dynamic LDS base" in said
    assert "kernel _Z6reducePKfPfi: 16 fences of a workgroup, 16 narrowed to LDS: 16 proved" in said
    offer = f"annotate --fences --assume unread-dimensions-are-one {PATTERNS}"
    assert f"34 more of 70 fences would be narrowed by: ldsopt {offer}" in said
    assert said.index("would be narrowed by") < said.index("kernel ")
    assert "refuse with --no-assume noalias-arguments" in said
    found = json.loads(report.read_text())
    assert found["changed"] is True
    assert found["reason"] is None
    assert found["fences"]["counts"]["synchronizes_further"] == 6
    for kernel_found in found["fences"]["kernels"]:
        for fence in kernel_found["fences"]:
            assert out.read_text().splitlines()[fence["line"] - 1].startswith("  fence syncscope")
            for access in fence["pair"]:
                line = out.read_text().splitlines()[access["line"] - 1]
                assert line.strip().startswith(access["instruction"])


def test_code_that_is_written_is_that_of_the_narrowed_module(tmp_path: Path) -> None:
    out = tmp_path / "out.s"
    assert main(["annotate", "-q", str(PATTERNS), "-o", str(out)]) == 0
    before = out.read_text().count("buffer_gl0_inv")
    assert main(["annotate", "-q", str(PATTERNS), "-o", str(out), "--fences"]) == 0
    assert out.read_text().count("buffer_gl0_inv") < before


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
