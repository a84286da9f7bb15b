"""The values that a fixed-width integer may have: the abstract domain of LDS addresses, and LLVM's operations on it.

Knows no IR. A value is `Integers` (see `domain` for what it holds); an operation is a function of the name of LLVM's
instruction or intrinsic, its flags are keyword arguments:

    >>> from ldsopt.analysis import integers
    >>> tid = integers.interval(32, 0, 255)
    >>> row = integers.lshr(tid, integers.constant(32, 6))
    >>> offset = integers.mul(row, integers.constant(32, 528), nuw=True)
    >>> offset.unsigned_max, offset.modulus
    (1584, 528)
"""

from ldsopt.analysis.integers.arithmetic import (
    abs_,
    add,
    mad_i24,
    mad_u24,
    mul,
    mul_i24,
    mul_u24,
    sdiv,
    sext,
    srem,
    sub,
    trunc,
    udiv,
    urem,
    zext,
)
from ldsopt.analysis.integers.bitwise import (
    and_,
    ashr,
    bfe_s,
    bfe_u,
    bitreverse,
    bswap,
    ctpop,
    fshl,
    fshr,
    lshr,
    or_,
    or_disjoint,
    shl,
    xor,
)
from ldsopt.analysis.integers.comparison import (
    Predicate,
    disjoint_ranges,
    icmp,
    inverse,
    must_overlap,
    refine,
    smax,
    smin,
    swapped,
    umax,
    umin,
)
from ldsopt.analysis.integers.domain import (
    Integers,
    bits,
    congruent,
    constant,
    empty,
    full,
    interval,
    of_values,
)
from ldsopt.analysis.integers.lattice import join, meet, narrow, select, widen

__all__ = [
    "Integers",
    "Predicate",
    "abs_",
    "add",
    "and_",
    "ashr",
    "bfe_s",
    "bfe_u",
    "bitreverse",
    "bits",
    "bswap",
    "congruent",
    "constant",
    "ctpop",
    "disjoint_ranges",
    "empty",
    "fshl",
    "fshr",
    "full",
    "icmp",
    "interval",
    "inverse",
    "join",
    "lshr",
    "mad_i24",
    "mad_u24",
    "meet",
    "mul",
    "mul_i24",
    "mul_u24",
    "must_overlap",
    "narrow",
    "of_values",
    "or_",
    "or_disjoint",
    "refine",
    "sdiv",
    "select",
    "sext",
    "shl",
    "smax",
    "smin",
    "srem",
    "sub",
    "swapped",
    "trunc",
    "udiv",
    "umax",
    "umin",
    "urem",
    "widen",
    "xor",
    "zext",
]
