"""The inputs of `bench`, as modules: sources compiled to IR, a Triton kernel with the launch that its code needs, and
what commands of ldsopt make of the first one.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ldsopt import interpreter, programs
from ldsopt.codegen.code_options import CodeOptions
from ldsopt.codegen.sources import clang_ir, is_source, triton_ir, triton_kernel
from ldsopt.errors import CompilerFailed, InputError, Unavailable, UsageError
from ldsopt.ir.read import arch_of_name
from ldsopt.simt.launch import Argument, Launch, spelled_type
from ldsopt.target.arch import arch as arch_named

REWRITING = ("optimize", "annotate", "pack", "pipeline")
"""The commands that ``--with`` takes."""
_TRITON_TYPES = {"f16": "fp16", "f32": "fp32", "f64": "fp64", "bf16": "bf16"}
_TRITON_BYTES = {True: {"fp8": "fp8e4b8", "bf8": "fp8e5b16"}, False: {"fp8": "fp8e4nv", "bf8": "fp8e5"}}
"""Triton's names of 8-bit floating-point numbers, by whether they are FNUZ, as on gfx942."""
_SCRATCH = 2
"""Pointers that Triton's launcher passes behind the kernel's own arguments; its kernels do without, as long as they
use no scratch memory of the grid and no profiler. Source: Triton 3.6, third_party/amd/backend/driver.py."""


class BenchInput(NamedTuple):
    """One version: the name that reports have for it, and its file."""

    name: str
    path: str


class BenchInputs(NamedTuple):
    """All versions, the first is what the others are compared with, and the launch of their code."""

    versions: tuple[BenchInput, ...]
    launch: Launch | None


def gather(
    inputs: Sequence[str],
    launch: Launch | None,
    coding: CodeOptions,
    folder: Path,
    *,
    made_by: Sequence[str] = (),
    flags: Sequence[str] = (),
    triton: Mapping[str, int] | None = None,
) -> BenchInputs:
    """Every input as a module or a code object.

    Args:
        inputs: ``.ll``, ``.bc``, code objects, ``.hip``, ``.cl``, or ``FILE.py:KERNEL``.
        launch: that was described; a Triton kernel needs one, whose arguments are all of its parameters.
        coding: how code is made; its architecture is that of the sources.
        folder: for what is made here.
        made_by: commands of ldsopt, in words; each makes a version of the first input.
        flags: further options of clang.
        triton: Triton's own options beside ``num_warps``, which follows from the launch.

    Raises:
        UsageError: a source without an architecture, a Triton kernel without a launch, or inputs that need different
            launches; or a command that rewrites nothing.
        InputError, CompilerFailed, Unavailable: as compiling.
    """
    versions = []
    launches: list[Launch | None] = []
    for number, name in enumerate(inputs):
        place = folder / f"{number}.ll"
        path, own = name, launch
        if is_source(name):
            data = clang_ir(name, _arch(name, coding), coding.compiler, flags, coding.timeout_seconds)
            place.write_bytes(data)
            path = str(place)
        elif (kernel := triton_kernel(name)) is not None:
            if launch is None:
                raise UsageError(f"{name}: no launch can be chosen for a Triton kernel; give --launch FILE")
            data, own = _of_triton(*kernel, launch, coding, triton or {})
            place.write_bytes(data)
            path = str(place)
        versions.append(BenchInput(name, path))
        launches.append(own)
    if any(other != launches[0] for other in launches):
        raise UsageError(
            f"{', '.join(inputs)}: their code needs different launches; give each a run of its own"
        )
    versions += [
        BenchInput(
            f"{inputs[0]} ({words})", _rewritten(versions[0], words, coding, folder / f"made{number}.ll")
        )
        for number, words in enumerate(made_by)
    ]
    return BenchInputs(tuple(versions), launches[0])


def _arch(name: str, coding: CodeOptions) -> str:
    found = coding.mcpu or arch_of_name(name)
    if found is None:
        raise UsageError(
            f"{name}: a source needs an architecture: --mcpu gfx942, or in its name, kernel.gfx942.hip"
        )
    return found


def _of_triton(
    file: str, kernel: str, launch: Launch, coding: CodeOptions, options: Mapping[str, int]
) -> tuple[bytes, Launch]:
    """The IR of a Triton kernel, and the launch of it: constexprs left out, scratch pointers and LDS added."""
    name = _arch(file, coding)
    target = arch_named(name)
    wave = launch.wave_size or (64 if name.startswith("gfx9") else 32)
    items = launch.items[0] * launch.items[1] * launch.items[2]
    if items % wave:
        raise UsageError(f"{file}: a workgroup of {items} work-items is no number of waves of {wave}")
    types = [_of_parameter(place, name, argument) for place, (_, argument) in enumerate(launch.named)]
    made = triton_ir(
        file,
        kernel,
        target.name,
        types,
        options={"num_warps": items // wave, **options},
        compiler=coding.compiler,
        wave_size=wave,
        timeout_seconds=coding.timeout_seconds,
    )
    kept = [one for place, one in enumerate(launch.named) if place not in made.constants]
    kept += [(f"scratch{number}", None) for number in range(_SCRATCH)]
    arguments: dict[str, Argument] = dict(kept)
    return made.text, replace(launch, arguments=arguments, kernel=made.name, dynamic_lds=made.lds_bytes)


def _of_parameter(place: int, arch: str, argument: Argument) -> tuple[str, int | float | None]:
    """Triton's type of an argument, and its number if it is one."""
    kind, is_buffer, number = spelled_type(argument)
    if kind is None:
        raise UsageError(
            f"argument {place + 1} of a Triton kernel: a number or TYPE[SHAPE]=CONTENTS is needed"
        )
    bytes_of = _TRITON_BYTES[arch == "gfx942"]
    spelled = _TRITON_TYPES.get(kind) or bytes_of.get(kind, kind)
    return (f"*{spelled}", None) if is_buffer else (spelled, number)


def _rewritten(given: BenchInput, words: str, coding: CodeOptions, output: Path) -> str:
    """The file that a command of ldsopt makes of a module."""
    try:
        command = shlex.split(words)
    except ValueError as error:
        raise UsageError(f"--with {words!r}: {error}") from None
    if not command or command[0] not in REWRITING:
        raise UsageError(f"--with {words!r}: the commands that make a version are {', '.join(REWRITING)}")
    settings = ["--compiler", coding.compiler]
    settings += ["--mcpu", coding.mcpu] if coding.mcpu else []
    settings += [f"--mattr={coding.features}"] if coding.features else []
    if "--exact-waits" in command:  # that is an edit of the code, not of the IR
        output = output.with_suffix(".hsaco")
    done = programs.run(
        [*interpreter.program("ldsopt"), *command, given.path, "-o", str(output), "-q", *settings],
        timeout_seconds=coding.timeout_seconds,
    )
    if done.returncode or not output.exists():
        said = done.stderr.decode("utf-8", "replace").strip().splitlines() or [f"exit code {done.returncode}"]
        kinds = {one.exit_code: one for one in (UsageError, InputError, CompilerFailed, Unavailable)}
        raise kinds.get(done.returncode, InputError)(
            f"{given.name}: `{words}` made nothing: {said[-1].removeprefix('ldsopt: ')}"
        )
    return str(output)
