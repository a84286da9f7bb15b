"""The effect of each operation on concrete integers, by LLVM's language reference: the specification of the domain.

A concrete function takes the width and the operands, unsigned, and gives the result, unsigned, or ``None`` for poison
and undefined behaviour. `worst` bounds the precision test: how many times as many values as the best abstraction of the
concrete results has the transfer function may give, over all samples taken together; 1 is optimal.
"""

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


class Undefined(Exception):
    """The program has no meaning from here on: a division by zero, a branch on poison, or too many steps to go on."""


def signed(number: int, bits: int) -> int:
    """The signed reading."""
    return number - (1 << bits) if number >> (bits - 1) else number


def _divide(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def binary(opcode: str, flags: frozenset[str], a: int | None, b: int | None, bits: int) -> int | None:
    """One integer operation; ``None`` where its result is poison."""
    if a is None or b is None:
        return None
    x, y, modulus = signed(a, bits), signed(b, bits), 1 << bits
    if opcode in ("add", "sub", "mul"):
        unsigned = {"add": a + b, "sub": a - b, "mul": a * b}[opcode]
        exact = {"add": x + y, "sub": x - y, "mul": x * y}[opcode]
        if "nuw" in flags and not 0 <= unsigned < modulus:
            return None
        if "nsw" in flags and not -modulus // 2 <= exact < modulus // 2:
            return None
        return unsigned % modulus
    if opcode in ("shl", "lshr", "ashr"):
        if b >= bits:
            return None
        if opcode == "shl":
            lost = (a << b) >= modulus and "nuw" in flags
            return (
                None
                if lost or ("nsw" in flags and signed((a << b) % modulus, bits) != x << b)
                else (a << b) % modulus
            )
        if "exact" in flags and a % (1 << b):
            return None
        return a >> b if opcode == "lshr" else (x >> b) % modulus
    if opcode in ("udiv", "urem", "sdiv", "srem"):
        if b == 0 or (opcode[0] == "s" and y == -1 and x == -modulus // 2):
            raise Undefined
        quotient = a // b if opcode[0] == "u" else _divide(x, y)
        rest = a - quotient * b if opcode[0] == "u" else x - quotient * y
        if "exact" in flags and rest:
            return None
        return (quotient if opcode.endswith("div") else rest) % modulus
    if opcode == "or" and "disjoint" in flags and a & b:
        return None
    return {"and": a & b, "or": a | b, "xor": a ^ b}[opcode]


def compare(predicate: str, a: int | None, b: int | None, bits: int) -> int | None:
    """``icmp``."""
    if a is None or b is None:
        return None
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    order = predicate[-2:] if predicate not in ("eq", "ne") else predicate
    return int({"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[order])


def convert(opcode: str, flags: frozenset[str], value: int | None, source: int, target: int) -> int | None:
    """A cast between integers, or pointers."""
    if value is None:
        return None
    if opcode == "sext":
        return signed(value, source) % (1 << target)
    if opcode == "zext" and "nneg" in flags and signed(value, source) < 0:
        return None
    result = value % (1 << target)
    if opcode == "trunc" and (
        ("nuw" in flags and result != value)
        or ("nsw" in flags and signed(result, target) != signed(value, source))
    ):
        return None
    return result


INTRINSICS: dict[str, Callable[..., int]] = {
    "llvm.umin": lambda bits, a, b: min(a, b),
    "llvm.umax": lambda bits, a, b: max(a, b),
    "llvm.smin": lambda bits, a, b: min(a, b, key=lambda n: signed(n, bits)),
    "llvm.smax": lambda bits, a, b: max(a, b, key=lambda n: signed(n, bits)),
    "llvm.ctpop": lambda bits, a: a.bit_count() % (1 << bits),
    "llvm.ctlz": lambda bits, a, _=0: bits - a.bit_length(),
    "llvm.cttz": lambda bits, a, _=0: f"{a:b}"[::-1].index("1") if a else bits,
    "llvm.sadd.sat": lambda bits, a, b: _within(bits, signed(a, bits) + signed(b, bits)),
    "llvm.ssub.sat": lambda bits, a, b: _within(bits, signed(a, bits) - signed(b, bits)),
    "llvm.amdgcn.alignbyte": lambda bits, a, b, c: ((a << bits | b) >> c % 4 * 8) % (1 << bits),
    "llvm.amdgcn.bitop3": lambda bits, a, b, c, table: sum(
        (table >> 4 * (a >> at & 1) + 2 * (b >> at & 1) + (c >> at & 1) & 1) << at for at in range(bits)
    ),
    "llvm.bswap": lambda bits, a: int.from_bytes(a.to_bytes(bits // 8, "little"), "big"),
    "llvm.bitreverse": lambda bits, a: int(f"{a:0{bits}b}"[::-1], 2),
    "llvm.abs": lambda bits, a, _=0: abs(signed(a, bits)) % (1 << bits),
    "llvm.fshl": lambda bits, a, b, c: (((a << bits | b) << c % bits) >> bits) % (1 << bits),
    "llvm.fshr": lambda bits, a, b, c: ((a << bits | b) >> c % bits) % (1 << bits),
    "llvm.amdgcn.ubfe": lambda bits, a, o, w: (a >> o % bits) & ((1 << w % bits) - 1),
    "llvm.amdgcn.sbfe": lambda bits, a, o, w: _signed_field(bits, a, o % bits, w % bits),
    "llvm.amdgcn.mul.u24": lambda bits, a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF) % (1 << bits),
    "llvm.amdgcn.mul.i24": lambda bits, a, b: (
        signed(a & 0xFFFFFF, 24) * signed(b & 0xFFFFFF, 24) % (1 << bits)
    ),
}
"""By the width and the operands."""


def _within(bits: int, number: int) -> int:
    """The nearest signed number of so many bits, read as unsigned."""
    return sorted((-1 << bits - 1, number, (1 << bits - 1) - 1))[1] % (1 << bits)


def _signed_field(bits: int, value: int, offset: int, count: int) -> int:
    if not count:
        return 0
    part = (signed(value, bits) >> offset) & ((1 << count) - 1)
    return signed(part, count) % (1 << bits)


def of(opcode: str, *flags: str) -> Callable[[int, int, int], int | None]:
    """`binary` as a concrete function of the width and the operands."""

    def concrete(w: int, a: int, b: int) -> int | None:
        try:
            return binary(opcode, frozenset(flags), a, b, w)
        except Undefined:
            return None

    return concrete


def with_flags(transfer, **flags):
    return lambda a, b: transfer(a, b, **flags)


def narrower(width: int) -> int:
    return width // 2


def is_power(width: int) -> bool:
    return width & (width - 1) == 0


def _no_wrap(name: str, transfer, worst: tuple[float, float, float]):
    for flags, bound in zip((("nuw",), ("nsw",), ("nuw", "nsw")), worst, strict=True):
        given = with_flags(transfer, **dict.fromkeys(flags, True))
        yield Operation(f"{name} {' '.join(flags)}", given, of(name, *flags), 2, bound)


MUL_U24, MUL_I24 = INTRINSICS["llvm.amdgcn.mul.u24"], INTRINSICS["llvm.amdgcn.mul.i24"]

OPERATIONS = [
    Operation("add", integers.add, of("add"), 2, 1.02),
    *_no_wrap("add", integers.add, (1.06, 1.08, 1.13)),
    Operation("sub", integers.sub, of("sub"), 2, 1.02),
    *_no_wrap("sub", integers.sub, (1.08, 1.08, 1.17)),
    Operation("mul", integers.mul, of("mul"), 2, 1.28),
    *_no_wrap("mul", integers.mul, (1.5, 1.68, 1.62)),
    Operation("udiv", integers.udiv, of("udiv"), 2, 1.16),
    Operation("udiv exact", with_flags(integers.udiv, exact=True), of("udiv", "exact"), 2, 1.76),
    Operation("urem", integers.urem, of("urem"), 2, 1.3),
    Operation("sdiv", integers.sdiv, of("sdiv"), 2, 1.1),
    Operation("sdiv exact", with_flags(integers.sdiv, exact=True), of("sdiv", "exact"), 2, 1.53),
    Operation("srem", integers.srem, of("srem"), 2, 1.22),
    Operation("abs", integers.abs_, INTRINSICS["llvm.abs"], 1, 1.05),
    Operation(
        "abs poison",
        lambda a: integers.abs_(a, int_min_is_poison=True),
        lambda w, a: INTRINSICS["llvm.abs"](w, a) if a != 1 << w - 1 else None,
        1,
        1.05,
    ),
    Operation("shl", integers.shl, of("shl"), 2, 1.08),
    Operation("shl nuw", with_flags(integers.shl, nuw=True), of("shl", "nuw"), 2, 1.02),
    Operation("shl nsw", with_flags(integers.shl, nsw=True), of("shl", "nsw"), 2, 1.06),
    Operation("lshr", integers.lshr, of("lshr"), 2, 1.04),
    Operation("lshr exact", with_flags(integers.lshr, exact=True), of("lshr", "exact"), 2, 1.01),
    Operation("ashr", integers.ashr, of("ashr"), 2, 1.05),
    Operation("ashr exact", with_flags(integers.ashr, exact=True), of("ashr", "exact"), 2, 1.04),
    Operation("and", integers.and_, of("and"), 2, 1.09),
    Operation("or", integers.or_, of("or"), 2, 1.09),
    Operation("or disjoint", with_flags(integers.or_, disjoint=True), of("or", "disjoint"), 2, 1.09),
    Operation("or_disjoint", integers.or_disjoint, of("or", "disjoint"), 2, 1.09),
    Operation("xor", integers.xor, of("xor"), 2, 1.19),
    Operation("ctpop", integers.ctpop, INTRINSICS["llvm.ctpop"], 1, 1.25),
    Operation("ctlz", integers.ctlz, INTRINSICS["llvm.ctlz"], 1, 1.14),
    Operation("cttz", integers.cttz, INTRINSICS["llvm.cttz"], 1, 1.16),
    Operation("sadd.sat", integers.sadd_sat, INTRINSICS["llvm.sadd.sat"], 2, 1.17),
    Operation("ssub.sat", integers.ssub_sat, INTRINSICS["llvm.ssub.sat"], 2, 1.19),
    Operation("bswap", integers.bswap, INTRINSICS["llvm.bswap"], 1, 2, is_right_for=lambda w: w % 16 == 0),
    Operation("bitreverse", integers.bitreverse, INTRINSICS["llvm.bitreverse"], 1, 1.3),
    Operation("umin", integers.umin, INTRINSICS["llvm.umin"], 2, 1.05),
    Operation("umax", integers.umax, INTRINSICS["llvm.umax"], 2, 1.06),
    Operation("smin", integers.smin, INTRINSICS["llvm.smin"], 2, 1.09),
    Operation("smax", integers.smax, INTRINSICS["llvm.smax"], 2, 1.06),
    Operation("fshl", integers.fshl, INTRINSICS["llvm.fshl"], 3, 1.04),
    Operation("fshr", integers.fshr, INTRINSICS["llvm.fshr"], 3, 1.03),
    Operation("ubfe", integers.bfe_u, INTRINSICS["llvm.amdgcn.ubfe"], 3, 1.01, is_right_for=is_power),
    Operation("sbfe", integers.bfe_s, INTRINSICS["llvm.amdgcn.sbfe"], 3, 1.01, is_right_for=is_power),
    Operation("mul.u24", integers.mul_u24, MUL_U24, 2, 2, is_right_for=lambda w: w >= 24),
    Operation("mul.i24", integers.mul_i24, MUL_I24, 2, 2, is_right_for=lambda w: w >= 24),
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
        lambda w, a: convert("zext", frozenset({"nneg"}), a, w, w + 2),
        1,
        1.03,
        lambda w: w + 2,
        lambda w: w < 63,
    ),
    Operation(
        "sext",
        lambda a: integers.sext(a, a.width + 2),
        lambda w, a: convert("sext", frozenset(), a, w, w + 2),
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
        lambda w, a: convert("trunc", frozenset({"nuw"}), a, w, w // 2),
        1,
        1,
        narrower,
        lambda w: w > 1,
    ),
    Operation(
        "trunc nsw",
        lambda a: integers.trunc(a, a.width // 2, nsw=True),
        lambda w, a: convert("trunc", frozenset({"nsw"}), a, w, w // 2),
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

PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
