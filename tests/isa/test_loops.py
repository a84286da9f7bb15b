"""Loop nesting depth, by hand-drawn graphs and against the definition by natural loops; and functions' code with their callees."""

import tempfile

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ldsopt
from ldsopt import arch
from ldsopt.checker.judging import Judging
from ldsopt.isa.assembly import Assembly, parse_assembly

DEEPEST = 100


def depths(graph: list[tuple[int, ...]]) -> list[int]:
    """How many loops each block of code is in, by the depth of a wait in it; of unreachable ones as well."""
    lines = [".type k,@function", "k:", " s_nop 0"]
    for block, targets in enumerate(graph):
        lines += [f".L{block}:", " s_waitcnt vmcnt(0)"]
        lines += [f" s_cbranch_scc0 .L{target}" for target in targets[:-1]]
        lines += [f" s_branch .L{target}" for target in targets[-1:]] or [" s_endpgm"]
    with tempfile.NamedTemporaryFile("w", suffix=".s") as file:
        file.write("\n".join([*lines, ".amdhsa_kernel k", ""]))
        file.flush()
        (found,) = ldsopt.measure_file(file.name, mcpu="gfx942")
    return [wait.depth for wait in found.functions[0].waits]


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        pytest.param([()], [0], id="one block"),
        pytest.param([(0,)], [1], id="block that branches to itself"),
        pytest.param([(1,), (1, 2), ()], [0, 1, 0], id="loop of one block"),
        pytest.param([(1,), (2,), (1, 3), ()], [0, 1, 1, 0], id="loop of two blocks"),
        pytest.param([(1,), (2,), (2, 1, 3), ()], [0, 1, 2, 0], id="nest of two"),
        pytest.param([(1,), (2,), (3,), (3, 2, 1), ()], [0, 1, 2, 3, 0], id="nest of three"),
        pytest.param([(1,), (1, 2), (2, 3), ()], [0, 1, 1, 0], id="two loops in a row"),
        pytest.param([(1, 3), (2,), (1, 3), ()], [0, 1, 1, 0], id="loop that may be skipped"),
        pytest.param([(1,), (2, 3), (4,), (4,), (1, 5), ()], [0, 1, 1, 1, 1, 0], id="branch inside a loop"),
        pytest.param([(1, 2), (2, 3), (1, 3), ()], [0, 1, 1, 0], id="irreducible cycle"),
        pytest.param([(1,), (2,), (1, 0)], [1, 2, 2], id="entry heads the outer loop"),
        pytest.param([(), (2,), (1,)], [0, 1, 1], id="unreachable loop"),
    ],
)
def test_depths(graph: list[tuple[int, ...]], expected: list[int]) -> None:
    assert depths(graph) == expected


def test_deep_nest_and_long_chain_do_not_recurse() -> None:
    count = 5_000
    chain = [(n + 1,) for n in range(count)] + [()]
    assert set(depths(chain)) == {0}
    ring = [((n + 1) % count,) for n in range(count)]
    assert set(depths(ring)) == {1}


def natural_depths(graph: list[tuple[int, ...]]) -> list[int] | None:
    """The textbook's way: dominators, back edges, natural loops by header. ``None`` if irreducible."""
    flow = nx.DiGraph((block, target) for block, targets in enumerate(graph) for target in targets)
    flow.add_nodes_from(range(len(graph)))
    if len(nx.descendants(flow, 0) | {0}) < len(graph):
        return None
    tree = nx.DiGraph((above, block) for block, above in nx.immediate_dominators(flow, 0).items() if block)
    tree.add_node(0)
    back = [(tail, head) for tail, head in flow.edges if head in nx.ancestors(tree, tail) | {tail}]
    if not nx.is_directed_acyclic_graph(nx.restricted_view(flow, [], back)):
        return None
    body = {head: {head} for _, head in back}
    for tail, head in back:
        if tail != head:
            body[head] |= nx.ancestors(nx.restricted_view(flow, [head], []), tail) | {tail}
    return [sum(block in loop for loop in body.values()) for block in range(len(graph))]


@given(
    st.integers(1, 9).flatmap(
        lambda count: st.lists(
            st.lists(st.integers(0, count - 1), max_size=2).map(tuple), min_size=count, max_size=count
        )
    )
)
def test_agrees_with_natural_loops_on_reducible_graphs(graph: list[tuple[int, ...]]) -> None:
    expected = natural_depths(graph)
    if expected is not None:
        assert depths(graph) == expected


def test_a_nest_of_thousands_ends_at_the_deepest_that_is_told() -> None:
    count = 2000
    graph = [(n + 1, count - 1 - n) if n + 1 < count else () for n in range(count)]
    assert max(depths(graph)) == DEEPEST


def doubling(depth: int, more: int = 0) -> Assembly:
    """A chain of functions, each of which calls the next one twice; and more functions that call its beginning."""
    texts = ["\t.type f0,@function\nf0:\nds_read_b32 v2, v3\ns_setpc_b64 s[30:31]\n.Lfunc_end_f0:\n"]
    callers = [(f"f{n}", f"f{n - 1}") for n in range(1, depth)] + [
        (f"g{n}", f"f{depth - 1}") for n in range(more)
    ]
    for name, called in callers:
        call = f"s_swappc_b64 s[30:31], {called}\n"
        texts.append(f"\t.type {name},@function\n{name}:\n{call}{call}s_endpgm\n.Lfunc_end_{name}:\n")
    return parse_assembly("".join(texts).replace("s_endpgm", "s_setpc_b64 s[30:31]"))


@pytest.mark.parametrize(("depth", "more"), [(30, 0), (13, 200), (300, 0)])
def test_what_functions_have_with_their_callees_is_in_proportion_to_the_listing(
    depth: int, more: int
) -> None:
    code = doubling(depth, more)
    judging = Judging(code, arch("gfx942"))
    whole = [judging.with_callees(function) for function in judging.functions]
    own = sum(1 + len(block.instructions) for function in code.functions for block in function.blocks)
    assert sum(len(block.instructions) for one in whole for block in one.blocks) < 100_000 + 21 * own
    assert not whole[5].unreadable and whole[5].followed
    left = [one for one in whole if one.name in (f"f{depth - 1}", f"g{more - 1}")][-1]
    assert {one.why for one in left.unreadable} == {"more code behind calls than is followed"}
