"""FlyDSL's kernels through ldsopt: a program that FlyDSL takes for LLVM's ``mlir-opt``.

    ldsopt-flydsl FOLDER [COMMAND [OPTION]...]

FlyDSL has its binary made by the ``bin/mlir-opt`` of the folder that ``FLYDSL_COMPILE_LLVM_DIR`` names: it hands over
a ``gpu.module`` and expects a ``gpu.binary``. The one that is written into ``FOLDER`` runs FlyDSL's own last pass, and
asks it for LLVM bitcode, too. The bitcode goes through the command. Where its code is better than FlyDSL's
(`ldsopt.integrations.device_code`), it takes the place of FlyDSL's code object; otherwise, and whatever goes wrong,
FlyDSL's own stays. One line of ``FOLDER/ldsopt.log`` says of each kernel what became of it.

FlyDSL's cache has the hash of that program in its keys, so it holds the command and ldsopt's version.
"""

from __future__ import annotations

import re
import shlex
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from ldsopt import interpreter
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError, Unavailable, UsageError
from ldsopt.integrations.device_code import better_object
from ldsopt.integrations.ldsopt_process import RewritingCommand, asks_help

LOG = "ldsopt.log"
_STANDS_IN = "--as-mlir-opt"
_PIPELINE = "--pass-pipeline="
_BINARY = "gpu-module-to-binary{"


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the program that stands in for ``mlir-opt``, or is it; the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if asks_help(arguments):
        print(__doc__)
        return 0
    try:
        if arguments and arguments[0] == _STANDS_IN:
            return stand_in(Path(arguments[1]), RewritingCommand.parse(arguments[2]), arguments[3:])
        if not arguments or arguments[0].startswith("-"):
            raise UsageError("ldsopt-flydsl FOLDER [COMMAND [OPTION]...]")
        command = RewritingCommand.parse(shlex.join(arguments[1:]) or "optimize")
        print(write_prefix(Path(arguments[0]), command))
    except LdsoptError as error:
        sys.stderr.write(f"ldsopt-flydsl: error: {error}\n")
        return error.exit_code
    return 0


