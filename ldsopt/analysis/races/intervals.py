"""The code of one barrier interval: all that a wave may run from a barrier (or the entry) up to the next one.

All waves of a workgroup pass the same barriers (`ldsopt.analysis.flow.phases`; refused otherwise). So at the beginning
of an interval two waves stand behind the same execution of the same barrier, and every uniform value is equal in both.
From there on each wave goes its own way, at its own speed. Only a loop without a barrier (`Interval.again`) runs a
segment again in an interval. Where each iteration passes a barrier, the path along the back edge leads on in the
interval, to the next iteration, and every segment is run once at most.

An interval begins behind a whole barrier, or behind the signal of a split one, and ends at a whole barrier, or at the
wait that follows the next signal. Between a signal and its wait a wave runs beside waves that have not yet passed their
signal, and beside waves that already passed the wait; the intervals of two consecutive signals hold both pairs.

Without barriers (`everything`) the interval is the function: two waves anywhere in it. That is sound for every kernel,
and used for kernels whose waves pass different barriers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from ldsopt import graph
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.phases import Crossing, Phases, Segment
from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Function

IntervalNode = tuple[int, bool]
"""A segment, and whether the wave has signalled a split barrier since the interval began; of `onwards`, passed one."""


@dataclass(frozen=True, slots=True)
class Interval:
    """The nodes that a wave may run between two barriers.

    Attributes:
        barrier: the instruction behind which it begins, an index into `Function.instructions`; ``None`` for the entry.
        start: the first node.
        segments: the segments of the function.
        nodes: the nodes in topological order, back edges of loops left out.
        before: the predecessors of each node.
        again: loops without a barrier, by header: their back edges lead to nodes of ``nodes`` that may run again.
        repeated: the nodes that may run more than once, and those behind them, unless all waves run these as often.
        enclosing_loops: the loops in which the interval begins: the header, and the blocks.
        is_apart: two waves that both get to a marked node may be in different executions of it.
    """

    barrier: int | None
    start: IntervalNode
    segments: tuple[Segment, ...]
    nodes: tuple[IntervalNode, ...]
    before: dict[IntervalNode, tuple[IntervalNode, ...]]
    again: dict[int, frozenset[int]]
    repeated: frozenset[IntervalNode]
    enclosing_loops: dict[IntervalNode, frozenset[int]]
    is_apart: bool = False

    def runs_once(self, node: IntervalNode) -> bool:
        """True if a wave runs a node once at most, and all waves do so in the same iteration of each loop."""
        if node in self.repeated:
            return False
        # A path along a back edge leads to the next iteration: all paths to the node have to pass there, or none.
        block = self.segments[node[0]].block
        for header, blocks in self.enclosing_loops.items():
            if block in blocks and node != header:
                back = graph.reachable(self.before, [node])
                around = graph.reachable(self.before, [node], avoiding=[header])
                if header in back and self.start in around:
                    return False
        return True


def intervals(
    function: Function, flow: ControlFlow, phases: Phases, branches: Collection[int]
) -> Iterator[Interval]:
    """The intervals of a kernel whose waves pass the same barriers: that of the entry first.

    Args:
        branches: the blocks whose branch diverges (`Divergence.branches`).
    """
    yield behind(function, flow, phases, None, branches)
    for number, segment in enumerate(phases.segments):
        if segment.crossing in (Crossing.BARRIER, Crossing.SIGNAL):
            yield behind(function, flow, phases, number, branches)


def behind(
    function: Function, flow: ControlFlow, phases: Phases, barrier: int | None, branches: Collection[int]
) -> Interval:
    """The interval behind a barrier, a segment's number; ``None`` for the entry. Other arguments as of `intervals`."""
    return _interval(function, flow, phases.segments, phases.successors, barrier, branches=branches)


def across(function: Function, flow: ControlFlow, phases: Phases) -> Iterator[tuple[int, Iterator[Interval]]]:
    """Each barrier, a segment's number, with the intervals in which a wave would pass it if it were removed.

    The phases must have no split barriers.
    """
    segments, following = phases.segments, phases.successors
    barriers = [n for n, one in enumerate(segments) if one.crossing is Crossing.BARRIER]
    leading: dict[int, list[int | None]] = {number: [] for number in barriers}
    up_to = [() if number in leading else targets for number, targets in enumerate(following)]
    for start in (None, *barriers):
        for number in graph.reachable(up_to, [0 if start is None else start + 1]):
            if number in leading and number != start:
                leading[number].append(start)
    for barrier, starts in leading.items():
        yield barrier, (_interval(function, flow, segments, following, one, passed=barrier) for one in starts)


