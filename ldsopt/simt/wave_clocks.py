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
# The model is that of `ldsopt.simt.wave_clocks`. What an atomic store hands on is kept with its place: whoever loads
# it atomically may acquire it. A barrier orders all, with a fence or without. Kept only for kernels whose atomic
# accesses may hand something over. An atomic of other memory hands on what was released to all who execute one later.


class LdsOrder(WaveClocks):
    """The order of one workgroup's accesses of LDS.

    Args:
        waves: the number of waves.
        granules: the number of granules of LDS.
    """

    def __init__(self, waves: int, granules: int) -> None:
        super().__init__(waves)
        self._handed_on: dict[int, Array] = {}
        self._by_memory = np.zeros(waves, np.uint32)
        self._last = np.zeros((len(AccessEffect), waves, granules), np.uint32)

    def fence(self, wave: int, fence: Fence) -> None:
        """Notes that a wave executes a fence."""
        if fence.orders_lds:
            self._advance(wave, fence)

    def atomic(self, wave: int) -> None:
        """Notes that a wave executes an atomic operation of other memory."""
        np.maximum(self._received[wave], self._by_memory, out=self._received[wave])
        np.maximum(self._by_memory, self._released[wave], out=self._by_memory)

    def barrier(self) -> None:
        """Notes that all waves have passed a barrier."""
        self._seen[:] = self._epoch
        self._epoch += 1

    def clashes(
        self, wave: int, effect: AccessEffect, where: Array | slice, *, replaces: bool = False
    ) -> Array:
        """The granules of an access that others have touched so that it races, as a mask; records it.

        Args:
            wave: the wave that makes it.
            effect: its effect.
            where: its granules, each once.
            replaces: it is a store, and hands on nothing that others have stored there before.
        """
        clash = self._clashes(wave, effect.value, self._last, where)
        self.record(wave, effect, where)
        if effect in (AccessEffect.CHANGE, AccessEffect.ATOMIC_READ):
            places = range(where.start, where.stop) if isinstance(where, slice) else where.tolist()
            for place in places:
                self._hand_on(wave, place, writes=effect is AccessEffect.CHANGE, replaces=replaces)
        return clash

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
