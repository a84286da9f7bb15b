"""The jobs that a clang driver would run, and those of them that generate code for an AMD GPU.

``clang -###`` prints the jobs of a command line in their order, each as a line of quoted words. A job of the compiler
proper is ``clang -cc1 -triple amdgcn-amd-amdhsa … -emit-obj … -o FILE -x hip SOURCE``: front-end, passes on the IR, and
code generation in one. `to_ir` and `from_ir` divide it in two, with the module in between as text.

``ldsopt-clang`` and ``ldsopt-hipcc``: compilers that stand in for clang and hipcc.

    ldsopt-clang [--ldsopt=COMMAND] [COMPILER] ARGUMENTS...

The command line is that of the compiler, which is asked what it would run (``-###``). Where
that generates code for an AMD GPU, the jobs are run here, one by one, with ldsopt between IR and code; where a linker
makes code of IR (``-fgpu-rdc``), the driver runs with a linker in front of its own, which does the same. All else
is the compiler's: it is started as if ldsopt were not there.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ldsopt import interpreter
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, LdsoptError, Unavailable, UsageError
from ldsopt.integrations.device_code import DeviceModule, rewrite_device_module
from ldsopt.integrations.ldsopt_process import LdsoptProcessFailed, RewritingCommand, asks_help, command_of

_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPED = re.compile(r"\\(.)")
_AMDGPU = ("amdgcn", "amdgpu")
_CODE_ACTIONS = ("-emit-obj", "-S")
_IR_ACTION = "-emit-llvm"
_WITH_VALUE_OF_FRONT_END = frozenset(
    {"-dependency-file", "-MT", "-MQ", "-dependency-dot", "-module-dependency-dir", "-header-include-file",
     "-mlink-builtin-bitcode", "-mlink-bitcode-file", "-include", "-include-pch"}
)  # fmt: skip
"""Options with a value that have had their effect when the module is there: files that are written or read once."""
_OF_FRONT_END = frozenset(
    {"-sys-header-deps", "-MP", "-MG", "-emit-llvm-uselists", "-fcuda-include-gpubinary"}
)


@dataclass(frozen=True, slots=True)
class ClangJob:
    """One program that the driver would start.

    Attributes:
        words: the program and its arguments.
    """

    words: tuple[str, ...]

    @property
    def is_device_code(self) -> bool:
        """True if it makes code for an AMD GPU of something else than assembly."""
        return (
            self.words[1:2] == ("-cc1",)
            and self.value("-triple").startswith(_AMDGPU)
            and any(action in self.words for action in _CODE_ACTIONS)
        )

    @property
    def is_device_link(self) -> bool:
        """True if it links code for an AMD GPU: LLVM's linker makes code of IR that is among its inputs."""
        program = Path(self.words[0]).name
        return program in ("lld", "ld.lld") and (
            "elf64_amdgpu" in self.words
            or any(word.startswith("-plugin-opt=mcpu=gfx") for word in self.words)
        )

    @property
    def arch(self) -> str:
        """The architecture that code is made for, without its features; empty if the job does not say."""
        named = self.value("-target-cpu")
        for word in self.words:
            if not named and word.startswith("-plugin-opt=mcpu="):
                named = word.rpartition("=")[2]
        return named.partition(":")[0]

    @property
    def source(self) -> str:
        """The file that is compiled: a job's last word."""
        return self.words[-1]

    @property
    def output(self) -> str:
        """The file that is made."""
        return self.value("-o")

    @property
    def opt_level(self) -> str:
        """The digit of ``-O``; code generation knows no size levels, and takes them for 2."""
        for word in reversed(self.words):
            if word in ("-O0", "-O1", "-O2", "-O3"):
                return word[2:]
            if word in ("-Os", "-Oz", "-O", "-Og"):
                return {"-O": "1", "-Og": "1"}.get(word, "2")
        return "0"

    @property
    def features(self) -> str:
        """The subtarget features, as ``-mattr`` takes them."""
        pairs = zip(self.words, self.words[1:], strict=False)
        return ",".join(value for option, value in pairs if option == "-target-feature")

    def value(self, option: str) -> str:
        """The value that follows an option; empty if it is not there."""
        return self.words[self.words.index(option) + 1] if option in self.words[:-1] else ""


def jobs_of(printed: str) -> list[ClangJob]:
    r"""The jobs in what ``clang -###`` prints.

    >>> jobs_of('Target: x86_64\n "/usr/bin/clang" "-cc1" "-DX=\\"a b\\""\n (in-process)\n')
    [ClangJob(words=('/usr/bin/clang', '-cc1', '-DX="a b"'))]
    """
    lines = (line for line in printed.splitlines() if line.startswith(' "'))
    return [ClangJob(tuple(_ESCAPED.sub(r"\1", word) for word in _WORD.findall(line))) for line in lines]


def to_ir(job: ClangJob, output: str) -> list[str]:
    """The first half of a job: it writes the module that code is to be made of, as text."""
    return [_IR_ACTION if word in _CODE_ACTIONS else word for word in _with_output(job.words, output)]


def from_ir(job: ClangJob, module: str, output: str, action: str | None = None) -> list[str]:
    """The second half: code generation alone.

    Args:
        job: the whole job.
        module: the file with the module.
        output: the file to write.
        action: what to make, ``-emit-obj`` or ``-S``; by default what the job makes.
    """
    kept = list(_without_front_end(_with_output(job.words[:-1], output)))
    if action is not None:
        kept = [action if word in _CODE_ACTIONS else word for word in kept]
    kept[kept.index("-x") + 1] = "ir"
    return [*kept[:2], "-disable-llvm-passes", *kept[2:], module]


def _with_output(words: Sequence[str], output: str) -> list[str]:
    place = words.index("-o") + 1
    return [*words[:place], output, *words[place + 1 :]]


def _without_front_end(words: Sequence[str]) -> Iterator[str]:
    following = iter(words)
    for word in following:
        if word in _WITH_VALUE_OF_FRONT_END:
            next(following, None)
        elif word not in _OF_FRONT_END:
            yield word


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
            said = " ".join(str(error).split()).replace(f"{given.parent}/", "")
            sys.stderr.write(f"ldsopt: {job.source} ({job.arch}): left as it came: {said}\n")
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
