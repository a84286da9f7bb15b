"""Slots that order LDS, slots that wait for copies, and the faults that the check of a placement notices."""

import itertools
import random
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import pytest
from pipeline_kernels import kernel, pipelined

import ldsopt
from ldsopt import InternalError

EIGHT = ("rA rB", ".", "rA rB", ".", "rA rB", ".", "wA wB", ".")
GEMM = ("rA rB", ".", "wA wB", ".")


@pytest.mark.parametrize(
    ("stages", "fields", "fences"),
    [
        (EIGHT, (), {5, 7}),  # as Triton places them
        (GEMM, (), {1, 3}),  # as Triton places them
        (("rA", "rA", ".", "wA", "."), (), {2, 4}),
        (("rA", ".", "rA", ".", "wA", "."), ("gap=1",), {3, 5}),
        (("rA", ".", ".", "wA", ".", "."), ("gap=2",), {1, 4}),
        (("rA", ".", ".", "wA", ".", "."), ("gap=1",), {2, 5}),
        (("rA", "wB", ".", "rB wA", "."), (), {2, 4}),
        ((".", "rA", ".", "rA", "."), (), set()),  # nothing is written
        (("pA", "pA", "."), (), set()),  # nothing that another wave touches
        (("wA", "."), (), set()),  # each work-item writes its own element again
    ],
)
def test_slots_that_order_lds(stages: tuple[str, ...], fields: tuple[str, ...], fences: set[int]) -> None:
    assert pipelined(stages, fields=fields).placement.fences == fences


def touched(stage: str, kind: str) -> set[str]:
    return {word[1:] for word in stage.split() if word[0] == kind}


def random_stages(choose: random.Random) -> tuple[tuple[str, ...], list[set[int]]]:
    """A loop's stages, and the slots of which one has to order LDS: for each pair that needs it, those between."""
    while True:
        count = choose.randint(6, 10)
        words = [
            [word for word in ("rA", "rB", "wA", "wB") if choose.random() < (0.3 if word[0] == "r" else 0.15)]
            for _ in range(count)
        ]
        stages = tuple(" ".join(stage) or "." for stage in words)
        read, written = ([touched(stage, kind) for stage in stages] for kind in "rw")
        pairs = [
            (first, distance)
            for first, distance in itertools.product(range(count), range(count + 1))
            for later in [(first + distance) % count]
            if written[first] & read[later] or read[first] & written[later]
        ]
        if min((distance for _, distance in pairs), default=0) > 1:  # no barrier orders neighbours
            return stages, [{(first + n) % count for n in range(1, distance)} for first, distance in pairs]


SEARCHED = (51, 94, 130, 904, 1112, 1368, 1374, 1794, 1795, 2053, 2203, 2377)
"""Where the last slot of each pair, the most urgent pair first, are more than are needed."""


@pytest.mark.parametrize("seed", [*range(12), *SEARCHED])
def test_lds_is_ordered_at_the_fewest_slots_of_all_sets_of_them(seed: int) -> None:
    stages, wanted = random_stages(random.Random(seed))
    slots = pipelined(stages).placement.fences
    assert all(slots & each for each in wanted)
    smaller = itertools.combinations(range(len(stages)), len(slots) - 1)
    assert not [fewer for fewer in smaller if all(each & {*fewer} for each in wanted)]


def test_a_dependence_is_named_by_what_goes_wrong() -> None:
    """Stage 2 writes the variable that stage 0 reads, and the next iteration reads it again."""
    found = [
        (one.first, one.second, one.hazard.name) for one in pipelined(("rA", ".", "wA", ".")).dependences
    ]
    assert found == [(0, 2, "WAR"), (2, 0, "RAW")]


TENSOR_COPY = "  call void @llvm.amdgcn.tensor.{}(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)\n"


@pytest.mark.parametrize(
    ("copy", "hazards"),
    [
        ("store.from.lds", set()),
        ("load.to.lds", {(0, 2, "WAR"), (2, 0, "RAW"), (2, 2, "WAW")}),
    ],
)
def test_a_tensor_copy_reads_lds_or_writes_it(copy: str, hazards: set[tuple[int, int, str]]) -> None:
    stages = ("rA", ".", f".|{TENSOR_COPY.format(copy)}", ".")
    declared = f"declare void @llvm.amdgcn.tensor.{copy}(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32 immarg)"
    text = kernel(stages, cpu="gfx1250", size="256,256").replace("declare void @unknown()", declared)
    (loop,) = ldsopt.pipeline(ldsopt.parse(text)).details.loops
    assert {(one.first, one.second, one.hazard.name) for one in loop.dependences} == hazards


