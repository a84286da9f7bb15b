"""The parts of a kernel between workgroup barriers, and which of them can run at the same time.

A *segment* is a run of instructions of one block without a barrier in it; a barrier is the last instruction of its
segment. A *phase* is the set of segments that are reachable from one barrier (or the entry) without crossing another.
Between two barriers the waves of a workgroup run in any order, so the accesses of one wave in a segment of a phase may
happen before, after or while another wave is anywhere in the same phase.

Two segments *co-occur* if two waves may be in them at one time. If all waves have passed the same barriers, the paths
that two of them took since the last one either are prefixes of each other or part at a branch that sends work-items
different ways. So s and t co-occur iff

* one is reachable from the other without a barrier between, or
* a divergent branch has two arms, one of which reaches s and the other t, without a barrier.

The arms of a uniform branch do not co-occur: no wave takes the other one.

A split barrier counts with both of its halves: while a wave waits, the waves whose signal came last may already be
past the barrier. So code between signal and wait co-occurs with both sides; code before a signal never co-occurs with
code behind the wait that follows it.

If some work-items end early, a wave in which others continue takes both paths one after the other, in an order that
the compiler chooses: accesses on the ending path may come behind any barrier of the others. LLVM also moves code to
its uses, and a load in front of the branch that only the ending arm uses sinks into it. So the ending work-items may
execute there all code behind the last barrier in front of the branch, and it co-occurs with everything that the others
still execute. The same holds for a call in which waves may end: its code may be inlined. Only the code tells whether
LLVM moved a load past a barrier (`ldsopt.checker.barriers.moved_across`).

All waves must pass the same barriers; a function is refused (`Refused`) if that is not proved: a barrier that only some
work-items reach, unless the others do nothing more but end; a cycle without a header, for which divergence is not
known; signals and waits that do not alternate; assembly that may hold a barrier in a form that is not followed.

Example::

    store @A; s.barrier; load @A; br (uniform) then, else     ; segments 0, 1, then, else
                                                              ; phases {0}, {1, then, else}; then and else apart
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from ldsopt import graph
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.dataclass import dataclass
from ldsopt.groups import members
from ldsopt.ir.details import is_call
from ldsopt.ir.inline_asm import InlineAsm
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import BarrierPart, Group, barriers, read_fence
from ldsopt.once import once

_ENDS = frozenset({"phi", "br", "ret", "unreachable"})
_MEMORY = frozenset({"load", "store", "atomicrmw", "cmpxchg"})


class Crossing(Enum):
    """The kind of barrier, or half of one, that ends a segment of a block."""

    NOTHING = "the end of its block"
    BARRIER = "a barrier"
    SIGNAL = "the signal of a split barrier"
    WAIT = "the wait of a split barrier"
    UNKNOWN = "what may be a barrier, and may be none"


_CROSSINGS: dict[tuple[BarrierPart, ...], Crossing] = {
    (BarrierPart.BOTH,): Crossing.BARRIER,
    (BarrierPart.SIGNAL,): Crossing.SIGNAL,
    (BarrierPart.WAIT,): Crossing.WAIT,
}


class Refused(Exception):
    """The workgroup model does not hold for a function.

    Args:
        reason: why, as the end of a sentence.
        line: index into `Module.lines` of the instruction to blame.
        barrier: the same reason at the barrier, if another instruction is to blame for it.
    """

    def __init__(self, reason: str, line: int, barrier: Refused | None = None) -> None:
        self.reason, self.line, self.barrier = reason, line, barrier
        super().__init__(reason, line)


class BarriersInAssembly(Refused):
    """The function's assembly may have barriers across which LLVM moves accesses: only the code tells their order."""


@dataclass(frozen=True, slots=True)
class Segment:
    """``function.instructions[start:stop]`` of one block; the last one is a barrier or the terminator."""

    block: int
    start: int
    stop: int
    crossing: Crossing


