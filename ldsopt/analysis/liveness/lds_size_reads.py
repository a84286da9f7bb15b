"""Instructions that read how much LDS their workgroup has, or where in the compute unit's LDS it lies.

To give a kernel more or less LDS changes what they read:

* ``llvm.amdgcn.groupstaticsize``: the bytes of static LDS;
* bytes 28 to 31 of the dispatch packet, which ``llvm.amdgcn.dispatch.ptr`` points to: static and dynamic LDS together.
  A pointer into the packet is followed through casts and steps by constants; whatever else is done with it may read it;
* the hardware register ``HW_REG_LDS_ALLOC``, by ``llvm.amdgcn.s.getreg`` or in inline assembly.

The hidden argument that says how much dynamic LDS there is does not change with the static variables.

Example::

    %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
    %x = getelementptr i8, ptr addrspace(4) %d, i64 4
    %n = load i16, ptr addrspace(4) %x                    ; the workgroup's size along x
    %y = getelementptr i8, ptr addrspace(4) %d, i64 28
    %m = load i32, ptr addrspace(4) %y                    ; the size of LDS

Sources: IntrinsicsAMDGPU.td; HSA Platform System Architecture, 'AQL kernel dispatch packet'; AMDGPU ISA, 'Hardware
Registers'.
"""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.details import details, element_type
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.patterns import pattern

_SIZE = "llvm.amdgcn.groupstaticsize"
_PACKET = "llvm.amdgcn.dispatch.ptr"
_REGISTER = "llvm.amdgcn.s.getreg"
_LDS_ALLOC, _REGISTER_BITS = 6, 0x3F
_OF_ASM = pattern(r"(?i)s_getreg\w*\s+[^,\n;]+,(?!\s*hwreg\(\s*HW_REG_(?!LDS_ALLOC))")
"""A read of that register in inline assembly, or of one that is given by a number."""
_IN_PACKET = range(28, 32)
_KEEPING = frozenset({"addrspacecast", "bitcast", "freeze"})


def lds_size_read(values: FixedValues, function: Function) -> int | None:
    """The line of an instruction that reads the size of LDS; ``None`` if there is none.

    Args:
        values: of the module's constants, by which steps are measured.
        function: to look at.
    """
    module = values.module
    users: dict[int, list[Instruction]] | None = None
    for instruction in function.instructions:
        if not is_call(instruction):
            continue
        asm = module.inline_asm(instruction.operands[-1])
        name = "" if asm is not None else callee_name(module, instruction)
        if name == _SIZE or (asm is not None and _OF_ASM.search(asm.text)):
            return instruction.line
        if name == _REGISTER and _reads_lds_alloc(module, instruction):
            return instruction.line
        if name == _PACKET:
            users = _users(function) if users is None else users
            if (line := _read_in_packet(values, users, instruction)) is not None:
                return line
    return None


def _reads_lds_alloc(module: Module, call: Instruction) -> bool:
    word = module.integer(call.operands[0])
    return word is None or word & _REGISTER_BITS == _LDS_ALLOC


def _users(function: Function) -> dict[int, list[Instruction]]:
    found: dict[int, list[Instruction]] = {}
    for instruction in function.instructions:
        for operand in instruction.operands:
            found.setdefault(operand, []).append(instruction)
    return found


def _read_in_packet(
    values: FixedValues, users: Mapping[int, list[Instruction]], call: Instruction
) -> int | None:
    """The line where the size may be read through a pointer to the packet, or that pointer is lost sight of."""
    work = [(call.address, 0)]
    while work:
        pointer, offset = work.pop()
        for user in users.get(pointer, ()):
            if user.opcode in _KEEPING:
                work.append((user.address, offset))
            elif user.opcode == "getelementptr" and (step := _step(values, user)) is not None:
                work.append((user.address, offset + step))
            elif user.opcode == "load":
                layout = values.types.layout(values.module.type_of(user.address))
                if layout is None or range(
                    max(offset, _IN_PACKET.start), min(offset + layout.store, _IN_PACKET.stop)
                ):
                    return user.line
            elif user.opcode != "icmp":
                return user.line
    return None


def _step(values: FixedValues, instruction: Instruction) -> int | None:
    """Bytes that a ``getelementptr`` adds; ``None`` if that is not one constant."""
    element = element_type(details(values.module.lines[instruction.line], "getelementptr").body)
    steps = values.steps(element, [values.module.integer(operand) for operand in instruction.operands[1:]])
    if steps is None:
        return None
    bytes_added = 0
    for scale, index in steps:
        if index is None:
            return None
        bytes_added += scale * index
    return bytes_added
