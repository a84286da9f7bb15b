"""Proves that enough wait states stand between two instructions that need them.

Rule. Behind a producer (`ProducerKind`) its registers are *pending*, with the wait states that have passed since: one
for each instruction, N + 1 for ``s_nop N``. At a consumer (`ConsumerKind`) of one of them, fewer than its row of
`ldsopt.machine.wait_state_table` asks for are a finding. Where paths join, the fewest that passed on one of them count.
An instruction that writes a pending result anew takes it over.

Sure or not. A matrix instruction in between keeps its successors waiting for as many passes as it has, and a
transcendental or double-precision one for four, a branch for five, but no document says that this may be relied on. So
wait states are counted twice: *least*, each instruction as one, which has to be enough; and *most*, with those passes,
where even too few are sure to be wrong.

Example, gfx942; the result is read after 1 wait state of 7::

    v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
    s_nop 0
    v_add_f32_e32 v8, v0, v0

Registers are read off the text. Only the architectures of `FAMILIES` and `RUN_BY` are examined.

Kinds of one instruction, by its text: the first operands are results, as many as `ldsopt.isa.operands.written` says; of
an instruction that adds to its result, that is a source, too. A ``v_cmpx`` writes EXEC. Memory and LDS instructions
read the registers that they name but for those that `ldsopt.isa.events.started` counts as results. Matrix instructions:
AMD's CDNA3 ISA, 7.5, calls single-precision ones SGEMM, those of 64 bits DGEMM, and all others XDL; on gfx90a only
DGEMM differ from the others.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import cache, cached_property, lru_cache, partial
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
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
    spell,
    union,
    written,
)
from ldsopt.machine.hazards import HazardFault, HazardFinding, HazardWalk, PathBits, PendingEntry, longest
from ldsopt.machine.wait_state_table import FAMILIES, RUN_BY, TABLE, ConsumerKind, ProducerKind
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family, Kind, Opcode, Trait, opcode


class Produced(NamedTuple):
    """A result or source that stays pending: its kind, its registers, and the passes of a matrix instruction."""

    kind: ProducerKind
    registers: RegisterSet
    passes: int = 0
    opcode: str = ""


class Consumed(NamedTuple):
    """A use of registers by an instruction.

    Attributes:
        use: the kind; a matrix instruction's addend has one of several, by what it adds to.
        matrix: for an addend, the kind of the matrix instruction.
        passes, opcode: the matrix instruction's.
    """

    use: ConsumerKind
    registers: RegisterSet
    matrix: ProducerKind | None = None
    passes: int = 0
    opcode: str = ""


@dataclass(frozen=True)
class StateUses:
    """One instruction: the registers that it produces, consumes and writes, and its count of wait states."""

    produced: tuple[Produced, ...] = ()
    consumed: tuple[Consumed, ...] = ()
    written: RegisterSet = 0
    least: int = 1
    most: int = 1

    @cached_property
    def touched(self) -> RegisterSet:
        """All registers that it consumes or writes."""
        found = self.written
        for consumed in self.consumed:
            found |= consumed.registers
        return found

    @cached_property
    def is_double(self) -> bool:
        """True of a double-precision matrix instruction."""
        return any(produced.kind is ProducerKind.DOUBLE for produced in self.produced)


_OVERWRITTEN_LATER = frozenset(
    {
        ProducerKind.ADDEND,
        ProducerKind.STORED,
        ProducerKind.STORED_BY_SGPR,
        ProducerKind.M0,
        ProducerKind.HWREG,
    }
)
"""Kinds that a second write does not take over: reads, and registers whose every writer counts."""


class _PendingSite(NamedTuple):
    """The origin of a pending register set: the block, the place there, and its number among several."""

    block: int
    position: int
    number: int


@dataclass(slots=True)
class _PendingResult(PendingEntry):
    """A pending result; ``issued`` has the wait states that had passed: least and most."""

    produced: Produced = Produced(ProducerKind.VALU, 0)
    limit: int = 0


def wait_state_findings(function: AsmFunction, arch: Arch) -> tuple[HazardFinding, ...]:
    """All pairs of instructions of a function, its callees' code included, with too few wait states between.

    Args:
        function: the code, without paths that are never taken.
        arch: its architecture; without a table for it there are no findings.
    """
    found: dict[Hashable, HazardFinding] = {}
    for processor in RUN_BY.get(arch.name, (arch.name,)):
        if processor in FAMILIES:
            _StateWalk(function, processor, found).findings()
    return tuple(found.values())


class _StateWalk(HazardWalk[_PendingResult, PathBits]):
    """Follows a function on one processor."""

    def __init__(self, function: AsmFunction, processor: str, found: dict[Hashable, HazardFinding]) -> None:
        super().__init__(function.blocks, [PathBits() for _ in function.blocks], units=2)
        self._family, self._arch, self._found = FAMILIES[processor], processor, found
        self._starts = self._starts[::-1]  # findings are told in this order
        self._limits = cache(partial(longest, TABLE, family=self._family))

    def _walk(self, index: int, _: PathBits) -> None:
        for position, instruction in enumerate(self._blocks[index].instructions):
            uses = state_uses(instruction.mnemonic, instruction.operands, self._arch)
            if self._pending and uses.touched:
                for one in self._pending:
                    if one.registers & uses.touched:
                        self._met(one, instruction, uses)
            self._counts = [self._counts[0] + uses.least, self._counts[1] + uses.most]
            if self._pending:
                self._pending = [
                    one
                    for one in self._pending
                    if one.registers and self._counts[0] - one.issued[0] < one.limit
                ]
            if uses.is_double:
                self._pending += self._before_double(uses, index, position)
            for rank, produced in enumerate(uses.produced):
                if limit := self._limits(produced.kind, passes=produced.passes):
                    site = _PendingSite(index, position, rank)
                    self._pending.append(
                        _PendingResult(
                            site,
                            instruction,
                            produced.registers,
                            tuple(self._counts),
                            produced=produced,
                            limit=limit,
                        )
                    )

    def _before_double(self, uses: StateUses, index: int, position: int) -> list[_PendingResult]:
        """VALU results that a double-precision matrix instruction follows, as they were issued."""
        results = [one for one in self._pending if one.produced.kind in (ProducerKind.VALU, ProducerKind.DOT)]
        found = []
        for rank, one in enumerate(results, len(uses.produced)):
            produced = one.produced._replace(kind=ProducerKind.BEFORE_DOUBLE)
            if limit := self._limits(produced.kind, passes=produced.passes):
                site = _PendingSite(index, position, rank)
                found.append(replace(one, site=site, produced=produced, limit=limit))
        return found

    def _met(self, pending: _PendingResult, second: AsmInstruction, uses: StateUses) -> None:
        """Notes an instruction's findings on pending registers."""
        passed, at_most = (count - issued for count, issued in zip(self._counts, pending.issued, strict=True))
        kind = pending.produced.kind
        for consumed in uses.consumed:
            common = pending.registers & consumed.registers
            use = _use(pending.produced, consumed)
            needed = TABLE.get((kind, use), {}).get(self._family) if common else None
            if needed is None:
                continue
            sure, enough = needed.bounds(pending.produced.passes)
            if passed < enough:
                is_register = kind not in (ProducerKind.HWREG, ProducerKind.DOUBLE)
                self._note(
                    (pending.first.line, second.line),
                    HazardFinding(
                        pending.first,
                        second,
                        f"{passed} of {enough} wait states; {kind.value}; the other {use.value}",
                        HazardFault.DISTANCE,
                        spell(common) if is_register else "",
                        enough - passed,
                        "",
                        at_most < sure,
                    ),
                )
        if kind not in _OVERWRITTEN_LATER:
            pending.registers &= ~uses.written


