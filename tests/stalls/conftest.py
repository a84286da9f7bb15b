"""The command line, and a kernel whose waits are of every kind."""

from collections.abc import Callable
from pathlib import Path

import pytest
from att_traces import KERNEL, MEASURED, Ran, TraceRow, code_object, rows_of

from ldsopt.cli import main

collect_ignore = ["conftest.py"]
"""It has no doctests, and other folders have modules of this name."""


@pytest.fixture
def ldsopt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[..., Ran]:
    """Runs `ldsopt` in an empty directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / ".config"))

    def run(*arguments: str | Path) -> Ran:
        capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capfd.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture(scope="session")
def code() -> bytes:
    """The kernel as a code object."""
    return code_object(KERNEL.format(name="kernel"), "gfx942")


@pytest.fixture(scope="session")
def rows(code: bytes) -> list[TraceRow]:
    """The kernel's instructions with the cycles of `MEASURED`."""
    return rows_of(code, MEASURED)
