"""The LDS of one workgroup: contents, bounds, copies in flight.

A copy (LDS-DMA) is asynchronous. Its bytes are in flight from its issue until its wave waits for it:

* by an explicit wait of its counter, which lets only the youngest N operations stay outstanding;
* by an LDS access of the same wave to its bytes, unless the metadata says that the two share none: the backend
  puts a wait there (not for the per-lane and tensor copies of gfx1250, for which it inserts none);
* by a release fence of workgroup scope or wider, or a barrier on an architecture that waits in front of it
  (again not on gfx1250);
* by the end of the wave.

The author has to wait for copies with marks (gfx9 and gfx10, LLVM 23): only a wait for marks, an explicit wait of the
counter, and the end of the wave complete them. A wait for all but N marks completes the copies in front of
all but the youngest N marks; those behind are taken to be still under way.

A tensor copy may arrive at an LDS barrier once it has landed, and an asynchronous arrival does once the asynchronous
copies in front of it have. Where copies land late, one of these lands when a wave has waited in a loop for a while.

Counters drain in order, so that all older copies of the wave land with it. `Schedule.dma` decides whether the bytes
change at the issue or at the wait; the checks are the same for both.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.access import MemoryRegion, Plan, encode, gather, gather_one, plan, scatter, unit_numbers
from ldsopt.simt.banks import Patterns
from ldsopt.simt.kinds import Array, RegisterKind, Value
from ldsopt.simt.native.lds import NativeWave
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow, Watcher
from ldsopt.simt.sources import Sources
from ldsopt.simt.wave_clocks import LdsOrder

_FIRST = np.zeros(1, np.intp)
_WIDTH = 29
_PENDING = (1 << _WIDTH) - 1

WORD = plan(RegisterKind("i64", "int", 64, np.dtype("u8"), store=8), 8)
"""The move of an LDS barrier's word."""


def _end_of(target: Array | slice) -> int:
    return int(target.stop if isinstance(target, slice) else target.max() + 1)


