"""``ldsopt-clang`` and ``ldsopt-hipcc``: compilers that stand in for clang and hipcc.

    ldsopt-clang [--ldsopt=COMMAND] [COMPILER] ARGUMENTS...

The command line is that of the compiler, which is asked what it would run (`ldsopt.integrations.clang_jobs`). Where
that generates code for an AMD GPU, the jobs are run here, one by one, with ldsopt between IR and code; where a linker
makes code of IR (``-fgpu-rdc``), the driver runs with a linker in front of its own, which does the same. All else
is the compiler's: it is started as if ldsopt were not there.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ldsopt import interpreter
from ldsopt.errors import CompilerFailed, LdsoptError, Unavailable, UsageError
from ldsopt.integrations.clang_jobs import ClangJob, from_ir, jobs_of, to_ir
from ldsopt.integrations.device_code import DeviceModule, rewrite_device_module
from ldsopt.integrations.ldsopt_process import LdsoptProcessFailed, asks_help
from ldsopt.integrations.rewriting_command import RewritingCommand, command_of

VARIABLE = "LDSOPT_CLANG"
"""The environment variable that holds the command, if the command line does not."""
_OPTION = "--ldsopt="
_NEWEST_FIRST = range(40, 16, -1)
_LONGEST_COMMAND = 100_000
"""Characters of a command line from which on it goes into a response file."""


class JobFailed(Exception):
    """A job of the compiler has ended with another exit code than 0; it has said why.

    Attributes:
        code: that exit code.
    """

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code if code > 0 else 1


def run_clang() -> int:
    """The program ``ldsopt-clang``."""
    return main(sys.argv[1:], "clang")


def run_hipcc() -> int:
    """The program ``ldsopt-hipcc``."""
    return main(sys.argv[1:], "hipcc")


def main(arguments: Sequence[str], default: str) -> int:
    """Compiles as a compiler does; the exit code is its own, or that of an error of ours.

    Args:
        arguments: of the command line.
        default: the compiler, where the arguments do not begin with one.
    """
    if asks_help(arguments):
        print(f"{__doc__}\nThe options of the compiler:\n", flush=True)
    try:
        command, words = _own_option(arguments)
        compiler, words = _compiler(words, default)
        if command is None:
            return subprocess.run([*compiler, *words], check=False).returncode
        with tempfile.TemporaryDirectory(prefix="ldsopt-clang-") as folder:
            return _Build(command, compiler, words, Path(folder)).run()
    except JobFailed as error:
        return error.code
    except LdsoptError as error:
        sys.stderr.write(f"ldsopt-{default}: error: {error}\n")
        return error.exit_code
    except KeyboardInterrupt:
        return 130


@dataclass(frozen=True, slots=True)
class _Build:
    """One call of the compiler.

    Attributes:
        command: what ldsopt is to do.
        compiler: the program.
        words: its arguments.
        folder: for files in between.
    """

    command: RewritingCommand
    compiler: list[str]
    words: list[str]
    folder: Path

    def run(self) -> int:
        """Compiles; the exit code."""
        planned = subprocess.run(
            [*self.compiler, "-###", *self.words],
            env=os.environ | {"TMPDIR": str(self.folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        jobs = jobs_of(planned.stderr) if planned.returncode == 0 else []
        if any(job.is_device_code for job in jobs) and "-" not in self.words:
            for line in planned.stderr.splitlines():
                if ": warning: " in line:
                    sys.stderr.write(f"{line}\n")
            for number, job in enumerate(jobs):
                self._run_job(job, number)
            return 0
        before = ["-B", str(self._linkers())] if any(job.is_device_link for job in jobs) else []
        return subprocess.run([*self.compiler, *before, *self.words], check=False).returncode

    def _run_job(self, job: ClangJob, number: int) -> None:
        if not job.is_device_code:
            self._start(job.words)
            return
        given = self.folder / f"{number}-{Path(job.source).name}.ll"
        self._start(to_ir(job, str(given)))
        module = DeviceModule(given, job.arch, job.features, job.opt_level, job.words[0])

        def assemble(source: Path, output: Path) -> None:
            self._start(from_ir(job, str(source), str(output), "-S"))

        path = given
        try:
            done = rewrite_device_module(module, self.command, assemble)
            path = done.path
            self._say(done.said.replace(str(given), job.source))
        except LdsoptProcessFailed as error:
            sys.stderr.write(f"ldsopt: {job.source} ({job.arch}): left as it came: {_short(error, given)}\n")
        self._start(from_ir(job, str(path), job.output))

    def _say(self, said: str) -> None:
        lines = [line for line in said.splitlines() if line.strip()]
        if lines and not self.command.is_quiet:
            shown = lines if {"-v", "--explain"} & set(self.command.words) else lines[:1]
            sys.stderr.write("".join(f"ldsopt: {line}\n" for line in shown))

    def _start(self, words: Sequence[str]) -> None:
        """Runs one job, by a response file if its command line is long.

        Raises:
            JobFailed: it fails.
        """
        if sum(map(len, words)) > _LONGEST_COMMAND:
            listed = self.folder / "arguments.rsp"
            quoted = ('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"' for word in words[1:])
            is_compiler = words[1:2] == ["-cc1"] or words[1:2] == ("-cc1",)
            listed.write_text("\n".join(list(quoted)[1 if is_compiler else 0 :]), encoding="utf-8")
            words = [words[0], *(["-cc1"] if is_compiler else []), f"@{listed}"]
        code = subprocess.run(list(words), check=False).returncode
        if code:
            raise JobFailed(code)

    def _linkers(self) -> Path:
        """A folder with linkers in front of the driver's own, which make code of IR by way of ldsopt."""
        folder = self.folder / "bin"
        folder.mkdir()
        for name in ("lld", "ld.lld"):
            program = folder / name
            words = [
                *interpreter.program("ldsopt.integrations.device_link"),
                *(self._own_linker(name), self._clang(), " ".join(self.command.words)),
                str(int(self.command.is_quiet)),
            ]
            program.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
            program.chmod(0o755)
        return folder

    def _own_linker(self, name: str) -> str:
        said = subprocess.run(
            [*self.compiler, f"-print-prog-name={name}"], capture_output=True, text=True, check=False
        )
        return said.stdout.strip() or name

    def _clang(self) -> str:
        beside = Path(self._own_linker("lld")).parent / "clang"
        return str(beside) if beside.is_file() else self.compiler[-1]


