"""Groups of waves that pass different barriers: ping-pong kernels, in which one group is a barrier ahead of the other.

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
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ldsopt import graph
from ldsopt.analysis.flow.phases import Crossing, Phases, Refused, crossing, may_leave, phases_of
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, everything, onwards
from ldsopt.analysis.races.shapes import ItemColumn, RaceWorkgroup
from ldsopt.analysis.races.terms import Term
from ldsopt.analysis.races.values import IntervalValues
from ldsopt.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class GroupInterval:
    """The code that waves of two groups may run at the same time.

    Attributes:
        interval: the code behind a barrier that both groups pass, up to the next barrier but one.
        passed: for the group whose condition is true, and for the other group: true if it has passed the next barrier.
    """

    interval: Interval
    passed: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Stagger:
    """A kernel of two groups of waves.

    Attributes:
        condition: a term of one bit, true of work-items of the first group.
        phases: the phases of either group's waves.
        lags: the lag behind each barrier of both groups, by the segment that it ends; ``None`` for the entry.
        leading: the barriers with a lag of 0 behind which the next barrier is passed by one group alone.
        at_once: the blocks at which all waves have passed equally many barriers, and the blocks of one group alone.
        is_even: both groups have passed equally many barriers behind the last barrier of each path.
    """

    condition: Term
    phases: Phases
    lags: dict[int | None, int]
    leading: frozenset[int | None]
    at_once: frozenset[int]
    is_even: bool

    def group_intervals(self, facts: KernelFacts) -> Iterator[GroupInterval]:
        """The code that waves of the two groups may run at the same time, beyond pairs within one interval."""
        for behind, lag in self.lags.items():
            if lag or behind in self.leading:
                # Where both have passed one more barrier, these were two barriers: the paths behind differ, too.
                interval = onwards(facts.function, facts.flow, self.phases, behind, is_apart=not lag)
                yield GroupInterval(interval, (lag >= 0, lag <= 0))


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
    found = _Lags(facts, phases, true_arms).found()
    return None if found is None else Stagger(condition, phases, *found)


def _parting(facts: KernelFacts, shape: RaceWorkgroup) -> Iterator[tuple[int, tuple[Term, ItemColumn]]]:
    """The blocks whose branch follows from ids, alike for all lanes of a wave, each with its condition."""
    values = IntervalValues(facts, everything(facts.function, facts.flow))
    firsts = np.arange(shape.flat) // shape.wave * shape.wave
    holding = {
        facts.block_at[at]
        for at, instruction in enumerate(facts.instructions)
        if crossing(facts.module, instruction) is not Crossing.NOTHING
    }
    for block in sorted(facts.divergence.branches):
        fork = facts.function.fork(block)
        if fork is None or may_leave(facts.function, facts.flow, block, holding):
            continue
        condition = values.value(fork.condition, None)
        column = shape.column(condition)
        if column is not None and bool((column == column[firsts]).all()):
            yield block, (condition, column)


class _Lags:
    """The lag at each block of a kernel.

    Args:
        facts, phases: the kernel's.
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

    def found(self) -> tuple[dict[int | None, int], frozenset[int | None], frozenset[int], bool] | None:
        """The fields of a `Stagger` from ``lags`` on; ``None`` if the groups are not followed."""
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
        return common, frozenset(leading), at_once, self._is_even

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
