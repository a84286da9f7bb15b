"""Runs a kernel: from a module, a launch and a schedule to outputs, findings and a profile.

>>> from ldsopt.ir.read import parse
>>> from ldsopt.simt.launch import Launch
>>> module = parse('''
... target triple = "amdgcn-amd-amdhsa"
... declare i32 @llvm.amdgcn.workitem.id.x()
... define amdgpu_kernel void @square(ptr addrspace(1) %out) {
...   %i = call i32 @llvm.amdgcn.workitem.id.x()
...   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
...   %s = mul i32 %i, %i
...   store i32 %s, ptr addrspace(1) %p
...   ret void
... }''', mcpu="gfx942")
>>> result = simulate(module, Launch(block=(4,), arguments=["out: i32[4]=zeros"]))
>>> result.outputs["out"].tolist(), result.findings
([0, 1, 4, 9], ())
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from ldsopt.errors import InputError
from ldsopt.ir.attributes import parameter_texts, referenced_type
from ldsopt.ir.module import Module
from ldsopt.simt.execution import Stop
from ldsopt.simt.findings import Findings, SimulationFinding, SimulationNote
from ldsopt.simt.global_memory import GlobalBuffer, GlobalMemory
from ldsopt.simt.global_order import GlobalOrder, touch_log
from ldsopt.simt.kinds import Array, RegisterKind, Value, round_bfloat
from ldsopt.simt.launch import Launch, Resolved
from ldsopt.simt.layout import write_value
from ldsopt.simt.lds import Lds
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.native.operations import NativeProgram, NativeRun
from ldsopt.simt.preparation import (
    DISPATCH,
    HIDDEN,
    KERNARG,
    Backend,
    Missing,
    PreparedLaunch,
    missing,
    prepare,
)
from ldsopt.simt.profile import Profile, profile_of
from ldsopt.simt.program import Statistics
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.shadow import Shadow, Watcher, Window, execution_log, life_words
from ldsopt.simt.sources import Sources
from ldsopt.simt.workgroup import Workgroup

LIMIT = 50_000_000
"""Instructions that one wave may execute before it is taken to hang."""


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The result of one run.

    Attributes:
        outputs: the contents of every buffer after the run, by name, in the type and shape it was given.
        findings: what the checks found, by line; empty if nothing.
        profile: what was executed.
        completed: every workgroup ran to its end; otherwise the last finding says what stopped it.
        notes: what was executed of which LLVM leaves the result open, by line.
        variables: the bytes of the module's variables in global memory that were asked for, by name.
    """

    outputs: dict[str, Array]
    findings: tuple[SimulationFinding, ...]
    profile: Profile
    completed: bool
    notes: tuple[SimulationNote, ...] = ()
    variables: Mapping[str, bytes] = field(default_factory=dict)


def simulate(
    module: Module,
    launch: Launch,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    *,
    checks: bool = True,
    window: Window = "workgroup",
    limit: int = LIMIT,
    keep: Collection[str] = (),
    native: bool = True,
    backend: Backend = "interpreted",
) -> SimulationResult:
    """Runs a kernel.

    Args:
        module: with the kernel.
        launch: what to run it on.
        schedule: one of the orders that the hardware may choose.
        checks: look for findings; without, a run is faster and reports only what stops it.
        window: how long the claims of alias metadata hold, see `shadow`.
        limit: instructions that one wave may execute.
        keep: names of variables in global memory whose bytes after the run are wanted.
        native: do accesses by native functions, see `ldsopt.simt.native`; the result is the same without.
        backend: what executes it; the result is the same.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated.
        UsageError: a launch that makes no sense.
    """
    prepared = prepare(module, launch, backend=backend)
    return run(prepared, schedule, checks=checks, window=window, limit=limit, keep=keep, native=native)


