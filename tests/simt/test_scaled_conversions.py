"""Conversions with a scale against exact arithmetic: the nearest of all numbers of the format, found by looking."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from lane_kernels import lanes

SMALL = {  # bits of exponent and mantissa, bias, the largest finite code
    "fp8": (4, 3, 7, 0x7E),
    "bf8": (5, 2, 15, 0x7B),
    "fp6": (2, 3, 1, 0x1F),
    "bf6": (3, 2, 3, 0x1F),
    "fp4": (2, 1, 1, 0x07),
}
LARGE = {"f32": ("float", "f4", 23), "f16": ("half", "f2", 10)}
SCALES = np.array([1, 2, 0.5, 3, 1024, 2**-20, 0, -4, 2.0**-126, np.inf, np.nan, 2.0**100], "f4")


def number(code: int, form: str) -> Fraction:
    """The finite number without a sign that a code means."""
    _, bits, bias, _ = SMALL[form]
    exponent, mantissa = code >> bits, Fraction(code & (1 << bits) - 1, 1 << bits)
    return (
        (1 + mantissa) * Fraction(2) ** (exponent - bias)
        if exponent
        else mantissa * Fraction(2) ** (1 - bias)
    )


def power(scale: float) -> Fraction | None:
    """The power of two that a scale stands for; none of infinity and NaN."""
    field = int(np.float32(scale).view("u4")) >> 23 & 255
    return None if field == 255 else Fraction(2) ** (field - 127)


def small(x: float, scale: float, form: str, *, seed: int | None = None, mantissa: int = 23) -> int:
    """The code of ``x / scale``: the nearest, ties to even; or by chance, by how far it is on the way."""
    exponent, bits, _, largest = SMALL[form]
    sign = int(np.signbit(x)) << (exponent + bits)
    factor, has_nan = power(scale), exponent + bits == 7
    if np.isnan(x) or factor is None:
        return (0 if has_nan else sign) | (0x7F if has_nan else largest)
    beyond = sign | {"fp8": 0x7F, "bf8": 0x7C}.get(form, largest)
    if np.isinf(x):
        return beyond
    size = abs(Fraction(float(x))) / factor
    finite = [number(code, form) for code in range(largest + 1)]
    finite.append(2 * finite[-1] - finite[-2])
    if size >= finite[-1]:
        return beyond
    low = max(code for code, value in enumerate(finite) if value <= size)
    rest = (size - finite[low]) / (finite[low + 1] - finite[low])
    if seed is None:
        up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low % 2 == 1)
    else:
        dropped = mantissa - bits
        up = int(rest * (1 << dropped)) + (seed >> 32 - dropped) >= 1 << dropped
    return beyond if low + up > largest else sign | (low + up)


def inputs(kind: str) -> np.ndarray:
    random = np.random.default_rng(7)
    edges = [
        0, -0.0, 1, -1.5, 6, 7, 447, 448, 464, 465, 480, -500, 57344, 61440, 3.25, 0.0625, np.inf, -np.inf, np.nan,
    ]  # fmt: skip
    spread = random.standard_normal(64 - len(edges)) * 2.0 ** random.integers(-24, 12, 64 - len(edges))
    with np.errstate(over="ignore"):
        return np.array([*edges, *spread]).astype(LARGE[kind][1])


def run(
    body: str, arrays: list[tuple[str, np.ndarray]], result: str, out: np.ndarray, arch: str = "gfx950"
) -> np.ndarray:
    size = 64 if arch == "gfx950" else 32
    return lanes(body, [(t, x[:size]) for t, x in arrays], result, out[:size], arch=arch, block=size)


SCALE = np.resize(SCALES, 64)
SEED = np.random.default_rng(9).integers(0, 1 << 32, 64, dtype="u4")


def followed(seed: int) -> int:
    return (seed << 1 ^ (197 if seed >> 31 else 0)) & 0xFFFFFFFF


@pytest.mark.parametrize("kind", LARGE)
@pytest.mark.parametrize("form", ["fp8", "bf8"])
def test_two_numbers_become_half_of_a_register(form: str, kind: str) -> None:
    x, y, text = inputs(kind), inputs(kind)[::-1].copy(), LARGE[kind][0]
    old = np.arange(128, dtype="u2").reshape(64, 2)
    name = f"llvm.amdgcn.cvt.scalef32.pk.{form}.{kind}"
    if kind == "f32":
        body = f"  %r = call <2 x i16> @{name}(<2 x i16> %a, float %b, float %c, float %d, i1 true)"
        given = [("<2 x i16>", old), (text, x), (text, y), ("float", SCALE)]
    else:
        body = f"  %r = call <2 x i16> @{name}(<2 x i16> %a, <2 x half> %b, float %c, i1 true)"
        given = [("<2 x i16>", old), ("<2 x half>", np.stack([x, y], 1)), ("float", SCALE)]
    out = run(body, given, "<2 x i16>", np.zeros((64, 2), "u2"))
    assert out[:, 0].tolist() == old[:, 0].tolist()
    expected = [small(a, s, form) | small(b, s, form) << 8 for a, b, s in zip(x, y, SCALE, strict=True)]
    assert out[:, 1].tolist() == expected


def test_two_numbers_become_a_byte() -> None:
    x, y = inputs("f32"), inputs("f32")[::-1].copy()
    body = "  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %a, float %b, float %c, float %d, i32 2)"
    old = np.full(64, 0x11223344, "u4")
    out = run(body, [("i32", old), ("float", x), ("float", y), ("float", SCALE)], "i32", np.zeros(64, "u4"))
    bytes_ = [small(a, s, "fp4") | small(b, s, "fp4") << 4 for a, b, s in zip(x, y, SCALE, strict=True)]
    assert out.tolist() == [0x11003344 | byte << 16 for byte in bytes_]


@pytest.mark.parametrize("kind", LARGE)
@pytest.mark.parametrize("form", ["fp8", "bf8"])
def test_chance_rounds_by_the_highest_bits_of_the_seed(form: str, kind: str) -> None:
    x, (text, _, mantissa) = inputs(kind), LARGE[kind]
    body = f"  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.{form}.{kind}(i32 -1, {text} %a, i32 %b, float %c, i32 1)"
    out = run(body, [(text, x), ("i32", SEED), ("float", SCALE)], "i32", np.zeros(64, "u4"))
    expected = [
        small(a, s, form, seed=int(n), mantissa=mantissa) for a, n, s in zip(x, SEED, SCALE, strict=True)
    ]
    assert (out >> 8 & 255).tolist() == expected
    assert set((out | 0xFF00).tolist()) == {0xFFFFFFFF}


@pytest.mark.parametrize("form", ["fp6", "bf6"])
@pytest.mark.parametrize("chance", [False, True])
def test_32_halves_become_192_bits(form: str, chance: bool) -> None:
    x = np.stack([np.roll(inputs("f16"), n) for n in range(32)], 1)
    name = f"llvm.amdgcn.cvt.scalef32.{'sr.' if chance else ''}pk32.{form}.f16"
    seed, given = (", i32 %c", [("i32", SEED)]) if chance else ("", [])
    body = f"  %r = call <6 x i32> @{name}(<32 x half> %a{seed}, float %b)"
    out = run(body, [("<32 x half>", x), ("float", SCALE), *given], "<6 x i32>", np.zeros((64, 8), "u4"))
    for lane in (0, 3, 17, 63):
        whole = int.from_bytes(out[lane].tobytes(), "little")
        state: int | None = int(SEED[lane]) if chance else None
        for n in range(32):
            expected = small(x[lane, n], SCALE[lane], form, seed=state, mantissa=10)
            assert whole >> 6 * n & 63 == expected
            state = None if state is None else followed(state)


def test_two_vectors_are_interleaved() -> None:
    ones, twos = np.ones((64, 16), "f4"), np.full((64, 16), 2, "f4")
    body = "  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %a, <16 x float> %b, float 1.0)"
    out = run(body, [("<16 x float>", ones), ("<16 x float>", twos)], "<6 x i32>", np.zeros((64, 8), "u4"))
    whole = int.from_bytes(out[0].tobytes(), "little")
    codes = [whole >> 6 * n & 63 for n in range(32)]
    assert [number(code, "fp6") for code in codes] == [1, 2] * 16


@pytest.mark.parametrize("kind", LARGE)
@pytest.mark.parametrize("form", ["fp8", "bf8"])
def test_a_small_number_is_multiplied_and_rounded_once(form: str, kind: str) -> None:
    """All 256 codes, by a scale that makes some of them denormal in the result and others too large."""
    text, dtype, _ = LARGE[kind]
    codes = np.arange(256, dtype="u1").view("u4")
    for byte in range(4):
        for scale in (1.0, 2.0**-20, 2.0**12, np.inf):
            if kind == "f32":
                body = f"  %r = call float @llvm.amdgcn.cvt.scalef32.f32.{form}(i32 %a, float %b, i32 {byte})"
                out = run(
                    body, [("i32", codes), ("float", np.full(64, scale, "f4"))], text, np.zeros(64, dtype)
                )
            else:
                body = f"  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.{form}(<2 x half> zeroinitializer, i32 %a, float %b, i32 {byte}, i1 true)"
                both = run(
                    body,
                    [("i32", codes), ("float", np.full(64, scale, "f4"))],
                    "<2 x half>",
                    np.zeros((64, 2), dtype),
                )
                assert not both[:, 0].any()
                out = both[:, 1]
            check(out, codes.view("u1")[byte::4], scale, form)


def check(out: np.ndarray, codes: np.ndarray, scale: float, form: str) -> None:
    largest = SMALL[form][3]
    factor = power(scale)
    for value, code in zip(out, codes.tolist(), strict=True):
        size = code & 0x7F
        if factor is None or size > largest:
            is_infinite = form == "bf8" and size == 0x7C and factor is not None
            assert np.isinf(value) if is_infinite else np.isnan(value)
            continue
        exact = float(number(size, form) * factor) * (-1 if code >> 7 else 1)
        with np.errstate(over="ignore"):
            assert value == np.float64(exact).astype(out.dtype)
        assert np.signbit(value) == bool(code >> 7)


PAIRS: list[tuple[str, Callable[[np.ndarray], np.ndarray]]] = [
    ("pk.f32.fp4", lambda word: np.stack([word >> 8 & 15, word >> 12 & 15], 1)),
]


@pytest.mark.parametrize(("name", "codes_of"), PAIRS)
def test_a_byte_becomes_two_numbers(name: str, codes_of: Callable[[np.ndarray], np.ndarray]) -> None:
    body = f"  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.{name}(i32 %a, float 8.0, i32 1)"
    out = run(body, [("i32", SEED)], "<2 x float>", np.zeros((64, 2), "f4"))
    for row, codes in zip(out, codes_of(SEED), strict=True):
        for value, code in zip(row, codes.tolist(), strict=True):
            assert abs(value) == 8 * number(code & 7, "fp4")
            assert np.signbit(value) == bool(code >> 3)


def test_192_bits_become_32_numbers() -> None:
    words = np.random.default_rng(3).integers(0, 1 << 32, (64, 8), dtype="u4")
    body = "  %r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %a, float 0.5)"
    out = run(body, [("<6 x i32>", words)], "<32 x float>", np.zeros((64, 32), "f4"))
    whole = int.from_bytes(words[5, :6].tobytes(), "little")
    assert np.abs(out[5]).tolist() == [number(whole >> 6 * n & 31, "bf6") / 2 for n in range(32)]


@pytest.mark.parametrize("form", ["fp8", "fp4"])
def test_eight_numbers_at_once_on_gfx1250(form: str) -> None:
    x = np.stack([np.roll(inputs("f32"), n) for n in range(8)], 1)
    result, words = ("<2 x i32>", 2) if form == "fp8" else ("i32", 1)
    body = f"  %r = call {result} @llvm.amdgcn.cvt.scalef32.pk8.{form}.f32(<8 x float> %a, float %b)"
    empty = np.zeros((64, 2) if words == 2 else 64, "u4")
    out = run(body, [("<8 x float>", x), ("float", SCALE)], result, empty, "gfx1250")
    bits = 8 if form == "fp8" else 4
    for lane in range(32):
        whole = int.from_bytes(out[lane].tobytes(), "little")
        assert [whole >> bits * n & (1 << bits) - 1 for n in range(8)] == [
            small(v, SCALE[lane], form) for v in x[lane]
        ]


def test_what_is_too_large_is_clamped_where_the_mode_says_so() -> None:
    """FP16_OVFL is bit 23 of the MODE register."""
    body = """  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 0, float %a, i32 0, float 1.0, i32 0)"""
    out = run(body, [("float", np.full(64, 1e6, "f4"))], "i32", np.zeros(64, "u4"))
    assert set(out.tolist()) == {0x7E}
