"""Locked registers are those that LLVM waits for: held against it with pairs, and with random machine IR.

What LLVM makes has no definite finding, but for a fault of LLVM 22: in expert mode it takes a wait for the data of
one kind of access for one that the sources of all kinds have been read (llvm-project #178711). Each wait
that it puts in for sources or for results of the VALU is found when it is taken out, or a wait for the access's own
data, or for its translation, stands for it.
"""

import random
import re

import pytest
from machine_ir import NEEDS_LLC, in_a_row, kernels, llc, random_body, without

from ldsopt import Finding, Rule, Verdict, check_code

pytestmark = NEEDS_LLC

EXPERT = "-amdgpu-expert-scheduling-mode"
REPLAY = "\ts_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1\n"
"""As LLVM sets it at a kernel's start, in a pass before this one."""
WAIT = re.compile(r"\s(?:s_wait_xcnt|s_wait_expcnt|s_waitcnt_expcnt|s_waitcnt expcnt|s_wait_alu)")
FOR_DATA = re.compile(
    r"^\ts_wait_(?:loadcnt|dscnt|storecnt|kmcnt|loadcnt_dscnt|storecnt_dscnt|xcnt) .*$", re.MULTILINE
)
BLAMED = ("source of an LDS access", "source of a flat access", "source of a vector memory access")

FIRST = {
    "vector replay": ("xcnt", "$vgpr10 = GLOBAL_LOAD_DWORD_SADDR $sgpr0_sgpr1, $vgpr0, 0, 0, implicit $exec"),
    "scalar replay": ("xcnt", "$sgpr10 = S_LOAD_DWORD_IMM $sgpr0_sgpr1, 0, 0"),
    "exported": ("expcnt", "EXP 0, $vgpr0, $vgpr1, $vgpr2, $vgpr3, 0, 0, 15, implicit $exec"),
    "read by LDS": ("vm_vsrc", "DS_WRITE_B32_gfx9 $vgpr2, $vgpr0, 0, 0, implicit $exec"),
    "read by flat": (
        "vm_vsrc",
        "FLAT_STORE_DWORD $vgpr2_vgpr3, $vgpr0, 0, 0, implicit $exec, implicit $flat_scr",
    ),
    "read by memory": ("vm_vsrc", "GLOBAL_STORE_DWORD $vgpr2_vgpr3, $vgpr0, 0, 0, implicit $exec"),
    "read by VALU": ("va_vdst", "$vgpr8 = V_ADD_F32_e32 $vgpr0, $vgpr6, implicit $mode, implicit $exec"),
    "written by VALU": ("va_vdst", "$vgpr0 = V_ADD_F32_e32 $vgpr5, $vgpr6, implicit $mode, implicit $exec"),
}
"""First instructions, and the counter that says that each is done with its registers."""
SECOND = {
    "VALU write": "$vgpr0 = V_MOV_B32_e32 1, implicit $exec",
    "lane read": "$sgpr0 = V_READFIRSTLANE_B32 $vgpr20, implicit $exec",
    "SALU write": "$sgpr0 = S_MOV_B32 1",
    "EXEC write": "$exec_lo = S_MOV_B32 1",
    "scalar load": "$sgpr0 = S_LOAD_DWORD_IMM $sgpr20_sgpr21, 0, 0",
    "LDS load": "$vgpr0 = DS_READ_B32_gfx9 $vgpr20, 0, 0, implicit $exec",
    "memory load": "$vgpr0 = GLOBAL_LOAD_DWORD $vgpr20_vgpr21, 0, 0, implicit $exec",
    "flat load": "$vgpr0 = FLAT_LOAD_DWORD $vgpr20_vgpr21, 0, 0, implicit $exec, implicit $flat_scr",
    "access": "DS_WRITE_B32_gfx9 $vgpr20, $vgpr0, 0, 0, implicit $exec",
}
LOADS = ("LDS load", "memory load", "flat load")
WAITED = {
    "vector replay": ("VALU write", "SALU write", "LDS load", "scalar load"),
    "scalar replay": ("lane read", "SALU write", "scalar load"),
    "exported": ("VALU write", "EXEC write", *LOADS),
    **dict.fromkeys(("read by LDS", "read by flat", "read by memory"), ("VALU write", *LOADS)),
    "written by VALU": ("access", *LOADS),
}
UNWAITED = [("vector replay", "flat load"), *(("read by VALU", load) for load in LOADS)]
"""Waits that documents alone ask for."""


def compiled(arch: str, flags: list[str], bodies: list[str]) -> list[str]:
    """The code that LLVM makes of functions, from its pass for waits on."""
    return kernels(llc(arch, [*flags, "-start-before=si-insert-waitcnts"], bodies), REPLAY)


def findings(code: str) -> list[Finding]:
    rules = (Rule.SOURCE_OVERWRITTEN, Rule.ALU_HAZARD)
    return [one for one in check_code(code.encode(), "k.s").findings if one.rule in rules]


