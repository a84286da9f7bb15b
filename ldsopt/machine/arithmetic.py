"""The results of integer instructions, by mnemonic: one table for all analyses of registers.

A rule is written in LLVM's operations on integers of 32 bits (`ldsopt.analysis.integers.operations`), over any domain
of them: `RANGES`, in which code is followed for its waits, and IR while it is made (`ldsopt.machine.lifted_ir`), in
which it is asked for races. Operands stand as assembly has them, the result left out. Shifts take the low five bits
of their amount. Source: AMD Instinct MI300 and RDNA4 ISA, the chapters on instructions.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.integers.operations import INTRINSICS, Arithmetic, Ranges

Value = TypeVar("Value")
ResultRule = Callable[..., Any]
"""Of the domain (`RegisterArithmetic`) and the operands in it."""

WIDTH = 32
UNKNOWN = integers.full(WIDTH)
ADDS = ("v_add_u32", "v_add_nc_u32", "s_add_u32", "s_add_co_u32", "s_add_i32", "s_add_co_i32")
SUBTRACTS = ("v_sub_u32", "v_sub_nc_u32", "s_sub_u32", "s_sub_co_u32", "s_sub_i32", "s_sub_co_i32")


def constant(value: int) -> Integers:
    """A constant of 32 bits; of a negative number its two's complement."""
    return integers.constant(WIDTH, value & UNKNOWN.mask)


class RegisterArithmetic(Arithmetic[Value], Protocol[Value]):
    """A domain of values of 32-bit registers."""

    def intrinsic(self, name: str, *values: Value) -> Value:
        """A function of integers of 32 bits (`ldsopt.analysis.integers.operations.INTRINSICS`)."""

    def function(self, values: Sequence[Value]) -> Value:
        """A result that follows from these values alone, and of which no more is known."""

    def high_product(self, a: Value, b: Value) -> Value:
        """The upper 32 bits of the product of two unsigned numbers."""

    def bit_operation(self, table: int, values: Sequence[Value]) -> Value:
        """Each bit by a table of the eight cases that the bits of three operands can be in.

        The first operand's bit is the highest of the three that number a case. Source: ``v_bitop3_b32``.
        """


class _RegisterRanges(Ranges):
    """Ranges of registers."""

    def intrinsic(self, name: str, *values: Integers) -> Integers:
        return INTRINSICS[name].ranges(WIDTH, list(values))

    def function(self, values: Sequence[Integers]) -> Integers:
        return UNKNOWN

    def high_product(self, a: Integers, b: Integers) -> Integers:
        product = integers.mul(integers.zext(a, 2 * WIDTH), integers.zext(b, 2 * WIDTH))
        return integers.trunc(integers.lshr(product, integers.constant(2 * WIDTH, WIDTH)), WIDTH)

    def bit_operation(self, table: int, values: Sequence[Integers]) -> Integers:
        """The bits that are the same in all possible cases.

        >>> RANGES.bit_operation(0b11000000, (constant(12), constant(10), UNKNOWN)) == constant(12 & 10)
        True
        """
        may_be = [0, 0]
        for case in range(8):
            bits = UNKNOWN.mask
            for at, value in enumerate(values):
                bits &= ~value.zeros if case >> 2 - at & 1 else ~value.ones
            may_be[table >> case & 1] |= bits
        return integers.bits(WIDTH, ~may_be[1] & UNKNOWN.mask, ~may_be[0] & UNKNOWN.mask)


RANGES = _RegisterRanges(WIDTH)

# --- parts of rules -----------------------------------------------------------------------------------------


def shifted(on: RegisterArithmetic[Value], opcode: str, a: Value, by: Value) -> Value:
    """A shift by the five lowest bits of an operand."""
    amount = on.known(by)
    if amount is not None:
        return on.binary(opcode, a, on.constant(amount & 31))
    return on.binary(opcode, a, on.binary("and", by, on.constant(31)))


def low_bits(on: RegisterArithmetic[Value], a: Value, bits: int) -> Value:
    """The lowest ``count`` bits of a value."""
    return on.binary("and", a, on.constant((1 << bits) - 1))


def _signed(on: RegisterArithmetic[Value], a: Value, bits: int) -> Value:
    """The lowest bits of a value, sign-extended."""
    known = on.known(a)
    if known is not None:
        return on.constant((known & (1 << bits) - 1) - (known >> bits - 1 & 1) * (1 << bits))
    above = on.constant(WIDTH - bits)
    return on.binary("ashr", on.binary("shl", a, above), above) if bits < WIDTH else a


def _not(on: RegisterArithmetic[Value], a: Value) -> Value:
    return on.binary("xor", a, on.constant(-1))


