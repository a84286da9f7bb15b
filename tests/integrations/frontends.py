"""Programs beside ``ldsopt``, and the environment that holds FlyDSL's and IREE's wheels: ``make frontends``."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).parents[2]
FRONTENDS = Path(os.environ.get("LDSOPT_FRONTENDS", ROOT / "build" / "frontends")) / "bin"
PACKAGES = {"PYTHONPATH": str(ROOT)}


def program(name: str) -> Callable[[Sequence[str]], int]:
    """An installed program, to be called with its arguments; it returns the exit code."""
    (entry,) = entry_points(group="console_scripts", name=name)
    main: Callable[[Sequence[str]], int] = entry.load()
    return main


def has(package: str) -> bool:
    """True if that environment is there, with this package."""
    return any((FRONTENDS.parent / "lib").glob(f"python*/site-packages/{package}"))


def lds_bytes(code: bytes, folder: Path) -> int:
    """Static LDS of the one kernel in a code object."""
    path = folder / "code.hsaco"
    path.write_bytes(code)
    done = subprocess.run(
        [sys.executable, "-m", "ldsopt", "measure", str(path), "--format", "json"],
        env=os.environ | PACKAGES,
        capture_output=True,
        text=True,
        check=True,
    )
    (measurement,) = json.loads(done.stdout)["measurements"]
    (function,) = (one for one in measurement["functions"] if one["is_kernel"])
    return int(function["resources"]["lds_bytes"])