@dataclass(frozen=True, slots=True)
class Phase:
    """The segments that are reachable from one barrier.

    Attributes:
        line: of the barrier, an index into `Module.lines`; ``None`` for the entry.
        segments: as a set of bits.
        is_fenced: a release fence stands in front of the barrier, so that LDS operations are complete at it.
    """

    line: int | None
    segments: int
    is_fenced: bool


@dataclass(frozen=True, slots=True)
class Phases:
    """The segments of a function, in reverse postorder of the blocks, and its phases.

    Attributes:
        successors, predecessors: for each segment, with or without a barrier between.
        concurrent: for each segment, the segments that co-occur with it (itself included), as a set of bits.
        onwards: for each segment, the segments that it leads to, barriers or not (itself included), as a set of bits.
        phases: that of the entry first, then by barrier in text order.
    """

    segments: tuple[Segment, ...]
    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    concurrent: tuple[int, ...]
    onwards: tuple[int, ...]
    phases: tuple[Phase, ...]

    def phases_of(self, segments: int) -> tuple[int, ...]:
        """The numbers of the phases that have a segment of this set."""
        return tuple(n for n, phase in enumerate(self.phases) if phase.segments & segments)

    def beside(self, segments: int) -> int:
        """All segments that co-occur with a segment of this set."""
        found = 0
        for segment in members(segments):
            found |= self.concurrent[segment]
        return found


def phases_of(
    function: Function,
    module: Module,
    unwritten: frozenset[int] = frozenset(),
    parting: frozenset[int] = frozenset(),
    together: frozenset[int] = frozenset(),
) -> Phases:
    """The phases of a function.

    Args:
        function, module, unwritten, together: as of its divergence (`ldsopt.analysis.flow.divergence`).
        parting: blocks whose branch may send waves to different barriers. A phase is then that of the waves on one arm.

    Raises:
        BarriersInAssembly: the IR does not tell the order of accesses and barriers.
        Refused: the waves of a workgroup may not all pass the same barriers.
    """
    found = _phases_or_refusal(function, module, unwritten, parting, together)
    if isinstance(found, Refused):
        raise found.with_traceback(None)
    return found


@once
def _phases_or_refusal(
    function: Function,
    module: Module,
    unwritten: frozenset[int],
    parting: frozenset[int],
    together: frozenset[int],
) -> Phases | Refused:
    try:
        divergence = divergence_of(function, module, unwritten, together=together)
        return _find_phases(module, function, of_function(function), divergence, parting)
    except Refused as refusal:
        return refusal


def _find_phases(
    module: Module,
    function: Function,
    flow: ControlFlow,
    divergence: Divergence,
    parting: frozenset[int],
) -> Phases:
    for instruction in function.instructions:
        if crossing(module, instruction) is Crossing.UNKNOWN:
            raise BarriersInAssembly(
                "assembly in which there may be a barrier that LLVM does not keep to", instruction.line
            )
    segments: list[Segment] = []
    first: dict[int, int] = {}
    for number in flow.order:
        first[number] = len(segments)
        segments += _segments(module, function, number)
    successors = _successors(segments, flow, first)
    _check_barriers(function, flow, divergence, segments, parting)
    _check_halves(function, segments, successors)

    predecessors = graph.backwards(successors)
    reached = _reached(segments, successors)
    return Phases(
        tuple(segments),
        tuple(successors),
        tuple(map(tuple, predecessors)),
        tuple(
            _concurrent(
                _SegmentGraph(function, flow, segments, successors, first), reached, divergence, parting
            )
        ),
        tuple(graph.gathered([1 << number for number in range(len(segments))], successors)),
        tuple(_phases(module, function, segments, predecessors, reached)),
    )


