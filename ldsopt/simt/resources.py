"""Buffer resources: their layout, the bytes of an access that are within them, and accesses through them.

Accesses of more than four bytes are checked against the range word by word, atomic ones as a whole. On gfx9 the form of
the instruction decides what is compared: raw accesses are out of range where they end behind ``num_records``, without
the scalar offset; those with an index (``struct`` forms) where the index is no record, whatever the offset. From gfx10
on ``OOB_SELECT`` of the resource decides. Sources: AMD CDNA4 ISA, 9.1.5.1; RDNA3 ISA, "Buffer range checking"; AMDGPU
Usage guide, "Relaxed Buffer OOB Mode"; for gfx1250 LLVM's lowering of ``make.buffer.rsrc``.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from ldsopt.simt.access import Plan, decode, encode
from ldsopt.simt.addresses import (
    ADD_LANE,
    BY_INDEX,
    GLOBAL_BASE,
    RAW,
    STRUCTURED,
    UNCHECKED,
    ResourceLayout,
)
from ldsopt.simt.frame import Unsupported
from ldsopt.simt.kinds import Array, Value, lanes_of, zero
from ldsopt.simt.program import Wave


class BufferPlace(NamedTuple):
    """The address of an access, and its words that are within the resource: [lanes, words] or [words]."""

    address: Array
    words: Array

    @property
    def inside(self) -> Array:
        """True where the whole access is within the resource."""
        return np.asarray(self.words.all(axis=-1))


def make_resource(layout: ResourceLayout, base: Value, stride: Value, records: Value, flags: Value) -> Array:
    """The words of a resource."""
    address, steps, count, last = (np.asarray(part, np.uint64) for part in (base, stride, records, flags))
    low = np.uint64(0xFFFF_FFFF)
    if layout.is_wide:
        words = [
            address & low,
            address >> np.uint64(32) | (count & np.uint64(0x7F)) << np.uint64(25),
            count >> np.uint64(7) & low,
            count >> np.uint64(39)
            | (steps & np.uint64(0xFFFF)) << np.uint64(12)
            | last << np.uint64(28) & low,
        ]
    else:
        words = [
            address & low,
            address >> np.uint64(32) & np.uint64(0xFFFF) | (steps & np.uint64(0xFFFF)) << np.uint64(16),
            np.minimum(count, low),
            last,
        ]
    return np.stack(np.broadcast_arrays(*words), axis=-1).astype(np.uint32)


def whole_buffer(layout: ResourceLayout, address: int, size: int) -> Array:
    """The words of a resource of all bytes of a buffer, as a host makes it for raw accesses."""
    return make_resource(layout, address, 0, size, RAW << 28 if layout.selects_check else 0)


def buffer_place(
    layout: ResourceLayout, resource: Array, offset: Value, scalar: Value, size: int, *, index: Value = None
) -> BufferPlace:
    """The address of each lane's access, and its words that are within the resource.

    Args:
        layout: the layout of the resource.
        resource: its words.
        offset: in bytes, with the immediate.
        scalar: the scalar offset.
        size: bytes.
        index: the number of the record, for the ``struct`` forms.

    Raises:
        Unsupported: the resource asks for another addressing.
    """
    at, first = np.asarray(offset, np.uint64), np.asarray(scalar, np.uint64)
    if layout.is_wide:
        words = resource.astype(np.uint64)
        if index is not None or (words[..., 3] >> np.uint64(12)).any():
            raise Unsupported("a buffer resource of gfx1250 with a stride, an index or flags")
        base = words[..., 0] | (words[..., 1] & np.uint64(0x1FF_FFFF)) << np.uint64(32)
        records = (
            words[..., 1] >> np.uint64(25) | words[..., 2] << np.uint64(7) | words[..., 3] << np.uint64(39)
        )
        return BufferPlace(base + at + first, _within(at, size, records))
    fields = _fields(layout, resource) if resource.ndim > 1 else _uniform_fields(layout, resource.tobytes())
    base, stride, records = fields.base, fields.stride, fields.records
    number = np.uint64(0) if index is None else np.asarray(index, np.uint64)
    check = RAW if index is None else BY_INDEX
    if layout.selects_check:
        check = fields.selected
    is_record = number < records
    if check == RAW and (index is None or not stride.any()):
        within = _within(at, size, records)
    elif check == BY_INDEX:
        within = _each(is_record, size)
    elif check == UNCHECKED:
        within = _each(records > 0, size)
    elif check == STRUCTURED and stride.all():
        within = _within(at, size, stride) & _each(is_record, size)
    else:
        raise Unsupported(
            "a buffer resource whose OOB_SELECT and stride leave open what is in range; add it to "
            "ldsopt/simt/resources.py"
        )
    return BufferPlace(base + at + first + number * stride, within)


class _ResourceFields(NamedTuple):
    """A resource's address, stride and ``num_records``, and its ``OOB_SELECT``; -1 for one that differs by lane."""

    base: Array
    stride: Array
    records: Array
    selected: int


