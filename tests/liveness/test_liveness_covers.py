"""Certain writes of a workgroup: the blocks of a region, and sizes of workgroups that are assumed.

@A holds a value, is read, and lies idle while @B is used; then it is filled again, and all of it is read. If the fill
covers, @A is dead while it lies idle, and the two share bytes.
"""

from __future__ import annotations

import pytest
from liveness_kernels import assumed, buffer, conflicts, kernel_of, report_of, text_of

ALL = "%all{0} = getelementptr i32, ptr addrspace(3) @A, i32 %n\n%got{0} = load i32, ptr addrspace(3) %all{0}"
FIRST = "%some = getelementptr i32, ptr addrspace(3) @A, i32 %n\nstore i32 1, ptr addrspace(3) %some\nbr label %g\ng:"
"""It may be any byte that has a value."""


def around(fill: str) -> str:
    return f"{FIRST}\nbar\n{ALL.format(1)}\nbar\nw B\nbar\nr B\nbar\n{fill}\nbar\n{ALL.format(2)}\nret void"


def loop(start: str, step: str, more: str, *, index: str = "%i", body: str = "") -> str:
    """A loop over %i that stores to one element of @A."""
    return (
        f"{start}br label %l\nl:\n%i = phi i32 [ {'%start' if start else '%tid'}, %g ], [ %j, %m ]\n{body}"
        f"%p = getelementptr i32, ptr addrspace(3) @A, i32 {index}\nstore i32 2, ptr addrspace(3) %p\n"
        f"br label %m\nm:\n%j = add i32 %i, {step}\n%c1 = icmp {more}\nbr i1 %c1, label %l, label %o\no:"
    )


def store(name: str, first: int, type_: str = "i32") -> str:
    """Each work-item stores at that many elements behind its own."""
    return (
        f"%i.{name} = add i32 %tid, {first}\n%p.{name} = getelementptr i32, ptr addrspace(3) @A, i32 %i.{name}\n"
        f"store {type_} 2, ptr addrspace(3) %p.{name}"
    )


def stores(*firsts: int) -> str:
    return "\n".join(store(str(number), first) for number, first in enumerate(firsts))


MORE = "ult i32 %j, 256"


class TestRegions:
    """The bytes that a region covers are there from its first store on; only behind it is their older value gone."""

    def test_each_of_its_blocks_is_taken_to_access_the_variable(self) -> None:
        """Between two iterations of a loop some bytes are new, though the block there touches none."""
        kernel = kernel_of(
            loop("br label %g\ng:\n%start = add i32 %tid, 0\n", "64", MORE) + "\nbar\nr A\nret void", size=256
        )
        assert buffer(kernel, "A").accessed == [
            2,
            3,
            5,
        ]  # the store's, the one behind it, and the one that reads


class TestAssumedSize:
    """A kernel that does not say how large its workgroups are, as HIP's do not."""

    UNSTATED = '"amdgpu-flat-work-group-size"="1,256"'

    @pytest.mark.parametrize(
        ("size", "expected"),
        [
            ("64", set()),
            ("64,1,1", set()),
            ("63", {"AB"}),
            ("32,2", {"AB"}),
            ("1,64", {"AB"}),
            ("512", {"AB"}),
        ],
    )
    def test_takes_the_place_of_the_stated_one(self, size: str, expected: set[str]) -> None:
        """512 is more than the kernel allows, and is not taken."""
        body = around(stores(0, 64, 128, 192))
        kernel = kernel_of(
            body, size=256, attributes=self.UNSTATED, stated=False, assume=f"workgroup-size={size}"
        )
        assert conflicts(kernel) == expected
        assert kernel.assumptions == ([f"workgroup-size={size}"] if not expected else [])

    @pytest.mark.parametrize(
        ("fill", "attributes", "stated", "promise", "lacking"),
        [
            (stores(0, 64, 128, 192), UNSTATED, False, "", "how large its workgroups are"),
            (stores(0, 64, 128, 192), '"uniform-work-group-size"="false"', True, "", "that no workgroup is smaller"),
            (stores(0, 64, 128), '"uniform-work-group-size"="true"', True, "", ""),
            (stores(0, 64, 128), UNSTATED, False, "workgroup-size=64", ""),
            ("R A", UNSTATED, False, "", ""),
        ],
        ids=["unstated", "smaller ones", "stated", "assumed", "nothing stored"],
    )  # fmt: skip
    def test_is_asked_for_where_a_store_leaves_bytes_for_lack_of_it(
        self, fill: str, attributes: str, stated: bool, promise: str, lacking: str
    ) -> None:
        body = around(fill) if "store" in fill else f"{FIRST}\nbar\n{fill}\nret void"
        text = text_of(body, size=256, attributes=attributes, stated=stated)
        notes = report_of(text, *assumed(filter(None, [promise])))["notes"]
        asked = f"k does not say {lacking}; if you know, --assume workgroup-size=X[,Y[,Z]]"
        assert [note for note in notes if "does not say" in note] == ([asked] if lacking else [])

    @pytest.mark.parametrize("wrong", ["workgroup-size", "workgroup-size=0", "workgroup-size=a", "64"])
    def test_is_refused_where_it_is_none(self, wrong: str, capfd: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(FileNotFoundError):
            kernel_of("ret void", assume=wrong)
        assert "workgroup-size" in capfd.readouterr().err
