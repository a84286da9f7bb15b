"""The semantics of integer instructions in terms of `ldsopt.analysis.integers`: a table from mnemonic to rule.

Operands stand as assembly has them, the result left out; all are integers of 32 bits. Shifts take the low five bits
of their amount. What is not in the table computes what is not known. Source: AMD Instinct MI300 and RDNA4 ISA, the
chapters on instructions.
"""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers

ResultRule = Callable[..., Integers]

WIDTH = 32
UNKNOWN = integers.full(WIDTH)


def constant(value: int) -> Integers:
    """A constant of 32 bits; of a negative number its two's complement."""
    return integers.constant(WIDTH, value & UNKNOWN.mask)


def _amount(value: Integers) -> Integers:
    return integers.and_(value, constant(31))


def _shl(value: Integers, amount: Integers) -> Integers:
    return integers.shl(value, _amount(amount))


def _lshr(value: Integers, amount: Integers) -> Integers:
    return integers.lshr(value, _amount(amount))


def _ashr(value: Integers, amount: Integers) -> Integers:
    return integers.ashr(value, _amount(amount))


def _field(value: Integers, first: Integers, width: Integers) -> Integers:
    """Bits of a value, as many as another says, from one on."""
    if not width.is_constant:
        return UNKNOWN
    kept = (1 << (width.lower & 31)) - 1
    return integers.and_(_lshr(value, first), constant(kept))


def _packed_field(value: Integers, about: Integers) -> Integers:
    """The same of a scalar: the first bit in the low five bits of one operand, the width from bit 16 on."""
    if not about.is_constant:
        return UNKNOWN
    width = about.lower >> 16 & 0x7F
    if width >= WIDTH:
        return _lshr(value, constant(about.lower))
    return integers.and_(_lshr(value, constant(about.lower)), constant((1 << width) - 1))


def _lanes_before(most: int) -> ResultRule:
    """The number of lanes of a mask that come before the own one, added to an operand."""
    return lambda mask, base: integers.add(base, integers.interval(WIDTH, 0, most))


def _either(one: Integers, other: Integers, _mask: Integers = UNKNOWN) -> Integers:
    return integers.join(one, other)


def _not(value: Integers) -> Integers:
    return integers.xor(value, constant(-1))


def _sixteen(value: Integers) -> Integers:
    """A constant of 16 bits, extended by its sign."""
    return integers.sext(integers.trunc(value, 16), WIDTH)


def bit_operation(table: int, values: tuple[Integers, Integers, Integers]) -> Integers:
    """``v_bitop3_b32``: each bit by a table of the eight cases that the bits of three operands can be in.

    The first operand's bit is the highest of the three that number a case.

    >>> bit_operation(0b11000000, (constant(12), constant(10), UNKNOWN)) == constant(12 & 10)
    True
    """
    may_be = [0, 0]
    for case in range(8):
        bits = UNKNOWN.mask
        for at, value in enumerate(values):
            bits &= ~value.zeros if case >> 2 - at & 1 else ~value.ones
        may_be[table >> case & 1] |= bits
    return integers.bits(WIDTH, ~may_be[1] & UNKNOWN.mask, ~may_be[0] & UNKNOWN.mask)


def _insert(mask: Integers, one: Integers, other: Integers) -> Integers:
    return integers.or_(integers.and_(mask, one), integers.and_(_not(mask), other))


