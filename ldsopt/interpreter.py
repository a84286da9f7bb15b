"""Python started from here, and packages found, without the working directory: a checkout may hold anything.

``python -m`` and ``python -c`` put the working directory in front of the modules that are installed. A file
``argparse.py`` there would be run in place of Python's own.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from pathlib import Path

PACKAGES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
"""The folder that this very ldsopt lies in."""
_CLEAN = (
    "import os, sys; h = os.getcwd(); sys.path[:] = [p for p in sys.path if p and os.path.realpath(p) != h]; "
)
"""Python for another interpreter, whose own path is not known here. It has loaded both modules when it gets here."""


def own_path() -> list[str]:
    """``sys.path`` without the working directory, unless that holds ldsopt itself."""
    try:
        here = os.path.realpath(".")
    except OSError:  # it is gone
        here = ""
    known = [place for place in sys.path if place and (os.path.realpath(place) != here or place == PACKAGES)]
    return known if PACKAGES in known else [*known, PACKAGES]


def leave_working_directory_out() -> None:
    """Has this process import nothing more from the working directory. For programs, not for the library."""
    sys.path[:] = own_path()


def program(module: str) -> list[str]:
    """The words that run a module of ldsopt in this Python, whatever lies in the working directory."""
    path = f"import sys; sys.path[:] = {own_path()!r}"
    return [
        sys.executable,
        "-I",
        "-c",
        f"{path}; import runpy; runpy.run_module({module!r}, None, '__main__', True)",
    ]


def asking_for_package(interpreter: str, name: str) -> tuple[str, ...]:
    """The command that prints the file of a package that is installed for an interpreter, or nothing."""
    ask = f"import importlib.util as u; s = u.find_spec({name!r}); print(s.origin or '' if s else '')"
    return (interpreter, "-c", _CLEAN + ask)


def package_folder(name: str) -> Path | None:
    """The folder of a package that is installed for this Python; ``None`` if there is none."""
    from importlib.machinery import PathFinder
    from pathlib import Path

    found = PathFinder.find_spec(name, own_path())
    return Path(found.origin).parent if found is not None and found.origin else None
