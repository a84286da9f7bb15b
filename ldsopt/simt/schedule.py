"""The order in which the waves of a workgroup run, and the time at which a copy into LDS lands.

Waves run one after the other from barrier to barrier; with `Schedule.fine` they change at every LDS operation. A
barrier opens once every wave that has not ended waits at one: at any one, as on the hardware, where only arrivals count
and a wave that has ended counts as arrived (AMD Instinct MI300 ISA, S_BARRIER).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from enum import Enum, auto
from typing import Literal, NamedTuple

from ldsopt.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Schedule:
    """One of the orders that the hardware may choose.

    Attributes:
        order: the order of the waves between two barriers: ``forward``, ``reversed``, or ``random`` by `seed`.
        fine: waves change at each LDS operation, by `seed`, not only at barriers.
        seed: the seed of the pseudo-random choices; the same seed gives the same run.
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
    """The reason why a wave's time slice ends."""

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
        waves: the number of its waves.
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
# An access is known by its wave and by how many of its kind the wave had begun before it, not by its address: variables
# may lie elsewhere in the other version. Atomic loads and stores are a kind of their own, since machine code does not
# say which of its loads and stores are atomic.


class AtomicTurn(NamedTuple):
    """An atomic access: its workgroup and wave, and the number of its kind that the wave began before it.

    Attributes:
        changes: it is an atomic operation, not an atomic load or store.
    """

    workgroup: int
    wave: int
    changes: bool
    number: int


class AtomicOrder:
    """The order of the atomic accesses that waves of one workgroup make at one place.

    Args:
        followed: the order of another run, that this one has to keep to; `None` to run as the schedule says.

    Attributes:
        before: for each atomic access, the last ones of other waves that came before it at one of its places.
    """

    def __init__(self, followed: AtomicOrder | None = None) -> None:
        self.before: dict[AtomicTurn, tuple[AtomicTurn, ...]] = {}
        self.followed = {} if followed is None else followed.before
        self.done: set[AtomicTurn] = set()
        self._last: dict[object, AtomicTurn] = {}

    def made(self, turn: AtomicTurn, places: Iterable[object]) -> None:
        """Notes an access at these places; a place is a memory and the number of a four-byte word in it."""
        latest: dict[tuple[int, bool], AtomicTurn] = {}
        for place in places:
            last = self._last.get(place)
            if last is not None and last.workgroup == turn.workgroup and last.wave != turn.wave:
                latest[last.wave, last.changes] = max(latest.get((last.wave, last.changes), last), last)
            self._last[place] = turn
        if latest:
            self.before[turn] = tuple(latest.values())
        self.done.add(turn)

    def forget(self) -> None:
        """Forgets all accesses: the launch is executed once more."""
        self.before.clear()
        self.done.clear()
        self._last.clear()


class WaveTurns:
    """The atomic accesses of one wave, as an order keeps them.

    Args:
        order: the launch's order.
        workgroup, wave: its numbers.
    """

    def __init__(self, order: AtomicOrder, workgroup: int, wave: int) -> None:
        self._order, self._workgroup, self._wave = order, workgroup, wave
        self._begun = [0, 0]
        self._places: list[object] = []
        self._refused = 0

    def may_begin(self, *, changes: bool) -> bool:
        """True if no access is open that the order has before the wave's next atomic access of this kind."""
        turn = self._next(changes=changes)
        if all(one in self._order.done for one in self._order.followed.get(turn, ())):
            self._refused = 0
            return True
        self._refused += 1
        return False

    @property
    def is_stuck(self) -> bool:
        """True if the wave had to wait again and again: the order cannot be kept."""
        return self._refused > _PATIENCE

    def _next(self, *, changes: bool) -> AtomicTurn:
        return AtomicTurn(self._workgroup, self._wave, changes, self._begun[changes])

    def begin(self, *, changes: bool) -> AtomicTurn:
        """Begins an atomic access of the wave.

        Raises:
            OutOfTurn: others come before it.
        """
        if not self.may_begin(changes=changes):
            raise OutOfTurn
        turn = self._next(changes=changes)
        self._begun[changes] += 1
        self._places.clear()
        return turn

    def touch(self, places: Iterable[object]) -> None:
        """Notes that the access under way is at these places, too."""
        self._places += places

    def made(self, turn: AtomicTurn, places: Iterable[object] = ()) -> None:
        """Completes the access, at these places and those that `touch` noted."""
        self._order.made(turn, {*places, *self._places})
        self._places.clear()


NO_TURN = "waits for its turn, which does not come in this order of atomic accesses"
"""The finding's words about a wave that cannot follow an order."""


class OutOfTurn(Exception):
    """Raised if a wave is in front of an atomic access that others must make first."""


_PATIENCE = 10_000
"""Times that a wave gives way in front of one access; the others make progress in between, or all wait."""

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
