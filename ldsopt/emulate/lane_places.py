"""Where an access of vector memory goes, lane by lane: its operands, and bytes read and written there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.registers import WaveRegisters
from ldsopt.emulate.wave import MachineWave
from ldsopt.simt.addresses import GLOBAL_BASE
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


def load_bytes(wave: MachineWave, place: LanePlaces, size: int) -> Array:
    """The bytes that each lane loads; 0 where they are not within a buffer."""
    inside = _inside(place, size)
    data = np.zeros(inside.shape, np.uint8)
    if inside.any():
        where = (place.address[:, None] + np.arange(size, dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, size, "read")
        else:
            wave.memory.check(where, 1, "read")
        data[inside] = wave.memory.region.data[(where - np.uint64(GLOBAL_BASE)).astype(np.int64)]
    return data


def store_bytes(wave: MachineWave, place: LanePlaces, data: Array) -> None:
    """Writes each lane's bytes, as far as they are within a buffer."""
    inside = _inside(place, data.shape[1])
    if inside.any():
        where = (place.address[:, None] + np.arange(data.shape[1], dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, data.shape[1], "write")
        else:
            wave.memory.check(where, 1, "write")
        wave.memory.region.data[(where - np.uint64(GLOBAL_BASE)).astype(np.int64)] = data[inside]
