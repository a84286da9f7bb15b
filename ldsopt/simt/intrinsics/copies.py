"""Asynchronous copies into LDS, and buffer instructions through a resource.

Of the copies,

* The wave-uniform forms (gfx9, gfx10) write ``base + offset + lane * stride``, where the base is the first active
  lane's LDS address: the hardware has one address in M0. What is out of a resource's range lands as zero. The
  immediate offset counts for both sides. The stride is `ldsopt.target.intrinsics.lane_stride`. Sources: AMD Instinct
  MI300 and CDNA4 ISA, 9.1.9 (LDS_ADDR = LDSbase + LDS_offset + inst_offset + ThreadID * 4).
* The per-lane forms (gfx1250) have an LDS address of each lane's own.
* The tensor form (gfx1250) moves a tile by a descriptor. Its layout follows the descriptors that Triton builds
  (``TDMUtility.cpp``): group 0 holds the LDS and the global address, group 1 element size, padding, the tensor's
  sizes, the tile's sizes and the strides.

Buffer instructions are ``raw`` and ``struct``, with the resource as pointer or as vector. Operands are as in LLVM's
``IntrinsicsAMDGPU.td``: [value,] resource, [index,] offset, scalar offset, cache policy.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.ir.details import argument_alignment
from ldsopt.simt import resources, spaces
from ldsopt.simt.access import Plan, decode, plan
from ldsopt.simt.addresses import FLAT, GLOBAL_BASE, LDS, layout_of
from ldsopt.simt.frame import (
    BufferOperation,
    CopyOperation,
    Effect,
    Node,
    PointerOperands,
    ResourceOperands,
    TransposedRead,
    Unsupported,
    intrinsic,
    place_of,
)
from ldsopt.simt.global_memory import raw_plan
from ldsopt.simt.kinds import Array, RegisterKind, Value, first_lane, is_uniform, lanes_of, uniform
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.opcodes import memory
from ldsopt.simt.opcodes.memory import plan_of
from ldsopt.simt.program import Registers, Wave
from ldsopt.simt.resources import BufferPlace, buffer_place, fetch
from ldsopt.simt.shadow import LdsAccess
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
    """Describes a copy to compiled code, if every byte of LDS that it writes is one that it reads."""
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
        element: bytes of one element.
        tile: the size of each dimension; `tensor` the rest of the tensor there, beyond which zeros are read.
        strides: elements from one row to the next, for all but the innermost dimension.
        interval, amount: behind every ``interval`` bytes of LDS ``amount`` bytes are left out; 0 for none.
        barrier: the LDS barrier at which the copy arrives once it has landed, if there is one.
    """

    lds: int
    source: int
    element: int
    tile: tuple[int, ...]
    tensor: tuple[int, ...]
    strides: tuple[int, ...]
    interval: int
    amount: int
    barrier: int | None = None


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
        barrier=(group1[1] & 0xFFFF) * 8 if flags >> 18 & 1 else None,
    )


def tile_bytes(tile: Tile) -> tuple[Array, Array, Array]:
    """For each byte of the tile, in order: its LDS address, its source address, and true if the tensor has it."""
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
    # A wave that others tell of its copies' arrivals waits for them in a loop.
    access.hands_over = memory.waits_for(node.frame.module, "addrspace(3)")

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
            access,
            "tensorcnt",
            target,
            data=data,
            address=target.astype(np.uint32),
            lanes=lanes,
            arrivals=() if tile.barrier is None else (tile.barrier,),
        )

    return op


# --- transfers ----------------------------------------------------------------------------------------------
#
# Transposing reads of LDS, and copies of memory as a whole.


