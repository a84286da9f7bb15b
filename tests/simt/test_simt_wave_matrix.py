"""WMMA: the layouts element by element as the manuals give them, the product by numpy."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import kernel
from launch_cases import Array

from ldsopt import InputError, Launch, simulate


def computed(
    body: str, inputs: list[tuple[str, Array]], result: str, out: Array, *, arch: str, lanes: int
) -> Array:
    """The result of each lane of one wave."""
    module = kernel([kind for kind, _ in inputs], result, body, arch=arch)
    launch = Launch((1,), (lanes,), [*(x for _, x in inputs), out], wave_size=lanes)
    return simulate(module, launch).outputs[f"arg{len(inputs)}"]


def row(arch: str, lanes: int, lane: int, e: int) -> int:
    """The row of D that a lane's element is of."""
    return (lanes // 16) * e + lane // 16 if arch == "gfx1100" else 8 * (lane // 16) + e


def place(arch: str, each: int, lane: int, e: int) -> int:
    """The k that a lane's element of an operand is of."""
    return e if arch == "gfx1100" else each * (lane // 16) + e


def spread(matrix: Array, arch: str, lanes: int, each: int) -> Array:
    """A, or B transposed, as [lane, element]."""
    return np.array([[matrix[n % 16, place(arch, each, n, e)] for e in range(each)] for n in range(lanes)])


def gathered(matrix: Array, arch: str, lanes: int) -> Array:
    return np.array(
        [[matrix[row(arch, lanes, n, e), n % 16] for e in range(256 // lanes)] for n in range(lanes)]
    )


def packed(small: Array, bits: int) -> Array:
    """Integers of so many bits, lowest first, as bytes."""
    if bits == 8:
        return small.astype("i1").view("u1")
    low, high = small[:, 0::2] & 15, small[:, 1::2] & 15
    return (low | high << 4).astype("u1")


INTEGERS = [
    ("gfx1100", 32, 16, 8, 16), ("gfx1100", 64, 16, 8, 16), ("gfx1100", 32, 16, 4, 16), ("gfx1100", 64, 16, 4, 16),
    ("gfx1201", 32, 16, 8, 8), ("gfx1201", 32, 16, 4, 8), ("gfx1201", 32, 32, 4, 16), ("gfx1250", 32, 64, 8, 32),
]  # fmt: skip


@pytest.mark.parametrize("signs", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("case", INTEGERS)
def test_small_integers_with_and_without_a_sign(
    case: tuple[str, int, int, int, int], signs: tuple[int, int]
) -> None:
    arch, lanes, depth, bits, each = case
    rng = np.random.default_rng(1)
    half = 1 << (bits - 1)
    a, b = (rng.integers(-half * sign, half * (2 - sign), (16, depth)) for sign in signs)
    c = rng.integers(-(1 << 31), 1 << 31, (16, 16))
    words, out = each * bits // 32, 256 // lanes
    vector = f"<{words} x i32>" if words > 1 else "i32"
    name = f"llvm.amdgcn.wmma.i32.16x16x{depth}.iu{bits}.v{out}i32.{f'v{words}' if words > 1 else ''}i32"
    flags = "i1 false, i1 false" if arch == "gfx1250" else "i1 false"
    body = (
        f"  %r = call <{out} x i32> @{name}(i1 {signs[0]}, {vector} %a, i1 {signs[1]}, {vector} %b, "
        f"<{out} x i32> %c, {flags})"
    )
    inputs = [(vector, packed(spread(x, arch, lanes, each), bits)) for x in (a, b)]
    inputs.append((f"<{out} x i32>", gathered(c, arch, lanes).astype("i4")))
    got = computed(body, inputs, f"<{out} x i32>", np.zeros((lanes, out), "i4"), arch=arch, lanes=lanes)
    assert got.tolist() == gathered((a @ b.T + c).astype("i8").astype("i4"), arch, lanes).tolist()


def test_a_sum_saturates_on_request() -> None:
    a = np.full((32, 16), 127, "i1").view("u1")
    c = np.full((32, 8), (1 << 31) - 5, "i4")
    body = (
        "  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %a, i1 true, "
        "<4 x i32> %b, <8 x i32> %c, i1 true)"
    )
    inputs = [("<4 x i32>", a), ("<4 x i32>", a), ("<8 x i32>", c)]
    got = computed(body, inputs, "<8 x i32>", np.zeros((32, 8), "i4"), arch="gfx1100", lanes=32)
    assert set(got.reshape(-1).tolist()) == {(1 << 31) - 1}


def test_waves_of_64_on_gfx11() -> None:
    rng = np.random.default_rng(2)
    a, b, c = rng.integers(-4, 5, (16, 16)), rng.integers(-4, 5, (16, 16)), rng.integers(-9, 9, (16, 16))
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v4f32.v16f16(<16 x half> %a, <16 x half> %b, "
        "<4 x float> %c)"
    )
    inputs = [("<16 x half>", spread(x, "gfx1100", 64, 16).astype("f2")) for x in (a, b)]
    inputs.append(("<4 x float>", gathered(c, "gfx1100", 64).astype("f4")))
    got = computed(body, inputs, "<4 x float>", np.zeros((64, 4), "f4"), arch="gfx1100", lanes=64)
    assert got.tolist() == gathered(a @ b.T + c, "gfx1100", 64).tolist()


def bfloat_bits(x: Array) -> Array:
    return (x.astype("f4").view("u4") >> 16).astype("u2")


@pytest.mark.parametrize("tied", ["", ".tied"])
@pytest.mark.parametrize("upper", [0, 1])
@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("form", ["f16", "bf16"])
def test_a_result_of_16_bits_takes_half_of_each_register_on_gfx11(
    form: str, lanes: int, upper: int, tied: str
) -> None:
    """The other halves are C's."""
    rng = np.random.default_rng(3)
    a, b, c = rng.integers(-4, 5, (16, 16)), rng.integers(-4, 5, (16, 16)), rng.integers(-9, 9, (16, 16))
    kind, out = ("half", 512 // lanes) if form == "f16" else ("i16", 512 // lanes)
    spell = (lambda x: x.astype("f2")) if form == "f16" else bfloat_bits
    dtype = "f2" if form == "f16" else "u2"
    both = np.full((lanes, out), 77).astype(dtype)
    both[:, upper::2] = spell(gathered(c, "gfx1100", lanes))
    suffix = f"v{out}{'f16' if form == 'f16' else 'i16'}.v16{'f16' if form == 'f16' else 'i16'}"
    body = (
        f"  %r = call <{out} x {kind}> @llvm.amdgcn.wmma.{form}.16x16x16.{form}{tied}.{suffix}(<16 x {kind}> %a, "
        f"<16 x {kind}> %b, <{out} x {kind}> %c, i1 {upper})"
    )
    inputs = [(f"<16 x {kind}>", spell(spread(x, "gfx1100", lanes, 16))) for x in (a, b)]
    inputs.append((f"<{out} x {kind}>", both))
    got = computed(
        body, inputs, f"<{out} x {kind}>", np.zeros((lanes, out), dtype), arch="gfx1100", lanes=lanes
    )
    want = both.copy()
    want[:, upper::2] = spell(gathered(a @ b.T + c, "gfx1100", lanes))
    assert got.tolist() == want.tolist()


FORMS = [
    ("gfx1201", "f16.16x16x16.f16", "v8f16.v8f16", 8, "half", "half", "f2"),
    ("gfx1250", "f16.16x16x32.f16", "v8f16.v16f16", 16, "half", "half", "f2"),
    ("gfx1250", "f32.16x16x4.f32", "v8f32.v2f32", 2, "float", "float", "f4"),
]


@pytest.mark.parametrize(("arch", "name", "suffix", "each", "kind", "result", "dtype"), FORMS)
def test_results_of_gfx12_and_gfx1250(
    *, arch: str, name: str, suffix: str, each: int, kind: str, result: str, dtype: str
) -> None:
    rng = np.random.default_rng(4)
    a, b = rng.integers(-4, 5, (16, 2 * each)), rng.integers(-4, 5, (16, 2 * each))
    c = rng.integers(-9, 9, (16, 16))
    vector, out = f"<{each} x {kind}>", f"<8 x {result}>"
    operands = f"{vector} %a, {vector} %b, {out} %c, i1 false"
    if arch == "gfx1250":
        operands = f"i1 false, {vector} %a, i1 false, {vector} %b, i16 0, {out} %c, i1 false, i1 false"
    inputs = [(vector, spread(x, arch, 32, each).astype(dtype)) for x in (a, b)]
    inputs.append((out, gathered(c, arch, 32).astype(dtype)))
    body = f"  %r = call {out} @llvm.amdgcn.wmma.{name}.{suffix}({operands})"
    got = computed(body, inputs, out, np.zeros((32, 8), dtype), arch=arch, lanes=32)
    assert got.tolist() == gathered(a @ b.T + c, arch, 32).tolist()


def test_waves_of_64_on_gfx12_are_refused() -> None:
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v4f32.v4f16(<4 x half> %a, <4 x half> %b, "
        "<4 x float> zeroinitializer)"
    )
    inputs = [("<4 x half>", np.zeros((64, 4), "f2"))] * 2
    with pytest.raises(InputError, match=r"WMMA of gfx12 in waves of 64"):
        computed(body, inputs, "<4 x float>", np.zeros((64, 4), "f4"), arch="gfx1201", lanes=64)
