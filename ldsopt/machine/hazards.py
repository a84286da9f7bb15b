"""Hazards between two instructions: the tables of them, their findings, and the walk that finds them.

Rule. Behind a first instruction its registers are *pending*, with the instructions that have been issued since, by the
units that are counted. A second instruction that uses one of them is a finding if a row of a table asks for more, and
nothing has ended the hazard. Where paths join, the hazards of both are pending, with the fewest that have passed.

A row says how many have to stand between, by two sources each: documents, and LLVM.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, Generic, TypeVar

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmBlock, AsmInstruction
from ldsopt.isa.operands import RegisterSet

StateCount = int | tuple[int, ...] | None
"""Wait states; four of them by the passes of the first instruction: 2, 4, 8, 16. ``None``: not said."""

_PASSES = (2, 4, 8, 16)
ALWAYS = 1 << 16
"""More instructions than a hazard is ever followed by: only what ends it does."""


class HazardFault(Enum):
    """The fault that a hazard causes."""

    SOURCE = "source overwritten"
    RESULT = "result not yet there"
    DISTANCE = "wait states"


@dataclass(frozen=True, slots=True)
class NeededStates:
    """The wait states of one row on one architecture, by each source.

    Attributes:
        manual: the number by a document.
        llvm: the number by LLVM 22.
        later: the number by a later LLVM, if it differs, which then counts as LLVM's.
        shipped: the number that AMD's own hand-written kernels leave, if it is smaller: that too few are wrong for sure
            would say that they are.
    """

    manual: StateCount
    llvm: StateCount
    later: StateCount = None
    shipped: StateCount = None

    def bounds(self, passes: int) -> tuple[int, int]:
        """Two numbers: fewer states than the first are surely wrong, fewer than the second are not proved right."""
        of_llvm = self.llvm if self.later is None else self.later
        said = [_of(number, passes) for number in (self.manual, of_llvm) if number is not None]
        sure = min(said) if len(said) == 2 else 0
        return (sure if self.shipped is None else min(sure, _of(self.shipped, passes))), max(said)


def _of(number: int | tuple[int, ...], passes: int) -> int:
    if isinstance(number, int):
        return number
    return number[bisect_left(_PASSES, passes)]


def read_states(cell: str) -> NeededStates:
    """The wait states that a cell of a table tells: by documents, and by LLVM behind a colon if they differ.

    Behind ``>`` stands the number of a later LLVM, behind ``!`` that of hand-written kernels; ``?`` is not said, and
    ``*`` is `ALWAYS`. Four numbers are those behind 2, 4, 8 and 16 passes.

    >>> [read_states(cell).bounds(16) for cell in ("2", "0:5", "?:5", "2,0,0,0>3,5,9,17", "1!0")]
    [(2, 2), (0, 5), (0, 5), (0, 17), (0, 1)]
    """
    rest, _, shipped = cell.partition("!")
    rest, _, later = rest.partition(">")
    manual, _, llvm = rest.partition(":")
    return NeededStates(*map(_count, (manual, llvm or manual, later, shipped)))


def _count(word: str) -> StateCount:
    if word in ("", "?"):
        return None
    first, *more = (ALWAYS if one == "*" else int(one) for one in word.split(","))
    return (first, *more) if more else first


def table_rows(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """The rows of a table without its comments: first instruction, use, cells. A line may have several of both."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            firsts, uses, *cells = (cell.strip() for cell in line.split("|"))
            yield from ((first, use, cells) for first in firsts.split() for use in uses.split())


def longest(
    table: Mapping[tuple[Any, Any], Mapping[str, NeededStates]], first: Enum, family: str, passes: int = 0
) -> int:
    """The most that any row of a table requires behind a first instruction, 0 where a family has none."""
    rows = (needed[family] for (one, _), needed in table.items() if one is first and family in needed)
    return max((needed.bounds(passes)[1] for needed in rows), default=0)


