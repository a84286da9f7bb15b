"""The bytes that each wave of a workgroup touches, and collisions of those of two waves: from both sides."""

from typing import Any

import pytest
from range_cases import LDS, TID, module_of

from ldsopt import Module
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints, footprints_of
from ldsopt.analysis.ranges.waves import InWaves, WaveFootprints, wave_ids
from ldsopt.touch import Touch

FLAT = '"amdgpu-flat-work-group-size"="256,256"'
WAVE = "%wave = lshr i32 %tid, 6\n%w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)\n"
OWN = f"{TID}%p = getelementptr i32, {LDS} @T, i32 %tid\nstore i32 0, {LDS} %p\n"


def waves(module: Module, *, is_row: bool = True) -> tuple[WaveFootprints, list[InWaves]] | None:
    """The bytes that each wave touches, and the kernel's accesses, by all of its waves."""
    provenance = Provenance(module)
    (found,) = provenance.found
    (function,) = provenance.functions()
    ids = wave_ids(provenance, function, is_row=is_row)
    if ids is None:
        return None
    layout = BaseLayout(frozenset())
    touched = WaveFootprints(footprints_of(provenance, function), layout, ids)
    return touched, [InWaves(access, ids.waves) for access in found.accesses]


def collide(body: str, *, attributes: str = FLAT, **given: object) -> tuple[Touch, bool]:
    """The overlap between waves of the first and the last access of a body, and True if they collide for sure."""
    touched, sides = waves(module_of(body, attributes=attributes, **given)) or pytest.fail("no shape")  # type: ignore[arg-type]
    one, other = sides[0], sides[-1]
    return touched.touch(one, other), touched.colliding(one, other) is not None


def at(index: str) -> str:
    return f"%q = getelementptr i32, {LDS} @T, i32 {index}\n%v = load i32, {LDS} %q\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (OWN, (Touch.NEVER, False)),
        (OWN + "%o = xor i32 %tid, 1\n" + at("%o"), (Touch.NEVER, False)),
        (OWN + "%o = xor i32 %tid, 65\n" + at("%o"), (Touch.MAY, True)),
        (OWN + "%o = and i32 %tid, 63\n" + at("%o"), (Touch.MAY, True)),
        (OWN + "%o = add i32 %n, %tid\n" + at("%o"), (Touch.MAY, False)),  # an argument
        (OWN + WAVE + "%b = shl i32 %w, 6\n" + at("%b"), (Touch.NEVER, False)),
        (OWN + WAVE + "%f = xor i32 %w, 1\n%b = shl i32 %f, 6\n" + at("%b"), (Touch.MAY, True)),
        (OWN + f"%v = load i32, {LDS} @S\n", (Touch.NEVER, False)),  # another variable
        (OWN + f"%v = load i32, {LDS} @T\n", (Touch.MAY, True)),  # the first wave's
    ],
)
def test_pairs(body: str, expected: tuple[Touch, bool]) -> None:
    assert collide(body) == expected


def test_a_copy_of_a_wave_is_as_wide_as_the_wave() -> None:
    copy = (
        f"{TID}%whole = and i32 %tid, -64\n%p = getelementptr i32, {LDS} @T, i32 %whole\n"
        "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, "
        "i32 0, i32 0)\n"
    )
    assert collide(copy) == (Touch.NEVER, False)
    assert collide(copy + "%o = xor i32 %tid, 1\n" + at("%o")) == (Touch.NEVER, False)
    assert collide(copy + "%o = xor i32 %tid, 64\n" + at("%o")) == (Touch.MAY, True)
    assert collide(copy.replace("-64", "-128")) == (Touch.MAY, True)


def test_bytes_beyond_an_access_are_of_the_next_wave() -> None:
    touched, (side,) = waves(module_of(OWN, attributes=FLAT)) or pytest.fail("no shape")
    assert touched.touch(side, side) is Touch.NEVER
    assert touched.touch(side._replace(beyond=4), side) is Touch.MAY


def test_only_the_waves_asked_about_count() -> None:
    touched, sides = waves(
        module_of(OWN + "%o = xor i32 %tid, 65\n" + at("%o"), attributes=FLAT)
    ) or pytest.fail("")
    one, other = sides
    assert touched.touch(one._replace(waves=[0]), other._replace(waves=[1])) is Touch.MAY
    assert touched.touch(one._replace(waves=[0]), other._replace(waves=[2, 3])) is Touch.NEVER
    assert touched.colliding(one._replace(waves=[0]), other._replace(waves=[2, 3])) is None


@pytest.mark.parametrize(
    ("index", "collides", "items"),
    [("%o = add i32 %n, %tid\n", False, 256), ("%o = xor i32 %tid, 65\n", True, 128)],
)
def test_work_items_are_asked_once_for_all_accesses_and_up_to_the_first_waves_that_collide(
    monkeypatch: pytest.MonkeyPatch, index: str, collides: bool, items: int
) -> None:
    asked: list[tuple[int, int, int]] = []
    of_work_item = Footprints.of_work_item

    def counted(self: Footprints, item: tuple[int, int, int], *rest: Any) -> Footprints:
        asked.append(item)
        return of_work_item(self, item, *rest)

    monkeypatch.setattr(Footprints, "of_work_item", counted)
    touched, (own, other) = waves(module_of(OWN + index + at("%o"), attributes=FLAT)) or pytest.fail("")
    assert [touched.colliding(own, other) is not None for _ in range(3)] == [collides] * 3
    assert len(asked) == items


class TestShape:
    TWO = f"{TID}%y = call i32 @llvm.amdgcn.workitem.id.y()\n"
    ROWS = "%row = shl i32 %y, 5\n%lin = add i32 %row, %tid\n"
    SIZE = "!reqd_work_group_size !{{i32 {}, i32 {}, i32 1}}"
    UNIFORM = '"uniform-work-group-size"="true" '

    def shape(self, attributes: str, body: str = OWN, **given: object) -> object:
        return waves(module_of(body, attributes=attributes), **given)  # type: ignore[arg-type]

    def test_one_dimension_is_taken_only_where_that_is_allowed(self) -> None:
        assert self.shape(FLAT) is not None
        assert self.shape(FLAT, is_row=False) is None
        assert self.shape(self.SIZE.format(256, 1), is_row=False) is not None

    def test_a_kernel_that_asks_for_another_id_has_more(self) -> None:
        assert self.shape(FLAT, self.TWO) is None

    def test_rows_of_a_smaller_workgroup_are_shorter(self) -> None:
        """So their waves have other work-items, unless all workgroups have the size that is stated."""
        size = self.SIZE.format(32, 8)
        assert self.shape(size, self.TWO, is_row=False) is None
        assert self.shape(self.UNIFORM + size, self.TWO, is_row=False) is not None

    @pytest.mark.parametrize(
        ("index", "expected"),
        [("%lin", Touch.NEVER), ("%row", Touch.NEVER), ("%tid", Touch.MAY)],
    )
    def test_waves_of_several_rows(self, index: str, expected: Touch) -> None:
        body = (
            self.TWO + self.ROWS + f"%p = getelementptr i32, {LDS} @T, i32 {index}\nstore i32 0, {LDS} %p\n"
        )
        touch, is_sure = collide(body, attributes=self.UNIFORM + self.SIZE.format(32, 8))
        assert touch is expected
        assert is_sure is (expected is Touch.MAY)
