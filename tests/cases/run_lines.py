"""The RUN lines of a case, executed in this process: what ``lit`` makes of the same file, without a start of Python each.

Only the part of lit's language that the cases use is known: ``%s``, ``%t``, ``%S``, ``%{python}``, pipes, redirections,
``cd``, ``env``, ``not``, ``exits CODE`` and ``variant NAME``, ``DEFINE: %{NAME} = WORDS`` and ``REQUIRES:`` with a list. Another program (``sed``, ``llc-22``) is started; a line with
any other word of the shell goes to bash.
"""

import contextlib
import importlib.util
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

from variant import variant

SUFFIXES = (".ll", ".s", ".hip")
HERE = Path(__file__).parent
PROGRAMS = {
    "ldsopt": f"{shlex.quote(sys.executable)} -m ldsopt",
    "filecheck": f"{shlex.quote(sys.executable)} -m filecheck",
    "exits": f"{shlex.quote(sys.executable)} {shlex.quote(str(HERE / 'exits.py'))}",
    "variant": f"{shlex.quote(sys.executable)} {shlex.quote(str(HERE / 'variant.py'))}",
}
"""Words of a RUN line that stand for commands, and what ``lit`` puts in their place."""
ENVIRONMENT = {"COLUMNS": "400", "NO_COLOR": "1"}


def _program(name: str) -> Callable[[], bool]:
    return lambda: shutil.which(name) is not None


FEATURES = {
    "clang-22": _program("clang-22"),
    "llc-22": _program("llc-22"),
    "lld": lambda: any(map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))),
    "bitwuzla": lambda: importlib.util.find_spec("bitwuzla") is not None,
    "z3": _program("z3"),
    "tomllib": lambda: sys.version_info >= (3, 11),
    "pseudocode": lambda: importlib.util.find_spec("tinygrad") is not None,
    "slow": lambda: True,
    "long": lambda: True,
}
"""The requirements that a case may have, each with a test that it is met. ``slow`` and ``long`` are pytest's marks."""

_RUN = re.compile(r"RUN:\s?(.*)$")
_REQUIRES = re.compile(r"REQUIRES:(.*)$")
_DEFINE = re.compile(r"DEFINE: (%\{[\w-]+\}) = (.*)$", re.M)
_SHELL = re.compile(r"[;`]|&&|>>|\|\||\$[({\w]|\b(?:for|while|if|cd|export)\s|(?:^|[\s|])[(!]")
_OPERATORS = ("<", ">", "2>")


class CaseFailed(Exception):
    """A RUN line did not succeed; the text says which, and what it printed."""


_Ended = tuple[int, bytes, bytes]


@dataclass
class _Command:
    """One program of a pipeline: its words, and where its streams lead (``&1`` as standard error: to its output)."""

    words: list[str] = field(default_factory=list)
    streams: dict[str, str] = field(default_factory=dict)


def run_lines(text: str) -> list[str]:
    """The RUN lines of a case, continuation lines joined, in their order."""
    lines: list[str] = []
    continues = False
    for found in filter(None, map(_RUN.search, text.splitlines())):
        if continues:
            lines[-1] = lines[-1][:-1] + found[1].strip()
        else:
            lines.append(found[1].strip())
        continues = lines[-1].endswith("\\")
    return lines


def required(text: str) -> list[str]:
    """The requirements of a case, by its ``REQUIRES:`` lines."""
    found = filter(None, map(_REQUIRES.search, text.splitlines()))
    return [name.strip() for line in found for name in line[1].split(",")]


def execute(case: Path, place: Path) -> None:
    """Runs a case in an empty folder.

    Raises:
        CaseFailed: a line of it did not end as it has to.
    """
    substitutions = {
        "%s": str(case), "%t": str(place / f"{case.name}.tmp"), "%S": str(case.parent), "%{python}": sys.executable,
    }  # fmt: skip
    text = case.read_text(encoding="utf-8")
    defined = dict(_DEFINE.findall(text))
    for line in run_lines(text):
        for name, words in reversed(defined.items()):
            line = line.replace(name, words)
        written = re.sub(r"%(?:[stS]\b|\{python\})", lambda found: substitutions[found[0]], line)
        if written.startswith("cd "):
            place = Path(written.removeprefix("cd "))
            continue
        commands = None if _SHELL.search(_unquoted(written)) else _parsed(written)
        said = _shell(written, place) if commands is None else _pipeline(commands, place)
        if said is not None:
            raise CaseFailed(f"{case}\nRUN: {line}\n{said}")


def run_words(words: list[str], place: Path) -> _Ended:
    """A program in a folder, in this process if that can be: its exit code, and what it printed on both streams."""
    return _IN_PROCESS.get(words[0], _started)(words, b"", place, False)


def _unquoted(line: str) -> str:
    return re.sub(r"'[^']*'|\"[^\"]*\"", "Q", line)


def _parsed(line: str) -> list[_Command]:
    """The pipeline that a line says."""
    spaced = re.sub(r"'[^']*'|\"[^\"]*\"|(2?>&1|2>|>>|[|<>])", lambda m: f" {m[1]} " if m[1] else m[0], line)
    commands = [_Command()]
    tokens = iter(shlex.split(spaced))
    for token in tokens:
        if token == "|":
            commands.append(_Command())
        elif token == "2>&1":
            commands[-1].streams["2>"] = "&1"
        elif token in _OPERATORS:
            commands[-1].streams[token] = next(tokens)
        else:
            commands[-1].words.append(token)
    return commands


