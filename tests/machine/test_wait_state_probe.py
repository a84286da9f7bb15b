"""The table of wait states says what LLVM's hazard recognizer does: asked with two instructions of machine IR for each row.

LLVM inserts ``S_NOP`` between them, as many wait states as it takes to be needed. `check` finds a pair with one fewer,
and none with as many.
"""

import random
import re
from functools import cache

import pytest
from machine_ir import NEEDS_LLC, in_a_row, llc
from machine_listing import listing

import ldsopt
from ldsopt import Finding, Rule, Verdict

pytestmark = NEEDS_LLC

MATRIX = {
    "xdl 2": ("V_MFMA_F32_4X4X4F16", "v_mfma_f32_4x4x4f16", 4, 2),
    "xdl 4": ("V_MFMA_F32_16X16X16F16", "v_mfma_f32_16x16x16f16", 4, 2),
    "xdl 8": ("V_MFMA_F32_32X32X8F16", "v_mfma_f32_32x32x8f16", 16, 2),
    "single 2": ("V_MFMA_F32_4X4X1F32", "v_mfma_f32_4x4x1f32", 4, 1),
    "single 8": ("V_MFMA_F32_16X16X4F32", "v_mfma_f32_16x16x4f32", 4, 1),
    "single 16": ("V_MFMA_F32_32X32X2F32", "v_mfma_f32_32x32x2f32", 16, 1),
    "double 4": ("V_MFMA_F64_4X4X4F64", "v_mfma_f64_4x4x4f64", 2, 2),
    "double 16": ("V_MFMA_F64_16X16X4F64", "v_mfma_f64_16x16x4f64", 8, 2),
}
"""Opcode, mnemonic, and how many registers a result and a factor have."""
ARCHS = ("gfx90a", "gfx942", "gfx950")
Pair = tuple[str, str, str, str]
"""Two instructions of machine IR, and the same two in assembly."""


def _range(first: int, count: int) -> tuple[str, str]:
    mir = "$" + "_".join(f"vgpr{number}" for number in range(first, first + count))
    return mir, f"v[{first}:{first + count - 1}]" if count > 1 else f"v{first}"


def _matrix(name: str, result: int, addend: int, factor: int) -> tuple[str, str]:
    opcode, mnemonic, wide, narrow = MATRIX[name]
    words = (_range(result, wide), _range(factor, narrow), _range(120, narrow), _range(addend, wide))
    mir = [word[0] for word in words]
    asm = ", ".join(word[1] for word in words)
    return (
        f"{mir[0]} = {opcode}_vgprcd_e64 {', '.join(mir[1:])}, 0, 0, 0, implicit $mode, implicit $exec",
        f" {mnemonic} {asm}",
    )


def _move(result: int, source: int) -> tuple[str, str]:
    return (
        f"$vgpr{result} = V_MOV_B32_e32 $vgpr{source}, implicit $exec",
        f" v_mov_b32_e32 v{result}, v{source}",
    )


def _pairs() -> dict[str, Pair]:
    found: dict[str, Pair] = {}
    others = {
        "VALU read": _move(60, 0),
        "VALU write": _move(0, 60),
        "store": ("GLOBAL_STORE_DWORD $vgpr70_vgpr71, $vgpr0, 0, 0, implicit $exec", " global_store_dword v[70:71], v0, off"),
        "load": ("$vgpr0 = GLOBAL_LOAD_DWORD $vgpr70_vgpr71, 0, 0, implicit $exec", " global_load_dword v0, v[70:71], off"),
    }  # fmt: skip
    for name, (_, _, wide, narrow) in MATRIX.items():
        first = _matrix(name, 0, 0, 100)
        for what, other in others.items():
            found[f"{name}, {what}"] = (*_cross(first, other),)
        addend = _matrix(name, 20, 40, 100)
        found[f"{name}, addend written"] = (*_cross(addend, _move(40, 60)),)
        found[f"factor written, {name}"] = (*_cross(_move(100, 60), first),)
        found[f"addend written, {name}"] = (*_cross(_move(0, 60), first),)
        for later, (_, _, later_wide, _) in MATRIX.items():
            part = 2 if wide > 2 else 0
            found[f"{name}, added by {later}"] = (*_cross(first, _matrix(later, 60, part, 110)),)
            found[f"{name}, multiplied by {later}"] = (*_cross(first, _matrix(later, 60, 80, 0)),)
            if wide == later_wide:
                found[f"{name}, same registers, {later}"] = (*_cross(first, _matrix(later, 0, 0, 110)),)
        del narrow
    return found | {name: (a, c, b, d) for name, (a, b, c, d) in SCALAR.items()}


