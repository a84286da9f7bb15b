"""A command of ldsopt for each of several files, as hooks give them.

    ldsopt-each check -q one.ll two.ll

The files are the last arguments, those that are there; without any nothing is run, and the exit code is 2. Else it
is the greatest of the command's.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ldsopt.errors import UsageError
from ldsopt.integrations.ldsopt_process import asks_help, ldsopt_program


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command for each file."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if asks_help(words):
        print(__doc__)
        return 0
    files: list[str] = []
    while len(words) > 1 and Path(words[-1]).is_file():
        files.insert(0, words.pop())
    if not files:  # a verdict on nothing would pass for one on what was meant
        last = f"{words[-1]!r} is no file that is there" if len(words) > 1 else "none is given"
        error = UsageError(
            f"no file to run the command on: {last}; give a command of ldsopt, and files behind it"
        )
        sys.stderr.write(f"ldsopt-each: error: {error}\n")
        return error.exit_code
    codes = [subprocess.run([*ldsopt_program(), *words, name], check=False).returncode for name in files]
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main())
