"""The frequency of each block of compiled code, from the frequencies of some of its blocks.

Rule. Control that enters a block leaves it, and control that enters a function leaves it (Kirchhoff's law, with which
profilers count by few counters; Knuth and Stevenson, Optimal Measurement Points for Program Frequency Counts, 1973). So
blocks become edges, and the counts a circulation through a graph::

    outside --entries--> in(0) --count of 0--> out(0) --> in(1) --count of 1--> out(1) --> outside

The known counts determine an edge of unknown count exactly if no cycle of unknown edges leads through it, in whatever
direction these are followed: if it is a bridge of the graph of the unknown edges. Counts that cannot be negative tell
more: in front of a block that is never executed, and behind it, no control passes.

Nothing is estimated: a count that does not follow stays unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ldsopt.dataclass import dataclass
from ldsopt.graph import Graph

if TYPE_CHECKING:
    import networkx as nx


class ContradictoryCounts(ValueError):
    """The known counts are not those of any execution of this code."""


@dataclass(slots=True)
class _CountedEdge:
    start: int
    end: int
    count: int | None


def block_frequencies(successors: Graph, known: Mapping[int, int], entries: int) -> list[int | None]:
    """The frequency of each block; ``None`` if it does not follow from the known counts.

    Args:
        successors: the successors of each block; block 0 is the entry, and control leaves behind blocks without any.
        known: the counts of some blocks.
        entries: the number of times that the function is entered.

    Raises:
        ContradictoryCounts: no execution of this code has these counts.

    >>> block_frequencies([[1], [2, 3], [1], []], {2: 70}, 10)     # a loop: its head runs once more than its body
    [10, 80, 70, 10]
    >>> block_frequencies([[1, 2], [3], [3], []], {}, 10)          # nothing says how often either side is taken
    [10, None, None, 10]
    >>> block_frequencies([[1, 2], [3], [3], []], {1: 0}, 10)
    [10, 0, 10, 10]
    >>> block_frequencies([[1, 1], [2], []], {}, 10)               # a branch of which both sides lead to one block
    [10, 10, 10]
    >>> block_frequencies([[1, 2], [2], []], {1: 17}, 10)
    Traceback (most recent call last):
    ldsopt.isa.block_frequencies.ContradictoryCounts: a branch would have to be taken less than never
    >>> block_frequencies([[1, 2], [3], [3], []], {1: 3, 2: 3}, 10)
    Traceback (most recent call last):
    ldsopt.isa.block_frequencies.ContradictoryCounts: 4 executions come from nowhere or get lost
    """
    edges = list(_edges(successors, known, entries))
    blocks = [edge for edge in edges if edge.end == edge.start + 1 and edge.start % 2 == 0]
    while _solve(edges) or _nothing_passes(edges, blocks):
        pass
    return [edge.count for edge in blocks]


def _edges(successors: Graph, known: Mapping[int, int], entries: int) -> Iterator[_CountedEdge]:
    """The graph's edges; block ``n`` is the edge from ``2 n`` to ``2 n + 1``."""
    outside = -1
    yield _CountedEdge(outside, 0, entries)
    for block, targets in enumerate(successors):
        yield _CountedEdge(2 * block, 2 * block + 1, known.get(block))
        for target in dict.fromkeys(targets):
            yield _CountedEdge(2 * block + 1, 2 * target, None)
        if not targets:
            yield _CountedEdge(2 * block + 1, outside, None)


def _solve(edges: list[_CountedEdge]) -> bool:
    """Gives every determined edge its count; true if there was any."""
    import networkx as nx  # loaded where counts are solved for

    unknown = nx.MultiGraph()
    surplus: dict[int, int] = {}  # what is known to enter a node, less what is known to leave it
    for number, edge in enumerate(edges):
        unknown.add_nodes_from((edge.start, edge.end))
        if edge.count is None:
            unknown.add_edge(edge.start, edge.end, number)
        else:
            surplus[edge.end] = surplus.get(edge.end, 0) + edge.count
            surplus[edge.start] = surplus.get(edge.start, 0) - edge.count
    bridges = [(start, end, next(iter(unknown[start][end]))) for start, end in nx.bridges(unknown)]
    unknown.remove_edges_from(bridges)
    part_of: dict[int, int] = {}
    balance: list[int] = []  # of the parts that the bridges connect
    for part, nodes in enumerate(nx.connected_components(unknown)):
        part_of.update(dict.fromkeys(nodes, part))
        balance.append(sum(surplus.get(node, 0) for node in nodes))
    tree = nx.Graph()
    tree.add_nodes_from(range(len(balance)))
    for start, end, number in bridges:
        tree.add_edge(part_of[start], part_of[end], number=number)
    _strip(tree, balance, part_of, edges)
    return bool(bridges)


def _strip(tree: nx.Graph, balance: list[int], part_of: Mapping[int, int], edges: list[_CountedEdge]) -> None:
    """Takes leaf by leaf off the forest: the one edge of a leaf carries away the surplus of the leaf.

    Raises:
        ContradictoryCounts: an edge would have a negative count, or a surplus is left at the end.
    """
    leaves = [part for part in tree if tree.degree(part) <= 1]
    while leaves:
        leaf = leaves.pop()
        if leaf not in tree:
            continue
        for other in tree[leaf]:  # one, or none where all else of its tree is taken off
            edge = edges[tree.edges[leaf, other]["number"]]
            edge.count = balance[leaf] if part_of[edge.start] == leaf else -balance[leaf]
            if edge.count < 0:
                raise ContradictoryCounts("a branch would have to be taken less than never")
            balance[other] += balance[leaf]
            balance[leaf] = 0
            if tree.degree(other) <= 2:
                leaves.append(other)
        if balance[leaf]:
            raise ContradictoryCounts(f"{abs(balance[leaf])} executions come from nowhere or get lost")
        tree.remove_node(leaf)


def _nothing_passes(edges: list[_CountedEdge], blocks: list[_CountedEdge]) -> bool:
    """Sets the edges round blocks that are never executed to zero; true if there was any to set."""
    silent = {node for block in blocks if block.count == 0 for node in (block.start, block.end)}
    found = [edge for edge in edges if edge.count is None and (edge.start in silent or edge.end in silent)]
    for edge in found:
        edge.count = 0
    return bool(found)
