"""The bytes that an access may touch, and when two accesses never, may, or must touch a common one."""

from __future__ import annotations

import pytest
from range_cases import BASES, LDS, TID, Analysed, analysed, at, dma, footprints_of

from ldsopt.analysis.integers import Integers, constant, interval
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Part
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.touch import Touch

P = f"%p = getelementptr i8, {LDS} @T, i32 64\n"
LANES = f"call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, {LDS} %q, i32 0, i32 0)"
"""A copy by the address of each lane's own."""
BYTE = "%b = and i32 %n, 255\n"


def shown(footprint: Footprint) -> list[str]:
    """``T+64..80`` for bytes 64 to 79 of T; a set of offsets as ``T+0..96/16+4``: 4 bytes at each of 0, 16, ... 96."""
    return [_part(part) for part in footprint.parts] if footprint.parts is not None else ["?"]


def _part(part: Part) -> str:
    base = "" if part.base == PLAIN else BASES[part.base]
    offsets = part.offsets
    if offsets.value is not None:
        return f"{base}+{offsets.value}..{offsets.value + part.size}"
    return f"{base}+{offsets.unsigned_min}..{offsets.unsigned_max}/{offsets.stride}+{part.size}"


def only(body: str, **given: str) -> list[str]:
    """Of the one access."""
    (footprint,) = analysed(body, **given).footprints
    return shown(footprint)


def _or_at(address: int) -> str:
    """The slot, or this address."""
    return f"%q = select i1 %c, {LDS} %p, {LDS} inttoptr (i32 {address} to {LDS})\n"


def _touch(body: str) -> Touch:
    """Of two accesses."""
    one, other = analysed(body).footprints
    return BaseLayout(frozenset({0, 1}), named_bases=False).touch(one, other)


class TestSize:
    @pytest.mark.parametrize(
        ("access", "expected"),
        [
            (f"%x = load i8, {LDS} %p", "T+64..65"),
            (f"%x = load <3 x i32>, {LDS} %p", "T+64..76"),
            (f"%x = load <8 x half>, {LDS} %p", "T+64..80"),
            (f"%x = load i1, {LDS} %p", "T+64..65"),
            (f"store double 0.0, {LDS} %p", "T+64..72"),
            (f"store {{ i8, i32 }} zeroinitializer, {LDS} %p", "T+64..72"),
            (f"%x = atomicrmw add {LDS} %p, i64 1 monotonic", "T+64..72"),
            (f"%x = cmpxchg {LDS} %p, i32 0, i32 1 monotonic monotonic", "T+64..68"),
            (f"call void @llvm.memset.p3.i64({LDS} %p, i8 0, i64 100, i1 false)", "T+64..164"),
            (
                f"%x = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16({LDS} %p)",
                "T+64..72",
            ),
        ],
    )
    def test_of_an_access_is_that_of_its_type(self, access: str, expected: str) -> None:
        assert only(P + access, mcpu="gfx950") == [expected]

    def test_copy_of_unknown_length_is_anywhere_in_its_variable(self) -> None:
        (found,) = only(f"{P}call void @llvm.memset.p3.i32({LDS} %p, i8 0, i32 %n, i1 false)")
        assert found == "T+0..4294967295/1+1"

    def test_copy_within_lds_touches_both_sides(self) -> None:
        body = f"call void @llvm.memcpy.p3.p3.i64({LDS} @S, {LDS} @T, i64 16, i1 false)"
        assert only(body) == ["S+0..16", "T+0..16"]

    def test_copy_from_other_memory_touches_one(self) -> None:
        body = f"call void @llvm.memcpy.p3.p1.i64({LDS} @S, ptr addrspace(1) %out, i64 16, i1 false)"
        assert only(body) == ["S+0..16"]

    def test_length_of_32_bits_is_known_too(self) -> None:
        body = f"call void @llvm.memcpy.p3.p1.i32({LDS} @S, ptr addrspace(1) %out, i32 16, i1 false)"
        assert only(body) == ["S+0..16"]


