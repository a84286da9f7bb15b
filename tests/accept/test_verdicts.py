"""The verdict on edits: hazards rank before cost, cost before gain; what commands say of it is `tests/cases/annotate/verdicts.ll`."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ldsopt import (
    Check,
    Comparison,
    Finding,
    FindingPlace,
    FunctionMeasurement,
    Resources,
    Rule,
    Verdict,
    Wait,
)
from ldsopt.compare.settle import FunctionVerdict, Terms, unpaid, verdict
from ldsopt.compare.worth import gains_anything


def code(drains: int) -> FunctionMeasurement:
    """A function with so many drains of LDS."""
    waits = (Wait("s_waitcnt", (("lgkmcnt", 0),), 0, 0),) * drains
    return FunctionMeasurement("k", True, waits, 9, 9, 0, 0, 0, Resources(occupancy=4))


def check(**findings: int) -> Check:
    """A check with so many findings of each verdict in the function."""
    place = FindingPlace(None, "a read of LDS")
    found = tuple(
        Finding(Rule.MISSING_WAIT, Verdict(kind), "k", replace(place, identity=f"{kind} {number}"))
        for kind, count in findings.items()
        for number in range(count)
    )
    return Check("k.ll", "gfx942", "llvm", (), found, True, ())


def judged(
    drains: int, before: Check | None = None, after: Check | None = None, **terms: object
) -> FunctionVerdict:
    """The verdict on code with so many drains, where the input has two."""
    checks: tuple[Callable[[], Check], Callable[[], Check]] | None = None
    if before is not None and after is not None:
        was, now = before, after
        checks = (lambda: was), (lambda: now)
    return verdict(code(2), code(drains), Terms(gains_anything, **terms), checks)  # type: ignore[arg-type]


def test_code_that_gains_stays() -> None:
    assert judged(1) == FunctionVerdict("k")


def test_code_that_is_worse_is_withdrawn_with_the_reason() -> None:
    found = judged(3)
    assert found.withdrawn.startswith("its code would be worse: waits 2 → 3, weight of waits 2 → 3")


def test_code_that_gains_nothing_is_withdrawn() -> None:
    assert judged(2).withdrawn == "its code would be no better"


def test_who_insists_gets_it() -> None:
    assert not judged(3, insists="--keep-tags").withdrawn


def test_a_repair_is_told() -> None:
    assert judged(3, check(definite=2), check()).repaired == ((Verdict.DEFINITE, Rule.MISSING_WAIT, 2),)


@pytest.mark.parametrize(
    ("before", "after", "repairs", "stays"),
    [
        pytest.param({"definite": 1}, {}, "definite", True, id="a definite finding pays"),
        pytest.param({"definite": 1}, {"unproven": 9}, "definite", True, id="definite comes before unproven"),
        pytest.param({"unproven": 9}, {"definite": 1}, "latent", False, id="and not the other way round"),
        pytest.param({"unproven": 1}, {}, "definite", False, id="an unproven one does not, unless it is asked for"),
        pytest.param({"unproven": 1}, {}, "latent", True, id="with --repair it does"),
        pytest.param({"latent": 1}, {}, "latent", True, id="and so does a latent one"),
        pytest.param({"unproven": 1, "latent": 3}, {"unproven": 2}, "latent", False, id="unproven before latent"),
        pytest.param({"definite": 1}, {"definite": 1}, "latent", False, id="what is not repaired pays for nothing"),
    ],
)  # fmt: skip
def test_hazards_rank_before_cost(
    before: dict[str, int], after: dict[str, int], repairs: str, stays: bool
) -> None:
    found = judged(3, check(**before), check(**after), repairs=Verdict(repairs))
    assert (not found.withdrawn) is stays


def test_output_is_not_checked_where_the_input_has_no_hazard_to_repair() -> None:
    def unasked() -> Check:
        raise AssertionError

    checks = (lambda: check(unproven=3)), unasked
    assert verdict(code(2), code(3), Terms(gains_anything), checks).withdrawn


def test_a_definite_finding_that_is_repaired_pays_for_unproven_ones_only() -> None:
    assert unpaid(Comparison(check(definite=1), check(unproven=1))) == ()
    assert len(unpaid(Comparison(check(unproven=1), check(definite=1)))) == 1
    assert len(unpaid(Comparison(check(), check(unproven=1)))) == 1
