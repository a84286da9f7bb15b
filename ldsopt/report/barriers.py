"""Weakened barriers, for a terminal and as a member of the report of `annotate` as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.barriers.weakening import (
    BarrierStanding,
    BarrierWeakening,
    WeakenedBarrier,
    WeakenedKernel,
)

_WHY: Mapping[BarrierStanding, str] = {
    BarrierStanding.ONE_WAVE: "a workgroup is one wave",
    BarrierStanding.NO_EXCHANGE: "no two waves touch a common byte on both sides of it, of which one writes",
    BarrierStanding.ASSUMED: "no two waves exchange anything there; it rests on an assumption",
    BarrierStanding.IF_ASSUMED: "it would take an assumption",
    BarrierStanding.EXCHANGE: "two waves may touch a common byte on both sides of it",
    BarrierStanding.NO_FENCES: "it has not a release fence of the workgroup in front and an acquire fence behind",
    BarrierStanding.TIMING: "it may serve to time waves",
    BarrierStanding.OUT_OF_ORDER: "LDS is not only accessed in order",
    BarrierStanding.UNKNOWN: "the model of barriers does not hold for the kernel",
    BarrierStanding.CALLED: "it stands in a function that is called",
    BarrierStanding.GAINS_NOTHING: "it may be weakened, and the code gains nothing",
}


def barrier_lines(subject: AnnotationSubject, weakening: BarrierWeakening, *, explain: bool) -> Iterator[str]:
    """A line for each kernel with barriers and fences of a workgroup, and what there is to explain."""
    if not weakening.kernels:
        yield "  barriers: no kernel has one of a workgroup with its fences"
    for kernel in weakening.kernels:
        counts = Counter(barrier.standing for barrier in kernel.barriers)
        parts = [f"{counts[standing]} {standing.value}" for standing in BarrierStanding if counts[standing]]
        total = plural(len(kernel.barriers), "barrier")
        yield f"  kernel {kernel.name}: {total}, {kernel.weakened} made of a wave: {', '.join(parts)}"
        if missing := sorted(
            {
                promise
                for barrier in kernel.barriers
                if barrier.standing is BarrierStanding.IF_ASSUMED
                for promise in barrier.promises
            }
        ):
            yield f"    with {' '.join(f'--assume {name}' for name in missing)} more would be"
        if kernel.given_back:
            yield f"    left as they are: {kernel.given_back}"
        if explain and kernel.why_left:
            yield f"    left as they are: {kernel.why_left}"
        for barrier in kernel.barriers if explain else ():
            yield from _barrier(subject, barrier)


def _barrier(subject: AnnotationSubject, barrier: WeakenedBarrier) -> Iterator[str]:
    promises = f" ({', '.join(barrier.promises)})" if barrier.promises else ""
    place = subject.place(barrier.line)
    yield f"    {place}: {barrier.standing.value}: {_WHY[barrier.standing]}{promises}"
    for line, where in zip(barrier.pair, ("before", "behind"), strict=False):
        yield f"        {where}: {subject.place(line)}: {subject.instruction(line)}"


def barriers_json(subject: AnnotationSubject, weakening: BarrierWeakening) -> dict[str, Any]:
    """The member ``barriers``: counts by standing, then kernel by kernel. Lines are those of the output."""
    return {
        "counts": {_name(standing): weakening.count(standing) for standing in BarrierStanding},
        "kernels": [_kernel_json(subject, kernel) for kernel in weakening.kernels],
    }


def _kernel_json(subject: AnnotationSubject, kernel: WeakenedKernel) -> dict[str, Any]:
    lines = [line for barrier in kernel.barriers for line in (barrier.line, *barrier.pair)]
    moved = subject.lines_in_output([kernel.line, *lines])

    def one(barrier: WeakenedBarrier) -> dict[str, Any]:
        return {
            "line": moved[barrier.line],
            "standing": _name(barrier.standing),
            "weakened": barrier.standing.is_weakened,
            "promises": list(barrier.promises),
            "pair": [moved[line] for line in barrier.pair],
        }

    return {
        "name": kernel.name,
        "line": moved[kernel.line],
        "weakened": kernel.weakened,
        "why_left": kernel.why_left or None,
        "given_back": kernel.given_back or None,
        "barriers": [one(barrier) for barrier in kernel.barriers],
    }


def _name(standing: BarrierStanding) -> str:
    """A standing as JSON spells it, e.g. ``one_wave``."""
    return standing.name.lower()
