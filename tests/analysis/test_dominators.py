"""Dominance, against the definition: without the one block the other cannot be reached."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ldsopt.graph import Dominators

Graph = list[list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    count = draw(st.integers(1, 9))
    return draw(st.lists(st.lists(st.integers(0, count - 1), max_size=3), min_size=count, max_size=count))


def reached(graph: Graph, without: int | None = None) -> set[int]:
    seen: set[int] = set()
    work = [0]
    while work:
        block = work.pop()
        if block != without and block not in seen:
            seen.add(block)
            work += graph[block]
    return seen


@given(graphs())
def test_every_way_passes_what_dominates(graph: Graph) -> None:
    tree, reachable = Dominators(graph), reached(graph)
    for above in range(len(graph)):
        for block in range(len(graph)):
            expected = {above, block} <= reachable and block not in reached(graph, without=above)
            assert tree.dominates(above, block) == expected
