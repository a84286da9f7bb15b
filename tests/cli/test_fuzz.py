"""`ldsopt fuzz`: seeds in, failures out."""

from __future__ import annotations

import re

from command_line import CommandLine


def test_seeds_that_pass(ldsopt: CommandLine) -> None:
    said = ldsopt("fuzz", "--count", "2", "--seed", "40", "--no-check", "--shape", "phases")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("2 kernels from seed 40, ")
    assert said.out.endswith(" 0 failures\n")


def test_only_the_variants_that_are_asked_for(ldsopt: CommandLine) -> None:
    said = ldsopt("fuzz", "--count", "2", "--seed", "9", "--no-check", "--variant", "pack")
    assert (said.code, said.err) == (0, "")
    assert re.search(r"\b[1-9] different versions? compared: 0 failures", said.out)
    said = ldsopt("fuzz", "--variant", "unpack")
    assert said.code == 2
    assert "no variant 'unpack'; there are default, bases-all" in said.error
