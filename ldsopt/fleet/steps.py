"""The work of a sweep on a module: one command, called as a user would call it, and the facts read off its report.

A step is a command with its options (``check --strict``). A transform's output is measured, too, so that each step but
`check` has kernels with measures. Everything happens in a directory of its own, in which the module has its own base
name and nothing else: what a step answers depends on the module's bytes and name, the step, ldsopt and the compiler.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import ldsopt
from ldsopt import isolation
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, GateFailed, InputError, UsageError
from ldsopt.fleet.pool import Done

J = TypeVar("J")

_TRANSFORMS = ("annotate", "pack", "optimize", "pipeline")
_REPORTS = ("check", "measure")
STEPS = (*_REPORTS, *_TRANSFORMS)
"""The commands that a sweep can do."""
_ERROR = "ldsopt: error: "
_OF_THE_MODULE = (0, GateFailed.exit_code, InputError.exit_code, CompilerFailed.exit_code)
"""Exit codes that say something of the module, and will be the same again."""

LOST_WORKERS = "workers lost"
"""The death of a step that took whole workers of a cluster along."""

Execute = Callable[[Sequence[str]], int]
"""Runs a command line; its exit code."""


@dataclass(frozen=True, slots=True)
class SweepStep:
    """One thing to do with each module.

    Attributes:
        words: the command and its options.
    """

    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """As it is written in the database: the command, and its options if it has any."""
        return shlex.join(self.words)

    @property
    def compiler(self) -> str:
        """The compiler that it names."""
        for word, following in zip(self.words, (*self.words[1:], ""), strict=True):
            if word == "--compiler":
                return following
            if word.startswith("--compiler="):
                return word.partition("=")[2]
        return DEFAULT_COMPILER


def read_steps(given: Sequence[str]) -> tuple[SweepStep, ...]:
    """The steps that are asked for, each ``command`` or ``command --option``, separated by commas.

    Raises:
        UsageError: no such command, or one that is no step; a step twice.

    >>> [step.words for step in read_steps(["measure,annotate --precise", "check"])]
    [('measure',), ('annotate', '--precise'), ('check',)]
    """
    steps = []
    for text in (part for one in given for part in one.split(",")):
        words = tuple(shlex.split(text))
        if not words or words[0] not in STEPS:
            raise UsageError(f"'{text.strip()}' is nothing that a sweep does; there are {', '.join(STEPS)}")
        steps.append(SweepStep(words))
    if len(set(steps)) < len(steps):
        raise UsageError("a step is named twice")
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class SweepUnit:
    """One step of one module: what a worker is given.

    Attributes:
        path: the module's path below the directory that was named.
        data: the module.
        step: what to do.
    """

    path: str
    data: bytes
    step: SweepStep


@dataclass(frozen=True, slots=True)
class KernelMeasures:
    """The metrics of one function: those that are known."""

    name: str
    is_kernel: bool
    measures: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class SweptFinding:
    """A finding of `check`. Lines are of the module's file; 0 where there is none."""

    rule: str
    verdict: str
    function: str
    counter: str
    started: int
    used: int
    fingerprint: str
    says: str


@dataclass(frozen=True, slots=True)
class StepAnswer:
    """The result of one step of one module.

    Attributes:
        exit_code: of the command; 3 if its worker has died or taken too long.
        arch: the architecture, as far as the report tells it.
        kernels: what was measured.
        findings: what was found.
        death: how the worker died, if it did.
        message: the one line of the failure, with LLVM's words; empty if there was none.
        seconds: that it took.
        peak_kib: of memory.
        tries: workers that it had.
        was_cut_short: whether a limit of time, or whoever killed a process of it, had a part in it.
    """

    exit_code: int
    arch: str = ""
    kernels: tuple[KernelMeasures, ...] = ()
    findings: tuple[SweptFinding, ...] = ()
    death: str = ""
    message: str = ""
    seconds: float = 0.0
    peak_kib: int = 0
    tries: int = 1
    was_cut_short: bool = False

    @property
    def is_lasting(self) -> bool:
        """True if the same would come of it again, so that it need not be done again: nothing outside of the module,
        such as a limit of time or a program that is missing, had a part in it."""
        return self.exit_code in _OF_THE_MODULE and not self.was_cut_short


