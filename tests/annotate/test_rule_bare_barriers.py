"""R8: in a tagged function, a barrier that no fence guards waits for LDS operations that meet others there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import AnnotateOptions, Module, Rule, Verdict, arch, check
from ldsopt.compare.settle import LOSES_WAIT
from ldsopt.target.waits import decode

CORPUS = Path(__file__).parents[2] / "corpus/ir"
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.sched.barrier(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {{
  {dma}
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) {read}, align 4
{barrier}
  store float %x, ptr addrspace(3) {written}, align 4
  ret void
}}
!0 = !{{!"amdgpu-synchronize-as", !"local"}}
!1 = !{{!"amdgpu-synchronize-as", !"global"}}
!2 = !{{!"foo", !"local"}}
!3 = !{{!1, !2}}
"""
BARRIER = "  call void @llvm.amdgcn.s.barrier()"
DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)"


def source(barrier: str, *, read: str = "%p", written: str = "@A", dma: str = DMA) -> str:
    return KERNEL.format(barrier=barrier, read=read, written=written, dma=dma)


UNTAGGED = r"""define amdgpu_kernel void @untagged(i1 %c) {
  %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  call void asm sideeffect "s_waitcnt lgkmcnt(1)\0As_barrier", ""()
  store float %x, ptr addrspace(3) %p, align 4
  ret void
}
"""


def test_function_without_dma_and_without_tags_keeps_its_barriers() -> None:
    module = ldsopt.parse(source(BARRIER, dma="") + UNTAGGED, mcpu="gfx942")
    made = ldsopt.annotate(module)
    assert [f.barriers_drained for f in made.details.functions] == [1, 0]
    body = made.text.partition("@untagged")[2].split("\n")
    (wait,) = [line for line in body if line.startswith(WAIT)]
    assert not is_drain(wait)


@pytest.fixture(scope="module")
def without_dma() -> Module:
    return ldsopt.read(Path(__file__).parent / "bare_barrier_without_dma.ll")


@pytest.mark.parametrize("options", [{}, {"keep_bare_barriers": True}], ids=["R8", "not"])
def test_tags_lose_the_wait_of_a_bare_barrier_without_dma(without_dma: Module, options: Any) -> None:
    assert not check(without_dma).findings
    text = ldsopt.annotate(without_dma, bases="all", **options).text
    found = check(ldsopt.parse(text, source=without_dma.source)).findings
    assert [one.rule for one in found] == [Rule.BARE_BARRIER] * bool(options)


def test_checked_function_without_dma_stays_as_it_came_where_its_barrier_loses_a_wait(
    without_dma: Module,
) -> None:
    made = ldsopt.annotate_validated(without_dma, AnnotateOptions(bases="all"))
    assert made.details.functions[0].left_whole == LOSES_WAIT


def test_checked_function_without_dma_gets_no_wait_that_its_barrier_does_not_lose() -> None:
    module = ldsopt.parse(source(BARRIER, dma=""), mcpu="gfx942")
    (function,) = ldsopt.annotate_validated(module).details.functions
    assert (function.counts["tagged"], function.barriers_drained) == (2, 0)


LOAD_A, LOAD_B = (f"%x{base} = load float, ptr addrspace(3) @{base}, align 4" for base in "AB")
BARE_BARRIER = BARRIER.strip()
WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 "


def drained(*body: str, options: str = "") -> list[bool]:
    """Of each barrier in the output, whether it waits for LDS."""
    head = source(BARRIER).partition("define ")[0]
    lines = "\n".join(f"  {line}" if not line.endswith(":") else line for line in body)
    kernel = "define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r)"
    text = f"{head}{kernel} {options} {{\n{lines}\n  ret void\n}}\n!0 = !{{}}\n"
    made = ldsopt.annotate(ldsopt.parse(text, mcpu="gfx942")).text.split("\n")
    waits = [line for line in made if line.startswith(("  call void @llvm.amdgcn.s.barrier", WAIT))]
    return [
        at > 0 and waits[at - 1].startswith(WAIT) and is_drain(waits[at - 1])
        for at, line in enumerate(waits)
        if "s.barrier()" in line
    ]


def is_drain(line: str) -> bool:
    immediate = int(line.removeprefix(WAIT).removesuffix(")"))
    return decode(arch("gfx942"), immediate)["lgkmcnt"] == 0


def test_function_without_tags_is_not_touched() -> None:
    one = (
        source(BARRIER)
        .replace("@B", "@A")
        .replace("@A = external addrspace(3) global [0 x i8], align 16\n", "", 1)
    )
    module = ldsopt.parse(one, mcpu="gfx942")
    assert not ldsopt.annotate(module).details.edits


def test_barrier_in_asm_waits_too() -> None:
    line = r'  call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", ""()'
    made = ldsopt.annotate(ldsopt.parse(source(line), mcpu="gfx942")).text
    assert f"  call void @llvm.amdgcn.s.waitcnt(i32 16496)\n{BARRIER}\n" in made


def test_annotated_gemm_has_no_finding_of_the_checker() -> None:
    """Without the rule a read of the last tile stays in flight across the barrier."""
    source = ldsopt.read(CORPUS / "clang-22/named_gemm.gfx942.ll")
    for drained, unproven in ((True, 0), (False, 4)):
        module = ldsopt.parse(ldsopt.annotate(source, keep_bare_barriers=not drained).text, mcpu="gfx942")
        assert check(module).count(Verdict.DEFINITE, Verdict.UNPROVEN) == unproven