def _fields(layout: ResourceLayout, resource: Array) -> _ResourceFields:
    """The fields of a resource.

    Raises:
        Unsupported: it asks for another addressing.
    """
    words = resource.astype(np.uint64)
    swizzled = (resource[..., 1] & np.uint32(layout.swizzle)).any()
    if swizzled or (resource[..., 3] & np.uint32(ADD_LANE)).any():
        raise Unsupported("a buffer resource with swizzled addresses or ADD_TID_ENABLE")
    selected = words[..., 3] >> np.uint64(28) & np.uint64(3)
    return _ResourceFields(
        words[..., 0] | (words[..., 1] & np.uint64(0xFFFF)) << np.uint64(32),
        words[..., 1] >> np.uint64(16) & np.uint64(0x3FFF),
        words[..., 2],
        int(selected.flat[0]) if (selected == selected.flat[0]).all() else -1,
    )


@functools.lru_cache(maxsize=256)
def _uniform_fields(layout: ResourceLayout, raw: bytes) -> _ResourceFields:
    """The fields of a resource that is the same in all lanes: a kernel has few, and uses them over and over."""
    return _fields(layout, np.frombuffer(raw, np.uint32))


@functools.cache
def _ends(size: int) -> Array:
    return np.minimum(np.arange(4, size + 4, 4), size).astype(np.uint64)


def _within(at: Array, size: int, end: Array) -> Array:
    """The words of an access at an offset that end before a limit."""
    found: Array = at[..., None] + _ends(size) <= end[..., None]
    return found


def _each(whole: Array, size: int) -> Array:
    """Repeats one answer for each word of the access."""
    return np.asarray(whole)[..., None].repeat(-(-size // 4), axis=-1)


def fetch(wave: Wave, place: BufferPlace, size: int) -> Array:
    """The bytes of each access, zero where they are not within the resource: [lanes, size]."""
    address, words = place.address, place.words
    bytes_ = words.repeat(4, axis=-1)[:, :size]
    data = np.zeros((len(address), size), np.uint8)
    places = (address[:, None] + np.arange(size, dtype=np.uint64))[bytes_]
    if len(places):
        wave.memory.check(places, 1, "read")
        data[bytes_] = wave.memory.region.data[(places - np.uint64(GLOBAL_BASE)).astype(np.intp)]
    return data


def load_buffer(wave: Wave, plan: Plan, place: BufferPlace) -> Value:
    """The values that the active lanes load; zero out of range."""
    address, inside = place.address, place.inside
    if (
        not np.ndim(address)
        and not np.ndim(inside)
        and (_is_aligned(address, plan) if inside else not place.words.any())
    ):
        return wave.memory.load(plan, int(address)) if inside else zero(plan.kind)
    address, inside = np.broadcast_to(address, wave.size), np.broadcast_to(inside, wave.size)
    which = inside if wave.mask is None else inside & wave.mask
    if which.all() and _is_aligned(address, plan):
        return wave.memory.load(plan, address)
    result = np.zeros((wave.size, plan.kind.count) if plan.kind.is_array else wave.size, plan.kind.dtype)
    if _is_aligned(address[which], plan):
        if which.any():
            result[which] = wave.memory.load(plan, address[which])
        which = np.zeros(wave.size, bool)
    parts, words = _in_parts(wave, place, which)
    if len(parts):
        raw = fetch(wave, BufferPlace(address[parts], words[parts]), plan.size)
        result[parts] = decode(plan, raw, len(parts))
    return result


def store_buffer(wave: Wave, plan: Plan, place: BufferPlace, value: Value) -> None:
    """Stores the values of the active lanes; bytes out of range are dropped."""
    address, inside = np.broadcast_to(place.address, wave.size), np.broadcast_to(place.inside, wave.size)
    rows = lanes_of(value, plan.kind, wave.size)
    which = inside if wave.mask is None else inside & wave.mask
    if _is_aligned(address[which], plan):
        if which.all():
            wave.memory.store(plan, address, value)
            return
        if which.any():
            wave.memory.store(plan, address[which], rows[which])
        which = np.zeros(wave.size, bool)
    parts, words = _in_parts(wave, place, which)
    if len(parts):
        raw = (
            np.ascontiguousarray(encode(plan, rows[parts], len(parts))).view(np.uint8).reshape(len(parts), -1)
        )
        bytes_ = words[parts].repeat(4, axis=-1)[:, : plan.size]
        places = (address[parts][:, None] + np.arange(plan.size, dtype=np.uint64))[bytes_]
        wave.memory.check(places, 1, "write")
        wave.memory.region.data[(places - np.uint64(GLOBAL_BASE)).astype(np.intp)] = raw[bytes_]


def _is_aligned(address: Array, plan: Plan) -> bool:
    """True if units of the plan can be moved; else bytes have to be, since an offset may be any."""
    return not int(np.bitwise_or.reduce(address, None)) & (plan.align - 1)


def _in_parts(wave: Wave, place: BufferPlace, whole: Array) -> tuple[Array, Array]:
    """The active lanes of which some words, not all, are within the resource; and every lane's words.

    Those of which all are, and which have not been moved yet, are among them.
    """
    words = np.broadcast_to(place.words, (wave.size, place.words.shape[-1]))
    some = whole | words.any(axis=-1) & ~words.all(axis=-1)
    return np.flatnonzero(some if wave.mask is None else some & wave.mask), words
