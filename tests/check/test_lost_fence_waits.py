"""LLVM 22 drops the wait of a release fence at the head of a loop, where what it is for comes round the back edge."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt
from ldsopt import Module

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="256,256" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %x = xor i32 %t, 65
  %q = getelementptr i32, ptr addrspace(3) @L, i32 %x
  br label %loop
loop:
  %i = phi i32 [0, %0], [%i1, %loop]
  %last = phi i32 [0, %0], [%v, %loop]
  {fence}
  call void @llvm.amdgcn.s.barrier()
  store i32 %i, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %last, ptr addrspace(1) %g
  ret void
}}
"""
RELEASE = 'fence syncscope("workgroup") release'


def kernel(fence: str) -> Module:
    return ldsopt.parse(KERNEL.format(fence=fence), mcpu="gfx1201")


@pytest.mark.parametrize(("fence", "rule"), [(RELEASE, "lost-fence-wait?"), ("", "bare-barrier?")])
def test_is_told_from_a_fence_that_is_not_there(fence: str, rule: str) -> None:
    check = ldsopt.check(kernel(fence))
    assert words(check, "k") == rule
    assert ("--repair" in check.findings[0].remedy) == bool(fence)


BARRIER = "call void @llvm.amdgcn.s.barrier()"
IN_ASSEMBLY = r'call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()'


@pytest.mark.parametrize(
    ("head", "rule"),
    [
        pytest.param(f"{RELEASE}\n{BARRIER}\n{BARRIER}", "lost-fence-wait?", id="a-bare-one-behind-it"),
        pytest.param(f"{BARRIER}\n{RELEASE}\n{BARRIER}", "bare-barrier?", id="a-bare-one-in-front"),
        pytest.param(IN_ASSEMBLY, "bare-barrier?", id="a-barrier-that-the-author-wrote"),
        pytest.param(f"{RELEASE}\n{IN_ASSEMBLY}", "bare-barrier?", id="which-no-fence-guards"),
    ],
)
def test_the_fence_is_that_of_the_barrier_that_is_crossed(head: str, rule: str) -> None:
    check = ldsopt.check(ldsopt.parse(KERNEL.format(fence="").replace(BARRIER, head, 1), mcpu="gfx1201"))
    assert words(check, "k") == rule


def test_is_repaired() -> None:
    repaired = ldsopt.annotate(kernel(RELEASE), repair=True)
    (function,) = repaired.details.functions
    assert (function.fence_waits_kept, function.barriers_drained) == (1, 0)
    assert words(ldsopt.check(repaired), "k") == ""


def test_only_a_repair_writes_the_wait_of_a_fence() -> None:
    (function,) = ldsopt.annotate(kernel(RELEASE)).details.functions
    assert function.fence_waits_kept == 0


def test_a_repair_adds_no_wait_for_an_author_who_wrote_no_fence() -> None:
    assert words(ldsopt.check(ldsopt.annotate(kernel(""), repair=True)), "k") == "bare-barrier?"
