"""The order in which the waves of a workgroup run, and when a copy into LDS lands.

Waves run one after the other from barrier to barrier; with `Schedule.fine` they change at every LDS operation. A
barrier opens once every wave that has not ended waits at one: at any one, as on the hardware, where only arrivals count
and a wave that has ended counts as arrived (AMD Instinct MI300 ISA, S_BARRIER).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal


@dataclass(frozen=True, slots=True)
class Schedule:
    """One of the orders that the hardware may choose.

    Attributes:
        order: of the waves between two barriers: ``forward``, ``reversed``, or ``random`` by `seed`.
        fine: waves change at each LDS operation, by `seed`, not only at barriers.
        seed: of the pseudo-random choices; the same seed gives the same run.
        dma: an asynchronous copy lands when it is issued (``earliest``), or when it is waited for (``latest``).
    """

    order: Literal["forward", "reversed", "random"] = "forward"
    fine: bool = False
    seed: int = 0
    dma: Literal["earliest", "latest"] = "latest"

    def __str__(self) -> str:
        seed = f" seed {self.seed}" if self.fine or self.order == "random" else ""
        return f"{'fine' if self.fine else self.order}{seed}, copies {self.dma}"

    def arrange(self, waves: int, phase: int, workgroup: int) -> list[int]:
        """The order of the waves in one phase."""
        numbers = list(range(waves))
        if self.order == "reversed":
            numbers.reverse()
        elif self.order == "random" or self.fine:
            random.Random(f"{self.seed}/{workgroup}/{phase}").shuffle(numbers)
        return numbers


class SliceEnd(Enum):
    """The reason for which a wave's time slice ends."""

    ENDED = auto()
    ARRIVED = auto()
    """The wave waits at a barrier."""
    PREEMPTED = auto()
    """The wave is in front of an operation where waves of a fine schedule change."""
    YIELDED = auto()
    """The wave lets all others run first: it may wait for what one of them stores."""


def run_waves(
    schedule: Schedule,
    workgroup: int,
    waves: int,
    advance: Callable[[int], SliceEnd],
    open_barrier: Callable[[], None],
    *,
    begin: Callable[[list[int]], None] = lambda _: None,
) -> None:
    """Runs the waves of a workgroup to their end.

    Args:
        schedule: the order.
        workgroup: its place among those of the launch.
        waves: how many it has.
        advance: runs a wave, by its number, for one time slice.
        open_barrier: is called when all waves that have not ended wait at a barrier.
        begin: is called with the order of the waves in front of each barrier interval.
    """
    running, phase = set(range(waves)), 0
    choice = random.Random(f"{schedule.seed}/{workgroup}") if schedule.fine else None
    while running:
        order = schedule.arrange(waves, phase, workgroup)
        begin(order)
        ready = [number for number in order if number in running]
        while ready:
            number = ready[0] if choice is None else choice.choice(ready)
            end = advance(number)
            if end is SliceEnd.PREEMPTED:
                continue
            ready.remove(number)
            if end is SliceEnd.YIELDED:
                ready.append(number)
            elif end is SliceEnd.ENDED:
                running.remove(number)
        if running:
            open_barrier()
        phase += 1


# --- the order of atomic accesses ---------------------------------------------------------------------------
#
# Waves that take tickets from a counter get them in the order in which they come, which no barrier decides. A run keeps
# that order, and a run of another version of the kernel follows it: each wave waits in front of an atomic access until
# those are done that came before it at the same place.
#
# An access is known by its wave and by how many the wave had made before it, not by its address: variables may lie
# elsewhere in the other version.


class OutOfTurn(Exception):
    """A wave is in front of an atomic access that others come before."""


AtomicTurn = tuple[int, int, int]
"""A workgroup's number, that of a wave in it, and how many atomic accesses the wave made before this one."""


class AtomicOrder:
    """The order of the atomic accesses that waves of one workgroup make at one place.

    Args:
        followed: the order of another run, that this one has to keep to; `None` to run as the schedule says.

    Attributes:
        before: for each atomic access, the last ones of other waves that came before it at one of its places.
    """

    def __init__(self, followed: AtomicOrder | None = None) -> None:
        self.before: dict[AtomicTurn, tuple[AtomicTurn, ...]] = {}
        self._followed = {} if followed is None else followed.before
        self._made: dict[tuple[int, int], int] = {}
        self._last: dict[object, AtomicTurn] = {}
        self._places: set[object] = set()
        self._refused = 0

    def ask(self, workgroup: int, wave: int) -> None:
        """A wave is in front of an atomic access.

        Raises:
            OutOfTurn: other waves come first.
        """
        made = self._made
        for group, other, number in self._followed.get((workgroup, wave, made.get((workgroup, wave), 0)), ()):
            if made.get((group, other), 0) <= number:
                self._refused += 1
                raise OutOfTurn

    def is_stuck(self, waves: int) -> bool:
        """True if so many waves have asked again and again, and none went on: the order cannot be kept."""
        return self._refused > _PATIENCE * waves

    def touch(self, places: Iterable[object]) -> None:
        """The access under way is at these places; a place is a memory and the number of four bytes in it."""
        self._places.update(places)

    def done(self, workgroup: int, wave: int) -> None:
        """A wave has made the access that it asked for."""
        turn = (workgroup, wave, self._made.get((workgroup, wave), 0))
        self._made[workgroup, wave] = turn[2] + 1
        latest: dict[int, AtomicTurn] = {}
        for place in self._places:
            last = self._last.get(place)
            if last is not None and last[0] == workgroup and last[1] != wave:
                latest[last[1]] = max(latest.get(last[1], last), last)
            self._last[place] = turn
        if latest:
            self.before[turn] = tuple(latest.values())
        self._places.clear()
        self._refused = 0


_PATIENCE = 64
"""Refusals of each wave; a wave that waits in a loop for what another one stores gives way in between."""

INSTRUCTIONS_OF_A_WAVE = 50_000_000
"""Instructions that one wave may execute before it is taken to hang, unless a caller says so."""

STANDARD_SCHEDULES = (
    Schedule(),
    Schedule("reversed", dma="earliest"),
    Schedule("random", seed=1),
    Schedule("random", seed=2, dma="earliest"),
    Schedule("random", fine=True, seed=3),
)
"""Five that together find what one order alone hides."""

ALL_SCHEDULES = (
    Schedule("forward", dma="latest"),
    Schedule("forward", dma="earliest"),
    Schedule("reversed", dma="latest"),
    Schedule("reversed", dma="earliest"),
    Schedule("random", seed=1, dma="latest"),
    Schedule("random", seed=2, dma="earliest"),
    Schedule("random", fine=True, seed=3, dma="latest"),
    Schedule("random", fine=True, seed=4, dma="earliest"),
)
"""Every order with every moment at which a copy may land, two seeds of what is random."""

QUICK_SCHEDULES = (ALL_SCHEDULES[0], ALL_SCHEDULES[3], ALL_SCHEDULES[6])
"""Three that differ in all that a schedule can: one order each, copies early and late, one finely interleaved."""
