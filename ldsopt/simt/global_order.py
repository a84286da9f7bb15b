"""The accesses of global memory that are ordered between the waves of a workgroup, and those that race.

Two accesses of a byte by two waves, of which one writes and not both are atomic, must be ordered: by a release fence
behind the first, a barrier (or an atomic that hands the release on), and an acquire fence in front of the second,
both of which order global memory. A fence of LDS alone (``!mmra``, ``amdgpu-synchronize-as``, ``local``) does not. So
whichever order the simulator runs the waves in, a pair that nothing orders is seen.

The model is that of `ldsopt.simt.wave_clocks`: a wave that arrives at a barrier hands on its releases to all waves that
pass it. The model is more lenient than LLVM's memory model in two ways: lanes of one wave never race, and an atomic
hands on releases to all waves that execute an atomic later, whatever its address. Stores that change nothing do not
race.
"""

from __future__ import annotations

import mmap
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ldsopt.ir.synchronization import Fence
from ldsopt.simt.access import MemoryRegion, Plan, encode, unit_numbers
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.findings import Findings, InstructionSite, LaneTouch, SimulationFinding
from ldsopt.simt.global_memory import GlobalMemory, raw_plan, require_aligned
from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native.memory import NativeGlobals, NativeMemory, OrderedAccess
from ldsopt.simt.native.words import PAGE_UNITS, GlobalWord
from ldsopt.simt.program import Wave
from ldsopt.simt.shadow import TouchLog
from ldsopt.simt.wave_clocks import RACES_WITH, AccessEffect, WaveClocks

_LOG = 1 << 14
_BLOCK_PAGES = 32
"""Pages whose records begin together. The system has memory only for those that are written."""


class _GlobalTouch(NamedTuple):
    """One access of global memory, for the report of a race."""

    access: OrderedAccess
    wave: int
    address: Array
    lanes: Array
    phase: int


def touch_log() -> TouchLog:
    """A log of the accesses of global memory."""
    return TouchLog(_LOG, "u8", _GlobalTouch)


