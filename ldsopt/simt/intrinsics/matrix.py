"""Matrix multiplication: which lane holds which element, and the product by numpy in float32 (or wider).

Layouts, with l the lane and e the element of its vector. Sources: AMD Matrix Instruction Calculator and AMD Instinct
MI300 ISA, 7 (MFMA); RDNA3 ISA 7.9 and RDNA4 ISA 7.12 (WMMA).

* MFMA M x N x K on 64 lanes: A[l % M, (l // M) * n + e] with n elements a lane, B the same with the column for the
  row. D of 16 x 16: D[4 * (l // 16) + e, l % 16]; of 32 x 32: D[8 * (e // 4) + 4 * (l // 32) + e % 4, l % 32].
* WMMA of gfx11, 32 lanes: A[l % 16, e], the two halves of the wave hold the same; D[2 * e + l // 16, l % 16].
* WMMA of gfx12, 32 lanes: A[l % 16, 8 * (l // 16) + e]; D[8 * (l // 16) + e, l % 16].
* WMMA of gfx1250, 16 x 16 x 32: A[l % 16, 16 * (e // 8) + 8 * (l // 16) + e % 8]; D as gfx12's. The order of k is
  the same for A and B, so that no product depends on it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.floats import bf8_format, decode, fp8_format
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, Kind, Value, lanes_of
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers, Wave

Decoder = Callable[[Value, int], Array]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a wave holds the operands of one product.

    Attributes:
        rows, columns, depth: M, N and K.
        lanes: of the wave.
        operand: for each lane and element, its row (of A) or column (of B), and its k: [lanes, n] each.
        result: for each lane and element of D, its row and column: [lanes, m] each.
    """

    rows: int
    columns: int
    depth: int
    lanes: int
    operand: tuple[Array, Array]
    result: tuple[Array, Array]


