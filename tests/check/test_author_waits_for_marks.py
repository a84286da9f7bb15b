"""LDS-DMA with marks, for which no compiler waits: judged by the author's waits, whatever LLVM adds to plain copies."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt import Rule, Verdict

DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) {}, i32 4, i32 0, i32 0, i32 0, i32 0)"
MARK = "call void @llvm.amdgcn.asyncmark()"
BARRIER = 'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()'
READ_OF_OTHERS = "%q = getelementptr i8, ptr addrspace(3) %p, i32 256\n  %v = load i32, ptr addrspace(3) %q"
READ = "%v = load i32, ptr addrspace(3) %p"


def wait(marks: int) -> str:
    return f"call void @llvm.amdgcn.wait.asyncmark(i16 {marks})"


def kernel(*body: str, mcpu: str) -> str:
    lines = "\n  ".join(body)
    return f"""target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
{MARK.replace("call", "declare")}
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  {lines}
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
attributes #0 = {{ "target-cpu"="{mcpu}" "amdgpu-flat-work-group-size"="128,128" }}
"""


COPIES = (DMA.format("@A"), MARK, DMA.format("@B"), MARK)
CASES = {
    "a wait that leaves the copy in flight": ((*COPIES, wait(1), READ), Rule.MISSING_WAIT),
    "a wait for the copy": ((*COPIES, wait(0), READ), None),
    "a wait that leaves another copy in flight": (
        (DMA.format("@B"), MARK, DMA.format("@A"), MARK, wait(1), READ),
        None,
    ),
    "no wait at all": ((*COPIES, READ), Rule.MISSING_WAIT),
    "a copy without a mark": ((DMA.format("@B"), wait(0), READ), Rule.MISSING_WAIT),
    "a fence, which completes no copy": ((*COPIES, wait(1), BARRIER, READ), Rule.ACROSS_BARRIER),
    "a wait ahead of the barrier": ((*COPIES, wait(0), BARRIER, READ_OF_OTHERS), None),
}
LOADS = """%mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far"""
USES = "store <4 x i32> %g, ptr addrspace(1) %far\n  store <4 x i32> %h, ptr addrspace(1) %mine"
CASES |= {
    "loads behind the copy that stays in flight": ((*COPIES, LOADS, wait(1), READ, USES), Rule.MISSING_WAIT),
    "loads behind a copy without a mark": (
        (DMA.format("@A"), MARK, DMA.format("@B"), LOADS, wait(0), READ, USES),
        Rule.MISSING_WAIT,
    ),
    "loads between the copies": (
        (DMA.format("@B"), MARK, LOADS, DMA.format("@A"), MARK, wait(1), READ, USES),
        None,
    ),
    "loads behind the copy that is waited for": ((*COPIES, LOADS, wait(0), READ, USES), None),
    "more groups than there are": ((*COPIES, wait(-1), READ), Rule.MISSING_WAIT),
}


def ring(groups: int) -> tuple[str, ...]:
    """A loop that reads what the copy of the round before has brought, with loads of memory in each round."""
    return (
        *(DMA.format("@B"), MARK, "br label %loop\nloop:"),
        "%i = phi i32 [ 0, %0 ], [ %j, %loop ]\n  %a = and i32 %i, 1\n  %b = xor i32 %a, 1",
        "%to = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %b",
        "%from = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %a, i32 %t",
        *(
            LOADS,
            DMA.format("%to"),
            MARK,
            wait(groups),
            "%w = load i32, ptr addrspace(3) %from\n  store i32 %w, ptr addrspace(1) %o",
        ),
        *(
            USES,
            "%j = add i32 %i, 1\n  %more = icmp ult i32 %j, 8\n  br i1 %more, label %loop, label %end\nend:",
        ),
        *(wait(0), READ),
    )


CASES |= {
    "a ring that waits for the copy of the round before": (ring(1), None),
    "a ring that leaves it in flight": (ring(2), Rule.MISSING_WAIT),
    "a way on which no copy has a mark": (
        (
            *("%c = icmp eq i32 %n, 0\n  br i1 %c, label %one, label %two\none:", DMA.format("@A"), MARK),
            *("store i32 7, ptr addrspace(1) %o\n  br label %two\ntwo:", DMA.format("@B"), wait(0), READ),
        ),
        Rule.MISSING_WAIT,
    ),
}


@pytest.mark.parametrize("mcpu", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize(("body", "rule"), CASES.values(), ids=CASES)
def test_authors_waits_are_judged(body: tuple[str, ...], rule: Rule | None, mcpu: str) -> None:
    found = [
        f
        for f in ldsopt.check(ldsopt.parse(kernel(*body, mcpu=mcpu))).findings
        if f.verdict is not Verdict.LATENT
    ]
    assert (rule in {f.rule for f in found}) if rule is not None else found == []
    assert {f.verdict for f in found} <= {Verdict.UNPROVEN}


def test_help_names_the_wait_for_marks() -> None:
    """``annotate --repair`` changes nothing of such copies."""
    (finding,) = ldsopt.check(ldsopt.parse(kernel(*COPIES, wait(1), READ, mcpu="gfx942"))).findings
    assert "wait.asyncmark" in finding.remedy
    assert "no LDS-DMA with marks" in finding.reason
