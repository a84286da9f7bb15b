"""Prepares a launch for any number of runs: decodes the program and lays out memory."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import replace
from operator import le
from typing import Literal

from ldsopt import graph
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UsageError
from ldsopt.ir.attributes import launch_bounds, parameter_texts, referenced_type, wave_size
from ldsopt.ir.metadata import UNTAGGED, AccessScopes, AliasMetadata
from ldsopt.ir.module import LOCAL, Function, FunctionBody, Module, defined_kernels, is_kernel
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import header, mentions, unquote
from ldsopt.patterns import pattern
from ldsopt.simt.banks import Patterns, banks
from ldsopt.simt.decode import Decoder, barrier_holders, classify_accesses, granule_of, kinds_of
from ldsopt.simt.execution import Programs
from ldsopt.simt.frame import AnnouncedAccess, Called, Frame, cannot_simulate, learns_of_waves
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array, Kinds, RegisterKind
from ldsopt.simt.launch import HIDDEN_BYTES, Argument, Launch, Resolved, resolve
from ldsopt.simt.layout import (
    FreeLds,
    GlobalConstant,
    LdsLayout,
    Literals,
    constants_of,
    function_addresses,
    initial_contents,
    lds_beside,
    lds_layout,
    named_in,
)
from ldsopt.simt.program import EventKind, FunctionProgram
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch

Backend = Literal["auto", "compiled", "interpreted"]
"""The backend of a kernel: machine code of this processor where that is worth its making, or wherever it can, or the
interpreter alone."""
DYNAMIC_STACK = 16 * 1024
"""Bytes of scratch that a lane has beyond one frame of each function, where calls may go to any depth."""
STRUCT_BYTES = 4096
"""Of the buffer that holds a struct which is passed by reference; a kernel has no more bytes of arguments."""
HIDDEN, DISPATCH, KERNARG = "<implicitarg>", "<dispatch>", "<kernarg>"
"""Names of the buffers that a launch has besides its arguments."""


@dataclass(frozen=True, slots=True)
class Missing:
    """An operation that the simulator does not know: its name, where to add it, and the first line that needs it."""

    what: str
    function: str
    line: int


_BELOW_WORDS = pattern(
    r"(?m)^  .*\b(?:load|store|atomicrmw|cmpxchg) .*, align [12](?:,|$)|@llvm\.mem|\.buffer\.\w+\.(?:i8|i16|f16|bf16)\b"
)
"""Accesses that may be of less than a word, or not at a multiple of one."""


@dataclass(slots=True)
class PreparedLaunch:
    """A launch that is ready to run, any number of times but one at a time.

    Attributes:
        kernel: the function that is launched.
        wave_size: lanes of a wave.
        resolved: the arguments with their contents.
        functions: decoded, by name.
        accesses: the LDS accesses, by line.
        layout: the layout of LDS; `lds_size` bytes with the dynamic variables.
        granule: bytes, see `shadow`; `classes` the number of alias classes.
        global_granule: bytes of a unit of global memory in the check of its order.
        hands_over: atomic operations may tell waves what others have done in LDS.
        scratch: bytes that a lane's frames take.
        patterns: the shapes of accesses that runs have met.
        kinds: the module's types.
    """

    module: Module
    launch: Launch
    kernel: Function
    wave_size: int
    resolved: list[Resolved]
    functions: Programs
    accesses: list[LdsAccess]
    layout: LdsLayout
    lds_size: int
    granule: int
    global_granule: int
    classes: int
    hands_over: bool
    scratch: int
    patterns: Patterns
    kinds: Kinds
    _constants: list[GlobalConstant]
    _contents: Mapping[str, Array]

    def memory(self) -> GlobalMemory:
        """Global memory at the start of a run, without the arguments' contents."""
        memory = GlobalMemory(_buffer_sizes(self.resolved, self._constants))
        for buffer in memory.buffers:
            if buffer.name in self._contents:
                contents = self._contents[buffer.name]
                memory.bytes_of(buffer)[: len(contents)] = contents
        return memory

    @property
    def variables(self) -> Mapping[str, str]:
        """The variables in global memory that a kernel may write, and their numbers, as NumPy names them.

        One that begins with an address is none of them: where variables lie is up to each module.
        """
        changing = (one for one in self._constants if not one.is_constant and "@" not in one.initializer)
        return {one.name: one.numbers for one in changing}

    def given(self, launch: Launch) -> PreparedLaunch | None:
        """The same program for a launch with other contents of buffers or another grid; `None` if more differs."""
        had, wanted = self.launch, launch
        if replace(wanted, arguments=had.arguments, seed=had.seed, grid=had.grid) != had:
            return None
        resolved = resolve(launch, require_arch(self.module))
        if _buffer_sizes(resolved, self._constants) != _buffer_sizes(self.resolved, self._constants):
            return None
        return replace(self, launch=launch, resolved=resolved)

    def forget_counts(self) -> None:
        """Sets all counts back to zero, because they belong to one run."""
        for function in self.functions.values():
            if function.compiled is not None:
                function.compiled.add_counts()
            for block in function.blocks:
                block.waves = block.lanes = block.parted = 0
                block.chosen.clear()
        for access in self.accesses:
            access.executed = access.cycles = access.ideal_cycles = 0
            access.is_reported = False

    def executed(self) -> dict[str, int]:
        """Instructions that the waves of the last run have executed, by function."""
        return {
            name: sum(block.waves * block.instructions for block in function.blocks)
            for name, function in self.functions.items()
        }

    def expect(self, executed: Mapping[str, int]) -> None:
        """Makes machine code now of the functions for which the number of instructions to come makes it pay."""
        for name, function in self.functions.items():
            if function.compiled is not None:
                function.compiled.expect(executed.get(name, 0))

    @property
    def has_machine_code(self) -> bool:
        """True if a function is executed by machine code by now."""
        return any(f.compiled is not None and f.compiled.is_made for f in self.functions.values())


