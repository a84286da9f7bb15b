"""A command of ldsopt for each of several files, as hooks give them.

    ldsopt-each check -q one.ll two.ll

The files are the last arguments, those that are there. The exit code is the greatest of the command's.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ldsopt.integrations.ldsopt_process import ldsopt_program


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command for each file."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    files: list[str] = []
    while len(words) > 1 and Path(words[-1]).is_file():
        files.insert(0, words.pop())
    codes = [subprocess.run([*ldsopt_program(), *words, name], check=False).returncode for name in files]
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main())
