"""Orders, reachability, cycles, dominance: against networkx, and against the definitions."""

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt import graph

Graph = list[list[int]]
DEEP = 15_000


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Up to nine nodes with up to three edges each: loops, doubles, unreachable and endless parts included."""
    count = draw(st.integers(1, 9))
    return draw(st.lists(st.lists(st.integers(0, count - 1), max_size=3), min_size=count, max_size=count))


def theirs(successors: Graph) -> nx.DiGraph:
    found = nx.DiGraph()
    found.add_nodes_from(range(len(successors)))
    found.add_edges_from((node, target) for node, targets in enumerate(successors) for target in targets)
    return found


@given(graphs())
def test_reachable(successors: Graph) -> None:
    assert graph.reachable(successors, [0]) == nx.descendants(theirs(successors), 0) | {0}


@given(graphs())
def test_gathered(successors: Graph) -> None:
    found = graph.gathered([1 << node for node in range(len(successors))], successors)
    reached = [graph.reachable(successors, [node]) for node in range(len(successors))]
    assert found == [sum(1 << node for node in nodes) for nodes in reached]


@given(graphs(), st.data())
def test_reachable_without_some_nodes(successors: Graph, data: st.DataObject) -> None:
    avoiding = data.draw(st.sets(st.integers(0, len(successors) - 1)))
    rest = theirs(successors)
    rest.remove_nodes_from(avoiding)
    expected = nx.descendants(rest, 0) | {0} if 0 not in avoiding else set()
    assert graph.reachable(successors, [0], avoiding) == expected


@given(graphs())
def test_postorder(successors: Graph) -> None:
    """An edge to a node that comes later closes a cycle; so on a graph without cycles it is a topological order."""
    order = graph.postorder(successors)
    assert sorted(order) == sorted(graph.reachable(successors, [0]))
    assert graph.reverse_postorder(successors) == order[::-1]
    place = {node: number for number, node in enumerate(order)}
    for node in order:
        for target in successors[node]:
            assert place[target] < place[node] or node in graph.reachable(successors, [target])


@given(graphs())
def test_components(successors: Graph) -> None:
    found = list(graph.components(successors.__getitem__, range(len(successors))))
    assert {frozenset(c) for c in found} == set(
        map(frozenset, nx.strongly_connected_components(theirs(successors)))
    )
    place = {node: number for number, component in enumerate(found) for node in component}
    assert all(place[target] <= place[node] for node, targets in enumerate(successors) for target in targets)


@given(graphs())
def test_components_of_what_a_root_leads_to(successors: Graph) -> None:
    found = [node for component in graph.components(successors.__getitem__, [0]) for node in component]
    assert sorted(found) == sorted(graph.reachable(successors, [0]))


@given(graphs())
def test_cycles_are_the_nodes_that_lead_to_themselves(successors: Graph) -> None:
    nodes = range(len(successors))
    found = {node for cycle in graph.cycles(successors.__getitem__, nodes) for node in cycle}
    assert found == {node for node in nodes if node in graph.reachable(successors, successors[node])}


@given(graphs())
def test_immediate_dominators(successors: Graph) -> None:
    expected = dict(nx.immediate_dominators(theirs(successors), 0))
    expected.pop(0, None)
    assert graph.immediate_dominators(successors) == expected


@given(graphs())
def test_every_way_passes_what_dominates(successors: Graph) -> None:
    """And a node that cannot be reached dominates nothing and is dominated by nothing, itself included."""
    tree, reached = graph.Dominators(successors), graph.reachable(successors, [0])
    for above in range(len(successors)):
        for node in range(len(successors)):
            avoided = graph.reachable(successors, [0], avoiding=[above])
            assert tree.dominates(above, node) == ({above, node} <= reached and node not in avoided)


@given(graphs())
def test_post_dominators(successors: Graph) -> None:
    """The post-dominators are the dominators of the reversed graph where every node leads to an end."""
    end, reached = len(successors), graph.reachable(successors, [0])
    flow = theirs(successors).subgraph(reached).copy()
    flow.add_edges_from((node, end) for node in reached if not successors[node])
    found = graph.post_dominators(successors)
    assert set(found) == reached
    if end in flow and reached <= nx.ancestors(flow, end):
        expected = dict(nx.immediate_dominators(flow.reverse(), end))
        expected.pop(end, None)
        assert found == expected


@pytest.mark.parametrize(
    ("successors", "expected"),
    [
        pytest.param([[1], [1]], {0: 1, 1: 2}, id="a loop that never ends leads to the exit"),
        pytest.param(
            [[1], [2, 3], [4], [4], [1]], {0: 1, 1: 4, 2: 4, 3: 4, 4: 5}, id="sides meet inside one"
        ),
        pytest.param([[1, 2], [1], []], {0: 3, 1: 3, 2: 3}, id="one side never ends"),
        pytest.param([[], [0]], {0: 2}, id="what is unreachable has none"),
    ],
)
def test_post_dominators_where_control_never_ends(successors: Graph, expected: dict[int, int]) -> None:
    assert graph.post_dominators(successors) == expected


def test_deep_graphs_do_not_recurse_and_take_about_linear_time() -> None:
    """A chain with an exit from every node: walking up the tree once an edge would take 10**8 steps."""
    chain = [[node + 1, DEEP] for node in range(DEEP)] + [[]]
    assert len(graph.postorder(chain)) == DEEP + 1
    assert len(list(graph.components(chain.__getitem__, [0]))) == DEEP + 1
    assert graph.immediate_dominators(chain)[DEEP] == 0
    assert graph.post_dominators(chain)[0] == DEEP
    assert graph.Dominators(chain).dominates(DEEP // 2, DEEP - 1)
