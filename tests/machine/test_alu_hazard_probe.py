"""RDNA's hazards are those that LLVM fills: held against it with random machine IR.

What LLVM makes of it has no definite finding, and each fill that is taken out of a function without branches is
found. Of gfx11's masks LLVM waits behind each write, and here only a read asks for the wait.
"""

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from machine_ir import NEEDS_LLC, kernels, llc, random_body, without

import ldsopt
from ldsopt import Finding

pytestmark = NEEDS_LLC

HAZARDS = ("source-overwritten", "alu-hazard", "wait-state-hazard")
FILL = re.compile(
    r"\s(?:s_waitcnt_depctr|s_wait_alu|s_waitcnt_vscnt|s_mov_b32 null|v_nop|v_mov_b32_e32 v3, v3$)"
)
TARGETS = [
    ("gfx1010", 32),
    ("gfx1100", 32),
    ("gfx1100", 64),
    ("gfx1150", 64),
    ("gfx1201", 32),
    ("gfx1250", 32),
]


class Dice:
    """Random instructions of machine IR."""

    def __init__(self, seed: int, arch: str, lanes: int) -> None:
        self._dice, self._arch, self._bits = random.Random(seed), arch, lanes

    def _vector(self) -> str:
        return f"$vgpr{self._dice.randrange(6)}"

    def _scalar(self) -> str:
        return f"$sgpr{self._dice.randrange(4, 10)}"

    def _pair(self) -> str:
        first = self._dice.choice([4, 6, 8])
        return f"$sgpr{first}_sgpr{first + 1}"

    def _mask(self) -> str:
        return self._pair() if self._bits == 64 else self._scalar()

    def _gfx1250(self) -> str:
        """A matrix instruction, or a use of what one reads and writes."""
        one, other, third = self._dice.sample([64, 72, 80, 88], 3)
        kind, to = self._dice.choice(["F16", "IU8", "F32", "read", "write"]), _range(third, 8)
        if kind in ("read", "write"):
            written, read = (one + 3, 40) if kind == "write" else (40, one + 3)
            return f"$vgpr{written} = V_MOV_B32_e32 $vgpr{read}, implicit $exec"
        if kind == "IU8":
            return (
                f"{to} = V_WMMA_I32_16X16X64_IU8_w32_threeaddr 8, {_range(one, 8)}, 8, {_range(other, 8)},"
                f" {_range(96, 8)}, 0, 0, 0, 0, implicit $exec"
            )
        opcode, size = ("F32_16X16X32_F16", 8) if kind == "F16" else ("F32_16X16X4_F32", 2)
        return (
            f"{to} = V_WMMA_{opcode}_w32_threeaddr 8, {_range(one, size)}, 8, {_range(other, size)}, 8,"
            f" {_range(96, 8)}, 0, 0, 0, 0, implicit $exec"
        )

    def _matrix(self) -> str:
        size = 4 if self._bits == 64 else 8
        result, factor = self._dice.choice([16, 24]), self._dice.choice([16, 24, 32])
        to, by, other = _range(result, size), _range(factor, 8), _range(32, 8)
        opcode = f"V_WMMA_F32_16X16X16_F16_twoaddr_w{self._bits}"
        return f"{to} = {opcode} 8, {by}, 8, {other}, 8, {to}, 0, 0, implicit $exec"

    def instruction(self) -> str:
        """One instruction."""
        v, s, pair, mask, bits = self._vector, self._scalar, self._pair, self._mask, self._bits
        vcc, executed = ("$vcc", "$exec") if bits == 64 else ("$vcc_lo", "$exec_lo")
        kinds: list[Callable[[], str]] = [
            lambda: f"{v()} = V_MOV_B32_e32 $vgpr40, implicit $exec",
            lambda: f"{v()} = V_ADD_F32_e32 {v()}, {v()}, implicit $mode, implicit $exec",
            lambda: f"{v()} = V_ADD_F32_e64 0, {s()}, 0, {v()}, 0, 0, implicit $mode, implicit $exec",
            lambda: f"{v()} = V_EXP_F32_e32 {v()}, implicit $mode, implicit $exec",
            lambda: f"{v()} = V_CNDMASK_B32_e64 0, {v()}, 0, {v()}, {mask()}, implicit $exec",
            lambda: f"{v()} = V_CNDMASK_B32_e32 {v()}, {v()}, implicit $vcc, implicit $exec",
            lambda: f"{mask()} = V_CMP_EQ_U32_e64 {v()}, {v()}, implicit $exec",
            lambda: f"V_CMP_EQ_U32_e32 {v()}, {v()}, implicit-def $vcc, implicit $exec",
            lambda: f"{s()} = V_READFIRSTLANE_B32 {v()}, implicit $exec",
            lambda: f"V_CMPX_EQ_U32_nosdst_e32 {v()}, {v()}, implicit-def $exec, implicit $exec",
            lambda: (
                "$vgpr3 = V_PERMLANE16_B32_e64 0, $vgpr3, 0, $sgpr4, 0, $sgpr4, $vgpr3, 0, implicit $exec"
            ),
            lambda: f"{s()} = S_ADD_I32 {s()}, {s()}, implicit-def $scc",
            lambda: f"{pair()} = S_MOV_B64 0",
            lambda: f"S_CMP_EQ_U32 {s()}, {s()}, implicit-def $scc",
            lambda: f"{vcc} = S_MOV_B{bits} 0",
            lambda: f"{s()} = S_MOV_B32 $vcc_lo",
            lambda: f"{executed} = S_MOV_B{bits} -1",
            lambda: f"{pair()} = S_LOAD_DWORDX2_IMM {pair()}, 0, 0",
            lambda: f"{v()} = GLOBAL_LOAD_DWORD_SADDR {pair()}, {v()}, 0, 0, implicit $exec",
            lambda: f"GLOBAL_STORE_DWORD_SADDR {v()}, {v()}, {pair()}, 0, 0, implicit $exec",
            lambda: f"{v()} = DS_READ_B32_gfx9 {v()}, 0, 0, implicit $exec",
        ]
        if self._arch < "gfx12":
            kinds += [lambda: "BUFFER_GL0_INV implicit $exec", lambda: "BUFFER_GL1_INV implicit $exec"]
        if self._arch.startswith("gfx11"):
            kinds += [self._matrix] * 2
        if self._arch == "gfx1250":
            kinds += [self._gfx1250] * 12
        return self._dice.choice(kinds)()

    def function(self, blocks: int) -> str:
        """Blocks, with branches among them."""
        return random_body(self._dice, self.instruction, blocks, (16, 40))


