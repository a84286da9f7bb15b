"""Packing as the rest of ldsopt asks for it: a problem in, a placement with what is known about it out."""

from __future__ import annotations

import importlib
from math import ceil, gcd
from typing import Any

from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError, Unavailable
from ldsopt.packing.exact import Scale, pack
from ldsopt.packing.instance import Instance, instance_of
from ldsopt.packing.problem import Goal, Placement, Problem, as_good, next_better
from ldsopt.packing.reuse import Weights, reduce
from ldsopt.packing.validator import FaultReason, validate

# --- ortools ------------------------------------------------------------------------------------------------
#
# Hard problems to OR-tools' CP-SAT, if it is installed.
#
# The model: an offset for each buffer, in the largest units that lose nothing; a rectangle "bytes by time" for each
# live range, no two of which overlap; each extra edge as two intervals of bytes that do not overlap; at any time the
# live bytes within the arena. The arena's end is minimised, down to what is enough.
#
# One worker, a fixed seed and a limit of deterministic time make the answer the same on every run and machine.


EFFORT = 10.0
"""CP-SAT's deterministic time, by default: about as many seconds on a machine of 2020."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of CP-SAT: offsets in bytes by the problem's index, or None; and a size that none is below, or 0."""

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


# --- solve --------------------------------------------------------------------------------------------------


NODE_BUDGET = 20_000
"""Nodes of each of the two searches by default. Most problems from kernels need none."""


def solve(
    problem: Problem,
    *,
    goal: Goal = Goal.BYTES,
    node_budget: int = NODE_BUDGET,
    use_ortools: bool = False,
    effort: float = EFFORT,
) -> Placement:
    """A placement that is right, as good as the effort allows, and the same on every run.

    First the bytes are minimised, as far as the goal cares. Then, if the problem weighs pairs, the weight of those that
    share a byte, within the bytes that are as good under the goal.

    The result may be larger than the capacity: then compare `lower_bound` with it to know whether nothing fits.

    Args:
        goal: what makes one size better than another; it also decides when to stop.
        node_budget: nodes of the search for bytes, and again of that for weight. 0 leaves the greedy placement.
        use_ortools: hand what the search left open to CP-SAT.
        effort: CP-SAT's deterministic time.

    Raises:
        InputError: buffers that conflict are fixed on common bytes.
        UsageError: the goal needs a capacity and the problem has none.
        Unavailable: OR-tools is asked for, needed, and not installed.
    """
    instance = instance_of(problem)
    scale = Scale(
        next_better=lambda size: next_better(problem, goal, size),
        as_good=lambda size: as_good(problem, goal, size),
    )
    packed = pack(instance, scale, node_budget)
    offsets, bound, nodes = packed.offsets, packed.lower_bound, packed.nodes
    method = "exact" if packed.searched else "greedy"

    target = scale.next_better(instance.end(offsets))
    if use_ortools and target >= bound:
        enough = min(scale.as_good(bound), target)
        answer = improve(problem, offsets, enough=enough, target=target, effort=effort)
        bound = max(bound, answer.lower_bound)
        if answer.offsets is not None:
            offsets, method = answer.offsets, "ortools"

    end = instance.end(offsets)
    weights = _weights(problem, instance)
    reused = reduce(instance, weights, offsets, scale.as_good(end), node_budget)
    if reused.offsets != offsets:
        offsets, method, end = reused.offsets, f"{method}+reuse", instance.end(reused.offsets)
    placement = Placement(
        {buffer.id: at for buffer, at in zip(problem.buffers, offsets, strict=True)},
        end,
        bound,
        scale.next_better(end) < bound,
        nodes + reused.nodes,
        method,
        reused.weight,
        reused.proven,
    )
    fault = validate(problem, placement)
    if fault is not None and fault.reason is not FaultReason.OVER_CAPACITY:
        raise InternalError(f"the packing is wrong: {fault.reason.value}: {fault.detail}")
    return placement


def _weights(problem: Problem, instance: Instance) -> Weights:
    """The weights by index, both ways round, of pairs that may share a byte at all."""
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    weights: list[list[tuple[int, int]]] = [[] for _ in problem.buffers]
    for (first, second), weight in problem.reuse_weights.items():
        a, b = index[first], index[second]
        if weight and not instance.neighbours[a] >> b & 1:
            weights[a].append((b, weight))
            weights[b].append((a, weight))
    return weights
