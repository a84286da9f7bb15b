"""Cross-lane operations, per-lane intrinsics and packed arithmetic against what their manuals say; moves in groups of lanes are
``simulate/moves_in_groups.ll``."""

import numpy as np
import pytest
from lane_kernels import lanes, random_bits
from small_floats import decode, format_of

WIDE = {"gfx942": 64, "gfx1100": 32}


def ask(
    body: str, a: np.ndarray, target: str, *, extra: tuple[tuple[str, np.ndarray], ...] = ()
) -> list[int]:
    size = WIDE[target]
    inputs = [("i32", a[:size]), *((t, v[:size]) for t, v in extra)]
    return lanes(body, inputs, "i32", np.zeros(size, "u4"), arch=target, block=size).tolist()


VALUES = random_bits(1, 64, "u4")


@pytest.mark.parametrize("target", WIDE)
def test_ballot_and_mbcnt_rank_the_active_lanes(target: str) -> None:
    size = WIDE[target]
    body = f"""  %c = trunc i32 %a to i1
  %m = call i{size} @llvm.amdgcn.ballot.i{size}(i1 %c)
  %w = zext i{size} %m to i65
  %l = trunc i65 %w to i32
  %s = lshr i65 %w, 32
  %h = trunc i65 %s to i32
  %x = call i32 @llvm.amdgcn.mbcnt.lo(i32 %l, i32 100)
  %r = call i32 @llvm.amdgcn.mbcnt.hi(i32 %h, i32 %x)"""
    odd = (VALUES[:size] & 1).tolist()
    assert ask(body, VALUES, target) == [100 + sum(odd[:n]) for n in range(size)]


def test_vector_reductions() -> None:
    a = np.random.default_rng(5).normal(size=(64, 4)).astype("f4")
    body = """  %x = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %a)
  %y = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a)
  %r = fadd float %x, %y"""
    got = lanes(body, [("<4 x float>", a)], "float", np.zeros(64, "f4"))
    np.testing.assert_allclose(got, 1 + a.sum(1) + a.max(1), rtol=1e-5)


def test_conversions_of_eight_bit_floats() -> None:
    form = format_of("fp8", "gfx942")
    body = """  %x = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a, i32 2)
  %p = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %x, float 1.0, i32 0, i1 false)
  %b = and i32 %p, 255
  %r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %b, i32 0)"""
    got = lanes(body, [("i32", VALUES)], "float", np.zeros(64, "f4"))
    np.testing.assert_array_equal(got, decode((VALUES >> 16 & 255).astype("u1"), form))


A, B, C = (random_bits(seed, 64, "u4") for seed in (1, 2, 3))


def fields(value: int, bits: int, *, signed: bool) -> list[int]:
    found = [value >> at & ((1 << bits) - 1) for at in range(0, 32, bits)]
    return [x - (1 << bits) if signed and x >> (bits - 1) else x for x in found]


def dot(a: int, b: int, c: int, bits: int, *, signs: tuple[bool, bool], clamp: bool) -> int:
    signed = any(signs)
    total = sum(
        x * y for x, y in zip(fields(a, bits, signed=signs[0]), fields(b, bits, signed=signs[1]), strict=True)
    )
    total += c - (1 << 32) if signed and c >> 31 else c
    if clamp:
        low, high = (-(1 << 31), (1 << 31) - 1) if signed else (0, (1 << 32) - 1)
        total = min(max(total, low), high)
    return total & 0xFFFFFFFF


@pytest.mark.parametrize("clamp", [False, True])
@pytest.mark.parametrize("sign", ["s", "u"])
@pytest.mark.parametrize(("count", "bits"), [(2, 16), (4, 8), (8, 4)])
def test_integer_dot_products(count: int, bits: int, sign: str, clamp: bool) -> None:
    operand = "i32" if count > 2 else "<2 x i16>"
    cast = "" if count > 2 else "  %x = bitcast i32 %a to <2 x i16>\n  %y = bitcast i32 %b to <2 x i16>\n"
    x, y = ("%x", "%y") if cast else ("%a", "%b")
    body = f"""{cast}  %r = call i32 @llvm.amdgcn.{sign}dot{count}({operand} {x}, {operand} {y}, i32 %c, i1 {str(clamp).lower()})"""
    got = lanes(body, [("i32", A), ("i32", B), ("i32", C)], "i32", np.zeros(64, "u4"))
    signs = (sign == "s",) * 2
    assert got.tolist() == [
        dot(int(a), int(b), int(c), bits, signs=signs, clamp=clamp) for a, b, c in zip(A, B, C, strict=True)
    ]


@pytest.mark.parametrize("signs", [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize(("count", "bits"), [(4, 8), (8, 4)])
def test_dot_products_of_mixed_signs(count: int, bits: int, signs: tuple[bool, bool]) -> None:
    words = [str(sign).lower() for sign in signs]
    body = f"  %r = call i32 @llvm.amdgcn.sudot{count}(i1 {words[0]}, i32 %a, i1 {words[1]}, i32 %b, i32 %c, i1 false)"
    got = lanes(body, [("i32", A), ("i32", B), ("i32", C)], "i32", np.zeros(64, "u4"), arch="gfx1100")
    assert got.tolist() == [
        dot(int(a), int(b), int(c), bits, signs=signs, clamp=False) for a, b, c in zip(A, B, C, strict=True)
    ]


def test_a_dot_product_of_halves_in_float() -> None:
    x, y = (np.random.default_rng(seed).normal(size=(64, 2)).astype("f2") for seed in (1, 2))
    z = np.random.default_rng(3).normal(size=64).astype("f4")
    body = "  %r = call float @llvm.amdgcn.fdot2(<2 x half> %a, <2 x half> %b, float %c, i1 false)"
    got = lanes(body, [("<2 x half>", x), ("<2 x half>", y), ("float", z)], "float", np.zeros(64, "f4"))
    assert (got == ((x.astype("f8") * y).sum(axis=1) + z).astype("f4")).all()


def test_bytes_are_averaged_and_rounded_as_a_third_one_says() -> None:
    body = "  %r = call i32 @llvm.amdgcn.lerp(i32 %a, i32 %b, i32 %c)"
    got = lanes(body, [("i32", A), ("i32", B), ("i32", C)], "i32", np.zeros(64, "u4"))
    three = [np.frombuffer(x.tobytes(), "u1").astype(int) for x in (A, B, C)]
    assert got.tobytes() == ((three[0] + three[1] + (three[2] & 1)) >> 1).astype("u1").tobytes()
