"""A step in which a compiler was killed from outside is done again by the next sweep; what a compiler does, it does again."""

from pathlib import Path

import pytest

from ldsopt import EXAMPLE
from ldsopt.cli import main


@pytest.mark.parametrize(
    ("does", "is_done_again"),
    [
        ("kill -KILL $$", True), ("kill -TERM $$", True), ("exec sleep 60", True), ("kill -ABRT $$", False),
        ("exit 1", False),
    ],
)  # fmt: skip
def test_a_compiler_that_is_a_program(
    tmp_path: Path, does: str, is_done_again: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "k.ll").write_text(EXAMPLE)
    llc = tmp_path / "llc"
    llc.write_text(
        f'#!/bin/sh\nif [ "$1" = --version ]; then echo "LLVM version 22.1.0"; else exec 2>/dev/null; {does}; fi\n'
    )
    llc.chmod(0o755)
    sweep = ["sweep", str(tmp_path / "in"), "--out", str(tmp_path / "r.db"), "--do"]
    done = []
    for _ in range(2):
        assert main([*sweep, f"measure --mcpu gfx942 --compiler llc:{llc} --timeout 1"]) == 4
        done.append("1 steps done now" in capfd.readouterr().err)
    assert done == [True, is_done_again]
