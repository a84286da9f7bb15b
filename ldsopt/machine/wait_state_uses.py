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
from ldsopt.isa.decode import Decoded, decode
from ldsopt.isa.events import started
from ldsopt.isa.matrix_passes import is_single_precision, passes
from ldsopt.isa.operands import (
    ACCUMULATORS,
    EXEC,
    M0,
    VCC,
    VECTORS,
    Operands,
    RegisterSet,
    hardware_register,
    number,
    operands,
    union,
    written,
)
from ldsopt.machine.wait_state_table import ConsumerKind, ProducerKind
from ldsopt.target.opcodes import Family, Kind, opcode

_WITH_CARRY = ("v_cndmask", "v_addc", "v_subb")
_IDLE = ("v_nop", "v_clrexcp", "v_pipeflush")
_BIG_STORES = tuple(
    f"{family}_{name}"
    for family in ("global", "flat", "scratch", "buffer")
    for name in ("store_dwordx3", "store_dwordx4", "atomic_cmpswap_x2", "atomic_fcmpswap_x2")
)
_FORMATTED_STORES = frozenset({"buffer_store_format_xyz", "buffer_store_format_xyzw"})
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
_PACKED = ("v_pk_", "v_dot", "v_mad_mix", "v_fma_mix")
_BRANCH = 5
"""Wait states that a taken branch may be: it fetches anew, and no document says how long that takes."""
_FIRST_HWREG = 1 << 4096
"""Bits behind those of `ldsopt.isa.operands`, one for each hardware register."""
_DOUBLES = 1 << 4095
"""A bit that stands for the unit of double-precision matrix instructions."""
_VECTOR = VECTORS | ACCUMULATORS


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
    if opcode(mnemonic).is_matrix:
        return _matrix(instruction, given, arch)
    return _vector(instruction, given)


def _scalar(instruction: AsmInstruction, given: Operands) -> StateUses:
    mnemonic, words = instruction.mnemonic, given.words
    if mnemonic == "s_nop":
        states = (number(words[0]) or 0) + 1 if words else 1
        return StateUses(least=states, most=states)
    if mnemonic in ("s_sleep", "s_sleep_var"):
        return StateUses(most=16 * (1 + (number(words[0]) or 0)) if words else 1)
    if opcode(mnemonic).branches or opcode(mnemonic).jumps:
        return StateUses(most=_BRANCH)
    if mnemonic.startswith(("s_setreg", "s_getreg")):
        is_read = mnemonic.startswith("s_getreg")  # into its first operand
        bit = _hwreg(words[1 if is_read else 0]) if len(words) > is_read else 0
        if is_read:
            return StateUses(consumed=(Consumed(ConsumerKind.GETREG, bit),), written=union(given.each[:1]))
        return StateUses((Produced(ProducerKind.HWREG, bit),), (Consumed(ConsumerKind.SETREG, bit),))
    if mnemonic.startswith("s_sendmsg"):
        return StateUses(consumed=(Consumed(ConsumerKind.SENDMSG, M0),))
    consumed = (Consumed(ConsumerKind.MOVREL, M0),) if mnemonic.startswith("s_movrel") else ()
    results = written(instruction)
    made = (Produced(ProducerKind.M0, M0),) if "m0" in results else ()
    return StateUses(made, consumed, union(given.each[: len(results)]))


def _hwreg(word: str) -> RegisterSet:
    """The hardware register of an operand: named, numbered, or the low six bits of an immediate; else none."""
    read = hardware_register(word)
    if read is None:  # an expression: which one it is is not known
        return 0
    which = (
        _HWREG_NUMBERS.get(read.name.upper().removeprefix("HW_REG_")) if read.number is None else read.number
    )
    return 0 if which is None else _FIRST_HWREG << which


