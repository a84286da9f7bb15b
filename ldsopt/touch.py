"""Whether two accesses touch a common byte: what footprints in IR answer, and what the walk over machine code asks."""

from __future__ import annotations

from enum import Enum


class Touch(Enum):
    """Whether two accesses touch a common byte: in no execution, perhaps, or whenever both are executed."""

    NEVER = "never"
    MAY = "may"
    MUST = "must"
