"""Moves of values between lanes of gfx12 and gfx1250: within groups of lanes, or by an index of each lane.

A group has as many lanes as the last operand says, a power of two. Sources: RDNA4 ISA, V_PERMLANE16_VAR_B32 and
DS_BPERMUTE_FI_B32; AMD CDNA5 ISA, 15.14, and HIP's own use of these instructions for its shuffles
(``amd_warp_functions.h``), which says what each gives where the source lies outside of the group.

A lane that is not active has no value to give, as in `ldsopt.simt.intrinsics.lanes`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.simt.intrinsics.lanes import gather_lanes
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, first_lane, lanes_of
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers, Wave

_SourceLanes = Callable[[Array, int, int, int], Array]


def _broadcast(lane: Array, choice: int, width: int, _size: int) -> Array:
    return (lane & -width) + (choice & (width - 1))


def _up(lane: Array, delta: int, width: int, _size: int) -> Array:
    return np.where((lane & (width - 1)) < min(delta, width), lane, lane - min(delta, width))


def _down(lane: Array, delta: int, width: int, _size: int) -> Array:
    return np.where((lane & (width - 1)) + min(delta, width) < width, lane + min(delta, width), lane)


def _exclusive(lane: Array, mask: int, width: int, size: int) -> Array:
    other = lane ^ mask & 63
    return np.where((mask < size) & (other < (lane & -width) + width), other, lane)


_SOURCES: dict[str, _SourceLanes] = {"bcast": _broadcast, "up": _up, "down": _down, "xor": _exclusive}


def _require_width(width: int, size: int) -> None:
    if width & (width - 1) or not 0 < width <= size:
        raise Unsupported(f"a group of {width} lanes; it has to be a power of two of at most {size}")


@intrinsic(*[f"llvm.amdgcn.permlane.{name}" for name in _SOURCES])
def _within_group(node: Node) -> Effect:
    """Operands: the value; a lane, distance or mask; the lanes of a group."""
    d, a, b, c, kind = node.dst, node.src(0), node.src(1), node.src(2), node.kind
    source = _SOURCES[node.callee.split(".")[3]]

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        choice, width = (first_lane(r[slot], node.kind_of(i), wave.first()) for i, slot in ((1, b), (2, c)))
        _require_width(width, wave.size)
        lane = wave.everyone.astype(np.intp)
        r[d] = gather_lanes(wave, r[a], kind, source(lane, choice, width, wave.size))

    return op


@intrinsic("llvm.amdgcn.permlane.idx.gen")
def _index(node: Node) -> Effect:
    """The address for ``ds_bpermute`` of a lane within the own group: operands are its number and the group's lanes."""
    d, a, b, kind = node.dst, node.src(0), node.src(1), node.kind

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        width = first_lane(r[b], node.kind_of(1), wave.first())
        _require_width(width, wave.size)
        chosen = lanes_of(r[a], kind, wave.size).astype(np.intp) & (width - 1)
        r[d] = (((wave.everyone & -width) + chosen) << 2).astype(np.uint32)

    return op


@intrinsic("llvm.amdgcn.permlane16.var", "llvm.amdgcn.permlanex16.var")
def _by_index_in_row(node: Node) -> Effect:
    """Operands: the old value, the value, the lane within the row, whether inactive lanes give, and 0 for missing."""
    d, old, a, b, kind = node.dst, node.src(0), node.src(1), node.src(2), node.kind
    fetch, bound = bool(node.immediate(3)), node.immediate(4)
    other = 16 if "x16" in node.callee else 0

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        within = lanes_of(r[b], node.kind_of(2), wave.size).astype(np.intp) & 15
        source = ((wave.everyone & ~15) ^ other) + within
        missing = kind.dtype.type(0) if bound else r[old]
        r[d] = gather_lanes(wave, r[a], kind, source, missing=missing, fetch_inactive=fetch)

    return op


@intrinsic("llvm.amdgcn.ds.bpermute.fi.b32")
def _from_any_lane(node: Node) -> Effect:
    """``ds_bpermute`` in which lanes that are not active have their values to give. Operands: address, value."""
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        source = (lanes_of(r[a], node.kind_of(0), wave.size).astype(np.intp) >> 2) & (wave.size - 1)
        r[d] = gather_lanes(wave, r[b], node.kind, source, fetch_inactive=True)

    return op


@intrinsic("llvm.amdgcn.wave.shuffle")
def _shuffle(node: Node) -> Effect:
    """Operands: the value, and the number of the lane to take it from."""
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        source = lanes_of(r[b], node.kind_of(1), wave.size).astype(np.intp) & (wave.size - 1)
        r[d] = gather_lanes(wave, r[a], node.kind, source)

    return op