def crossing(module: Module, instruction: Instruction) -> Crossing:
    """The workgroup barrier that an instruction is. A named barrier, and a half of a cluster's, count as none.

    Assembly is a barrier if that is the statement's only effect on the workgroup, and if LLVM keeps accesses of memory
    on their side of it: ``sideeffect``, with memory clobbered. Otherwise it is `Crossing.UNKNOWN`, like assembly whose
    instructions are not known.
    """
    if not is_call(instruction):
        return Crossing.NOTHING
    asm = module.inline_asm(instruction.operands[-1])
    found = barriers(module, instruction)
    if found is None:
        return Crossing.UNKNOWN if asm is None or _may_hold_barrier(asm) else Crossing.NOTHING
    parts = tuple(barrier.part for barrier in found if barrier.may_take_workgroup)
    if not parts:
        return Crossing.NOTHING
    ordered = asm is None or (asm.has_side_effects and "~{memory}" in asm.constraints)
    if any(group is Group.UNKNOWN for _, group in found) or not ordered or instruction.opcode != "call":
        return Crossing.UNKNOWN
    return _CROSSINGS.get(parts, Crossing.UNKNOWN)


def _may_hold_barrier(asm: InlineAsm) -> bool:
    return asm.statements is None or any(each.opcode.is_barrier_part for each in asm.statements)


def _segments(module: Module, function: Function, number: int) -> Iterator[Segment]:
    block = function.blocks[number]
    start = block.start
    for at in range(block.start, block.stop):
        kind = crossing(module, function.instructions[at])
        if kind is not Crossing.NOTHING:
            yield Segment(number, start, at + 1, kind)
            start = at + 1
    yield Segment(number, start, block.stop, Crossing.NOTHING)


def _successors(segments: list[Segment], flow: ControlFlow, first: dict[int, int]) -> list[tuple[int, ...]]:
    return [
        (number + 1,)
        if segment.crossing is not Crossing.NOTHING
        else tuple(first[target] for target in flow.successors[segment.block])
        for number, segment in enumerate(segments)
    ]


def _check_barriers(
    function: Function,
    flow: ControlFlow,
    divergence: Divergence,
    segments: list[Segment],
    parting: frozenset[int],
) -> None:
    if flow.irreducible is not None:
        line = function.terminator(flow.irreducible[0]).line
        raise Refused("a branch leads into the middle of a cycle (irreducible control flow)", line)
    barriers: dict[int, list[int]] = {}
    for segment in segments:
        if segment.crossing is not Crossing.NOTHING:
            line = function.instructions[segment.stop - 1].line
            barriers.setdefault(segment.block, []).append(line)
    for found in partial_barriers(function, flow, divergence, barriers, parting):
        reason = "a barrier under a branch that may send work-items of one workgroup different ways"
        refused = Refused(reason, found.barriers[0])
        if found.load is not None:
            why = "what is loaded here may differ between them, or is written meanwhile"
            raise Refused(f"{reason}: {why}", found.load, refused)
        raise refused


@dataclass(frozen=True, slots=True)
class PartialBarriers:
    """The barriers of one arm of a branch that may send work-items of one workgroup different ways.

    Attributes:
        barriers: their lines, indices into `Module.lines`; those of the arm's first block first.
        branch: the line of the branch.
        load: the line of the load whose result decides the branch, if there is one.
        is_known: false if control flow is not reducible, so that the work-items that take the branch are not known.
    """

    barriers: tuple[int, ...]
    branch: int
    load: int | None = None
    is_known: bool = True


def partial_barriers(
    function: Function,
    flow: ControlFlow,
    divergence: Divergence,
    barriers: Mapping[int, Sequence[int]],
    parting: frozenset[int] = frozenset(),
) -> Iterator[PartialBarriers]:
    """The barriers that some work-items of a workgroup may pass while others continue without them.

    Barriers that the others miss only because they end do not count.

    Args:
        function, flow, divergence: the function, whose control flow is reducible.
        barriers: the lines of each block's.
        parting: blocks whose branch is left out.
    """
    for branch in sorted(divergence.branches - parting):
        arms = flow.before_post_dominator(branch).values()
        crossed = next((sorted(found) for blocks in arms if (found := blocks & barriers.keys())), None)
        if crossed is not None and not may_leave(function, flow, branch, barriers):
            lines = tuple(line for block in crossed for line in barriers[block])
            yield PartialBarriers(lines, function.terminator(branch).line, divergence.loaded.get(branch))


