"""The result of `ldsopt.isa.wait_check` for a function: facts about its waits, and findings.

The layer knows no IR: an `Overlap` tells which LDS instructions may touch common bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, Protocol, TypeVar, overload, runtime_checkable

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.barrier_pairs import BarrierPairs
from ldsopt.isa.program import Site
from ldsopt.touch import Touch

One = TypeVar("One")


class Overlap(Protocol):
    """Tells if two instructions that touch LDS, one of which writes, touch a common byte."""

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair.

        Args:
            earlier: it was issued first and may still be in flight: an LDS-DMA, or before a barrier any other.
            later: it accesses LDS while the earlier one is in flight.
            between_waves: the two may be executed by different waves of the workgroup; else it is the same wave.
            executions_since: the number of times that ``earlier`` was executed again: 0, 1, or 2 for two or more.
                ``None`` if it is not known. An answer for any number is always right.
        """


@runtime_checkable
class Extents(Protocol):
    """An `Overlap` that knows the range of LDS bytes of an instruction's accesses."""

    def extent(self, instruction: AsmInstruction) -> range | None:
        """The bytes, in all waves and executions; ``None`` if they may be any."""


@runtime_checkable
class Alike(Protocol):
    """An `Overlap` that knows instructions with equal answers."""

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
        """A key that is equal for instructions with equal answers; ``None`` if no other is like this one."""


@dataclass(frozen=True, slots=True)
class StrongerOverlap:
    """The stronger of two answers: common bytes for sure, else apart for sure."""

    one: Overlap
    other: Overlap

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """As of `Overlap`."""
        answers = [
            overlap(earlier, later, between_waves=between_waves, executions_since=executions_since)
            for overlap in (self.one, self.other)
        ]
        return next((sure for sure in (Touch.MUST, Touch.NEVER) if sure in answers), Touch.MAY)

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
        """As of `Alike`."""
        found = [
            one.likeness(instruction, between_waves=between_waves) if isinstance(one, Alike) else None
            for one in (self.one, self.other)
        ]
        return None if None in found else tuple(found)


class Executed(NamedTuple):
    """An instruction as some wave executes it.

    Attributes:
        instruction: the instruction.
        iterations: its iteration in each loop that is told apart, by the loop's anchor.
        waves: the waves that execute it, by number; ``None`` if they may be any.
    """

    instruction: AsmInstruction
    iterations: Mapping[int, int]
    waves: tuple[int, ...] | None


class BetweenWaves(Protocol):
    """Tells if two different waves touch a common byte of LDS."""

    def __call__(self, earlier: Executed, later: Executed) -> Touch:
        """Answers for one pair: never; maybe; or for sure, by some two waves, if both are executed."""


class WithinWave(Protocol):
    """Tells if the lanes of one wave touch a common byte of LDS."""

    def __call__(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        """Answers for one pair.

        Returns:
            ``None`` if they may touch a common byte. Else the anchors of loops (`ldsopt.isa.iterations`): they touch
            none unless control enters one of the anchors' blocks between the two. Without anchors they never do.
        """


class OwedAtBarrier(Protocol):
    """The operations that a release requires to be complete at one barrier, or at an atomic access."""

    @property
    def why(self) -> str:
        """The reason for the requirement, in words."""

    def owes(self, site: Site) -> bool:
        """True if the release requires an operation that may be outstanding there."""


class WaitFindingKind(Enum):
    """The kinds of faults that a missing wait allows."""

    __hash__ = object.__hash__  # not that of the name, in Python

    MISSING_WAIT = "an LDS access can overtake an LDS-DMA of its own wave"
    OVERTAKEN = "an LDS-DMA can overtake an LDS access of its own wave that came first"
    ACROSS_BARRIER = "an LDS access can overtake an LDS-DMA that another wave takes across a barrier"
    BARE_BARRIER = "an LDS access can overtake an LDS access that another wave takes across a barrier"
    REGISTER_HAZARD = "a register is used before the load that writes it is complete"
    AT_RETURN = "an operation is outstanding at a return, where callers take it to be complete"
    AT_RELEASE = "an operation is outstanding at a barrier, where a release asks for it to be complete"


ACROSS_BARRIERS = frozenset({WaitFindingKind.ACROSS_BARRIER, WaitFindingKind.BARE_BARRIER})
"""The operations of two waves."""


class Waypoint(NamedTuple):
    """A place on a path: the block's label and the line in the listing."""

    label: str
    line: int


class Found(Sequence[One]):
    """A sequence that is searched for at its first use: most findings are counted, and few are printed.

    Args:
        search: gives the elements, at least one.
    """

    __slots__ = ("_found", "_search")

    def __init__(self, search: Callable[[], Iterable[One]]) -> None:
        self._search: Callable[[], Iterable[One]] | None = search
        self._found: tuple[One, ...] = ()

    def _all(self) -> tuple[One, ...]:
        if self._search is not None:
            self._found, self._search = tuple(self._search()), None
        return self._found

    @overload
    def __getitem__(self, index: int) -> One: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[One, ...]: ...

    def __getitem__(self, index: int | slice) -> One | tuple[One, ...]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[One]:
        return iter(self._all())

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (tuple, Found)) and self._all() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return repr(self._all())

    def __reduce__(self) -> tuple[type, tuple[tuple[One, ...]]]:
        return tuple, (self._all(),)


