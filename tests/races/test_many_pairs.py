"""Kernels with many pairs of LDS accesses: what is told of all at once, and the work that it takes."""

import json
import re
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from executed_races import FENCED, Pair, RaceVerdict, arm, head, verdicts
from scale import FAMILIES

from ldsopt import parse
from ldsopt.analysis.integers import interval
from ldsopt.analysis.races import races, solver
from ldsopt.analysis.races.facts import LeafFacts
from ldsopt.analysis.races.races import TermRanges
from ldsopt.analysis.races.shapes import ItemSpread, RaceWorkgroup
from ldsopt.analysis.races.terms import TermTable
from ldsopt.cli import main

_RACES = head(A=256) + "".join(
    f"""define amdgpu_kernel void @{kernel}(i32 %n, ptr addrspace(1) %to) #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %far = xor i32 %t, 128
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %far
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %on3 ]
"""
    + "".join(
        f"  store i32 {number}, ptr addrspace(3) %own\n"
        f"  %v{number} = load i32, ptr addrspace(3) %other\n"
        f"  store volatile i32 %v{number}, ptr addrspace(1) %to\n"
        f"  %c{number} = icmp eq i32 %n, {1_000_003 * number + 77}\n"
        + arm(str(number), f"%c{number}", "  store i32 %n, ptr addrspace(3) %other\n")
        + (FENCED if number in (0, 2) else "")
        for number in range(4)
    )
    + """  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    for kernel in ("first", "alike")
)
"""Accesses that every execution has, and some that few have, between two barriers of a loop, in two kernels."""
_UNLISTED = re.compile(r"(\d+) more pairs? of this kernel (?:is|are) unproven and not listed")
_SECONDS = 0.05
"""The solver's steps end early, as they do in a large kernel."""


def _judged(family: str, size: int, seconds: float = _SECONDS) -> RaceVerdict:
    module = parse(FAMILIES[family].text(size), mcpu="gfx942")
    return next(iter(verdicts(module, seconds=seconds).values()))


@pytest.mark.parametrize(("family", "size", "seconds"), [("diamonds", 60, _SECONDS), ("gemm", 8, 1)])
def test_pairs_beyond_those_listed_are_counted_as_unproven(
    family: str, size: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever pairs are listed, no pair more is called free: those of `gemm` have counterexamples.

    Of listed pairs alone it is asked if they write the same bytes.
    """
    every = _judged(family, size, seconds)
    monkeypatch.setattr(races, "MOST_LISTED", 20)
    few = _judged(family, size, seconds)
    assert (few.count.pairs, few.count.free) == (every.count.pairs, every.count.free)
    assert few.count.alike <= every.count.alike
    assert few.count.alike + few.count.unproven == every.count.alike + every.count.unproven
    assert few.count.unproven > 20
    assert len(few.named) < len(every.named)
    assert few.named < every.named


@pytest.mark.parametrize("suffix", ["ll", "s"])
def test_races_that_an_execution_shows_are_told_though_not_listed(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound on the list makes no definite race unproven, and no pair is told twice or not counted."""
    module = tmp_path / "k.ll"
    module.write_text(_RACES)
    code = tmp_path / "k.s"
    assert main(["compile", str(module), "-o", str(code), "--mcpu", "gfx942"]) == 0

    def told() -> tuple[set[Pair], set[Pair], int]:
        """The pairs that race, those that may, and the number of those that are not listed."""
        report = tmp_path / "report.json"
        main(["check", str(module if suffix == "ll" else code), "--format", "json", "-o", str(report)])
        read = json.loads(report.read_text())
        found = [one for one in read["findings"] if one["rule"] == "wave-race"]
        pairs = [
            frozenset(
                one[side]["canonical_line" if suffix == "ll" else "asm_line"] for side in ("started", "used")
            )
            for one in found
        ]
        assert len(set(pairs)) == len(pairs)
        definite = {pair for one, pair in zip(found, pairs, strict=True) if one["verdict"] == "definite"}
        unlisted = [int(number) for one in found for number in _UNLISTED.findall(one["reason"])]
        assert len(unlisted) <= len(read["races"]) == 2
        counts = [sum(kernel[count] for kernel in read["races"]) for count in ("definite", "unproven")]
        assert counts == [len(definite), len(pairs) - len(definite) + sum(unlisted)]
        return definite, {*pairs} - definite, sum(unlisted)

    monkeypatch.setattr(races, "is_installed", lambda: False)  # the solver's steps have ended from the first
    definite, unproven, none = told()
    assert len(definite) > 3 and len(unproven) > 9 and none == 0
    for most in (0, 2):
        monkeypatch.setattr(races, "MOST_LISTED", most)
        few_definite, few_unproven, unlisted = told()
        assert few_definite == definite, most
        assert few_unproven < unproven, most
        assert len(few_unproven) + unlisted == len(unproven), most


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


@pytest.mark.parametrize(("mask", "is_free"), [(192, True), (128, False)])
def test_value_computed_ahead_of_many_branches_is_followed(mask: int, *, is_free: bool) -> None:
    """More branches than the operations that a value is followed through; without them all is the same."""
    text = (
        head(A=512)
        + f"""define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %to) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = and i32 %first, {mask}
  %lane = and i32 %t, 63
  %place = or disjoint i32 %wave, %lane
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %place
"""
        + "".join(
            f"  %c{number} = icmp ult i32 %n, {number}\n"
            + arm(str(number), f"%c{number}", "  store volatile i32 %n, ptr addrspace(1) %to\n")
            for number in range(120)
        )
        + """  store i32 %t, ptr addrspace(3) %own
  ret void
}
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
"""
    )
    (found,) = verdicts(parse(text, mcpu="gfx942")).values()
    assert found.may_race != is_free