class GlobalOrder(WaveClocks):
    """The order of one workgroup's accesses of global memory.

    Args:
        waves: the number of waves.
        granule: bytes of a unit.
        memory: the device's memory.
        findings: where to report.
        workgroup: its id.
        log: for its records, which it begins anew; by default one of its own.
    """

    def __init__(
        self,
        waves: int,
        granule: int,
        memory: GlobalMemory,
        findings: Findings,
        workgroup: tuple[int, int, int],
        *,
        log: TouchLog | None = None,
    ) -> None:
        super().__init__(waves)
        self._shift = granule.bit_length() - 1
        self._waves, self._memory, self._findings, self._workgroup = waves, memory, findings, workgroup
        self._handed_on = np.zeros(waves, np.uint32)
        self._blocks: dict[int, Array] = {}
        self._directory = np.zeros((memory.region.size >> self._shift) // PAGE_UNITS + 1, np.uint64)
        self._log = touch_log() if log is None else log
        self._log.clear()
        self._barriers = np.zeros(1, np.uint64)

    def native_words(self, wave: int, accesses: Sequence[OrderedAccess]) -> dict[int, int]:
        """The words about the order that native functions of a wave's accesses read, by word of the wave's block."""
        return {
            GlobalWord.DIRECTORY: self._directory.ctypes.data,
            GlobalWord.SEEN: self._seen[wave].ctypes.data,
            GlobalWord.EPOCH: self._epoch[wave : wave + 1].ctypes.data,
            GlobalWord.WAVES: self._waves,
            GlobalWord.NUMBER: wave,
            GlobalWord.BARRIERS: self._barriers.ctypes.data,
            GlobalWord.LOG: self._log.open(accesses),
        }

    # --- synchronization ----------------------------------------------------------------------------------

    def fence(self, wave: int, fence: Fence) -> None:
        """Notes that a wave executes a fence."""
        if fence.orders_global:
            self._advance(wave, fence)

    def arrive(self, wave: int) -> None:
        """Notes that a wave arrives at the workgroup's barrier."""
        np.maximum(self._handed_on, self._released[wave], out=self._handed_on)

    def open(self) -> None:
        """Opens the barrier: all waves have arrived."""
        np.maximum(self._received, self._handed_on, out=self._received)
        self._barriers += np.uint64(1)

    def released(self, wave: int) -> Array:
        """The clock that a wave hands on at a named barrier: its releases."""
        found: Array = self._released[wave]
        return found

    def received(self, wave: int, clock: Array) -> None:
        """Takes in the clock of a named barrier; an acquire fence orders the wave behind it."""
        np.maximum(self._received[wave], clock, out=self._received[wave])

    # --- accesses -----------------------------------------------------------------------------------------

    def access(
        self, wave: int, site: InstructionSite, place: tuple[Array, Array], size: int, effect: AccessEffect
    ) -> None:
        """Checks and records an access.

        Args:
            place: addresses, and the lanes that they are of.
            size: bytes at each address.
            effect: its effect there.
        """
        address, lanes = place
        if not len(address):
            return
        named = OrderedAccess(site, size, effect.value)
        touch = _GlobalTouch(named, wave, address, lanes, int(self._barriers[0]))
        first = (address.astype(np.int64) - GLOBAL_BASE) >> self._shift
        last = (address.astype(np.int64) - GLOBAL_BASE + (size - 1)) >> self._shift
        width = int((last - first).max()) + 1
        units = first if width == 1 else (first[:, None] + np.arange(width)).reshape(-1)
        pages = units // PAGE_UNITS
        if int(pages.min()) == int(pages.max()):
            self._in_page(touch, int(pages[0]), units)
        else:
            for page in np.unique(pages).tolist():
                self._in_page(touch, page, units[pages == page])
        self._log.append(touch)

    def _in_page(self, touch: _GlobalTouch, page: int, units: Array) -> None:
        record, last = self._page(page)
        at = units - page * PAGE_UNITS
        wave, effect = touch.wave, touch.access.effect
        clash = self._clashes(wave, effect, record, at)
        if clash.any():
            self._race(touch, (int(units[clash][0]) << self._shift) + GLOBAL_BASE)
        record[effect, wave, at] = last[effect, wave] = self._epoch[wave]

    def _page(self, page: int) -> tuple[Array, Array]:
        """The record of a page: by effect and wave the last epoch of each of its units, and of any of them.

        The pages of a block begin together, since native functions leave the first access of a page to the interpreter.
        """
        rows = len(AccessEffect) * self._waves
        number, at = divmod(page, _BLOCK_PAGES)
        block = self._blocks.get(number)
        if block is None:
            size = _BLOCK_PAGES * rows * (PAGE_UNITS + 1)
            block = np.frombuffer(mmap.mmap(-1, 4 * size), np.uint32).reshape(_BLOCK_PAGES, -1)
            self._blocks[number] = block
            entries = self._directory[number * _BLOCK_PAGES : (number + 1) * _BLOCK_PAGES]
            entries[:] = block.ctypes.data + np.arange(len(entries), dtype=np.uint64) * np.uint64(
                block.strides[0]
            )
        words = block[at]
        record = words[: rows * PAGE_UNITS].reshape(len(AccessEffect), self._waves, PAGE_UNITS)
        return record, words[rows * PAGE_UNITS :].reshape(len(AccessEffect), self._waves)

    def touched(self) -> Iterator[tuple[int, Array]]:
        """Yields the number of each page and its accessed units, without those of stores that changed nothing."""
        for block in self._blocks:
            for page in range(block * _BLOCK_PAGES, (block + 1) * _BLOCK_PAGES):
                record, last = self._page(page)
                if last.any():
                    yield page, np.asarray(record[last != 0].any(axis=0))

    # --- reports ------------------------------------------------------------------------------------------

    def _race(self, touch: _GlobalTouch, byte: int) -> None:
        def collides(access: OrderedAccess, wave: int, _: int) -> bool:
            return wave != touch.wave and access.effect in RACES_WITH[touch.access.effect]

        def make() -> SimulationFinding:
            touching = self._log.latest(collides, byte, byte + (1 << self._shift))
            other = next((one for one in touching if self._at(one, byte).any()), None)
            writes = AccessEffect(touch.access.effect).is_write
            verb, done = ("writes", "touched") if writes else ("reads", "wrote")
            did = "another access" if other is None else f"wave {other.wave}"
            message = (
                f"wave {touch.wave} {verb} {self._named(byte)} that {did} {done}, and no fences that order global "
                "memory stand between"
            )
            return SimulationFinding(
                "global-race",
                message,
                self._workgroup,
                self._touch(touch, byte),
                None if other is None else self._touch(other, byte),
            )

        self._findings.add("global-race", touch.access.site.line, make)

    def _at(self, touch: _GlobalTouch, byte: int) -> Array:
        """The addresses of an access that lie in a unit of memory."""
        first = touch.address.astype(np.int64)
        found: Array = (first < byte + (1 << self._shift)) & (first + touch.access.size > byte)
        return found

    def _touch(self, touch: _GlobalTouch, byte: int) -> LaneTouch:
        lanes = tuple(sorted({int(lane) for lane in touch.lanes[self._at(touch, byte)]}))
        return LaneTouch(touch.access.site, touch.wave, lanes, byte, touch.access.size, touch.phase)

    def _named(self, byte: int) -> str:
        buffer = self._memory.find(byte)
        return f"address {byte:#x}" if buffer is None else f"byte {byte - buffer.address} of {buffer.name}"


class OrderedMemory:
    """Global memory as one wave sees it: every access is checked.

    Args:
        memory: the memory behind it.
        order: the order of the workgroup.
        wave: the wave.
        native: executes accesses natively where it can.

    Attributes:
        site: the instruction that the wave executes; `None` for one whose accesses nobody else changes.
        is_atomic: it is an atomic load or store.
    """

    __slots__ = ("_memory", "_native", "_order", "_wave", "is_atomic", "region", "site")

    def __init__(
        self, memory: GlobalMemory, order: GlobalOrder, wave: Wave, native: NativeMemory | None = None
    ) -> None:
        self._memory, self._order, self._wave, self._native = memory, order, wave, native
        self.region: MemoryRegion = memory.region
        self.site: InstructionSite | None = None
        self.is_atomic = False

    def _record(self, address: Array, size: int, effect: AccessEffect, which: Array | None = None) -> None:
        """Records an access at an address a lane, or of some of these only."""
        if self.site is None:
            return
        wave = self._wave
        lanes = wave.everyone if wave.active is None else wave.active
        if len(lanes) != len(address):
            lanes = np.full(len(address), lanes[0])
        if which is not None:
            address, lanes = address[which], lanes[which]
        self._order.access(wave.number, self.site, (address, lanes), size, effect)

    def load(self, plan: Plan, address: Value) -> Value:
        """Loads as `GlobalMemory.load` does, and notes the bytes that the wave has read."""
        if self._native is not None and not self.is_atomic:
            found = self._native.load(self.site, plan, address, self._wave.mask)
            if found is not None:
                return found
        loaded = self._memory.load(plan, address)
        places = np.array([address], np.uint64) if address.__class__ is int else address
        self._record(places, plan.size, AccessEffect.ATOMIC_READ if self.is_atomic else AccessEffect.READ)
        return loaded

    def fetch(self, address: Array, size: int) -> Array:
        """Loads raw bytes as `GlobalMemory.fetch` does, and notes the bytes that the wave has read."""
        if self._native is not None:
            found: Array | None = self._native.load(self.site, raw_plan(size), address, self._wave.mask)
            if found is not None:
                return found
        fetched = self._memory.fetch(address, size)
        self._record(address, size, AccessEffect.READ)
        return fetched

    def store(self, plan: Plan, address: Array, value: Value) -> None:
        """As `GlobalMemory.store`."""
        native = None if self.is_atomic else self._native
        if native is not None and native.store(self.site, plan, address, value, self._wave.mask):
            return
        self._memory.check(address, plan.size, "write")
        require_aligned(address, plan.align, "write")
        if self.site is not None:
            effect = AccessEffect.CHANGE if self.is_atomic else AccessEffect.WRITE
            self._record(address, plan.size, effect, self._changed(plan, address, value))
        self._memory.store(plan, address, value)

    def _changed(self, plan: Plan, address: Array, value: Value) -> Array:
        """The addresses at which a store changes memory."""
        offsets = address - np.uint64(GLOBAL_BASE)
        old = np.ascontiguousarray(self.region.views[plan.unit][unit_numbers(plan, offsets)])
        new = np.ascontiguousarray(encode(plan, value, len(address)))
        raw = [each.view(np.uint8).reshape(len(address), -1) for each in (old, new)]
        found: Array = (raw[0] != raw[1]).any(axis=1)
        return found

    def check(self, address: Array, size: int, what: str) -> None:
        """Checks as `GlobalMemory.check` does; the checked bytes count as accessed."""
        self._memory.check(address, size, what)
        effect = AccessEffect.WRITE if what == "write" else AccessEffect.READ
        self._record(address.ravel(), size, effect)

    def change(self, address: Array, size: int) -> None:
        """Checks as `GlobalMemory.change` does, and notes the bytes that the wave has changed."""
        self._memory.change(address, size)
        self._record(address, size, AccessEffect.CHANGE)


# --- touched ------------------------------------------------------------------------------------------------
#
# The accesses of global memory by the workgroups of a process, to tell whether another order gives the same.
#
# Every unit of memory that was read or stored to counts, by the pages of the check for races. That check
# keeps what was read and what was changed, natively, too. It leaves out stores of what is there already and
# accesses that nobody else may change; those are noted here. So where accesses are remembered, the interpreter
# does all stores.


class TouchedUnits:
    """The units of global memory that were accessed.

    Args:
        granule: bytes of a unit.

    Attributes:
        pages: the accessed units of each page.
        stored: the pages with a store.
        has_atomics: an atomic operation or store changed memory.
    """

    def __init__(self, granule: int) -> None:
        self.granule = granule
        self.pages: dict[int, Array] = {}
        self.stored: set[int] = set()
        self.has_atomics = False

    def add(self, address: Array, size: int, *, is_store: bool) -> None:
        """Adds ``size`` bytes at each address, all of which lie in buffers."""
        if not len(address):
            return
        offsets = (address.reshape(-1) - np.uint64(GLOBAL_BASE)).astype(np.int64)
        first, last = offsets // self.granule, (offsets + (size - 1)) // self.granule
        width = int((last - first).max()) + 1
        units = np.minimum(first[:, None] + np.arange(width), last[:, None]).reshape(-1)
        of_page = units // PAGE_UNITS
        for page in np.unique(of_page).tolist():
            self._page(page)[units[of_page == page] - page * PAGE_UNITS] = True
            if is_store:
                self.stored.add(page)

    def take_in(self, order: GlobalOrder) -> None:
        """Adds the units that the check of a workgroup's order has recorded."""
        for page, units in order.touched():
            self._page(page)[:] |= units

    def _page(self, page: int) -> Array:
        found = self.pages.get(page)
        if found is None:
            found = self.pages[page] = np.zeros(PAGE_UNITS, np.bool_)
        return found


class TouchedMemory(OrderedMemory):
    """Global memory as one wave sees it, with its accesses recorded.

    Args:
        memory, order, wave, native: as of `OrderedMemory`.
        touched: the record of accessed units.
    """

    __slots__ = ("_touched",)

    def __init__(
        self,
        memory: GlobalMemory,
        order: GlobalOrder,
        wave: Wave,
        native: NativeMemory | None,
        touched: TouchedUnits,
    ) -> None:
        super().__init__(memory, order, wave, native)
        self._touched = touched

    def _record(self, address: Array, size: int, effect: AccessEffect, which: Array | None = None) -> None:
        if effect is AccessEffect.CHANGE:
            self._touched.has_atomics = True
        if effect.is_write or self.site is None:
            self._touched.add(address, size, is_store=effect.is_write)
        super()._record(address, size, effect, which)

    def store(self, plan: Plan, address: Array, value: Value) -> None:
        """Stores as `OrderedMemory.store` does, and notes the bytes that were written."""
        self._memory.check(address, plan.size, "write")
        self._touched.add(address, plan.size, is_store=True)
        super().store(plan, address, value)


class TouchedGlobals(NativeGlobals):
    """The native functions of a run's loads that the check of the order records; no others."""

    def access(self, site: InstructionSite | None, plan: Plan, *, writes: bool) -> Any:
        """As `NativeGlobals.access`; `None` for accesses that the interpreter has to do."""
        return None if writes or site is None else super().access(site, plan, writes=writes)
