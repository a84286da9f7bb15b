"""Kinds of findings: a kernel that has the fault, and its twin that has not. Those of single accesses: `test_random_memory`."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import run

from ldsopt import STANDARD_SCHEDULES, Launch, Schedule
from ldsopt.simt.findings import SimulationFinding

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
EXCHANGE = """  store i32 %id, ptr addrspace(3) %own
{between}
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place"""


def kinds(findings: tuple[SimulationFinding, ...]) -> set[str]:
    return {finding.kind for finding in findings}


@pytest.mark.parametrize("schedule", STANDARD_SCHEDULES, ids=str)
def test_exchange_without_a_barrier_is_a_race(schedule: Schedule) -> None:
    clean = run(kernel(EXCHANGE.format(between=BARRIER)), TWO_WAVES, schedule)
    assert clean.findings == ()
    assert clean.outputs["out"].tolist() == [n ^ 64 for n in range(128)]
    faulty = run(kernel(EXCHANGE.format(between="")), TWO_WAVES, schedule)
    assert "race" in kinds(faulty.findings)
    race = next(f for f in faulty.findings if f.kind == "race")
    assert race.access is not None
    assert race.other is not None
    assert race.access.wave != race.other.wave
    assert {race.access.site.text.split()[0], race.other.site.text.split()[0]} <= {"%x", "store"}
    assert race.access.address == race.other.address
    assert len(race.access.lanes) == len(race.other.lanes) == 1
    assert race.message.endswith(", with no barrier between")


@pytest.mark.parametrize(("rounds", "is_known"), [(10, True), (40_000, False)])
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


def test_atomics_do_not_race_among_themselves_but_with_plain_accesses() -> None:
    start = "  store i32 0, ptr addrspace(3) @lds\n" + BARRIER + "\n"
    add = '  %o = atomicrmw add ptr addrspace(3) @lds, i32 1 syncscope("workgroup") monotonic\n'
    read = "  %x = load i32, ptr addrspace(3) @lds\n  store i32 %x, ptr addrspace(1) %place"
    clean = run(kernel(start + add + BARRIER + "\n" + read), TWO_WAVES)
    assert clean.findings == ()
    assert set(clean.outputs["out"].tolist()) == {128}
    assert kinds(run(kernel(start + add + read), TWO_WAVES).findings) == {"race"}


def test_each_workgroup_starts_with_empty_lds() -> None:
    body = "  %x = load i32, ptr addrspace(3) %own\n  store i32 %id, ptr addrspace(3) %own\n"
    two = Launch((2,), (64,), ["out: u32[64]=zeros"])
    (finding,) = run(kernel(body), two).findings
    assert finding.count == 2


def test_dynamic_lds_is_as_large_as_the_launch_says() -> None:
    lds = "@lds = external addrspace(3) global [0 x i32], align 16"
    body = "  store i32 %id, ptr addrspace(3) %own"
    enough = Launch((1,), (64,), ["out: u32[64]=zeros"], dynamic_lds=256)
    assert run(kernel(body, lds), enough).findings == ()
    less = Launch((1,), (64,), ["out: u32[64]=zeros"], dynamic_lds=128)
    assert kinds(run(kernel(body, lds), less).findings) == {"out-of-bounds"}


def test_a_barrier_that_some_lanes_do_not_reach() -> None:
    text = kernel("""  %c = icmp ult i32 %id, LIMIT
  br i1 %c, label %in, label %out_
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out_
out_:""")
    assert run(text.replace("LIMIT", "128"), TWO_WAVES).findings == ()
    within_a_wave = run(text.replace("LIMIT", "100"), TWO_WAVES)
    assert kinds(within_a_wave.findings) == {"divergent-barrier"}
    assert (
        run(text.replace("LIMIT", "64"), TWO_WAVES).findings == ()
    )  # the other wave ends: as if it had arrived


def test_lanes_that_have_ended_need_no_barrier() -> None:
    text = kernel("""  %c = icmp ult i32 %id, 100
  br i1 %c, label %in, label %gone
