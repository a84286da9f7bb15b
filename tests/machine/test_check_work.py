"""Work of the checker grows with the code and no faster: lines and calls counted, as code grows threefold."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from machine_listing import listing
from scale_families import FAMILIES

import ldsopt
from ldsopt import arch, exact_waits, parse
from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import of_edges
from ldsopt.analysis.flow.divergence import divergence_of, joins
from ldsopt.analysis.flow.phases import phases_of
from ldsopt.analysis.races.solver import Counterexample
from ldsopt.api.waiting import check_code
from ldsopt.checker import wave_races
from ldsopt.checker.findings import Rule
from ldsopt.checker.options import RaceCheckOptions
from ldsopt.ir.metadata import AccessScopes, AliasMetadata
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.counters import Keys, solve
from ldsopt.isa.program import program
from ldsopt.isa.wait_walk import WaitWalk
from ldsopt.machine import addresses
from ldsopt.machine.paths import taken_paths
from ldsopt.machine.state import WaveState


def lines(work: Callable[[], object], name: str) -> int:
    """The lines of functions with this name, and of what is defined in them, that work executes."""
    count = 0

    def traced(_frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return traced

    def called(frame: FrameType, _event: str, _: object) -> Any:
        return traced if name in frame.f_code.co_qualname.split(".") else None

    sys.settrace(called)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def function(body: str) -> AsmFunction:
    (only,) = parse_assembly(
        f"\t.type k,@function\nk:\n{body}\n\ts_endpgm\n.Lfunc_end0:\n\t.amdhsa_kernel k\n"
    ).functions
    return only


def test_joins_of_a_branch_are_looked_for_between_it_and_its_post_dominator() -> None:
    def work(diamonds: int) -> int:
        edges = [edge for n in range(0, 3 * diamonds, 3) for edge in ([n + 1, n + 2], [n + 3], [n + 3])]
        flow = of_edges([*edges, []])
        return lines(lambda: [joins(flow, n) for n in range(0, 3 * diamonds, 3)], "joins")

    assert work(90) <= 3.3 * work(30)


def test_branches_that_start_nothing_share_what_is_outstanding() -> None:
    def work(cases: int) -> int:
        tree = "".join(f"\ts_cmp_eq_u32 s1, {n}\n\ts_cbranch_scc1 .LBB0_{n + 9}\n" for n in range(cases))
        leaves = "".join(f".LBB0_{n + 9}:\n\ts_endpgm\n" for n in range(cases))
        loop = f".LBB0_1:\n\tglobal_load_dword v1, v[2:3], off\n{tree}\ts_branch .LBB0_1\n{leaves}"
        built = program(function(loop), arch("gfx942"))
        return lines(lambda: solve(built), "join")

    assert 0 < work(90) == work(30)


def test_barriers_are_looked_for_once_for_all_branches() -> None:
    def work(diamonds: int) -> int:
        text = FAMILIES["diamonds"].text(diamonds).replace("icmp slt i32 %n", "icmp slt i32 %id")
        module = parse(text)
        kernel = next(iter(module.functions()))
        assert len(divergence_of(kernel, module).branches) == diamonds
        return lines(lambda: phases_of(kernel, module), "_arms_without_barrier")

    assert work(60) <= 3.3 * work(20)


def test_questions_that_nothing_answers_are_passed_on_together() -> None:
    """Each block of a loop is asked all of them, and each instruction answers none."""

    def work(blocks: int) -> int:
        body = "\n".join(
            f".L{n}:\n\ts_cmp_lt_i32 s4, {5 * n}\n\ts_cbranch_scc1 .L{n + 1}\n"
            + "\ts_add_i32 s5, s5, 1\n" * 4
            for n in range(blocks)
        )
        code = function(f"{body}.L{blocks}:\n\ts_cbranch_vccnz .L0")
        search = partial(taken_paths, code, arch("gfx942"))
        return sum(lines(search, name) for name in ("_asked", "before", "_before"))

    assert work(60) <= 3.3 * work(20)


def test_executions_are_looked_for_among_the_waits_of_their_own_counter() -> None:
    """A copy counts in vmcnt; of the reads' waits, however many, none completes it."""

    class Looked(dict[int, int]):
        count = 0

        def __contains__(self, key: object) -> bool:
            self.count += 1
            return super().__contains__(key)

        def __iter__(self) -> Iterator[int]:
            self.count += len(self)
            return super().__iter__()

    def looked(reads: int) -> int:
        copy = "\tbuffer_load_dword v1, s[0:3], 0 offen lds\n\ts_waitcnt vmcnt(0)\n"
        built = program(
            function(copy + "\tds_read_b32 v2, v3\n\ts_waitcnt lgkmcnt(0)\n" * reads), arch("gfx942")
        )
        keys = Keys(built)
        among = Looked(dict.fromkeys(range(keys.real * (1 + len(built.waits))), 0))
        (copied,) = (site for site in built.sites if site.is_dma)
        assert sorted(keys.executions(copied, among))[:3] == [0, 1, 2]
        return among.count

    assert looked(60) == looked(20)


