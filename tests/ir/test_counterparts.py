"""Pairs of statements of a text and of LLVM's print: a line for a line where it is laid out so, else one by one."""

from __future__ import annotations

import pytest

from ldsopt.ir.edited import Counterparts

PRINT = [
    "define i32 @f(ptr %p, i32 %n) #0 {",
    "entry:",
    "  %0 = add i32 %n, 1",
    "  store i32 %0, ptr %p, align 4, !tbaa !3",
    "  switch i32 %0, label %last [",
    "    i32 1, label %one",
    "  ]",
    "",
    "one:                                              ; preds = %entry",
    "  br label %last",
    "",
    "last:                                             ; preds = %one, %entry",
    "  ret i32 %0",
    "}",
]
ADD, STORE, SWITCH, RET = 2, 3, 4, 12


def matched(text: str, *wanted: int) -> tuple[dict[int, int], dict[int, int | None], dict[str, str]] | None:
    """Lines of the text for lines of the print, those that are the same and others; and names that differ."""
    found = Counterparts(PRINT, text, text.split("\n")).of(0, len(PRINT) - 1, wanted or (ADD, STORE, RET))
    if found is None:
        return None
    others = {line: None if other is None else other.first for line, other in found.others.items()}
    return dict(found.same), others, dict(found.names)


def replaced(old: str, new: str) -> str:
    return "\n".join(PRINT).replace(old, new)


def test_a_line_that_is_the_prints_word_for_word_stands_for_it() -> None:
    same, others, names = matched("\n".join(["; a comment", *PRINT])) or ({}, {}, {})
    assert (same[ADD], same[STORE], same[RET]) == (ADD + 1, STORE + 1, RET + 1)
    assert not others
    assert not names


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("; preds = %entry\n", "\n"),
        ("one:      ", "one: ; mine\n\n;  \n   \n"),
        ("  ]\n\n", "  ]\n"),
        ("#0 {", "#7\n{ ; here"),
    ],
)
def test_labels_comments_and_blank_lines_are_no_statements(old: str, new: str) -> None:
    text = replaced(old, new)
    same, others, _ = matched(text) or ({}, {}, {})
    assert {line: text.split("\n")[at] for line, at in same.items()} == {line: PRINT[line] for line in same}
    assert {ADD, STORE, RET} <= same.keys()
    assert not others


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("!tbaa !3", "!tbaa !99", STORE),
        ("!tbaa !3", "!tbaa !3 ; behind", STORE),
        ("  store i32 %0, ptr", "\tstore  i32 %0,ptr", STORE),
        ("  %0 = add", "  add", ADD),
    ],
)
def test_a_line_in_other_words_begins_the_same_statement(old: str, new: str, line: int) -> None:
    same, others, names = matched(replaced(old, new)) or ({}, {}, {})
    assert others == {line: line}
    assert line not in same
    assert not names


def test_other_numbers_are_names() -> None:
    _same, others, names = matched(replaced("%0", "%5")) or ({}, {}, {})
    assert names == {"%0": "%5"}
    assert {ADD, STORE, RET} <= others.keys()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  store i32 %0,", "  store i32\n    %0,"),
        ("entry:\n  %0", "entry: %0"),
        ("  br label %last\n", "  br\n    label %last\n"),
    ],
)
def test_another_layout_is_read_statement_by_statement(old: str, new: str) -> None:
    text = replaced(old, new)
    same, others, _ = matched(text) or ({}, {}, {})
    assert not same
    lines = text.split("\n")
    assert all(
        at is not None and PRINT[line].split()[0] in lines[at].split()
        for line, at in others.items()
        if line != ADD
    )


def test_a_statement_of_several_lines_is_found_with_all_of_them() -> None:
    found = Counterparts(PRINT, "\n".join(PRINT), PRINT).of(0, len(PRINT) - 1, (SWITCH,))
    assert found is not None
    switch = found.others[SWITCH]
    assert switch is not None
    assert (switch.first, switch.last) == (SWITCH, SWITCH + 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  store i32 %0,", "  load i32,"),
        ("  %0 = add i32 %n, 1", "  %other = add i32 %n, 1"),
        ("  br label %last\n", ""),
        ("  br label %last\n", "  br label %last\n  ret i32 0\n"),
        ("define i32 @f", "define i32 @g"),
        ("\n}", "\n"),
    ],
)
def test_another_function_does_not_match(old: str, new: str) -> None:
    assert matched(replaced(old, new)) is None


def test_what_respelling_added_is_none_of_the_texts() -> None:
    added = "  %ldsopt.records.0 = add i32 %n, 0"
    ours = [*PRINT[:ADD], added, *PRINT[ADD:]]
    found = Counterparts(ours, "\n".join(PRINT), PRINT).of(0, len(ours) - 1, (ADD, ADD + 1))
    assert found is not None
    assert found.others[ADD] is None
    assert found.others[ADD + 1] is not None
