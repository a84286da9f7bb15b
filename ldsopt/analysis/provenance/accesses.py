"""One access to LDS, as the analyses see it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import NamedTuple

from ldsopt.analysis.provenance.states import Base
from ldsopt.target.intrinsics import LdsIntrinsic


class AccessKind(Enum):
    """The kind of an instruction's access to LDS."""

    __hash__ = object.__hash__  # not the value of the member's name, as in Python

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    COPY = "copy"
    DMA = "dma"
    TENSOR_DMA = "tensor dma"


class Access(NamedTuple):
    """One access to LDS.

    Attributes:
        line: of the instruction, an index into `Module.lines`.
        kind: the kind of access.
        bases: of its addresses; a copy within LDS has up to two. Empty if they are not known.
        is_ambiguous: the address is derived from LDS, but its base was lost on the way.
        pointers: the LDS address operands.
        intrinsic: its row in the table, for accesses by intrinsic.
        callee: the intrinsic's full name.
        lost: if no base is known and an explanation was asked for, the lines of the values from the pointer back to the
            one that lost the base (or never had one).
    """

    line: int
    kind: AccessKind
    bases: frozenset[Base]
    is_ambiguous: bool
    pointers: tuple[int, ...]
    intrinsic: LdsIntrinsic | None = None
    callee: str = ""
    lost: tuple[int, ...] = ()

    @property
    def is_dma(self) -> bool:
        """It writes LDS asynchronously, and alias metadata can be attached to it."""
        return self.kind is AccessKind.DMA


# Of all fields, in order. The constructor that typing.NamedTuple generates takes three times as long.
new_access: Callable[[tuple[object, ...]], Access] = partial(tuple.__new__, Access)