RULES: dict[int, dict[str, ResultRule]] = {
    1: {
        "v_mov_b32": lambda a: a,
        "v_accvgpr_read_b32": lambda a: a,
        "v_accvgpr_write_b32": lambda a: a,
        "v_accvgpr_mov_b32": lambda a: a,
        "s_mov_b32": lambda a: a,
        "s_movk_i32": _sixteen,
        "v_not_b32": _not,
        "s_not_b32": _not,
        "v_bfrev_b32": integers.bitreverse,
        "s_brev_b32": integers.bitreverse,
        "s_abs_i32": integers.abs_,
    },
    2: {
        "v_add_u32": integers.add,
        "v_add_nc_u32": integers.add,
        "s_add_u32": integers.add,
        "s_add_co_u32": integers.add,
        "s_add_i32": integers.add,
        "s_add_co_i32": integers.add,
        "v_sub_u32": integers.sub,
        "v_sub_nc_u32": integers.sub,
        "s_sub_u32": integers.sub,
        "s_sub_co_u32": integers.sub,
        "s_sub_i32": integers.sub,
        "s_sub_co_i32": integers.sub,
        "v_subrev_u32": lambda a, b: integers.sub(b, a),
        "v_subrev_nc_u32": lambda a, b: integers.sub(b, a),
        "v_lshlrev_b32": lambda a, b: _shl(b, a),
        "v_lshrrev_b32": lambda a, b: _lshr(b, a),
        "v_ashrrev_i32": lambda a, b: _ashr(b, a),
        "s_lshl_b32": _shl,
        "s_lshr_b32": _lshr,
        "s_ashr_i32": _ashr,
        "v_and_b32": integers.and_,
        "v_or_b32": integers.or_,
        "v_xor_b32": integers.xor,
        "s_and_b32": integers.and_,
        "s_or_b32": integers.or_,
        "s_xor_b32": integers.xor,
        "s_andn2_b32": lambda a, b: integers.and_(a, _not(b)),
        "s_and_not1_b32": lambda a, b: integers.and_(a, _not(b)),
        "v_mul_u32_u24": integers.mul_u24,
        "v_mul_lo_u32": integers.mul,
        "s_mul_i32": integers.mul,
        "s_lshl1_add_u32": lambda a, b: integers.add(_shl(a, constant(1)), b),
        "s_lshl2_add_u32": lambda a, b: integers.add(_shl(a, constant(2)), b),
        "s_lshl3_add_u32": lambda a, b: integers.add(_shl(a, constant(3)), b),
        "s_lshl4_add_u32": lambda a, b: integers.add(_shl(a, constant(4)), b),
        "s_bfe_u32": _packed_field,
        "v_cndmask_b32": _either,  # of two instructions in one, with the mask left out
        "v_min_u32": integers.umin,
        "v_max_u32": integers.umax,
        "s_min_u32": integers.umin,
        "s_max_u32": integers.umax,
        "v_min_i32": integers.smin,
        "v_max_i32": integers.smax,
        "s_min_i32": integers.smin,
        "s_max_i32": integers.smax,
        "s_cselect_b32": _either,
        "v_mbcnt_lo_u32_b32": _lanes_before(32),
        "v_mbcnt_hi_u32_b32": _lanes_before(31),
    },
    3: {
        "v_mad_u32_u24": integers.mad_u24,
        "v_lshl_add_u32": lambda a, b, c: integers.add(_shl(a, b), c),
        "v_add_lshl_u32": lambda a, b, c: _shl(integers.add(a, b), c),
        "v_lshl_or_b32": lambda a, b, c: integers.or_(_shl(a, b), c),
        "v_and_or_b32": lambda a, b, c: integers.or_(integers.and_(a, b), c),
        "v_or3_b32": lambda a, b, c: integers.or_(integers.or_(a, b), c),
        "v_add3_u32": lambda a, b, c: integers.add(integers.add(a, b), c),
        "v_xad_u32": lambda a, b, c: integers.add(integers.xor(a, b), c),
        "v_xor3_b32": lambda a, b, c: integers.xor(integers.xor(a, b), c),
        "v_bfe_u32": _field,
        "v_bfi_b32": _insert,
        "v_cndmask_b32": _either,
    },
}
"""By the number of operands behind the first, what an instruction's first operand is made of them."""

IN_PLACE: dict[str, ResultRule] = {
    "s_addk_i32": lambda a, b: integers.add(a, _sixteen(b)),
    "s_addk_co_i32": lambda a, b: integers.add(a, _sixteen(b)),
    "s_mulk_i32": lambda a, b: integers.mul(a, _sixteen(b)),
    "s_bitset1_b32": lambda a, b: integers.or_(a, _shl(constant(1), b)),
    "s_bitset0_b32": lambda a, b: integers.and_(a, _not(_shl(constant(1), b))),
    "s_cmovk_i32": lambda a, b: integers.join(a, _sixteen(b)),
}
"""The same of instructions whose first operand is read as well."""
