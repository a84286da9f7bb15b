"""The placements of other compilers for the same buffers, by algorithms written anew from their descriptions.

* `lowest_fit`, `best_fit`: one order, by descending size, as XLA's heap simulator with one interval for each buffer
  does; here with all ranges, which is kinder.
* `hull_fit`: the lowest fit with one interval a buffer, from its first to its last use: what holes are worth.
* `descending_colouring`: the textbook's; buffers by descending size take the first colour that none of their neighbours
  has, and colours lie in a row, each as large as its first buffer.
* `hull_colouring`, after Triton's shared memory allocation: one interval a buffer, from its first to its last use;
  buffers by descending size into the lowest slot; then colours that lift what still overlaps, to a fixed point.
* `ascending_colouring`, after rocMLIR's reuse of LDS: buffers by ascending size take whole colours that none of their
  neighbours has, a run of them that follow each other; what is missing becomes a new colour. Its colours are laid out
  in a row here, which is what its merging into bases and offsets comes to where it is right.
* `grouping`, after IREE's shared-memory reuse: buffers whose hulls overlap, directly or through others, form a group;
  every group starts at 0 and takes the sum of its buffers.

All take alignment into account, whether or not the original does. Each returns offsets in bytes by the buffer's id.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ldsopt.packing import Buffer, Problem, interference
from ldsopt.packing.conflicts import common
from ldsopt.packing.exact import place_in_order
from ldsopt.packing.instance import instance_of

Offsets = dict[str, int]


def by_size(problem: Problem) -> list[Buffer]:
    """The buffers, largest first."""
    return sorted(problem.buffers, key=lambda buffer: -buffer.size)


def lowest_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the lowest gap."""
    return _in_order(problem, tightest=False)


def best_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the tightest gap."""
    return _in_order(problem, tightest=True)


def _in_order(problem: Problem, *, tightest: bool) -> Offsets:
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    order = [index[buffer.id] for buffer in by_size(problem)]
    offsets = place_in_order(instance_of(problem), order, tightest=tightest)
    return {buffer.id: at for buffer, at in zip(problem.buffers, offsets, strict=True)}


def hulls(problem: Problem) -> Problem:
    """The same buffers, each live from the start of its first range to the end of its last."""
    return replace(
        problem,
        buffers=tuple(
            replace(b, ranges=((min(r[0] for r in b.ranges), max(r[1] for r in b.ranges)),))
            for b in problem.buffers
        ),
    )


def hull_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the lowest gap, as if it were live from its first use to its last."""
    return lowest_fit(hulls(problem))


def descending_colouring(problem: Problem) -> Offsets:
    """One colour a buffer, largest first; buffers of one colour start at its first byte."""
    graph = interference(problem)
    order = by_size(problem)
    alignment = max(buffer.alignment for buffer in order)
    colour: dict[str, int] = {}
    starts = [0]
    for buffer in order:
        taken = {colour[other] for other in graph[buffer.id] if other in colour}
        colour[buffer.id] = next(c for c in range(len(order)) if c not in taken)
        if colour[buffer.id] == len(starts) - 1:  # a new one; it ends where the next one begins
            starts.append(_up(starts[-1] + buffer.size, alignment))
    return {name: starts[c] for name, c in colour.items()}


def hull_colouring(problem: Problem) -> Offsets:
    """Slots by hull, then colours that lift buffers over their lower neighbours until nothing overlaps."""
    whole = hulls(problem)
    slots: list[tuple[int, tuple[int, int]]] = [(0, (-(10**9), 10**9))]  # an offset, and when it is free
    waiting = by_size(whole)
    at: Offsets = {}
    while waiting:
        slots.sort()
        offset, free = slots.pop(0)
        fitting = [
            buffer
            for buffer in waiting
            if common(buffer.ranges, (free,)) and not any(common(buffer.ranges, (s,)) for _, s in slots)
        ]
        if not fitting:
            continue
        chosen = fitting[0]
        waiting.remove(chosen)
        at[chosen.id] = _up(offset, chosen.alignment)
        lower, upper = chosen.ranges[0]
        slots.append((at[chosen.id] + chosen.size, (max(free[0], lower), min(free[1], upper))))
        if free[0] < lower:
            slots.append((offset, (free[0], upper)))
        if upper < free[1]:
            slots.append((offset, (lower, free[1])))
    return _lifted(whole, at)


def _lifted(problem: Problem, at: Offsets) -> Offsets:
    """Lifts buffers by first-fit colours until no two that conflict overlap."""
    graph = interference(problem)
    size = {buffer.id: buffer.size for buffer in problem.buffers}
    order = [buffer.id for buffer in by_size(problem)]
    alignment = {buffer.id: buffer.alignment for buffer in problem.buffers}
    while True:
        clashes = {
            a: [b for b in graph[a] if at[a] < at[b] + size[b] and at[b] < at[a] + size[a]] for a in order
        }
        if not any(clashes.values()):
            return at
        colour: dict[str, int] = {}
        for name in order:
            taken = {colour[other] for other in clashes[name] if other in colour}
            colour[name] = next(c for c in range(len(order)) if c not in taken)
        for name in order:
            if colour[name]:
                end = max(at[other] + size[other] for other in clashes[name])
                at[name] = _up(end, alignment[name])


def ascending_colouring(problem: Problem) -> Offsets:
    """Whole colours, smallest buffer first."""
    graph = interference(problem)
    colours: list[int] = []  # bytes of each, in a row
    start_of: dict[str, tuple[int, int]] = {}  # first colour and one past the last
    largest = max(buffer.alignment for buffer in problem.buffers)
    for buffer in sorted(problem.buffers, key=lambda b: b.size):
        used = {c for other in graph[buffer.id] if other in start_of for c in range(*start_of[other])}
        need, first, end = _up(buffer.size, largest), 0, 0
        for end in range(len(colours) + 1):
            have = sum(colours[first:end])
            if have >= need or end == len(colours):
                break
            if end in used:
                first = end + 1
        have = sum(colours[first:end])
        if have < need:
            colours.append(need - have)
            end = len(colours)
        start_of[buffer.id] = (first, end)
    return {name: sum(colours[:first]) for name, (first, _) in start_of.items()}


def grouping(problem: Problem) -> Offsets:
    """Groups of buffers whose hulls overlap, each laid out in a row from 0."""
    import networkx as nx

    buffers = {buffer.id: buffer for buffer in problem.buffers}
    at: Offsets = {}
    for group in nx.connected_components(interference(hulls(problem))):
        end = 0
        for buffer in (b for b in problem.buffers if b.id in group):
            at[buffer.id] = _up(end, buffers[buffer.id].alignment)
            end = at[buffer.id] + buffer.size
    return at


def _up(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


BASELINES: dict[str, Callable[[Problem], Offsets]] = {
    "lowest fit": lowest_fit,
    "best fit": best_fit,
    "hull fit": hull_fit,
    "descending colouring": descending_colouring,
    "hull colouring": hull_colouring,
    "ascending colouring": ascending_colouring,
    "grouping": grouping,
}
