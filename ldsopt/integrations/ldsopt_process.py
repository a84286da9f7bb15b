"""ldsopt's commands, run in processes of their own from inside of another tool.

A `RewritingCommand` is that for each module which passes through another tool, as on the command line.

>>> RewritingCommand.parse("optimize --goal waits").words
('optimize', '--goal', 'waits')
>>> RewritingCommand.of("optimize", goal="waits", no_assume=["named-bases"]).words
('optimize', '--goal=waits', '--no-assume=named-bases')
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ldsopt.dataclass import dataclass
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


COMMANDS = ("optimize", "annotate", "pack", "pipeline", "instrument")
"""The commands that rewrite a module, of which one can stand between two stages of a compilation."""
_QUIET = ("-q", "--quiet")
_PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class RewritingCommand:
    """A command of ldsopt with its options, but for those that the other tool decides: input, output, compiler.

    Attributes:
        words: the command and its options.
        is_quiet: nothing is said of what is made, only of what fails.
    """

    words: tuple[str, ...]
    is_quiet: bool = False

    @classmethod
    def parse(cls, text: str) -> RewritingCommand:
        """The command in a line, e.g. that of the environment variable.

        Raises:
            UsageError: it is none, or has options that the command does not have.
        """
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise UsageError(f"{text!r}: {error}") from None
        return cls._checked(words)

    @classmethod
    def of(cls, command: str, **options: object) -> RewritingCommand:
        """The command with options as keywords, which are spelled as in ldsopt's functions.

        Raises:
            UsageError: there is no such command, or no such option.
        """
        return cls._checked(
            [command, *(word for name, value in options.items() for word in _spelled(name, value))]
        )

    @classmethod
    def _checked(cls, words: list[str]) -> RewritingCommand:
        if not words or words[0] not in COMMANDS:
            given = f"'{words[0]}'" if words else "nothing"
            raise UsageError(f"the commands that rewrite a module are {', '.join(COMMANDS)}; {given} is none")
        if len(words) > 1:
            refuse_wrong_options(words)
        kept = tuple(word for word in words if word not in _QUIET)
        return cls(kept, len(kept) < len(words))

    @property
    def checked(self) -> tuple[str, ...]:
        """The words, with the option by which the command checks the code of what it makes."""
        return self.words if self.words[0] == "optimize" else (*self.words, "--check")

    @property
    def only_adds(self) -> bool:
        """The command adds to what the kernel does, so its code is taken though it is no better."""
        return self.words[0] == "instrument"

    @property
    def key(self) -> str:
        """The inputs of this command's result besides the module: its words, and ldsopt itself, file by file."""
        return f"ldsopt-{_fingerprint()}-{shlex.join(self.words)}"


def refuse_wrong_options(words: list[str]) -> None:
    """Has a command read its options, with an input in which there is nothing to be done.

    Raises:
        UsageError: it has no such option, or not with this value.
    """
    if {"-h", "--help"} & set(words):
        raise UsageError(f"'{shlex.join(words)}' asks for nothing to be done")
    if said := usage_error_of(*words, os.devnull):
        raise UsageError(said)


def compiling_options(arch: str, features: str, compiler: str) -> list[str]:
    """Options for what a command compiles, with which features, and by which compiler; each as its option takes it."""
    target = [f"--mcpu={arch}", f"--compiler={compiler}"]
    return [*target, f"--mattr={features}"] if features else target


def command_of(variable: str) -> RewritingCommand | None:
    """The command that an environment variable holds; ``None`` if it holds none, or says no.

    Raises:
        UsageError: as `RewritingCommand.parse`.
    """
    text = os.environ.get(variable, "").strip()
    return None if text.lower() in ("", "0", "off", "false", "no") else RewritingCommand.parse(text)


def _spelled(name: str, value: object) -> Iterable[str]:
    flag = f"--{name.replace('_', '-')}"
    if isinstance(value, bool):
        return [flag] if value else []
    if value is None:
        return []
    values = value if isinstance(value, (list, tuple, set, frozenset)) else [value]
    return [f"{flag}={getattr(one, 'value', one)}" for one in values]


_fingerprints: dict[Path, str] = {}


def _fingerprint() -> str:
    """Another version of ldsopt has another fingerprint, an edited one too."""
    if _PACKAGE not in _fingerprints:
        found = hashlib.sha256()
        for path in sorted(_PACKAGE.rglob("*.py")):
            about = path.stat()
            found.update(f"{path.relative_to(_PACKAGE)}:{about.st_size}:{about.st_mtime_ns}\n".encode())
        _fingerprints[_PACKAGE] = found.hexdigest()[:16]
    return _fingerprints[_PACKAGE]
