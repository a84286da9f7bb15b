"""The results for the waits of a module's code."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from ldsopt.checker.findings import Check, Finding
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import Judging
from ldsopt.checker.options import CheckOptions
from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.wait_facts import Cause
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters
from ldsopt.waits.edits import ListingEdits
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.needless_nops import AddedNop, NeedlessNop
from ldsopt.waits.wait_needs import KernelNeeds, WaitName, WaitNeeds

_BY_BYTES = frozenset({Cause.LDS_DMA, Cause.LDS_ORDER})


# --- changes ------------------------------------------------------------------------------------------------
#
# The waits of a kernel's code that differ from the compiler's.


class ChangeKind(Enum):
    """The change of a counter of a wait."""

    RAISED = "waits for less"
    DROPPED = "waits no more"
    LOWERED = "waits for more"
    ADDED = "waits where nothing waited"


class CounterChange(NamedTuple):
    """One counter of one wait that differs from the compiler's.

    Attributes:
        name: the line in the compiler's listing, and the counter. An added wait stands in front of that line.
        before: the number of operations that the compiler's wait leaves outstanding; ``None`` where there is no wait.
        after: the number that the wait leaves outstanding now; ``None`` where there is no wait any more.
    """

    name: WaitName
    before: int | None
    after: int | None

    @property
    def kind(self) -> ChangeKind:
        """Raised, dropped, lowered or added."""
        if self.before is None:
            return ChangeKind.ADDED
        if self.after is None:
            return ChangeKind.DROPPED
        return ChangeKind.RAISED if self.after > self.before else ChangeKind.LOWERED


def wait_changes(before: AsmFunction, after: AsmFunction, arch: Arch) -> tuple[CounterChange, ...]:
    """The changes from the one to the other, in the order of the listing."""
    old, new = _limits(before, arch), _limits(after, arch)
    names = dict.fromkeys(sorted([*old, *new]))
    changes = (CounterChange(name, old.get(name), new.get(name)) for name in names)
    return tuple(change for change in changes if change.before != change.after)


def _limits(function: AsmFunction, arch: Arch) -> Mapping[WaitName, int]:
    return dict(_counters(function, arch))


def _counters(function: AsmFunction, arch: Arch) -> Iterator[tuple[WaitName, int]]:
    for instruction in function.instructions:
        if instruction.opcode.is_wait:
            try:
                counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
            except ValueError:
                continue  # the author's, and not changed
            for counter, most in counters:
                yield (instruction.line, counter), most


# --- results ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KernelWaits:
    """The waits of one kernel, or of a function that is called.

    Attributes:
        name: the function's name.
        why_stays: the reason why all its waits stay as the compiler wrote them; empty if they may change.
        changes: the waits that differ now.
        before: the original code; ``None`` where the waits stay.
        needs: the needs of its waits, and the missing ones.
        repaired: the code with the missing waits, if ``needs`` has only what bounds its waits.
        after: the code now.
        nops: wait states that were missing, and were added.
        needless: ``s_nop`` that no two instructions need by the table, removed or not.
        nops_stay: the reason why others were not looked at; empty if they were.
    """

    name: str
    why_stays: str
    changes: tuple[CounterChange, ...] = ()
    before: KernelCode | None = None
    needs: KernelNeeds | None = None
    after: KernelCode | None = None
    nops: tuple[AddedNop, ...] = ()
    needless: tuple[NeedlessNop, ...] = ()
    nops_stay: str = ""
    repaired: KernelCode | None = None

    def all_needs(self) -> tuple[WaitNeeds, ...]:
        """The needs of its waits, with all that does not bound them, too."""
        needs = self.needs if self.repaired is None else self.repaired.needs()
        return needs.waits if needs else ()

    @property
    def is_changed(self) -> bool:
        """True if its code is not the compiler's."""
        return bool(self.changes or self.nops or any(nop.left < nop.states for nop in self.needless))

    def count(self, *kinds: ChangeKind) -> int:
        """The number of changes of these kinds."""
        return sum(change.kind in kinds for change in self.changes)

    @property
    def why_order(self) -> str:
        """The reason why waits may only have changed for some kinds of operations; empty if all waits may have."""
        return self.before.order.why_kept if self.before else ""

    @property
    def only_for(self) -> str:
        """The operations for which waits may have changed, in words."""
        loads = self.before is not None and self.before.order.results_alone
        return "LDS-DMA, loads and accesses of LDS" if loads else "LDS-DMA"


class WaitCounts(NamedTuple):
    """The number of counters of a module's waits that differ from the compiler's.

    Attributes:
        for_less, for_nothing, for_more, added: by kind (`ChangeKind`).
        kept: functions that keep all their waits.
    """

    for_less: int
    for_nothing: int
    for_more: int
    added: int
    kept: int


