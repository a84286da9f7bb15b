"""The number of times that a clock of few bits wrapped around between two records, told by the wall clock beside it.

gfx11's shader clock has 20 bits and wraps around about every half a millisecond. With ``instrument --clock both`` a
record has, in the bits above, the wall clock in units of 2^6 ticks. So two things are known of an interval: its cycles
but for a multiple of the period, and its time to a unit.

1. No AMD GPU has a shader clock of more than 4 GHz (`MOST_HERTZ`). Where the time is too short for a period at that
   rate, the clock cannot have wrapped around: the cycles are exact.
2. Such intervals in a row, of 40 units or more, give the rate, cycles a unit. A row's time is off by less than a unit.
3. By the rate, a longer interval had so many periods, rounded. That is certain where the nearest whole number stays the
   same whatever the rate was, within the share by which it is off (2) and `DRIFT`: frequencies change while a kernel
   runs, and that they change by no more is an assumption. Elsewhere the number is the most likely one, and the interval
   counts as uncertain.
4. Without a rate, nothing is added, and every interval that is too long for rule 1 counts as uncertain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ldsopt.records.words import CLOCK_BITS, TICK_HERTZ

MOST_HERTZ = 4_000_000_000
"""No AMD GPU's shader clock is as fast."""
DRIFT = 0.05
"""By what share the rate within an interval may differ from that of others."""
_FEWEST_UNITS = 40
"""Of a row of intervals that tells the rate."""


class Step(NamedTuple):
    """The way from one record to the next.

    Attributes:
        cycles: of the clock.
        is_certain: they are not off by a period.
    """

    cycles: int
    is_certain: bool


class ClockWraps:
    """The wraps of a clock around its last value.

    Args:
        bits: of the clock.
        shift: a unit of the wall clock beside it has two to this power ticks.
        chains: clocks of records that follow each other, of each wave, with both parts.
    """

    def __init__(self, bits: int, shift: int, chains: Iterable[Iterable[int]]) -> None:
        self._period, self._bits = 1 << bits, bits
        self._units = 1 << (CLOCK_BITS - bits)
        self._most = MOST_HERTZ * (1 << shift) // TICK_HERTZ
        """Cycles a unit, at most."""
        rows = [row for chain in chains for row in self._rows(chain) if row[1] >= _FEWEST_UNITS]
        cycles, units = sum(row[0] for row in rows), sum(row[1] for row in rows)
        self.rate = cycles / units if units else None
        """Cycles a unit; ``None`` if nothing tells it."""
        self._error = len(rows) / units if units else 0.0
        """The share by which it is off at most."""

    def _rows(self, chain: Iterable[int]) -> Iterator[tuple[int, int]]:
        """Cycles and units of intervals in a row that are all too short for a period."""
        cycles = units = 0
        before: int | None = None
        for clock in chain:
            elapsed = 0 if before is None else self._elapsed(before, clock)
            if before is not None and self._is_short(elapsed):
                cycles, units = cycles + (clock - before) % self._period, units + elapsed
            else:
                yield cycles, units
                cycles = units = 0
            before = clock
        yield cycles, units

    def _elapsed(self, before: int, after: int) -> int:
        return ((after >> self._bits) - (before >> self._bits)) % self._units

    def _is_short(self, units: int) -> bool:
        return (units + 1) * self._most < self._period

    def step(self, before: int, after: int) -> Step:
        """The way between two clocks; negative where the second is a little in front of the first."""
        units, cycles = self._elapsed(before, after), (after - before) % self._period
        if units > self._units // 2:
            return Step(cycles - self._period, is_certain=self._is_short(self._units - units))
        if self._is_short(units):
            return Step(cycles, is_certain=True)
        if self.rate is None:
            return Step(cycles, is_certain=False)
        wraps = (units * self.rate - cycles) / self._period
        whole = max(0, round(wraps))
        error = (units * (DRIFT + self._error) + 1) * self.rate / self._period
        return Step(cycles + whole * self._period, is_certain=abs(wraps - whole) + error < 1 / 2)
