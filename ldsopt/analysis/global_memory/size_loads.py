"""Loads of the workgroup's size along x, which a kernel is not told by an argument of its own.

It is a number of 16 bits, behind the implicit arguments (code object 5 and later; ``blockDim.x``), or in the dispatch
packet. Of a workgroup that is cut off at the end of a launch, both have the size of the others: ids lie below it.

Example::

    %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
    %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
    %size = load i16, ptr addrspace(4) %q

Sources: AMDGPUUsage, 'Code Object V5 Metadata', 'Kernel Dispatch' (AQL packet).
"""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.details import details, element_type
from ldsopt.ir.module import Instruction, Module
from ldsopt.patterns import pattern

_BYTES_BEHIND = {"llvm.amdgcn.implicitarg.ptr": 12, "llvm.amdgcn.dispatch.ptr": 4}
_IMPLICIT_SINCE_5 = pattern(r'!"amdhsa_code_object_version", i32 (?:[5-9]|[1-9]\d)00\}')


def is_size_load(module: Module, defined: Mapping[int, Instruction], load: Instruction) -> bool:
    """True of an instruction that loads the workgroup's size along x.

    Args:
        module: to which it belongs.
        defined: the instructions of its function, by address.
        load: any instruction.
    """
    if load.opcode != "load" or module.type_of(load.address) != "i16":
        return False
    step = defined.get(load.operands[0])
    if (
        step is None
        or step.opcode != "getelementptr"
        or len(step.operands) != 2
        or step.operands[1] in defined
    ):
        return False
    pointer = defined.get(step.operands[0])
    if pointer is None or not is_call(pointer):
        return False
    name, by = callee_name(module, pointer), module.integer(step.operands[1])
    is_of_bytes = element_type(details(module.lines[step.line], "getelementptr").body) == "i8"
    is_there = name.endswith(".dispatch.ptr") or bool(_IMPLICIT_SINCE_5.search(module.text))
    return is_of_bytes and is_there and by is not None and _BYTES_BEHIND.get(name) == by
