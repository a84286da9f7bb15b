"""Groups of two waves a SIMD: the pipeline of a kernel whose workgroups always have 16 waves computes the same."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt import InputError, Launch, Schedule
from ldsopt.verifier.equivalence import verify

BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""
KERNEL = f"""target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %x
  store i32 %t, ptr addrspace(3) %own, align 4
{BARRIER}  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %read = load i32, ptr addrspace(3) %other, align 4
{BARRIER}  %twice = mul i32 %read, 3
  %more = add i32 %sum, %twice
{BARRIER}  store i32 %more, ptr addrspace(3) %own, align 4
{BARRIER}  %next = add i32 %i, 1
{BARRIER}  %on = icmp ult i32 %next, %n
  br i1 %on, label %loop, label %end
end:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="SIZE" }}
"""


def test_sixteen_waves_are_two_groups_of_eight() -> None:
    module = ldsopt.parse(KERNEL.replace("SIZE", "1024,1024"))
    made = ldsopt.pipeline(module, auto=4)
    groups = made.details.loops[0].loop.groups
    assert (list(groups.early), list(groups.late)) == (list(range(8)), list(range(8, 16)))
    launch = Launch((1,), (1024,), ["i32[1024]=zeros", "i32=4"])
    orders = (Schedule("reversed"), Schedule("random", fine=True, seed=3))
    assert verify(module, ldsopt.parse(made.text), launch, schedules=orders).is_equivalent


@pytest.mark.parametrize(
    ("size", "words"),
    [
        ("1,1024", "have up to 1024 work-items, a pipeline has 512"),
        ("768,768", "have up to 768 work-items, a pipeline has 512"),
        ("256,256", "one a SIMD; with fewer, a SIMD has waves of one group alone"),
    ],
)
def test_groups_that_simds_would_not_share_are_refused(size: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        ldsopt.pipeline(ldsopt.parse(KERNEL.replace("SIZE", size)), auto=4)
