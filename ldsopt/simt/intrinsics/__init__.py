"""The intrinsics: name without its type suffixes -> function that builds what a call does.

To add one, decorate a builder with ``@intrinsic("llvm.amdgcn.name")`` in the module that it belongs to. A builder
returns a closure, the `EventKind` at which the wave stops, or a tuple of these in their order.
"""

from __future__ import annotations

import re

from ldsopt.simt.intrinsics import (  # noqa: F401 -- they fill the table
    buffers,
    copies,
    integer_math,
    lanes,
    marks,
    math,
    matrix,
    synchronization,
    transfers,
    workitems,
)
from ldsopt.simt.intrinsics.table import INTRINSICS, Builder

_SUFFIX = re.compile(r"\.(?:[pvi]\d\w*|f\d+|bf16|sl_\w+)$")


def find(name: str) -> Builder | None:
    """The builder of an intrinsic by its full name."""
    stem = name
    while True:
        if stem in INTRINSICS:
            return INTRINSICS[stem]
        shorter = _SUFFIX.sub("", stem)
        if shorter == stem:
            return None
        stem = shorter


__all__ = ["INTRINSICS", "find"]
