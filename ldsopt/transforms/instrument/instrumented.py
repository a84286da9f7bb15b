"""The records that a module's kernels make, as stated in the module."""

from __future__ import annotations

from ldsopt.analysis.flow.callees import callees_of
from ldsopt.ir.details import is_call
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import strings
from ldsopt.records.format import CONTROL_BYTES, DumpHeader, read_header, variable_names
from ldsopt.target.intrinsics import lds_intrinsic


def record_header(module: Module, kernel: str) -> DumpHeader | None:
    """The header of the dumps of a kernel's records; ``None`` if it makes none.

    Raises:
        InputError: the constant of that name is no header.
    """
    line = module.definition_lines().get(variable_names(kernel)[1])
    definition = None if line is None else module.lines[line].partition(" constant [")[2]
    if not definition or not definition.partition(" x i8] ")[2].startswith('c"'):
        return None
    data = strings(definition)[0].encode("utf-8", "surrogateescape")
    return read_header(data + bytes(CONTROL_BYTES), module.source)[0]


def may_meet_copies(module: Module) -> bool:
    """True if a module has LDS-DMA, whose code one more variable in LDS may change.

    With two variables AMDGPULowerModuleLDS adds alias scopes, by which LLVM 22 loses waits (`docs/soundness.md`, R2).
    """
    rows = map(lds_intrinsic, module.declarations())
    if any(row is not None and row.transfer.is_dma_write for row in rows):
        return True
    callees = callees_of(module)
    return any(
        is_call(instruction) and callees.hides_dma(instruction)
        for function in module.functions()
        for instruction in function.instructions
    )
