"""Races of global memory between the waves of a workgroup: what orders them, and what does not."""

from __future__ import annotations

import lane_kernels
import pytest

from ldsopt import Launch, Schedule, SimulationResult

RELEASE = 'fence syncscope("workgroup") release'
ACQUIRE = 'fence syncscope("workgroup") acquire'
LOCAL = ", !mmra !0"
BAR = "call void @llvm.amdgcn.s.barrier()"
FENCED = f"{RELEASE}\n  {BAR}\n  {ACQUIRE}"


def run(body: str, *, schedule: str = "forward", arch: str = "gfx1100") -> SimulationResult:
    """Runs a kernel of two waves of 32, ``%id`` the work-item's id, on two buffers of 64 words."""
    text = f"""@L = internal addrspace(3) global i32 poison
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %id
  %far = xor i32 %id, 32
  %other = getelementptr i32, ptr addrspace(1) %a, i32 %far
  %out = getelementptr i32, ptr addrspace(1) %b, i32 %id
  %first = icmp ult i32 %id, 32
  {body}
}}
!0 = !{{!"amdgpu-synchronize-as", !"local"}}
"""
    launch = Launch(block=(64,), arguments=["a: i32[64]=zeros", "b: i32[64]=zeros"])
    return lane_kernels.run(text, launch, Schedule(schedule), arch=arch)  # type: ignore[arg-type]


def exchange(between: str, *, value: str = "%id") -> str:
    """Each work-item stores to its own word and loads the word of one of the other wave."""
    return (
        f"%more = add i32 {value}, 1\n  store i32 %more, ptr addrspace(1) %own\n  {between}\n"
        "  %v = load i32, ptr addrspace(1) %other\n  store i32 %v, ptr addrspace(1) %out\n  ret void"
    )


@pytest.mark.parametrize("schedule", ["forward", "reversed"])
@pytest.mark.parametrize(
    ("between", "races"),
    [
        (FENCED, False), (FENCED.replace("workgroup", "agent"), False),
        (f"fence seq_cst\n  {BAR}\n  fence seq_cst", False),
        (f'fence syncscope("workgroup") acq_rel\n  {BAR}\n  fence syncscope("workgroup") acq_rel', False),
        (f"{RELEASE}\n  {BAR}\n  {BAR}\n  {ACQUIRE}", False),
        (f"{FENCED}\n  {RELEASE}{LOCAL}\n  {BAR}\n  {ACQUIRE}{LOCAL}", False),
        (f"{RELEASE}{LOCAL}\n  {BAR}\n  {ACQUIRE}{LOCAL}\n  {FENCED}", False), ("", True), (BAR, True),
        (f"{RELEASE}{LOCAL}\n  {BAR}\n  {ACQUIRE}", True), (f"{RELEASE}\n  {BAR}\n  {ACQUIRE}{LOCAL}", True),
        (f"{BAR}\n  {RELEASE}\n  {ACQUIRE}", True), (f"{RELEASE}\n  {ACQUIRE}\n  {BAR}", True),
        (FENCED.replace("workgroup", "wavefront"), True),
    ],
)  # fmt: skip
def test_a_release_a_barrier_and_an_acquire_order_global_memory(
    between: str, races: bool, schedule: str
) -> None:
    found = run(exchange(between), schedule=schedule).findings
    assert {finding.kind for finding in found} == ({"global-race"} if races else set())


def test_a_race_names_both_accesses_and_the_bytes() -> None:
    (found,) = run(exchange(f"{RELEASE}{LOCAL}\n  {BAR}\n  {ACQUIRE}")).findings
    assert found.message == (
        "wave 0 reads byte 128 of a that wave 1 wrote, and no fences that order global memory stand between"
    )
    assert found.access is not None
    assert found.other is not None
    assert "load" in found.access.site.text
    assert "store" in found.other.site.text
    assert (found.access.lanes, found.other.lanes) == ((0,), (0,))


def test_a_split_barrier_orders_as_a_whole_one() -> None:
    signal, wait = (
        "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
        "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
    )
    assert not run(exchange(f"{RELEASE}\n  {signal}\n  {wait}\n  {ACQUIRE}"), arch="gfx1201").findings
    assert run(exchange(f"{signal}\n  {RELEASE}\n  {wait}\n  {ACQUIRE}"), arch="gfx1201").findings


def test_what_nobody_changes_is_no_race() -> None:
    """Two reads; a store of what is there already; a wave with itself; atomics among themselves."""
    reads = "%v = load i32, ptr addrspace(1) %other\n  store i32 %v, ptr addrspace(1) %out\n  ret void"
    assert not run(reads).findings
    assert not run("store i32 0, ptr addrspace(1) %a\n  ret void").findings
    assert not run(
        "store i32 1, ptr addrspace(1) %own\n  %v = load i32, ptr addrspace(1) %own\n  ret void"
    ).findings
    adds = '%v = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic\n  ret void'
    assert not run(adds).findings


def test_two_writes_and_an_atomic_beside_a_plain_access_are_races() -> None:
    assert run("store i32 %id, ptr addrspace(1) %a\n  ret void").findings[0].kind == "global-race"
    mixed = (
        '%v = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic\n'
        "  %w = load i32, ptr addrspace(1) %a\n  ret void"
    )
    assert run(mixed).findings[0].kind == "global-race"


FLAG = """br i1 %first, label %give, label %take
give:
  store i32 1, ptr addrspace(1) %own
  {release}
  %f = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") {ordering}
  ret void
take:
  %g = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") {ordering}
  {acquire}
  %v = load i32, ptr addrspace(1) %other
  ret void"""


@pytest.mark.parametrize(
    ("release", "ordering", "acquire", "races"),
    [
        (RELEASE, "monotonic", ACQUIRE, False),
        ("", "acq_rel", "", False),
        (RELEASE + LOCAL, "monotonic", ACQUIRE, True),
        ("", "monotonic", "", True),
    ],
)
def test_an_atomic_hands_on_what_was_released(release: str, ordering: str, acquire: str, races: bool) -> None:
    found = run(FLAG.format(release=release, ordering=ordering, acquire=acquire)).findings
    assert [finding.kind for finding in found if finding.kind == "global-race"] == ["global-race"] * races


def test_bytes_of_one_word_are_told_apart() -> None:
    """Two waves change different bytes of one word, which is no race."""
    body = """%at = lshr i32 %id, 5
  %p = getelementptr i8, ptr addrspace(1) %a, i32 %at
  store i8 1, ptr addrspace(1) %p, align 1
  ret void"""
    assert not run(body).findings
    assert run(
        body.replace("%at = lshr i32 %id, 5", "%at = lshr i32 %id, 6")
        .replace("i8 1", "i8 %w")
        .replace("  store", "  %w = trunc i32 %id to i8\n  store")
    ).findings
