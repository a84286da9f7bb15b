"""`verify` runs a chosen launch with other sizes, too, and its verdict says what never ran."""

from __future__ import annotations

import pytest

from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.report.verification import verification_text
from ldsopt.simt.launch import Launch
from ldsopt.verifier.equivalence import QUICK, verify
from ldsopt.verifier.verification import Verification

FRAME = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  BODY
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
"""
STRIDED = """%start = shl i32 %g, 7
  %base = add i32 %start, %t
  %some = icmp slt i32 %base, %n
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ %base, %entry ], [ %next, %loop ]
  %had = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %sum = add i32 %had, %v
  %next = add i32 %i, 256
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %all = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  store i32 %all, ptr addrspace(3) %at
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %t, 127
  %from = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %read = load i32, ptr addrspace(3) %from
  %slot = add i32 %start, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %slot
  store i32 %read, ptr addrspace(1) %to
  ret void"""
"""Two workgroups of 128 add up the input in strides of both, and exchange the sums by LDS."""
SQUARE = """%row = mul i32 %m, %n
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %few = icmp slt i32 %t, %n
  br i1 %few, label %store, label %out1
store:
  store i32 %m, ptr addrspace(1) %p
  br label %out1
out1:
  ret void"""
"""Sizes are multiplied: large ones together leave the buffers."""
GUARDED = """%rare = icmp eq i32 %n, 12345
  br i1 %rare, label %seldom, label %end
seldom:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  store i32 2, ptr addrspace(1) %in
  ret void"""
COUNTED = """%old = atomicrmw add ptr addrspace(1) %out, i32 %n syncscope("agent") monotonic
  %slot = shl i32 %g, 7
  %mine = add i32 %slot, %t
  %at = add i32 %mine, 64
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %old, ptr addrspace(1) %p
  ret void"""
"""What each work-item gets depends on the order."""


def kernel(body: str, *changes: tuple[str, str]) -> Module:
    for one, other in changes:
        assert one in body
        body = body.replace(one, other)
    return parse(FRAME.replace("BODY", body))


def compared(body: str, *changes: tuple[str, str], launch: Launch | None = None) -> Verification:
    return verify(kernel(body), kernel(body, *changes), launch, schedules=QUICK)


def last_line(result: Verification) -> str:
    return verification_text(result).splitlines()[-1]


class TestSizesBeyondTheGrid:
    @pytest.mark.parametrize(
        "change",
        [
            ("%next = add i32 %i, 256", "%next = add i32 %i, 512"),
            ("%next = add i32 %i, 256", "%next = add i32 %i, 128"),
            ("%start = shl i32 %g, 7", "%start = shl i32 %g, 8"),
            ("%sum = add i32 %had, %v", "%sum = add i32 0, %v"),
            ("%again = icmp slt", "%again = icmp sle"),
        ],
    )
    def test_a_wrong_stride_start_sum_or_bound_is_noticed(self, change: tuple[str, str]) -> None:
        changes = [change]
        if change[0].startswith("%start"):  # the results stay where they are
            changes.append(
                ("%slot = add i32 %start, %t", "%slot0 = shl i32 %g, 7\n  %slot = add i32 %slot0, %t")
            )
        assert not compared(STRIDED, *changes).is_equivalent

    def test_a_loop_that_never_ends_with_some_size_is_noticed(self) -> None:
        assert not compared(STRIDED, ("%again = icmp slt", "%again = icmp ne")).is_equivalent

    def test_the_verdict_is_on_the_launch_that_shows_it(self) -> None:
        result = compared(STRIDED, ("%next = add i32 %i, 256", "%next = add i32 %i, 512"))
        assert result.coverage.arguments[2:] == ("643", "643")
        assert result.coverage.chosen[-1] == "then for the integers: 643"
        assert result.coverage.schedules == QUICK

    def test_the_same_is_equal_and_the_report_lists_the_sizes(self) -> None:
        result = compared(STRIDED, ("%next = add i32 %i, 256", "%next = add nsw i32 %i, 256"))
        assert result.is_equivalent
        assert result.coverage.further == ("643", "65, 67", "63", "1", "0")
        assert "with other integers: 643; 65, 67; 63; 1; 0\n" in verification_text(result)
        assert last_line(result) == "equal (bit by bit) under 3 schedules"

    def test_where_all_large_leave_the_buffers_one_is(self) -> None:
        result = compared(SQUARE, ("icmp slt i32 %t, %n", "icmp sle i32 %t, %n"))
        assert not result.is_equivalent
        assert verify(kernel(SQUARE), kernel(SQUARE), schedules=QUICK).coverage.further[0] != "643"

    def test_outputs_that_depend_on_the_order_may(self) -> None:
        assert compared(COUNTED).is_equivalent

    def test_a_launch_that_is_given_is_the_only_one(self) -> None:
        launch = Launch((2,), (128,), ["i32[4096]=random", "i32[4096]=zeros", 64, 64])
        result = compared(STRIDED, ("%next = add i32 %i, 256", "%next = add i32 %i, 512"), launch=launch)
        assert result.is_equivalent and result.coverage.further == ()
        assert "on what ran; 1 of 1 loop took no second round: " in last_line(result)


class TestWhatNeverRan:
    def test_a_block_that_never_ran_stands_in_the_verdict(self) -> None:
        result = compared(GUARDED, ("store i32 1,", "store i32 3,"))
        assert result.is_equivalent
        assert (result.coverage.blocks, len(result.coverage.never_ran)) == (3, 1)
        assert "equal (bit by bit) under 3 schedules, on what ran; 1 of 3 blocks never ran: " in last_line(
            result
        )

    def test_below_half_the_word_is_not_equal(self) -> None:
        rare = GUARDED.replace(
            "br label %end\n",
            "br i1 %rare, label %more, label %end\nmore:\n  br label %last\nlast:\n  br label %end\n",
        )
        launch = Launch((1,), (128,), ["i32[64]=zeros", "i32[64]=zeros", 1, 1])
        result = compared(rare, launch=launch)
        assert not result.coverage.is_enough
        assert last_line(result).startswith(
            "no difference found, and too little ran to call them equal: 3 of 5 blocks"
        )
