"""Races between waves for LDS: accesses of two waves to a common byte, with no barrier between.

Two accesses, of which one writes and not both are atomic, race if two work-items of different waves may execute them in
one barrier interval (`ldsopt.analysis.races.intervals`) and touch a common byte. For each interval that holds both,
these rules are tried in turn, and the first that applies proves the pair free:

* the bytes that the two may touch in all executions are apart (`ldsopt.analysis.ranges.footprints`);
* conditions: one is reached if a uniform condition holds, the other if it does not;
* *columns*: both addresses are the same uniform value plus a number for each work-item; these numbers are compared,
  work-item by work-item, for the work-items that get there;
* the ranges of their bytes do not meet, where work-items cannot be compared;
* the solver (`ldsopt.analysis.races.solver`): no two work-items, iterations and arguments are a counterexample.

A store or copy that two waves execute writes *alike* if they write equal bytes wherever they meet
(`ldsopt.analysis.races.replicas`). Such a race changes no result, and is counted apart from pairs that are free.

All other pairs are *unproven*, with a counterexample if the solver has one. The counterexample may be impossible, if it
chooses values from memory or of loops that are not followed.

Where some work-items end in an arm of a branch while others go on, a wave may run that arm behind later barriers
(`ldsopt.analysis.flow.phases`). Such pairs, and all pairs of kernels whose waves may pass different barriers, are
judged in one interval, the whole function.

A barrier is taken to order LDS. The rules of `check` about barriers prove of the code that accesses in front of it are
complete there, and that copies in flight at a barrier keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial, reduce
from operator import or_
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ldsopt.analysis.flow.phases import Crossing, Phases
from ldsopt.analysis.integers import (
    Integers,
    add,
    constant,
    disjoint_ranges,
    full,
    join,
    meet,
    mul,
    sext,
    trunc,
    zext,
)
from ldsopt.analysis.integers import interval as interval_of
from ldsopt.analysis.integers.operations import BINARY
from ldsopt.analysis.races.counterexamples import AskedSide, KnownCounterexamples, OverlapQuestion
from ldsopt.analysis.races.facts import KernelFacts, counters_of
from ldsopt.analysis.races.intervals import Interval, across, everything, intervals
from ldsopt.analysis.races.replicas import Replicas, Rings, bits_that_tell
from ldsopt.analysis.races.shapes import ItemSpread, RaceWorkgroup
from ldsopt.analysis.races.sides import LdsEffect, LdsSide, SideFinder, base_of, why_unproven
from ldsopt.analysis.races.solver import (
    LDS_END,
    QUERY_STEPS,
    Counterexample,
    RaceQuery,
    SolverAnswer,
    SolverEffort,
    is_installed,
)
from ldsopt.analysis.races.staggers import GroupInterval, Stagger
from ldsopt.analysis.races.terms import Term, TermTable
from ldsopt.analysis.races.verdicts import KernelRaces, RacePair
from ldsopt.analysis.ranges.footprints import BaseLayout
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.assumptions import LOCAL_ARGUMENTS, WAVES_ARE_WHOLE
from ldsopt.graph import needed_first
from ldsopt.groups import by_key, members
from ldsopt.ir.synchronization import is_of_cluster

# --- ranges of terms ------------------------------------------------------------------------------------------
#
# Ranges of terms of one work-item: an easy question, answered before the solver is asked.
#
# A term's range follows from the ranges of what it is made of (`ldsopt.analysis.integers.operations`)::
#
#     4096 + 4 * lane                        4096 to 4348
#     4092 & 4 * (x | 1024 * y)              0 to 1020 in workgroups of 256
#
# Two accesses whose ranges of bytes do not meet touch no common byte, whichever work-items, iterations and arguments.


_NO_FLAGS: frozenset[str] = frozenset()


class TermRanges:
    """The ranges of a kernel's terms, each computed once.

    Args:
        known: the ranges of leaves.
    """

    def __init__(self, shape: RaceWorkgroup, known: Mapping[Term, Sequence[tuple[Term, Integers]]]) -> None:
        self._shape, self._known = shape, known
        self._found: dict[Term, Integers] = {}

    def of(self, term: Term) -> Integers:
        """The range of a term, in any work-item."""
        found = self._found
        for one in needed_first(term, lambda each: each.args, found):
            found[one] = self._of(one, [found[argument] for argument in one.args])
        return found[term]

    def _of(self, term: Term, args: Sequence[Integers]) -> Integers:
        op, width = term.op, term.width
        if term.value is not None:
            return constant(width, term.value)
        if op == "id":
            shape = self._shape
            limits: dict[object, int] = dict(enumerate(shape.most))
            limits |= {"lane": shape.wave, "wave": -(-shape.flat // shape.wave)}
            return interval_of(width, 0, limits.get(term.data, shape.flat) - 1)
        if op == "leaf":
            result = full(width)
            for other, numbers in self._known.get(term, ()):
                result = meet(result, numbers) if other is term else result
            return result
        if op == "lane_of":
            return args[0]
        if op == "sum":
            number, parts = term.parts
            result = constant(width, number)
            for (_, coefficient), one in zip(parts, args, strict=True):
                result = add(result, mul(one, constant(width, coefficient)))
            return result
        if op == "ite":
            return join(args[1], args[2])
        if op in ("zext", "sext", "trunc"):
            return {"zext": zext, "sext": sext, "trunc": trunc}[op](args[0], width)
        row = BINARY.get(op)
        return full(width) if row is None else row.ranges(args[0], args[1], _NO_FLAGS)


_ROW = 1 << 10
"""Bytes of a work-item's own row, at most."""
_MODES = ("s.setreg", "set.rounding", "set.fp", "s_setreg", "_round_mode", "_denorm_mode")
"""Names in instructions that change how a wave computes floating-point numbers."""


