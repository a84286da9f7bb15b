"""Atomic operations. Lanes that go to one place do so one after the other, in the order of their numbers.

Semantics: LLVM LangRef, ``atomicrmw`` and ``cmpxchg``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.simt import addresses
from ldsopt.simt.access import MemoryRegion, Plan, gather, scatter
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.floats import larger, larger_number, smaller, smaller_number
from ldsopt.simt.global_memory import require_aligned
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of, round_bfloat, signed
from ldsopt.simt.program import Wave
from ldsopt.simt.shadow import LdsAccess
from ldsopt.simt.spaces import scratch_offsets, split

AtomicFunction = Callable[[Array, Array, RegisterKind], Array]


def _signed_choice(better: Callable[[Array, Array], Array]) -> AtomicFunction:
    return lambda old, new, kind: np.where(better(signed(old, kind.bits), signed(new, kind.bits)), old, new)


OPERATIONS: dict[str, AtomicFunction] = {
    "xchg": lambda _, new, __: new,
    "add": lambda old, new, kind: (old + new) & kind.mask,
    "sub": lambda old, new, kind: (old - new) & kind.mask,
    "and": lambda old, new, _: old & new,
    "nand": lambda old, new, kind: ~(old & new) & kind.mask,
    "or": lambda old, new, _: old | new,
    "xor": lambda old, new, _: old ^ new,
    "max": _signed_choice(np.greater),
    "min": _signed_choice(np.less),
    "umax": lambda old, new, _: np.maximum(old, new),
    "umin": lambda old, new, _: np.minimum(old, new),
    "fadd": lambda old, new, _: old + new,
    "fsub": lambda old, new, _: old - new,
    "fmax": lambda old, new, _: larger_number(old, new),
    "fmin": lambda old, new, _: smaller_number(old, new),
    "fmaximum": lambda old, new, _: larger(old, new),
    "fminimum": lambda old, new, _: smaller(old, new),
    "usub_cond": lambda old, new, _: np.where(old >= new, old - new, old).astype(old.dtype),
    "usub_sat": lambda old, new, _: np.where(old >= new, old - new, 0).astype(old.dtype),
    "uinc_wrap": lambda old, new, _: np.where(old >= new, 0, old + 1).astype(old.dtype),
    "udec_wrap": lambda old, new, _: np.where((old == 0) | (old > new), new, old - 1).astype(old.dtype),
}
"""Of the old values and the operand's, one a lane, the values that are stored."""


class Change(NamedTuple):
    """The value that an atomic operation stores, and when.

    Attributes:
        operation: of the old and the operand's value, what is stored.
        value: of the operand.
        expected: store only where this is found; `None` to store always.
    """

    operation: AtomicFunction
    value: Value
    expected: Value = None


def run(
    wave: Wave, space: int, plan: Plan, access: LdsAccess | None, address: Value, *, change: Change
) -> Array:
    """Executes it for the active lanes; the result is what each found there."""
    old = blank(wave, plan.kind)
    every = lanes_of(address, RegisterKind("", "int", dtype=np.dtype("u8")), wave.size)
    active = wave.everyone if wave.active is None else wave.active
    if space != addresses.FLAT:
        _run_in(wave, space, plan, access, every[active], lanes=active, change=change, old=old)
        return old
    for part, which in split(every[active]):
        local = every[active[which]]
        _run_in(wave, part, plan, access, local, lanes=active[which], change=change, old=old)
    return old


def _run_in(
    wave: Wave,
    space: int,
    plan: Plan,
    access: LdsAccess | None,
    address: Array,
    *,
    lanes: Array,
    change: Change,
    old: Array,
) -> None:
    """Executes it for lanes whose addresses are all in one address space."""
    if space == addresses.LDS:
        assert access is not None
        local = (address & np.asarray(0xFFFF_FFFF, address.dtype)).astype(np.uint32)
        inside = local.astype(np.int64) + plan.size <= wave.lds.size
        wave.lds.enter(plan, access, wave.queue, local, lanes)
        if inside.any():
            _apply(wave.lds.region, plan, local[inside], lanes[inside], change=change, old=old)
    elif space == addresses.SCRATCH:
        local = (address & np.asarray(0xFFFF_FFFF, address.dtype)).astype(np.uint32)
        offsets = scratch_offsets(wave, plan, local, lanes)
        _apply(wave.scratch, plan, offsets, lanes, change=change, old=old)
    else:
        place = address.astype(np.uint64)
        wave.memory.change(place, plan.size)
        require_aligned(place, plan.align, "atomic operation")
        _apply(wave.memory.region, plan, place - np.uint64(GLOBAL_BASE), lanes, change=change, old=old)


def blank(wave: Wave, kind: RegisterKind) -> Array:
    """An array of zeros, to be filled with what the lanes find."""
    return np.zeros((wave.size, kind.count) if kind.is_array else wave.size, kind.dtype)


def run_lanes(wave: Wave, plan: Plan, place: Array, inside: Array, *, change: Change, old: Array) -> None:
    """Executes it on global memory for the active lanes that are ``inside``; what they found goes into ``old``."""
    place, inside = np.broadcast_to(place, wave.size), np.broadcast_to(inside, wave.size)
    lanes = np.flatnonzero(inside if wave.mask is None else inside & wave.mask)
    if not len(lanes):
        return
    wave.memory.change(place[lanes], plan.size)
    require_aligned(place[lanes], plan.align, "atomic operation")
    offsets = place[lanes] - np.uint64(GLOBAL_BASE)
    _apply(wave.memory.region, plan, offsets, lanes, change=change, old=old)


def _apply(
    region: MemoryRegion, plan: Plan, offsets: Array, lanes: Array, *, change: Change, old: Array
) -> None:
    """Applies the operation: lane after lane where they share a place, all at once where they do not."""
    kind = plan.kind
    values = lanes_of(change.value, kind, len(old))
    expected = None if change.expected is None else lanes_of(change.expected, kind, len(old))
    for turn in _turns(offsets):
        where, which = offsets[turn], lanes[turn]
        found = gather(region, plan, where)
        old[which] = found
        result = change.operation(found, values[which], kind)
        if kind.is_bfloat:
            result = round_bfloat(result)
        if expected is not None:
            keep = found == expected[which]
            where, result = where[keep], result[keep]
        if len(where):
            scatter(region, plan, where, result)


def _turns(offsets: Array) -> list[Array | slice]:
    """The positions that come first at their place, second, and so on; a lane never overtakes one before it."""
    order = np.argsort(offsets, kind="stable")
    ordered = offsets[order]
    first = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    if len(first) == len(offsets):
        return [slice(None)]
    rank = np.arange(len(offsets)) - np.repeat(first, np.diff(np.append(first, len(offsets))))
    return [np.sort(order[rank == turn]) for turn in range(int(rank.max()) + 1)]


def same(old: Array, expected: Value, kind: RegisterKind) -> Array:
    """Marks the lanes whose compare-and-exchange found what it expected."""
    return np.asarray(old == lanes_of(expected, kind, len(old)))
