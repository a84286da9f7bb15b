"""The order that fences give the accesses of a workgroup's waves: vector clocks, one a wave.

Each wave counts its release fences: an access belongs to the *epoch* that the next one ends. Each wave has *seen* an
epoch of each other wave: the last one that is ordered in front of its present accesses. A release fence makes
the epochs that the wave has seen, and its own, ready to be handed on; an acquire fence takes in epochs handed on.
The hand-over depends on the memory (`ldsopt.simt.global_order`, `LdsOrder`). Each unit of memory has the last epoch
in which each wave read it, wrote it, or changed it atomically; an access races with that of another wave in an epoch
that its own wave has not seen.

This is the vector clock of happens-before race detectors (Flanagan and Freund, FastTrack, 2009), by wave, and in whole
arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

import numpy as np

from ldsopt.ir.synchronization import Fence
from ldsopt.simt.kinds import Array

# --- access effects -----------------------------------------------------------------------------------------
#
# The effect of an access on memory, as far as races are concerned, and with what it races.


class AccessEffect(Enum):
    """The effect of an access on memory, for the check of races; its value is its row in the record."""

    READ = 0
    WRITE = 1
    CHANGE = 2
    """An atomic operation, or an atomic store."""
    ATOMIC_READ = 3

    @property
    def is_write(self) -> bool:
        """True if it changes memory."""
        return self in (AccessEffect.WRITE, AccessEffect.CHANGE)


RACES_WITH = {
    AccessEffect.READ.value: [1, 2],
    AccessEffect.WRITE.value: [0, 1, 2, 3],
    AccessEffect.CHANGE.value: [0, 1],
    AccessEffect.ATOMIC_READ.value: [1],
}
"""The rows of the record that an access races with: one of the two writes, and one is not atomic."""


# --- wave clocks --------------------------------------------------------------------------------------------


_EVERYTHING = np.iinfo(np.uint32).max


class WaveClocks:
    """The clocks of one workgroup's waves.

    Args:
        waves: the number of waves.
    """

    def __init__(self, waves: int) -> None:
        self._epoch = np.ones(waves, np.uint32)
        self._seen, self._released, self._received = np.zeros((3, waves, waves), np.uint32)
        self._by_atomics = np.zeros(waves, np.uint32)

    def _advance(self, wave: int, fence: Fence) -> None:
        """Notes that a wave executes a fence that orders this memory."""
        if fence.acquires:
            np.maximum(self._seen[wave], self._received[wave], out=self._seen[wave])
        if fence.releases:
            self._release(wave)

    def _release(self, wave: int) -> None:
        """Makes what a wave has seen, and its epoch, ready to be handed on."""
        self._released[wave] = self._seen[wave]
        self._released[wave, wave] = self._epoch[wave]
        self._epoch[wave] += 1

    def atomic(self, wave: int) -> None:
        """Notes that a wave executes an atomic operation: it hands on releases to all who execute one later."""
        np.maximum(self._received[wave], self._by_atomics, out=self._received[wave])
        np.maximum(self._by_atomics, self._released[wave], out=self._by_atomics)

    def depart(self, wave: int) -> Array:
        """Ends a wave's epoch without a fence.

        Returns:
            The clock that orders whoever receives it behind all that the wave has done and seen.
        """
        clock: Array = self._seen[wave].copy()
        clock[wave] = self._epoch[wave]
        self._epoch[wave] += 1
        return clock

    def receive(self, wave: int, clock: Array) -> None:
        """Orders a wave behind a clock that others have handed on."""
        np.maximum(self._seen[wave], clock, out=self._seen[wave])

    def _clashes(self, wave: int, effect: int, record: Array, where: Array | slice) -> Array:
        """The units of an access that others have touched so that it races, as a mask.

        Args:
            wave: the wave that makes it.
            effect: number of its `AccessEffect`.
            record: the last epochs, by effect, wave and unit.
            where: its units.
        """
        known = self._seen[wave].copy()
        known[wave] = _EVERYTHING
        found: Array = (record[RACES_WITH[effect]][:, :, where] > known[:, None]).any(axis=(0, 1))
        return found


# --- lds order ----------------------------------------------------------------------------------------------
#
# The order that releases and acquires give the accesses of LDS, beside that of barriers.
#
# The model is that at the head of this module. What an atomic store hands on is kept with its place: whoever loads
# it atomically may acquire it. A barrier orders all, with a fence or without. Kept only for kernels whose atomic
# accesses may hand something over. An atomic of other memory hands on what was released to all who execute one later.
#
# An LDS barrier (gfx1250) is a 64-bit word of LDS that waves and copies arrive at, and that waves load until its phase
# changes. The hardware executes the LDS operations of a wave in order. So an arrival hands on all that its wave did
# before, and a load of the word receives what was handed on there, with fences or without. Arrivals race with plain
# stores alone, as atomic loads do. Source: AMD CDNA5 ISA, 11.2.2.


class LdsOrder(WaveClocks):
    """The order of one workgroup's accesses of LDS.

    Args:
        waves: the number of waves.
        granules: the number of granules of LDS.

    Attributes:
        told: is called with a wave that arrives at an LDS barrier, or loads one that others have arrived at.
    """

    def __init__(self, waves: int, granules: int) -> None:
        super().__init__(waves)
        self._handed_on: dict[int, Array] = {}
        self._arrived: dict[int, Array] = {}
        self.told: Callable[[int], None] = lambda _: None
        self._last = np.zeros((len(AccessEffect), waves, granules), np.uint32)

    def fence(self, wave: int, fence: Fence) -> None:
        """Notes that a wave executes a fence."""
        if fence.orders_lds:
            self._advance(wave, fence)

    def barrier(self) -> None:
        """Notes that all waves have passed a barrier."""
        self._seen[:] = self._epoch
        self._epoch += 1

    def clashes(
        self, wave: int, effect: AccessEffect, where: Array | slice, *, replaces: bool = False
    ) -> Array:
        """The granules of an access that others have touched so that it races, as a mask; records it.

        A load of an LDS barrier is ordered behind the arrivals there.

        Args:
            wave: the wave that makes it.
            effect: its effect.
            where: its granules, each once.
            replaces: it is a store, and hands on nothing that others have stored there before.
        """
        clash = self._clashes(wave, effect.value, self._last, where)
        self.record(wave, effect, where)
        if effect in (AccessEffect.CHANGE, AccessEffect.ATOMIC_READ):
            for place in _places(where):
                self._hand_on(wave, place, writes=effect is AccessEffect.CHANGE, replaces=replaces)
        if self._arrived and not effect.is_write:
            clocks = [self._arrived[place] for place in _places(where) if place in self._arrived]
            for clock in clocks:
                self.receive(wave, clock)
            if clocks:
                self.told(wave)
        return clash

    def arrivals(self, where: Array | slice, clock: Array) -> None:
        """Keeps a clock for the waves that will load an LDS barrier.

        Args:
            where: the barrier's granules.
            clock: what is handed on, as of `depart`.
        """
        for place in _places(where):
            there = self._arrived.get(place)
            self._arrived[place] = clock if there is None else np.maximum(there, clock)

    def _hand_on(self, wave: int, place: int, *, writes: bool, replaces: bool) -> None:
        there = None if replaces else self._handed_on.get(place)
        if there is not None:
            np.maximum(self._received[wave], there, out=self._received[wave])
        if writes:
            mine = self._released[wave]
            self._handed_on[place] = mine.copy() if there is None else np.maximum(there, mine)

    def record(self, wave: int, effect: AccessEffect, where: Array | slice) -> None:
        """Records an access of the wave's present epoch."""
        self._last[effect.value, wave, where] = self._epoch[wave]


def _places(where: Array | slice) -> Sequence[int]:
    """The numbers of some granules."""
    return range(where.start, where.stop) if isinstance(where, slice) else where.tolist()
