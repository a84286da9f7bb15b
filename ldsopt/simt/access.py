"""The layout of a typed value in bytes: gathering lanes from a region of memory and scattering them.

A region is one numpy byte array seen at once as units of 1, 2, 4, 8 and 16 bytes. An access of 16 bytes at an
address aligned to 16 is one unit a lane, which numpy gathers as fast as a word.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of, uniform

LARGEST_CLAIM = 4096
"""Of claimed alignments no more is checked: buffers begin at multiples of it."""

UNITS: dict[int, Any] = {
    1: np.dtype("u1"),
    2: np.dtype("u2"),
    4: np.dtype("u4"),
    8: np.dtype("u8"),
    16: np.dtype("c16"),
}


class MemoryRegion:
    """Bytes that can be addressed.

    Attributes:
        size: the number of valid bytes; the arrays are padded to a multiple of 16.
        data: the bytes.
    """

    __slots__ = ("data", "size", "views")

    def __init__(self, size: int) -> None:
        self.size = size
        self.data: Array = np.zeros(-(-size // 16) * 16, np.uint8)
        self.views: dict[int, Array] = {unit: self.data.view(dtype) for unit, dtype in UNITS.items()}


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves for values of one type at one alignment.

    Attributes:
        kind: the type.
        size: bytes.
        align: bytes that addresses are claimed to be multiples of, a power of two.
        unit: bytes that are moved at once, a power of two; divides `align`.
        shift: its logarithm.
        steps: unit numbers of one value, 0 to ``size / unit``.
        memory: numpy type of an element in memory; `pieces` of them make a value.
        encoding: ``plain``, ``bool``, ``bfloat``, or ``bits``: elements of any other width, bit after bit.
    """

    kind: RegisterKind
    size: int
    align: int
    unit: int
    shift: int
    steps: Array
    memory: Any
    pieces: int
    encoding: str


class UnsupportedAccess(Exception):
    """A type that cannot be loaded or stored; the argument says why."""


def plan(kind: RegisterKind, align: int) -> Plan:
    """The plan for a type at an alignment in bytes.

    Raises:
        UnsupportedAccess: the type has no plain bytes.
    """
    scalar = kind.scalar
    encoding, memory, pieces = "plain", kind.dtype, kind.count
    if kind.form not in ("int", "float", "pointer", "resource", "vector") or not kind.store:
        raise UnsupportedAccess(f"a value of type {kind.text} in memory")
    if kind.is_bfloat:
        encoding, memory = "bfloat", np.dtype("u2")
    elif kind is scalar and kind.is_bool:
        encoding, memory = "bool", np.dtype("u1")
    elif scalar.form == "int" and scalar.bits not in (8, 16, 32, 64):
        encoding, memory, pieces = "bits", np.dtype("u1"), kind.store
    elif kind.form == "resource" and kind.count != 4:
        raise UnsupportedAccess("a buffer fat pointer in memory")
    size = pieces * memory.itemsize
    unit = 16
    while unit > 1 and (size % unit or align % unit):
        unit //= 2
    claimed = min(align & -align, LARGEST_CLAIM)
    shift, steps = unit.bit_length() - 1, np.arange(size // unit, dtype=np.int64)
    return Plan(kind, size, claimed, unit, shift, steps, memory, pieces, encoding)


def unit_numbers(plan: Plan, address: Array) -> Array:
    """The numbers of the units that each lane touches: [lanes], or [lanes, n] for more than one unit."""
    index = (address >> plan.shift).astype(np.intp)
    return index if len(plan.steps) == 1 else index[:, None] + plan.steps


def gather(region: MemoryRegion, plan: Plan, address: Array) -> Array:
    """The register values at an address a lane.

    Raises:
        IndexError: an address lies behind the region.
    """
    raw = region.views[plan.unit].take(unit_numbers(plan, address))
    return decode(plan, raw, len(address))


def decode(plan: Plan, raw: Array, lanes: int) -> Array:
    """Turns gathered units into register values."""
    found: Array
    data = raw.reshape(-1).view(plan.memory)
    if plan.encoding == "plain":
        found = data.reshape(lanes, plan.pieces) if plan.kind.is_array else data
        return found
    if plan.encoding == "bool":
        found = (data & 1) != 0
        return found
    if plan.encoding == "bfloat":
        wide = (data.astype(np.uint32) << np.uint32(16)).view(np.float32)
        found = wide.reshape(lanes, plan.pieces) if plan.kind.is_array else wide
        return found
    kind = plan.kind
    found = np.empty((lanes, kind.count), kind.dtype)
    for lane, row in enumerate(data.reshape(lanes, plan.pieces)):
        number = int.from_bytes(row.tobytes(), "little")
        found[lane] = [number >> (kind.bits * i) & kind.mask for i in range(kind.count)]
    return found if kind.is_array else found[:, 0]


def encode(plan: Plan, value: Value, lanes: int) -> Array:
    """Turns register values into units, in the shape of `unit_numbers`."""
    array = lanes_of(value, plan.kind, lanes)
    if plan.encoding == "plain":
        raw = np.ascontiguousarray(array)
    elif plan.encoding == "bool":
        raw = array.astype(np.uint8)
    elif plan.encoding == "bfloat":
        raw = (np.ascontiguousarray(array).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    else:
        rows = array.reshape(lanes, plan.kind.count).tolist()
        numbers = [sum(int(v) << (plan.kind.bits * i) for i, v in enumerate(row)) for row in rows]
        raw = np.frombuffer(b"".join(n.to_bytes(plan.pieces, "little") for n in numbers), np.uint8)
    units = raw.reshape(-1).view(UNITS[plan.unit])
    found: Array = units if len(plan.steps) == 1 else units.reshape(lanes, len(plan.steps))
    return found


def scatter(region: MemoryRegion, plan: Plan, address: Array, value: Value) -> None:
    """Stores a value a lane; where two lanes share bytes the later lane wins.

    Raises:
        IndexError: an address lies behind the region.
    """
    region.views[plan.unit][unit_numbers(plan, address)] = encode(plan, value, len(address))


def gather_one(region: MemoryRegion, plan: Plan, address: int) -> Value:
    """The uniform value at one address.

    Raises:
        IndexError: it lies behind the region.
    """
    if address + plan.size > region.size:
        raise IndexError(address)
    raw = region.data[address : address + plan.size]
    if plan.encoding == "plain":
        data = raw.view(plan.memory)
        return data.copy() if plan.kind.is_array else uniform(data[0], plan.kind)
    array = decode(plan, raw.copy(), 1)
    return uniform(array[0], plan.kind)
