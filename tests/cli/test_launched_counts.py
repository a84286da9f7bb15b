"""`measure --launch` and `diff --launch`: what waves execute, beside what stands in the code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import CommandLine
from simulated_kernels import kernel

ARGUMENTS = ("--block", "128", "--arg=i32[128]=arange", "--arg=i32[128]=zeros")
LOOP = """br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %seen = load volatile i32, ptr addrspace(3) %own
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, {rounds}
  br i1 %more, label %loop, label %behind
behind:"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "lds.ll").write_text(kernel())
    (tmp_path / "loop.ll").write_text(kernel(barrier=LOOP.format(rounds=10)))
    (tmp_path / "longer.ll").write_text(kernel(barrier=LOOP.format(rounds=20)))
    (tmp_path / "k.toml").write_text('block = [128]\narguments = ["i32[128]=arange", "i32[128]=zeros"]\n')
    return tmp_path


def metrics(document: str) -> dict[str, float]:
    (measurement,) = json.loads(document)["measurements"]
    found: dict[str, float] = measurement["functions"][0]["metrics"]
    return found


@pytest.mark.usefixtures("files")
class TestMeasure:
    def test_shows_both_counts(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", "loop.ll", *ARGUMENTS)
        assert said.code == 0, said.err
        assert "launch: grid 1,1,1; block 128,1,1; arg0: i32[128]=arange; arg1: i32[128]=zeros\n" in said.out
        assert "×3 (1 in loops), executed 24" in said.out  # two waves: ten rounds, and two outside
        assert "a wave on average" in said.out

    def test_of_a_file_is_the_same(self, ldsopt: CommandLine) -> None:
        assert ldsopt("measure", "loop.ll", *ARGUMENTS) == ldsopt("measure", "loop.ll", "--launch", "k.toml")

    def test_counts_in_the_code_stay_as_they_are(self, ldsopt: CommandLine) -> None:
        alone = metrics(ldsopt("measure", "loop.ll", "--json").out)
        launched = metrics(ldsopt("measure", "loop.ll", "--json", *ARGUMENTS).out)
        assert not any(name.startswith("executed") for name in alone)
        assert {name: value for name, value in launched.items() if name in alone} == alone
        assert launched["executed_lds_accesses"] == 2 * (alone["lds_accesses"] + 9)

    def test_a_record_keeps_them(self, ldsopt: CommandLine) -> None:
        ldsopt("measure", "loop.ll", "--json", "-o", "kept.json", *ARGUMENTS)
        assert ldsopt("measure", "kept.json", "--json").out == Path("kept.json").read_text()
        assert ldsopt("diff", "kept.json", "loop.ll", *ARGUMENTS).out.endswith("No changes.\n")

    def test_dynamic_lds_alone_is_no_launch(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", "lds.ll", "--dynamic-lds", "1024")
        assert said.code == 0 and "executed" not in said.out

    @pytest.mark.parametrize(
        ("arguments", "code", "words"),
        [
            (("lds.s", *ARGUMENTS), 3, "only IR can be launched"),
            (("lds.ll", "--kernel", "k"), 2, "give --launch FILE"),
            (("lds.ll", "--launch", "none.toml"), 3, "none.toml: no such file"),
            (("lds.ll", "--block", "128"), 3, "takes 2 arguments"),
            (("lds.ll", "--block", "128", "--arg=i32[4]=zeros", "--arg=null"), 3, "does not run to its end"),
        ],
    )
    def test_what_cannot_be_launched_is_one_line(
        self, ldsopt: CommandLine, arguments: tuple[str, ...], code: int, words: str
    ) -> None:
        ldsopt("compile", "lds.ll", "-o", "lds.s")
        said = ldsopt("measure", *arguments)
        assert (said.code, said.out) == (code, "")
        assert words in said.err and len(said.err.splitlines()) == 1


@pytest.mark.usefixtures("files")
class TestDiff:
    def test_compares_what_is_executed(self, ldsopt: CommandLine) -> None:
        said = ldsopt("diff", "loop.ll", "longer.ll", *ARGUMENTS)
        assert "executed_waits" in said.out and "(in loops 1→1; executed 24→44)" in said.out
        assert "No changes." in ldsopt("diff", "loop.ll", "longer.ll").out

    def test_the_gate_knows_it(self, ldsopt: CommandLine) -> None:
        rule = ("--fail-on", "executed_waits>50%")
        assert ldsopt("diff", "loop.ll", "longer.ll", *rule, *ARGUMENTS).code == 1
        assert ldsopt("diff", "longer.ll", "loop.ll", *rule, *ARGUMENTS).code == 0
        assert ldsopt("diff", "loop.ll", "longer.ll", "--fail-on", "regressions", *ARGUMENTS).code == 1

    def test_without_a_launch_the_gate_says_what_it_cannot_see(self, ldsopt: CommandLine) -> None:
        asked = ldsopt("diff", "loop.ll", "longer.ll", "--fail-on", "executed_waits>0%")
        assert asked.code == 0 and "executed_waits is unknown in 1 function" in asked.out
        assert "executed" not in ldsopt("diff", "loop.ll", "longer.ll", "--fail-on", "regressions").out

    def test_different_launches_are_compared_with_a_warning(self, ldsopt: CommandLine) -> None:
        ldsopt("measure", "loop.ll", "--json", "-o", "kept.json", *ARGUMENTS)
        said = ldsopt("diff", "kept.json", "loop.ll", *ARGUMENTS, "--grid", "2")
        assert "launched otherwise than before" in said.out
