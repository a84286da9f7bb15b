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
