"""Workgroups in several processes give what they give one after the other; where they cannot, one process does them."""

from __future__ import annotations

import numpy as np
import pytest

from ldsopt import Launch, SimulationResult, parse, simulate
from ldsopt.simt.preparation import Backend

GROUPS, ITEMS = 17, 64
ENOUGH = 1000
"""Rounds of each wave that make it worth several processes."""

OWN_WORD = "store i32 %i, ptr addrspace(1) %own"
"""Every work-item writes its own word."""
IN_PLACE = """%v = load i32, ptr addrspace(1) %own
  %w = add i32 %v, 7
  store i32 %w, ptr addrspace(1) %own"""
BYTES = """%byte = getelementptr i8, ptr addrspace(1) %a, i32 %i
  store i8 5, ptr addrspace(1) %byte"""
"""Workgroups change bytes of common words."""
RUNNING = """%before = sub i32 %i, 64
  %first = icmp eq i32 %group, 0
  %from = select i1 %first, i32 %i, i32 %before
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %from
  %v = load i32, ptr addrspace(1) %p
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %own"""
"""Each workgroup reads what the one before it has written."""
INVARIANT = RUNNING.replace(
    "load i32, ptr addrspace(1) %p", "load i32, ptr addrspace(1) %p, !invariant.load !0"
)
LAST_WINS = """%p = getelementptr i32, ptr addrspace(1) %a, i32 %id
  store i32 %group, ptr addrspace(1) %p"""
PUT_BACK = """%p = getelementptr i32, ptr addrspace(1) %a, i32 %id
  %less = sub i32 %group, 1
  %early = icmp ult i32 %less, 2
  %v = zext i1 %early to i32
  store i32 %v, ptr addrspace(1) %p"""
"""Workgroups 1 and 2 write 1, later ones the 0 that was there at first: on that memory their stores change nothing."""
COUNTER = """%old = atomicrmw add ptr addrspace(1) %b, i32 1 monotonic
  store i32 %old, ptr addrspace(1) %own"""
LATE_COUNTER = """%late = icmp ugt i32 %group, 2
  br i1 %late, label %count, label %rest
count:
  %old = atomicrmw add ptr addrspace(1) %b, i32 1 monotonic
  store i32 %old, ptr addrspace(1) %own
  br label %rest
rest:"""
FAULT = """%wild = icmp eq i32 %group, 6
  %far = select i1 %wild, i32 100000, i32 %i
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %far
  store i32 %i, ptr addrspace(1) %p"""
RACES = """%at = and i32 %id, 31
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %at
  store i32 %i, ptr addrspace(3) %l
  %far = getelementptr i32, ptr addrspace(3) %l, i32 64
  %v = load i32, ptr addrspace(3) %far
  store i32 %v, ptr addrspace(1) %own"""
"""Two waves write common words, and read words that nobody wrote."""
LATE_RACES = f"""%late = icmp ugt i32 %group, 4
  br i1 %late, label %races, label %rest
races:
  {RACES}
  br label %rest
rest:"""

MANY_RACES = """%late = icmp ugt i32 %group, 6
  %at = and i32 %id, 31
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %at
  br i1 %late, label %other, label %one
one:
  store i32 1, ptr addrspace(3) %l
  br label %turns
other:
  store i32 2, ptr addrspace(3) %l
  br label %turns
turns:
  %turn = phi i32 [ 0, %one ], [ 0, %other ], [ %turned, %turns ]
  %v = load volatile i32, ptr addrspace(3) %l
  %turned = add i32 %turn, 1
  %more = icmp ult i32 %turned, 3
  br i1 %more, label %turns, label %rest
rest:"""
"""Of a kind and line four are looked into; what is more counts for the last of these, whatever it races with."""