_ALONE = {
    ConsumerKind.TRANS_READ: (ConsumerKind.VALU_READ, ProducerKind.TRANSCENDENTAL),
    ConsumerKind.DOT_ADDEND: (ConsumerKind.VALU_READ, ProducerKind.DOT),
    ConsumerKind.DOT_WRITE: (ConsumerKind.VALU_WRITE, ProducerKind.DOT),
}
"""Uses that are like any other of the VALU, but of the kind that stands here."""
_PART = {ProducerKind.XDL: ConsumerKind.PART_XDL, ProducerKind.SGEMM: ConsumerKind.PART_SGEMM}
_EQUAL = {ProducerKind.XDL: ConsumerKind.EQUAL_XDL, ProducerKind.SGEMM: ConsumerKind.EQUAL_SGEMM}


def _use(produced: Produced, consumed: Consumed) -> ConsumerKind:
    """The kind of a consumer, given the kind of the producer."""
    if consumed.matrix is not None:
        return _of_addend(produced, consumed)
    if consumed.use in _ALONE:  # forwarded to the same instruction, or within the transcendental unit
        like_others, kind = _ALONE[consumed.use]
        if produced.kind is not kind or produced.opcode not in ("", consumed.opcode):
            return like_others
    return consumed.use


def _of_addend(produced: Produced, consumed: Consumed) -> ConsumerKind:
    """The row for a matrix instruction that adds to registers."""
    assert consumed.matrix is not None
    if produced.registers != consumed.registers or consumed.matrix not in _EQUAL:
        is_same = produced.registers == consumed.registers and consumed.matrix is produced.kind
        return ConsumerKind.SAME_ADDEND if is_same else _PART.get(consumed.matrix, ConsumerKind.PART_DGEMM)
    if produced.kind is not consumed.matrix or produced.passes != consumed.passes:
        return _EQUAL[consumed.matrix]
    is_other = produced.kind is ProducerKind.XDL and produced.opcode.replace(
        "_", ""
    ) != consumed.opcode.replace("_", "")
    return ConsumerKind.OTHER_ADDEND if is_other else ConsumerKind.SAME_ADDEND


