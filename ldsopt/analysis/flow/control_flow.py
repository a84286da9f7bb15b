"""The control-flow graph of a function: dominance, natural loops, and whether it is reducible.

Blocks are numbers, in text order; block 0 is the entry. The virtual exit, `ControlFlow.exit`, is that of
`ldsopt.graph`: every reachable block has a post-dominator.

A back edge leads to a block that dominates its source; its *natural loop* is the target (the header) and all that
reaches the source without passing the header. A cycle with two ways in has no header, and what is said here of loops
does not hold for it: `irreducible` names an edge that shows one.

Example::

    entry -> head -> body -> head    ; a back edge: the loop {head, body}
             head -> end

Source: Aho, Lam, Sethi, Ullman, Compilers, 9.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt import graph
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import Function

Edge = tuple[int, int]
"""From a block, or a segment of one, to one that may run next; both by number."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop; those of one header are one loop."""

    header: int
    blocks: frozenset[int]


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The control-flow graph of a function.

    Attributes:
        successors, predecessors: of each block, without doubles; only edges from reachable blocks.
        order: the reachable blocks in reverse postorder.
        exit: the number of the virtual exit.
        post_dominator: of each reachable block the nearest block that every way to the exit passes.
        loops: the natural loops.
        irreducible: an edge into the middle of a cycle; ``None`` if there is none.
    """

    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    exit: int
    post_dominator: dict[int, int]
    loops: tuple[Loop, ...]
    irreducible: Edge | None

    def before_post_dominator(self, block: int) -> dict[int, frozenset[int]]:
        """By successor of a branch: the blocks that it leads to ahead of the branch's post-dominator."""
        end = self.post_dominator[block]
        reachable = graph.reachable
        return {arm: frozenset(reachable(self.successors, [arm], [end])) for arm in self.successors[block]}

    def reachable(self, block: int) -> frozenset[int]:
        """All blocks that control can reach from ``block``, including itself."""
        return frozenset(graph.reachable(self.successors, [block]))


def of_function(function: Function) -> ControlFlow:
    """The graph of a function."""
    return of_edges(successors(function))


def of_edges(targets: Sequence[Sequence[int]]) -> ControlFlow:
    """The graph of blocks that are given by their successors; block 0 is the entry.

    >>> flow = of_edges([[1], [2, 3], [1], []])
    >>> flow.loops, flow.post_dominator[1]
    ((Loop(header=1, blocks=frozenset({1, 2})),), 3)
    >>> of_edges([[1, 2], [2], [1, 3], []]).irreducible is not None
    True
    """
    order = graph.reverse_postorder(targets)
    following: list[tuple[int, ...]] = [()] * len(targets)
    preceding: list[list[int]] = [[] for _ in targets]
    for block in order:
        following[block] = tuple(dict.fromkeys(targets[block]))
        for target in following[block]:
            preceding[target].append(block)
    dominators = graph.Dominators(following)
    place = {block: number for number, block in enumerate(order)}
    loops: dict[int, set[int]] = {}
    irreducible = None
    for source in order:
        for target in following[source]:
            if place[target] > place[source]:
                continue
            if dominators.dominates(target, source):
                body = graph.reachable(preceding, [source], avoiding=[target]) | {target}
                loops.setdefault(target, set()).update(body)
            else:
                irreducible = irreducible or (source, target)
    return ControlFlow(
        tuple(following),
        tuple(map(tuple, preceding)),
        tuple(order),
        len(targets),
        graph.post_dominators(following),
        tuple(Loop(header, frozenset(blocks)) for header, blocks in sorted(loops.items())),
        irreducible,
    )
