"""An estimate of the places where the waves of a launch wait.

There are two ways to know the instructions that waves execute. Machine code is executed (`ldsopt.emulate`), if each of
its instructions is known: every wave then has its own path, and LDS accesses their addresses. Otherwise, and for IR
alone, the simulator's counts of blocks are transferred to the code (`ldsopt.timeline.streams`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ldsopt.codegen.compile import Compiled, begin_compile
from ldsopt.codegen.compilers import find
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, Unavailable
from ldsopt.ir.module import Module, text_for
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.metadata import KernelMetadata, kernels
from ldsopt.isa.resources import kernel_resources
from ldsopt.target.arch import arch as arch_named
from ldsopt.target.occupancy import WorkgroupRoom, workgroup_room
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.options import TimelineOptions, latency_range, workgroups_of
from ldsopt.timeline.ranking import LaunchTimeline, rank_stalls
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams, counted_path

if TYPE_CHECKING:  # numpy is imported only for an execution
    from ldsopt.emulate.emulate import EmulatedCode, PreparedMachine
    from ldsopt.simt.launch import Launch
    from ldsopt.timeline.launched_code import LaunchedCode

EMULATED = "machine code, executed"
_CHOSEN = "unknown, since the size of dynamic LDS is not given (use --launch or --dynamic-lds)"
_UNSTATED = "unknown, since the code's metadata does not state registers and LDS"


@dataclass(frozen=True, slots=True)
class _Streams:
    """The instructions that a workgroup executes, the kernel and its metadata, and the source of that knowledge."""

    streams: WorkgroupStreams
    kernel: str
    metadata: KernelMetadata
    known_by: str


def estimate_timeline(
    module: Module, launch: Launch, options: TimelineOptions | None = None, *, is_chosen: bool = False
) -> LaunchTimeline:
    """Compiles a module, executes a launch of it on the CPU, and estimates where its waves would wait on a GPU.

    The result is no run time: the latency of memory is a range, and the result is a ranking (docs/timeline.md).

    Args:
        module: with the kernel.
        launch: the launch.
        options: of the estimate.
        is_chosen: the launch was chosen, so that its dynamic LDS says nothing: it is all that there is.

    Raises:
        InputError: no figures of the architecture are known; the launch cannot be executed; or the instructions of its
            waves cannot be determined.
        UsageError: a launch, a range of latencies or a number of waves that makes no sense.
        CompilerFailed, Unavailable: as `ldsopt.compile`.
    """
    options = options or TimelineOptions()
    latency_of(options)  # before anything is executed
    arch = require_arch(module)
    figures_of(arch)
    text = text_for(module, find(options.compiler).llvm_major)
    with begin_compile(text, arch.name, options, source=module.source) as compiling:
        compiled = compiling.result()
    found = _emulated(compiled, module.source, launch)
    if isinstance(found, str):
        try:
            found = _counted(module, launch, options, found)
        except InputError as problem:
            raise InputError(
                problem.message,
                file=problem.file,
                line=problem.line,
                remedy="; ".join(
                    filter(None, (problem.remedy, f"its machine code was not executed: {found}"))
                ),
            ) from None
    listing = compiled.text
    room = _CHOSEN if is_chosen and launch.dynamic_lds else _room(found, launch)
    return _timeline(
        found, room, options, launch, source=module.source, compiler=compiled.compiler, listing=listing
    )


def estimate_machine_timeline(code: EmulatedCode, launch: Launch, options: TimelineOptions) -> LaunchTimeline:
    """The same of machine code that is given: of assembly, an object or a code object.

    Raises:
        InputError: no figures of the architecture are known; an instruction has no known meaning, or is refused by the
            model; or the launch does not run to its end.
        UsageError: a launch, a range of latencies or a number of waves that makes no sense.
        Unavailable: AMD's instruction pseudocode is not installed.
    """
    from ldsopt.emulate.emulate import prepare_machine

    latency_of(options)
    figures_of(code.arch)
    prepared = prepare_machine(code, launch)
    found, text = _executed(prepared), "\n".join(code.listing.text)
    return _timeline(
        found, _room(found, launch), options, launch, source=code.source, compiler=None, listing=text
    )


def _emulated_part(streams: WorkgroupStreams) -> str:
    """The source of the executed instructions, in words, and the executed part of the launch."""
    if streams.barriers is None:
        return EMULATED
    return (
        f"{EMULATED} up to where all waves have met {streams.barriers} times, {streams.instructions} instructions; "
        "what is behind is not in the estimate"
    )


def latency_of(options: TimelineOptions) -> tuple[int, int] | None:
    """The requested range of latencies; ``None`` without one.

    Raises:
        UsageError: it is no range.
    """
    return None if options.memory_latency is None else latency_range(options.memory_latency)


def _timeline(
    found: _Streams,
    room: WorkgroupRoom | str,
    options: TimelineOptions,
    launch: Launch,
    *,
    source: str,
    compiler: str | None,
    listing: str,
) -> LaunchTimeline:
    """The estimate for the instructions of a workgroup, with the requested number of workgroups on the compute unit.

    Raises:
        UsageError: as `workgroups_of`.
        InputError: a workgroup of the launch does not fit on a compute unit.
    """
    streams = found.streams
    if not isinstance(room, str) and not room.workgroups:
        raise InputError(
            f"kernel {found.kernel}: a workgroup of {room.waves} waves has no room on a compute unit, "
            f"by its {' and '.join(room.limited_by)}",
            file=source,
            remedy="launch smaller workgroups (--block), or less dynamic LDS",
        )
    most = streams.arch.max_waves * streams.arch.simds
    workgroups = workgroups_of(options, len(streams.waves), most, room)
    try:
        estimate = rank_stalls(streams, memory_latency=latency_of(options), workgroups=workgroups)
    except InputError as problem:  # of an instruction with a known line and an unknown file
        raise InputError(problem.message, file=f"{source} (assembly)", line=problem.line) from None
    return LaunchTimeline(
        estimate, found.kernel, source, compiler, launch.words, listing, found.known_by, room
    )


def _room(found: _Streams, launch: Launch) -> WorkgroupRoom | str:
    return side_by_side(found.streams, found.metadata, launch)


def side_by_side(streams: WorkgroupStreams, metadata: KernelMetadata, launch: Launch) -> WorkgroupRoom | str:
    """The number of workgroups of a launch that run side by side, by the needs in the code's metadata."""
    needed = kernel_resources(metadata, streams.arch)
    if needed.vgprs is None or needed.lds_bytes is None:
        return _UNSTATED
    return workgroup_room(
        streams.arch,
        waves=len(streams.waves),
        wave_size=streams.wave_size,
        vgprs=needed.vgprs,
        agprs=needed.agprs or 0,
        sgprs=needed.sgprs or 0,
        lds_bytes=needed.lds_bytes + launch.dynamic_lds,
        cu_mode=metadata.get("workgroup_processor_mode") == 0,
    )


