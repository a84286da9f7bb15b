"""Loads and stores of a wave, by address space.

An address is one per lane, or one for all lanes; the loaded value has the same form, so that a load from one address is
done once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from ldsopt.simt import addresses
from ldsopt.simt.access import Plan, gather, scatter
from ldsopt.simt.global_memory import Fault, require_aligned
from ldsopt.simt.kinds import Array, RegisterKind, Value, is_uniform
from ldsopt.simt.program import Wave
from ldsopt.simt.shadow import LdsAccess

Loader = Callable[[Wave, Plan, LdsAccess | None, Value, "Array | None"], Value]


class Storer(Protocol):
    """The function that stores to one address space."""

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
    """Loads from an address space: for each active lane, the value at its address."""
    loader = LOADERS[space]
    lanes = wave.active
    if address.__class__ is int or lanes is None:
        return loader(wave, plan, access, address, lanes)
    return wave.spread(loader(wave, plan, access, address[lanes], lanes))


def store(
    wave: Wave, space: int, plan: Plan, access: LdsAccess | None, address: Value, *, value: Value
) -> None:
    """Stores the values of the active lanes."""
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


def scratch_offsets(wave: Wave, plan: Plan, address: Value, lanes: Array | None) -> Array:
    """The places of the lanes' scratch addresses in the wave's scratch.

    Raises:
        Fault: outside of it, or not aligned.
    """
    numbers = wave.everyone if lanes is None else lanes
    place = np.asarray(address, np.uint32).astype(np.int64)
    bad = np.flatnonzero(np.broadcast_to(place + plan.size > wave.scratch_size, numbers.shape))
    if len(bad):
        flat = np.broadcast_to(place, numbers.shape)
        raise Fault("access to scratch", int(flat[bad[0]]), int(bad[0]))
    require_aligned(np.atleast_1d(place), plan.unit, "access to scratch")
    offsets: Array = numbers * wave.scratch_size + place
    return offsets


def _load_scratch(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None
) -> Value:
    offsets = scratch_offsets(wave, plan, address, lanes)
    loaded = gather(wave.scratch, plan, offsets)
    # A uniform address is another byte in each lane's scratch: the result is a row a lane all the same.
    return wave.spread(loaded) if address.__class__ is int else loaded


def _store_scratch(
    wave: Wave, plan: Plan, access: LdsAccess | None, address: Value, lanes: Array | None, *, value: Value
) -> None:
    scatter(wave.scratch, plan, scratch_offsets(wave, plan, address, lanes), value)


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
    for space, which in split(address):
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
    for space, which in split(address):
        numbers = np.flatnonzero(which) if lanes is None else lanes[which]
        local = address[which] if space == addresses.GLOBAL else address[which].astype(np.uint32)
        part = value if is_uniform(value, plan.kind) else value[which]
        STORERS[space](wave, plan, access, local, numbers, value=part)


def split(address: Array) -> list[tuple[int, Array]]:
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
