"""For each kernel of the corpus a small launch, and what numpy says it must give.

What a launch does not compute is left NaN, or at a value that does not occur: only what was written is compared, and
something must have been.
"""

import json
from collections.abc import Callable
from pathlib import Path

import multibuffer_launches
import numpy as np
import pattern_launches
import small_floats
from launch_cases import Array, Case, close, generator, nans, written_whole

from ldsopt import Launch, arch

CORPUS = Path(__file__).parents[2] / "corpus"
ENTRIES = json.loads((CORPUS / "manifest.json").read_text())["modules"]


# --- clang ----------------------------------------------------------------------------------------------------


def named_gemm(target: str, rows: int = 128, columns: int = 128, depth: int = 128) -> Case:
    """``A * transpose(B)`` of 8-bit floating-point numbers, by tiles of 128 x 128."""
    form = small_floats.format_of("fp8", target)
    rng = generator(1)
    a, b = (small_floats.encode(rng.normal(0, 0.5, (size, depth)), form) for size in (rows, columns))

    def check(outputs: dict[str, Array]) -> None:
        one, other = (small_floats.decode(codes, form).astype(np.float64) for codes in (a, b))
        close(outputs["arg2"], one @ other.T, tolerance=2e-3)
        written_whole(outputs["arg2"])

    result = nans((rows, columns), "f4")
    launch = Launch((columns // 128, rows // 128), (256,), [a, b, result, depth, columns], dynamic_lds=32768)
    return Case(launch, check)


def named_tiles(target: str) -> Case:
    rng = generator(2)
    a, b = (rng.normal(size=(1, 4, 16, 64)).astype("f4") for _ in range(2))

    def check(outputs: dict[str, Array]) -> None:
        want = np.einsum("skm,skn->mn", a[0].astype("f8"), b[0])
        close(outputs["arg2"], want, tolerance=1e-4)
        written_whole(outputs["arg2"])

    return Case(Launch((1, 1), (256,), [a, b, nans((64, 64), "f4"), 4, 64], dynamic_lds=16384), check)


def static_phases(target: str) -> Case:
    image = generator(3).integers(0, 256, (64, 128), dtype=np.uint8)

    def check(outputs: dict[str, Array]) -> None:
        for group in range(2):
            tile = image[:, group * 64 : group * 64 + 64]
            below = np.bincount(tile.ravel(), minlength=256).cumsum()
            want = (below[tile] * 255 // 4096).astype(np.uint8).T
            assert (outputs["arg1"][group * 64 : group * 64 + 64] == want).all()

    return Case(Launch((2,), (256,), [image, np.zeros((128, 64), np.uint8), 128]), check)


def softmax_of(rows: Array) -> Array:
    wide = rows.astype(np.float64)
    wide = np.exp(wide - wide.max(axis=-1, keepdims=True))
    return wide / wide.sum(axis=-1, keepdims=True)


def static_softmax(target: str) -> Case:
    data = generator(4).normal(size=(2, 1000)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg1"], softmax_of(data), tolerance=1e-7)
        written_whole(outputs["arg1"])

    return Case(Launch((2,), (256,), [data, nans((2, 1000), "f4"), 1000]), check)


def block_sort(target: str) -> Case:
    keys = generator(5).integers(0, 2**32, (2, 512), dtype=np.uint32)
    values = np.arange(1024, dtype=np.uint32).reshape(2, 512)

    def check(outputs: dict[str, Array]) -> None:
        order = np.argsort(keys, axis=1)
        assert (outputs["arg0"] == np.take_along_axis(keys, order, 1)).all()
        assert (outputs["arg1"] == np.take_along_axis(values, order, 1)[:, ::-1]).all()

    return Case(Launch((2,), (256,), [keys, values]), check)


# --- Triton and Gluon -----------------------------------------------------------------------------------------

_SCRATCH = [None, None]  # Triton passes two more pointers


def wave_of(target: str) -> int:
    return 64 if target.startswith("gfx9") else 32


def lds_of(target: str) -> int:
    """More than any of them needs; how much that is the module does not say."""
    return min(arch(target).lds_bytes, 128 * 1024)


def gemm_bias(target: str) -> Case:
    large = target == "gfx950"
    tile, depth, warps = (128, 192, 8) if large else (64, 112, 4)
    rows, cols = tile - 16, tile
    rng = generator(6)
    a = rng.normal(0, 0.5, (tile, depth)).astype("f2")
    b = rng.normal(0, 0.5, (depth, tile)).astype("f2")
    bias = rng.normal(size=tile).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        want = a.astype("f8") @ b + bias
        close(outputs["arg3"], want, tolerance=0.02)
        written_whole(outputs["arg3"][:rows])
        assert np.isnan(outputs["arg3"][rows:]).all()

    arguments = [a, b, bias, nans((tile, tile), "f2"), rows, cols, depth, depth, tile, tile, *_SCRATCH]
    return Case(Launch((1, 1), (warps * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def attention(target: str) -> Case:
    length, width = 128, 64
    rng = generator(8)
    q, k, v = (rng.normal(0, 1, (length, width)).astype("f2") for _ in range(3))

    def check(outputs: dict[str, Array]) -> None:
        score = q.astype("f8") @ k.T.astype("f8") * 0.125
        score = np.where(np.arange(length)[:, None] >= np.arange(length), score, -np.inf)
        close(outputs["arg3"], softmax_of(score) @ v, tolerance=0.01)
        written_whole(outputs["arg3"])

    arguments = [q, k, v, nans((length, width), "f2"), 0.125, length, width, 0, *_SCRATCH]
    return Case(Launch((2, 1), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def softmax(target: str) -> Case:
    width, pitch = 1600, 2048
    data = generator(9).normal(size=(2, pitch)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg0"][:, :width], softmax_of(data[:, :width]), tolerance=1e-6)
        assert np.isnan(outputs["arg0"][:, width:]).all()

    arguments = [nans((2, pitch), "f4"), data, pitch, width, *_SCRATCH]
    return Case(Launch((2,), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def layernorm(target: str) -> Case:
    width, pitch = 1008, 1024
    rng = generator(10)
    data = rng.normal(size=(2, pitch)).astype("f2")
    gain, shift = (rng.normal(size=pitch).astype("f4") for _ in range(2))

    def check(outputs: dict[str, Array]) -> None:
        x = data[:, :width].astype("f8")
        x = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
        close(outputs["arg0"][:, :width], x * gain[:width] + shift[:width], tolerance=0.01)

    arguments = [nans((2, pitch), "f2"), data, gain, shift, pitch, width, 1e-5, *_SCRATCH]
    return Case(Launch((2,), (8 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def column_extremes(target: str) -> Case:
    rows, pitch = 112, 64
    data = generator(11).normal(size=(128, pitch)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg0"], data[:rows].max(0), tolerance=0)
        written_whole(outputs["arg0"])
        assert (outputs["arg1"] == data[:rows].argmax(0)).all()

    arguments = [nans((pitch,), "f4"), np.full(pitch, -1, "i4"), data, rows, pitch, *_SCRATCH]
    return Case(Launch((2,), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def sort_scan(target: str) -> Case:
    data = generator(12).normal(size=(2, 512)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        running = np.sort(data.astype("f8"), axis=1).cumsum(1)
        close(outputs["arg0"], running, tolerance=1e-3)
        written_whole(outputs["arg0"])
        assert np.abs(outputs["arg1"] - (running < -50.0).sum(1)).max() <= 1

    arguments = [nans((2, 512), "f4"), np.full(2, -1, "i4"), data, -50.0, *_SCRATCH]
    return Case(Launch((2,), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def histogram(target: str) -> Case:
    count = 4000
    data = generator(13).integers(0, 256, 4096, dtype=np.uint8)

    def check(outputs: dict[str, Array]) -> None:
        want = np.bincount(data[:count], minlength=256)
        want[0] += 4096 - count  # what lies behind the end counts as zero
        assert (outputs["arg0"] == want).all()

    arguments = [np.zeros(256, "i4"), data, count, *_SCRATCH]
    return Case(Launch((2,), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def transpose(target: str) -> Case:
    data = generator(14).normal(size=(64, 128)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg0"], data.T.astype("f4") * 3, tolerance=0.01)
        written_whole(outputs["arg0"])

    arguments = [nans((128, 64), "f2"), data, 64, 128, 3.0, *_SCRATCH]
    return Case(Launch((2, 1), (4 * wave_of(target),), arguments, dynamic_lds=lds_of(target)), check)


def gemm_async(target: str) -> Case:
    depth, tile = 160, 128
    rng = generator(15)
    a = rng.normal(0, 0.5, (tile, depth)).astype("f2")
    b = rng.normal(0, 0.5, (depth, tile)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg2"], a.astype("f8") @ b, tolerance=0.02)
        written_whole(outputs["arg2"])

    arguments = [a, b, nans((tile, tile), "f2"), depth, depth, tile, tile, *_SCRATCH]
    return Case(Launch((1, 1), (512,), arguments, dynamic_lds=lds_of(target)), check)


def gemm_tdm(target: str) -> Case:
    depth, tile = 192, 64
    rng = generator(16)
    a = rng.normal(0, 0.5, (tile, depth)).astype("f2")
    b = rng.normal(0, 0.5, (depth, tile)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg2"], a.astype("f8") @ b, tolerance=0.02)
        written_whole(outputs["arg2"])

    arguments = [a, b, nans((tile, tile), "f2"), tile, tile, depth, depth, tile, tile, *_SCRATCH]
    return Case(Launch((1, 1), (128,), arguments, dynamic_lds=lds_of(target)), check)


# --- IREE: fixed shapes, one workgroup of many ------------------------------------------------------------------


def matmul(target: str) -> Case:
    rng = generator(17)
    a = rng.integers(-2, 3, (1024, 2048)).astype("f2")
    b = rng.integers(-2, 3, (2048, 1536)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg2"], a.astype("f4") @ b.astype("f4"), tolerance=1e-2)

    block = 128 if target == "gfx1201" else 256
    return Case(Launch((1,), (block,), [a, b, nans((1024, 1536), "f4")]), check)


def iree_attention(target: str) -> Case:
    rng = generator(18)
    q, k, v = (rng.normal(size=(16, 2048, 64)).astype("f2") for _ in range(3))

    def check(outputs: dict[str, Array]) -> None:
        got = outputs["arg3"][0].astype("f8")
        score = q[0].astype("f8") @ k[0].T.astype("f8") / 8
        close(got, softmax_of(score) @ v[0].astype("f8"), tolerance=5e-3)

    return Case(Launch((1,), (256,), [q, k, v, nans((16, 2048, 64), "f2")]), check)


def conv(target: str) -> Case:
    rng = generator(19)
    image = rng.integers(-1, 2, (2, 34, 34, 640)).astype("f2")
    weights = rng.integers(-1, 2, (3, 3, 640, 320)).astype("f2")

    def check(outputs: dict[str, Array]) -> None:
        got = outputs["arg2"]
        places = np.argwhere(~np.isnan(got))
        assert len(places)
        for n, y, x, c in places[:: max(1, len(places) // 500)]:
            want = (image[n, y : y + 3, x : x + 3].astype("f4") * weights[..., c].astype("f4")).sum()
            assert abs(got[n, y, x, c] - want) < 1e-2

    block = 512 if target == "gfx942" else 256
    return Case(Launch((1,), (block,), [image, weights, nans((2, 32, 32, 320), "f4")]), check)


def iree_softmax(target: str) -> Case:
    data = generator(20).normal(size=(512, 4096)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg1"], softmax_of(data), tolerance=1e-7)
        written_whole(outputs["arg1"][0])

    return Case(Launch((2,), (512,), [data, nans((512, 4096), "f4")]), check)


# --- FlyDSL ---------------------------------------------------------------------------------------------------


def row_softmax(target: str) -> Case:
    data = generator(21).normal(size=(2, 256)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        close(outputs["arg1"], softmax_of(data), tolerance=1e-6)
        written_whole(outputs["arg1"])

    return Case(Launch((2,), (256,), [data, nans((2, 256), "f4")]), check)


def pipelined_sums(target: str) -> Case:
    data = generator(22).normal(size=(2, 16, 256)).astype("f4")

    def check(outputs: dict[str, Array]) -> None:
        lane = np.arange(256)
        x = data.astype("f8")
        want = (x * x[..., lane ^ 1] + x[..., lane ^ 64]).sum(1)
        close(outputs["arg1"], want, tolerance=1e-4)
        written_whole(outputs["arg1"])

    return Case(Launch((2,), (256,), [data, nans((2, 256), "f4")]), check)


_BUILDERS: dict[tuple[str, str], Callable[[str], Case]] = {
    ("iree", "attention"): iree_attention,
    ("iree", "softmax"): iree_softmax,
}


_CLANG_BUILDERS = multibuffer_launches.BUILDERS | pattern_launches.BUILDERS


def case(entry: dict[str, str]) -> Case:
    """The launch for a module of the manifest."""
    builder = (
        _BUILDERS.get((entry["compiler"], entry["kernel"]))
        or (_CLANG_BUILDERS if entry["compiler"] == "clang" else {}).get(entry["kernel"])
        or globals()[entry["kernel"]]
    )
    return builder(entry["arch"])
