"""The results of a run, held against arrays that say what it should have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ldsopt.documents import Natural
from ldsopt.errors import InputError, UsageError
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch, resolve
from ldsopt.target.arch import Arch


@dataclass(frozen=True, slots=True)
class ExpectedArray:
    """The expected contents of an output: its name, the values, and the file that they are from."""

    output: str
    array: Array
    file: str


@dataclass(frozen=True, slots=True)
class ExpectedComparison:
    """The comparison of an output with what it should be.

    Attributes:
        output: its name.
        file: of the expected values.
        count: how many elements differ by more than the tolerance, of `total`.
        index: of the first of them, flat; `None` if none does.
        got, expected: its values, as text; of the element that is furthest off where none differs too much.
        largest: by how much the two differ at most; `None` where one of them is no number.
    """

    output: str
    file: str
    count: Natural
    total: Natural
    index: Natural | None
    got: str
    expected: str
    largest: float | None

    def __str__(self) -> str:
        apart = "" if self.largest is None else f"{self.largest:.3g}"
        if self.index is None:
            return f"{self.output} is as {self.file} has it (largest difference {apart})"
        return (
            f"{self.output}[{self.index}] is {self.got}, {self.file} has {self.expected} ({self.count} of {self.total} "
            f"elements differ{apart and f', by up to {apart}'})"
        )


def read_expected(wanted: Sequence[str], launch: Launch, target: Arch) -> tuple[ExpectedArray, ...]:
    """Reads what outputs should be, before anything runs.

    Args:
        wanted: ``NAME=FILE.npy`` each.
        launch: whose buffers are named.
        target: that the launch is for.

    Raises:
        UsageError: something else than that, or no buffer has this name.
        InputError: no such file, or its values are not of the buffer's shape and kind.
    """
    if not wanted:
        return ()
    leaves = [leaf for argument in resolve(launch, target) for leaf in argument.leaves()]
    buffers = {leaf.name: leaf.array for leaf in leaves if leaf.array is not None}
    return tuple(_read(word, buffers) for word in wanted)


def _read(word: str, buffers: Mapping[str, Array]) -> ExpectedArray:
    name, sign, file = word.partition("=")
    if not sign or not file:
        raise UsageError(f"--expect {word!r}: NAME=FILE.npy is needed")
    if name not in buffers:
        raise UsageError(
            f"--expect {word!r}: no buffer '{name}'; the launch has {', '.join(buffers) or 'none'}"
        )
    try:
        array: Array = np.load(Path(file), allow_pickle=False)
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=file) from None
    except (ValueError, EOFError) as error:
        raise InputError(f"not a .npy file: {error}", file=file) from None
    buffer = buffers[name]
    if array.shape != buffer.shape or _kind(array) != _kind(buffer):
        raise InputError(
            f"holds {array.dtype}{list(array.shape)}, '{name}' is {buffer.dtype}{list(buffer.shape)}",
            file=file,
        )
    return ExpectedArray(name, array, file)


def _kind(array: Array) -> str:
    return "integers" if array.dtype.kind in "iub" else array.dtype.kind


def compare_expected(
    wanted: Sequence[ExpectedArray], outputs: Mapping[str, Array], tolerance: float
) -> tuple[ExpectedComparison, ...]:
    """Compares outputs with what they should be; floating-point numbers may differ by the tolerance, absolutely."""
    return tuple(_compare(one, outputs[one.output], tolerance) for one in wanted)


def _compare(wanted: ExpectedArray, got: Array, tolerance: float) -> ExpectedComparison:
    have, want = got.reshape(-1), wanted.array.reshape(-1)
    if got.dtype.kind == "f":
        have, want = have.astype(np.float64), want.astype(np.float64)
        same = (have == want) | (np.isnan(have) & np.isnan(want))
        with np.errstate(all="ignore"):
            apart = np.where(same, 0.0, np.abs(have - want))
        apart[np.isnan(apart)] = np.inf
    else:
        tolerance = 0
        apart = np.where(have == want, 0.0, np.abs(have.astype(np.float64) - want.astype(np.float64)))
        apart[(have != want) & (apart == 0)] = 1.0  # too large for float64 to tell
    wrong = np.flatnonzero(apart > tolerance)
    place = int(wrong[0]) if len(wrong) else int(apart.argmax())
    largest = float(apart.max())
    return ExpectedComparison(
        wanted.output,
        wanted.file,
        len(wrong),
        len(have),
        int(wrong[0]) if len(wrong) else None,
        str(got.reshape(-1)[place]),
        str(wanted.array.reshape(-1)[place]),
        largest if np.isfinite(largest) else None,
    )
