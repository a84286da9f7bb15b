"""The order that releases and acquires give the accesses of LDS, beside that of barriers.

The model is that of `ldsopt.simt.wave_clocks`. What an atomic store hands on is kept with its place: whoever loads it
atomically may acquire it. A barrier orders all, with a fence or without. Kept only for kernels whose atomic accesses
may hand something over.
"""

from __future__ import annotations

import numpy as np

from ldsopt.ir.fences import Fence
from ldsopt.simt.access_effects import AccessEffect
from ldsopt.simt.kinds import Array
from ldsopt.simt.wave_clocks import WaveClocks


class LdsOrder(WaveClocks):
    """The order of one workgroup's accesses of LDS.

    Args:
        waves: how many.
        granules: of LDS.
    """

    def __init__(self, waves: int, granules: int) -> None:
        super().__init__(waves)
        self._handed_on: dict[int, Array] = {}
        self._last = np.zeros((len(AccessEffect), waves, granules), np.uint32)

    def fence(self, wave: int, fence: Fence) -> None:
        """A wave executes a fence."""
        if fence.orders_lds:
            self._advance(wave, fence)

    def barrier(self) -> None:
        """All waves have passed a barrier."""
        self._seen[:] = self._epoch
        self._epoch += 1

    def clashes(
        self, wave: int, effect: AccessEffect, where: Array | slice, *, replaces: bool = False
    ) -> Array:
        """The granules of an access that others have touched so that it races, as a mask; records it.

        Args:
            wave: who makes it.
            effect: what it does.
            where: its granules, each once.
            replaces: it is a store, and hands on nothing of what others have stored there before.
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