def _require_admitted(module: Module, kernel: Function, launch: Launch) -> None:
    """Checks the size of a launch's workgroups against the kernel's statement, on which a compiler relies.

    The last workgroups of a launch may be smaller unless the kernel says that they are uniform (OpenCL C 2.0).

    Raises:
        UsageError: the kernel does not allow it.
    """
    bounds, items = launch_bounds(module, kernel), launch.items
    words = "x".join(map(str, items))
    is_smaller = not bounds.is_uniform and all(map(le, items, bounds.sizes))
    if bounds.is_exact and items != bounds.sizes and not is_smaller:
        stated = "--assume workgroup-size" if bounds.is_told else "reqd_work_group_size"
        wanted = "x".join(map(str, bounds.sizes))
        raise UsageError(
            f"'{kernel.name}' has workgroups of {wanted} ({stated}), the launch has {words}: "
            f"--block {wanted.replace('x', ',')}"
        )
    if math.prod(items) > bounds.flat:
        raise UsageError(
            f"'{kernel.name}' has workgroups of at most {bounds.flat} work-items (amdgpu-flat-work-group-size), the "
            f"launch has {math.prod(items)}"
        )


def prepare(module: Module, launch: Launch, *, backend: Backend = "interpreted") -> PreparedLaunch:
    """Decodes the code that a launch runs.

    Args:
        module: the kernel's module.
        launch: the launch.
        backend: the backend that executes it.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated.
        UsageError: a launch that makes no sense.
    """
    arch = require_arch(module)
    bodies = {body.name: body for body in module.bodies()}
    # A module may have thousands of kernels, and each launch runs one of them.
    functions = {body.name: module.decode(body) for body in _reached(module, bodies, launch.kernel)}
    kernel = next(iter(functions.values()))
    kinds = kinds_of(module)
    lanes = launch.wave_size or wave_size(module, kernel)
    if lanes not in arch.wave_sizes:
        raise InputError(f"{arch.name} has no waves of {lanes}", file=module.source)
    _require_admitted(module, kernel, launch)
    if kernel.varying:  # a launch gives one value of each argument
        raise InputError(
            f"cannot simulate {kernel.name}: a shader's arguments differ by wave and work-item",
            file=module.source,
            remedy="make it a kernel (amdgpu_kernel) that computes them from llvm.amdgcn.workitem.id.x",
        )
    resolved = resolve(launch, arch)
    constants = constants_of(module, kinds)
    spans = [(one.line, one.end) for one in functions.values()]
    layout = lds_layout(module, kinds, spans)
    named = {b.name: b.address for b in GlobalMemory(_buffer_sizes(resolved, constants)).buffers}
    addresses = function_addresses(bodies) | {c.name: named[f"@{c.name}"] for c in constants}
    literals = Literals(kinds, addresses | layout.addresses)
    contents = initial_contents(module, literals, constants, named_in(module, spans))
    accesses: list[AnnouncedAccess] = []

    tags = AliasMetadata(module.lines)

    def frame(function: Function, claimed: AccessScopes) -> Frame:
        return Frame(
            module,
            function,
            kinds,
            literals,
            arch=arch,
            wave_size=lanes,
            accesses=accesses,
            tags=tags,
            claimed=claimed,
        )

    programs, frames = _decode(module, kernel, functions, frame)
    if backend != "interpreted":
        _compile(programs, frames, kernel.name, launch, backend)
    classes = classify_accesses(accesses)
    granule = granule_of(accesses)
    texts = ("\n".join(module.lines[one.line : one.end]) for one in functions.values())
    return PreparedLaunch(
        module=module,
        launch=launch,
        kernel=kernel,
        wave_size=lanes,
        resolved=resolved,
        functions=programs,
        accesses=sorted((access for access, _, _ in accesses), key=lambda access: access.site.line),
        layout=layout,
        lds_size=_lds_size(module, layout, launch, arch),
        granule=granule,
        global_granule=1 if any(map(_BELOW_WORDS.search, texts)) else 4,
        classes=classes.count,
        hands_over=any(one.hands_over for one, _, _ in accesses)
        or any(learns_of_waves(module, one) for one in functions.values()),
        scratch=_scratch(module, programs, lanes, arch),
        patterns=Patterns(granule, banks(arch)),
        kinds=kinds,
        _constants=constants,
        _contents={f"@{name}": data for name, data in contents.items()},
    )


