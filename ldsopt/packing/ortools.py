"""Hard problems to OR-tools' CP-SAT, if it is installed.

The model: an offset for each buffer, in the largest units that lose nothing; a rectangle "bytes by time" for each live
range, no two of which overlap; each extra edge as two intervals of bytes that do not overlap; at any time the live
bytes within the arena. The arena's end is minimised, down to what is enough.

One worker, a fixed seed and a limit of deterministic time make the answer the same on every run and machine.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from math import ceil, gcd
from typing import Any

from ldsopt.errors import Unavailable
from ldsopt.packing.problem import Problem

EFFORT = 10.0
"""CP-SAT's deterministic time, by default: about as many seconds on a machine of 2020."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What CP-SAT found: offsets in bytes by the problem's index, or None; and a size that none is below, or 0."""

    offsets: list[int] | None
    lower_bound: int


def improve(
    problem: Problem, offsets: list[int], *, enough: int, target: int, effort: float = EFFORT
) -> Answer:
    """Looks for a placement that ends at or below `target` bytes, and for the least one of those, down to `enough`.

    Args:
        offsets: a placement that is known, as a hint.
        enough: bytes below which no placement is of interest, or none exists; at most `target`.
        effort: how much deterministic time it may take.

    Raises:
        Unavailable: OR-tools is not installed.
    """
    cp_model = _cp_model()
    model: Any = cp_model.CpModel()
    unit = unit_of(problem)
    top = model.new_int_var(enough, target, "end")
    starts, spans, demands = [], [], []
    rectangles: tuple[list[Any], list[Any]] = ([], [])
    for buffer, hint in zip(problem.buffers, offsets, strict=True):
        alignment = max(buffer.alignment, unit)  # one divides the other
        units = -(-buffer.size // unit)
        if buffer.offset is not None:
            start = model.new_constant(buffer.offset // unit)
        else:
            last = max(0, (target - buffer.size) // alignment)
            turns = model.new_int_var(0, last, buffer.id)
            model.add_hint(turns, min(last, hint // alignment))
            start = turns * (alignment // unit)
        span = model.new_fixed_size_interval_var(start, units, buffer.id)
        model.add(start * unit + buffer.size <= top)
        starts.append(start)
        spans.append(span)
        for lower, upper in _disjoint(buffer.ranges):
            rectangles[0].append(model.new_fixed_size_interval_var(lower, upper - lower, buffer.id))
            rectangles[1].append(span)
            demands.append(units)
    model.add_no_overlap_2d(*rectangles)
    model.add_cumulative(rectangles[0], demands, -(-target // unit))
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    for first, second in problem.conflicts:
        model.add_no_overlap([spans[index[first]], spans[index[second]]])
    model.minimize(top)

    solver: Any = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    solver.parameters.max_deterministic_time = effort
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return Answer(None, target + 1)
    least = ceil(solver.best_objective_bound - 1e-6)  # of the larger of the end and `enough`
    bound = least if least > enough else 0
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Answer(None, bound)
    return Answer([solver.value(start) * unit for start in starts], bound)


def unit_of(problem: Problem) -> int:
    """Bytes of which every offset can be a multiple without any loss.

    Sizes, fixed offsets and alignments are multiples of it, except for alignments that divide it. A buffer can be
    lowered until it is at 0 or directly above another, up to its alignment; so if the other ends at a multiple of the
    unit, it starts at one, too.

    >>> from ldsopt.packing.problem import Buffer
    >>> unit_of(Problem((Buffer("a", 96, 16), Buffer("b", 64, 4), Buffer("c", 32, 128))))
    32
    """
    unit = gcd(
        *(buffer.size for buffer in problem.buffers), *(buffer.offset or 0 for buffer in problem.buffers)
    )
    while True:
        odd = [b.alignment for b in problem.buffers if b.alignment % unit and unit % b.alignment]
        if not odd:
            return unit
        unit = gcd(unit, *odd)


def _disjoint(ranges: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The same times, as ranges that do not touch: CP-SAT would see a buffer in its own way.

    >>> _disjoint(((4, 6), (0, 2), (1, 3)))
    [(0, 3), (4, 6)]
    """
    merged: list[tuple[int, int]] = []
    for lower, upper in sorted(ranges):
        if merged and lower <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(upper, merged[-1][1]))
        else:
            merged.append((lower, upper))
    return merged


def _cp_model() -> Any:
    try:
        return importlib.import_module("ortools.sat.python.cp_model")
    except ImportError as error:
        raise Unavailable(
            "OR-tools is not installed; install it with: pip install 'ldsopt[ortools]'"
        ) from error
