"""The facts that the model takes from the text of an instruction."""

from __future__ import annotations

import pytest

from ldsopt import InputError, arch
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.timeline.decoded import CostedInstruction, CostTable, FlowRole, Unit
from ldsopt.timeline.figures import MACHINES


def decoded(text: str, on: str = "gfx942", lanes: int | None = None) -> CostedInstruction:
    found = arch(on)
    mnemonic, _, operands = text.partition(" ")
    return CostTable(found, MACHINES[on], lanes or found.wave_size)(AsmInstruction(mnemonic, operands, 1))


@pytest.mark.parametrize(
    ("text", "on", "unit"),
    [
        ("v_add_f32 v0, v1, v2", "gfx942", Unit.VECTOR),
        ("v_exp_f32 v0, v1", "gfx942", Unit.VECTOR),
        ("v_exp_f32 v0, v1", "gfx1100", Unit.TRANSCENDENTAL),
        ("v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], 0", "gfx942", Unit.MATRIX),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]", "gfx1100", Unit.VECTOR),
        ("v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]", "gfx1250", Unit.MATRIX),
        ("tensor_load_to_lds s[0:3], s[4:11]", "gfx1250", Unit.MEMORY),
        ("s_set_vgpr_msb 64", "gfx1250", Unit.NONE),
        ("ds_read_b32 v0, v1", "gfx942", Unit.LDS),
        ("ds_bpermute_b32 v0, v1, v2", "gfx942", Unit.LDS),
        ("buffer_load_dword v0, s[0:3], 0 offen lds", "gfx942", Unit.MEMORY),
        ("global_store_dword v[0:1], v2, off", "gfx942", Unit.MEMORY),
        ("s_load_dword s0, s[2:3], 0x0", "gfx942", Unit.SCALAR),
        ("s_add_u32 s0, s1, s2", "gfx942", Unit.SCALAR),
        ("s_cbranch_scc1 .LBB0_1", "gfx942", Unit.BRANCH),
        ("s_waitcnt vmcnt(0)", "gfx942", Unit.NONE),
        ("s_nop 0", "gfx942", Unit.NONE),
        ("s_delay_alu instid0(VALU_DEP_1)", "gfx1100", Unit.NONE),
    ],
)
def test_an_instruction_is_issued_to_a_unit(text: str, on: str, unit: Unit) -> None:
    assert decoded(text, on).unit is unit


@pytest.mark.parametrize(
    ("text", "results", "sources"),
    [
        ("v_add_f32 v0, v1, v2", {"v0"}, {"v1", "v2"}),
        ("v_fmac_f32 v0, v1, v2", {"v0"}, {"v0", "v1", "v2"}),
        ("v_add_co_u32 v0, vcc, v1, v2", {"v0", "vcc"}, {"v1", "v2"}),
        ("v_cmp_gt_f32 vcc, v1, v2", {"vcc"}, {"v1", "v2"}),
        ("v_mad_u64_u32 v[0:1], s[4:5], v2, v3, v[4:5]", {"v0", "v1", "s4", "s5"}, {"v2", "v3", "v4", "v5"}),
        ("s_cmp_lt_u32 s0, s1", set(), {"s0", "s1"}),
        ("s_and_saveexec_b64 s[0:1], vcc", {"s0", "s1"}, {"vcc"}),
        ("s_getreg_b32 s0, hwreg(1)", {"s0"}, set()),
        ("s_addk_i32 s0, 0x1", {"s0"}, {"s0"}),
        ("v_cmpx_eq_u32 v0, v1", set(), {"v0", "v1"}),
        ("v_swap_b32 v0, v1", {"v0", "v1"}, {"v0", "v1"}),
        ("v_fma_mixlo_f16 v0, v1, v2, v3", {"v0"}, {"v0", "v1", "v2", "v3"}),
        ("v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, v3, v4", {"v0", "v2"}, {"v1", "v3", "v4"}),
    ],
)
def test_results_and_sources_are_told_apart(text: str, results: set[str], sources: set[str]) -> None:
    found = decoded(text)
    assert (set(found.results), set(found.sources)) == (results, sources)


def test_what_a_matrix_instruction_adds_to_is_told_apart_from_its_other_sources() -> None:
    found = decoded("v_mfma_f32_16x16x16_f16 a[0:1], v[4:5], v[6:7], a[0:1]")
    assert (found.added, found.results) == (("a0", "a1"), ("a0", "a1"))
    sparse = decoded("v_smfmac_f32_16x16x32_f16 v[0:1], v[4:5], v[6:9], v10")
    assert sparse.added == ("v0", "v1")


def test_a_wave_of_64_takes_two_turns_where_a_simd_has_32_lanes() -> None:
    assert (
        decoded("v_add_f32 v0, v1, v2", "gfx1100", 64).busy
        == 2 * decoded("v_add_f32 v0, v1, v2", "gfx1100").busy
    )


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("s_barrier", FlowRole.BARRIER), ("s_barrier_signal -1", FlowRole.SIGNAL),
        ("s_barrier_wait 0xffff", FlowRole.BARRIER_WAIT), ("s_setprio 2", FlowRole.PRIORITY),
        ("s_sleep 1", FlowRole.IDLE), ("s_endpgm", FlowRole.END),
    ],
)  # fmt: skip
def test_what_directs_a_wave_has_a_role(text: str, role: FlowRole) -> None:
    assert decoded(text, "gfx1201").role is role


def test_hazards_of_arithmetic_are_no_counters_of_memory() -> None:
    assert decoded("s_waitcnt_depctr depctr_va_vdst(0)", "gfx1100").counters == ()


def test_a_wait_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(InputError, match="cannot read 's_waitcnt vmcnt'"):
        decoded("s_waitcnt vmcnt")


@pytest.mark.parametrize(
    ("mnemonic", "on", "count"),
    [
        ("v_mfma_f32_4x4x4_16b_f16", "gfx942", 2), ("v_mfma_f32_16x16x4_f32", "gfx942", 8),
        ("v_mfma_f32_16x16x8_xf32", "gfx942", 4), ("v_mfma_f32_16x16x32_fp8_fp8", "gfx942", 4),
        ("v_mfma_f32_32x32x16_bf8_fp8", "gfx942", 8), ("v_mfma_i32_32x32x16_i8", "gfx942", 8),
        ("v_mfma_f32_32x32x4_2b_f16", "gfx942", 16), ("v_smfmac_f32_16x16x32_f16", "gfx942", 4),
        ("v_mfma_f32_32x32x16_f16", "gfx950", 8), ("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950", 8),
        ("v_mfma_scale_f32_32x32x64_f8f6f4", "gfx950", 16),
    ],
)  # fmt: skip
def test_passes_of_matrix_instructions(mnemonic: str, on: str, count: int) -> None:
    """A pass takes four cycles."""
    assert decoded(f"{mnemonic} v[0:3], v[4:11], v[12:19], v[0:3]", on).busy == 4 * count
