"""One wave in execution: its registers, its outstanding operations, and the memory that it sees."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, Literal

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate.functions import U
from ldsopt.isa.events import Queue
from ldsopt.simt.findings import Findings, InstructionSite, LaneTouch, SimulationFinding
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array
from ldsopt.simt.schedule import WaveTurns
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow
from ldsopt.simt.wave_clocks import AccessEffect, LdsOrder
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Kind
from ldsopt.target.waits import largest_count


@dataclass(slots=True)
class MachineWave:
    """A wave.

    Attributes:
        number: in its workgroup; `workgroup` that one's id.
        registers: their contents.
        flight: outstanding operations.
        lds: of its workgroup; `memory` the device's.
        scratch: bytes of each lane.
        findings: collects findings; `None` to look for none.
        at: the number of the next instruction.
        executed: instructions so far; `copies` of them copies into LDS.
        signals: barriers at which it has arrived so far.
        has_stored: it has changed memory that others see.
        turns: its atomic operations, if the run records their order or follows one.
        patience: turns that it leaves to others at a wait for reads of global memory.
    """

    number: int
    workgroup: tuple[int, int, int]
    registers: WaveRegisters
    flight: Flight
    lds: LdsRecord
    memory: GlobalMemory
    scratch: Array
    findings: Findings | None
    at: int = 0
    executed: int = 0
    lane_executed: int = 0
    copies: int = 0
    signals: int = 0
    has_stored: bool = False
    patience: int = 0
    turns: WaveTurns | None = None

    def check(self, site: InstructionSite, reads: tuple[int, ...], writes: tuple[int, ...], one: Any) -> None:
        """Reports registers that an instruction reads or overwrites while an outstanding operation is to write them.

        An operation that completes behind the older one anyway may write its registers, too.
        """
        unretired = self.flight.unretired
        for number in reads:
            if (other := unretired.get(number)) is not None:
                self._hazard(site, number, other, "reads")
        for number in writes:
            other = unretired.get(number)
            if other is not None and not (one is not None and _keeps_order(one, other)):
                self._hazard(site, number, other, "overwrites")

    def _hazard(self, site: InstructionSite, number: int, other: OutstandingOperation, verb: str) -> None:
        if self.findings is None:
            return

        def make() -> SimulationFinding:
            lanes = tuple(np.flatnonzero(self.registers.active).tolist())
            touch = LaneTouch(site, self.number, lanes, 0, 4, self.lds.phase)
            earlier = LaneTouch(other.site, self.number, (), 0, 4, self.lds.phase)
            what = f"the {other.kind.value} that writes it is waited for"
            words = f"wave {self.number} {verb} {name_of(number)} before {what}"
            return SimulationFinding("register-hazard", words, self.workgroup, touch, earlier)

        self.findings.add("register-hazard", site.line, make)

    def start(
        self,
        started: StartedOperation,
        results: tuple[int, ...] = (),
        land: Callable[[], None] | None = None,
        *,
        read: MemoryRead | None = None,
        perform: Callable[[], None] | None = None,
        touched: TouchedLds | None = None,
        retired: Callable[[], None] | None = None,
        half: int | None = None,
    ) -> None:
        """Issues an operation; until it is retired its results, or one half of its register, are garbage."""
        self.has_stored |= started.kind in _STORING or (touched is not None and touched[0].writes)
        if self.flight.late:
            self.spoil(results, half)
        exchanges = exchanges_memory(started.kind, started.site.text)
        if exchanges or started.kind in _STORING:
            self.lds.tell(self.number)
        if exchanges or (started.reads_flag and started.kind is not Kind.LDS):
            retired = functools.partial(self.lds.hear, self.number)
        one = OutstandingOperation(
            started.kind,
            list(started.queues),
            started.site,
            results,
            read,
            perform,
            land,
            touched,
            retired,
        )
        self.flight.issue(one)

    def spoil(self, results: tuple[int, ...], half: int | None = None) -> None:
        """Puts garbage into registers, or into one half of one: into active lanes of vector registers."""
        active = self.registers.active
        for number in results:
            if number < SCALARS:
                row = self.registers.vector[number]
                if half is None:
                    row[active] = GARBAGE
                else:
                    row[active] = (row[active] & (0xFFFF << 16 * (1 - half))) | (
                        (GARBAGE & 0xFFFF) << 16 * half
                    )
            else:
                self.registers.write_scalar(number, GARBAGE)

    def lanes(self) -> Array:
        """The numbers of the active lanes."""
        lanes: Array = self.registers.active.nonzero()[0]
        return lanes


def exchanges_memory(kind: Kind, text: str) -> bool:
    """True for an operation that changes other memory than LDS and returns the old value."""
    return kind is Kind.ATOMIC_RETURN or (kind is Kind.FLAT_LOAD and "_atomic_" in text)


_STORING = frozenset({Kind.STORE, Kind.ATOMIC, Kind.ATOMIC_RETURN, Kind.FLAT_STORE})


def _keeps_order(queues: tuple[Queue, ...], other: OutstandingOperation) -> bool:
    return any(queue.in_order and queue in other.queues for queue in queues)


# --- flight -------------------------------------------------------------------------------------------------
#
# The outstanding operations of one wave, and the counters that count them.
#
# An operation is issued, and retired by a wait of its wave; its effect happens at one of the two times, by schedule.
# So it reads global memory there, too, and sees another wave's stores in between, or does not. In between, its results
# hold `GARBAGE`. `ldsopt.isa.events` defines the counters that count an operation, and the order in which operations of
# one counter complete: a wait for all but N leaves the ones that complete last. If the hardware leaves the order open,
# the schedule chooses.


Retirement = Literal["oldest", "youngest", "random"]
"""The operation that a wait retires first, if the hardware leaves the order open."""


@dataclass(frozen=True, slots=True)
class StartedOperation:
    """The operation that an instruction starts.

    Attributes:
        kind: of operation; `queues` that it joins.
        site: of the instruction.
        reads_flag: it reads a flag that another wave stores, see `ldsopt.emulate.program`.
    """

    kind: Kind
    queues: tuple[Queue, ...]
    site: InstructionSite
    reads_flag: bool = False


class MemoryRead:
    """Bytes of global memory that an operation reads, once: when it is retired, or earlier.

    Rule: a store of the wave's own never overtakes its older vector load of a common byte. LLVM puts no wait between
    the two, for any target, so the hardware keeps their order. That does not hold for a scalar load, which uses another
    cache: LLVM waits for one ahead of a store to its address (``SIInsertWaitcnts.cpp``, ``SLoadAddresses``).

    Args:
        memory: all bytes of it.
        where: the index of each byte that is read.
        inside: the place of each byte in `data`; other bytes of it are 0.
        keeps_order: the wave's own later stores come behind it.
    """

    __slots__ = ("_inside", "_memory", "data", "is_taken", "keeps_order", "where")

    def __init__(self, memory: Array, where: Array, inside: Array, *, keeps_order: bool = True) -> None:
        self._memory, self._inside = memory, inside
        self.where, self.keeps_order, self.is_taken = where, keeps_order, False
        self.data: Array = np.zeros(inside.shape, np.uint8)

    def take(self) -> None:
        """Reads the bytes, if that has not been done."""
        if not self.is_taken:
            self.data[self._inside] = self._memory[self.where]
            self.is_taken = True

    def now(self) -> Array:
        """The bytes that were read, or that would be if it were retired now, ``[lane, byte]``."""
        if self.is_taken:
            return self.data
        data: Array = self.data.copy()
        data[self._inside] = self._memory[self.where]
        return data

    def is_overtaken_by(self, stored: Array) -> bool:
        """True if a store of the wave's own to these bytes must come behind it."""
        if self.is_taken or not self.keeps_order or not len(self.where):
            return False
        if self.where.max() < stored.min() or stored.max() < self.where.min():
            return False
        return bool(np.isin(self.where, stored).any())


