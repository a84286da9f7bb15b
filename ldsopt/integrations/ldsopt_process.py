"""ldsopt's commands, run in processes of their own from inside of another tool."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence

from ldsopt.errors import UsageError
from ldsopt.interpreter import program

_ERROR = "ldsopt: error: "
_OWN = ("LDSOPT_TRITON", "LDSOPT_CLANG")
"""The variables that would change the tools that ldsopt itself calls."""
_WITHOUT_DEFAULTS = {"LDSOPT_CONFIG": ""}
"""No ldsopt.toml counts: caches and builds know of the command that they were told, and of nothing else."""


class LdsoptProcessFailed(Exception):
    """A command has failed; the message is its own, one line."""


def said_by_ldsopt(*arguments: str, environment: Mapping[str, str] | None = None) -> str:
    """The output of a command.

    Args:
        arguments: the command and its options.
        environment: variables that it gets besides those of this process.

    Raises:
        LdsoptProcessFailed: it ends with another exit code than 0.
    """
    return run_ldsopt(*arguments, environment=environment).stdout


def run_ldsopt(
    *arguments: str, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command that has run.

    Raises:
        LdsoptProcessFailed: as `said_by_ldsopt`.
    """
    done = _started(arguments, environment)
    if done.returncode:
        raise LdsoptProcessFailed(_error_of(done))
    return done


def usage_error_of(*arguments: str) -> str:
    """The usage error of a command's options; empty if they are right."""
    done = _started(arguments, None)
    return _error_of(done) if done.returncode == UsageError.exit_code else ""


def asks_help(words: Sequence[str]) -> bool:
    """True if a program's arguments ask for its help alone."""
    return list(words) in (["--help"], ["-h"])


def ldsopt_program() -> list[str]:
    """The words that start this very ldsopt."""
    return program("ldsopt")


def _started(
    arguments: Sequence[str], environment: Mapping[str, str] | None
) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in _OWN}
    inherited |= _WITHOUT_DEFAULTS | dict(environment or {})
    return subprocess.run(
        [*ldsopt_program(), *arguments],
        env=inherited,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def _error_of(done: subprocess.CompletedProcess[str]) -> str:
    said = [line for line in done.stderr.splitlines() if line.startswith(_ERROR)]
    return said[-1].removeprefix(_ERROR) if said else f"ldsopt ended with {done.returncode}"
