"""Instructions that run in all lanes of a wave, active or not: what ``llvm.amdgcn.strict.wwm`` is computed from.

::

    %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)     ; as written: %v in the active lanes, 0 in the others
    %y = call i32 @llvm.amdgcn.update.dpp.i32(..., i32 %x, ...)    ; in all lanes
    %s = add i32 %x, %y                                            ; in all lanes
    %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s)              ; back to the active ones

The way back from ``strict.wwm`` ends at ``set.inactive``, which gives each lane its value, at values of other
blocks' ``phi``, and at arguments. Source: LLVM's SIWholeQuadMode.cpp.
"""

from __future__ import annotations

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Function, Module
from ldsopt.simt.program import Op, Registers

_ENTRIES = ("llvm.amdgcn.strict.wwm.", "llvm.amdgcn.wwm.")
_ENDS = ("llvm.amdgcn.set.inactive.",)


def whole_wave(module: Module, function: Function) -> set[int]:
    """The addresses of the instructions that run in all lanes."""
    known = function.defined
    work = [
        operand
        for instruction in function.instructions
        if is_call(instruction) and callee_name(module, instruction).startswith(_ENTRIES)
        for operand in instruction.operands[:1]
    ]
    found: set[int] = set()
    while work:
        instruction = known.get(work.pop())
        if instruction is None or instruction.address in found or instruction.opcode == "phi":
            continue
        if is_call(instruction) and callee_name(module, instruction).startswith(_ENDS):
            continue
        found.add(instruction.address)
        work.extend(instruction.operands)
    return found


def in_all_lanes(op: Op) -> Op:
    """The instruction with every lane of the wave active."""

    def whole(r: Registers) -> None:
        wave = r[0]
        mask = wave.mask
        wave.set_mask(None)
        try:
            op(r)
        finally:
            wave.set_mask(mask)

    return whole