@dataclass(frozen=True, slots=True)
class ListingWaits:
    """The result for one listing.

    Attributes:
        listing: the original listing.
        functions: its functions now, in its order.
        text: the listing with exact waits.
        kernels: the result for the waits of each function.
        edits: the edits that lead there.
        check: the check of the original code.
        findings: the findings of the code now.
    """

    listing: Assembly
    functions: tuple[AsmFunction, ...]
    text: str
    kernels: tuple[KernelWaits, ...]
    edits: ListingEdits
    check: Check
    findings: tuple[Finding, ...]

    def count(self, *kinds: ChangeKind) -> int:
        """The number of changes of these kinds."""
        return sum(kernel.count(*kinds) for kernel in self.kernels)

    @property
    def counts(self) -> WaitCounts:
        """The changes in figures."""
        kept = sum(bool(kernel.why_stays) for kernel in self.kernels)
        less, nothing, more, added = map(self.count, ChangeKind)
        return WaitCounts(less, nothing, more, added, kept)

    def access_of(self, _instruction: AsmInstruction) -> int | None:
        """The line, an index, of the IR access that an instruction comes from; ``None`` if it is not known."""
        return None


@dataclass(frozen=True, slots=True)
class ExactWaits(ListingWaits):
    """The result for one module.

    Attributes:
        code: the compiler's code.
    """

    code: MappedCode

    def access_of(self, instruction: AsmInstruction) -> int | None:
        """The line, an index, of the IR access that an instruction comes from; ``None`` if it is not known."""
        return self.code.mapping.of(instruction).access

    def judged(self, module: Module, options: CheckOptions) -> Check:
        """All findings of `check` in the code with exact waits, as for a compiler's code."""
        judging = Judging.of_module(module, self.code, options)
        return judging.check([judging.function(function, explain=False) for function in self.functions])

    @property
    def rests_on_bytes(self) -> bool:
        """True if better bounds on the bytes of LDS instructions might allow more changes."""
        needs = (
            need
            for kernel in self.kernels
            if kernel.needs
            for wait in kernel.needs.waits
            for need in wait.needs
        )
        return bool(self.check.findings) or any(need.cause in _BY_BYTES for need in needs)


# --- ranking ------------------------------------------------------------------------------------------------
#
# The waits that matter: how often they are executed, and how long ago what they wait for was issued.
#
# What a wait costs is known on hardware only. What is known here is said as it is: how often waves execute the wait, if
# a launch was simulated (`ldsopt.timeline`), and how deep in loops it stands; the most operations that it forces to
# complete; and how many instructions stand, on the shortest path, between the start of what it waits for and the wait.
# The fewer they are, the less of the operation's time has passed. So waits are ranked by executions (by depth, where
# these are not known), then by that distance, the shortest first. It is an order to work in, and no estimate of time.


@dataclass(frozen=True, slots=True)
class RankedWait:
    """One counter of a wait, with measures of its cost.

    Attributes:
        needs: the wait, and its needs.
        executed: the number of executions by waves; ``None`` if it is not known.
        distance: instructions between the start of a needed operation and the wait, on the shortest path; ``None`` if
            no operation is needed.
    """

    needs: WaitNeeds
    executed: int | None
    distance: int | None


def ranked(
    waits: Sequence[WaitNeeds], function: AsmFunction, executed: Mapping[int, int] | None = None
) -> list[RankedWait]:
    """The waits, the costliest first.

    Args:
        waits: the waits of one function.
        executed: the number of executions of instructions, by line.
    """
    distances = _Distances(function)
    found = [
        RankedWait(
            wait,
            None if executed is None else executed.get(wait.site.instruction.line),
            distances.of(wait),
        )
        for wait in waits
    ]
    far = 1 << 30
    return sorted(
        found,
        key=lambda one: (
            -(one.executed or 0),
            -one.needs.depth,
            far if one.distance is None else one.distance,
            one.needs.name,
        ),
    )


class _Distances:
    """Shortest paths through a function, counted in instructions."""

    def __init__(self, function: AsmFunction) -> None:
        self._blocks = function.blocks
        self._places = {
            (i.line, i.opcode.is_wait): (number, position)
            for number, block in enumerate(function.blocks)
            for position, i in enumerate(block.instructions)
        }
        self._from: dict[int, dict[int, int]] = {}

    def of(self, wait: WaitNeeds) -> int | None:
        line = wait.site.instruction.line
        found = [self._between(need.started.line, line) for need in wait.needs if need.started.line != line]
        return min((each for each in found if each is not None), default=None)

    def _between(self, started: int, wait: int) -> int | None:
        start, end = self._places.get((started, False)), self._places.get((wait, True))
        if start is None or end is None:
            return None
        if start[0] == end[0] and start[1] < end[1]:
            return end[1] - start[1] - 1
        left = len(self._blocks[start[0]].instructions) - start[1] - 1
        ahead = self._ahead(start[0]).get(end[0])
        return None if ahead is None else left + ahead + end[1]

    def _ahead(self, block: int) -> dict[int, int]:
        """For each block behind one, the fewest instructions from the end of the one to the beginning of the block."""
        known = self._from.get(block)
        if known is not None:
            return known
        found: dict[int, int] = {}
        work = [(0, successor) for successor in self._blocks[block].successors]
        while work:
            length, number = heapq.heappop(work)
            if number in found:
                continue
            found[number] = length
            through = length + len(self._blocks[number].instructions)
            for successor in self._blocks[number].successors:
                heapq.heappush(work, (through, successor))
        self._from[block] = found
        return found