class WaitFinding(NamedTuple):
    """Two instructions that no wait keeps in order.

    Attributes:
        kind: the fault.
        started: the instruction that starts the operation.
        used: the instruction that needs it complete.
        counter: the counter that a wait would be for.
        verdict: `Touch.MUST` if the bytes or registers are the same for sure, whenever the path is taken.
        path: a shortest path from the one to the other: ``started``, each block entered, the barrier if it is across
            one, ``used``.
        registers: the registers of a register hazard; else empty.
        executions: the executions of ``started`` that may be in flight: 0 the last, 1 the one before, 2 any earlier
            one. Only LDS-DMA has other than the last.
    """

    kind: WaitFindingKind
    started: AsmInstruction
    used: AsmInstruction
    counter: str
    verdict: Touch
    path: Sequence[Waypoint]
    registers: str = ""
    executions: tuple[int, ...] = (0,)


class Cause(Enum):
    """The reason for a wait: the fault that would happen without it."""

    __hash__ = object.__hash__  # not that of the name, in Python

    REGISTER = "a register would be used before its load is complete"
    LDS_DMA = "an LDS access would overtake an LDS-DMA"
    LDS_ORDER = "an LDS access would be overtaken by another wave's across a barrier, or by an LDS-DMA of its own wave"
    BARRIER = "a write to memory would still be under way at a barrier"
    FENCE = "an operation would still be under way at a cache operation, an atomic or a scoped access"
    END = "an operation would still be under way at the return to the caller"
    UNEXPLAINED = "nothing that is modelled"


class DmaPair(NamedTuple):
    """An LDS-DMA and an access that a wait keeps in order."""

    dma: AsmInstruction
    access: AsmInstruction
    touch: Touch


@dataclass(frozen=True, slots=True)
class WaitFact:
    """One counter of one wait instruction.

    Attributes:
        line: the wait's line in the listing.
        counter: as spelled in assembly.
        limit: N, the number of operations that it leaves outstanding.
        drained: the most operations that it can force to complete, over all paths.
        redundant: it never has to wait: on every path no more than ``limit`` are outstanding.
        causes: the faults without it, with all other waits in place; {UNEXPLAINED} if there is none, empty if
            redundant.
        dma: the LDS-DMA instructions among those it completes.
        pairs: the LDS-DMA and accesses that only this wait keeps in order, and that touch common bytes.
        completes_others: it completes operations other than LDS-DMA, too. If it does not, and ``dma`` is empty, nothing
            is complete behind it on every path, whatever ``drained`` is.
    """

    line: int
    counter: str
    limit: int
    drained: int
    redundant: bool
    causes: frozenset[Cause]
    dma: tuple[AsmInstruction, ...] = ()
    pairs: Sequence[DmaPair] = ()
    completes_others: bool = False

    @property
    def recoverable(self) -> bool:
        """True if the wait only costs time: it completes only LDS-DMA, and other waits do so before any access."""
        return bool(self.dma) and self.causes == {Cause.UNEXPLAINED}


@dataclass(frozen=True, slots=True)
class FunctionWaits:
    """The facts about one function's waits, and its findings, both in the order of the listing.

    ``barrier_pairs``: the barriers that meet, where waves may pass different ones.
    """

    name: str
    waits: tuple[WaitFact, ...]
    findings: tuple[WaitFinding, ...]
    barrier_pairs: BarrierPairs | None = None
