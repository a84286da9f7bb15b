"""Loads and stores of a wave, by address space.

The value of an address is per lane, or one for all lanes; what comes back has the same form, so that a load from one
address is done once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from ldsopt.simt import addresses
from ldsopt.simt.access import Plan, gather, scatter
from ldsopt.simt.frame import Unsupported
from ldsopt.simt.global_memory import Fault
from ldsopt.simt.kinds import Array, RegisterKind, Value, is_uniform, zero
from ldsopt.simt.program import Wave
from ldsopt.simt.shadow import LdsAccess

Loader = Callable[[Wave, Plan, LdsAccess | None, Value, "Array | None"], Value]


class Storer(Protocol):
    """What stores to one address space."""

    def __call__(
        self,
        wave: Wave,
        plan: Plan,
        access: LdsAccess | None,
        address: Value,
        lanes: Array | None,
        *,
        value: Value,
    ) -> None: ...


def pick(value: Value, kind: RegisterKind, lanes: Array | None) -> Value:
    """The rows of these lanes; a uniform value stays as it is."""
    return value if lanes is None or is_uniform(value, kind) else value[lanes]


def pick_last(value: Value, kind: RegisterKind, lane: int) -> Value:
    """The value of one lane, kept as one row."""
    return value if is_uniform(value, kind) else value[lane : lane + 1]


def load(wave: Wave, space: int, plan: Plan, access: LdsAccess | None, address: Value) -> Value:
    """What the active lanes load."""
    loader = LOADERS[space]
    lanes = wave.active
    if address.__class__ is int or lanes is None:
        return loader(wave, plan, access, address, lanes)
    return wave.spread(loader(wave, plan, access, address[lanes], lanes))


def store(
    wave: Wave, space: int, plan: Plan, access: LdsAccess | None, address: Value, *, value: Value
) -> None:
    """Stores what the active lanes hold."""
    lanes = wave.active
    if space == addresses.FLAT and address.__class__ is int:
        space = _by_aperture(address)
        address = address if space == addresses.GLOBAL else address & 0xFFFF_FFFF
    if space == addresses.SCRATCH:  # one address is a place of each lane's own
        where = address if lanes is None or address.__class__ is int else address[lanes]
        _store_scratch(wave, plan, access, where, lanes, value=pick(value, plan.kind, lanes))
    elif address.__class__ is int:  # all lanes to one place: the last one's value stays
        last = wave.size - 1 if lanes is None else int(lanes[-1])
        place = np.array([address], np.uint64 if address > 0xFFFF_FFFF else np.uint32)
        STORERS[space](wave, plan, access, place, np.array([last]), value=pick_last(value, plan.kind, last))
    elif lanes is None:
        STORERS[space](wave, plan, access, address, None, value=value)
    else:
        STORERS[space](wave, plan, access, address[lanes], lanes, value=pick(value, plan.kind, lanes))


def _load_lds(wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None) -> Value:
    assert access is not None
    return wave.lds.load(plan, access, wave.queue, address, lanes)


def _store_lds(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Array, lanes: Array | None, *, value: Value
) -> None:
    assert access is not None
    wave.lds.store(plan, access, wave.queue, address, lanes, value=value)


def _load_global(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None
) -> Value:
    return wave.memory.load(plan, address)


def _store_global(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Array, lanes: Array | None, *, value: Value
) -> None:
    wave.memory.store(plan, address.astype(np.uint64, copy=False), value)


def scratch_offsets(wave: Wave, size: int, address: Value, lanes: Array | None) -> Array:
    """Where the lanes' scratch addresses lie in the wave's scratch.

    Raises:
        Fault: outside of it.
    """
    numbers = wave.everyone if lanes is None else lanes
    place = np.asarray(address, np.uint32).astype(np.int64)
    bad = np.flatnonzero(np.broadcast_to(place + size > wave.scratch_size, numbers.shape))
    if len(bad):
        flat = np.broadcast_to(place, numbers.shape)
        raise Fault("access to scratch", int(flat[bad[0]]), int(bad[0]))
    offsets: Array = numbers * wave.scratch_size + place
    return offsets


def _load_scratch(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None
) -> Value:
    offsets = scratch_offsets(wave, plan.size, address, lanes)
    loaded = gather(wave.scratch, plan, offsets)
    # A uniform address is another byte in each lane's scratch: the result is a row a lane all the same.
    return wave.spread(loaded) if address.__class__ is int else loaded


def _store_scratch(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None, *, value: Value
) -> None:
    scatter(wave.scratch, plan, scratch_offsets(wave, plan.size, address, lanes), value)


def _by_aperture(address: int) -> int:
    if address >> 32 == addresses.LDS_APERTURE >> 32:
        return addresses.LDS
    if address >> 32 == addresses.SCRATCH_APERTURE >> 32:
        return addresses.SCRATCH
    return addresses.GLOBAL


def _load_flat(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None
) -> Value:
    if address.__class__ is int:
        space = _by_aperture(address)
        local = address if space == addresses.GLOBAL else address & 0xFFFF_FFFF
        return LOADERS[space](wave, plan, access, local, lanes)
    result: Value = None
    for space, which in _split(address):
        numbers = np.flatnonzero(which) if lanes is None else lanes[which]
        local = address[which] if space == addresses.GLOBAL else address[which].astype(np.uint32)
        part = LOADERS[space](wave, plan, access, local, numbers)
        if result is None:
            result = np.zeros((len(address), *part.shape[1:]), part.dtype)
        result[which] = part
    return result


def _store_flat(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Array, lanes: Array | None, *, value: Value
) -> None:
    for space, which in _split(address):
        numbers = np.flatnonzero(which) if lanes is None else lanes[which]
        local = address[which] if space == addresses.GLOBAL else address[which].astype(np.uint32)
        part = value if is_uniform(value, plan.kind) else value[which]
        STORERS[space](wave, plan, access, local, numbers, value=part)


def _split(address: Array) -> list[tuple[int, Array]]:
    """The lanes of each address space that a flat address may mean."""
    top = address.astype(np.uint64) >> np.uint64(32)
    in_lds = top == addresses.LDS_APERTURE >> 32
    in_scratch = top == addresses.SCRATCH_APERTURE >> 32
    parts = [
        (addresses.LDS, in_lds),
        (addresses.SCRATCH, in_scratch),
        (addresses.GLOBAL, ~(in_lds | in_scratch)),
    ]
    return [(space, which) for space, which in parts if which.any()]


# --- buffer resources -----------------------------------------------------------------------------------------


def resource_base(resource: Array) -> Value:
    """The address in a resource: 48 bits, as on gfx9."""
    low = resource[..., 0].astype(np.uint64)
    high = (resource[..., 1] & np.uint32(0xFFFF)).astype(np.uint64)
    return low | high << np.uint64(32)


def make_resource(base: Value, stride: Value, records: Value, flags: Value) -> Array:
    """A resource, laid out as gfx9's on every architecture: base 48, stride and swizzles 16 bits, records, flags."""
    words = [
        np.asarray(base, np.uint64) & np.uint64(0xFFFF_FFFF),
        ((np.asarray(base, np.uint64) >> np.uint64(32)) & np.uint64(0xFFFF))
        | (np.asarray(stride, np.uint64) & np.uint64(0xFFFF)) << np.uint64(16),
        np.minimum(np.asarray(records, np.uint64), np.uint64(0xFFFF_FFFF)),
        np.asarray(flags, np.uint64),
    ]
    return np.stack(np.broadcast_arrays(*words), axis=-1).astype(np.uint32)


