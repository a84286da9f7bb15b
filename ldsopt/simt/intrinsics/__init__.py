"""The intrinsics: name without its type suffixes -> function that builds the effect of a call.

To add one, decorate a builder with ``@intrinsic("llvm.amdgcn.name")`` in the module that it belongs to. A builder
returns a closure, the `EventKind` at which the wave stops, or a tuple of these in their order.
"""

from __future__ import annotations

from ldsopt.simt.frame import INTRINSICS, EffectBuilder
from ldsopt.simt.intrinsics import copies as _copies  # noqa: F401 -- these fill the table
from ldsopt.simt.intrinsics import integer_math as _integer_math  # noqa: F401
from ldsopt.simt.intrinsics import lanes as _lanes  # noqa: F401
from ldsopt.simt.intrinsics import math as _math  # noqa: F401
from ldsopt.simt.intrinsics import matrix as _matrix  # noqa: F401
from ldsopt.simt.intrinsics import synchronization as _synchronization  # noqa: F401
from ldsopt.target.intrinsics import entry


def find(name: str) -> EffectBuilder | None:
    """The builder of an intrinsic by its full name."""
    return entry(INTRINSICS, name)


__all__ = ["INTRINSICS", "find"]
