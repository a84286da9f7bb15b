"""Instructions that execute with the distance of two LDS variables are noted; an offset within one is a mere number."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import run

from ldsopt import Launch, SimulationResult

KERNEL = """
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
@c = external addrspace(3) global [0 x i32], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %n
  %ia = ptrtoint ptr addrspace(3) %pa to i32
  %ib = ptrtoint ptr addrspace(3) @b to i32
  %is = icmp eq i32 %n, 3
  br i1 %is, label %then, label %end
then:
  {body}
  %w = zext i1 %r to i32
  store i32 %w, ptr addrspace(1) %out
  br label %end
end:
  ret void
}}"""
APART = {
    "sub": "%d = sub i32 %ib, %ia\n  %r = trunc i32 %d to i1",
    "xor": "%d = xor i32 %ib, %ia\n  %r = trunc i32 %d to i1",
    "compared pointers": "%r = icmp ult ptr addrspace(3) %pa, @b",
    "compared numbers": "%r = icmp eq i32 %ia, %ib",
    "a constant": "%r = trunc i32 sub (i32 ptrtoint (ptr addrspace(3) @b to i32), i32 ptrtoint (ptr addrspace(3) @a to i32)) to i1",
    "either of two": "%s = select i1 %is, i32 %ia, i32 %ib\n  %d = sub i32 %s, %ia\n  %r = trunc i32 %d to i1",
    "a dynamic one": "%ic = ptrtoint ptr addrspace(3) @c to i32\n  %d = sub i32 %ic, %ia\n  %r = trunc i32 %d to i1",
    "another lane's": "%f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ia)\n  %d = sub i32 %f, %ib\n  %r = trunc i32 %d to i1",
}
OFFSETS = {
    "within one": "%ja = ptrtoint ptr addrspace(3) @a to i32\n  %d = sub i32 %ia, %ja\n  %r = trunc i32 %d to i1",
    "a number": "%d = sub i32 %ia, 16\n  %r = trunc i32 %d to i1",
    "an offset of each": "%ja = ptrtoint ptr addrspace(3) @a to i32\n  %jb = ptrtoint ptr addrspace(3) @b to i32\n  %x = sub i32 %ia, %ja\n  %y = sub i32 %ib, %jb\n  %r = icmp eq i32 %x, %y",
    "no address": "%r = icmp eq ptr addrspace(3) %pa, null",
}


def noted(body: str, n: int = 3) -> SimulationResult:
    return run(KERNEL.format(body=body), Launch((1,), (1,), [np.zeros(1, "u4"), n], dynamic_lds=64))


@pytest.mark.parametrize("case", APART)
def test_a_distance_of_two_variables_is_noted_where_it_is_computed(case: str) -> None:
    result = noted(APART[case])
    assert [note.message.partition(",")[0] for note in result.notes] == [
        f"computes with the distance of {'@a and @c' if case == 'a dynamic one' else '@a and @b'}"
    ]
    assert result.findings == ()


@pytest.mark.parametrize("case", OFFSETS)
def test_an_offset_is_not(case: str) -> None:
    assert noted(OFFSETS[case]).notes == ()


def test_what_is_not_executed_is_not_noted() -> None:
    assert noted(APART["sub"], n=4).notes == ()


def test_a_distance_of_addresses_that_a_loop_carries_is_noted() -> None:
    text = """
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %a = ptrtoint ptr addrspace(3) @a to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi i32 [ %a, %entry ], [ %q, %loop ]
  %d = sub i32 %p, %a
  %b = ptrtoint ptr addrspace(3) @b to i32
  %q = add i32 %b, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %end
end:
  store i32 %d, ptr addrspace(1) %out
  ret void
}"""
    result = run(text, Launch((1,), (1,), [np.zeros(1, "u4")]))
    assert [note.site.text for note in result.notes] == ["%d = sub i32 %p, %a"]
