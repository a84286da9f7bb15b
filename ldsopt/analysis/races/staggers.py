"""Groups of waves that pass different barriers: one is a barrier ahead of the other, or each has code of its own.

A branch whose condition follows from ids alone, and is the same for all lanes of a wave, splits the waves of a
workgroup in two groups for good. If one arm of such a branch has a barrier, the n-th barriers of the two groups are at
different places of the code::

        %hi = icmp ult i32 %tid, 256
        br i1 %hi, label %loop, label %hold         ; waves of work-items 0 to 255 go on,
    hold:                                           ; the others wait here: at the first barrier of the loop
        call void @llvm.amdgcn.s.barrier()
        br label %loop
    loop:
        stage 0; s.barrier; stage 1; s.barrier      ; while the others are in stage 0, these are in stage 1
        br i1 %more, label %loop, label %done
    done:
        br i1 %hi, label %catch, label %end         ; the first group waits for the second

All other branches that decide about barriers are uniform, so all waves take them the same way. The hardware only
counts arrivals: two waves may run at the same time if both have passed n barriers, wherever these are. The *lag* at a
place is the number of barriers that the waves with a false condition have passed there, less the number that the waves
with a true one have passed: with a lag of 1 the former come to the place one barrier later. Two waves of different
groups may run this code at the same time:

* behind a barrier that both groups pass, with a lag of 0: both the code up to the next one, as in other kernels;
* there, with a lag of 1 or -1: the late wave the code up to its next barrier, and the other wave the code behind its
  own next barrier, up to the one after that;
* where one has come to a barrier of its group alone from a barrier of both with a lag of 0: each wave the code behind
  its own next barrier.

In each case both have passed one execution of the barrier that the case begins with: uniform values there are equal in
both, and the late wave computes the same up to its next barrier as the other one has computed. Waves of one group pass
the same barriers, and run what any waves of a workgroup may.

Two waves load equal values from one address if they load at the same time: where the lag is 0, or in one group.

A kernel is left as it is (none of its barriers count) if the lag at a place depends on the path there; if an arm with a
barrier has a branch, or is run by both groups; if the late group has a barrier of its own; if a group passes two of its
own with no common one between (so no lag is other than -1, 0 or 1); if behind a lag of 1 or -1 both groups pass one of
their own with no common one between, since the late one is then at no common barrier; and if barriers are split.

If the arms have branches, the kernel may be one whose groups run code of their own up to its end, with as many barriers
in the one arm as in the other::

        br i1 %hi, label %load, label %compute
    load:
        %i = phi [ 0, … ], [ %i.next, %load ]
        …; s.barrier; …; s.barrier; br i1 (%i.next < %n), label %load, label %end
    compute:
        %j = phi [ 0, … ], [ %j.next, %compute ]
        …; s.barrier; …; s.barrier; br i1 (%j.next < %n), label %compute, label %end

Which barrier of one arm meets which of the other follows by induction over the barriers that a wave has passed: two
walks, one in each arm, take a barrier at a time. Beside the two barriers a pair of values is kept for each ``phi`` of
the one arm that equals one of the other (``%i`` and ``%j``), so that branches that compare equal values go the same way
(`_Arms`). Rule: a value that is uniform among the waves of a group is equal to one of the other group if both are one
term over values in front of the branch and over values that are equal at the barriers before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import field, replace
from typing import NamedTuple

import numpy as np

from ldsopt import graph
from ldsopt.analysis.flow.phases import Crossing, Phases, Refused, crossing, may_leave, phases_of
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, IntervalNode, behind, everything, onwards
from ldsopt.analysis.races.shapes import ItemColumn, RaceWorkgroup
from ldsopt.analysis.races.terms import Term
from ldsopt.analysis.races.values import IntervalValues
from ldsopt.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class GroupInterval:
    """The code that waves of two groups may run at the same time.

    Each attribute holds that of the group whose condition is true, and that of the other group.

    Attributes:
        intervals: the code behind a barrier that both groups pass, up to the next barrier but one; or the code behind
            the barriers at which the two have met, each up to the next one.
        passed: true of a group that has passed the next barrier.
        given: values as the other group's interval begins, by address, by values of the first group.
    """

    intervals: tuple[Interval, Interval]
    passed: tuple[bool, bool] = (False, False)
    given: Mapping[int, Term] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stagger:
    """A kernel of two groups of waves.

    Attributes:
        condition: a term of one bit, true of work-items of the first group.
        phases: the phases of either group's waves.
        apart: the code that waves of the two groups may run at the same time, beyond pairs within one interval.
        at_once: the blocks at which all waves have passed equally many barriers, and the blocks of one group alone.
        is_even: both groups have passed equally many barriers behind the last barrier of each path.
    """

    condition: Term
    phases: Phases
    apart: tuple[GroupInterval, ...]
    at_once: frozenset[int]
    is_even: bool


def stagger_of(facts: KernelFacts, shape: RaceWorkgroup) -> Stagger | None:
    """The two groups of a kernel whose waves pass different barriers; ``None`` if there are none, or not recognized."""
    if shape.sizes is None or facts.flow.irreducible is not None:
        return None
    parting = dict(_parting(facts, shape))
    if not parting:
        return None
    try:
        phases = phases_of(facts.function, facts.module, parting=frozenset(parting))
    except Refused:
        return None
    if any(one.crossing in (Crossing.SIGNAL, Crossing.WAIT) for one in phases.segments):
        return None
    condition, own = next(iter(parting.values()))
    true_arms: dict[int, int] = {}
    for block, (_, column) in parting.items():
        fork = facts.function.fork(block)
        is_same, is_opposite = bool((column == own).all()), bool((column != own).all())
        if fork is None or not (is_same or is_opposite):
            return None
        true_arms[block] = fork.if_true if is_same else fork.if_false
    lags = _Lags(facts, phases, true_arms).found()
    if lags is not None:
        return Stagger(condition, phases, *lags)
    apart = _Arms(facts, phases, true_arms).found() if len(true_arms) == 1 else None
    # Behind the branch, blocks are run by one group alone, or by waves that have passed equally many barriers.
    return (
        None
        if apart is None
        else Stagger(condition, phases, apart, frozenset(facts.flow.order), is_even=True)
    )


def _parting(facts: KernelFacts, shape: RaceWorkgroup) -> Iterator[tuple[int, tuple[Term, ItemColumn]]]:
    """The blocks whose branch about barriers follows from ids, alike for all lanes of a wave, with its condition."""
    values = IntervalValues(facts, everything(facts.function, facts.flow))
    firsts = np.arange(shape.flat) // shape.wave * shape.wave
    holding = {
        facts.block_at[at]
        for at, instruction in enumerate(facts.instructions)
        if crossing(facts.module, instruction) is not Crossing.NOTHING
    }
    for block in sorted(facts.divergence.branches):
        fork = facts.function.fork(block)
        arms = facts.flow.before_post_dominator(block).values()
        if fork is None or all(arm.isdisjoint(holding) for arm in arms):
            continue
        if may_leave(facts.function, facts.flow, block, holding):
            continue
        condition = values.value(fork.condition, None)
        column = shape.column(condition)
        if column is not None and bool((column == column[firsts]).all()):
            yield block, (condition, column)


class _Lags:
    """The lag at each block of a kernel.

    Args:
        true_arms: the successor that waves of the first group take, by block that parts the groups.
    """

    def __init__(self, facts: KernelFacts, phases: Phases, true_arms: dict[int, int]) -> None:
        self._facts, self._phases, self._true_arms = facts, phases, true_arms
        self._barriers: dict[int, list[int]] = {}
        for number, segment in enumerate(phases.segments):
            if segment.crossing is not Crossing.NOTHING:
                self._barriers.setdefault(segment.block, []).append(number)
        self._own: dict[int, bool] = {}
        """The segments that end with a barrier of one group alone; true for the first group."""
        self._group_of: dict[int, bool] = {}
        """The blocks, of arms with barriers, that one group alone runs; true for the first group."""
        self._is_even = True

    def found(self) -> tuple[tuple[GroupInterval, ...], frozenset[int], bool] | None:
        """The fields of a `Stagger` from ``apart`` on; ``None`` if the groups are not followed."""
        lags = self._at_blocks()
        if lags is None:
            return None
        segments = self._phases.segments
        common: dict[int | None, int] = {None: 0}
        for number, segment in enumerate(segments):
            if segment.crossing is Crossing.BARRIER and number not in self._own:
                common[number] = lags[segment.block]
        leading = {
            behind
            for behind, lag in common.items()
            if not lag and any(n in self._own for n in self._next(behind))
        }
        caught_up = {number for behind, lag in common.items() if lag for number in self._next(behind)}
        for number, of_first in self._own.items():
            ahead = {self._own[one] for one in self._next(number) if one in self._own}
            if of_first in ahead or (ahead and number in caught_up):
                return None
        at_once = frozenset(self._group_of).union(block for block, lag in lags.items() if not lag)
        return tuple(self._apart(common, leading)), at_once, self._is_even

    def _apart(
        self, lags: Mapping[int | None, int], leading: Collection[int | None]
    ) -> Iterator[GroupInterval]:
        """The code of waves of the two groups.

        Args:
            lags: the lag behind each barrier of both groups, by the segment that it ends; ``None`` for the entry.
            leading: the barriers with a lag of 0 behind which the next barrier is passed by one group alone.
        """
        facts = self._facts
        for barrier, lag in lags.items():
            if lag or barrier in leading:
                # Where both have passed one more barrier, these were two barriers: the paths behind differ, too.
                interval = onwards(facts.function, facts.flow, self._phases, barrier, is_apart=not lag)
                yield GroupInterval((interval, interval), (lag >= 0, lag <= 0))

    def _next(self, behind: int | None) -> Iterator[int]:
        """The segments of the barriers that a wave may come to next."""
        segments = self._phases.segments
        up_to = [
            () if one.crossing is Crossing.BARRIER else targets
            for one, targets in zip(segments, self._phases.successors, strict=True)
        ]
        start = 0 if behind is None else behind + 1
        return (n for n in graph.reachable(up_to, [start]) if segments[n].crossing is Crossing.BARRIER)

    def _at_blocks(self) -> dict[int, int] | None:
        """The lag at the beginning of each block that both groups run; ``None`` if a branch is not followed.

        Blocks that no barrier follows have no lag: it makes no difference there.
        """
        flow = self._facts.flow
        ahead = graph.reachable(flow.predecessors, self._barriers)
        lags = {flow.order[0]: 0}
        for block in flow.order:
            if block not in lags:
                continue  # of one group alone
            lag = lags[block]
            targets = [(target, lag) for target in flow.successors[block] or [flow.exit]]
            inside = flow.before_post_dominator(block).values() if block in self._true_arms else ()
            if any(one in self._barriers for blocks in inside for one in blocks):
                change = self._change(block, lag)
                if change is None:
                    return None
                targets = [(flow.post_dominator[block], lag + change)]
            for target, there in targets:
                if target not in ahead:
                    self._is_even = self._is_even and (not there or not self._is_of_all(block))
                elif lags.setdefault(target, there) != there:
                    return None
        return None if any(block in lags for block in self._group_of) else lags

    def _is_of_all(self, block: int) -> bool:
        """True if all waves at the end of a block go on alike: none ends there while another goes on."""
        divergence = self._facts.divergence
        return block not in divergence.partial and block not in divergence.branches

    def _change(self, branch: int, lag: int) -> int | None:
        """The lag that a branch's arms add; ``None`` if it is not followed. Notes the blocks of one group alone."""
        counts: dict[bool, int] = {}
        for arm in self._facts.flow.successors[branch]:
            of_first = arm == self._true_arms[branch]
            blocks = self._arm(branch, arm)
            if blocks is None or any(
                self._group_of.setdefault(block, of_first) is not of_first for block in blocks
            ):
                return None
            barriers = [number for block in blocks for number in self._barriers.get(block, ())]
            is_late = lag < 0 if of_first else lag > 0
            if barriers and is_late:
                return None
            counts[of_first] = len(barriers)
            self._own |= dict.fromkeys(barriers, of_first)
        return counts[False] - counts[True]

    def _arm(self, branch: int, arm: int) -> list[int] | None:
        """The blocks of an arm up to the branch's post-dominator; ``None`` if one of them has a branch."""
        flow = self._facts.flow
        blocks: list[int] = []
        while arm != flow.post_dominator[branch]:
            if len(flow.successors[arm]) != 1 or arm in blocks:
                return None
            blocks.append(arm)
            (arm,) = flow.successors[arm]
        return blocks


