"""Matrix products: the layouts element by element as the manuals give them, the product by numpy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from lane_kernels import lanes

from ldsopt.simt.floats import bf8_format, decode, encode, fp8_format
from ldsopt.target.arch import arch


def gather(
    matrix: np.ndarray, lanes_: int, each: int, place: Callable[[int, int], tuple[int, int]]
) -> np.ndarray:
    return np.array([[matrix[place(lane, e)] for e in range(each)] for lane in range(lanes_)])


def halves(x: np.ndarray) -> np.ndarray:
    return x.astype("f2")


MFMA = [
    ("f32.16x16x16f16", 16, 16, "half", "f2", "gfx942"),
    ("f32.32x32x8f16", 32, 8, "half", "f2", "gfx942"),
    ("f32.16x16x32.f16", 16, 32, "half", "f2", "gfx950"),
    ("f32.32x32x16.f16", 32, 16, "half", "f2", "gfx950"),
    ("f32.16x16x4f32", 16, 4, "float", "f4", "gfx942"),
    ("f32.32x32x2f32", 32, 2, "float", "f4", "gfx942"),
]


@pytest.mark.parametrize(("name", "size", "depth", "kind", "dtype", "target"), MFMA)
def test_mfma(*, name: str, size: int, depth: int, kind: str, dtype: str, target: str) -> None:
    rng = np.random.default_rng(1)
    a, b = rng.integers(-4, 5, (size, depth)).astype(dtype), rng.integers(-4, 5, (depth, size)).astype(dtype)
    c = rng.integers(-9, 9, (size, size)).astype("f4")
    each, out = depth * size // 64, size * size // 64
    left = gather(a, 64, each, lambda n, e: (n % size, n // size * each + e))
    right = gather(b, 64, each, lambda n, e: (n // size * each + e, n % size))

    def result(n: int, e: int) -> tuple[int, int]:
        row = 4 * (n // 16) + e if size == 16 else 8 * (e // 4) + 4 * (n // 32) + e % 4
        return row, n % size

    vector = f"<{each} x {kind}>" if each > 1 else kind
    body = (
        f"  %r = call <{out} x float> @llvm.amdgcn.mfma.{name}"
        f"({vector} %a, {vector} %b, <{out} x float> %c, i32 0, i32 0, i32 0)"
    )
    inputs = [(vector, left), (vector, right), (f"<{out} x float>", gather(c, 64, out, result))]
    got = lanes(body, inputs, f"<{out} x float>", np.zeros((64, out), "f4"), arch=target)
    want = gather(a.astype("f8") @ b + c, 64, out, result)
    assert (got == want).all()


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize("types", ["fp8.fp8", "fp8.bf8", "bf8.bf8"])
@pytest.mark.parametrize(("size", "depth"), [(16, 32), (32, 16)])
def test_mfma_of_eight_bit_floats_uses_the_formats_of_the_architecture(
    target: str, types: str, size: int, depth: int
) -> None:
    forms = [(fp8_format if t == "fp8" else bf8_format)(arch(target)) for t in types.split(".")]
    rng = np.random.default_rng(2)
    a = encode(rng.normal(size=(size, depth)), forms[0])
    b = encode(rng.normal(size=(depth, size)), forms[1])
    out = size * size // 64
    left = gather(a, 64, 8, lambda n, e: (n % size, n // size * 8 + e))
    right = gather(b, 64, 8, lambda n, e: (n // size * 8 + e, n % size))
    body = (
        f"  %x = bitcast <8 x i8> %a to i64\n  %y = bitcast <8 x i8> %b to i64\n"
        f"  %r = call <{out} x float> @llvm.amdgcn.mfma.f32.{size}x{size}x{depth}.{types}"
        f"(i64 %x, i64 %y, <{out} x float> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    got = lanes(
        body,
        [("<8 x i8>", left), ("<8 x i8>", right)],
        f"<{out} x float>",
        np.zeros((64, out), "f4"),
        arch=target,
    )
    product = decode(a, forms[0]).astype("f8") @ decode(b, forms[1])
    row = (
        (lambda n, e: 4 * (n // 16) + e)
        if size == 16
        else (lambda n, e: 8 * (e // 4) + 4 * (n // 32) + e % 4)
    )
    np.testing.assert_allclose(
        got, gather(product, 64, out, lambda n, e: (row(n, e), n % size)), rtol=1e-5, atol=1e-5
    )


def test_mfma_of_bytes_counts_exactly() -> None:
    rng = np.random.default_rng(3)
    a, b = rng.integers(-128, 128, (16, 32), "i1"), rng.integers(-128, 128, (32, 16), "i1")
    left = gather(a, 64, 8, lambda n, e: (n % 16, n // 16 * 8 + e)).astype("i1")
    right = gather(b, 64, 8, lambda n, e: (n // 16 * 8 + e, n % 16)).astype("i1")
    body = (
        "  %x = bitcast <8 x i8> %a to i64\n  %y = bitcast <8 x i8> %b to i64\n"
        "  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8"
        "(i64 %x, i64 %y, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    got = lanes(body, [("<8 x i8>", left), ("<8 x i8>", right)], "<4 x i32>", np.zeros((64, 4), "i4"))
    want = gather(a.astype("i4") @ b.astype("i4"), 64, 4, lambda n, e: (4 * (n // 16) + e, n % 16))
    assert (got == want).all()


WMMA = {
    "gfx1100": (16, 16, lambda n, e: e, lambda n, e: 2 * e + n // 16),
    "gfx1201": (16, 8, lambda n, e: 8 * (n // 16) + e, lambda n, e: 8 * (n // 16) + e),
    "gfx1250": (32, 16, lambda n, e: 16 * (e // 8) + 8 * (n // 16) + e % 8, lambda n, e: 8 * (n // 16) + e),
}


@pytest.mark.parametrize("target", WMMA)
def test_wmma(target: str) -> None:
    depth, each, k, row = WMMA[target]
    rng = np.random.default_rng(4)
    a, b = rng.integers(-4, 5, (16, depth)).astype("f2"), rng.integers(-4, 5, (depth, 16)).astype("f2")
    c = rng.integers(-9, 9, (16, 16)).astype("f4")
    left = gather(a, 32, each, lambda n, e: (n % 16, k(n, e)))
    right = gather(b, 32, each, lambda n, e: (k(n, e), n % 16))
    vector, out = f"<{each} x half>", "<8 x float>"
    name = f"llvm.amdgcn.wmma.f32.16x16x{depth}.f16.v8f32.v{each}f16"
    if target == "gfx1250":
        operands = f"i1 false, {vector} %a, i1 false, {vector} %b, i16 0, {out} %c, i1 false, i1 false"
    else:
        operands = f"{vector} %a, {vector} %b, {out} %c"
    inputs = [(vector, left), (vector, right), (out, gather(c, 32, 8, lambda n, e: (row(n, e), n % 16)))]
    got = lanes(
        f"  %r = call {out} @{name}({operands})", inputs, out, np.zeros((32, 8), "f4"), arch=target, block=32
    )
    want = gather(a.astype("f8") @ b + c, 32, 8, lambda n, e: (row(n, e), n % 16))
    assert (got == want).all()
