"""``--assume workgroup-size`` of commands that analyze code."""

from __future__ import annotations

import pytest
from command_line import CommandLine
from simulated_kernels import kernel


@pytest.mark.parametrize("command", ["check", "waits", "banks"])
def test_a_size_is_taken_and_one_that_contradicts_the_kernel_is_refused(
    ldsopt: CommandLine, command: str
) -> None:
    (ldsopt.place / "k.ll").write_text(kernel())
    said = ldsopt(command, "k.ll", "--assume", "workgroup-size=16,8", "-o", "out.s")
    assert said.code == 0
    wrong = ldsopt(command, "k.ll", "--assume", "workgroup-size=64", "-o", "other.s")
    assert (wrong.code, "have 128 to 128 work-items, which is not workgroup-size=64" in wrong.error) == (
        3,
        True,
    )
    assert not (ldsopt.place / "other.s").exists()


OUTPUTS = {
    "check": (),
    "waits": ("-o", "out.s"),
    "banks": (),
    "pack": ("-o", "out.ll"),
    "optimize": ("-o", "out.ll"),
    "instrument": ("--auto", "barriers", "-o", "out.ll"),
    "timeline": (),
}
"""The options by which a command writes a file."""


@pytest.mark.parametrize("command", OUTPUTS)
def test_a_size_of_one_kernel_is_taken_and_one_of_a_kernel_that_there_is_not_is_refused(
    ldsopt: CommandLine, command: str
) -> None:
    (ldsopt.place / "k.ll").write_text(kernel())
    wrong = ldsopt(command, "k.ll", "--assume", "workgroup-size@j=16,8", *OUTPUTS[command])
    assert (wrong.code, "k.ll: no kernel is named 'j'" in wrong.error) == (3, True)
    assert [file.name for file in ldsopt.place.iterdir()] == ["k.ll"]
    said = ldsopt(command, "k.ll", "--assume", "workgroup-size@k=16,8", *OUTPUTS[command])
    assert said.code <= 1, said.error  # 1: a finding


def test_a_module_records_the_size_of_one_kernel_and_explain_says_what_it_is(ldsopt: CommandLine) -> None:
    (ldsopt.place / "k.ll").write_text(kernel())
    told = "workgroup-size@k=16,8"
    assert ldsopt("instrument", "k.ll", "--assume", told, "--auto", "barriers", "-o", "out.ll").code == 0
    assert told in (ldsopt.place / "out.ll").read_text()
    assert "every workgroup has this size" in ldsopt("explain", told).out