class CopyQueue:
    """The copies of one wave.

    Args:
        lds: the LDS in which they land.
        wave: its number.
        late: they land when waited for, not at issue.

    Attributes:
        native: the wave's block for native functions, if these do some of its accesses.
    """

    __slots__ = ("_lds", "issued", "late", "marks", "native", "pending", "wave")

    def __init__(self, lds: Lds, wave: int, *, late: bool) -> None:
        self._lds, self.wave, self.late = lds, wave, late
        self.pending: list[Copy] = []
        lds.queues.append(self)
        self.issued: dict[str, int] = {"vmcnt": 0, "asynccnt": 0, "tensorcnt": 0}
        self.marks: list[int] = []
        self.native: NativeWave | None = None

    def count(self, counter: str, number: int = 1) -> None:
        """Counts operations that are not copies but share the counter."""
        self.issued[counter] += number

    def issue(
        self,
        access: LdsAccess,
        counter: str,
        target: Array | slice,
        *,
        data: Array,
        address: Array,
        lanes: Array | None,
        is_marked: bool = False,
        is_recorded: bool = False,
        arrivals: Sequence[int] = (),
    ) -> None:
        """Starts a copy of ``data`` to the LDS bytes ``target``.

        Args:
            access: the instruction.
            target, data: the bytes, and their new contents.
            address: the address of each active lane; their numbers are ``lanes``, `None` for all.
            is_marked: only its author waits for it.
            is_recorded: a native function has found all of it within bounds, and recorded it.
            arrivals: the LDS barriers at which it arrives once it has landed.
        """
        access.executed += 1
        self.issued[counter] += 1
        lds = self._lds
        if not is_recorded:
            if len(data) and _end_of(target) > lds.size:
                if lds.shadow is not None:
                    lds.shadow.out_of_bounds(self._execution(access, address, lanes), lds.size)
                places = np.arange(target.start, target.stop) if isinstance(target, slice) else target
                inside = places < lds.size
                target, data = places[inside], data[inside]
                keep = address.astype(np.int64) + access.size <= lds.size
                lanes = np.flatnonzero(keep) if lanes is None else lanes[keep]
                address = address[keep]
            if lds.shadow and len(address):
                execution = self._execution(access, address, lanes)
                if lds.shadow.access(execution, lds.granules(address, access.size)):
                    places = np.arange(target.start, target.stop) if isinstance(target, slice) else target
                    lds.shadow.race(execution, places[lds.landed(places) != data])
        first, last = 0, -1
        if isinstance(target, slice):
            first, last = target.start, target.stop - 1
        elif len(target):
            first, last = int(target[0]), int(target[-1])
        number = self.issued[counter]
        copy = Copy(access, counter, number, target, data, address, first, last, is_marked=is_marked)
        if lds.sources is not None and len(data):
            copy.writes = lds.sources.write(access, self.wave, -(-len(data) >> lds.shift))
        if arrivals:
            copy.arrivals = arrivals
            copy.clock = lds.order.depart(self.wave) if lds.order is not None else None
        if not self.late:
            lds.land(copy)
            lds.land_arrivals(copy)
        self.pending.append(copy)
        self._show_pending()

    def adopt_native_copy(
        self, access: LdsAccess, ordinal: int, base: int, *, data: Array, is_marked: bool
    ) -> None:
        """Adds a copy that compiled code has issued, checked and recorded, and landed if copies land at once.

        Args:
            access: the instruction.
            ordinal: as of `Copy`.
            base: the byte of LDS that becomes the first one of ``data``.
            data: the bytes of all lanes.
            is_marked: only its author waits for it.
        """
        access.executed += 1
        end, lds = base + len(data), self._lds
        copy = Copy(access, "vmcnt", ordinal, slice(base, end), data, None, base, end - 1, None, is_marked)
        if self.late and lds.sources is not None:
            copy.writes = lds.sources.write(access, self.wave, len(data) >> lds.shift)
        self.pending.append(copy)

    def _show_pending(self) -> None:
        if self.native is not None:
            self.native.copies([(copy.first, copy.last) for copy in self.pending])

    def _execution(self, access: LdsAccess, address: Array, lanes: Array | None) -> Execution:
        phase = self._lds.shadow.number if self._lds.shadow else 0
        return Execution(access, self.wave, address, lanes, phase)

    def wait(self, counter: str, outstanding: int) -> None:
        """Lets all but the youngest ``outstanding`` operations of a counter finish."""
        if self.pending:
            limit = self.issued[counter] - outstanding
            done = [c for c in self.pending if c.counter == counter and c.ordinal <= limit]
            if done:
                self._land(done)

    def wait_unmarked(self, outstanding: int = 0) -> None:
        """Completes the copies that the backend waits for by itself: those of ``vmcnt`` without marks."""
        if not self.pending:
            return
        limit = self.issued["vmcnt"] - outstanding
        self._land(
            [c for c in self.pending if c.counter == "vmcnt" and not c.is_marked and c.ordinal <= limit]
        )

    def mark(self) -> None:
        """Ends a group of copies with marks."""
        self.marks.append(self.issued["vmcnt"])

    def wait_for_marks(self, left: int) -> None:
        """Completes the copies in front of the oldest marks, so that ``left`` of these remain."""
        done = max(0, len(self.marks) - left)
        if done:
            limit = self.marks[done - 1]
            del self.marks[:done]
            self._land([c for c in self.pending if c.is_marked and c.ordinal <= limit])

    def finish(self) -> None:
        """Ends the wave: all of its copies land."""
        self._land(list(self.pending))

    def before(self, execution: Execution, low: int, high: int) -> None:
        """The waits that the backend puts in front of an LDS access of the same wave to bytes ``low`` to ``high``."""
        lds, access = self._lds, execution.access
        for copy in reversed(self.pending):
            if low > copy.last or high <= copy.first:
                continue
            first = execution.address.astype(np.int64)
            touched = np.zeros(lds.size + 16, bool)
            touched[copy.target] = True
            which = touched[(first[:, None] + np.arange(access.size)).clip(0, lds.size + 15)].any(axis=1)
            if not which.any():
                continue
            if access.excludes >> copy.access.alias_class & 1:
                continue  # declared disjoint: no wait (and a finding, when it is recorded)
            if copy.counter == "vmcnt" and not copy.is_marked:
                self.wait_unmarked(self.issued["vmcnt"] - copy.ordinal)
                return
            if lds.shadow:
                byte = int(first[which][0])
                verb = "writes" if access.writes else "reads"
                what = f"wave {self.wave} {verb} LDS byte {byte}"
                words = f"{what}, which its own copy at {copy.access.site} may still be writing"
                lds.shadow.report("race", execution.touch(which, byte), words)

    def passed_barrier(self) -> None:
        """Records that copies still in flight write in the new phase, too."""
        for copy in self.pending:
            if self._lds.shadow and len(copy.address):
                units = self._lds.granules(copy.address, copy.access.size)
                self._lds.shadow.in_flight(self.wave, copy.access, units)
        for copy in self.pending:
            if copy.clock is not None and self._lds.order is not None:
                copy.clock = self._lds.order.depart(self.wave)

    def land_arrival(self) -> bool:
        """Completes the copies up to the first one that arrives at an LDS barrier; false if there is none."""
        copy = next((copy for copy in self.pending if copy.arrivals), None)
        if copy is not None:
            self._land([c for c in self.pending if c.counter == copy.counter and c.ordinal <= copy.ordinal])
        return copy is not None

    def _land(self, done: list[Copy]) -> None:
        if self.late:
            for copy in done:
                self._lds.land(copy)
                self._lds.land_arrivals(copy)
        self.pending = [copy for copy in self.pending if copy not in done]
        self._show_pending()


