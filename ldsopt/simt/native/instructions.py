"""The knowledge of compiled code of accesses through buffer resources, and of copies into LDS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ldsopt.simt.native.lds import LdsOperation
    from ldsopt.simt.native.memory import GlobalOperation
    from ldsopt.simt.resource_layout import ResourceLayout


class ResourceOperands(NamedTuple):
    """The operands of an access through a resource, but for one with an index.

    Attributes:
        layout: of the resource.
        resource: slot of the resource.
        offset: slot of the offset, or of a pointer of which the last word is the offset.
        scalar: slot of the scalar offset; 0 for none.
        fixed: the immediate offset.
    """

    layout: ResourceLayout
    resource: int
    offset: int
    scalar: int
    fixed: int


class PointerOperands(NamedTuple):
    """The operands of an access through a pointer: the slot of the pointer, and the immediate offset."""

    pointer: int
    fixed: int


class BufferOperation(NamedTuple):
    """A load or store through a resource.

    Attributes:
        access: of the bytes.
        place: where they are.
        value: the slot of what is loaded or stored.
    """

    access: GlobalOperation
    place: ResourceOperands
    value: int


class CopyOperation(NamedTuple):
    """A wave-uniform copy into LDS.

    Attributes:
        source: the access of what is copied.
        place: where that is.
        target: the access of LDS.
        base: where in LDS the copy begins, without the first lane's share.
        is_marked: only its author waits for it.
    """

    source: GlobalOperation
    place: ResourceOperands | PointerOperands
    target: LdsOperation
    base: PointerOperands
    is_marked: bool


# --- lane moves ---------------------------------------------------------------------------------------------
#
# The knowledge of compiled code of instructions that move values between lanes, and of reads that transpose.


@dataclass(frozen=True, slots=True)
class TabledMove:
    """Each lane takes the value of another one; lanes that are not active have none to give.

    Attributes:
        value, result: slots.
        sources: the lane that each takes it from.
        valid: the lanes that there is one for.
        enabled: the lanes that take part; others keep what is in ``old``.
        old: the slot of what lanes have to begin with; 0 for zeros.
        keeps_missing: where there is no value to take, the old one stays, else it is zero.
        of_everyone: lanes that are not active have values to give, too.
    """

    value: int
    result: int
    sources: tuple[int, ...]
    valid: tuple[bool, ...]
    enabled: tuple[bool, ...]
    old: int = 0
    keeps_missing: bool = False
    of_everyone: bool = False


class LanePermutation(NamedTuple):
    """Each lane takes the value of the lane that a byte address names, or zero if that one is not active.

    Attributes:
        address, value, result: slots.
        by_halves: each half of the wave has its own.
    """

    address: int
    value: int
    result: int
    by_halves: bool


class LaneRead(NamedTuple):
    """All lanes get the value of one: slots of the value, of the lane's number (0: the first active), of the result."""

    value: int
    lane: int
    result: int


class Ballot(NamedTuple):
    """The active lanes for which a condition holds, as bits: the slots of the condition and of the result."""

    condition: int
    result: int


class TransposedRead(NamedTuple):
    """A read of LDS of which 16 lanes get the columns; the slots of the address and of the result."""

    access: LdsOperation
    address: int
    result: int
