"""The verdict on every kernel of `tests/hazards`, and why; read from the assembly that LLVM 22.1 makes.

Words as in `check_cases.words`. The assembly of each kernel is a line in the tables of `tests/hazards`.
"""

import re
from typing import NamedTuple

import pytest
from check_cases import HAZARDS, hazards, words

from ldsopt import Rule, Verdict

M0_ARCHS = ("gfx942", "gfx950", "gfx90a", "gfx1030")
"""Architectures that have the wave-uniform LDS-DMA of these files."""


class Row(NamedTuple):
    file: str
    kernel: str
    found: str
    why: str


ROWS = [
    Row("e10_barrier_fence", "bar_nofence", "dma-across-barrier~ missing-wait~", "nothing waits; two pointers that only the tags part"),
    Row("e10_barrier_fence", "bar_nofence_u", "dma-across-barrier?", "the wait behind the barrier is for this wave's own DMA only"),
    Row("e10_barrier_fence", "bar_fence", "", "the release fence waits before the barrier"),
    Row("e10_barrier_fence", "bar_fence_u", "", "the release fence waits before the barrier"),
    Row("e10_barrier_fence", "bar_fence_local", "", "so does a fence of LDS alone"),
    Row("e10_barrier_fence", "bar_fence_agent", "", "so does a fence of the agent"),
    Row("e10_barrier_fence", "wr_bar_wr_u", "bare-barrier?", "a read is outstanding at the barrier, and other waves write behind it"),
    Row("e10_barrier_fence", "wr_bar_wr_t", "bare-barrier~", "the same, claimed apart"),
    Row("e10_barrier_fence", "wr_nobar_wr_t", "", "LDS keeps one wave's order without waits"),
    Row("e14_pingpong_tagged", "pingpong", "2 bare-barrier? 3 dma-across-barrier? overtaken-by-dma?", "every wait stands behind the barrier, and leaves a DMA in flight"),
    Row("e14_pingpong_untagged", "pingpong", "2 bare-barrier? dma-across-barrier? overtaken-by-dma?", "every wait stands behind the barrier"),
    Row("e16_module_lds_drops_scope", "k", "missing-wait?", "LOST: one read of both variables, and no wait for the DMA into one of them"),
    Row("e16_module_lds_drops_scope", "k_u", "", "waits"),
    Row("e17_unroll_collision", "unroll", "", "one DMA in a loop: waits"),
    Row("e19_recommended_pool", "pool_recommended", "2 dma-across-barrier? missing-wait~ overtaken-by-dma~ reordered~", "the first read passes the third DMA on the tags' word; waits stand behind the barrier"),
    Row("e1_dma_tag_matrix", "untagged", "", "waits"),
    Row("e1_dma_tag_matrix", "dmaAS_loadNA", "missing-wait~", "no wait on the tags' word"),
    Row("e1_dma_tag_matrix", "dmaNA_loadAS", "missing-wait~", "no wait on the tags' word"),
    Row("e1_dma_tag_matrix", "both", "missing-wait~", "no wait on the tags' word"),
    Row("e1_dma_tag_matrix", "dmaAS_only", "", "waits"),
    Row("e1_dma_tag_matrix", "loadNA_only", "missing-wait?", "no wait, and the tags claim nothing of this DMA"),
    Row("e1_dma_tag_matrix", "slots2", "2 missing-wait~", "two of three fly on the tags' word"),
    Row("e1_dma_tag_matrix", "listDMA_na1", "", "waits"),
    Row("e1_dma_tag_matrix", "listDMA_na2", "missing-wait~", "no wait on the tags' word"),
    Row("e20_explicit_wait", "explicit_u", "dma-across-barrier?", "the author's vmcnt(1) leaves the second DMA in flight at the barrier"),
    Row("e20_explicit_wait", "explicit_t", "dma-across-barrier~ missing-wait~", "the same, claimed apart"),
    Row("e21_fence_partial_and_repair", "f", "", "the fence drains the DMA and leaves a younger load"),
    Row("e21_fence_partial_and_repair", "repair", "", "waits"),
    Row("e22_loop_carried_ring", "ring_untagged", "", "waits"),
    Row("e22_loop_carried_ring", "ring_tagged", "missing-wait?", "LOST: the DMA of the iteration before writes what is read"),
    Row("e22_loop_carried_ring", "ring_int_tagged", "missing-wait?", "LOST: the same by integers"),
    Row("e23_laundered_ring", "ring_rfl_tagged", "", "waits"),
    Row("e23_laundered_ring", "ring_rfl_int_tagged", "", "waits"),
    Row("e23_laundered_ring", "ring_asm_tagged", "", "waits"),
    Row("e23_laundered_ring", "ring_asm_int_tagged", "", "waits"),
    Row("e23_laundered_ring", "ring_asmv_tagged", "", "waits"),
    Row("e23_laundered_ring", "ring_asmv_int_tagged", "", "waits"),
    Row("e24_wave_wide_write", "wide_untagged", "reordered!", "LOST: the read of the bytes of lane 1 is issued before the DMA"),
    Row("e24_wave_wide_write", "wide_laundered", "", "waits"),
    Row("e24_wave_wide_write", "slot_laundered", "", "waits"),
    Row("e25_statics_laundered", "st_stock", "", "vmcnt(1) leaves the DMA into the other variable"),
    Row("e25_statics_laundered", "st_tagged_laundered", "", "vmcnt(1) leaves the DMA into the other variable"),
    Row("e25_statics_laundered", "st_readA", "", "waits"),
    Row("e25_statics_laundered", "st_readB", "", "no wait: the DMA is into the other variable"),
    Row("e25_statics_laundered", "st_only_laundered", "missing-wait?", "LOST: scopes of the LDS pass on the read, none on the laundered DMA"),
    Row("e26_join_list", "loop_tagged", "missing-wait! 3 overtaken-by-dma?", "LOST: the loop's head has the entry's list of DMAs, which is empty"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadNA", "missing-wait!", "LOST: one pointer, and no wait"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadAS", "missing-wait!", "LOST: one pointer, and no wait"),
    Row("e2_untagged_dma_hazard", "same_ptr_tbaa", "missing-wait!", "LOST: one pointer, and no wait"),
    Row("e2_untagged_dma_hazard", "mixed", "missing-wait! missing-wait~", "LOST for the DMA of the same pointer; the other is claimed apart"),
    Row("e2_untagged_dma_hazard", "mixed2", "missing-wait!", "LOST: vmcnt(1) waits for the first DMA of this pointer, not the second"),
    Row("e2_untagged_dma_hazard", "ds_write_after_dma", "", "waits"),
    Row("e2_untagged_dma_hazard", "ds_write_after_dma_tag", "missing-wait~", "no wait on the tags' word"),
    Row("e2b_tbaa_hazard", "oneglobal_tbaa", "missing-wait!", "LOST: the DMA of 64 lanes fills the variable that is read"),
    Row("e2b_tbaa_hazard", "oneglobal_notbaa", "", "waits"),
    Row("e2b_tbaa_hazard", "twoglobal_tbaa", "", "waits"),
    Row("e2b_tbaa_hazard", "dmascoped_tbaaload", "", "waits"),
    Row("e6b_slot_collision", "untag", "", "waits"),
    Row("e6b_slot_collision", "upstream2glob", "missing-wait!", "LOST: the second DMA writes the very address that is read"),
    Row("e6b_slot_collision", "perdma_domain2", "", "waits"),
    Row("e6b_slot_collision", "perdma_domain2_noalias", "missing-wait~", "no wait on the tags' word"),
    Row("e7_dynamic_lds", "twodyn", "", "no DMA, one wave's order"),
    Row("e7_dynamic_lds", "fwd", "", "no DMA, one wave's order"),
    Row("e8_plain_ds", "p_u", "", "no DMA, one wave's order"),
    Row("e8_plain_ds", "p_t", "", "no DMA, one wave's order"),
    Row("e9_licm", "licm_u", "", "no DMA, one wave's order"),
    Row("e9_licm", "licm_t", "", "no DMA, one wave's order"),
]  # fmt: skip