# --- the kinds of one instruction -----------------------------------------------------------------------------

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
_LANE_READS = {Action.READ_LANE: ConsumerKind.READLANE, Action.READ_FIRST_LANE: ConsumerKind.READFIRSTLANE}
_BRANCH = 5
"""Wait states that a taken branch may be: it fetches anew, and no document says how long that takes."""
_FIRST_HWREG = 1 << 4096
"""Bits behind those of `ldsopt.isa.operands`, one for each hardware register."""
_DOUBLES = 1 << 4095
"""A bit that stands for the unit of double-precision matrix instructions."""
_VECTOR = VECTORS | ACCUMULATORS


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def state_uses(mnemonic: str, text: str, arch: str) -> StateUses:
    """The kinds of one instruction."""
    instruction = AsmInstruction(mnemonic, text, 0)
    given, known = operands(instruction), opcode(mnemonic)
    if known.is_scalar:
        return _scalar(instruction, given)
    if (begun := started(instruction)) is not None:
        return _memory(instruction, given, *begun[:2])
    if not known.is_vector or Trait.IDLE in known.traits:
        return StateUses()
    if known.is_matrix:
        return _matrix(instruction, given, arch)
    return _vector(instruction, given)


def _scalar(instruction: AsmInstruction, given: Operands) -> StateUses:
    known, words = instruction.opcode, given.words
    if known.family is Family.NOP:
        states = (number(words[0]) or 0) + 1 if words else 1
        return StateUses(least=states, most=states)
    if known.family is Family.SLEEP:
        return StateUses(most=16 * (1 + (number(words[0]) or 0)) if words else 1)
    if known.branches or known.jumps:
        return StateUses(most=_BRANCH)
    if known.action in (Action.SET_MODE, Action.GET_MODE):
        is_read = known.action is Action.GET_MODE  # into its first operand
        bit = _hwreg(words[1 if is_read else 0]) if len(words) > is_read else 0
        if is_read:
            return StateUses(consumed=(Consumed(ConsumerKind.GETREG, bit),), written=union(given.each[:1]))
        return StateUses((Produced(ProducerKind.HWREG, bit),), (Consumed(ConsumerKind.SETREG, bit),))
    if known.family is Family.MESSAGE:
        return StateUses(consumed=(Consumed(ConsumerKind.SENDMSG, M0),))
    is_relative = known.family is Family.SCALAR and known.computes_registers
    consumed = (Consumed(ConsumerKind.MOVREL, M0),) if is_relative else ()
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
    known, each = instruction.opcode, given.each
    read, loaded = union(each[results:]), union(each[:results])
    if kind in (Kind.SCALAR, Kind.MESSAGE):
        return StateUses(written=loaded)
    consumed = [
        Consumed(ConsumerKind.MEMORY_READ, read & _VECTOR),
        Consumed(ConsumerKind.MEMORY_WRITE, loaded & _VECTOR),
    ]
    if known.family is not Family.LDS:
        consumed.append(Consumed(ConsumerKind.VMEM_SGPR, read & ~_VECTOR))
        consumed.append(Consumed(ConsumerKind.MEMORY_EXEC, EXEC))
    if kind is Kind.LDS_DMA:
        consumed.append(Consumed(ConsumerKind.LDS_DMA, M0))
    if Trait.LANE_ADDRESS in known.traits:
        consumed.append(Consumed(ConsumerKind.ADD_TID, M0))
    made: tuple[Produced, ...] = ()
    of_buffer = known.family is Family.BUFFER
    is_big = Trait.BIG_STORE in known.traits
    if is_big:
        data = each[:1] if of_buffer else each[results + 1 : results + 2]
        is_by_sgpr = of_buffer and number(given.words[-1]) is None and given.words[-1] != "off"
        stored = ProducerKind.STORED_BY_SGPR if is_by_sgpr else ProducerKind.STORED
        made = (Produced(stored, union(data) & _VECTOR),)
    return StateUses(made, tuple(one for one in consumed if one.registers), loaded & _VECTOR)