_SWIZZLE, _ADD_LANE = 1 << 31, 1 << 23
"""In the second and the last word of a resource: addresses are swizzled; the lane's number is added to the index."""


def buffer_place(
    resource: Array, offset: Value, scalar: Value, size: int, index: Value = None
) -> tuple[Array, Array]:
    """The address of each lane's access and whether it is within the resource.

    Raw accesses are out of range where their last byte lies behind ``num_records``, of which the scalar offset is no
    part; those with an index (``struct`` forms) where the index is no record, whatever the offset.
    Source: AMD CDNA4 ISA, 9.1.5.1.

    Args:
        resource: of 4 words.
        offset: in bytes, with the immediate.
        scalar: the scalar offset.
        size: bytes.
        index: of the record, for the ``struct`` forms.

    Raises:
        Unsupported: the resource asks for another addressing.
    """
    if (resource[..., 1] & np.uint32(_SWIZZLE)).any() or (resource[..., 3] & np.uint32(_ADD_LANE)).any():
        raise Unsupported("a buffer resource with swizzled addresses or ADD_TID_ENABLE")
    records = resource[..., 2].astype(np.uint64)
    at = np.asarray(offset, np.uint64)
    place = resource_base(resource) + at + np.asarray(scalar, np.uint64)
    if index is None:
        return place, at + np.uint64(size) <= records
    stride = ((resource[..., 1] >> np.uint32(16)) & np.uint32(0x3FFF)).astype(np.uint64)
    number = np.asarray(index, np.uint64)
    return place + number * stride, number < records


def load_buffer(wave: Wave, plan: Plan, place: Array, inside: Array) -> Value:
    """What the active lanes load; zero out of range."""
    if not np.ndim(place) and not np.ndim(inside):
        return wave.memory.load(plan, int(place)) if inside else zero(plan.kind)
    place, inside = np.broadcast_arrays(place, inside)
    which = inside if wave.mask is None else inside & wave.mask
    if which.all():
        return wave.memory.load(plan, place)
    shape = (wave.size, plan.kind.count) if plan.kind.is_array else (wave.size,)
    result = np.zeros(shape, plan.kind.dtype)
    if which.any():
        result[which] = wave.memory.load(plan, place[which])
    return result


def store_buffer(wave: Wave, plan: Plan, place: Array, inside: Array, value: Value) -> None:
    """Stores what the active lanes hold; nothing out of range."""
    place, inside = np.broadcast_to(place, wave.size), np.broadcast_to(inside, wave.size)
    which = inside if wave.mask is None else inside & wave.mask
    if which.all():
        wave.memory.store(plan, place, value)
    elif which.any():
        numbers = np.flatnonzero(which)
        wave.memory.store(plan, place[numbers], pick(value, plan.kind, numbers))


LOADERS: dict[int, Loader] = {
    addresses.FLAT: _load_flat,
    addresses.GLOBAL: _load_global,
    addresses.LDS: _load_lds,
    addresses.CONSTANT: _load_global,
    addresses.SCRATCH: _load_scratch,
}
STORERS: dict[int, Storer] = {
    addresses.FLAT: _store_flat,
    addresses.GLOBAL: _store_global,
    addresses.LDS: _store_lds,
    addresses.SCRATCH: _store_scratch,
}
