"""What the proof by index takes for one value, where it gives up, and what is no access to global memory."""

from __future__ import annotations

import pytest
from fence_kernels import kernel_text

from ldsopt.ir.read import parse
from ldsopt.transforms.fences.narrowing import FenceOptions, FenceStanding, NarrowedKernel, find_narrowing


def narrowed(body: str) -> NarrowedKernel:
    (found,) = find_narrowing(parse(kernel_text(body), mcpu="gfx1100"), FenceOptions()).functions
    return found


SHIFTED = """br label %loop
loop:
  %j = load i32, ptr addrspace(1) %b{attached}
  %at = add i32 %tid, %j
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  BARRIER
  %v = load i32, ptr addrspace(1) %p
  br i1 %u, label %loop, label %end
end:
  ret void"""


@pytest.mark.parametrize(
    ("attached", "standing"),
    [(", !invariant.load !1", FenceStanding.PROVED_BY_INDEX), ("", FenceStanding.NEEDS_INDEX)],
)
def test_an_index_loaded_in_a_loop_is_one_value_if_its_memory_does_not_change(
    attached: str, standing: FenceStanding
) -> None:
    found = narrowed(SHIFTED.format(attached=attached))
    assert {fence.standing for fence in found.sites} == {standing}


def test_a_loop_with_two_entries_is_not_followed() -> None:
    body = """br i1 %u, label %one, label %two
one:
  BARRIER
  br i1 %u, label %two, label %end
two:
  br i1 %u, label %one, label %end
end:
  ret void"""
    assert narrowed(body).why == "irreducible control flow"


@pytest.mark.parametrize(("space", "signals"), [("5", False), ("1", True)])
def test_a_volatile_read_of_private_memory_is_no_signal(space: str, signals: bool) -> None:
    pointer = "%x" if space == "5" else "%a"
    body = f"""%x = alloca i32, addrspace(5)
  store i32 1, ptr addrspace({space}) {pointer}
  BARRIER
  %v = load volatile i32, ptr addrspace({space}) {pointer}
  ret void"""
    found = narrowed(body)
    kept = {fence.standing for fence in found.sites} != {FenceStanding.PROVED}
    assert kept is bool(found.why) is signals


@pytest.mark.parametrize(
    ("behind", "standing"), [(0, FenceStanding.PROVED_BY_INDEX), (1, FenceStanding.NEEDS_INDEX)]
)
def test_a_word_of_one_work_item_is_its_own_if_the_same_one_reads_it(
    behind: int, standing: FenceStanding
) -> None:
    body = f"""%first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %meet
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  BARRIER
  %reader = icmp eq i32 %tid, {behind}
  br i1 %reader, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void"""
    assert {fence.standing for fence in narrowed(body).sites} == {standing}


@pytest.mark.parametrize(
    ("otherwise", "standing"), [("meet", FenceStanding.PROVED_BY_INDEX), ("one", FenceStanding.NEEDS_INDEX)]
)
def test_a_branch_with_one_target_tells_no_work_item_from_another(
    otherwise: str, standing: FenceStanding
) -> None:
    body = f"""%first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %{otherwise}
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  BARRIER
  br i1 %first, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void"""
    assert {fence.standing for fence in narrowed(body).sites} == {standing}


ROUNDS = """br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  BARRIER
  %v = load i32, ptr addrspace(1) %p
  {steps}
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""


@pytest.mark.parametrize(
    ("steps", "standing"),
    [
        ("%next = add i32 64, %i", FenceStanding.PROVED_BY_INDEX),
        ("%half = add i32 %i, 64\n  %next = add i32 %half, 64", FenceStanding.PROVED_BY_INDEX),
        ("%half = add i32 %i, 64\n  %next = add i32 64, %half", FenceStanding.PROVED_BY_INDEX),
        ("%half = add i32 %i, 64\n  %next = add i32 %half, 32", FenceStanding.NEEDS_INDEX),
    ],
)
def test_a_counter_goes_by_all_that_is_added_in_a_round(steps: str, standing: FenceStanding) -> None:
    """Steps of whole workgroups, of 64 work-items, leave each work-item its own elements."""
    assert {fence.standing for fence in narrowed(ROUNDS.format(steps=steps)).sites} == {standing}


@pytest.mark.parametrize(
    ("pointer", "standing"), [("%b", FenceStanding.PROVED), ("%a", FenceStanding.UNKNOWN)]
)
def test_an_intrinsic_that_reads_memory_is_a_read(pointer: str, standing: FenceStanding) -> None:
    name = "llvm.amdgcn.global.load.tr.b64.v2i32"
    body = f"""store i32 1, ptr addrspace(1) %a
  BARRIER
  %v = call <2 x i32> @{name}(ptr addrspace(1) {pointer})
  ret void"""
    text = kernel_text(body, more=f"declare <2 x i32> @{name}(ptr addrspace(1))\n")
    (found,) = find_narrowing(parse(text, mcpu="gfx1201"), FenceOptions()).functions
    assert {fence.standing for fence in found.sites} == {standing}