def _short(error: Exception, given: Path) -> str:
    return " ".join(str(error).split()).replace(f"{given.parent}/", "")


def _own_option(arguments: Sequence[str]) -> tuple[RewritingCommand | None, list[str]]:
    """The command for ldsopt, ``None`` if the environment says that there is to be none, and what is the compiler's.

    Raises:
        UsageError: as `RewritingCommand.parse`.
    """
    given = [word for word in arguments if word.startswith(_OPTION)]
    rest = [word for word in arguments if not word.startswith(_OPTION)]
    if given:
        return RewritingCommand.parse(given[-1].removeprefix(_OPTION)), rest
    if VARIABLE in os.environ:
        return command_of(VARIABLE), rest
    return RewritingCommand.of("optimize"), rest


def _compiler(words: Sequence[str], default: str) -> tuple[list[str], list[str]]:
    """The compiler and its arguments: a launcher is given the compiler first, and the arguments behind it.

    Raises:
        UsageError: there are no arguments.
        Unavailable: there is no compiler.
        CompilerFailed: it is this program.
    """
    if not words:
        raise UsageError(f"ldsopt-{default} [--ldsopt=COMMAND] [COMPILER] ARGUMENTS...: no arguments")
    rest = list(words)
    if not words[0].startswith(("-", "@")) and not _is_source(words[0]) and shutil.which(words[0]):
        name, rest = words[0], rest[1:]
    else:
        names = [default, *(f"{default}-{version}" for version in _NEWEST_FIRST)]
        places = [*names, f"/opt/rocm/bin/{default}", f"/opt/rocm/llvm/bin/{default}"]
        name = next((place for place in places if shutil.which(place)), "")
        if not name:
            raise Unavailable(f"there is no {default} in PATH; name the compiler as the first argument")
    found = shutil.which(name)
    assert found is not None
    if Path(found).name in ("ldsopt-clang", "ldsopt-hipcc"):
        raise CompilerFailed(f"{found} would start itself; name the real compiler")
    return [found], rest


def _is_source(word: str) -> bool:
    return Path(word).suffix.lower() in (
        ".c",
        ".cc",
        ".cpp",
        ".cxx",
        ".hip",
        ".cu",
        ".cl",
        ".ll",
        ".bc",
        ".s",
        ".o",
    )


if __name__ == "__main__":
    sys.exit(run_clang())
