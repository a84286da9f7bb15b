"""The overlap of two accesses: what footprints in IR answer, and what the walk over machine code asks."""

from __future__ import annotations

from enum import Enum


class Touch(Enum):
    """The overlap of two accesses: in no execution, perhaps, or whenever both are executed."""

    __hash__ = object.__hash__  # not that of the name, in Python

    NEVER = "never"
    MAY = "may"
    MUST = "must"