@pytest.mark.parametrize(
    ("first", "use"), [*((one, use) for one, uses in WAITED.items() for use in uses), *UNWAITED]
)
def test_llvm_waits_where_the_row_says_so(first: str, use: str) -> None:
    counter, begins = FIRST[first]
    arch = "gfx1201" if first == "exported" else "gfx1250"
    flags = [EXPERT] if counter in ("va_vdst", "vm_vsrc") else []
    (code,) = compiled(arch, flags, [in_a_row(begins, SECOND[use])])
    waits = [line for line in code.split("\n") if counter in line]
    assert bool(waits) is (use in WAITED.get(first, ()))


class Dice:
    """Random instructions of machine IR that begin locks and meet them."""

    def __init__(self, seed: int, *, is_scalar: bool) -> None:
        self._dice, self._is_scalar = random.Random(seed), is_scalar

    def _vector(self) -> str:
        return f"$vgpr{self._dice.randrange(6)}"

    def _pair(self, bank: str) -> str:
        first = 2 * self._dice.randrange(3)
        return f"${bank}{first}_{bank}{first + 1}"

    def instruction(self) -> str:
        """One instruction."""
        v, pair = self._vector, self._pair
        scalar = f"$sgpr{self._dice.randrange(6)}"
        result = f"$vgpr{self._dice.randrange(20, 24)}"
        made = self._dice.choice([v(), result])
        scalar_load = f"$sgpr{self._dice.randrange(6, 9)} = S_LOAD_DWORD_IMM {pair('sgpr')}, 0, 0"
        return self._dice.choice(
            [
                *([scalar_load] * self._is_scalar),
                f"{made} = GLOBAL_LOAD_DWORD {pair('vgpr')}, 0, 0, implicit $exec",
                f"{made} = GLOBAL_LOAD_DWORD_SADDR {pair('sgpr')}, {v()}, 0, 0, implicit $exec",
                f"GLOBAL_STORE_DWORD {pair('vgpr')}, {v()}, 0, 0, implicit $exec",
                "GLOBAL_INV 16, implicit $exec",
                f"{made} = DS_READ_B32_gfx9 {v()}, 0, 0, implicit $exec",
                f"DS_WRITE_B32_gfx9 {v()}, {v()}, 0, 0, implicit $exec",
                f"{v()} = V_MOV_B32_e32 {v()}, implicit $exec",
                f"{v()} = V_ADD_F32_e32 {v()}, {v()}, implicit $mode, implicit $exec",
                f"{v()} = V_EXP_F32_e32 {v()}, implicit $mode, implicit $exec",
                f"{scalar} = V_READFIRSTLANE_B32 {v()}, implicit $exec",
                f"{scalar} = S_ADD_I32 {scalar}, 4, implicit-def $scc",
            ]
        )

    def function(self, blocks: int) -> str:
        """Blocks, with branches that go forward: of some loops LLVM 22's pass finds no end."""
        return random_body(self._dice, self.instruction, blocks, (12, 32), goes_on=True)


def random_code(arch: str, flags: list[str], seed: int, blocks: int) -> list[str]:
    dice = Dice(seed, is_scalar=blocks == 1)
    return compiled(arch, flags, [dice.function(blocks) for _ in range(40)])


TARGETS = [("gfx1250", []), ("gfx1250", [EXPERT]), ("gfx1201", [EXPERT])]


@pytest.mark.parametrize(("arch", "flags"), TARGETS)
@pytest.mark.parametrize("blocks", [1, 4])
def test_what_llvm_makes_has_no_definite_finding_but_its_known_fault(
    arch: str, flags: list[str], blocks: int
) -> None:
    known = {*BLAMED} if flags else set()
    for code in random_code(arch, flags, seed=1, blocks=blocks):
        sure = {one.reason.partition(";")[0] for one in findings(code) if one.verdict is Verdict.DEFINITE}
        assert sure <= known


@pytest.mark.parametrize(("arch", "flags"), TARGETS)
def test_each_wait_that_is_taken_out_is_found_unless_one_for_data_stands_for_it(
    arch: str, flags: list[str]
) -> None:
    taken = found = replaced = 0
    for code in random_code(arch, flags, seed=2, blocks=1):
        for number, line in enumerate(code.split("\n")):
            if WAIT.match(line):
                taken += 1
                is_found = _is_found(code, number)
                found += is_found
                alone = _with_that_alone(code, number)  # of a pair the first reason is told
                replaced += not is_found and any(
                    _is_found(one, number) for one in (alone, alone.replace(REPLAY, "\ts_nop 0\n"))
                )
    assert found > 40
    assert found + replaced == taken


def _with_that_alone(code: str, number: int) -> str:
    """The code without waits for data and for translation, but for the one of a line."""
    lines = FOR_DATA.sub("\ts_nop 0", code).split("\n")
    return "\n".join([*lines[:number], code.split("\n")[number], *lines[number + 1 :]])


def _is_found(code: str, number: int) -> bool:
    """True if more is found without a line of a code than with it."""
    return bool(_places(without(code, number)) - _places(code))


def _places(code: str) -> set[object]:
    return {(one.started.asm_line, one.used and one.used.asm_line, one.reason) for one in findings(code)}
