"""The control-flow graph of a function: dominance, natural loops, and reducibility.

Blocks are numbers, in text order; block 0 is the entry. The virtual exit, `ControlFlow.exit`, is that of
`ldsopt.graph`: every reachable block has a post-dominator.

A back edge leads to a block that dominates its source; its *natural loop* is the target (the header) and all blocks
that reach the source without passing the header. A cycle with two entries has no header, and this module's statements
on loops do not hold for it: `irreducible` names an edge that shows one.

Example::

    entry -> head -> body -> head    ; a back edge: the loop {head, body}
             head -> end

Only blocks that the entry leads to have an order, dominators, a post-dominator and successors. Each view is computed
when it is first asked for.

Source: Aho, Lam, Sethi, Ullman, Compilers, 9.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ldsopt import graph
from ldsopt.dataclass import dataclass
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import Function
from ldsopt.once import once

Edge = tuple[int, int]
"""From a block, or a segment of one, to one that may run next; both by number."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop; those of one header are one loop."""

    header: int
    blocks: frozenset[int]


@dataclass(frozen=True)
class ControlFlow:
    """The control-flow graph of a function.

    Attributes:
        successors, predecessors: of each block, without doubles; only edges from reachable blocks.
        order: the reachable blocks in reverse postorder.
    """

    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]

    @property
    def exit(self) -> int:
        """The number of the virtual exit."""
        return len(self.successors)

    @cached_property
    def dominators(self) -> graph.Dominators:
        """The dominator tree."""
        return graph.Dominators(self.successors)

    @cached_property
    def post_dominator(self) -> dict[int, int]:
        """For each reachable block, the nearest block that every path to the exit passes."""
        return graph.post_dominators(self.successors)

    @property
    def loops(self) -> tuple[Loop, ...]:
        """The natural loops, by header."""
        return self._cycles[0]

    def innermost(self, block: int) -> Loop | None:
        """The innermost loop around a block; ``None`` if there is none."""
        around = (loop for loop in self.loops if block in loop.blocks)
        return min(around, key=lambda loop: len(loop.blocks), default=None)

    @property
    def irreducible(self) -> Edge | None:
        """An edge into the middle of a cycle; ``None`` if there is none."""
        return self._cycles[1]

    @cached_property
    def place(self) -> dict[int, int]:
        """The position of each reachable block in `order`."""
        return {block: number for number, block in enumerate(self.order)}

    @cached_property
    def _cycles(self) -> tuple[tuple[Loop, ...], Edge | None]:
        place = self.place
        loops: dict[int, set[int]] = {}
        irreducible = None
        for source in self.order:
            for target in self.successors[source]:
                if place[target] > place[source]:
                    continue
                if self.dominators.dominates(target, source):
                    body = graph.reachable(self.predecessors, [source], avoiding=[target]) | {target}
                    loops.setdefault(target, set()).update(body)
                else:
                    irreducible = irreducible or (source, target)
        return tuple(Loop(header, frozenset(blocks)) for header, blocks in sorted(loops.items())), irreducible

    @cached_property
    def _arms(self) -> dict[int, dict[int, frozenset[int]]]:
        return {}

    def before_post_dominator(self, block: int) -> dict[int, frozenset[int]]:
        """For each successor of a branch, the blocks that it leads to ahead of the branch's post-dominator."""
        found = self._arms.get(block)
        if found is None:
            end = [self.post_dominator[block]]
            arms = self.successors[block]
            found = {arm: frozenset(graph.reachable(self.successors, [arm], end)) for arm in arms}
            self._arms[block] = found
        return found

    @cached_property
    def _led_to(self) -> list[int]:
        """The blocks that control can reach from each block, itself included, as bit sets."""
        return graph.gathered([1 << block for block in range(len(self.successors))], self.successors)

    def leads_to(self, block: int, other: int) -> bool:
        """True if control can reach ``other`` from ``block``, or they are the same."""
        return bool(self._led_to[block] >> other & 1)

    def reachable(self, block: int) -> frozenset[int]:
        """All blocks that control can reach from ``block``, including itself."""
        return frozenset(graph.reachable(self.successors, [block]))


@once
def of_function(function: Function) -> ControlFlow:
    """The graph of a function."""
    return of_edges(successors(function))


class Arm(NamedTuple):
    """A block that only one arm of a conditional branch leads to.

    Attributes:
        source: the block that ends in the branch.
        condition: the address of the branch's condition.
        holds: the value of the condition where the arm is taken.
    """

    block: int
    source: int
    condition: int
    holds: bool


@once
def arms_of(function: Function) -> Sequence[Arm]:
    """The arms of a function's conditional branches with blocks of their own, in reverse postorder of the branches."""
    flow = of_function(function)
    forks = ((at, fork) for at in flow.order if (fork := function.fork(at)) is not None)
    return [
        Arm(block, at, fork.condition, holds)
        for at, fork in forks
        for holds, block in ((False, fork.if_false), (True, fork.if_true))
        if fork.if_false != fork.if_true and flow.predecessors[block] == (at,)
    ]


def of_edges(targets: Sequence[Sequence[int]]) -> ControlFlow:
    """The graph of blocks given by their successors; block 0 is the entry.

    >>> flow = of_edges([[1], [2, 3], [1], []])
    >>> flow.loops, flow.post_dominator[1], flow.leads_to(2, 3), flow.leads_to(3, 2)
    ((Loop(header=1, blocks=frozenset({1, 2})),), 3, True, False)
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
    return ControlFlow(tuple(following), tuple(map(tuple, preceding)), tuple(order))