@pytest.mark.parametrize(("family", "size"), [("copies", 40), ("switch", 20)])
def test_needs_of_waits_are_noted_once(family: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each operation that a wait completes is needed by many accesses, of which the first says all."""
    plain, notes = WaitWalk._need, 0

    def need(*given: Any, **named: Any) -> None:
        nonlocal notes
        notes += 1
        plain(*given, **named)

    monkeypatch.setattr(WaitWalk, "_need", need)

    def noted(size: int) -> int:
        nonlocal notes
        notes = 0
        exact_waits(parse(FAMILIES[family].text(size)))
        return notes

    few = noted(size)
    assert noted(3 * size) <= 3.3 * few


def test_states_that_are_alike_are_joined_without_a_look_at_each_register() -> None:
    def work(registers: int) -> int:
        state = WaveState()
        for register in range(registers):
            state.write(f"s{register}", integers.constant(32, register))
        other = state.copy()
        return lines(lambda: state.join(other), "_joined")

    assert work(90) == work(30)


def test_registers_of_a_kernel_are_followed_once_for_waits_and_races(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, followed = addresses.fixpoint, list[str]()

    def counted(code: AsmFunction, *given: Any) -> Any:
        followed.append(code.name)
        return plain(code, *given)

    monkeypatch.setattr(addresses, "fixpoint", counted)
    check_code(
        listing("\tds_write_b32 v0, v1\n\ts_barrier\n\tds_read_b32 v1, v0").encode(),
        "k.s",
        races=RaceCheckOptions(),
    )
    assert followed == ["k"]


def test_a_question_about_two_accesses_names_their_variables_alone() -> None:
    def work(variables: int) -> int:
        module = parse(FAMILIES["variables"].text(variables))
        return lines(lambda: ldsopt.check(module, RaceCheckOptions()), "_variables")

    assert 0 < work(60) <= 3.3 * work(20)


def test_a_counterexample_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs of accesses of an unrolled loop have few counterexamples."""
    plain, words = wave_races._imagined, 0

    def imagined(model: Counterexample) -> str:
        nonlocal words
        words += 1
        return plain(model)

    monkeypatch.setattr(wave_races, "_imagined", imagined)
    found = ldsopt.check(parse(FAMILIES["gemm"].text(6)), RaceCheckOptions())
    raced = [one for one in found.findings if one.rule is Rule.WAVE_RACE]
    assert 0 < 3 * words < len(raced)


def test_the_scopes_of_an_access_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, read = AliasMetadata.of, list[str]()

    def of(self: AliasMetadata, line: str) -> AccessScopes:
        read.append(line)
        return plain(self, line)

    monkeypatch.setattr(AliasMetadata, "of", of)
    found = ldsopt.check(parse(FAMILIES["diamonds"].text(24)))
    assert len(found.findings) > 50
    assert len([line for line in read if "load float" in line]) <= 24
