"""Kernels that make LLVM lose a wait: their code gives wrong values, and right ones once it is mended, in both ways."""

import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from executed_hazards import LOST, ExecutedHazard, executed, versions


@pytest.mark.parametrize(
    "arch", ["gfx942", *(pytest.param(a, marks=pytest.mark.slow) for a in ("gfx950", "gfx90a"))]
)
@pytest.mark.parametrize("one", LOST, ids=[one.kernel for one in LOST])
def test_a_lost_wait_shows_and_both_repairs_bring_it_back(one: ExecutedHazard, arch: str) -> None:
    code = versions(one, arch)
    stored, findings = executed(code["stock"], one, arch)
    assert stored != one.expected
    assert ("uninitialized-read" if one.order else "missing-wait") in findings
    assert executed(code["annotate"], one, arch) == (one.expected, one.own)
    if one.order:  # the read stands in front of the copy: no wait mends that
        assert code["waits"].index("ds_read") < code["waits"].index("buffer_load")
    else:
        assert executed(code["waits"], one, arch) == (one.expected, one.own)
