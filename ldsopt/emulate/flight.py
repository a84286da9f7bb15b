"""Operations of one wave that are under way, and the counters that count them.

An operation is issued, and retired by a wait of its wave; what it does happens at one of the two ends, by schedule. In
between, its results hold `ldsopt.emulate.registers.GARBAGE`. Which counters count it, and in which order operations of
one counter complete, says `ldsopt.isa.events`: a wait for all but N lets those go on that complete last. Where it is
open which those are, the schedule chooses.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from ldsopt.isa.events import Kind, Queue
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch
from ldsopt.target.counter_sizes import largest_count

Retirement = Literal["oldest", "youngest", "random"]
"""Which of the operations goes first that a wait may complete, where the hardware leaves that open."""


@dataclass(frozen=True, slots=True)
class StartedOperation:
    """What an instruction starts: the kind of operation, the queues that it joins, and the instruction's place."""

    kind: Kind
    queues: tuple[Queue, ...]
    site: InstructionSite


@dataclass(slots=True, eq=False)
class OutstandingOperation:
    """An operation under way.

    Attributes:
        kind: what it is; `queues` those that it has not left.
        site: its instruction.
        results: numbers of the registers that it writes.
        perform: does what it does to LDS; `None` once that is done.
        land: writes its results; `None` once that is done.
        reads, writes: numbers of the LDS granules that it touches.
    """

    kind: Kind
    queues: list[Queue]
    site: InstructionSite
    results: tuple[int, ...] = ()
    perform: Callable[[], None] | None = None
    land: Callable[[], None] | None = None
    reads: Array | None = None
    writes: Array | None = None
    retired: Callable[[], None] | None = field(default=None)


class Flight:
    """The operations of one wave.

    Args:
        arch: whose counters these are.
        late: an operation happens when it is retired; otherwise when it is issued.
        order: see `Retirement`; `seed` of the random one.
    """

    def __init__(self, arch: Arch, *, late: bool, order: Retirement = "oldest", seed: str = "") -> None:
        self._arch, self.late, self._order = arch, late, order
        self._choice = random.Random(seed)
        self.pending: list[OutstandingOperation] = []
        self.unretired: dict[int, OutstandingOperation] = {}

    def issue(self, one: OutstandingOperation) -> None:
        """Starts an operation. Where its counter is at its largest value, the oldest ones are waited for."""
        for queue in one.queues:
            self.wait(queue.counter, largest_count(queue.counter, self._arch) - 1)
        self.pending.append(one)
        for number in one.results:
            self.unretired[number] = one
        if not self.late:
            _finish(one)

    def perform_lds(self) -> None:
        """Lets LDS operations that were issued do what they do to LDS; their results come when they are retired."""
        for one in self.pending:
            if one.perform is not None:
                one.perform()
                one.perform = None

    def wait(self, counter: str, left: int) -> None:
        """Retires operations until the counter is at most ``left``."""
        if len(self.pending) <= left:
            return
        counted = [one for one in self.pending if any(q.counter == counter for q in one.queues)]
        while len(counted) > left:
            one = self._next(counted, counter)
            counted.remove(one)
            one.queues = [queue for queue in one.queues if queue.counter != counter]
            if not one.queues:
                self._retire(one)

    def _next(self, counted: list[OutstandingOperation], counter: str) -> OutstandingOperation:
        if self._order == "oldest":  # nothing is in front of it, in whatever order its queue completes
            return counted[0]
        heads, seen = list[OutstandingOperation](), set[Queue]()
        for one in counted:
            queues = [queue for queue in one.queues if queue.counter == counter]
            if not any(queue.in_order and queue in seen for queue in queues):
                heads.append(one)
            seen.update(queues)
        if self._order == "random":
            return self._choice.choice(heads)
        return heads[-1]

    def _retire(self, one: OutstandingOperation) -> None:
        self.pending.remove(one)
        _finish(one)
        if one.retired is not None:
            one.retired()
        for number in one.results:
            if self.unretired.get(number) is one:
                del self.unretired[number]

    def finish(self) -> None:
        """Retires all, as the end of a wave does."""
        for one in list(self.pending):
            self._retire(one)


def _finish(one: OutstandingOperation) -> None:
    """Does all that an operation does and has not done yet."""
    if one.perform is not None:
        one.perform()
    if one.land is not None:
        one.land()
    one.perform = one.land = None
