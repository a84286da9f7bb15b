"""The command line as a fixture."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

from ldsopt.cli import main


@pytest.fixture
def ldsopt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> CommandLine:
    """Runs `ldsopt` in an empty directory but for ``k.ll``."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(
        "XDG_CONFIG_HOME", str(tmp_path / ".config")
    )  # no file that this machine's user trusts counts
    return CommandLine(tmp_path, capfd)


@pytest.fixture(scope="session")
def annotated_gemm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `annotate` makes of the GEMM."""
    made = tmp_path_factory.mktemp("annotated") / "out.ll"
    assert main(["annotate", str(GEMM), "-o", str(made), "-q"]) == 0
    return made
