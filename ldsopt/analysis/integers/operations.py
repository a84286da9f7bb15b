"""LLVM's operations on integers, a row for each: the one place that defines each address operation.

Four domains follow an address: numbers of single work-items, ranges (`Integers`), forms
(`ldsopt.analysis.addresses.item_offsets`) and terms of the race solver (`ldsopt.analysis.races.terms`). Each knows the
instructions in `BINARY`, three compares, and the choice between two values. An intrinsic is a row of `INTRINSICS`: its
*expansion* computes it from these, and so defines it in each domain::

    "llvm.umin": IntegerIntrinsic(lambda on, a, b: on.choose(on.binary("ult", a, b), a, b), integers.umin)

A row has ranges, or numbers, of its own if the expansion would be less exact, or slower. Without an expansion the
result is a leaf of forms and terms.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from ldsopt.analysis.integers.arithmetic import (
    abs_,
    add,
    mul,
    mul_i24,
    mul_u24,
    sadd_sat,
    sdiv,
    srem,
    ssub_sat,
    sub,
    udiv,
    urem,
)
from ldsopt.analysis.integers.bitwise import (
    and_,
    ashr,
    bfe_s,
    bfe_u,
    bitreverse,
    bswap,
    ctlz,
    ctpop,
    cttz,
    fshl,
    fshr,
    lshr,
    or_,
    shl,
    xor,
)
from ldsopt.analysis.integers.comparison import icmp, smax, smin, umax, umin
from ldsopt.analysis.integers.domain import Integers, constant, full, unsigned_hull
from ldsopt.analysis.integers.lattice import select
from ldsopt.dataclass import dataclass
from ldsopt.target.intrinsics import ITEM_IDS, entry

Value = TypeVar("Value")
Flags = frozenset[str]

# --- instructions -------------------------------------------------------------------------------------------

Operation = Callable[[Any, Any], Any]
"""An operation on two unsigned integers. The caller cuts the result to the width."""


def signed(value: int, width: int) -> int:
    """The lowest bits of an integer, read as signed.

    >>> signed(0xFFFFFFF0, 32), signed(-16, 32), signed(20, 32)
    (-16, -16, 20)
    """
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


class BinaryOperation(NamedTuple):
    """An instruction of two integers.

    Attributes:
        numbers: returns the operation on numbers, given an integer with the sign bit set.
        ranges: the operation on two ranges, with the instruction's flags.
    """

    numbers: Callable[[Any], Operation]
    ranges: Callable[[Integers, Integers, Flags], Integers]


def _quotient(x: int, y: int) -> int:
    """The quotient as LLVM's ``sdiv`` rounds it: towards zero."""
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def _of_signed(compute: Operation) -> Callable[[Any], Operation]:
    return lambda sign: lambda x, y: compute((x ^ sign) - sign, (y ^ sign) - sign)


BINARY: Mapping[str, BinaryOperation] = {
    "add": BinaryOperation(lambda _: operator.add, lambda a, b, f: add(a, b, nuw="nuw" in f, nsw="nsw" in f)),
    "sub": BinaryOperation(lambda _: operator.sub, lambda a, b, f: sub(a, b, nuw="nuw" in f, nsw="nsw" in f)),
    "mul": BinaryOperation(lambda _: operator.mul, lambda a, b, f: mul(a, b, nuw="nuw" in f, nsw="nsw" in f)),
    "and": BinaryOperation(lambda _: operator.and_, lambda a, b, _: and_(a, b)),
    "or": BinaryOperation(lambda _: operator.or_, lambda a, b, f: or_(a, b, disjoint="disjoint" in f)),
    "xor": BinaryOperation(lambda _: operator.xor, lambda a, b, _: xor(a, b)),
    "shl": BinaryOperation(
        lambda _: operator.lshift, lambda a, b, f: shl(a, b, nuw="nuw" in f, nsw="nsw" in f)
    ),
    "lshr": BinaryOperation(lambda _: operator.rshift, lambda a, b, f: lshr(a, b, exact="exact" in f)),
    "ashr": BinaryOperation(
        lambda sign: lambda x, y: ((x ^ sign) >> y) - (sign >> y),
        lambda a, b, f: ashr(a, b, exact="exact" in f),
    ),
    "udiv": BinaryOperation(lambda _: operator.floordiv, lambda a, b, f: udiv(a, b, exact="exact" in f)),
    "urem": BinaryOperation(lambda _: operator.mod, lambda a, b, _: urem(a, b)),
    "sdiv": BinaryOperation(_of_signed(_quotient), lambda a, b, f: sdiv(a, b, exact="exact" in f)),
    "srem": BinaryOperation(_of_signed(lambda x, y: x - _quotient(x, y) * y), lambda a, b, _: srem(a, b)),
}
"""The instructions of two integers of one width."""