def _emulated(compiled: Compiled, source: str, launch: Launch) -> _Streams | str:
    """The instructions that waves execute of compiled code; or the reason why execution cannot determine them."""
    from ldsopt.emulate.emulate import code_of_listing, prepare_machine

    listing = parse_assembly(compiled.text, f"{source} (assembly)")
    code = code_of_listing(listing, arch_named(compiled.arch), f"{source} (assembly)")
    try:
        prepared = prepare_machine(code, launch)
    except Unavailable as missing:
        return str(missing)
    if prepared.unknown:
        first = prepared.unknown[0]
        return f"the meaning of '{first.site.text}' (line {first.site.line}) is not known"
    return _executed(prepared)


def _executed(prepared: PreparedMachine) -> _Streams:
    """The instructions that waves execute of prepared machine code.

    Raises:
        InputError: as `issued_streams`.
    """
    from ldsopt.timeline.issued_streams import issued_streams

    streams, name = issued_streams(prepared), prepared.function.name
    return _Streams(streams, name, prepared.code.metadata.get(name, {}), _emulated_part(streams))


def _counted(module: Module, launch: Launch, options: TimelineOptions, why: str) -> _Streams:
    from ldsopt.timeline.launched_code import launch_code

    code = launch_code(module, launch, options)
    kernel = _kernel(code)
    executions = code.executions[kernel.name]
    if executions.unknown and all(count is None for count in executions.counts):
        raise InputError(f"kernel {kernel.name}: {executions.unknown[0]}", file=module.source)
    path = counted_path(kernel, executions.counts, executions.waves, module.source)
    arch = arch_named(code.compiled.arch)
    x, y, z = launch.groups
    issued = tuple(map(IssuedInstruction, path))
    waves = (issued,) * max(1, executions.waves // (x * y * z))
    streams = WorkgroupStreams(arch, kernel.wave_size or arch.wave_size, waves)
    metadata = kernels(code.listing.text).get(kernel.name, {})
    return _Streams(streams, kernel.name, metadata, f"counts of the IR's blocks, as {why}")


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
