"""Sparse and scaled matrix products: the layouts element by element, the product by numpy."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes
from small_floats import E4M3, E4M3_FNUZ, E5M2, E5M2_FNUZ, decode, encode

from ldsopt import InputError

FOUR_BITS = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])


def place(size: int, lane: int, e: int) -> tuple[int, int]:
    """Row and column of an element of the result."""
    row = 4 * (lane // 16) + e if size == 16 else 8 * (e // 4) + 4 * (lane // 32) + e % 4
    return row, lane % size


def result_of(matrix: np.ndarray, size: int) -> np.ndarray:
    return np.array([[matrix[place(size, n, e)] for e in range(size * size // 64)] for n in range(64)])


SPARSE = [
    ("f32.16x16x32.f16", 16, 32, 4, "half", "f2"),
    ("f32.32x32x16.f16", 32, 16, 4, "half", "f2"),
    ("i32.16x16x64.i8", 16, 64, 8, "i8", "i1"),
    ("i32.32x32x32.i8", 32, 32, 8, "i8", "i1"),
]


@pytest.mark.parametrize(("cbsz", "abid"), [(0, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize(("name", "size", "depth", "each", "kind", "dtype"), SPARSE)
def test_two_of_four_elements_are_given(
    *, name: str, size: int, depth: int, each: int, kind: str, dtype: str, cbsz: int, abid: int
) -> None:
    rng = np.random.default_rng(5)
    b = rng.integers(-4, 5, (depth, size)).astype(dtype)
    given = rng.integers(1, 5, (64, each)).astype(dtype)
    positions = np.array(
        [[sorted(rng.choice(4, 2, replace=False)) for _ in range(each // 2)] for _ in range(64)]
    )
    a = np.zeros((size, depth))
    index = rng.integers(0, 2**32, 64, dtype=np.uint64)
    first = 0 if cbsz else abid * 2 * each
    for n in range(64):
        for e in range(each):
            at = int(positions[n, e // 2, e % 2])
            a[n % size, n // size * 2 * each + 4 * (e // 2) + at] = given[n, e]
            index[n] = index[n] & ~np.uint64(3 << first + 2 * e) | np.uint64(at << first + 2 * e)
    right = np.array([[b[n // size * 2 * each + e, n % size] for e in range(2 * each)] for n in range(64)])
    out, number = size * size // 64, "float" if name.startswith("f32") else "i32"
    if kind == "i8":
        given, right = given.view("i4"), right.astype("i1").view("i4")
        kinds = f"<{each // 4} x i32>", f"<{each // 2} x i32>"
    else:
        kinds = f"<{each} x half>", f"<{2 * each} x half>"
    body = (
        f"  %r = call <{out} x {number}> @llvm.amdgcn.smfmac.{name}({kinds[0]} %a, {kinds[1]} %b, "
        f"<{out} x {number}> zeroinitializer, i32 %c, i32 {cbsz}, i32 {abid})"
    )
    inputs = [(kinds[0], given), (kinds[1], right), ("i32", index.astype("u4"))]
    got = lanes(body, inputs, f"<{out} x {number}>", np.zeros((64, out), "f4" if number == "float" else "i4"))
    assert (got == result_of(a @ b.astype("f8"), size)).all()


def test_sparse_eight_bit_floats() -> None:
    forms = E4M3_FNUZ, E5M2_FNUZ
    rng = np.random.default_rng(6)
    a, b = encode(rng.normal(size=(64, 8)), forms[0]), encode(rng.normal(size=(64, 16)), forms[1])
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32> %a, <4 x i32> %b, "
        "<4 x float> zeroinitializer, i32 %c, i32 0, i32 0)"
    )
    index = np.full(64, 0x4444, "u4")  # elements 0 and 1 of each four
    inputs = [("<2 x i32>", a.view("i4")), ("<4 x i32>", b.view("i4")), ("i32", index)]
    got = lanes(body, inputs, "<4 x float>", np.zeros((64, 4), "f4"))
    dense, columns = np.zeros((16, 64)), np.zeros((64, 16))
    for n in range(64):
        for e in range(16):
            columns[n // 16 * 16 + e, n % 16] = decode(b[n, e], forms[1])
        for e in range(8):
            dense[n % 16, n // 16 * 16 + 4 * (e // 2) + e % 2] = decode(a[n, e], forms[0])
    np.testing.assert_allclose(got, result_of(dense @ columns, 16), rtol=1e-5, atol=1e-5)


def operand(form: int, size: int, depth: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Numbers as [row, k], and the eight words of each lane."""
    lane, at = np.arange(64)[:, None], np.arange(32)
    if form == 4:
        codes = rng.integers(0, 16, (64, 32)).astype("u1")
        words = np.zeros((64, 32), "u1")
        words[:, :16] = codes[:, ::2] | codes[:, 1::2] << 4
        values, k = FOUR_BITS[codes & 7] * np.where(codes & 8, -1, 1), 32 * (lane // size) + at
    else:
        spec = E5M2 if form else E4M3
        words = encode(rng.normal(size=(64, 32)), spec)
        values, k = decode(words, spec), 16 * (lane // size) + at % 16 + depth // 2 * (at // 16)
    matrix = np.zeros((size, depth))
    matrix[lane % size, k] = values
    return matrix, words.view("i4")


@pytest.mark.parametrize("is_scaled", [True, False])
@pytest.mark.parametrize("forms", [(0, 0), (1, 0), (4, 4), (0, 4)])
@pytest.mark.parametrize(("size", "depth"), [(16, 128), (32, 64)])
def test_a_scale_for_each_32_elements(size: int, depth: int, forms: tuple[int, int], is_scaled: bool) -> None:
    rng = np.random.default_rng(7)
    (a, left), (b, right) = (operand(form, size, depth, rng) for form in forms)
    exponents = rng.integers(120, 135, (64, 4)).astype("u1")
    out, shape = size * size // 64, f"{size}x{size}x{depth}"
    scale = ("i32 1, i32 %c", "i32 2, i32 %c") if is_scaled else ("i32 0, i32 0", "i32 0, i32 0")
    body = (
        f"  %r = call <{out} x float> @llvm.amdgcn.mfma.scale.f32.{shape}.f8f6f4.v8i32.v8i32(<8 x i32> %a, "
        f"<8 x i32> %b, <{out} x float> zeroinitializer, i32 {forms[0]}, i32 {forms[1]}, {scale[0]}, {scale[1]})"
    )
    inputs = [("<8 x i32>", left), ("<8 x i32>", right), ("i32", exponents.view("u4").reshape(64))]
    got = lanes(body, inputs, f"<{out} x float>", np.zeros((64, out), "f4"), arch="gfx950")
    for n in range(64) if is_scaled else ():
        block = slice(32 * (n // size), 32 * (n // size) + 32)
        a[n % size, block] *= 2.0 ** (int(exponents[n, 1]) - 127)
        b[n % size, block] *= 2.0 ** (int(exponents[n, 2]) - 127)
    want = result_of(a @ b.T, size)
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6 * np.abs(want).max())


def test_six_bits_are_refused_by_name() -> None:
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, "
        "<4 x float> zeroinitializer, i32 2, i32 2, i32 0, i32 0, i32 0, i32 0)"
    )
    words = np.zeros((64, 8), "i4")
    with pytest.raises(InputError, match="six-bit operands"):
        lanes(body, [("<8 x i32>", words)] * 2, "<4 x float>", np.zeros((64, 4), "f4"), arch="gfx950")


@pytest.mark.parametrize("types", ["fp8.fp8", "fp8.bf8", "bf8.fp8", "bf8.bf8"])
@pytest.mark.parametrize(("target", "depth"), [("gfx1201", 16), ("gfx1250", 64), ("gfx1250", 128)])
def test_wmma_of_eight_bit_floats(target: str, depth: int, types: str) -> None:
    rng = np.random.default_rng(8)
    each = depth // 2
    forms = [E4M3 if t == "fp8" else E5M2 for t in types.split(".")]
    a, b = encode(rng.normal(size=(16, depth)), forms[0]), encode(rng.normal(size=(depth, 16)), forms[1])

    def k(n: int, e: int) -> int:
        return 16 * (e // 8) + 8 * (n // 16) + e % 8

    left = np.array([[a[n % 16, k(n, e)] for e in range(each)] for n in range(32)]).view("i4")
    right = np.array([[b[k(n, e), n % 16] for e in range(each)] for n in range(32)]).view("i4")
    vector = f"<{each // 4} x i32>"
    tail = ", i1 false, i1 false" if target == "gfx1250" else ""
    modifier = "i16 0, " if target == "gfx1250" else ""
    body = (
        f"  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x{depth}.{types}.v8f32.v{each // 4}i32({vector} %a, "
        f"{vector} %b, {modifier}<8 x float> zeroinitializer{tail})"
    )
    got = lanes(
        body, [(vector, left), (vector, right)], "<8 x float>", np.zeros((32, 8), "f4"), arch=target, block=32
    )
    product = decode(a, forms[0]).astype("f8") @ decode(b, forms[1])
    want = np.array([[product[8 * (n // 16) + e, n % 16] for e in range(8)] for n in range(32)])
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize(("size", "depth"), [(16, 32), (32, 16)])
def test_sparse_bfloats_come_as_bits_in_integers(size: int, depth: int) -> None:
    """The operands of gfx942's form are vectors of i16; dense in the first two of each four positions here."""
    rng = np.random.default_rng(4)
    given, groups = depth * size // 128, 64 // size
    a = rng.integers(-8, 8, (size, groups * given)).astype("f4")
    b = rng.integers(-8, 8, (depth, size)).astype("f4")
    places = [4 * (e // 2) + e % 2 for e in range(given)]
    dense = np.zeros((size, depth), "f4")
    for g in range(groups):
        dense[:, [g * 2 * given + p for p in places]] = a[:, g * given : (g + 1) * given]

    def bits(x: np.ndarray) -> np.ndarray:
        return (np.ascontiguousarray(x, "f4").view("u4") >> 16).astype("u2")

    left = bits(np.array([[a[n % size, n // size * given + e] for e in range(given)] for n in range(64)]))
    right = bits(
        np.array([[b[n // size * 2 * given + e, n % size] for e in range(2 * given)] for n in range(64)])
    )
    out = size * size // 64
    index = sum((e % 2) << (2 * e) for e in range(given))
    body = (
        f"  %r = call <{out} x float> @llvm.amdgcn.smfmac.f32.{size}x{size}x{depth}.bf16(<{given} x i16> %a, "
        f"<{2 * given} x i16> %b, <{out} x float> zeroinitializer, i32 {index}, i32 0, i32 0)"
    )
    inputs = [(f"<{given} x i16>", left), (f"<{2 * given} x i16>", right)]
    got = lanes(body, inputs, f"<{out} x float>", np.zeros((64, out), "f4"))
    assert (got == result_of(dense.astype("f8") @ b, size)).all()
