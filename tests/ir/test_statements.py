"""The places of statements in textual IR that is laid out in any way."""

from __future__ import annotations

import pytest

from ldsopt.ir.syntax import code_end, find_body

BODIES = {
    "one a line": ("  %x = add i32 1, 2\n  ret void", [("%x", "add"), ("", "ret")]),
    "indented by hand": ("\t%x=add i32 1, 2\n      ret void", [("%x", "add"), ("", "ret")]),
    "no indentation": ("%x = add i32 1, 2\nret void", [("%x", "add"), ("", "ret")]),
    "comments and blanks": (
        "  ; ret void\n\n  %x = add i32 1, 2 ; %y = add\n  ret void ;",
        [("%x", "add"), ("", "ret")],
    ),
    "labels": ("entry:\n  br label %0\n0:\n  ret void", [("", "br"), ("", "ret")]),
    "quoted label": ('"a: b":\n  br label %"a: b"', [("", "br")]),
    "behind a label": ("entry: br label %next\nnext: ret void", [("", "br"), ("", "ret")]),
    "several lines": (
        "  switch i32 0, label %a [\n    i32 1, label %a\n  ]\na:\n  ret void",
        [("", "switch"), ("", "ret")],
    ),
    "operands on the next line": ("  %x = add i32\n    %a, %b\n  ret void", [("%x", "add"), ("", "ret")]),
    "calls": (
        "  tail call void @f()\n  %v = musttail call i32 @g()\n  ret void",
        [("", "call"), ("%v", "call"), ("", "ret")],
    ),
    "debug records": (
        "  %x = add i32 1, 2\n    #dbg_value(i32 %x, !1, !DIExpression(), !2)\n  ret void",
        [("%x", "add"), ("", "#dbg_"), ("", "ret")],
    ),
    "old debug intrinsics are no instructions of LLVM 22's": (
        "  call void @llvm.dbg.value(metadata i32 0, metadata !1, metadata !2)\n  ret void",
        [("", "ret")],
    ),
    "quotes around names": (
        '  %"a = load" = add i32 1, 2\n  ret void',
        [('%"a = load"', "add"), ("", "ret")],
    ),
    "a constant that is spelled like an instruction": (
        "  store i32\n    add (i32 1, i32 2), ptr %p\n  ret void",
        [("", "store"), ("", "ret")],
    ),
}


@pytest.mark.parametrize("name", BODIES)
def test_statements_of(name: str) -> None:
    text, expected = BODIES[name]
    body = find_body(f"define void @f(i32 %a) {{\n{text}\n}}\n".split("\n"), 0)
    assert body is not None
    assert body.name == "f"
    assert [(one.result, one.word) for one in body.statements] == expected


def test_a_statement_ends_behind_its_last_word() -> None:
    lines = ["define void @f() {", "  switch i32 0, label %a [ ; first", "  ] ; last", "a: ret void", "}"]
    body = find_body(lines, 0)
    assert body is not None
    switch, ret = body.statements
    assert (switch.first, switch.column, switch.last, switch.stop) == (1, 2, 2, 3)
    assert (ret.first, ret.column, ret.stop) == (3, 3, 11)
    assert (body.define, body.end) == (0, 4)


@pytest.mark.parametrize(
    "text", ["define void @f() {\n  ret void", "define void @f()", "define nonsense {\n}"]
)
def test_what_is_no_function_has_no_body(text: str) -> None:
    assert find_body(text.split("\n"), 0) is None


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("  ret void", 10),
        ("  ret void ; x", 10),
        ('  call void @"a;b"() ; c', 20),
        ("; all", 0),
        ("", 0),
        ("  ret void\r", 10),
    ],
)
def test_code_ends_in_front_of_a_comment(line: str, end: int) -> None:
    assert code_end(line) == end
