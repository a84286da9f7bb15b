"""From cycles to nanoseconds, where the dump has both clocks to tell by.

The first wave of every workgroup reads both clocks at its begin and at its end. Over all of them that gives how many
cycles a tick of the wall clock had. A reading is off by less than a tick, so the rate of *n* workgroups that together
ran for *t* ticks is off by at most a share of 2 n / t; where that is too much there is no rate.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ldsopt.records.dump import Dump

MOST_ERROR = 0.05
"""A rate that may be further off is none."""
_MOST_HERTZ = 4_000_000_000
"""No AMD GPU's shader clock is as fast. A clock of few bits has not come round if the time was too short."""


@dataclass(frozen=True, slots=True)
class ClockRate:
    """How fast the clock went.

    Attributes:
        hertz: counts of the clock a second.
        error: by how much that is off at most, as a share of it.
        workgroups: that it was told from.
    """

    hertz: float
    error: float
    workgroups: int

    def nanoseconds(self, cycles: float) -> float:
        """The time that so many cycles took."""
        return cycles * 1e9 / self.hertz


def clock_rate(dump: Dump) -> ClockRate | None:
    """The rate of a dump's clock; ``None`` where the dump does not tell it."""
    if dump.header.tick_hertz is None:
        return None
    found = list(_spans(dump, dump.header.tick_hertz))
    cycles, ticks = sum(c for c, _ in found), sum(t for _, t in found)
    if not cycles or 2 * len(found) > MOST_ERROR * ticks:
        return None
    return ClockRate(cycles * dump.header.tick_hertz / ticks, 2 * len(found) / ticks, len(found))


def _spans(dump: Dump, tick_hertz: int) -> Iterator[tuple[int, int]]:
    """Cycles and ticks of each workgroup in which the clock cannot have come round."""
    period = 1 << dump.header.clock_bits
    for group in dump.workgroups:
        ticks = group.ended - group.started
        if group.cycles is not None and ticks > 0 and ticks * _MOST_HERTZ < period * tick_hertz:
            yield group.cycles, ticks
