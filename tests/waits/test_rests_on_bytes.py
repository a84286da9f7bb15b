"""More may be gained by better bytes where some wait is needed for LDS, whatever else waits are needed for."""

from __future__ import annotations

from pathlib import Path

import pytest

import ldsopt
from ldsopt.isa.wait_facts import Cause

HAZARDS = Path(__file__).parents[1] / "hazards"


@pytest.mark.parametrize(("name", "rests"), [("e17_unroll_collision", True), ("e9_licm", False)])
def test_waits_rest_on_bytes_where_one_is_needed_for_lds(name: str, rests: bool) -> None:
    found = ldsopt.exact_waits(ldsopt.read(HAZARDS / f"{name}.ll", mcpu="gfx950"))
    causes = {n.cause for k in found.kernels if k.needs for wait in k.needs.waits for n in wait.needs}
    assert Cause.REGISTER in causes
    assert found.check.findings == ()
    assert (Cause.LDS_DMA in causes) is found.rests_on_bytes is rests