def test_all_barriers_order_lds_where_that_is_wanted() -> None:
    assert pipelined(GEMM, fence="all").placement.fences == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("stages", "waits"),
    [
        (("cA", ".", "rA", "."), {(1, "vmcnt"): 0}),
        (("cA", "cB", ".", "rA", "rB", ".", "."), {(2, "vmcnt"): 1, (3, "vmcnt"): 0}),
        (("cA", "cB", ".", "rA rB", ".", "."), {(2, "vmcnt"): 0}),
        (("cA", "cB cB", ".", "rA", ".", "."), {(2, "vmcnt"): 2}),
    ],
)
def test_slots_that_wait_for_copies(stages: tuple[str, ...], waits: dict[tuple[int, str], int]) -> None:
    assert pipelined(stages).placement.waits == waits


def test_a_copy_in_a_guarded_block_does_not_count_as_started() -> None:
    guarded = (
        ".| %odd = trunc i32 %i to i1\n  br i1 %odd, label %do, label %on\ndo:\n"
        "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %B.wave, i32 4, "
        "i32 0, i32 0, i32 0, i32 0)\n  br label %on\non:\n"
    )
    text = kernel(("cA", guarded, ".", "rA", ".", ".")).replace("[ %next, %loop ]", "[ %next, %on ]")
    (loop,) = ldsopt.pipeline(ldsopt.parse(text)).details.loops
    assert loop.placement.waits[2, "vmcnt"] == 0


def check(one: Any, **changed: Any) -> None:
    """Holds a pipeline's placement, changed so, against what it is for."""
    ordered = [dependence for dependence in one.dependences if dependence.is_ordered]
    replace(one.placement, **changed).check(one.loop.gap, ordered, one.started)


class TestCheckOfAPlacement:
    def test_passes_what_was_placed(self) -> None:
        for stages in (EIGHT, GEMM, ("cA", ".", "rA", ".")):
            one = pipelined(stages)
            check(one)

    @pytest.mark.parametrize("moved", [0, 2])
    def test_notices_a_fence_that_is_missing_or_at_the_target(self, moved: int) -> None:
        """A fence right in front of the stage that needs it is too late for the group that runs ahead."""
        one = pipelined(GEMM)
        with pytest.raises(InternalError, match="no slot orders"):
            check(one, fences=frozenset({moved, 3}))

    def test_notices_a_wait_that_lets_one_copy_too_many_go_on(self) -> None:
        one = pipelined(("cA", "cB cB", ".", "rA", ".", "."))
        waits = dict(one.placement.waits)
        check(one)
        with pytest.raises(InternalError, match="no slot orders"):
            check(one, waits=waits | {(2, "vmcnt"): 3})

    def test_notices_a_fence_where_a_wait_for_copies_belongs(self) -> None:
        one = pipelined(("cA", ".", "rA", "."))
        with pytest.raises(InternalError, match="no slot orders"):
            check(one, fences=frozenset(range(4)), waits={})

    @pytest.mark.parametrize(("gap", "slot", "passes"), [(0, 2, True), (1, 2, False), (1, 1, True)])
    def test_what_only_one_group_touches_may_be_ordered_at_the_target(
        self, gap: int, slot: int, passes: bool
    ) -> None:
        found = pipelined(("rA", ".", "wA", "."))
        one = replace(found.dependences[1], first=0, second=2, gap=gap)
        placement = replace(found.placement, fences=frozenset({slot}))
        with nullcontext() if passes else pytest.raises(InternalError):
            placement.check(1, [one], [{}] * 4)


def test_dependences_of_waves_of_one_group_need_no_gap() -> None:
    """Accesses to bytes that only waves of one group share may be in stages that follow each other."""
    near = "|  %half = xor i32 %t, 64\n  %hp = getelementptr i32, ptr addrspace(3) @A, i32 %half\n  %hv = load i32, ptr addrspace(3) %hp, align 4\n"
    one = pipelined(("wA", near, "."))
    assert {dependence.gap for dependence in one.dependences} == {0}
    assert one.placement.fences == {1, 2} or len(one.placement.fences) == 2
