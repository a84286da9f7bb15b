"""For each kernel of the corpus with many static LDS buffers a small launch, and what numpy says it must give."""

from collections.abc import Callable

import numpy as np
from launch_cases import Array, Case, close, generator, nans, written_whole

from ldsopt import Launch


def radix_pass(target: str) -> Case:
    """Two tiles, by their third digit; few digits, so that stability shows."""
    rng = generator(31)
    keys = rng.integers(0, 2**32, (2, 4096), dtype=np.uint32)
    keys[1] &= 0xFFFF_F3FF
    values = np.arange(2 * 4096, dtype=np.uint32).reshape(2, 4096)
    shift = 8

    def check(outputs: dict[str, Array]) -> None:
        digits = keys >> shift & 15
        order = np.argsort(digits, axis=1, kind="stable")
        assert (outputs["arg2"] == np.take_along_axis(keys, order, 1)).all()
        assert (outputs["arg3"] == np.take_along_axis(values, order, 1)).all()
        for tile in range(2):
            counts = np.bincount(digits[tile], minlength=16)
            assert (outputs["arg4"][tile] == counts.cumsum() - counts).all()

    empty = np.zeros((2, 4096), np.uint32)
    starts = np.zeros((2, 16), np.uint32)
    return Case(Launch((2,), (256,), [keys, values, empty.copy(), empty.copy(), starts, shift]), check)


def attention(target: str) -> Case:
    """128 queries over 96 keys."""
    rng = generator(32)
    queries, keys, values = (rng.normal(size=(n, 64)).astype("f2") for n in (128, 96, 96))
    scale = 64**-0.5

    def check(outputs: dict[str, Array]) -> None:
        scores = queries.astype("f8") @ keys.astype("f8").T * scale
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        want = weights / weights.sum(axis=1, keepdims=True) @ values.astype("f8")
        close(outputs["arg3"], want, tolerance=5e-3)
        written_whole(outputs["arg3"])

    launch = Launch((2,), (256,), [queries, keys, values, nans((128, 64), "f4"), 3, scale * np.log2(np.e)])
    return Case(launch, check)


def conv_im2col(target: str) -> Case:
    """8 x 8 pixels with eight channels, four at a time."""
    rng = generator(33)
    image = rng.normal(size=(10, 10, 8)).astype("f4")
    filters = rng.normal(size=(2, 3, 3, 4, 64)).astype("f4")  # step, tap, channel of the step, output

    def check(outputs: dict[str, Array]) -> None:
        wide = image.astype("f8").reshape(10, 10, 2, 4)
        want = sum(
            np.einsum("yxsc,sco->yxo", wide[v : v + 8, u : u + 8], filters[:, v, u])
            for v in range(3)
            for u in range(3)
        )
        close(outputs["arg2"], want, tolerance=1e-4)
        written_whole(outputs["arg2"])

    return Case(Launch((1,), (256,), [image, filters, nans((8, 8, 64), "f4"), 2, 8]), check)


def transpose_gemm(target: str) -> Case:
    """Two tiles side by side, 128 deep."""
    rng = generator(34)
    a, b = (rng.normal(0, 0.5, (128, 128)).astype("f2") for _ in range(2))
    bias = rng.normal(size=128).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        want = a.astype("f8").T @ b.astype("f8") + bias
        close(outputs["arg3"][:64], want[:64], tolerance=1e-3)
        written_whole(outputs["arg3"][:64])

    return Case(Launch((2, 1), (256,), [a, b, bias, nans((128, 128), "f4"), 128, 128]), check)


def fft1024(target: str) -> Case:
    """Two signals; their power spectra in reverse."""
    rng = generator(35)
    signals = rng.normal(size=(2, 1024, 2)).astype("f4")
    angle = -2 * np.pi * np.arange(768) / 1024
    table = np.stack([np.cos(angle), np.sin(angle)], axis=1).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        spectrum = np.fft.fft(signals[..., 0] + 1j * signals[..., 1].astype("f8"), axis=1)
        want = (np.abs(spectrum) ** 2)[:, ::-1]
        close(outputs["arg2"] / want.max(), want / want.max(), tolerance=1e-6)
        written_whole(outputs["arg2"])

    return Case(Launch((2,), (256,), [signals, table, nans((2, 1024), "f4")]), check)


def top_k(target: str) -> Case:
    """Distinct values, so that the places are known as well; of the last ones taken, one byte decides."""
    values = generator(36).permutation(8192).astype(np.uint32) * np.uint32(523)

    def check(outputs: dict[str, Array]) -> None:
        order = np.argsort(values)[::-1][:1024]
        assert (outputs["arg1"][0] == values[order]).all()
        assert (outputs["arg2"][0] == order).all()

    empty = np.zeros((1, 1024), np.uint32)
    return Case(Launch((1,), (512,), [values.reshape(1, 8192), empty.copy(), empty.copy()]), check)


def layernorm_gemm(target: str) -> Case:
    """64 rows."""
    rng = generator(37)
    rows = rng.normal(1, 2, (64, 128)).astype("f4")
    gain, shift = (rng.normal(size=128).astype("f4") for _ in range(2))
    weights = rng.normal(size=(128, 64)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        wide = rows.astype("f8")
        wide = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-5)
        close(outputs["arg4"], (wide * gain + shift) @ weights, tolerance=1e-3)
        written_whole(outputs["arg4"])

    return Case(Launch((2,), (256,), [rows, gain, shift, weights, nans((64, 64), "f4")]), check)


def batch_norm(target: str) -> Case:
    """Two slabs of 64 pixels, each with statistics of its own."""
    rng = generator(38)
    pixels = rng.normal(3, 2, (2, 64, 64)).astype("f4")
    gain = rng.normal(size=64).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        wide = pixels.astype("f8")
        want = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-3) * gain
        close(outputs["arg2"], want.transpose(0, 2, 1), tolerance=1e-4)
        written_whole(outputs["arg2"])

    return Case(Launch((2,), (256,), [pixels, gain, nans((2, 64, 64), "f4"), 1e-3]), check)


BUILDERS: dict[str, Callable[[str], Case]] = {
    builder.__name__: builder
    for builder in (
        radix_pass,
        attention,
        conv_im2col,
        transpose_gemm,
        fft1024,
        top_k,
        layernorm_gemm,
        batch_norm,
    )
}
"""By the name of the kernel."""
