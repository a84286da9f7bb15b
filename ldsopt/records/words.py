"""One record: eight bytes that a wave writes where it passes a mark.

The first word is a tag, the second the low half of the clock::

    31    end of a scope; 0 for its start, for an instant and for a value
    30:23 number of the scope
    22:20 kind: 0 start or end, 2 an instant, 3 a value that belongs to the record in front of it
    19:16 of a value its type: 1 a signed integer of 32 bits, 2 a float of 32 bits; else 0
    15:11 0
    10:0  bits 42:32 of the clock; of a value 0

A value stands in the second word, in place of the clock. The layout is that of Triton's Proton, whose readers take
these records for theirs.
"""

from __future__ import annotations

import struct
from enum import Enum
from typing import NamedTuple

CLOCK_BITS = 43
"""Bits of the clock that a record has room for."""
TICK_HERTZ = 100_000_000
"""Ticks a second of the wall clock. Source: RDNA 4 ISA, 3.4.11; ROCm's hipDeviceAttributeWallClockRate on CDNA."""
MOST_SCOPES = 256
"""Scopes that a kernel may have: their number has eight bits."""
RECORD_BYTES = 8
CLOCK_HIGH = 0x7FF
"""The part of the tag that holds the clock's high bits."""

_END = 1 << 31
_SCOPE, _KIND, _TYPE = 23, 20, 16
_SCOPED, _INSTANT, _VALUE = 0, 2, 3


class RecordEvent(Enum):
    """The event for which a wave made a record."""

    START = "start"
    END = "end"
    MARK = "mark"
    """It passed a place; nothing begins or ends there."""
    VALUE = "value"
    """It noted a number beside the record in front of this one."""


class ValueType(Enum):
    """The reading of the bits of a noted number."""

    I32 = 1
    F32 = 2


class RecordWords(NamedTuple):
    """The meaning of the two words of a record.

    Attributes:
        event: what happened.
        scope: number of the scope.
        clock: as far as there is room for it; 0 of a value.
        value: the number, of a value only.
    """

    event: RecordEvent
    scope: int
    clock: int = 0
    value: int | float | None = None


def tag(event: RecordEvent, scope: int, value_type: ValueType | None = None) -> int:
    """The first word of a record, without the clock.

    >>> hex(tag(RecordEvent.END, 3)), hex(tag(RecordEvent.VALUE, 1, ValueType.F32))
    ('0x81800000', '0xb20000')
    """
    kind = {RecordEvent.MARK: _INSTANT, RecordEvent.VALUE: _VALUE}.get(event, _SCOPED)
    return (
        (_END if event is RecordEvent.END else 0)
        | scope << _SCOPE
        | kind << _KIND
        | (value_type.value if value_type else 0) << _TYPE
    )


def read_words(first: int, second: int) -> RecordWords | None:
    """The record that two words are; ``None`` if no record looks like this.

    >>> read_words(0x81800001, 2)
    RecordWords(event=<RecordEvent.END: 'end'>, scope=3, clock=4294967298, value=None)
    >>> read_words(0x00700000, 0) is None
    True
    """
    is_end, scope, kind, value_type = (
        bool(first & _END),
        first >> _SCOPE & 0xFF,
        first >> _KIND & 7,
        first >> _TYPE & 15,
    )
    if first >> 11 & 31:
        return None
    if kind == _VALUE:
        return _value(scope, value_type, second) if not is_end and not first & CLOCK_HIGH else None
    if value_type or kind not in (_SCOPED, _INSTANT) or (is_end and kind == _INSTANT):
        return None
    event = RecordEvent.MARK if kind == _INSTANT else RecordEvent.END if is_end else RecordEvent.START
    return RecordWords(event, scope, (first & CLOCK_HIGH) << 32 | second)


def _value(scope: int, value_type: int, bits: int) -> RecordWords | None:
    raw = struct.pack("<I", bits)
    if value_type == ValueType.I32.value:
        return RecordWords(RecordEvent.VALUE, scope, value=struct.unpack("<i", raw)[0])
    if value_type == ValueType.F32.value:
        return RecordWords(RecordEvent.VALUE, scope, value=struct.unpack("<f", raw)[0])
    return None
