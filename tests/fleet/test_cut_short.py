"""Sweeps that are cut short: what a compiler does, it does again, and what was done to it is done anew."""

import subprocess
import sys
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


ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.slow
def test_a_disturbed_sweep_s_database_is_that_of_an_undisturbed_one(tmp_path: Path) -> None:
    """A worker killed, one module that ends its worker and one that hangs, and the sweep killed in the middle."""
    script = ROOT / "tests" / "long" / "sweep_trial.py"
    words = ["--modules", "20", "--folder", str(tmp_path), "--timeout", "30"]
    done = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "disturbed: killed after" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("equal: ")
