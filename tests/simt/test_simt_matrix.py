"""Matrix products: the layouts element by element as the manuals give them, the product by numpy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from lane_kernels import lanes
from small_floats import decode, encode, format_of


def gather(
    matrix: np.ndarray, lanes_: int, each: int, place: Callable[[int, int], tuple[int, int]]
) -> np.ndarray:
    return np.array([[matrix[place(lane, e)] for e in range(each)] for lane in range(lanes_)])


def halves(x: np.ndarray) -> np.ndarray:
    return x.astype("f2")


MFMA = [
    ("f32.16x16x16f16", 16, 16, "half", "f2", "gfx942"), ("f32.32x32x8f16", 32, 8, "half", "f2", "gfx942"),
    ("f32.16x16x32.f16", 16, 32, "half", "f2", "gfx950"), ("f32.32x32x16.f16", 32, 16, "half", "f2", "gfx950"),
    ("f32.16x16x4f32", 16, 4, "float", "f4", "gfx942"), ("f32.32x32x2f32", 32, 2, "float", "f4", "gfx942"),
]  # fmt: skip


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
    forms = [format_of(t, target) for t in types.split(".")]
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


BLOCKS = [
    (32, 1, "f32", "float", "f4"), (16, 1, "f32", "float", "f4"), (4, 1, "f32", "float", "f4"),
    (32, 4, "f16", "half", "f2"), (16, 4, "f16", "half", "f2"), (4, 4, "f16", "half", "f2"),
    (32, 2, "bf16", "i16", "u2"), (4, 2, "bf16", "i16", "u2"), (16, 4, "bf16.1k", "i16", "u2"),
    (4, 4, "i8", "i8", "i1"), (16, 4, "i8", "i8", "i1"), (32, 4, "i8", "i8", "i1"),
]  # fmt: skip


@pytest.mark.parametrize("cbsz", [0, 1])
@pytest.mark.parametrize(("size", "depth", "name", "kind", "dtype"), BLOCKS)
def test_mfma_of_several_blocks(
    *, size: int, depth: int, name: str, kind: str, dtype: str, cbsz: int
) -> None:
    """With ``cbsz`` 1 and ``abid`` 1 two blocks share the second one's A."""
    rng, blocks = np.random.default_rng(1), 64 // size
    a, b = rng.integers(-4, 5, (blocks, size, depth)), rng.integers(-4, 5, (blocks, depth, size))
    each = blocks * size * size // 64
    number = "i32" if name == "i8" else "float"
    c = rng.integers(-9, 9, (64, each)).astype("i4" if name == "i8" else "f4")

    def bits(x: np.ndarray) -> np.ndarray:
        return (x.astype("f4").view("u4") >> 16).astype("u2") if kind == "i16" else x.astype(dtype)

    left = bits(np.array([a[n // size, n % size] for n in range(64)]))
    right = bits(np.array([b[n // size, :, n % size] for n in range(64)]))
    vector = f"<{depth} x {kind}>" if depth > 1 else kind
    cast = "" if kind != "i8" else "  %x = bitcast <4 x i8> %a to i32\n  %y = bitcast <4 x i8> %b to i32\n"
    x, y, operand = ("%x", "%y", "i32") if cast else ("%a", "%b", vector)
    letter = "i32" if name == "i8" else "f32"
    body = (
        f"{cast}  %r = call <{each} x {number}> @llvm.amdgcn.mfma.{letter}.{size}x{size}x{depth}{name}"
        f"({operand} {x}, {operand} {y}, <{each} x {number}> %c, i32 {cbsz}, i32 {cbsz}, i32 0)"
    )
    inputs = [(vector, left), (vector, right), (f"<{each} x {number}>", c)]
    got = lanes(body, inputs, f"<{each} x {number}>", np.zeros_like(c))
    products = [a[block | 1 if cbsz else block] @ b[block] for block in range(blocks)]

    def element(n: int, e: int) -> int:
        if size == 32:
            block, inner = e // 16, e % 16
            return int(products[block][8 * (inner // 4) + 4 * (n // 32) + inner % 4, n % 32])
        if size == 16:
            return int(products[e // 4][4 * (n // 16) + e % 4, n % 16])
        return int(products[n // 4][e, n % 4])

    assert got.tolist() == [[element(n, e) + c[n, e] for e in range(each)] for n in range(64)]


def test_mfma_in_double() -> None:
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=(16, 4)), rng.normal(size=(4, 16))
    left = np.array([a[n % 16, n // 16] for n in range(64)])
    right = np.array([b[n // 16, n % 16] for n in range(64)])
    body = (
        "  %r = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a, double %b, "
        "<4 x double> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    got = lanes(body, [("double", left), ("double", right)], "<4 x double>", np.zeros((64, 4)))
    want = [[(a @ b)[4 * e + n // 16, n % 16] for e in range(4)] for n in range(64)]
    np.testing.assert_allclose(got, want, rtol=1e-14)


def test_mfma_in_double_of_four_blocks() -> None:
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=(4, 4, 4)), rng.normal(size=(4, 4, 4))  # [block, row, k] and [block, k, column]
    left = np.array([a[n // 4 % 4, n % 4, n // 16] for n in range(64)])
    right = np.array([b[n // 4 % 4, n // 16, n % 4] for n in range(64)])
    body = "  %r = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %b, double 1.0, i32 0, i32 0, i32 0)"
    got = lanes(body, [("double", left), ("double", right)], "double", np.zeros(64))
    want = [(a @ b)[n // 4 % 4, n // 16, n % 4] + 1 for n in range(64)]
    np.testing.assert_allclose(got, want, rtol=1e-14)


def test_xf32_has_ten_bits_of_mantissa() -> None:
    a = np.full((64, 2), 1 + 2.0**-10 + 2.0**-12, "f4")
    b = np.zeros((64, 2), "f4")
    b[:16, 0] = 1.0
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %a, <2 x float> %b, "
        "<4 x float> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    got = lanes(body, [("<2 x float>", a), ("<2 x float>", b)], "<4 x float>", np.zeros((64, 4), "f4"))
    assert set(got.reshape(-1).tolist()) == {1 + 2.0**-10}


LANES_OF_B = {
    1: lambda n: n % 32, 2: lambda n: 32 + n % 32, 3: lambda n: (n + 16) % 64, 4: lambda n: n % 16,
    5: lambda n: 16 + n % 16, 6: lambda n: 32 + n % 16, 7: lambda n: 48 + n % 16,
}  # fmt: skip


@pytest.mark.parametrize("pattern", LANES_OF_B)
@pytest.mark.parametrize(("name", "out"), [("16x16x16f16", 4), ("32x32x8f16", 16), ("4x4x4f16", 4)])
def test_blgp_gives_the_lanes_of_b_values_of_others(name: str, out: int, pattern: int) -> None:
    """AMD Matrix Instruction Calculator: as if B's registers held those of the lanes that it names."""
    rng = np.random.default_rng(5)
    a, b = (rng.integers(-4, 5, (64, 4)).astype("f2") for _ in range(2))
    moved = b[[LANES_OF_B[pattern](n) for n in range(64)]]
    results = []
    for operand, mode in ((b, pattern), (moved, 0)):
        body = (
            f"  %r = call <{out} x float> @llvm.amdgcn.mfma.f32.{name}(<4 x half> %a, <4 x half> %b, "
            f"<{out} x float> zeroinitializer, i32 0, i32 0, i32 {mode})"
        )
        inputs = [("<4 x half>", a), ("<4 x half>", operand)]
        results.append(lanes(body, inputs, f"<{out} x float>", np.zeros((64, out), "f4")).tolist())
    assert results[0] == results[1]


@pytest.mark.parametrize("negated", range(8))
@pytest.mark.parametrize(("name", "out"), [("16x16x4f64", "<4 x double>"), ("4x4x4f64", "double")])
def test_blgp_of_doubles_negates_operands(name: str, out: str, negated: int) -> None:
    rng = np.random.default_rng(6)
    count = 4 if out != "double" else 1
    a, b, c = (
        rng.integers(-4, 5, 64) + 0.0,
        rng.integers(-4, 5, 64) + 0.0,
        rng.integers(-4, 5, (64, count)) + 0.0,
    )
    signs = [-1 if negated >> i & 1 else 1 for i in range(3)]
    results = []
    for values, mode in (((a, b, c), negated), ((signs[0] * a, signs[1] * b, signs[2] * c), 0)):
        body = f"  %r = call {out} @llvm.amdgcn.mfma.f64.{name}(double %a, double %b, {out} %c, i32 0, i32 0, i32 {mode})"
        inputs = list(zip(("double", "double", out), values, strict=True))
        results.append((lanes(body, inputs, out, np.zeros((64, count))) + 0.0).tolist())
    assert results[0] == results[1]
