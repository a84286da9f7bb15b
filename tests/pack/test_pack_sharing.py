"""Variables that may share bytes come to share them, none where no more waves run."""

from dataclasses import replace

import pytest
from pack_kernels import (
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

import ldsopt
from ldsopt import InternalError, packing
from ldsopt.packing import Placement
from ldsopt.transforms.pack import facts as pack_facts
from ldsopt.transforms.pack.arenas import plan_arenas
from ldsopt.transforms.pack.facts import PackFacts


def test_a_kernel_that_is_left_alone_needs_what_it_needed_though_it_could_do_with_less() -> None:
    unwritten = "@C = internal addrspace(3) global [1 x i32] poison, align 4\n"
    read = "  %c = load i32, ptr addrspace(3) @C\n  store i32 %c, ptr addrspace(1) %to\n"
    packed = pack(module(TILES + unwritten, kernel(ONE_AFTER_THE_OTHER + read)))
    (found,) = packed.details.kernels
    assert left_alone(packed)
    assert found.plan.after == found.plan.before == 2052
    assert (found.arena, found.fences, found.claims) == ("", 0, 0)


def test_what_shares_is_held_against_liveness_itself():
    """A placement problem that lost its ranges is found out."""
    facts = PackFacts.of(ldsopt.parse(module(TILES, kernel(THREAD + round_trip("A") + round_trip("B")))))
    (found,) = facts.liveness.kernels
    found = replace(found, buffers=tuple(replace(buffer, ranges=()) for buffer in found.buffers))
    wrong = replace(facts, liveness=replace(facts.liveness, kernels=(found,)))
    with pytest.raises(InternalError, match="@A and @B are needed at one time and share bytes"):
        plan_arenas(facts.provenance.module, facts=wrong)


@pytest.mark.parametrize(("offset", "size"), [(-1024, 1024), (512, 1024), (8, 2048)])
def test_each_place_lies_in_the_arena_and_is_aligned_whoever_made_it(
    monkeypatch: pytest.MonkeyPatch, offset: int, size: int
):
    """The arena is held against the placement by itself, too."""

    def placed(at: int) -> None:
        placement = Placement({"A": at, "B": 0}, size, size, True, 0, "greedy")
        monkeypatch.setattr(packing, "solve", lambda *_, **__: placement)

    monkeypatch.setattr(packing, "validate", lambda *_: None)
    text = module(TILES, kernel(ONE_AFTER_THE_OTHER))
    placed(0)
    assert offsets(pack(text)) == ({"A": 0, "B": 0} if size == 1024 else None)
    placed(offset)
    with pytest.raises(InternalError, match="the place of @A is wrong"):
        pack(text)


def test_a_variable_that_llvm_sees_in_a_function_and_its_text_does_not_name_is_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pack_facts, "globals_named", lambda *_: {"A", "B", "other"})
    with pytest.raises(InternalError, match="the text of k does not show that it names @A"):
        pack(module(TILES, kernel("")))
