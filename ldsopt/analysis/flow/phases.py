"""The parts of a kernel between workgroup barriers, and which of them can run at the same time.

A *segment* is a run of instructions of one block without a barrier in it; a barrier is the last instruction of its
segment. A *phase* is what is reachable from one barrier (or the entry) without crossing another. Between two barriers
the waves of a workgroup run in any order, so what one does in a segment of a phase may happen before, after or while
another is anywhere in the same phase.

Two segments *co-occur* if two waves may be in them at one time. If all waves have passed the same barriers, the ways
that two of them took since the last one either are prefixes of each other or part at a branch that sends work-items
different ways. So s and t co-occur iff

* one is reachable from the other without a barrier between, or
* a divergent branch has two arms, one of which reaches s and the other t, without a barrier.

The arms of a uniform branch do not co-occur: no wave takes the other one.

A split barrier counts with both of its halves: a wave that waits may already see those go on whose signal came last,
so what lies between signal and wait co-occurs with both sides; what lies before a signal never with what is behind the
wait that follows it.

That all waves pass the same barriers is checked, and the function refused otherwise (`Refused`): a barrier that only
some work-items reach, unless the others do nothing more but end; a cycle without a header, for which divergence is not
known; signals and waits that do not alternate.

Example::

    store @A; s.barrier; load @A; br (uniform) then, else     ; segments 0, 1, then, else
                                                              ; phases {0}, {1, then, else}; then and else apart
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.packing.bitset import members

_BARRIER = re.compile(r"@llvm\.amdgcn\.s\.barrier\(")
_SIGNAL = re.compile(r"@llvm\.amdgcn\.s\.barrier\.signal(?:\.isfirst)?\(i32 -1\)")
_WAIT = re.compile(r"@llvm\.amdgcn\.s\.barrier\.wait\(i16 -1\)")
_RELEASES = re.compile(r"fence .*\b(?:release|acq_rel|seq_cst)\b")
_ENDS = frozenset({"phi", "br", "ret", "unreachable"})
_MEMORY = frozenset({"load", "store", "atomicrmw", "cmpxchg"})


class Crossing(Enum):
    """What ends a segment."""

    NOTHING = "the end of its block"
    BARRIER = "a barrier"
    SIGNAL = "the signal of a split barrier"
    WAIT = "the wait of a split barrier"


class Refused(Exception):
    """The workgroup model does not hold for a function.

    Args:
        reason: why, as the end of a sentence.
        line: index into `Module.lines` of the instruction to blame.
    """

    def __init__(self, reason: str, line: int) -> None:
        self.reason, self.line = reason, line
        super().__init__(reason, line)


@dataclass(frozen=True, slots=True)
class Segment:
    """``function.instructions[start:stop]`` of one block; the last one is a barrier or the terminator."""

    block: int
    start: int
    stop: int
    crossing: Crossing


@dataclass(frozen=True, slots=True)
class Phase:
    """What is reachable from one barrier.

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
        successors, predecessors: of each segment, whether or not a barrier lies between.
        concurrent: of each segment, those that co-occur with it (itself included), as a set of bits.
        phases: that of the entry first, then by barrier in text order.
    """

    segments: tuple[Segment, ...]
    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    concurrent: tuple[int, ...]
    phases: tuple[Phase, ...]

    def phases_of(self, segments: int) -> tuple[int, ...]:
        """The numbers of the phases that a set of segments has part in."""
        return tuple(n for n, phase in enumerate(self.phases) if phase.segments & segments)

    def beside(self, segments: int) -> int:
        """All segments that co-occur with one of a set."""
        found = 0
        for segment in members(segments):
            found |= self.concurrent[segment]
        return found


def find_phases(module: Module, function: Function, flow: ControlFlow, divergence: Divergence) -> Phases:
    """The phases of a function.

    Raises:
        Refused: the waves of a workgroup may not all pass the same barriers.
    """
    segments: list[Segment] = []
    first: dict[int, int] = {}
    for number in flow.order:
        first[number] = len(segments)
        segments += _segments(module, function, number)
    successors = _successors(segments, flow, first)
    _check_barriers(function, flow, divergence, segments)
    _check_halves(function, segments, successors)
    predecessors: list[list[int]] = [[] for _ in segments]
    for source, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(source)
    reached = _reached(segments, successors)
    return Phases(
        tuple(segments),
        tuple(successors),
        tuple(map(tuple, predecessors)),
        tuple(_concurrent(segments, reached, flow, divergence, first)),
        tuple(_phases(module, function, segments, successors, reached)),
    )


def crossing(module: Module, instruction: Instruction) -> Crossing:
    """Whether an instruction is a workgroup barrier. A named or a cluster barrier counts as none."""
    if instruction.opcode != "call":
        return Crossing.NOTHING
    line = module.lines[instruction.line]
    if ".s.barrier" not in line:
        return Crossing.NOTHING
    for pattern, kind in ((_BARRIER, Crossing.BARRIER), (_SIGNAL, Crossing.SIGNAL), (_WAIT, Crossing.WAIT)):
        if pattern.search(line):
            return kind
    return Crossing.NOTHING


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
) -> None:
    if flow.irreducible is not None:
        line = function.instructions[function.blocks[flow.irreducible[0]].stop - 1].line
        raise Refused("a branch leads into the middle of a cycle (irreducible control flow)", line)
    barriers: dict[int, int] = {}
    for segment in segments:
        if segment.crossing is not Crossing.NOTHING:
            barriers.setdefault(segment.block, function.instructions[segment.stop - 1].line)
    for branch in sorted(divergence.branches):
        arms = flow.before_post_dominator(branch)
        crossed = {arm: sorted(blocks & set(barriers)) for arm, blocks in arms.items()}
        with_barrier = [arm for arm, found in crossed.items() if found]
        ends = _only_ends(function, flow, flow.post_dominator[branch])
        if not with_barrier or (ends and len(with_barrier) == 1):
            continue
        raise Refused(
            "a barrier under a branch that may send work-items of one workgroup different ways",
            barriers[crossed[with_barrier[0]][0]],
        )


def _only_ends(function: Function, flow: ControlFlow, block: int) -> bool:
    """Whether nothing is done from a block on but to return: who gets there takes no part in barriers any more."""
    return block == flow.exit or all(
        instruction.opcode in _ENDS
        for number in flow.reachable(block)
        for instruction in function.instructions[function.blocks[number].start : function.blocks[number].stop]
    )


def _check_halves(function: Function, segments: list[Segment], successors: list[tuple[int, ...]]) -> None:
    """Signals and waits alternate on every path."""
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
                raise Refused("a barrier is signalled on one way to a block and not on another", line)


def _reached(segments: list[Segment], successors: list[tuple[int, ...]]) -> list[int]:
    """Of each segment the ones that it reaches, itself included, without a barrier between.

    Once a wave has signalled on the way (the second half of the table), the next wait is the end of it.
    """
    count = len(segments)
    found = [1 << (number % count) for number in range(2 * count)]
    following: list[tuple[int, ...]] = []
    for number in range(2 * count):
        has_signalled = number >= count
        kind = segments[number % count].crossing
        if kind is Crossing.BARRIER or (kind is Crossing.WAIT and has_signalled):
            following.append(())
        else:
            shift = count if has_signalled or kind is Crossing.SIGNAL else 0
            following.append(tuple(target + shift for target in successors[number % count]))
    changed = True
    while changed:
        changed = False
        for number in reversed(range(2 * count)):
            mask = found[number]
            for target in following[number]:
                mask |= found[target]
            if mask != found[number]:
                found[number] = mask
                changed = True
    return found[:count]


def _concurrent(
    segments: list[Segment],
    reached: list[int],
    flow: ControlFlow,
    divergence: Divergence,
    first: dict[int, int],
) -> list[int]:
    found = list(reached)
    for number, mask in enumerate(reached):
        for other in members(mask):
            found[other] |= 1 << number
    for branch in divergence.branches:
        arms = [reached[first[arm]] for arm in flow.successors[branch]]
        for i, one in enumerate(arms):
            others = 0
            for j, arm in enumerate(arms):
                others |= arm if i != j else 0
            for number in members(one):
                found[number] |= others
        for early, going in _ways_out(segments, flow, branch):
            for number in members(early):
                found[number] |= going
            for number in members(going):
                found[number] |= early
    return found


def _ways_out(segments: list[Segment], flow: ControlFlow, branch: int) -> Iterator[tuple[int, int]]:
    """Of a branch of which one arm has barriers: each arm without, and all that follows the one with, as sets of bits.

    Who takes an arm without a barrier ends. A wave that goes both ways does so one after the other, in an order that
    is the compiler's: what those do who end may come after any phase of the others.
    """
    with_barrier = {segment.block for segment in segments if segment.crossing is not Crossing.NOTHING}
    arms = flow.before_post_dominator(branch)
    going = [arm for arm, blocks in arms.items() if blocks & with_barrier]

    def within(blocks: frozenset[int]) -> int:
        return sum(1 << number for number, segment in enumerate(segments) if segment.block in blocks)

    for one, blocks in arms.items():
        if going and one not in going:
            yield within(frozenset(blocks)), within(frozenset().union(*map(flow.reachable, going)))


def _phases(
    module: Module,
    function: Function,
    segments: list[Segment],
    successors: list[tuple[int, ...]],
    reached: list[int],
) -> list[Phase]:
    barriers = [
        (function.instructions[segment.stop - 1].line, number)
        for number, segment in enumerate(segments)
        if segment.crossing in (Crossing.BARRIER, Crossing.WAIT)
    ]
    found = [Phase(None, reached[0], True)]
    for line, number in sorted(barriers):
        (after,) = successors[number]
        found.append(Phase(line, reached[after], _is_fenced(module, function, segments[number])))
    return found


def _is_fenced(module: Module, function: Function, segment: Segment) -> bool:
    for instruction in reversed(function.instructions[segment.start : segment.stop - 1]):
        if instruction.opcode == "fence":
            return bool(_RELEASES.search(module.lines[instruction.line]))
        if instruction.opcode in _MEMORY:
            return False
    return False
