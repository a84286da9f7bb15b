"""Kernels with many pairs of LDS accesses: what is told of all at once, and the work that it takes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from executed_races import RaceVerdict, verdicts
from scale import FAMILIES

from ldsopt import parse
from ldsopt.analysis.integers import interval
from ldsopt.analysis.races import races, solver
from ldsopt.analysis.races.facts import LeafFacts
from ldsopt.analysis.races.races import TermRanges
from ldsopt.analysis.races.shapes import ItemSpread, RaceWorkgroup
from ldsopt.analysis.races.terms import TermTable
from ldsopt.cli import main

_SECONDS = 0.05
"""The solver's steps end early, as they do in a large kernel."""


def _judged(family: str, size: int, seconds: float = _SECONDS) -> RaceVerdict:
    module = parse(FAMILIES[family].text(size), mcpu="gfx942")
    return next(iter(verdicts(module, seconds=seconds).values()))


def test_pairs_beyond_those_listed_are_counted_as_unproven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever pairs are listed, no pair more is called free."""
    every = _judged("diamonds", 60)
    monkeypatch.setattr(races, "MOST_LISTED", 20)
    few = _judged("diamonds", 60)
    assert few.count == every.count
    assert few.count.unproven > 20
    assert len(few.named) < len(every.named)
    assert few.named < every.named


@pytest.mark.parametrize("suffix", ["ll", "s"])
def test_races_that_an_execution_shows_are_told_though_not_listed(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound on the list makes no definite race unproven."""
    module = tmp_path / "k.ll"
    module.write_text(FAMILIES["diamonds"].text(12))
    code = tmp_path / "k.s"
    assert main(["compile", str(module), "-o", str(code), "--mcpu", "gfx942"]) == 0

    def counted() -> tuple[int, int, str]:
        report = tmp_path / "report.json"
        main(["check", str(module if suffix == "ll" else code), "--format", "json", "-o", str(report)])
        races = [one for one in json.loads(report.read_text())["findings"] if one["rule"] == "wave-race"]
        definite = sum(one["verdict"] == "definite" for one in races)
        return definite, len(races) - definite, str([one["reason"] for one in races])

    monkeypatch.setattr(races, "is_installed", lambda: False)  # the solver's steps have ended from the first
    definite, unproven, _ = counted()
    assert definite > 2
    monkeypatch.setattr(races, "MOST_LISTED", 2)
    few_definite, few_unproven, reasons = counted()
    assert few_definite == definite
    assert few_unproven <= 2 < unproven
    assert "more pairs of this kernel are unproven and not listed" in reasons


def test_equal_columns_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred branches access the same few places: comparisons do not grow with the pairs."""
    compared = []
    apart = ItemSpread.is_apart_from
    monkeypatch.setattr(ItemSpread, "is_apart_from", lambda a, b: compared.append(1) or apart(a, b))
    assert _judged("diamonds", 100).count.pairs > 10_000
    assert len(compared) < 1_000


def test_ranges_are_told_apart_without_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 50 variables lies behind the one before: only the pairs within one are asked."""
    asked = []
    ask = solver.RaceQuery.ask
    monkeypatch.setattr(solver.RaceQuery, "ask", lambda query, effort: asked.append(1) or ask(query, effort))
    _judged("variables", 50, 1)
    assert len(asked) <= 50


def test_range_of_an_id_that_is_packed_with_others() -> None:
    """Bits that other ids have are masked away, and the workgroup bounds what is left."""
    terms = TermTable()
    packed = terms.binary("or", terms.id(0), terms.total(32, 0, [(terms.id(1), 1024)]))
    address = terms.binary("and", terms.total(32, 0, [(packed, 4)]), terms.const(32, 4092))
    found = TermRanges(RaceWorkgroup(256, 64, None), {}).of(address)
    assert found.is_subset_of(interval(32, 0, 1020, 4))
    assert all(found.contains(number) for number in range(0, 1024, 4))


@pytest.mark.parametrize(("axis", "most"), [("lane", 63), ("wave", 3), (0, 199), ("flat", 199)])
def test_range_of_an_id(axis: int | str, most: int) -> None:
    """The last wave of 200 work-items has eight lanes, and is one of four."""
    terms = TermTable()
    found = TermRanges(RaceWorkgroup(200, 64, None), {}).of(terms.id(axis))
    assert (found.unsigned_min, found.unsigned_max) == (0, most)


def test_solver_is_asked_about_a_chain_of_selects_as_long_as_the_kernel() -> None:
    """Terms are made one after the other, not one within the other."""
    terms = TermTable()
    link = terms.id("lane")
    for number in range(3_000):
        is_it = terms.binary("eq", terms.leaf(32, ("argument", number), is_shared=True), link)
        link = terms.choose(is_it, terms.const(32, number), link)
    query = solver.RaceQuery(RaceWorkgroup(256, 64, (256, 1, 1)), LeafFacts({}))
    query.require(terms.binary("ult", link, terms.const(32, 7)), 1)
    assert query.ask(solver.SolverEffort(10))[0] in solver.SolverAnswer