def may_leave(function: Function, flow: ControlFlow, branch: int, holding: Collection[int]) -> bool:
    """True if one arm of a branch has barriers, and work-items that take another arm reach no barrier any more.

    A work-item that returns from a called function continues in its caller.

    Args:
        function, flow: with the branch.
        branch: a block.
        holding: the blocks with a barrier.
    """
    arms = flow.before_post_dominator(branch)
    without = [arm for arm, blocks in arms.items() if blocks.isdisjoint(holding)]
    if len(arms) - len(without) != 1 or not _only_ends(function, flow, flow.post_dominator[branch]):
        return False
    ends = frozenset[int]().union(*map(flow.reachable, without))
    return function.is_kernel or all(function.terminator(block).opcode != "ret" for block in ends)


def _only_ends(function: Function, flow: ControlFlow, block: int) -> bool:
    """True if code from this block on only returns, so that work-items there reach no barrier any more."""
    return block == flow.exit or only_returns(function, flow.reachable(block))


def only_returns(function: Function, blocks: Iterable[int]) -> bool:
    """True if blocks do nothing but branch and return."""
    return all(instruction.opcode in _ENDS for number in blocks for instruction in function.inside(number))


def _check_halves(function: Function, segments: list[Segment], successors: list[tuple[int, ...]]) -> None:
    """Checks that signals and waits alternate on every path."""
    signalled: dict[int, bool] = {0: False}
    work = [0]
    while work:
        number = work.pop()
        kind, state = segments[number].crossing, signalled[number]
        line = function.instructions[segments[number].stop - 1].line
        if state if kind in (Crossing.SIGNAL, Crossing.BARRIER) else (kind is Crossing.WAIT and not state):
            raise Refused("signals and waits of the workgroup's barrier do not alternate", line)
        after = True if kind is Crossing.SIGNAL else False if kind is Crossing.WAIT else state
        for target in successors[number]:
            if target not in signalled:
                signalled[target] = after
                work.append(target)
            elif signalled[target] != after:
                raise Refused("a barrier is signalled on one path to a block and not on another", line)


def _reached(segments: list[Segment], successors: list[tuple[int, ...]]) -> list[int]:
    """For each segment, the segments that it reaches without a barrier between, itself included.

    Once a wave has signalled on the path (the second half of the table), the next wait ends it.
    """
    count = len(segments)
    found = [1 << (number % count) for number in range(2 * count)]
    following = _following(segments, successors)
    return graph.gathered(found, following)[:count]


def _reaching(segments: list[Segment], successors: list[tuple[int, ...]]) -> list[int]:
    """For each segment, the segments that reach it without a barrier between, itself included: `_reached` reversed."""
    count = len(segments)
    sources = graph.backwards(_following(segments, successors))
    into = graph.gathered([*(1 << number for number in range(count)), *[0] * count], sources)
    return [plain | signalled for plain, signalled in zip(into[:count], into[count:], strict=True)]


