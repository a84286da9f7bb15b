"""Waits that matter most come first: by executions, then by depth in loops, then by how little stands in front."""

from __future__ import annotations

from wait_kernels import FIRST, code, kernel

from ldsopt.waits.ranking import ranked

LOAD = "global_load_dword v2, v[4:5], off"
WAIT = "s_waitcnt vmcnt(0)"
USE = "v_mov_b32_e32 v3, v2"


def order_of(body: str, executed: dict[int, int] | None = None) -> list[tuple[int, int | None]]:
    """The waits by rank: line of the body, counted from 0, and distance."""
    function = kernel(body)
    lines = None if executed is None else {FIRST + line: count for line, count in executed.items()}
    rows = ranked(code(function).needs().waits, function, lines)
    return [(one.needs.name[0] - FIRST, one.distance) for one in rows]


def test_distance_counts_what_stands_between_the_start_and_the_wait() -> None:
    assert order_of(f"{LOAD}\nv_nop\nv_nop\n{WAIT}\n{USE}\ns_endpgm") == [(3, 2)]


def test_a_wait_for_nothing_that_is_needed_has_no_distance_and_comes_last() -> None:
    unneeded = f"{LOAD}\n{WAIT}\nv_nop"
    needed = f"{LOAD}\nv_nop\nv_nop\n{WAIT}\n{USE}\ns_endpgm"
    assert order_of(f"{unneeded}\n{needed}") == [(6, 2), (1, None)]


def test_distance_is_that_of_the_shortest_way() -> None:
    """The way past one instruction is longer than the branch over it, and all that is behind both ways is reached."""
    nops = "\n".join(["v_nop"] * 5)
    body = f"{LOAD}\ns_cbranch_scc0 .LBB0_2\nv_nop\n.LBB0_2:\n{nops}\n.LBB0_3:\n{WAIT}\n{USE}\ns_endpgm"
    assert order_of(body) == [(10, 6)]


def test_a_load_of_the_round_before_is_as_far_as_the_way_around() -> None:
    body = f".LBB0_1:\n{WAIT}\n{USE}\n{LOAD}\nv_nop\ns_cbranch_scc0 .LBB0_1\ns_endpgm"
    assert order_of(body) == [(1, 2)]


LOOP_BEHIND = (
    f"{LOAD}\n{WAIT}\n{USE}\n.LBB0_1:\n{LOAD}\nv_nop\n{WAIT}\n{USE}\ns_cbranch_scc0 .LBB0_1\ns_endpgm"
)


def test_depth_comes_before_distance_and_executions_before_depth() -> None:
    assert order_of(LOOP_BEHIND) == [(6, 1), (1, 0)]
    assert order_of(LOOP_BEHIND, {1: 3, 6: 2}) == [(1, 0), (6, 1)]
    assert order_of(LOOP_BEHIND, {1: 2, 6: 3}) == [(6, 1), (1, 0)]