ONLY_GFX950 = [
    Row("e15_misc", "dyn_u", "", "waits"),
    Row("e15_misc", "dyn_scopeonly_nonoalias", "", "no wait: another named base is read"),
    Row("e15_misc", "war", "overtaken-by-dma?", "the read comes first, and LLVM has no wait that keeps the DMA behind it"),
    Row("e15_misc", "atomic_u", "", "waits"),
    Row("e15_misc", "atomic_t", "", "waits"),
    Row("e15_misc", "tr_u", "", "waits"),
    Row("e15_misc", "tr_t", "missing-wait~", "no wait on the tags' word"),
    Row("e15_misc", "asm_read", "missing-wait?", "a read in asm may be of anything, and nobody waits"),
    Row("e15_misc", "packed_waw_u", "dma-across-barrier?", "the wait stands behind the barrier"),
    Row("e15_misc", "packed_waw_t", "dma-across-barrier~ missing-wait~", "nothing waits; two pointers that only the tags part"),
]  # fmt: skip

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


def identifiers(rows: list[Row]) -> list[str]:
    return [f"{row.file.partition('_')[0]}-{row.kernel}: {row.why}" for row in rows]


@pytest.mark.parametrize("row", ROWS, ids=identifiers(ROWS))
@pytest.mark.parametrize("arch", M0_ARCHS)
def test_verdict(row: Row, arch: str) -> None:
    other = (
        {**SCALAR_LOAD_WAITED, **(WAVE32 if arch == "gfx1030" else {})}
        if arch in ("gfx90a", "gfx1030")
        else {}
    )
    wanted = other.get((row.file, row.kernel), row.found)
    assert words(hazards(row.file, arch), row.kernel) == wanted


@pytest.mark.parametrize("row", ONLY_GFX950, ids=identifiers(ONLY_GFX950))
def test_verdict_with_transposing_reads(row: Row) -> None:
    assert words(hazards(row.file, "gfx950"), row.kernel) == row.found


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
