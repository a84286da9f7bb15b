"""Waits beside what is a finding already. Lines of a body count from 0."""

from __future__ import annotations

from wait_kernels import code, lines_of, overlap

from ldsopt.touch import Touch
from ldsopt.waits.kernels import relax

DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"
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
