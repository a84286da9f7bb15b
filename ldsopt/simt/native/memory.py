"""Global memory as native functions see it: of a run, and of a wave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ldsopt.simt.kinds import Array, Value, is_uniform, uniform
from ldsopt.simt.native.compilation import address_of, calls_of
from ldsopt.simt.native.global_memory import GlobalFunction
from ldsopt.simt.native.operations import ENCODINGS, form_of
from ldsopt.simt.native.words import MOST_BYTES, GlobalWord

if TYPE_CHECKING:
    from ldsopt.simt.access import Plan
    from ldsopt.simt.findings import InstructionSite
    from ldsopt.simt.global_memory import GlobalMemory
    from ldsopt.simt.native.engine import NativeCall


class OrderedAccess(NamedTuple):
    """An instruction that accesses global memory: where it is, the bytes at each address, and its effect.

    Attributes:
        effect: as `ldsopt.simt.global_order.AccessEffect` has it.
    """

    site: InstructionSite
    size: int
    effect: int


class GlobalOperation(NamedTuple):
    """An instruction that loads from global memory or stores there.

    Attributes:
        plan: how its values are moved.
        site: where it stands, if others may change what it accesses.
        writes: it stores.
        counts: operations that it counts in ``vmcnt``.
    """

    plan: Plan
    site: InstructionSite | None
    writes: bool
    counts: int


class _NativeAccess(NamedTuple):
    call: NativeCall
    address: int
    number: int
    row: tuple[int, ...]
    dtype: Any


class NativeGlobals:
    """The native functions of a run's accesses of global memory.

    Args:
        memory: of the device.
        lanes: of a wave.
        granule: bytes of a unit of the order between waves; 0 where it is not checked.
    """

    def __init__(self, memory: GlobalMemory, lanes: int, granule: int) -> None:
        self._memory, self._lanes, self._granule = memory, lanes, granule
        self.accesses: list[OrderedAccess] = []
        self._known: dict[tuple[int, int, bool], _NativeAccess] = {}
        self._kept: list[object] = []
        self._table = np.array([(b.start, b.size, b.mapped) for b in memory.buffers], np.uint64)
        self._beyond = np.zeros(1, np.uint64)

    def words(self) -> dict[int, int]:
        """What the functions have to know of the memory, by word of a wave's block."""
        return {
            GlobalWord.DATA: self._memory.region.data.ctypes.data,
            GlobalWord.BUFFERS: self._table.ctypes.data,
            GlobalWord.BUFFER_COUNT: len(self._table),
            GlobalWord.BEYOND: self._beyond.ctypes.data,
        }

    def access(self, site: InstructionSite | None, plan: Plan, *, writes: bool) -> _NativeAccess | None:
        """The native function of an instruction; `None` where it has none, or none yet."""
        key = id(site), id(plan), writes
        found = self._known.get(key)
        if found is None and plan.encoding in ENCODINGS and plan.size <= MOST_BYTES:
            granule = 0 if site is None else self._granule
            function = GlobalFunction(self._lanes, form_of(plan), plan.align, writes, granule)
            calls = calls_of(function)
            if calls is not None:
                self._kept += [site, plan]  # whose identities are the key
                row = (plan.kind.count,) if plan.kind.is_array else ()
                call = calls[f"{function.name}.arrays"]
                number = self._number(site, plan, writes)
                address = address_of(calls[function.name])
                found = self._known[key] = _NativeAccess(call, address, number, row, plan.kind.dtype)
        return found

    def addresses(self, operation: GlobalOperation) -> tuple[int, int] | None:
        """The address of an instruction's native function that takes no numpy arrays, and its number; see `access`."""
        found = self.access(operation.site, operation.plan, writes=operation.writes)
        return None if found is None else (found.address, found.number)

    def _number(self, site: InstructionSite | None, plan: Plan, writes: bool) -> int:
        if site is None:
            return 0
        self.accesses.append(OrderedAccess(site, plan.size, int(writes)))
        return len(self.accesses) - 1

    def count(self) -> None:
        """Adds what the functions have counted to the memory's counts."""
        self._memory.reads_beyond += int(self._beyond[0])
        self._beyond[0] = 0


class NativeMemory:
    """Global memory as native functions of one wave's accesses see it.

    Args:
        globals_: of the run.
        lanes: of a wave.
        words: what the functions have to know of the order between waves, by word of the wave's block.

    Attributes:
        address: of that block.
    """

    __slots__ = ("_all", "_block", "_words", "address", "globals_")

    def __init__(self, globals_: NativeGlobals, lanes: int, words: Mapping[int, int]) -> None:
        self.globals_, self._words = globals_, words
        self._block = np.zeros(GlobalWord.END, np.uint64)
        self.address = self._block.ctypes.data
        self._all: Array = np.ones(lanes, np.bool_)
        for word, value in (globals_.words() | dict(words)).items():
            self._block[word] = value

    def load(self, site: InstructionSite | None, plan: Plan, address: Value, mask: Array | None) -> Value:
        """The values at an address for each active lane, or at one for all; `None` if the interpreter has to look."""
        access = self.globals_.access(site, plan, writes=False)
        if access is None:
            return None
        is_one = address.__class__ is int
        places = np.array([address], np.uint64) if is_one else address
        found = np.empty((len(places), *access.row), access.dtype)
        if access.call(self.address, access.number, places, self._all if mask is None else mask, found):
            return None
        return uniform(found[0], plan.kind) if is_one else found

    def store(
        self, site: InstructionSite | None, plan: Plan, address: Array, value: Value, mask: Array | None
    ) -> bool:
        """Stores a value at each address; false if the interpreter has to look."""
        access = self.globals_.access(site, plan, writes=True)
        if access is None:
            return False
        if is_uniform(value, plan.kind):
            value = np.full((len(address), *access.row), value, access.dtype)
        active = self._all if mask is None else mask
        return not access.call(self.address, access.number, address, active, value)