def run(
    body: str, at_once: int, *, backend: Backend = "interpreted", checks: bool = True, rounds: int = ENOUGH
) -> tuple[SimulationResult, list[int]]:
    """The result, and of how many workgroups it was told that they are done, call by call."""
    module = parse(
        f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
@L = internal addrspace(3) global [128 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {{
begin:
  br label %round
round:
  %n = phi i32 [ 0, %begin ], [ %m, %round ]
  %m = add i32 %n, 1
  %again = icmp ult i32 %m, {rounds}
  br i1 %again, label %round, label %entry
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %start = mul i32 %group, {ITEMS}
  %i = add i32 %start, %id
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %i
  {body}
  ret void
}}
!0 = !{{}}
""",
        mcpu="gfx1100",
    )
    arguments = [f"a: i32[{GROUPS * ITEMS}]=zeros", "b: i32[4]=zeros"]
    launch = Launch(grid=(GROUPS,), block=(ITEMS,), arguments=arguments)
    told: list[int] = []
    found = simulate(
        module,
        launch,
        checks=checks,
        backend=backend,
        at_once=at_once,
        watch=lambda done, _: told.append(done),
    )
    return found, told


EACH = list(range(1, GROUPS + 1))
"""In one process it is told of each workgroup."""
APART = list(range(1, GROUPS + 1, 2))
"""Behind the first one, chunks of two are executed apart: four for each of two processes."""


def told_of(
    body: str, *, backend: Backend = "interpreted", checks: bool = True, rounds: int = ENOUGH
) -> list[int]:
    """What is told of workgroups in several processes, whose result is that of one."""
    one, each = run(body, 1, backend=backend, checks=checks, rounds=rounds)
    several, told = run(body, 2, backend=backend, checks=checks, rounds=rounds)
    for name, array in one.outputs.items():
        np.testing.assert_array_equal(several.outputs[name], array)
    assert several.findings == one.findings
    assert several.profile == one.profile
    assert (several.completed, several.notes) == (one.completed, one.notes)
    assert each == (EACH if one.completed else EACH[: len(each)])
    return told


@pytest.mark.parametrize("checks", [True, False])
@pytest.mark.parametrize("body", [OWN_WORD, IN_PLACE, BYTES, FAULT, RACES, LATE_RACES, MANY_RACES])
def test_workgroups_that_share_nothing_are_executed_apart_with_the_same_result(
    body: str, checks: bool
) -> None:
    assert told_of(body, checks=checks) == APART


@pytest.mark.parametrize("body", [RUNNING, INVARIANT, LAST_WINS, PUT_BACK, LATE_COUNTER])
def test_where_one_accesses_what_an_earlier_one_has_changed_one_process_executes_the_rest(body: str) -> None:
    told = told_of(body)
    rest = told[len(APART) :]
    assert told[: len(APART)] == APART
    assert 1 < rest[0] <= GROUPS and rest == EACH[rest[0] - 1 :]


def test_a_small_launch_is_executed_in_one_process() -> None:
    assert told_of(IN_PLACE, rounds=100) == EACH


def test_a_kernel_that_counts_by_atomics_is_executed_in_one_process() -> None:
    assert told_of(COUNTER) == EACH


@pytest.mark.parametrize("body", [IN_PLACE, PUT_BACK, LATE_RACES])
def test_so_it_is_with_machine_code(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ldsopt.simt.compiled import running
    from ldsopt.simt.native import engine

    monkeypatch.setattr(running, "PATIENCE", 0)
    monkeypatch.setattr(engine, "ENOUGH", 1)
    assert told_of(body, backend="compiled")[: len(APART)] == APART


def test_the_findings_that_the_kernels_are_for_are_there() -> None:
    kinds = {finding.kind: finding for finding in run(LATE_RACES, 1)[0].findings}
    assert set(kinds) == {"race", "uninitialized-read"}
    assert kinds["race"].workgroup == (5, 0, 0)
    assert kinds["race"].count == 12  # one in each workgroup from the fifth on
    assert [finding.kind for finding in run(FAULT, 1)[0].findings] == ["memory-fault"]
    assert [finding.count for finding in run(MANY_RACES, 1)[0].findings] == [3 * GROUPS]


def test_it_is_told_how_many_workgroups_have_been_executed() -> None:
    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() {\n  ret void\n}', mcpu="gfx1100"
    )
    for at_once in (1, 2):
        told: list[tuple[int, int]] = []
        launch = Launch(grid=(3, 4), block=(32,))
        simulate(module, launch, at_once=at_once, watch=lambda *seen: told.append(seen))  # noqa: B023
        assert told == sorted(told) and told[-1] == (12, 12)
