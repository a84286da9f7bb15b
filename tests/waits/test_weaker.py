"""Why a weaker wait suffices: the reason for each, and which wait does instead. Lines of a body count from 0."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from wait_kernels import FIRST, code, kernel, overlap

from ldsopt.touch import Touch
from ldsopt.waits.changes import wait_changes
from ldsopt.waits.kernels import relax
from ldsopt.waits.results import KernelWaits
from ldsopt.waits.weaker import weaker_waits

DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"


class Case(NamedTuple):
    body: str
    expected: list[tuple[int, str, list[int]]]
    """Of each weaker wait its line, the reason, and the lines of the waits that do instead."""
    touches: tuple[tuple[int, int], ...] = ()


CASES = {
    "a later wait completes the copy where it is needed": Case(
        f"{DMA}\ns_waitcnt vmcnt(0)\nds_read_b32 v5, v3\ns_waitcnt vmcnt(0)\nds_read_b32 v6, v3\ns_endpgm",
        [(1, "another wait completes 1 LDS-DMA in time", [3])],
        ((0, 4),),
    ),
    "a wait of a chain, all but the last of which are dropped": Case(
        f"{DMA}\ns_waitcnt vmcnt(0)\n{DMA}\ns_waitcnt vmcnt(0)\n{DMA}\ns_waitcnt vmcnt(0)\nds_read_b32 v6, v3\ns_endpgm",
        [
            (1, "another wait completes 1 LDS-DMA in time", [5]),
            (3, "another wait completes 1 LDS-DMA in time", [5]),
        ],
        ((0, 6), (2, 6), (4, 6)),
    ),
    "the same behind code that nothing leads to": Case(
        f"s_branch .LBB0_2\n.LBB0_1:\nv_nop\n.LBB0_2:\n{DMA}\ns_waitcnt vmcnt(0)\nds_read_b32 v5, v3\n"
        "s_waitcnt vmcnt(0)\nds_read_b32 v6, v3\ns_endpgm",
        [(5, "another wait completes 1 LDS-DMA in time", [7])],
        ((4, 8),),
    ),
    "what nothing needs": Case(
        f"{DMA}\ns_waitcnt vmcnt(0)\nds_read_b32 v5, v3\ns_endpgm",
        [(1, "nothing needs 1 LDS-DMA", [])],
    ),
    "less is needed of it: what it leaves is a load that a later wait completes": Case(
        f"{DMA}\nglobal_load_dword v7, v[8:9], off\ns_waitcnt vmcnt(0)\nds_read_b32 v5, v3\ns_waitcnt vmcnt(0)\n"
        "v_mov_b32_e32 v8, v7\ns_endpgm",
        [(2, "another wait completes 1 load in time", [4])],
        ((0, 3),),
    ),
    "nothing is weaker": Case(f"{DMA}\ns_waitcnt vmcnt(0)\nds_read_b32 v5, v3\ns_endpgm", [], ((0, 2),)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_weaker_wait_has_its_reason(case: Case) -> None:
    function = kernel(case.body)
    given = code(function, touches=overlap(dict.fromkeys(case.touches, Touch.MUST)))
    relaxed = relax(given)
    changes = wait_changes(function, relaxed.code.function, given.arch)
    made = KernelWaits("k", "", changes, given, relaxed.before, relaxed.code)
    assert [
        (one.change.name[0] - FIRST, one.reason, [line - FIRST for line in one.by_waits])
        for one in weaker_waits(made)
    ] == case.expected
