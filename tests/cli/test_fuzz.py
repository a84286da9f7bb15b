"""`ldsopt fuzz`: seeds in, failures out."""

from __future__ import annotations

import re

import pytest
from command_line import CommandLine

from ldsopt.verifier.fuzz import Rewriter


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


def test_a_failure_is_kept_and_can_be_verified_again(
    ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(self: Rewriter, name: str) -> str:
        return self.module.text.replace("mul i32 %tid", "mul i32 %group")

    monkeypatch.setattr(Rewriter, "text", wrong)
    said = ldsopt("fuzz", "--count", "6", "--no-check", "--no-shrink", "--keep", "kept")
    assert said.code == 1
    assert "seeds failed" in said.error
    kept = sorted(path.name for path in (ldsopt.place / "kept").iterdir())
    assert kept
    kernel, launch = kept[1], kept[0]
    assert ldsopt("verify", f"kept/{kernel}", f"kept/{kernel}", "--launch", f"kept/{launch}").code == 0
