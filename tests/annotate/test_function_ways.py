"""The ways through a function, for rule R10: whether they depend on which branches diverge."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ldsopt import api
from ldsopt.analysis.flow.control_flow import of_edges
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.transforms.annotate.waiting_operations import find_operations
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


ARMS: Graph = [[1, 2], [3], [3]]


@pytest.mark.parametrize(
    ("edges", "is_alike"),
    [
        pytest.param([*ARMS, []], False, id="two arms"),
        pytest.param([*ARMS, [4, 5], [4], []], True, id="two arms ahead of an endless loop"),
        pytest.param([[1, 2, 3], [4], [4], [4], []], True, id="three arms"),
        pytest.param([[1, 2], [3], [3, 4], [4], []], True, id="arms with a block in common"),
    ],
)
def test_uniform_branches_that_are_structured_as_divergent_ones_are(edges: Graph, is_alike: bool) -> None:
    flow = of_edges(edges)
    uniform, divergent = (find_ways(flow, frozenset(blocks)) for blocks in ((), (0,)))
    assert (uniform == divergent) is is_alike


@pytest.mark.parametrize(
    ("operation", "is_loading"),
    [
        ("%x = load i32, ptr addrspace(1) %g", True),
        ("%x = load i32, ptr %p", True),
        ("%x = load i32, ptr addrspace(3) @S", False),
        ("%x = load i32, ptr addrspace(4) %c", False),
        ("store i32 0, ptr addrspace(1) %g", False),
        ("fence acq_rel", False),
        ("%x = atomicrmw add ptr addrspace(1) %g, i32 1 monotonic", True),
        ("call void @unknown()", True),
        ("%x = call i32 @llvm.amdgcn.workitem.id.x()", False),
        ("%x = add i32 1, 2", False),
    ],
)
def test_what_may_load_into_a_vector_register(operation: str, is_loading: bool) -> None:
    module = api.parse(
        'target triple = "amdgcn-amd-amdhsa"\n@S = internal addrspace(3) global [64 x i32] poison, align 16\n'
        "declare void @unknown()\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n"
        "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(4) %c, ptr %p) {\n"
        f"  {operation}\n  br label %end\nend:\n  ret void\n}}\n",
        mcpu="gfx942",
    )
    provenance = Provenance(module)
    provenance.analyse()
    (function,) = (f for f in module.functions() if f.name == "k")
    assert find_operations(module, provenance.callees, function).loading == ({0} if is_loading else set())