gone:
  ret void
in:
  call void @llvm.amdgcn.s.barrier()""")
    assert run(text, TWO_WAVES).findings == ()


def test_waves_may_meet_at_different_barriers() -> None:
    text = kernel("""  %c = icmp ult i32 %id, 64
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %join
b:
  call void @llvm.amdgcn.s.barrier()
  br label %join
join:""")
    result = run(text, TWO_WAVES)
    assert result.findings == ()
    assert result.profile.barriers == 1


def test_a_loop_without_end_is_a_deadlock() -> None:
    text = kernel("""  br label %spin
spin:
  %x = load i32, ptr addrspace(1) %out
  %c = icmp eq i32 %x, 0
  br i1 %c, label %spin, label %done
done:""")
    from ldsopt import parse
    from ldsopt.simt.simulate import simulate

    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n' + text,
        mcpu="gfx942",
    )
    result = simulate(module, TWO_WAVES, limit=1000)
    assert not result.completed
    assert kinds(result.findings) == {"deadlock"}


def test_a_wait_without_its_signal_is_a_deadlock() -> None:
    split = (
        "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
    )
    assert run(kernel(split), TWO_WAVES, arch="gfx1201").findings == ()
    alone = "  call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
    assert kinds(run(kernel(alone), TWO_WAVES, arch="gfx1201").findings) == {"deadlock"}


def test_memory_that_no_buffer_holds_stops_the_run() -> None:
    body = "  %far = getelementptr i32, ptr addrspace(1) %place, i64 {step}\n  store i32 1, ptr addrspace(1) %far"
    assert run(kernel(body.format(step=0)), TWO_WAVES).completed
    result = run(kernel(body.format(step=100)), TWO_WAVES)
    assert not result.completed
    (finding,) = result.findings
    assert finding.kind == "memory-fault"
    assert "lane 28" in finding.message


def test_reading_a_little_behind_a_buffer_is_counted() -> None:
    body = "  %near = getelementptr i32, ptr addrspace(1) %place, i64 100\n  %x = load i32, ptr addrspace(1) %near"
    result = run(kernel(body), TWO_WAVES)
    assert result.completed
    assert result.profile.reads_beyond > 0


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


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("%x = load i32, ptr addrspace(1) %p, align 4", "read at"),
        ("store i32 1, ptr addrspace(1) %p, align 4", "write at"),
        ('%x = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("agent") monotonic', "atomic operation at"),
        ("%s = alloca [64 x i32], align 4, addrspace(5)\n  %q = getelementptr i8, ptr addrspace(5) %s, i32 %o\n"
         "  %x = load i32, ptr addrspace(5) %q, align 4", "access to scratch at"),
    ],
)  # fmt: skip
def test_an_address_that_is_less_aligned_than_its_access_says_ends_the_run(body: str, words: str) -> None:
    """What LLVM makes of such an access is anything; another place's bytes would be silence."""
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %buf) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 6
  %p = getelementptr i8, ptr addrspace(1) %buf, i32 %o
  {body}
  ret void
}}"""
    result = run(text, Launch((1,), (4,), [np.zeros(64, "u4")]))
    (found,) = result.findings
    assert (found.kind, result.completed) == ("memory-fault", False)
    assert words in found.message
    assert "lane 1: " in found.message
    assert found.message.endswith("which is no multiple of 4, as the access claims")


@pytest.mark.parametrize(("behind", "count"), [(0, 0), (1, 1)])
def test_reads_behind_the_end_are_counted_where_lanes_read_several_buffers(behind: int, count: int) -> None:
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %id to i1
  %i = add i32 %id, {behind}
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = select i1 %odd, ptr addrspace(1) %pa, ptr addrspace(1) %pb
  %x = load i32, ptr addrspace(1) %p
  ret void
}}"""
    result = run(text, Launch((1,), (64,), [np.zeros(64, "u4"), np.zeros(64, "u4")]))
    assert (result.findings, result.profile.reads_beyond) == ((), count)
