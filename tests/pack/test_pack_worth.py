"""Bytes that let no more waves run are saved only where that costs nothing."""

from __future__ import annotations

import pytest
from pack_kernels import (
    BARRIER,
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

from ldsopt import FunctionMeasurement, PackOptions, Resources, Wait, arch
from ldsopt.api.transforms import packing_verdicts
from ldsopt.packing import Goal

BARE = "  call void @llvm.amdgcn.s.barrier()\n"
LARGE = TILES.replace("256 x", "4096 x")  # 2 workgroups of 4 waves fit, and 4 when packed
SHARED = {"A": 0, "B": 0}


def code(occupancy: int | None, waits: int | None) -> FunctionMeasurement:
    """A kernel by what it is judged by; ``None`` for what its code does not tell."""
    every = None if waits is None else (Wait("s_waitcnt", (("vmcnt", 0),), 0, 0),) * waits
    return FunctionMeasurement("k", True, every, 9, 9, 0, 0, 0, Resources(occupancy=occupancy))


FENCED, UNFENCED = ONE_AFTER_THE_OTHER, THREAD + round_trip("A") + BARE + round_trip("B")


@pytest.mark.parametrize(
    ("tiles", "body", "goal", "shares"),
    [
        pytest.param(LARGE, UNFENCED, "step", True, id="more waves are worth a fence"),
        pytest.param(LARGE, UNFENCED, "workgroups", True, id="and that is what workgroups asks for"),
        pytest.param(TILES, FENCED, "step", True, id="no more waves, at no cost"),
        pytest.param(TILES, UNFENCED, "step", False, id="no more waves are not worth a fence"),
        pytest.param(TILES, FENCED, "workgroups", False, id="workgroups asks for more waves"),
        pytest.param(TILES, UNFENCED, "bytes", True, id="bytes asks for bytes"),
    ],
)
def test_what_a_goal_pays_for(tiles: str, body: str, goal: str, shares: bool):
    packed = pack(module(tiles, kernel(body)), goal=goal)
    assert (offsets(packed) == SHARED) is shares
    assert shares or "1024 bytes fewer let no more waves run at a time" in left_alone(packed)


@pytest.mark.parametrize(("body", "shares"), [(FENCED, True), (UNFENCED, False)])
def test_without_an_architecture_only_what_needs_no_fence(body: str, shares: bool):
    packed = pack(module(TILES, kernel(body)), goal="step", mcpu=None)
    assert (offsets(packed) == SHARED) is shares


def test_what_fits_only_when_packed_is_worth_anything():
    packed = pack(module(TILES.replace("256 x", "12000 x"), kernel(UNFENCED)), goal="step")
    assert offsets(packed) == SHARED


REGISTERS = '  call void asm sideeffect "", "~{v200}"()\n'


@pytest.mark.parametrize(("body", "shares"), [(UNFENCED, True), (UNFENCED + REGISTERS, False)])
def test_registers_count(body: str, shares: bool):
    """With more than 168 registers 2 waves fit on a SIMD, whatever LDS allows."""
    assert (offsets(pack(module(LARGE, kernel(body)), goal="step")) == SHARED) is shares


@pytest.mark.parametrize(
    ("after", "goal", "reason"),
    [
        (code(3, 9), Goal.STEP, None),
        (code(2, 5), Goal.STEP, None),
        (code(2, 4), Goal.STEP, None),
        (
            code(2, 7),
            Goal.STEP,
            "1024 bytes fewer let no more waves run at a time, and its code would be worse: "
            "waits 5 → 7, weight of waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7",
        ),
        (
            code(3, 7),
            None,
            "3 waves would run at a time instead of 2, and its code would be worse: "
            "waits 5 → 7, weight of waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7 (--goal step)",
        ),
        (code(3, 5), None, None),
        (code(3, 7), Goal.STEP, None),
        (code(2, 4), Goal.WORKGROUPS, "1024 bytes fewer let no more waves run at a time"),
        (code(1, 9), Goal.BYTES, None),
        (code(None, 4), Goal.WORKGROUPS, "1024 bytes fewer let no more waves run at a time"),
        (code(2, None), Goal.STEP, None),
    ],
)
def test_waits_are_a_price(after: FunctionMeasurement, goal: Goal | None, reason: str | None):
    """That more waves pay where they are asked for by name."""
    packing = pack(module(TILES, kernel(FENCED))).details
    found = packing_verdicts(packing, {"k": code(2, 5)}, {"k": after}, PackOptions(goal=goal), arch("gfx942"))
    assert {one.function: one.withdrawn for one in found if one.withdrawn} == (
        {"k": reason} if reason else {}
    )


@pytest.mark.parametrize(("tiles", "added"), [(LARGE, {"k": 1}), (TILES, {})])
def test_barriers_are_added_for_more_waves_only(tiles: str, added: dict[str, int]):
    body = THREAD + round_trip("A") + round_trip("B").replace("%v", "%w") + BARRIER
    assert pack(module(tiles, kernel(body)), goal="step", insert_barriers=True).details.barriers == added
