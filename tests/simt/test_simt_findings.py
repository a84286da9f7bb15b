"""Kinds of findings, kernels that cannot be simulated, and slots of the stack. Of single accesses: `test_random_memory`."""

import numpy as np
import pytest
from lane_kernels import run

from ldsopt import InputError, Launch, missing, parse, simulate

TWO_WAVES = Launch((1,), (128,), ["out: u32[128]=zeros"])


def kernel(body: str) -> str:
    return f"""
@lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
{body}
  ret void
}}"""


@pytest.mark.parametrize(
    ("rounds", "is_known"), [(10, True), pytest.param(33_000, False, marks=pytest.mark.long)]
)
def test_of_many_accesses_the_latest_are_remembered(rounds: int, is_known: bool) -> None:
    """65,536 of a workgroup; a race with an older one has no other side to show."""
    body = f"""  store i32 %id, ptr addrspace(3) %own
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %v = load volatile i32, ptr addrspace(3) %own
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, {rounds}
  br i1 %more, label %loop, label %end
end:
  %x = load i32, ptr addrspace(3) %other"""
    found = run(kernel(body), TWO_WAVES, engines=["machine code"]).findings
    race = next(f for f in found if f.kind == "race")
    assert ("that another access wrote" in race.message) != is_known
    assert (race.other is not None) == is_known


# --- alias claims ---------------------------------------------------------------------------------------------

SCOPES = """
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"A"}
!2 = distinct !{!2, !0, !"B"}
!3 = !{!1}
!4 = !{!2}
!5 = distinct !{!5, !"other domain"}
!6 = distinct !{!6, !5, !"only here"}
!7 = !{!1, !6}
"""


TAGGED = """  store i32 %id, ptr addrspace(3) %own, !alias.scope !3
  %p = getelementptr i32, ptr addrspace(3) %own, i32 0
  %x = load i32, ptr addrspace(3) %p, !alias.scope !4, !noalias !3
  store i32 %x, ptr addrspace(1) %place"""


def test_scopes_named_by_strings_count() -> None:
    named = SCOPES.replace('distinct !{!1, !0, !"A"}', '!{!"A", !0}').replace(
        'distinct !{!2, !0, !"B"}', '!{!"B", !0}'
    )
    found = run(kernel(TAGGED) + named, TWO_WAVES).findings
    assert {finding.kind for finding in found} == {"false-noalias"}


def test_what_cannot_be_simulated_is_named_before_anything_runs() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
declare void @elsewhere()
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  call void asm sideeffect "v_mov_b32 v0, v1", ""()
  %x = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float 1.0, i32 0, i32 0, i32 0)
  call void @elsewhere()
  ret void
}"""
    module = parse(text, mcpu="gfx942")
    found = missing(module)
    assert [m.line for m in found] == [*sorted(m.line for m in found[:2]), found[2].line]
    assert "v_mov_b32" in found[0].what
    assert "cvt.sr.fp8" in found[1].what and "ldsopt/simt/intrinsics" in found[1].what
    assert "elsewhere" in found[2].what
    with pytest.raises(InputError, match=r"v_mov_b32.*2 more"):
        simulate(module, Launch((1,), (64,), ["out: u32[64]=zeros"]))


@pytest.mark.parametrize("last", ["i8", "i16", "[3 x i8]", "i32", "[5 x i32]", "i64", "<4 x i32>"])
@pytest.mark.parametrize("align", [1, 16, 32, 64])
def test_stack_slots_lie_as_aligned_as_they_say_whatever_stands_behind_them(last: str, align: int) -> None:
    """In the kernel and in what it calls; no store to one reaches another."""
    body = f"""
  %a = alloca i64, align 8, addrspace(5)
  %b = alloca i8, align {align}, addrspace(5)
  %c = alloca <4 x i32>, align 16, addrspace(5)
  %d = alloca {last}, addrspace(5)
  store i64 %v, ptr addrspace(5) %a, align 8
  store i8 7, ptr addrspace(5) %b, align {align}
  store <4 x i32> splat (i32 -1), ptr addrspace(5) %c, align 16
  store {last} zeroinitializer, ptr addrspace(5) %d
  %pa = ptrtoint ptr addrspace(5) %a to i32
  %pb = ptrtoint ptr addrspace(5) %b to i32
  %pc = ptrtoint ptr addrspace(5) %c to i32
  %ma = and i32 %pa, 7
  %mb = and i32 %pb, {align - 1}
  %mc = and i32 %pc, 15
  %m = or i32 %ma, %mb
  %n = or i32 %m, %mc
  %wide = zext i32 %n to i64
  %x = load i64, ptr addrspace(5) %a, align 8
  %y = load i8, ptr addrspace(5) %b, align {align}
  %z = zext i8 %y to i64
  %s = add i64 %x, %z
  %big = shl i64 %wide, 32
  %sum = add i64 %s, %big"""
    text = f"""
define internal i64 @f(i64 %v) {{{body}
  ret i64 %sum
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = zext i32 %id to i64{body}
  %own = mul i64 %sum, 1000
  %called = call i64 @f(i64 %v)
  %r = add i64 %own, %called
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %q
  ret void
}}"""
    result = run(text, Launch((1,), (64,), [np.zeros(64, "u8")]))
    assert result.outputs["arg0"].tolist() == [1001 * (lane + 7) for lane in range(64)]