class Lds:
    """One workgroup's LDS.

    Args:
        size: bytes that the kernel has, static and dynamic.
        shadow: the record for the checks; `None` to run without.
        patterns: the shapes of accesses seen so far in the run.
        sources: the record of the writes that reads get their bytes from, if it is wanted.
        watcher: gets every execution of an access but of copies, if there is one.
    """

    __slots__ = ("patterns", "queues", "region", "shadow", "shift", "size", "sources", "watcher")

    def __init__(
        self,
        size: int,
        shadow: Shadow | None,
        patterns: Patterns,
        sources: Sources | None = None,
        watcher: Watcher | None = None,
    ) -> None:
        self.size, self.shadow, self.patterns, self.sources = size, shadow, patterns, sources
        self.watcher = watcher
        self.queues: list[CopyQueue] = []  # of its waves
        self.region = MemoryRegion(size)
        self.shift = shadow.granule.bit_length() - 1 if shadow else 0

    @property
    def order(self) -> LdsOrder | None:
        """The order of its accesses, where atomic ones may hand it over."""
        return self.shadow.order if self.shadow is not None else None

    def native_words(self, wave: int, accesses: Sequence[LdsAccess]) -> dict[int, int]:
        """The words about the checks that native functions of a wave's accesses read, by word of the wave's block."""
        words = {} if self.shadow is None else self.shadow.native_words(wave, accesses)
        return words if self.sources is None else words | self.sources.native_words(wave)

    def granules(self, address: Array, size: int) -> Array | slice:
        """The granules of ``size`` bytes at each address, each once."""
        return self.patterns.of(address, size).at(int(address[0]) >> self.shift)

    def landed(self, places: Array) -> Array:
        """The contents that some bytes will have once all copies in flight have landed.

        Copies of two waves that write different values to one byte are a race, which the later issue reports. So the
        order of the queues makes no difference to other checks.
        """
        first, last = (int(places.min()), int(places.max())) if places.size else (0, -1)
        contents: Array = self.region.data[first : last + 1].copy()
        for copy in (copy for queue in self.queues if queue.late for copy in queue.pending):
            if isinstance(copy.target, slice):
                if copy.first <= last and copy.last >= first:
                    start, stop = max(copy.first, first), min(copy.last, last) + 1
                    contents[start - first : stop - first] = copy.data[start - copy.first : stop - copy.first]
            else:
                inside = (copy.target >= first) & (copy.target <= last)
                contents[copy.target[inside] - first] = copy.data[inside]
        landed: Array = contents[places - first]
        return landed

    def land(self, copy: Copy) -> None:
        """Writes the bytes of a copy."""
        self.region.data[copy.target] = copy.data
        if self.sources is not None and copy.writes is not None:
            self.sources.land(copy.target, copy.writes)

    def land_arrivals(self, copy: Copy) -> None:
        """Arrives at the LDS barriers of a copy that has landed."""
        for address in copy.arrivals:
            self._count_down(address, 1)
            if self.order is not None and copy.clock is not None:
                self.order.arrivals(self.granules(np.array([address], np.uint32), 8), copy.clock)

    def arrive(
        self, access: LdsAccess, queue: CopyQueue, address: Array, lanes: Array | None, counts: Array
    ) -> Array:
        """Arrives at an LDS barrier in each lane, one after the other.

        Args:
            access: the instruction.
            queue: the copies of its wave.
            address: the barrier of each active lane; their numbers are ``lanes``, `None` for all.
            counts: the number of arrivals of each.

        Returns:
            The word in front of each lane's arrival; 0 where it is out of bounds.
        """
        found = np.zeros(len(address), np.uint64)
        is_inside = self.enter(WORD, access, queue, address, lanes)
        for number, (place, count) in enumerate(zip(address.tolist(), counts.tolist(), strict=True)):
            if is_inside or place + 8 <= self.size:
                found[number] = self._count_down(place, count)
        if self.order is not None:
            self.order.told(queue.wave)
            inside = address[address.astype(np.int64) + 8 <= self.size]
            if len(inside):
                self.order.arrivals(self.granules(inside, 8), self.order.depart(queue.wave))
                queue.passed_barrier()
        return found

    def _count_down(self, address: int, count: int) -> int:
        """Counts arrivals at an LDS barrier; gives the word in front of them.

        Rule: bits 0 to 28 are the arrivals that are still expected, less one; bits 29 to 31 the phase; bits 32 to 47
        those of each phase, less one. An arrival with none left begins the next phase, and the phase counts down.
        Sources: AMD CDNA5 ISA, 11.2.2; Triton's ``BarrierOpToLLVM.cpp``, which takes the width of 29 bits.
        """
        if address + 8 > self.size:
            return 0
        word = int.from_bytes(self.region.data[address : address + 8].tobytes(), "little")
        pending, phase, reload = word & _PENDING, word >> _WIDTH & 7, word >> 32 & 0xFFFF
        begun = max(0, -((pending - count) // (reload + 1)))
        pending += begun * (reload + 1) - count
        new = word >> 32 << 32 | (phase - begun & 7) << _WIDTH | pending
        self.region.data[address : address + 8] = np.frombuffer(new.to_bytes(8, "little"), np.uint8)
        return word

    def load(
        self, plan: Plan, access: LdsAccess, queue: CopyQueue, address: Value, lanes: Array | None
    ) -> Value:
        """The values at an address a lane, or at one for all; zero where out of bounds."""
        if address.__class__ is int:
            single = np.array([address], np.uint32)
            numbers = _FIRST if lanes is None else lanes[:1]
            if self.enter(plan, access, queue, single, numbers):
                return gather_one(self.region, plan, address)
            return gather_one(MemoryRegion(plan.size), plan, 0)
        if self.enter(plan, access, queue, address, lanes):
            return gather(self.region, plan, address)
        inside = address.astype(np.int64) + plan.size <= self.size
        safe = gather(self.region, plan, np.where(inside, address, 0)) if self.size >= plan.size else None
        if safe is None:
            return gather(MemoryRegion(plan.size), plan, np.zeros(len(address), np.uint32))
        return np.where(inside[:, None] if safe.ndim == 2 else inside, safe, np.zeros(1, safe.dtype))

    def store(
        self,
        plan: Plan,
        access: LdsAccess,
        queue: CopyQueue,
        address: Array,
        lanes: Array | None,
        *,
        value: Value,
    ) -> None:
        """Stores a value a lane; bytes out of bounds are dropped."""
        if self.enter(plan, access, queue, address, lanes, value=value):
            scatter(self.region, plan, address, value)
            return
        inside = address.astype(np.int64) + plan.size <= self.size
        if inside.any():
            per_lane = isinstance(value, np.ndarray) and value.shape[0] == len(address) and (
                value.ndim == 2 or not plan.kind.is_array
            )  # fmt: skip
            scatter(self.region, plan, address[inside], value[inside] if per_lane else value)

    def enter(
        self,
        plan: Plan,
        access: LdsAccess,
        queue: CopyQueue,
        address: Array,
        lanes: Array | None,
        *,
        value: Value = None,
    ) -> bool:
        """Checks and waits in front of an access; ``value`` is the value that a store will write.

        Returns:
            True if every lane is within bounds.
        """
        access.executed += 1
        first = int(address[0])
        shape = (
            self.patterns.of(address, access.size, lanes)
            if len(address) > 1
            else self.patterns.single(access.size)
        )
        access.cycles += shape.cycles
        access.ideal_cycles += shape.ideal
        execution = Execution(access, queue.wave, address, lanes, self.shadow.number if self.shadow else 0)
        if self.watcher is not None:
            self.watcher(execution)
        if first + shape.high > self.size or first + shape.low < 0:
            if self.shadow is not None:
                self.shadow.out_of_bounds(execution, self.size)
            return False
        if (first | shape.bits) & (plan.align - 1):
            self._misaligned(plan, execution)
        if queue.pending:
            queue.before(execution, first + shape.low, first + shape.high)
        shadow = self.shadow
        if shadow is not None:
            clashes = shadow.access(execution, shape.at(first >> self.shift))
            if clashes:
                shadow.race(execution, None if value is None else self._changed(plan, address, value))
            if self.sources is not None:
                self.sources.access(execution)
        return True

    def _changed(self, plan: Plan, address: Array, value: Value) -> Array:
        units, new = unit_numbers(plan, address), encode(plan, value, len(address))
        size = new.dtype.itemsize
        places = units.reshape(-1, 1) * size + np.arange(size)
        changed: Array = places[
            self.landed(places) != np.ascontiguousarray(new).reshape(-1, 1).view(np.uint8)
        ]
        return changed

    def _misaligned(self, plan: Plan, execution: Execution) -> None:
        if self.shadow is None:
            return
        which = (execution.address & np.uint32(plan.align - 1)) != 0
        byte = int(execution.address[which][0])
        words = f"address {byte} is no multiple of {plan.align}, as the access claims"
        self.shadow.report("misaligned", execution.touch(which, byte), words)


# --- copies -------------------------------------------------------------------------------------------------
#
# Copies into LDS (LDS-DMA) that are in flight. A wave's `CopyQueue` holds them until they land.


@dataclass(slots=True, eq=False)
class Copy:
    """A copy in flight.

    Attributes:
        access: the instruction.
        counter: its counter: ``vmcnt``, ``asynccnt`` or ``tensorcnt``.
        ordinal: its number among the wave's operations of that counter.
        target: the bytes of LDS it writes, one number each or from one to another; `data` their new contents.
        lanes: the address of each of its lanes; `None` where those are one behind the other.
        first, last: the first and the last byte.
        writes: its numbers in `Lds.sources`.
        is_marked: only its author waits for it.
        arrivals: the LDS barriers at which it arrives once it has landed, and the `clock` that it hands on there.
    """

    access: LdsAccess
    counter: str
    ordinal: int
    target: Array | slice
    data: Array
    lanes: Array | None
    first: int
    last: int
    writes: Array | None = None
    is_marked: bool = False
    arrivals: Sequence[int] = ()
    clock: Array | None = None

    @property
    def address(self) -> Array:
        """The address of each of its lanes."""
        if self.lanes is None:
            self.lanes = _steps(self.access.size, len(self.data)) + np.uint32(self.first)
        return self.lanes


@functools.cache
def _steps(size: int, count: int) -> Array:
    """The first byte of each lane of a copy of so many bytes."""
    found: Array = np.arange(0, count, size, dtype=np.uint32)
    return found