class TestDma:
    def test_writes_a_piece_for_each_lane_of_the_wave(self) -> None:
        assert only(P + dma("%p")) == ["T+64..320"]
        assert only(P + dma("%p", size=16)) == ["T+64..1088"]

    def test_lanes_of_twelve_bytes_lie_sixteen_apart(self) -> None:
        assert only(P + dma("%p", size=12)) == ["T+64..1084"]

    def test_what_lies_between_lanes_of_twelve_bytes_is_not_surely_written(self) -> None:
        read = f"\n%x = load i32, {LDS} getelementptr (i8, {LDS} @T, i32 {{}})"
        touches = {
            (size, offset): _touch(P + dma("%p", size=size) + read.format(offset))
            for size in (12, 16)
            for offset in (60, 76, 1084)
        }
        assert touches == {
            (12, 60): Touch.NEVER, (12, 76): Touch.MAY, (12, 1084): Touch.NEVER,
            (16, 60): Touch.NEVER, (16, 76): Touch.MUST, (16, 1084): Touch.MUST,
        }  # fmt: skip

    def test_waves_of_32_lanes(self) -> None:
        assert only(P + dma("%p"), mcpu="gfx1030") == ["T+64..192"]

    def test_adds_its_immediate(self) -> None:
        assert only(P + dma("%p", immediate="256")) == ["T+320..576"]

    def test_per_lane_form_writes_the_lanes_own_piece(self) -> None:
        body = f"{P}call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, {LDS} %p, i32 32, i32 0)"
        assert only(body, mcpu="gfx1250") == ["T+96..112"]

    @pytest.mark.parametrize("size", [1, 2])
    def test_of_less_than_four_bytes_a_lane_writes_four(self, size: int) -> None:
        """LDS address of a lane: base + immediate + lane * 4 (AMD CDNA3 ISA, 9.1.9)."""
        assert only(P + dma("%p", size=size)) == ["T+64..320"]

    @pytest.mark.parametrize("offset", [384, -128])
    def test_of_a_wave_that_runs_in_part_may_begin_or_end_outside(self, offset: int) -> None:
        """Lanes 0 to 31 of 64 are within the 512 bytes of S, or lanes 32 to 63."""
        choice = f"%q = select i1 %c, {LDS} @S, {LDS} getelementptr (i8, {LDS} @S, i32 {offset})\n"
        (part,) = analysed(choice + dma("%q")).footprints[0].parts or ()
        assert part.offsets.contains(offset)


class TestWithinItsVariable:
    def test_what_an_index_might_be_below_is_left_out(self) -> None:
        body = f"%r0 = srem i32 %n, 16\n%i = shl nsw i32 %r0, 2\n%p = getelementptr i8, {LDS} @S, i32 %i\n%x = load i32, {LDS} %p"
        assert only(body) == ["S+0..60/4+4"]

    def test_what_it_might_be_above_is_left_out(self) -> None:
        body = f"{BYTE}%i = shl i32 %b, 2\n%p = getelementptr i8, {LDS} @S, i32 %i\n%x = load i32, {LDS} %p"
        assert only(body) == ["S+0..508/4+4"]

    def test_dynamic_lds_is_as_large_as_a_workgroup_may_have(self) -> None:
        body = f"%i = shl i32 %n, 2\n%p = getelementptr i8, {LDS} @A, i32 %i\n%x = load i32, {LDS} %p"
        assert only(body, mcpu="gfx942") == ["A+0..65532/4+4"]
        assert only(body, mcpu="gfx950") == ["A+0..163836/4+4"]

    @pytest.mark.parametrize("linkage", ["external", "extern_weak", "weak", "common", "linkonce"])
    def test_variable_that_may_be_larger_elsewhere_has_no_known_end(self, linkage: str) -> None:
        value = {"external": "", "extern_weak": "", "common": " zeroinitializer"}.get(linkage, " poison")
        variables = f"@A = {linkage} addrspace(3) global [16 x i8]{value}, align 16\n"
        assert only(f"{at('A', 32, 'p')}\nstore i32 0, {LDS} %p", variables=variables) == ["A+32..36"]

    @pytest.mark.parametrize("linkage", ["internal", "weak_odr", "linkonce_odr hidden", ""])
    def test_access_behind_the_end_of_a_variable_is_none(self, linkage: str) -> None:
        variables = f"@A = {linkage} addrspace(3) global [16 x i8] poison, align 16\n"
        assert not only(f"{at('A', 32, 'p')}\nstore i32 0, {LDS} %p", variables=variables)

    def test_access_of_several_bases_touches_each(self) -> None:
        assert only(f"%p = select i1 %c, {LDS} @S, {LDS} @T\n%x = load i32, {LDS} %p") == ["S+0..4", "T+0..4"]

    def test_access_of_unknown_address_is_anywhere(self) -> None:
        assert only(f"%p = load {LDS}, ptr addrspace(1) %out\n%x = load i32, {LDS} %p") == ["?"]

    def test_constant_address_is_under_no_base(self) -> None:
        (footprint,) = analysed(f"%p = inttoptr i32 64 to {LDS}\n%x = load i32, {LDS} %p").footprints
        assert footprint.bases is None

    @pytest.mark.parametrize(
        ("address", "touched"),
        [
            (2147483647, ["T+64..80"]),
            (1 << 25, ["T+64..80"]),
            (64, ["+0..4294967295/1+1", "T+64..80"]),
            (160 << 10, ["+0..4294967295/1+1", "T+64..80"]),
            (-64, ["+0..4294967295/1+1", "T+64..80"]),
        ],
    )
    def test_address_beyond_all_lds_is_in_no_variable(self, address: int, touched: list[str]) -> None:
        """Where lanes choose between a slot and an address far away, which front-ends do not to copy at all."""
        assert only(P + _or_at(address) + LANES) == touched

    @pytest.mark.parametrize(
        "access", [dma("%q"), f"%x = call i32 @llvm.amdgcn.ds.append.p3({LDS} %q, i1 false)"]
    )
    def test_address_in_m0_is_never_beyond_lds(self, access: str) -> None:
        """Its lowest 16 to 18 bits alone count: 1 << 25 is byte 0."""
        assert only(P + _or_at(1 << 25) + access)[0] == "+0..4294967295/1+1"

    @pytest.mark.parametrize(("mcpu", "is_beyond"), [("gfx942", False), ("gfx90a", False), ("gfx950", True)])
    def test_address_in_m0_with_all_bits_set_lies_beyond_lds_that_takes_no_power_of_two(
        self, mcpu: str, is_beyond: bool
    ) -> None:
        """Of 160 KiB, 18 bits lead to 256 KiB; of 64 KiB, 16 bits to its last byte."""
        touched = only(P + _or_at(2147483647) + dma("%q"), mcpu=mcpu)
        assert (touched == ["T+64..320"]) is is_beyond

    def test_access_that_may_lie_beyond_lds_is_not_sure_to_touch_anything(self) -> None:
        read = f"\n%x = load i32, {LDS} %p"
        slot = f"%q = select i1 %c, {LDS} %p, {LDS} %p\n"
        verdicts = [_touch(P + choice + LANES + read) for choice in (_or_at(2147483647), slot)]
        assert verdicts == [Touch.MAY, Touch.MUST]

    def test_address_from_a_wider_integer_is_not_taken_for_its_low_half(self) -> None:
        choice = f"%q = select i1 %c, {LDS} %p, {LDS} inttoptr (i64 6442450943 to {LDS})\n"
        assert only(P + choice + dma("%q")) == ["+0..4294967295/1+1", "T+64..320"]


