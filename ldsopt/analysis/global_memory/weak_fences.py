"""Fences that are too weak for what crosses them: waves exchange global memory by them, and they order LDS only.

A pair of accesses that depend on their order (`ldsopt.analysis.global_memory.crossings`) and lead to one known object
is reported if control flow leads from the one to the other over a barrier of the workgroup and a fence of LDS alone,
and over no fence that orders global memory: then nothing orders the two, though somebody meant something to be ordered
there. What would only conflict if two pointers led to a common byte is not reported, and neither are kernels in which
work-items may learn of each other in other ways.

Example::

    store %a[i]; fence release, local; s.barrier; fence acquire, local; load %a[255 - i]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.fences import read_fence
from ldsopt.ir.module import Module

_MOST_PAIRS = 10_000
_BARRIER, _FENCE = 1, 2


@dataclass(frozen=True, slots=True)
class WeakFence:
    """A pair of accesses that waves exchange global memory by, and that nothing orders.

    Attributes:
        kernel: its name.
        before, behind: lines of the two accesses, indices into `Module.lines`.
        fence: line of a fence of LDS alone between them.
        is_sure: two waves do touch a common byte, if both get there; else it is not proved that they do not.
    """

    kernel: str
    before: int
    behind: int
    fence: int
    is_sure: bool


def find_weak_fences(module: Module) -> Iterator[WeakFence]:
    """The pairs of all kernels, one for each first access and object."""
    if "amdgpu-synchronize-as" not in module.text:
        return
    for order in fenced_kernels(module, MADE_PROMISES):
        if not order.refused and not order.signals():
            yield from _of_kernel(order)


def _of_kernel(order: KernelOrder) -> Iterator[WeakFence]:
    wave = wave_size(order.module, order.kernel)
    marks = _marks(order)
    accesses = [access for access in order.accesses if access.objects]
    if not any(marks.values()) or len(accesses) ** 2 > _MOST_PAIRS:
        return
    for a in accesses:
        reached = _exchanged(order, marks, a.at)
        found: list[tuple[bool, GlobalAccess]] = []
        for b in accesses:
            if b.at in reached and order.conflicts.judge(a, b).obstacle is OrderObstacle.INDEX:
                found.append((order.conflicts.surely_conflict(a, b, wave), b))
        if found:
            is_sure, b = max(found, key=lambda pair: pair[0])
            yield WeakFence(
                order.kernel.name, order.line(a.at), order.line(b.at), order.line(reached[b.at]), is_sure
            )


def _marks(order: KernelOrder) -> dict[int, int | None]:
    """By instruction: a barrier, a fence of LDS alone, or ``None`` for a fence that orders global memory."""
    found: dict[int, int | None] = {}
    for at, instruction in enumerate(order.kernel.instructions):
        fence = read_fence(order.module, instruction.line)
        if fence is not None:
            if fence.orders_global:
                found[at] = None
            elif fence.orders_lds:
                found[at] = _FENCE
        elif crossing(order.module, instruction) in (Crossing.BARRIER, Crossing.WAIT):
            found[at] = _BARRIER
    return found


def _exchanged(order: KernelOrder, marks: dict[int, int | None], start: int) -> dict[int, int]:
    """The instructions behind one on ways with a barrier and a fence of LDS alone and no other: each with the fence."""
    blocks: Sequence[tuple[int, int]] = [(block.start, block.stop) for block in order.kernel.blocks]
    found: dict[int, int] = {}
    seen: set[tuple[int, int]] = set()
    work = [(start + 1, blocks[order.block_of[start]][1], order.block_of[start], 0, -1)]
    while work:
        at, stop, block, state, fence = work.pop()
        while at < stop:
            if at in marks:
                mark = marks[at]
                if mark is None:
                    break
                state |= mark
                fence = at if mark == _FENCE and fence < 0 else fence
            elif state == _BARRIER | _FENCE:
                found.setdefault(at, fence)
            at += 1
        else:
            for target in order.flow.successors[block]:
                if (target, state) not in seen:
                    seen.add((target, state))
                    work.append((*blocks[target], target, state, fence))
    return found
