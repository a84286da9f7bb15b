"""Questions that branches ask, and instructions that ask them: comparisons of scalar registers, and tests of masks."""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.registers import RegisterSet, register
from ldsopt.machine.operands import number, operands, registers
from ldsopt.patterns import pattern

_COMPARISON = pattern(r"s_(cmp|cmpk)_(eq|lg|gt|ge|lt|le)_([iu])(32|64)$")
_BIT_TEST = pattern(r"s_bitcmp([01])_(b32|b64)$")
_INVERSE = {"lg": "eq", "ge": "lt", "le": "gt"}
_BITS_OF_CMPK = 16
MASK = "mask"
"""Of a question: whether a mask, as wide as a wave and with all bits or none, has all."""
FLAG = "flag"
"""Of a question: whether a register that holds 1 or 0 holds 1."""


class BranchQuestion(NamedTuple):
    """The question of a branch: a comparison of two operands, or whether the left one, a mask or a flag, is set.

    ``until``: of what the registers held before the instruction of this line wrote them last; 0 of what they hold.
    """

    how: str
    left: str
    right: str = ""
    until: int = 0

    @property
    def registers(self) -> RegisterSet:
        """The registers that it asks of as they are."""
        return 0 if self.until else register(self.left) | register(self.right)

    def behind(self, written: RegisterSet, line: int) -> BranchQuestion | None:
        """The same question behind an instruction that writes these registers; ``None`` if it cannot be asked there."""
        if self.until == line:
            return None  # of what was held before this instruction wrote them the last time
        return self._replace(until=line) if self.registers & written else self


class Told(NamedTuple):
    """Something that has the answer of a question, or the opposite one."""

    question: BranchQuestion
    same: bool

    def behind(self, written: RegisterSet, line: int) -> Told | None:
        """The same behind an instruction, as of `BranchQuestion.behind`."""
        question = self.question.behind(written, line)
        return None if question is None else self._replace(question=question)


def compared(instruction: AsmInstruction) -> Told | None:
    """The meaning of SCC behind a scalar comparison of integers, or of a bit."""
    name, words = instruction.mnemonic, operands(instruction).words
    found, of_bit = _COMPARISON.match(name), _BIT_TEST.match(name)
    if (not found and not of_bit) or len(words) != 2 or any(word.startswith("exec") for word in words):
        return None
    if not all(registers(word) or number(word) is not None for word in words):
        return None
    if of_bit:
        return Told(BranchQuestion(of_bit[2], *words), of_bit[1] == "1")
    assert found is not None
    how, bits = found[2], int(found[4])
    left, right = (_spelled(word, bits, found[3], found[1] == "cmpk") for word in words)
    same, how = how not in _INVERSE, _INVERSE.get(how, how)
    if how == "gt":
        how, left, right = "lt", right, left
    if how == "lt":
        least = number(left)
        if least is not None and least != (1 << (bits - (found[3] == "i"))) - 1:  # c < x is not x < c + 1
            left, right, same = right, str(least + 1), not same
        how = f"lt_{found[3]}"
        if (how, right) == ("lt_u", "1"):
            how, right = "eq", "0"
    if how == "eq":
        left, right = sorted((left, right))
    return Told(BranchQuestion(f"{how}{bits}", left, right), same)


def _spelled(word: str, bits: int, sign: str, is_short: bool) -> str:
    """An operand; a constant as the number that is compared."""
    value = number(word)
    if value is None:
        return word
    bits = _BITS_OF_CMPK if is_short else bits
    value &= (1 << bits) - 1
    return str(value - (1 << bits) if sign == "i" and value >> (bits - 1) else value)
