"""The syntax of one line of LLVM's print."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt.ir.calls import read_call
from ldsopt.ir.syntax import (
    Span,
    argument_value,
    attachments,
    instruction_lines,
    is_instruction,
    is_load_from_lds,
    opcode,
    quote,
    result,
    split_arguments,
    unquote,
)

LDS = "ptr addrspace(3)"

LINES: list[tuple[str, str, str | None]] = [  # line, opcode, result
    ("  ret void", "ret", None),
    ("  unreachable", "unreachable", None),
    ("  %x = load i32, ptr %p, align 4", "load", "%x"),
    ("  %0 = load i32, ptr %p, align 4", "load", "%0"),
    ("  store i32 0, ptr %p, align 4", "store", None),
    ("  call void @f()", "call", None),
    ("  tail call void @f()", "call", None),
    ("  musttail call void @f()", "call", None),
    ("  %x = notail call i32 @f()", "call", "%x"),
    ('  %"a = load" = tail call i32 @f()', "call", '%"a = load"'),
    ('  %" = " = add i32 %a, %b', "add", '%" = "'),
    ("  %x.1-$_ = fadd fast float %a, %b", "fadd", "%x.1-$_"),
    ('  fence syncscope("singlethread") seq_cst', "fence", None),
    ("  br i1 %c, label %a, label %b", "br", None),
    ("  %x = landingpad { ptr, i32 }", "landingpad", "%x"),
]


@pytest.mark.parametrize(("line", "mnemonic", "defined"), LINES)
def test_instruction_line(line: str, mnemonic: str, defined: str | None) -> None:
    assert is_instruction(line)
    assert opcode(line) == mnemonic
    assert result(line) == defined


@pytest.mark.parametrize(
    "line",
    ["", "}", "entry:", "    i32 0, label %a", "  ]", "          to label %a unwind label %b", "          cleanup", "    #dbg_value(i32 %n, !1, !DIExpression(), !2)", "define void @f() {", "; comment", " ", "  "],
)  # fmt: skip
def test_other_lines_begin_no_instruction(line: str) -> None:
    assert not is_instruction(line)


BODIES: dict[str, tuple[str, list[int]]] = {  # the body, and how many instructions its blocks have
    "a label for each block": (
        "a:\n  br label %b\n\nb: ; preds = %a\n  %v = add i32 0, 1\n  ret void",
        [1, 2],
    ),
    "no label for the first": ("  br label %b\n\nb:\n  ret void", [1, 1]),
    "one instruction on several lines": (
        "  switch i32 0, label %b [\n    i32 1, label %b\n  ]\n\nb:\n  ret void",
        [1, 1],
    ),
    "a debug record": ("a:\n    #dbg_value(i32 0, !1, !DIExpression(), !2)\n  ret void", [1]),
    "a key that holds a line end": ('a:\n  call void @f() "k\n  ret" = "1"\n  ret void', [2]),
    "a key that holds an empty line": ('a:\n  call void @f() "k\n\nb:\n  x"\n  ret void', [2, 1]),
    "fewer blocks than there are": ("a:\n  br label %b\n\nb:\n  ret void", [1]),
    "more blocks than there are": ("a:\n  br label %b\n\nb:\n  ret void", [1, 1, 1]),
    "other sizes than they have": ("a:\n  br label %b\n\nb:\n  %v = add i32 0, 1\n  ret void", [2, 1]),
}


@pytest.mark.parametrize("name", BODIES)
def test_what_is_known_of_blocks_changes_nothing_of_where_instructions_begin(name: str) -> None:
    body, sizes = BODIES[name]
    lines = ["define void @k() {", *body.split("\n"), "}", ""]
    end = len(lines) - 2
    one_by_one = [number for number in range(1, end) if is_instruction(lines[number])]
    assert instruction_lines(lines, 0, end) == one_by_one
    found = instruction_lines(lines, 0, end, sizes)
    assert found == one_by_one


@pytest.mark.parametrize(
    ("line", "is_from_lds"),
    [
        (f"  %v = load i32, {LDS} %p, align 4", True),
        (
            f'  %v = load atomic volatile i32, {LDS} @A syncscope("agent") acquire, align 4',
            False,
        ),  # a quote: not said
        (f"  %v = load {LDS}, ptr %p, align 4", False),
        (f"  %v = load {{ i32, {LDS} }}, ptr addrspace(1) %p, align 4", False),
        (f'  %", {LDS} %" = load i32, ptr %p, align 4', False),
    ],
)
def test_a_load_is_from_lds_where_its_text_leaves_no_doubt(line: str, is_from_lds: bool) -> None:
    assert is_load_from_lds(line) == is_from_lds


@pytest.mark.parametrize(
    ("printed", "name"),
    [
        ("A", "A"),
        ('"A b"', "A b"),
        ('"a\\22b"', 'a"b'),
        ('"\\5C"', "\\"),
        ('"\\0A"', "\n"),
        ('"\\C3\\A9"', "é"),
        ('"\\FF"', "\udcff"),
        ('""', ""),
    ],
)
def test_unquote(printed: str, name: str) -> None:
    assert unquote(printed) == name


def test_unquote_backslash_as_llvm_prints_it() -> None:
    assert unquote('"a\\\\b"') == "a\\b"


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1))
def test_quoting_is_undone_by_unquoting(name: str) -> None:
    assert unquote(f'"{quote(name)}"') == name
    assert '"' not in quote(name)
    assert "\n" not in quote(name)


@pytest.mark.parametrize(
    ("inside", "parts"),
    [
        ("", []),
        ("i32 4", ["i32 4"]),
        (f"{LDS} %p, i32 0", [f"{LDS} %p", "i32 0"]),
        (
            f"{LDS} getelementptr (i8, {LDS} @A, i32 4), i32 0",
            [f"{LDS} getelementptr (i8, {LDS} @A, i32 4)", "i32 0"],
        ),
        ('ptr @"a, b)", i32 0', ['ptr @"a, b)"', "i32 0"]),
        (
            "{ i32, i32 } { i32 1, i32 2 }, <2 x i8> <i8 1, i8 2>",
            ["{ i32, i32 } { i32 1, i32 2 }", "<2 x i8> <i8 1, i8 2>"],
        ),
        ('[2 x i8] c"},", i32 0', ['[2 x i8] c"},"', "i32 0"]),
        ("metadata !{}, i32 0", ["metadata !{}", "i32 0"]),
    ],
)
def test_split_arguments(inside: str, parts: list[str]) -> None:
    line = f"call void @f({inside}) #3, !x !4"
    spans, stop = split_arguments(line, len("call void @f("))
    assert [line[start:end] for start, end in spans] == parts
    assert line[stop] == ")"


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        (f"{LDS} %p", "%p"),
        (f"{LDS} @A", "@A"),
        (f"{LDS} null", "null"),
        (f"{LDS} nonnull align 16 dereferenceable(64) %p", "%p"),
        (f'{LDS} noundef %"a b, (c)"', '%"a b, (c)"'),
        (f'{LDS} @"a b"', '@"a b"'),
        (f"{LDS} getelementptr (i8, {LDS} @A, i32 4)", f"getelementptr (i8, {LDS} @A, i32 4)"),
        (
            f"{LDS} nonnull getelementptr inbounds nuw (i8, {LDS} @A, i32 4)",
            f"getelementptr inbounds nuw (i8, {LDS} @A, i32 4)",
        ),
        (
            f"{LDS} align 16 getelementptr inrange(-1, 2) (i8, {LDS} @A, i32 4)",
            f"getelementptr inrange(-1, 2) (i8, {LDS} @A, i32 4)",
        ),
        (
            f'{LDS} inttoptr (i32 ptrtoint ({LDS} @"x)(" to i32) to {LDS})',
            f'inttoptr (i32 ptrtoint ({LDS} @"x)(" to i32) to {LDS})',
        ),
        (f"{LDS} captures(none) dereferenceable(4) @A", "@A"),
    ],
)
def test_argument_value(argument: str, value: str) -> None:
    line = f"  call void @llvm.f(i32 0, {argument}, i32 1)"
    span = read_call(line).arguments[1]
    start, stop = argument_value(line, span, LDS)
    assert line[start:stop] == value


@pytest.mark.parametrize(
    ("line", "head", "kinds"),
    [
        ("  ret void", "  ret void", {}),
        (
            "  %x = load i32, ptr %p, align 4, !tbaa !5, !noalias !9",
            "  %x = load i32, ptr %p, align 4",
            {"tbaa": 5, "noalias": 9},
        ),
        (
            '  %"p, !noalias !9" = load i32, ptr %q, align 4',
            '  %"p, !noalias !9" = load i32, ptr %q, align 4',
            {},
        ),
        (
            '  %"p, !noalias !9" = load i32, ptr %q, align 4, !dbg !3',
            '  %"p, !noalias !9" = load i32, ptr %q, align 4',
            {"dbg": 3},
        ),
        ("  call void @f(metadata !4)", "  call void @f(metadata !4)", {}),
        ("  call void @f(metadata !4), !dbg !3", "  call void @f(metadata !4)", {"dbg": 3}),
        (
            "  store i32 0, ptr %p, !a.b-c !1, !llvm.access.group !2",
            "  store i32 0, ptr %p",
            {"a.b-c": 1, "llvm.access.group": 2},
        ),
    ],
)
def test_attachments(line: str, head: str, kinds: dict[str, int]) -> None:
    assert attachments(line) == (head, kinds)


def test_spans_are_half_open() -> None:
    text = "f( a , b )"
    assert split_arguments(text, 2) == ([Span(3, 4), Span(7, 8)], 9)
