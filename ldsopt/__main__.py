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
    _open_what_is_closed()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # else numpy starts threads, which spin idly
    gc.disable()  # while modules are loaded nothing becomes garbage; a command that runs long turns it on again
    with workers_stay():
        code = main()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):  # closed, or nobody reads it: `main` has said what to say
            continue
    os._exit(code)


def _open_what_is_closed() -> None:
    """Gives a number to each standard stream that came closed (``>&-``): else the next file that is opened gets it.

    Input is empty then, and what is said on standard error is dropped. Standard output can be written to no more than
    before: a command that writes there fails, and one with ``-o`` does not.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            # It gets the lowest number that is free.
            os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
        if getattr(sys, name) is None:
            setattr(sys, name, open(number, "w" if number else "r", closefd=False))  # noqa: SIM115


if __name__ == "__main__":
    run()
