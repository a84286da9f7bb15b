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
    mul,
    mul_i24,
    mul_u24,
    sadd_sat,
    sdiv,
    sext,
    srem,
    ssub_sat,
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
    ctlz,
    ctpop,
    cttz,
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
)
from ldsopt.analysis.integers.lattice import join, meet, narrow, select, widen