COMPARES: Mapping[str, Callable[[Any], Operation]] = {
    "eq": lambda _: operator.eq,
    "ne": lambda _: operator.ne,
    "ult": lambda _: operator.lt,
    "ule": lambda _: operator.le,
    "ugt": lambda _: operator.gt,
    "uge": lambda _: operator.ge,
    "slt": lambda sign: lambda x, y: (x ^ sign) < (y ^ sign),
    "sle": lambda sign: lambda x, y: (x ^ sign) <= (y ^ sign),
    "sgt": lambda sign: lambda x, y: (x ^ sign) > (y ^ sign),
    "sge": lambda sign: lambda x, y: (x ^ sign) >= (y ^ sign),
}
"""The predicates of ``icmp``: each returns the compare of two numbers, given an integer with the sign bit set."""

_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_DIVISIONS = frozenset({"udiv", "urem", "sdiv", "srem"})
_OF_ONE_NUMBER = frozenset({"sdiv", "srem"})


def on_arrays(opcode: str, width: int, least: int, most: int, sign: Any) -> Operation | None:
    """An instruction, or a compare, on two arrays of 64 bits each; ``None`` if some element may have no result.

    Args:
        opcode: of the instruction, or the predicate.
        width: of the operands; the caller cuts off higher bits of the result.
        least, most: bounds of the second operand, unsigned.
        sign: the sign bit, of the arrays' type.
    """
    if most >= width if opcode in _SHIFTS else opcode in _DIVISIONS and not least:
        return None
    if opcode in COMPARES:
        return COMPARES[opcode](sign)
    return BINARY[opcode].numbers(sign) if opcode in BINARY and opcode not in _OF_ONE_NUMBER else None


def number_operation(opcode: str, width: int) -> Callable[[int, int], int | None]:
    """An instruction, or a compare, on two numbers: its result, for the caller to cut off, or ``None``."""
    sign = 1 << (width - 1)
    compute = COMPARES[opcode](sign) if opcode in COMPARES else BINARY[opcode].numbers(sign)
    if opcode in _SHIFTS:
        return lambda x, y: compute(x, y) if y < width else None
    if opcode in _OF_ONE_NUMBER:
        beyond = (1 << width) - 1
        return lambda x, y: compute(x, y) if y and (x != sign or y != beyond) else None
    if opcode in _DIVISIONS:
        return lambda x, y: compute(x, y) if y else None
    return compute


# --- domains of expansions ----------------------------------------------------------------------------------


class Arithmetic(Protocol[Value]):
    """A domain of integers of one width, in which expansions compute."""

    @property
    def width(self) -> int:
        """Bits of all operands and of the result."""

    def constant(self, number: int) -> Value:
        """A number, cut to the width."""

    def known(self, value: Value) -> int | None:
        """The number, unsigned, if a value is just one; ``None`` if it may be several."""

    def binary(self, opcode: str, a: Value, b: Value) -> Value:
        """An instruction of `BINARY` without flags, or one of the compares ``eq``, ``ult`` and ``slt``."""

    def choose(self, condition: Value, a: Value, b: Value) -> Value:
        """The first value if the compare holds, else the second."""


