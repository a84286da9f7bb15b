"""How near the transfer functions come to the best abstraction, and the address arithmetic that must be exact."""

from itertools import product

import pytest
from abstract_values import every_value, of_values, sample
from integer_semantics import OPERATIONS

from ldsopt.analysis.integers import (
    add,
    and_,
    bfe_u,
    bitreverse,
    bits,
    bswap,
    constant,
    fshl,
    fshr,
    full,
    interval,
    join,
    lshr,
    mul,
    mul_i24,
    mul_u24,
    or_,
    shl,
    trunc,
    udiv,
    xor,
    zext,
)

SAMPLES = {1: 400, 2: 250, 3: 60}


SMALL = [operation for operation in OPERATIONS if any(map(operation.is_right_for, range(1, 6)))]


@pytest.mark.parametrize("operation", SMALL, ids=str)
def test_results_are_near_the_best_abstraction(operation):
    """Summed over the samples, at most `worst` times the values of the best cover of the concrete results."""
    ours = best = 0
    for width in filter(operation.is_right_for, range(1, 6)):
        if width <= 2:
            tuples = product(every_value(width), repeat=operation.arity)
        else:
            tuples = sample(width, SAMPLES[operation.arity], operation.arity)
        for operands in tuples:
            concrete = product(*(list(operand.values()) for operand in operands))
            results = {operation.concrete(width, *values) for values in concrete} - {None}
            ours += len(list(operation.transfer(*operands).values()))
            best += len(list(of_values(operation.result_width(width), results).values()))
    assert ours <= operation.worst * best


TID = interval(32, 0, 255)
ANY = full(32)


def c(value, width=32):
    return constant(width, value)


ADDRESSES = {
    "(tid & 63) * 16 + (tid >> 6) * 1024": (
        add(mul(and_(TID, c(63)), c(16)), mul(lshr(TID, c(6)), c(1024))),
        interval(32, 0, 4080, 16),
    ),
    "the same without the flag": (
        or_(shl(and_(TID, c(63)), c(4)), shl(lshr(TID, c(6)), c(10))),
        interval(32, 0, 4080, 16),
    ),
    "row * 128 + (((row ^ (col >> 3)) & 7) << 4)": (
        add(shl(interval(32, 0, 31), c(7)), shl(and_(xor(interval(32, 0, 31), ANY), c(7)), c(4))),
        interval(32, 0, 4080, 16),
    ),
    "a swizzle stays within its 64-byte blocks": (
        xor(interval(32, 1024, 4032, 64), interval(32, 0, 48, 16)),
        interval(32, 1024, 4080, 16),
    ),
    "((i & 1) ^ 1) * 8192 + 16 * lane": (
        add(mul(xor(and_(ANY, c(1)), c(1)), c(8192)), interval(32, 0, 1008, 16)),
        of_values(32, [*range(0, 1009, 16), *range(8192, 9201, 16)]),
    ),
    "row * 528 + chunk * 48": (
        add(mul(interval(32, 0, 15), c(528)), mul(interval(32, 0, 10), c(48))),
        interval(32, 0, 8400, 48),
    ),
    "(row * 528 + 8) / 16": (udiv(interval(32, 8, 7928, 528), c(16)), interval(32, 0, 495, 33)),
    "x + 0xFFFFFFA0 keeps a stride of 96": (
        add(interval(32, 96, 960, 96), c(-96)),
        interval(32, 0, 864, 96),
    ),
    "x + -16 through i64": (
        trunc(add(zext(interval(32, 16, 1024, 16), 64), c(-16, 64)), 32),
        interval(32, 0, 1008, 16),
    ),
    "nsw keeps the sign": (mul(interval(32, 0, 2**31 - 1), c(4), nsw=True), interval(32, 0, 2**31 - 4, 4)),
    "a bit field of the packed workitem id: ubfe(v, 10, 10)": (
        bfe_u(ANY, c(10), c(10)),
        interval(32, 0, 1023),
    ),
    "mul24": (mul_u24(TID, c(528)), interval(32, 0, 255 * 528, 528)),
    "bits times a power of two": (mul(and_(ANY, c(0x88)), c(4)), bits(32, ~0x220 & 0xFFFFFFFF, 0)),
    "a power of two times bits": (mul(c(4), and_(ANY, c(0x88))), bits(32, ~0x220 & 0xFFFFFFFF, 0)),
    "mul24 leaves the upper 8 bits of both out": (mul_u24(c(0x1000003), c(0x2000005)), c(15)),
    "signed mul24 leaves them out of the first": (mul_i24(c(0x1000003), c(5)), c(15)),
    "signed mul24 leaves them out of the second": (mul_i24(c(3), c(0x1000005)), c(15)),
    "signed mul24 takes bit 23 for the sign": (mul_i24(c(0x800000), c(0xFFFFFF)), c(0x800000)),
    "a funnel shift left by all or nothing is the first": (
        join(fshl(c(1), c(2), c(0)), fshl(c(1), c(2), c(32))),
        c(1),
    ),
    "a funnel shift right by all or nothing is the second": (
        join(fshr(c(1), c(2), c(0)), fshr(c(1), c(2), c(32))),
        c(2),
    ),
    "a funnel shift left by a byte": (fshl(c(0x12345678), c(-1 << 24 & 0xFFFFFFFF), c(8)), c(0x345678FF)),
    "a funnel shift right by a byte": (fshr(c(0xFF), c(0x12345678), c(8)), c(0xFF123456)),
    "bytes swapped": (bswap(TID), interval(32, 0, 255 << 24, 1 << 24)),
    "bits reversed": (bitreverse(interval(32, 0, 1)), interval(32, 0, 1 << 31, 1 << 31)),
    "a scattered mask": (and_(ANY, c(0x88)), bits(32, ~0x88 & 0xFFFFFFFF, 0)),
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_address_arithmetic_is_exact(address):
    result, expected = ADDRESSES[address]
    assert result == expected, f"{result}, not {expected}"