def _range(first: int, count: int) -> str:
    return "$" + "_".join(f"vgpr{number}" for number in range(first, first + count))


def compiled(arch: str, lanes: int, functions: int, *, seed: int, blocks: int = 4) -> str:
    """The code that LLVM makes of random functions, from its hazard recognizer on."""
    dice = Dice(seed, arch, lanes)
    options = ["-start-before=post-RA-hazard-rec", f"-mattr=+wavefrontsize{lanes}"]
    return llc(arch, options, [dice.function(blocks) for _ in range(functions)])


def hazards(code: str) -> list[Finding]:
    return [one for one in ldsopt.check_code(code.encode(), "k.s").findings if one.rule.value in HAZARDS]


def pairs(kernel: str) -> set[tuple[int | None, int | None]]:
    return {(one.started.asm_line, one.used and one.used.asm_line) for one in hazards(kernel)}


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_what_llvm_makes_of_random_instructions_has_no_definite_finding(arch: str, lanes: int) -> None:
    found = hazards(compiled(arch, lanes, 60, seed=11))
    assert [one.reason for one in found if one.verdict.value == "definite"] == []


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_each_fill_that_is_taken_out_is_found(arch: str, lanes: int) -> None:
    weakened = missed = 0
    for kernel in kernels(compiled(arch, lanes, 40, seed=12, blocks=1)):
        before = pairs(kernel)
        for place, line in enumerate(kernel.split("\n")):
            if not FILL.match(line):
                continue
            found = pairs(without(kernel, place))
            is_of_mask = arch.startswith("gfx11") and re.search("sa_sdst|va_sdst|va_vcc", line)
            weakened += 1
            missed += not (found - before or is_of_mask)
    assert weakened > 10
    assert missed == 0


def test_architectures_without_hazards_have_no_fills() -> None:
    code = compiled("gfx1030", 32, 20, seed=13)
    assert not any(map(partial(re.match, FILL), code.split("\n")))
    assert hazards(code) == []
