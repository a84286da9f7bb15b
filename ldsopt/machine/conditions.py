"""The condition that SCC holds behind a scalar comparison, where a branch or a select uses it.

``s_cmp_lt_i32 s0, 3`` and ``s_cselect_b32 s1, s0, 0``: where s0 is selected, it is less than 3. So the index of a ring
of buffers that starts again at 0 stays bounded. The condition holds until SCC or one of the registers is written; all
scalar arithmetic is taken to write SCC.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers, Predicate
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.operands import number, operands, registers
from ldsopt.machine.arithmetic import UNKNOWN, constant
from ldsopt.target.opcodes import Action

_PREDICATES: dict[str, dict[str, Predicate]] = {
    "i": {"eq": "eq", "ne": "ne", "lg": "ne", "gt": "sgt", "ge": "sge", "lt": "slt", "le": "sle"},
    "u": {"eq": "eq", "ne": "ne", "lg": "ne", "gt": "ugt", "ge": "uge", "lt": "ult", "le": "ule"},
}
"""By the last part of a mnemonic and the one in front of it."""
_BITS_OF_CMPK = 16


class Comparison(NamedTuple):
    """A comparison of two integers.

    Attributes:
        kind: ``cmp``, ``cmpk`` (with a constant of 16 bits) or ``cmpx`` (into EXEC).
        predicate: as of LLVM's ``icmp``.
        is_signed: it compares signed integers, so that a constant of 16 bits is sign-extended.
        bits: the width of each operand.
    """

    kind: str
    predicate: Predicate
    is_signed: bool
    bits: int


def comparison(name: str) -> Comparison | None:
    """The comparison of integers of 32 or 64 bits that a mnemonic without encoding is, if it is one.

    >>> comparison("s_cmpk_lg_u32"), comparison("v_cmp_lt_f32")
    (Comparison(kind='cmpk', predicate='ne', is_signed=False, bits=32), None)
    """
    parts = name.split("_")
    if len(parts) != 4 or parts[1] not in ("cmp", "cmpk", "cmpx"):
        return None
    sign, bits = parts[3][:1], parts[3][1:]
    predicate = _PREDICATES.get(sign, {}).get(parts[2])
    return (
        Comparison(parts[1], predicate, sign == "i", int(bits))
        if predicate and bits in ("32", "64")
        else None
    )


class Condition(NamedTuple):
    """The condition that SCC is set for.

    Attributes:
        predicate: as of LLVM's ``icmp``.
        left, right: the operands compared.
    """

    predicate: Predicate
    left: str
    right: str

    @property
    def inverse(self) -> Condition:
        """The condition that holds where SCC is not set."""
        return Condition(integers.inverse(self.predicate), self.left, self.right)

    def names(self, register: str) -> bool:
        """True if the condition compares the value of this register."""
        return register in {self.left, self.right}

    def is_impossible(self, values: dict[str, Integers]) -> bool:
        """True if no possible values of its operands fulfil the condition."""
        left = _value(self.left, values)
        return _refined(left, self.predicate, _value(self.right, values)).is_empty

    def refined(self, word: str, values: dict[str, Integers]) -> Integers:
        """The value of an operand where the condition holds.

        Args:
            word: the operand, a register.
            values: the values of scalar registers.
        """
        own = values.get(word, UNKNOWN)
        if word == self.left:
            return _refined(own, self.predicate, _value(self.right, values))
        if word == self.right:
            return _refined(own, integers.swapped(self.predicate), _value(self.left, values))
        return own


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def _refined(value: Integers, predicate: Predicate, other: Integers) -> Integers:
    return integers.refine(value, predicate, other)


def condition_of(instruction: AsmInstruction) -> Condition | None:
    """The condition that an instruction sets SCC for.

    ``None`` if it does not compare two 32-bit integers, or compares EXEC, whose changes are not tracked.

    >>> condition_of(AsmInstruction("s_cmp_lg_u32", "s0, 3", 1))
    Condition(predicate='ne', left='s0', right='3')
    """
    if instruction.opcode.action is not Action.COMPARE or not instruction.opcode.is_scalar:
        return None
    found, words = comparison(instruction.mnemonic), operands(instruction).words
    if found is None or found.bits != 32 or len(words) != 2 or any(word.startswith("exec") for word in words):
        return None
    right = words[1]
    if found.kind == "cmpk":
        value = number(right)
        if value is None:
            return None
        value &= (1 << _BITS_OF_CMPK) - 1
        is_negative = found.is_signed and value >> (_BITS_OF_CMPK - 1)
        right = str(value - (1 << _BITS_OF_CMPK) if is_negative else value)
    return Condition(found.predicate, words[0], right)


def compared_constants(function: AsmFunction) -> Iterator[int]:
    """The constants with which scalar registers are compared: values at which growth in a loop may stop."""
    for instruction in function.instructions:
        if found := condition_of(instruction):
            for word in (found.left, found.right):
                value = number(word)
                if value is not None:
                    yield value


def _value(word: str, values: dict[str, Integers]) -> Integers:
    known = _stated(word)
    return values.get(word, UNKNOWN) if known is None else known


@lru_cache(maxsize=1 << 14)
def _stated(word: str) -> Integers | None:
    """The value of an operand that is no register."""
    value = number(word)
    return None if registers(word) else UNKNOWN if value is None else constant(value)