def _matrix(instruction: AsmInstruction, given: Operands, arch: str) -> StateUses:
    known, each = instruction.opcode, given.each
    name = known.name
    long = passes(instruction, arch) or 16
    kind = _kind(name, arch)
    result = union(each[:1])
    is_sparse = known.reads_result  # whose third source is an index, and whose result is added to
    factors = union(each[1:4] if is_sparse else each[1:3] + each[4:])
    addend = result if is_sparse else union(each[3:4])
    made = [Produced(kind, result, long, name)]
    if kind in (ProducerKind.DGEMM_4, ProducerKind.DGEMM_16):
        made.append(Produced(ProducerKind.DOUBLE, _DOUBLES))
    if kind is ProducerKind.XDL and addend:
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
    is_transcendental = what.opcode.family is Family.TRANSCENDENTAL
    made = union(given.each[: what.results])
    sources = union(given.each[what.results :]) | (made & _VECTOR if what.opcode.reads_result else 0)
    kept = made & _VECTOR if what.keeps_part else 0
    if Trait.READS_VCC in what.opcode.traits:
        sources |= VCC
    if what.opcode.writes_exec:
        made |= EXEC
    most = 4 if is_transcendental or "f64" in what.opcode.name else 1
    consumed = (*_consumed(what, sources, made), Consumed(ConsumerKind.KEPT, kept))
    consumed = tuple(one for one in consumed if one.registers)
    return StateUses(tuple(_produced(what, made)), consumed, made, 1, most)


def _produced(what: Decoded, made: RegisterSet) -> Iterator[Produced]:
    known = what.opcode
    vectors, scalars = made & _VECTOR, made & ~_VECTOR & ~EXEC
    if vectors and Trait.DOT in known.traits:
        yield Produced(ProducerKind.DOT, vectors, opcode=known.name)
    elif vectors:
        yield Produced(ProducerKind.VALU, vectors)
    if known.family is Family.TRANSCENDENTAL:
        yield Produced(ProducerKind.TRANSCENDENTAL, vectors)
    if vectors and _is_partial(known, what.given):
        yield Produced(ProducerKind.PARTIAL, vectors)
    if scalars:
        yield Produced(ProducerKind.SGPR, scalars)
    if made & EXEC:
        yield Produced(ProducerKind.EXEC, EXEC)


def _is_partial(known: Opcode, given: Operands) -> bool:
    """True if the result goes to another place of its register: the last bit of op_sel, unless all are sources'."""
    if given.modifiers.get("dst_sel", "DWORD") != "DWORD":
        return True
    return given.numbers("op_sel")[-1:] == (1,) and Trait.PACKED not in known.traits


def _consumed(what: Decoded, sources: RegisterSet, made: RegisterSet) -> Iterator[Consumed]:
    known, name, each = what.opcode, what.opcode.name, what.given.each
    vectors, scalars = sources & _VECTOR, sources & ~_VECTOR & ~EXEC
    is_dot = Trait.DOT in known.traits
    addend = (made if known.reads_result else union(each[3:4])) & _VECTOR if is_dot else 0
    if is_dot:
        yield Consumed(ConsumerKind.DOT_ADDEND, addend, opcode=name)
    is_transcendental = known.family is Family.TRANSCENDENTAL
    yield Consumed(
        ConsumerKind.TRANS_READ if is_transcendental else ConsumerKind.VALU_READ, vectors & ~addend
    )
    yield Consumed(ConsumerKind.DOT_WRITE if is_dot else ConsumerKind.VALU_WRITE, made & _VECTOR, opcode=name)
    if what.moves_lanes:
        moved = union(each[1:2]) & _VECTOR
        yield Consumed(ConsumerKind.DPP, moved)
        yield Consumed(ConsumerKind.BESIDE_DPP, (vectors | made & _VECTOR) & ~moved)
        yield Consumed(ConsumerKind.DPP_EXEC, EXEC)
    if (reads := known.action and _LANE_READS.get(known.action)) is not None:
        yield Consumed(reads, vectors)
    if Trait.PERMLANE in known.traits:
        yield Consumed(ConsumerKind.PERMLANE, vectors)
        yield Consumed(ConsumerKind.PERMLANE_EXEC, EXEC)
    if reads is not None or known.action is Action.WRITE_LANE:
        yield Consumed(ConsumerKind.LANE_EXEC, EXEC)
    if name.startswith(("v_fma_f64", "v_fmac_f64")):
        yield Consumed(ConsumerKind.DOUBLE_FMA, _DOUBLES)
    special = 0
    if known.action in (Action.READ_LANE, Action.WRITE_LANE):
        special = union(each[2:3]) & ~_VECTOR
        yield Consumed(ConsumerKind.LANE_SELECT, special)
    elif Trait.READS_MASK in known.traits:
        special = union(each[-1:]) & ~_VECTOR
        yield Consumed(ConsumerKind.CARRY, special)
    elif Trait.READS_VCC in known.traits:
        special = VCC
        yield Consumed(ConsumerKind.DIV_FMAS, special)
    yield Consumed(ConsumerKind.CONSTANT, scalars & ~special)
    if sources & EXEC:
        yield Consumed(ConsumerKind.CONSTANT, EXEC)