@cache
def tool_identity() -> str:
    """The identity of this ldsopt: its version, and a digest of its own code."""
    digest = hashlib.sha256()
    root = Path(ldsopt.__file__).parent
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"ldsopt {ldsopt.__version__} {digest.hexdigest()[:16]}"


@cache
def compiler_identity(compiler: str) -> str:
    """As `ldsopt.codegen.compilers.Compiler.identity`.

    Raises:
        UsageError, Unavailable: there is none of this name.
    """
    return find(compiler).identity


def key_of(path: str, content: str, step: SweepStep) -> str:
    """A name for all that the answer depends on; equal names have equal answers.

    Args:
        path: of the module, of which the last part counts: it may name the architecture.
        content: the digest of its bytes.
        step: what is done with it.
    """
    parts = (Path(path).name, content, step.name, tool_identity(), compiler_identity(step.compiler))
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def answer(unit: SweepUnit, execute: Execute) -> StepAnswer:
    """Does one step. To be called in a worker, of which it changes the current directory.

    Args:
        unit: what to do with what.
        execute: runs a command line. What it says goes to standard error, which belongs to the worker.
    """
    with _own_directory() as folder:
        module = Path(unit.path).name
        (folder / module).write_bytes(unit.data)
        if unit.step.words[0] in _TRANSFORMS:
            return _transformed(module, unit.step, execute)
        form = ("--format", "json") if unit.step.words[0] == "check" else ("--json",)
        code = execute([*unit.step.words, module, *form, "-o", "report.json"])
        read = _checked if unit.step.words[0] == "check" else _measured
        return read(code)


@contextlib.contextmanager
def _own_directory() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="ldsopt-") as folder:
        os.chdir(folder)
        try:
            yield Path(folder)
        finally:
            os.chdir("/")


def _transformed(module: str, step: SweepStep, execute: Execute) -> StepAnswer:
    Path("made").mkdir()
    made = f"made/{module}"
    if code := execute([*step.words, "-q", module, "-o", made]):
        return StepAnswer(code)
    named = [word for word in ("--compiler", step.compiler) if step.compiler != DEFAULT_COMPILER]
    return _measured(execute(["measure", made, "--json", "-o", "report.json", *named]))


def _report() -> Any:
    try:
        return json.loads(Path("report.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None


def _measured(code: int) -> StepAnswer:
    if (document := _report()) is None:
        return StepAnswer(code)
    (measurement,) = document["measurements"]
    kernels = tuple(
        KernelMeasures(
            function["name"],
            function["is_kernel"],
            tuple((name, value) for name, value in function["metrics"].items() if value is not None),
        )
        for function in measurement["functions"]
    )
    return StepAnswer(code, arch=measurement["arch"], kernels=kernels)


def _checked(code: int) -> StepAnswer:
    if (document := _report()) is None:
        return StepAnswer(code)
    findings = tuple(
        SweptFinding(
            rule=one["rule"],
            verdict=one["verdict"],
            function=one["function"],
            counter=one["counter"] or "",
            started=one["started"]["line"] or 0,
            used=(one["used"] or {}).get("line") or 0,
            fingerprint=one["fingerprint"],
            says=one["says"],
        )
        for one in document["findings"]
    )
    return StepAnswer(code, arch=document["arch"] or "", findings=findings)


def of_worker(done: Done[J, StepAnswer], path: str, timeout_seconds: float | None) -> StepAnswer:
    """The result of a step, by what its worker said and how it ended.

    Args:
        done: what became of the worker.
        path: of the module.
        timeout_seconds: that it was given.
    """
    said = done.said[1].decode("utf-8", "backslashreplace")
    lines = [line.removeprefix(_ERROR) for line in said.splitlines() if line.startswith(_ERROR)]
    if done.value is not None:
        found = replace(done.value, message=lines[-1] if lines and done.value.exit_code else "")
    elif done.error is not None:
        found = StepAnswer(done.error.exit_code, message=str(done.error))
    elif done.death == isolation.TIMEOUT:
        limit = f"not done after {timeout_seconds:g} seconds"
        found = StepAnswer(InputError.exit_code, death=done.death, message=f"{Path(path).name}: {limit}")
    else:
        died = isolation.ChildDied(done.death, done.words)
        found = StepAnswer(InputError.exit_code, death=done.death, message=f"{Path(path).name}: {died}")
    return replace(
        found,
        seconds=done.seconds,
        peak_kib=done.peak_kib,
        tries=done.tries,
        was_cut_short=done.was_cut_short,
    )
