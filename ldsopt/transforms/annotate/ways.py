"""The ways through a function as LLVM's code generation sees them, for rule R10.

The rule is in `ldsopt.transforms.annotate.slot_lists`; here is what structuring makes of control flow, and where the
backend puts blocks of its own. Source: LLVM 21 to 23, StructurizeCFG.cpp, LoopSimplify.cpp, MachineSink.cpp.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.graph import reachable

_MOST_ORDERED = 4
"""Uniform branches with two arms of which both orders are tried; of further ones every order is taken at once."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways through a function as the backend sees them.

    Attributes:
        successors: of each block, and of hubs behind them: blocks that do nothing but connect a region.
        plain: the blocks that no structured region comes before.
        is_known: there is such a graph; not where a cycle has two ways in.
    """

    successors: tuple[tuple[int, ...], ...]
    plain: frozenset[int]
    is_known: bool = True


def find_ways(flow: ControlFlow, divergent: frozenset[int]) -> tuple[Ways, ...]:
    """The ways through a function, for each order in which the backend may put the arms of uniform branches.

    Args:
        flow: its control flow.
        divergent: the blocks whose branch may send lanes of a wave different ways.
    """
    if flow.irreducible is not None:
        return (Ways(flow.successors, frozenset(), is_known=False),)
    branches = frozenset(block for block in flow.order if len(flow.successors[block]) > 1)
    if _has_endless_loop(flow):
        divergent = branches
    successors = [list(targets) for targets in flow.successors]
    after: set[int] = set()
    in_a_row: list[_ArmsInARow] = []
    for region in _structured_regions(flow, branches):
        arms = _arms(flow, region) if divergent.isdisjoint(region.inside | {region.branch}) else None
        if arms is not None and (not arms or len(in_a_row) < _MOST_ORDERED):
            in_a_row += arms
            continue
        hub = len(successors)
        successors.append([*region.inside, *region.ends])
        for block in {region.branch, *region.inside}:
            successors[block].append(hub)
        after |= region.inside.union(*(flow.reachable(end) for end in region.ends))
    plain = frozenset(flow.order) - after
    return tuple(
        Ways(tuple(map(tuple, _with_arms_in_a_row(successors, in_a_row, order))), plain)
        for order in product((0, 1), repeat=len(in_a_row))
    )


def needs_divergence(flow: ControlFlow) -> bool:
    """Whether the ways through a function depend on which of its branches diverge: some may be structured.

    Of a rotated loop, whose way round is its only way out, nothing is changed in any case.
    """
    branches = frozenset(block for block in flow.order if len(flow.successors[block]) > 1)
    return next(iter(_structured_regions(flow, branches)), None) is not None


def is_given_none(
    block: int, predecessors: Sequence[int], ways: Ways, place: Mapping[int, int], waiting: Collection[int]
) -> bool:
    """Whether a block of the backend's own may hand an empty list to a join.

    Args:
        block: the join.
        predecessors: its predecessors, of which one hands on nothing.
        ways: through the function.
        place: of each block in an order in which only back edges lead backwards.
        waiting: blocks at whose end nothing may be outstanding.
    """
    predecessors = [p for p in predecessors if p in place]  # the others cannot be reached
    if len(predecessors) < 2:
        return False
    ahead = [p for p in predecessors if place[p] < place[block]]
    is_loop_entered_from_several = 1 < len(ahead) < len(predecessors)
    return any(p in waiting and len(ways.successors[p]) > 1 for p in predecessors) or (
        is_loop_entered_from_several and all(p in waiting for p in ahead)
    )


class _UnorderedBlocks(NamedTuple):
    """Blocks that may come in any order, or be passed by, between a branch and the blocks where its ways meet."""

    branch: int
    inside: frozenset[int]
    ends: frozenset[int]


def _has_endless_loop(flow: ControlFlow) -> bool:
    """Whether the end cannot be reached from some block. Such a loop gets a way out that nobody takes, and with it
    uniform branches around it are structured, too. Source: AMDGPUUnifyDivergentExitNodes."""
    ending = {block for block in flow.order if not flow.successors[block]}
    return not reachable(flow.predecessors, ending).issuperset(flow.order)


def _structured_regions(flow: ControlFlow, divergent: frozenset[int]) -> Iterable[_UnorderedBlocks]:
    if not divergent:
        return
    within: dict[int, Loop] = {}
    for loop in sorted(flow.loops, key=lambda loop: -len(loop.blocks)):
        within.update(dict.fromkeys(loop.blocks, loop))
        ends = frozenset(t for block in loop.blocks for t in flow.successors[block] if t not in loop.blocks)
        if not loop.blocks.isdisjoint(divergent) and not _is_rotated(flow, loop):
            yield _UnorderedBlocks(loop.header, loop.blocks, ends)
    for branch in flow.order:
        own = within.get(branch)
        targets = flow.successors[branch]
        if len(targets) < 2 or branch not in flow.post_dominator:
            continue
        if own is not None and any(t == own.header or t not in own.blocks for t in targets):
            continue  # it decides about another round: with its loop above
        inside = frozenset[int]().union(*flow.before_post_dominator(branch).values())
        end = flow.post_dominator[branch]
        if not divergent.isdisjoint(inside | {branch}):
            yield _UnorderedBlocks(branch, inside, frozenset() if end == flow.exit else frozenset({end}))


class _ArmsInARow(NamedTuple):
    """The two arms of a branch, of which the backend puts one behind the other.

    Attributes:
        branch: the block that ends with it.
        end: where the arms meet.
        heads: the first block of each arm.
        tails: the blocks of each arm that lead to the end.
    """

    branch: int
    end: int
    heads: tuple[int, int]
    tails: tuple[frozenset[int], frozenset[int]]


def _arms(flow: ControlFlow, region: _UnorderedBlocks) -> list[_ArmsInARow] | None:
    """The arms of a uniform branch, where they have no block in common; none if there is only one, which has a way
    round it in the IR already, or if they end in returns of their own, which are left as they are. ``None`` where the
    region is not so simple: a loop, or arms that share blocks."""
    if region.branch in region.inside:
        return None
    if not region.ends:
        return []
    (end,) = region.ends
    inside = [arm for arm in flow.before_post_dominator(region.branch).values() if arm]
    if len(inside) < 2:
        return []
    if len(inside) > 2 or not inside[0].isdisjoint(inside[1]):
        return None
    targets = flow.successors[region.branch]
    heads = [next(target for target in targets if target in arm) for arm in inside]
    tails = [frozenset(block for block in arm if end in flow.successors[block]) for arm in inside]
    return [_ArmsInARow(region.branch, end, (heads[0], heads[1]), (tails[0], tails[1]))]


def _with_arms_in_a_row(
    successors: Sequence[Sequence[int]], in_a_row: Sequence[_ArmsInARow], order: Sequence[int]
) -> list[list[int]]:
    """The ways once arms stand one behind the other, each with a way round it: also through both, and past both."""
    found = [list(targets) for targets in successors]
    for arms, first in zip(in_a_row, order, strict=True):
        found[arms.branch].append(arms.end)
        for block in arms.tails[first]:
            found[block].append(arms.heads[1 - first])
    return found


def _is_rotated(flow: ControlFlow, loop: Loop) -> bool:
    """Whether the only way round is the only way out, too: structuring leaves such a loop as it is."""
    latches = {p for p in flow.predecessors[loop.header] if p in loop.blocks}
    leaving = {b for b in loop.blocks if any(t not in loop.blocks for t in flow.successors[b])}
    return len(latches) == 1 and leaving <= latches