class Numbers:
    """Numbers as a domain: ``None`` is a missing result."""

    def __init__(self, width: int) -> None:
        self.width, self._mask = width, (1 << width) - 1
        self._operations: dict[str, Callable[[int, int], int | None]] = {}

    def constant(self, number: int) -> int | None:
        return number & self._mask

    def known(self, value: int | None) -> int | None:
        return value

    def binary(self, opcode: str, a: int | None, b: int | None) -> int | None:
        if a is None or b is None:
            return None
        compute = self._operations.get(opcode)
        if compute is None:
            compute = self._operations[opcode] = number_operation(opcode, self.width)
        found = compute(a, b)
        return None if found is None else found & self._mask

    def choose(self, condition: int | None, a: int | None, b: int | None) -> int | None:
        return None if condition is None else a if condition else b


class Ranges:
    """Ranges as a domain."""

    def __init__(self, width: int) -> None:
        self.width = width

    def constant(self, number: int) -> Integers:
        return constant(self.width, number)

    def known(self, value: Integers) -> int | None:
        return value.value

    def binary(self, opcode: str, a: Integers, b: Integers) -> Integers:
        if opcode not in COMPARES:
            return BINARY[opcode].ranges(a, b, frozenset())
        holds = icmp(opcode, a, b)  # type: ignore[arg-type]
        return full(1) if holds is None else constant(1, holds)

    def choose(self, condition: Integers, a: Integers, b: Integers) -> Integers:
        truth = condition.value
        return select(None if truth is None else bool(truth), a, b)


# --- intrinsics ---------------------------------------------------------------------------------------------

Expansion = Callable[..., Any]
"""A function of a domain and operands in it; it returns ``None`` if an operand would have to be a constant."""


@dataclass(frozen=True, slots=True)
class IntegerIntrinsic:
    """An intrinsic of integers.

    All domains compute in the result's width: they extend narrower operands by zeros, and would cut wider ones off.
    So no row stands for an intrinsic whose operands may be wider, as ``llvm.ucmp.i8.i32`` (`integer_intrinsic`).

    Attributes:
        expansion: computes it from instructions.
        own_ranges: computes it from the operands' ranges.
        own_numbers: by the width, computes it from numbers; the caller cuts off the result, which may be ``None``.
    """

    expansion: Expansion | None
    own_ranges: Callable[..., Integers] | None = None
    own_numbers: Callable[[int], Callable[..., int | None]] | None = None

    def on(self, domain: Arithmetic[Value], operands: list[Value]) -> Value | None:
        """The result in a domain; ``None`` if the domain has to treat it as a leaf."""
        return None if self.expansion is None else self.expansion(domain, *operands)

    def numbers(self, width: int) -> Callable[..., int | None]:
        """The operation on numbers; the caller cuts off its result."""
        if self.own_numbers is not None:
            return self.own_numbers(width)
        domain, expansion = Numbers(width), self.expansion
        assert expansion is not None
        return lambda *operands: expansion(domain, *operands)

    def ranges(self, width: int, operands: list[Integers]) -> Integers:
        """The result for ranges."""
        if self.own_ranges is not None:
            return self.own_ranges(*operands)
        found = self.on(Ranges(width), operands)
        return full(width) if found is None else found


def _bit_field(*, is_signed: bool) -> Expansion:
    """``ubfe`` or ``sbfe``, by shifts, if offset and count are numbers.

    Both are taken modulo the width; a count of 0 gives 0, and a field ends at the highest bit, if not before. Source:
    LLVM, AMDGPUInstCombineIntrinsic.cpp, ``amdgcn_ubfe``.
    """
    right = "ashr" if is_signed else "lshr"

    def expansion(on: Arithmetic[Value], x: Value, offset: Value, count: Value) -> Value | None:
        at, size = on.known(offset), on.known(count)
        if at is None or size is None:
            return None
        at, size = at % on.width, size % on.width
        if size == 0:
            return on.constant(0)
        if at + size < on.width:
            x = on.binary("shl", x, on.constant(on.width - at - size))
            at = on.width - size
        return on.binary(right, x, on.constant(at))

    return expansion


