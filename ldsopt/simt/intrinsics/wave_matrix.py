"""Matrix multiplication of RDNA and gfx1250, WMMA: D of 16 x 16 from A of 16 x K and B of K x 16.

Layouts, with l the lane and e the element of its vector:

* gfx11: A[l % 16, e], each 16 lanes of the wave hold the same; D[2 * e + l // 16, l % 16] in waves of 32 and
  D[4 * e + l // 16, l % 16] of 64. A result of 16 bits takes one half of each register, the other one is C's.
* gfx12 and gfx1250, 32 lanes: A[l % 16, n * (l // 16) + e] with n elements a lane; D[8 * (l // 16) + e, l % 16]. Where
  gfx1250 has the elements of a row in another order it is the same for A and B, so that no product depends on it.

Sources: RDNA3 ISA, 7.9; RDNA4 ISA, 7.12; the layouts of IREE's matrix intrinsics.
"""

from __future__ import annotations

import functools

import numpy as np

from ldsopt.simt.intrinsics.matrix import (
    ElementDecoder,
    MatrixLayout,
    decoders_of,
    native_product,
    of_registers,
    remembering,
)
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of, round_bfloat
from ldsopt.simt.native.matrix import MatrixOperation, MatrixProduct
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers

_EIGHT_BITS = [f"{a}.{b}" for a in ("fp8", "bf8") for b in ("fp8", "bf8")]
_FLOATS = (
    "f32.16x16x16.f16", "f32.16x16x16.bf16", "f32.16x16x32.f16", "f32.16x16x32.bf16", "f32.16x16x4.f32",
    "f16.16x16x16.f16", "f16.16x16x16.f16.tied", "bf16.16x16x16.bf16", "bf16.16x16x16.bf16.tied",
    "f16.16x16x32.f16", "bf16.16x16x32.bf16", "bf16f32.16x16x32.bf16",
    *(f"f32.16x16x{depth}.{types}" for depth in (16, 64, 128) for types in _EIGHT_BITS),
    *(f"f16.16x16x{depth}.{types}" for depth in (64, 128) for types in _EIGHT_BITS),
)  # fmt: skip
_INTEGERS = ("i32.16x16x16.iu8", "i32.16x16x16.iu4", "i32.16x16x32.iu4", "i32.16x16x64.iu8")