def write_prefix(folder: Path, command: RewritingCommand) -> Path:
    """Writes ``bin/mlir-opt`` into a folder, for this Python; the folder, as ``FLYDSL_COMPILE_LLVM_DIR`` takes it."""
    program = folder.resolve() / "bin" / "mlir-opt"
    program.parent.mkdir(parents=True, exist_ok=True)
    words = [*interpreter.program("ldsopt.integrations.flydsl"), _STANDS_IN, str(folder.resolve())]
    words.append(shlex.join(command.words))
    program.write_text(f'#!/bin/sh\n# {command.key}\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return folder.resolve()


def stand_in(folder: Path, command: RewritingCommand, arguments: Sequence[str]) -> int:
    """Does what FlyDSL asks ``mlir-opt`` for: reads a ``gpu.module``, writes its ``gpu.binary``.

    Raises:
        Unavailable: this Python has no FlyDSL.
        UsageError: FlyDSL asks for something else than a binary.
    """
    job = _FlyDslJob.of(arguments)
    try:
        binary = job.binary()
    except ImportError as error:
        raise Unavailable(f"this Python has no FlyDSL: {error}") from None
    except Exception as error:  # MLIR's: with or without ldsopt there is no binary
        raise Unavailable(f"FlyDSL's own last pass fails: {_first_line(error)}") from None
    try:
        with tempfile.TemporaryDirectory(prefix="ldsopt-flydsl-") as scratch:
            said = _improve(job, binary, command, Path(scratch))
    except Exception as error:  # a failure of ours must not cost more than a line
        said = f"left as it came: {_first_line(error)}"
    with (folder / LOG).open("a", encoding="utf-8") as log:
        log.write(f"ldsopt: flydsl {', '.join(job.kernels)} ({job.arch}): {said}\n")
    job.output.write_text(str(binary.module.operation), encoding="utf-8")
    return 0


@dataclass(slots=True)
class _FlyDslBinary:
    """FlyDSL's result: a module whose ``gpu.binary`` holds one code object."""

    module: Any
    operation: Any

    @property
    def held(self) -> Any:
        gpu = import_module("flydsl._mlir.dialects.gpu")
        return gpu.ObjectAttr(self.operation.attributes["objects"][0])

    def replace(self, code: bytes) -> None:
        """Puts another code object in place of the one that is held."""
        gpu, ir = import_module("flydsl._mlir.dialects.gpu"), import_module("flydsl._mlir.ir")
        context = self.module.context
        new = gpu.ObjectAttr.get(
            self.held.target, self.held.format, code, self.held.properties, context=context
        )
        self.operation.attributes["objects"] = ir.ArrayAttr.get([new], context=context)


@dataclass(frozen=True, slots=True)
class _FlyDslJob:
    """The request of FlyDSL.

    Attributes:
        text: the module in MLIR's LLVM dialect.
        pipeline: the passes that make a binary of it.
        output: the file for the result.
        options: LLVM's, by name.
    """

    text: str
    pipeline: str
    output: Path
    options: dict[str, bool | int | str]

    @classmethod
    def of(cls, arguments: Sequence[str]) -> _FlyDslJob:
        words = list(arguments)
        try:
            output = Path(words.pop(words.index("-o") + 1))
            words.remove("-o")
            pipeline = next(word for word in words if word.startswith(_PIPELINE))
            words.remove(pipeline)
            text = Path(words.pop(0)).read_text(encoding="utf-8")
        except (ValueError, IndexError, StopIteration) as error:
            raise UsageError(f"not as FlyDSL calls mlir-opt: {shlex.join(arguments)}") from error
        if _BINARY not in pipeline:
            raise UsageError(f"only binaries are made here: {pipeline}")
        return cls(text, pipeline.removeprefix(_PIPELINE), output, dict(map(_option, words)))

    @property
    def arch(self) -> str:
        return self._of_target("chip")

    @property
    def target(self) -> list[str]:
        """Options of ldsopt that say what FlyDSL compiles for."""
        said = {"--mcpu": self.arch, "--mattr": self._of_target("features")}
        return [f"{option}={value}" for option, value in said.items() if value]

    def _of_target(self, name: str) -> str:
        found = re.search(rf'#rocdl\.target<[^>]*\b{name} = "([^"]*)"', self.text)
        return found[1] if found else ""

    @property
    def kernels(self) -> list[str]:
        return re.findall(r"llvm\.func @([\w.$]+)\([^\n]*\brocdl\.kernel\b", self.text)

    def binary(self, form: str = "") -> _FlyDslBinary:
        """The output of FlyDSL's own last pass: a code object, or another form that it knows."""
        ir = import_module("flydsl._mlir.ir")
        passes = import_module("flydsl._mlir.passmanager")
        pipeline = re.sub(r"format=\w+", f"format={form}", self.pipeline) if form else self.pipeline
        context = ir.Context()
        context.load_all_available_dialects()
        with context, self._llvm_options():
            module = ir.Module.parse(self.text)
            passes.PassManager.parse(pipeline).run(module.operation)
        found = next(one.operation for one in module.body.operations if one.operation.name == "gpu.binary")
        return _FlyDslBinary(module, found)

    def _llvm_options(self) -> AbstractContextManager[Any]:
        """LLVM's options set as FlyDSL sets them; without any, its compiler is not loaded, which needs PyTorch."""
        if not self.options:
            return nullcontext()
        options = import_module("flydsl.compiler.llvm_options")
        return cast("AbstractContextManager[Any]", options.llvm_options(self.options))


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _option(word: str) -> tuple[str, bool | int | str]:
    name, _, value = word.lstrip("-").partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.removeprefix("-").isdecimal() else value


def _improve(job: _FlyDslJob, binary: _FlyDslBinary, command: RewritingCommand, scratch: Path) -> str:
    """Replaces FlyDSL's code object if the command makes a better one; says what became of it.

    Raises:
        LdsoptProcessFailed: a command of ldsopt fails.
    """
    came, own = scratch / "came.bc", scratch / "flydsl.s"
    came.write_bytes(job.binary("llvm").held.object)
    own.write_bytes(job.binary("isa").held.object)
    made = better_object(came, own, command, job.target, scratch)
    if made.code is not None:
        binary.replace(made.code)
    return made.said


if __name__ == "__main__":
    sys.exit(main())