def _operation(opcode: str) -> ResultRule:
    return lambda on, a, b: on.binary(opcode, a, b)


def _shift(opcode: str, *, is_reversed: bool = False) -> ResultRule:
    """A shift; of a reversed one the amount is the first operand."""
    if is_reversed:
        return lambda on, by, a: shifted(on, opcode, a, by)
    return lambda on, a, by: shifted(on, opcode, a, by)


def _function(name: str) -> ResultRule:
    return lambda on, *values: on.intrinsic(name, *values)


def _and_then(first: str, second: str) -> ResultRule:
    """An operation on two operands, and another of its result and the third."""

    def result(on: RegisterArithmetic[Value], a: Value, b: Value, c: Value) -> Value:
        made = shifted(on, first, a, b) if first == "shl" else on.binary(first, a, b)
        return shifted(on, second, made, c) if second == "shl" else on.binary(second, made, c)

    return result


def _shifted_sum(by: int) -> ResultRule:
    return lambda on, a, b: on.binary("add", on.binary("shl", a, on.constant(by)), b)


def _field(on: RegisterArithmetic[Value], a: Value, first: Value, bits: Value, *, is_signed: bool) -> Value:
    """A bit field of a value, whose width is a constant."""
    width = on.known(bits)
    if width is None or (is_signed and on.known(first) is None):
        return on.function((a, first, bits))
    low = on.known(first)
    return _part(on, a, first if low is None else on.constant(low & 31), width & 31, is_signed=is_signed)


def _packed_field(on: RegisterArithmetic[Value], a: Value, packed: Value, *, is_signed: bool) -> Value:
    """`_field` of a scalar: the first bit in the low five bits of one operand, the width from bit 16 on."""
    known = on.known(packed)
    if known is None:
        return on.function((a, packed))
    return _part(on, a, on.constant(known & 31), min(known >> 16 & 0x7F, WIDTH), is_signed=is_signed)


def _part(on: RegisterArithmetic[Value], a: Value, first: Value, bits: int, *, is_signed: bool) -> Value:
    moved = shifted(on, "lshr", a, first)
    low = on.known(first)
    if not is_signed or low is None or not bits:
        return moved if bits >= WIDTH else low_bits(on, moved, bits)
    above = WIDTH - min(low + bits, WIDTH)
    return on.binary("ashr", on.binary("shl", a, on.constant(above)), on.constant(above + low))


def _inserted(on: RegisterArithmetic[Value], mask: Value, one: Value, other: Value) -> Value:
    return on.binary("or", on.binary("and", mask, one), on.binary("and", _not(on, mask), other))


def _bytes_of_two(on: RegisterArithmetic[Value], high: Value, low: Value, first: Value) -> Value:
    number = on.known(first)
    if number is None or number > 3:  # gfx9 takes five bits of it, others two
        return on.function((high, low, first))
    return on.intrinsic("llvm.fshr", high, low, on.constant(8 * number))


def _of_three(sign: str, kind: str) -> ResultRule:
    """The least, the middle or the largest of three numbers."""

    def result(on: RegisterArithmetic[Value], a: Value, b: Value, c: Value) -> Value:
        def one(which: str, x: Value, y: Value) -> Value:
            return on.intrinsic(f"llvm.{sign}{which}", x, y)

        if kind == "med":
            return one("max", one("min", a, b), one("min", one("max", a, b), c))
        return one(kind, one(kind, a, b), c)

    return result


def _product_of_24_bits(sign: str, *, adds: bool = False) -> ResultRule:
    name = f"llvm.amdgcn.mul.{sign}24"
    if adds:
        return lambda on, a, b, c: on.binary("add", on.intrinsic(name, a, b), c)
    return _function(name)


# --- rules --------------------------------------------------------------------------------------------------

