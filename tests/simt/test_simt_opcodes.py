"""Opcodes against numpy or Python's integers, lane by lane; elements and structs are ``simulate/vectors_and_structs.ll``."""

import numpy as np
import pytest
from lane_kernels import lanes, random_bits
from small_floats import decode, encode, format_of

WIDTHS = {8: "u1", 16: "u2", 32: "u4", 64: "u8"}


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


@pytest.mark.parametrize("bits", [24, 64, 128])
@pytest.mark.parametrize("name", ["udiv", "sdiv", "urem", "srem"])
def test_a_division_by_zero_gives_zero_in_its_lanes_alone(name: str, bits: int) -> None:
    """LLVM leaves it undefined, and lanes that are not active may hold it: of each width, by lane and for all lanes."""
    a, b = np.full(64, 7, "u8"), (np.arange(64) % 2 * 3).astype("u8")
    convert, back = ("zext", "trunc") if bits > 64 else ("trunc", "zext")
    for divisor, zeros in (("%y", b == 0), ("0", np.full(64, True))):
        body = f"""  %x = {convert} i64 %a to i{bits}
  %y = {convert} i64 %b to i{bits}
  %z = {name} i{bits} %x, {divisor}
  %r = {back} i{bits} %z to i64"""
        if bits == 64:
            body = f"  %r = {name} i64 %a, {divisor.replace('%y', '%b')}"
        got = lanes(body, [("i64", a), ("i64", b)], "i64", np.zeros_like(a))
        assert got.tolist() == np.where(zeros, 0, 7 // 3 if "div" in name else 7 % 3).tolist()


@pytest.mark.parametrize(
    ("count", "width"), [(2, 24), (3, 7), (5, 12), (48, 1), (3, 16), (6, 8), (1, 33), (2, 31), (15, 4)]
)
@pytest.mark.parametrize("first", [True, False])
def test_bitcast_between_odd_widths(count: int, width: int, first: bool) -> None:
    """Element k of the vector has the integer's bits from k times its width on, and the way back gives all of them."""
    a, total = random_bits(21, 64, "u8"), count * width
    vector, element = f"<{count} x i{width}>", 0 if first else count - 1
    body = f"""  %n = {"trunc" if total < 64 else "zext"} i64 %a to i{total}
  %v = bitcast i{total} %n to {vector}
  %e = extractelement {vector} %v, i32 {element}
  %k = insertelement {vector} %v, i{width} 0, i32 {element}
  %b = bitcast {vector} %k to i{total}
  %x = zext i{width} %e to i64
  %y = zext i{total} %b to i64
  %z = shl i64 %y, 1
  %r = xor i64 %x, %z"""
    got = lanes(body, [("i64", a)], "i64", np.zeros(64, "u8"))
    mask = (1 << width) - 1
    want = [
        (x >> element * width & mask)
        ^ (((x & (1 << total) - 1 & ~(mask << element * width)) << 1) & (1 << 64) - 1)
        for x in a.tolist()
    ]
    assert got.tolist() == want


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_eight_bit_floats_round_to_the_nearest(name: str, target: str) -> None:
    form, codes = format_of(name, target), np.arange(256, dtype=np.uint32)
    values = lanes(f"  %r = call float @llvm.amdgcn.cvt.f32.{name}(i32 %a, i32 0)", [("i32", codes)], "float",
                   np.zeros(256, "f4"), arch=target, block=256)  # fmt: skip
    np.testing.assert_array_equal(values, decode(codes, form))
    x = np.random.default_rng(20).normal(0, 3, 256).astype("f4")
    finite = np.where(np.isfinite(values), values, np.float32(1))
    for given in (finite, x, (finite[:-1] + finite[1:]) / 2):
        assert eight_bits(name, np.resize(given, 256), target) == encode(np.resize(given, 256), form).tolist()


def eight_bits(name: str, values: np.ndarray, target: str, *, clamps: bool = False) -> list[int]:
    """The codes of converted numbers; hwreg(HW_REG_MODE, 23, 1) is FP16_OVFL."""
    body = f"  call void @llvm.amdgcn.s.setreg(i32 {1 | 23 << 6}, i32 1)\n" * clamps
    body += f"  %r = call i32 @llvm.amdgcn.cvt.pk.{name}.f32(float %a, float %a, i32 0, i1 false)"
    found = lanes(body, [("float", values)], "i32", np.zeros(256, "u4"), arch=target, block=256)
    return (found & 255).tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "target", "value", "plain", "clamped"),
    [
        ("fp8", "gfx950", 448.0, 0x7E, 0x7E), ("fp8", "gfx950", 464.0, 0x7E, 0x7E), ("fp8", "gfx950", 465.0, 0x7F, 0x7E),
        ("fp8", "gfx950", -np.inf, 0xFF, 0xFE), ("bf8", "gfx950", 57344.0, 0x7B, 0x7B), ("bf8", "gfx950", 61439.0, 0x7B, 0x7B),
        ("bf8", "gfx950", 61440.0, 0x7C, 0x7B), ("bf8", "gfx950", -1e9, 0xFC, 0xFB), ("fp8", "gfx942", 240.0, 0x7F, 0x7F),
        ("fp8", "gfx942", 248.0, 0x80, 0x7F), ("fp8", "gfx942", -np.inf, 0x80, 0xFF), ("bf8", "gfx942", 57344.0, 0x7F, 0x7F),
        ("bf8", "gfx942", 61440.0, 0x80, 0x7F), ("bf8", "gfx942", np.nan, 0x80, 0x80),
    ],
)  # fmt: skip
def test_eight_bit_floats_overflow_to_infinity_or_nan_unless_they_clamp(
    *, name: str, target: str, value: float, plain: int, clamped: int
) -> None:
    values = np.full(256, value, np.float32)
    found = [eight_bits(name, values, target, clamps=clamps)[0] for clamps in (False, True)]
    assert found == [plain, clamped]


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("name", ["ubfe", "sbfe"])
def test_bit_fields_of_every_width(name: str, bits: int) -> None:
    """Offset and width count modulo the bits of the type."""
    a = random_bits(5, 64, WIDTHS[bits])
    offset, width = (np.random.default_rng(seed).integers(0, 2**32, 64, "u4") for seed in (6, 7))
    width[:4] = [0, bits, bits - 1, 1]
    body = f"  %r = call i{bits} @llvm.amdgcn.{name}.i{bits}(i{bits} %a, i32 %b, i32 %c)"
    got = lanes(
        body, [(f"i{bits}", a), ("i32", offset), ("i32", width)], f"i{bits}", np.zeros(64, WIDTHS[bits])
    )

    def field(x: int, first: int, count: int) -> int:
        first, count = first % bits, count % bits
        found = (signed(x, bits) if name == "sbfe" else x) >> first & (1 << count) - 1
        return (signed(found, count) if name == "sbfe" and count else found) & (1 << bits) - 1

    assert got.tolist() == [field(int(x), int(n), int(m)) for x, n, m in zip(a, offset, width, strict=True)]


@pytest.mark.parametrize(("kind", "bits"), [("i16", 16), ("i32", 32), ("i64", 64)])
@pytest.mark.parametrize("letter", ["u", "i"])
def test_products_of_24_bits_have_all_bits_of_their_type(letter: str, kind: str, bits: int) -> None:
    a, b = (random_bits(seed, 64, "u4") for seed in (8, 9))
    a[:3] = b[:3] = [0xFFFFFF, 0x800000, 0x7FFFFF]
    body = f"  %r = call {kind} @llvm.amdgcn.mul.{letter}24.{kind}(i32 %a, i32 %b)"
    got = lanes(body, [("i32", a), ("i32", b)], kind, np.zeros(64, WIDTHS[bits]))
    assert got.tolist() == [low24(letter, x) * low24(letter, y) % 2**bits for x, y in zip(a, b, strict=True)]


def low24(letter: str, x: int) -> int:
    number = int(x) & 0xFFFFFF
    return signed(number, 24) if letter == "i" else number
