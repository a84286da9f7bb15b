"""Edits of a module: what is applied to its text, and where its lines are then."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt import InternalError, Module
from ldsopt.ir.edits import Edits, LineEdit, apply
from ldsopt.ir.metadata import Scope

SOURCE = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8]
define void @f(ptr addrspace(3) %p) {
  %x = load i32, ptr addrspace(3) %p, align 4
  store i32 %x, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
!0 = distinct !{!0, !"d"}
!1 = distinct !{!1, !0, !"s"}
!2 = !{!1}
"""
A = (Scope("ours", "A"),)


def module(source: str = SOURCE) -> Module:
    return ldsopt.parse(source)


def line(of: Module, text: str) -> int:
    return next(number for number, each in enumerate(of.lines) if text in each)


class TestApply:
    def test_without_edits_changes_nothing_but_the_end(self) -> None:
        parsed = module()
        assert apply(parsed, Edits({})).rstrip("\n") == parsed.text.rstrip("\n")

    def test_puts_instructions_in_front(self) -> None:
        parsed = module()
        at = line(parsed, "%x = load")
        out = apply(
            parsed, Edits({at: LineEdit(before=("  %n = add i32 1, 1", "  %m = add i32 2, 2"))})
        ).split("\n")
        assert out[at : at + 3] == ["  %n = add i32 1, 1", "  %m = add i32 2, 2", parsed.lines[at]]

    def test_puts_lines_in_place_of_one(self) -> None:
        parsed = module()
        at = line(parsed, "store")
        out = apply(parsed, Edits({at: LineEdit(replacement=("  fence seq_cst",))})).split("\n")
        assert out[at] == "  fence seq_cst"
        assert len(out) == len(parsed.lines)

    def test_keeps_attachments_of_a_line_in_a_new_wording(self) -> None:
        parsed = module()
        at = line(parsed, "store")
        out = apply(parsed, Edits({at: LineEdit(text="  store i32 7, ptr addrspace(3) @A, align 4")})).split(
            "\n"
        )
        assert out[at] == "  store i32 7, ptr addrspace(3) @A, align 4, !noalias !0"

    def test_extends_lists(self) -> None:
        parsed = module()
        at = line(parsed, "store")
        out = apply(parsed, Edits({at: LineEdit(noalias=A)})).split("\n")
        assert out[at].endswith(", !noalias !5")
        assert "!5 = !{!1, !4}" in out

    def test_declares_behind_the_functions(self) -> None:
        parsed = module()
        at = line(parsed, "ret void")
        out = apply(parsed, Edits({at: LineEdit()}, ("declare void @g()",))).split("\n")
        assert out.index("declare void @g()") > out.index("}")
        assert ldsopt.parse("\n".join(out)).text.count("declare void @g()") == 1

    def test_makes_valid_ir_without_any_metadata_before(self) -> None:
        parsed = module(SOURCE.partition("!0 =")[0].replace(", !noalias !2", ""))
        text = apply(parsed, Edits({line(parsed, "store"): LineEdit(alias_scope=A, noalias=A)}))
        assert ldsopt.parse(text).text.count("!alias.scope") == 1

    def test_refuses_a_line_that_holds_half_a_string(self) -> None:
        parsed = module()
        at = line(parsed, "store")
        parsed.lines[at] += '"'
        with pytest.raises(InternalError, match="cannot edit the line"):
            apply(parsed, Edits({at: LineEdit(noalias=A)}))

    def test_refuses_attachments_that_are_not_at_the_end(self) -> None:
        parsed = module()
        at = line(parsed, "store")
        parsed.lines[at] += " ; comment"
        with pytest.raises(InternalError, match="cannot edit the line"):
            apply(parsed, Edits({at: LineEdit(noalias=A)}))


class TestMoved:
    def test_tells_where_lines_stand_in_the_output(self) -> None:
        parsed = module()
        load, store, ret = (line(parsed, text) for text in ("%x = load", "store", "ret void"))
        wanted = Edits(
            {
                load: LineEdit(before=("  %n = add i32 1, 1", "  %m = add i32 2, 2")),
                store: LineEdit(replacement=("  fence seq_cst", "  fence acquire", "  fence release")),
            }
        )
        out = apply(parsed, wanted).split("\n")
        moved = wanted.moved([load, ret, 0])
        assert [out[moved[number] - 1] for number in (load, ret, 0)] == [
            parsed.lines[number] for number in (load, ret, 0)
        ]
        assert moved[0] == 1

    def test_of_no_edits_counts_from_one(self) -> None:
        assert Edits({}).moved([0, 5]) == {0: 1, 5: 6}


def test_edits_are_false_when_nothing_is_to_be_done() -> None:
    assert not Edits({})
    assert Edits({3: LineEdit()})
