"""The environment that holds FlyDSL's and IREE's wheels beside ldsopt: ``make frontends``."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FRONTENDS = Path(os.environ.get("LDSOPT_FRONTENDS", ROOT / "build" / "frontends")) / "bin"
PACKAGES = {"PYTHONPATH": str(ROOT)}


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
