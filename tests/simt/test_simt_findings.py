"""Kinds of findings: a kernel that has the fault, and its twin that has not. Those of single accesses: `test_random_memory`."""

import pytest
from lane_kernels import run

from ldsopt import Launch

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
