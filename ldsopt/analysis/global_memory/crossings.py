"""The accesses that cross each fence of a workgroup: they tell if it is needed for global memory, or for LDS alone.

A fence orders the accesses before it in one work-item with those behind it in another. Its order of global memory is
**needed** if some access *a* that may run before the fence and some access *b* that may run behind it depend on their
order, made by two work-items of one workgroup (`ldsopt.analysis.global_memory.conflicts`). Every such pair keeps every
fence that may lie between them, over loops, too. No fence is given up because another one is kept, and no fence that is
given up relies on one that is kept, so all of them can be given up together.

Why that is enough. A fence only orders by synchronizing: a release fence of one work-item with an acquire fence of
another, by a barrier or an atomic between the two.

* All work-items of a workgroup pass the same barriers in the same order (`ldsopt.analysis.flow.phases`, which refuses
  other kernels). If *a* of one is ordered before *b* of another by a barrier B and the fences beside it, the first
  has gone from *a* over its release fence to B, the other from the same B over its acquire fence to *b*. So control
  flow leads from *a* over both fences to *b*: both are kept. So is every fence of a longer chain.
* If work-items may learn of each other in another way (`GlobalAccess.signals`), or the kernel is refused there, two
  fences that synchronize may stand anywhere. Then all pairs of the kernel count for all of its fences.
* Fences and atomics that synchronize further than the workgroup order its accesses with those of other workgroups. Each
  of them counts as an access that depends on its order with them.

At the end of the kernel, everything is written back, by whichever wave.

Example::

    %v = load %in[i]; store %v, @lds; fence; barrier; fence; %w = load @lds; store %w, %out[i]

The load of ``%in`` before and the store to ``%out`` behind are the one pair: needed, unless the two are apart.

Source: LangRef, 'Memory Model for Concurrent Operations'; AMDGPUUsage, 'Memory Model' and 'Memory Model Relaxation
Annotations' (a fence of ``local`` alone orders no global memory).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from ldsopt import graph
from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.conflicts import OrderObstacle, PairVerdict
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels, workgroup_fences
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import has_one_wave, wave_size
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import Fence, read_fence


@dataclass(frozen=True, slots=True)
class FenceCrossing:
    """The accesses that cross one fence of a workgroup.

    Attributes:
        line: of the fence, an index into `Module.lines`.
        fence: its kind and the memory that it orders.
        obstacle: the reason why its order of global memory is needed; `OrderObstacle.NONE` if it is not.
        promises: the promises by which it is not needed; with `OrderObstacle.PROMISE`, those by which it would not be.
        by_index: that rests on an index proof.
        pair: lines of two accesses that it is needed for, the earlier one first; empty if it is not needed.
    """

    line: int
    fence: Fence
    obstacle: OrderObstacle
    promises: frozenset[str] = frozenset()
    by_index: bool = False
    pair: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KernelCrossings:
    """The fences of one kernel.

    Attributes:
        name: of the kernel.
        line: of its ``define``, an index into `Module.lines`.
        fences: fences of a workgroup, in text order.
        everywhere: the reason why all pairs of accesses count for all fences; empty if only pairs around a fence do.
        called: lines of the workgroup's fences in functions that it calls, which are left alone.
    """

    name: str
    line: int
    fences: tuple[FenceCrossing, ...]
    everywhere: str = ""
    called: tuple[int, ...] = ()


def find_crossings(module: Module, promises: Collection[str]) -> tuple[KernelCrossings, ...]:
    """The fences of every kernel that has some.

    Args:
        promises: the promises that the user makes (`ldsopt.assumptions`).
    """
    return tuple(_CrossingSearch(order).run() for order in fenced_kernels(module, promises))


class _CrossingSearch:
    """Finds what crosses the fences of one kernel."""

    def __init__(self, order: KernelOrder) -> None:
        self._order = order

    def run(self) -> KernelCrossings:
        """Judges, for each fence of the kernel, every pair of accesses that it may lie between."""
        order = self._order
        everywhere = order.refused or order.signals()
        known: dict[tuple[frozenset[int], frozenset[int]], PairVerdict] = {}
        fences = []
        all_of_them = self._by_group(order.accesses)
        for at, fence in workgroup_fences(order.module, order.kernel):
            before, behind = (all_of_them, all_of_them) if everywhere else self._around(at)
            key = (frozenset(before), frozenset(behind))
            if key not in known:
                known[key] = self._worst(before, behind)
            verdict = known[key]
            fences.append(
                FenceCrossing(
                    order.line(at),
                    fence,
                    verdict.obstacle,
                    verdict.promises,
                    verdict.by_index,
                    self._example(verdict.obstacle, before, behind),
                )
            )
        called = [
            function.instructions[at].line
            for function in order.functions
            if function.name != order.kernel.name and not function.is_kernel
            for at, _ in workgroup_fences(order.module, function)
        ]
        return KernelCrossings(order.kernel.name, order.kernel.line, tuple(fences), everywhere, tuple(called))

    def _by_group(self, accesses: Iterable[GlobalAccess]) -> dict[int, GlobalAccess]:
        """One access of each group."""
        found: dict[int, GlobalAccess] = {}
        for access in accesses:
            found.setdefault(self._order.conflicts.group(access), access)
        return found

    def _around(self, at: int) -> tuple[dict[int, GlobalAccess], dict[int, GlobalAccess]]:
        """The accesses that may run before an instruction, and those that may run behind it."""
        here = self._order.block_of[at]
        before = graph.reachable(self._order.flow.predecessors, self._order.flow.predecessors[here])
        behind = graph.reachable(self._order.flow.successors, self._order.flow.successors[here])
        earlier = (
            access
            for access in self._order.accesses
            if (block := self._order.block_of[access.at]) in before or (block == here and access.at < at)
        )
        later = (
            access
            for access in self._order.accesses
            if (block := self._order.block_of[access.at]) in behind or (block == here and access.at > at)
        )
        return self._by_group(earlier), self._by_group(later)

    def _worst(self, before: Mapping[int, GlobalAccess], behind: Mapping[int, GlobalAccess]) -> PairVerdict:
        """The verdict on all pairs together: the greatest obstacle, and all promises."""
        worst, promises, by_index = OrderObstacle.NONE, frozenset[str](), False
        for a in before.values():
            for b in behind.values():
                verdict = self._order.conflicts.judge(a, b)
                worst = max(worst, verdict.obstacle)
                promises |= verdict.promises
                by_index = by_index or verdict.by_index
        return PairVerdict(worst) if worst > OrderObstacle.PROMISE else PairVerdict(worst, promises, by_index)

    def _example(
        self, obstacle: OrderObstacle, before: Mapping[int, GlobalAccess], behind: Mapping[int, GlobalAccess]
    ) -> tuple[int, ...]:
        """The lines of a pair of accesses with an obstacle; none if there is no obstacle."""
        if obstacle is OrderObstacle.NONE:
            return ()
        for a in before.values():
            for b in behind.values():
                if self._order.conflicts.judge(a, b).obstacle is obstacle:
                    return tuple(self._order.line(access.at) for access in (a, b))
        return ()


# --- weak fences --------------------------------------------------------------------------------------------
#
# Fences that are too weak for the accesses that cross them: they order LDS only, but waves exchange global memory.
#
# A pair of accesses that depend on their order (`ldsopt.analysis.global_memory.conflicts`) and lead to one known object
# is reported if control flow leads from the one to the other over a barrier of the workgroup and a fence of LDS alone,
# and over no fence that orders global memory: then nothing orders the two, though the author meant to order something
# there. Pairs that would only conflict if two pointers led to a common byte are not reported, and neither are kernels
# in which work-items may learn of each other in other ways, or whose workgroups have one wave, which keeps its order.
#
# Example::
#
#     store %a[i]; fence release, local; s.barrier; fence acquire, local; load %a[255 - i]

_MOST_PAIRS = 10_000
_BARRIER, _FENCE = 1, 2


@dataclass(frozen=True, slots=True)
class WeakFence:
    """A pair of accesses by which waves exchange global memory, without an order.

    Attributes:
        kernel: its name.
        before, behind: lines of the two accesses, indices into `Module.lines`.
        fence: line of a fence of LDS alone between them.
        is_sure: two waves do touch a common byte, if both get there; if false, they are not proved not to.
    """

    kernel: str
    before: int
    behind: int
    fence: int
    is_sure: bool


def find_weak_fences(module: Module) -> Iterator[WeakFence]:
    """The weak fences of all kernels, one for each first access and object."""
    if "amdgpu-synchronize-as" not in module.text:
        return
    for order in fenced_kernels(module, MADE_PROMISES):
        is_alone = order.module.arch is not None and has_one_wave(order.module, order.kernel)
        if not is_alone and not order.refused and not order.signals():
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
    """The instructions that paths from one reach over a barrier and a fence of LDS alone, each with that fence."""
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
