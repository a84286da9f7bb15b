"""Conflicts by access and by variable, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ldsopt
from ldsopt import Launch
from ldsopt.cli import main

TRANSPOSE = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @turn(ptr addrspace(1) %g) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %x = and i32 %tid, 31
  %y = lshr i32 %tid, 5
  %to = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %y, i32 %x
  store float 1.0, ptr addrspace(3) %to, align 4
  %from = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %x, i32 %y
  %value = load float, ptr addrspace(3) %from, align 4
  %p = getelementptr float, ptr addrspace(1) %g, i32 %tid
  store float %value, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
"""
LAUNCH = Launch(block=(64,), arguments=["g: f32[64]=zeros"])


@pytest.mark.parametrize("launch", [None, LAUNCH])
def test_a_transpose_reads_a_column(launch: Launch | None) -> None:
    found = ldsopt.find_bank_conflicts(ldsopt.parse(TRANSPOSE), launch)
    store, load = found.accesses
    assert (store.cycles, store.ideal, load.cycles, load.ideal) == (2, 2, 64, 2)
    assert (store.executed, load.executed) == ((1, 1) if launch else (None, None))
    assert (store.grounds, load.grounds) == ("assumed: groups of writes as of reads", "measured")
    (tile,) = found.variables
    assert (tile.name, tile.bytes, tile.cycles) == ("tile", 4096, 66)
    assert {one.cycles for one in tile.layouts} >= {4}


def test_nothing_is_tried_where_an_address_is_not_known() -> None:
    more = (
        "  %q = getelementptr i8, ptr addrspace(3) @tile, i32 %data\n  store i8 1, ptr addrspace(3) %q\n  ret"
    )
    text = TRANSPOSE.replace("  %value", "  %data = load i32, ptr addrspace(1) %h\n  %value").replace(
        "  ret", more
    )
    text = text.replace("addrspace(1) %g) #0", "addrspace(1) %g, ptr addrspace(1) %h) #0")
    text = text.replace("addrspace(1) %h\n", "addrspace(1) %own\n").replace(
        "  %data", "  %own = getelementptr i32, ptr addrspace(1) %h, i32 %tid\n  %data", 1
    )
    found = ldsopt.find_bank_conflicts(ldsopt.parse(text))
    assert len(found.unknown) == 1
    assert not found.variables[0].layouts
    assert "give a launch" in found.variables[0].why_none


@pytest.fixture
def kernel(tmp_path: Path) -> str:
    path = tmp_path / "turn.ll"
    path.write_text(TRANSPOSE)
    return str(path)


def test_the_command_shows_the_worst_access_and_a_cure(
    kernel: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["banks", kernel, "--row", "128"]) == 0
    out = capfd.readouterr().out
    assert f"{kernel}:11" in out and "32.00" in out
    assert "rows of 128 bytes, 4 bytes behind each" in out
    assert "no run time" in out


def test_json_of_an_execution(kernel: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["banks", kernel, "--block", "64", "--arg", "g: f32[64]=zeros", "--format", "json"]) == 0
    document = json.loads(capfd.readouterr().out)
    assert document["is_executed"] and document["accesses"][1]["cycles"] == 64


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--row", "2"), 2, "row"),
        (("--launch", "missing.toml"), 3, "missing.toml"),
        (("--block", "64"), 3, "the kernel takes 1 argument"),
    ],
)
def test_wrong_input_is_one_line(
    kernel: str, capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, words: str
) -> None:
    assert main(["banks", kernel, *arguments]) == code
    err = capfd.readouterr().err
    assert words in err and len(err.strip().splitlines()) == 1
