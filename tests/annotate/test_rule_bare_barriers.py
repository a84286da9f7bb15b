"""R8: in a tagged function, a barrier that no fence guards waits for the wave's LDS operations."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import api
from ldsopt.target.arch import arch
from ldsopt.transforms.annotate.legible_waits import legible

CORPUS = Path(__file__).parents[2] / "corpus/ir"
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.sched.barrier(i32)
define amdgpu_kernel void @k(i32 %o, ptr addrspace(1) %out) {{
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) {read}, align 4
{barrier}
  store float %x, ptr addrspace(3) @B, align 4
  ret void
}}
!0 = !{{!"amdgpu-synchronize-as", !"local"}}
!1 = !{{!"amdgpu-synchronize-as", !"global"}}
!2 = !{{!"foo", !"local"}}
!3 = !{{!1, !2}}
"""
BARRIER = "  call void @llvm.amdgcn.s.barrier()"
SIGNAL = "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)"


def around_the_barrier(barrier: str, mcpu: str, *, read: str = "%p", **options: bool) -> list[str]:
    module = api.parse(KERNEL.format(barrier=barrier, read=read), mcpu=mcpu)
    lines = api.annotate(module, **options).text.split("\n")
    start = next(i for i, line in enumerate(lines) if " = load float" in line) + 1
    stop = next(i for i, line in enumerate(lines) if line.startswith("  store "))
    return [line.strip().partition(", !")[0] for line in lines[start:stop]]


DRAINED = [
    ("gfx942", BARRIER, ["call void @llvm.amdgcn.s.waitcnt(i32 49279)", BARRIER.strip()]),
    ("gfx1100", BARRIER, ["call void @llvm.amdgcn.s.waitcnt(i32 64519)", BARRIER.strip()]),
    ("gfx1201", BARRIER, ["call void @llvm.amdgcn.s.wait.dscnt(i16 0)", BARRIER.strip()]),
    ("gfx1250", SIGNAL, ["call void @llvm.amdgcn.s.wait.dscnt(i16 0)", SIGNAL.strip()]),
]


@pytest.mark.parametrize(("mcpu", "barrier", "expected"), DRAINED)
def test_wait_stands_in_front(mcpu: str, barrier: str, expected: list[str]) -> None:
    assert around_the_barrier(barrier, mcpu) == expected


def test_authors_own_wait_takes_it_in() -> None:
    """vmcnt(0) becomes vmcnt(0) lgkmcnt(0): no instruction more."""
    own = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n" + BARRIER
    assert around_the_barrier(own, "gfx942") == ["call void @llvm.amdgcn.s.waitcnt(i32 112)", BARRIER.strip()]


STAYING = {
    "a release fence": 'fence syncscope("workgroup") release',
    "a fence of everything": "fence seq_cst",
    "a fence of LDS alone": 'fence syncscope("workgroup") release, !mmra !0',
    "a fence and what orders nothing": 'fence syncscope("agent") acq_rel\n  call void @llvm.amdgcn.sched.barrier(i32 0)',
}


@pytest.mark.parametrize("fence", STAYING.values(), ids=STAYING)
def test_fenced_barrier_stays(fence: str) -> None:
    text = f"  {fence}\n{BARRIER}"
    assert not [line for line in around_the_barrier(text, "gfx942") if "s.waitcnt" in line]


BARE = {
    "a fence that acquires": 'fence syncscope("workgroup") acquire',
    "a fence of a wave": 'fence syncscope("wavefront") release',
    "a fence of global memory alone": 'fence syncscope("workgroup") release, !mmra !1',
    "a fence of global memory that a foreign tag calls local": 'fence syncscope("workgroup") release, !mmra !3',
    "a fence of each address space by itself": 'fence syncscope("workgroup-one-as") release',
    "a fence before another access": 'fence syncscope("workgroup") release\n  store i32 0, ptr addrspace(3) @A, align 4',
}


@pytest.mark.parametrize("fence", BARE.values(), ids=BARE)
def test_barrier_behind_what_does_not_guard_it_is_bare(fence: str) -> None:
    text = f"  {fence}\n{BARRIER}"
    module = api.parse(KERNEL.format(barrier=text, read="%p"), mcpu="gfx942")
    (function,) = api.annotate(module).annotation.functions
    assert function.barriers_drained == 1


@pytest.mark.parametrize("mcpu", ["gfx906", "gfx908"])
def test_backend_that_waits_at_every_barrier_needs_none(mcpu: str) -> None:
    assert around_the_barrier(BARRIER, mcpu) == [BARRIER.strip()]


def test_drained_barrier_stays() -> None:
    text = "  call void @llvm.amdgcn.s.waitcnt(i32 49279)\n" + BARRIER
    assert around_the_barrier(text, "gfx942") == [line.strip() for line in text.split("\n")]


def test_function_without_tags_is_not_touched() -> None:
    one = KERNEL.replace("@B", "@A").replace("@A = external addrspace(3) global [0 x i8], align 16\n", "", 1)
    module = api.parse(one.format(barrier=BARRIER, read="%p"), mcpu="gfx942")
    assert not api.annotate(module).annotation.edits


def test_is_refused_by_option() -> None:
    assert around_the_barrier(BARRIER, "gfx942", keep_bare_barriers=True) == [BARRIER.strip()]


def test_barrier_in_asm_waits_too() -> None:
    line = r'  call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", ""()'
    found = legible(line, arch("gfx942"))
    assert found is not None
    assert found.lines[1:] == ("  call void @llvm.amdgcn.s.waitcnt(i32 16496)", BARRIER)


def test_annotated_gemm_has_no_finding_of_the_checker() -> None:
    """Without the rule a read of the last tile stays in flight across the barrier."""
    from ldsopt.checker.findings import Verdict
    from ldsopt.checker.run import check

    source = api.read(CORPUS / "clang-22/named_gemm.gfx942.ll")
    for drained, unproven in ((True, 0), (False, 2)):
        module = api.parse(api.annotate(source, keep_bare_barriers=not drained).text, mcpu="gfx942")
        assert check(module).count(Verdict.DEFINITE, Verdict.UNPROVEN) == unproven
