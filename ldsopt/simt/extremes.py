"""The larger and the smaller of two floats, as ``maximum``/``minimum`` and ``maximumnum``/``minimumnum`` choose."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.simt.kinds import Array


def smaller(x: Array, y: Array) -> Array:
    """The smaller number, -0 below +0; NaN if one is."""
    return (
        np.where((x == y) & np.signbit(x), x, np.minimum(x, y)) if x.dtype.kind == "f" else np.minimum(x, y)
    )


def larger(x: Array, y: Array) -> Array:
    """The larger number, +0 above -0; NaN if one is."""
    return (
        np.where((x == y) & ~np.signbit(x), x, np.maximum(x, y)) if x.dtype.kind == "f" else np.maximum(x, y)
    )


def _numbers_only(choose: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """The other operand where one is NaN."""
    return lambda x, y: np.where(np.isnan(x), y, np.where(np.isnan(y), x, choose(x, y)))


smaller_number, larger_number = _numbers_only(smaller), _numbers_only(larger)