def _cross(first: tuple[str, str], second: tuple[str, str]) -> Pair:
    return first[0], second[0], first[1], second[1]


_EXEC_WRITTEN = (
    "V_CMPX_EQ_U32_e32 $vgpr1, $vgpr2, implicit-def $exec, implicit-def $vcc, implicit $exec",
    " v_cmpx_eq_u32_e32 vcc, v1, v2",
)
_LANE_READ = ("$sgpr4 = V_READFIRSTLANE_B32 $vgpr1, implicit $exec", " v_readfirstlane_b32 s4, v1")
_SHIFTED = (
    "$vgpr3 = V_MOV_B32_dpp $vgpr3, $vgpr9, 0, 15, 15, -1, implicit $exec",
    " v_mov_b32_dpp v3, v9 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1",
)
_M0 = ("$m0 = S_MOV_B32 5", " s_mov_b32 m0, 5")
SCALAR: dict[str, tuple[str, str, str, str]] = {
    "SGPR, address": (*_LANE_READ, "$vgpr2 = GLOBAL_LOAD_DWORD_SADDR $sgpr4_sgpr5, $vgpr7, 0, 0, implicit $exec", " global_load_dword v2, v7, s[4:5]"),
    "SGPR, lane": (*_LANE_READ, "$sgpr1 = V_READLANE_B32 $vgpr2, $sgpr4", " v_readlane_b32 s1, v2, s4"),
    "SGPR, constant": (*_LANE_READ, "$vgpr3 = V_MOV_B32_e32 $sgpr4, implicit $exec", " v_mov_b32_e32 v3, s4"),
    "SGPR, scalar": (*_LANE_READ, "$sgpr2 = S_MOV_B32 $sgpr4", " s_mov_b32 s2, s4"),
    "VCC, v_div_fmas": (
        "V_CMP_EQ_U32_e32 $vgpr1, $vgpr2, implicit-def $vcc, implicit $exec",
        " v_cmp_eq_u32_e32 vcc, v1, v2",
        "$vgpr3 = V_DIV_FMAS_F32_e64 0, $vgpr1, 0, $vgpr2, 0, $vgpr3, 0, 0, implicit $mode, implicit $vcc,"
        " implicit $exec",
        " v_div_fmas_f32 v3, v1, v2, v3",
    ),
    "lane of a result": (*_move(1, 2), "$sgpr1 = V_READLANE_B32 $vgpr1, 3", " v_readlane_b32 s1, v1, 3"),
    "DPP of a result": (*_move(9, 2), *_SHIFTED),
    "EXEC, DPP": (*_EXEC_WRITTEN, *_SHIFTED),
    "EXEC, lane": (*_EXEC_WRITTEN, "$sgpr1 = V_READLANE_B32 $vgpr9, 3", " v_readlane_b32 s1, v9, 3"),
    "transcendental": ("$vgpr1 = V_EXP_F32_e32 $vgpr2, implicit $mode, implicit $exec", " v_exp_f32_e32 v1, v2", *_move(3, 1)),
    "transcendental, its other half kept": (
        "$vgpr1 = V_EXP_F32_e32 $vgpr2, implicit $mode, implicit $exec",
        " v_exp_f32_e32 v1, v2",
        "$vgpr1 = V_FMA_MIXLO_F16 0, $vgpr3, 0, $vgpr4, 0, $vgpr5, 0, $vgpr1, 0, 0, implicit $mode, implicit $exec",
        " v_fma_mixlo_f16 v1, v3, v4, v5",
    ),
    "transcendentals": (
        "$vgpr1 = V_EXP_F32_e32 $vgpr2, implicit $mode, implicit $exec",
        " v_exp_f32_e32 v1, v2",
        "$vgpr3 = V_EXP_F32_e32 $vgpr1, implicit $mode, implicit $exec",
        " v_exp_f32_e32 v3, v1",
    ),
    "double-precision matrix, addition": (
        "$agpr0_agpr1 = V_MFMA_F64_4X4X4F64_e64 $vgpr0_vgpr1, $vgpr0_vgpr1, $agpr0_agpr1, 0, 0, 0, implicit $mode,"
        " implicit $exec",
        " v_mfma_f64_4x4x4f64 a[0:1], v[0:1], v[0:1], a[0:1]",
        "$vgpr4_vgpr5 = V_FMA_F64_e64 0, $vgpr4_vgpr5, 0, $vgpr4_vgpr5, 0, $vgpr4_vgpr5, 0, 0, implicit $mode,"
        " implicit $exec",
        " v_fma_f64 v[4:5], v[4:5], v[4:5], v[4:5]",
    ),
    "partial result, overwritten": (
        "$vgpr1 = V_MAD_U16_gfx9_e64 8, $vgpr8, 0, $vgpr9, 0, $vgpr10, 0, 0, implicit $exec",
        " v_mad_u16 v1, v8, v9, v10 op_sel:[0,0,0,1]",
        *_move(1, 20),
    ),
    "partial result, overwritten by a matrix": (
        "$vgpr1 = V_MAD_U16_gfx9_e64 8, $vgpr8, 0, $vgpr9, 0, $vgpr10, 0, 0, implicit $exec",
        " v_mad_u16 v1, v8, v9, v10 op_sel:[0,0,0,1]",
        *_matrix("xdl 4", 0, 40, 100),
    ),
    "wide store": ("GLOBAL_STORE_DWORDX4 $vgpr70_vgpr71, $vgpr0_vgpr1_vgpr2_vgpr3, 0, 0, implicit $exec", " global_store_dwordx4 v[70:71], v[0:3], off", *_move(0, 9)),
    "store": ("GLOBAL_STORE_DWORDX2 $vgpr70_vgpr71, $vgpr0_vgpr1, 0, 0, implicit $exec", " global_store_dwordx2 v[70:71], v[0:1], off", *_move(0, 9)),
    "M0, LDS-DMA": (
        *_M0,
        "BUFFER_LOAD_DWORD_LDS_OFFEN $vgpr0, $sgpr4_sgpr5_sgpr6_sgpr7, 0, 0, 0, 0, implicit $exec, implicit $m0",
        " buffer_load_dword v0, s[4:7], 0 offen lds",
    ),
    "hardware register": (
        "S_SETREG_B32 $sgpr0, 2049, implicit-def $mode, implicit $mode",
        " s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s0",
        "$sgpr1 = S_GETREG_B32 2049, implicit $mode",
        " s_getreg_b32 s1, hwreg(HW_REG_MODE, 0, 2)",
    ),
}  # fmt: skip
PAIRS = _pairs()


