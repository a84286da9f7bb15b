"""Regions of one base: the connected components of "may overlap"."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from range_cases import LDS, TID, analysed, at, dma

from ldsopt.analysis.integers import Integers, constant, interval
from ldsopt.analysis.ranges.footprints import Footprint, Part
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.analysis.separation.by_ranges import partition


def footprint(*parts: tuple[int, Integers, int]) -> Footprint:
    return Footprint(tuple(Part(*part) for part in parts), writes=True)


def at_offset(offset: int, size: int = 4, base: int = 0) -> Footprint:
    return footprint((base, constant(32, offset & 0xFFFFFFFF), size))


def groups(footprints: list[Footprint]) -> list[list[int]]:
    """Indices of the footprints by region, of those of one base."""
    regions = partition(footprints)
    found: dict[object, list[int]] = {}
    for index, one in enumerate(footprints):
        found.setdefault(regions.of(one), []).append(index)
    return list(found.values())


class TestPartition:
    def test_strides_tell_interleaved_rows_apart(self) -> None:
        even, odd = interval(32, 0, 1024, 64), interval(32, 32, 1056, 64)
        assert groups([footprint((0, even, 32)), footprint((0, odd, 32))]) == [[0], [1]]
        assert groups([footprint((0, even, 33)), footprint((0, odd, 32))]) == [[0, 1]]

    def test_one_bit_tells_halves_apart(self) -> None:
        halves = [footprint((0, interval(32, start, start + 24 * 4096, 4096), 2048)) for start in (0, 2048)]
        assert groups(halves) == [[0], [1]]

    def test_ring_is_one_region(self) -> None:
        """Both slots pass the same instruction: its footprint is both."""
        slots = interval(32, 0, 4096, 4096)
        assert groups([footprint((0, slots, 4096)), at_offset(0, 16), at_offset(4096, 16)]) == [[0, 1, 2]]

    def test_bases_are_partitioned_each_for_itself(self) -> None:
        regions = partition([at_offset(0), at_offset(0, base=1), at_offset(64, base=1)])
        assert sorted(regions.bytes_of) == [(0, 0), (1, 0), (1, 1)]

    def test_access_of_two_bases_is_in_a_region_of_each(self) -> None:
        both = footprint((0, constant(32, 0), 4), (1, constant(32, 8), 4))
        assert partition([both, at_offset(8)]).of(both) == {(0, 0), (1, 0)}

    def test_regions_are_numbered_by_their_first_byte(self) -> None:
        regions = partition([at_offset(64), at_offset(0), at_offset(32, 8)])
        assert regions.bytes_of == {(0, 0): (0, 4), (0, 1): (32, 40), (0, 2): (64, 68)}

    def test_unknown_address_is_in_no_region(self) -> None:
        unknown, absolute = Footprint(None, writes=True), footprint((PLAIN, constant(32, 0), 4))
        regions = partition([unknown, absolute, at_offset(0)])
        assert regions.of(unknown) is None
        assert regions.of(absolute) is None

    def test_what_goes_round_the_end_overlaps_the_beginning(self) -> None:
        assert groups([at_offset(0), at_offset(256), at_offset(-2, 4)]) == [[0, 2], [1]]


@st.composite
def parts(draw: st.DrawFn) -> tuple[int, Integers, int]:
    first, count, stride = draw(st.integers(0, 60)), draw(st.integers(1, 4)), draw(st.integers(1, 24))
    return 0, interval(32, first, first + (count - 1) * stride, stride), draw(st.integers(1, 12))


def bytes_of(one: Footprint) -> set[int]:
    """Every byte, counted out."""
    (part,) = one.parts or ()
    return {o + k for o in range(200) if part.offsets.contains(o) for k in range(part.size)}


@settings(max_examples=150, deadline=None)
@given(st.lists(parts(), min_size=1, max_size=8))
def test_regions_hold_apart_and_together_what_bytes_do(given_parts: list[tuple[int, Integers, int]]) -> None:
    footprints = [footprint(part) for part in given_parts]
    region = {index: number for number, members in enumerate(groups(footprints)) for index in members}
    for a, b in combinations(range(len(footprints)), 2):
        if bytes_of(footprints[a]) & bytes_of(footprints[b]):
            assert region[a] == region[b]
    # and never coarser than what whole extents would give
    for members in groups(footprints):
        spans = sorted((min(bytes_of(footprints[i])), max(bytes_of(footprints[i])) + 1) for i in members)
        end = spans[0][1]
        for low, high in spans[1:]:
            assert low < end
            end = max(end, high)


def regions_of(body: str, **given: str) -> list[list[tuple[int, int]]]:
    """Of each access, in text order."""
    analysis = analysed(body, **given)
    return [sorted(analysis.separation.regions_of.get(line, ())) for line in analysis.lines]


def stores(*offsets: int | str) -> Iterator[str]:
    for number, offset in enumerate(offsets):
        yield at("S", offset, f"p{number}")
        yield f"store i32 0, {LDS} %p{number}"


class TestOfAModule:
    def test_constant_offsets(self) -> None:
        assert regions_of("\n".join(stores(0, 64, 0))) == [[(2, 0)], [(2, 1)], [(2, 0)]]

    def test_one_region_is_none(self) -> None:
        assert regions_of("\n".join(stores(0, 2))) == [[], []]

    def test_lanes_of_a_dma(self) -> None:
        body = f"{dma('@S')}\n" + "\n".join(stores(252, 256))
        assert regions_of(body) == [[(2, 0)], [(2, 0)], [(2, 1)]]

    def test_rows_of_a_tile(self) -> None:
        given = {"attributes": "!reqd_work_group_size !0", "extra": "!0 = !{i32 16, i32 1, i32 1}"}
        body = TID + "%i = shl i32 %tid, 3\n%j = add i32 %i, 4\n" + "\n".join(stores("%i", "%j", 128))
        assert regions_of(body, **given) == [[(2, 0)], [(2, 1)], [(2, 2)]]

    @pytest.mark.parametrize(
        ("step", "regions"),
        [
            pytest.param(1, [[], []], id="swaps: one region"),
            pytest.param(2, [[(2, 0)], [(2, 1)]], id="unrolled by two: two regions"),
        ],
    )
    def test_double_buffer(self, step: int, regions: list[list[tuple[int, int]]]) -> None:
        body = """
        br label %loop
        loop:
        %i = phi i32 [ 0, %entry ], [ %next, %loop ]
        %half = and i32 %i, 1
        %o = shl i32 %half, 8
        %q = xor i32 %o, 256
        """ + "\n".join(stores("%o", "%q")) + f"""
        %next = add i32 %i, {step}
        %again = icmp ult i32 %next, 8
        br i1 %again, label %loop, label %end
        end:"""  # fmt: skip
        assert regions_of(body) == regions

    def test_kernels_have_regions_of_their_own(self) -> None:
        other = f"define amdgpu_kernel void @other() {{\n  store i32 0, {LDS} @S\n  ret void\n}}"
        found = regions_of("\n".join(stores(0, 64)), extra=other)
        assert found == [[(2, 0)], [(2, 1)], []]  # the other kernel has nothing to tell apart

    def test_regions_of_two_kernels_are_not_the_same(self) -> None:
        stored = "\n".join(stores(0, 64)).replace("%", "%o.")
        other = f"define amdgpu_kernel void @other() {{\n{stored}\n  ret void\n}}"
        found = regions_of("\n".join(stores(0, 64)), extra=other)
        assert found == [[(2, 0)], [(2, 1)], [(2, 2)], [(2, 3)]]

    def test_many_kernels_with_few_regions_each_are_told_apart(self) -> None:
        stored = "\n".join(stores(0, 64))
        others = "\n".join(
            f"define amdgpu_kernel void @other{n}() {{\n{stored}\n  ret void\n}}" for n in range(40)
        )
        found = regions_of(stored, extra=others)
        assert [(2, 80)] in found

    def test_callee_shares_its_callers_regions(self) -> None:
        callee = f"define internal void @f() noinline {{\n  store i32 0, {LDS} @S\n  ret void\n}}"
        found = regions_of("\n".join(stores(0, 64)) + "\ncall void @f()", extra=callee)
        assert found[2] == found[0] != found[1]

    def test_more_than_64_regions_are_not_told_apart(self) -> None:
        offsets = range(0, 4 * 65, 4)
        body = "\n".join(stores(*offsets))
        assert {tuple(r) for r in regions_of("\n".join(stores(*offsets[:64])))} == {
            ((2, n),) for n in range(64)
        }
        assert len({tuple(r) for r in regions_of(body)}) == 1