def run(
    program: PreparedLaunch,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    *,
    checks: bool = True,
    window: Window = "workgroup",
    limit: int = LIMIT,
    sources: Sources | None = None,
    watcher: Watcher | None = None,
    keep: Collection[str] = (),
    native: bool = True,
) -> SimulationResult:
    """`simulate` of what is prepared already.

    Args:
        program: what to run.
        schedule, checks, window, limit: as of `simulate`.
        sources: remembers or compares where reads get their bytes from.
        watcher: is told of every execution of an LDS access but of copies.
        keep, native: as of `simulate`.

    Raises:
        InputError: arguments that do not fit the kernel, or a variable whose contents cannot be read.
    """
    program.forget_counts()
    launch, memory = program.launch, program.memory()
    arguments = _arguments(program, memory)
    findings, statistics = Findings(), Statistics()
    has_atomics = any(access.atomic for access in program.accesses)
    context = _Context(memory, program.layout.static, launch, program.module)
    completed, log, global_log = True, execution_log(), touch_log()
    functions = None
    waves = -(-math.prod(launch.items) // program.wave_size)
    is_ordered = checks and waves > 1
    if native and watcher is None:
        granule = program.global_granule if is_ordered else 0
        functions = (
            _native_run(program, sources, checks=checks),
            NativeGlobals(memory, program.wave_size, granule),
        )
    gx, gy, gz = launch.groups
    with np.errstate(all="ignore"):
        for number in range(gx * gy * gz):
            identity = (number % gx, number // gx % gy, number // (gx * gy))
            shadow = None
            if checks:
                shadow = Shadow(
                    program.lds_size,
                    program.granule,
                    classes=program.classes,
                    findings=findings,
                    workgroup=identity,
                    window=window,
                    has_atomics=has_atomics,
                    log=log,
                )
                if sources is not None:
                    sources.enter(number, program.accesses, shadow, program.lds_size)
            order = None
            if is_ordered:
                order = GlobalOrder(waves, program.global_granule, memory, findings, identity, log=global_log)
            group = Workgroup(
                number,
                identity,
                launch.items,
                program.wave_size,
                lds=Lds(program.lds_size, shadow, program.patterns, sources if checks else None, watcher),
                memory=memory,
                schedule=schedule,
                findings=findings,
                statistics=statistics,
                launch=context,
                order=order,
                native=functions,
            )
            try:
                group.run(program.functions, program.kernel.name, arguments, program.scratch, limit)
            except Stop as stop:
                line = stop.finding.access.site.line if stop.finding.access else 0
                findings.add(stop.finding.kind, line, lambda stop=stop: stop.finding)  # type: ignore[misc]
                completed = False
                break
    if functions is not None:
        functions[0].count(findings)
        functions[1].count()
    for function in program.functions.values():
        if function.compiled is not None:
            function.compiled.add_counts()
    log.release()
    global_log.release()
    outputs = _outputs(program.resolved, memory)
    profile = profile_of(program.module, program.functions, program.accesses, statistics, memory.reads_beyond)
    found = tuple(finding.located(program.module) for finding in findings.all())
    kept = {f"@{name}": name for name in keep}
    variables = {
        kept[buffer.name]: memory.bytes_of(buffer).tobytes()
        for buffer in memory.buffers
        if buffer.name in kept
    }
    return SimulationResult(outputs, found, profile, completed, tuple(_notes(program)), variables)


def _native_run(program: PreparedLaunch, sources: Sources | None, *, checks: bool) -> NativeRun:
    """The native functions of a run's accesses of LDS."""
    return NativeRun(
        NativeProgram(
            lanes=program.wave_size,
            granule=program.granule if checks else 0,
            life_words=life_words(program.classes),
            has_atomics=any(access.atomic for access in program.accesses),
            banks=program.patterns.banks,
            accesses=program.accesses,
            sources=sources.mode if sources is not None and checks else "",
        )
    )


def _notes(program: PreparedLaunch) -> Iterator[SimulationNote]:
    executed = [
        note
        for function in program.functions.values()
        for block, note in function.unknowable
        if function.blocks[block].waves
    ]
    for note in sorted(executed, key=lambda note: note.site.line):
        yield SimulationNote(note.site.located(program.module), note.message)


class _Context:
    """What a launch passes besides arguments: hidden ones, the dispatch packet.

    Layouts: AMDGPU Usage guide, "Code Object V5 Kernel Argument Metadata" and the AQL kernel dispatch packet.
    """

    def __init__(self, memory: GlobalMemory, static_lds: int, launch: Launch, module: Module) -> None:
        self.static_lds, self.module = static_lds, module
        named = {buffer.name: buffer for buffer in memory.buffers}
        hidden, packet = named[HIDDEN], named[DISPATCH]
        self.pointers = {
            "implicitarg": hidden.address,
            "dispatch": packet.address,
            "kernarg": named[KERNARG].address,
        }
        data = memory.bytes_of(hidden)
        data[0:12].view(np.uint32)[:] = launch.groups
        data[12:18].view(np.uint16)[:] = launch.items
        data[64:66].view(np.uint16)[:] = 3 if launch.groups[2] > 1 else 2 if launch.groups[1] > 1 else 1
        data = memory.bytes_of(packet)
        data[4:10].view(np.uint16)[:] = launch.items
        data[12:24].view(np.uint32)[:] = [g * b for g, b in zip(launch.groups, launch.items, strict=True)]


def _arguments(program: PreparedLaunch, memory: GlobalMemory) -> list[Value]:
    """Register values of the kernel's parameters; buffers are written to memory."""
    module, resolved = program.module, program.resolved
    kinds: tuple[RegisterKind, ...] = program.functions[program.kernel.name].argument_kinds
    if len(kinds) != len(resolved):
        raise InputError(
            f"the kernel takes {len(kinds)} arguments ({', '.join(k.text for k in kinds)}), the launch gives "
            f"{len(resolved)}",
            file=module.source,
        )
    buffers = iter(memory.buffers)
    parameters = parameter_texts(module.lines[program.kernel.line])
    values: list[Value] = []
    for number, (kind, argument) in enumerate(zip(kinds, resolved, strict=True)):
        by_reference = referenced_type(parameters[number]) if argument.fields is not None else None
        if by_reference is None:
            values.append(_value(kind, argument, buffers, memory, f"argument {number}", module=module))
            continue
        inner = program.kinds(by_reference)
        value = _value(inner, argument, buffers, memory, f"argument {number}", module=module)
        target = next(buffer for buffer in memory.buffers if buffer.name == f"<{argument.name}>")
        write_value(memory.bytes_of(target), inner, value)
        values.append(target.address)
    return values


def _value(
    kind: RegisterKind,
    argument: Resolved,
    buffers: Iterator[GlobalBuffer],
    memory: GlobalMemory,
    what: str,
    *,
    module: Module,
) -> Value:
    """The register value of an argument or of a field of one; buffers are written to memory."""
    if argument.fields is not None:
        if kind.form != "tuple" or len(kind.elements) != len(argument.fields):
            raise InputError(
                f"{what} is {kind.text}, no struct of {len(argument.fields)} fields", file=module.source
            )
        return tuple(
            _value(k, f, buffers, memory, f"{what}.{i}", module=module)
            for i, (k, f) in enumerate(zip(kind.elements, argument.fields, strict=True))
        )
    if argument.array is not None:
        buffer = next(buffers)
        if kind.form != "pointer" or kind.space not in (0, 1, 4):
            raise InputError(f"{what} is {kind.text}, no buffer", file=module.source)
        raw = np.ascontiguousarray(argument.array).reshape(-1).view(np.uint8)
        memory.bytes_of(buffer)[: len(raw)] = raw
        return buffer.address
    if kind.form in ("int", "pointer"):
        number = int(argument.value or 0)
        return bool(number & 1) if kind.bits == 1 else number & kind.mask
    if kind.form == "float":
        value = kind.dtype.type(argument.value)
        return round_bfloat(value) if kind.is_bfloat else value
    raise InputError(f"{what} is {kind.text}, which a launch cannot give", file=module.source)


def _outputs(resolved: list[Resolved], memory: GlobalMemory) -> dict[str, Array]:
    outputs = {}
    buffers = iter(memory.buffers)
    for argument in (leaf for r in resolved for leaf in r.leaves()):
        if argument.array is None:
            continue
        data = memory.bytes_of(next(buffers))[: argument.array.nbytes]
        outputs[argument.name] = data.copy().view(argument.array.dtype).reshape(argument.array.shape)
    return outputs


__all__ = ["Missing", "SimulationResult", "missing", "run", "simulate"]
