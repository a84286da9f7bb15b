"""The memory operations that may be outstanding at each point of a function.

Rule. Let k operations of its own queue be younger than some operation. After a wait that leaves at most N of the
counter outstanding it is complete if k ≥ N: if it were not, those k would not be either, and more than N outstanding.
The other queues of the counter do not matter. In a queue without order k is always 0: only a wait for 0
completes. So the state has, for every operation that may be outstanding, the least k that it has on any path.

Example, gfx942::

    global_load_dword v1, ...     v1: k = 0
    global_load_dword v2, ...     v1: k = 1, v2: k = 0
    s_waitcnt vmcnt(1)            v2: k = 0

More operations may be started than a counter can count. No document says what the hardware does then: it probably holds
the next one back, but that is not relied on. So the number of younger operations alone never completes an operation;
only a wait does. Its k ends at the counter's largest value. A wait for that value never waits, but shows that its
author relies on the limit: it completes operations with that k, and replaces no other wait (it completes no
counterfactual).

Lattice. State: operation → k up to the counter's largest value, or absent (complete on every path). Join: union,
with the lesser k. A start sets its own to 0 and adds 1 to the k of its queue; a wait removes those with k ≥ N. Both
act on each operation separately and keep the order of k, so they are monotone and distribute over the join; chains are
finite, as k only falls and is bounded and the operations are finitely many. Hence the fixpoint exists, is reached,
and is the exact join over all paths.

Counterfactuals. An operation that wait *w* completes stays in the state as a counterfactual of w, which every other
wait for the counter completes and w does not: it would be outstanding without w. So one walk serves for all waits.
Distribution makes that exact: the state of the function without w is this state and the counterfactuals of w.

Instances. A loop starts the same operation again. For LDS-DMA the last three executions of each instruction are kept
apart (the third stands for all earlier ones), so the state tells which iteration of a ring buffer may be in flight.

Barriers. Operations that a wave has outstanding when it arrives at a barrier are, behind it, unordered with the
accesses of other waves, up to the next barrier of all waves at which they are complete. They are the state's `exposed`.

The hardware defines the counters, their queues and the order of completion (`ldsopt.isa.events`); no version of a
compiler changes anything here.

Compare LLVM 22, ``SIInsertWaitcnts.cpp``, ``WaitcntBrackets``: scores, ``merge``, ``applyWaitcnt``. Difference: there
order is given up while two kinds of operations are pending in a counter (``counterOutOfOrder``), here each queue
keeps its own.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Iterator
from typing import ClassVar, TypeVar

from ldsopt.graph import reverse_postorder, solved
from ldsopt.groups import by_key
from ldsopt.isa.program import Flow, Program, RemoteStep, Site, Step, WaitSite, kept_by_calls

INSTANCES = 3
"""Executions of a DMA instruction kept apart: the last, the one before, all earlier ones."""

Key = int
"""An operation outstanding: which wait it is a counterfactual of (0: of none), its site, its instance."""


SomeOutstanding = TypeVar("SomeOutstanding", bound="Outstanding")


class Keys:
    """Encodes the operation, execution and counterfactual for which an integer key stands, in one function.

    Attributes:
        real: the least key of a counterfactual; the remainder of a key by it is the key of its operation.
        sites: the function's sites.
        is_dma, written: `Site.is_dma` and `Site.written`, by key.
        lds_queue: `Site.lds_queue` by key; -1 for a site that does not touch LDS.
    """

    __slots__ = (
        *("_copies", "_copy_of", "_kinds", "_program"),
        *("is_dma", "lds_queue", "real", "sites", "written"),
    )

    def __init__(self, program: Program) -> None:
        self._program = program
        self.sites = program.sites
        self._copy_of = [site.copy_of for site in program.sites]
        self.real = max(1, len(program.sites)) * INSTANCES
        every = [site for site in program.sites for _ in range(INSTANCES)]
        self.is_dma, self.written = [site.is_dma for site in every], [site.written for site in every]
        self.lds_queue = [site.lds_queue if site.touches_lds else -1 for site in every]
        self._kinds: dict[tuple[int, ...], list[Key]] = {}
        self._copies = by_key((site.copy_of, site.number) for site in program.sites)

    def is_real(self, key: Key) -> bool:
        """True if the key stands for an outstanding operation, not for a counterfactual."""
        return key < self.real

    def site(self, key: Key) -> Site:
        """The site, the instruction that started the operation, of a key."""
        return self.sites[key % self.real // INSTANCES]

    def instance(self, key: Key) -> int:
        """The number of times that the instruction was executed again since, at most ``INSTANCES - 1``."""
        return key % INSTANCES

    def wait(self, key: Key) -> int:
        """The number of the wait whose counterfactual the key is; -1 if it is no counterfactual."""
        return key // self.real - 1

    def executions(self, site: Site, among: Collection[Key]) -> list[Key]:
        """The keys of all executions of a site's instruction, in any iteration, and of their counterfactuals."""
        copies, real = self._copies[site.copy_of], self.real
        kinds = self._kinds_of(site)
        if len(copies) * INSTANCES * len(kinds) < len(among):
            starts = [copy * INSTANCES + instance for copy in copies for instance in range(INSTANCES)]
            return [key for first in kinds for start in starts if (key := first + start) in among]
        own, copy_of = site.copy_of, self._copy_of
        return [key for key in among if copy_of[key % real // INSTANCES] == own]

    def _kinds_of(self, site: Site) -> list[Key]:
        """The least keys of outstanding operations, and of the counterfactuals of each wait for a counter of a site."""
        found = self._kinds.get(site.queues)
        if found is None:
            counters = {self._program.counter_of[queue] for queue in site.queues}
            waits = (wait.number for wait in self._program.waits if wait.counter in counters)
            found = self._kinds[site.queues] = [0, *(self.counterfactual(0, wait) for wait in waits)]
        return found

    def counterfactual(self, key: Key, wait: int) -> Key:
        """The counterfactual key for an operation that this wait completes (see *Counterfactuals* above)."""
        return key + (wait + 1) * self.real


class Outstanding:
    """The operations that may be outstanding at one point. A walk changes it in place.

    Attributes:
        issued: for each queue, key → the queue's clock at its start; k is the clock now less that.
        most: for each counter, the largest value it may have.
        exposed: the keys with which other waves' accesses may conflict.
        signalled: keys outstanding since this wave's ``s_barrier_signal``; ``None`` outside of a split barrier.
        named: keys outstanding since its signals to barriers that not all waves of the workgroup arrive at.
        pending: the number of those signals not waited for: 0, 1, or 2 for more, none of which is known to be the last.
        merged: the counterfactuals that ended at a join, in any of the function's states, which share it.
    """

    __slots__ = (
        *("_keys", "_program", "_tracks_counterfactuals"),
        *("exposed", "clocks", "issued", "most", "merged", "named", "pending", "signalled"),
    )

    tells_executions: ClassVar[bool] = False
    """Of what is no LDS-DMA, too, earlier executions are kept apart from the last."""

    def __init__(self, program: Program, keys: Keys, tracks_counterfactuals: bool) -> None:
        self._program, self._keys, self._tracks_counterfactuals = program, keys, tracks_counterfactuals
        self.clocks = [0] * len(program.queues)
        self.issued: list[dict[Key, int]] = [{} for _ in program.queues]
        self.most = [0] * len(program.counters)
        self.exposed: frozenset[Key] = frozenset()
        self.signalled: frozenset[Key] | None = None
        self.named: frozenset[Key] = frozenset()
        self.pending = 0
        self.merged = set[Key]()

    def copy(self: SomeOutstanding) -> SomeOutstanding:
        other = type(self).__new__(type(self))
        other._program, other._keys = self._program, self._keys
        other._tracks_counterfactuals = self._tracks_counterfactuals
        other.clocks = self.clocks.copy()
        other.issued = [times.copy() for times in self.issued]
        other.most = self.most.copy()
        other.exposed, other.signalled = self.exposed, self.signalled
        other.named, other.pending = self.named, self.pending
        other.merged = self.merged
        return other

    def apply(self, step: Step) -> None:
        """Changes the state as one step of the program does."""
        if isinstance(step, Site):
            self.start(step)
        elif isinstance(step, WaitSite):
            self.wait(step)
        elif isinstance(step, RemoteStep):
            self.exposed |= step.keys
        else:
            self.flow(step)

    def start(self, site: Site) -> None:
        """Records that an operation has started and may be outstanding from here on."""
        program = self._program
        key = site.number * INSTANCES
        is_dma = site.is_dma
        for queue in site.queues:
            if program.queues[queue].in_order:
                self.clocks[queue] += 1
            times = self.issued[queue]
            if is_dma or self.tells_executions:
                self._grow_older(times, site)
            times[key] = self.clocks[queue]
            counter = program.counter_of[queue]
            if self.most[counter] < program.largest[counter]:
                self.most[counter] += 1
        if is_dma:
            self.exposed, self.named = self._aged(self.exposed, site), self._aged(self.named, site)
            self.signalled = None if self.signalled is None else self._aged(self.signalled, site)
        if self.signalled is not None and site.touches_lds:
            self.signalled |= {key}
        if self.pending and site.touches_lds:
            self.named |= {key}

    def _grow_older(self, times: dict[Key, int], site: Site) -> None:
        for key in sorted(self._keys.executions(site, times), key=self._keys.instance, reverse=True):
            if older := self._older(key):
                time = times.pop(key)
                times[older] = max(time, times.get(older, time))

    def _aged(self, keys: frozenset[Key], site: Site) -> frozenset[Key]:
        """The keys after another execution of one instruction."""
        alike = self._keys.executions(site, keys)
        if not alike:
            return keys
        return keys.difference(alike).union(self._older(key) or key for key in alike)

    def _older(self, key: Key) -> Key:
        """The key of the same operation one execution earlier; 0 if ``key`` already stands for all earlier ones.

        0 is never the key of an earlier execution.
        """
        return key + 1 if key % INSTANCES < INSTANCES - 1 else 0

    def wait(self, wait: WaitSite) -> None:
        """Changes the state as a wait for a counter does: completed operations become the wait's counterfactuals."""
        counter, limit = wait.counter, wait.limit
        # Even where it waits for nothing it ends counterfactuals.
        self.most[counter] = min(self.most[counter], limit)
        keys, program, real = self._keys, self._program, self._keys.real
        for queue, times in enumerate(self.issued):
            if program.counter_of[queue] != counter or not times:
                continue
            if program.queues[queue].in_order:
                latest = self.clocks[queue] - limit
                done = [key for key, time in times.items() if time <= latest]
            else:
                done = list(times) if limit == 0 else []
            own = keys.counterfactual(0, wait.number)
            for key in done:
                if key >= real:
                    if limit < program.largest[counter] and not own <= key < own + real:
                        del times[key]
                    continue
                time = times.pop(key)
                if self._tracks_counterfactuals:
                    counterfactual = key + own
                    times[counterfactual] = max(time, times.get(counterfactual, time))

    def flow(self, flow: Flow) -> None:
        """Changes the state as a barrier, a call or a return does."""
        if flow is Flow.SIGNAL:
            self.signalled = frozenset(self.touching_lds()) | (self.signalled or frozenset())
        elif flow is Flow.NAMED_SIGNAL:
            self.named |= frozenset(self.touching_lds())
            self.pending = min(self.pending + 1, 2)
        elif flow in (Flow.BARRIER, Flow.BARRIER_WAIT):
            split = self.signalled if flow is Flow.BARRIER_WAIT else None
            self.exposed = frozenset(self.touching_lds()) if split is None else split
            self.named &= self.exposed  # of the others, every wave's are complete
            self.signalled = None
        elif flow is Flow.NAMED_BARRIER_WAIT:
            self.exposed |= self.named if self.pending else frozenset(self.touching_lds())
            self.pending -= self.pending == 1
        elif flow is Flow.CALL:
            self._call()

    def _call(self) -> None:
        program = self._program
        for queue, counter in enumerate(program.counter_of):
            if not kept_by_calls(program.counters[counter]):
                self.issued[queue].clear()
        for counter, name in enumerate(program.counters):
            self.most[counter] = program.largest[counter] if kept_by_calls(name) else 0

    @property
    def is_arriving(self) -> bool:
        """True if this wave has signalled a barrier and not waited for it."""
        return self.signalled is not None or self.pending > 0

    def touching_lds(self) -> Iterator[Key]:
        """The keys of the outstanding operations that may still read or write LDS."""
        lds_queue, real = self._keys.lds_queue, self._keys.real
        for queue, times in enumerate(self.issued):
            for key in times:
                if lds_queue[key % real] == queue:
                    yield key

    def rebased(self: SomeOutstanding) -> SomeOutstanding:
        """The same state with all clocks at 0, the form for joins and comparisons."""
        for queue, times in enumerate(self.issued):
            clock = self.clocks[queue]
            if times and clock:
                oldest = -self._program.largest[self._program.counter_of[queue]]
                self.issued[queue] = {key: max(time - clock, oldest) for key, time in times.items()}
            self.clocks[queue] = 0
        return self

    def _join_queue(self, times: dict[Key, int], more: dict[Key, int]) -> bool:
        """Joins the operations of one queue, without the counterfactuals that others stand for; true if it changed.

        Rule: a counterfactual tells nothing from here on if its own operation is outstanding here on another path and
        was issued no earlier. Each wait that completes the operation completes the counterfactual, too. What needs the
        counterfactual complete needs the operation complete: either a later wait is needed for the operation, or the
        operation is met there itself (`WaitWalk.facts`, `ldsopt.waits.wait_needs.frozen_waits`). An operation that no
        conflict finds, because it is complete in the iterations of the conflict, counts as met, too (`WaitWalk._pass`).
        Without the rule, each of n waits in n branches adds a counterfactual of what other branches leave outstanding.
        """
        real, changed = self._keys.real, False
        younger = {key: time for key, time in more.items() if key < real and times.get(key, time - 1) < time}
        if younger:
            over = [
                key
                for key, time in times.items()
                if key >= real and time <= younger.get(key % real, time - 1)
            ]
            self.merged.update(over)
            for key in over:
                del times[key]
        for key, time in more.items():
            if times.get(key, time - 1) >= time:
                continue  # most keys are in both
            if key >= real:
                own = key % real
                if times.get(own, time - 1) >= time or younger.get(own, time - 1) >= time:
                    self.merged.add(key)
                    continue
            times[key] = time
            changed = True
        return changed

    def join(self, other: Outstanding) -> bool:
        """Joins another state into this one, but for `most`; true if that changed it. Both must be rebased."""
        changed = False
        for times, more in zip(self.issued, other.issued, strict=True):
            if more:
                changed = self._join_queue(times, more) or changed
        if self.exposed is not other.exposed and not other.exposed <= self.exposed:
            self.exposed |= other.exposed
            changed = True
        if other.signalled is not None and (self.signalled is None or not other.signalled <= self.signalled):
            self.signalled = other.signalled | (self.signalled or frozenset())
            changed = True
        if not other.named <= self.named or other.pending > self.pending:
            self.named |= other.named
            self.pending = max(self.pending, other.pending)
            changed = True
        return changed


def solve(program: Program, tracks_counterfactuals: bool = True) -> list[Outstanding | None]:
    """The operations that may be outstanding where each block begins; ``None`` for unreachable blocks.

    Blocks may share a state, so who changes one gets it by `states_to_walk`.
    """
    return solve_from(Outstanding(program, Keys(program), tracks_counterfactuals), program)


def solve_from(entry: SomeOutstanding, program: Program) -> list[SomeOutstanding | None]:
    """`solve` from an empty state of a given kind at the function's entry."""
    states: list[SomeOutstanding | None] = [None] * len(program.function.blocks)
    if not states:
        return states
    for site in program.entry:
        entry.start(site)
    states[0] = entry.rebased()
    states = solve_on(states, program, [0])
    for state, most in zip(states, _largest_values(program), strict=True):
        if state is not None and most is not None:
            state.most = list(most)  # a walk changes it
    return states


def _largest_values(program: Program) -> list[list[int] | None]:
    """The largest value that each counter may have where each block begins; ``None`` for unreachable blocks.

    No other part of the state depends on them. A loop without a wait raises them one by one up to what a counter holds,
    so they are solved alone: a block maps a value x to min(bound, x + added), and so do blocks one after the other.
    """
    blocks, largest = program.function.blocks, program.largest
    maps: dict[int, list[tuple[int, int]]] = {}

    def behind(index: int, values: list[int]) -> Iterator[tuple[int, list[int]]]:
        if index not in maps:
            maps[index] = _map_of_values(program, index)
        after = [min(bound, x + added) for x, (bound, added) in zip(values, maps[index], strict=True)]
        return ((successor, after) for successor in blocks[index].successors)

    entry = list(largest) if program.entry else [0] * len(largest)
    return solved([block.successors for block in blocks], entry, behind, lambda a, b: [*map(max, a, b)])


def _map_of_values(program: Program, index: int) -> list[tuple[int, int]]:
    """For each counter the bound, and what is added below it, of its largest value behind a block."""
    maps = [(largest, 0) for largest in program.largest]
    for _, steps in program.steps[index]:
        for step in steps:
            if isinstance(step, Site):
                for queue in step.queues:
                    counter = program.counter_of[queue]
                    bound, added = maps[counter]
                    maps[counter] = min(program.largest[counter], bound + 1), added + 1
            elif isinstance(step, WaitSite):
                bound, added = maps[step.counter]
                maps[step.counter] = min(bound, step.limit), added
            elif step is Flow.CALL:
                for counter, (name, largest) in enumerate(
                    zip(program.counters, program.largest, strict=True)
                ):
                    maps[counter] = (largest if kept_by_calls(name) else 0), largest
    return maps


def solve_on(
    states: list[SomeOutstanding | None], program: Program, changed: Collection[int]
) -> list[SomeOutstanding | None]:
    """Extends a solution to the program with more steps, and returns it; the given one may not be used any more.

    A worklist in reverse post-order: a block is walked again when its incoming state has grown. More steps only make
    more outstanding, so the least solution without them is below that with them, and leads to it.

    A block with one predecessor begins in the state at the predecessor's end. All such successors of a block share one
    object, which is the block's own if it has no steps: a switch has thousands of successors. `states_to_walk` copies.

    Args:
        states: the solution without some steps of other waves.
        program: the program with them.
        changed: the blocks that have these steps, as additions to steps that they had.
    """
    blocks = program.function.blocks
    sequence = reverse_postorder([block.successors for block in blocks])
    order = {block: place for place, block in enumerate(sequence)}
    arrivals = Counter(successor for block in blocks for successor in block.successors)
    shares = [number > 0 and arrivals[number] == 1 for number in range(len(blocks))]
    waiting = {block for block in changed if states[block] is not None}
    work = sorted(order[block] for block in waiting)
    while work:
        index = sequence[heapq.heappop(work)]
        waiting.discard(index)
        after = states[index]
        assert after is not None
        if program.steps[index]:
            after = after.copy()
            for _, steps in program.steps[index]:
                for step in steps:
                    after.apply(step)
            after = after.rebased()
        has_grown: dict[int, bool] = {}
        for successor in blocks[index].successors:
            known = states[successor]
            if known is None:
                states[successor] = after if shares[successor] else after.copy()
            elif known is after:  # it grew with the block, or leads back to it
                if not shares[successor]:
                    continue
            else:
                if id(known) not in has_grown:
                    has_grown[id(known)] = known.join(after)
                if not has_grown[id(known)]:
                    continue
            if successor not in waiting:
                waiting.add(successor)
                heapq.heappush(work, order[successor])
    return states


def states_to_walk(
    states: list[SomeOutstanding | None], program: Program
) -> Iterator[tuple[int, SomeOutstanding]]:
    """Each reachable block with the state where it begins, which the caller may change. The list is emptied.

    States are large, so no more of them exist than the solution has.
    """
    holders = Counter(id(state) for state in states)
    for index, state in enumerate(states):
        states[index] = None
        if state is not None:
            holders[id(state)] -= 1
            yield index, state.copy() if holders[id(state)] and program.steps[index] else state