@cache
def inserted(arch: str) -> dict[str, int]:
    """The wait states that LLVM inserts between the two instructions of each pair."""
    pairs = [(first, second) for first, second, _, _ in PAIRS.values()]
    done = llc(arch, ["-run-pass=post-RA-hazard-rec"], [in_a_row(*pair) for pair in pairs])
    texts = re.split(r"^name:", done, flags=re.MULTILINE)[1:]
    states = (sum(int(nop) + 1 for nop in re.findall(r"S_NOP (\d+)", text)) for text in texts)
    return dict(zip(PAIRS, states, strict=True))


def is_found(arch: str, pair: Pair, states: int) -> bool:
    nops = "".join(" s_nop 0\n" for _ in range(states))
    check = ldsopt.check_code(
        listing(f"{pair[2]}\n{nops}{pair[3]}", arch=arch, is_settled=False).encode(), "k.s"
    )
    return any(finding.rule is Rule.WAIT_STATES for finding in check.findings)


MORE_BY_THE_MANUALS = re.compile(
    r"(xdl|single) \d+, same registers, |single \d+, added by xdl|double 16, VALU write$"
)
"""Pairs for which AMD's documents ask for more than LLVM leaves, in `ldsopt/machine/wait_state_table.py`."""


@pytest.mark.parametrize("arch", ARCHS)
def test_fewer_than_llvm_inserts_are_found(arch: str) -> None:
    short = {name: states for name, states in inserted(arch).items() if states}
    assert [name for name, states in short.items() if not is_found(arch, PAIRS[name], states - 1)] == []


