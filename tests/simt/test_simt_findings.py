"""Kinds of findings: a kernel that has the fault, and its twin that has not. Those of single accesses: `test_random_memory`."""

from __future__ import annotations

import pytest
from lane_kernels import run

from ldsopt import Launch, SimulationFinding

TWO_WAVES = Launch((1,), (128,), ["out: u32[128]=zeros"])


def kernel(body: str, lds: str = "@lds = internal addrspace(3) global [256 x i32] poison, align 16") -> str:
    return f"""
{lds}
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


BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


def kinds(findings: tuple[SimulationFinding, ...]) -> set[str]:
    return {finding.kind for finding in findings}


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


def tagged(second: str, *, tags: str = "!alias.scope !4, !noalias !3", first: str = "!alias.scope !3") -> str:
    body = f"""  store i32 %id, ptr addrspace(3) %own, {first}
{second}
  %x = load i32, ptr addrspace(3) %p, {tags}
  store i32 %x, ptr addrspace(1) %place"""
    lds = "@lds = internal addrspace(3) global [256 x i32] poison, align 16"
    return kernel(body, lds) + SCOPES


SAME = "  %p = getelementptr i32, ptr addrspace(3) %own, i32 0"


def test_a_claim_holds_from_barrier_to_barrier_if_so_asked() -> None:
    text = tagged(BARRIER + "\n" + SAME)
    assert kinds(run(text, TWO_WAVES).findings) == {"false-noalias"}
    assert run(text, TWO_WAVES, window="barrier").findings == ()
    assert kinds(run(tagged(SAME), TWO_WAVES, window="barrier").findings) == {"false-noalias"}


def test_scopes_named_by_strings_count() -> None:
    named = SCOPES.replace('distinct !{!1, !0, !"A"}', '!{!"A", !0}').replace(
        'distinct !{!2, !0, !"B"}', '!{!"B", !0}'
    )
    text = tagged(SAME).replace(SCOPES, named)
    assert kinds(run(text, TWO_WAVES).findings) == {"false-noalias"}
