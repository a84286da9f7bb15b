"""Matrix multiplication of CDNA: which lane holds which element, and the product by numpy in float32 (or wider).

Layouts, with l the lane and e the element of its vector. Sources: AMD Matrix Instruction Calculator and AMD Instinct
MI300 ISA, 7.

* MFMA M x N x K on 64 lanes: A[l % M, (l // M) * n + e] with n elements a lane, B the same with the column for the
  row. D of 16 x 16: D[4 * (l // 16) + e, l % 16]; of 32 x 32: D[8 * (e // 4) + 4 * (l // 32) + e % 4, l % 32].
* MFMA in B blocks, each a product of its own: lane l holds row l % M of block l // M with all k. D of 32 x 32: block
  e // 16, in it as above with e % 16; of 16 x 16: block e // 4, row 4 * (l // 16) + e % 4, column l % 16; of 4 x 4:
  block l // 4, row e, column l % 4.
* MFMA in double: A and B as above; D of 16 x 16: D[4 * e + l // 16, l % 16]. 4 x 4 x 4 in four blocks:
  A[l % 4, l // 16] of block l // 4 % 4, D[l // 16, l % 4] of the same block.
* ``blgp`` gives B's lanes values of others: 1 and 2 of the first and the second half of the wave, 3 of the lane 16
  further on, 4 to 7 of one of the four quarters. In double its bits negate A, B and C (gfx940 and later).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.floats import E2M1, bf8_format, fp8_format, table
from ldsopt.simt.frame import Effect, Node, Unsupported, intrinsic
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of, round_bfloat
from ldsopt.simt.native.matrix import (
    SUMS,
    ElementForm,
    MatrixFunction,
    MatrixOperand,
    MatrixOperation,
    MatrixProduct,
    Reference,
    SumOrder,
    by_lane,
)
from ldsopt.simt.program import Registers
from ldsopt.target.arch import Arch

ElementDecoder = Callable[[Value], Array]


@dataclass(frozen=True, slots=True)
class MatrixLayout:
    """The operands of one product in a wave, as reshapes and transpositions (numpy's cheapest moves).

    Attributes:
        lanes: lanes of the wave.
        operand: the shape for an operand's [lanes, n], the axes that bring it to [row, k], rows and K.
        result: the shape for D's [M, N], and the axes that bring it to [lanes, m].
        half: half of the lanes of an operand is used (gfx11 holds operands twice).
    """

    lanes: int
    operand: tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]
    result: tuple[tuple[int, ...], tuple[int, ...]]
    half: bool = False

    def arrange(self, value: Array) -> Array:
        """An operand in lanes, seen as [row, ..., k]: not yet moved. For B the rows are the product's columns."""
        shape, axes, _ = self.operand
        found: Array = (value[:16] if self.half else value).reshape(shape).transpose(axes)
        return found

    def lanes_of(self, product: Array) -> Array:
        """A product [M, N] in lanes."""
        shape, axes = self.result
        found: Array = product.reshape(shape).transpose(axes).reshape(self.lanes, -1)
        return found


@functools.cache
def mfma_layout(size: int, depth: int) -> MatrixLayout:
    """``size`` x ``size`` x ``depth`` in one block on 64 lanes."""
    groups = 64 // size
    each = depth // groups
    operand = ((groups, size, each), (1, 0, 2), (size, depth))
    if size == 16:  # row = 4 * group + e
        return MatrixLayout(64, operand, ((4, 4, 16), (0, 2, 1)))
    return MatrixLayout(64, operand, ((4, 2, 4, 32), (1, 3, 0, 2)))  # row = 8 * (e / 4) + 4 * group + e % 4


def multiply(layout: MatrixLayout, a: Array, b: Array, c: Array) -> Array:
    """D in lanes, from A as [row, k] and B as [k, column] in the type to compute in, and C in lanes."""
    product: Array = layout.lanes_of(a @ b) + c
    return product


def _plain(kind: RegisterKind, layout: MatrixLayout, compute: np.dtype[np.generic]) -> ElementDecoder:
    """Operands whose elements are numbers already: vectors of halves, or one float."""
    return lambda v: layout.arrange(lanes_of(v, kind, layout.lanes)).astype(compute, order="C")


def _packed(kind: RegisterKind, name: str, layout: MatrixLayout, node: Node) -> ElementDecoder:
    """Operands as bits in integers: seen as bytes (or 16-bit units), arranged, then decoded."""
    unit = np.dtype(np.uint16 if name == "bf16" else np.uint8)

    def arranged(value: Value) -> Array:
        return layout.arrange(np.ascontiguousarray(lanes_of(value, kind, layout.lanes)).view(unit))

    if name == "bf16":
        return lambda v: (arranged(v).astype(np.uint32, order="C") << np.uint32(16)).view(np.float32)
    if name == "i8":
        return lambda v: arranged(v).view(np.int8).astype(np.int32, order="C")
    codes = table((fp8_format if name == "fp8" else bf8_format)(node.frame.arch))
    return lambda v: codes.take(arranged(v))


TYPES = {
    "f32": "plain", "f16": "plain", "bf16": "bf16", "bf16.1k": "bf16", "i8": "i8", "f64": "plain", "xf32": "xf32",
    "fp8.fp8": "fp8.fp8", "fp8.bf8": "fp8.bf8", "bf8.fp8": "bf8.fp8", "bf8.bf8": "bf8.bf8",
}  # fmt: skip
_MFMA_SHAPES = {
    "f32.16x16x16f16", "f32.32x32x8f16", "f32.16x16x16bf16.1k", "f32.32x32x8bf16.1k", "f32.16x16x4f32",
    "f32.32x32x2f32", "f32.16x16x32.f16", "f32.32x32x16.f16", "f32.16x16x32.bf16", "f32.32x32x16.bf16",
    "i32.16x16x32.i8", "i32.32x32x16.i8", "i32.16x16x64.i8", "i32.32x32x32.i8", "i32.16x16x16i8", "i32.32x32x8i8",
    "f32.16x16x8bf16", "f32.32x32x4bf16", "f32.16x16x8.xf32", "f32.32x32x4.xf32",
    *(f"f32.{shape}.{a}.{b}" for shape in ("16x16x32", "32x32x16") for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
}  # fmt: skip


def shape_of(name: str) -> tuple[str, int, int, str]:
    """Type of the result, rows of A, depth and types of the operands, by the name of a product of matrices.

    >>> shape_of("llvm.amdgcn.mfma.f32.16x16x16bf16.1k"), shape_of("llvm.amdgcn.smfmac.i32.16x16x64.i8")
    (('f32', 16, 16, 'bf16.1k'), ('i32', 16, 64, 'i8'))
    """
    result, shape, *types = name.split(".")[3:]
    rows, _, depth = shape.split("x")
    number = "".join(itertools.takewhile(str.isdecimal, depth))
    types = [one for one in (depth[len(number) :], *types) if one]
    return result, int(rows), int(number), ".".join(types)


@intrinsic(*[f"llvm.amdgcn.mfma.{shape}" for shape in sorted(_MFMA_SHAPES)])
def _mfma(node: Node) -> Effect:
    result, size, depth, operands = shape_of(node.callee)
    words = TYPES[operands]
    if any(node.immediate(i) for i in (3, 4)):
        raise Unsupported(f"broadcast modes of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    compute = np.dtype(np.int32 if result == "i32" else np.float32)
    layout = mfma_layout(size, depth)
    left, right = decoders_of(node, layout, words, compute)
    decoders = [left, _of_other_lanes(node, right)]
    native = None
    if not node.immediate(5):
        native = native_product(
            node, layout, words, (0, 1), functools.partial(of_registers, layout, decoders)
        )
    if node.frame.wave_size != layout.lanes:
        raise Unsupported(f"{node.callee} in waves of {node.frame.wave_size}")
    return _product(node, layout, decoders, (0, 1, 2), functools.partial(_by_numpy, layout), native=native)


def of_registers(layout: MatrixLayout, decoders: list[ElementDecoder], a: Array, b: Array, c: Array) -> Array:
    """D in lanes from the registers of A, B and C, as numpy computes it."""
    rows = layout.operand[2]
    return _by_numpy(layout, decoders[0](a).reshape(rows), decoders[1](b).reshape(rows), c)


_BLOCKS = {
    f"{out}.{size}x{size}x{depth}{kind}"
    for out, size, depth, kind in (
        ("f32", 32, 1, "f32"), ("f32", 16, 1, "f32"), ("f32", 4, 1, "f32"),
        ("f32", 32, 4, "f16"), ("f32", 16, 4, "f16"), ("f32", 4, 4, "f16"),
        ("f32", 32, 2, "bf16"), ("f32", 16, 2, "bf16"), ("f32", 4, 2, "bf16"),
        ("f32", 32, 4, "bf16.1k"), ("f32", 16, 4, "bf16.1k"), ("f32", 4, 4, "bf16.1k"),
        ("i32", 32, 4, "i8"), ("i32", 16, 4, "i8"), ("i32", 4, 4, "i8"),
    )
}  # fmt: skip


@intrinsic(*[f"llvm.amdgcn.mfma.{shape}" for shape in sorted(_BLOCKS)])
def _mfma_in_blocks(node: Node) -> Effect:
    """Products of blocks; ``cbsz`` lets groups of blocks share the block of A that ``abid`` says."""
    result, size, depth, operands = shape_of(node.callee)
    blocks = 64 // size
    shared, chosen = 1 << node.immediate(3), node.immediate(4)
    if node.frame.wave_size != 64 or shared > blocks:
        raise Unsupported(f"broadcast modes of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    source = np.arange(blocks) // shared * shared + chosen % shared
    compute = np.dtype(np.int32 if result == "i32" else np.float32)
    as_they_are = MatrixLayout(64, ((blocks, size, depth), (0, 1, 2), (64, depth)), ((), ()))
    left, right = decoders_of(node, as_they_are, TYPES[operands], compute)
    right = _of_other_lanes(node, right)
    a, b, c, d = node.src(0), node.src(1), node.src(2), node.dst

    def op(r: Registers) -> None:
        rows = left(r[a]).reshape(blocks, size, depth)[source]
        products = rows @ right(r[b]).reshape(blocks, size, depth).transpose(0, 2, 1)
        if size == 32:  # [block, e / 4, group, e % 4, column]
            lanes = products.reshape(2, 4, 2, 4, 32).transpose(2, 4, 0, 1, 3).reshape(64, -1)
        elif size == 16:  # [block, group, e % 4, column]
            lanes = products.reshape(4, 4, 4, 16).transpose(1, 3, 0, 2).reshape(64, -1)
        else:
            lanes = products.transpose(0, 2, 1).reshape(64, -1)
        total = lanes + (r[c] if compute.kind == "f" else r[c].view(np.int32))
        r[d] = total if compute.kind == "f" else total.view(np.uint32)

    return op


def blgp_sources(pattern: int) -> Array:
    """The lane whose B each lane has. Source: AMD Matrix Instruction Calculator, BLGP."""
    lane = np.arange(64)
    if pattern < 3:
        return lane if pattern == 0 else 32 * (pattern - 1) + lane % 32
    return (lane + 16) % 64 if pattern == 3 else 16 * (pattern - 4) + lane % 16


def _of_other_lanes(node: Node, decoder: ElementDecoder) -> ElementDecoder:
    """The decoder of B, with its lanes moved by ``blgp``."""
    pattern, kind = node.immediate(5), node.kind_of(1)
    if not pattern:
        return decoder
    source = blgp_sources(pattern)
    return lambda value: decoder(np.ascontiguousarray(lanes_of(value, kind, 64)[source]))


@intrinsic("llvm.amdgcn.mfma.f64.16x16x4f64", "llvm.amdgcn.mfma.f64.4x4x4f64")
def _mfma_double(node: Node) -> Effect:
    negated = node.immediate(5)
    if (
        any(node.immediate(i) for i in (3, 4))
        or negated > 7
        or (negated and node.frame.arch.name == "gfx90a")
    ):
        raise Unsupported(f"modes of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    a, b, c, d = node.src(0), node.src(1), node.src(2), node.dst
    kind, is_large = node.kind_of(0), ".16x16x4f64" in node.callee
    signs = [-1.0 if negated >> i & 1 else 1.0 for i in range(3)]

    def op(r: Registers) -> None:
        rows, columns = signs[0] * lanes_of(r[a], kind, 64), signs[1] * lanes_of(r[b], kind, 64)
        if is_large:
            product = rows.reshape(4, 16).T @ columns.reshape(4, 16)  # row = 4 * e + l / 16
            r[d] = product.reshape(4, 4, 16).transpose(1, 2, 0).reshape(64, 4) + signs[2] * r[c]
        else:  # [k, block, row or column] to [block, row, k] and [block, k, column]
            left, right = (
                rows.reshape(4, 4, 4).transpose(1, 2, 0),
                columns.reshape(4, 4, 4).transpose(1, 0, 2),
            )
            r[d] = (left @ right).transpose(1, 0, 2).reshape(64) + signs[2] * r[c]

    return op


def decoders_of(
    node: Node,
    layout: MatrixLayout,
    words: str,
    compute: np.dtype[np.generic],
    operands: tuple[int, int] = (0, 1),
) -> list[ElementDecoder]:
    """The decoders of A and B by the words of `TYPES`."""
    names = words.split(".") if "." in words else [words, words]
    kinds = [node.kind_of(number) for number in operands]
    return [_decoder(node, kind, name, layout, compute) for kind, name in zip(kinds, names, strict=True)]


def _decoder(
    node: Node, kind: RegisterKind, name: str, layout: MatrixLayout, compute: np.dtype[np.generic]
) -> ElementDecoder:
    """The decoder of an operand: by its type if it has numbers, else by the name of the format of its bits."""
    if name == "xf32":
        plain = _plain(kind, layout, compute)
        return lambda value: _shortened(plain(value))
    if name == "plain" or kind.scalar.form == "float":
        return _plain(kind, layout, compute)
    return _packed(kind, name, layout, node)


def _shortened(x: Array) -> Array:
    """Floats with ten bits of mantissa, to the nearest, ties to even. Source: AMD Instinct MI300 ISA, 7 (XF32)."""
    bits = x.view(np.uint32)
    odd = (bits >> np.uint32(13)) & np.uint32(1)
    rounded = ((bits + np.uint32(0xFFF) + odd) & np.uint32(0xFFFFE000)).view(np.float32)
    return np.where(np.isfinite(x), rounded, x)


def remembering(
    node: Node, layout: MatrixLayout, slot: int, *, side: int, decoder: ElementDecoder
) -> ElementDecoder:
    """A decoder to [row, k] that caches its last result: the next product may have the same operand.

    All products of an operand share the cache, since registers hold arrays that nobody changes.
    """
    rows = layout.operand[2]
    memory = node.frame.remembered.setdefault((slot, node.callee, side), [None, None])

    def decode(value: Value) -> Array:
        if memory[0] is not value:
            memory[:] = value, decoder(value).reshape(rows)
        found: Array = memory[1]
        return found

    return decode


def _product(
    node: Node,
    layout: MatrixLayout,
    decoders: list[ElementDecoder],
    operands: tuple[int, int, int],
    by_numpy: Callable[[Array, Array, Value], Array],
    *,
    native: MatrixProduct | None = None,
) -> Effect:
    """The closure of a product: native if that equals numpy's result, else from A, B and C in registers."""
    d = node.dst
    a, b, c = (node.src(i) for i in operands)
    if native is not None:
        node.frame.operations[node.instruction.address] = MatrixOperation(native, (a, b, c, d))
    left, right = (
        remembering(node, layout, slot, side=side, decoder=decoders[side]) for side, slot in enumerate((a, b))
    )  # fmt: skip

    def op(r: Registers) -> None:
        found = None
        if native is not None and r[0].native is not None:
            found = native.compute(r[a], r[b], r[c])
        if found is None:
            found = by_numpy(left(r[a]), right(r[b]), r[c])
        r[d] = found

    return op


def _by_numpy(layout: MatrixLayout, left: Array, right: Array, c: Array) -> Array:
    """D in lanes from A as [row, k], B as [column, k] and C in lanes."""
    if left.dtype == np.int32:
        return multiply(layout, left, right.T, c.view(np.int32)).view(np.uint32)
    return multiply(layout, left, right.T, c)


def native_product(
    node: Node, layout: MatrixLayout, words: str, operands: tuple[int, int], reference: Reference
) -> MatrixProduct | None:
    """The product by a native function; `None` for elements that it does not know.

    Args:
        node: the instruction.
        layout: the product's layout.
        words: the words of `TYPES` for the operands' elements.
        operands: the places of A and B among the instruction's.
        reference: the product as numpy computes it.
    """
    names = words.split(".") if "." in words else [words, words]
    kinds = [node.kind_of(number) for number in operands]
    forms = [
        _FORMS.get(str(k.dtype) if k.scalar.form == "float" else n) for k, n in zip(kinds, names, strict=True)
    ]
    if None in forms or "xf32" in names:
        return None
    lanes = layout.lanes
    shapes = tuple((*((lanes, k.count) if k.is_array else (lanes,)), k.dtype.str) for k in kinds)
    codes = [
        table((fp8_format if name == "fp8" else bf8_format)(node.frame.arch)) if form == "code" else None
        for name, form in zip(names, forms, strict=True)
    ]
    functions = _functions(layout, (forms[0], forms[1]), shapes)
    return MatrixProduct(functions, (codes[0], codes[1]), reference)


_FORMS: dict[str, ElementForm] = {
    "float16": "f16", "float32": "f32", "bf16": "bf16", "i8": "i8", "fp8": "code", "bf8": "code",
}  # fmt: skip
"""The kind of an operand's element: by the type of the register, or the name of what its bits are."""


@functools.cache
def _functions(
    layout: MatrixLayout, forms: tuple[ElementForm, ElementForm], shapes: tuple[tuple[Any, ...], ...]
) -> tuple[MatrixFunction, ...]:
    """The native functions of a product, one for each order in which numpy may add up."""
    size, depth = layout.operand[2]
    numbers = np.arange(size * depth)
    inside, lanes = np.empty_like(numbers), 16 if layout.half else layout.lanes
    inside[layout.arrange(numbers.reshape(lanes, -1)).reshape(-1)] = numbers
    product = layout.lanes_of(np.arange(size * size).reshape(size, size))
    operand = by_lane(inside.tolist(), lanes)
    result = by_lane(product.reshape(-1).tolist(), layout.lanes)
    assert operand is not None and result is not None
    a, b = (MatrixOperand(f, *operand, s[:-1], s[-1]) for f, s in zip(forms, shapes, strict=True))
    orders: list[SumOrder] = ["one by one"]
    if forms[0] != "i8" and depth >= 2 * SUMS:
        orders.insert(0, "in pairs of 16")
    return tuple(MatrixFunction(size, size, depth, a, b, *result, product.shape, order) for order in orders)


# --- wave matrix --------------------------------------------------------------------------------------------
#
# Matrix multiplication of RDNA and gfx1250, WMMA: D of 16 x 16 from A of 16 x K and B of K x 16.
#
# Layouts, with l the lane and e the element of its vector:
#
# * gfx11: A[l % 16, e], each 16 lanes of the wave hold the same; D[2 * e + l // 16, l % 16] in waves of 32 and
#   D[4 * e + l // 16, l % 16] of 64. A result of 16 bits takes one half of each register, the other one is C's.
# * gfx12 and gfx1250, 32 lanes: A[l % 16, n * (l // 16) + e] with n elements a lane; D[8 * (l // 16) + e, l % 16].
#   Where gfx1250 has the elements of a row in another order it is the same for A and B, so that no product depends on
#   it.
#
# Sources: RDNA3 ISA, 7.9; RDNA4 ISA, 7.12; the layouts of IREE's matrix intrinsics.


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
        raise Unsupported("WMMA of gfx12 in waves of 64; add it to ldsopt/simt/intrinsics/matrix.py")
    return wmma_layout(generation, lanes, each)


@intrinsic(*[f"llvm.amdgcn.wmma.{name}" for name in _FLOATS])
def _floats(node: Node) -> Effect:
    """A product of floats. Operands: A, B, C[, true if D takes the upper halves]; gfx1250's modifiers must be off."""
    count = len(node.instruction.operands) - 1
    a, b, c = [i for i in range(count) if node.kind_of(i).form == "vector"][:3]
    if any(node.immediate(i) for i in range(c) if i not in (a, b)):
        raise Unsupported(f"operand modifiers of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
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
    return _wave_product(node, layout, decoders, (a, b, c), every=every, native=native)


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
    return _wave_product(node, layout, decoders, (1, 3, 4), clamps=clamps)


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


def _wave_product(
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
    kind, addend = node.kind, node.kind_of(operands[2])

    def by_numpy(left: Array, right: Array, c: Value) -> Array:
        before = lanes_of(c, addend, layout.lanes)
        total = layout.lanes_of(left @ right.T) + _numbers(before[:, every], addend)
        if clamps:
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        found = _spelled(total, kind)
        if every != slice(None):
            whole = before.copy()
            whole[:, every] = found
            found = whole
        return found

    return _product(node, layout, decoders, operands, by_numpy, native=native)


def _numbers(values: Array, kind: RegisterKind) -> Array:
    """C as numbers to compute with: bfloat may come as its bits."""
    if kind.bits == 16 and kind.scalar.form == "int":
        wide = np.ascontiguousarray(values).astype(np.uint32) << np.uint32(16)
        return np.asarray(wide.view(np.float32))
    return np.asarray(
        values.view(np.int32).astype(np.int64) if kind.scalar.form == "int" else values.astype(np.float32)
    )


def _spelled(values: Array, kind: RegisterKind) -> Array:
    if kind.scalar.form == "int" and kind.bits == 16:
        bits = np.asarray(round_bfloat(values)).view(np.uint32)
        return np.asarray((bits >> np.uint32(16)).astype(np.uint16))
    if kind.scalar.form == "int":
        return np.asarray((values & 0xFFFF_FFFF).astype(np.uint32))
    return np.asarray(round_bfloat(values) if kind.is_bfloat else values.astype(kind.dtype))


# --- sparse and scaled --------------------------------------------------------------------------------------
#
# Matrix products of which one operand is sparse, or whose operands have scales of their own.
#
# With l the lane, e the element of its vector, and g = l // M the lane's group:
#
# * SMFMAC M x N x K (gfx942): of each four elements of a row of A two are given, at positions that two bits of the
#   index each say: element e is A[l % M, g * 2n + 4 * (e // 2) + position], n elements a lane. B is dense: B[g * 2n +
#   e, l % N]. ``cbsz`` 0 lets ``abid`` choose which bits of the index are the lane's; else the first are. Source: AMD
#   Instinct MI300 ISA, 7.4.
# * MFMA with scales, M x M x K (gfx950): operands of eight bits are A[l % M, 16 * g + e % 16 + K / 2 * (e // 16)], of
#   four bits A[l % M, 32 * g + e]. A byte of the scale operand, chosen by ``op_sel``, is the power of two of row l % M
#   in the 32 elements from 32 * g on. Two scales that are the constant 0 mean none: LLVM then selects the form without.
#   Sources: AMD Instinct CDNA4 ISA, 7.2; the register tables in Composable Kernel's tests of these instructions.


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


def scaled_operand(form: int, size: int, arch: Arch) -> Callable[[Array], Array] | None:
    """A function from the bytes of each lane to an operand of a product with scales; ``None`` for six bits.

    Args:
        form: the number by which ``cbsz`` and ``blgp`` name the format.
        size: M, the rows of A, or the columns of B, which are the rows of the result: [row, k].
        arch: gives eight bits their meaning.
    """
    groups = 64 // size
    if form in (0, 1):
        codes = table((fp8_format if form == 0 else bf8_format)(arch))

        def eight_bits(data: Array) -> Array:
            arranged = data.reshape(groups, size, 2, 16).transpose(1, 2, 0, 3)
            return np.asarray(codes.take(arranged).reshape(size, -1))

        return eight_bits

    def four_bits(data: Array) -> Array:
        halves = np.stack((data[:, :16] & 15, data[:, :16] >> 4), axis=-1).reshape(groups, size, 32)
        return np.asarray(table(E2M1).take(halves.transpose(1, 0, 2)).reshape(size, -1))

    return four_bits if form == 4 else None


def _operand(node: Node, number: int, size: int) -> ElementDecoder:
    """A, or B with its columns for rows, by the format that the instruction names: [row, k]."""
    decode, kind = scaled_operand(node.immediate(3 + number), size, node.frame.arch), node.kind_of(number)
    if decode is None:
        raise Unsupported(f"six-bit operands of {node.callee}; add them to ldsopt/simt/intrinsics/matrix.py")
    return lambda value: decode(np.ascontiguousarray(lanes_of(value, kind, 64)).view(np.uint8))


def scales(words: Array, byte: int, size: int) -> Array:
    """The chosen byte of each lane's scale as a factor: [row, k], one for 32 elements."""
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
