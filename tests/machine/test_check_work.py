"""Work of the checker grows with the code and no faster: lines and calls counted, as code grows threefold."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from machine_listing import listing
from scale import FAMILIES

import ldsopt
from ldsopt import Module, RaceCheckOptions, Rule, check_code, exact_waits, parse

DIVERGENT = "icmp slt i32 %id"
"""The branches of the diamonds, which are uniform, on the work-item's id."""

EXCHANGE = "\tds_write_b32 v0, v1\n\ts_barrier\n\tds_read_b32 v1, v0"


def lines(work: Callable[[], object], name: str) -> int:
    """The lines of functions with this name, and of what is defined in them, that work executes."""
    count = 0

    def traced(_frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return traced

    def called(frame: FrameType, _event: str, _: object) -> Any:
        return traced if f".{name}." in f".{frame.f_code.co_qualname}." else None

    sys.settrace(called)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def calls(work: Callable[[], object], name: str) -> list[Mapping[str, object]]:
    """The arguments of each call of a function with this qualified name, as work makes them."""
    found: list[Mapping[str, object]] = []

    def called(frame: FrameType, _event: str, _: object) -> Any:
        if frame.f_code.co_qualname == name:
            found.append(dict(frame.f_locals))

    sys.settrace(called)
    try:
        work()
    finally:
        sys.settrace(None)
    return found


def diamonds(count: int) -> Module:
    """A kernel with so many divergent branches."""
    return parse(FAMILIES["diamonds"].text(count).replace("icmp slt i32 %n", DIVERGENT))


def check_listing(body: str, races: RaceCheckOptions | None = None) -> None:
    check_code(listing(body).encode(), "k.s", races=races)


def test_joins_of_a_branch_are_looked_for_between_it_and_its_post_dominator() -> None:
    def work(count: int) -> int:
        return lines(lambda: ldsopt.check(diamonds(count)), "joins")

    assert 0 < work(60) <= 3.3 * work(20)


def test_branches_that_start_nothing_share_what_is_outstanding() -> None:
    def work(cases: int) -> int:
        tree = "".join(f"\ts_cmp_eq_u32 s1, {n}\n\ts_cbranch_scc1 .LBB0_{n + 9}\n" for n in range(cases))
        leaves = "".join(f".LBB0_{n + 9}:\n\ts_endpgm\n" for n in range(cases))
        loop = f".LBB0_1:\n\tglobal_load_dword v1, v[2:3], off\n{tree}\ts_branch .LBB0_1\n{leaves}"
        return lines(lambda: check_listing(loop), "Outstanding.join")

    assert 0 < work(90) == work(30)


def test_barriers_are_looked_for_once_for_all_branches() -> None:
    def work(count: int) -> int:
        return lines(lambda: ldsopt.check(diamonds(count), RaceCheckOptions()), "_arms_without_barrier")

    assert 0 < work(60) <= 3.3 * work(20)


def test_questions_that_nothing_answers_are_passed_on_together() -> None:
    """Each block of a loop is asked all of them, and each instruction answers none."""

    def work(blocks: int) -> int:
        body = "\n".join(
            f".L{n}:\n\ts_cmp_lt_i32 s4, {5 * n}\n\ts_cbranch_scc1 .L{n + 1}\n"
            + "\ts_add_i32 s5, s5, 1\n" * 4
            for n in range(blocks)
        )
        code = f"{body}.L{blocks}:\n\ts_cbranch_vccnz .L0\n{EXCHANGE}"
        return sum(lines(lambda: check_listing(code), name) for name in ("_AnswerSearch._asked", "before"))

    assert 0 < work(60) <= 3.3 * work(20)


@pytest.mark.parametrize(("family", "size"), [("copies", 40), ("switch", 20)])
def test_needs_of_waits_are_noted_once(family: str, size: int) -> None:
    """Each operation that a wait completes is needed by many accesses, of which the first says all."""

    def noted(size: int) -> int:
        return len(calls(lambda: exact_waits(parse(FAMILIES[family].text(size))), "WaitWalk._need"))

    assert 0 < noted(3 * size) <= 3.3 * noted(size)


def test_states_that_are_alike_are_joined_without_a_look_at_each_register() -> None:
    def work(registers: int) -> int:
        body = "".join(f"\ts_mov_b32 s{n}, {n + 70}\n" for n in range(10, registers))
        return lines(
            lambda: check_listing(f"{body}\ts_cbranch_vccz .LBB0_1\n\ts_nop 0\n.LBB0_1:\n{EXCHANGE}"),
            "_joined",
        )

    assert 0 < work(90) == work(30)


def test_registers_of_a_kernel_are_followed_once_for_waits_and_races() -> None:
    followed = calls(lambda: check_listing(EXCHANGE, RaceCheckOptions()), "fixpoint")
    assert len(followed) == 1


def test_of_kernels_that_are_the_same_code_one_is_judged() -> None:
    alike = Path(__file__).parents[1] / "cases" / "check" / "kernels_alike_in_code.s"
    judged = calls(lambda: check_code(alike.read_bytes(), "a.s"), "Judging.function")
    assert [one["alone"].name for one in judged] == ["first", "smaller"]  # type: ignore[attr-defined]


def test_a_question_about_two_accesses_names_their_variables_alone() -> None:
    def work(variables: int) -> int:
        module = parse(FAMILIES["variables"].text(variables))
        return lines(lambda: ldsopt.check(module, RaceCheckOptions()), "_variables")

    assert 0 < work(60) <= 3.3 * work(20)


def test_a_counterexample_is_put_into_words_once() -> None:
    """Pairs of accesses of an unrolled loop have few counterexamples."""
    found = []
    words = calls(
        lambda: found.append(ldsopt.check(parse(FAMILIES["gemm"].text(6)), RaceCheckOptions())), "_imagined"
    )
    raced = [one for one in found[0].findings if one.rule is Rule.WAVE_RACE]
    assert 0 < 3 * len(words) < len(raced)


def test_the_scopes_of_an_access_are_read_once() -> None:
    found = []
    module = parse(FAMILIES["diamonds"].text(24))
    read = calls(lambda: found.append(ldsopt.check(module)), "AliasMetadata.of")
    assert len(found[0].findings) > 50
    assert 0 < len([one for one in read if "load float" in str(one["line"])]) <= 24
