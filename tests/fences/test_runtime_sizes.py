"""Loops that stride by the workgroup's size, which is known at run time only: each work-item has its own elements."""

from __future__ import annotations

from itertools import product

import pytest
from fence_kernels import kernel_text

from ldsopt.analysis.global_memory.item_offsets import SIZE, ItemAddress, ItemOffsets, meet
from ldsopt.assumptions import INDICES_DO_NOT_WRAP, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.errors import UsageError
from ldsopt.ir.read import parse
from ldsopt.transforms.fences.narrowing import FenceStanding, find_narrowing
from ldsopt.transforms.fences.options import FenceOptions

LOAD = """%implicit = call ptr addrspace(4) @llvm.amdgcn.{pointer}.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 {offset}
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
"""
LOOP = """{load}  {before}
  br label %loop
loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  {body}
  %next = add {flags} i32 %i, {step}
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""
STORE = "store i32 1, ptr addrspace(1) %p\n  BARRIER"
BOTH = (UNREAD_DIMENSIONS_ARE_ONE, INDICES_DO_NOT_WRAP)
DECLARED = """declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
!llvm.module.flags = !{{!9}}
!9 = !{{i32 1, !"amdhsa_code_object_version", i32 {version}}}
"""


def judged(
    body: str, assume: tuple[str, ...] = (), *, version: int = 600, size: str = ""
) -> set[FenceStanding]:
    """The standings of the fences of a kernel whose workgroups have any size up to 64."""
    module = parse(kernel_text(body, size=size, more=DECLARED.format(version=version)), mcpu="gfx1100")
    (found,) = find_narrowing(module, FenceOptions(assume=assume)).functions  # type: ignore[arg-type]
    return {fence.standing for fence in found.sites}


def loop(
    *,
    start: str = "%tid",
    step: str = "%size",
    flags: str = "nuw nsw",
    body: str = STORE,
    before: str = "",
    place: tuple[str, int] = ("implicitarg", 12),
) -> str:
    """A loop in which a work-item stores to each element that it comes to, and a barrier."""
    load = LOAD.format(pointer=place[0], offset=place[1])
    return LOOP.format(load=load, before=before, start=start, body=body, flags=flags, step=step)


@pytest.mark.parametrize("place", [("implicitarg", 12), ("dispatch", 4)])
@pytest.mark.parametrize(
    ("step", "before"),
    [
        ("%size", ""),
        ("%three", "%three = mul nsw i32 %size, 3"),
        ("%grid", "%grid = mul nsw i32 %n, %size"),
    ],
)
def test_a_stride_of_whole_workgroups_is_proved_for_one_dimension(
    place: tuple[str, int], step: str, before: str
) -> None:
    body = loop(step=step, before=before, place=place)
    assert judged(body) == {FenceStanding.IF_ASSUMED}
    assert judged(body, BOTH[:1]) == {FenceStanding.ASSUMED}


@pytest.mark.parametrize(
    "body",
    [
        loop(place=("implicitarg", 14)),  # along y
        loop(place=("implicitarg", 4)),  # where the dispatch packet has it
        loop(step="%odd", before="%odd = add nsw i32 %size, 1"),
        loop(step="%less", before="%less = lshr i32 %size, 1"),
        loop(
            start="%twice", before="%twice = shl nsw i32 %tid, 1"
        ),  # of 2, 4, .. every other lands on another's
        loop(start="0"),
        loop(
            body="%n1 = getelementptr inbounds i32, ptr addrspace(1) %p, i32 1\n"
            f"  %w = load i32, ptr addrspace(1) %n1\n  {STORE}"
        ),
    ],
)
def test_other_strides_and_neighbours_are_not(body: str) -> None:
    assert judged(body, BOTH) == {FenceStanding.NEEDS_INDEX}


def test_code_objects_before_version_5_have_it_elsewhere() -> None:
    assert judged(loop(), BOTH, version=400) == {FenceStanding.NEEDS_INDEX}


def test_a_sum_that_may_wrap_takes_a_promise() -> None:
    """Past 2**32 a counter in steps of 3 comes to elements of others; in steps that are stated not to wrap it never does."""
    body = loop(flags="")
    assert judged(body, BOTH[:1]) == {FenceStanding.IF_ASSUMED}
    assert judged(body, BOTH) == {FenceStanding.ASSUMED}


def test_several_elements_in_a_round() -> None:
    """Unrolled by two: the second element lies a workgroup behind the first."""
    body = (
        "%j = add nsw i32 %i, %size\n  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %j\n"
        f"  %w = load i32, ptr addrspace(1) %q\n  {STORE}"
    )
    assert judged(loop(body=body), BOTH[:1]) == {FenceStanding.ASSUMED}


ALONE = """{load}
  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  BARRIER
  %alone = icmp {predicate} i16 %half, 1
  br i1 %alone, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void"""


@pytest.mark.parametrize(
    ("predicate", "standing"), [("eq", "ASSUMED"), ("ne", "NEEDS_INDEX"), ("ule", "NEEDS_INDEX")]
)
def test_what_runs_for_one_work_item_alone_meets_nobody(predicate: str, standing: str) -> None:
    body = ALONE.format(load=LOAD.format(pointer="implicitarg", offset=12), predicate=predicate)
    assert judged(body, BOTH[:1]) == {FenceStanding[standing]}


def test_a_size_that_is_stated_is_that_number() -> None:
    assert judged(loop(), size="!reqd_work_group_size !0") == {FenceStanding.PROVED_BY_INDEX}


def touches(first: ItemOffsets, second: ItemOffsets, sizes: tuple[int, int], count: int) -> bool:
    """`meet` by trying every size of the workgroup, and multiples near 0."""
    assert isinstance(first.own, tuple)
    assert isinstance(second.own, tuple)
    turns = first.turns or second.turns
    for size in range(1, count + 1):
        for i, j, n in product(range(size), range(size), range(-count, count + 1)):
            distance = first.own[i] - second.own[j] + turns * size * n
            if i != j and -sizes[0] < distance < sizes[1]:
                return True
    return False


@pytest.mark.parametrize("step", [-4, 1, 3, 4])
@pytest.mark.parametrize("apart", [-4, -1, 0, 2, 5])
def test_the_answer_is_that_of_trying_every_size(step: int, apart: int) -> None:
    count = 5
    for turns, sizes in product((abs(step), 3 * abs(step)), ((1, 1), (4, 2), (2, 4))):
        first = ItemOffsets(tuple(step * item + apart for item in range(count)), turns=turns)
        second = ItemOffsets(tuple(step * item for item in range(count)), turns=turns)
        found = meet(ItemAddress("a", first), ItemAddress("a", second), sizes, count)
        tried = touches(first, second, sizes, count)
        assert found or not tried
        assert found == tried or apart  # multiples beyond those of 5 work-items count as well


def test_a_difference_of_sizes_is_a_multiple_of_the_size() -> None:
    own = tuple(4 * item for item in range(8))
    at = ItemAddress("a", ItemOffsets(own))
    behind = ItemAddress("a", ItemOffsets(own, ((SIZE, 4),)))
    assert not meet(at, behind, (4, 4), 8)
    assert meet(at, ItemAddress("a", ItemOffsets(own, ((SIZE, 2),))), (4, 4), 8)


def test_no_other_promise_is_taken() -> None:
    with pytest.raises(UsageError, match="indices-do-not-wrap"):
        FenceOptions(assume=("nothing",))  # type: ignore[arg-type]
