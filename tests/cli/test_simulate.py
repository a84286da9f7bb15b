"""`ldsopt simulate` and the time that it takes; the rest is `tests/cases/simulate`."""

from __future__ import annotations

from command_line import CommandLine
from simulated_kernels import endless, kernel

LAUNCH = ["--block", "128", "--arg", "in: i32[128]=arange", "--arg", "out: i32[128]=zeros"]


def test_it_gives_up_after_the_time_that_it_has(ldsopt: CommandLine) -> None:
    """In whichever process the waves run: machine code hears of it, too."""
    (ldsopt.place / "endless.ll").write_text(endless(kernel()))
    how = ["--timeout", "0.5", "--backend", "compiled", "-j", "2", "--grid", "8"]
    said = ldsopt("simulate", "endless.ll", *LAUNCH, *how)
    assert (said.code, said.out) == (3, "")
    assert said.error.startswith("endless.ll: not done after 0.5 seconds")
