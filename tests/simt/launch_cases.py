"""The parts of the corpus's launches: a launch with the check of its outputs, and how arrays are compared."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ldsopt import Launch

Array = npt.NDArray[Any]
Check = Callable[[dict[str, Array]], None]


@dataclass(frozen=True)
class Case:
    """A launch, and the check of its outputs. ``seconds`` tells the slow ones apart."""

    launch: Launch
    check: Check


def close(got: Array, want: Array, *, tolerance: float) -> None:
    """Every value that was written (is not NaN) agrees, and at least one was."""
    got = got.astype(np.float64)
    written = ~np.isnan(got)
    assert written.any(), "nothing was written"
    error = np.abs(got - want)[written].max()
    assert error <= tolerance, f"off by {error}"


def written_whole(got: Array) -> None:
    """No value was left out."""
    assert not np.isnan(got.astype(np.float64)).any()


def generator(*seed: int) -> np.random.Generator:
    return np.random.default_rng([7, *seed])


def nans(shape: tuple[int, ...], dtype: str) -> Array:
    return np.full(shape, np.nan, dtype)
