"""LDS as templates and front-ends define it: named struct types, linkonce_odr in a comdat, no name at all."""

from __future__ import annotations

import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
)

import ldsopt
from ldsopt import verify

TYPES = """
$_ZZ4scanE7storage = comdat any
%"struct.raw_storage" = type { %union.storage }
%union.storage = type { %"class.scan::storage" }
%"class.scan::storage" = type { [4096 x i32], [8 x i32] }
%"class.sort::storage" = type { [6144 x i16], [8 x i32] }
"""
STORAGE = """
@_ZZ4scanE7storage = linkonce_odr hidden addrspace(3) global %"struct.raw_storage" undef, comdat, align 16
@_ZZ4sortE7storage = linkonce_odr hidden addrspace(3) global %"class.sort::storage" undef, align 16
"""
PRIMITIVE = """
  %own{k} = getelementptr inbounds {type}, ptr addrspace(3) @{name}, i32 0, {path}, i32 %t
  store {element} {value}, ptr addrspace(3) %own{k}, align 2
{barrier}
  %other{k} = xor i32 %t, 63
  %read{k} = getelementptr inbounds {type}, ptr addrspace(3) @{name}, i32 0, {path}, i32 %other{k}
  %v{k} = load {element}, ptr addrspace(3) %read{k}, align 2
"""
SCAN = PRIMITIVE.format(
    k="a", type='%"struct.raw_storage"', name="_ZZ4scanE7storage", path="i32 0, i32 0, i32 0", element="i32",
    value="%t", barrier=BARRIER,
)  # fmt: skip
SORT = PRIMITIVE.format(
    k="b", type='%"class.sort::storage"', name="_ZZ4sortE7storage", path="i32 0", element="i16",
    value="%short", barrier=BARRIER,
)  # fmt: skip
RESULT = """
  %wide = zext i16 %vb to i32
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %wide, ptr addrspace(1) %o
"""
BODY = THREAD + SCAN + BARRIER + "  %short = trunc i32 %va to i16\n" + SORT + RESULT


def test_two_primitives_in_a_row_reach_the_next_occupancy_step():
    """As in rocPRIM and hipCUB: each primitive of a kernel has a storage of its own, and they run one after the other."""
    text = module(TYPES, STORAGE, kernel(BODY))
    packed = pack(text, goal="step")
    plan = packed.details.kernels[0].plan
    assert (plan.before, plan.after) == (28736, 16416)
    before = ldsopt.parse(text, mcpu="gfx942")
    measured = [ldsopt.measure(m).functions[0].resources for m in (before, packed)]
    assert [m.lds_bytes for m in measured] == [28736, 16416]
    assert [m.occupancy for m in measured] == [2, 3]
    found = verify(before, ldsopt.parse(packed.text, mcpu="gfx942"))
    assert not found.differences
    assert not found.new_findings
    assert ldsopt.check(packed).findings == ()


def test_types_that_nothing_uses_any_more_go():
    """Optimized code steps over bytes, so that only the definitions of the variables name their types."""
    types = (
        "%struct.x = type { [256 x i32] }\n%struct.y = type { %struct.z }\n%struct.z = type { [256 x i32] }\n"
    )
    tiles = TILES.replace("[256 x i32]", "%struct.x", 1).replace("[256 x i32]", "%struct.y", 1)
    packed = pack(module(types, tiles, kernel(ONE_AFTER_THE_OTHER)))
    assert offsets(packed) == {"A": 0, "B": 0}
    assert "%struct" not in ldsopt.parse(packed.text, mcpu="gfx942").text


@pytest.mark.parametrize(
    ("linkage", "moves"),
    [
        ("linkonce_odr hidden", True),
        ("linkonce_odr", True),
        ("weak_odr", True),
        ("internal", True),
        ("linkonce", False),
        ("weak", False),
        ("common", False),
    ],
)
def test_a_definition_moves_if_no_other_can_take_its_place(linkage: str, moves: bool):
    value = "0" if linkage == "common" else "poison"
    tiles = "\n".join(f"@{name} = {linkage} addrspace(3) global i32 {value}, align 4" for name in ("A", "B"))
    body = (
        THREAD + "  store i32 %t, ptr addrspace(3) @A\n" + BARRIER + "  store i32 %t, ptr addrspace(3) @B\n"
    )
    packed = pack(module(tiles, kernel(body)), no_share=True)
    assert (offsets(packed) is not None) is moves
    assert moves or "its definition says more" in left_alone(packed)


def test_variables_and_functions_without_a_name():
    others = """
@2 = internal addrspace(1) global [2 x i32] [i32 9, i32 8]
@"0" = internal addrspace(1) global i32 7
"""
    tiles = TILES.replace("@A", "@0").replace("@B", "@1")
    body = ONE_AFTER_THE_OTHER.replace("@A", "@0").replace("@B", "@1")
    text = module(
        tiles, others, kernel(body + "  %x = load i32, ptr addrspace(1) @2\n  call void @3(i32 %x)\n"),
        "define internal void @3(i32 %x) {\n  ret void\n}\n",
    )  # fmt: skip
    packed = pack(text)
    assert offsets(packed) == {"unnamed.0": 0, "unnamed.1": 0}
    found = verify(ldsopt.parse(text, mcpu="gfx942"), ldsopt.parse(packed.text, mcpu="gfx942"))
    assert not found.differences


def test_without_lds_numbers_stay_numbers():
    text = module(
        "@0 = internal addrspace(1) global i32 7\n", kernel("  %x = load i32, ptr addrspace(1) @0\n")
    )
    assert "@0 = internal addrspace(1) global i32 7" in ldsopt.parse(text, mcpu="gfx942").text
