"""`ldsopt verify`: equivalent or not, and what that rests on."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import ROOT, CommandLine
from simulated_kernels import endless, kernel


@pytest.fixture
def modules(ldsopt: CommandLine) -> CommandLine:
    """``good.ll``, the same ``otherwise.ll``, ``wrong.ll`` and ``racy.ll``."""
    for name, text in {
        "good.ll": kernel(),
        "otherwise.ll": kernel(operation="sub i32 %y, -1"),
        "wrong.ll": kernel(operation="add i32 %y, 2"),
        "racy.ll": kernel(barrier=""),
        "sizeless.ll": kernel(size=""),
    }.items():
        (ldsopt.place / name).write_text(text)
    return ldsopt


def test_equivalent_modules(modules: CommandLine) -> None:
    said = modules("verify", "good.ll", "otherwise.ll")
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("equal (bit by bit) under 8 schedules\n")


def test_a_side_without_an_architecture_is_for_that_of_the_other(modules: CommandLine) -> None:
    text = (modules.place / "good.ll").read_text()
    assert '"target-cpu"="gfx942"' in text
    (modules.place / "silent.ll").write_text(text.replace('"target-cpu"="gfx942"', ""))
    for sides in (("silent.ll", "good.ll"), ("good.ll", "silent.ll")):
        said = modules("verify", *sides, "--quick")
        assert (said.code, said.err) == (0, "")


def test_the_launch_that_was_chosen_is_told(modules: CommandLine) -> None:
    text = modules("verify", "good.ll", "good.ll").out
    assert "chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size)" in text
    assert "LDS accesses executed: 2 of 2" in text


def test_the_launch_that_was_chosen_is_kept(modules: CommandLine) -> None:
    first = modules("verify", "--quick", "good.ll", "good.ll", "--save-launch", "kept.toml").out
    again = modules("verify", "--quick", "good.ll", "good.ll", "--launch", "kept.toml").out
    assert "block = [128, 1, 1]" in (modules.place / "kept.toml").read_text()
    ran = [line for line in first.splitlines() if line.startswith(("ran:", "workgroups that stored"))]
    assert len(ran) == 2
    assert all(line in again for line in ran)


def test_one_file_keeps_no_launches_of_several_kernels(modules: CommandLine) -> None:
    text = kernel()
    start = text.index("define amdgpu_kernel")
    second = text[start:].replace("@k(", "@other(")
    (modules.place / "two.ll").write_text(text + second[: second.index("\n}\n") + 3])
    said = modules("verify", "--quick", "two.ll", "two.ll", "--save-launch", "kept.toml")
    assert (said.code, said.error) == (
        2,
        "--save-launch keeps one launch, and there are several: --kernel NAME, of k, other",
    )
    assert not (modules.place / "kept.toml").exists()


def test_another_result(modules: CommandLine) -> None:
    said = modules("verify", "good.ll", "wrong.ll")
    assert said.code == 1
    assert said.error == "wrong.ll: not equivalent to good.ll: 1 different output"
    assert "different: arg1[0]" in said.out


def test_a_new_finding(modules: CommandLine) -> None:
    said = modules("verify", "good.ll", "racy.ll", "--format", "json")
    assert said.code == 1
    document = json.loads(said.out)
    assert document["schema"] == "ldsopt.verification/1"
    assert document["equivalent"] is False
    assert "race" in {finding["kind"] for finding in document["new_findings"]}


def test_no_launch_can_be_chosen(modules: CommandLine) -> None:
    other = (modules.place / "sizeless.ll").read_text().replace("@k(", "@other(")
    (modules.place / "other.ll").write_text(other)
    said = modules("verify", "sizeless.ll", "other.ll")
    assert said.code == 3
    assert "--launch FILE, or --grid, --block and --arg" in said.error
    given = ["--block", "128", "--arg", "in: i32[128]=random", "--arg", "i32[128]=zeros"]
    assert modules("verify", "sizeless.ll", "sizeless.ll", *given).code == 0


def test_one_module_needs_no_launch_to_be_the_same(modules: CommandLine) -> None:
    said = modules("verify", "sizeless.ll", "sizeless.ll")
    assert said.code == 0
    assert said.err.startswith(
        "ldsopt: No changes: sizeless.ll is the same module as sizeless.ll; no verdict by execution: "
    )


def test_annotated_output_is_equivalent(modules: CommandLine) -> None:
    assert modules("annotate", "good.ll", "--bases", "all", "-o", "out.ll", "-q").code == 0
    assert modules("verify", "good.ll", "out.ll").code == 0


UNBOUNDED = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 LIMIT
  store i32 %id, ptr addrspace(3) %at
  %x = load i32, ptr addrspace(3) %at
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
"""


