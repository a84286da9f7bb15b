"""R8: in a tagged function, a barrier that no fence guards waits for LDS operations that meet others there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ldsopt import api
from ldsopt.accept.verdicts import LOSES_WAIT
from ldsopt.checker.findings import Rule, Verdict
from ldsopt.checker.run import check
from ldsopt.ir.module import Module
from ldsopt.target import waitcnt
from ldsopt.target.arch import arch
from ldsopt.transforms.annotate.legible_waits import legible
from ldsopt.transforms.annotate.options import AnnotateOptions

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
SIGNAL = "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)"
LANES_DMA = "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0)"


def source(barrier: str, *, read: str = "%p", written: str = "@A", dma: str = DMA) -> str:
    return KERNEL.format(barrier=barrier, read=read, written=written, dma=dma)


def around_the_barrier(barrier: str, mcpu: str, *, written: str = "@A", **options: bool) -> list[str]:
    dma = LANES_DMA if mcpu == "gfx1250" else DMA
    module = api.parse(source(barrier, written=written, dma=dma), mcpu=mcpu)
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


@pytest.mark.parametrize(("mcpu", "barrier", "expected"), DRAINED)
def test_barrier_stays_where_nothing_outstanding_meets_what_stands_behind(
    mcpu: str, barrier: str, expected: list[str]
) -> None:
    """The read is of A, what is written behind the barrier is B."""
    assert around_the_barrier(barrier, mcpu, written="@B") == expected[1:]


@pytest.mark.parametrize(("written", "barriers"), [("@A", 1), ("@B", 0)])
def test_barrier_of_a_function_without_dma_waits_where_accesses_meet(written: str, barriers: int) -> None:
    module = api.parse(source(BARRIER, dma="", written=written), mcpu="gfx942")
    (function,) = api.annotate(module).details.functions
    assert (function.counts["tagged"], function.barriers_drained) == (2, barriers)


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
    module = api.parse(source(BARRIER, dma="") + UNTAGGED, mcpu="gfx942")
    made = api.annotate(module)
    assert [f.barriers_drained for f in made.details.functions] == [1, 0]
    body = made.text.partition("@untagged")[2].split("\n")
    (wait,) = [line for line in body if line.startswith(WAIT)]
    assert not is_drain(wait)


@pytest.fixture(scope="module")
def without_dma() -> Module:
    return api.read(Path(__file__).parent / "bare_barrier_without_dma.ll")


@pytest.mark.parametrize("options", [{}, {"keep_bare_barriers": True}], ids=["R8", "not"])
def test_tags_lose_the_wait_of_a_bare_barrier_without_dma(without_dma: Module, options: Any) -> None:
    assert not check(without_dma).findings
    text = api.annotate(without_dma, bases="all", **options).text
    found = check(api.parse(text, source=without_dma.source)).findings
    assert [one.rule for one in found] == [Rule.BARE_BARRIER] * bool(options)


def test_checked_function_without_dma_stays_as_it_came_where_its_barrier_loses_a_wait(
    without_dma: Module,
) -> None:
    made = api.annotate_validated(without_dma, AnnotateOptions(bases="all"))
    assert made.details.functions[0].left_whole == LOSES_WAIT


def test_checked_function_without_dma_gets_no_wait_that_its_barrier_does_not_lose() -> None:
    module = api.parse(source(BARRIER, dma=""), mcpu="gfx942")
    (function,) = api.annotate_validated(module).details.functions
    assert (function.counts["tagged"], function.barriers_drained) == (2, 0)


LOAD_A, LOAD_B = (f"%x{base} = load float, ptr addrspace(3) @{base}, align 4" for base in "AB")
STORE_A = "store float 0.0, ptr addrspace(3) @A, align 4"
DMA_A = DMA.replace("@B", "@A")
BARE_BARRIER = BARRIER.strip()
WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 "
ASM = 'call void asm sideeffect "s_waitcnt vmcnt(6)\\0As_barrier", ""()'


def drained(*body: str, options: str = "") -> list[bool]:
    """Of each barrier in the output, whether it waits for LDS."""
    head = source(BARRIER).partition("define ")[0]
    lines = "\n".join(f"  {line}" if not line.endswith(":") else line for line in body)
    kernel = "define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r)"
    text = f"{head}{kernel} {options} {{\n{lines}\n  ret void\n}}\n!0 = !{{}}\n"
    made = api.annotate(api.parse(text, mcpu="gfx942")).text.split("\n")
    waits = [line for line in made if line.startswith(("  call void @llvm.amdgcn.s.barrier", WAIT))]
    return [
        at > 0 and waits[at - 1].startswith(WAIT) and is_drain(waits[at - 1])
        for at, line in enumerate(waits)
        if "s.barrier()" in line
    ]


def is_drain(line: str) -> bool:
    immediate = int(line.removeprefix(WAIT).removesuffix(")"))
    return waitcnt.decode(arch("gfx942"), immediate)["lgkmcnt"] == 0


MEETINGS = {
    "a DMA behind the second barrier": ([LOAD_A, BARE_BARRIER, DMA, BARE_BARRIER, DMA_A], [False, True]),
    "a DMA of other bytes": ([LOAD_A, BARE_BARRIER, DMA, BARE_BARRIER, DMA], [False, False]),
    "reads alone": ([DMA, LOAD_A, BARE_BARRIER, LOAD_B, BARE_BARRIER, ""], [False, False]),
    "a read of what was stored": ([DMA, STORE_A, BARE_BARRIER, LOAD_A], [True]),
    "what an earlier barrier has waited for": (
        [DMA, STORE_A, BARE_BARRIER, LOAD_A, BARE_BARRIER, LOAD_B],
        [True, False],
    ),
    "a read that was in flight across two barriers": (
        [LOAD_A, BARE_BARRIER, LOAD_B, BARE_BARRIER, DMA_A],
        [False, True],
    ),
    "a barrier in assembly, whose wait leaves reads in flight": ([LOAD_A, DMA, ASM, LOAD_B], [False]),
    "a barrier in assembly in front of a DMA to what was read": ([LOAD_A, ASM, DMA_A], [True]),
    "a DMA at the head of the next round": (
        ["br label %loop", "loop:", DMA_A, LOAD_A, BARE_BARRIER, "br i1 %c, label %loop, label %end", "end:"],
        [True],
    ),
    "a barrier between it and the next round": (
        [
            "br label %loop", "loop:", DMA_A, LOAD_B, BARE_BARRIER, LOAD_A, BARE_BARRIER,
            "br i1 %c, label %loop, label %end", "end:",
        ],
        [False, True],
    ),
    "a flat access, which may be of LDS": (
        ["%f = load ptr, ptr addrspace(1) %out, align 8", "%v = load i32, ptr %f, align 4", DMA, BARE_BARRIER],
        [True],
    ),
    "assembly that touches LDS": (['call void asm sideeffect "ds_write_b32 v0, v1", ""()', DMA, BARE_BARRIER], [True]),
}  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), MEETINGS.values(), ids=MEETINGS)
def test_barrier_waits_where_what_is_outstanding_meets(body: list[str], expected: list[bool]) -> None:
    assert drained(*body) == expected


def test_barrier_waits_where_waves_may_part_ahead_of_it() -> None:
    """One wave's first barrier may then be another's second."""
    body = [
        "%t = call i32 @llvm.amdgcn.workitem.id.x()", "%w = icmp ult i32 %t, 64", "br i1 %w, label %a, label %b",
        "a:", LOAD_A, BARE_BARRIER, "br label %b", "b:", DMA, BARE_BARRIER,
    ]  # fmt: skip
    assert drained(*body) == [True, True]
    body[1] = "%w = icmp ult i32 %n, 64"
    assert drained(*body) == [False, False]


@pytest.mark.parametrize("attribute", ['"target-features"="-back-off-barrier"', ""])
def test_asm_barrier_stays_where_the_backend_waits_at_each(attribute: str) -> None:
    assert drained(LOAD_A, DMA, ASM, LOAD_B, options=attribute) == ([] if attribute else [False])


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
    module = api.parse(source(text), mcpu="gfx942")
    (function,) = api.annotate(module).details.functions
    assert function.barriers_drained == 1


@pytest.mark.parametrize("mcpu", ["gfx906", "gfx908"])
def test_backend_that_waits_at_every_barrier_needs_none(mcpu: str) -> None:
    assert around_the_barrier(BARRIER, mcpu) == [BARRIER.strip()]


def test_drained_barrier_stays() -> None:
    text = "  call void @llvm.amdgcn.s.waitcnt(i32 49279)\n" + BARRIER
    assert around_the_barrier(text, "gfx942") == [line.strip() for line in text.split("\n")]


def test_function_without_tags_is_not_touched() -> None:
    one = (
        source(BARRIER)
        .replace("@B", "@A")
        .replace("@A = external addrspace(3) global [0 x i8], align 16\n", "", 1)
    )
    module = api.parse(one, mcpu="gfx942")
    assert not api.annotate(module).details.edits


def test_is_refused_by_option() -> None:
    assert around_the_barrier(BARRIER, "gfx942", keep_bare_barriers=True) == [BARRIER.strip()]


def test_barrier_in_asm_waits_too() -> None:
    line = r'  call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", ""()'
    found = legible(line, arch("gfx942"))
    assert found is not None
    assert found.lines[1:] == ("  call void @llvm.amdgcn.s.waitcnt(i32 16496)", BARRIER)


def test_annotated_gemm_has_no_finding_of_the_checker() -> None:
    """Without the rule a read of the last tile stays in flight across the barrier."""
    source = api.read(CORPUS / "clang-22/named_gemm.gfx942.ll")
    for drained, unproven in ((True, 0), (False, 2)):
        module = api.parse(api.annotate(source, keep_bare_barriers=not drained).text, mcpu="gfx942")
        assert check(module).count(Verdict.DEFINITE, Verdict.UNPROVEN) == unproven
