"""Operations of one wave that are under way, and the counters that count them.

An operation is issued, and retired by a wait of its wave; what it does happens at one of the two ends, by schedule.
So it reads global memory there, too, and sees what another wave has stored in between, or does not. In between, its
results hold `ldsopt.emulate.registers.GARBAGE`. Which counters count it, and in which order operations of one counter
complete, says `ldsopt.isa.events`: a wait for all but N lets those go on that complete last. Where it is open which
those are, the schedule chooses.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from ldsopt.isa.events import Kind, Queue
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch
from ldsopt.target.counter_sizes import largest_count

Retirement = Literal["oldest", "youngest", "random"]
"""Which of the operations goes first that a wait may complete, where the hardware leaves that open."""


@dataclass(frozen=True, slots=True)
class StartedOperation:
    """The operation that an instruction starts.

    Attributes:
        kind: of operation; `queues` that it joins.
        site: of the instruction.
        reads_flag: it reads what another wave is to store, see `ldsopt.emulate.spinning`.
    """

    kind: Kind
    queues: tuple[Queue, ...]
    site: InstructionSite
    reads_flag: bool = False


class MemoryRead:
    """Bytes of global memory that an operation reads, once: when it is retired, or earlier.

    Rule: a store of the wave's own never overtakes its older vector load of a common byte. LLVM puts no wait between
    the two, for any target, so the hardware keeps their order. Of a scalar load it does not, which takes another cache:
    LLVM waits for one ahead of a store to its address (``SIInsertWaitcnts.cpp``, ``SLoadAddresses``).

    Args:
        memory: all bytes of it.
        where: the number of each byte that is read.
        inside: where in `data` each comes to; other bytes of it are 0.
        keeps_order: the wave's own later stores come behind it.
    """

    __slots__ = ("_inside", "_memory", "data", "is_taken", "keeps_order", "where")

    def __init__(self, memory: Array, where: Array, inside: Array, *, keeps_order: bool = True) -> None:
        self._memory, self._inside = memory, inside
        self.where, self.keeps_order, self.is_taken = where, keeps_order, False
        self.data: Array = np.zeros(inside.shape, np.uint8)

    def take(self) -> None:
        """Reads."""
        if not self.is_taken:
            self.data[self._inside] = self._memory[self.where]
            self.is_taken = True

    def is_overtaken_by(self, stored: Array) -> bool:
        """A store of the wave's own to bytes of these numbers must come behind it."""
        if self.is_taken or not self.keeps_order or not len(self.where):
            return False
        if self.where.max() < stored.min() or stored.max() < self.where.min():
            return False
        return bool(np.isin(self.where, stored).any())


TouchedLds = tuple[LdsAccess, Array]
"""An access of LDS, and its granules."""


@dataclass(slots=True, eq=False)
class OutstandingOperation:
    """An operation under way.

    Attributes:
        kind: what it is; `queues` those that it has not left.
        site: its instruction.
        results: numbers of the registers that it writes.
        read: what it reads of global memory.
        perform: does what it does to LDS; `None` once that is done.
        land: writes its results; `None` once that is done.
        touched: the LDS access that it is, with its granules; `None` if it is none.
    """

    kind: Kind
    queues: list[Queue]
    site: InstructionSite
    results: tuple[int, ...] = ()
    read: MemoryRead | None = None
    perform: Callable[[], None] | None = None
    land: Callable[[], None] | None = None
    touched: TouchedLds | None = None
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
        self._unread: list[MemoryRead] = []

    def issue(self, one: OutstandingOperation) -> None:
        """Starts an operation. Where its counter is at its largest value, the oldest ones are waited for."""
        for queue in one.queues:
            self.wait(queue.counter, largest_count(queue.counter, self._arch) - 1)
        self.pending.append(one)
        for number in one.results:
            self.unretired[number] = one
        if not self.late:
            _finish(one)
        elif one.read is not None:
            self._unread.append(one.read)

    def store(self, where: Array) -> None:
        """Is told of a store of the wave's own to bytes of global memory, ahead of it."""
        if self._unread:
            self._unread = [read for read in self._unread if not read.is_taken]
            for read in self._unread:
                if read.is_overtaken_by(where):
                    read.take()

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

    def is_to_read(self, waits: Sequence[tuple[str, int]]) -> bool:
        """A wait may retire an operation that has not read global memory yet."""
        if not self._unread:
            return False
        for counter, left in waits:
            counted = [one for one in self.pending if any(q.counter == counter for q in one.queues)]
            if len(counted) > left and any(one.read and not one.read.is_taken for one in counted):
                return True
        return False

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
    if one.read is not None:
        one.read.take()
    if one.perform is not None:
        one.perform()
    if one.land is not None:
        one.land()
    one.perform = one.land = None
