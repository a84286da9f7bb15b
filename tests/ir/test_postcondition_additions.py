"""The post-condition on variables that an edit defines, and on fences that it limits to LDS."""

from __future__ import annotations

import re

import pytest

import ldsopt
from ldsopt import InternalError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import LDS_ONLY

SOURCE = """
target triple = "amdgcn-amd-amdhsa"
@old = addrspace(1) global i32 0, align 4

define void @f(ptr addrspace(3) %p) {
  fence syncscope("workgroup") release
  %a = load i32, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release, !mmra !0
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"global"}
"""
MODULE = ldsopt.parse(SOURCE)


def at(text: str) -> int:
    (number,) = (n for n, line in enumerate(MODULE.lines) if line.strip() == text)
    return number


RELEASE = at('fence syncscope("workgroup") release')
ACQUIRE = at('fence syncscope("workgroup") acquire')
LOAD = at("%a = load i32, ptr addrspace(3) %p, align 4")


class TestVariables:
    NEW = ("@new = addrspace(1) global i32 7, align 4", "@newer = addrspace(1) global i64 8, align 8")
    WANTED = Edits({LOAD: LineEdit(("  fence seq_cst",))}, variables=NEW)
    RIGHT = edits.apply(MODULE, WANTED)

    def test_are_there_beside_what_was_there(self) -> None:
        assert all(variable in self.RIGHT.split("\n") for variable in self.NEW)
        postcondition.check(MODULE, self.WANTED, self.RIGHT)

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            (NEW[0], ""),
            (NEW[1], ""),
            ("i32 7", "i32 9"),
            (NEW[0], f"{NEW[0]}\n@third = addrspace(1) global i32 7, align 4"),
            ("@old = addrspace(1) global i32 0", "@old = addrspace(1) global i32 1"),
            ("@old = addrspace(1) global i32 0, align 4", ""),
        ],
    )
    def test_are_those_and_no_others(self, before: str, after: str) -> None:
        wrong = self.RIGHT.replace(before, after)
        assert wrong != self.RIGHT
        with pytest.raises(InternalError):
            postcondition.check(MODULE, self.WANTED, wrong)

    def test_that_nobody_asked_for_are_caught(self) -> None:
        with pytest.raises(InternalError):
            postcondition.check(MODULE, self.WANTED._replace(variables=self.NEW[:1]), self.RIGHT)


class TestFenceLimitedToLds:
    WANTED = Edits({RELEASE: LineEdit(lds_only=True), ACQUIRE: LineEdit(lds_only=True)})
    RIGHT = edits.apply(MODULE, WANTED)
    TAGGED = re.findall(r"fence .*, !mmra !\d+", RIGHT)

    def test_passes_as_it_was_meant(self) -> None:
        assert LDS_ONLY in self.RIGHT
        postcondition.check(MODULE, self.WANTED, self.RIGHT)

    @pytest.mark.parametrize("ordering", ["release", "acquire"])
    def test_is_caught_where_it_is_not_limited(self, ordering: str) -> None:
        wrong = re.sub(rf"{ordering}, !mmra !\d+\n", f"{ordering}\n", self.RIGHT, count=1)
        assert wrong != self.RIGHT
        with pytest.raises(InternalError):
            postcondition.check(MODULE, self.WANTED, wrong)

    @pytest.mark.parametrize("ordering", ["release", "acquire"])
    def test_is_caught_where_it_is_limited_to_other_memory(self, ordering: str) -> None:
        """Its node is that of the fence which was limited by the author."""
        (theirs,) = re.findall(r'(?m)^(!\d+) = .*!"global"', self.RIGHT)
        wrong = re.sub(rf"({ordering}, !mmra) !\d+", rf"\1 {theirs}", self.RIGHT, count=1)
        assert wrong != self.RIGHT
        with pytest.raises(InternalError):
            postcondition.check(MODULE, self.WANTED, wrong)

    def test_says_nothing_of_other_lines(self) -> None:
        """An edited line that follows gets no node because a fence did."""
        wanted = Edits(
            {
                RELEASE: LineEdit(lds_only=True),
                LOAD: LineEdit(("  fence seq_cst",)),
                ACQUIRE: LineEdit(("  fence seq_cst",)),
            }
        )
        right = edits.apply(MODULE, wanted)
        postcondition.check(MODULE, wanted, right)
        (node,) = re.findall(r"release, (!mmra !\d+)\n", right)[:1]
        for line in ("%a = load i32, ptr addrspace(3) %p, align 4", 'fence syncscope("workgroup") acquire'):
            with pytest.raises(InternalError):
                postcondition.check(MODULE, wanted, right.replace(line, f"{line}, {node}"))
