"""The stand-in for HIP's runtime as a fixture."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from stand_in import PATHS, STUB, Bench

CC = """#!/bin/sh
case "$*" in
-shared*records.c*) exec cp "{library}" "$5" ;;
*) exec {compiler} "$@" ;;
esac
"""
"""A compiler that has built the library of `ldsopt records` already, as each call builds it."""


@pytest.fixture(scope="session")
def stub(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stub")
    subprocess.run(["cc", "-shared", "-fPIC", "-w", "-o", folder / "libamdhip64.so", STUB], check=True)
    library, program = folder / "records.so", folder / "cc"
    built = [sys.executable, "-m", "ldsopt", "records", "--build-library", library]
    subprocess.run(built, check=True, capture_output=True, env=os.environ | {"PYTHONPATH": PATHS})
    program.write_text(CC.format(library=library, compiler=shutil.which("cc")))
    program.chmod(0o755)
    return folder


@pytest.fixture
def bench(tmp_path: Path, stub: Path) -> Bench:
    return Bench(tmp_path, stub)
