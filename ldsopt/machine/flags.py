"""Masks that say by which way a block was reached, and which of its ways on is taken then.

LLVM's structured control flow has blocks that several ways lead to and that part again by a mask which each of them has
set to all ones or to zero. What holds on one way alone holds behind the branch that only this way takes. Example::

    s_mov_b32 s0, -1
    s_cbranch_scc1 .LBB0_2
    v_mov_b32_e32 v8, 0                    ; only here v8 is set
    s_mov_b32 s0, 0
    .LBB0_2:
    s_and_not1_b32 vcc_lo, exec_lo, s0     ; 0 on the way from the first branch
    s_cbranch_vccnz .LBB0_4                ; so of those that come here v8 is known

Source: LLVM, StructurizeCFG and ``SIInstrInfo.cpp`` (``s_cbranch_vccnz`` of a uniform condition).
"""

from __future__ import annotations

from ldsopt.isa.assembly import AsmBlock, AsmInstruction
from ldsopt.isa.registers import register
from ldsopt.machine.decisions import written_by
from ldsopt.machine.operands import operands, registers
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.patterns import pattern
from ldsopt.target.mnemonics import CALLS

_ON_VCC = {"s_cbranch_vccz": True, "s_cbranch_vccnz": False}
_ON_EXEC = {"s_cbranch_execz": True, "s_cbranch_execnz": False}
"""Branches on a mask, and whether they are taken where it is 0."""
_OF_EXEC = pattern(r"s_(?:and|andn2|and_not1)_b(?:32|64)$")
_EXEC = ("exec", "exec_lo")
_ONES = 0xFFFFFFFF


def flag_of(block: AsmBlock) -> tuple[str, ...]:
    """The registers of the mask that decides the branch at a block's end, as they are at its head; else none."""
    if not block.instructions or block.instructions[-1].mnemonic not in _ON_VCC:
        return ()
    flag, is_vcc = registers("vcc"), True
    for instruction in reversed(block.instructions):
        if instruction.mnemonic in CALLS:
            return ()
        if any(written_by(instruction) & register(one) for one in flag):
            tested = _tested(instruction) if is_vcc else ()
            if not tested:
                return ()
            flag, is_vcc = tested, False
    return flag


def _tested(instruction: AsmInstruction) -> tuple[str, ...]:
    """The mask that VCC becomes EXEC of, without the lanes of it or with no others."""
    words = operands(instruction).words
    if not _OF_EXEC.match(instruction.mnemonic) or len(words) != 3 or not words[0].startswith("vcc"):
        return ()
    if words[1] in _EXEC:
        return registers(words[2])
    return registers(words[1]) if words[2] in _EXEC else ()


def kind_of(flag: tuple[str, ...], state: WaveState) -> int:
    """Which ways are told apart: those on which all bits of a mask are 0 (1), or 1 (2), or neither is known (0)."""
    values = {state.value(one).value for one in flag}
    return {0: 1, _ONES: 2}.get(values.pop() or 0, 0) if len(values) == 1 and None not in values else 0


def branch_goes(mnemonic: str, state: WaveState, *, in_kernel: bool) -> bool | None:
    """Whether a branch on VCC or EXEC is taken for sure, or not for sure; ``None`` if that is not known.

    Args:
        mnemonic: of the branch.
        state: in front of it.
        in_kernel: EXEC had some lane at first, as each wave of a kernel has.
    """
    if (on_zero := _ON_EXEC.get(mnemonic)) is not None:
        return not on_zero if in_kernel and state.exec is Lanes.ALL else None
    if (on_zero := _ON_VCC.get(mnemonic)) is None:
        return None
    halves = ("vcc_lo", "vcc_hi") if state.masks_are_pairs else ("vcc_lo",)
    values = [state.value(half) for half in halves]
    if all(value.value == 0 for value in values):
        return on_zero
    return not on_zero if any(value.unsigned_min > 0 for value in values) else None
