"""Bytes that let no more waves run are saved only where that costs nothing."""

from pathlib import Path

import pytest
from pack_kernels import (
    ONE_AFTER_THE_OTHER,
    TILES,
    kernel,
    module,
)

import ldsopt
from ldsopt.cli import main


def code(occupancy: int | None, waits: int | None) -> str:
    """A listing of a kernel by what it is judged by; of ``None`` nothing is told."""
    if waits is None:
        return "\t.text\n"
    body = "\ts_waitcnt vmcnt(0)\n" * waits
    told = "" if occupancy is None else f"; Occupancy: {occupancy}\n"
    kernel = "\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
    return f"\t.text\n\t.type k,@function\nk:\n{body}\ts_endpgm\n{kernel}\t.text\n.Lend:\n\t.size k, .Lend-k\n{told}"


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
    (tmp_path / "k.ll").write_text(
        ldsopt.parse(module(TILES, kernel(ONE_AFTER_THE_OTHER)), mcpu="gfx942").text
    )
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
