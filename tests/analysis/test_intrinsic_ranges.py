"""Results of intrinsics: a row of each kind, from both sides."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, of

BYTE = "%b = and i32 %n, 255\n%w = and i32 %n, 252\n"


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("i32 @llvm.umin.i32(i32 %n, i32 63)", "[0, 63]"),
        ("i32 @llvm.umax.i32(i32 %b, i32 64)", "[64, 255]"),
        ("i32 @llvm.smin.i32(i32 %b, i32 63)", "[0, 63]"),
        ("i32 @llvm.smin.i32(i32 %n, i32 63)", "[-2147483648, 63]"),
        ("i32 @llvm.smax.i32(i32 %n, i32 0)", "[0, 2147483647]"),
        ("i32 @llvm.ctpop.i32(i32 %n)", "[0, 32]"),
        ("i32 @llvm.ctpop.i32(i32 %w)", "[0, 6]"),
        ("i32 @llvm.fshl.i32(i32 %b, i32 0, i32 4)", "[0, 4080]/16"),
        ("i32 @llvm.fshr.i32(i32 0, i32 %b, i32 4)", "[0, 15]"),
        ("i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)", "[0, 252]/4"),
        ("i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 0)", "[0, 252]/4"),
        ("i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 3)", "any"),  # a workgroup may have no lane 3
        ("i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)", "[0, 32]"),
        ("i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %b)", "[0, 286]"),
        ("i32 @llvm.amdgcn.ubfe.i32(i32 %n, i32 4, i32 4)", "[0, 15]"),
        ("i32 @llvm.amdgcn.sbfe.i32(i32 %n, i32 4, i32 4)", "[-8, 7]"),
        ("i32 @llvm.amdgcn.mul.u24.i32(i32 %b, i32 16)", "[0, 4080]/16"),
        ("i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %w)", "any"),  # no row: anything
        ("i32 @llvm.bitreverse.i32(i32 1)", "-2147483648"),
        ("i32 @llvm.bswap.i32(i32 1)", "16777216"),
        ("i64 @llvm.umin.i64(i64 %m, i64 7)", "[0, 7]"),
    ],
)
def test_result_follows_from_the_operands(call: str, expected: str) -> None:
    assert of(f"{BYTE}%x = call {call}") == expected


def test_lane_number_of_a_wave() -> None:
    body = "%lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n%x = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)"
    assert of(body) == "[0, 63]"


def test_address_passes_through_readfirstlane() -> None:
    body = f"%p = ptrtoint {LDS} @A to i32\n%q = add i32 %p, %n\n"
    assert of(body + "%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %q)") == "A+any"
    assert (
        of(
            body
            + f"%g = call {LDS} @llvm.amdgcn.readfirstlane.p3({LDS} @A)\n%x = getelementptr i8, {LDS} %g, i32 4"
        )
        == "A+4"
    )


@pytest.mark.parametrize(
    "call",
    [
        "i32 @llvm.umin.i32(i32 %p, i32 63)",
        "i32 @llvm.amdgcn.ubfe.i32(i32 %p, i32 0, i32 16)",
        "i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %p)",
        "i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %p)",
        "i32 @llvm.ctpop.i32(i32 %p)",
    ],
)
def test_address_in_any_other_intrinsic_is_lost(call: str) -> None:
    assert of(f"%p = ptrtoint {LDS} @A to i32\n%x = call {call}") == "?"


def test_empty_asm_passes_its_operand() -> None:
    assert of(f'%x = call {LDS} asm "", "=s,0"({LDS} @A)') == "A+0"
    assert of('%x = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 %n)') == "any"
    assert of(f'%x = call {LDS} asm "v_mov_b32 $0, $1", "=v,v"({LDS} @A)') == "?"


def test_asm_in_a_loop_is_not_looked_through() -> None:
    body = """
    br label %loop
    loop:
    %i = phi i32 [ 0, %entry ], [ %x, %loop ]
    %x = call i32 asm "v_add_u32 $0, $1, 1", "=v,v"(i32 %i)
    br i1 %c, label %loop, label %end
    end:"""
    assert of(body) == "any"


def test_dimensions_are_told_apart() -> None:
    given = {"attributes": "!reqd_work_group_size !0", "extra": "!0 = !{i32 8, i32 4, i32 2}"}
    found = [of(f"%x = call i32 @llvm.amdgcn.workitem.id.{d}()", **given) for d in "xyz"]
    assert found == ["[0, 7]", "[0, 3]", "[0, 1]"]
    assert of(f"{TID}%x = lshr i32 %tid, 2", **given) == "[0, 1]"


class TestWhatMayNotBeMissed:
    def test_writelane_keeps_its_third_operand_in_the_other_lanes(self) -> None:
        assert of("%x = call i32 @llvm.amdgcn.writelane.i32(i32 4, i32 0, i32 64)") == "[4, 64]/60"

    def test_dpp_with_bound_control_gives_zero_where_no_lane_is(self) -> None:
        call = "%x = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 32, i32 273, i32 15, i32 15, i1 {})"
        assert of(call.format("true")) == "[0, 32]/16"

    def test_dpp_without_bound_control_gives_the_old_value(self) -> None:
        call = "%x = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 32, i32 273, i32 15, i32 15, i1 false)"
        assert of(call) == "[16, 32]/16"
