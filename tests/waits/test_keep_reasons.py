"""The compiler's waits that stay, and why; better bytes may gain where one is needed for LDS. Most are the case ``waits/kept_orders.s``."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from wait_kernels import FIRST, code, kernel

from ldsopt import arch
from ldsopt.waits.keep_reasons import idle_waits, kept_waits, may_change, why_kernel_stays
from ldsopt.waits.kernels import is_exact, relax

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


@pytest.mark.parametrize(
    ("between", "mcpu", "is_kept"),
    [
        ("ds_nop", "gfx1201", True),
        ("ds_nop\ns_wait_loadcnt 0x0", "gfx1201", True),
        ("ds_nop\nv_nop", "gfx1201", False),
        ("v_nop", "gfx1201", False),
    ],
)
def test_a_wait_directly_behind_ds_nop_stays_on_gfx12(between: str, mcpu: str, is_kept: bool) -> None:
    lines = [
        "ds_load_b32 v1, v2",
        *between.split("\n"),
        "s_wait_dscnt 0x0",
        "v_mov_b32_e32 v3, v1",
        "s_endpgm",
    ]
    found = code("\n".join(lines), mcpu)
    wait = FIRST + lines.index("s_wait_dscnt 0x0"), "dscnt"
    kept = kept_waits(found.function, found.arch, found.needs().waits)
    assert (wait in kept) is is_kept
    assert kept.get(wait, 0) == 0


WAIT = "s_waitcnt lgkmcnt(0)"


@pytest.mark.parametrize(
    ("lines", "idle", "goes"),
    [
        pytest.param(["ds_write_b32 v1, v2", WAIT, WAIT], [2], [1, 2], id="others leave to it what nothing needs"),
        pytest.param(["ds_read_b32 v1, v2", WAIT, WAIT, "v_mov_b32_e32 v3, v1"], [2], [1], id="what is needed"),
        pytest.param(["v_nop", WAIT], [1], [], id="nothing is outstanding"),
        pytest.param(["s_branch .LBB0_2", ".LBB0_1:", WAIT, ".LBB0_2:"], [2], [], id="nothing leads to it"),
    ],
)  # fmt: skip
def test_a_wait_that_never_waits_goes_only_where_it_would_wait_now(
    lines: list[str], idle: list[int], goes: list[int]
) -> None:
    found = code("\n".join([*lines, "s_endpgm"]))
    given = replace(found, idle=idle_waits(found.needs().waits))
    relaxed = relax(given)
    assert given.idle == {(FIRST + line, "lgkmcnt") for line in idle}
    assert set(relaxed.limits) == {(FIRST + line, "lgkmcnt") for line in goes}
    assert is_exact(relaxed.code)


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
