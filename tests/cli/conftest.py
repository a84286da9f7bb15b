"""The command line as a fixture."""

from pathlib import Path

import pytest
from command_line import CommandLine


@pytest.fixture
def ldsopt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> CommandLine:
    """Runs `ldsopt` in an empty directory but for ``k.ll``."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(
        "XDG_CONFIG_HOME", str(tmp_path / ".config")
    )  # no file that this machine's user trusts counts
    return CommandLine(tmp_path, capfd)
