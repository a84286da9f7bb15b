"""Two listings side by side: which line of the one stands beside which of the other."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

ListingRow = tuple[int | None, int | None]
"""The numbers of two lines that stand beside each other; ``None`` where there is none."""

_ALIGNABLE = 20_000
"""Lines up to which two listings are aligned; difflib is quadratic."""


def aligned_rows(before: Sequence[str], after: Sequence[str]) -> list[ListingRow]:
    """Rows of two listings, by line number from 0. Every line is in one row, in order.

    Equal lines stand beside each other; between them lines with the same first word do, as the same instruction may
    have got other registers.

    >>> aligned_rows(["s_nop 0", "ds_read v1", "s_endpgm"], ["ds_read v2", "s_endpgm"])
    [(0, None), (1, 0), (2, 1)]
    """
    if max(len(before), len(after)) > _ALIGNABLE:
        return [*((n, None) for n in range(len(before))), *((None, n) for n in range(len(after)))]
    rows: list[ListingRow] = []
    for tag, a, a_end, b, b_end in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            rows += zip(range(a, a_end), range(b, b_end), strict=True)
        else:
            rows += _between([_word(x) for x in before[a:a_end]], [_word(x) for x in after[b:b_end]], a, b)
    return rows


def _word(line: str) -> str:
    return line.split(" ", 1)[0]


def _between(before: Sequence[str], after: Sequence[str], a: int, b: int) -> Iterator[ListingRow]:
    for tag, i, i_end, j, j_end in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from ((a + i + n, b + j + n) for n in range(i_end - i))
        else:
            yield from ((a + n, None) for n in range(i, i_end))
            yield from ((None, b + n) for n in range(j, j_end))
