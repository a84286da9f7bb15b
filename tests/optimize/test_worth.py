"""The criteria of better code: the floor that nothing may fall below, and the order of each goal above it."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ldsopt import FunctionMeasurement, Resources, Wait
from ldsopt.cli import main
from ldsopt.compare.worth import (
    OptimizationGoal,
    changes,
    gains_anything,
    losses,
    order,
    rank,
    regressions,
)

GOALS = [goal.value for goal in OptimizationGoal]


def code(
    *,
    drains: int = 4,
    others: int = 6,
    outside: int = 2,
    at_barrier: int = 0,
    barriers: int = 1,
    invalidations: int = 0,
    **resources: int,
) -> FunctionMeasurement:
    """A kernel: waits in a loop, for all vector memory and for all but three operations, and waits outside of it."""
    lds = Wait("s_waitcnt", (("lgkmcnt", 0),), 0, 0)
    waits = (
        [Wait("s_waitcnt", (("vmcnt", 0),), 1, 0)] * drains
        + [Wait("s_waitcnt", (("vmcnt", 3),), 1, 0)] * others
        + [lds] * (outside - at_barrier)
        + [replace(lds, at_barrier=True)] * at_barrier
    )
    needs = {"vgprs": 64, "agprs": 0, "sgprs": 20, "vgpr_spills": 0, "sgpr_spills": 0, "scratch_bytes": 0}
    needs |= {"lds_bytes": 4096, "occupancy": 4, **resources}
    return FunctionMeasurement(
        "k", True, tuple(waits), 100, 10, 2, barriers, 1, Resources(**needs), invalidations=invalidations
    )


STOCK = code()


def lost(goal: str, **changed: int) -> list[str]:
    return [loss.criterion.name for loss in losses(STOCK, code(**changed), OptimizationGoal(goal))]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"vgpr_spills": 1}, "spills"),
        ({"sgpr_spills": 1}, "spills"),
        ({"scratch_bytes": 4}, "scratch_bytes"),
        ({"occupancy": 3}, "occupancy"),
        ({"invalidations": 1}, "invalidations"),
        ({"lds_bytes": 4097}, "lds_bytes"),
        ({"outside": 3}, "waits"),
        ({"others": 7, "outside": 1}, "waits_in_loops"),
        ({"drains": 5, "others": 2}, "vmcnt0"),
        ({"outside": 3, "others": 0}, "drains"),
        ({"at_barrier": 1}, "drains"),
        ({"drains": 3, "others": 5, "at_barrier": 2}, "drains"),  # one drain less does not pay for two,
        ({"others": 7, "drains": 3, "outside": 3}, "waits"),
        ({"barriers": 2}, "barriers"),
    ],
)
def test_the_floor_is_the_same_for_every_goal(goal: str, changed: dict[str, int], name: str) -> None:
    assert name in lost(goal, **changed)


@pytest.mark.parametrize(
    ("goal", "changed", "allowed"),
    [
        ("balanced", {"vgprs": 96}, True),
        ("balanced", {"agprs": 1}, True),
        ("balanced", {"vgprs": 96, "occupancy": 3}, False),
        ("waits", {"vgprs": 96}, True),
        ("waits", {"vgprs": 96, "occupancy": 3}, False),
        ("registers", {"vgprs": 65}, False),
        ("occupancy", {"outside": 9, "occupancy": 5}, True),
        ("occupancy", {"outside": 9}, False),
        ("balanced", {"outside": 3, "occupancy": 5}, False),
        ("waits", {"outside": 3, "occupancy": 5}, False),
        ("balanced", {"barriers": 2, "occupancy": 5}, True),
        ("balanced", {"sgprs": 40}, True),
    ],
)
def test_what_a_goal_lets_grow(goal: str, changed: dict[str, int], allowed: bool) -> None:
    assert (lost(goal, **changed) == []) is allowed


def test_registers_of_a_function_that_unseen_kernels_may_call_do_not_grow() -> None:
    before, after = (replace(one, is_kernel=False) for one in (STOCK, code(vgprs=65)))
    assert [loss.criterion.name for loss in losses(before, after, OptimizationGoal.BALANCED)] == [
        "vector_registers"
    ]


@pytest.mark.parametrize("goal", GOALS)
def test_the_same_figures_are_no_loss(goal: str) -> None:
    assert lost(goal) == []


@pytest.mark.parametrize(
    ("goal", "better", "worse"),
    [
        # Occupancy first; then what the waits wait for, however many they are.
        ("balanced", {"occupancy": 5}, {"drains": 0}),
        ("balanced", {"drains": 3, "others": 9}, {"drains": 4, "others": 5}),
        ("balanced", {"others": 5}, {"outside": 0}),
        ("balanced", {"outside": 1}, {"vgprs": 32}),
        ("balanced", {"vgprs": 63}, {"lds_bytes": 0}),
        ("waits", {"drains": 3, "others": 7}, {"occupancy": 8}),
        ("waits", {"outside": 1}, {"occupancy": 8}),
        ("occupancy", {"occupancy": 5, "drains": 9}, {"drains": 0}),
        ("occupancy", {"lds_bytes": 4092}, {"drains": 0}),
        ("registers", {"vgprs": 63}, {"occupancy": 8}),
        ("registers", {"agprs": 0, "vgprs": 60}, {"agprs": 1, "vgprs": 60}),
        ("registers", {"sgprs": 19}, {"drains": 0}),
    ],
)
def test_the_first_criterion_that_differs_decides(
    goal: str, better: dict[str, int], worse: dict[str, int]
) -> None:
    wanted = OptimizationGoal(goal)
    assert rank([code(**better)], wanted) < rank([code(**worse)], wanted)
    assert rank([code(**better)], wanted) < rank([STOCK], wanted)


@pytest.mark.parametrize("goal", GOALS)
def test_spills_come_first_and_no_criterion_twice(goal: str) -> None:
    names = [criterion.name for criterion in order(OptimizationGoal(goal))]
    assert names[:2] == ["spills", "scratch_bytes"]
    assert len(names) == len(set(names))


def test_functions_of_a_group_are_taken_together() -> None:
    goal = OptimizationGoal.BALANCED
    assert rank([code(drains=0), code(drains=6)], goal) < rank([code(drains=4), code(drains=4)], goal)


def test_what_a_side_does_not_tell_is_not_compared() -> None:
    unknown = replace(STOCK, waits=None, resources=Resources())
    assert list(changes(STOCK, unknown, ["waits", "occupancy", "vector_registers", "wait_weight"])) == []
    assert regressions(STOCK, unknown) == ()


def test_a_change_reads_as_a_sentence() -> None:
    (change,) = changes(STOCK, code(drains=1, others=9), ["vmcnt0_in_loops", "waits"])
    assert str(change) == "vmcnt(0) in loops 4 → 1"
    assert change.is_better


@pytest.mark.parametrize(
    ("changed", "gains"),
    [
        ({"drains": 3, "others": 7}, True),  # vmcnt(0) became vmcnt(3)
        ({"at_barrier": 1}, False),
        ({"vgprs": 63, "outside": 5}, True),
        ({"sgprs": 19}, True),
        ({"lds_bytes": 0}, False),
        ({"occupancy": 8}, False),
        ({}, False),
    ],
)
def test_what_tags_can_gain(changed: dict[str, int], gains: bool) -> None:
    assert gains_anything(STOCK, code(**changed)) is gains


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        ({"outside": 3}, ["waits", "wait_weight", "drains"]),
        ({"at_barrier": 2}, ["drains"]),
        ({"vgpr_spills": 2, "scratch_bytes": 8, "occupancy": 3}, ["spills", "scratch_bytes", "occupancy"]),
        ({"at_barrier": 1, "outside": 1}, []),
        ({"drains": 2, "outside": 4}, []),  # a drain of vector memory pays for one of LDS
        ({"drains": 2, "outside": 5, "others": 3}, ["drains"]),
        (
            {"drains": 5, "others": 5, "outside": 0},
            ["wait_weight", "vmcnt0", "vmcnt0_in_loops", "drains_in_loops"],
        ),
        ({"vgprs": 100, "sgprs": 90, "barriers": 3}, []),
    ],
)
def test_what_is_worse_is_what_the_gate_watches(
    changed: dict[str, int], names: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    after = code(**changed)
    assert [worse.criterion.name for worse in regressions(STOCK, after)] == names
    files = [str(tmp_path / "before.json"), str(tmp_path / "after.json")]
    for file, one in zip(files, (STOCK, after), strict=True):
        waits = [asdict(wait) | {"counters": dict(wait.counters), "reached": {}} for wait in one.waits or ()]
        entry = {
            "source": "k.ll",
            "arch": "gfx942",
            "compiler": "llvm",
            "functions": [asdict(one) | {"waits": waits}],
        }
        Path(file).write_text(json.dumps({"schema": "ldsopt.measurement/1", "measurements": [entry]}))
    assert main(["diff", *files, "--json", "--fail-on", "regressions"]) == bool(names)
    failures = json.loads(capfd.readouterr().out)["gate"]["failures"]
    assert [one["metric"] for one in failures] == names


def with_waits(*waits: tuple[str, int, int]) -> FunctionMeasurement:
    """A kernel with waits: counter, N and loop depth of each."""
    return replace(STOCK, waits=tuple(Wait("s_waitcnt", ((c, n),), depth, 0) for c, n, depth in waits))


@pytest.mark.parametrize("counter", ["vmcnt", "loadcnt", "lgkmcnt", "dscnt", "asynccnt", "tensorcnt"])
def test_a_drain_that_moves_into_a_deeper_loop_is_a_loss(counter: str) -> None:
    outside = with_waits((counter, 0, 1), (counter, 1, 2), (counter, 1, 2))
    inside = with_waits((counter, 0, 2))
    assert [change.criterion.name for change in regressions(outside, inside)] == ["drains_in_loops"]
    assert "drains_in_loops" not in {change.criterion.name for change in regressions(inside, outside)}


@pytest.mark.parametrize("counter", ["asynccnt", "tensorcnt"])
def test_partial_waits_for_copies_that_become_a_drain_are_a_loss(counter: str) -> None:
    partial = with_waits((counter, 3, 1), (counter, 2, 1), (counter, 1, 1))
    drained = with_waits((counter, 0, 1))
    names = [f"{counter}0", f"{counter}0_in_loops", "drains", "drains_in_loops"]
    assert [change.criterion.name for change in regressions(partial, drained)] == names
    assert regressions(drained, with_waits((counter, 1, 1))) == ()
