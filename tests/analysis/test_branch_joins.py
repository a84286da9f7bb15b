"""Joins of the paths that part at a branch: looked for up to the branch's post-dominator, against the whole function."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ldsopt.analysis.flow.control_flow import ControlFlow, of_edges
from ldsopt.analysis.flow.divergence import joins

Graph = list[list[int]]


def everywhere(flow: ControlFlow, branch: int) -> set[int]:
    """The joins by labels of all blocks, until no label changes."""
    labels: dict[int, int] = {}
    for _ in range(len(flow.order) + 2):
        before, found = dict(labels), set()
        for block in flow.order:
            reaching = {labels[p] for p in flow.predecessors[block] if p in labels and p != branch} - {block}
            reaching |= {block} if block in flow.successors[branch] else set()
            if len(reaching) > 1:
                found.add(block)
            if block != branch and reaching:
                labels[block] = block if len(reaching) > 1 else min(reaching)
        if labels == before:
            return found
    return set(flow.order)


@st.composite
def flows(draw: st.DrawFn) -> ControlFlow:
    """Up to nine blocks that are left by up to three paths, without cycles that have two entries."""
    count = draw(st.integers(2, 9))
    targets = st.lists(st.integers(0, count - 1), max_size=3)
    flow = of_edges(draw(st.lists(targets, min_size=count, max_size=count)))
    assume(flow.irreducible is None)
    return flow


@settings(max_examples=500)
@given(flows())
def test_what_lies_behind_the_post_dominator_adds_none(flow: ControlFlow) -> None:
    for branch in flow.order:
        if len(flow.successors[branch]) > 1:
            found = joins(flow, branch)
            assert set(found) == everywhere(flow, branch)
            for join, sources in found.items():
                assert len(sources) > 1
                assert sources <= set(flow.predecessors[join])


@pytest.mark.parametrize(
    ("edges", "branch", "expected"),
    [
        pytest.param([[1, 2], [3], [3], []], 0, {3: {1, 2}}, id="two arms"),
        pytest.param([[1, 2], [2], []], 0, {2: {0, 1}}, id="one arm"),
        pytest.param([[1], [1, 2], []], 1, {}, id="a loop and its way out"),
        pytest.param([[1], [2, 3], [4], [4], [5, 1], []], 1, {4: {2, 3}}, id="arms in a loop"),
        pytest.param([[1], [2, 5], [3, 4], [4], [1], []], 2, {4: {2, 3}}, id="the branch is passed again"),
    ],
)
def test_joins_of(edges: Graph, branch: int, expected: dict[int, set[int]]) -> None:
    """Each join with the blocks that the paths to it come from."""
    assert joins(of_edges(edges), branch) == expected
