"""Instructions that may access global memory, or order it, say where they stand while they run.

That is for the check of the order of global memory (`ldsopt.simt.global_order`); where there is none they run as they
are. What an atomic instruction orders by itself is told to that check, too, and to that of LDS
(`ldsopt.simt.wave_clocks`).
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.fences import Fence, atomic_orders
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import attachments, without_strings
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.program import Op, Registers, Wave

_SHARED = frozenset({"ptr", "ptr addrspace(1)", "ptr addrspace(7)"})
_MOVING = ("buffer", "load", "store", "atomic")


def placed(op: Op, module: Module, instruction: Instruction, site: InstructionSite) -> Op:
    """An instruction that names its place, if it may access global memory or is atomic."""
    line = module.lines[instruction.line]
    if not _may_access(module, instruction, line):
        return op
    order = next(iter(atomic_orders(line)), None)  # of a cmpxchg that succeeds
    # One address space is enough for LDS: the hardware keeps the order of a wave's operations there.
    scope = order.scope.removesuffix("one-as").removesuffix("-") if order is not None else ""

    def run(r: Registers) -> None:
        wave: Wave = r[0]
        lds = wave.lds.order if order is not None else None
        if lds is not None and order is not None and order.releases:
            lds.fence(wave.number, Fence("release", scope, None))
        if wave.order is None:
            op(r)
        else:
            in_global_memory(r, wave)
        if lds is not None and order is not None and order.acquires:
            lds.fence(wave.number, Fence("acquire", scope, None))

    def in_global_memory(r: Registers, wave: Wave) -> None:
        memory = wave.memory
        memory.site, memory.is_atomic = site, order is not None
        if order is not None and order.releases:
            wave.order.fence(wave.number, Fence("release", order.scope, None))
        op(r)
        if order is not None:
            wave.order.atomic(wave.number)
            if order.acquires:
                wave.order.fence(wave.number, Fence("acquire", order.scope, None))
        memory.site = None

    return run


class PlacedAccess(NamedTuple):
    """The access of global memory that others may change, or of an atomic instruction; and if it is atomic."""

    is_shared: bool
    is_atomic: bool


def place_of(module: Module, instruction: Instruction, line: str) -> PlacedAccess:
    """The knowledge of `placed` of an instruction."""
    return PlacedAccess(_may_access(module, instruction, line), bool(atomic_orders(line)))


def _may_access(module: Module, instruction: Instruction, line: str) -> bool:
    """True if it is atomic, or may access global memory that others change."""
    opcode = instruction.opcode
    if opcode in ("atomicrmw", "cmpxchg"):
        return True
    if opcode in ("load", "store"):
        pointer = instruction.operands[1 if opcode == "store" else 0]
        is_shared = module.type_of(pointer) in _SHARED and "invariant.load" not in attachments(line)[1]
        return is_shared or " atomic " in without_strings(line)
    if not is_call(instruction):
        return False
    name = callee_name(module, instruction)
    return name.startswith("llvm.mem") or (
        name.startswith("llvm.amdgcn.") and any(word in name for word in _MOVING)
    )
