"""The accesses of global memory by the workgroups of a process, to tell whether another order gives the same.

Every unit of memory that was read or stored to counts, by the pages of `ldsopt.simt.global_order`. That check keeps
what was read and what was changed, natively, too. It leaves out stores of what is there already and accesses that
nobody else may change; those are noted here. So where accesses are remembered, the interpreter does all stores.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ldsopt.simt.access import Plan
from ldsopt.simt.access_effects import AccessEffect
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.global_order import GlobalOrder, OrderedMemory
from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native.memory import NativeGlobals, NativeMemory
from ldsopt.simt.native.words import PAGE_UNITS
from ldsopt.simt.program import Wave


class TouchedUnits:
    """The units of global memory that were accessed.

    Args:
        granule: bytes of a unit.

    Attributes:
        pages: of each page that was accessed, which of its units.
        stored: the pages to which something was stored.
        has_atomics: something was changed by an atomic operation, or stored atomically.
    """

    def __init__(self, granule: int) -> None:
        self.granule = granule
        self.pages: dict[int, Array] = {}
        self.stored: set[int] = set()
        self.has_atomics = False

    def add(self, address: Array, size: int, *, is_store: bool) -> None:
        """Adds so many bytes at each address, all of which lie in buffers."""
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
        """Adds what the check of a workgroup's order has kept."""
        for page, units in order.touched():
            self._page(page)[:] |= units

    def _page(self, page: int) -> Array:
        found = self.pages.get(page)
        if found is None:
            found = self.pages[page] = np.zeros(PAGE_UNITS, np.bool_)
        return found


class TouchedMemory(OrderedMemory):
    """Global memory as one wave sees it, where accesses are remembered.

    Args:
        memory, order, wave, native: as of `OrderedMemory`.
        touched: what remembers them.
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
        """Stores as `OrderedMemory.store` does, and notes which bytes were written."""
        self._memory.check(address, plan.size, "write")
        self._touched.add(address, plan.size, is_store=True)
        super().store(plan, address, value)


class TouchedGlobals(NativeGlobals):
    """The native functions of a run's loads whose accesses the check of the order keeps; no others."""

    def access(self, site: InstructionSite | None, plan: Plan, *, writes: bool) -> Any:
        """As `NativeGlobals.access`; `None` for what the interpreter has to do."""
        return None if writes or site is None else super().access(site, plan, writes=writes)
