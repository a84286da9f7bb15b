"""Matrix products of which one operand is sparse, or whose operands have scales of their own.

With l the lane, e the element of its vector, and g = l // M the lane's group:

* SMFMAC M x N x K (gfx942): of each four elements of a row of A two are given, at positions that two bits of the index
  each say: element e is A[l % M, g * 2n + 4 * (e // 2) + position], n elements a lane. B is dense:
  B[g * 2n + e, l % N]. ``cbsz`` 0 lets ``abid`` choose which bits of the index are the lane's, else they are the first.
  Source: AMD Instinct MI300 ISA, 7.4.
* MFMA with scales, M x M x K (gfx950): operands of eight bits are A[l % M, 16 * g + e % 16 + K / 2 * (e // 16)], of
  four bits A[l % M, 32 * g + e]. A byte of the scale operand, chosen by ``op_sel``, is the power of two of row l % M
  in the 32 elements from 32 * g on. Two scales that are the constant 0 mean none: LLVM then selects the form without.
  Sources: AMD Instinct CDNA4 ISA, 7.2; the register tables in Composable Kernel's tests of these instructions.
"""

from __future__ import annotations

import numpy as np

from ldsopt.simt.floats import E2M1, bf8_format, fp8_format, table
from ldsopt.simt.intrinsics.matrix import (
    TYPES,
    ElementDecoder,
    MatrixLayout,
    decoders_of,
    mfma_layout,
    shape_of,
)
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers

_SPARSE = (
    *(f"f32.{shape}.{kind}" for shape in ("16x16x32", "32x32x16") for kind in ("f16", "bf16")),
    *(f"i32.{shape}.i8" for shape in ("16x16x64", "32x32x32")),
    *(
        f"f32.{shape}.{a}.{b}"
        for shape in ("16x16x64", "32x32x32")
        for a in ("fp8", "bf8")
        for b in ("fp8", "bf8")
    ),
)


@intrinsic(*[f"llvm.amdgcn.smfmac.{shape}" for shape in _SPARSE])
def _sparse(node: Node) -> Effect:
    """Operands: A, B, C, index, cbsz, abid."""
    result, size, depth, operands = shape_of(node.callee)
    words = TYPES[operands]
    each = depth * size // 128
    compute = np.dtype(np.int32 if result == "i32" else np.float32)
    as_they_are = MatrixLayout(64, ((64, -1), (0, 1), (64, -1)), ((), ()))
    left, right = decoders_of(node, as_they_are, words, compute)
    layout = mfma_layout(size, depth)
    a, b, c, chosen, d = node.src(0), node.src(1), node.src(2), node.src(3), node.dst
    index_kind, first = node.kind_of(3), 0 if node.immediate(4) else node.immediate(5) * 2 * each
    lane = np.arange(64)
    starts = (lane // size * 2 * each)[:, None] + 4 * (np.arange(each) // 2)
    shifts = (first + 2 * np.arange(each)).astype(np.uint32)

    def op(r: Registers) -> None:
        index = lanes_of(r[chosen], index_kind, 64).astype(np.uint32)
        places = starts + (index[:, None] >> shifts & np.uint32(3)).astype(np.intp)
        dense = np.zeros((size, depth), compute)
        dense[(lane % size)[:, None], places] = left(r[a])
        columns = right(r[b]).reshape(64 // size, size, 2 * each).transpose(1, 0, 2).reshape(size, depth)
        product = layout.lanes_of(dense @ columns.T)
        r[d] = product + r[c] if compute.kind == "f" else (product + r[c].view(np.int32)).view(np.uint32)

    return op


def _eight_bits(node: Node, kind: RegisterKind, size: int, number: int) -> ElementDecoder:
    codes = table((fp8_format if number == 0 else bf8_format)(node.frame.arch))
    groups = 64 // size

    def decode(value: Value) -> Array:
        data = np.ascontiguousarray(lanes_of(value, kind, 64)).view(np.uint8)
        arranged = data.reshape(groups, size, 2, 16).transpose(1, 2, 0, 3)
        found: Array = codes.take(arranged).reshape(size, -1)
        return found

    return decode


def _four_bits(kind: RegisterKind, size: int) -> ElementDecoder:
    def decode(value: Value) -> Array:
        data = np.ascontiguousarray(lanes_of(value, kind, 64)).view(np.uint8)[:, :16]
        halves = np.stack((data & 15, data >> 4), axis=-1).reshape(64 // size, size, 32)
        found: Array = table(E2M1).take(halves.transpose(1, 0, 2)).reshape(size, -1)
        return found

    return decode


def _operand(node: Node, number: int, size: int) -> ElementDecoder:
    """A, or B with its columns for rows, by the format that the instruction says: [row, k]."""
    form, kind = node.immediate(3 + number), node.kind_of(number)
    if form in (0, 1):
        return _eight_bits(node, kind, size, form)
    if form == 4:
        return _four_bits(kind, size)
    raise Unsupported(
        f"six-bit operands of {node.callee}; add them to ldsopt/simt/intrinsics/sparse_and_scaled.py"
    )


def scales(words: Array, byte: int, size: int) -> Array:
    """Of each lane's scale the chosen byte as a factor: [row, k], one for 32 elements."""
    codes = (words >> np.uint32(8 * byte) & np.uint32(255)).astype(np.int32)
    factors = np.where(codes == 255, np.float32(np.nan), np.ldexp(np.float32(1), codes - 127))
    found: Array = factors.reshape(64 // size, size).T.repeat(32, axis=1)
    return found


@intrinsic("llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4", "llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4")
def _scaled(node: Node) -> Effect:
    """Operands: A, B, C, formats of A and B, then op_sel and scale of A, and of B."""
    size = 16 if ".16x16x128." in node.callee else 32
    layout = mfma_layout(size, 2048 // size)
    left, right = (_operand(node, number, size) for number in (0, 1))
    bytes_ = node.immediate(5), node.immediate(7)
    is_scaled = (*bytes_, node.constant(6), node.constant(8)) != (0, 0, 0, 0)
    kind = node.kind_of(6)
    a, b, c, d, scale_a, scale_b = node.src(0), node.src(1), node.src(2), node.dst, node.src(6), node.src(8)

    def op(r: Registers) -> None:
        rows, columns = left(r[a]), right(r[b])
        if is_scaled:
            rows = rows * scales(lanes_of(r[scale_a], kind, 64), bytes_[0], size)
            columns = columns * scales(lanes_of(r[scale_b], kind, 64), bytes_[1], size)
        r[d] = layout.lanes_of(rows @ columns.T) + r[c]

    return op