def _pipeline(commands: list[_Command], place: Path) -> str | None:
    """Runs programs one after the other, each with the output of the one before; the first complaint."""
    given, printed = b"", b""
    for command in commands:
        words, expected = list(command.words), {0}
        while words[0] in ("not", "exits"):
            expected = set(range(1, 256)) if words[0] == "not" else {int(words[1])}
            words = words[1:] if words[0] == "not" else words[2:]
        variables = dict(word.split("=", 1) for word in words[1:] if "=" in word) if words[0] == "env" else {}
        if variables and words[len(variables) + 1] in _IN_PROCESS:
            words = words[len(variables) + 1 :]
        if "<" in command.streams:
            given = (place / command.streams["<"]).read_bytes()
        with mock.patch.dict(os.environ, variables):
            run = _IN_PROCESS.get(words[0], _started)
            code, out, err = run(words, given, place, "&1" in command.streams.values())
        if name := command.streams.get(">"):
            (place / name).write_bytes(out)
        if (name := command.streams.get("2>", "&1")) != "&1":
            (place / name).write_bytes(err)
        given, printed = b"" if ">" in command.streams else out, printed + err
        if code not in expected:
            wrong = f"{words[0]}: exit code {code}\n"
            return wrong + (printed + out).decode(errors="replace")
    return None


def _shell(line: str, place: Path) -> str | None:
    """A line by bash; what it printed, if it failed."""
    for program, command in PROGRAMS.items():
        line = re.sub(rf"(?<![\w./-])(?<!-m ){program}(?![\w./-])", lambda _, command=command: command, line)
    code, out, _ = _started(["bash", "-c", f"set -o pipefail; {line}"], b"", place, True)
    return out.decode(errors="replace") if code else None


def _started(words: list[str], given: bytes, place: Path, joined: bool) -> _Ended:
    """A program in a process of its own."""
    err = subprocess.STDOUT if joined else subprocess.PIPE
    done = subprocess.run(words, input=given, stdout=subprocess.PIPE, stderr=err, cwd=place, check=False)
    return done.returncode, done.stdout, done.stderr or b""


def _ldsopt(words: list[str], given: bytes, place: Path, joined: bool) -> _Ended:
    from ldsopt import isolation
    from ldsopt.cli import main

    with mock.patch.object(isolation, "_is_worker", True):  # in a fork a command would load its modules anew
        return _here(lambda: main(words[1:]), given, place, joined)


def _filecheck(words: list[str], given: bytes, place: Path, joined: bool) -> _Ended:
    from filecheck.main import main

    return _here(lambda: main(list(words)), given, place, joined)


def _variant(words: list[str], given: bytes, place: Path, joined: bool) -> _Ended:
    return 0, variant(Path(words[2]).read_text(encoding="utf-8"), set(words[1].split(","))).encode(), b""


def _python(words: list[str], given: bytes, place: Path, joined: bool) -> _Ended:
    if words[1:2] != ["-c"] or len(words) != 3:
        return _started(words, given, place, joined)

    def call() -> None:
        exec(compile(words[2], "-c", "exec"), {"__name__": "__main__"})

    return _here(call, given, place, joined)


_IN_PROCESS = {"ldsopt": _ldsopt, "filecheck": _filecheck, "variant": _variant, sys.executable: _python}


def _here(call: Callable[[], int | None], given: bytes, place: Path, joined: bool) -> _Ended:
    """A call in this process, with the standard streams of a process of its own."""
    place.mkdir(parents=True, exist_ok=True)
    files = [place / f".{name}" for name in ("in", "out", "err")]
    files[0].write_bytes(given)
    with _streams(files, joined), contextlib.chdir(place) if sys.version_info >= (3, 11) else _in(place):
        try:
            code = call() or 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        except Exception:  # as Python itself would end the process
            traceback.print_exc()
            code = 1
    return code, files[1].read_bytes(), b"" if joined else files[2].read_bytes()


@contextlib.contextmanager
def _in(place: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(place)
    try:
        yield
    finally:
        os.chdir(before)


@contextlib.contextmanager
def _streams(files: list[Path], joined: bool) -> Iterator[None]:
    """Descriptors 0, 1 and 2, and Python's streams over them, lead to files."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    kept = [os.dup(number) for number in range(3)]
    flags = (os.O_RDONLY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for number in range(3):
        if number == 2 and joined:
            os.dup2(1, 2)
            continue
        opened = os.open(files[number], flags[number], 0o600)
        os.dup2(opened, number)
        os.close(opened)
    modes = ("rb", "wb", "wb")
    made = [io.TextIOWrapper(os.fdopen(os.dup(n), modes[n]), "utf-8", line_buffering=True) for n in range(3)]
    sys.stdin, sys.stdout, sys.stderr = made
    try:
        yield
    finally:
        for stream in made:
            with contextlib.suppress(OSError, ValueError):
                stream.close()
        sys.stdin, sys.stdout, sys.stderr = streams
        for number, descriptor in enumerate(kept):
            os.dup2(descriptor, number)
            os.close(descriptor)
