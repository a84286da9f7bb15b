"""Parts of an instruction that decide what it does to a `WaveState`, read from its text once.

Code is followed through loops again and again, and kernels repeat themselves: of each text these are kept.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from enum import Enum

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.events import started
from ldsopt.isa.operands import Operands, operands, registers, written
from ldsopt.isa.waits import is_wait
from ldsopt.machine.conditions import Condition, condition_of, keeps_scc
from ldsopt.patterns import pattern
from ldsopt.target.mnemonics import CALLS, has_no_result, writes_exec
from ldsopt.target.opcodes import opcode

_SIDEWAYS = pattern(
    r"_(?:dpp8?|sdwa)$|(?:^|\s)(?:row_|quad_perm|wave_|dpp8|dst_sel|src\d_sel|op_sel|clamp|mul:|div:)"
)
_IN_ALL_LANES = ("v_writelane", "v_accvgpr", "v_mfma", "v_smfmac", "v_wmma", "v_swmmac")
"""They write lanes whether they are active or not, or may: all that have the encoding of matrix instructions."""
_OF_MASKS = pattern(
    r"v_cmp_|s_\w+?_(?:saveexec|wrexec)_b(?:32|64)$|s_(?:mov|and|or|xor|andn2|and_not1|wqm)_b(?:32|64)$"
)


class EffectKind(Enum):
    """Kinds of instructions, by how a state is changed."""

    NOTHING = "no register that is followed changes"
    COMPARES = "SCC says something of two registers"
    CALLS = "any register changes"
    TWO = "two instructions in one"
    LOADS = "a memory operation, or one that is not known"
    COMPUTES = "of registers"


@dataclass(frozen=True, slots=True)
class Decoded:
    """One text of an instruction.

    Attributes:
        step: its kind.
        keeps_scc: SCC is as before.
        condition: what SCC says, if it compares.
        given: its operands.
        name: its mnemonic without its encoding.
        targets: the registers of its first operand.
        is_sideways: lanes or parts of registers are moved, or the result is limited.
        has_halves: some operand is a part of a register.
        makes_masks: it may write a mask of lanes.
        writes_exec: it writes EXEC.
        forgotten: what it writes, of which nothing is known if it is not known what it computes.
        in_all_lanes: the registers that it may also write in lanes that are not active.
    """

    step: EffectKind
    keeps_scc: bool
    condition: Condition | None
    given: Operands
    name: str
    targets: tuple[str, ...]
    is_sideways: bool
    has_halves: bool
    makes_masks: bool
    writes_exec: bool
    forgotten: tuple[str, ...]
    in_all_lanes: tuple[str, ...]


def decoded(instruction: AsmInstruction) -> Decoded:
    """The parts of an instruction."""
    return _decoded(instruction.mnemonic, instruction.operands)


@functools.lru_cache(maxsize=1 << 15)
def _decoded(mnemonic: str, text: str) -> Decoded:
    instruction = AsmInstruction(mnemonic, text, 0)
    given, results, condition = operands(instruction), written(instruction), condition_of(instruction)
    name = opcode(mnemonic).name
    targets = registers(given.words[0]) if given.words else ()
    return Decoded(
        _step(instruction, condition),
        keeps_scc(mnemonic),
        condition,
        given,
        name,
        targets,
        _SIDEWAYS.search(f"{mnemonic} {given.modifier_text}") is not None,
        "." in text,
        _OF_MASKS.match(name) is not None,
        writes_exec(mnemonic, text),
        tuple(one for word in results for one in registers(word)),
        targets if mnemonic.startswith(_IN_ALL_LANES) else (),
    )


def _step(instruction: AsmInstruction, condition: Condition | None) -> EffectKind:
    mnemonic = instruction.mnemonic
    if condition is not None:
        return EffectKind.COMPARES
    if is_wait(mnemonic) or has_no_result(mnemonic):
        return EffectKind.NOTHING
    if mnemonic in CALLS:
        return EffectKind.CALLS
    if "::" in instruction.operands:
        return EffectKind.TWO
    if not mnemonic.startswith(("s_", "v_")) or started(instruction) is not None:
        return EffectKind.LOADS
    return EffectKind.COMPUTES
