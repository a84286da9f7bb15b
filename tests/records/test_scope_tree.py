"""Scopes of launches as a tree: what lies in what, and the figures of each place."""

from __future__ import annotations

from dump_files import END, HEADER, START, buffer, slot

from ldsopt.records.dump import compose
from ldsopt.records.scope_tree import scope_trees
from ldsopt.records.trace import RecordTrace, read_trace


def trace(*rounds: int) -> RecordTrace:
    """A wave that runs through scope 0, and within it through scope 1 for so many cycles each time; then 1 alone."""
    now, records = 10, [(START, 0, 0)]
    for cycles in rounds:
        records += [(START, 1, now), (END, 1, now + cycles)]
        now += cycles + 10
    records += [(END, 0, now), (START, 1, now), (END, 1, now + 40)]
    return read_trace(compose(HEADER, buffer(HEADER, {0: slot(HEADER, 0, {0: records}, ticks=(0, 1000))})))


def test_a_scope_has_a_place_for_each_way_to_it() -> None:
    (tree,) = scope_trees([trace(5, 7)])
    outer, inner = HEADER.scopes[:2]
    found = {node.path: (node.runs, node.total, node.least, node.most) for node in tree.nodes}
    assert found == {(outer,): (1, 42, 42, 42), (outer, inner): (2, 12, 5, 7), (inner,): (1, 40, 40, 40)}
    assert [node.path for node in tree.nodes] == [(outer,), (outer, inner), (inner,)]


def test_figures_are_of_all_launches() -> None:
    (tree,) = scope_trees([trace(1, 2), trace(3, 100)])
    node = next(node for node in tree.nodes if len(node.path) == 2)
    assert (tree.launches, node.runs, node.waves) == (2, 4, 2)
    assert (node.mean, node.median, node.p99, node.total) == (26.5, 2, 100, 106)
    spans = (33 + 40) + (133 + 40)
    assert node.share == 106 / spans
