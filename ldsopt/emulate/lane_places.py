"""Where an access of vector memory goes, lane by lane: its operands, and bytes read and written there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.atomic import MemoryAtomic
from ldsopt.emulate.flight import MemoryRead
from ldsopt.emulate.registers import WaveRegisters
from ldsopt.emulate.wave import MachineWave
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.global_memory import Fault
from ldsopt.simt.kinds import Array


class LanePlaces(NamedTuple):
    """Where a lane's access goes, of the active lanes.

    Attributes:
        address: of each.
        words: which of its words are within the buffer; `None` for all.
    """

    address: Array
    words: Array | None = None


Placing = Callable[[WaveRegisters, Array, int], LanePlaces]
"""Where an instruction goes: of the registers, the active lanes and the bytes of an access."""


class MemoryOperands:
    """An instruction's operands by what they are: the registers of its results and of its data, and its address."""

    def __init__(self, family: str, verb: str, words: list[str], is_copy: bool, *, returns: bool) -> None:
        self.results: tuple[int, ...] = ()
        self.data: tuple[int, ...] = ()
        if (verb == "load" and not is_copy) or (verb == "atomic" and returns and family != "buffer"):
            self.results = operand.numbers_of(words.pop(0))
        if family == "buffer" and verb in ("store", "atomic"):
            self.data = operand.numbers_of(words.pop(0))
            self.results = self.data[:1] if verb == "atomic" and returns else ()
        self.address = words.pop(0)
        if family != "buffer" and verb in ("store", "atomic"):
            self.data = operand.numbers_of(words.pop(0))
        self.rest = words
        named = (self.address, *self.rest)
        numbers = tuple(n for word in named if word not in ("off", "null") for n in operand.numbers_of(word))
        self.reads = (*numbers, *self.data)


def _inside(place: LanePlaces, size: int) -> Array:
    """Which bytes of each lane's access are within its buffer."""
    if place.words is None:
        return np.ones((len(place.address), size), bool)
    result: Array = place.words.repeat(4, axis=-1)[:, :size]
    return result


def load_bytes(wave: MachineWave, place: LanePlaces, size: int) -> MemoryRead:
    """The bytes that each lane is to load, ``[lane, byte]``; 0 where they are not within a buffer."""
    inside = _inside(place, size)
    where = (place.address[:, None] + np.arange(size, dtype=np.uint64))[inside]
    if len(where):
        if inside.all():
            wave.memory.check(place.address, size, "read")
        else:
            wave.memory.check(where, 1, "read")
    return MemoryRead(wave.memory.region.data, _numbers(where), inside)


def require_scratch(wave: MachineWave, at: Array, size: int) -> None:
    """Faults where a lane leaves its own memory.

    Raises:
        Fault: some of the active lanes' places are beyond it.
    """
    room = wave.scratch.shape[1]
    beyond = np.flatnonzero(at.astype(np.int64) + size > room)
    if len(beyond):
        lane = int(beyond[0])
        raise Fault("access to scratch", int(at[lane]), lane, f"of which a lane has {room} bytes")


def _numbers(address: Array) -> Array:
    """The numbers of bytes of the device's memory by their addresses."""
    return np.asarray((address - np.uint64(GLOBAL_BASE)).astype(np.int64))


def change_bytes(wave: MachineWave, address: Array, operands: Array, change: MemoryAtomic) -> Array:
    """Changes global memory at an address a lane; the old bytes."""
    wave.memory.check(address, change.size, "write")
    where = _numbers(address)
    wave.flight.store((where[:, None] + np.arange(change.size)).ravel())
    return change.run(wave.memory.region.data, where, operands)


def store_bytes(wave: MachineWave, place: LanePlaces, data: Array) -> None:
    """Writes each lane's bytes, as far as they are within a buffer."""
    inside = _inside(place, data.shape[1])
    if inside.any():
        where = (place.address[:, None] + np.arange(data.shape[1], dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, data.shape[1], "write")
        else:
            wave.memory.check(where, 1, "write")
        numbers = _numbers(where)
        wave.flight.store(numbers)
        wave.memory.region.data[numbers] = data[inside]
