"""Cross-lane operations and per-lane intrinsics against what their manuals say, written out lane by lane."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, random_bits

from ldsopt.simt.floats import decode, fp8_format
from ldsopt.target.arch import arch

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
    form = fp8_format(arch("gfx942"))
    body = """  %x = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a, i32 2)
  %p = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %x, float 1.0, i32 0, i1 false)
  %b = and i32 %p, 255
  %r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %b, i32 0)"""
    got = lanes(body, [("i32", VALUES)], "float", np.zeros(64, "f4"))
    np.testing.assert_array_equal(got, decode((VALUES >> 16 & 255).astype("u1"), form))