TouchedLds = tuple[LdsAccess, Array]
"""An access of LDS, and its granules."""


@dataclass(slots=True, eq=False)
class OutstandingOperation:
    """An outstanding operation.

    Attributes:
        kind: its kind; `queues` the queues that it has not left.
        site: its instruction.
        results: numbers of the registers that it writes.
        read: its read of global memory.
        perform: executes its effect on LDS; `None` once that is done.
        land: writes its results; `None` once that is done.
        touched: its LDS access, with the granules; `None` if it has none.
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
        self._counted: dict[str, list[OutstandingOperation]] = {}
        """The operations that each counter counts, in the order of their issue."""

    def issue(self, one: OutstandingOperation) -> None:
        """Issues an operation. If its counter is at its largest value, the oldest operations are retired first."""
        for queue in one.queues:
            self.wait(queue.counter, largest_count(queue.counter, self._arch) - 1)
        self.pending.append(one)
        for counter in {queue.counter for queue in one.queues}:
            self._counted.setdefault(counter, []).append(one)
        for number in one.results:
            self.unretired[number] = one
        if not self.late:
            _finish(one)
        elif one.read is not None:
            self._unread.append(one.read)

    def store(self, where: Array) -> None:
        """Called ahead of a store of the wave's own to bytes of global memory; older loads of them read first."""
        if self._unread:
            self._unread = [read for read in self._unread if not read.is_taken]
            for read in self._unread:
                if read.is_overtaken_by(where):
                    read.take()

    def perform_lds(self) -> None:
        """Performs the effect on LDS of issued operations; their results come when they are retired."""
        for one in self.pending:
            if one.perform is not None:
                one.perform()
                one.perform = None

    def wait(self, counter: str, left: int) -> None:
        """Retires operations until the counter is at most ``left``."""
        counted = self._counted.get(counter, [])
        while len(counted) > left:
            one = self._next(counted, counter)
            counted.remove(one)
            one.queues = [queue for queue in one.queues if queue.counter != counter]
            if not one.queues:
                self._retire(one)

    def is_to_read(self, waits: Sequence[tuple[str, int]]) -> bool:
        """True if a wait may retire an operation that has not read global memory yet."""
        if not self._unread:
            return False
        for counter, left in waits:
            counted = self._counted.get(counter, ())
            if len(counted) > left and any(one.read and not one.read.is_taken for one in counted):
                return True
        return False

    def _next(self, counted: list[OutstandingOperation], counter: str) -> OutstandingOperation:
        if self._order == "oldest":  # operations with no older one in a queue that completes in order
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
        self._counted.clear()


