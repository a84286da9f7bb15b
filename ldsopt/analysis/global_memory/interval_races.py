"""Pairs of accesses of global memory that two waves of a workgroup may make in one barrier interval.

Rule. Two accesses race if two waves of a workgroup make them with nothing between that orders them, at least one of
the two writes, they touch a common byte, and not both are atomic. A pair is *free* if one of these is proved:

* they touch no common byte, made by two different work-items (`ldsopt.analysis.global_memory.conflicts`);
* a barrier that orders global memory lies between them in every execution.

A barrier orders global memory if directly in front of it stands a fence that releases, and directly behind it one that
acquires, both of global memory for the workgroup or further, with no access in between. All work-items pass the same
barriers in the same order (`ldsopt.analysis.flow.phases`, which refuses other kernels). So if no such barrier lies
between two accesses, both are behind the same one, or behind the kernel's entry, and each is reached from there without
passing another. No barrier counts for an LDS-DMA: it may still read, behind a barrier, the memory that it was issued
for in front of it. A load that LLVM may move past barriers (`KernelOrder.is_movable`) is in all intervals behind it,
too, unless the code is known to have it where it was.

Two atomics of one size, for the workgroup or further, do not race. Other workgroups and other kernels are not examined.
Source: LangRef, 'Memory Model for Concurrent Operations'; AMDGPUUsage, 'Memory Model'.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import combinations_with_replacement, islice, product
from typing import NamedTuple

from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, writing_kernels
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits, in_cycles
from ldsopt.ir.attributes import has_one_wave
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import read_fence

_MOST_JUDGED = 20_000
"""The most pairs of unlike accesses that are judged in a kernel; the others count as unproven."""
_MOST_SHOWN = 10
_WHY = {
    OrderObstacle.PROMISE: "only a promise that was not made says that they are apart",
    OrderObstacle.INDEX: "two work-items may touch the same bytes of one object, as far as is proved",
    OrderObstacle.UNKNOWN: "one of them may touch anything",
    OrderObstacle.FURTHER: "one of them synchronizes with other workgroups",
}


@dataclass(frozen=True, slots=True)
class UnprovenPair:
    """Two accesses that are not proved free: their lines, indices into `Module.lines`, and the reason."""

    first: int
    second: int
    why: str


@dataclass(frozen=True, slots=True)
class GlobalRaces:
    """The pairs of one kernel.

    Attributes:
        function: the kernel.
        pairs: the number of pairs, at least one a write, that two waves may make in one barrier interval; ``free`` of
            them are proved free.
        unproven: the others, up to the number to be shown.
        promises: names of the promises that proofs rest on.
        refused: the reason why barriers separate nothing in this kernel; empty if they do.
    """

    function: str
    pairs: int
    free: int
    unproven: tuple[UnprovenPair, ...]
    promises: frozenset[str]
    refused: str = ""


class _Alike(NamedTuple):
    """The properties that decide a pair: of accesses with equal ones, only one is judged."""

    group: int
    intervals: int
    atomic: int
    is_dma: bool


def find_global_races(
    module: Module, promises: Collection[str], is_kept: Callable[[int], bool]
) -> tuple[GlobalRaces, ...]:
    """The pairs of every kernel that may write global memory.

    Args:
        promises: the promises that the user makes (`ldsopt.assumptions`).
        is_kept: tells of the load on a line that the code has it behind the same barriers as the IR.
    """
    orders = writing_kernels(module, promises)
    return tuple(_pairs(order, frozenset(promises), is_kept) for order in orders)


def _pairs(order: KernelOrder, promises: frozenset[str], is_kept: Callable[[int], bool]) -> GlobalRaces:
    module, kernel = order.module, order.kernel
    accesses = [access for access in order.accesses if access.reads or access.writes]
    if module.arch is not None and has_one_wave(module, kernel):
        return GlobalRaces(kernel.name, 0, 0, (), frozenset())
    intervals = {} if order.refused else _intervals(order, is_kept)
    alike: dict[_Alike, list[GlobalAccess]] = {}
    for access in accesses:
        # If barriers separate nothing, all accesses are in one interval.
        key = _Alike(
            order.conflicts.group(access),
            intervals.get(access.at, 0) if intervals else 1,
            (access.size or 0) if access.is_atomic else 0,
            access.is_dma,
        )
        alike.setdefault(key, []).append(access)
    pairs = free = judged = 0
    unproven, used = list[UnprovenPair](), set[str]()
    for one, other in combinations_with_replacement(alike, 2):
        firsts, seconds = alike[one], alike[other]
        a, b, size = firsts[0], seconds[-1], len(firsts)
        count = size * (size + 1) // 2 if one is other else size * len(seconds)
        if not (a.writes or b.writes) or (one.atomic and one.atomic == other.atomic):
            continue
        if not (one.intervals & other.intervals or one.is_dma or other.is_dma):
            continue
        pairs += count
        judged += 1
        verdict = order.conflicts.judge(a, b) if judged <= _MOST_JUDGED else None
        if verdict is not None and verdict.obstacle is OrderObstacle.NONE:
            free += count
            used |= verdict.promises
        else:
            why = "there are too many pairs" if verdict is None else _WHY[verdict.obstacle]
            if verdict is not None and verdict.obstacle is OrderObstacle.PROMISE:
                why += f" ({', '.join(sorted(verdict.promises - promises))})"
            both = combinations_with_replacement(firsts, 2) if one is other else product(firsts, seconds)
            for first, second in islice(both, _MOST_SHOWN - len(unproven)):
                unproven.append(UnprovenPair(order.line(first.at), order.line(second.at), why))
    return GlobalRaces(kernel.name, pairs, free, tuple(unproven), frozenset(used), order.refused)


def _intervals(order: KernelOrder, is_kept: Callable[[int], bool]) -> dict[int, int]:
    """For each access, the intervals in which it may be made, as a set of bits: for the entry, and each barrier."""
    kernel, flow = order.kernel, order.flow
    memory = frozenset(access.at for access in order.accesses)
    barriers = list(_full(order, memory))
    found: dict[int, int] = {}
    separating = frozenset(barriers)
    for bit, start in enumerate([-1, *barriers]):
        begin = (
            (flow.order[0], kernel.blocks[flow.order[0]].start)
            if start < 0
            else (order.block_of[start], start + 1)
        )
        visits = Visits([begin])
        for number, at in visits:
            stop = kernel.blocks[number].stop
            while at < stop and at not in separating:
                if at in memory:
                    found[at] = found.get(at, 0) | 1 << bit
                at += 1
            if at < stop:
                continue
            visits.add((block, kernel.blocks[block].start) for block in flow.successors[number])
    behind = {
        at: flow.reachable(order.block_of[at])
        for at in found
        if barriers and not is_kept(order.line(at)) and order.is_movable(at)
    }
    repeated = in_cycles(flow.successors)
    for bit, barrier in enumerate(barriers, 1):
        for at, blocks in behind.items():
            block = order.block_of[barrier]
            if block in blocks and (block != order.block_of[at] or at < barrier or block in repeated):
                found[at] |= 1 << bit
    return found


def _full(order: KernelOrder, memory: Collection[int]) -> Iterator[int]:
    """The barriers that order global memory: with a release fence of it in front, and an acquire fence behind.

    Between the fence and the barrier no access of global memory may stand; both are in the barrier's block.
    """
    module, instructions = order.module, order.kernel.instructions
    for number in order.flow.order:
        block = order.kernel.blocks[number]
        fences = {at: read_fence(module, order.line(at)) for at in range(block.start, block.stop)}
        acquired, acquiring = False, set[int]()
        for at in range(block.stop - 1, block.start - 1, -1):
            if acquired:
                acquiring.add(at)
            if (fence := fences[at]) is not None:
                acquired = acquired or (fence.acquires and fence.orders_global)
            elif at in memory:
                acquired = False
        released = False
        for at in range(block.start, block.stop):
            if released and at in acquiring and crossing(module, instructions[at]) is Crossing.BARRIER:
                yield at
            if (fence := fences[at]) is not None:
                released = released or (fence.releases and fence.orders_global)
            elif at in memory:
                released = False