@pytest.mark.parametrize(("place", "code"), [("%id", 0), ("64", 3)])
def test_a_launch_that_the_first_module_does_not_stay_within_is_no_verdict(
    ldsopt: CommandLine, place: str, code: int
) -> None:
    (ldsopt.place / "k.ll").write_text(UNBOUNDED.replace("LIMIT", place))
    (ldsopt.place / "other.ll").write_text(UNBOUNDED.replace("LIMIT", place) + "!other = !{}\n")
    ran = ldsopt("verify", "--quick", "k.ll", "other.ll")
    assert ran.code == code, ran
    assert ("no verdict on other.ll" in ran.err) == (code == 3)
    assert ("under 3 schedules" in ran.out) == (code == 0)


def test_verifying_gives_up_after_the_time_that_it_has(ldsopt: CommandLine) -> None:
    (ldsopt.place / "k.ll").write_text(endless(UNBOUNDED.replace("LIMIT", "%id")))
    ran = ldsopt("verify", "--timeout", "0.2", "--block", "64", "--arg", "i32[64]=zeros", "k.ll", "k.ll")
    assert ran.code == 3
    assert "not done after 0.2 seconds" in ran.err


def on_a_terminal(place: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of a command and what a terminal of 60 columns gets of it."""
    terminal, side = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "60", "NO_COLOR": "1"}
    child = subprocess.Popen(
        [sys.executable, "-m", "ldsopt", *arguments],
        cwd=place,
        env=environment,
        stdin=side,
        stdout=side,
        stderr=side,
    )
    os.close(side)
    said = b""
    with contextlib.suppress(OSError):  # the terminal's end once nobody has it open
        while part := os.read(terminal, 4096):
            said += part
    os.close(terminal)
    return child.wait(), said.decode()


def test_a_terminal_sees_how_far_verifying_is(modules: CommandLine) -> None:
    code, said = on_a_terminal(modules.place, "verify", "--quick", "-j", "1", "good.ll", "good.ll")
    assert code == 0
    start, *steps, report, end = said.split("\r\x1b[2K")
    assert (start, end) == ("", "")
    assert steps[0] == "k of good.ll: looking for a launch"
    assert (
        steps[1:4]
        == steps[4:7]
        == [
            f"k of good.ll: {schedule}"
            for schedule in (
                "forward, copies latest",
                "reversed, copies earliest",
                "fine seed 3, copies latest",
            )
        ]
    )
    assert steps[7:] == ["k of good.ll: other sizes"]
    assert report.startswith("good.ll -> good.ll\r\n")


def test_progress_never_takes_two_lines(modules: CommandLine) -> None:
    name = "a-name-that-is-longer-than-the-terminal-is-wide-by-some-letters.ll"
    (modules.place / name).write_text(kernel())
    _, said = on_a_terminal(modules.place, "verify", "--quick", "-j1", name, name)
    steps = said.split("\r\x1b[2K")[1:-2]
    assert {len(step) for step in steps} == {59}


@pytest.mark.parametrize("arguments", [["-q"], ["--quiet"]])
def test_a_quiet_one_sees_the_report_only(modules: CommandLine, arguments: list[str]) -> None:
    code, said = on_a_terminal(modules.place, "verify", "--quick", *arguments, "good.ll", "good.ll")
    assert (code, said.startswith("good.ll -> good.ll\r\n")) == (0, True)
