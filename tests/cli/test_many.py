"""Commands on many modules: each as if it were called alone, and no module's failure is another's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

import ldsopt as library
from ldsopt.cli import progress as fleet_progress
from ldsopt.cli.progress import FleetProgress


@pytest.fixture
def tree(ldsopt: CommandLine) -> Path:
    """in/good.ll, in/deep/gemm.ll and in/deep/bad.ll."""
    deep = ldsopt.place / "in" / "deep"
    deep.mkdir(parents=True)
    (deep.parent / "good.ll").write_text(library.EXAMPLE)
    (deep / "gemm.ll").write_text(library.EXAMPLE.replace("@copy", "@another"))
    (deep / "bad.ll").write_text("this is no IR\n")
    return ldsopt.place


def written(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


class TestOfOutputs:
    def test_keep_the_tree_and_are_those_of_each_module_alone(self, ldsopt: CommandLine, tree: Path) -> None:
        said = ldsopt("annotate", "in", "--mcpu", "gfx942", "-o", "out")
        assert said.code == 3
        assert written(tree / "out") == ["deep/gemm.ll", "good.ll"]
        for name in written(tree / "out"):
            assert ldsopt("annotate", f"in/{name}", "--mcpu", "gfx942", "-o", "alone.ll").code == 0
            assert (tree / "out" / name).read_bytes() == (tree / "alone.ll").read_bytes()

    def test_tritons_cache_is_a_tree_of_modules(self, ldsopt: CommandLine) -> None:
        for arch in ("gfx942", "gfx950"):
            entry = ldsopt.place / "cache" / arch.upper()
            entry.mkdir(parents=True)
            (entry / "k.llir").write_text(library.EXAMPLE)
            (entry / "k.ttgir").write_text("module {}\n")
            (entry / "k.json").write_text(json.dumps({"target": {"backend": "hip", "arch": arch}}))
        said = ldsopt("check", "cache")
        assert said.code == 0
        assert [line.split(" (")[1].split(",")[0] for line in said.out.splitlines() if ".llir (" in line] == [
            "gfx942",
            "gfx950",
        ]

    def test_code_is_named_after_its_kind(self, ldsopt: CommandLine, tree: Path) -> None:
        assert ldsopt("compile", "in/good.ll", "in/deep/gemm.ll", "--mcpu", "gfx942", "-o", "out").code == 0
        assert written(tree / "out") == ["gemm.s", "good.s"]
        assert (
            ldsopt(
                "compile", "in/g*.ll", "in/deep/gemm.ll", "--emit", "obj", "--mcpu", "gfx942", "-o", "o"
            ).code
            == 0
        )
        assert written(tree / "o") == ["gemm.o", "good.o"]

    def test_reports_go_to_a_directory_of_their_own(self, ldsopt: CommandLine, tree: Path) -> None:
        said = ldsopt("check", "in", "--json", "--mcpu", "gfx942", "-o", "reports")
        assert (said.code, written(tree / "reports")) == (3, ["deep/gemm.json", "good.json"])
        assert json.loads((tree / "reports/deep/gemm.json").read_text())["source"] == "in/deep/gemm.ll"
        ldsopt("annotate", "in", "--mcpu", "gfx942", "-o", "out", "--report", "said")
        assert written(tree / "said") == ["deep/gemm.json", "good.json"]


class TestOfWhatIsSaid:
    def test_comes_in_the_order_of_the_inputs_and_ends_with_a_summary(
        self, ldsopt: CommandLine, tree: Path
    ) -> None:
        said = ldsopt("check", "in", "k.ll", "--mcpu", "gfx942", "-j", "2")
        assert [line.split(" ")[0] for line in said.out.splitlines() if " (gfx942, " in line] == [
            "in/deep/gemm.ll",
            "in/good.ll",
            "k.ll",
        ]
        assert "ldsopt: error: in/deep/bad.ll:1:1: invalid IR" in said.err
        assert said.err.endswith("ldsopt: check: 4 modules: 3 done, 1 bad input (exit code 3)\n")

    def test_is_what_is_said_of_each_alone(self, ldsopt: CommandLine, tree: Path) -> None:
        together = ldsopt("check", "in/good.ll", "in/deep/gemm.ll", "--mcpu", "gfx942").out
        alone = [ldsopt("check", name, "--mcpu", "gfx942").out for name in ("in/good.ll", "in/deep/gemm.ll")]
        assert together == "".join(alone)

    def test_quietly_it_is_errors_alone(self, ldsopt: CommandLine, tree: Path) -> None:
        said = ldsopt("annotate", "-q", "in", "--mcpu", "gfx942", "-o", "out")
        assert [line[:27] for line in said.err.splitlines() if not line.startswith(" ")] == [
            "ldsopt: error: in/deep/bad."
        ]

    def test_the_greatest_exit_code_wins(self, ldsopt: CommandLine, tree: Path) -> None:
        assert ldsopt("check", "in/good.ll", "k.ll", "--mcpu", "gfx942").code == 0
        assert ldsopt("compile", "in", "--mcpu", "gfx9", "-o", "out").code == 2
        assert ldsopt("compile", "in", "--mcpu", "gfx942", "-o", "out").code == 3


class TestOfAModuleThatEndsItsWorker:
    def test_llvm_s_words_are_told_and_the_others_are_done(self, ldsopt: CommandLine, tree: Path) -> None:
        (tree / "in" / "aborting.bc").write_bytes(b"BC\xc0\xde" + b"\x35\x14\x00\x00" * 3)
        said = ldsopt("annotate", "in", "--mcpu", "gfx942", "-o", "out")
        assert said.code == 3
        assert [line for line in said.err.splitlines() if line.startswith("ldsopt: error: in/aborting.bc")]
        assert written(tree / "out") == ["deep/gemm.ll", "good.ll"]

    def test_a_pipe_into_which_nobody_writes_is_not_waited_for(self, tree: Path) -> None:
        os.mkfifo(tree / "in" / "pipe.ll")
        done = subprocess.run(
            [sys.executable, "-m", "ldsopt", "check", "in/good.ll", "in/pipe.ll", "--mcpu", "gfx942", "-j", "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 3
        assert "in/pipe.ll: is no regular file" in done.stderr
        assert "1 done, 1 bad input (exit code 3)" in done.stderr

    def test_one_that_takes_too_long_is_given_up(self, tree: Path) -> None:
        slow = tree / "llc"
        slow.write_text(
            "#!/bin/sh\ncase $* in *--version*) echo 'LLVM version 22.1.0' ;; *) sleep 60 ;; esac\n"
        )
        slow.chmod(0o755)
        done = subprocess.run(
            [sys.executable, "-m", "ldsopt", "check", "in/good.ll", "in/good.ll", "--mcpu", "gfx942", "--compiler", f"llc:{slow}", "--module-timeout", "8", "-j", "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode != 0
        assert "in/good.ll: not done after 8" in done.stderr
        assert "allow more by --module-timeout" in done.stderr

    def test_fail_fast_leaves_the_rest(self, ldsopt: CommandLine, tree: Path) -> None:
        (tree / "in" / "deep" / "bad.ll").write_text(
            "this is no IR\n" * 5000
        )  # the largest: the first to start
        said = ldsopt("check", "in", "--mcpu", "gfx942", "-j", "1", "--fail-fast")
        assert said.code == 3
        assert said.err.endswith("ldsopt: check: 3 modules: 1 bad input (exit code 3), 2 not tried\n")
        assert said.out == ""


class TestOfMeasure:
    def test_several_at_a_time_are_as_one_after_the_other(self, ldsopt: CommandLine, tree: Path) -> None:
        one = ldsopt("measure", "in", "--json", "--mcpu", "gfx942", "-j", "1")
        two = ldsopt("measure", "in", "--json", "--mcpu", "gfx942", "-j", "2")
        assert one == two
        assert [entry["source"] for entry in json.loads(one.out)["measurements"]] == [
            "in/deep/gemm.ll",
            "in/good.ll",
        ]
        assert "not measured: in/deep/bad.ll" in one.err


class TestOfProgress:
    def test_is_silent_where_no_terminal_is(self, capfd: pytest.CaptureFixture[str]) -> None:
        with FleetProgress(2, "check") as progress:
            progress.advance()
            progress.tick()
        assert capfd.readouterr().err == ""

    def test_shows_files_and_gives_way_to_what_is_said(
        self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(fleet_progress.sys.stderr, "isatty", lambda: True)
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("FORCE_COLOR", "1")
        with FleetProgress(2, "check") as progress:
            progress.advance()
            progress.tick()
            progress.say(b"found\n", b"")
        said = capfd.readouterr()
        assert "1/2" in said.err
        assert said.out == "found\n"


@pytest.fixture
def kernels(ldsopt: CommandLine) -> Path:
    """in/reverse.ll and in/deep/other.ll, which both run as they are; the latter turns the numbers around twice."""
    deep = ldsopt.place / "in" / "deep"
    deep.mkdir(parents=True)
    (deep.parent / "reverse.ll").write_text(library.REVERSAL)
    (deep / "other.ll").write_text(library.REVERSAL.replace("xor i32 %id, 63", "sub i32 63, %id"))
    return ldsopt.place


LAUNCH = ["--block", "64", "--arg", "f32[64]=random", "--arg", "f32[64]=0", "--arg", "i32=64"]


class TestOfEachCommand:
    """Each command writes for a directory what it writes for each of its modules alone."""

    @pytest.mark.parametrize(
        ("words", "option", "suffix"),
        [
            (["instrument", "--auto", "barriers", "--no-cost"], "-o", ".ll"),
            (["liveness", "--mark"], "-o", ".ll"),
            (["liveness"], "--report", ".json"),
            (["liveness"], "--svg", ".svg"),
            (["waits"], "-o", ".s"),
            (["simulate", *LAUNCH, "--json"], "-o", ".json"),
            (["simulate", *LAUNCH], "-o", ".txt"),
        ],
    )
    def test_writes_a_file_for_each(
        self, ldsopt: CommandLine, kernels: Path, words: list[str], option: str, suffix: str
    ) -> None:
        said = ldsopt(*words, "in", option, "out")
        assert said.code == 0, said.err
        assert said.err.endswith(f"ldsopt: {words[0]}: 2 modules: 2 done\n")
        assert written(kernels / "out") == [f"deep/other{suffix}", f"reverse{suffix}"]
        assert ldsopt(*words, "in/deep/other.ll", option, f"alone{suffix}").code == 0
        alone = (kernels / f"alone{suffix}").read_bytes()
        assert (kernels / "out" / f"deep/other{suffix}").read_bytes().replace(
            b"out/deep/other", b"alone"
        ) == alone

    def test_waits_writes_the_code_that_is_asked_for(self, ldsopt: CommandLine, kernels: Path) -> None:
        assert ldsopt("waits", "in", "--emit", "obj", "-o", "out").code == 0
        assert written(kernels / "out") == ["deep/other.o", "reverse.o"]

    def test_what_a_launch_leaves_has_a_directory_for_each(self, ldsopt: CommandLine, kernels: Path) -> None:
        ldsopt("instrument", "in", "--auto", "barriers", "--no-cost", "-o", "marked")
        arguments = [*LAUNCH, "--outputs", "made", "--dump-records", "noted"]
        said = ldsopt("simulate", "marked", *arguments)
        assert said.code == 0, said.err
        assert written(kernels / "noted") == ["deep/other.dump", "reverse.dump"]
        folders = {Path(name).parent.as_posix() for name in written(kernels / "made")}
        assert folders == {"deep/other", "reverse"}

    def test_liveness_tells_each_on_standard_output(self, ldsopt: CommandLine, kernels: Path) -> None:
        together = ldsopt("liveness", "in")
        alone = [ldsopt("liveness", f"in/{name}").out for name in ("deep/other.ll", "reverse.ll")]
        assert (together.code, together.out) == (0, "".join(alone))

    def test_what_cannot_run_is_listed_of_a_folder_at_once(self, ldsopt: CommandLine, kernels: Path) -> None:
        assert ldsopt("simulate", "--list-missing", "in").out == "2 of 2 modules can run\n"


class TestOfTwoDirectories:
    def test_modules_of_one_path_are_compared(self, ldsopt: CommandLine, kernels: Path) -> None:
        assert ldsopt("annotate", "in", "-q", "-o", "out").code == 0
        said = ldsopt("verify", "in", "out", "--quick")
        assert (said.code, said.err) == (0, "ldsopt: verify: 2 modules: 2 done\n")
        assert said.out.count("equal (bit by bit) under 3 schedules") == 2

    def test_a_difference_and_a_missing_module_are_of_their_own_module(
        self, ldsopt: CommandLine, kernels: Path
    ) -> None:
        (kernels / "out" / "deep").mkdir(parents=True)
        (kernels / "out" / "reverse.ll").write_text(library.REVERSAL.replace("63", "31", 1))
        (kernels / "in" / "new.ll").write_text(library.REVERSAL)
        (kernels / "out" / "new.ll").write_text(library.REVERSAL)
        said = ldsopt("verify", "in", "out", "--quick", "--json", "-o", "reports")
        assert said.code == 3
        assert "out/deep/other.ll: no such file" in said.err
        assert said.err.endswith(
            "3 modules: 1 done, 1 check or gate failed (exit code 1), 1 bad input (exit code 3)\n"
        )
        assert written(kernels / "reports") == ["new.json", "reverse.json"]


@pytest.mark.slow
def test_work_that_is_terminated_says_how_far_it_came(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in "abcdefgh":
        (tmp_path / "in" / f"{name}.ll").write_bytes(GEMM.read_bytes())
    command = [sys.executable, "-m", "ldsopt", "check", "in", "--jobs", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith("in/a.ll (gfx942")
        running.terminate()
        told = running.stdout.read().count("(gfx942") + 1
        said = [line for line in running.stderr.read().splitlines() if "so far" not in line]
    assert running.returncode == 130
    # The last report may just have been written, and its module not been counted yet.
    done = next(count for count in (told, told - 1) if f"{8 - count} not tried" in said[0])
    assert said[1] == f"ldsopt: check: go on with in/{'abcdefgh'[done]}.ll"
    assert said[-1] == "ldsopt: error: interrupted"
