"""A sweep with accidents ends as one without, on real modules: the small form of `make sweep-trial`."""

import subprocess
import sys
from pathlib import Path

import pytest

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
