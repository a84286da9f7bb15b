"""Packing as the rest of ldsopt asks for it: a problem in, a placement with what is known about it out."""

from __future__ import annotations

from ldsopt.errors import InternalError
from ldsopt.packing import ortools
from ldsopt.packing.exact import Scale, pack
from ldsopt.packing.instance import Instance, instance_of
from ldsopt.packing.problem import Placement, Problem
from ldsopt.packing.reuse import Weights, reduce
from ldsopt.packing.steps import Goal, as_good, next_better
from ldsopt.packing.validator import FaultReason, validate

NODE_BUDGET = 20_000
"""Nodes of each of the two searches by default. Most problems from kernels need none."""


def solve(
    problem: Problem,
    *,
    goal: Goal = Goal.BYTES,
    node_budget: int = NODE_BUDGET,
    use_ortools: bool = False,
    effort: float = ortools.EFFORT,
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
        answer = ortools.improve(problem, offsets, enough=enough, target=target, effort=effort)
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
