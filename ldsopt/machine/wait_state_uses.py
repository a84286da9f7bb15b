"""The kinds of `ProducerKind` and `ConsumerKind` that one instruction of CDNA has, by its text.

Rules: the first operands are results, as many as `ldsopt.isa.operands.written` says; of an instruction that adds
to its result, that is a source, too. A ``v_cmpx`` writes EXEC. Memory and LDS
instructions read the registers that they name but for those that `ldsopt.isa.events.started` counts as results. Matrix
instructions: AMD's CDNA3 ISA, 7.5, calls single-precision ones SGEMM, those of 64 bits DGEMM, and all others XDL; on
gfx90a only DGEMM differ from the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.events import started
from ldsopt.isa.matrix_passes import passes
from ldsopt.isa.operands import Operands, RegisterSet, named, number, operands, register, written
from ldsopt.machine.wait_state_table import ConsumerKind, ProducerKind
from ldsopt.patterns import pattern
from ldsopt.target.mnemonics import (
    ADDRESS_JUMPS,
    BRANCHES,
    is_matrix,
    is_transcendental,
    keeps_part,
    moves_lanes,
    reads_result,
    writes_exec_unnamed,
)
from ldsopt.target.opcodes import Kind, opcode

_DOUBLE = pattern(r"v_mfma_f64_(4x4x4|16x16x4)")
_SINGLE = pattern(r"v_mfma_f32_\d+x\d+x\d+(?:_\d+b)?_?f32")
_DOUBLE_PRECISION = pattern(r"v_\w*f64")
_WITH_CARRY = pattern(r"v_(?:cndmask|addc|subb|subbrev)")
_OP_SEL = pattern(r"op_sel:\[([01,]+)\]")
_MOVED = pattern(r"dst_sel:(?!DWORD)")
_IDLE = ("v_nop", "v_clrexcp", "v_pipeflush")
_BIG_STORE = pattern(
    r"(?:global|flat|scratch|buffer)_(?:store_(?:dwordx[34]|format_xyzw?$)|atomic_f?cmpswap_x2)"
)
_HWREG = pattern(r"\s*(?:hwreg\(\s*(\w+)|(0x[0-9a-fA-F]+|\d+)\s*(?:,|$))")
_HWREG_NUMBERS = (
    dict(
        zip(
            ("MODE", "STATUS", "TRAPSTS", "HW_ID", "GPR_ALLOC", "LDS_ALLOC", "IB_STS"),
            range(1, 8),
            strict=True,
        )
    )
    | dict(
        zip(("SH_MEM_BASES", "TBA_LO", "TBA_HI", "TMA_LO", "TMA_HI", "XCC_ID"), range(15, 21), strict=True)
    )
    | {
        f"SQ_PERF_SNAPSHOT_{name}": 21 + place
        for place, name in enumerate(("DATA", "DATA1", "PC_LO", "PC_HI"))
    }
)
"""The hardware registers of CDNA, by their names behind ``HW_REG_``, as `llvm-mc-22` encodes them."""
_MOST_HWREGS = 64
_PACKED = pattern(r"v_(?:pk_|dot|mad_mix|fma_mix)")
_BRANCH = 5
"""Wait states that a taken branch may be: it fetches anew, and no document says how long that takes."""
_FIRST_HWREG = 1 << 4096
"""Bits behind those of `ldsopt.isa.operands`, one for each hardware register."""
_DOUBLES = 1 << 4095
"""A bit that stands for the unit of double-precision matrix instructions."""
_VECTOR: RegisterSet = register("v[0:1023]") | register("a[0:511]")
_EXEC: RegisterSet = register("exec")


class Produced(NamedTuple):
    """A result or source that stays pending: kind, registers, and of a matrix instruction its passes."""

    kind: ProducerKind
    registers: RegisterSet
    passes: int = 0
    opcode: str = ""


class Consumed(NamedTuple):
    """A use of registers by an instruction.

    Attributes:
        use: how; of a matrix instruction's addend one of several, by what it adds to.
        registers: which.
        matrix: of an addend, the kind of the matrix instruction.
        passes, opcode: of it.
    """

    use: ConsumerKind
    registers: RegisterSet
    matrix: ProducerKind | None = None
    passes: int = 0
    opcode: str = ""


class StateUses(NamedTuple):
    """One instruction: what it produces, consumes and writes, and the wait states that it is."""

    produced: tuple[Produced, ...] = ()
    consumed: tuple[Consumed, ...] = ()
    written: RegisterSet = 0
    least: int = 1
    most: int = 1

    @property
    def touched(self) -> RegisterSet:
        """All registers that it consumes or writes."""
        found = self.written
        for consumed in self.consumed:
            found |= consumed.registers
        return found


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def state_uses(mnemonic: str, text: str, arch: str) -> StateUses:
    """The kinds of one instruction."""
    instruction = AsmInstruction(mnemonic, text, 0)
    given = operands(instruction)
    if mnemonic.startswith("s_"):
        return _scalar(instruction, given)
    if (begun := started(instruction)) is not None:
        return _memory(instruction, given, *begun[:2])
    if not mnemonic.startswith("v_") or mnemonic.startswith(_IDLE):
        return StateUses()
    if is_matrix(mnemonic):
        return _matrix(instruction, given, arch)
    return _vector(instruction, given)


def _set(words: tuple[str, ...]) -> RegisterSet:
    found = 0
    for word in words:
        found |= named(AsmInstruction("v_mov_b32", word, 0))
    return found


def _scalar(instruction: AsmInstruction, given: Operands) -> StateUses:
    mnemonic, words = instruction.mnemonic, given.words
    if mnemonic == "s_nop":
        states = (number(words[0]) or 0) + 1 if words else 1
        return StateUses(least=states, most=states)
    if mnemonic in ("s_sleep", "s_sleep_var"):
        return StateUses(most=16 * (1 + (number(words[0]) or 0)) if words else 1)
    if mnemonic.startswith((*BRANCHES, *ADDRESS_JUMPS)):
        return StateUses(most=_BRANCH)
    if mnemonic.startswith(("s_setreg", "s_getreg")):
        is_read = mnemonic.startswith("s_getreg")  # into its first operand
        bit = _hwreg(instruction.operands.partition(",")[2] if is_read else instruction.operands)
        if is_read:
            return StateUses(consumed=(Consumed(ConsumerKind.GETREG, bit),), written=_set(words[:1]))
        return StateUses((Produced(ProducerKind.HWREG, bit),), (Consumed(ConsumerKind.SETREG, bit),))
    m0 = register("m0")
    if mnemonic.startswith("s_sendmsg"):
        return StateUses(consumed=(Consumed(ConsumerKind.SENDMSG, m0),))
    consumed = (Consumed(ConsumerKind.MOVREL, m0),) if mnemonic.startswith("s_movrel") else ()
    results = written(instruction)
    made = (Produced(ProducerKind.M0, m0),) if "m0" in results else ()
    return StateUses(made, consumed, _set(results))


def _hwreg(text: str) -> RegisterSet:
    """The hardware register of an operand: named, numbered, or the low six bits of an immediate; else none."""
    read = _HWREG.match(text)
    if read is None:  # an expression: which one it is is not known
        return 0
    if read[2]:
        return _FIRST_HWREG << int(read[2], 0) % _MOST_HWREGS
    name = read[1].upper()
    which = int(name, 0) if name[0].isdigit() else _HWREG_NUMBERS.get(name.removeprefix("HW_REG_"))
    return 0 if which is None else _FIRST_HWREG << which


def _memory(instruction: AsmInstruction, given: Operands, kind: Kind, results: int) -> StateUses:
    mnemonic, words = instruction.mnemonic, given.words
    if kind in (Kind.SCALAR, Kind.MESSAGE):
        return StateUses(written=_set(words[:results]))
    read, loaded = _set(words[results:]), _set(words[:results])
    consumed = [
        Consumed(ConsumerKind.MEMORY_READ, read & _VECTOR),
        Consumed(ConsumerKind.MEMORY_WRITE, loaded & _VECTOR),
    ]
    if not mnemonic.startswith("ds_"):
        consumed.append(Consumed(ConsumerKind.VMEM_SGPR, read & ~_VECTOR))
        consumed.append(Consumed(ConsumerKind.MEMORY_EXEC, _EXEC))
    if kind is Kind.LDS_DMA:
        consumed.append(Consumed(ConsumerKind.LDS_DMA, register("m0")))
    if "_addtid" in mnemonic:
        consumed.append(Consumed(ConsumerKind.ADD_TID, register("m0")))
    made: tuple[Produced, ...] = ()
    if _BIG_STORE.match(mnemonic) and not _has_scalar_offset(mnemonic, words):
        data = words[:1] if mnemonic.startswith("buffer") else words[results + 1 : results + 2]
        made = (Produced(ProducerKind.STORED, _set(data) & _VECTOR),)
    return StateUses(made, tuple(one for one in consumed if one.registers), loaded & _VECTOR)


def _has_scalar_offset(mnemonic: str, words: tuple[str, ...]) -> bool:
    return mnemonic.startswith("buffer") and number(words[-1]) is None and words[-1] != "off"


def _matrix(instruction: AsmInstruction, given: Operands, arch: str) -> StateUses:
    mnemonic, words = instruction.mnemonic, given.words
    name = opcode(mnemonic).name
    long = passes(instruction, arch) or 16
    kind = _kind(name, arch)
    result = _set(words[:1])
    is_sparse = name.startswith("v_smfmac")  # whose third source is an index, and whose result is added to
    factors = _set(words[1:4] if is_sparse else words[1:3] + words[4:])
    addend = result if is_sparse else _set(words[3:4])
    made = [Produced(kind, result, long, name)]
    if kind in (ProducerKind.DGEMM_4, ProducerKind.DGEMM_16):
        made.append(Produced(ProducerKind.DOUBLE, _DOUBLES))
    if kind is ProducerKind.XDL and addend & _VECTOR:
        made.append(Produced(ProducerKind.ADDEND, addend & _VECTOR, long))
    consumed = (
        Consumed(ConsumerKind.FACTOR, factors & _VECTOR),
        Consumed(ConsumerKind.SAME_ADDEND, addend & _VECTOR, kind, long, name),
        Consumed(ConsumerKind.MATRIX_WRITE, result & _VECTOR),
        Consumed(ConsumerKind.MATRIX_EXEC, _EXEC),
    )
    return StateUses(tuple(made), tuple(one for one in consumed if one.registers), result, 1, long)


def _kind(name: str, arch: str) -> ProducerKind:
    if double := _DOUBLE.match(name):
        return ProducerKind.DGEMM_4 if double[1] == "4x4x4" else ProducerKind.DGEMM_16
    return ProducerKind.SGEMM if _SINGLE.match(name) and arch != "gfx90a" else ProducerKind.XDL


def _vector(instruction: AsmInstruction, given: Operands) -> StateUses:
    mnemonic, words = instruction.mnemonic, given.words
    name = opcode(mnemonic).name
    results = written(instruction)
    made, read = _set(results), words[len(results) :]
    is_dpp = moves_lanes(given.modifier_text)
    sources = _set(read) | (made & _VECTOR if reads_result(name) else 0)
    kept = made & _VECTOR if keeps_part(name, given.modifier_text) else 0
    if name.startswith("v_div_fmas"):
        sources |= register("vcc")
    if writes_exec_unnamed(name):
        made |= _EXEC
    most = 4 if is_transcendental(name) or _DOUBLE_PRECISION.match(name) else 1
    consumed = (*_consumed(name, words, sources, made, is_dpp), Consumed(ConsumerKind.KEPT, kept))
    consumed = tuple(one for one in consumed if one.registers)
    return StateUses(tuple(_produced(name, given, made)), consumed, made, 1, most)


def _produced(name: str, given: Operands, made: RegisterSet) -> Iterator[Produced]:
    vectors, scalars = made & _VECTOR, made & ~_VECTOR & ~_EXEC
    if vectors and name.startswith("v_dot"):
        yield Produced(ProducerKind.DOT, vectors, opcode=name)
    elif vectors:
        yield Produced(ProducerKind.VALU, vectors)
    if vectors and is_transcendental(name):
        yield Produced(ProducerKind.TRANSCENDENTAL, vectors)
    if vectors and _is_partial(name, given):
        yield Produced(ProducerKind.PARTIAL, vectors)
    if scalars:
        yield Produced(ProducerKind.SGPR, scalars)
    if made & _EXEC:
        yield Produced(ProducerKind.EXEC, _EXEC)


def _is_partial(name: str, given: Operands) -> bool:
    """True if the result goes to another place of its register: the last bit of op_sel, but where all are sources'."""
    if _MOVED.search(given.modifier_text):
        return True
    selected = _OP_SEL.search(given.modifier_text)
    return selected is not None and selected[1].endswith("1") and not _PACKED.match(name)


