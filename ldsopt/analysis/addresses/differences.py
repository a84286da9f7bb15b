"""Sums that are compared, and differences that loops keep positive: the rest of a loop's count.

A loop that counts up to a bound computes again and again how far it still has to go::

    head:
      %k = phi i32 [ 0, %ahead ], [ %k.next, %tail ]        entered where %n > 0
      %left = sub i32 %n, %k                                1 at least in every iteration
      …
      %k.next = add i32 %k, 64
      %again = icmp slt i32 %k.next, %n
      br i1 %again, label %head, label %end

Intervals do not bound ``%left``, since ``%n`` and ``%k`` may be anything. Rule: let a value be a sum of integers with
coefficients, modulo 2**width (`ItemOffsets`), of the header's phis and of values computed outside of the loop. Suppose
that on each edge to the header, with the phis' values there, that sum is b - a for some compare ``a < b``, both signed,
that holds on the edge, and b - a is at most the largest signed number. Then the value is at least 1 in each iteration.
(So the subtraction does not wrap, whatever ``%n`` and ``%k`` are.)

In an iteration that another one follows, the value is larger. Suppose that on each edge from inside of the loop, with
the phis' values there, the sum is the value less a positive constant c. That is the next iteration's value.
Both are signed numbers from 1 on, so their difference, which is c modulo 2**width, is less than 2**(width - 1) in size:
it is c, and the value is at least 1 + c. (Here c is 64: ``%left`` is at least 65 in each iteration but the last.)

The range of ``%k`` follows likewise. Let a phi of the header be, on each edge, less than a value of at most M, and on
the edges from inside of the loop be itself plus a positive constant, whose sum with M - 1 is still a signed number.
Then the phi is at most M - 1, so the addition never wraps, and it is not less than its value when the loop was entered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.addresses.item_offsets import ItemOffsets
from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.ranges.values import AbstractValue, plain
from ldsopt.ir.details import details_of
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.types import integer_bits

_DEPTH = 12
"""A sum of a sum of … is followed so far."""
_CHAIN = 16
"""The most blocks ahead of a loop that are searched for the compare that leads there."""


class _Less(NamedTuple):
    """A compare that holds: ``lower < upper``, both signed."""

    lower: int
    upper: int


class Differences:
    """The sums that a function computes."""

    def __init__(self, module: Module, function: Function, flow: ControlFlow) -> None:
        self._module, self._function, self._flow = module, function, flow
        self._defined = function.defined
        self._block_of = function.block_of

    def form(self, value: int, depth: int = _DEPTH) -> ItemOffsets | None:
        """A value as a sum, perhaps of itself alone; ``None`` if it is no integer."""
        width = _width(self._module.type_of(value))
        if not width:
            return None
        number = self._module.integer(value)
        if number is not None:
            return ItemOffsets(number, modulus=1 << width).reduced()
        alone = ItemOffsets(0, ((value, 1),), modulus=1 << width)
        instruction = self._defined.get(value)
        if instruction is None or not depth or instruction.opcode not in ("add", "sub", "or"):
            return alone
        if instruction.opcode == "or" and "disjoint" not in details_of(self._module, instruction).flags:
            return alone
        left, right = (self.form(operand, depth - 1) for operand in instruction.operands)
        if left is None or right is None:
            return alone
        return left.plus(right, -1 if instruction.opcode == "sub" else 1).reduced()

    def positive(self, loop: Loop, values: Callable[[int], AbstractValue]) -> Mapping[int, AbstractValue]:
        """The compared values of a loop that are at least 1 in each of its iterations.

        Args:
            values: other facts about the function's values.
        """
        found: dict[int, AbstractValue] = {}
        for block in loop.blocks:
            for instruction in self._function.inside(block):
                if instruction.opcode != "icmp":
                    continue
                for operand in instruction.operands:
                    if operand not in found and self._is_positive(operand, loop, values):
                        width = _width(self._module.type_of(operand))
                        found[operand] = plain(integers.interval(width, 1, (1 << (width - 1)) - 1))
        return found

    def followed(self, loop: Loop, values: Callable[[int], AbstractValue]) -> Mapping[int, AbstractValue]:
        """The lower bounds, if above 1, of values of `positive` in each iteration but the last."""
        found: dict[int, AbstractValue] = {}
        for value in self.positive(loop, values):
            width = _width(self._module.type_of(value))
            less = self._less_each_iteration(value, loop)
            if less:
                least, most = 1 + less, (1 << (width - 1)) - 1
                if least <= most:
                    found[value] = plain(integers.interval(width, least, most))
        return found

    def _less_each_iteration(self, value: int, loop: Loop) -> int:
        """The least decrease of a sum from one iteration to the next; 0 if on some path it may grow."""
        form = self.form(value)
        assert form is not None
        steps, half = list[int](), form.modulus // 2
        for latch in self._flow.predecessors[loop.header]:
            if latch in loop.blocks:
                after = self._on_edge(form, latch, loop)
                if after is None or after.symbols != form.symbols:
                    return 0
                steps.append((form.start - after.start) % form.modulus)
        return min(steps, default=0) if all(step < half for step in steps) else 0

    def counted(self, loop: Loop, values: Callable[[int], AbstractValue]) -> Mapping[int, AbstractValue]:
        """The header's phis that count up to a bound, and their ranges."""
        found: dict[int, AbstractValue] = {}
        for phi in self._function.phis(loop.header):
            stays = self._stays(phi, loop, values)
            if stays is not None:
                found[phi.address] = stays
        return found

    def _stays(
        self, phi: Instruction, loop: Loop, values: Callable[[int], AbstractValue]
    ) -> AbstractValue | None:
        width = _width(self._module.type_of(phi.address))
        if not width:
            return None
        most_signed = (1 << (width - 1)) - 1
        most, least, step = -most_signed - 1, most_signed, 0
        for ahead, operand in self._function.incoming(phi):
            form = self.form(operand)
            bounds = [
                values(less.upper).plain(width)
                for less in self._compares(ahead, loop.header)
                if form is not None and self.form(less.lower) == form
            ]
            tops = [bound.signed_max for bound in bounds if not bound.is_empty]
            if form is None or not tops:
                return None
            most = max(most, min(tops) - 1)
            if ahead in loop.blocks:
                if form.values != ((phi.address, 1),) or not 0 < form.start <= most_signed:
                    return None
                step = max(step, form.start)
                continue
            start = values(operand).plain(width)
            if start.is_empty:
                return None
            least = min(least, start.signed_min)
        if not step or most + step > most_signed or least > most:
            return None
        return plain(integers.interval(width, least, most))

    def _is_positive(self, value: int, loop: Loop, values: Callable[[int], AbstractValue]) -> bool:
        form = self.form(value) if self._block_of.get(value) in loop.blocks else None
        if form is None or len(form.values) < 2:
            return False
        for term, _ in form.values:
            block = self._block_of.get(term)
            is_phi = term in self._defined and self._defined[term].opcode == "phi"
            if block in loop.blocks and not (is_phi and block == loop.header):
                return False
        return all(self._holds(form, edge, loop, values) for edge in self._flow.predecessors[loop.header])

    def _holds(
        self, form: ItemOffsets, ahead: int, loop: Loop, values: Callable[[int], AbstractValue]
    ) -> bool:
        """True if a form is at least 1 where control comes to the header from a block."""
        entered = self._on_edge(form, ahead, loop)
        return entered is not None and any(
            self._difference(less, entered.modulus.bit_length() - 1, values) == entered
            for less in self._compares(ahead, loop.header)
        )

    def _on_edge(self, form: ItemOffsets, ahead: int, loop: Loop) -> ItemOffsets | None:
        """The form with the header's phis replaced by their operands from a block."""
        result = ItemOffsets(form.own, modulus=form.modulus)
        for term, coefficient in form.values:
            value: int | None = term
            if self._block_of.get(term) == loop.header:
                incoming = self._function.incoming(self._defined[term])
                value = next((operand for block, operand in incoming if block == ahead), None)
            part = None if value is None else self.form(value)
            if part is None or part.modulus != form.modulus:
                return None
            result = result.plus(part.times(coefficient)).reduced()
        return result

    def _difference(
        self, less: _Less, width: int, values: Callable[[int], AbstractValue]
    ) -> ItemOffsets | None:
        """``upper - lower``, if it is a signed number whenever ``lower < upper``."""
        lower, upper = self.form(less.lower), self.form(less.upper)
        if lower is None or upper is None or not lower.modulus == upper.modulus == 1 << width:
            return None
        low, high = values(less.lower).plain(width), values(less.upper).plain(width)
        if low.is_empty or high.is_empty or high.signed_max - low.signed_min >= 1 << (width - 1):
            return None
        return upper.plus(lower, -1).reduced()

    def _compares(self, ahead: int, behind: int) -> Iterator[_Less]:
        """The compares that hold on an edge: those of the branches that every path to it takes last."""
        for _ in range(_CHAIN):
            fork = self._function.fork(ahead)
            compare = None if fork is None else self._defined.get(fork.condition)
            if fork is not None and fork.if_false != fork.if_true and compare is not None:
                yield from self._less(compare, holds=fork.if_true == behind)
            before = self._flow.predecessors[ahead]
            if len(before) != 1:
                return
            ahead, behind = before[0], ahead

    def _less(self, compare: Instruction, *, holds: bool) -> Iterator[_Less]:
        if compare.opcode != "icmp":
            return
        predicate = details_of(self._module, compare).predicate
        first, second = compare.operands
        if predicate == ("slt" if holds else "sge"):
            yield _Less(first, second)
        elif predicate == ("sgt" if holds else "sle"):
            yield _Less(second, first)


def compared_arguments(module: Module, function: Function) -> list[int]:
    """The positions of the 32-bit integer arguments that are compared, as they are or plus a constant.

    They are taken for sizes, about which a launch may have to keep a promise: kernels compare a size with their
    progress, such as ``%left = add i32 %n, -64`` in ``icmp sgt i32 %left, 0``.
    """
    sums = Differences(module, function, of_function(function))
    found: set[int] = set()
    for instruction in function.instructions:
        for operand in instruction.operands if instruction.opcode == "icmp" else ():
            form = sums.form(operand)
            if form is not None and form.modulus == 1 << 32 and len(form.values) == 1:
                ((value, coefficient),) = form.values
                if coefficient == 1:
                    found.add(value)
    return [number for number, argument in enumerate(function.arguments) if argument in found]


def _width(type_text: str) -> int:
    """Bits of an integer type up to 64; 0 of any other."""
    width = integer_bits(type_text) or 0
    return width if width <= 64 else 0
