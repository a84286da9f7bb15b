"""Versions of a kernel run on a GPU and timed; on the CPU, and counted, where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from ldsopt.api.code import compile_file
from ldsopt.codegen.code_options import CodeOptions, EmitOptions
from ldsopt.codegen.link import link
from ldsopt.gpu.bench import BenchResult, LinkedKernel, bench, differing_outputs
from ldsopt.gpu.executions import ExecutedVersion, Executions
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import load, read
from ldsopt.isa.code_object import is_code_object
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import simulate


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
    return LinkedKernel(source, data)


def execute_files(
    paths: Sequence[str | Path], launch: Launch, *, why: str, mcpu: str | None = None, features: str = ""
) -> Executions:
    """Executes every version on the CPU; the counts say what a launch does, and nothing about time.

    Args:
        paths: ``.ll`` or ``.bc``.
        launch: what to run them on.
        why: no GPU is used.
        mcpu, features: as of `ldsopt.read`.

    Raises:
        InputError, UsageError: as `ldsopt.simulate`.
    """
    results = []
    for path in paths:
        module = read(path, mcpu=mcpu, features=features)
        results.append((module.source, simulate(module, launch)))
    first = results[0][1].outputs
    return Executions(
        why,
        tuple(
            ExecutedVersion(
                source, result.profile, len(result.findings), differing_outputs(first, result.outputs)
            )
            for source, result in results
        ),
    )
