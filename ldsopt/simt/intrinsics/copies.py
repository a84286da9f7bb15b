"""Asynchronous copies into LDS.

* The wave-uniform forms (gfx9, gfx10) write ``base + offset + lane * stride``, where the base is the first active
  lane's LDS address: the hardware has one address in M0. What is out of a resource's range lands as zero. The
  immediate offset counts for both sides. The stride is `ldsopt.target.intrinsics.lane_stride`. Sources: AMD Instinct
  MI300 and CDNA4 ISA, 9.1.9 (LDS_ADDR = LDSbase + LDS_offset + inst_offset + ThreadID * 4).
* The per-lane forms (gfx1250) have an LDS address of each lane's own.
* The tensor form (gfx1250) moves a tile by a descriptor. Its layout follows the descriptors that Triton builds
  (``TDMUtility.cpp``): group 0 holds the LDS and the global address, group 1 element size, padding, the tensor's
  sizes, the tile's sizes and the strides.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.global_memory import raw_plan
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, first_lane, lanes_of
from ldsopt.simt.native.instructions import CopyOperation, PointerOperands, ResourceOperands
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.placed import place_of
from ldsopt.simt.program import Registers, Wave
from ldsopt.simt.resource_layout import layout_of
from ldsopt.simt.resources import BufferPlace, buffer_place, fetch
from ldsopt.target.intrinsics import lane_bytes, lane_stride


def _uniform(
    wave: Wave, operation: LdsOperation, base: int, place: BufferPlace, *, size: int, is_marked: bool
) -> None:
    """Issues a wave-uniform copy of ``size`` bytes a lane for the active lanes. Less than a word lands as a word."""
    access, active = operation.access, wave.active
    lanes = wave.everyone if active is None else active
    address = place.address if np.ndim(place.address) else np.full(wave.size, place.address)
    if active is not None:
        address = address[active]
    if place.words.all():
        data = wave.memory.fetch(address, size)
    else:
        words = np.broadcast_to(place.words, (wave.size, place.words.shape[-1]))[lanes]
        whole = words.all()
        data = wave.memory.fetch(address, size) if whole else fetch(wave, BufferPlace(address, words), size)
    if access.size > size:
        data = np.pad(data, ((0, 0), (0, access.size - size)))
    step = lane_stride(size)
    start = (base + lanes * step) & 0xFFFF_FFFF
    if active is None and step == access.size and base + len(lanes) * step <= 1 << 32:
        target: Array | slice = slice(base, base + len(lanes) * step)
    else:
        target = (start[:, None] + np.arange(access.size)).reshape(-1)
    wave.statistics.copies += 1
    wave.queue.issue(
        access,
        "vmcnt",
        target,
        data=data.reshape(-1),
        address=start.astype(np.uint32),
        lanes=active,
        is_marked=is_marked,
        is_recorded=wave.native is not None and wave.native.copy(operation, base, step, wave.mask),
    )


def _uniform_access(node: Node, size: int) -> LdsOperation:
    written = lane_bytes(size)
    access = node.lds_access(written, min(written & -written, 16), reads=False, writes=True, is_copy=True)
    return LdsOperation(access, raw_plan(written))


def _announce(
    node: Node,
    size: int,
    place: ResourceOperands | PointerOperands,
    target: LdsOperation,
    *,
    is_marked: bool,
) -> None:
    """Makes a copy known to compiled code, if all of LDS that it writes is what it reads."""
    if target.access.size != size or lane_stride(size) != size:
        return
    placed = place_of(node.frame.module, node.instruction, node.line)
    source = GlobalOperation(raw_plan(size), node.site if placed.is_shared else None, writes=False, counts=0)
    base = PointerOperands(node.src(1), place.fixed)
    node.frame.operations[node.instruction.address] = CopyOperation(source, place, target, base, is_marked)


@intrinsic(
    "llvm.amdgcn.raw.buffer.load.lds", "llvm.amdgcn.raw.ptr.buffer.load.lds",
    "llvm.amdgcn.struct.buffer.load.lds", "llvm.amdgcn.struct.ptr.buffer.load.lds",
    "llvm.amdgcn.raw.buffer.load.async.lds", "llvm.amdgcn.raw.ptr.buffer.load.async.lds",
    "llvm.amdgcn.struct.buffer.load.async.lds", "llvm.amdgcn.struct.ptr.buffer.load.async.lds",
)  # fmt: skip
def _buffer_to_lds(node: Node) -> Effect:
    """Operands: resource, LDS pointer, bytes, [index,] offset, scalar offset, immediate offset, cache policy."""
    size = node.immediate(2)
    at = 3
    index = None
    if "struct" in node.callee:
        index, at = node.src(3), 4
    resource, pointer, offset, scalar = node.src(0), node.src(1), node.src(at), node.src(at + 1)
    fixed = node.immediate(at + 2)
    operation, layout = _uniform_access(node, size), layout_of(node.frame.arch)
    is_marked = ".async." in node.callee
    kind = node.kind_of(1)
    if index is None:
        operands = ResourceOperands(layout, resource, offset, scalar, fixed)
        _announce(node, size, operands, operation, is_marked=is_marked)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        number = None if index is None else r[index]
        start = np.asarray(r[offset], np.uint32).astype(np.uint64) + np.uint64(fixed)
        place = buffer_place(layout, r[resource], start, r[scalar], size, index=number)
        base = first_lane(r[pointer], kind, wave.first()) + fixed
        _uniform(wave, operation, base, place, size=size, is_marked=is_marked)

    return op


@intrinsic(
    "llvm.amdgcn.global.load.lds", "llvm.amdgcn.load.to.lds",
    "llvm.amdgcn.global.load.async.lds", "llvm.amdgcn.load.async.to.lds",
)  # fmt: skip
def _global_to_lds(node: Node) -> Effect:
    """Operands: source, LDS pointer, bytes, immediate offset, cache policy."""
    size, fixed = node.immediate(2), node.immediate(3)
    source, pointer = node.src(0), node.src(1)
    kind, space = node.kind_of(1), node.kind_of(0).space
    operation, layout = _uniform_access(node, size), layout_of(node.frame.arch)
    is_marked = ".async." in node.callee
    if space != 7:
        _announce(node, size, PointerOperands(source, fixed), operation, is_marked=is_marked)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        if space == 7:
            fat = r[source]
            start = fat[..., 4].astype(np.uint64) + np.uint64(fixed)
            place = buffer_place(layout, fat, start, 0, size)
        else:
            address = np.asarray(r[source], np.uint64) + np.uint64(fixed)
            place = BufferPlace(np.asarray(address), np.ones(1, bool))
        base = first_lane(r[pointer], kind, wave.first()) + fixed
        _uniform(wave, operation, base, place, size=size, is_marked=is_marked)

    return op


_SIZES = {"b8": 1, "b32": 4, "b64": 8, "b128": 16}


@intrinsic(*[f"llvm.amdgcn.{who}.load.async.to.lds.{b}" for b in _SIZES for who in ("global", "cluster")])
def _async_to_lds(node: Node) -> Effect:
    """Operands: source, LDS pointer, immediate offset (of both), cache policy[, mask]."""
    size = _SIZES[node.callee.split(".")[-1]]
    source, pointer, fixed = node.src(0), node.src(1), node.immediate(2)
    source_kind, kind = node.kind_of(0), node.kind_of(1)
    access = node.lds_access(size, size, reads=False, writes=True, is_copy=True)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lanes = wave.everyone if wave.active is None else wave.active
        place = lanes_of(r[source], source_kind, wave.size)[lanes] + np.uint64(fixed)
        address = lanes_of(r[pointer], kind, wave.size)[lanes] + np.uint32(fixed)
        data = wave.memory.fetch(place, size)
        target = (address[:, None].astype(np.int64) + np.arange(size)).reshape(-1)
        wave.statistics.copies += 1
        order = np.argsort(target, kind="stable")
        wave.queue.issue(
            access,
            "asynccnt",
            target[order],
            data=data.reshape(-1)[order],
            address=address,
            lanes=wave.active,
        )

    return op


class Tile(NamedTuple):
    """The contents of a tensor descriptor. Sizes and strides are in elements, outermost dimension first.

    Attributes:
        lds, source: addresses.
        element: bytes of one.
        tile: of each dimension; `tensor` what is left of the tensor there, beyond which zeros are read.
        strides: elements from one row to the next, for all but the innermost dimension.
        interval, amount: behind every ``interval`` bytes of LDS ``amount`` bytes are left out; 0 for none.
    """

    lds: int
    source: int
    element: int
    tile: tuple[int, ...]
    tensor: tuple[int, ...]
    strides: tuple[int, ...]
    interval: int
    amount: int


def read_descriptor(group0: list[int], group1: list[int]) -> Tile | None:
    """The two-dimensional tile of a descriptor; `None` if its predicate is off.

    As Triton builds it: halves, rows padded, 16 rows of 64 from a tensor that has 40 columns left.

    >>> rows = [118554624, 40 << 16, 100 << 16, 64 << 16, 16, 512, 0, 0]
    >>> tile = read_descriptor([1, 256, 0x1000, 0x80000000 | 0x7F], rows)
    >>> tile == Tile(256, 0x7F_0000_1000, 2, (16, 64), (100, 40), (512,), 128, 16)
    True
    >>> target, source, exists = tile_bytes(tile)
    >>> int(target[130]), int(source[130]) - tile.source, int(exists.sum())
    (402, 1026, 1280)
    >>> read_descriptor([0, 0, 0, 0], rows) is None
    True

    Raises:
        Unsupported: something of it is not simulated.
    """
    if not group0[0] & 1:
        return None
    flags = group1[0]
    if flags & 0xFFFF:
        raise Unsupported("a tensor copy to several workgroups; add it to ldsopt/simt/intrinsics/copies.py")
    tensor0 = group1[1] >> 16 | (group1[2] & 0xFFFF) << 16
    tensor1 = group1[2] >> 16 | (group1[3] & 0xFFFF) << 16
    tile0, tile1 = group1[3] >> 16, group1[4] & 0xFFFF
    stride0 = group1[5] | (group1[6] & 0xFFFF) << 32
    padded = flags >> 20 & 1
    return Tile(
        lds=group0[1],
        source=group0[2] | (group0[3] & 0x1FFFFFF) << 32,
        element=1 << (flags >> 16 & 3),
        tile=(max(tile1, 1), tile0),
        tensor=(tensor1 if tile1 else 1, tensor0),
        strides=(stride0,),
        interval=(2 << (flags >> 22 & 7)) * 4 if padded else 0,
        amount=((flags >> 25) + 1) * 4 if padded else 0,
    )


def tile_bytes(tile: Tile) -> tuple[Array, Array, Array]:
    """For each byte of the tile, in order: its LDS address, its source address, and whether the tensor has it."""
    rows, columns = tile.tile
    at = np.arange(rows * columns * tile.element)
    element, byte = at // tile.element, at % tile.element
    row, column = element // columns, element % columns
    target = tile.lds + at
    if tile.interval:
        target = target + at // tile.interval * tile.amount
    source = tile.source + (row * tile.strides[0] + column) * tile.element + byte
    return target, source, (row < tile.tensor[0]) & (column < tile.tensor[1])


@intrinsic("llvm.amdgcn.tensor.load.to.lds", "llvm.amdgcn.tensor.load.to.lds.d2")
def _tensor_to_lds(node: Node) -> Effect:
    """One copy for the wave, whatever lanes are active. Operands: descriptor groups, cache policy."""
    groups = [(node.src(i), node.kind_of(i)) for i in range(2)]
    access = node.lds_access(1, 4, reads=False, writes=True, is_copy=True)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        words = [first_lane(r[slot], kind, wave.first()).tolist() for slot, kind in groups]
        tile = read_descriptor(*words)
        if tile is None:
            wave.queue.count("tensorcnt")
            return
        target, source, exists = tile_bytes(tile)
        data = np.zeros(len(target), np.uint8)
        place = source.astype(np.uint64)
        if exists.any():
            wave.memory.check(place[exists], 1, "read")
            offsets = (place[exists] - np.uint64(GLOBAL_BASE)).astype(np.int64)
            data[exists] = wave.memory.region.data[offsets]
        wave.statistics.copies += 1
        lanes = np.zeros(len(target), np.intp)
        wave.queue.issue(
            access, "tensorcnt", target, data=data, address=target.astype(np.uint32), lanes=lanes
        )

    return op