def _memory(instruction: AsmInstruction, given: Operands, kind: Kind, results: int) -> StateUses:
    mnemonic, each = instruction.mnemonic, given.each
    read, loaded = union(each[results:]), union(each[:results])
    if kind in (Kind.SCALAR, Kind.MESSAGE):
        return StateUses(written=loaded)
    consumed = [
        Consumed(ConsumerKind.MEMORY_READ, read & _VECTOR),
        Consumed(ConsumerKind.MEMORY_WRITE, loaded & _VECTOR),
    ]
    if not mnemonic.startswith("ds_"):
        consumed.append(Consumed(ConsumerKind.VMEM_SGPR, read & ~_VECTOR))
        consumed.append(Consumed(ConsumerKind.MEMORY_EXEC, EXEC))
    if kind is Kind.LDS_DMA:
        consumed.append(Consumed(ConsumerKind.LDS_DMA, M0))
    if "_addtid" in mnemonic:
        consumed.append(Consumed(ConsumerKind.ADD_TID, M0))
    made: tuple[Produced, ...] = ()
    is_big = mnemonic.startswith(_BIG_STORES) or mnemonic in _FORMATTED_STORES
    if is_big and not _has_scalar_offset(mnemonic, given.words):
        data = each[:1] if mnemonic.startswith("buffer") else each[results + 1 : results + 2]
        made = (Produced(ProducerKind.STORED, union(data) & _VECTOR),)
    return StateUses(made, tuple(one for one in consumed if one.registers), loaded & _VECTOR)


def _has_scalar_offset(mnemonic: str, words: tuple[str, ...]) -> bool:
    return mnemonic.startswith("buffer") and number(words[-1]) is None and words[-1] != "off"


def _matrix(instruction: AsmInstruction, given: Operands, arch: str) -> StateUses:
    name, each = opcode(instruction.mnemonic).name, given.each
    long = passes(instruction, arch) or 16
    kind = _kind(name, arch)
    result = union(each[:1])
    is_sparse = name.startswith("v_smfmac")  # whose third source is an index, and whose result is added to
    factors = union(each[1:4] if is_sparse else each[1:3] + each[4:])
    addend = result if is_sparse else union(each[3:4])
    made = [Produced(kind, result, long, name)]
    if kind in (ProducerKind.DGEMM_4, ProducerKind.DGEMM_16):
        made.append(Produced(ProducerKind.DOUBLE, _DOUBLES))
    if kind is ProducerKind.XDL and addend & _VECTOR:
        made.append(Produced(ProducerKind.ADDEND, addend & _VECTOR, long))
    consumed = (
        Consumed(ConsumerKind.FACTOR, factors & _VECTOR),
        Consumed(ConsumerKind.SAME_ADDEND, addend & _VECTOR, kind, long, name),
        Consumed(ConsumerKind.MATRIX_WRITE, result & _VECTOR),
        Consumed(ConsumerKind.MATRIX_EXEC, EXEC),
    )
    return StateUses(tuple(made), tuple(one for one in consumed if one.registers), result, 1, long)


def _kind(name: str, arch: str) -> ProducerKind:
    if name.startswith("v_mfma_f64_"):
        return ProducerKind.DGEMM_4 if name.startswith("v_mfma_f64_4x4x4") else ProducerKind.DGEMM_16
    return ProducerKind.SGEMM if is_single_precision(name) and arch != "gfx90a" else ProducerKind.XDL


def _vector(instruction: AsmInstruction, given: Operands) -> StateUses:
    what = decode(instruction)
    name, is_transcendental = what.opcode.name, what.opcode.family is Family.TRANSCENDENTAL
    made = union(given.each[: what.results])
    sources = union(given.each[what.results :]) | (made & _VECTOR if what.opcode.reads_result else 0)
    kept = made & _VECTOR if what.keeps_part else 0
    if name.startswith("v_div_fmas"):
        sources |= VCC
    if what.opcode.writes_exec:
        made |= EXEC
    most = 4 if is_transcendental or "f64" in name else 1
    consumed = (*_consumed(what, sources, made), Consumed(ConsumerKind.KEPT, kept))
    consumed = tuple(one for one in consumed if one.registers)
    return StateUses(tuple(_produced(what, made)), consumed, made, 1, most)


