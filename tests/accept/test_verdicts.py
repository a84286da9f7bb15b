"""The verdict on edits: hazards rank before cost, cost before gain, and nothing is silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import ldsopt
from ldsopt import (
    AnnotateOptions,
    Check,
    CheckOptions,
    Comparison,
    Finding,
    FindingPlace,
    FunctionMeasurement,
    Resources,
    Rule,
    Verdict,
    Wait,
)
from ldsopt.cli import main
from ldsopt.compare.settle import FunctionVerdict, Terms, unpaid, verdict
from ldsopt.compare.worth import gains_anything

UNREPAIRED = Path(__file__).parent / "dma_across_barrier.ll"
HAZARDS = Path(__file__).parents[1] / "hazards"


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


def test_who_insists_gets_it_and_is_told_the_cost(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert not judged(3, insists="--keep-tags").withdrawn
    kernel, out = HAZARDS / "e16_module_lds_drops_scope.ll", str(tmp_path / "out.ll")
    assert (
        main(["annotate", str(kernel), "--mcpu", "gfx942", "--bases", "all", "--keep-tags", "-o", out]) == 0
    )
    assert "\n  k: written because of --keep-tags; cost: waits 2 → 3" in capfd.readouterr().err


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


def test_a_repair_is_named_with_its_cost(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert judged(3, check(definite=2), check()).repaired == ((Verdict.DEFINITE, Rule.MISSING_WAIT, 2),)
    kernel, out = HAZARDS / "e2b_tbaa_hazard.ll", str(tmp_path / "out.ll")
    assert main(["annotate", str(kernel), "--mcpu", "gfx950", "--repair", "-o", out]) == 0
    assert (
        "\n  oneglobal_tbaa: repairs 1 definite missing-wait, 1 latent dma-without-scope; cost: waits 2 → 3, "
        in capfd.readouterr().err
    )


def test_a_definite_finding_that_is_repaired_pays_for_unproven_ones_only() -> None:
    assert unpaid(Comparison(check(definite=1), check(unproven=1))) == ()
    assert len(unpaid(Comparison(check(unproven=1), check(definite=1)))) == 1
    assert len(unpaid(Comparison(check(), check(unproven=1)))) == 1


@pytest.mark.parametrize("command", ["annotate", "optimize"])
def test_a_definite_finding_that_stays_is_the_last_line(
    command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["--repair"] if command == "annotate" else []
    assert main([command, str(UNREPAIRED), "-o", str(tmp_path / "out.ll"), *options]) == 0
    last = capfd.readouterr().err.splitlines()[-1]
    assert last.startswith("  NOT REPAIRED: the output has 1 definite dma-across-barrier; wait for the DMA")


def test_optimize_repairs_it_in_code(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["optimize", str(UNREPAIRED), "-o", str(tmp_path / "out.s")]) == 0
    said = capfd.readouterr().err
    assert "repairs 1 definite dma-across-barrier by exact waits" in said
    assert "NOT REPAIRED" not in said
    main(["waits", str(UNREPAIRED), "-o", str(tmp_path / "waits.s")])
    made, exact = (tmp_path / name for name in ("out.s", "waits.s"))
    assert made.read_text().count("s_waitcnt vmcnt(0)") == exact.read_text().count("s_waitcnt vmcnt(0)")


def test_tags_that_repair_stay_at_a_cost() -> None:
    hazard = HAZARDS / "e2b_tbaa_hazard.ll"
    module = ldsopt.read(hazard, mcpu="gfx950")
    made = ldsopt.annotate_validated(module, AnnotateOptions(repair=True), CheckOptions())
    assert made.acceptance is not None
    (found,) = (one for one in made.acceptance.functions if one.function == "oneglobal_tbaa")
    assert (Verdict.DEFINITE, Rule.MISSING_WAIT, 1) in found.repaired
    assert str(found.cost[0]) == "waits 2 → 3"
