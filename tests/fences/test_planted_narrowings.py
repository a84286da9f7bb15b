"""Fences that are narrowed, wrongly by hand and rightly by `annotate --fences`: the simulator and `check` find the wrong ones alone."""

from functools import cache

import pytest
from planted_narrowings import ROOT, PlantedNarrowing, fence_lines, narrowed, planted

from ldsopt import (
    Finding,
    Launch,
    Module,
    Rule,
    Schedule,
    Verdict,
    check,
    narrow_fences,
    parse,
    read,
    simulate,
)

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


def findings(module: Module) -> list[Finding]:
    return [one for one in check(module).findings if one.rule is Rule.WEAK_FENCE]


def found(module: Module) -> list[bool]:
    """Of each pair that is found, whether it is sure."""
    return [one.verdict is Verdict.DEFINITE for one in findings(module)]


@pytest.mark.parametrize("case", planted()[2::12], ids=str)
def test_a_barrier_whose_fences_were_both_narrowed_wrongly_is_found(case: object) -> None:
    """One of the two fences alone may be weak for other reasons; where both are, nothing orders the exchange."""
    exchange = case.exchange  # type: ignore[attr-defined]
    module = exchange.read()
    lines = fence_lines(module, exchange.launch.kernel or "k")
    assert found(narrowed(module, [lines[number] for number in case.fences]))  # type: ignore[attr-defined]


CASES = {
    "block_patterns": ("reduce", "scan", "sum_rows", "transpose", "histogram", "multiply", "smooth", "total"),
    "group_patterns": ("dot_parts", "sort_keys", "blur", "relax"),
}
KEPT = {"smooth": 4, "total": 6, "relax": 4}
"""Fences that stay: waves exchange global memory by them, or other workgroups rely on them."""


@pytest.mark.parametrize("schedule", [Schedule(), Schedule("reversed")], ids=str)
@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in CASES.items() for name in names]
)
def test_a_narrowed_pattern_matches_numpy_and_races_nowhere(
    module: str, name: str, schedule: Schedule
) -> None:
    import pattern_launches

    case = getattr(pattern_launches, name)()
    given = read(ROOT / "corpus" / "ir" / "clang-22" / f"{module}.gfx1100.ll")
    narrowed = narrow_fences(given, assume=["arguments-do-not-alias", "unread-dimensions-are-one"])
    kernel = next(k for k in narrowed.details.functions if k.name == case.launch.kernel)
    assert len(kernel.sites) - kernel.made == KEPT.get(name, 0)
    result = simulate(parse(narrowed.text, mcpu="gfx1100"), case.launch, schedule)
    assert result.completed
    case.check(result.outputs)
    assert [str(finding) for finding in result.findings] == []
