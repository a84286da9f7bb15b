"""LLVM's operations on `AbstractValue`: those that keep a base, and their effect on the offsets.

An address keeps its base in operations that only add to it: ``getelementptr``, ``add``, ``sub`` of a plain integer,
``or`` of bits that are known to be clear, ``and`` with a mask that clears low bits (it rounds down). ``ptrtoint`` and
``inttoptr`` keep it, and so do extension and truncation as long as 32 bits are left. The difference of two addresses of
one base is a plain integer. Any other operation on an address gives `UNKNOWN`, which is sticky: in ``(A - B) + B`` the
difference may not pass for an offset.
"""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.integers.operations import BINARY, Flags
from ldsopt.analysis.ranges.values import (
    ADDRESS_BITS,
    NOTHING,
    PLAIN,
    UNKNOWN,
    AbstractValue,
    derived,
    join,
    plain,
)

Alignment = Callable[[int], int]
"""Base -> the alignment of its address, bytes."""

_NO_FLAGS: Flags = frozenset()
_LARGEST_UNIT = 1 << 12
"""The largest multiple, in bytes, that an address may be rounded down to and still be followed."""


def address_bits(values: Integers) -> Integers:
    """A plain operand as an offset: LDS addresses are computed modulo 2**32."""
    if values.width == ADDRESS_BITS:
        return values
    if values.width > ADDRESS_BITS:
        return integers.trunc(values, ADDRESS_BITS)
    return integers.zext(values, ADDRESS_BITS)


def add(a: AbstractValue, b: AbstractValue, width: int, flags: Flags = _NO_FLAGS) -> AbstractValue:
    """Adds two values, of which at most one may be an address: the sum of two addresses is `UNKNOWN`."""

    def parts(left: int, x: Integers, right: int, y: Integers) -> AbstractValue:
        if left == PLAIN and right == PLAIN:
            if x.width != width or y.width != width:
                return plain(integers.full(width))
            return plain(integers.add(x, y, nuw="nuw" in flags, nsw="nsw" in flags))
        if PLAIN not in (left, right):
            return UNKNOWN
        return derived(right if left == PLAIN else left, integers.add(address_bits(x), address_bits(y)))

    return _each(a, b, parts)


def sub(a: AbstractValue, b: AbstractValue, width: int, flags: Flags = _NO_FLAGS) -> AbstractValue:
    """``sub``: address minus integer, or the distance of two addresses of one base."""

    def parts(left: int, x: Integers, right: int, y: Integers) -> AbstractValue:
        if left == PLAIN and right == PLAIN:
            if x.width != width or y.width != width:
                return plain(integers.full(width))
            return plain(integers.sub(x, y, nuw="nuw" in flags, nsw="nsw" in flags))
        if right == PLAIN:
            return derived(left, integers.sub(x, address_bits(y)))
        if left == right and width == ADDRESS_BITS:
            return plain(integers.sub(x, y))
        return UNKNOWN

    return _each(a, b, parts)


def _each(
    a: AbstractValue, b: AbstractValue, parts: Callable[[int, Integers, int, Integers], AbstractValue]
) -> AbstractValue:
    """The join over all pairs of alternatives."""
    if a.offsets is None or b.offsets is None:
        return UNKNOWN
    if len(a.offsets) == 1 and len(b.offsets) == 1:
        return parts(*a.offsets[0], *b.offsets[0])
    result = NOTHING
    for left, x in a.offsets:
        for right, y in b.offsets:
            result = join(result, parts(left, x, right, y))
            if result.is_unknown:
                return UNKNOWN
    return result


def or_(a: AbstractValue, b: AbstractValue, width: int, flags: Flags, alignment: Alignment) -> AbstractValue:
    """``or``: an addition if no bit is set in both operands."""
    if a.is_plain and b.is_plain:
        return plain(integers.or_(a.plain(width), b.plain(width), disjoint="disjoint" in flags))
    if a.is_unknown or b.is_unknown:
        return UNKNOWN
    if "disjoint" in flags:
        return add(a, b, width)
    address, other = (b, a) if a.is_plain else (a, b)
    if not other.is_plain:
        return UNKNOWN
    bits = address_bits(other.plain(width))
    possible = ~bits.zeros & bits.mask
    for base, offsets in address.offsets or ():
        # The low bits of base + offset are those of the offset, up to the base's alignment.
        known_clear = offsets.zeros & (alignment(base) - 1) if base != PLAIN else 0
        if possible & ~known_clear:
            return UNKNOWN
    return add(address, other, width)