@functools.cache
def wmma_layout(generation: str, lanes: int, each: int) -> MatrixLayout:
    """The layout with ``each`` elements of an operand a lane."""
    if generation == "gfx11":
        rows = lanes // 16  # of D, that one element of all lanes holds
        return MatrixLayout(
            lanes, ((16, each), (0, 1), (16, each)), ((16 // rows, rows, 16), (1, 2, 0)), half=True
        )
    return MatrixLayout(32, ((2, 16, each), (1, 0, 2), (16, 2 * each)), ((2, 8, 16), (0, 2, 1)))


def _layout(node: Node, each: int) -> MatrixLayout:
    generation, lanes = node.frame.arch.generation, node.frame.wave_size
    if lanes != 32 and generation != "gfx11":
        raise Unsupported("WMMA of gfx12 in waves of 64; add it to ldsopt/simt/intrinsics/wave_matrix.py")
    return wmma_layout(generation, lanes, each)


@intrinsic(*[f"llvm.amdgcn.wmma.{name}" for name in _FLOATS])
def _floats(node: Node) -> Effect:
    """Operands: A, B, C[, whether D takes the upper halves]; gfx1250 has modifiers beside them, which must be off."""
    count = len(node.instruction.operands) - 1
    a, b, c = [i for i in range(count) if node.kind_of(i).form == "vector"][:3]
    if any(node.immediate(i) for i in range(c) if i not in (a, b)):
        raise Unsupported(
            f"operand modifiers of {node.callee}; add them to ldsopt/simt/intrinsics/wave_matrix.py"
        )
    kind, packed = node.kind_of(a), [word for word in node.callee.split(".") if word in ("fp8", "bf8")]
    words = ".".join(packed) if packed else "bf16"
    layout = _layout(node, kind.store if packed else kind.count)
    decoders = decoders_of(node, layout, words, np.dtype(np.float32), (a, b))
    halves = node.frame.arch.generation == "gfx11" and node.kind.bits == 16
    upper = bool(node.immediate(3)) if halves else False
    every = slice(int(upper), None, 2) if halves else slice(None)
    native = None
    if _is_single(node.kind) and _is_single(node.kind_of(c)):
        native = native_product(
            node, layout, words, (a, b), functools.partial(of_registers, layout, decoders)
        )
    return _product(node, layout, decoders, (a, b, c), every=every, native=native)


def _is_single(kind: RegisterKind) -> bool:
    return kind.scalar.form == "float" and kind.bits == 32


@intrinsic(*[f"llvm.amdgcn.wmma.{name}" for name in _INTEGERS])
def _integers(node: Node) -> Effect:
    """Operands: whether A has a sign, A, the same of B, C, then whether D saturates, or gfx1250's hints and that."""
    bits = 4 if ".iu4" in node.callee else 8
    layout = _layout(node, node.kind_of(1).store * 8 // bits)
    decoders = [
        _small_integers(node.kind_of(number), bits, layout, with_sign=bool(node.immediate(number - 1)))
        for number in (1, 3)
    ]
    count = len(node.instruction.operands) - 1
    place = 5 if count == 6 else 7
    clamps = place < count and bool(node.immediate(place))
    return _product(node, layout, decoders, (1, 3, 4), clamps=clamps)


def _small_integers(
    kind: RegisterKind, bits: int, layout: MatrixLayout, *, with_sign: bool
) -> ElementDecoder:
    def decode(value: Value) -> Array:
        data = (
            np.ascontiguousarray(lanes_of(value, kind, layout.lanes)).view(np.uint8).reshape(layout.lanes, -1)
        )
        if bits == 4:
            data = np.stack((data & 15, data >> 4), axis=-1).reshape(layout.lanes, -1)
        numbers = data.astype(np.int64)
        if with_sign:
            numbers -= (numbers >> (bits - 1)) << bits
        return np.ascontiguousarray(layout.arrange(numbers))

    return decode


def _product(
    node: Node,
    layout: MatrixLayout,
    decoders: list[ElementDecoder],
    operands: tuple[int, int, int],
    *,
    every: slice = slice(None),
    clamps: bool = False,
    native: MatrixProduct | None = None,
) -> Effect:
    """D, of which ``every`` says the elements that the product takes; the others are C's."""
    d, kind, addend = node.dst, node.kind, node.kind_of(operands[2])
    a, b, c = (node.src(i) for i in operands)
    if native is not None:
        node.frame.operations[node.instruction.address] = MatrixOperation(native, (a, b, c, d))
    left, right = (
        remembering(node, layout, slot, side=side, decoder=decoders[side]) for side, slot in enumerate((a, b))
    )  # fmt: skip

    def op(r: Registers) -> None:
        if native is not None and r[0].native is not None:
            product = native.compute(r[a], r[b], r[c])
            if product is not None:
                r[d] = product
                return
        before = lanes_of(r[c], addend, layout.lanes)
        total = layout.lanes_of(left(r[a]) @ right(r[b]).T) + _numbers(before[:, every], addend)
        if clamps:
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        found = _spelled(total, kind)
        if every != slice(None):
            whole = before.copy()
            whole[:, every] = found
            found = whole
        r[d] = found

    return op


def _numbers(values: Array, kind: RegisterKind) -> Array:
    """C as what is computed with: bfloat may come as its bits."""
    if kind.bits == 16 and kind.scalar.form == "int":
        wide = np.ascontiguousarray(values).astype(np.uint32) << np.uint32(16)
        return np.asarray(wide.view(np.float32))
    return np.asarray(
        values.view(np.int32).astype(np.int64) if kind.scalar.form == "int" else values.astype(np.float32)
    )


def _spelled(values: Array, kind: RegisterKind) -> Array:
    """D in its register form."""
    if kind.scalar.form == "int" and kind.bits == 16:
        bits = np.asarray(round_bfloat(values)).view(np.uint32)
        return np.asarray((bits >> np.uint32(16)).astype(np.uint16))
    if kind.scalar.form == "int":
        return np.asarray((values & 0xFFFF_FFFF).astype(np.uint32))
    return np.asarray(round_bfloat(values) if kind.is_bfloat else values.astype(kind.dtype))
