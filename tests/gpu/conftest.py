"""The stand-in for HIP's runtime as a fixture."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from stand_in import STUB, Bench


@pytest.fixture(scope="session")
def stub(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stub")
    subprocess.run(["cc", "-shared", "-fPIC", "-w", "-o", folder / "libamdhip64.so", STUB], check=True)
    return folder


@pytest.fixture
def bench(tmp_path: Path, stub: Path) -> Bench:
    return Bench(tmp_path, stub)