def onwards(
    function: Function, flow: ControlFlow, phases: Phases, behind: int | None, *, is_apart: bool
) -> Interval:
    """The code that a wave may run behind a barrier (a segment's number; ``None``: the entry), and behind the next one.

    A node is marked once the wave has passed that next barrier. The phases must have no split barriers.
    """
    found = _interval(function, flow, phases.segments, phases.successors, behind, goes_on=True)
    return replace(found, is_apart=is_apart)


def everything(function: Function, flow: ControlFlow) -> Interval:
    """The whole function, as one interval."""
    segments = tuple(
        Segment(number, function.blocks[number].start, function.blocks[number].stop, Crossing.NOTHING)
        for number in flow.order
    )
    place = {segment.block: n for n, segment in enumerate(segments)}
    following = tuple(tuple(place[t] for t in flow.successors[segment.block]) for segment in segments)
    return _interval(function, flow, segments, following, None)


def _interval(  # noqa: PLR0917
    function: Function,
    flow: ControlFlow,
    segments: tuple[Segment, ...],
    following: tuple[tuple[int, ...], ...],
    behind: int | None,
    passed: int | None = None,
    *,
    goes_on: bool = False,
    branches: Collection[int] | None = None,
) -> Interval:
    start: IntervalNode = (0, False) if behind is None else (behind + 1, False)

    def targets(node: IntervalNode) -> list[IntervalNode]:
        number, signalled = node
        kind = segments[number].crossing
        if kind is Crossing.BARRIER and goes_on and not signalled:
            return [(t, True) for t in following[number]]
        if (kind is Crossing.BARRIER and number != passed) or (kind is Crossing.WAIT and signalled):
            return []
        return [(t, signalled or kind is Crossing.SIGNAL) for t in following[number]]

    numbers: dict[IntervalNode, int] = {start: 0}
    found, edges = [start], [list[int]()]
    for node in found:
        for target in targets(node):
            if target not in numbers:
                numbers[target] = len(found)
                found.append(target)
                edges.append([])
            edges[numbers[node]].append(numbers[target])
    cyclic = list(graph.cycles(lambda number: edges[number], [0]))
    component = {n: c for c, members in enumerate(cyclic) for n in members}
    blocks_of = {loop.header: loop.blocks for loop in flow.loops}
    again: dict[int, frozenset[int]] = {}
    kept: list[list[int]] = [[] for _ in found]
    # An interval that begins within such a loop may come to the header by the back edge alone.
    headers: dict[int, None] = {}
    for one, leads in enumerate(edges):
        for other in leads:
            block, to = segments[found[one][0]].block, segments[found[other][0]].block
            is_first = segments[found[other][0]].start == function.blocks[to].start
            loop = blocks_of.get(to, frozenset())
            same = one in component and component[one] == component.get(other, -1)
            if same and is_first and block in loop and _ends_block(function, segments[found[one][0]]):
                again[to] = loop
                headers[other] = None
            else:
                kept[one].append(other)

    def is_even(cycle: Collection[int]) -> bool:
        """True if all waves run a cycle equally often, and leave it by one edge, to one execution of what is behind.

        Rule: what waves do between a branch that diverges and the block where its paths meet is within the cycle, and
        leads into no other iteration.
        """
        for one in cycle:
            block = segments[found[one][0]].block
            if block not in (branches or ()):
                continue
            meet = [n for n in cycle if segments[found[n][0]].block == flow.post_dominator[block]]
            passed = graph.reachable(edges, edges[one], avoiding=meet)
            turns = {n for n in headers if block in blocks_of[segments[found[n][0]].block]}
            if not meet or not passed <= {*cycle} - turns:
                return False
        return True

    uneven = [n for cycle in cyclic if branches is None or not is_even(cycle) for n in cycle]
    order = [n for n in graph.reverse_postorder([*kept, [*headers, 0]], len(kept)) if n < len(kept)]
    before: dict[IntervalNode, list[IntervalNode]] = {found[n]: [] for n in order}
    for one in order:
        for other in kept[one]:
            before[found[other]].append(found[one])
    return Interval(
        None if behind is None else segments[behind].stop - 1,
        start,
        segments,
        tuple(found[n] for n in order),
        {node: tuple(dict.fromkeys(sources)) for node, sources in before.items()},
        again,
        frozenset(found[n] for n in {*component, *graph.reachable(edges, uneven)}),
        {
            node: blocks_of[block]
            for node in found
            for block in [segments[node[0]].block]
            if node != start and segments[node[0]].start == function.blocks[block].start
            if segments[start[0]].block in blocks_of.get(block, ())
        },
    )


def _ends_block(function: Function, segment: Segment) -> bool:
    return segment.stop == function.blocks[segment.block].stop
