"""The syntax of one line of LLVM's print."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt.ir.details import read_call
from ldsopt.ir.syntax import (
    Span,
    argument_value,
    attachments,
    attribute_group,
    attribute_values,
    define_attachments,
    expression_opcode,
    global_definition,
    global_name,
    instruction_lines,
    is_instruction,
    is_load_from_lds,
    label,
    locals_in,
    mentions,
    number_behind,
    opcode,
    quote,
    result,
    split_arguments,
    strings,
    tokens,
    unquote,
    with_names,
    without_strings,
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


@pytest.mark.parametrize(
    ("line", "result", "callee", "values"),
    [
        ('  %"x = call i32 @g(i32 7)" = call i32 @f(i32 1)', "i32 ", "f", ["i32 1"]),
        ('  %a = tail call nofpclass(nan) <2 x half> @f(<2 x half> %"(")', "nofpclass(nan) <2 x half> ", "f", ['<2 x half> %"("']),
        ('  %a = call { i32, i32 } asm "v $0", "=v,v"(i32 range(i32 0, 4) %y)', "{ i32, i32 } ", "", ["i32 range(i32 0, 4) %y"]),
        ("  %a = call i32 (ptr, ...) @f(ptr addrspace(3) @f, i32 2)", "i32 (ptr, ...) ", "f", ["ptr addrspace(3) @f", "i32 2"]),
        ("  call void getelementptr (i8, ptr @f, i64 4)(i32 1)", "void getelementptr (i8, ptr @f, i64 4)", "", ["i32 1"]),
    ],
)  # fmt: skip
def test_call_is_taken_apart(line: str, result: str, callee: str, values: list[str]) -> None:
    call = read_call(line)
    assert (call.result, call.callee) == (result, callee)
    assert [line[start:stop] for start, stop in call.arguments] == values


def test_spans_are_half_open() -> None:
    text = "f( a , b )"
    assert split_arguments(text, 2) == ([Span(3, 4), Span(7, 8)], 9)


FORGED = (
    "@a %b !5 #3 ; label",
    "store i32 0, ptr @a, !dbg !5",
    "f) #1 {",
    "a = alias i8, ptr @b",
    "k: ",
    " = global i32 0",
    ", align 64",
    "=",
    "\\22=\\22",
    "",
)
"""The contents of quoted names and strings that look like IR, as LLVM prints them."""


@pytest.mark.parametrize("content", FORGED)
def test_what_is_quoted_is_one_token(content: str) -> None:
    quoted = f'"{content}"'
    line = f"  %{quoted} = call ptr @{quoted}(ptr {quoted}, !{quoted})"
    texts = [token[0] for token in tokens(line)]
    assert texts == [
        f"%{quoted}",
        "=",
        "call",
        "ptr",
        f"@{quoted}",
        "(",
        "ptr",
        quoted,
        ",",
        f"!{quoted}",
        ")",
    ]
    assert [name[1] for name in mentions(line)] == [quoted]
    assert [name[0] for name in locals_in(line)] == [f"%{quoted}"]
    assert with_names(line, lambda name: "%x" if name[0] == "%" else None) == line.replace(f"%{quoted}", "%x")
    assert strings(line) == [unquote(quoted)] * 4
    assert without_strings(line) == '  %"" = call ptr @""(ptr "", !"")'


@pytest.mark.parametrize("content", FORGED)
def test_no_quoted_text_reads_as_what_a_header_or_definition_says(content: str) -> None:
    quoted = f'"{content}"'
    define = f"define void @{quoted}(i32 %{quoted}) #2 {quoted} section {quoted} !dbg !7 {{"
    assert define_attachments(define) == {"dbg": 7}
    assert attribute_group(define) == "2"
    assert attribute_values(f'{quoted} "a"={quoted} {quoted}') == {"a": content}
    found = global_definition(f"@{quoted} = internal addrspace(3) global i32 undef, section {quoted}")
    assert found is not None
    assert (found.name, found.words, found.kind) == (unquote(quoted), ["internal", "addrspace(3)"], "global")
    assert label(f"{quoted}:  ; preds = %a") == quoted
    assert attachments(f"  store ptr null, ptr @{quoted}, !tbaa !3")[1] == {"tbaa": 3}


@pytest.mark.parametrize("line", ["  ret void", "std::x:", "a b:", '"a b" :', "x", ":", ""])
def test_no_label(line: str) -> None:
    assert label(line) is None


@pytest.mark.parametrize("text", ["!", "!a", "5", "!-5", "! 5", "!5 ", f"!{'9' * 5000}"])
def test_no_number_behind_a_prefix(text: str) -> None:
    assert number_behind("!", text) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("ptr getelementptr inbounds nuw inrange(-8, 8) (i8, ptr @a, i32 1)", "getelementptr"),
        ("i32 ptrtoint (ptr @a to i32)", "ptrtoint"),
        ("<2 x i32> splat (i32 1)", "splat"),
        ("(i32 1)", None),
        ('ptr @"add" (i32 1)', None),
        ("ptr @add (i32 1)", None),
    ],
)
def test_opcode_of_a_constant_expression(text: str, word: str | None) -> None:
    bracket = text.index(" (") + 1 if " (" in text else 0
    found = expression_opcode(text, bracket)
    assert (None if found is None else text[slice(*found)]) == word


@pytest.mark.parametrize("name", ["a b", "5", "5a", "", 'q"', "ä", "a\nb", "a\\b"])
def test_name_that_needs_quotes_comes_back(name: str) -> None:
    printed = global_name(name)
    assert printed.startswith('@"')
    assert unquote(printed[1:]) == name
