"""The arithmetic of single work-items: LLVM's operations on integers, and on addresses of LDS where these stay one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ldsopt.analysis.liveness.lanewise import Elements
from ldsopt.analysis.ranges.values import ADDRESS_BITS

Number = int | tuple[int, int] | Elements | None
"""A plain integer, unsigned; (base, offset), modulo 2**32; a vector; or unknown."""

NumberColumn = list[Number] | None
"""A value for each of several work-items; ``None`` if it is unknown for all."""

Compute = Callable[..., Number]

ADDRESS_MASK = (1 << ADDRESS_BITS) - 1


def signed(value: int, width: int) -> int:
    """An unsigned integer of so many bits as a signed one."""
    return value - (1 << width) if value >> (width - 1) else value


def select(condition: Number, if_true: Number, if_false: Number) -> Number:
    """``select``; of equal arms, whatever the condition."""
    if condition is None:
        return if_true if if_true == if_false else None
    return if_true if condition else if_false


def plain(compute: Callable[[int, int], int | None], width: int) -> Compute:
    """An operation on integers of so many bits; addresses and vectors have no result."""
    mask = (1 << width) - 1

    def of(x: Number, y: Number) -> Number:
        if isinstance(x, tuple) or isinstance(y, tuple):
            return None
        found = compute(x, y)  # type: ignore[arg-type]
        return None if found is None else found & mask

    return of


def with_address(opcode: str, plain: Compute) -> Compute:
    """``add``, ``sub`` and ``or disjoint`` of an address and an integer."""

    def of(x: Number, y: Number) -> Number:
        if isinstance(x, int) and isinstance(y, int):
            return plain(x, y)
        if isinstance(x, tuple) and isinstance(y, int):
            return x[0], (x[1] - y if opcode == "sub" else x[1] + y) & ADDRESS_MASK
        if isinstance(x, int) and isinstance(y, tuple) and opcode != "sub":
            return y[0], (x + y[1]) & ADDRESS_MASK
        return None

    return of


def _shift(compute: Callable[[int, int, int], int]) -> Callable[[int], Compute]:
    return lambda width: plain(lambda x, y: compute(x, y, width) if y < width else None, width)


def _division(compute: Callable[[int, int], int], *, is_signed: bool = False) -> Callable[[int], Compute]:
    def of_width(width: int) -> Compute:
        def divide(x: int, y: int) -> int | None:
            if is_signed:
                x, y = signed(x, width), signed(y, width)
            if y == 0 or (compute is _quotient and y == -1 and x == -(1 << (width - 1))):
                return None
            return compute(x, y)

        return plain(divide, width)

    return of_width


def _quotient(x: int, y: int) -> int:
    """The quotient as LLVM's ``sdiv`` rounds it: towards zero."""
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


BINARY: Mapping[str, Callable[[int], Compute]] = {
    "add": lambda width: plain(lambda x, y: x + y, width),
    "sub": lambda width: plain(lambda x, y: x - y, width),
    "mul": lambda width: plain(lambda x, y: x * y, width),
    "and": lambda width: plain(lambda x, y: x & y, width),
    "or": lambda width: plain(lambda x, y: x | y, width),
    "xor": lambda width: plain(lambda x, y: x ^ y, width),
    "shl": _shift(lambda x, y, _: x << y),
    "lshr": _shift(lambda x, y, _: x >> y),
    "ashr": _shift(lambda x, y, width: signed(x, width) >> y),
    "udiv": _division(lambda x, y: x // y),
    "urem": _division(lambda x, y: x % y),
    "sdiv": _division(_quotient, is_signed=True),
    "srem": _division(lambda x, y: x - _quotient(x, y) * y, is_signed=True),
}
COMPARE: Mapping[str, Callable[[int, int, int], bool]] = {
    "eq": lambda x, y, _: x == y,
    "ne": lambda x, y, _: x != y,
    "ult": lambda x, y, _: x < y,
    "ule": lambda x, y, _: x <= y,
    "ugt": lambda x, y, _: x > y,
    "uge": lambda x, y, _: x >= y,
    "slt": lambda x, y, width: signed(x, width) < signed(y, width),
    "sle": lambda x, y, width: signed(x, width) <= signed(y, width),
    "sgt": lambda x, y, width: signed(x, width) > signed(y, width),
    "sge": lambda x, y, width: signed(x, width) >= signed(y, width),
}
EXTREMES: Mapping[str, Callable[[int], Compute]] = {
    "llvm.umin.": lambda width: plain(min, width),
    "llvm.umax.": lambda width: plain(max, width),
    "llvm.smin.": lambda width: plain(lambda x, y: min(signed(x, width), signed(y, width)), width),
    "llvm.smax.": lambda width: plain(lambda x, y: max(signed(x, width), signed(y, width)), width),
}
CASTS = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "freeze"})


def comparing(compare: Callable[[int, int, int], bool], width: int) -> Compute:
    """``icmp`` of integers of so many bits."""
    return plain(lambda x, y: int(compare(x, y, width)), 1)


def cast(opcode: str, source: int, target: int) -> Compute:
    """A conversion of integers, which keeps an address as long as all of its bits are left."""
    mask = (1 << target) - 1

    def of(x: Number) -> Number:
        if isinstance(x, tuple):
            return x if min(source, target) >= ADDRESS_BITS and opcode != "sext" else None
        if not isinstance(x, int):
            return None
        return (signed(x, source) if opcode == "sext" else x) & mask

    return of