@pytest.mark.parametrize("arch", ARCHS)
def test_as_many_as_llvm_inserts_are_enough_but_where_the_manuals_ask_for_more(arch: str) -> None:
    more = [name for name, states in inserted(arch).items() if is_found(arch, PAIRS[name], states)]
    assert [name for name in more if not MORE_BY_THE_MANUALS.match(name)] == []
    assert more or arch == "gfx90a"


@pytest.mark.parametrize("arch", ARCHS)
def test_what_llvm_makes_of_random_instructions_has_no_definite_finding(arch: str) -> None:
    dice = random.Random(7)
    instructions = sorted({instruction for pair in PAIRS.values() for instruction in pair[:2]})
    functions = [in_a_row(*dice.choices(instructions, k=8)) for _ in range(100)]
    code = llc(arch, ["-start-before=post-RA-hazard-rec"], functions)
    found = ldsopt.check_code(code.encode(), "k.s").findings
    states = [finding for finding in found if finding.rule is Rule.WAIT_STATES]
    definite = [finding for finding in states if finding.verdict is Verdict.DEFINITE]
    assert [one.reason for one in definite if not is_partly_overwritten(one, code.split("\n"))] == []
    assert states or arch == "gfx90a"


@pytest.mark.parametrize("arch", ARCHS)
def test_llvm_asks_on_gfx90a_alone_of_a_double_precision_matrix_between_a_result_and_memory(
    arch: str,
) -> None:
    double = "$vgpr20_vgpr21 = V_MFMA_F64_4X4X4F64_vgprcd_e64 $vgpr10_vgpr11, $vgpr12_vgpr13, $vgpr14_vgpr15, 0, 0, 0"
    code = (
        "$vgpr0 = V_MOV_B32_e32 1, implicit $exec",
        f"{double}, implicit $mode, implicit $exec",
        "GLOBAL_STORE_DWORD $vgpr2_vgpr3, $vgpr0, 0, 0, implicit $exec",
    )
    assert llc(arch, ["-run-pass=post-RA-hazard-rec"], [in_a_row(*code)]).count("S_NOP 0") == (
        arch == "gfx90a"
    )


def is_partly_overwritten(finding: Finding, listing: list[str]) -> bool:
    """LLVM 22 asks of the last matrix instruction alone that wrote a part of what is read, or adds what is overwritten,
    not of the one before it."""
    assert finding.started.asm_line is not None
    assert finding.used is not None
    assert finding.used.asm_line is not None
    between = listing[finding.started.asm_line : finding.used.asm_line - 1]
    is_addend = "source C" in finding.reason
    is_matrix = "v_mfma" in finding.started.asm and (is_addend or "v_mfma" in finding.used.asm)
    return is_matrix and any("v_mfma" in line for line in between)
