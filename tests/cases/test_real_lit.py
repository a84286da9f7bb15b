"""The real ``lit`` passes on the cases, so that their lines mean what they mean elsewhere."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("lit")


@pytest.mark.slow
@pytest.mark.long
def test_lit_passes_on_every_case() -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()", "-v", str(Path(__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
