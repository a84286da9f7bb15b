"""Branches: joins of the paths that part at one, looked for up to its post-dominator, and the lanes that run a block."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from text_sections import beside

import ldsopt
from ldsopt.analysis.flow.control_flow import ControlFlow, of_edges, of_function
from ldsopt.analysis.flow.divergence import joins
from ldsopt.analysis.ranges.waves import Arms, opposite

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


TEXTS = beside(__file__)
KERNEL = TEXTS["KERNEL"]


def told(first: str, second: str, other: str = "middle", has_whole_waves: bool = False) -> list[bool]:
    """Of each pair of arms of one condition, which of them ``a`` and ``b`` are in: whether a lane's own mask is asked."""
    module = ldsopt.parse(KERNEL.format(first=first, second=second, other=other), mcpu="gfx942")
    (function,) = module.functions()
    arms = Arms(module, function, of_function(function), has_whole_waves)
    return [one.lane is None for one, _ in opposite(arms.of(1), arms.of(3))]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param("%c", "%c", [True], id="one condition, on true and on false"),
        pytest.param("%c", "%d", [], id="two conditions"),
        pytest.param("%c", "%not", [], id="on false of the inverted one is on true"),
        pytest.param("%bit", "%c", [False], id="a bit of a ballot that is set tells of another lane"),
        pytest.param("%c", "%bit", [], id="one that is clear tells nothing"),
    ],
)
def test_lanes_of_opposite_arms(first: str, second: str, expected: list[bool]) -> None:
    assert told(first, second) == expected


def test_a_block_with_another_edge_in_tells_nothing() -> None:
    assert told("%c", "%c", other="a") == []


def test_nothing_is_told_where_lanes_may_run_what_they_do_not_come_by() -> None:
    assert told("%c", "%c", has_whole_waves=True) == []
