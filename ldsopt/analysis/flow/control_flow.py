"""The control-flow graph of a function: dominance, natural loops, and whether it is reducible.

Blocks are numbers, in text order; block 0 is the entry. A virtual exit, `ControlFlow.exit`, comes after every block
that ends the function, and after one block of each loop that never ends, so that every reachable block has a
post-dominator.

A back edge leads to a block that dominates its source; its *natural loop* is the target (the header) and all that
reaches the source without passing the header. A cycle with two ways in has no header, and what is said here of loops
does not hold for it: `irreducible` names an edge that shows one.

Example::

    entry -> head -> body -> head    ; a back edge: the loop {head, body}
             head -> end

Sources: Aho, Lam, Sethi, Ullman, Compilers, 9.6; Cooper, Harvey, Kennedy, A Simple, Fast Dominance Algorithm
(networkx).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import networkx as nx

from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Function, Module

Edge = tuple[int, int]


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
        return {arm: self._reached(arm, end) for arm in self.successors[block]}

    def reachable(self, block: int) -> frozenset[int]:
        """The blocks on the ways from a block on, itself included."""
        return self._reached(block, self.exit)

    def _reached(self, start: int, end: int) -> frozenset[int]:
        seen: set[int] = set()
        work = [start]
        while work:
            block = work.pop()
            if block != end and block not in seen:
                seen.add(block)
                work += self.successors[block]
        return frozenset(seen)


def of_function(module: Module, function: Function) -> ControlFlow:
    """The graph of a function."""
    index = {block.address: number for number, block in enumerate(function.blocks)}
    targets = []
    for block in function.blocks:
        operands = function.instructions[block.stop - 1].operands
        targets.append([index[o] for o in operands if o in index and module.kind(o) == ValueKind.BASIC_BLOCK])
    return of_edges(targets)


def of_edges(targets: Sequence[Sequence[int]]) -> ControlFlow:
    """The graph of blocks that are given by their successors; block 0 is the entry.

    >>> flow = of_edges([[1], [2, 3], [1], []])
    >>> flow.loops, flow.post_dominator[1]
    ((Loop(header=1, blocks=frozenset({1, 2})),), 3)
    >>> of_edges([[1, 2], [2], [1, 3], []]).irreducible is not None
    True
    """
    end = len(targets)
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_node(0)
    order = _reverse_postorder(targets)
    for block in order:
        graph.add_edges_from((block, target) for target in targets[block])
    following = tuple(tuple(graph.successors(b)) if b in graph else () for b in range(end))
    preceding = tuple(tuple(graph.predecessors(b)) if b in graph else () for b in range(end))

    dominators = nx.immediate_dominators(graph, 0)
    place = {block: number for number, block in enumerate(order)}
    loops: dict[int, set[int]] = {}
    irreducible = None
    for source, target in graph.edges:
        if place[target] > place[source]:
            continue
        if not _dominates(dominators, target, source):
            irreducible = irreducible or (source, target)
            continue
        loops.setdefault(target, set()).update(_body(preceding, source, target))
    return ControlFlow(
        following,
        preceding,
        tuple(order),
        end,
        _post_dominators(graph, end, place),
        tuple(Loop(header, frozenset(blocks)) for header, blocks in sorted(loops.items())),
        irreducible,
    )


def _reverse_postorder(targets: Sequence[Sequence[int]]) -> list[int]:
    seen, order = {0}, []
    stack = [(0, iter(targets[0]))]
    while stack:
        block, rest = stack[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(targets[target])))
                break
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def _dominates(immediate: dict[int, int], above: int, block: int) -> bool:
    while block != above:
        parent = immediate.get(block)
        if parent is None or parent == block:
            return False
        block = parent
    return True


def _body(predecessors: Sequence[Sequence[int]], source: int, header: int) -> set[int]:
    found, work = {header}, [source]
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work += predecessors[block]
    return found


def _post_dominators(graph: nx.DiGraph[int], end: int, place: dict[int, int]) -> dict[int, int]:
    backwards = graph.reverse(copy=True)
    backwards.add_node(end)
    backwards.add_edges_from((end, block) for block in graph if not graph.out_degree(block))
    endless = set(graph) - nx.descendants(backwards, end)
    while endless:
        backwards.add_edge(end, max(endless, key=place.__getitem__))
        endless -= nx.descendants(backwards, end)
    found = nx.immediate_dominators(backwards, end)
    return {block: parent for block, parent in found.items() if block != end and parent is not None}
