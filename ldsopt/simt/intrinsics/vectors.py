"""Intrinsics that move the elements of vectors of a fixed length. Semantics: LLVM LangRef, "Vector Manipulation"."""

from __future__ import annotations

import numpy as np

from ldsopt.simt.intrinsics.table import Effect, apply, intrinsic
from ldsopt.simt.kinds import Array
from ldsopt.simt.node import Node
from ldsopt.simt.program import Registers


def _together(x: Array, y: Array) -> tuple[Array, Array]:
    """Two vectors with lane axes where one of them has one."""
    shape = np.broadcast_shapes(x.shape[:-1], y.shape[:-1])
    return np.broadcast_to(x, (*shape, x.shape[-1])), np.broadcast_to(y, (*shape, y.shape[-1]))


@intrinsic("llvm.vector.reverse")
def _reverse(node: Node) -> Effect:
    return apply(node, lambda v: v[..., ::-1], 1)


@intrinsic("llvm.vector.interleave2")
def _interleave(node: Node) -> Effect:
    def function(x: Array, y: Array) -> Array:
        pairs = np.stack(_together(x, y), axis=-1)
        return pairs.reshape(*pairs.shape[:-2], -1)

    return apply(node, function, 2)


@intrinsic("llvm.vector.deinterleave2")
def _deinterleave(node: Node) -> Effect:
    return apply(node, lambda v: (v[..., 0::2], v[..., 1::2]), 1)


@intrinsic("llvm.vector.splice", "llvm.vector.splice.left", "llvm.vector.splice.right")
def _splice(node: Node) -> Effect:
    """Elements from a place on in both operands after one another; a negative place counts from the first's end."""
    count, place = node.kind.count, node.immediate(2)
    if place >> (node.kind_of(2).bits - 1):
        place -= 1 << node.kind_of(2).bits
    if ".right." in node.callee:
        place = -place
    start = place % count if place != count else count
    return apply(node, lambda x, y: np.concatenate(_together(x, y), -1)[..., start : start + count], 2)


@intrinsic("llvm.vector.extract")
def _extract(node: Node) -> Effect:
    start = node.immediate(1)
    return apply(node, lambda v: v[..., start : start + node.kind.count], 1)


@intrinsic("llvm.vector.insert")
def _insert(node: Node) -> Effect:
    start, size = node.immediate(2), node.kind_of(1).count

    def function(x: Array, part: Array) -> Array:
        x, part = _together(x, part)
        return np.concatenate((x[..., :start], part, x[..., start + size :]), -1)

    return apply(node, function, 2)


@intrinsic("llvm.stepvector")
def _steps(node: Node) -> Effect:
    numbers = np.arange(node.kind.count).astype(node.kind.dtype)

    def op(r: Registers) -> None:
        r[node.dst] = numbers

    return op


@intrinsic("llvm.get.active.lane.mask")
def _active_lane_mask(node: Node) -> Effect:
    """Element i: whether the first operand plus i, which does not wrap, is below the second."""
    steps = np.arange(node.kind.count, dtype=np.uint64)

    def function(base: Array, end: Array) -> Array:
        start, limit = (np.asarray(x, np.uint64)[..., None] for x in (base, end))
        return np.asarray((start < limit) & (steps < limit - np.minimum(start, limit)))

    return apply(node, function, 2)
