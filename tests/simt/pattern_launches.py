"""For each kernel of the two modules of common patterns a small launch, and what numpy says it must give."""

from collections.abc import Callable

import numpy as np
from launch_cases import Array, Case, close, generator, nans, written_whole

from ldsopt import Launch

ITEMS = 256


def reduce() -> Case:
    """Two blocks, each of which adds up 700 numbers or fewer."""
    values = generator(51).normal(size=700).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        padded = np.zeros(1024)
        padded[:700] = values
        close(outputs["arg1"], padded[:512].reshape(2, 256).sum(1), tolerance=1e-3)

    return Case(Launch((2,), (ITEMS,), [values, nans((2,), "f4"), 700], kernel="_Z6reducePKfPfi"), check)


def scan() -> Case:
    values = generator(52).integers(-50, 50, (2, ITEMS)).astype("i4")

    def check(outputs: dict[str, Array]) -> None:
        assert (outputs["arg0"] == values.cumsum(1)).all()

    return Case(Launch((2,), (ITEMS,), [values.copy()], kernel="_Z4scanPi"), check)


def sum_rows() -> Case:
    """Block 0 adds up rows 0 and 64, block 1 row 1."""
    rows = generator(53).normal(size=(65, 300)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg1"][[0, 1, 64]], rows.sum(1)[[0, 1, 64]], tolerance=1e-3)

    arguments = [rows, nans((65,), "f4"), 65, 300]
    return Case(Launch((2,), (ITEMS,), arguments, kernel="_Z8sum_rowsPKfPfii"), check)


def transpose() -> Case:
    matrix = generator(54).normal(size=(16, 32)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        assert (outputs["arg1"] == matrix.T).all()

    arguments = [matrix, nans((32, 16), "f4"), 32, 16]
    return Case(Launch((2,), (ITEMS,), arguments, kernel="_Z9transposePKfPfii"), check)


def histogram() -> Case:
    values = generator(55).integers(0, 1 << 20, 512).astype("u4")

    def check(outputs: dict[str, Array]) -> None:
        assert (outputs["arg1"] == np.bincount(values & 255, minlength=256)).all()

    arguments = [values, np.zeros(ITEMS, "u4"), 512]
    return Case(Launch((2,), (ITEMS,), arguments, kernel="_Z9histogramPKjPji"), check)


def multiply() -> Case:
    left, right = (generator(56, n).normal(size=(32, 32)).astype("f4") for n in range(2))

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg2"], left.astype("f8") @ right, tolerance=1e-4)
        written_whole(outputs["arg2"])

    arguments = [left, right, nans((32, 32), "f4"), 32]
    return Case(Launch((4,), (ITEMS,), arguments, kernel="_Z8multiplyPKfS0_Pfi"), check)


def smooth() -> Case:
    values = generator(57).normal(size=(2, ITEMS)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        want = values.astype("f8")
        for _ in range(3):
            rim = np.pad(want, ((0, 0), (1, 1)), "edge")
            want = (rim[:, :-2] + rim[:, 1:-1] + rim[:, 2:]) / 3
        close(outputs["arg0"], want, tolerance=1e-5)

    return Case(Launch((2,), (ITEMS,), [values.copy(), 3], kernel="_Z6smoothPfi"), check)


def total() -> Case:
    values = generator(58).normal(size=(3, ITEMS)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg3"], values.sum(keepdims=True)[0] * 2, tolerance=1e-2)

    arguments = [values, nans((3, ITEMS), "f4"), np.zeros(1, "u4"), nans((1,), "f4"), 3]
    return Case(Launch((3,), (ITEMS,), arguments, kernel="_Z5totalPKfPfPjS1_j"), check)


def dot_parts() -> Case:
    left, right = (generator(59, n).normal(size=(2, ITEMS)).astype("f4") for n in range(2))

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg2"], (left * right).sum(1), tolerance=1e-3)

    arguments = [left, right, nans((2,), "f4"), 512]
    return Case(Launch((2,), (ITEMS,), arguments, kernel="dot_parts"), check)


def sort_keys() -> Case:
    keys = generator(60).integers(0, 1 << 32, (2, ITEMS)).astype("u4")

    def check(outputs: dict[str, Array]) -> None:
        assert (outputs["arg0"] == np.sort(keys, axis=1)).all()

    return Case(Launch((2,), (ITEMS,), [keys.copy()], kernel="sort_keys"), check)


def blur() -> Case:
    """Two tiles of 16 by 16, side by side."""
    image = generator(61).normal(size=(18, 34)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        parts = [image[i : i + 16, j : j + 32].astype("f8") for i in range(3) for j in range(3)]
        close(outputs["arg1"][:16, :32], sum(parts) / 9, tolerance=1e-5)

    return Case(Launch((2, 1), (ITEMS,), [image, nans((18, 34), "f4"), 34], kernel="blur"), check)


def relax() -> Case:
    field = generator(62).normal(size=(2, ITEMS)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        want = field.astype("f8")
        for _ in range(3):
            mean = (np.roll(want, -1, 1) + np.roll(want, 1, 1)) / 2
            change, want = (mean - want)[:, ::-1], mean
        close(outputs["arg0"], want, tolerance=1e-5)
        close(outputs["arg1"], change, tolerance=1e-5)

    return Case(Launch((2,), (ITEMS,), [field.copy(), nans((2, ITEMS), "f4"), 3], kernel="relax"), check)


KERNELS: dict[str, tuple[Callable[[], Case], ...]] = {
    "block_patterns": (reduce, scan, sum_rows, transpose, histogram, multiply, smooth, total),
    "group_patterns": (dot_parts, sort_keys, blur, relax),
}
"""By module, the launches of its kernels."""


def block_patterns(target: str) -> Case:
    """The launch that stands for its module where one is enough."""
    return scan()


def group_patterns(target: str) -> Case:
    """As `block_patterns`."""
    return sort_keys()


BUILDERS = {builder.__name__: builder for builder in (block_patterns, group_patterns)}
