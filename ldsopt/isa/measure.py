"""Assembly to `Measurement`: counts of instructions, waits with their loop depth, resources."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.measurement import FunctionMeasurement, Measurement, Resources
from ldsopt.isa.resources import resources
from ldsopt.isa.waits import is_wait, parse_wait
from ldsopt.target.arch import ARCHS, Arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.mnemonics import LdsTransfer, accesses_lds, lds_transfer

_BARRIERS = frozenset({"s_barrier", "s_barrier_wait"})


def is_lds_access(instruction: AsmInstruction) -> bool:
    """Whether it reads, writes or updates LDS: a ``ds_*`` other than those that only move data between lanes.

    >>> is_lds_access(AsmInstruction("ds_read_b32", "v0, v1", 1))
    True
    >>> is_lds_access(AsmInstruction("ds_bpermute_b32", "v0, v1, v2", 1))
    False
    """
    return accesses_lds(instruction.mnemonic, instruction.operands)


def is_lds_dma(instruction: AsmInstruction) -> bool:
    """Whether it moves data from global memory to LDS without a register between.

    >>> is_lds_dma(AsmInstruction("buffer_load_dword", "v0, s[0:3], 0 offen lds", 1))
    True
    >>> is_lds_dma(AsmInstruction("global_load_async_to_lds_b128", "v0, v[2:3], off", 1))
    True
    """
    return lds_transfer(instruction.mnemonic, instruction.operands) is LdsTransfer.TO_LDS


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
    assembly: Assembly, source: str, arch: str | None = None, compiler: str | None = None
) -> Measurement:
    """Measures a listing that is parsed already. Arguments and errors as for `measure_assembly`."""
    name = arch or assembly.arch
    if name is None:
        raise InputError(
            "the listing has no .amdgcn_target", file=source, remedy="name the architecture with --mcpu"
        )
    if arch is None and name not in ARCHS:
        raise InputError(f"the listing is for {name}, which is not known", file=source)
    machine = known_arch(name)
    return Measurement(
        source,
        machine.name,
        compiler,
        measure_functions(assembly, machine, resources(assembly, machine), source),
    )


def measure_functions(
    assembly: Assembly, arch: Arch, needed: Mapping[str, Resources], source: str
) -> tuple[FunctionMeasurement, ...]:
    """Counts in every function of the listing, joined with the resources known of it."""
    return tuple(
        _measure(function, arch, needed.get(function.name, Resources()), source)
        for function in assembly.functions
    )


def _measure(function: AsmFunction, arch: Arch, needed: Resources, source: str) -> FunctionMeasurement:
    waits = []
    instructions = lds_accesses = dma = barriers = 0
    for block in function.blocks:
        instructions += len(block.instructions)
        for instruction in block.instructions:
            if is_wait(instruction.mnemonic):
                try:
                    waits.append(parse_wait(instruction, arch, block.depth))
                except ValueError as error:
                    raise InputError(
                        str(error),
                        file=source,
                        line=instruction.line,
                        remedy=f"is this code for {arch.name}?",
                    ) from None
            elif instruction.mnemonic in _BARRIERS:
                barriers += 1
            else:
                lds_accesses += is_lds_access(instruction)
                dma += is_lds_dma(instruction)
    return FunctionMeasurement(
        name=function.name,
        is_kernel=function.is_kernel,
        waits=tuple(waits),
        instructions=instructions,
        lds_accesses=lds_accesses,
        dma=dma,
        barriers=barriers,
        max_depth=max((block.depth for block in function.blocks), default=0),
        resources=needed,
    )
