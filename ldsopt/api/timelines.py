"""An estimate of where the waves of a launch wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ldsopt.errors import InputError
from ldsopt.executed.launched_code import LaunchedCode, launch_code
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction
from ldsopt.target.arch import arch as arch_named
from ldsopt.timeline.counted_paths import counted_path
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.launched import LaunchTimeline
from ldsopt.timeline.options import TimelineOptions, latency_range, workgroups_of
from ldsopt.timeline.ranking import rank_stalls
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.simt.launch import Launch


def estimate_timeline(module: Module, launch: Launch, options: TimelineOptions) -> LaunchTimeline:
    """Compiles a module, executes a launch of it on the CPU, and estimates where its waves would wait on a GPU.

    The result is no run time: the latency of memory is a range, and what is asked is an order (docs/timeline.md).

    Raises:
        InputError: no figures of the architecture are known; the launch cannot be executed; or what its waves execute
            cannot be told.
        UsageError: a launch, a range of latencies or a number of waves that makes no sense.
        CompilerFailed, Unavailable: as `ldsopt.api.compile`.
    """
    latency = None if options.memory_latency is None else latency_range(options.memory_latency)
    if module.arch is not None:
        figures_of(module.arch)  # before anything is executed
    code = launch_code(module, launch, options)
    kernel = _kernel(code)
    executions = code.executions[kernel.name]
    if executions.unknown and all(count is None for count in executions.counts):
        raise InputError(f"kernel {kernel.name}: {executions.unknown[0]}", file=module.source)
    path = counted_path(kernel, executions.counts, executions.waves, module.source)
    arch = arch_named(code.compiled.arch)
    lanes = kernel.wave_size or arch.wave_size
    per_workgroup = max(1, executions.waves // _workgroups(launch))
    issued = tuple(map(IssuedInstruction, path))
    streams = WorkgroupStreams(arch, lanes, (issued,) * per_workgroup)
    found = rank_stalls(
        streams, memory_latency=latency, workgroups=workgroups_of(options.waves, per_workgroup)
    )
    text = code.compiled.data.decode("utf-8", "surrogateescape")
    return LaunchTimeline(found, kernel.name, module.source, code.compiled.compiler, launch.words, text)


def _workgroups(launch: Launch) -> int:
    x, y, z = launch.groups
    return x * y * z


def _kernel(code: LaunchedCode) -> AsmFunction:
    """The kernel that was launched.

    Raises:
        InputError: it calls functions, whose code is not followed.
    """
    reached = [function for function in code.listing.functions if function.name in code.executions]
    kernels = [function for function in reached if function.is_kernel]
    called = [
        function.name
        for function in reached
        if not function.is_kernel and any(count != 0 for count in code.executions[function.name].counts)
    ]
    if called or len(kernels) != 1:
        raise InputError(
            f"the launch calls {called[0]}: calls are not followed"
            if called
            else "the launch reaches no kernel",
            file=code.source,
            remedy="have the compiler inline it (ldsopt compile --opt O3, alwaysinline)" if called else None,
        )
    return kernels[0]
