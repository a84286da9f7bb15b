"""Tables: as text where nothing is known of who reads it, drawn where a terminal does; nothing is cut off."""

from __future__ import annotations

import pytest

from ldsopt.report.table import TextTable, aligned, drawn, fits

WHY = "needed from here to there, because something else reads it then"
TABLE = TextTable(
    ("variable", "bytes", "why"),
    [("tile", "16384", WHY), ("[red]x[/red]", "4", "-")],
    frozenset({1}),
    ["31", None],
)


def test_text_has_no_spaces_at_its_ends() -> None:
    assert aligned(TABLE) == [
        "variable      bytes  why",
        f"tile          16384  {WHY}",
        "[red]x[/red]      4  -",
    ]


def test_text_of_no_rows_is_the_head() -> None:
    assert aligned(TextTable(("a", "b"), [], frozenset())) == ["a  b"]


@pytest.mark.parametrize("width", [200, 100, 60, 40, 30])
def test_drawn_keeps_to_the_width_and_loses_no_word(width: int) -> None:
    text = drawn(TABLE, width, color=False)
    assert max(map(len, text.splitlines())) <= width
    letters = "".join(text.split())
    assert all(number in text for number in ("16384", "4"))
    if fits(TABLE, width):
        assert [" ".join(line.split()) for line in text.splitlines() if "tile" in line] == [
            f"tile 16384 {WHY}"
        ]
    else:
        assert all(word[:3] in letters for word in WHY.split())


def test_names_are_no_markup() -> None:
    assert "[red]x[/red]" in drawn(TABLE, 100, color=True)


def test_colour_is_for_the_rows_that_have_one() -> None:
    head, _, first, second = drawn(TABLE, 100, color=True).splitlines()
    assert "\x1b[31m" in first
    assert "\x1b" not in second
    assert "\x1b[1m" in head
    assert "\x1b" not in drawn(TABLE, 100, color=False)
