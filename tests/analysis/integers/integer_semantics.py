"""What each operation does to concrete integers, by LLVM's language reference: the specification of the domain.

A concrete function takes the width and the operands, unsigned, and gives the result, unsigned, or ``None`` for poison
and undefined behaviour. `worst` bounds the precision test: how many times as many values as the best abstraction of the
concrete results has the transfer function may give, over all samples taken together; 1 is optimal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers, constant


@dataclass(frozen=True)
class Operation:
    name: str
    transfer: Callable[..., Integers]
    concrete: Callable[..., int | None]
    arity: int
    worst: float
    result_width: Callable[[int], int] = lambda width: width
    is_right_for: Callable[[int], bool] = lambda width: True

    def __str__(self) -> str:
        return self.name


def signed(x: int, width: int) -> int:
    return x - (1 << width) if x >> (width - 1) else x


def fits_signed(x: int, width: int) -> bool:
    return -(1 << width - 1) <= x < 1 << width - 1


def wrapped(function: Callable[[int, int], int]) -> Callable[[int, int, int], int]:
    return lambda w, a, b: function(a, b) % (1 << w)


def unwrapped(
    function: Callable[[int, int], int], *, nuw: bool, nsw: bool
) -> Callable[[int, int, int], int | None]:
    def concrete(w: int, a: int, b: int) -> int | None:
        if nuw and not 0 <= function(a, b) < 1 << w:
            return None
        if nsw and not fits_signed(function(signed(a, w), signed(b, w)), w):
            return None
        return function(a, b) % (1 << w)

    return concrete


def truncated_quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def udiv(w: int, a: int, b: int) -> int | None:
    return a // b if b else None


def udiv_exact(w: int, a: int, b: int) -> int | None:
    return a // b if b and a % b == 0 else None


def sdiv(w: int, a: int, b: int) -> int | None:
    a, b = signed(a, w), signed(b, w)
    if not b or not fits_signed(truncated_quotient(a, b), w):
        return None
    return truncated_quotient(a, b) % (1 << w)


def sdiv_exact(w: int, a: int, b: int) -> int | None:
    return sdiv(w, a, b) if b and signed(a, w) % signed(b, w) == 0 else None


def srem(w: int, a: int, b: int) -> int | None:
    if sdiv(w, a, b) is None:
        return None
    a, b = signed(a, w), signed(b, w)
    return (a - truncated_quotient(a, b) * b) % (1 << w)


def shl(*, nuw: bool = False, nsw: bool = False) -> Callable[[int, int, int], int | None]:
    def concrete(w: int, a: int, b: int) -> int | None:
        if b >= w or (nuw and a << b >= 1 << w) or (nsw and not fits_signed(signed(a, w) << b, w)):
            return None
        return (a << b) % (1 << w)

    return concrete


def lshr(w: int, a: int, b: int) -> int | None:
    return a >> b if b < w else None


def ashr(w: int, a: int, b: int) -> int | None:
    return (signed(a, w) >> b) % (1 << w) if b < w else None


def exact(shift: Callable[[int, int, int], int | None]) -> Callable[[int, int, int], int | None]:
    return lambda w, a, b: shift(w, a, b) if b < w and a % (1 << b) == 0 else None


def abs_(w: int, a: int) -> int:
    return abs(signed(a, w)) % (1 << w)


def abs_poison(w: int, a: int) -> int | None:
    return abs_(w, a) if a != 1 << w - 1 else None


def or_disjoint(w: int, a: int, b: int) -> int | None:
    return a | b if not a & b else None


def by(order: Callable[[int, int], int], *, sign: bool) -> Callable[[int, int, int], int]:
    def concrete(w: int, a: int, b: int) -> int:
        return order(signed(a, w), signed(b, w)) % (1 << w) if sign else order(a, b)

    return concrete


def fshl(w: int, a: int, b: int, c: int) -> int:
    c %= w
    return (a << c | b >> (w - c)) % (1 << w)


def fshr(w: int, a: int, b: int, c: int) -> int:
    c %= w
    return (a << (w - c) | b >> c) % (1 << w)


def bfe_u(w: int, a: int, offset: int, count: int) -> int:
    offset, count = offset % w, count % w
    return a >> offset & (1 << count) - 1


def bfe_s(w: int, a: int, offset: int, count: int) -> int:
    offset, count = offset % w, count % w
    if not count:
        return 0
    field = bfe_u(w, a, offset, count)
    if offset + count < w:
        return signed(field, count) % (1 << w)
    return (signed(a, w) >> offset) % (1 << w)


def bswap(w: int, a: int) -> int:
    return int.from_bytes(a.to_bytes(w // 8, "little"), "big")


def bitreverse(w: int, a: int) -> int:
    return int(f"{a:0{w}b}"[::-1], 2)


def mul24(w: int, a: int, b: int) -> int:
    return (a % (1 << 24)) * (b % (1 << 24)) % (1 << w)


def mul24_signed(w: int, a: int, b: int) -> int:
    return signed(a % (1 << 24), 24) * signed(b % (1 << 24), 24) % (1 << w)


def with_flags(transfer, **flags):
    return lambda a, b: transfer(a, b, **flags)


def narrower(width: int) -> int:
    return width // 2


def is_power(width: int) -> bool:
    return width & (width - 1) == 0


def plus(a: int, b: int) -> int:
    return a + b


def minus(a: int, b: int) -> int:
    return a - b


def times(a: int, b: int) -> int:
    return a * b


def _no_wrap(name: str, transfer, function: Callable[[int, int], int], worst: tuple[float, float, float]):
    flags = ({"nuw": True, "nsw": False}, {"nuw": False, "nsw": True}, {"nuw": True, "nsw": True})
    for each, bound in zip(flags, worst, strict=True):
        text = " ".join(flag for flag, given in each.items() if given)
        yield Operation(f"{name} {text}", with_flags(transfer, **each), unwrapped(function, **each), 2, bound)


OPERATIONS = [
    Operation("add", integers.add, wrapped(plus), 2, 1.02),
    *_no_wrap("add", integers.add, plus, (1.06, 1.08, 1.13)),
    Operation("sub", integers.sub, wrapped(minus), 2, 1.02),
    *_no_wrap("sub", integers.sub, minus, (1.08, 1.08, 1.17)),
    Operation("mul", integers.mul, wrapped(times), 2, 1.28),
    *_no_wrap("mul", integers.mul, times, (1.5, 1.68, 1.62)),
    Operation("udiv", integers.udiv, udiv, 2, 1.16),
    Operation("udiv exact", with_flags(integers.udiv, exact=True), udiv_exact, 2, 1.76),
    Operation("urem", integers.urem, lambda w, a, b: a % b if b else None, 2, 1.3),
    Operation("sdiv", integers.sdiv, sdiv, 2, 1.1),
    Operation("sdiv exact", with_flags(integers.sdiv, exact=True), sdiv_exact, 2, 1.53),
    Operation("srem", integers.srem, srem, 2, 1.22),
    Operation("abs", integers.abs_, abs_, 1, 1.05),
    Operation("abs poison", lambda a: integers.abs_(a, int_min_is_poison=True), abs_poison, 1, 1.05),
    Operation("shl", integers.shl, shl(), 2, 1.08),
    Operation("shl nuw", with_flags(integers.shl, nuw=True), shl(nuw=True), 2, 1.02),
    Operation("shl nsw", with_flags(integers.shl, nsw=True), shl(nsw=True), 2, 1.06),
    Operation("lshr", integers.lshr, lshr, 2, 1.04),
    Operation("lshr exact", with_flags(integers.lshr, exact=True), exact(lshr), 2, 1.01),
    Operation("ashr", integers.ashr, ashr, 2, 1.05),
    Operation("ashr exact", with_flags(integers.ashr, exact=True), exact(ashr), 2, 1.04),
    Operation("and", integers.and_, lambda w, a, b: a & b, 2, 1.09),
    Operation("or", integers.or_, lambda w, a, b: a | b, 2, 1.09),
    Operation("or disjoint", with_flags(integers.or_, disjoint=True), or_disjoint, 2, 1.09),
    Operation("or_disjoint", integers.or_disjoint, or_disjoint, 2, 1.09),
    Operation("xor", integers.xor, lambda w, a, b: a ^ b, 2, 1.19),
    Operation("ctpop", integers.ctpop, lambda w, a: a.bit_count() % (1 << w), 1, 1.25),
    Operation("bswap", integers.bswap, bswap, 1, 2, is_right_for=lambda w: w % 16 == 0),
    Operation("bitreverse", integers.bitreverse, bitreverse, 1, 1.3),
    Operation("umin", integers.umin, by(min, sign=False), 2, 1.05),
    Operation("umax", integers.umax, by(max, sign=False), 2, 1.06),
    Operation("smin", integers.smin, by(min, sign=True), 2, 1.09),
    Operation("smax", integers.smax, by(max, sign=True), 2, 1.06),
    Operation("fshl", integers.fshl, fshl, 3, 1.04),
    Operation("fshr", integers.fshr, fshr, 3, 1.03),
    Operation("ubfe", integers.bfe_u, bfe_u, 3, 1.01, is_right_for=is_power),
    Operation("sbfe", integers.bfe_s, bfe_s, 3, 1.01, is_right_for=is_power),
    Operation("mul.u24", integers.mul_u24, mul24, 2, 2, is_right_for=lambda w: w >= 24),
    Operation("mul.i24", integers.mul_i24, mul24_signed, 2, 2, is_right_for=lambda w: w >= 24),
    Operation(
        "mad.u24",
        integers.mad_u24,
        lambda w, a, b, c: (mul24(w, a, b) + c) % (1 << w),
        3,
        2,
        is_right_for=lambda w: w >= 24,
    ),
    Operation(
        "mad.i24",
        integers.mad_i24,
        lambda w, a, b, c: (mul24_signed(w, a, b) + c) % (1 << w),
        3,
        2,
        is_right_for=lambda w: w >= 24,
    ),
    Operation(
        "zext",
        lambda a: integers.zext(a, a.width + 2),
        lambda w, a: a,
        1,
        1,
        lambda w: w + 2,
        lambda w: w < 63,
    ),
    Operation(
        "zext nneg",
        lambda a: integers.zext(a, a.width + 2, nneg=True),
        lambda w, a: a if a < 1 << w - 1 else None,
        1,
        1.03,
        lambda w: w + 2,
        lambda w: w < 63,
    ),
    Operation(
        "sext",
        lambda a: integers.sext(a, a.width + 2),
        lambda w, a: signed(a, w) % (1 << w + 2),
        1,
        1,
        lambda w: w + 2,
        lambda w: w < 63,
    ),
    Operation(
        "trunc",
        lambda a: integers.trunc(a, a.width // 2),
        lambda w, a: a % (1 << w // 2),
        1,
        1.04,
        narrower,
        lambda w: w > 1,
    ),
    Operation(
        "trunc nuw",
        lambda a: integers.trunc(a, a.width // 2, nuw=True),
        lambda w, a: a if a < 1 << w // 2 else None,
        1,
        1,
        narrower,
        lambda w: w > 1,
    ),
    Operation(
        "trunc nsw",
        lambda a: integers.trunc(a, a.width // 2, nsw=True),
        lambda w, a: a % (1 << w // 2) if fits_signed(signed(a, w), w // 2) else None,
        1,
        1.01,
        narrower,
        lambda w: w > 1,
    ),
    Operation(
        "select",
        lambda a, b, c: integers.select({0: False, 1: True}.get(a.value), b, c),
        lambda w, a, b, c: b if a & 1 else c,
        3,
        1,
        is_right_for=lambda w: w == 1,
    ),
    Operation(
        "and constant",
        lambda a: integers.and_(a, constant(a.width, 6)),
        lambda w, a: a & 6,
        1,
        1.04,
        is_right_for=lambda w: w > 2,
    ),
    Operation(
        "xor constant",
        lambda a: integers.xor(constant(a.width, 2), a),
        lambda w, a: a ^ 2,
        1,
        1.2,
        is_right_for=lambda w: w > 1,
    ),
    Operation(
        "urem constant",
        lambda a: integers.urem(a, constant(a.width, 6)),
        lambda w, a: a % 6,
        1,
        1.13,
        is_right_for=lambda w: w > 2,
    ),
    Operation(
        "mul constant",
        lambda a: integers.mul(a, constant(a.width, 6)),
        lambda w, a: a * 6 % (1 << w),
        1,
        1.37,
        is_right_for=lambda w: w > 2,
    ),
    Operation(
        "udiv constant",
        lambda a: integers.udiv(a, constant(a.width, 3)),
        lambda w, a: a // 3,
        1,
        1.08,
        is_right_for=lambda w: w > 1,
    ),
]

CONCRETE_PREDICATES: dict[str, Callable[[int, int, int], bool]] = {
    "eq": lambda w, a, b: a == b,
    "ne": lambda w, a, b: a != b,
    "ugt": lambda w, a, b: a > b,
    "uge": lambda w, a, b: a >= b,
    "ult": lambda w, a, b: a < b,
    "ule": lambda w, a, b: a <= b,
    "sgt": lambda w, a, b: signed(a, w) > signed(b, w),
    "sge": lambda w, a, b: signed(a, w) >= signed(b, w),
    "slt": lambda w, a, b: signed(a, w) < signed(b, w),
    "sle": lambda w, a, b: signed(a, w) <= signed(b, w),
}
