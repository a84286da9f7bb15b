"""Modules in which nothing can be tagged are not analysed where nobody reads the findings; the output is the same."""

from pathlib import Path
from typing import Any

import pytest

from ldsopt import annotate, parse, read

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
