"""A launch that nobody describes is chosen, printed and kept; one that covers too little gives no verdict."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import CommandLine
from simulated_kernels import kernel

from ldsopt import Launch, read_launch
from ldsopt.simt.launch import described

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
    assert read_launch(good.place / "k.toml").items == (128, 1, 1)


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
    read = read_launch(file)
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


TWO_DIMENSIONS = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [16 x [16 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul i32 %y, 16
  %at = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr [16 x [16 x i32]], ptr addrspace(3) @tile, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %t = getelementptr [16 x [16 x i32]], ptr addrspace(3) @tile, i32 0, i32 %x, i32 %y
  %w = load i32, ptr addrspace(3) %t, align 4
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %w, ptr addrspace(1) %r, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
"""
SHAPE = ("--assume", "workgroup-size=16,16")


@pytest.fixture
def tile(ldsopt: CommandLine) -> CommandLine:
    """``tile.ll``, a kernel that is made for 16 times 16 work-items and does not say so, as HIP writes it."""
    (ldsopt.place / "tile.ll").write_text(TWO_DIMENSIONS)
    return ldsopt


class TestTheShapeOfWorkgroups:
    @pytest.mark.parametrize(
        "command", [("simulate", "tile.ll"), ("bench", "tile.ll", "tile.ll", "--backend", "simulate")]
    )
    def test_a_chosen_launch_has_the_shape_that_is_told(
        self, tile: CommandLine, command: tuple[str, ...]
    ) -> None:
        said = tile(*command, *SHAPE)
        assert said.code == 0
        assert said.err.startswith("launch: 2x1x1 workgroups of 16x16x1\n  chosen: workgroup of 16x16x1 (")

    def test_verify_takes_it(self, tile: CommandLine) -> None:
        said = tile("verify", "tile.ll", "tile.ll", *SHAPE)
        assert said.code == 0
        assert "ran: 2x1x1 workgroups of 16x16x1" in said.out

    def test_timeline_takes_it(self, tile: CommandLine) -> None:
        assert tile("timeline", "tile.ll", *SHAPE, "--save-launch", "k.json").code == 0
        assert read_launch(tile.place / "k.json").items == (16, 16, 1)

    def test_a_launch_of_another_shape_is_refused(self, tile: CommandLine) -> None:
        launch = ("--block", "64", "--arg", "i32[256]=zeros", "--arg", "i32[256]=zeros")
        said = tile("simulate", "tile.ll", *launch, *SHAPE)
        assert said.code == 3
        assert "does not keep workgroup-size=16,16: its workgroups are 64x1x1" in said.error

    def test_a_shape_that_the_kernel_excludes_is_refused(self, good: CommandLine) -> None:
        said = good("verify", "good.ll", "good.ll", *SHAPE)
        assert said.code == 3
        assert "not made for workgroups of 16x16x1" in said.error

    def test_another_word_is_refused(self, tile: CommandLine) -> None:
        said = tile("verify", "tile.ll", "tile.ll", "--assume", "workgroup-size=0")
        assert said.code == 2
        assert "no such assumption of a launch: workgroup-size=0" in said.error
