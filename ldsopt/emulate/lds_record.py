"""One workgroup's LDS in machine code's execution: its bytes, and what the simulator's record does not know of them.

Races and reads of what nobody wrote are found by the simulator's record (`ldsopt.simt.shadow`). A granule is four
bytes, or one where an instruction moves fewer. Machine code adds

* copies (LDS-DMA) that nothing has waited for: the bytes of one are garbage, whoever reads them;
* flags (`ldsopt.emulate.spinning`) and atomic operations that return: what a wave did in LDS ahead of telling another
  one by them is no race with what that one does behind its wait, since LDS does a wave's operations in their order.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from ldsopt.simt.access_effects import AccessEffect
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array
from ldsopt.simt.lds_order import LdsOrder
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow

GARBAGE_BYTE = 0xBD


def lds_access(
    site: InstructionSite, size: int, *, reads: bool = False, writes: bool = False, is_copy: bool = False
) -> LdsAccess:
    """An instruction that touches so many bytes of LDS a lane; one that reads and writes is atomic."""
    access = LdsAccess(site, size, reads, writes, atomic=reads and writes, is_copy=is_copy)
    access.classify(0, 0, 1)
    return access


class LdsRecord:
    """The LDS of one workgroup.

    Args:
        size: bytes.
        granule: bytes that are told apart.
        shadow: the record for the checks; `None` to run without.

    Attributes:
        data: the bytes.
        phase: barriers that the workgroup has passed.
    """

    def __init__(self, size: int, granule: int, shadow: Shadow | None) -> None:
        self.size, self.granule, self.shadow = size, granule, shadow
        self.data = np.zeros(size, np.uint8)
        self._copies = np.zeros(-(-size // granule), np.int32)
        self._copiers = np.full(-(-size // granule), -1, np.int32)
        self.phase = 0

    def enter(
        self,
        access: LdsAccess,
        wave: int,
        at: Array,
        lanes: Array,
        *,
        is_flag: bool = False,
        changes: Callable[[Array], bool] = lambda _: True,
    ) -> tuple[Array, Array]:
        """Checks and records an access, or the issue of a copy.

        Args:
            access: the instruction.
            wave: who executes it, with these lanes.
            at: the address of each.
            is_flag: it reads what another wave is to write.
            changes: whether bytes change, given which lanes stay within LDS: what writes what is there races with none.

        Returns:
            Which lanes stay within LDS, and their granules, some more than once.
        """
        within: Array = at.astype(np.int64) + access.size <= self.size
        shadow, execution = self.shadow, Execution(access, wave, at, lanes, self.phase)
        if not within.all():
            if shadow is not None:
                shadow.out_of_bounds(execution, self.size)
            execution = execution._replace(address=at[within], lanes=lanes[within])
        granules = _granules(execution.address, access.size, self.granule)
        if shadow is None or not len(granules):
            return within, granules
        copied = self._copies[granules] > 0
        if access.is_copy:  # it comes behind older copies of its wave
            copied &= self._copiers[granules] != wave
        if copied.any():
            shadow.unfinished_copy(execution, int(granules[copied].min()) * self.granule)
        if is_flag:
            shadow.claims(execution, granules)
        elif shadow.access(execution, granules) and changes(within):
            shadow.race(execution)
        return within, granules

    def acquire(self, wave: int, granules: Array) -> None:
        """A wave has what it has read of these, and with it what those knew who wrote them."""
        if self.shadow is not None and isinstance(self.shadow.order, ToldOrder):
            self.shadow.order.acquire(wave, granules)

    def begin_copy(self, granules: Array, wave: int) -> None:
        """Records that a copy into these, each once, by a wave is under way."""
        self._copies[granules] += 1
        self._copiers[granules] = wave

    def end_copy(self, granules: Array) -> None:
        """Records that it is retired."""
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
        """Records that an operation that is not retired at a barrier touches these behind it, too."""
        if self.shadow is not None:
            self.shadow.in_flight(wave, access, granules)


class ToldOrder(LdsOrder):
    """The order that flags and atomic operations of a workgroup give its accesses of LDS.

    Each store hands on what its wave did up to it, itself included; what reads its place has to acquire that.
    """

    def clashes(
        self, wave: int, effect: AccessEffect, where: Array | slice, *, replaces: bool = False
    ) -> Array:
        """As of `LdsOrder`."""
        assert not isinstance(where, slice)
        clash = self._clashes(wave, effect.value, self._last, where)
        self.record(wave, effect, where)
        if effect.is_write:
            self._release(wave)
            for place in np.unique(where).tolist():
                self._hand_on(wave, place, writes=True, replaces=replaces)
        return clash

    def acquire(self, wave: int, where: Array) -> None:
        """A wave has what was written to these."""
        for place in np.unique(where).tolist():
            self._hand_on(wave, place, writes=False, replaces=False)
        np.maximum(self._seen[wave], self._received[wave], out=self._seen[wave])


@functools.cache
def _steps(size: int, granule: int, *, is_whole: bool) -> Array:
    """The bytes of an access in whose granules it has bytes: its last one is in another where it begins within one."""
    steps = np.arange(0, size, granule)
    return steps if is_whole else np.append(steps, size - 1)


def _granules(addresses: Array, size: int, granule: int) -> Array:
    """The granules of accesses of so many bytes; one that several lanes touch is there several times."""
    first = addresses.astype(np.int64, copy=False)[:, None]
    is_whole = not (size | int(np.bitwise_or.reduce(first, None))) % granule
    return ((first + _steps(size, granule, is_whole=is_whole)) // granule).ravel()
