"""Barriers in assembly that LLVM may move accesses across: the code that it makes decides."""

import pytest

import ldsopt
from ldsopt import RaceCheckOptions

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, {other}
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
{before}  store i32 %t, ptr addrspace(3) %p, align 4
{between}  %x = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o, align 4
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }}
"""
BARRIER = '  call void asm sideeffect "s_waitcnt lgkmcnt(0)\\0As_barrier", ""()\n'


@pytest.mark.parametrize(("before", "between", "is_free"), [("", BARRIER, True), (BARRIER, "", False)])
def test_the_code_tells_where_accesses_stand(before: str, between: str, is_free: bool) -> None:
    pytest.importorskip("bitwuzla")
    module = ldsopt.parse(KERNEL.format(other=64, before=before, between=between))
    found = ldsopt.check(module, RaceCheckOptions())
    (count,) = found.races or ()
    assert (count.is_of_code, not count.unproven and not count.definite) == (is_free, is_free)


def test_a_kernel_that_needs_no_barrier_is_judged_by_its_ir() -> None:
    module = ldsopt.parse(KERNEL.format(other=0, before="", between=BARRIER))
    (count,) = ldsopt.check(module, RaceCheckOptions()).races or ()
    assert not count.is_of_code
    assert not count.unproven
