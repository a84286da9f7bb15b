"""The one call: a module, a launch, a schedule; outputs, findings, profile.

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

import re
from dataclasses import dataclass

import numpy as np

from ldsopt.errors import InputError
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import mentions, unquote
from ldsopt.simt.aliasing import Tags
from ldsopt.simt.banks import banks
from ldsopt.simt.decode import Decoder, classify_accesses, granule_of, kinds_of
from ldsopt.simt.execution import Programs, Stop
from ldsopt.simt.findings import Finding, Findings
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array, Kind, Kinds, Value, round_bfloat
from ldsopt.simt.launch import Launch, Resolved, resolve
from ldsopt.simt.layout import LdsLayout, constants_of, lds_layout, write_constant
from ldsopt.simt.lds import Lds
from ldsopt.simt.literals import Literals, UnsupportedConstant
from ldsopt.simt.patterns import Patterns
from ldsopt.simt.profile import Profile, profile_of
from ldsopt.simt.program import Statistics
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.shadow import LdsAccess, Shadow, Window
from ldsopt.simt.workgroup import Workgroup
from ldsopt.target.arch import Arch

_WAVE_SIZE = re.compile(r'"target-features"="[^"]*\+wavefrontsize(32|64)')
_GROUP = re.compile(r" #(\d+)")
_IMPLICIT = "implicitarg"
LIMIT = 50_000_000
"""Instructions that one wave may execute before it is taken to hang."""


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """What a run has given.

    Attributes:
        outputs: the contents of every buffer after the run, by name, in the type and shape it was given.
        findings: what the checks found, by line; empty if nothing.
        profile: what was executed.
        completed: every workgroup ran to its end; otherwise the last finding says what stopped it.
    """

    outputs: dict[str, Array]
    findings: tuple[Finding, ...]
    profile: Profile
    completed: bool


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that the simulator does not know: what and where to add it, and the first line that needs it."""

    what: str
    function: str
    line: int


@dataclass(slots=True)
class _Decoded:
    kinds: Kinds
    programs: Programs
    accesses: list[tuple[LdsAccess, int, str]]
    layout: LdsLayout
    missing: list[Missing]
    kernel: Function
    wave_size: int