def changes_modes(facts: KernelFacts) -> bool:
    """True if waves may compute floating-point numbers differently."""
    return any(mode in line for line in facts.lines() for mode in _MODES)


_TRIES = 3
"""After so many useless questions about the runs of bytes of two uniform parts, no more are asked."""
MOST_LISTED = 4_000
"""The most unproven pairs of a kernel that are listed. Further pairs, which the solver is not asked about, are counted,
and listed if an execution shows them: to describe and sort a hundred thousand takes longer than the proof."""
_MOST_OF_NO_SHAPE = 100
"""As `MOST_LISTED`, of a kernel whose pairs are not judged before the user says the sizes of its workgroups."""
MODULE_LIMIT = "the limit of the solver for a module (--race-seconds)"
SHAPE_NOT_KNOWN = "the sizes of its workgroups are not known, and of some sizes two work-items may meet"
_WRITES, _PLAIN = 1, 2
_END = 1 << ADDRESS_BITS
_Lines = tuple[int, int]


class _Doubt(NamedTuple):
    """Two sides that are not proved apart in one interval; `RacePair` has the other fields."""

    sides: tuple[LdsSide, LdsSide]
    interval: Interval
    ahead: int
    everywhere: bool
    met: Interval | None = None
    """Of two groups of waves: the interval of the other group; the same one if a group is a barrier ahead."""

    @property
    def may_be_alike(self) -> bool:
        """True of one store that each wave executes at most once in the interval, all in the same iteration."""
        first, second = self.sides
        return (
            first.at == second.at
            and first.node == second.node
            and first.written is not None
            and first.address is not None
            and not self.everywhere
            and self.met is None
            and self.interval.runs_once(first.node)
        )


class _LinePairs:
    """A set of unordered pairs of lines. Each line has the set of its partners, as one integer."""

    def __init__(self) -> None:
        self._bits: dict[int, int] = {}
        self._partners: dict[int, int] = {}

    def add(self, first: int, second: int) -> None:
        self.add_all([first], [second])

    def add_all(self, first: Collection[int], second: Collection[int]) -> None:
        """Adds each pair of a line of ``first`` and a line of ``second``."""
        for lines, others in ((first, second), (second, first)):
            mask = reduce(or_, (self._bit(line) for line in others), 0)
            for line in lines:
                self._partners[line] = self._partners.get(line, 0) | mask

    def count(self) -> int:
        halves = sum(mask.bit_count() for mask in self._partners.values())
        with_themselves = sum(bool(mask & self._bit(line)) for line, mask in self._partners.items())
        return (halves + with_themselves) // 2

    def __contains__(self, pair: _Lines) -> bool:
        first, second = pair
        return bool(self._partners.get(first, 0) & self._bits.get(second, 0))

    @property
    def lines(self) -> Collection[int]:
        """All lines of pairs."""
        return self._partners.keys()

    def _bit(self, line: int) -> int:
        return self._bits.setdefault(line, 1 << len(self._bits))


class _SideGroups:
    """The sides of one interval by their `LdsEffect`: an unrolled kernel has thousands of pairs and few verdicts.

    A set of sides is an integer: bit ``n`` is side ``n``.

    Args:
        sides: the sides in the order of the interval.

    Attributes:
        firsts: the first side of each group.
        masks: the sides of each group.
    """

    def __init__(self, sides: Sequence[LdsSide]) -> None:
        self.sides = sides
        numbers: dict[LdsEffect, int] = {}
        self._number_of = numbers
        self._group_of = [numbers.setdefault(side.effect, len(numbers)) for side in sides]
        self.masks = [0] * len(numbers)
        # Two sides conflict or not by their kinds, of which there are four: writing or not, atomic or not.
        self._kinds: dict[tuple[bool, bool], int] = {}
        self._of_line: dict[int, int] = {}
        self._decided = [0] * len(numbers)
        for number, side in enumerate(sides):
            self._of_line[side.line] = self._of_line.get(side.line, 0) | 1 << number
            self.masks[self._group_of[number]] |= 1 << number
            kind = side.writes, side.is_atomic
            self._kinds[kind] = self._kinds.get(kind, 0) | 1 << number
        self.firsts = [sides[_lowest(mask)] for mask in self.masks]

    def mask_of(self, groups: NDArray[np.bool_]) -> int:
        """The sides of the groups whose truth value is true."""
        return int.from_bytes(np.packbits(groups[self._group_of], bitorder="little").tobytes(), "little")

    def masks_by(self, feature: Callable[[LdsSide], Iterable[Hashable]]) -> dict[Hashable, int]:
        """By feature, the sides that have it; all members of a group have the same features."""
        found: dict[Hashable, int] = {}
        for side, mask in zip(self.firsts, self.masks, strict=True):
            for one in feature(side):
                found[one] = found.get(one, 0) | mask
        return found

    def _conflicting(self, side: LdsSide) -> int:
        """The sides that conflict with ``side``."""
        return sum(mask for mask in self._kinds.values() if side.conflicts(self.sides[_lowest(mask)]))

    def count_in(self, pairs: _LinePairs) -> None:
        """Adds the lines of all pairs that conflict."""
        for mask in self._kinds.values():
            conflicting = self._conflicting(self.sides[_lowest(mask)])
            pairs.add_all(self.lines(mask), self.lines(conflicting))

    def lines(self, mask: int) -> set[int]:
        return {self.sides[number].line for number in members(mask)}

    def decide(self, first: LdsSide, second: LdsSide) -> None:
        """Notes that the verdict on all pairs of these two sides' groups is final."""
        one, other = (self._number_of[side.effect] for side in (first, second))
        self._decided[one] |= self.masks[other]
        self._decided[other] |= self.masks[one]

    def decided(self, side: LdsSide) -> int:
        """The sides of other lines whose pairs with ``side`` have a final verdict."""
        return self._decided[self._number_of[side.effect]] & ~self._of_line[side.line]

    def doubtful(
        self,
        is_free: Callable[[LdsSide, LdsSide], bool],
        is_needed: Callable[[LdsSide, LdsSide], bool] = lambda _first, _second: True,
        free: Sequence[int] = (),
        taken: Callable[[LdsSide, int], int] = lambda _first, _left: 0,
    ) -> Iterator[tuple[LdsSide, LdsSide]]:
        """The pairs that conflict, are needed and are not free, each in the order of the interval.

        Args:
            is_free: true if a pair is free; asked once for two groups, with the first needed pair, a writing side
                first.
            is_needed: false of pairs to leave out.
            free: by group, the sides that no member races with, if they are already known.
            taken: of a side and the sides left for it, those whose pairs are not to be given.
        """
        left = [self._conflicting(first) for first in self.firsts]
        for group, mask in enumerate(free):
            left[group] &= ~mask
        known: set[tuple[int, int]] = set()
        for number, first in enumerate(self.sides):
            group = self._group_of[number]
            work = left[group] >> number << number
            work &= ~taken(first, work) if work else 0
            while work:
                at = _lowest(work)
                work &= work - 1
                second, other = self.sides[at], self._group_of[at]
                if not is_needed(first, second):
                    continue
                if (group, other) not in known:
                    known |= {(group, other), (other, group)}
                    if is_free(first, second) if first.writes else is_free(second, first):
                        left[group] &= ~self.masks[other]
                        left[other] &= ~self.masks[group]
                        work &= ~self.masks[other]
                        continue
                yield first, second


