"""Branches that may seem decided for every wave, and are not: what is done behind them is looked at all the same.

Each kernel reads what its own DMA may still be writing, on one way alone. Beside it stands the same kernel with that
way closed, of which nothing is found.
"""

from __future__ import annotations

import pytest
from ring_kernels import BARRIER, HEADER

import ldsopt
from ldsopt import Verdict
from ldsopt.checker.options import PromisedCheckOptions
from ldsopt.checker.run import check

DMA = (
    "call void @llvm.amdgcn.global.load.async.to.lds.b128"
    "(ptr addrspace(1) %g, ptr addrspace(3) {}, i32 0, i32 0)"
)
WAIT = "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"
READ = "%v = load float, ptr addrspace(3) {}, align 16\n  store volatile float %v, ptr addrspace(1) %o"
DECLARED = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\ndeclare void @llvm.amdgcn.endpgm()\n"


def rules(body: str, functions: str = "", *, shape: bool = True) -> set[str]:
    """What is found in a kernel of workgroups of 256 work-items; ``shape``: they are known to be in one row."""
    text = f"""{HEADER}{DECLARED}{functions}
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n, i32 %m) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  %here = getelementptr i8, ptr addrspace(3) @S, i32 %own
  %there = getelementptr i8, ptr addrspace(3) %here, i32 4096
  %few = and i32 %lane, 31
  %some = icmp slt i32 %few, 8
{body}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="256,256" }}
"""
    options = PromisedCheckOptions(assume=["unread-dimensions-are-one"] if shape else ())
    findings = check(ldsopt.parse(text, mcpu="gfx1250"), options).findings
    return {f.rule.value for f in findings if f.verdict is not Verdict.LATENT}


IN_A_LOOP = f"""
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %after ]
  %goes.on = icmp slt i32 %j, %m
  br i1 %goes.on, label %ahead, label %end
ahead:
  br label %head
head:
  %i = phi i32 [ 0, %ahead ], [ %i.next, %join ]
  br i1 %some, label %fill, label %join
fill:
  {DMA.format("%here")}
  br label %join
join:
{BARRIER}  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %head, label %after
after:
  %j.next = add i32 %j, 1
  br label %outer
end:
  {{}}
  {READ.format("%here")}
  ret void
"""


def test_a_loop_around_the_rounds_is_left_ahead_of_what_each_round_does() -> None:
    """Each round of the inner loop fills. Where the outer one ends, no round has begun."""
    assert rules(IN_A_LOOP.format("")) >= {"missing-wait"}
    assert "missing-wait" not in rules(IN_A_LOOP.format(WAIT))


ASKED = """  %bit = and i32 {bit}, 1
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %bit)
  %is.odd = icmp eq i32 %first, 1
"""
STAGGERED = f"""{{ahead}}
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %join ]
{{inside}}
  br i1 %is.odd, label %reads, label %fills
reads:
  call void @llvm.amdgcn.s.barrier()
  {READ.format("%here")}
  br label %join
fills:
  {DMA.format("%here")}
  br label %join
join:
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %head, label %end
end:
  {WAIT}
  %wave = lshr i32 %lane, 5
  %number = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %is.late = icmp ult i32 %number, 2
  br i1 %is.late, label %late, label %between
late:
  call void @llvm.amdgcn.s.barrier()
  br label %between
between:
  %is.early = xor i1 %is.late, true
  store volatile i32 0, ptr addrspace(1) %o
  br i1 %is.early, label %early, label %behind
early:
  call void @llvm.amdgcn.s.barrier()
  br label %behind
behind:
  ret void
"""


def test_what_first_lanes_have_may_be_something_else_in_each_round() -> None:
    """Every other round reads. What is asked once, ahead of the loop, says of a wave that it reads always or never."""
    asked_each_round = STAGGERED.format(ahead="", inside=ASKED.format(bit="%i"))
    asked_once = STAGGERED.format(ahead=ASKED.format(bit="%m"), inside="")
    assert "missing-wait" in rules(asked_each_round, shape=False)
    assert "missing-wait" not in rules(asked_once, shape=False)


ENDING = """
define internal void @leave(i32 %lane, ptr addrspace(3) %p, ptr addrspace(1) %o) noinline {{
  %some = icmp ult i32 %lane, 64
  br i1 %some, label %last, label %back
last:
  {last}
  call void @llvm.amdgcn.endpgm()
  unreachable
back:
  ret void
}}
"""
FILLED = f"""
  br i1 %some, label %fill, label %join
fill:
  {DMA.format("%here")}
  br label %join
join:
  call void @leave(i32 %lane, ptr addrspace(3) {{}}, ptr addrspace(1) %o)
  br label %next
next:
  {DMA.format("%there")}
  {WAIT}
  ret void
"""


@pytest.mark.parametrize(("pointer", "expected"), [("%here", {"missing-wait"}), ("%there", set[str]())])
def test_waves_may_end_ahead_of_what_all_others_do(pointer: str, expected: set[str]) -> None:
    functions = ENDING.format(last=READ.format("%p"))
    assert rules(FILLED.format(pointer), functions) == expected
