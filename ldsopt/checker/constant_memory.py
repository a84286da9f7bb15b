"""The scalar loads of a kernel's code that read memory which does not change while the kernel runs.

All who ask which scalar loads have to be complete at a release (`ldsopt.checker.order`) ask here. A load is one if

* its base register holds the address of the kernel's arguments or of its dispatch packet, in code with IR and without
  (`ldsopt.isa.constant_loads`);
* the load of the IR that it comes from is of constant memory (address spaces 4 and 6), or is ``!invariant.load``, and
  is as wide. LLVM gives a load that it merged from two the location of the first alone, so a wider one may read more;
* it is a ``s_buffer_load`` that LLVM made: of ``llvm.amdgcn.s.buffer.load``, which reads constant memory.

LLVM also makes scalar loads of memory that is only not written in front of them; these are none.
Source: AMDGPUUsage, 'Address Spaces'; LangRef, 'invariant.load'; SILoadStoreOptimizer.cpp, ``mergeSMemLoadImmPair``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ldsopt.checker.mapping import AccessMap
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import attachments
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.constant_loads import constant_loads, loaded_words
from ldsopt.isa.kernel_start import KernelStart
from ldsopt.target.opcodes import Action

_CONSTANT_SPACES = ("ptr addrspace(4)", "ptr addrspace(6)")
_WORD = 4


class ConstantMemory:
    """Answers for the code of one module.

    Args:
        module: that was compiled.
        mapping: from its code to its IR.
        starts: how its kernels start, by name.
    """

    def __init__(self, module: Module, mapping: AccessMap, starts: dict[str, KernelStart]) -> None:
        self._module, self._mapping, self._starts = module, mapping, starts

    def loads(self, function: AsmFunction) -> frozenset[int]:
        """The lines of these loads in a function's code."""
        known = constant_loads(function, self._starts.get(function.name))
        return known.union(
            instruction.line
            for block in function.blocks
            for instruction in block.instructions
            if instruction.opcode.action in (Action.LOAD, Action.BUFFER_LOAD)
            and instruction.line not in function.authored
            and self._is_constant(instruction)
        )

    def _is_constant(self, instruction: AsmInstruction) -> bool:
        if instruction.opcode.action is Action.BUFFER_LOAD:
            return True
        words, origin = loaded_words(instruction), self._mapping.of(instruction)
        return words is not None and origin.access is not None and self._words.get(origin.access) == words

    @cached_property
    def _words(self) -> dict[int, int]:
        """The number of words that the loads of constant memory read, by their lines."""
        return dict(self._found())

    def _found(self) -> Iterator[tuple[int, int]]:
        module = self._module
        for function in module.functions():
            for instruction in function.instructions:
                if instruction.opcode == "load" and is_constant(module, instruction):
                    layout = module.types.layout(module.type_of(instruction.address))
                    if layout is not None:
                        yield instruction.line, -(-layout.store // _WORD)


def is_constant(module: Module, load: Instruction) -> bool:
    """A load of the IR reads memory that does not change while the kernel runs."""
    if module.type_of(load.operands[0]) in _CONSTANT_SPACES:
        return True
    line = module.lines[load.line]
    return "!invariant.load" in line and "invariant.load" in attachments(line)[1]