def _consumed(
    name: str, words: tuple[str, ...], sources: RegisterSet, made: RegisterSet, is_dpp: bool
) -> Iterator[Consumed]:
    vectors, scalars = sources & _VECTOR, sources & ~_VECTOR & ~_EXEC
    is_dot = name.startswith("v_dot")
    addend = (made if reads_result(name) else _set(words[3:4])) & _VECTOR if is_dot else 0
    if is_dot:
        yield Consumed(ConsumerKind.DOT_ADDEND, addend, opcode=name)
    yield Consumed(
        ConsumerKind.TRANS_READ if is_transcendental(name) else ConsumerKind.VALU_READ, vectors & ~addend
    )
    yield Consumed(ConsumerKind.DOT_WRITE if is_dot else ConsumerKind.VALU_WRITE, made & _VECTOR, opcode=name)
    if is_dpp:
        moved = _set(words[1:2]) & _VECTOR
        yield Consumed(ConsumerKind.DPP, moved)
        yield Consumed(ConsumerKind.BESIDE_DPP, (vectors | made & _VECTOR) & ~moved)
        yield Consumed(ConsumerKind.DPP_EXEC, _EXEC)
    if name.startswith(("v_readlane", "v_readfirstlane")):
        yield Consumed(ConsumerKind.READLANE if "readlane" in name else ConsumerKind.READFIRSTLANE, vectors)
    if name.startswith("v_permlane"):
        yield Consumed(ConsumerKind.PERMLANE, vectors)
        yield Consumed(ConsumerKind.PERMLANE_EXEC, _EXEC)
    if name.startswith(("v_readlane", "v_writelane", "v_readfirstlane")):
        yield Consumed(ConsumerKind.LANE_EXEC, _EXEC)
    if name.startswith(("v_fma_f64", "v_fmac_f64")):
        yield Consumed(ConsumerKind.DOUBLE_FMA, _DOUBLES)
    yield from _scalars_consumed(name, words, scalars)
    if sources & _EXEC:
        yield Consumed(ConsumerKind.CONSTANT, _EXEC)


def _scalars_consumed(name: str, words: tuple[str, ...], scalars: RegisterSet) -> Iterator[Consumed]:
    special = 0
    if name.startswith(("v_readlane", "v_writelane")):
        special = _set(words[2:3]) & ~_VECTOR
        yield Consumed(ConsumerKind.LANE_SELECT, special)
    elif _WITH_CARRY.match(name):
        special = _set(words[-1:]) & ~_VECTOR
        yield Consumed(ConsumerKind.CARRY, special)
    elif name.startswith("v_div_fmas"):
        special = register("vcc")
        yield Consumed(ConsumerKind.DIV_FMAS, special)
    yield Consumed(ConsumerKind.CONSTANT, scalars & ~special)
