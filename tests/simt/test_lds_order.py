"""LDS handed over within a phase by atomic flags, and what split barriers leave unordered."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import run

from ldsopt import STANDARD_SCHEDULES, Launch, Schedule, SimulationResult

FLAGS = """
@s = internal addrspace(3) global [64 x i32] poison, align 16
@f = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %t, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %lane = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %lane
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  %other = getelementptr i32, ptr addrspace(3) @f, i32 1
  %first = icmp eq i32 %wave, 0
  br i1 %first, label %clear, label %start
clear:
  store i32 0, ptr addrspace(3) @f, align 4
  store i32 0, ptr addrspace(3) %other, align 4
  br label %start
start:
  call void @llvm.amdgcn.s.barrier()
  br i1 %first, label %produce, label %consume
produce:
  store i32 %t, ptr addrspace(3) %p, align 4
  SET
  br label %end
consume:
  GET
  %go = icmp eq i32 %flag, 1
  br i1 %go, label %read, label %consume
read:
  BEHIND
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %po, align 4
  br label %end
end:
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"global"}
"""
RELEASE = 'store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") release, align 4'
ACQUIRE = '%flag = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") acquire, align 4'


def handed_over(set_: str, get: str, behind: str = "", schedule: Schedule | None = None) -> SimulationResult:
    text = FLAGS.replace("SET", set_).replace("GET", get).replace("BEHIND", behind)
    launch = Launch(block=(128,), arguments={"out": np.full(64, 99, np.uint32)})
    return run(text, launch, schedule, limit=100_000)


RELAXED_SET, RELAXED_GET = RELEASE.replace("release", "monotonic"), ACQUIRE.replace("acquire", "monotonic")
FENCED_SET = f'fence syncscope("workgroup") release\n  {RELAXED_SET}'
FENCE_BEHIND = 'fence syncscope("workgroup") acquire'
CHANGE = '%x = atomicrmw add ptr addrspace(3) @f, i32 1 syncscope("workgroup") release, align 4'
EXCHANGE = """%pair = cmpxchg ptr addrspace(3) @f, i32 64, i32 1 syncscope("workgroup") acq_rel acquire, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  %all = icmp uge i32 %old, 1
  %flag = zext i1 %all to i32"""
RIGHT = {
    "release and acquire": (RELEASE, ACQUIRE, ""),
    "sequentially consistent": (
        RELEASE.replace("release", "seq_cst"),
        ACQUIRE.replace("acquire", "seq_cst"),
        "",
    ),
    "one address space": (RELEASE.replace("workgroup", "workgroup-one-as"), ACQUIRE, ""),
    "fences beside relaxed accesses": (FENCED_SET, RELAXED_GET, FENCE_BEHIND),
    "atomic changes": (CHANGE, EXCHANGE, ""),
}
WRONG = {
    "no release": (RELAXED_SET, ACQUIRE, ""),
    "no acquire": (RELEASE, RELAXED_GET, ""),
    "neither": (RELAXED_SET, RELAXED_GET, ""),
    "release behind": (f'{RELAXED_SET}\n  fence syncscope("workgroup") release', ACQUIRE, ""),
    "release of global memory alone": (
        f'fence syncscope("workgroup") release, !mmra !0\n  {RELAXED_SET}', ACQUIRE, "",
    ),
    "release of one wave": (RELEASE.replace("workgroup", "wavefront"), ACQUIRE, ""),
    "another flag": (
        f"{RELAXED_SET}\n  " + RELEASE.replace("@f", "%other"),
        f"{RELAXED_GET}\n  " + ACQUIRE.replace("%flag", "%again").replace("acquire", "monotonic"),
        FENCE_BEHIND,
    ),
}  # fmt: skip


@pytest.mark.parametrize("schedule", [*STANDARD_SCHEDULES, Schedule("reversed")], ids=str)
@pytest.mark.parametrize("name", RIGHT)
def test_lds_is_handed_over_by_a_release_and_an_acquire(name: str, schedule: Schedule) -> None:
    """Whichever wave runs first: one that spins gives way."""
    result = handed_over(*RIGHT[name], schedule)
    assert result.findings == ()
    assert result.outputs["out"].tolist() == list(range(64))


@pytest.mark.parametrize("name", WRONG)
def test_without_a_release_or_an_acquire_the_data_race(name: str) -> None:
    set_, get, behind = WRONG[name]
    findings = handed_over(set_, get, behind).findings
    assert {finding.kind for finding in findings} == {"race"}
    assert any("load i32" in finding.access.site.text for finding in findings if finding.access)


def test_a_flag_that_is_stored_without_an_atomic_races_itself() -> None:
    findings = handed_over("store i32 1, ptr addrspace(3) @f, align 4", ACQUIRE).findings
    assert any("load atomic" in finding.access.site.text for finding in findings if finding.access)


def both_produce(change: str, least: int) -> set[str]:
    """Two waves fill a half each and set the flag; the third reads both halves once it is set."""
    text = FLAGS.replace("SET", change).replace("GET", ACQUIRE).replace("BEHIND", "")
    text = text.replace("lshr i32 %t, 6", "lshr i32 %t, 5")
    text = text.replace(
        "br i1 %first, label %produce", "%two = icmp ult i32 %wave, 2\n  br i1 %two, label %produce"
    )
    text = text.replace("%go = icmp eq i32 %flag, 1", f"%go = icmp uge i32 %flag, {least}")
    launch = Launch(block=(128,), arguments={"out": np.full(64, 99, np.uint32)})
    return {f.kind for s in STANDARD_SCHEDULES for f in run(text, launch, s, arch="gfx1100").findings}


def test_a_store_hands_on_nothing_of_the_store_before_it() -> None:
    """A wave that sees the flag of one wave knows nothing of what the other did; one that sees the sum of both does."""
    assert "race" in both_produce(RELEASE, 1)
    assert "race" in both_produce(CHANGE, 1)
    assert both_produce(CHANGE, 64) == set()


SPLIT = """
@s = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  FIRST
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  BETWEEN
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  LAST
  ret void
}
"""
STORE, ADD = (
    "store i32 %t, ptr addrspace(3) PLACE",
    "%a = atomicrmw add ptr addrspace(3) PLACE, i32 1 monotonic",
)
LOAD = "%v = load i32, ptr addrspace(3) PLACE\n  store i32 %v, ptr addrspace(1) %o"
WHOLE = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n  "


def split(first: str = "", between: str = "", last: str = "") -> list[str]:
    text = SPLIT.replace("FIRST", first).replace("BETWEEN", between).replace("LAST", last)
    launch = Launch(block=(64,), arguments={"out": np.zeros(64, np.uint32)})
    return [finding.kind for finding in run(text, launch, arch="gfx1200").findings]


@pytest.mark.parametrize(
    ("between", "last"),
    [(STORE, LOAD), (STORE, STORE), (ADD, LOAD), (STORE, ADD)],
    ids=["load behind store", "store behind store", "load behind atomic", "atomic behind store"],
)
def test_what_a_wave_touches_behind_its_signal_races_with_the_next_phase(between: str, last: str) -> None:
    mine, theirs = between.replace("PLACE", "%p"), last.replace("PLACE", "%q").replace("%a", "%b")
    assert "race" in split(between=mine, last=theirs)
    assert "race" not in split(first=mine, last=theirs)
    assert "race" not in split(between=mine, last=WHOLE + theirs)
    assert "race" not in split(between=mine, last=theirs.replace("%q", "%p"))


def test_a_read_behind_the_signal_races_with_a_store_of_the_next_phase() -> None:
    load, store = LOAD.replace("PLACE", "%p"), STORE.replace("PLACE", "%q")
    other = store.replace("%t", "7")
    filled = f"{store}\n  {WHOLE}"
    assert "race" in split(first=filled, between=load, last=other)
    assert "race" not in split(first=f"{filled}{load}", last=other)
    assert "race" not in split(
        first=filled, between=load, last=LOAD.replace("PLACE", "%q").replace("%v", "%u")
    )
