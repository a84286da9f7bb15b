"""Tables: aligned by spaces for a file or another program, drawn by rich for a terminal; and pictures as SVG.

Nothing is ever cut off: on a terminal that is too narrow, the words of a cell continue on its next line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ldsopt.compare.spelling import GREEN, RED, YELLOW
from ldsopt.dataclass import dataclass

_STYLES = {None: None, GREEN: "green", RED: "red", YELLOW: "yellow"}
_GAP = 3


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a report, for formats with a choice.

    Attributes:
        top: the most changes of each verdict; ``None`` for all.
        width: columns of the terminal; ``None`` if the output is no terminal.
        color: emphasis by terminal escapes.
    """

    top: int | None = None
    width: int | None = None
    color: bool = False


@dataclass(frozen=True, slots=True)
class TextTable:
    """Cells of text.

    Attributes:
        head: the title of each column.
        rows: the cells, one for each column.
        numbers: the columns that are aligned on the right; by default all but the first.
        escapes: for each row the escape that colours it on a terminal, as `paint` takes it; empty for none.
    """

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    numbers: frozenset[int] = frozenset(range(1, 99))
    escapes: Sequence[str | None] = ()


_LONG = 100
"""A longer name, as those of C++ templates are, has a line of its own: it would part all others from their figures."""


def aligned(table: TextTable) -> list[str]:
    """The head and the rows as texts, columns two spaces apart. The last column is as wide as its text.

    Each is a line, but for a row with a long name: two.

    >>> aligned(TextTable(("name", "bytes", "why"), [("a", "16", "-"), ("tile", "4", "short")], frozenset({1})))
    ['name  bytes  why', 'a        16  -', 'tile      4  short']
    >>> aligned(TextTable(("name", "bytes"), [("a" * 101, "16"), ("b", "4")], frozenset({1}))) == [
    ...     "name  bytes", "a" * 101 + "\\n         16", "b         4"]
    True
    """
    rows = [table.head, *table.rows]
    widths = [max(len(row[i]) for row in rows if i or len(row[i]) <= _LONG) for i in range(len(table.head))]
    lines: list[str] = []
    for row in rows:
        is_long = len(row) > 1 and len(row[0]) > _LONG
        cells = enumerate(zip(("", *row[1:]) if is_long else row, widths, strict=True))
        line = "  ".join(
            cell.rjust(width) if i in table.numbers else cell.ljust(width) for i, (cell, width) in cells
        )
        lines.append(f"{row[0]}\n{line.rstrip()}" if is_long else line.rstrip())
    return lines


def markdown(
    head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[int] | None = None
) -> str:
    """A table of GitHub-flavoured Markdown, whose cells are escaped already.

    Args:
        head: the titles of the columns.
        rows: the cells.
        numbers: the places of the columns of numbers; by default all but the first two.
    """
    of_numbers = range(2, len(head)) if numbers is None else numbers
    rule = ["---:" if at in of_numbers else "---" for at in range(len(head))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))


def fits(table: TextTable, width: int | None) -> bool:
    """True if a terminal of that many columns, if there is one, is wide enough for every cell on one line."""
    columns = zip(table.head, *table.rows, strict=True)
    return width is None or sum(max(map(len, column)) + _GAP for column in columns) - _GAP <= width


def laid_out(table: TextTable, look: Look, *, drawn_if: bool = True) -> list[str]:
    """The lines of the table: for a terminal drawn, if so wanted; else aligned."""
    return drawn(table, look).splitlines() if look.width is not None and drawn_if else aligned(table)


def drawn(table: TextTable, look: Look) -> str:
    """The table for a terminal, with a rule under its head and a final newline."""
    import io

    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(
        file=io.StringIO(),
        width=look.width,
        force_terminal=look.color,
        color_system="standard" if look.color else None,
    )
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for column, title in enumerate(table.head):
        grid.add_column(
            Text(title),
            justify="right" if column in table.numbers else "left",
            overflow="fold",
            no_wrap=column in table.numbers,
        )
    escapes = table.escapes or [None] * len(table.rows)
    for row, escape in zip(table.rows, escapes, strict=True):
        grid.add_row(*map(Text, row), style=_STYLES[escape])
    with console.capture() as found:
        console.print(grid)
    return "".join(f"{line.rstrip()}\n" for line in found.get().splitlines() if line.strip())


def svg(width: int, height: int, parts: Sequence[str], font_size: int = 12) -> str:
    """A picture on white ground that stands alone, with its parts on lines of their own and a final newline."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="monospace" font-size="{font_size}">\n'
        f'<rect width="{width}" height="{height}" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )
