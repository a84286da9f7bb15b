"""Sizes of types in AMDGPU's data layout."""

import pytest

from ldsopt import parse

TYPES = parse("%pair = type { i8, i32 }\n@a = external global %pair").types


@pytest.mark.parametrize(
    ("text", "store", "alloc", "stride"),
    [
        ("i24", 3, 4, 0),
        ("i128", 16, 16, 0),
        ("ptr addrspace(3)", 4, 4, 0),
        ("ptr addrspace(7)", 20, 32, 0),
        ("ptr addrspace(8)", 16, 16, 0),
        ("ptr addrspace(9)", 24, 32, 0),
        ("<3 x ptr addrspace(7)>", 60, 64, 20),
        ("<2 x ptr addrspace(9)>", 48, 64, 24),
        ("[3 x ptr addrspace(7)]", 96, 96, 32),
        ("<3 x i32>", 12, 16, 4),
        ("[3 x <3 x i32>]", 48, 48, 16),
        ("<4 x i24>", 12, 16, 3),
        ("<12 x i1>", 2, 2, 0),
        ("<3 x i7>", 3, 4, 0),
        ("%pair", 8, 8, 0),
        ("<{ i8, i32 }>", 5, 5, 0),
        ("{}", 0, 0, 0),
        ("[0 x i32]", 0, 0, 4),
    ],
)
def test_size(text: str, store: int, alloc: int, stride: int) -> None:
    layout = TYPES.layout(text)
    assert layout is not None
    assert (layout.store, layout.alloc, layout.stride) == (store, alloc, stride)


@pytest.mark.parametrize(
    "text", ["<vscale x 4 x i32>", 'target("amdgcn.named.barrier", 0)', "%opaque", "[2 x %opaque]"]
)
def test_no_fixed_size(text: str) -> None:
    assert TYPES.layout(text) is None