def _finish(one: OutstandingOperation) -> None:
    """Executes the remaining effects of an operation."""
    if one.read is not None:
        one.read.take()
    if one.perform is not None:
        one.perform()
    if one.land is not None:
        one.land()
    one.perform = one.land = None


# --- lds record ---------------------------------------------------------------------------------------------
#
# One workgroup's LDS while machine code is executed: its bytes, and facts that the simulator's record lacks.
#
# The simulator's record (`ldsopt.simt.shadow`) finds races and uninitialized reads. A granule is four bytes, or one if
# an instruction moves fewer or an address is no multiple of four. Machine code adds
#
# * copies (LDS-DMA) that nothing has waited for: the bytes of one are garbage to every reader;
# * flags (`ldsopt.emulate.program`) and atomic operations that return: a wave's accesses of LDS ahead of a signal by
#   them do not race with accesses of another wave behind its wait for the signal, since LDS performs a wave's
#   operations in their order.


GARBAGE_BYTE = 0xBD


def lds_access(
    site: InstructionSite, size: int, *, reads: bool = False, writes: bool = False, is_copy: bool = False
) -> LdsAccess:
    """An instruction that touches ``size`` bytes of LDS a lane; one that reads and writes is atomic."""
    access = LdsAccess(site, size, reads, writes, atomic=reads and writes, is_copy=is_copy)
    access.classify(0, 0, 1)
    return access


@dataclass(frozen=True, slots=True, eq=False)
class LdsWrite:
    """An issued write.

    Attributes:
        places: the index of each byte that it writes, ``[lane, byte]``.
        data: returns the bytes that it writes, as far as they are known by now.
    """

    places: Array
    data: Callable[[], Array]


class PartsOfGranules(Exception):
    """An access touches a part of a granule."""


