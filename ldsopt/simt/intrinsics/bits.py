"""Logic on the bits of registers. Sources: AMD Instinct CDNA4 ISA, V_BITOP3_B32, V_PRNG_B32, S_BITREPLICATE_B64_B32,
S_QUADMASK_B32, S_WQM_B32; LLVM's IntrinsicsAMDGPU.td.

The operand of the scalar ones has to be the same in all lanes; LLVM reads the first active lane's.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise
from ldsopt.simt.kinds import Array, first_lane
from ldsopt.simt.node import Node
from ldsopt.simt.program import Registers


@intrinsic("llvm.amdgcn.bitop3")
def _by_table(node: Node) -> Effect:
    """Bit ``4 a + 2 b + c`` of the table is the result for bits a, b and c of the operands."""
    kind, table = node.kind, node.immediate(3)

    def function(a: Array, b: Array, c: Array) -> Array:
        total = np.zeros(np.broadcast_shapes(a.shape, b.shape, c.shape), kind.dtype)
        for row in range(8):
            if table >> row & 1:
                terms = [x if row >> place & 1 else ~x for x, place in ((a, 2), (b, 1), (c, 0))]
                total |= terms[0] & terms[1] & terms[2]
        return total

    return lanewise(node, function, 3)


def next_random(state: Array) -> Array:
    """V_PRNG_B32: one step of a shift register of 32 bits."""
    feedback = np.where(state >> np.uint32(31) != 0, np.uint32(197), np.uint32(0))
    return np.asarray(state << np.uint32(1) ^ feedback)


@intrinsic("llvm.amdgcn.prng.b32")
def _random(node: Node) -> Effect:
    return lanewise(node, next_random, 1)


def _doubled(bits: int, _size: int) -> int:
    """Each bit twice."""
    return sum((bits >> i & 1) * 3 << 2 * i for i in range(32))


def _quads(bits: int, size: int) -> int:
    """One bit for each four: any of them is on."""
    return sum((bits >> 4 * i & 15 != 0) << i for i in range(size // 4))


def _whole_quads(bits: int, size: int) -> int:
    """All four bits where any of four is on."""
    return sum(15 << 4 * i for i in range(size // 4) if bits >> 4 * i & 15)


_SCALAR: dict[str, Callable[[int, int], int]] = {
    "llvm.amdgcn.s.bitreplicate": _doubled,
    "llvm.amdgcn.s.quadmask": _quads,
    "llvm.amdgcn.s.wqm": _whole_quads,
}


@intrinsic(*_SCALAR)
def _scalar(node: Node) -> Effect:
    function = _SCALAR[".".join(node.callee.split(".")[:4])]
    d, a, kind, mask = node.dst, node.src(0), node.kind_of(0), node.kind.mask

    def op(r: Registers) -> None:
        r[d] = function(first_lane(r[a], kind, r[0].first()), kind.bits) & mask

    return op
