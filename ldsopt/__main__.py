"""``python -m ldsopt``, and the program ``ldsopt``."""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn

from ldsopt.cli import main
from ldsopt.isolation import workers_stay


def run() -> NoReturn:
    """Runs one command and ends the process at once: taking the interpreter apart costs as much as starting it."""
    gc.disable()  # while modules are loaded nothing becomes garbage; a command that runs long turns it on again
    with workers_stay():
        code = main()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):  # closed, or nobody reads it: `main` has said what to say
            continue
    os._exit(code)


if __name__ == "__main__":
    run()
