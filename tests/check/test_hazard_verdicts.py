"""The verdict on every kernel of `tests/hazards`, and why; read from the assembly that LLVM 22.1 makes.

Words as in `check_cases.words`. The kernels' files say them, and what the assembly of each is.
"""

import re

import pytest
from check_cases import HAZARDS, hazards, words
from text_sections import Expected, expected

from ldsopt import Rule, Verdict

M0_ARCHS = ("gfx942", "gfx950", "gfx90a", "gfx1030")
"""Architectures that have the wave-uniform LDS-DMA of these files."""


ROWS = [row for row in expected(HAZARDS, "check") if row.file != "e15_misc"]
ONLY_GFX950 = [row for row in expected(HAZARDS, "check") if row.file == "e15_misc"]

SCALAR_LOAD_WAITED = {
    ("e26_join_list", "loop_tagged"): "missing-wait!",  # whose wait completes the accesses of LDS as well
}
"""On gfx90a and gfx1030."""

WAVE32 = {
    ("e2b_tbaa_hazard", "oneglobal_tbaa"): "missing-wait?",  # 32 lanes fill half of the variable
    (
        "e19_recommended_pool",
        "pool_recommended",
    ): "2 dma-across-barrier? 2 missing-wait~",  # and nothing moves up
}


@pytest.mark.parametrize("row", ROWS, ids=str)
@pytest.mark.parametrize("arch", M0_ARCHS)
def test_verdict(row: Expected, arch: str) -> None:
    other = (
        {**SCALAR_LOAD_WAITED, **(WAVE32 if arch == "gfx1030" else {})}
        if arch in ("gfx90a", "gfx1030")
        else {}
    )
    wanted = other.get((row.file, row.kernel), row.before)
    assert words(hazards(row.file, arch), row.kernel) == wanted


@pytest.mark.parametrize("row", ONLY_GFX950, ids=str)
def test_verdict_with_transposing_reads(row: Expected) -> None:
    assert words(hazards(row.file, "gfx950"), row.kernel) == row.before


@pytest.mark.parametrize("file", ["e7_dynamic_lds", "e8_plain_ds", "e9_licm"])
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201", "gfx1250"])
def test_no_finding_without_dma_on_newer_architectures(file: str, arch: str) -> None:
    found = hazards(file, arch)
    assert found.findings == ()
    assert sum(function.waits for function in found.functions) > 0


@pytest.mark.parametrize("arch", M0_ARCHS)
def test_unrolled_loop_loses_its_wait(arch: str) -> None:
    """e17 after -O3: four DMAs of one slot, and the last writes what is read."""
    found = hazards("e17_unroll_collision", arch, "optimized")
    assert words(found, "unroll") == "missing-wait!"
    (finding,) = (f for f in found.findings if f.verdict is Verdict.DEFINITE)
    assert finding.used is not None
    assert "i32 3072" in finding.used.ir
    assert finding.started.bases == finding.used.bases == ("lds",)


@pytest.mark.parametrize("arch", ["gfx942", "gfx1030"])
def test_twenty_dmas_of_pointers_fly_on_the_tags_word(arch: str) -> None:
    """A read of the k-th of 20 lets the 19 - k behind it fly."""
    found = hazards("e3slots", arch)
    for k in range(20):
        many = f"{19 - k} missing-wait~" if k < 18 else "missing-wait~" if k == 18 else ""
        assert words(found, f"read{k}") == many


def test_every_kernel_is_in_the_table() -> None:
    listed = {(row.file, row.kernel) for row in (*ROWS, *ONLY_GFX950)}
    for path in HAZARDS.glob("*.ll"):
        if path.stem != "e3slots":
            kernels = re.findall(r"^define amdgpu_kernel .*?@(\w+)\(", path.read_text(), re.MULTILINE)
            assert kernels
            assert {(path.stem, kernel) for kernel in kernels} <= listed


class TestLatent:
    """Findings in the IR alone, whatever the code; what they are of is a case."""

    def test_does_not_depend_on_the_code(self) -> None:
        for file in ("e2b_tbaa_hazard", "e22_loop_carried_ring"):
            one, other = (
                [(f.rule, f.function) for f in hazards(file, arch).findings if f.verdict is Verdict.LATENT]
                for arch in ("gfx942", "gfx1030")
            )
            assert one == other


FILES = sorted({row.file for row in ROWS})
BY_WAITS = {Rule.MISSING_WAIT, Rule.REORDERED}


class TestRepair:
    """`annotate --repair` mends lost waits and lost order; what only the front-end's tags part stays claimed."""

    @pytest.mark.parametrize("file", [*FILES, "e3slots"])
    @pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1030"])
    def test_leaves_only_claims(self, file: str, arch: str) -> None:
        left = [f for f in hazards(file, arch, "repaired").findings if f.rule in BY_WAITS]
        assert [f for f in left if not f.claimed_apart] == []

    @pytest.mark.parametrize("file", [*FILES, "e3slots"])
    def test_leaves_nothing_latent(self, file: str) -> None:
        found = hazards(file, "gfx942", "repaired")
        assert [f for f in found.findings if f.verdict is Verdict.LATENT] == []

    @pytest.mark.parametrize("file", [*FILES, "e3slots"])
    @pytest.mark.parametrize("mode", ["repaired", "all"])
    def test_brings_no_finding(self, file: str, mode: str) -> None:
        from ldsopt import Comparison

        assert Comparison(hazards(file, "gfx942"), hazards(file, "gfx942", mode)).new == ()

    def test_cannot_repair_the_read_in_asm(self) -> None:
        """Whoever writes the read in asm has to write its wait, too; barriers likewise are the author's."""
        found = hazards("e15_misc", "gfx950", "repaired")
        left = {f.function: f.rule for f in found.findings if not f.claimed_apart}
        assert left == {
            "asm_read": Rule.MISSING_WAIT,
            "packed_waw_u": Rule.ACROSS_BARRIER,
            "war": Rule.OVERTAKEN,
        }
