"""A launch that nobody describes is chosen, printed and kept; one that covers too little gives no verdict."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import CommandLine
from simulated_kernels import kernel

from ldsopt.simt.launch import Launch
from ldsopt.simt.launch_file import described, from_file

CHOSEN = """launch: 2x1x1 workgroups of 128x1x1
  chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size)
  chosen: grid of 2 workgroups
"""
MOSTLY_IDLE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) #0 {
  %rare = icmp eq i32 %n, 123456
  br i1 %rare, label %a, label %end
a:
  store i32 1, ptr addrspace(1) %o
  br label %b
b:
  %more = icmp eq i32 %n, 7
  br i1 %more, label %c, label %end
c:
  store i32 2, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
"""


@pytest.fixture
def good(ldsopt: CommandLine) -> CommandLine:
    """``good.ll`` beside the command."""
    (ldsopt.place / "good.ll").write_text(kernel())
    return ldsopt


def test_simulate_prints_the_launch_that_it_chooses(good: CommandLine) -> None:
    said = good("simulate", "good.ll")
    assert said.code == 0
    assert said.err.startswith(CHOSEN)


@pytest.mark.parametrize("name", ["k.toml", "k.json"])
def test_a_kept_launch_runs_the_same_again(good: CommandLine, name: str) -> None:
    first = good("simulate", "good.ll", "--save-launch", name)
    again = good("simulate", "good.ll", "--launch", name)
    assert (again.code, again.out, again.err) == (0, first.out, "")


def test_bench_chooses_for_the_first_module(good: CommandLine) -> None:
    said = good("bench", "good.ll", "good.ll", "--backend", "simulate", "--save-launch", "k.toml")
    assert said.code == 0
    assert said.err.startswith(CHOSEN)
    assert from_file(good.place / "k.toml").items == (128, 1, 1)


def test_a_launch_is_kept_in_a_form_that_is_read(good: CommandLine) -> None:
    said = good("simulate", "good.ll", "--save-launch", "k.yaml")
    assert (said.code, said.error) == (2, "--save-launch k.yaml: name it .toml or .json")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_description_says_all_that_a_launch_does(tmp_path: Path, as_json: bool) -> None:
    launch = Launch(
        (2, 3), (8, 8), {"A b": "f32[4]=ones", "n": 5, "s": [1, "i64=2"]}, kernel="k", dynamic_lds=64, flops=9
    )
    file = tmp_path / ("k.json" if as_json else "k.toml")
    file.write_text(described(launch, as_json=as_json))
    read = from_file(file)
    assert (read.groups, read.items, read.kernel, read.dynamic_lds, read.flops) == (
        (2, 3, 1),
        (8, 8, 1),
        "k",
        64,
        9,
    )
    assert read.named == [("A b", "f32[4]=ones"), ("n", 5), ("s", [1, "i64=2"])]


def test_files_of_contents_are_found_from_anywhere(tmp_path: Path) -> None:
    launch = Launch(arguments=["x: f32[4]=@a.npy"], folder=tmp_path)
    assert f"=@{tmp_path / 'a.npy'}" in described(launch, as_json=True)


def test_too_little_that_ran_is_no_verdict(ldsopt: CommandLine) -> None:
    (ldsopt.place / "idle.ll").write_text(MOSTLY_IDLE)
    launch = ("--block", "128", "--arg", "i32[4]=zeros", "--arg", "1")
    said = ldsopt("verify", "idle.ll", "idle.ll", *launch)
    assert said.code == 3
    assert "too little ran to call them equal" in said.out
    assert said.error.startswith("idle.ll: no verdict on idle.ll: 2 of 5 blocks ran")
