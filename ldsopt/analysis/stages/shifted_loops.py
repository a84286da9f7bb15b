"""Loops that two groups of waves run some barriers apart, as others have written them: without marks.

What is recognised is the shape that such kernels have, however they came to be: Triton's warp pipelines, ping-pong
kernels written by hand, what `ldsopt pipeline` writes::

        br i1 %late, label %hold, label %start
    hold:                                            ; one group waits at barriers of its own ...
        call void @llvm.amdgcn.s.barrier()
        br label %start
    start:
    loop:                                            ; ... which the other group's barriers in the loop meet
        stage 0; s.barrier; stage 1; s.barrier
        br i1 %more, label %loop, label %done
    done:
        br i1 %late, label %end, label %catch        ; and behind the loop the other group waits as often
    catch:
        call void @llvm.amdgcn.s.barrier()

The loop's barriers are passed by all waves, once each in every iteration; the stages are what stands between them, and
the phase gap is how many barriers the held group has of its own. Which waves are in which group is asked of the
conditions of both branches, where it is known which work-items each wave has; elsewhere both have to be one value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.analysis.ranges.ranges import FunctionRanges
from ldsopt.analysis.ranges.waves import WaveIds
from ldsopt.analysis.stages.stage_loop import StageLoop, WaveGroups
from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.marks import StageMark
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group, barriers


@dataclass(frozen=True, slots=True)
class _Arm:
    """A block of barriers that only one group runs: where paths part, where they meet, and which leads to it."""

    source: int
    join: int
    condition: int
    if_true: bool
    count: int


def shifted_loops(
    module: Module, function: Function, flow: ControlFlow, waves: WavesOf | None = None
) -> Iterator[StageLoop]:
    """The loops of a kernel that two groups run some barriers apart. Their stages are named by number.

    Args:
        waves: which waves a condition is true for, where that is known.
    """
    if flow.irreducible is not None:
        return
    found = _barriers(module, function)
    if found is None:
        return
    dominators = flow.dominators
    arms = list(_arms(function, flow, found))
    inner = [loop for loop in flow.loops if not any(_is_inside(other, loop) for other in flow.loops)]
    for loop in inner:
        latches = [b for b in flow.predecessors[loop.header] if b in loop.blocks]
        places = [b for b in sorted(loop.blocks) if b in found]
        if len(latches) != 1 or not places or not all(dominators.dominates(b, latches[0]) for b in places):
            continue
        held = [
            arm
            for arm in arms
            if arm.source not in loop.blocks and dominators.dominates(arm.join, loop.header)
        ]
        if len(held) == 1 and _is_caught(held[0], arms, loop, flow, waves):
            yield _stage_loop(module, function, flow, loop, found, held[0], waves)


class WavesOf:
    """The waves of a kernel for which a condition is true.

    Args:
        ranges: of the kernel.
    """

    def __init__(self, ranges: FunctionRanges, ids: WaveIds) -> None:
        self._ranges, self.ids = ranges, ids

    def __call__(self, condition: int, *, if_true: bool) -> frozenset[int] | None:
        """The waves that have it so, each with all of its lanes; ``None`` if that is not known of some wave."""
        truths = {
            wave: self._ranges.given(self.ids.of([wave])).of(condition).plain(1).value
            for wave in self.ids.waves
        }
        if None in truths.values():
            return None
        return frozenset(wave for wave, truth in truths.items() if truth == if_true)


def _is_inside(inner: Loop, outer: Loop) -> bool:
    return inner.header != outer.header and inner.header in outer.blocks


def _barriers(module: Module, function: Function) -> Mapping[int, list[int]] | None:
    """The whole workgroup's barriers by block, as indices of instructions; ``None`` if there are others, too."""
    found: dict[int, list[int]] = {}
    for number, block in enumerate(function.blocks):
        for at in range(block.start, block.stop):
            steps = barriers(module, function.instructions[at])
            if steps is None or any(step.group is not Group.WORKGROUP for step in steps):
                return None
            if any(step.part in (BarrierPart.BOTH, BarrierPart.WAIT) for step in steps):
                found.setdefault(number, []).extend([at] * sum(map(_is_met, steps)))
    return found