def _funnel(*, is_left: bool) -> Expansion:
    """``fshl`` or ``fshr`` by a number, modulo the width: the sum of two shifts without a common bit."""

    def expansion(on: Arithmetic[Value], high: Value, low: Value, amount: Value) -> Value | None:
        by = on.known(amount)
        if by is None:
            return None
        left = (by if is_left else -by) % on.width
        if left == 0:
            return high if is_left else low
        return on.binary(
            "add",
            on.binary("shl", high, on.constant(left)),
            on.binary("lshr", low, on.constant(on.width - left)),
        )

    return expansion


def _bytes_from(on: Arithmetic[Value], high: Value, low: Value, first: Value) -> Value | None:
    """``alignbyte``: four of the eight bytes, starting at byte ``first``, which is 0 to 3.

    Manuals differ on larger numbers: V_ALIGNBYTE_B32 reads two bits of it in AMD's CDNA3 ISA, five in the Vega ISA.
    """
    at = on.known(first)
    return _funnel(is_left=False)(on, high, low, on.constant(at * 8)) if at is not None and at < 4 else None


def _range_of_bytes_from(high: Integers, low: Integers, first: Integers) -> Integers:
    if first.extent < 0 or unsigned_hull(first)[1] > 3:
        return full(high.width)
    return fshr(high, low, shl(first, constant(first.width, 3)))


def _zeros(*, is_leading: bool) -> Expansion:
    """``ctlz`` or ``cttz``, by binary search: half of the remaining bits is shifted out if it is 0. The width for 0."""
    out, other = ("shl", "lshr") if is_leading else ("lshr", "shl")

    def expansion(on: Arithmetic[Value], x: Value, _is_poison: Value) -> Value:
        zero, count, rest = on.constant(0), on.constant(0), x
        # the powers of two below the width, from the greatest
        for half in (1 << power for power in reversed(range((on.width - 1).bit_length()))):
            at_the_end = on.binary(other, rest, on.constant(on.width - half))
            is_zero = on.binary("eq", at_the_end, zero)
            count = on.choose(is_zero, on.binary("add", count, on.constant(half)), count)
            rest = on.choose(is_zero, on.binary(out, rest, on.constant(half)), rest)
        return on.choose(on.binary("eq", x, zero), on.constant(on.width), count)

    return expansion


def _product_of_24_bits(*, is_signed: bool) -> Expansion:
    def expansion(on: Arithmetic[Value], a: Value, b: Value) -> Value:
        rest = on.constant(on.width - 24)

        def part(x: Value) -> Value:
            if is_signed:
                return on.binary("ashr", on.binary("shl", x, rest), rest)
            return on.binary("and", x, on.constant(0xFFFFFF))

        return on.binary("mul", part(a), part(b))

    return expansion


def _moved(unit: int) -> Expansion:
    """The value with its units of ``unit`` bits in reverse order."""

    def expansion(on: Arithmetic[Value], x: Value) -> Value:
        total = on.constant(0)
        for at in range(0, on.width, unit):
            one = on.binary("and", on.binary("lshr", x, on.constant(at)), on.constant((1 << unit) - 1))
            total = on.binary("add", total, on.binary("shl", one, on.constant(on.width - unit - at)))
        return total

    return expansion


def _extreme(compare: str, *, is_least: bool) -> Expansion:
    def expansion(on: Arithmetic[Value], a: Value, b: Value) -> Value:
        return on.choose(on.binary(compare, a, b), *((a, b) if is_least else (b, a)))

    return expansion


