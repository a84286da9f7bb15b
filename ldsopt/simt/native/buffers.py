"""The knowledge of compiled code of accesses through buffer resources, and of copies into LDS."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ldsopt.simt.native.memory import GlobalOperation
    from ldsopt.simt.native.operations import LdsOperation
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
