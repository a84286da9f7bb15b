"""The LDS variables of a kernel that may share no byte, and the segments in which they conflict.

Two variables *conflict* if

* both occupy one segment, or
* one is accessed in a segment that co-occurs with one in which the other is accessed: two waves may be there at a time.

Per-thread liveness misses the second case: of the arms of a divergent branch, a wave may write one variable while
another wave still reads the other. A variable that is merely live in a co-occurring segment does no harm: a wave that
goes on from there to a read either does so in this phase, and then the read co-occurs, or passes a barrier after which
the other wave is there as well, so that the variable is live where the other one is accessed.

Example::

    br i1 %uniform, then, else      ; then: store @B, load @B      else: load @A
                                    ; no conflict; with a divergent condition @A and @B conflict
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ldsopt.analysis.liveness.live_ranges import BufferLiveness, KernelLiveness
from ldsopt.packing.problem import Buffer, Problem
from ldsopt.target.arch import Arch

if TYPE_CHECKING:
    import networkx as nx


def accessed_beside(kernel: KernelLiveness) -> dict[str, int | None]:
    """For each variable, the segments that co-occur with an access of it; ``None`` where no segments are known."""
    phases = kernel.phases
    return {b.name: None if phases is None else phases.beside(b.accessed) for b in kernel.buffers}


def conflicting_segments(a: BufferLiveness, b: BufferLiveness, beside: int | None) -> int:
    """The segments in which two variables conflict, as a set of bits; if it is empty, they may share bytes.

    Args:
        a, b: the variables, of one kernel.
        beside: the entry for ``b`` in `accessed_beside`.
    """
    return 1 if beside is None else a.occupied & b.occupied | a.accessed & beside


def in_the_way(kernel: KernelLiveness) -> list[list[BufferLiveness]]:
    """For each variable of a kernel, the others that it may share no byte with."""
    beside = accessed_beside(kernel).values()
    return [
        [
            b
            for b, near in zip(kernel.buffers, beside, strict=True)
            if b is not a and conflicting_segments(a, b, near)
        ]
        for a in kernel.buffers
    ]


def interference(kernel: KernelLiveness) -> nx.Graph[str]:
    """The interference graph of a kernel.

    Nodes are names of variables, with `size`, `alignment` (bytes) and `ranges` (of segments, half-open). Edges have
    `phase`, the number of the first phase that conflicts, `segments`, all conflicting segments, and `concurrent`, true
    if they conflict only because two waves may be in different segments at a time.
    """
    import networkx as nx  # used to draw the graph only, not by the analysis

    graph: nx.Graph[str] = nx.Graph(kernel=kernel.name)
    for buffer in kernel.buffers:
        graph.add_node(buffer.name, size=buffer.size, alignment=buffer.alignment, ranges=buffer.ranges)
    beside = accessed_beside(kernel)
    for a, b in combinations(kernel.buffers, 2):
        if segments := conflicting_segments(a, b, beside[b.name]):
            phases = kernel.phases.phases_of(segments) if kernel.phases else (0,)
            graph.add_edge(
                a.name,
                b.name,
                phase=phases[0],
                segments=tuple(number for number in range(segments.bit_length()) if segments >> number & 1),
                concurrent=not a.occupied & b.occupied,
            )
    return graph


def live_bytes(kernel: KernelLiveness) -> int:
    """The most bytes that are needed at one time, a lower bound for any placement."""
    sums: dict[int, int] = {}
    for buffer in kernel.buffers:
        for start, stop in buffer.ranges:
            for segment in range(start, stop):
                sums[segment] = sums.get(segment, 0) + buffer.size
    return max(sums.values(), default=0)


def packing_problem(kernel: KernelLiveness, arch: Arch | None = None) -> Problem:
    """The placement problem of a kernel's variables: their ids are their names, time is counted in segments.

    Args:
        arch: gives the capacity (LDS of one workgroup) and the granule.
    """
    buffers = tuple(Buffer(b.name, b.size, b.alignment, b.ranges) for b in kernel.buffers)
    beside = accessed_beside(kernel).values()
    conflicts = tuple(
        (a.name, b.name)
        for (a, _), (b, near) in combinations(zip(kernel.buffers, beside, strict=True), 2)
        if not a.occupied & b.occupied and conflicting_segments(a, b, near)
    )
    if arch is None:
        return Problem(buffers, conflicts=conflicts)
    return Problem(buffers, arch.lds_bytes, arch.lds_granule, conflicts)