def foot(*parts: tuple[int, Integers, int]) -> Footprint:
    return Footprint(tuple(Part(*part) for part in parts), writes=True)


A, B, S = 0, 1, 2
FIXED = BaseLayout(dynamic=frozenset({A, B}), named_bases=False)
TRUSTING = BaseLayout(dynamic=frozenset({A, B}), named_bases=True)
AT = [constant(32, number) for number in range(129)]
EVEN, ODD = interval(32, 0, 1024, 64), interval(32, 32, 1056, 64)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        (foot((S, AT[0], 4)), foot((S, AT[4], 4)), Touch.NEVER),
        (foot((S, AT[0], 5)), foot((S, AT[4], 4)), Touch.MUST),
        (foot((S, AT[0], 128)), foot((S, AT[64], 1)), Touch.MUST),
        (foot((S, EVEN, 32)), foot((S, ODD, 32)), Touch.NEVER),
        (foot((S, EVEN, 33)), foot((S, ODD, 32)), Touch.MAY),
        (foot((S, interval(32, 0, 3), 4)), foot((S, AT[3], 4)), Touch.MUST),
        (foot((A, AT[0], 4)), foot((S, AT[0], 4)), Touch.NEVER),
        (foot((A, AT[0], 4)), foot((B, AT[4], 4)), Touch.NEVER),
        (foot((A, AT[0], 4)), foot((B, AT[0], 4)), Touch.MUST),
        (foot((A, AT[0], 4), (S, AT[0], 4)), foot((B, AT[0], 4)), Touch.MAY),
        (foot((A, AT[0], 4), (S, AT[0], 4)), foot((B, AT[8], 4), (2 + 1, AT[0], 4)), Touch.NEVER),
        (foot((PLAIN, AT[0], 4)), foot((S, AT[0], 4)), Touch.MAY),
        (Footprint(None, writes=True), foot((S, AT[0], 4)), Touch.MAY),
        (Footprint(None, writes=True), Footprint(None, writes=False), Touch.MAY),
    ],
)
def test_touch(a: Footprint, b: Footprint, verdict: Touch) -> None:
    assert FIXED.touch(a, b) == FIXED.touch(b, a) == verdict


def test_named_bases_are_apart_if_that_is_trusted() -> None:
    a, b = foot((A, AT[0], 4)), foot((B, AT[0], 4))
    assert TRUSTING.touch(a, b) is Touch.NEVER
    assert TRUSTING.touch(a, a) is Touch.MUST


def test_footprints_of_one_work_item() -> None:
    analysis: Analysed = analysed(f"{TID}%i = shl i32 %tid, 4\n{at('A', '%i', 'p')}\nstore i32 0, {LDS} %p")
    footprints = footprints_of(analysis.module)
    (access,) = _accesses(analysis)
    one = footprints.of_work_item((3, 0, 0)).of(access)
    assert shown(one) == ["A+48..52"]
    assert shown(footprints.of(access)) == ["A+0..16368/16+4"]  # asking for one changes nothing


def _accesses(analysis: Analysed) -> list[Access]:
    return [access for f in analysis.functions for access in f.accesses]
