"""Assembly to `Measurement`: counts of instructions, waits with their loop depth, resources."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UnreadableCode
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.decode import decode
from ldsopt.isa.events import queues_of
from ldsopt.isa.measurement import (
    BlockExecutions,
    ExecutedCounts,
    FunctionMeasurement,
    Measurement,
    Resources,
    Wait,
)
from ldsopt.isa.resources import resources, with_occupancy
from ldsopt.target.arch import ARCHS, Arch, arch, require_same_arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.opcodes import TO_LDS, Family
from ldsopt.target.waits import parse_counters


def is_lds_access(instruction: AsmInstruction) -> bool:
    """True if it reads, writes or updates LDS: a ``ds_*`` other than those that only move data between lanes.

    >>> is_lds_access(AsmInstruction("ds_read_b32", "v0, v1", 1))
    True
    >>> is_lds_access(AsmInstruction("ds_bpermute_b32", "v0, v1, v2", 1))
    False
    """
    return instruction.opcode.accesses_lds(instruction.operands)


def is_lds_dma(instruction: AsmInstruction) -> bool:
    """True if it moves data from global memory to LDS without a register between.

    >>> is_lds_dma(AsmInstruction("buffer_load_dword", "v0, s[0:3], 0 offen lds", 1))
    True
    >>> is_lds_dma(AsmInstruction("global_load_async_to_lds_b128", "v0, v[2:3], off", 1))
    True
    """
    return instruction.opcode.transfer(instruction.operands) in TO_LDS


def accesses_lds(instruction: AsmInstruction) -> bool:
    """True if it accesses LDS by itself or as an LDS-DMA; of a flat access nothing is known."""
    return is_lds_access(instruction) or is_lds_dma(instruction)


def measure_assembly(
    text: str, source: str, arch: str | None = None, compiler: str | None = None
) -> Measurement:
    """Measures a listing.

    Args:
        text: the assembly.
        source: the input's name as the user gave it.
        arch: the architecture, where the listing does not name one itself (or to insist on it).
        compiler: name and version of what made the listing, or ``None`` when it came as a file.

    Raises:
        InputError: not AMD GPU assembly, no architecture known, or a wait that cannot be read.
        UsageError: unknown architecture.
    """
    return measure_listing(parse_assembly(text, source), source, arch, compiler)


def measure_listing(
    assembly: Assembly,
    source: str,
    arch: str | None = None,
    compiler: str | None = None,
    executions: Mapping[str, BlockExecutions] | None = None,
) -> Measurement:
    """Measures a parsed listing, with the counts that a launch executes, by function.

    Other arguments and errors as for `measure_assembly`.
    """
    machine = arch_of_listing(assembly, source, arch)
    functions = measure_functions(assembly, machine, resources(assembly, machine), source, executions or {})
    return Measurement(source, machine.name, compiler, functions)


def arch_of_listing(assembly: Assembly, source: str, arch: str | None = None) -> Arch:
    """The architecture that a listing is for. Arguments and errors as for `measure_assembly`."""
    if arch is not None and assembly.arch is not None:
        require_same_arch(assembly.arch, known_arch(arch).name, source)
    name = arch or assembly.arch
    if name is None:
        raise InputError(
            "the listing has no .amdgcn_target", file=source, remedy="name the architecture with --mcpu"
        )
    if arch is None and name not in ARCHS:
        raise InputError(f"the listing is for {name}, which is not known", file=source)
    return known_arch(name)


def measure_functions(
    assembly: Assembly,
    arch: Arch,
    needed: Mapping[str, Resources],
    source: str,
    executions: Mapping[str, BlockExecutions] = MappingProxyType({}),
) -> tuple[FunctionMeasurement, ...]:
    """Counts in every function of the listing, joined with its known resources and executed counts."""
    return tuple(
        _measure(
            function, arch, needed.get(function.name, Resources()), source, executions.get(function.name)
        )
        for function in assembly.functions
    )


@dataclass(slots=True)
class _Count:
    """The number of instructions of a kind, and of their executions in all, if it is known."""

    there: int = 0
    executed: int | None = 0

    def add(self, number: int, runs: int | None) -> None:
        self.there += number
        if number:
            self.executed = None if self.executed is None or runs is None else self.executed + number * runs


def _measure(
    function: AsmFunction, arch: Arch, needed: Resources, source: str, executions: BlockExecutions | None
) -> FunctionMeasurement:
    waits: list[Wait] = []
    instructions, lds_accesses, dma, barriers = _Count(), _Count(), _Count(), _Count()
    counts = executions.counts if executions else (None,) * len(function.blocks)
    for block, runs in zip(function.blocks, counts, strict=True):
        instructions.add(len(block.instructions), runs)
        waits += _waits(block, arch, source, runs)
        for instruction in block.instructions:
            if instruction.opcode.is_wait:
                continue
            if instruction.opcode.waits_at_barrier:
                barriers.add(1, runs)
            else:
                lds_accesses.add(is_lds_access(instruction), runs)
                dma.add(is_lds_dma(instruction), runs)
    return FunctionMeasurement(
        name=function.name,
        is_kernel=function.is_kernel,
        waits=tuple(waits),
        instructions=instructions.there,
        lds_accesses=lds_accesses.there,
        dma=dma.there,
        barriers=barriers.there,
        max_depth=max((block.depth for block in function.blocks), default=0),
        resources=needed,
        executed=None
        if executions is None
        else ExecutedCounts(
            waves=executions.waves,
            instructions=instructions.executed,
            lds_accesses=lds_accesses.executed,
            dma=dma.executed,
            barriers=barriers.executed,
            blocks=len(counts),
            unknown_blocks=counts.count(None),
            unknown=executions.unknown,
        ),
        invalidations=sum(instruction.opcode.drops is not None for instruction in function.instructions),
    )


def _waits(block: AsmBlock, arch: Arch, source: str, runs: int | None) -> list[Wait]:
    """The waits of a block, each with the counts that earlier ones have reached, and true if a barrier follows."""
    waits: list[Wait] = []
    reached: dict[str, int] = {}
    trailing = 0  # how many waits stand at the end of what was read, with nothing behind them
    for instruction in block.instructions:
        known = instruction.opcode
        if known.is_wait:
            try:
                counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
                wait = Wait(instruction.mnemonic, counters, block.depth, instruction.line)
            except ValueError as error:
                raise UnreadableCode(
                    str(error), file=source, line=instruction.line, remedy=f"is this code for {arch.name}?"
                ) from None
            before = tuple((counter, reached[counter]) for counter, _ in wait.counters if counter in reached)
            waits.append(replace(wait, executed=runs, reached=before))
            reached |= {counter: min(n, reached.get(counter, n)) for counter, n in wait.counters}
            trailing += 1
            continue
        if trailing and known.is_barrier_part and known.family is not Family.BARRIER_WAIT:
            waits[-trailing:] = [replace(wait, at_barrier=True) for wait in waits[-trailing:]]
        if instruction.mnemonic != "s_nop":
            trailing = 0
        if known.family in (Family.CALL, Family.JUMP):
            reached.clear()
        elif (operation := decode(instruction).started) is not None:
            for queue in queues_of(operation[0], arch):
                reached.pop(queue.counter, None)
    return waits


# --- dynamic LDS ----------------------------------------------------------------------------------------------
#
# Adds the dynamic LDS of a launch to measurements: no code shows it, but it limits the occupancy.


def with_dynamic_lds(measurement: Measurement, added: int) -> Measurement:
    """A measurement of kernels that are launched with dynamic LDS.

    Raises:
        InputError: a kernel then needs more LDS than a workgroup may have.
    """
    if not added:
        return measurement
    on = arch(measurement.arch)
    functions = tuple(
        _with(function, added, on, measurement.source) if function.is_kernel else function
        for function in measurement.functions
    )
    return replace(measurement, functions=functions)


def _with(function: FunctionMeasurement, added: int, on: Arch, source: str) -> FunctionMeasurement:
    known = function.resources
    if known.lds_bytes is None:
        return function
    needed = known.lds_bytes + added
    if needed > on.lds_bytes:
        raise InputError(
            f"kernel '{function.name}' needs {needed} bytes of LDS with the {added} of the launch; a workgroup on "
            f"{on.name} has {on.lds_bytes}",
            file=source,
        )
    more = with_occupancy(replace(known, lds_bytes=needed), on, cu_mode=False, told=known.occupancy)
    return replace(function, resources=more)
