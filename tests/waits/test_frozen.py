"""Waits beside what is a finding already. Lines of a body count from 0."""

from __future__ import annotations

import pytest
from wait_kernels import FIRST, code, kernel, lines_of, overlap

from ldsopt import arch
from ldsopt.touch import Touch
from ldsopt.waits.kernels import relax
from ldsopt.waits.wait_needs import Unmet, frozen_waits

DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"
BODY = f"""
s_waitcnt vmcnt(5)
{DMA}
s_waitcnt vmcnt(4) lgkmcnt(4)
s_cbranch_scc1 .LBB0_2
s_waitcnt vmcnt(3)
.LBB0_2:
ds_read_b32 v2, v3
s_waitcnt vmcnt(2)
s_endpgm
"""


@pytest.mark.parametrize(
    ("used", "lines"), [(6, [2, 4]), (None, [2, 4, 7])], ids=["of this wave", "of another wave"]
)
def test_the_waits_between(used: int | None, lines: list[int]) -> None:
    unmet = Unmet(FIRST + 1, "vmcnt", None if used is None else FIRST + used)
    found = frozen_waits(kernel(BODY), arch("gfx942"), [unmet])
    assert sorted(found) == [(FIRST + line, "vmcnt") for line in lines]


def test_in_a_loop_those_that_come_round() -> None:
    body = (
        f"s_nop 0\n.LBB0_1:\ns_waitcnt vmcnt(9)\nds_read_b32 v2, v3\n{DMA}\ns_cbranch_scc1 .LBB0_1\ns_endpgm"
    )
    found = frozen_waits(kernel(body), arch("gfx942"), [Unmet(FIRST + 4, "vmcnt", FIRST + 3)])
    assert list(found) == [(FIRST + 2, "vmcnt")]


def test_nothing_without_a_finding() -> None:
    assert not frozen_waits(kernel(BODY), arch("gfx942"), [])


RING_OF_FOUR = f"""
s_nop 0
.LBB0_1:
{DMA}
s_waitcnt vmcnt(3)
ds_read_b32 v2, v3
s_cbranch_scc1 .LBB0_1
s_endpgm
"""


def test_a_ring_that_is_not_followed_keeps_its_wait() -> None:
    """The read bytes were written three iterations before; the analysis knows "two or more", and so has a finding."""
    touching = overlap({(2, 4): Touch.MAY})
    assert "s_waitcnt vmcnt(3)" in lines_of(relax(code(RING_OF_FOUR, touches=touching)).code.function)


WAYS = f"""
{DMA}
s_cbranch_scc1 .LBB0_2
{DMA}
{DMA}
.LBB0_2:
s_waitcnt vmcnt(1)
ds_read_b32 v2, v3
s_endpgm
"""


def test_a_path_on_which_the_wait_does_its_work() -> None:
    """The first DMA is complete if control came past the others, and may be so always, for all that is known here."""
    touching = overlap({(0, 6): Touch.MAY})
    assert "s_waitcnt vmcnt(1)" in lines_of(relax(code(WAYS, touches=touching)).code.function)
    assert "s_waitcnt vmcnt(1)" not in lines_of(relax(code(WAYS)).code.function)