def transpose(data: Array) -> Array:
    """The transposed values of 16 lanes, which have read a matrix together: lane c of the 16 gets column c.

    * Four elements a lane (gfx950, ``DS_READ_B64_TR_B16``): a matrix of 4 rows and 16 columns, lane l holds row l / 4
      from column 4 * (l % 4) on.
    * Eight (gfx1250, ``DS_LOAD_TR16_B128``): 8 rows and 16 columns, lane l holds row l % 8 from column 8 * (l / 8) on.

    Source: the addresses that Triton computes for each, and its products, which the corpus tests compare with numpy.

    Args:
        data: [lanes, n], the contents at each lane's address.
    """
    lanes, each = data.shape
    if each == 4:
        rows = data.reshape(lanes // 16, 4, 16)
    else:
        rows = data.reshape(lanes // 16, 2, 8, 8).transpose(0, 2, 1, 3).reshape(lanes // 16, 8, 16)
    return np.ascontiguousarray(rows.transpose(0, 2, 1)).reshape(lanes, each)


@intrinsic("llvm.amdgcn.ds.read.tr16.b64", "llvm.amdgcn.ds.load.tr16.b128", "llvm.amdgcn.ds.read.tr8.b64")
def _transposing_read(node: Node) -> Effect:
    d, p, kind = node.dst, node.src(0), node.kind
    size = 8 if node.callee.split(".")[5][:3] == "b64" else 16
    bits = 8 if ".tr8." in node.callee else 16
    if bits == 8:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/copies.py")
    how, result = plan(node.frame.kinds(f"<{size // 2} x i16>"), size), plan(kind, size)
    access = node.lds_access(size, size, reads=True, writes=False)
    pointer, operation = node.kind_of(0), LdsOperation(access, how)
    node.frame.operations[node.instruction.address] = TransposedRead(operation, p, d)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        address, lanes = lanes_of(r[p], pointer, wave.size), wave.active
        found = None if wave.native is None else wave.native.load(operation, address, wave.mask)
        if found is not None:
            r[d] = decode(result, transpose(found), wave.size)
            return
        chosen = address if lanes is None else address[lanes]
        data = wave.spread(wave.lds.load(how, access, wave.queue, chosen, lanes))
        r[d] = decode(result, transpose(data), wave.size)

    return op


def _byte_plan(align: int = 1) -> Plan:
    return plan(RegisterKind("i8", "int", 8, np.dtype("u1"), store=1), align)


def _plain_space(node: Node, number: int) -> int:
    """The address space of a pointer.

    Raises:
        Unsupported: it cannot be loaded from byte by byte.
    """
    kind = node.kind_of(number)
    if kind.form != "pointer" or kind.space not in spaces.LOADERS:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/copies.py")
    return kind.space


def _each(wave: Wave, which: Value, act: Callable[[], None]) -> None:
    """Runs an action with the active lanes for which a condition holds, if there are any."""
    if not isinstance(which, np.ndarray):
        if which:
            act()
        return
    whole = wave.mask
    lanes = which if whole is None else which & whole
    if lanes.any():
        wave.set_mask(lanes)
        act()
        wave.set_mask(whole)


@intrinsic("llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline")
def _memory(node: Node) -> Effect:
    """Copies or fills byte by byte, each time in all lanes whose length reaches that far."""
    target, source, length = node.src(0), node.src(1), node.src(2)
    sets = "memset" in node.callee
    to_space, from_space = _plain_space(node, 0), (FLAT if sets else _plain_space(node, 1))
    how, write, read = _byte_plan(), None, None
    first = [_byte_plan(argument_alignment(node.line, number)) for number in (0, 0 if sets else 1)]
    if to_space in (LDS, FLAT):
        write = node.lds_access(1, 1, reads=False, writes=True)
    if not sets and from_space in (LDS, FLAT):
        read = node.lds_access(1, 1, reads=True, writes=False)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        many = r[length]
        lanes = many if wave.active is None or not isinstance(many, np.ndarray) else many[wave.active]
        longest = int(np.max(lanes))
        values: list[Value] = [r[source]] * longest

        def load_byte(i: int) -> None:
            values[i] = spaces.load(wave, from_space, how if i else first[1], read, r[source] + i)

        def store_byte(i: int) -> None:
            spaces.store(wave, to_space, how if i else first[0], write, r[target] + i, value=values[i])

        for act in (store_byte,) if sets else (load_byte, store_byte):
            for i in range(longest):
                _each(wave, many > i, functools.partial(act, i))

    return op


@intrinsic("llvm.masked.load")
def _masked_load(node: Node) -> Effect:
    """A masked load. Operands: pointer, mask, the other elements' values."""
    p, mask, other, kind = node.src(0), node.src(1), node.src(2), node.kind
    part, plans, space, access = _element(node, kind, 0, reads=True)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        found = lanes_of(r[other], kind, wave.size).copy()

        def load(i: int) -> None:
            value = spaces.load(wave, space, plans[i], access, r[p] + i * part.store)
            found[wave.everyone if wave.active is None else wave.active, i] = (
                value if wave.active is None or is_uniform(value, part) else value[wave.active]
            )

        for i in range(kind.count):
            _each(wave, _of_element(r[mask], i), functools.partial(load, i))
        r[node.dst] = found

    return op


@intrinsic("llvm.masked.store")
def _masked_store(node: Node) -> Effect:
    """Stores the lanes of a vector that the mask has; the operands are value, pointer and mask."""
    v, p, mask, kind = node.src(0), node.src(1), node.src(2), node.kind_of(0)
    part, plans, space, access = _element(node, kind, 1, reads=False)

    def op(r: Registers) -> None:
        wave: Wave = r[0]

        def store(i: int) -> None:
            value = uniform(r[v][i], part) if r[v].ndim == 1 else r[v][:, i]
            spaces.store(wave, space, plans[i], access, r[p] + i * part.store, value=value)

        for i in range(kind.count):
            _each(wave, _of_element(r[mask], i), functools.partial(store, i))

    return op


def _element(
    node: Node, kind: RegisterKind, pointer: int, *, reads: bool
) -> tuple[RegisterKind, list[Plan], int, LdsAccess | None]:
    """The move of each element of a masked access: its type, its plan, its place, and the access of LDS."""
    part, space = kind.scalar, _plain_space(node, pointer)
    if part.bits != 8 * part.store:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/copies.py")
    access = None
    if space in (LDS, FLAT):
        access = node.lds_access(part.store, 1, reads=reads, writes=not reads)
    align = argument_alignment(node.line, pointer)
    return part, [plan(part, align | i * part.store) for i in range(kind.count)], space, access


def _of_element(vector: Array, number: int) -> Value:
    """An element of a vector, by lane or for all of them."""
    return vector[number].item() if vector.ndim == 1 else vector[:, number]


_FORMS = ("raw.ptr", "raw", "struct.ptr", "struct")


def _names(operation: str) -> list[str]:
    return [f"llvm.amdgcn.{form}.buffer.{operation}" for form in _FORMS]


def _operands(node: Node, first: int) -> tuple[int, int | None, int, int]:
    """Slots of resource, index, offset and scalar offset."""
    if "struct" in node.callee:
        return node.src(first), node.src(first + 1), node.src(first + 2), node.src(first + 3)
    return node.src(first), None, node.src(first + 1), node.src(first + 2)


def _announce_buffer_access(node: Node, how: Plan, first: int, *, writes: bool) -> None:
    """Makes an access without an index known to compiled code; loads count in ``vmcnt``."""
    resource, index, offset, scalar = _operands(node, first)
    if index is None:
        placed = place_of(node.frame.module, node.instruction, node.line)
        site = node.site if placed.is_shared else None
        access = GlobalOperation(how, site, writes=writes, counts=0 if writes else 1)
        place = ResourceOperands(layout_of(node.frame.arch), resource, offset, scalar, 0)
        value = node.src(0) if writes else node.dst
        node.frame.operations[node.instruction.address] = BufferOperation(access, place, value)


@intrinsic("llvm.amdgcn.make.buffer.rsrc")
def _make(node: Node) -> Effect:
    d, slots = node.dst, [node.src(i) for i in range(4)]
    fat, layout = node.kind.space == 7, layout_of(node.frame.arch)

    def op(r: Registers) -> None:
        made = resources.make_resource(layout, *[r[s] for s in slots])
        r[d] = np.concatenate([made, np.zeros_like(made[..., :1])], axis=-1) if fat else made

    return op


@intrinsic(*_names("load"), *_names("load.format"), "llvm.amdgcn.s.buffer.load")
def _load(node: Node) -> Effect:
    if ".format" in node.callee or ".s.buffer." in node.callee:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/copies.py")
    d, how = node.dst, plan_of(node.kind, node.kind.scalar.store)
    resource, index, offset, scalar = _operands(node, 0)
    layout = layout_of(node.frame.arch)
    _announce_buffer_access(node, how, 0, writes=False)

    def op(r: Registers) -> None:
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        r[d] = resources.load_buffer(r[0], how, place)
        r[0].queue.issued["vmcnt"] += 1

    return op


@intrinsic(*_names("store"))
def _store(node: Node) -> Effect:
    kind = node.kind_of(0)
    v, how = node.src(0), plan_of(kind, kind.scalar.store)
    resource, index, offset, scalar = _operands(node, 1)
    layout = layout_of(node.frame.arch)
    _announce_buffer_access(node, how, 1, writes=True)

    def op(r: Registers) -> None:
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        resources.store_buffer(r[0], how, place, r[v])

    return op


_ATOMICS = {
    "swap": "xchg", "add": "add", "sub": "sub", "smin": "min", "umin": "umin", "smax": "max", "umax": "umax",
    "and": "and", "or": "or", "xor": "xor", "fadd": "fadd", "fmin": "fmin", "fmax": "fmax",
    "inc": "uinc_wrap", "dec": "udec_wrap", "cond.sub": "usub_cond", "csub": "usub_sat",
}  # fmt: skip


@intrinsic(*[name for operation in _ATOMICS for name in _names(f"atomic.{operation}")])
def _atomic(node: Node) -> Effect:
    words = node.callee.split(".atomic.")[1]
    name = "cond.sub" if words.startswith("cond.sub.") else words.split(".")[0]
    operation = memory.OPERATIONS[_ATOMICS[name]]
    kind = node.kind
    d, v, how = node.dst, node.src(0), plan_of(kind, kind.store)
    resource, index, offset, scalar = _operands(node, 1)
    layout = layout_of(node.frame.arch)

    def op(r: Registers) -> None:
        wave = r[0]
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        old = memory.blank(wave, kind)
        memory.run_lanes(
            wave, how, place.address, place.inside, change=memory.Change(operation, r[v]), old=old
        )
        r[d] = old

    return op
