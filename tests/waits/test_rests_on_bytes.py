"""More may be gained by better bytes where some wait is needed for LDS, whatever else waits are needed for."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale import FAMILIES

import ldsopt
from ldsopt.checker import mir
from ldsopt.isa.wait_facts import Cause

HAZARDS = Path(__file__).parents[1] / "hazards"


@pytest.mark.parametrize(("name", "rests"), [("e17_unroll_collision", True), ("e9_licm", False)])
def test_waits_rest_on_bytes_where_one_is_needed_for_lds(name: str, rests: bool) -> None:
    found = ldsopt.exact_waits(ldsopt.read(HAZARDS / f"{name}.ll", mcpu="gfx950"))
    causes = {n.cause for k in found.kernels if k.needs for wait in k.needs.waits for n in wait.needs}
    assert Cause.REGISTER in causes
    assert found.check.findings == ()
    assert (Cause.LDS_DMA in causes) is found.rests_on_bytes is rests


def test_memory_operands_are_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies are refined before their waits are judged, and a second compilation of the same text tells no more."""
    asked = []
    parse_mir = mir.parse_mir
    monkeypatch.setattr(mir, "parse_mir", lambda text: asked.append(1) or parse_mir(text))
    found = ldsopt.exact_waits(ldsopt.parse(FAMILIES["copies"].text(10), mcpu="gfx942"))
    assert found.rests_on_bytes
    assert len(asked) == 1