def and_(a: AbstractValue, b: AbstractValue, width: int, alignment: Alignment) -> AbstractValue:
    """``and``: of an address, only a mask that rounds it down."""
    if a.is_plain and b.is_plain:
        return plain(integers.and_(a.plain(width), b.plain(width)))
    if a.is_unknown or b.is_unknown:
        return UNKNOWN
    address, other = (b, a) if a.is_plain else (a, b)
    if not other.is_plain:
        return UNKNOWN
    mask = other.plain(width).value
    if mask is None:
        return UNKNOWN
    cleared = ~mask & ((1 << ADDRESS_BITS) - 1)
    if cleared & (cleared + 1) or cleared >= _LARGEST_UNIT:
        return UNKNOWN  # not only low bits
    result = NOTHING
    for base, offsets in address.offsets or ():
        if base == PLAIN:
            return UNKNOWN
        result = join(result, derived(base, _rounded_down(offsets, cleared + 1, alignment(base))))
    return result


def _rounded_down(offsets: Integers, unit: int, alignment: int) -> Integers:
    """The offsets of an address that is rounded down to a multiple of ``unit``, a power of two.

    The base is a multiple of its alignment, so rounding down to a multiple of that rounds the offset. A larger ``unit``
    takes away some further multiple of the alignment, which depends on the base's address.
    """
    known = min(unit, alignment)
    kept = integers.constant(ADDRESS_BITS, -known & ((1 << ADDRESS_BITS) - 1))
    offsets = integers.and_(offsets, kept)
    if known == unit:
        return offsets
    steps = integers.interval(ADDRESS_BITS, 0, unit // known - 1)
    return integers.sub(offsets, integers.mul(steps, integers.constant(ADDRESS_BITS, known)))


def convert(
    value: AbstractValue, opcode: str, source: int, target: int, flags: Flags = _NO_FLAGS
) -> AbstractValue:
    """``trunc``, ``zext``, ``sext``, ``ptrtoint``, ``inttoptr`` between widths in bits."""
    if value.offsets is None:
        return UNKNOWN
    result = NOTHING
    for base, x in value.offsets:
        if base != PLAIN:
            if target < ADDRESS_BITS:
                return UNKNOWN
            part = derived(base, x)
        elif x.width != source:
            part = plain(integers.full(target))
        elif target < source:
            part = plain(integers.trunc(x, target, nuw="nuw" in flags, nsw="nsw" in flags))
        elif target == source:
            part = plain(x)
        elif opcode == "sext":
            part = plain(integers.sext(x, target))
        else:
            part = plain(integers.zext(x, target, nneg="nneg" in flags))
        result = join(result, part)
    return result


def step(base: AbstractValue, scale: int, known: int | None, index: Integers) -> AbstractValue:
    """One index of a ``getelementptr``: an address moved by scale times index.

    Args:
        known: the index, or the offset of a field, if that is a number.
    """
    if known is not None:
        amount = integers.constant(ADDRESS_BITS, scale * known)
        if not amount.lower:
            return base
    else:
        amount = _index_bits(index)
        if scale != 1:
            amount = integers.mul(amount, integers.constant(ADDRESS_BITS, scale))
    start = base.only_base()
    if start is not None and start[1].value == 0:
        return derived(start[0], amount)
    return add(base, plain(amount), ADDRESS_BITS)


def _index_bits(index: Integers) -> Integers:
    """An index, sign-extended or truncated to the width of LDS addresses."""
    if index.width < ADDRESS_BITS:
        return integers.sext(index, ADDRESS_BITS)
    return address_bits(index)


def binary(opcode: str, a: AbstractValue, b: AbstractValue, width: int, flags: Flags) -> AbstractValue:
    """An operation on plain integers; its result is `UNKNOWN` if an operand may be an address."""
    if not (a.is_plain and b.is_plain):
        return UNKNOWN
    return plain(BINARY[opcode].ranges(a.plain(width), b.plain(width), flags))