@dataclass(frozen=True, slots=True)
class HazardFinding:
    """A hazard that nothing fills, or two instructions with too few wait states between them.

    Attributes:
        first, second: the instructions; ``says`` names the pending effect and its use.
        fault: the fault that it causes.
        registers: the common registers, as people write them; empty where all are, and for hardware registers.
        states: the missing wait states, if these fill the hazard; or the number of fills, where one is too few.
        fill: the instruction that ends it, as LLVM fills it; empty where wait states do.
        is_sure: by both sources, and nothing between the two may have ended it.
    """

    first: AsmInstruction
    second: AsmInstruction
    says: str
    fault: HazardFault
    registers: str
    states: int
    fill: str
    is_sure: bool


@dataclass(slots=True)
class PendingEntry:
    """Registers of a first instruction, and the counts of the units when it was issued.

    Attributes:
        site: the origin, by which entries of two paths are the same.
        others: registers of a second result; the hazard is pending only where both are used.
    """

    site: Any
    first: AsmInstruction
    registers: RegisterSet
    issued: tuple[int, ...]
    others: RegisterSet = 0

    def join(self, new: PendingEntry) -> bool:
        """Adds what another path leaves pending; false if that is nothing new."""
        latest = tuple(map(max, self.issued, new.issued))
        if latest == self.issued and not (new.registers & ~self.registers or new.others & ~self.others):
            return False
        self.issued, self.registers, self.others = (
            latest,
            self.registers | new.registers,
            self.others | new.others,
        )
        return True


@dataclass
class PathBits:
    """Sets of bits that are followed beside what is pending: where paths join, the bits of both."""

    def join(self, new: PathBits) -> bool:
        """Adds the bits of another path; false if none is new."""
        joined = {name: own | getattr(new, name) for name, own in vars(self).items()}
        changed = joined != vars(self)
        vars(self).update(joined)
        return changed


Entry = TypeVar("Entry", bound=PendingEntry)
Bits = TypeVar("Bits", bound=PathBits)


class HazardWalk(Generic[Entry, Bits]):
    """Follows a function's code. What is pending only grows, counts only fall, and bits are only added.

    Args:
        blocks: the code.
        beside: the bits at each block's head.
        units: the number of units that are counted.
    """

    def __init__(self, blocks: Sequence[AsmBlock], beside: list[Bits], units: int) -> None:
        self._blocks, self._beside = blocks, beside
        self._starts = range(len(blocks))  # the first block is walked first
        self._entries: list[dict[Hashable, Entry]] = [{} for _ in blocks]
        self._found: dict[Hashable, HazardFinding] = {}
        self._pending: list[Entry] = []
        self._counts = [0] * units

    def findings(self) -> tuple[HazardFinding, ...]:
        """Each pair once, at its worst."""
        work, seen = [*self._starts][::-1], set[int]()
        while work:
            index = work.pop()
            seen.add(index)
            self._pending = [replace(one) for one in self._entries[index].values()]
            self._counts = [0] * len(self._counts)
            beside = replace(self._beside[index])
            self._walk(index, beside)
            for one in self._pending:
                one.issued = tuple(
                    issued - count for issued, count in zip(one.issued, self._counts, strict=True)
                )
            for successor in self._blocks[index].successors:
                is_new = self._joined(successor, beside) or successor not in seen
                if is_new and successor not in work:
                    work.append(successor)
        return tuple(self._found.values())

    def _walk(self, index: int, beside: Bits) -> None:
        """Walks one block: notes findings, and leaves what is pending behind it."""
        raise NotImplementedError

    def _joined(self, index: int, beside: Bits) -> bool:
        """Notes the state that arrives at a block; false if it is nothing new."""
        entries, changed = self._entries[index], self._beside[index].join(beside)
        for new in self._pending:
            old = entries.get(new.site)
            if old is None:
                entries[new.site] = replace(new)
            changed |= old is None or old.join(new)
        return changed

    def _note(self, key: Hashable, found: HazardFinding) -> None:
        worst = self._found.setdefault(key, found)
        if (found.is_sure, found.states) > (worst.is_sure, worst.states):
            self._found[key] = found