def simulate(
    module: Module,
    launch: Launch,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    *,
    checks: bool = True,
    window: Window = "workgroup",
    limit: int = LIMIT,
) -> SimulationResult:
    """Runs a kernel.

    Args:
        module: with the kernel.
        launch: what to run it on.
        schedule: one of the orders that the hardware may choose.
        checks: look for findings; without, a run is faster and reports only what stops it.
        window: how long the claims of alias metadata hold, see `shadow`.
        limit: instructions that one wave may execute.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated.
        UsageError: a launch that makes no sense.
    """
    arch = require_arch(module)
    decoded, memory, arguments, resolved = _prepare(module, launch, arch)
    findings, statistics = Findings(), Statistics()
    lds_size = decoded.layout.dynamic + launch.dynamic_lds if launch.dynamic_lds else decoded.layout.static
    if lds_size > arch.lds_bytes:
        raise InputError(
            f"{lds_size} bytes of LDS, but {arch.name} has {arch.lds_bytes}",
            file=module.source,
            remedy="ask for less dynamic LDS",
        )
    granule = granule_of(decoded.accesses)
    classes = classify_accesses(decoded.accesses, Tags(module.lines))
    frame = sum(program.scratch for program in decoded.programs.values())
    has_atomics = any(access.atomic for access, _, _ in decoded.accesses)
    context = _Context(memory, decoded.layout.static, resolved, launch)
    patterns = Patterns(granule, banks(arch))
    completed = True
    gx, gy, gz = launch.groups
    with np.errstate(all="ignore"):
        for number in range(gx * gy * gz):
            identity = (number % gx, number // gx % gy, number // (gx * gy))
            shadow = None
            if checks:
                shadow = Shadow(
                    lds_size,
                    granule,
                    classes=classes.count,
                    findings=findings,
                    workgroup=identity,
                    window=window,
                    has_atomics=has_atomics,
                )
            group = Workgroup(
                number,
                identity,
                launch.items,
                decoded.wave_size,
                lds=Lds(lds_size, shadow, patterns),
                memory=memory,
                schedule=schedule,
                findings=findings,
                statistics=statistics,
                launch=context,
            )
            try:
                group.run(decoded.programs, decoded.kernel.name, arguments, frame, limit)
            except Stop as stop:
                line = stop.finding.access.site.line if stop.finding.access else 0
                findings.add(stop.finding.kind, line, lambda stop=stop: stop.finding)  # type: ignore[misc]
                completed = False
                break
    outputs = _outputs(resolved, memory)
    profile = profile_of(
        decoded.programs, [a for a, _, _ in decoded.accesses], statistics, memory.reads_beyond
    )
    return SimulationResult(outputs, findings.all(), profile, completed)


def missing(module: Module) -> list[Missing]:
    """Everything in the module that the simulator does not know; empty if it can run all of it."""
    arch = require_arch(module)
    kinds = kinds_of(module)
    functions = list(module.functions())
    defined = {function.name for function in functions}
    literals = Literals(kinds, _placeholders(module, kinds))
    found: list[Missing] = []
    for function in functions:
        wave_size = wave_size_of(module, function, arch)
        decoder = Decoder(module, function, kinds, literals, arch=arch, wave_size=wave_size, accesses=[])
        decoder.decode()
        found += [Missing(what, function.name, line) for what, line in decoder.problems]
        found += [
            Missing(f"a call of '{name}', which is not defined here", function.name, function.line + 1)
            for name in sorted(decoder.callees - defined)
        ]
    return found


def _placeholders(module: Module, kinds: Kinds) -> dict[str, int]:
    names = [g.name for g in module.lds_globals()] + [c.name for c in constants_of(module, kinds)]
    return dict.fromkeys(names, 0)


def wave_size_of(module: Module, function: Function, arch: Arch) -> int:
    """Lanes of a wave: by the function's ``target-features``, else the architecture's default."""
    group = _GROUP.findall(module.lines[function.line].rpartition(")")[2])
    for number in group:
        for line in reversed(module.lines):
            if line.startswith(f"attributes #{number} = "):
                match = _WAVE_SIZE.search(line)
                if match:
                    return int(match[1])
                break
    return arch.wave_size


class _Context:
    """What a launch passes besides arguments: hidden ones, the dispatch packet.

    Layouts: AMDGPU Usage guide, "Code Object V5 Kernel Argument Metadata" and the AQL kernel dispatch packet.
    """

    def __init__(self, memory: GlobalMemory, static_lds: int, _: list[Resolved], launch: Launch) -> None:
        self.static_lds = static_lds
        named = {buffer.name: buffer for buffer in memory.buffers}
        hidden, packet = named[f"<{_IMPLICIT}>"], named["<dispatch>"]
        self.pointers = {
            _IMPLICIT: hidden.address,
            "dispatch": packet.address,
            "kernarg": named["<kernarg>"].address,
        }
        data = memory.bytes_of(hidden)
        data[0:12].view(np.uint32)[:] = launch.groups
        data[12:18].view(np.uint16)[:] = launch.items
        data[64:66].view(np.uint16)[:] = 3 if launch.groups[2] > 1 else 2 if launch.groups[1] > 1 else 1
        data = memory.bytes_of(packet)
        data[4:10].view(np.uint16)[:] = launch.items
        data[12:24].view(np.uint32)[:] = [g * b for g, b in zip(launch.groups, launch.items, strict=True)]


def _reached(module: Module, functions: dict[str, Function], kernel: Function) -> list[tuple[int, int]]:
    """The lines of a kernel and of the functions that it names, directly or not."""
    seen, work = {kernel.name}, [kernel]
    spans = []
    while work:
        function = work.pop()
        spans.append((function.line, function.end))
        for line in module.lines[function.line : function.end]:
            for match in mentions(line) if "@" in line else ():
                if (name := unquote(match[1])) in functions and name not in seen:
                    seen.add(name)
                    work.append(functions[name])
    return spans


def _prepare(
    module: Module, launch: Launch, arch: Arch
) -> tuple[_Decoded, GlobalMemory, list[Value], list[Resolved]]:
    functions = {function.name: function for function in module.functions()}
    kernel = _kernel(module, functions, launch.kernel)
    kinds = kinds_of(module)
    wave_size = launch.wave_size or wave_size_of(module, kernel, arch)
    if wave_size not in arch.wave_sizes:
        raise InputError(f"{arch.name} has no waves of {wave_size}", file=module.source)
    resolved = resolve(launch, arch)
    constants = constants_of(module, kinds)
    sizes = [(r.name, max(1, r.array.nbytes)) for r in resolved if r.array is not None]
    sizes += [(f"@{c.name}", c.size) for c in constants]
    sizes += [(f"<{_IMPLICIT}>", 256), ("<dispatch>", 64), ("<kernarg>", 4096)]
    memory = GlobalMemory(sizes)
    layout = lds_layout(module, kinds, _reached(module, functions, kernel))
    addresses = dict(layout.addresses)
    named = {buffer.name: buffer.address for buffer in memory.buffers}
    addresses.update({c.name: named[f"@{c.name}"] for c in constants})
    literals = Literals(kinds, addresses)
    programs: Programs = {}
    accesses: list[tuple[LdsAccess, int, str]] = []
    problems: list[Missing] = []
    todo = [kernel.name]
    while todo:
        name = todo.pop()
        if name in programs:
            continue
        if name not in functions:
            problems.append(
                Missing(f"a call of '{name}', which is not defined here", kernel.name, kernel.line + 1)
            )
            continue
        decoder = Decoder(
            module, functions[name], kinds, literals, arch=arch, wave_size=wave_size, accesses=accesses
        )
        programs[name] = decoder.decode()
        problems += [Missing(what, name, line) for what, line in decoder.problems]
        todo += sorted(decoder.callees)
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise InputError(
            f"cannot simulate {problems[0].what}{more}", file=module.source, line=problems[0].line
        )
    for constant in constants:
        try:
            write_constant(memory, literals, constant, addresses[constant.name])
        except UnsupportedConstant as problem:
            raise InputError(
                f"cannot simulate the initializer of @{constant.name}: {problem}", file=module.source
            ) from None
    arguments = _arguments(module, programs[kernel.name].argument_kinds, resolved, memory)
    decoded = _Decoded(kinds, programs, accesses, layout, problems, kernel, wave_size)
    return decoded, memory, arguments, resolved


def _kernel(module: Module, functions: dict[str, Function], wanted: str | None) -> Function:
    kernels = [name for name, function in functions.items() if function.is_kernel]
    if wanted is None:
        if len(kernels) != 1:
            raise InputError(
                f"{len(kernels)} kernels in the module" + (f": {', '.join(kernels)}" if kernels else ""),
                file=module.source,
                remedy="name the one to run in the launch",
            )
        return functions[kernels[0]]
    if wanted not in functions:
        raise InputError(f"no function '{wanted}'; kernels: {', '.join(kernels)}", file=module.source)
    return functions[wanted]


def _arguments(
    module: Module, kinds: tuple[Kind, ...], resolved: list[Resolved], memory: GlobalMemory
) -> list[Value]:
    """Register values of the kernel's parameters; buffers are written to memory."""
    if len(kinds) != len(resolved):
        raise InputError(
            f"the kernel takes {len(kinds)} arguments ({', '.join(k.text for k in kinds)}), the launch gives "
            f"{len(resolved)}",
            file=module.source,
        )
    values: list[Value] = []
    named = iter(memory.buffers)
    for number, (kind, argument) in enumerate(zip(kinds, resolved, strict=True)):
        if argument.array is not None:
            buffer = next(named)
            if kind.form != "pointer" or kind.space not in (0, 1, 4):
                raise InputError(f"argument {number} is {kind.text}, no buffer", file=module.source)
            raw = np.ascontiguousarray(argument.array).reshape(-1).view(np.uint8)
            memory.bytes_of(buffer)[: len(raw)] = raw
            values.append(buffer.address)
        elif kind.form in ("int", "pointer"):
            number_given = int(argument.value or 0)
            values.append(bool(number_given & 1) if kind.bits == 1 else number_given & kind.mask)
        elif kind.form == "float":
            value = kind.dtype.type(argument.value)
            values.append(round_bfloat(value) if kind.is_bfloat else value)
        else:
            raise InputError(
                f"argument {number} is {kind.text}, which a launch cannot give", file=module.source
            )
    return values


def _outputs(resolved: list[Resolved], memory: GlobalMemory) -> dict[str, Array]:
    outputs = {}
    buffers = iter(memory.buffers)
    for argument in resolved:
        if argument.array is None:
            continue
        data = memory.bytes_of(next(buffers))[: argument.array.nbytes]
        outputs[argument.name] = data.copy().view(argument.array.dtype).reshape(argument.array.shape)
    return outputs


__all__ = ["Missing", "SimulationResult", "missing", "simulate", "wave_size_of"]
