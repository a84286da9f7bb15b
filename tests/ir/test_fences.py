"""Fences: scope, ordering, and the memory that their tags limit them to."""

from __future__ import annotations

import pytest

from ldsopt import Module, parse
from ldsopt.ir.synchronization import read_fence

NODES = """
!1 = !{!"amdgpu-synchronize-as", !"local"}
!2 = !{!"amdgpu-synchronize-as", !"global"}
!3 = !{!"foo", !"local"}
!4 = !{!2, !3}
!5 = !{!1, !2}
!6 = !{!"amdgpu-synchronize-as", !"private"}
!7 = !{!"local", !"amdgpu-synchronize-as"}
!8 = !{}
"""


def fence_in(text: str) -> tuple[Module, int]:
    """A module with that fence, and its line."""
    module = parse(f"define void @f() {{\nfence {text}\nret void\n}}\n{NODES}")
    return module, next(n for n, line in enumerate(module.lines) if line.startswith("  fence"))


@pytest.mark.parametrize(
    ("text", "orders", "waits"),
    [
        ("release", True, True),
        ('syncscope("agent") seq_cst', True, True),
        ('syncscope("workgroup") acq_rel', True, False),
        ('syncscope("wavefront") release', False, False),
        ('syncscope("singlethread") release', False, False),
        ('syncscope("workgroup-one-as") release', False, False),
        ('syncscope("one-as") release', False, False),
        ("release, !mmra !1", True, False),
        ("release, !mmra !2", False, True),
        ("release, !mmra !3", True, True),
        ("release, !mmra !4", False, True),
        ("release, !mmra !5", True, True),
        ("release, !mmra !6", False, False),
        ("release, !mmra !7", True, True),
        ("release, !mmra !8", True, True),
        ("release, !foo !2", True, True),
        ("acquire", True, False),
    ],
)
def test_what_a_fence_orders(text: str, orders: bool, waits: bool) -> None:
    fence = read_fence(*fence_in(text))
    assert fence is not None
    assert (fence.orders_lds, fence.waits_for_global_loads) == (orders, waits)


@pytest.mark.parametrize(
    ("ordering", "releases", "acquires"),
    [("acquire", False, True), ("release", True, False), ("acq_rel", True, True), ("seq_cst", True, True)],
)
def test_ordering(ordering: str, releases: bool, acquires: bool) -> None:
    fence = read_fence(*fence_in(ordering))
    assert fence is not None
    assert (fence.releases, fence.acquires) == (releases, acquires)


def test_other_instructions_are_no_fence() -> None:
    module, line = fence_in("release")
    assert read_fence(module, line + 1) is None


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("release", True),
        ("release, !mmra !1", False),
        ("release, !mmra !2", True),
        ("release, !mmra !6", False),
        ('syncscope("workgroup-one-as") release', True),
        ('syncscope("wavefront") release', False),
    ],
)
def test_a_fence_orders_global_memory_unless_its_tags_leave_it_out(text: str, orders: bool) -> None:
    fence = read_fence(*fence_in(text))
    assert fence is not None
    assert fence.orders_global is orders
