"""LDS accesses that waves may make in all the orders that barriers leave open, as a partial order of events.

An event is an access of one wave to bytes of one variable. Two of a wave are ordered as the wave runs them; two of
different waves only if a barrier lies between: the one wave has signalled it behind its event, the other has waited for
it in front of its own. An LDS-DMA is an event that begins where it is issued and ends at the wave's next wait for all
of them. An interleaving is any order of the events that agrees with that, and an event happens at one moment of it.

If variables share bytes, a read is *disturbed* in some interleaving if a write to another variable's byte, at the same
place, comes behind the last write of its own. `disturbed` finds that from the order alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

NEVER = 1 << 30


@dataclass(frozen=True, slots=True)
class Event:
    """An access.

    Attributes:
        wave: who.
        begin, end: its place in what the wave runs; an LDS-DMA ends later than it begins.
        waited: barriers that the wave had waited for when it began.
        signalled: barriers that it had signalled when it ended.
        variable, start, stop: the bytes.
        writes: or else it reads.
        is_atomic: its variable's other atomics do not race with it.
    """

    wave: int
    begin: int
    end: int
    waited: int
    signalled: int
    variable: str
    start: int
    stop: int
    writes: bool
    is_atomic: bool = False

    def is_before(self, other: Event) -> bool:
        """In every interleaving."""
        if self.wave == other.wave and self.end < other.begin:
            return True
        return self.signalled < other.waited

    def touches(self, variable: str, byte: int) -> bool:
        return self.variable == variable and self.start <= byte < self.stop


Execution = Sequence[Event]
Offsets = Mapping[str, int]


def disturbed(execution: Execution, offsets: Offsets) -> Event | None:
    """A read that finds another variable's value in some interleaving, though it races with nothing."""
    writes = [event for event in execution if event.writes]
    for read in execution:
        if read.writes:
            continue
        for byte in range(read.start, read.stop):
            own = [write for write in writes if write.touches(read.variable, byte)]
            if _races(read, own):
                continue
            seen = [write for write in own if write.is_before(read)]
            place = offsets[read.variable] + byte
            others = (w for w in writes if w.variable != read.variable and _is_at(w, place, offsets))
            if seen and any(_comes_between(seen, other, read) for other in others):
                return read
    return None


def _races(read: Event, own: Sequence[Event]) -> bool:
    return any(
        not write.is_before(read) and not read.is_before(write) and not (read.is_atomic and write.is_atomic)
        for write in own
    )


def _is_at(write: Event, place: int, offsets: Offsets) -> bool:
    return write.start <= place - offsets[write.variable] < write.stop


def _comes_between(seen: Sequence[Event], other: Event, read: Event) -> bool:
    """True if a write can come behind all that a read may see, and in front of the read."""
    return not read.is_before(other) and not any(other.is_before(write) for write in seen)
