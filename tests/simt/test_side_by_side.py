"""Workgroups in several processes give what they give one after the other; where they cannot, one process does them."""

import re
from pathlib import Path

import numpy as np
import pytest

from ldsopt import Launch, SimulationResult, parse, simulate
from ldsopt.simt.preparation import Backend

GROUPS, ITEMS = 17, 64
ENOUGH = 1000
"""Rounds of each wave that make it worth several processes."""

TEXT = (Path(__file__).parent / "side_by_side.ll").read_text(encoding="utf-8")
BODIES: dict[str, str] = dict(re.findall(r"^; ([a-z ]+)(?::.*)?\n((?:[^;\n].*\n)+)", TEXT, re.MULTILINE))
"""The bodies of kernels, by what they are."""


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
{BODIES[body]}  ret void
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
@pytest.mark.parametrize(
    "body", ["own word", "in place", "bytes", "fault", "races", "late races", "many races"]
)
def test_workgroups_that_share_nothing_are_executed_apart_with_the_same_result(
    body: str, checks: bool
) -> None:
    assert told_of(body, checks=checks) == APART


@pytest.mark.parametrize("body", ["running", "invariant", "last wins", "put back", "late counter"])
def test_where_one_accesses_what_an_earlier_one_has_changed_one_process_executes_the_rest(body: str) -> None:
    told = told_of(body)
    rest = told[len(APART) :]
    assert told[: len(APART)] == APART
    assert 1 < rest[0] <= GROUPS and rest == EACH[rest[0] - 1 :]


def test_a_small_launch_is_executed_in_one_process() -> None:
    assert told_of("in place", rounds=100) == EACH


def test_a_kernel_that_counts_by_atomics_is_executed_in_one_process() -> None:
    assert told_of("counter") == EACH


@pytest.mark.parametrize("body", ["in place", "put back", "late races"])
def test_so_it_is_with_machine_code(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ldsopt.simt.compiled import running
    from ldsopt.simt.native import engine

    monkeypatch.setattr(running, "PATIENCE", 0)
    monkeypatch.setattr(engine, "ENOUGH", 1)
    assert told_of(body, backend="compiled")[: len(APART)] == APART


def test_the_findings_that_the_kernels_are_for_are_there() -> None:
    kinds = {finding.kind: finding for finding in run("late races", 1)[0].findings}
    assert set(kinds) == {"race", "uninitialized-read"}
    assert kinds["race"].workgroup == (5, 0, 0)
    assert kinds["race"].count == 12  # one in each workgroup from the fifth on
    assert [finding.kind for finding in run("fault", 1)[0].findings] == ["memory-fault"]
    assert [finding.count for finding in run("many races", 1)[0].findings] == [3 * GROUPS]


def test_it_is_told_how_many_workgroups_have_been_executed() -> None:
    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() {\n  ret void\n}', mcpu="gfx1100"
    )
    for at_once in (1, 2):
        told: list[tuple[int, int]] = []
        launch = Launch(grid=(3, 4), block=(32,))
        simulate(module, launch, at_once=at_once, watch=lambda *seen: told.append(seen))  # noqa: B023
        assert told == sorted(told) and told[-1] == (12, 12)
