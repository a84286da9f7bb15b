"""Runs of instructions that only keep waves in step, or copy into LDS: what lies between them is the kernel's work.

A barrier seldom stands alone: fences and waits stand in front of it and behind, and ``sched.barrier`` between. Such a
run is one thing to whoever looks at time, so records stand around all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import Barrier, steps
from ldsopt.target.intrinsics import MARK, WAIT_FOR_MARKS, Transfer

_BESIDE = ("llvm.amdgcn.sched.barrier", "llvm.amdgcn.s.setprio")
_MEMORY = frozenset({"load", "store", "atomicrmw", "cmpxchg", "fence"})


class StepKind(Enum):
    """What an instruction has to do with keeping waves in step."""

    BARRIER = "barrier"
    WAIT = "wait"
    FENCE = "fence"
    BESIDE = "beside"
    """Nothing, but it stands between those that have."""
    COPY = "copy"
    """It copies into LDS."""
    NOTHING = "nothing"
    """It touches no memory, so it may stand between copies."""
    WORK = "work"


class SyncRun(NamedTuple):
    """Instructions that follow each other; indices into `Function.instructions`, ``stop`` behind the last."""

    start: int
    stop: int
    kinds: frozenset[StepKind]


def step_kind(module: Module, callees: Callees, instruction: Instruction) -> StepKind:
    """What an instruction has to do with keeping waves in step."""
    if instruction.opcode == "fence":
        return StepKind.FENCE
    if not is_call(instruction):
        return StepKind.WORK if instruction.opcode in _MEMORY else StepKind.NOTHING
    found = steps(module, instruction)
    if found:
        return StepKind.BARRIER if any(isinstance(step, Barrier) for step in found) else StepKind.WAIT
    name, callee = callee_name(module, instruction), callees.of(instruction)
    if name == WAIT_FOR_MARKS:
        return StepKind.WAIT
    if name == MARK or callees.hides_dma(instruction):
        return StepKind.COPY
    if callee.kind is CalleeKind.LDS and callee.intrinsic is not None:
        transfer = callee.intrinsic.transfer
        return StepKind.COPY if transfer.is_dma_write or transfer is Transfer.DMA_TENSOR else StepKind.WORK
    if name in _BESIDE:
        return StepKind.BESIDE
    return StepKind.NOTHING if callee.kind is CalleeKind.PURE else StepKind.WORK


def sync_runs(module: Module, function: Function, callees: Callees) -> Iterator[SyncRun]:
    """The longest runs of barriers, waits and fences of a function, in text order; each has a barrier or a wait."""
    steps_of_waves = frozenset({StepKind.BARRIER, StepKind.WAIT})
    for run in _runs(
        module, function, callees, steps_of_waves | {StepKind.FENCE}, frozenset({StepKind.BESIDE})
    ):
        if not run.kinds.isdisjoint(steps_of_waves):
            yield run


def copy_runs(module: Module, function: Function, callees: Callees) -> Iterator[SyncRun]:
    """The longest runs of copies into LDS of a function, with what touches no memory between them."""
    between = frozenset({StepKind.NOTHING, StepKind.BESIDE})
    yield from _runs(module, function, callees, frozenset({StepKind.COPY}), between)


def _runs(
    module: Module,
    function: Function,
    callees: Callees,
    parts: frozenset[StepKind],
    between: frozenset[StepKind],
) -> Iterator[SyncRun]:
    """Runs of instructions of some kinds, within a block; others may stand between them, but not at the ends."""
    for block in function.blocks:
        start, stop, kinds = -1, -1, set[StepKind]()
        for at in range(block.start, block.stop):
            kind = step_kind(module, callees, function.instructions[at])
            if kind in parts:
                start, stop = at if start < 0 else start, at + 1
                kinds.add(kind)
            elif start >= 0 and kind not in between:
                yield SyncRun(start, stop, frozenset(kinds))
                start, kinds = -1, set()
        if start >= 0:
            yield SyncRun(start, stop, frozenset(kinds))