@functools.cache
def mfma_layout(size: int, depth: int) -> Layout:
    """``size`` x ``size`` x ``depth`` in one block on 64 lanes."""
    lane = np.arange(64)[:, None]
    each = depth * size // 64
    element = np.arange(each)[None, :]
    operand = np.broadcast_arrays(lane % size, lane // size * each + element)
    out = np.arange(size * size // 64)[None, :]
    rows = 4 * (lane // 16) + out if size == 16 else 8 * (out // 4) + 4 * (lane // 32) + out % 4
    result = np.broadcast_arrays(rows, lane % size)
    return Layout(size, size, depth, 64, (operand[0], operand[1]), (result[0], result[1]))


@functools.cache
def wmma_layout(generation: str, depth: int, each: int) -> Layout:
    """16 x 16 x ``depth`` on 32 lanes with ``each`` elements of an operand a lane."""
    lane = np.arange(32)[:, None]
    element, out = np.arange(each)[None, :], np.arange(8)[None, :]
    half = lane // 16
    if generation == "gfx11":
        k, rows = element, 2 * out + half
    elif generation == "gfx1250":
        k, rows = 16 * (element // 8) + 8 * half + element % 8, 8 * half + out
    else:
        k, rows = each * half + element, 8 * half + out
    operand = np.broadcast_arrays(lane % 16, k)
    result = np.broadcast_arrays(rows, lane % 16)
    return Layout(16, 16, depth, 32, (operand[0], operand[1]), (result[0], result[1]))


def multiply(layout: Layout, a: Array, b: Array, c: Array) -> Array:
    """D in lanes, from A and B in lanes ([lanes, n], in the type to compute in) and C in lanes."""
    row, k = layout.operand
    left = np.empty((layout.rows, layout.depth), a.dtype)
    right = np.empty((layout.depth, layout.columns), b.dtype)
    left[row, k] = a
    right[k, row] = b
    product = left @ right
    return np.asarray(product[layout.result] + c)


def _plain(kind: Kind, compute: np.dtype[np.generic]) -> Decoder:
    """Operands whose elements are numbers already: vectors of halves, or one float."""

    def rows(value: Value, lanes: int) -> Array:
        array = lanes_of(value, kind, lanes).astype(compute)
        return array if array.ndim == 2 else array[:, None]

    return rows


def _bytes(value: Value, kind: Kind, lanes: int) -> Array:
    array = np.ascontiguousarray(lanes_of(value, kind, lanes))
    return array.view(np.uint8).reshape(lanes, -1)


def _packed(kind: Kind, name: str, node: Node) -> Decoder:
    """Operands as bits in integers."""
    if name == "bf16":
        return lambda v, lanes: (
            (_bytes(v, kind, lanes).view(np.uint16).astype(np.uint32) << np.uint32(16)).view(np.float32)
        )
    if name == "i8":
        return lambda v, lanes: _bytes(v, kind, lanes).view(np.int8).astype(np.int32)
    form = (fp8_format if name == "fp8" else bf8_format)(node.decoder.arch)
    return lambda v, lanes: decode(_bytes(v, kind, lanes), form)


_MFMA = re.compile(r"llvm\.amdgcn\.mfma\.(f32|i32|f64)\.(\d+)x(\d+)x(\d+)\.?([a-z0-9.]+)$")
_TYPES = {
    "f32": "plain", "f16": "plain", "bf16": "plain", "bf16.1k": "bf16", "bf16_1k": "bf16", "i8": "i8", "f64": "plain",
    "fp8.fp8": "fp8.fp8", "fp8.bf8": "fp8.bf8", "bf8.fp8": "bf8.fp8", "bf8.bf8": "bf8.bf8",
}  # fmt: skip
_MFMA_SHAPES = {
    "f32.16x16x16f16", "f32.32x32x8f16", "f32.16x16x16bf16.1k", "f32.32x32x8bf16.1k", "f32.16x16x4f32",
    "f32.32x32x2f32", "f32.16x16x32.f16", "f32.32x32x16.f16", "f32.16x16x32.bf16", "f32.32x32x16.bf16",
    "i32.16x16x32.i8", "i32.32x32x16.i8", "i32.16x16x64.i8", "i32.32x32x32.i8",
    *(f"f32.{shape}.{a}.{b}" for shape in ("16x16x32", "32x32x16") for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
}  # fmt: skip


@intrinsic(*[f"llvm.amdgcn.mfma.{shape}" for shape in sorted(_MFMA_SHAPES)])
def _mfma(node: Node) -> Effect:
    match = _MFMA.match(node.callee)
    assert match is not None
    size, depth, words = int(match[2]), int(match[4]), _TYPES[match[5]]
    if any(node.immediate(i) for i in (3, 4, 5)):
        raise Unsupported(f"broadcast modes of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    names = words.split(".") if "." in words else [words, words]
    compute = np.dtype(np.int32 if match[1] == "i32" else np.float32)
    decoders = [
        _plain(node.kind_of(i), compute) if names[i] == "plain" else _packed(node.kind_of(i), names[i], node)
        for i in range(2)
    ]
    return _product(node, mfma_layout(size, depth), decoders, (0, 1, 2))


_WMMA = ("f32.16x16x16.f16", "f32.16x16x16.bf16", "f32.16x16x32.f16", "f32.16x16x32.bf16")


@intrinsic(*[f"llvm.amdgcn.wmma.{shape}" for shape in _WMMA])
def _wmma(node: Node) -> Effect:
    """Operands: A, B, C; gfx1250 has modifiers between them, which must be off."""
    count = len(node.instruction.operands) - 1
    vectors = [i for i in range(count) if node.kind_of(i).form == "vector"]
    flags = [i for i in range(count) if i not in vectors]
    if count > 3 and any(node.immediate(i) for i in flags[:3]):
        raise Unsupported(f"operand modifiers of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    depth = int(node.callee.split("x")[2].split(".")[0])
    generation = node.decoder.arch.generation
    if node.decoder.wave_size != 32:
        raise Unsupported("WMMA in waves of 64; add its layout to ldsopt/simt/intrinsics/matrix.py")
    a = node.kind_of(vectors[0])
    layout = wmma_layout(generation, depth, a.count)
    if a.scalar.form == "int":
        decoders = [_packed(node.kind_of(i), "bf16", node) for i in vectors[:2]]
    else:
        decoders = [_plain(node.kind_of(i), np.dtype(np.float32)) for i in vectors[:2]]
    return _product(node, layout, decoders, (vectors[0], vectors[1], vectors[2]))


def _product(node: Node, layout: Layout, decoders: list[Decoder], operands: tuple[int, int, int]) -> Effect:
    d = node.dst
    a, b, c = (node.src(i) for i in operands)
    kind = node.kind
    left, right = decoders
    lanes = layout.lanes

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        if wave.size != lanes:
            raise AssertionError(f"{node.callee} in a wave of {wave.size}")
        r[d] = multiply(layout, left(r[a], lanes), right(r[b], lanes), lanes_of(r[c], kind, lanes))

    return op
