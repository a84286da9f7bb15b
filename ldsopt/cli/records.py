"""The command `ldsopt records`: what it does."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from ldsopt.cli.declarations.gpu import Records
from ldsopt.errors import UsageError
from ldsopt.gpu import launch_records


def run(asked: Records) -> None:
    """Does what `Records` asks for."""

    if bool(asked.program) == bool(asked.build_library):
        raise UsageError("give a program to run, or --build-library FILE")
    if asked.build_library:
        launch_records.build_library(Path(asked.build_library), asked.cc)
        return
    with tempfile.TemporaryDirectory(prefix="ldsopt-records-") as scratch:
        library = launch_records.build_library(Path(scratch) / "libldsopt-records.so", asked.cc)
        code = launch_records.run_recorded(asked.program, Path(asked.output), library, asked.launches)
    sys.exit(code)
