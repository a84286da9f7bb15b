"""The compiler's waits that stay, and why; better bytes may gain where one is needed for LDS. Most are the case ``waits/kept_orders.s``."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from wait_kernels import kernel

from ldsopt import arch
from ldsopt.waits.keep_reasons import may_change, why_kernel_stays

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale import FAMILIES

import ldsopt
from ldsopt.checker import mir
from ldsopt.isa.wait_facts import Cause

PLAIN = "v_mov_b32_e32 v0, v1\ns_endpgm"


def why(features: frozenset[str] = frozenset(), same: bool = True) -> str:
    return why_kernel_stays(kernel(PLAIN), arch("gfx942"), features, is_same_code=same)


@pytest.mark.parametrize("feature", ["precise-memory", "tgsplit"])
def test_features(feature: str) -> None:
    assert why(features=frozenset([feature]))


def test_features_that_are_asked_for_are_those_of_the_module() -> None:
    module = ldsopt.parse(ldsopt.EXAMPLE, mcpu="gfx942")
    edits = [ldsopt.exact_waits(module, features=features).edits for features in ("", "+tgsplit")]
    assert [bool(one.removed) for one in edits] == [True, False]


def test_a_function_that_is_called() -> None:
    function = replace(kernel(PLAIN), is_kernel=False)
    why_it_stays = why_kernel_stays(function, arch("gfx942"), (), is_same_code=True)
    assert why_it_stays == "it is no kernel, and code that calls it relies on them"


def test_accesses_that_are_not_surely_told() -> None:
    assert "traced copy" in why(same=False)


def test_on_gfx1250_only_counters_that_stand_for_nothing_else() -> None:
    changing = [c for c in arch("gfx1250").counters if may_change(c, arch("gfx1250"))]
    assert changing == ["dscnt", "asynccnt", "tensorcnt"]
    assert not may_change("expcnt", arch("gfx1100"))
    assert may_change("vscnt", arch("gfx1100"))


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
