"""`annotate --barriers`: a barrier becomes one of a wave where no two waves exchange anything across it, and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from barrier_kernels import ALL_READ, FILL, kernel, scopes, tree, without

import ldsopt
from ldsopt import Launch, machine_code, verify_machine_code
from ldsopt.cli import main

LEVELS = (128, 64, 32, 16, 8, 4, 2, 1)
NEIGHBOUR = """  %x = xor i32 %t, DISTANCE
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %v = load i32, ptr addrspace(3) %p
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void"""


def races(text: str, items: int = 256, arch: str = "gfx942") -> bool:
    """The simulator finds a race, or reads of what nobody has written yet, in some order of the waves."""
    launch = Launch((1,), (items,), ["i32[1024]=random", "i32[1024]=zeros", "i32=3"])
    found = ldsopt.simulate(ldsopt.parse(text, mcpu=arch), launch)
    return any(one.kind in ("race", "uninitialized-read") for one in found.findings)


class TestWorkgroupsOfOneWave:
    """The work-items of a workgroup are those of a wave."""

    def test_the_fences_are_those_of_the_wave(self) -> None:
        made = ldsopt.annotate(kernel(FILL + ALL_READ, items=64), barriers=True).text
        assert list(scopes(made)) == ["wavefront release", "wave.barrier", "wavefront acquire"]
        assert not races(made, 64)

    def test_a_signal_and_its_wait_are_one_barrier(self) -> None:
        halves = (
            "call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
        )
        body = (FILL + ALL_READ).replace(
            "BARRIER",
            f'fence syncscope("workgroup") release\n  {halves}\n  fence syncscope("workgroup") acquire',
        )
        made = ldsopt.annotate(kernel(body, items=32, arch="gfx1201"), barriers=True).text
        assert list(scopes(made)) == [
            "wavefront release",
            "wave.barrier",
            "wave.barrier",
            "wavefront acquire",
        ]


class TestTrees:
    """The last levels of a tree reduction are of one wave."""

    @pytest.mark.parametrize(("arch", "kept"), [("gfx942", 2), ("gfx90a", 2), ("gfx1100", 3), ("gfx1201", 3)])
    def test_levels_within_a_wave(self, arch: str, kept: int) -> None:
        """Wave 0 alone works from the level on that has as many work-items as a wave."""
        module = kernel(tree(LEVELS), arch=arch)
        made = ldsopt.annotate(module, barriers=True).text
        assert made.count("call void @llvm.amdgcn.s.barrier()") == kept
        assert not races(made, arch=arch)

    @pytest.mark.parametrize("number", [0, 1, 8])
    def test_each_barrier_that_stays_is_needed(self, number: int) -> None:
        module = kernel(tree(LEVELS, "all"))
        assert races(without(module, number))
        assert not races(without(module, 4))

    @pytest.mark.parametrize("behind", ["one", "all"])
    def test_outputs_are_equal_in_every_order_of_the_waves(self, behind: str) -> None:
        module = kernel(tree(LEVELS, behind))
        launch = Launch((1,), (256,), ["i32[1024]=random", "i32[1024]=zeros", "i32=3"])
        made = ldsopt.parse(ldsopt.annotate(module, barriers=True).text, mcpu="gfx942")
        assert ldsopt.verify(module, made, launch).is_equivalent
        code = machine_code(ldsopt.compile(made).data)
        assert verify_machine_code(module, code, launch).is_equivalent


class TestNeeded:
    """Reasons that keep a barrier."""

    @pytest.mark.parametrize(
        ("distance", "standing"), [(1, "no_exchange"), (63, "no_exchange"), (64, "exchange")]
    )
    def test_an_exchange_within_waves_needs_none(self, distance: int, standing: str) -> None:
        module = kernel(FILL + NEIGHBOUR.replace("DISTANCE", str(distance)))
        assert races(without(module, 0)) is (standing == "exchange")

    def test_of_two_in_a_row_one_stays_with_its_own_fences(self) -> None:
        module = kernel(FILL + "  BARRIER\n" + ALL_READ)
        made = list(scopes(ldsopt.annotate(module, barriers=True).text))
        kept = made.index("s.barrier")
        assert made[kept - 1 : kept + 2] == ["workgroup release", "s.barrier", "workgroup acquire"]
        assert made.count("wavefront release") == made.count("wavefront acquire") == 1


def test_the_code_decides_and_the_report_says_why(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    module = kernel(tree(LEVELS))
    file, output, report = (tmp_path / name for name in ("k.gfx942.ll", "out.ll", "k.json"))
    file.write_text(module.text)
    words = ["annotate", str(file), "--barriers", "--explain", "-o", str(output), "--report", str(report)]
    assert main(words) == 0
    made = ldsopt.read(output, mcpu="gfx942")
    before, after = ldsopt.measure(module), ldsopt.measure(made)
    assert (before.functions[0].barriers, after.functions[0].barriers) == (9, 2)
    assert ldsopt.diff(before, after).changed
    assert not ldsopt.check(made).findings
    assert "kernel k: 9 barriers, 7 made of a wave: 7 unneeded, 2 needed" in capfd.readouterr().err
    told = json.loads(report.read_text())["barriers"]
    assert (told["counts"]["no_exchange"], told["kernels"][0]["weakened"]) == (7, 7)
    assert len(told["kernels"][0]["barriers"][0]["pair"]) == 2


def test_optimize_tries_it() -> None:
    module = kernel(tree(LEVELS))
    made = ldsopt.optimize(module)
    assert made.text.count("call void @llvm.amdgcn.s.barrier()") == 2
