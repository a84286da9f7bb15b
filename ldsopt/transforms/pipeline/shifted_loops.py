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
the phase gap is how many barriers the held group has of its own. Where both groups are told apart by a comparison of a
work-item's id with a constant, that is where one ends and the other begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.graph import Dominators
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.stage_marks import StageMark
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group, barriers
from ldsopt.transforms.pipeline.stages import StageLoop, WaveGroups

_COMPARED = re.compile(r"icmp (?:samesign )?(?:ult|uge|slt|sge) i32 %[^,]+, (\d+)")


@dataclass(frozen=True, slots=True)
class _Arm:
    """A block of barriers that only one group runs: where the ways part, where they meet, and which way leads to it."""

    source: int
    join: int
    condition: int
    if_true: bool
    count: int


def shifted_loops(module: Module, function: Function, flow: ControlFlow) -> Iterator[StageLoop]:
    """The loops of a kernel that two groups run some barriers apart. Their stages are named by number."""
    if flow.irreducible is not None:
        return
    found = _barriers(module, function)
    if found is None:
        return
    dominators = Dominators(flow.successors)
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
        if len(held) == 1 and _is_caught(held[0], arms, loop, flow):
            yield _stage_loop(module, function, flow, loop, found, held[0])


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
        terminator = function.instructions[function.blocks[source].stop - 1]
        if terminator.opcode != "br" or len(terminator.operands) != 3:
            continue
        targets = {block.address: number for number, block in enumerate(function.blocks)}
        condition, if_false, if_true = terminator.operands
        for arm, join, is_true in (
            (targets[if_true], targets[if_false], True),
            (targets[if_false], targets[if_true], False),
        ):
            is_alone = flow.predecessors[arm] == (source,) and flow.successors[arm] == (join,)
            if is_alone and arm in found and arm != join:
                yield _Arm(source, join, condition, is_true, len(found[arm]))


def _is_caught(held: _Arm, arms: Sequence[_Arm], loop: Loop, flow: ControlFlow) -> bool:
    """Whether behind the loop the other group waits as often as one group was held in front of it."""
    behind = {b for block in loop.blocks for b in flow.successors[block] if b not in loop.blocks}
    reachable = frozenset().union(*(flow.reachable(block) for block in behind)) if behind else frozenset()
    return any(
        arm.condition == held.condition
        and arm.if_true is not held.if_true
        and arm.count == held.count
        and arm.source in reachable
        for arm in arms
    )


def _stage_loop(  # noqa: PLR0917 -- all of what was found
    module: Module,
    function: Function,
    flow: ControlFlow,
    loop: Loop,
    found: Mapping[int, Sequence[int]],
    held: _Arm,
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
        groups=_groups(module, function, held),
        header=loop.header,
        latch=latch,
        blocks=loop.blocks,
        entering=outside,
        behind=behind,
        stage_of=stage_of,
        always=frozenset(),
    )


def _groups(module: Module, function: Function, held: _Arm) -> WaveGroups:
    """Where the groups part: of size 0 if that is not known, or the workgroup's shape is not."""
    bounds, lanes = launch_bounds(module, function), wave_size(module, function)
    compared = next((i for i in function.instructions if i.address == held.condition), None)
    match = _COMPARED.search(module.lines[compared.line]) if compared is not None else None
    is_flat = bounds.is_exact and bounds.sizes[1:] == (1, 1)
    size = int(match[1]) if match and is_flat and int(match[1]) % lanes == 0 else 0
    return WaveGroups(
        size, lanes, bounds.flat, bounds.sizes if bounds.is_exact else None, not bounds.is_exact
    )
