"""Waits that are missing: where they stand, and for how much they wait. Lines of a body count from 0."""

from __future__ import annotations

import pytest
from wait_kernels import FIRST, kernel, lines_of

from ldsopt import arch
from ldsopt.isa.program import program
from ldsopt.waits.loop import WantedWait, added_waits, with_added

DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"


def added(
    body: str, *wanted: tuple[int, str, int, tuple[int, ...] | None], mcpu: str = "gfx942"
) -> list[str]:
    """The code in which these have the operations complete: (line, counter, started on line, executions)."""
    function = kernel(body)
    asked = [
        WantedWait(FIRST + line, counter, FIRST + started, since) for line, counter, started, since in wanted
    ]
    return lines_of(with_added(function, added_waits(program(function, arch(mcpu)), asked), arch(mcpu)))


def test_in_front_of_what_needs_it_and_for_the_younger_ones() -> None:
    body = f"{DMA}\n{DMA}\n{DMA}\nds_read_b32 v2, v3\ns_endpgm"
    assert added(body, (3, "vmcnt", 0, (0,)))[3:5] == ["s_waitcnt vmcnt(2)", "ds_read_b32 v2, v3"]


def test_two_reasons_for_one_wait() -> None:
    body = f"{DMA}\n{DMA}\n{DMA}\nds_read_b32 v2, v3\ns_endpgm"
    assert added(body, (3, "vmcnt", 0, (0,)), (3, "vmcnt", 1, (0,)))[3] == "s_waitcnt vmcnt(1)"


def test_what_comes_in_no_order_is_waited_for_altogether() -> None:
    body = "s_load_dword s0, s[8:9], 0x0\ns_load_dword s1, s[8:9], 0x4\ns_mov_b32 s2, s0\ns_endpgm"
    assert added(body, (2, "lgkmcnt", 0, (0,)))[2] == "s_waitcnt lgkmcnt(0)"


def test_the_least_of_all_paths() -> None:
    body = f"{DMA}\ns_cbranch_scc1 .LBB0_2\n{DMA}\n.LBB0_2:\nds_read_b32 v2, v3\ns_endpgm"
    assert "s_waitcnt vmcnt(0)" in added(body, (4, "vmcnt", 0, (0,)))


@pytest.mark.parametrize(
    ("executions", "wait"), [((1,), "s_waitcnt vmcnt(1)"), ((0, 1), "s_waitcnt vmcnt(0)")]
)
def test_by_executions_of_a_loop(executions: tuple[int, ...], wait: str) -> None:
    body = f"s_nop 0\n.LBB0_1:\n{DMA}\nds_read_b32 v2, v3\ns_cbranch_scc1 .LBB0_1\ns_endpgm"
    assert wait in added(body, (3, "vmcnt", 2, executions))


def test_into_a_wait_that_stands_there() -> None:
    body = f"{DMA}\ns_waitcnt lgkmcnt(0)\nds_read_b32 v2, v3\ns_endpgm"
    assert added(body, (2, "vmcnt", 0, (0,)))[1] == "s_waitcnt vmcnt(0) lgkmcnt(0)"


def test_a_wait_that_stands_there_waits_for_more() -> None:
    body = f"{DMA}\n{DMA}\ns_waitcnt vmcnt(1)\nds_read_b32 v2, v3\ns_endpgm"
    assert added(body, (3, "vmcnt", 1, (0,)))[2] == "s_waitcnt vmcnt(0)"


def test_counters_apart_on_gfx12() -> None:
    body = "ds_load_b32 v2, v3\ns_wait_loadcnt 0x0\nv_mov_b32_e32 v4, v2\ns_endpgm"
    assert added(body, (2, "dscnt", 0, (0,)), mcpu="gfx1201")[1:3] == [
        "s_wait_loadcnt 0x0",
        "s_wait_dscnt 0x0",
    ]


def test_in_front_of_a_clause_not_inside() -> None:
    body = f"{DMA}\ns_clause 0x1\nds_read_b32 v2, v3\nds_read_b32 v4, v3\ns_endpgm"
    assert added(body, (3, "vmcnt", 0, (0,)), mcpu="gfx1030")[1:3] == ["s_waitcnt vmcnt(0)", "s_clause 0x1"]


def test_behind_a_clause() -> None:
    body = f"{DMA}\ns_clause 0x1\nds_read_b32 v2, v3\nds_read_b32 v4, v3\nds_read_b32 v5, v3\ns_endpgm"
    assert added(body, (4, "vmcnt", 0, (0,)), mcpu="gfx1030")[4] == "s_waitcnt vmcnt(0)"


def test_never_between_the_parts_of_an_address() -> None:
    body = "s_load_dword s9, s[6:7], 0x0\ns_getpc_b64 s[4:5]\ns_add_u32 s4, s4, s9\ns_endpgm"
    assert added(body, (2, "lgkmcnt", 0, (0,))) == lines_of(kernel(body))
