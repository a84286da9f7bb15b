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

Registers are read off the text. Only the architectures of `FAMILIES` and `RUN_BY` are examined. The kinds of one
instruction are told in `ldsopt.machine.wait_state_uses`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.operands import RegisterSet, spell
from ldsopt.machine.wait_state_table import FAMILIES, RUN_BY, TABLE, ConsumerKind, ProducerKind, longest
from ldsopt.machine.wait_state_uses import Consumed, Produced, StateUses, state_uses
from ldsopt.target.arch import Arch

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


@dataclass(frozen=True, slots=True)
class WaitStateFinding:
    """Two instructions with too few wait states between them.

    Attributes:
        first, second: the instructions; ``says`` has the kinds of both.
        registers: the common registers, as people write them; empty for hardware registers.
        passed: wait states on the path with the fewest.
        needed: enough by both sources.
        is_sure: too few by both sources, however long the instructions between take.
    """

    first: AsmInstruction
    second: AsmInstruction
    says: str
    registers: str
    passed: int
    needed: int
    is_sure: bool


class _PendingSite(NamedTuple):
    """The origin of a pending register set: the block, the place there, and its number among several."""

    block: int
    position: int
    number: int


@dataclass(slots=True)
class _PendingResult:
    """Registers of a first instruction, and the wait states that had passed when it was issued: least and most."""

    site: _PendingSite
    produced: Produced
    first: AsmInstruction
    limit: int
    registers: RegisterSet
    least: int
    most: int


_PendingAtEntry = dict[_PendingSite, _PendingResult]


def wait_state_findings(function: AsmFunction, arch: Arch) -> tuple[WaitStateFinding, ...]:
    """All pairs of instructions of a function, its callees' code included, with too few wait states between.

    Args:
        function: the code, without paths that are never taken.
        arch: its architecture; without a table for it there are no findings.
    """
    found: dict[tuple[int, int], WaitStateFinding] = {}
    for processor in RUN_BY.get(arch.name, (arch.name,)):
        if processor in FAMILIES:
            _StateWalk(function, processor, found).walk()
    return tuple(found.values())


class _StateWalk:
    """Follows a function on one processor. Each pair is noted once, at its worst."""

    def __init__(
        self, function: AsmFunction, processor: str, found: dict[tuple[int, int], WaitStateFinding]
    ) -> None:
        self._blocks, self._family, self._arch = function.blocks, FAMILIES[processor], processor
        self._entries: list[_PendingAtEntry] = [{} for _ in self._blocks]
        self._limits: dict[tuple[ProducerKind, int], int] = {}
        self._found = found

    def walk(self) -> None:
        work = list(range(len(self._blocks)))
        while work:  # numbers only fall, and what is old enough is forgotten
            index = work.pop()
            behind = self._through(index)
            for successor in self._blocks[index].successors:
                if behind and self._joined(self._entries[successor], behind):
                    work.append(successor)

    @staticmethod
    def _joined(entry: _PendingAtEntry, arriving: Iterable[_PendingResult]) -> bool:
        """Notes the state that arrives at a block; false if it is nothing new."""
        changed = False
        for new in arriving:
            old = entry.get(new.site)
            if old is None:
                entry[new.site], changed = replace(new), True
            elif new.least > old.least or new.most > old.most or new.registers & ~old.registers:
                old.registers |= new.registers
                old.least, old.most = max(old.least, new.least), max(old.most, new.most)
                changed = True
        return changed

    def _through(self, index: int) -> list[_PendingResult]:
        """Walks one block: notes findings, and returns the state behind it, with issue numbers relative to its end."""
        pending = [replace(one) for one in self._entries[index].values()]
        least = most = 0
        for position, instruction in enumerate(self._blocks[index].instructions):
            uses = state_uses(instruction.mnemonic, instruction.operands, self._arch)
            if pending and uses.touched:
                for one in pending:
                    if one.registers & uses.touched:
                        self._met(one, instruction, uses, least, most)
            least, most = least + uses.least, most + uses.most
            if pending:
                pending = [one for one in pending if one.registers and least - one.least < one.limit]
            if uses.is_double:
                pending += self._before_double(uses, pending, index, position)
            for number, produced in enumerate(uses.produced):
                if limit := self._limit(produced):
                    site = _PendingSite(index, position, number)
                    pending.append(
                        _PendingResult(site, produced, instruction, limit, produced.registers, least, most)
                    )
        for one in pending:
            one.least, one.most = one.least - least, one.most - most
        return pending

    def _before_double(
        self, uses: StateUses, pending: list[_PendingResult], index: int, position: int
    ) -> list[_PendingResult]:
        """VALU results that a double-precision matrix instruction follows, as they were issued."""
        results = [one for one in pending if one.produced.kind in (ProducerKind.VALU, ProducerKind.DOT)]
        found = []
        for number, one in enumerate(results, len(uses.produced)):
            produced = one.produced._replace(kind=ProducerKind.BEFORE_DOUBLE)
            if limit := self._limit(produced):
                site = _PendingSite(index, position, number)
                found.append(replace(one, site=site, produced=produced, limit=limit))
        return found

    def _limit(self, produced: Produced) -> int:
        key = produced.kind, produced.passes
        if key not in self._limits:
            self._limits[key] = longest(TABLE, produced.kind, self._family, produced.passes)
        return self._limits[key]

    def _met(
        self, pending: _PendingResult, second: AsmInstruction, uses: StateUses, least: int, most: int
    ) -> None:
        """Notes an instruction's findings on pending registers."""
        for consumed in uses.consumed:
            common = pending.registers & consumed.registers
            use = _use(pending.produced, consumed)
            needed = TABLE.get((pending.produced.kind, use), {}).get(self._family) if common else None
            if needed is None:
                continue
            sure, enough = needed.bounds(pending.produced.passes)
            passed = least - pending.least
            if passed < enough:
                is_register = pending.produced.kind not in (ProducerKind.HWREG, ProducerKind.DOUBLE)
                self._note(
                    WaitStateFinding(
                        pending.first,
                        second,
                        f"{pending.produced.kind.value}; the other {use.value}",
                        spell(common) if is_register else "",
                        passed,
                        enough,
                        most - pending.most < sure,
                    )
                )
        if pending.produced.kind not in _OVERWRITTEN_LATER:
            pending.registers &= ~uses.written

    def _note(self, found: WaitStateFinding) -> None:
        pair = found.first.line, found.second.line
        worst = self._found.setdefault(pair, found)
        if (found.is_sure, found.needed - found.passed) > (worst.is_sure, worst.needed - worst.passed):
            self._found[pair] = found


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
