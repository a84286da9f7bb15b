"""The bytes of LDS that a tensor DMA of gfx1250 touches: its descriptor, a vector of words, says where and how many.

What the words say, `ldsopt.analysis.ranges.tensor_descriptor` knows. Words are followed through vectors of them and of
pairs of them, the lower first, which a ``bitcast`` makes. More groups than two may be anywhere. Example::

    %a = insertelement <4 x i32> <i32 1, i32 poison, …>, i32 %lds, i64 1     begins at %lds
    %b = insertelement <8 x i32> <i32 65536, …, i32 16, …>, i32 4194304, i64 3     64 elements of 2 bytes, 16 rows
    call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %a, <8 x i32> %b, i32 0)     2048 bytes
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.ranges.tensor_descriptor import tile_bytes
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.ir import bindings
from ldsopt.ir.details import constant_elements, shuffle_mask
from ldsopt.ir.module import Instruction, Module

_WORD_BITS = 32
_INTEGERS = re.compile(r"<(\d+) x i(\d+)>$")
_DEPTH = 64
"""So many instructions may stand between a word and the vector that is passed."""
_TRAILING = 2
"""Operands behind the groups: the cache policy and the callee."""


class TensorTile(NamedTuple):
    """What of a descriptor decides about the bytes of LDS.

    Attributes:
        address: the value that says where it begins.
        size: bytes from the first to the last, at most.
    """

    address: int
    size: int


class _Words:
    """The words of the vectors that a function forms, as far as they can be followed to the values put in."""

    def __init__(
        self, module: Module, defined: Mapping[int, Instruction], of: Callable[[int], AbstractValue]
    ) -> None:
        self._module, self._defined, self._of = module, defined, of

    def value(self, vector: int, index: int) -> int | None:
        """The value that was put in as a word, by its address; ``None`` if it is a constant's or not known."""
        found = self._source(vector, index)
        return found if found is not None and not isinstance(found, Integers) else None

    def range(self, vector: int, index: int) -> Integers:
        """What a word may be."""
        found = self._source(vector, index)
        if found is None:
            return integers.full(_WORD_BITS)
        if isinstance(found, Integers):
            return found
        return self._of(found).plain(_WORD_BITS)

    def _source(self, vector: int, index: int) -> int | Integers | None:
        for _ in range(_DEPTH):
            instruction = self._defined.get(vector)
            words, count = self._shape(vector)
            if instruction is None:
                return self._constant(vector, index) if words == 1 else None
            operands = instruction.operands
            if not words:
                return None
            if instruction.opcode == "insertelement":
                at = self._module.integer(operands[2])
                if at is None or at == index // words:
                    return operands[1] if at is not None and words == 1 else None
                vector = operands[0]
            elif instruction.opcode == "bitcast" and self._shape(operands[0])[0]:
                vector = operands[0]
            elif instruction.opcode == "shufflevector" and words == 1:
                chosen = shuffle_mask(self._module.lines[instruction.line])[index]
                count = self._shape(operands[0])[1]
                if chosen < 0:
                    return None
                vector, index = (operands[0], chosen) if chosen < count else (operands[1], chosen - count)
            else:
                return None
        return None

    def _shape(self, vector: int) -> tuple[int, int]:
        """How many words an element of a vector has, and how many elements there are; nothing where it is no such."""
        found = _INTEGERS.match(self._module.type_of(vector))
        if found is None or int(found[2]) % _WORD_BITS:
            return 0, 0
        return int(found[2]) // _WORD_BITS, int(found[1])

    def _constant(self, vector: int, index: int) -> Integers | None:
        elements = constant_elements(bindings.value_text(vector))
        number = elements[index] if index < len(elements) else None
        return None if number is None else integers.constant(_WORD_BITS, number)


def find_tile(
    module: Module,
    defined: Mapping[int, Instruction],
    of: Callable[[int], AbstractValue],
    transfer: Instruction,
) -> TensorTile | None:
    """What the descriptor of a tensor DMA says; ``None`` where that is not known.

    Args:
        module: the module.
        defined: the function's instructions, by address.
        of: what a value may be, in every execution.
        transfer: the call.
    """
    words, groups = _Words(module, defined, of), transfer.operands[:-_TRAILING]
    head, body, *others = groups
    address = words.value(head, 1)
    if address is None or not all(map(_is_absent, others)):
        return None
    size = tile_bytes(words.range(head, 0), *(words.range(body, index) for index in (0, 3, 4)))
    return None if size is None else TensorTile(address, size)


def _is_absent(group: int) -> bool:
    """Whether a descriptor group says nothing, since all of it is 0."""
    elements = constant_elements(bindings.value_text(group))
    return bool(elements) and not any(element is None or element for element in elements)
