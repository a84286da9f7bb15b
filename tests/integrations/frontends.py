"""Programs beside ``ldsopt``, and the environment that holds FlyDSL's and IREE's wheels: ``make frontends``."""

import os
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path

import ldsopt

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
    (measurement,) = ldsopt.measure_file(path)
    (function,) = (one for one in measurement.functions if one.is_kernel)
    return function.resources.lds_bytes or 0