def _absolute(on: Arithmetic[Value], x: Value, _is_poison: Value) -> Value:
    zero = on.constant(0)
    return on.choose(on.binary("slt", x, zero), on.binary("sub", zero, x), x)


def _saturated_sum(on: Arithmetic[Value], a: Value, b: Value) -> Value:
    total = on.binary("add", a, b)
    return on.choose(on.binary("ult", total, a), on.constant(-1), total)


def _saturated_signed(opcode: str) -> Expansion:
    """``sadd.sat`` or ``ssub.sat``: an overflow, found by the signs, gives the limit with the first operand's sign."""

    def expansion(on: Arithmetic[Value], a: Value, b: Value) -> Value:
        zero, least = on.constant(0), 1 << on.width - 1
        found = on.binary(opcode, a, b)
        other = on.binary("xor", b, found if opcode == "add" else a)
        is_beyond = on.binary("slt", on.binary("and", on.binary("xor", a, found), other), zero)
        limit = on.choose(on.binary("slt", a, zero), on.constant(least), on.constant(least - 1))
        return on.choose(is_beyond, limit, found)

    return expansion


def _bits_by_table(on: Arithmetic[Value], a: Value, b: Value, c: Value, table: Value) -> Value | None:
    """``bitop3``: for bits a, b and c of the operands, bit ``4 a + 2 b + c`` of the table.

    Source: AMD Instinct CDNA4 ISA, V_BITOP3_B32. LLVM 22 takes the lowest eight bits of a larger table; here its result
    is unknown, and so is one of fewer than 16 bits, which no instruction has.
    """
    number = on.known(table)
    if number is None or number > 0xFF or on.width < 16:
        return None
    return _by_cases(on, number, (c, b, a))


def _by_cases(on: Arithmetic[Value], table: int, operands: tuple[Value, ...]) -> Value:
    """Bits by a table that is indexed by the operands' bits, ``1 << i`` for operand ``i``.

    An operand is split off if the table for one of its two bits is constant, or both tables are equal or complements:
    it then occurs once, and ranges lose little. Otherwise the last operand selects between the two.
    """
    ones = on.constant(-1)
    every = (1 << (1 << len(operands))) - 1
    if table in (0, every):
        return ones if table else on.constant(0)
    for at in reversed(range(len(operands))):
        x, rest = operands[at], operands[:at] + operands[at + 1 :]
        off, is_on = _halves(table, at, len(operands))
        full_table = (1 << (1 << len(rest))) - 1
        if off == is_on:
            return _by_cases(on, off, rest)
        if is_on == off ^ full_table:
            return on.binary("xor", x, _by_cases(on, off, rest)) if off else x
        if 0 in (off, is_on):
            chosen = x if off == 0 else on.binary("xor", x, ones)
            return on.binary("and", chosen, _by_cases(on, off | is_on, rest))
        if full_table in (off, is_on):
            chosen = x if is_on == full_table else on.binary("xor", x, ones)
            return on.binary("or", chosen, _by_cases(on, off & is_on, rest))
    x, rest = operands[-1], operands[:-1]
    off, is_on = _halves(table, len(rest), len(operands))
    return on.binary(
        "or",
        on.binary("and", x, _by_cases(on, is_on, rest)),
        on.binary("and", on.binary("xor", x, ones), _by_cases(on, off, rest)),
    )


def _halves(table: int, at: int, count: int) -> tuple[int, int]:
    """The tables of the other operands for either bit of operand number ``at``.

    >>> _halves(0b11001010, 2, 3), _halves(0b11001010, 0, 3)
    ((10, 12), (8, 11))
    """
    cases = [case for case in range(1 << count) if not case >> at & 1]
    off, is_on = (
        sum((table >> (case | bit << at) & 1) << number for number, case in enumerate(cases))
        for bit in (0, 1)
    )
    return off, is_on


def _saturated_difference(on: Arithmetic[Value], a: Value, b: Value) -> Value:
    return on.choose(on.binary("ult", a, b), on.constant(0), on.binary("sub", a, b))


