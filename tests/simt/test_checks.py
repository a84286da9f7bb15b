"""Each check of a run can be left out by itself, and nothing else changes; what stops a run is always told."""

from __future__ import annotations

import pytest
from lane_kernels import everywhere

from ldsopt import QUICK_SCHEDULES, Launch, SimulationResult, parse, verify

WRONG = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@L = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %far) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %half = and i32 %id, 31
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %half
  store i32 %id, ptr addrspace(3) %p, align 4, !alias.scope !2, !noalias !3
  %r = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3, !noalias !2
  %wide = mul i32 %half, 4
  %u = getelementptr i32, ptr addrspace(3) @L, i32 %wide
  %unwritten = getelementptr i32, ptr addrspace(3) %u, i32 256
  %x = load i32, ptr addrspace(3) %unwritten, align 4
  %b = getelementptr i32, ptr addrspace(3) @L, i32 %far
  %y = load i32, ptr addrspace(3) %b, align 4
  %odd = getelementptr i8, ptr addrspace(3) @L, i32 130
  %z = load i32, ptr addrspace(3) %odd, align 4
  %g = getelementptr i32, ptr addrspace(1) %a, i32 %half
  store i32 %id, ptr addrspace(1) %g, align 4
  %c = icmp ult i32 %id, 40
  br i1 %c, label %some, label %all
some:
  call void @llvm.amdgcn.s.barrier()
  br label %all
all:
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!4 = distinct !{!4, !0}
!3 = !{!4}
"""
CHECKS = (
    "false-noalias", "race", "global-race", "uninitialized-read", "out-of-bounds", "misaligned", "divergent-barrier",
    "taken-over", "bank-conflicts",
)  # fmt: skip
OF_VERIFY_ALONE = {"taken-over", "bank-conflicts"}


def run(*without: str, text: str = WRONG) -> SimulationResult:
    launch = Launch(block=(64,), arguments=["i32[32]=zeros", 4096])
    return everywhere(parse(text, mcpu="gfx1100"), launch, without=without)


def kinds(result: SimulationResult) -> set[str]:
    return {finding.kind for finding in result.findings}


ALL = set(CHECKS) - OF_VERIFY_ALONE


def test_the_kernel_breaks_every_rule() -> None:
    assert kinds(run()) == ALL


@pytest.mark.parametrize("check", sorted(ALL))
def test_one_that_is_left_out_reports_nothing_and_the_others_what_they_did(check: str) -> None:
    whole, result = run(), run(check)
    assert result.findings == tuple(finding for finding in whole.findings if finding.kind != check)
    assert result.not_checked == (check,)
    assert (result.outputs["arg0"] == whole.outputs["arg0"]).all()
    assert result.profile == whole.profile


def test_bank_conflicts_that_are_left_out_take_no_cycles() -> None:
    assert sum(access.cycles for access in run().profile.accesses)
    assert not sum(access.cycles for access in run("bank-conflicts").profile.accesses)


def test_without_any_the_addresses_of_buffers_are_checked_still() -> None:
    assert run(*CHECKS).findings == ()
    far = WRONG.replace(
        "i32 %half\n  store i32 %id, ptr addrspace(1)", "i32 %far\n  store i32 %id, ptr addrspace(1)"
    )
    result = run(*CHECKS, text=far)
    assert kinds(result) == {"memory-fault"} and not result.completed


def test_an_atomic_operation_beyond_lds_is_a_finding_if_no_lane_is_within() -> None:
    atomic = "%y = atomicrmw add ptr addrspace(3) %b, i32 1 monotonic"
    found = run(text=WRONG.replace("%y = load i32, ptr addrspace(3) %b, align 4", atomic)).findings
    assert any(f.kind == "out-of-bounds" and f.access and "atomicrmw" in f.access.site.text for f in found)


def test_verify_says_what_it_left_out() -> None:
    module = parse(WRONG, mcpu="gfx1100")
    launch = Launch(block=(64,), arguments=["i32[32]=zeros", 4])
    coverage = verify(module, module, launch, schedules=QUICK_SCHEDULES[:1], without=["race"]).coverage
    assert coverage.not_checked == ("race",)
    assert not coverage.sources_compared  # of reads that race there is no one source