class LdsRecord:
    """The LDS of one workgroup.

    Args:
        size: bytes.
        granule: bytes that are told apart.
        shadow: the record for the checks; `None` to run without.

    Attributes:
        data: the bytes.
        phase: the number of barriers that the workgroup has passed.
    """

    def __init__(self, size: int, granule: int, shadow: Shadow | None) -> None:
        self.size, self.granule, self.shadow = size, granule, shadow
        self.data = np.zeros(size, np.uint8)
        self._copies = np.zeros(-(-size // granule), np.int32)
        self._copiers = np.full(-(-size // granule), -1, np.int32)
        self._under_way = 0  # copies
        self._in_flight: dict[LdsWrite, range] = {}
        """The range of bytes of each write that is issued and not performed."""
        self.phase = 0

    def enter(
        self,
        access: LdsAccess,
        wave: int,
        at: Array,
        lanes: Array,
        *,
        is_flag: bool = False,
        data: Callable[[], Array] | None = None,
    ) -> tuple[Array | slice, Array]:
        """Checks and records an access, or the issue of a copy.

        Args:
            access: the instruction.
            wave: the wave that executes it, with these lanes.
            at: the address of each lane.
            is_flag: it reads a flag that another wave writes.
            data: returns the bytes of a write, ``[lane, byte]``, if they are known.

        Returns:
            The mask of lanes that stay within LDS, and their granules, some more than once.

        Raises:
            PartsOfGranules: it touches parts of granules, and other accesses may touch the rest.
        """
        at = at.astype(np.int64, copy=False)
        shadow, execution = self.shadow, Execution(access, wave, at, lanes, self.phase)
        inside: Array = at <= self.size - access.size
        within: Array | slice = inside
        if np.count_nonzero(inside) == len(at):
            within = slice(None)
        else:
            if shadow is not None:
                shadow.out_of_bounds(execution, self.size)
            execution = execution._replace(address=at[within], lanes=lanes[within])
        is_apart = not (access.size | int(np.bitwise_or.reduce(execution.address))) % self.granule
        if shadow is not None and not is_apart:
            raise PartsOfGranules
        granules = _granules(execution.address, access.size, self.granule, is_whole=is_apart)
        if shadow is None or not len(granules):
            return within, granules
        changed = None if data is None else functools.partial(self._changed, execution, data, within)
        if self._under_way and (copied := self._copies[granules] > 0).any():
            is_other = self._copiers[granules] != wave
            if access.is_copy:  # its own older copies are performed first
                copied &= is_other
            if copied.any() and changed is not None:
                # A wave that writes the same bytes as another wave's copy spoils nothing.
                copied &= ~is_other | np.isin(granules, changed() // self.granule)
            if copied.any():
                shadow.unfinished_copy(execution, int(granules[copied].min()) * self.granule)
        if is_flag:
            shadow.claims(execution, granules)
        elif shadow.access(execution, granules):
            shadow.race(execution, None if changed is None else changed())
        return within, granules

    def _changed(self, execution: Execution, data: Callable[[], Array], within: Array | slice) -> Array:
        """The bytes that a write changes, compared with the contents after all writes in flight.

        Writes of two waves that put different values into one byte are a race, which the later issue reports. So the
        order in which they are performed does not affect the comparison of any other access.
        """
        places = execution.address.astype(np.int64)[:, None] + np.arange(execution.access.size)
        span = _span_of(places)
        contents = self.data[span.start : span.stop].copy()
        is_open = np.zeros(len(contents), bool)
        is_open[places - span.start] = True
        for write, other in reversed(self._in_flight.items()):
            if other.start < span.stop and span.start < other.stop:
                inside = (write.places >= span.start) & (write.places < span.stop)
                inside[inside] = is_open[write.places[inside] - span.start]
                if inside.any():
                    where = write.places[inside] - span.start
                    contents[where] = write.data()[inside]
                    is_open[where] = False
                    if not is_open.any():
                        break  # what is older is overwritten
        changed: Array = places[contents[places - span.start] != data()[within]]
        return changed

    def begin(self, write: LdsWrite) -> None:
        """Records a write that is issued and not performed."""
        self._in_flight[write] = _span_of(write.places)

    def end(self, write: LdsWrite) -> None:
        """Records that a write is performed."""
        del self._in_flight[write]

    def acquire(self, wave: int, granules: Array) -> None:
        """Orders a wave behind the writers of these granules, which it has read, and behind their predecessors."""
        if self.shadow is not None and isinstance(self.shadow.order, ToldOrder):
            self.shadow.order.acquire(wave, granules)

    def tell(self, wave: int) -> None:
        """Records a wave's store to other memory, by which it may signal its accesses."""
        if self.shadow is not None and isinstance(self.shadow.order, ToldOrder):
            self.shadow.order.tell(wave)

    def hear(self, wave: int) -> None:
        """Orders a wave behind the writers of other memory that it has read, and behind their predecessors."""
        if self.shadow is not None and isinstance(self.shadow.order, ToldOrder):
            self.shadow.order.hear(wave)

    def begin_copy(self, granules: Array, wave: int) -> None:
        """Records that a wave's copy into these granules, each named once, is outstanding."""
        self._under_way += 1
        self._copies[granules] += 1
        self._copiers[granules] = wave

    def end_copy(self, granules: Array) -> None:
        """Records that a copy into these granules is retired."""
        self._under_way -= 1
        self._copies[granules] -= 1

    def signal(self, wave: int) -> None:
        """A wave arrives at a barrier, and goes on without waiting."""
        if self.shadow is not None:
            self.shadow.signal(wave)

    def barrier(self) -> None:
        """Begins a new phase: all waves have passed a barrier."""
        self.phase += 1
        if self.shadow is not None:
            self.shadow.barrier()

    def in_flight(self, wave: int, access: LdsAccess, granules: Array) -> None:
        """Records that an operation that is outstanding at a barrier touches these granules behind it, too."""
        if self.shadow is not None:
            self.shadow.in_flight(wave, access, granules)


class ToldOrder(LdsOrder):
    """The order that flags and atomic operations of a workgroup give its accesses of LDS.

    Each store hands on the accesses of its wave up to it, itself included; a reader of its place has to acquire them. A
    store to other memory hands them on to any wave that reads a flag there, or changes one.
    """

    def clashes(
        self, wave: int, effect: AccessEffect, where: Array | slice, *, replaces: bool = False
    ) -> Array:
        """See `LdsOrder`."""
        assert not isinstance(where, slice)
        clash = self._clashes(wave, effect.value, self._last, where)
        self.record(wave, effect, where)
        if effect.is_write:
            self._release(wave)
            for place in np.unique(where).tolist():
                self._hand_on(wave, place, writes=True, replaces=replaces)
        return clash

    def acquire(self, wave: int, where: Array) -> None:
        """Orders a wave behind the writers of these granules."""
        for place in np.unique(where).tolist():
            self._hand_on(wave, place, writes=False, replaces=False)
        np.maximum(self._seen[wave], self._received[wave], out=self._seen[wave])

    def tell(self, wave: int) -> None:
        """Records a wave's store to other memory."""
        self._release(wave)
        np.maximum(self._by_atomics, self._released[wave], out=self._by_atomics)

    def hear(self, wave: int) -> None:
        """Orders a wave behind the writers of other memory that it has read."""
        np.maximum(self._seen[wave], self._by_atomics, out=self._seen[wave])


def _span_of(places: Array) -> range:
    """The bytes from the first place to the last."""
    return range(int(places.min()), int(places.max()) + 1) if places.size else range(0)


@functools.cache
def _steps(size: int, granule: int, *, is_whole: bool) -> Array:
    """Offsets in an access that reach each of its granules: an unaligned one ends in another granule."""
    steps = np.arange(0, size, granule)
    return steps if is_whole else np.append(steps, size - 1)


def _granules(addresses: Array, size: int, granule: int, *, is_whole: bool) -> Array:
    """The granules of accesses of ``size`` bytes; a granule that several lanes touch occurs several times."""
    if is_whole and size == granule:
        return addresses // granule
    return ((addresses[:, None] + _steps(size, granule, is_whole=is_whole)) // granule).ravel()


# --- registers ----------------------------------------------------------------------------------------------
#
# The registers of one wave.
#
# Each register of 32 bits has a number: VGPRs from 0, AGPRs from 256, and from 512 on the scalar ones, by their numbers
# in the encodings of instructions (RDNA4 ISA, "Scalar operands"; gfx9 has M0 at 124, too): VCC at 106, TTMP0 at 108, M0
# at 124, ``null`` at 125, EXEC at 126.


ACCUMULATORS, SCALARS = 256, 512
VCC, TTMP, M0, NULL, EXEC = SCALARS + 106, SCALARS + 108, SCALARS + 124, SCALARS + 125, SCALARS + 126
GARBAGE = 0xFFBADBAD
"""The contents of a register until the operation that writes it is retired: a NaN as a float, invalid as an address."""

_NAMED = {
    "vcc_lo": VCC, "vcc_hi": VCC + 1, "m0": M0, "null": NULL, "exec_lo": EXEC, "exec_hi": EXEC + 1,
    "flat_scratch_lo": SCALARS + 102, "flat_scratch_hi": SCALARS + 103,
    "xnack_mask_lo": SCALARS + 104, "xnack_mask_hi": SCALARS + 105,
}  # fmt: skip
_FILES = {"v": 0, "a": ACCUMULATORS, "s": SCALARS, "ttmp": TTMP}


@functools.cache
def number_of(name: str) -> int:
    """The number of a register by its name.

    >>> number_of("v3"), number_of("a0"), number_of("s2"), number_of("vcc_lo")
    (3, 256, 514, 618)
    """
    if name in _NAMED:
        return _NAMED[name]
    letters = name.rstrip("0123456789")
    return _FILES[letters] + int(name[len(letters) :])


def name_of(number: int) -> str:
    """The name of a register by its number.

    >>> name_of(258), name_of(514), name_of(VCC)
    ('a2', 's2', 'vcc_lo')
    """
    if number < ACCUMULATORS:
        return f"v{number}"
    if number < SCALARS:
        return f"a{number - ACCUMULATORS}"
    named = {value: name for name, value in _NAMED.items()}
    if number >= VCC and number in named:
        return named[number]
    return f"ttmp{number - TTMP}" if number >= TTMP else f"s{number - SCALARS}"


class WaveRegisters:
    """The contents of a wave's registers.

    Attributes:
        lanes: of the wave.
        vector: VGPRs and AGPRs: [number, lane].
        scalar: by their numbers less `SCALARS`.
        scc: the scalar condition code.
        active: the mask of lanes that EXEC has on; `count` their number.
        clamps_overflow: FP16_OVFL of the MODE register.
    """

    __slots__ = ("active", "clamps_overflow", "count", "lanes", "scalar", "scc", "vector")

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.vector = np.full((SCALARS, lanes), GARBAGE, np.uint32)
        self.scalar = [GARBAGE] * 128
        self.scalar[NULL - SCALARS] = 0
        self.scc = 0
        self.clamps_overflow = False
        self.active, self.count = np.ones(lanes, bool), lanes
        self.write_scalar(EXEC, (1 << lanes) - 1, 2)

    def read(self, numbers: tuple[int, ...]) -> Array:
        """The bits of one register or of two consecutive ones, a lane or one for all."""
        first = numbers[0]
        if first >= SCALARS:
            value = self.scalar[first - SCALARS]
            if len(numbers) > 1:
                value |= self.scalar[numbers[1] - SCALARS] << 32
            return np.array([value], U)
        low = self.vector[first].astype(U)
        result: Array = low if len(numbers) == 1 else low | self.vector[numbers[1]].astype(U) << U(32)
        return result

    def read_scalar(self, number: int, words: int = 1) -> int:
        """The bits of scalar registers."""
        at = number - SCALARS
        return self.scalar[at] if words == 1 else self.scalar[at] | self.scalar[at + 1] << 32

    def write_scalar(self, number: int, value: int, words: int = 1) -> None:
        """Writes scalar registers, none if the first one is ``null``; a write of EXEC updates the active lanes."""
        if number == NULL:
            return
        at = number - SCALARS
        for word in range(words):
            self.scalar[at + word] = value >> 32 * word & 0xFFFFFFFF
        if number + words > EXEC:
            self.active = self.mask(EXEC)
            self.count = int(np.count_nonzero(self.active))

    def activate_first(self, count: int) -> None:
        """Activates the first lanes alone."""
        self.write_scalar(EXEC, (1 << count) - 1, 2)

    def write_vector(self, number: int, value: Array, where: Array) -> None:
        """Writes the lanes ``where`` of one register."""
        np.copyto(self.vector[number], value.astype(np.uint32), where=where)

    def mask(self, number: int) -> Array:
        """The bits of scalar registers as truth values of the lanes."""
        data = self.read_scalar(number, self.lanes // 32).to_bytes(self.lanes // 8, "little")
        return np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little").view(bool)

    def write_mask(self, number: int, value: Array) -> None:
        """Writes truth values of the lanes to scalar registers."""
        bits = int.from_bytes(np.packbits(value, bitorder="little").tobytes(), "little")
        self.write_scalar(number, bits, 2 if self.lanes > 32 else 1)
