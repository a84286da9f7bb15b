"""Proves that enough wait states stand between two instructions that need them.

Rule. Behind an instruction of a kind `First` its registers are *pending*, with the wait states that have passed
since: one for each instruction, N + 1 for ``s_nop N``. At an instruction of a kind `Use` with a register in common,
fewer than its row of `ldsopt.machine.wait_state_table` needs are a finding. Where paths join, the fewest that passed on
one of them count. An instruction that writes a pending result anew takes it over.

Sure or not. A matrix instruction in between keeps its successors waiting for as many passes as it has, and a
transcendental or double-precision one for four, but no document says that this may be relied on. So
wait states are counted twice: *least*, each instruction as one, which has to be enough; and *most*, with those passes,
where even too few are sure to be wrong.

Example, gfx942; the result is read after 1 wait state of 7::

    v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
    s_nop 0
    v_add_f32_e32 v8, v0, v0

Registers are read off the text. Only the architectures of `FAMILIES` are examined. The kinds of one instruction are
told in `ldsopt.machine.wait_state_uses`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from ldsopt.isa import registers
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.registers import RegisterSet
from ldsopt.machine.wait_state_table import FAMILIES, TABLE, First, Needed, Use, longest
from ldsopt.machine.wait_state_uses import Given, StateUses, Taken, state_uses
from ldsopt.target.arch import Arch

_OVERWRITTEN_LATER = frozenset({First.ADDEND, First.STORED, First.M0, First.HWREG})
"""What a second write does not take over: reads, and registers whose every writer counts."""


@dataclass(frozen=True, slots=True)
class WaitStateFinding:
    """Two instructions with too few wait states between them.

    Attributes:
        first, second: the instructions; ``says`` has the kinds of both.
        registers: in common, as people write them; empty for hardware registers.
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


class _Site(NamedTuple):
    """A register set that one instruction left: its block, its place there, and which of several it is."""

    block: int
    position: int
    number: int


@dataclass(slots=True)
class _Pending:
    """Registers of a first instruction, and the wait states that had passed when it was issued: least and most."""

    site: _Site
    given: Given
    first: AsmInstruction
    limit: int
    registers: RegisterSet
    least: int
    most: int


_Entry = dict[_Site, _Pending]


def wait_state_findings(function: AsmFunction, arch: Arch) -> tuple[WaitStateFinding, ...]:
    """All pairs of instructions of a function, its callees' code included, with too few wait states between them.

    Args:
        function: the code, with no path that is never taken.
        arch: that it is for; of one that has no table nothing is found.
    """
    family = FAMILIES.get(arch.name)
    return tuple(_Walk(function, arch, family).findings()) if family else ()


class _Walk:
    def __init__(self, function: AsmFunction, arch: Arch, family: str) -> None:
        self._blocks, self._family, self._arch = function.blocks, family, arch.name
        self._entries: list[_Entry] = [{} for _ in self._blocks]
        self._limits: dict[tuple[First, int], int] = {}
        self._found: dict[tuple[int, int], WaitStateFinding] = {}

    def findings(self) -> Iterable[WaitStateFinding]:
        """Each pair once, at its worst."""
        work = list(range(len(self._blocks)))
        while work:  # numbers only fall, and what is old enough is forgotten
            index = work.pop()
            behind = self._through(index)
            for successor in self._blocks[index].successors:
                if behind and self._joined(self._entries[successor], behind):
                    work.append(successor)
        return self._found.values()

    @staticmethod
    def _joined(entry: _Entry, arriving: Iterable[_Pending]) -> bool:
        """Notes what arrives at a block; false if it is nothing new."""
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

    def _through(self, index: int) -> list[_Pending]:
        """Walks one block: notes findings, and returns what is pending behind it, as issued before number 0."""
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
            for number, given in enumerate(uses.given):
                if limit := self._limit(given):
                    site = _Site(index, position, number)
                    pending.append(_Pending(site, given, instruction, limit, given.registers, least, most))
        for one in pending:
            one.least, one.most = one.least - least, one.most - most
        return pending

    def _limit(self, given: Given) -> int:
        key = given.kind, given.passes
        if key not in self._limits:
            self._limits[key] = longest(given.kind, self._family, given.passes)
        return self._limits[key]

    def _met(self, pending: _Pending, second: AsmInstruction, uses: StateUses, least: int, most: int) -> None:
        """Notes what an instruction does to registers that are pending."""
        for taken in uses.taken:
            common = pending.registers & taken.registers
            needed = self._needed(pending, taken) if common else None
            if needed is None:
                continue
            sure, enough = needed.bounds(pending.given.passes)
            passed = least - pending.least
            if passed < enough:
                is_register = pending.given.kind is not First.HWREG
                self._note(
                    WaitStateFinding(
                        pending.first,
                        second,
                        f"{pending.given.kind.value}; the other {taken.use.value}",
                        registers.spell(common) if is_register else "",
                        passed,
                        enough,
                        most - pending.most < sure,
                    )
                )
        if pending.given.kind not in _OVERWRITTEN_LATER:
            pending.registers &= ~uses.written

    def _note(self, found: WaitStateFinding) -> None:
        pair = found.first.line, found.second.line
        worst = self._found.setdefault(pair, found)
        if (found.is_sure, found.needed - found.passed) > (worst.is_sure, worst.needed - worst.passed):
            self._found[pair] = found

    def _needed(self, pending: _Pending, taken: Taken) -> Needed | None:
        given, use = pending.given, taken.use
        if taken.matrix is not None:
            use = _of_addend(given, taken)
        elif use in _ONLY_TO and _ONLY_TO[use] is not given.kind:
            use = Use.VALU_READ
        elif use is Use.DOT_ADDEND:  # forwarded to the same instruction alone
            use = use if given.opcode == taken.opcode else Use.VALU_READ
        rows = TABLE.get((given.kind, use))
        return rows.get(self._family) if rows else None


_ONLY_TO = {Use.TRANS_READ: First.TRANSCENDENTAL, Use.DOT_ADDEND: First.DOT}
"""Reads that are like any other of the VALU, but of this."""
_PART = {First.XDL: Use.PART_XDL, First.SGEMM: Use.PART_SGEMM}
_EQUAL = {First.XDL: Use.EQUAL_XDL, First.SGEMM: Use.EQUAL_SGEMM}


def _of_addend(given: Given, taken: Taken) -> Use:
    """The row for a matrix instruction that adds to registers."""
    assert taken.matrix is not None
    if given.registers != taken.registers or taken.matrix not in _EQUAL:
        is_same = given.registers == taken.registers and taken.matrix is given.kind
        return Use.SAME_ADDEND if is_same else _PART.get(taken.matrix, Use.PART_DGEMM)
    is_same = given.kind is taken.matrix and given.passes == taken.passes
    return Use.SAME_ADDEND if is_same else _EQUAL[taken.matrix]