def _following(segments: list[Segment], successors: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The successors of each segment without a barrier between, then the same for a wave that has signalled."""
    count = len(segments)
    following: list[tuple[int, ...]] = []
    for number in range(2 * count):
        has_signalled = number >= count
        kind = segments[number % count].crossing
        if kind is Crossing.BARRIER or (kind is Crossing.WAIT and has_signalled):
            following.append(())
        else:
            shift = count if has_signalled or kind is Crossing.SIGNAL else 0
            following.append(tuple(target + shift for target in successors[number % count]))
    return following


@dataclass(frozen=True, slots=True)
class _SegmentGraph:
    """A function's segments, those behind each, and the first one of each block."""

    function: Function
    flow: ControlFlow
    segments: list[Segment]
    successors: list[tuple[int, ...]]
    first: dict[int, int]

    def within(self, blocks: frozenset[int]) -> int:
        """The segments of some blocks, as a set of bits."""
        return _bits(number for number, segment in enumerate(self.segments) if segment.block in blocks)


def _concurrent(
    whole: _SegmentGraph, reached: list[int], divergence: Divergence, parting: frozenset[int]
) -> list[int]:
    """For each segment, the segments that co-occur with it, as a set of bits."""
    first, flow, segments = whole.first, whole.flow, whole.segments
    found = list(map(operator.or_, reached, _reaching(segments, whole.successors)))
    for branch in divergence.branches:
        arms = [reached[first[arm]] for arm in flow.successors[branch]]
        for i, one in enumerate(arms):
            others = 0
            for j, arm in enumerate(arms):
                others |= arm if i != j else 0
            for number in members(one):
                found[number] |= others
    with_barrier = {segment.block for segment in segments if segment.crossing is not Crossing.NOTHING}
    early_and_going = [
        pair
        for branch in divergence.branches - parting
        for pair in _arms_without_barrier(whole, branch, with_barrier)
    ]
    for number, segment in enumerate(segments):
        if any(segment.start <= at < segment.stop for at in divergence.ending):
            early_and_going.append((1 << number, _bits(graph.reachable(whole.successors, [number]))))
    for early, going in early_and_going:
        ending = _with_what_sinks(early, reached)
        for number in members(ending):
            found[number] |= going
        for number in members(going):
            found[number] |= ending
    return found


def _with_what_sinks(ending: int, reached: list[int]) -> int:
    """The segments where work-items end, and those from which LLVM may sink a load there: no barrier lies between."""
    return ending | _bits(number for number, mask in enumerate(reached) if mask & ending)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _arms_without_barrier(
    whole: _SegmentGraph, branch: int, with_barrier: set[int]
) -> Iterator[tuple[int, int]]:
    """For a branch with barriers in one arm: each arm without, and all code behind the arm with them, as sets of bits.

    Work-items that take an arm without a barrier end. Nothing sinks into an arm that only returns.
    """
    arms = whole.flow.before_post_dominator(branch)
    going = [arm for arm, blocks in arms.items() if blocks & with_barrier]
    for arm, blocks in arms.items():
        if going and arm not in going and not only_returns(whole.function, blocks):
            behind = frozenset[int]().union(*map(whole.flow.reachable, going))
            yield whole.within(blocks), whole.within(behind)


def _phases(
    module: Module,
    function: Function,
    segments: list[Segment],
    predecessors: list[list[int]],
    reached: list[int],
) -> list[Phase]:
    barriers = [
        (function.instructions[segment.stop - 1].line, number)
        for number, segment in enumerate(segments)
        if segment.crossing in (Crossing.BARRIER, Crossing.WAIT)
    ]
    found = [Phase(None, reached[0], True)]
    for line, number in sorted(barriers):
        is_fenced = all(
            _is_fenced(module, function, segments[n]) for n in _signals(number, segments, predecessors)
        )
        found.append(Phase(line, reached[number + 1], is_fenced))
    return found


def _signals(number: int, segments: list[Segment], predecessors: list[list[int]]) -> set[int]:
    """The segments that end with an arrival at this barrier: the signals of a split one, or its own segment."""
    if segments[number].crossing is not Crossing.WAIT:
        return {number}
    between = graph.reachable(
        predecessors, [number], [n for n, each in enumerate(segments) if each.crossing is Crossing.SIGNAL]
    )
    return {
        source for n in between for source in predecessors[n] if segments[source].crossing is Crossing.SIGNAL
    }


def _is_fenced(module: Module, function: Function, segment: Segment) -> bool:
    for instruction in reversed(function.instructions[segment.start : segment.stop - 1]):
        if fence := read_fence(module, instruction.line):
            return fence.releases and fence.orders_lds
        if instruction.opcode in _MEMORY:
            return False
    return False
