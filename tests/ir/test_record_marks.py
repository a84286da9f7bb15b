"""Marks as they may be written, names that marks may have, and labels of blocks."""

from __future__ import annotations

import pytest

from ldsopt import InputError, Module, parse
from ldsopt.ir.edge_blocks import block_labels
from ldsopt.ir.marks import MarkKind, mark_line, mark_name, record_marks

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'


def module(body: str, define: str = "@k(i32 %n, float %f, ptr addrspace(1) %p)") -> Module:
    return parse(f"{HEAD}define amdgpu_kernel void {define} {{\n{body}\n}}\n", source="k.ll", mcpu="gfx942")


def asm(text: str, constraints: str = "~{memory}", operands: str = "", kind: str = "sideeffect") -> str:
    return f'  call void asm {kind} "{text}", "{constraints}"({operands})\n'


class TestMarks:
    @pytest.mark.parametrize(
        ("statement", "expected"),
        [
            (asm("; ldsopt.rec start tile"), (MarkKind.START, "tile", None)),
            (asm("// ldsopt.rec end tile"), (MarkKind.END, "tile", None)),
            (asm("  ;ldsopt.rec   mark\\09a.b:c/d+e@f-1  "), (MarkKind.MARK, "a.b:c/d+e@f-1", None)),
            (asm("\\0A; ldsopt.rec mark _9\\0A"), (MarkKind.MARK, "_9", None)),
            (asm("; ldsopt.rec mark größe"), (MarkKind.MARK, "größe", None)),
            (asm("; ldsopt.rec mark many $0", "v", "i32 %n"), (MarkKind.MARK, "many", 0)),
            (asm("; ldsopt.rec start part $0", "s,~{memory}", "float %f"), (MarkKind.START, "part", 1)),
            (asm("; ldsopt.rec buffer $0", "s", "ptr addrspace(1) %p"), (MarkKind.BUFFER, "", 2)),
            (asm("; ldsopt.record start tile"), None),
            (asm("; ldsopt.stage tile"), None),
            (asm("s_nop 0"), None),
            ("  %sum = add i32 %n, 1\n", None),
        ],
    )
    def test_are_read_however_they_are_written(
        self, statement: str, expected: tuple[MarkKind, str, int | None] | None
    ) -> None:
        read = module(f"{statement}  ret void")
        (function,) = read.functions()
        found = [
            (mark.kind, mark.name, None if mark.value is None else function.arguments.index(mark.value))
            for mark in record_marks(read, function)
        ]
        assert found == ([] if expected is None else [expected])

    @pytest.mark.parametrize(
        ("statement", "words"),
        [
            (asm("; ldsopt.rec start a'b"), "the name 'a'b'"),
            (asm("; ldsopt.rec start a\\22b"), "the name 'a\"b'"),
            (asm("; ldsopt.rec start a\\0Ads_nop"), "shares its statement with other assembly"),
            (asm("s_nop 0 ; ldsopt.rec start a"), "shares its statement with other assembly"),
            (asm("; ldsopt.rec START a"), "says 'START' in place of start, end or mark"),
            (asm("; ldsopt.rec mark a $0", "v", "i32 %n", kind=""), "whose operand is not its only one"),
            (asm("; ldsopt.rec buffer $0", "s", "i32 %n"), "has no pointer"),
        ],
    )
    def test_that_say_nothing_are_refused_where_they_stand(self, statement: str, words: str) -> None:
        read = module(f"  %one = add i32 %n, 1\n{statement}  ret void")
        (function,) = read.functions()
        with pytest.raises(InputError, match=r"k\.ll:4: ") as refused:
            list(record_marks(read, function))
        assert words in str(refused.value)

    @pytest.mark.parametrize(
        "words", ["for.body", "a b", "12", "größe", 'a"b\\c;d', "", "\n", "x" * 300, "-", "ns::f<int>"]
    )
    def test_any_words_make_a_name_that_is_read_again(self, words: str) -> None:
        line = mark_line(MarkKind.START, mark_name(words))
        read = module(f"{line}\n  ret void")
        (mark,) = record_marks(read, next(iter(read.functions())))
        assert mark.name == mark_name(words)


class TestLabels:
    @pytest.mark.parametrize(
        ("body", "define", "expected"),
        [
            ("entry:\n  br label %next\nnext:\n  ret void", "@k()", ["%entry", "%next"]),
            ("  br label %next\nnext:\n  ret void", "@k(i32 %n)", ["%0", "%next"]),
            ("  br label %3\n3:\n  ret void", "@k(i32 %0, i32 %1)", ["%2", "%3"]),
            ('"an entry":\n  br label %"b:c"\n"b:c":                 ; preds = %"an entry"\n  ret void', "@k()", ['%"an entry"', '%"b:c"']),
            ("  br label %-1\n-1:\n  br label %a.b$\na.b$:\n  ret void", "@k()", ["%0", "%-1", '%"a.b$"']),
        ],
    )  # fmt: skip
    def test_are_as_a_phi_names_them(self, body: str, define: str, expected: list[str]) -> None:
        read = module(body, define=define)
        assert block_labels(read, next(iter(read.functions()))) == expected
