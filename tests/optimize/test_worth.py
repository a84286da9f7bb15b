"""What makes code better: the floor that nothing may fall below, and the order of each goal above it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ldsopt.compare.worth import (
    OptimizationGoal,
    changes,
    gains_anything,
    harms,
    losses,
    order,
    rank,
)
from ldsopt.isa.measurement import FunctionMeasurement, Resources, Wait

GOALS = [goal.value for goal in OptimizationGoal]


def code(
    *, drains: int = 4, others: int = 6, outside: int = 2, barriers: int = 1, **resources: int
) -> FunctionMeasurement:
    """A kernel: waits in a loop, for all vector memory and for all but three operations, and waits outside of it."""
    waits = (
        [Wait("s_waitcnt", (("vmcnt", 0),), 1, 0)] * drains
        + [Wait("s_waitcnt", (("vmcnt", 3),), 1, 0)] * others
        + [Wait("s_waitcnt", (("lgkmcnt", 0),), 0, 0)] * outside
    )
    needs = {"vgprs": 64, "agprs": 0, "sgprs": 20, "vgpr_spills": 0, "sgpr_spills": 0, "scratch_bytes": 0}
    needs |= {"lds_bytes": 4096, "occupancy": 4, **resources}
    return FunctionMeasurement("k", True, tuple(waits), 100, 10, 2, barriers, 1, Resources(**needs))


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
        ({"lds_bytes": 4097}, "lds_bytes"),
        ({"outside": 3}, "waits"),
        ({"others": 7, "outside": 1}, "waits_in_loops"),
        ({"barriers": 2}, "barriers"),
    ],
)
def test_the_floor_is_the_same_for_every_goal(goal: str, changed: dict[str, int], name: str) -> None:
    assert lost(goal, **changed) == [name]


@pytest.mark.parametrize(
    ("goal", "changed", "allowed"),
    [
        ("balanced", {"vgprs": 65}, False),
        ("balanced", {"agprs": 1}, False),
        ("balanced", {"vgprs": 96, "occupancy": 5}, True),
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


@pytest.mark.parametrize("goal", GOALS)
def test_the_same_figures_are_no_loss(goal: str) -> None:
    assert lost(goal) == []


@pytest.mark.parametrize(
    ("goal", "better", "worse"),
    [
        # Occupancy first; then what the waits in loops wait for.
        ("balanced", {"occupancy": 5}, {"drains": 0}),
        ("balanced", {"drains": 3, "others": 7}, {"drains": 4, "others": 0}),
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
    assert list(changes(STOCK, unknown, ["waits", "occupancy", "vector_registers", "waits_for_dma"])) == []
    assert harms(STOCK, unknown) == ()


def test_a_change_reads_as_a_sentence() -> None:
    (change,) = changes(STOCK, code(drains=1, others=9), ["vmcnt0_in_loops", "waits"])
    assert str(change) == "vmcnt(0) in loops 4 to 1"
    assert change.is_better


@pytest.mark.parametrize(
    ("changed", "gains"),
    [
        ({"drains": 3, "others": 7}, True),  # vmcnt(0) became vmcnt(3)
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
        ({"outside": 3}, ["waits"]),
        ({"vgpr_spills": 2, "scratch_bytes": 8, "occupancy": 3}, ["spills", "scratch_bytes", "occupancy"]),
        ({"vgprs": 100, "others": 7, "outside": 1}, []),
    ],
)
def test_what_tags_may_not_cost(changed: dict[str, int], names: list[str]) -> None:
    assert [harm.criterion.name for harm in harms(STOCK, code(**changed))] == names
