"""Versions of a kernel run on a GPU and timed, or executed on the CPU and counted without a GPU. Their inputs, as
modules: sources compiled to IR, a Triton kernel with the launch that its code needs, and outputs of ldsopt's commands
for the first input.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ldsopt import interpreter, programs
from ldsopt.api.code import compile_file
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_ir
from ldsopt.codegen.assemble import link
from ldsopt.codegen.options import CodeOptions, EmitOptions
from ldsopt.codegen.sources import clang_ir, is_source, triton_ir, triton_kernel
from ldsopt.errors import CompilerFailed, InputError, Unavailable, UsageError
from ldsopt.gpu.bench import (
    BenchResult,
    ExecutedVersion,
    ExecutedWork,
    Executions,
    LinkedKernel,
    bench,
    differing_outputs,
    executed_work,
)
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import arch_of_name, load
from ldsopt.isa.code_object import code_objects, is_code_object, measure_code_object, with_kernel
from ldsopt.options import given_by
from ldsopt.simt.launch import Argument, Launch, spelled_type
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import SimulationResult, counted_blocks, run
from ldsopt.target.arch import arch as arch_named
from ldsopt.timeline.launched_code import launch_code

REWRITING = ("optimize", "annotate", "pack", "pipeline")
"""The commands that ``--with`` takes."""
_TRITON_TYPES = {"f16": "fp16", "f32": "fp32", "f64": "fp64", "bf16": "bf16"}
_TRITON_BYTES = {True: {"fp8": "fp8e4b8", "bf8": "fp8e5b16"}, False: {"fp8": "fp8e4nv", "bf8": "fp8e5"}}
"""Triton's names of 8-bit floating-point numbers; true: in FNUZ form, as on gfx942."""
_SCRATCH = 2
"""Pointers that Triton's launcher passes behind the kernel's own arguments; its kernels do without, as long as they
use no scratch memory of the grid and no profiler. Source: Triton 3.6, third_party/amd/backend/driver.py."""


class BenchInput(NamedTuple):
    """One version: its name in reports, and its file."""

    name: str
    path: str


class BenchInputs(NamedTuple):
    """All versions, the first of which is the reference, and the launch of their code."""

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
        launch: the described launch; a Triton kernel needs one, with an argument for each of its parameters.
        coding: how code is made; its architecture is that of the sources.
        folder: for new files.
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
    """The output file of a command of ldsopt for a module."""
    try:
        command = shlex.split(words)
    except ValueError as error:
        raise UsageError(f"--with {words!r}: {error}") from None
    if not command or command[0] not in REWRITING:
        raise UsageError(f"--with {words!r}: the commands that make a version are {', '.join(REWRITING)}")
    settings = ["--compiler", coding.compiler]
    settings += ["--mcpu", coding.mcpu] if coding.mcpu else []
    settings += [f"--mattr={coding.features}"] if coding.features else []
    if "--exact-waits" in command:  # this command edits code, not IR
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


def bench_files(
    paths: Sequence[str | Path],
    launch: Launch,
    *,
    coding: CodeOptions | None = None,
    plan: TimingPlan | None = None,
    lld: str | None = None,
) -> BenchResult:
    """Compiles, links, runs and times every version on the GPU.

    Args:
        paths: ``.ll``, ``.bc`` or code objects; the first is the reference.
        launch: the launch.
        coding: how to compile.
        plan: when to stop.
        lld: the linker.

    Raises:
        InputError, UsageError, CompilerFailed, Unavailable: as compiling and linking, and as `ldsopt.gpu.bench.bench`.
        LaunchFailed: a version failed on the GPU.
    """
    kernels = [linked_kernel(path, coding or CodeOptions(), lld, launch.kernel) for path in paths]
    return bench(kernels, launch, plan or TimingPlan())


def linked_kernel(
    path: str | Path, coding: CodeOptions, lld: str | None, kernel: str | None = None
) -> LinkedKernel:
    """A file as a code object: compiled and linked, if it is none yet; of several in a file the one with a kernel."""
    source, data = load(path)
    if is_code_object(data):
        data, _ = with_kernel(code_objects(data, source, coding.mcpu), source, kernel)
    else:
        compiled = compile_file(path, EmitOptions(**given_by(CodeOptions, coding), emit="obj"))
        data = link([compiled.data], lld=lld, source=source, timeout_seconds=coding.timeout_seconds)
    return LinkedKernel(source, data, _waits(data, source))


def _waits(code: bytes, source: str) -> dict[str, tuple[int, int]]:
    """For each kernel, the number of waits of its code, and the number of those that drain a counter."""
    return {
        function.name: (
            len(function.waits),
            sum(any(not most for _, most in wait.counters) for wait in function.waits),
        )
        for function in measure_code_object(code, source).functions
        if function.waits is not None
    }


def execute_files(
    paths: Sequence[str | Path],
    launch: Launch,
    *,
    why: str,
    coding: CodeOptions | None = None,
    names: Sequence[str] | None = None,
) -> Executions:
    """Executes every version on the CPU; the counts describe the work of a launch, and nothing about time.

    Args:
        paths: ``.ll`` or ``.bc``; the first is the reference.
        why: the reason why no GPU is used.
        coding: how to compile the counted code.
        names: of the versions, in reports. Default: the paths.

    Raises:
        InputError, UsageError: as `ldsopt.simulate`; a code object, which only a GPU executes.
        CompilerFailed, Unavailable: as compiling.
    """
    versions: list[ExecutedVersion] = []
    first = None
    for path, name in zip(paths, names or paths, strict=True):
        source, data = str(name), load(path)[1]
        if not is_ir(data):
            raise InputError(
                f"only a GPU executes compiled code ({why})",
                file=source,
                remedy="give the .ll or .bc that it was compiled from",
            )
        result, work = _execute(data, source, launch, coding or CodeOptions())
        first = result.outputs if first is None else first
        differing = differing_outputs(first, result.outputs)
        versions.append(ExecutedVersion(source, work, len(result.findings), differing))
    return Executions(why, tuple(versions))


def _execute(
    data: bytes, source: str, launch: Launch, coding: CodeOptions
) -> tuple[SimulationResult, ExecutedWork | None]:
    """One version: the outcome of its launch, and the work of its code in it."""
    module = parse_for(coding.compiler, data, source=source, mcpu=coding.mcpu, features=coding.features)
    program = prepare(module, launch)
    result = run(program)
    if not result.completed:
        return result, None
    code = launch_code(module, launch, coding, counted_blocks(program))
    return result, executed_work(code.measurement(), program.kernel.name, result.profile)
