"""`annotate --fences`: assumptions, sizes, and what is given back; what is written is ``annotate/fences_of_patterns.ll``."""

from itertools import product
from pathlib import Path

import pytest
from fence_kernels import kernel
from text_sections import beside

import ldsopt
from ldsopt import (
    EXAMPLE,
    Comparison,
    Finding,
    FindingPlace,
    Rule,
    UsageError,
    Verdict,
    narrow_fences,
    narrow_fences_validated,
    parse,
)
from ldsopt.analysis.addresses.item_offsets import SIZE, ItemAddress, ItemOffsets, meet

TEXTS = beside(__file__)

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


LOOP = TEXTS["LOOP"]


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


def touches(first: ItemOffsets, second: ItemOffsets, sizes: tuple[int, int], count: int) -> bool:
    """`meet` by trying every size of the workgroup, and multiples near 0."""
    assert isinstance(first.own, tuple)
    assert isinstance(second.own, tuple)
    size_stride = first.size_stride or second.size_stride
    for size in range(1, count + 1):
        for i, j, n in product(range(size), range(size), range(-count, count + 1)):
            distance = first.own[i] - second.own[j] + size_stride * size * n
            if i != j and -sizes[0] < distance < sizes[1]:
                return True
    return False


@pytest.mark.parametrize("step", [-4, 1, 3, 4])
@pytest.mark.parametrize("apart", [-4, -1, 0, 2, 5])
def test_the_answer_is_that_of_trying_every_size(step: int, apart: int) -> None:
    count = 5
    for size_stride, sizes in product((abs(step), 3 * abs(step)), ((1, 1), (4, 2), (2, 4))):
        first = ItemOffsets(tuple(step * item + apart for item in range(count)), size_stride=size_stride)
        second = ItemOffsets(tuple(step * item for item in range(count)), size_stride=size_stride)
        found = meet(ItemAddress("a", first), ItemAddress("a", second), sizes, count)
        tried = touches(first, second, sizes, count)
        assert found or not tried
        assert found == tried or apart  # multiples beyond those of 5 work-items count as well


def test_a_difference_of_sizes_is_a_multiple_of_the_size() -> None:
    own = tuple(4 * item for item in range(8))
    at = ItemAddress("a", ItemOffsets(own))
    behind = ItemAddress("a", ItemOffsets(own, ((SIZE, 4),)))
    assert not meet(at, behind, (4, 4), 8)
    assert meet(at, ItemAddress("a", ItemOffsets(own, ((SIZE, 2),))), (4, 4), 8)


def test_no_other_promise_is_taken() -> None:
    with pytest.raises(UsageError, match="indices-do-not-wrap"):
        narrow_fences(parse(EXAMPLE), assume=("nothing",))  # type: ignore[arg-type]