def _produced(what: Decoded, made: RegisterSet) -> Iterator[Produced]:
    name = what.opcode.name
    vectors, scalars = made & _VECTOR, made & ~_VECTOR & ~EXEC
    if vectors and name.startswith("v_dot"):
        yield Produced(ProducerKind.DOT, vectors, opcode=name)
    elif vectors:
        yield Produced(ProducerKind.VALU, vectors)
    if vectors and what.opcode.family is Family.TRANSCENDENTAL:
        yield Produced(ProducerKind.TRANSCENDENTAL, vectors)
    if vectors and _is_partial(name, what.given):
        yield Produced(ProducerKind.PARTIAL, vectors)
    if scalars:
        yield Produced(ProducerKind.SGPR, scalars)
    if made & EXEC:
        yield Produced(ProducerKind.EXEC, EXEC)


def _is_partial(name: str, given: Operands) -> bool:
    """True if the result goes to another place of its register: the last bit of op_sel, but where all are sources'."""
    if given.modifiers.get("dst_sel", "DWORD") != "DWORD":
        return True
    return given.numbers("op_sel")[-1:] == (1,) and not name.startswith(_PACKED)


def _consumed(what: Decoded, sources: RegisterSet, made: RegisterSet) -> Iterator[Consumed]:
    name, each = what.opcode.name, what.given.each
    vectors, scalars = sources & _VECTOR, sources & ~_VECTOR & ~EXEC
    is_dot = name.startswith("v_dot")
    addend = (made if what.opcode.reads_result else union(each[3:4])) & _VECTOR if is_dot else 0
    if is_dot:
        yield Consumed(ConsumerKind.DOT_ADDEND, addend, opcode=name)
    is_transcendental = what.opcode.family is Family.TRANSCENDENTAL
    yield Consumed(
        ConsumerKind.TRANS_READ if is_transcendental else ConsumerKind.VALU_READ, vectors & ~addend
    )
    yield Consumed(ConsumerKind.DOT_WRITE if is_dot else ConsumerKind.VALU_WRITE, made & _VECTOR, opcode=name)
    if what.moves_lanes:
        moved = union(each[1:2]) & _VECTOR
        yield Consumed(ConsumerKind.DPP, moved)
        yield Consumed(ConsumerKind.BESIDE_DPP, (vectors | made & _VECTOR) & ~moved)
        yield Consumed(ConsumerKind.DPP_EXEC, EXEC)
    if name.startswith(("v_readlane", "v_readfirstlane")):
        yield Consumed(ConsumerKind.READLANE if "readlane" in name else ConsumerKind.READFIRSTLANE, vectors)
    if name.startswith("v_permlane"):
        yield Consumed(ConsumerKind.PERMLANE, vectors)
        yield Consumed(ConsumerKind.PERMLANE_EXEC, EXEC)
    if name.startswith(("v_readlane", "v_writelane", "v_readfirstlane")):
        yield Consumed(ConsumerKind.LANE_EXEC, EXEC)
    if name.startswith(("v_fma_f64", "v_fmac_f64")):
        yield Consumed(ConsumerKind.DOUBLE_FMA, _DOUBLES)
    yield from _scalars_consumed(name, each, scalars)
    if sources & EXEC:
        yield Consumed(ConsumerKind.CONSTANT, EXEC)


def _scalars_consumed(name: str, each: tuple[RegisterSet, ...], scalars: RegisterSet) -> Iterator[Consumed]:
    special = 0
    if name.startswith(("v_readlane", "v_writelane")):
        special = union(each[2:3]) & ~_VECTOR
        yield Consumed(ConsumerKind.LANE_SELECT, special)
    elif name.startswith(_WITH_CARRY):
        special = union(each[-1:]) & ~_VECTOR
        yield Consumed(ConsumerKind.CARRY, special)
    elif name.startswith("v_div_fmas"):
        special = VCC
        yield Consumed(ConsumerKind.DIV_FMAS, special)
    yield Consumed(ConsumerKind.CONSTANT, scalars & ~special)
