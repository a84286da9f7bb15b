"""Global memory: the launch's buffers at separate addresses, with unmapped gaps between them.

A buffer is mapped like memory of a real allocation, up to a page boundary and one page more: kernels prefetch behind
the end of their inputs. Reads there give zero and are counted; a write there, or any access elsewhere, is a fault.
"""

from __future__ import annotations

import functools
from bisect import bisect_right

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.access import MemoryRegion, Plan, gather, gather_one, plan, scatter
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.kinds import Array, RegisterKind, Value

MOST_BYTES = 1 << 32
"""Of one buffer, whether a launch or the module describes it."""

PAGE = 4096
_GAP = 64 * 1024


class Fault(Exception):
    """An access that cannot be done. Args: the access, the address, the lane (of the ones given), and the fault."""

    def __init__(self, what: str, address: int, lane: int, why: str = "which no buffer holds") -> None:
        self.what, self.address, self.lane, self.why = what, address, lane, why
        super().__init__(what, address, lane, why)

    def words(self, wave: int, lane: int) -> str:
        """The fault as a message, of a lane of a wave."""
        return f"wave {wave}, lane {lane}: {self.what} at {self.address:#x}, {self.why}"


def require_aligned(address: Array, align: int, what: str) -> None:
    """Faults unless every address is a multiple of what the access claims.

    Raises:
        Fault: one of them is not.
    """
    if int(np.bitwise_or.reduce(address)) & (align - 1):
        lane = int(np.flatnonzero(address & address.dtype.type(align - 1))[0])
        raise Fault(what, int(address[lane]), lane, f"which is no multiple of {align}, as the access claims")


@functools.cache
def raw_plan(size: int) -> Plan:
    """The plan for ``size`` bytes at any address."""
    byte = RegisterKind("i8", "int", 8, np.dtype("u1"), store=1)
    kind = RegisterKind(f"<{size} x i8>", "vector", 8, np.dtype("u1"), size, (byte,), store=size)
    return plan(kind, 1)


@dataclass(frozen=True, slots=True)
class GlobalBuffer:
    """A mapped range.

    Attributes:
        name: the launch's argument, or a global variable.
        start: offset in the region; the address is that plus `GLOBAL_BASE`.
        size: bytes that belong to it; `mapped` may be read.
    """

    name: str
    start: int
    size: int
    mapped: int

    @property
    def address(self) -> int:
        """The address of the buffer on the device."""
        return GLOBAL_BASE + self.start


class GlobalMemory:
    """Every buffer of a launch in one region.

    Args:
        sizes: name and bytes of each buffer, in order.
    """

    def __init__(self, sizes: list[tuple[str, int]]) -> None:
        self.buffers: list[GlobalBuffer] = []
        at = _GAP
        for name, size in sizes:
            mapped = -(-size // PAGE) * PAGE + PAGE
            self.buffers.append(GlobalBuffer(name, at, size, mapped))
            at = -(-(at + mapped + _GAP) // PAGE) * PAGE
        self._starts = [buffer.start for buffer in self.buffers]
        self.region = MemoryRegion(at)
        self.reads_beyond = 0

    def find(self, address: int) -> GlobalBuffer | None:
        """The buffer whose mapped range holds an address."""
        offset = address - GLOBAL_BASE
        number = bisect_right(self._starts, offset) - 1
        if number < 0:
            return None
        buffer = self.buffers[number]
        return buffer if offset < buffer.start + buffer.mapped else None

    def bytes_of(self, buffer: GlobalBuffer) -> Array:
        """The contents of a buffer; a view."""
        return self.region.data[buffer.start : buffer.start + buffer.size]

    def write(self, buffer: GlobalBuffer, data: Array | bytes) -> None:
        """Writes a buffer's contents from its first byte on."""
        raw = np.frombuffer(data, np.uint8) if isinstance(data, bytes) else np.ascontiguousarray(data)
        raw = raw.reshape(-1).view(np.uint8)
        self.bytes_of(buffer)[: len(raw)] = raw

    def load(self, plan: Plan, address: Value) -> Value:
        """The values at an address a lane, or at one for all.

        Raises:
            Fault: one of them is not mapped, or not aligned.
        """
        if address.__class__ is int:
            self._check(address, address, plan.size, "read", None)
            require_aligned(np.array([address], np.uint64), plan.align, "read")
            return gather_one(self.region, plan, address - GLOBAL_BASE)
        low, high = int(address.min()), int(address.max())
        self._check(low, high, plan.size, "read", address)
        require_aligned(address, plan.align, "read")
        return gather(self.region, plan, address - np.uint64(GLOBAL_BASE))

    def store(self, plan: Plan, address: Array, value: Value) -> None:
        """Stores a value a lane.

        Raises:
            Fault: one of the addresses belongs to no buffer, or is not aligned.
        """
        self._check(int(address.min()), int(address.max()), plan.size, "write", address)
        require_aligned(address, plan.align, "write")
        scatter(self.region, plan, address - np.uint64(GLOBAL_BASE), value)

    def fetch(self, address: Array, size: int) -> Array:
        """The bytes at each address, whatever its alignment: [addresses, size].

        Raises:
            Fault: some of them may not be read.
        """
        self.check(address, size, "read")
        offsets = (address - np.uint64(GLOBAL_BASE)).astype(np.intp)
        views = self.region.views
        if size in views and not np.bitwise_or.reduce(offsets) & (size - 1):
            words: Array = views[size].take(offsets // size)
            return words.view(np.uint8).reshape(len(address), size)
        found: Array = views[1][offsets[:, None] + np.arange(size)]
        return found

    def check(self, address: Array, size: int, what: str) -> None:
        """Checks that all of these bytes may be read, or written."""
        self._check(int(address.min()), int(address.max()), size, what, address)

    def change(self, address: Array, size: int) -> None:
        """Checks that an atomic operation may change all of these bytes."""
        self._check(int(address.min()), int(address.max()), size, "write", address)

    def _check(self, low: int, high: int, size: int, what: str, every: Array | None) -> None:
        buffer = self.find(low)
        if buffer is not None:
            end = GLOBAL_BASE + buffer.start + (buffer.size if what == "write" else buffer.mapped)
            if high + size <= end:
                if high + size > buffer.address + buffer.size:
                    self.reads_beyond += 1
                return
        if every is None:
            raise Fault(what, low, 0)
        is_beyond = False
        for lane, address in enumerate(every.tolist()):  # several buffers, or a fault: lane by lane
            found = self.find(address)
            limit = 0 if found is None else found.size if what == "write" else found.mapped
            if found is None or address + size > found.address + limit:
                raise Fault(what, address, lane)
            is_beyond = is_beyond or address + size > found.address + found.size
        self.reads_beyond += is_beyond
