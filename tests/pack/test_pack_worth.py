"""Bytes that let no more waves run are saved only where that costs nothing."""

from __future__ import annotations

from pathlib import Path

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

import ldsopt
from ldsopt.cli import main

BARE = "  call void @llvm.amdgcn.s.barrier()\n"
LARGE = TILES.replace("256 x", "4096 x")  # 2 workgroups of 4 waves fit, and 4 when packed
SHARED = {"A": 0, "B": 0}


def code(occupancy: int | None, waits: int | None) -> str:
    """A listing of a kernel by what it is judged by; of ``None`` nothing is told."""
    if waits is None:
        return "\t.text\n"
    body = "\ts_waitcnt vmcnt(0)\n" * waits
    told = "" if occupancy is None else f"; Occupancy: {occupancy}\n"
    kernel = "\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
    return f"\t.text\n\t.type k,@function\nk:\n{body}\ts_endpgm\n{kernel}\t.text\n.Lend:\n\t.size k, .Lend-k\n{told}"


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
        (code(3, 9), "step", None),
        (code(2, 5), "step", None),
        (code(2, 4), "step", None),
        (
            code(2, 7),
            "step",
            "1024 bytes fewer let no more waves run at a time, and its code would be worse: "
            "waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7",
        ),
        (
            code(3, 7),
            None,
            "3 waves would run at a time instead of 2, and its code would be worse: "
            "waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7 (--goal step)",
        ),
        (code(3, 5), None, None),
        (code(3, 7), "step", None),
        (code(2, 4), "workgroups", "1024 bytes fewer let no more waves run at a time"),
        (code(1, 9), "bytes", None),
        (code(None, 4), "workgroups", "1024 bytes fewer let no more waves run at a time"),
        (code(2, None), "step", None),
    ],
)
def test_waits_are_a_price(
    after: str, goal: str | None, reason: str | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    """That more waves pay where they are asked for by name; by the listings of a compiler that knows both versions."""
    for name, listing in (("before", code(2, 5)), ("after", after)):
        (tmp_path / name).write_text(listing)
    llc = tmp_path / "llc"
    version = '[ "$1" = --version ] && { echo LLVM version 22.1.0; exit; }'
    llc.write_text(
        f"#!/bin/sh\n{version}\ncd {tmp_path}; grep -q '@A = ' && exec cat before\nexec cat after\n"
    )
    llc.chmod(0o755)
    (tmp_path / "k.ll").write_text(ldsopt.parse(module(TILES, kernel(FENCED)), mcpu="gfx942").text)
    words = [
        "pack",
        str(tmp_path / "k.ll"),
        "--mcpu",
        "gfx942",
        "--compiler",
        f"llc:{llc}",
        "-o",
        str(tmp_path / "o.ll"),
    ]
    assert main([*words, *(("--goal", goal) if goal else ())]) == 0
    said = capfd.readouterr().err
    assert said.endswith(f", left alone: {reason}\n") if reason else "1 of 1 kernel packed" in said


@pytest.mark.parametrize(("tiles", "added"), [(LARGE, {"k": 1}), (TILES, {})])
def test_barriers_are_added_for_more_waves_only(tiles: str, added: dict[str, int]):
    body = THREAD + round_trip("A") + round_trip("B").replace("%v", "%w") + BARRIER
    assert pack(module(tiles, kernel(body)), goal="step", insert_barriers=True).details.barriers == added
