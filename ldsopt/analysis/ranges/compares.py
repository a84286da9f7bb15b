"""The facts that an integer compare that holds, or does not, says about its operands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Predicate
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.analysis.ranges.values import AbstractValue, plain
from ldsopt.ir.details import Details, details
from ldsopt.ir.module import Instruction


class Fact(NamedTuple):
    """A value is in this relation to another.

    Attributes:
        predicate: of ``icmp``, the value on its left.
        bound: the address of the value on its right.
    """

    predicate: Predicate
    bound: int


Facts = tuple[Fact, ...]

Values = Mapping[int, AbstractValue]
"""The possible values of each value, by the address of the value."""


class Compares:
    """Reads the compares of one function.

    Args:
        shared: of the module.
    """

    def __init__(self, shared: FixedValues) -> None:
        self._shared = shared
        self._details: dict[int, Details] = {}

    def details(self, instruction: Instruction) -> Details:
        """Flags, predicate and types of an instruction."""
        found = self._details.get(instruction.address)
        if found is None:
            line = self._shared.module.lines[instruction.line]
            found = self._details[instruction.address] = details(line, instruction.opcode)
        return found

    def predicate(self, compare: Instruction) -> Predicate:
        """The predicate of an ``icmp``, e.g. ``ult``."""
        predicate: Predicate = self.details(compare).predicate  # type: ignore[assignment]
        return predicate

    def facts(self, operand: int, compare: Instruction, *, holds: bool) -> Facts:
        """The facts that a compare says of a value: none if that is none of its operands, or above 64 bits wide."""
        left, right = compare.operands
        if operand not in (left, right) or left == right:
            return ()
        if self._shared.is_wide(self._shared.module.type_of(operand)):
            return ()
        predicate = self.predicate(compare)
        if not holds:
            predicate = integers.inverse(predicate)
        if operand == right:
            return (Fact(integers.swapped(predicate), left),)
        return (Fact(predicate, right),)


def where(value: AbstractValue, facts: Iterable[Fact], values: Values) -> AbstractValue:
    """A value of which these facts hold. Only of integers they say something; ``values`` has the bounds."""
    for predicate, address in facts:
        if not value.is_plain or not value.offsets:
            return value
        bound = values[address]
        if bound.is_plain and bound.offsets:
            number = value.offsets[0][1]
            value = plain(integers.refine(number, predicate, bound.plain(number.width)))
    return value


def refined(values: Values, facts: Mapping[int, Facts]) -> Values:
    """The same values, but some as these facts let them be."""
    return _Refined(
        {address: where(values[address], known, values) for address, known in facts.items()}, values
    )


class _Refined(dict[int, AbstractValue]):
    def __init__(self, refined: Mapping[int, AbstractValue], others: Values) -> None:
        super().__init__(refined)
        self._others = others

    def __missing__(self, address: int) -> AbstractValue:
        return self._others[address]


def both(a: AbstractValue, b: AbstractValue) -> AbstractValue:
    """Two descriptions of one value: of an integer what both say, else the second."""
    if not (a.is_plain and b.is_plain and a.offsets and b.offsets):
        return b
    x, y = a.offsets[0][1], b.offsets[0][1]
    return plain(integers.meet(x, y)) if x.width == y.width else b
