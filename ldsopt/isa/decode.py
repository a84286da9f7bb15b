"""A machine instruction decoded once: the facts of its mnemonic together with its operands.

The table of `ldsopt.target.opcodes` has the facts of the mnemonic alone. Code is followed through loops again and
again, and kernels repeat themselves, so one record is made for each text.
"""

from __future__ import annotations

from functools import lru_cache

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.operands import Operands, RegisterSet, read, results, sources
from ldsopt.target.opcodes import Action, Family, Opcode, Started, opcode, words

_FROM_OTHER_LANES = ("quad_perm", "row_", "wave_", "dpp8")
_SCOPED = frozenset({Family.BUFFER, Family.GLOBAL, Family.FLAT})
_SCOPES = frozenset({"sc0", "sc1", "scope", "glc"})


@dataclass(frozen=True, slots=True)
class Decoded:
    """One text of an instruction.

    Attributes:
        opcode: the facts of its mnemonic.
        given: its operands.
        started: the memory operation that it starts, if it starts one.
        results: the number of its first operands that it writes, at once or when its operation completes.
        written: the registers that these operands name.
        sources: the registers that its other operands name.
        writes_exec: it may make lanes active or inactive.
        moves_lanes: it takes its first source from other lanes (DPP).
        is_ordered: fences and atomic orderings compile to it: a cache operation, an atomic, an access with a scope.
        is_silent: it depends only on the registers that it names, or writes only their modes.
        mode: the hardware register that it writes, without ``HW_REG_`` and ``WAVE_``, or its number; empty if none.
        keeps_part: it leaves a part of the register that it writes as it was. So do conversions and sums to one half or
            byte, permutations and DPP in lanes that get nothing, and SDWA that says so.
    """

    opcode: Opcode
    given: Operands
    started: Started | None
    results: int
    written: RegisterSet
    sources: RegisterSet
    writes_exec: bool
    moves_lanes: bool
    is_ordered: bool
    is_silent: bool
    mode: str
    keeps_part: bool

    def reads(self, register: RegisterSet) -> bool:
        """True if it reads one of these registers, or leaves a part of one as it was."""
        keeps = self.opcode.reads_result or self.keeps_part
        return bool(self.sources & register or (keeps and self.written & register))

    @property
    def is_dual(self) -> bool:
        """True for two instructions in one (``v_dual``): the record describes the first, with the registers of both."""
        return "::" in self.given.modifier_text


def issued_together(instruction: AsmInstruction) -> tuple[AsmInstruction, ...]:
    """The instructions of one text, mostly one, none of which sees the results of another.

    >>> dual = AsmInstruction("v_dual_mov_b32", "v0, v1 :: v_dual_add_f32 v2, v3, v4", 1)
    >>> [(one.mnemonic, one.operands) for one in issued_together(dual)]
    [('v_dual_mov_b32', 'v0, v1'), ('v_dual_add_f32', 'v2, v3, v4')]
    """
    if "::" not in instruction.operands:
        return (instruction,)
    texts = f"{instruction.mnemonic} {instruction.operands}".split("::")
    parts = (text.strip().partition(" ") for text in texts)
    return tuple(instruction._replace(mnemonic=one, operands=rest.strip()) for one, _, rest in parts)


def decode(instruction: AsmInstruction) -> Decoded:
    """The record of an instruction.

    >>> decode(AsmInstruction("buffer_load_dword", "v0, s[0:3], 0 offen lds", 1)).started.kind
    <Kind.LDS_DMA: 'LDS-DMA'>
    >>> decode(AsmInstruction("v_cmpx_le_i32_e64", "s14, v64", 1)).results
    0
    >>> decode(AsmInstruction("v_mov_b32_sdwa", "v0, v1 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE", 1)).keeps_part
    True
    """
    return decoded(instruction.mnemonic, instruction.operands)


@lru_cache(maxsize=1 << 15)
def decoded(mnemonic: str, operands: str) -> Decoded:
    """The record of an instruction with that text."""
    known = opcode(mnemonic)
    started = known.started(operands)
    named = words(operands)
    moves_lanes = known.is_vector and any(word.startswith(_FROM_OTHER_LANES) for word in named)
    is_setting = known.action is Action.SET_MODE and named[:1] == ["hwreg"]
    mode = named[1].removeprefix("HW_REG_").removeprefix("WAVE_") if is_setting else ""
    has_scope = known.family in _SCOPED and not _SCOPES.isdisjoint(named)
    count = known.results_of(operands) if started is None else started.results
    instruction = AsmInstruction(mnemonic, operands, 0)
    return Decoded(
        known,
        read(operands),
        started,
        count,
        results(instruction, count),
        sources(instruction, count),
        known.sets_exec(operands),
        moves_lanes,
        known.orders or has_scope,
        known.is_silent or mode == "MODE",
        mode,
        known.keeps_part or moves_lanes or "UNUSED_PRESERVE" in operands,
    )
