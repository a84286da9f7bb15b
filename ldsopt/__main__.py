"""``python -m ldsopt``, and the program ``ldsopt``."""

from __future__ import annotations

import gc
import os
import sys
from types import ModuleType

from ldsopt.watched import is_watched, run_watched

TYPE_CHECKING = False  # what a watched command need not load is not loaded here
if TYPE_CHECKING:
    from typing import Any, NoReturn


class _LaterModule(ModuleType):
    """Stands for a module of Python's library that is loaded when something of it is first asked for.

    `importlib.util.LazyLoader` does not serve: until Python 3.12 the statement that imports the module loads it.
    """

    def __getattr__(self, name: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        vars(self).update(vars(__import__(self.__name__)))
        return getattr(sys.modules[self.__name__], name)


def run() -> NoReturn:
    """Runs one command and ends the process at once: taking the interpreter apart costs as much as starting it."""
    gc.disable()  # while modules are loaded nothing becomes garbage; a command that runs long turns it on again
    os._exit(run_watched(_run) if is_watched() else _run())


def _run() -> int:
    # `dataclasses` imports it, and asks for something of it only where a dataclass has no docstring.
    sys.modules.setdefault("inspect", _LaterModule("inspect"))
    from ldsopt.cli import main

    code = main()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):  # closed, or nobody reads it: `main` has said what to say
            continue
    return code


if __name__ == "__main__":
    run()
