"""Cross-lane operations and per-lane intrinsics against what their manuals say, written out lane by lane."""

import numpy as np
import pytest
from lane_kernels import lanes, random_bits
from small_floats import decode, format_of

from ldsopt import InputError

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


GROUPED = random_bits(5, 32, "u4")


def moved(name: str, choice: int, width: int) -> list[int]:
    body = f"  %r = call i32 @llvm.amdgcn.permlane.{name}(i32 %a, i32 {choice}, i32 {width})"
    out = lanes(body, [("i32", GROUPED)], "i32", np.zeros(32, "u4"), arch="gfx1250", block=32)
    return [GROUPED.tolist().index(v) for v in out.tolist()]


@pytest.mark.parametrize(("width", "choice"), [(32, 5), (16, 3), (8, 2), (4, 1), (8, 40)])
class TestGroups:
    def test_broadcast_takes_the_lane_of_each_group(self, width: int, choice: int) -> None:
        assert moved("bcast", choice, width) == [n // width * width + choice % width for n in range(32)]

    def test_up_keeps_what_has_no_lane_that_far_below(self, width: int, choice: int) -> None:
        delta = min(choice, width)
        assert moved("up", choice, width) == [n if n % width < delta else n - delta for n in range(32)]

    def test_down_keeps_what_has_no_lane_that_far_above(self, width: int, choice: int) -> None:
        delta = min(choice, width)
        expected = [n + delta if n % width + delta < width else n for n in range(32)]
        assert moved("down", choice, width) == expected

    def test_xor_keeps_what_would_leave_the_group(self, width: int, choice: int) -> None:
        expected = [
            n ^ choice if choice < 32 and n ^ choice < n // width * width + width else n for n in range(32)
        ]
        assert moved("xor", choice, width) == expected


def test_an_index_is_an_address_for_bpermute() -> None:
    body = """  %i = call i32 @llvm.amdgcn.permlane.idx.gen(i32 %a, i32 8)
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %i, i32 %id)"""
    out = lanes(body, [("i32", GROUPED)], "i32", np.zeros(32, "u4"), arch="gfx1250", block=32)
    assert out.tolist() == [n // 8 * 8 + int(v) % 8 for n, v in enumerate(GROUPED)]


def test_a_group_of_three_lanes_is_refused() -> None:
    with pytest.raises(InputError, match="a group of 3 lanes"):
        moved("bcast", 0, 3)


def test_an_inactive_lane_gives_its_value_only_where_that_is_asked_for() -> None:
    """Lanes 0 to 15 ask for the lanes 16 further on, which have gone another way."""
    for name, expected in (("ds.bpermute.fi.b32", list(range(16, 32))), ("ds.bpermute", [0] * 16)):
        body = f"""  %c = icmp ult i32 %id, 16
  %at = shl i32 %id, 2
  %far = add i32 %at, 64
  br i1 %c, label %then, label %end
then:
  %y = call i32 @llvm.amdgcn.{name}(i32 %far, i32 %id)
  br label %end
end:
  %r = phi i32 [ %y, %then ], [ 7, %0 ]"""
        out = lanes(body, [], "i32", np.zeros(32, "u4"), arch="gfx1201", block=32)
        assert out.tolist() == expected + [7] * 16