INTRINSICS: Mapping[str, IntegerIntrinsic] = {
    "llvm.amdgcn.ubfe": IntegerIntrinsic(_bit_field(is_signed=False), bfe_u),
    "llvm.amdgcn.sbfe": IntegerIntrinsic(_bit_field(is_signed=True), bfe_s),
    "llvm.amdgcn.mul.u24": IntegerIntrinsic(_product_of_24_bits(is_signed=False), mul_u24),
    "llvm.amdgcn.mul.i24": IntegerIntrinsic(_product_of_24_bits(is_signed=True), mul_i24),
    "llvm.bitreverse": IntegerIntrinsic(
        _moved(1), bitreverse, lambda width: lambda x: int(f"{x:0{width}b}"[::-1], 2)
    ),
    "llvm.bswap": IntegerIntrinsic(_moved(8), bswap),
    "llvm.ctlz": IntegerIntrinsic(
        _zeros(is_leading=True),
        lambda x, _: ctlz(x),
        lambda width: lambda x, is_poison: width - x.bit_length() if x or not is_poison else None,
    ),
    "llvm.cttz": IntegerIntrinsic(
        _zeros(is_leading=False),
        lambda x, _: cttz(x),
        lambda width: lambda x, is_poison: (x & -x).bit_length() - 1 if x else None if is_poison else width,
    ),
    "llvm.ctpop": IntegerIntrinsic(None, ctpop, lambda _: int.bit_count),
    "llvm.abs": IntegerIntrinsic(
        _absolute, lambda x, _: abs_(x), lambda width: lambda x, _: abs(signed(x, width))
    ),
    "llvm.fshl": IntegerIntrinsic(_funnel(is_left=True), fshl),
    "llvm.fshr": IntegerIntrinsic(_funnel(is_left=False), fshr),
    "llvm.amdgcn.bitop3": IntegerIntrinsic(_bits_by_table),
    "llvm.amdgcn.alignbyte": IntegerIntrinsic(_bytes_from, _range_of_bytes_from),
    "llvm.umin": IntegerIntrinsic(_extreme("ult", is_least=True), umin, lambda _: min),
    "llvm.umax": IntegerIntrinsic(_extreme("ult", is_least=False), umax, lambda _: max),
    "llvm.smin": IntegerIntrinsic(_extreme("slt", is_least=True), smin),
    "llvm.smax": IntegerIntrinsic(_extreme("slt", is_least=False), smax),
    "llvm.uadd.sat": IntegerIntrinsic(
        _saturated_sum, lambda a, b: add(a, umin(b, xor(a, constant(a.width, -1))), nuw=True)
    ),
    "llvm.sadd.sat": IntegerIntrinsic(_saturated_signed("add"), sadd_sat),
    "llvm.ssub.sat": IntegerIntrinsic(_saturated_signed("sub"), ssub_sat),
    "llvm.usub.sat": IntegerIntrinsic(_saturated_difference, lambda a, b: sub(umax(a, b), b, nuw=True)),
}
"""Intrinsics of integers, by the name without its types."""

ITEM_INTEGERS = ITEM_IDS | INTRINSICS.keys()
"""Functions whose result depends only on one work-item's operands and id, whichever lanes are active."""


def integer_intrinsic(name: str) -> IntegerIntrinsic | None:
    """The row of an intrinsic by its full name; ``None`` if there is none, or the operands have a type of their own.

    >>> row = integer_intrinsic("llvm.amdgcn.ubfe.i32")
    >>> hex(row.numbers(32)(0x12345678, 8, 12)), integer_intrinsic("llvm.uminimum.i32")
    ('0x456', None)
    >>> integer_intrinsic("llvm.umin.i8.i32") is None
    True
    """
    is_of_one_type = name in INTRINSICS or name.rpartition(".")[0] in INTRINSICS
    return entry(INTRINSICS, name) if is_of_one_type else None
