"""The compiled code has the last word on the tags (``annotate/kept_tags.ll``); modules in which nothing can be tagged are analysed only for their findings."""

from pathlib import Path
from typing import Any

import pytest
from annotate_cases import annotated, kernel

import ldsopt
from ldsopt import AnnotateOptions, Comparison, annotate, parse, read

LDS = "ptr addrspace(3)"


def validated(source: str, **options: bool) -> ldsopt.Transformed[Any]:
    module = ldsopt.parse(source, source="case.ll", mcpu="gfx942")
    return ldsopt.annotate_validated(module, AnnotateOptions(**options))


def test_without_a_dma_the_code_is_judged_and_not_checked() -> None:
    """Tags cannot lose a wait there: they stay without a gain, but not where they change the schedule for the worse."""
    result = validated(kernel(f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @B"))
    assert result.details.edits
    assert result.comparison is None


def test_a_wait_that_tags_would_lose_is_brought_back() -> None:
    for name in ("guard4", "loop2"):
        source = (Path(__file__).parent / "joins" / f"{name}.ll").read_text()
        result = validated(source, precise=True)
        module = ldsopt.parse(source, mcpu="gfx942")
        assert Comparison(ldsopt.check(module), ldsopt.check(result)).new == ()


def test_a_wait_for_a_copy_that_is_left_alone_is_not_lost_either() -> None:
    """No DMA has a scope there, so no tag could lose its wait, but for what tags do to the schedule."""
    source = (Path(__file__).parent / "static_copy.ll").read_text()
    module = ldsopt.parse(source)
    tagged = annotated(source, mcpu=None)
    assert tagged.details.functions[0].dma_scoped == 0
    assert Comparison(ldsopt.check(module), ldsopt.check(tagged)).new
    assert not ldsopt.annotate_validated(module).details.edits


CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
BODY = """define amdgpu_kernel void @k(i32 %i) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) @B, i32 %i
  store i32 %v, ptr addrspace(3) %q, align 4
  ret void
}
"""
DYNAMIC = "@{} = external addrspace(3) global [0 x i8], align 16\n"
STATIC = "@{} = internal addrspace(3) global [64 x i32] poison, align 16\n"


@pytest.mark.parametrize(
    ("first", "second", "options", "is_looked_at"),
    [
        (STATIC, STATIC, {}, False),
        (STATIC, DYNAMIC, {}, False),
        (DYNAMIC, DYNAMIC, {}, True),
        (STATIC, STATIC, {"bases": "all"}, True),
        (STATIC, DYNAMIC, {"bases": "all"}, True),
        (STATIC, DYNAMIC, {"precise": True}, True),
        (STATIC, DYNAMIC, {"require_proof": True}, True),
        (STATIC, STATIC, {"repair": True}, True),
        (STATIC, STATIC, {"reported": True}, True),
    ],
)
def test_functions_are_looked_at_where_something_may_be_tagged(
    first: str, second: str, options: dict[str, Any], is_looked_at: bool
) -> None:
    module = parse(HEAD + first.format("A") + second.format("B") + BODY, mcpu="gfx942")
    expected = annotate(module, **options | {"reported": True})
    made = annotate(module, **{"reported": False} | options)
    assert bool(made.details.functions) == is_looked_at
    assert made.text == expected.text
    assert made.details.reason == expected.details.reason
    assert made.details.edits == expected.details.edits


@pytest.mark.parametrize(
    "name",
    ["attention.gfx942", "batch_norm.gfx942", "static_phases.gfx1030", "named_tiles.gfx90a", "top_k.gfx1250"],
)
@pytest.mark.parametrize("bases", ["dynamic", "all"])
def test_the_output_is_that_of_a_reported_run(name: str, bases: Any) -> None:
    module = read(CORPUS / "clang-22" / f"{name}.ll")
    reported = annotate(module, bases=bases)
    assert annotate(module, bases=bases, reported=False).text == reported.text