def _scratch(module: Module, programs: Programs, lanes: int, arch: Arch) -> int:
    """Bytes of scratch that a lane's frames take.

    Raises:
        InputError: a wave cannot have so much.
    """
    size = sum(program.scratch for program in programs.values())
    if size > arch.wave_scratch_bytes // lanes:
        raise InputError(
            f"{size} bytes of scratch for a work-item, but on {arch.name} one of a wave of {lanes} has at most "
            f"{arch.wave_scratch_bytes // lanes}",
            file=module.source,
            remedy="use smaller local variables",
        )
    numbers = {name: number for number, name in enumerate(programs)}
    called = [[numbers[name] for name in _callees(program)] for program in programs.values()]
    is_recursive = any(graph.cycles(called.__getitem__, range(len(called))))
    return min(size + DYNAMIC_STACK * is_recursive, arch.wave_scratch_bytes // lanes)


def _callees(program: FunctionProgram) -> Iterator[str]:
    for segment in (segment for block in program.blocks for segment in block.segments):
        if segment.event is not None and segment.event.kind is EventKind.CALL:
            yield segment.event.callee


def kernel_variables(module: Module) -> Iterator[Set[str]]:
    """For each kernel the names to which it, and its callees, refer, variables of LDS among them."""
    bodies = {body.name: body for body in module.bodies()}
    for kernel in defined_kernels(module):
        yield named_in(module, ((one.line, one.end) for one in _reached(module, bodies, kernel)))


ParameterShape = str | tuple["ParameterShape", ...]
"""The kind of a parameter: ``buffer``, ``int``, ``float``, ``local`` (to LDS), or the shapes of a struct's fields."""


def parameter_shapes(module: Module, function: Function) -> list[tuple[str, ParameterShape | None]]:
    """The types of a kernel's parameters, each with its shape, or ``None`` if no argument is made up for it.

    A struct that is passed by reference counts as the struct. A shape is ``buffer``, ``local``, a number's type
    (``i32``, ``f16``), or the shapes of a struct's fields or a vector's elements.
    """
    kinds = kinds_of(module)
    texts = parameter_texts(module.lines[function.line])
    types = [
        referenced_type(text) or module.type_of(address)
        for address, text in zip(function.arguments, texts, strict=True)
    ]
    return [(one, "local" if one == LOCAL else _shape(kinds(one))) for one in types]


def _shape(kind: RegisterKind) -> ParameterShape | None:
    if kind.form == "resource":
        return "buffer"
    if kind.form == "pointer":
        return "buffer" if kind.space in (0, 1, 4) else None
    if kind.form in ("int", "float"):
        name = "bf" if kind.is_bfloat else kind.form[0]
        return f"{name}{kind.bits}" if kind.bits <= 64 else None
    if kind.form not in ("tuple", "vector"):
        return None
    inner = [_shape(element) for element in kind.elements]
    if kind.form == "vector":
        inner *= kind.count
    return None if None in inner else tuple(shape for shape in inner if shape is not None)


def leaves_of(shape: ParameterShape) -> Iterator[str]:
    """The kinds of a parameter's fields: ``buffer``, ``local``, ``int``, ``float``."""
    if isinstance(shape, str):
        yield "int" if _is_integer(shape) else shape if shape in ("buffer", "local") else "float"
    else:
        for inner in shape:
            yield from leaves_of(inner)


def made_argument(
    shape: ParameterShape, name: str, number: int, buffer: Callable[[str], Argument], step: int = 0
) -> Argument:
    """The argument for a parameter: a buffer, the number, or a struct or vector of such.

    Args:
        name: of the argument.
        number: the number that each integer is; of the fields of a struct the first, each next one ``step`` larger.
        buffer: makes the buffer of a name.
    """
    if shape == "buffer":
        return buffer(name)
    if isinstance(shape, str):
        return number if _is_integer(shape) else 1.0
    return [
        _number_of(inner, number + step * i)
        if isinstance(inner, str) and inner != "buffer"
        else made_argument(inner, f"{name}_{i}", number + step * i, buffer, step)
        for i, inner in enumerate(shape)
    ]


def _number_of(shape: str, number: int) -> Argument:
    """The number for a field, of its type: machine code finds the next one by its bytes."""
    if not _is_integer(shape):
        return f"{shape}=1.0"
    bits = int(shape[1:])
    return f"u{bits}={number & (1 << bits) - 1}" if bits in (8, 16, 32, 64) else number


def _is_integer(shape: str) -> bool:
    return shape[0] == "i"


def free_lds(module: Module, kernel: str | None) -> FreeLds:
    """The LDS that a launch may give to a kernel beside the variables that it and its callees name.

    Args:
        module: the module, in which other kernels may have variables of their own.
        kernel: its name; ``None`` for the only one.

    Raises:
        InputError: no such kernel.
    """
    bodies = {body.name: body for body in module.bodies()}
    reached = _reached(module, bodies, kernel)
    return lds_beside(module, named_in(module, ((one.line, one.end) for one in reached)))


def _reached(module: Module, bodies: Mapping[str, FunctionBody], wanted: str | None) -> list[FunctionBody]:
    """The kernel that is wanted, and behind it the functions that it names, directly or not.

    Raises:
        InputError: no such kernel.
    """
    found = [_kernel(module, bodies, wanted)]
    seen = {found[0].name}
    for body in found:
        for line in module.lines[body.line : body.end]:
            for match in mentions(line) if "@" in line else ():
                if (name := unquote(match[1])) in bodies and name not in seen:
                    seen.add(name)
                    found.append(bodies[name])
    return found


def _buffer_sizes(resolved: list[Resolved], constants: list[GlobalConstant]) -> list[tuple[str, int]]:
    arrays = [leaf for r in resolved for leaf in r.leaves() if leaf.array is not None]
    sizes = [(leaf.name, max(1, leaf.array.nbytes)) for leaf in arrays if leaf.array is not None]
    sizes += [(f"@{c.name}", c.size) for c in constants]
    sizes += [(f"<{r.name}>", STRUCT_BYTES) for r in resolved if r.fields is not None]
    return [*sizes, (HIDDEN, HIDDEN_BYTES), (DISPATCH, 64), (KERNARG, 4096)]


def _lds_size(module: Module, layout: LdsLayout, launch: Launch, arch: Arch) -> int:
    size = layout.dynamic + launch.dynamic_lds if launch.dynamic_lds else layout.static
    if launch.dynamic_lds:
        # LDS is given in granules (AMDGPUUsage, `GRANULATED_LDS_SIZE`), so what is aligned ends with a whole block.
        size += -size % min(layout.alignment, arch.lds_granule & -arch.lds_granule)
    if size > arch.lds_bytes:
        raise InputError(
            f"{size} bytes of LDS, but {arch.name} has {arch.lds_bytes}",
            file=module.source,
            remedy="ask for less dynamic LDS",
        )
    return size


def _decode(
    module: Module,
    kernel: Function,
    functions: dict[str, Function],
    frame_of: Callable[[Function, AccessScopes], Frame],
) -> tuple[Programs, dict[str, Frame]]:
    """The kernel and everything that it calls, and the frame of each."""
    programs: Programs = {}
    frames: dict[str, Frame] = {}
    problems: list[Missing] = []
    todo: list[tuple[str, Called]] = [(kernel.name, (kernel.name, UNTAGGED))]
    holders = barrier_holders(module, functions.values())
    while todo:
        program, (name, claimed) = todo.pop()
        if program in programs:
            continue
        if name not in functions:
            what = f"a call of '{name}', which is not defined here"
            problems.append(Missing(what, kernel.name, kernel.line + 1))
            continue
        frame = frames[program] = frame_of(functions[name], claimed)
        decoder = Decoder(frame, holders)
        programs[program] = decoder.decode()
        problems += [Missing(what, name, line) for what, line in decoder.problems]
        todo += sorted(frame.callees.items())
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise cannot_simulate(module, f"{problems[0].what}{more}", problems[0].line)
    return programs, frames


def _compile(
    programs: Programs, frames: dict[str, Frame], kernel: str, launch: Launch, backend: Backend
) -> None:
    """Makes machine code of each function once it pays."""
    from ldsopt.simt.compiled import running

    for name, program in programs.items():
        patience = running.PATIENCE if backend == "compiled" else running.patience_of(program)
        program.compiled = running.LazyFunction(
            program, frames[name], launch.items, is_kernel=name == kernel, patience=patience
        )


def _kernel(module: Module, bodies: Mapping[str, FunctionBody], wanted: str | None) -> FunctionBody:
    if wanted is not None and wanted in bodies:
        return bodies[wanted]
    heads = {name: header(module.lines[body.line]) for name, body in bodies.items()}
    kernels = [name for name, head in heads.items() if head is not None and is_kernel(head.words)]
    if wanted is not None:
        raise InputError(f"no function '{wanted}'; kernels: {', '.join(kernels)}", file=module.source)
    if len(kernels) == 1:
        return bodies[kernels[0]]
    raise InputError(
        f"{len(kernels)} kernels in the module" + (f": {', '.join(kernels)}" if kernels else ""),
        file=module.source,
        remedy="name the one to run: --kernel NAME, or kernel in the launch",
    )


def missing(module: Module) -> list[Missing]:
    """All operations in the module that the simulator does not know; empty if it can run the module."""
    arch = require_arch(module)
    kinds = kinds_of(module)
    functions = list(module.functions())
    defined = {function.name for function in functions}
    literals = Literals(kinds, _placeholders(module, kinds))
    found: list[Missing] = []
    holders, tags = barrier_holders(module, functions), AliasMetadata(module.lines)
    for function in functions:
        lanes = wave_size(module, function)
        frame = Frame(module, function, kinds, literals, arch=arch, wave_size=lanes, accesses=[], tags=tags)
        decoder = Decoder(frame, holders)
        decoder.decode()
        found += [Missing(what, function.name, line) for what, line in decoder.problems]
        found += [
            Missing(f"a call of '{name}', which is not defined here", function.name, function.line + 1)
            for name in sorted({name for name, _ in frame.callees.values()} - defined)
        ]
    return found


def _placeholders(module: Module, kinds: Kinds) -> dict[str, int]:
    names = [g.name for g in module.lds_globals()] + [c.name for c in constants_of(module, kinds)]
    names += [function.name for function in module.functions()]
    return dict.fromkeys(names, 0)
