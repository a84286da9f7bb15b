"""The ways through a function, for rule R10: whether they depend on which branches diverge."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ldsopt.analysis.flow.control_flow import of_edges
from ldsopt.transforms.annotate.ways import find_ways, needs_divergence

Graph = list[list[int]]


@pytest.mark.parametrize(
    ("edges", "needed"),
    [
        pytest.param([[1], [2], []], False, id="one way"),
        pytest.param([[1], [1, 2], [2, 3], []], False, id="rotated loops, one behind the other"),
        pytest.param([[1], [2], [2, 3], [1, 4], []], False, id="a rotated loop in another"),
        pytest.param([[1, 2], [2], []], True, id="an arm"),
        pytest.param([[1, 2], [3], [3], []], True, id="two arms"),
        pytest.param([[1], [2, 3], [1], []], True, id="a loop that is left at its head"),
        pytest.param([[1], [2, 3], [3], [1, 4], []], True, id="an arm in a loop"),
    ],
)
def test_it_does(edges: Graph, needed: bool) -> None:
    assert needs_divergence(of_edges(edges)) is needed


@given(st.data())
def test_where_it_does_not_all_branches_may_diverge(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 7))
    targets = st.lists(st.integers(0, count - 1), max_size=2)
    flow = of_edges(data.draw(st.lists(targets, min_size=count, max_size=count)))
    assume(flow.irreducible is None and not needs_divergence(flow))
    divergent = data.draw(st.sets(st.integers(0, count - 1)))
    assert find_ways(flow, frozenset(divergent)) == find_ways(flow, frozenset())
