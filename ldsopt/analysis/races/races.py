"""Races between waves for LDS: accesses of two waves to a common byte, with no barrier between.

Two accesses, of which one writes and not both are atomic, race if two work-items of different waves may execute them in
one barrier interval (`ldsopt.analysis.races.intervals`) and touch a common byte. For each interval that holds both, the
pair is free by the first of these that tells:

* the bytes that the two may touch in all executions are apart (`ldsopt.analysis.ranges.footprints`);
* conditions: the one is reached if a uniform condition holds, the other if it does not;
* *columns*: the addresses are the same uniform value plus a number for each work-item, which are compared, work-item by
  work-item, each only for work-items that get there;
* the solver (`ldsopt.analysis.races.solver`): no two work-items, rounds and arguments are a counterexample.

What is left is *unproven*, with a counterexample if the solver has one; it may be none, where values from memory or
loops that are not followed stand in it.

Where some work-items end in an arm of a branch while others go on, a wave may run that arm behind later barriers
(`ldsopt.analysis.flow.phases`). Such pairs, and all those of kernels whose waves may pass different barriers, are
judged in the one interval that is all of the function.

A barrier is taken to order LDS: that accesses in front of it are complete there is what the rules of `check` about
barriers prove of the code, and so is the order of copies that are in flight at a barrier.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from ldsopt.analysis.flow.phases import Phases
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, everything, intervals
from ldsopt.analysis.races.shapes import ItemColumn, RaceWorkgroup
from ldsopt.analysis.races.sides import LdsSide, SideFinder, base_of
from ldsopt.analysis.races.solver import Counterexample, RaceQuery, SolverAnswer, is_installed
from ldsopt.analysis.races.terms import Term
from ldsopt.analysis.ranges.footprints import BaseLayout
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.packing.bitset import members

_WIDEST = 1 << 18
"""Bytes of LDS between the addresses that columns are compared for."""
_QUERY_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class RacePair:
    """Two accesses, by their lines (indices into `Module.lines`), that may be a race.

    Attributes:
        first, second: the lines; the first of them writes.
        ahead: the one that a wave executes first in the interval, perhaps in the round before the other.
        barrier: the line of the barrier that the interval begins behind; ``None`` for the entry.
        everywhere: barriers were not counted, since they may not be relied on for these two.
        reason: why it is not proved that they are none.
        model: a counterexample, if there is one.
    """

    first: int
    second: int
    ahead: int
    barrier: int | None
    everywhere: bool
    reason: str
    model: Counterexample | None = None


@dataclass(frozen=True, slots=True)
class KernelRaces:
    """The verdict on one kernel.

    Attributes:
        function: its name.
        pairs: pairs that conflict in some interval, in all; ``free`` of them are proved to be no race.
        unproven: the others.
        shape: the workgroups that it is about.
        by_solver: queries asked of the solver.
    """

    function: str
    pairs: int
    free: int
    unproven: tuple[RacePair, ...]
    shape: RaceWorkgroup
    by_solver: int = 0


class RaceSearch:
    """Judges the pairs of one kernel.

    Args:
        facts: of the kernel.
        sides: its accesses.
        layout: where variables lie.
        shape: of the workgroup.
        alignments: of variables, bytes.
        seconds: that the solver may take for the kernel.
    """

    def __init__(  # noqa: PLR0917
        self,
        facts: KernelFacts,
        sides: SideFinder,
        layout: BaseLayout,
        shape: RaceWorkgroup,
        alignments: Mapping[int, int],
        seconds: float,
    ) -> None:
        self._facts, self._finder, self._layout, self._shape = facts, sides, layout, shape
        self._alignments = alignments
        self._deadline = time.monotonic() + seconds
        self._has_solver = is_installed()
        self._asked: dict[object, tuple[SolverAnswer, Counterexample | None]] = {}
        self._spreads: dict[tuple[Term, int, frozenset[Term]], _Spread | None] = {}

    def run(self, phases: Phases | None, why: str = "") -> KernelRaces:
        """The verdict; without phases, barriers are not counted, and ``why`` says why not."""
        facts = self._facts
        pairs: dict[tuple[int, int], bool] = {}
        unproven: dict[tuple[int, int], RacePair] = {}
        whole = everything(facts.function, facts.flow)
        if phases is None:
            self._judge_all(whole, None, pairs, unproven, everywhere=True)
        else:
            for interval in intervals(facts.function, facts.flow, phases):
                self._judge_all(interval, None, pairs, unproven, everywhere=False)
            if beside := self._beside(phases):
                segment_of = {
                    at: n for n, one in enumerate(phases.segments) for at in range(one.start, one.stop)
                }
                self._judge_all(
                    whole,
                    lambda a, b: (segment_of[a], segment_of[b]) in beside,
                    pairs,
                    unproven,
                    everywhere=True,
                )
        return KernelRaces(
            facts.function.name,
            len(pairs),
            len(pairs) - len(unproven),
            tuple(
                replace(unproven[key], reason=f"{unproven[key].reason}; barriers are not counted: {why}")
                if why
                else unproven[key]
                for key in sorted(unproven)
            ),
            self._shape,
            len(self._asked),
        )

    def _beside(self, phases: Phases) -> set[tuple[int, int]]:
        """Pairs of instructions that co-occur though no interval holds both: one is in an arm where work-items end."""
        together: set[tuple[int, int]] = set()
        for interval in intervals(self._facts.function, self._facts.flow, phases):
            numbers = {node[0] for node in interval.nodes}
            together |= {(a, b) for a in numbers for b in numbers}
        return {
            (a, b)
            for a, mask in enumerate(phases.concurrent)
            for b in members(mask)
            if (a, b) not in together
        }

    def _judge_all(
        self,
        interval: Interval,
        together: Callable[[int, int], bool] | None,
        pairs: dict[tuple[int, int], bool],
        unproven: dict[tuple[int, int], RacePair],
        *,
        everywhere: bool,
    ) -> None:
        sides = self._finder.of(interval)
        for earlier, later in self._conflicting(sides):
            first, second = (earlier, later) if earlier.writes else (later, earlier)
            key = min(first.line, second.line), max(first.line, second.line)
            if together is not None and not (together(first.at, second.at) or together(second.at, first.at)):
                continue
            pairs.setdefault(key, True)
            if key in unproven:
                continue
            reason, model = self._judge(first, second)
            if reason:
                barrier = (
                    None if interval.barrier is None else self._facts.instructions[interval.barrier].line
                )
                unproven[key] = RacePair(
                    first.line, second.line, earlier.line, barrier, everywhere, reason, model
                )

    def _conflicting(self, sides: list[LdsSide]) -> Iterator[tuple[LdsSide, LdsSide]]:
        for number, first in enumerate(sides):
            for second in sides[number:]:
                if first.conflicts(second):
                    yield first, second

    # --- one pair -------------------------------------------------------------------------------------------

    def _judge(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        """Why two accesses may race; empty if they do not."""
        if a.base is not None and b.base is not None and a.base != b.base:
            dynamic = self._layout.dynamic
            if self._layout.named_bases or not {a.base, b.base} <= dynamic:
                return "", None
        if self._excluded(a, b):
            return "", None
        if a.address is None or b.address is None:
            return "an address that is not followed", None
        if self._by_columns(a, b):
            return "", None
        return self._by_solver(a, b)

    def _excluded(self, a: LdsSide, b: LdsSide) -> bool:
        """True if a uniform condition of the one is the opposite of one of the other, or no work-item gets to one."""
        terms = self._facts.terms
        if terms.false in a.conjuncts or terms.false in b.conjuncts:
            return True
        return any(one.is_shared and terms.negated(one) in b.conjuncts for one in a.conjuncts)

    def _by_columns(self, a: LdsSide, b: LdsSide) -> bool:
        one, other = self._spread(a), self._spread(b)
        if one is None or other is None or one.uniform is not other.uniform:
            return False
        return one.is_apart_from(other)

    def _spread(self, side: LdsSide) -> _Spread | None:
        assert side.address is not None
        key = side.address, side.size, side.conjuncts
        if key not in self._spreads:
            self._spreads[key] = self._spread_of(side.address, side.size, side.conjuncts)
        return self._spreads[key]

    def _spread_of(self, address: Term, size: int, conjuncts: Iterable[Term]) -> _Spread | None:
        shape = self._shape
        if shape.sizes is None:
            return None
        constant, parts = address.parts
        own = np.full(shape.flat, constant, np.uint64)
        uniform: list[tuple[Term, int]] = []
        for term, coefficient in parts:
            column = shape.column(term)
            if column is not None:
                own = own + np.uint64(coefficient) * column
            elif term.is_shared:
                uniform.append((term, coefficient))
            else:
                return None
        own &= np.uint64((1 << ADDRESS_BITS) - 1)
        there = np.ones(shape.flat, bool)
        for one in conjuncts:
            column = shape.column(one)
            if column is not None:
                there &= column != 0
        total = self._facts.terms.total(ADDRESS_BITS, 0, uniform)
        return _Spread(total, own[there], size, shape.waves[there])

    # --- the solver -----------------------------------------------------------------------------------------

    def _by_solver(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        if not self._has_solver:
            return SolverAnswer.NOT_ASKED.value, None
        assert a.address is not None
        assert b.address is not None
        key = (a.address, a.size, a.condition, a.base, b.address, b.size, b.condition, b.base)
        if key not in self._asked:
            left = self._deadline - time.monotonic()
            if left <= 0:
                return "the time that the solver has for a kernel (--race-seconds)", None
            self._asked[key] = self._ask(a, b, min(left, _QUERY_SECONDS))
        answer, model = self._asked[key]
        if answer is SolverAnswer.NO:
            return "", None
        if answer is SolverAnswer.YES:
            return _why(a, b), model
        return answer.value, None

    def _ask(self, a: LdsSide, b: LdsSide, seconds: float) -> tuple[SolverAnswer, Counterexample | None]:
        query = RaceQuery(self._shape, self._facts.known)
        assert a.address is not None
        assert b.address is not None
        query.require_meeting((a.address, a.size), (b.address, b.size))
        for who, side in ((1, a), (2, b)):
            assert side.address is not None
            query.require(side.condition, who)
            if side.base is not None and side.extent >= side.size and not side.lanes:
                offset = self._facts.terms.sub(side.address, base_of(self._facts, side.base))
                query.require_range(offset, who, side.extent - side.size)
        query.require_variables(self._variables(a, b))
        return query.ask(seconds)

    def _variables(self, a: LdsSide, b: LdsSide) -> dict[object, tuple[Term, int, int]]:
        """The variables that addresses and conditions name: each with its address, size and alignment."""
        bases = self._facts.footprints.provenance.bases
        terms = {
            term
            for side in (a, b)
            for root in (side.address, side.condition)
            if root
            for term in _within(root)
        }
        placed: dict[object, tuple[Term, int, int]] = {}
        for number, variable in enumerate(bases):
            address = base_of(self._facts, number)
            if address not in terms and number not in (a.base, b.base):
                continue
            key = -1 if variable.is_dynamic else number
            is_open = variable.is_dynamic or variable.may_be_larger
            alignment = self._alignments.get(number, 1)
            if key in placed:
                alignment = min(alignment, placed[key][2])
            placed[key] = address, 0 if is_open else self._facts.footprints.largest(number), alignment
        return placed


@dataclass(frozen=True, slots=True, eq=False)
class _Spread:
    """The bytes of an access by work-item, but for what is the same for all: ``uniform``."""

    uniform: Term
    own: ItemColumn
    size: int
    waves: ItemColumn

    def is_apart_from(self, other: _Spread) -> bool:
        """True if no two work-items of different waves touch a common byte."""
        if not len(self.own) or not len(other.own):
            return True
        # Addresses wrap: they are compared as distances from one of them, modulo 2**32.
        mask = np.uint64((1 << ADDRESS_BITS) - 1)
        origin = np.uint64((int(self.own[0]) - (1 << (ADDRESS_BITS - 1))) & int(mask))
        mine, theirs = (self.own - origin) & mask, (other.own - origin) & mask
        low = min(int(mine.min()), int(theirs.min()))
        high = max(int(mine.max()) + self.size, int(theirs.max()) + other.size)
        if high - low > _WIDEST:
            return False
        first = _waves_of_bytes(mine - np.uint64(low), self, high - low)
        second = _waves_of_bytes(theirs - np.uint64(low), other, high - low)
        touched = (first[0] >= 0) & (second[0] >= 0)
        same = (first[0] == first[1]) & (second[0] == second[1]) & (first[0] == second[0])
        return bool((~touched | same).all())


def _waves_of_bytes(
    starts: ItemColumn, spread: _Spread, length: int
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], np.ndarray[tuple[int], np.dtype[np.int64]]]:
    """By byte, the first and the last wave that touches it; -1 for none."""
    places = (starts[:, None] + np.arange(spread.size, dtype=np.uint64)).ravel().astype(np.int64)
    waves = np.repeat(spread.waves.astype(np.int64), spread.size)
    last = np.full(length, -1, np.int64)
    last[places] = waves  # in ascending order: the last one stays
    first = np.full(length, -1, np.int64)
    first[places[::-1]] = waves[::-1]
    return first, last


def _why(a: LdsSide, b: LdsSide) -> str:
    """The reason in words where the solver has a counterexample."""
    for side in (a, b):
        if side.address is not None and _has_own(side.address):
            return "an address that depends on values the proof does not follow (from memory, or of a loop)"
    for side in (a, b):
        if _has_own(side.condition):
            return "a branch that depends on values the proof does not follow (from memory, or of a loop)"
    return "the counterexample was not executed"


def _has_own(term: Term) -> bool:
    return any(one.op == "leaf" and not one.is_shared for one in _within(term))


def _within(term: Term) -> set[Term]:
    """A term and all that it is made of."""
    seen: set[Term] = set()
    work = [term]
    while work:
        one = work.pop()
        if one not in seen:
            seen.add(one)
            work += one.args
    return seen
