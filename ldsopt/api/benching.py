"""Versions of a kernel run on a GPU and timed; on the CPU, and counted, where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from ldsopt.api.code import compile_file
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_ir
from ldsopt.codegen.code_options import CodeOptions, EmitOptions
from ldsopt.codegen.link import link
from ldsopt.errors import InputError
from ldsopt.gpu.bench import BenchResult, LinkedKernel, bench, differing_outputs
from ldsopt.gpu.executions import ExecutedVersion, Executions
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import load
from ldsopt.isa.code_object import is_code_object, measure_code_object
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import SimulationResult, counted_blocks, run
from ldsopt.timeline.launched_code import launch_code
from ldsopt.timeline.work import ExecutedWork, executed_work


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
        paths: ``.ll``, ``.bc`` or code objects; the first is what the others are compared with.
        launch: what to run them on.
        coding: how to compile.
        plan: when to stop.
        lld: the linker.

    Raises:
        InputError, UsageError, CompilerFailed, Unavailable: as compiling and linking, and as `ldsopt.gpu.bench.bench`.
        LaunchFailed: a version failed on the GPU.
    """
    kernels = [linked_kernel(path, coding or CodeOptions(), lld) for path in paths]
    return bench(kernels, launch, plan or TimingPlan())


def linked_kernel(path: str | Path, coding: CodeOptions, lld: str | None) -> LinkedKernel:
    """A file as a code object: compiled and linked, if it is none yet."""
    source, data = load(path)
    if not is_code_object(data):
        settings = {field.name: getattr(coding, field.name) for field in fields(CodeOptions)}
        compiled = compile_file(path, EmitOptions(**settings, emit="obj"))
        data = link([compiled.data], lld=lld, source=source, timeout_seconds=coding.timeout_seconds)
    return LinkedKernel(source, data, _waits(data, source))


def _waits(code: bytes, source: str) -> dict[str, tuple[int, int]]:
    """By kernel how many waits its code has, and how many of them are for everything of a counter."""
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
    """Executes every version on the CPU; the counts say what a launch does, and nothing about time.

    Args:
        paths: ``.ll`` or ``.bc``; the first is what the others are compared with.
        launch: what to run them on.
        why: no GPU is used.
        coding: how to compile what is counted.
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
        versions.append(ExecutedVersion(source, result.profile, work, len(result.findings), differing))
    return Executions(why, tuple(versions))


def _execute(
    data: bytes, source: str, launch: Launch, coding: CodeOptions
) -> tuple[SimulationResult, ExecutedWork | None]:
    """One version: the outcome of its launch, and the work that its code does in it."""
    module = parse_for(coding.compiler, data, source=source, mcpu=coding.mcpu, features=coding.features)
    program = prepare(module, launch)
    result = run(program)
    if not result.completed:
        return result, None
    code = launch_code(module, launch, coding, counted_blocks(program))
    return result, executed_work(code.measurement(), program.kernel.name, result.profile)