def _lines(a: LdsSide, b: LdsSide) -> _Lines:
    return min(a.line, b.line), max(a.line, b.line)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _doubt(
    earlier: LdsSide,
    later: LdsSide,
    interval: Interval,
    *,
    everywhere: bool = False,
    met: Interval | None = None,
) -> _Doubt:
    pair = (earlier, later) if earlier.writes else (later, earlier)
    return _Doubt(pair, interval, earlier.line, everywhere, met)


def _under(side: LdsSide, condition: Term, terms: TermTable) -> LdsSide:
    """``side``, restricted to the work-items for which a condition is true."""
    return replace(
        side,
        condition=terms.both(side.condition, condition),
        conjuncts=side.conjuncts | {*terms.conjuncts(condition)},
    )


class RaceSearch:
    """Judges the pairs of one kernel.

    Args:
        sides: the kernel's accesses.
        layout: the places of variables.
        alignments: the alignment of each variable, bytes.
        effort: the solver's budget.
        promises: the promises that the verdict may rely on.
        is_lifted: the kernel is made of machine code.
    """

    def __init__(  # noqa: PLR0917
        self,
        facts: KernelFacts,
        sides: SideFinder,
        layout: BaseLayout,
        shape: RaceWorkgroup,
        alignments: Mapping[int, int],
        effort: SolverEffort,
        promises: Collection[str],
        *,
        is_lifted: bool = False,
    ) -> None:
        self._is_lifted = is_lifted
        self._facts, self._finder, self._layout, self._shape = facts, sides, layout, shape
        self._alignments = alignments
        self._effort, self._promises = effort, promises
        self._pairs = _LinePairs()
        self._unlisted = _LinePairs()
        self._beyond: dict[int, list[Callable[[int | None], _Doubt | None]]] = {}
        self._apart: dict[tuple[object, object, int], bool] = {}
        self._doubts: dict[_Lines, list[_Doubt]] = {}
        self._assumed: set[str] = set()
        self._asked: dict[object, tuple[SolverAnswer, Counterexample | None, int]] = {}
        self._rings = Rings(facts, everything(facts.function, facts.flow))
        self._runs_asked: dict[object, tuple[bool, int]] = {}
        self._reasons: dict[object, str] = {}
        self._effects: dict[LdsEffect, int] = {}
        self._effect_of: dict[LdsSide, int] = {}
        self._judged: dict[tuple[int, int], tuple[str, Counterexample | None]] = {}
        self._runs: dict[Term, range] = {}
        self._met: dict[tuple[Term, Term], int] = {}
        self._opposite: dict[frozenset[Term], frozenset[Term]] = {}
        self._spreads: dict[tuple[Term, int, frozenset[Term]], ItemSpread | None] = {}
        self._equal_spreads: dict[object, ItemSpread] = {}
        self._ranges = TermRanges(shape, facts.known)
        self._examples = KnownCounterexamples(shape, facts.of_leaves)
        self._needs_shape = False

    def run(self, phases: Phases | None, why: str = "", stagger: Stagger | None = None) -> KernelRaces:
        """The verdict; without phases, barriers are not counted, and ``why`` gives the reason.

        Args:
            phases: of a kernel whose waves pass the same barriers, or of either group of ``stagger``.
            why: the reason why barriers are not counted.
            stagger: the groups of a kernel whose waves pass different barriers.
        """
        facts = self._facts
        if phases is not None and stagger is None:
            accesses, atomics = self._finder.accesses, self._finder.atomics
            facts.counters = counters_of(facts, accesses, atomics, self._layout, phases, self._shape.flat)
        whole = everything(facts.function, facts.flow)
        beside: set[tuple[int, int]] = set()
        if phases is None:
            self._judge_all(whole, None, everywhere=True)
        else:
            for interval in intervals(facts.function, facts.flow, phases, facts.divergence.branches):
                self._judge_all(interval, None, everywhere=False)
            if stagger is not None:
                for group_interval in stagger.apart:
                    self._judge_groups(group_interval, stagger.condition)
            if beside := self._beside(phases):
                segment_of = {
                    at: n for n, one in enumerate(phases.segments) for at in range(one.start, one.stop)
                }
                self._judge_all(whole, lambda a, b: (segment_of[a], segment_of[b]) in beside, everywhere=True)
        self._ask_again()
        alike, assumed = self._alike(stagger)
        if facts.needs_whole_waves:
            self._assumed.add(WAVES_ARE_WHOLE)
        unproven = [
            self._pair(next((one for one in doubts if not one.may_be_alike), doubts[0]), why)
            for key, doubts in sorted(self._doubts.items())
            if key not in alike
        ]
        unlisted = beyond = self._unlisted.count() - sum(key in self._unlisted for key in self._doubts)
        if unlisted and not unproven and (doubt := next(iter(self._beyond.values()))[0](None)):
            unproven.append(self._pair(doubt, why))  # what was listed is proved by now
            unlisted -= 1
        listed = {frozenset((pair.first, pair.second)) for pair in unproven}

        def of_unlisted(one: int, other: int) -> RacePair | None:
            doubt = None if frozenset((one, other)) in listed else self._unlisted_doubt(one, other)
            return None if doubt is None else self._pair(doubt, why)

        return KernelRaces(
            facts.function.name,
            (pairs := self._pairs.count()),
            pairs - len(self._doubts) - beyond,
            tuple(unproven),
            self._shape,
            len(alike),
            assumed | self._assumed,
            unlisted=unlisted,
            of_unlisted=of_unlisted,
            find_needless=tuple
            if phases is None or stagger is not None or self._doubts or beyond or beside
            else cache(lambda: tuple(self._needless(phases))),
        )

    def _needless(self, phases: Phases) -> Iterator[int]:
        """The barriers that could each be removed alone with all pairs still free, as proved without the solver.

        With copies in flight, any barrier may be needed. That of a cluster takes waves of other workgroups, too.
        """
        facts = self._facts
        if not self._finder.is_in_order or any(
            one.crossing in (Crossing.SIGNAL, Crossing.WAIT) for one in phases.segments
        ):
            return
        for number, merged in across(facts.function, facts.flow, phases):
            barrier = facts.instructions[phases.segments[number].stop - 1]
            if not is_of_cluster(facts.module, barrier) and not any(
                True
                for interval in merged
                for _ in _SideGroups(self._finder.of(interval)).doubtful(self._are_apart)
            ):
                yield barrier.line

    def _unlisted_doubt(self, one: int, other: int) -> _Doubt | None:
        """The doubt about a pair that was counted but not listed, by its lines."""
        if (one, other) not in self._unlisted or (min(one, other), max(one, other)) in self._doubts:
            return None
        found = (of(b) for a, b in ((one, other), (other, one)) for of in self._beyond.get(a, ()))
        return next(filter(None, found), None)

    def _pair(self, doubt: _Doubt, why: str) -> RacePair:
        first, second = doubt.sides
        interval, met = doubt.interval, doubt.met
        instructions = self._facts.instructions
        barrier = None if interval.barrier is None else instructions[interval.barrier].line
        of_other = None
        if met not in (None, interval):
            of_other = instructions[met.segments[met.start[0] - 1].stop - 1].line
        reason, model = self._judge_again(first, second)
        return RacePair(
            first.line,
            second.line,
            doubt.ahead,
            barrier,
            doubt.everywhere,
            f"{reason}; barriers are not counted: {why}" if why else reason,
            model,
            met is not None,
            of_other,
        )

    def _beside(self, phases: Phases) -> set[tuple[int, int]]:
        """Pairs of segments that co-occur though no interval holds both: one is in an arm where work-items end."""
        together: dict[int, int] = {}
        for interval in intervals(
            self._facts.function, self._facts.flow, phases, self._facts.divergence.branches
        ):
            numbers = {node[0] for node in interval.nodes}
            mask = reduce(or_, (1 << number for number in numbers), 0)
            for number in numbers:
                together[number] = together.get(number, 0) | mask
        return {
            (a, b) for a, mask in enumerate(phases.concurrent) for b in members(mask & ~together.get(a, 0))
        }

    def _judge_all(
        self, interval: Interval, together: Callable[[int, int], bool] | None, *, everywhere: bool
    ) -> None:
        sides = self._finder.of(interval)
        if together is None:
            groups = _SideGroups(sides)
            groups.count_in(self._pairs)
            told = self._told_apart(groups)
            self._doubt_groups(groups, told, lambda a, b: _doubt(a, b, interval, everywhere=everywhere))
            return
        found = partial(_doubt, interval=interval, everywhere=everywhere)
        for earlier, later in self._doubtful_of(sides, together, self._is_news):
            self._doubts.setdefault(_lines(earlier, later), []).append(found(earlier, later))

    def _judge_groups(self, group_interval: GroupInterval, condition: Term) -> None:
        """Judges the pairs of a wave of one group and a wave of the other that may run at the same time."""
        terms, (interval, other_interval) = self._facts.terms, group_interval.intervals
        sides = self._finder.of(interval)
        is_one = other_interval is interval
        of_other = sides if is_one else self._finder.of(other_interval, given=group_interval.given)
        of_group = [
            [_under(side, one, terms) for side in found if side.node[1] is passed]
            for found, one, passed in zip(
                (sides, of_other), (condition, terms.negated(condition)), group_interval.passed, strict=True
            )
        ]
        kinds = [{(side.writes, side.is_atomic): side for side in group} for group in of_group]
        for kind, side in kinds[0].items():
            for other, beside in kinds[1].items():
                if side.conflicts(beside):
                    self._pairs.add_all(
                        {one.line for one in of_group[0] if (one.writes, one.is_atomic) == kind},
                        {one.line for one in of_group[1] if (one.writes, one.is_atomic) == other},
                    )
        groups = _SideGroups([*of_group[0], *of_group[1]])
        # Waves of one group meet in the intervals that each of them passes.
        first = (1 << len(of_group[0])) - 1
        second = (1 << len(of_group[0]) + len(of_group[1])) - 1 ^ first
        told = [
            known | (first if mask & first else 0) | (second if mask & second else 0)
            for known, mask in zip(self._told_apart(groups), groups.masks, strict=True)
        ]
        self._doubt_groups(groups, told, lambda a, b: _doubt(a, b, interval, met=other_interval))

    def _doubt_groups(
        self, groups: _SideGroups, told: Sequence[int], doubt_of: Callable[[LdsSide, LdsSide], _Doubt]
    ) -> None:
        """Keeps the pairs of some sides that neither the rules nor the solver proves apart."""

        def is_free(first: LdsSide, second: LdsSide) -> bool:
            reason, model = self._judge_near(first, second)
            if reason and (model or first.address is None or second.address is None):
                groups.decide(first, second)
            return not reason

        def taken(first: LdsSide, left: int) -> int:
            if len(self._doubts) < (_MOST_OF_NO_SHAPE if self._needs_shape else MOST_LISTED):
                return 0
            over = left if self._is_asked_no_more else left & groups.decided(first)
            if not over:
                return 0
            self._unlisted.add_all([first.line], groups.lines(over))

            def doubt_with(line: int | None) -> _Doubt | None:
                others = map(groups.sides.__getitem__, members(over))
                return next(
                    (doubt_of(first, one) for one in others if line is None or one.line == line), None
                )

            self._beyond.setdefault(first.line, []).append(doubt_with)
            return over

        pairs = groups.doubtful(is_free, self._is_news, told, taken)
        for earlier, later in pairs:
            self._doubts.setdefault(_lines(earlier, later), []).append(doubt_of(earlier, later))

    def _is_news(self, first: LdsSide, second: LdsSide) -> bool:
        """False if the pair of lines is unproven already, whatever these two sides would add."""
        doubts = self._doubts.get(_lines(first, second))
        return not doubts or doubts[-1].may_be_alike

    @cached_property
    def _has_solver(self) -> bool:
        return is_installed()

    @property
    def _is_asked_no_more(self) -> bool:
        """True if the solver answers no more: all pairs that the other rules leave are unproven."""
        return not self._has_solver or self._effort.left <= 0 or self._needs_shape

    def _doubtful_of(
        self,
        sides: Sequence[LdsSide],
        together: Callable[[int, int], bool],
        is_needed: Callable[[LdsSide, LdsSide], bool],
    ) -> Iterator[tuple[LdsSide, LdsSide]]:
        """Yields the conflicting pairs that may be executed together and are not free; counts all that may be."""
        for number, earlier in enumerate(sides):
            for later in sides[number:]:
                if not earlier.conflicts(later):
                    continue
                if not (together(earlier.at, later.at) or together(later.at, earlier.at)):
                    continue
                self._pairs.add(earlier.line, later.line)
                first, second = (earlier, later) if earlier.writes else (later, earlier)
                if is_needed(earlier, later) and self._judge(first, second)[0]:
                    yield earlier, later

    def _ask_again(self) -> None:
        """Repeats, with more steps, the questions that the solver left open: easy questions came first."""
        self._effort.most = QUERY_STEPS
        self._met.clear()
        if self._needs_shape:
            return
        for key, doubts in list(self._doubts.items()):
            left = [one for one in doubts if self._judge_again(*one.sides)[0]]
            if left:
                self._doubts[key] = left
            else:
                del self._doubts[key]

    @property
    def doubtful(self) -> set[int]:
        """The lines of the accesses of all pairs that are not proved free."""
        return {line for key in self._doubts for line in key}.union(self._unlisted.lines)

    def _alike(self, stagger: Stagger | None) -> tuple[set[_Lines], frozenset[str]]:
        """The stores and copies of which any two waves write equal bytes where they meet, and the promises for that.

        Args:
            stagger: the groups of a kernel whose waves pass different barriers.
        """
        doubtful, shape = self.doubtful, self._shape
        if changes_modes(self._facts):
            return set(), frozenset()
        if shape.sizes is None and stagger is not None:
            return set(), frozenset()
        replicas = Replicas(
            self._facts,
            shape,
            lambda line: line not in doubtful,
            self._promises,
            stagger,
            is_lifted=self._is_lifted,
        )
        found = {
            key
            for key, doubts in self._doubts.items()
            if key not in self._unlisted
            if all(doubt.may_be_alike and self._is_alike(doubt, replicas) for doubt in doubts)
        }
        return found, frozenset(replicas.assumed) if found else frozenset()

    def _is_alike(self, doubt: _Doubt, replicas: Replicas) -> bool:
        side, other = doubt.sides  # of a choice between variables: two addresses of one instruction
        assert side.address is not None
        assert other.address is not None
        classes = replicas.written(side.at, side.written or ())
        spread = self._spread(side)
        if spread is not None and not spread.open and spread is self._spread(other):
            return spread.is_alike(classes)
        if self._shape.sizes is None:
            mask = 0 if np.all(classes == 0) else -1
            if mask == 0 and (side.size == 1 or (side.address is other.address and side.address.is_shared)):
                return True
        else:
            mask = bits_that_tell(classes)
        if mask == -1 or not self._has_solver or self._effort.left <= 0:
            return False
        query = self._query(self._question(side, other))
        query.require_other(side.address, other.address, mask)
        return query.ask(self._effort)[0] is SolverAnswer.NO

    # --- one pair -------------------------------------------------------------------------------------------

    def _judge(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        """The reason why two accesses may race, and a counterexample if there is one; no reason if they are free."""
        return ("", None) if self._are_apart(a, b) else self._judge_near(a, b)

    def _judge_near(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        """`_judge` for two sides that need the solver."""
        if a.address is None or b.address is None:
            return "an address that is not followed", None
        return ("", None) if self._are_of_other_arguments(a, b) else self._by_solver(a, b)

    def _are_of_other_arguments(self, a: LdsSide, b: LdsSide) -> bool:
        """True if a launch places both sides apart: in memory of two arguments, or of one and a static variable.

        An address is taken to be in the memory from which it is computed (`LOCAL_ARGUMENTS`), like an address in a
        variable.
        """
        if LOCAL_ARGUMENTS not in self._promises or not self._facts.local_arguments:
            return False
        first, second = (
            None if side.address is None else self._facts.argument_of(side.address) for side in (a, b)
        )
        if first is None or second is None:
            variable = b.base if first is not None else a.base if second is not None else None
            bases = self._facts.footprints.provenance.bases
            are_apart = variable is not None and not bases[variable].is_dynamic
        else:
            are_apart = first != second
        if are_apart:
            self._assumed.add(LOCAL_ARGUMENTS)
        return are_apart

    def _judge_again(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        """`_judge` with all steps that a query may take, asked once for all sides of one effect."""
        key = self._effect(a), self._effect(b)
        found = self._judged.get(key)
        if found is None:
            found = self._judged[key] = self._judge(a, b)
        return found

    def _effect(self, side: LdsSide) -> int:
        """A number for the effect of a side."""
        number = self._effect_of.get(side)
        if number is None:
            number = self._effects.setdefault(side.effect, len(self._effects))
            self._effect_of[side] = number
        return number

    def _are_apart(self, a: LdsSide, b: LdsSide) -> bool:
        """True if the rules that need no solver prove that two accesses do not race."""
        return (
            self._have_no_common_variable(a.bases, b.bases) or self._excluded(a, b) or self._by_columns(a, b)
        )

    def _told_apart(self, groups: _SideGroups) -> list[int]:
        """By group, the sides that `_are_apart` proves apart from its members, all at once."""
        other_variables = self._of_other_variables(groups)
        opposite = self._of_opposite_conditions(groups)
        columns = self._of_columns(groups)
        ranges = self._of_ranges(groups)
        return [a | b | c | d for a, b, c, d in zip(other_variables, opposite, columns, ranges, strict=True)]

    def _of_other_variables(self, groups: _SideGroups) -> list[int]:
        of_bases = groups.masks_by(lambda side: (side.bases,))
        found: dict[Hashable, int] = {}
        for bases in of_bases:
            assert isinstance(bases, frozenset)
            others = (
                mask
                for other, mask in of_bases.items()
                if isinstance(other, frozenset) and self._have_no_common_variable(bases, other)
            )
            found[bases] = reduce(or_, others, 0)
        return [found[side.bases] for side in groups.firsts]

    def _of_opposite_conditions(self, groups: _SideGroups) -> list[int]:
        false = self._facts.terms.false
        having = groups.masks_by(lambda side: side.conjuncts)
        never, everything_else = having.get(false, 0), groups.mask_of(np.ones(len(groups.firsts), bool))
        return [
            everything_else
            if false in side.conjuncts
            else reduce(or_, (having.get(one, 0) for one in self._opposites(side.conjuncts)), never)
            for side in groups.firsts
        ]

    def _of_columns(self, groups: _SideGroups) -> list[int]:
        spreads = [None if side.address is None else self._spread(side) for side in groups.firsts]
        kinds: dict[ItemSpread, int] = {}
        for side, spread in zip(groups.firsts, spreads, strict=True):
            if spread is not None:
                kinds[spread] = (
                    kinds.get(spread, 0) | (_WRITES if side.writes else 0) | (0 if side.is_atomic else _PLAIN)
                )
        alike = by_key((spread.uniform, spread) for spread in kinds)
        found: dict[ItemSpread, int] = {}
        for ones in alike.values():
            number = {spread: n for n, spread in enumerate(ones)}
            class_of = np.array([number.get(spread, -1) if spread else -1 for spread in spreads])
            for one, apart in zip(ones, self._columns_apart(ones, kinds), strict=True):
                found[one] = groups.mask_of(np.append(apart, False)[class_of])
        return [0 if spread is None else found[spread] for spread in spreads]

    def _columns_apart(
        self, ones: Sequence[ItemSpread], kinds: Mapping[ItemSpread, int]
    ) -> Iterator[NDArray[np.bool_]]:
        """For each of some columns with one uniform part, a truth value for each column: it is apart from that one."""
        is_empty = np.array([not len(one.own) for one in ones])
        arcs = np.array([one.arc if len(one.own) else (0, 0) for one in ones], np.int64)
        starts, lengths = arcs[:, 0], arcs[:, 1]
        kind = np.array([kinds[one] for one in ones])
        end = 1 << ADDRESS_BITS
        for number, one in enumerate(ones):
            behind = (starts - starts[number]) % end
            apart = is_empty | (behind >= lengths[number]) & (behind + lengths <= end)
            if is_empty[number]:
                apart[:] = True
            # Two that only read, or are both atomic, do not conflict.
            asked = ~apart & ((kind | kind[number]) == _WRITES | _PLAIN)
            for other in asked.nonzero()[0].tolist():
                apart[other] = self._spreads_are_apart(one, ones[other])
            yield apart

    def _spreads_are_apart(self, one: ItemSpread, other: ItemSpread) -> bool:
        """`ItemSpread.is_apart_from` of two that are not empty, cached by their distance."""
        behind = (int(other.own[0]) - int(one.own[0])) % _END
        key = one.outline, other.outline, behind
        if key not in self._apart:
            self._apart[key] = self._apart[key[1], key[0], -behind % _END] = one.is_apart_from(other)
        return self._apart[key]

    def _of_ranges(self, groups: _SideGroups) -> list[int]:
        """By group, the sides whose byte ranges lie apart from its own, unless both have columns."""
        known = np.array([side.address is not None for side in groups.firsts])
        ranges = [None if side.address is None else self._ranges.of(side.address) for side in groups.firsts]
        spread = np.array([bool(side.address and self._has_column(side)) for side in groups.firsts])
        starts = np.array([0 if one is None else one.lower for one in ranges])
        ends = starts + [
            0 if one is None else one.extent + side.size
            for one, side in zip(ranges, groups.firsts, strict=True)
        ]
        apart: dict[tuple[int, int, bool], int] = {}
        result = []
        for start, stop, is_known, is_spread in zip(starts, ends, known, spread, strict=True):
            key = int(start), int(stop), bool(is_spread)
            if is_known and key not in apart:
                beside = (ends <= start) & (stop <= _END) | (stop <= starts) & (ends <= _END)
                apart[key] = groups.mask_of(beside & known & ~(spread & is_spread))
            result.append(apart[key] if is_known else 0)
        return result

    def _have_no_common_variable(self, ones: frozenset[int], others: frozenset[int]) -> bool:
        """True if each of some variables lies apart from each of others; an empty set may be any variable."""
        return bool(ones and others) and all(
            self._layout.are_apart(one, other) for one in ones for other in others
        )

    def _excluded(self, a: LdsSide, b: LdsSide) -> bool:
        """True if a uniform condition of one side contradicts one of the other, or no work-item gets to one of them."""
        false = self._facts.terms.false
        if false in a.conjuncts or false in b.conjuncts:
            return True
        return not self._opposites(a.conjuncts).isdisjoint(b.conjuncts)

    def _opposites(self, conjuncts: frozenset[Term]) -> frozenset[Term]:
        """The negations of the uniform conditions."""
        if conjuncts not in self._opposite:
            negated = self._facts.terms.negated
            self._opposite[conjuncts] = frozenset(negated(one) for one in conjuncts if one.is_shared)
        return self._opposite[conjuncts]

    def _by_columns(self, a: LdsSide, b: LdsSide) -> bool:
        if a.address is None or b.address is None:
            return False
        one, other = self._spread(a), self._spread(b)
        if one is None or other is None or one.uniform is not other.uniform:
            return False
        return one.is_beside(other) or self._spreads_are_apart(one, other)

    def _spread(self, side: LdsSide) -> ItemSpread | None:
        assert side.address is not None
        key = side.address, side.size, side.conjuncts
        if key not in self._spreads:
            self._spreads[key] = self._spread_of(side.address, side.size, side.conjuncts)
        return self._spreads[key]

    def _has_column(self, side: LdsSide) -> bool:
        """True if the address of each work-item is known but for what all have in common."""
        spread = self._spread(side)
        return spread is not None and not spread.open

    def _spread_of(self, address: Term, size: int, conjuncts: Iterable[Term]) -> ItemSpread | None:
        shape = self._shape
        if shape.sizes is None:
            return None
        constant, parts = address.parts
        own = np.full(shape.flat, constant, np.uint64)
        uniform, rest = list[tuple[Term, int]](), list[tuple[Term, int]]()
        for term, coefficient in parts:
            column = shape.column(term)
            if column is not None:
                own = own + np.uint64(coefficient) * column
            elif term.is_shared:
                uniform.append((term, coefficient))
            else:
                rest.append((term, coefficient))
        # A place in a row of the work-item's own, as in an array that LLVM has moved into LDS.
        numbers = self._ranges.of(self._facts.terms.total(ADDRESS_BITS, 0, rest))
        if numbers.is_empty or numbers.extent > _ROW:
            return None
        own, size = own + np.uint64(numbers.lower), size + numbers.extent
        own &= np.uint64((1 << ADDRESS_BITS) - 1)
        there = np.ones(shape.flat, bool)
        for one in conjuncts:
            column = shape.column(one)
            if column is not None:
                there &= column != 0
        total = self._facts.terms.total(ADDRESS_BITS, 0, uniform)
        made = ItemSpread(total, own[there], size, np.flatnonzero(there), shape.waves[there], numbers.extent)
        key = total, size, numbers.extent, made.own.tobytes(), made.items.tobytes()
        return self._equal_spreads.setdefault(key, made)

    # --- the solver -----------------------------------------------------------------------------------------

    def _by_solver(self, a: LdsSide, b: LdsSide) -> tuple[str, Counterexample | None]:
        if not self._has_solver:
            return SolverAnswer.NOT_ASKED.value, None
        if self._by_hulls(a, b) or self._by_ranges(a, b):
            return "", None
        assert a.address is not None
        assert b.address is not None
        key = (a.address, a.size, a.condition, a.bases, b.address, b.size, b.condition, b.bases)
        answer, model, steps = self._asked.get(key, (SolverAnswer.UNKNOWN, None, 0))
        if answer is SolverAnswer.UNKNOWN and self._needs_shape:
            return SHAPE_NOT_KNOWN, None
        if answer is SolverAnswer.UNKNOWN and steps < self._effort.most:
            if self._effort.left <= 0:
                return MODULE_LIMIT, None
            question = self._question(a, b)
            model = self._examples.of(question)
            answer = SolverAnswer.YES
            if model is None:
                answer, model = self._query(question).ask(self._effort)
                if model is not None:
                    self._examples.add(model)
            self._asked[key] = answer, model, self._effort.most
        if answer is SolverAnswer.NO:
            return "", None
        if answer is SolverAnswer.YES:
            # A kernel of tiles is written for one shape: of any other each question has such an answer, after a while.
            self._needs_shape |= self._shape.is_of_any_shape
            if key not in self._reasons:  # unrolled kernels have thousands of pairs of one question
                self._reasons[key] = why_unproven(a, b)
            return self._reasons[key], model
        return answer.value, None

    def _by_ranges(self, a: LdsSide, b: LdsSide) -> bool:
        """True if the byte ranges of two sides are apart."""
        assert a.address is not None
        assert b.address is not None
        if self._has_column(a) and self._has_column(b):
            return False  # the solver's question tells more
        return disjoint_ranges(self._ranges.of(a.address), a.size, self._ranges.of(b.address), b.size)

    def _by_hulls(self, a: LdsSide, b: LdsSide) -> bool:
        """True if the uniform parts keep two runs of bytes apart, which hold all bytes of all work-items.

        The question is easy, since it names no work-item and no single byte. It is asked first of all bytes that sides
        with these uniform parts touch, so that one answer serves many pairs.
        """
        one, other = self._spread(a), self._spread(b)
        if one is None or other is None or not len(one.own) or not len(other.own):
            return False
        if one.uniform is other.uniform:
            return False  # columns have told already
        runs = self._run(one), self._run(other)
        parts = one.uniform, other.uniform
        met = self._met.get(parts, 0)
        for number, which in enumerate(((0, 1) if met == 0 else (1,)) if met < _TRIES else ()):
            if self._runs_are_apart((a, one.uniform, runs[0][which]), (b, other.uniform, runs[1][which])):
                return True
            self._met[parts] = met + number + 1
        return False

    def _run(self, spread: ItemSpread) -> tuple[range, range]:
        """The run of bytes of this side and all earlier ones with its uniform part, and the run of this side alone."""
        half = 1 << (ADDRESS_BITS - 1)
        start, length = spread.arc
        start = (start + half) % (2 * half) - half
        own = range(start, start + length)
        so_far = self._runs.get(spread.uniform, own)
        self._runs[spread.uniform] = range(min(own.start, so_far.start), max(own.stop, so_far.stop))
        return self._runs[spread.uniform], own

    def _runs_are_apart(self, one: tuple[LdsSide, Term, range], other: tuple[LdsSide, Term, range]) -> bool:
        terms = self._facts.terms
        sides: list[LdsSide] = []
        for side, uniform, run in (one, other):
            if len(run) > LDS_END:
                return False
            condition = terms.true
            for each in sorted(side.conjuncts, key=lambda term: term.number):
                condition = terms.both(condition, each) if each.is_shared else condition
            address = terms.add(uniform, terms.const(ADDRESS_BITS, run.start))
            sides.append(
                replace(side, address=address, size=len(run), bases=frozenset(), condition=condition)
            )
        key = tuple((side.address, side.size, side.condition) for side in sides)
        is_apart, steps = self._runs_asked.get(key, (False, 0))
        if not is_apart and steps < self._effort.most and self._effort.left > 0:
            # An overlap of the runs is no counterexample, since the runs hold more than the sides touch.
            query = self._query(self._question(sides[0], sides[1]), is_bounded=False)
            answer = query.ask(self._effort)[0]
            is_apart = answer is SolverAnswer.NO
            steps = self._effort.most if answer is SolverAnswer.UNKNOWN else QUERY_STEPS
            self._runs_asked[key] = is_apart, steps
        return is_apart

    def _question(self, a: LdsSide, b: LdsSide) -> OverlapQuestion:
        """The question whether two sides may touch a common byte."""
        sides = self._asked_side(a), self._asked_side(b)
        leaves = {leaf for side in sides for root in (side.address, side.condition) for leaf in root.leaves}
        together = list(self._rings.among(leaves))
        for condition in together:
            leaves |= condition.leaves
        return OverlapQuestion(sides, together, self._variables(a, b, leaves))

    def _asked_side(self, side: LdsSide) -> AskedSide:
        assert side.address is not None
        if side.base is not None and side.extent >= side.size and not side.lanes:
            offset = self._facts.terms.sub(side.address, base_of(self._facts, side.base))
            return AskedSide(side.address, side.size, offset, side.extent - side.size, side.condition)
        # An access beyond all LDS touches no byte of it: undefined in LLVM, dropped by hardware.
        return AskedSide(side.address, side.size, side.address, LDS_END - side.size, side.condition)

    def _query(self, question: OverlapQuestion, *, is_bounded: bool = True) -> RaceQuery:
        return question.query(self._shape, self._facts.of_leaves, is_bounded=is_bounded)

    @cached_property
    def _places(self) -> dict[Term, list[int]]:
        numbers = range(len(self._facts.footprints.provenance.bases))
        return by_key((base_of(self._facts, number), number) for number in numbers)

    def _variables(
        self, a: LdsSide, b: LdsSide, leaves: Collection[Term]
    ) -> dict[object, tuple[Term, int, int]]:
        """The variables that addresses and conditions name, each with its address, size and alignment."""
        bases, places = self._facts.footprints.provenance.bases, self._places
        named = {number for leaf in leaves for number in places.get(leaf, ())}
        placed: dict[object, tuple[Term, int, int]] = {}
        for number in sorted(named | a.bases | b.bases):
            variable, address = bases[number], base_of(self._facts, number)
            key = -1 if variable.is_dynamic else number
            is_open = variable.is_dynamic or variable.may_be_larger
            alignment = self._alignments.get(number, 1)
            if key in placed:
                alignment = min(alignment, placed[key][2])
            placed[key] = address, 0 if is_open else self._facts.footprints.largest(number), alignment
        return placed