_Equal = Mapping[int, int]
"""The first of the values that equal a ``phi``, by its address."""
_MOST_STATES = 1_000


class _Next(NamedTuple):
    """A barrier that a group may come to next; ``None`` for the end of the kernel.

    Attributes:
        decided: the conditions of the branches that lead there, as far as they are equal in all waves of the group.
        carried: the values there of the group's ``phi``, by address.
        may_leave: at the end: some waves may leave at a branch of the code of both, and reach no barrier any more.
    """

    barrier: int | None
    decided: frozenset[Term]
    carried: Mapping[int, Term]
    may_leave: bool


class _Arms:
    """The barriers that meet if two groups of waves run code of their own behind one branch.

    A kernel is left as it is if one group may end, or come to code of both, where the other has a barrier of its own;
    if the groups may come to different barriers of the code of both; and if a wave may come from its arm to the branch
    again without a barrier of both between. So two waves in their arms have run the code of both equally often, and
    have the same values of it.

    Args:
        true_arms: the branch's block, and the successor that waves of the first group take.
    """

    def __init__(self, facts: KernelFacts, phases: Phases, true_arms: Mapping[int, int]) -> None:
        self._facts, self._phases = facts, phases
        ((self._branch, true_arm),) = true_arms.items()
        arms = dict(facts.flow.before_post_dominator(self._branch))
        first = arms.pop(true_arm)
        (second,) = arms.values()
        self._own = first - second, second - first
        """The blocks that each group alone runs."""
        self._phis = tuple(
            tuple(
                phi.address
                for block in sorted(own)
                for phi in facts.function.phis(block)
                if facts.width(phi.address)
                and phi.address not in facts.divergence.values
                and not facts.chooses(phi.address)
            )
            for own in self._own
        )
        holding = {one.block for one in phases.segments if one.crossing is not Crossing.NOTHING}
        self._leaving = {
            block
            for block in facts.divergence.branches.difference(*self._own)
            if may_leave(facts.function, facts.flow, block, holding)
        }
        self._intervals: dict[int | None, Interval] = {}

    def found(self) -> tuple[GroupInterval, ...] | None:
        """The code of the two groups behind each two barriers that meet; ``None`` if the groups are not followed."""
        distinct = {phi: phi for phis in self._phis for phi in phis}
        work: list[tuple[int | None, int | None]] = [(at, at) for at in self._in_front()]
        equal: dict[tuple[int | None, int | None], _Equal] = dict.fromkeys(work, distinct)
        starts = frozenset(work)
        if any(self._is_of_one(at) or self._is_in_loop(self._interval(at)) for at, _ in starts):
            return None
        while work:
            state = work.pop()
            if len(equal) > _MOST_STATES:
                return None
            following = [self._next(one, equal[state], group) for group, one in enumerate(self._of(state))]
            for one in following[0]:
                for other in following[1]:
                    if self._are_opposite(one.decided, other.decided):
                        continue
                    met = one.barrier, other.barrier
                    if not all(map(self._is_of_one, met)):
                        is_of_both = not any(map(self._is_of_one, met))
                        if met[0] != met[1] and not (is_of_both and (one.may_leave or other.may_leave)):
                            return None
                        continue  # all waves pass it: from there on the kernel is as others
                    now = _equal_terms({**one.carried, **other.carried})
                    if (before := equal.get(met)) is not None:
                        now = _equal_in_both(before, now)
                    if now != before:
                        equal[met] = now
                        work.append(met)
        return tuple(self._group_interval(state, one) for state, one in equal.items() if state not in starts)

    def _is_of_one(self, at: int | None) -> bool:
        return at is not None and any(self._phases.segments[at].block in own for own in self._own)

    def _is_in_loop(self, interval: Interval) -> bool:
        """True if the branch is in a loop that a wave may go round without a barrier."""
        return any(self._branch in blocks for blocks in interval.again.values())

    def _interval(self, at: int | None) -> Interval:
        """The code behind a barrier, a segment's number; ``None`` for the entry."""
        if at not in self._intervals:
            facts = self._facts
            branches = facts.divergence.branches
            self._intervals[at] = behind(facts.function, facts.flow, self._phases, at, branches)
        return self._intervals[at]

    def _of(self, state: tuple[int | None, int | None]) -> tuple[Interval, Interval]:
        """The code behind two barriers that meet.

        Values in front of the branch are the same in both, and so have one name, that of the first barrier.
        """
        one, other = map(self._interval, state)
        return one, replace(other, barrier=one.barrier)

    def _in_front(self) -> Iterator[int | None]:
        """The barriers, ``None`` for the entry, behind which a wave may come to the branch without another one."""
        barriers = (n for n, one in enumerate(self._phases.segments) if one.crossing is Crossing.BARRIER)
        return (at for at in (None, *barriers) if self._forks(self._interval(at)))

    def _forks(self, interval: Interval) -> list[IntervalNode]:
        """The node of an interval, if there is one, that ends with the branch."""
        segments = self._phases.segments
        return [
            node
            for node in interval.nodes
            for one in [segments[node[0]]]
            if one.block == self._branch and one.crossing is Crossing.NOTHING
        ]

    def _next(self, interval: Interval, equal: _Equal, group: int) -> list[_Next]:
        """The barriers to which a group may come next in an interval: behind the branch, if that is in it."""
        facts, found = self._facts, list[_Next]()
        phis = self._phis[group]
        given = {
            phi: facts.terms.leaf(facts.width(phi), ("value", equal[phi], "met"), is_shared=True)
            for phi in phis
        }
        values = IntervalValues(facts, interval, given=given)
        forks = self._forks(interval)
        for node in interval.nodes:
            segment = self._phases.segments[node[0]]
            is_barrier = segment.crossing is Crossing.BARRIER
            if not is_barrier and facts.flow.successors[segment.block]:
                continue
            is_behind = not forks or not graph.reachable(interval.before, [node]).isdisjoint(forks)
            if is_behind and segment.block not in self._own[not group]:
                carried = {phi: values.value(phi, node) for phi in phis}
                # The ways to the end are looked at one by one: some may leave, and some are taken by all waves alike.
                for source in [None] if is_barrier else interval.before[node] or [None]:
                    decided = frozenset(one for one in values.decided(node, source) if one.is_shared)
                    leaves = not is_barrier and values.is_behind(source or node, self._leaving)
                    found.append(_Next(node[0] if is_barrier else None, decided, carried, leaves))
        return found

    def _are_opposite(self, first: frozenset[Term], second: frozenset[Term]) -> bool:
        terms = self._facts.terms
        return terms.false in first | second or any(terms.negated(one) in second for one in first)

    def _group_interval(self, state: tuple[int | None, int | None], equal: _Equal) -> GroupInterval:
        one, other = self._of(state)
        values, named = IntervalValues(self._facts, one), dict[int, Term]()
        assert one.barrier is not None
        block = self._facts.block_at[one.barrier]
        for phi in self._phis[0]:
            # Beside its loop, what a `phi` was computed from may have been computed again. Poison that the one group
            # leaves unused has no range, and the other may use an equal number.
            if self._facts.dominators.dominates(self._facts.block_of[phi], block):
                term = values.value(phi, None)
                if term.is_shared and not values.may_wrap(term, block):
                    named[equal[phi]] = term
        return GroupInterval(
            (one, other), given={phi: named[equal[phi]] for phi in self._phis[1] if equal[phi] in named}
        )


def _equal_terms(values: Mapping[int, Term]) -> _Equal:
    """The values that are one term, equal in all waves."""
    firsts: dict[Term, int] = {}
    return {phi: firsts.setdefault(term, phi) if term.is_shared else phi for phi, term in values.items()}


def _equal_in_both(one: _Equal, other: _Equal) -> _Equal:
    """The values that are equal on two paths."""
    firsts: dict[tuple[int, int], int] = {}
    return {phi: firsts.setdefault((one[phi], other[phi]), phi) for phi in one}
