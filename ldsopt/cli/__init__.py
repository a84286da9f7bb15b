"""The command line: one small module a command, no logic.

Exit codes: 0 done; 1 a check or gate failed; 2 usage error; 3 bad input; 4 the compiler failed; 5 a dependency is
missing; 70 a bug in ldsopt.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ldsopt.cli.failures import guarded
from ldsopt.cli.names import COMMANDS, GROUPS, RENAMED

__all__ = ["COMMANDS", "GROUPS", "main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code; a failure is one line on standard error."""
    return guarded(lambda: _run(sys.argv[1:] if arguments is None else arguments))


def _run(arguments: Sequence[str]) -> int:
    from ldsopt.cli import program  # what it loads is not needed to know the commands

    return program.run(_renewed(arguments))


def _renewed(words: Sequence[str]) -> Sequence[str]:
    """The arguments, with the new words for a command that was renamed."""
    new = RENAMED.get(words[0]) if words else None
    if new is None:
        return words
    sys.stderr.write(f"ldsopt: note: `ldsopt {words[0]}` is `ldsopt {' '.join(new)}` now\n")
    return [*new, *words[1:]]
