"""A hundred fences that are narrowed wrongly: `annotate --fences` leaves each alone, and the simulator finds each."""

from functools import cache

import pytest
from planted_narrowings import PlantedNarrowing, fence_lines, narrowed, planted

from ldsopt import Launch, Module, Schedule, narrow_fences, simulate

PLANTED = planted()
SCHEDULES = (Schedule(), Schedule("reversed"), Schedule("random", fine=True, seed=1))


@cache
def kept(exchange: object) -> frozenset[int]:
    """The lines of the fences that are left alone under every assumption there is."""
    module = exchange.read()  # type: ignore[attr-defined]
    found = narrow_fences(module, assume=["arguments-do-not-alias", "unread-dimensions-are-one"]).details
    return frozenset(f.line for k in found.functions for f in k.sites if not f.standing.is_made)


@cache
def races_before(exchange: object) -> bool:
    """True if the kernel races as it is."""
    module = exchange.read()  # type: ignore[attr-defined]
    return any(races(module, exchange.launch, schedule) for schedule in SCHEDULES)  # type: ignore[attr-defined]


def races(module: Module, launch: Launch, schedule: Schedule) -> bool:
    """True if a race of global memory is found in one order of the waves."""
    return any(finding.kind == "global-race" for finding in simulate(module, launch, schedule).findings)


def test_there_are_a_hundred() -> None:
    assert len(PLANTED) >= 100


@pytest.mark.parametrize("case", PLANTED, ids=str)
def test_a_wrong_narrowing_is_left_alone_and_found(case: PlantedNarrowing) -> None:
    """It is found in whichever order the waves run, and the kernel itself does not race."""
    exchange = case.exchange
    module = exchange.read()
    every = fence_lines(module, exchange.launch.kernel or "k")
    lines = [every[number] for number in case.fences]
    assert set(lines) <= kept(exchange)
    assert not races_before(exchange)
    wrong = narrowed(module, lines)
    assert [races(wrong, exchange.launch, schedule) for schedule in SCHEDULES] == [True] * len(SCHEDULES)
