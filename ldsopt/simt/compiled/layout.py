"""The memory in which compiled code keeps what a wave holds while a function runs: a head, then a place a register.

The head is 64-bit words: the mask of active lanes, the counters, and the parts of the wave that still have to run. A
register that is the same in all lanes has one element there, any other a row of lanes for each of its elements.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from ldsopt.errors import InternalError
from ldsopt.simt.compiled.code import LIMB, held_dtype, is_native, leaf_count, limbs
from ldsopt.simt.compiled.forms import BY_LANE, EITHER, UNIFORM, RegisterForms
from ldsopt.simt.kinds import Array, RegisterKind, Value, uniform

(
    MASK, BASE, CLOCK, LIMIT, PARTS, FIRST, BLOCK, FINE, WAVE, SITES, MEMORY, COUNTED, LANDS, BEGUN
) = range(14)  # fmt: skip
"""Words of the head: active lanes; those at the entry; instructions executed and the most that may be; how often lanes
parted; the first place at which lanes wait (`ldsopt.simt.reconvergence`); the block that was left last; whether waves
change at LDS operations; for native functions, the address of the wave's block, that of the table of what steps have to
know, and that of the wave's block for global memory; the operations that these have counted in ``vmcnt``; whether
copies land at once; the records of copies that were begun."""

HEAD = 14
"""Words of the head."""

RECORD_STEP, RECORD_BASE, RECORD_ORDINAL, RECORD_WORDS = range(4)
"""Words of the record of a copy: the number of the step, the first byte of LDS, what was counted in ``vmcnt`` since the
queue was told of it, the copy included; and how many words there are."""

MOST_RECORDS = 16
"""Copies that may be begun before the queue takes them over."""

WAITING = HEAD
"""The first word of the lanes that wait: one for each place, and one behind them in which every bit is set."""


@dataclass(frozen=True, slots=True)
class HeldSlot:
    """A register's place in the buffer.

    Attributes:
        kind: its type.
        form: see `ldsopt.simt.compiled.forms`.
        offset: of its elements, in bytes.
        form_at: of the byte that tells its form: 0 not written yet, 1 the same in all lanes, 2 by lane; 0 for none.
    """

    kind: RegisterKind
    form: int
    offset: int
    form_at: int


@dataclass(frozen=True, slots=True)
class FrameLayout:
    """The places of a function's registers.

    Attributes:
        slots: by the number of the register.
        size: bytes of the buffer.
        lanes: of a wave.
        active, address, room: offsets of what native functions are given: a byte for each active lane, an address that
            is one for all, values.
        record_heads, records: offsets of the words of records of copies, and of what these have fetched.
        record_bytes: of what one of them may have fetched; 0 without copies.
    """

    slots: dict[int, HeldSlot]
    size: int
    lanes: int
    active: int
    address: int
    room: int
    record_heads: int
    records: int
    record_bytes: int


def layout(
    wanted: Iterable[tuple[int, RegisterKind]],
    forms: RegisterForms,
    blended: set[int],
    lanes: int,
    *,
    places: int,
    room: int,
    copied: int,
) -> FrameLayout:
    """Gives registers their places.

    Args:
        wanted: number and type of each.
        forms: of the function's registers.
        blended: which of them keep their old value in lanes that are not active.
        lanes: of a wave.
        places: at which lanes may wait.
        room: bytes of each lane that steps need behind the registers.
        copied: bytes of each lane that copies move at most.
    """
    at = 8 * (WAITING + places + 1)
    found: dict[int, HeldSlot] = {}
    wanted = [(slot, kind) for slot, kind in wanted if is_native(kind)]
    of = {slot: forms.of.get(slot, EITHER) or EITHER for slot, _ in wanted}
    forms_at = at
    at += len(wanted)
    for number, (slot, kind) in enumerate(wanted):
        at = -(-at // 64) * 64
        has_byte = of[slot] == EITHER or slot in blended
        found[slot] = HeldSlot(kind, of[slot], at, forms_at + number if has_byte else 0)
        at += leaf_count(kind) * held_dtype(kind).itemsize * (1 if of[slot] == UNIFORM else lanes)
    active = -(-at // 64) * 64
    values = active + 128
    heads = values + -(-room * lanes // 64) * 64
    records = heads + 8 * RECORD_WORDS * MOST_RECORDS
    size = records + (MOST_RECORDS * copied * lanes)
    return FrameLayout(
        found, size, lanes, active, active + 64, values, heads, records, record_bytes=copied * lanes
    )


class SlotView:
    """A register of one wave as the interpreter's closures take it and leave it.

    Args:
        held: the register.
        data: the wave's buffer.
        lanes: of a wave.
    """

    __slots__ = ("_data", "_form_at", "_is_array", "_is_uniform", "_kind", "_limbs", "_rows")

    def __init__(self, held: HeldSlot, data: Array, lanes: int) -> None:
        kind = held.kind
        self._kind, self._data, self._form_at = kind, data, held.form_at
        self._is_uniform, self._is_array = held.form == UNIFORM, kind.is_array
        count = leaf_count(kind) * (1 if self._is_uniform else lanes)
        dtype = held_dtype(kind)
        rows = data[held.offset : held.offset + count * dtype.itemsize].view(dtype)
        self._limbs = limbs(kind)
        is_row = not kind.is_array and self._limbs == 1
        self._rows = rows if self._is_uniform or is_row else rows.reshape(-1, lanes)

    def read(self) -> Value:
        """The register's value; a copy."""
        rows = self._rows if self._limbs == 1 else self._joined()
        if self._is_uniform:
            if self._limbs > 1:
                return rows
            return rows.copy() if self._is_array else uniform(rows[0], self._kind)
        form = int(self._data[self._form_at]) if self._form_at else BY_LANE
        if form == 0:
            return None
        if form == UNIFORM:
            return rows[:, 0].copy() if self._is_array else uniform(rows[0], self._kind)
        return rows.T.copy() if self._is_array else rows.copy()

    def write(self, value: Value) -> None:
        """Takes over a value.

        Raises:
            InternalError: it differs by lane, which it was taken not to.
        """
        rows = self._rows
        by_lane = isinstance(value, np.ndarray) and value.ndim == (2 if self._is_array else 1)
        if self._is_uniform:
            if by_lane:
                raise InternalError(f"a register of {self._kind.text} was taken to be the same in all lanes")
            rows[:] = value if self._limbs == 1 else self._parted(value)
            return
        if self._form_at:
            self._data[self._form_at] = BY_LANE if by_lane else UNIFORM
        if self._limbs > 1:
            parts = self._parted(value.T if by_lane else value)
            rows[:] = parts if by_lane else parts[:, None]
        elif not self._is_array:
            rows[:] = value
        else:
            rows[:] = value.T if by_lane else value[:, None]

    def _joined(self) -> Array:
        """Integers of more than 64 bits from their words."""
        words = self._rows.astype(object)
        parts = [words[i :: self._limbs] << (LIMB * i) for i in range(self._limbs)]
        return np.asarray(sum(parts[1:], parts[0])).reshape(-1, *words.shape[1:])[
            slice(None) if self._is_array else 0
        ]

    def _parted(self, value: Value) -> Array:
        """The words of integers of more than 64 bits."""
        numbers = np.asarray(value, object)
        numbers = numbers if self._is_array else numbers[None]
        words = np.stack([(numbers >> (LIMB * i)) & ((1 << LIMB) - 1) for i in range(self._limbs)], axis=1)
        return words.reshape(-1, *numbers.shape[1:]).astype(np.uint32)
