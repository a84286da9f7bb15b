"""A command of ldsopt for each of several files, as hooks give them.

    python -m ldsopt.integrations.each check -q one.ll two.ll

The files are the last arguments, those that are there. The exit code is the greatest of the command's.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ldsopt.integrations.ldsopt_process import ldsopt_program


def main(arguments: Sequence[str]) -> int:
    """Runs the command for each file."""
    words = list(arguments)
    files: list[str] = []
    while len(words) > 1 and Path(words[-1]).is_file():
        files.insert(0, words.pop())
    codes = [subprocess.run([*ldsopt_program(), *words, name], check=False).returncode for name in files]
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