def _is_met(step: Barrier) -> bool:
    return step.part in (BarrierPart.BOTH, BarrierPart.WAIT)


def _arms(function: Function, flow: ControlFlow, found: Mapping[int, Sequence[int]]) -> Iterator[_Arm]:
    for source in flow.order:
        fork = function.fork(source)
        if fork is None:
            continue
        condition, if_false, if_true = fork
        for arm, join, is_true in ((if_true, if_false, True), (if_false, if_true, False)):
            is_alone = flow.predecessors[arm] == (source,) and flow.successors[arm] == (join,)
            if is_alone and arm in found and arm != join:
                yield _Arm(source, join, condition, is_true, len(found[arm]))


def _is_caught(
    held: _Arm, arms: Sequence[_Arm], loop: Loop, flow: ControlFlow, waves: WavesOf | None
) -> bool:
    """True if behind the loop the other group waits as often as one group was held in front of it."""
    behind = {b for block in loop.blocks for b in flow.successors[block] if b not in loop.blocks}
    return any(
        arm.count == held.count
        and any(flow.leads_to(block, arm.source) for block in behind)
        and _is_of_the_others(arm, held, waves)
        for arm in arms
    )


def _is_of_the_others(arm: _Arm, held: _Arm, waves: WavesOf | None) -> bool:
    """True if those who run one arm are those who do not run the other."""
    if arm.condition == held.condition:
        return arm.if_true is not held.if_true
    if waves is None:
        return False
    first, second = (waves(each.condition, if_true=each.if_true) for each in (arm, held))
    return first is not None and second == frozenset(waves.ids.waves) - first


def _stage_loop(  # noqa: PLR0917 -- all of what was found
    module: Module,
    function: Function,
    flow: ControlFlow,
    loop: Loop,
    found: Mapping[int, Sequence[int]],
    held: _Arm,
    waves: WavesOf | None,
) -> StageLoop:
    stage_at, stage_of, ends = {loop.header: 0}, dict[int, int](), list[Instruction]()
    for block in flow.order:
        if block not in loop.blocks:
            continue
        stage = stage_at[block]
        for at in range(function.blocks[block].start, function.blocks[block].stop):
            instruction = function.instructions[at]
            stage_of[instruction.line] = stage
            passed = found.get(block, ()).count(at) if block in found else 0
            ends += [instruction] * passed
            stage += passed
        for target in flow.successors[block]:
            if target != loop.header:
                stage_at.setdefault(target, stage)
    latch = next(b for b in flow.predecessors[loop.header] if b in loop.blocks)
    outside = next(b for b in flow.predecessors[loop.header] if b not in loop.blocks)
    behind = next((b for block in loop.blocks for b in flow.successors[block] if b not in loop.blocks), latch)
    return StageLoop(
        function=function,
        marks=tuple(StageMark(f"stage{n}", None, None, end.line) for n, end in enumerate(ends)),
        slots=(),
        gap=held.count,
        groups=_groups(module, function, held, waves),
        header=loop.header,
        latch=latch,
        entering=outside,
        behind=behind,
        stage_of=stage_of,
        always=_passed_whole(flow, loop, latch),
    )


def _passed_whole(flow: ControlFlow, loop: Loop, latch: int) -> frozenset[int]:
    """The blocks that every iteration runs, or every one but the last: none if a loop may be left on the way."""
    leaving = {block for block in loop.blocks if not loop.blocks.issuperset(flow.successors[block])}
    if not leaving <= {loop.header, latch}:
        return frozenset()
    return frozenset(block for block in loop.blocks if flow.dominators.dominates(block, latch))


def _groups(module: Module, function: Function, held: _Arm, waves: WavesOf | None) -> WaveGroups:
    """The groups: without waves if it is not known which those are."""
    bounds, lanes = launch_bounds(module, function), wave_size(module, function)
    late = waves(held.condition, if_true=held.if_true) if waves else None
    early = [] if late is None or waves is None else [wave for wave in waves.ids.waves if wave not in late]
    sizes = bounds.sizes if bounds.is_exact else None
    assumption = "" if bounds.is_exact else UNREAD_DIMENSIONS_ARE_ONE
    return WaveGroups(early, sorted(late or ()), lanes, sizes, assumption)