_SIGNS = {"i": "s", "u": "u"}
RULES: dict[int, dict[str, ResultRule]] = {
    1: {
        **dict.fromkeys(
            ("v_mov_b32", "v_accvgpr_read_b32", "v_accvgpr_write_b32", "v_accvgpr_mov_b32", "s_mov_b32"),
            lambda _, a: a,
        ),
        "s_movk_i32": lambda on, a: _signed(on, a, 16),
        **dict.fromkeys(("v_not_b32", "s_not_b32"), _not),
        **dict.fromkeys(("v_bfrev_b32", "s_brev_b32"), _function("llvm.bitreverse")),
        "s_abs_i32": lambda on, a: on.intrinsic("llvm.abs", a, on.constant(0)),
    },
    2: {
        **dict.fromkeys(ADDS, _operation("add")),
        **dict.fromkeys(SUBTRACTS, _operation("sub")),
        **dict.fromkeys(("v_subrev_u32", "v_subrev_nc_u32"), lambda on, a, b: on.binary("sub", b, a)),
        "v_lshlrev_b32": _shift("shl", is_reversed=True),
        "v_lshrrev_b32": _shift("lshr", is_reversed=True),
        "v_ashrrev_i32": _shift("ashr", is_reversed=True),
        "s_lshl_b32": _shift("shl"),
        "s_lshr_b32": _shift("lshr"),
        "s_ashr_i32": _shift("ashr"),
        **{f"{unit}_{name}_b32": _operation(name) for unit in "vs" for name in ("and", "or", "xor")},
        **dict.fromkeys(("s_andn2_b32", "s_and_not1_b32"), lambda on, a, b: on.binary("and", a, _not(on, b))),
        **dict.fromkeys(("v_mul_lo_u32", "s_mul_i32"), _operation("mul")),
        **dict.fromkeys(("v_mul_hi_u32", "s_mul_hi_u32"), lambda on, a, b: on.high_product(a, b)),
        "v_mul_u32_u24": _product_of_24_bits("u"),
        "v_mul_i32_i24": _product_of_24_bits("i"),
        **{f"s_lshl{by}_add_u32": _shifted_sum(by) for by in (1, 2, 3, 4)},
        **{
            f"{unit}_{which}_{sign}32": _function(f"llvm.{_SIGNS[sign]}{which}")
            for unit in "vs"
            for which in ("min", "max")
            for sign in "iu"
        },
        "s_bfe_u32": functools.partial(_packed_field, is_signed=False),
        "s_bfe_i32": functools.partial(_packed_field, is_signed=True),
    },
    3: {
        "v_mad_u32_u24": _product_of_24_bits("u", adds=True),
        "v_mad_i32_i24": _product_of_24_bits("i", adds=True),
        "v_lshl_add_u32": _and_then("shl", "add"),
        "v_add_lshl_u32": _and_then("add", "shl"),
        "v_lshl_or_b32": _and_then("shl", "or"),
        "v_and_or_b32": _and_then("and", "or"),
        "v_or3_b32": _and_then("or", "or"),
        "v_add3_u32": _and_then("add", "add"),
        "v_xad_u32": _and_then("xor", "add"),
        "v_xor3_b32": _and_then("xor", "xor"),
        "v_bfi_b32": _inserted,
        "v_bfe_u32": functools.partial(_field, is_signed=False),
        "v_bfe_i32": functools.partial(_field, is_signed=True),
        "v_alignbit_b32": _function("llvm.fshr"),
        "v_alignbyte_b32": _bytes_of_two,
        **{
            f"v_{kind}3_{sign}32": _of_three(_SIGNS[sign], kind)
            for kind in ("min", "med", "max")
            for sign in "iu"
        },
    },
}
"""By the number of operands behind the first, what an instruction's first operand is made of them."""

IN_PLACE: dict[str, ResultRule] = {
    **dict.fromkeys(
        ("s_addk_i32", "s_addk_co_i32"), lambda on, a, b: on.binary("add", a, _signed(on, b, 16))
    ),
    "s_mulk_i32": lambda on, a, b: on.binary("mul", a, _signed(on, b, 16)),
    "s_bitset1_b32": lambda on, a, b: on.binary("or", a, shifted(on, "shl", on.constant(1), b)),
    "s_bitset0_b32": lambda on, a, b: on.binary("and", a, _not(on, shifted(on, "shl", on.constant(1), b))),
}
"""The same of instructions whose first operand is read as well."""


def _either(_: object, one: Integers, other: Integers, _mask: Integers = UNKNOWN) -> Integers:
    return integers.join(one, other)


def _lanes_before(most: int) -> ResultRule:
    """The number of lanes of a mask below one's own, added to an operand."""
    return lambda _, mask, base: integers.add(base, integers.interval(WIDTH, 0, most))


RANGE_RULES: dict[tuple[str, int], ResultRule] = {
    ("v_cndmask_b32", 2): _either,  # of two instructions in one, with the mask left out
    ("v_cndmask_b32", 3): _either,
    ("s_cselect_b32", 2): _either,
    ("v_mbcnt_lo_u32_b32", 2): _lanes_before(32),
    ("v_mbcnt_hi_u32_b32", 2): _lanes_before(31),
}
"""By mnemonic and number of operands, what depends on a condition or on the lane: of `RANGES` alone."""

RANGE_RULES_IN_PLACE: dict[str, ResultRule] = {
    "s_cmovk_i32": lambda on, a, b: _either(on, a, _signed(on, b, 16)),
}
"""The same of instructions whose first operand is read as well: they may keep what they write."""
