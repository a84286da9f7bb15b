"""The spelling of names and numbers in every report.

Names come from the input, which may be hostile: a symbol may hold newlines, terminal escapes or Markdown.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from html import escape
from typing import TYPE_CHECKING, ParamSpec

from ldsopt.errors import shown

if TYPE_CHECKING:
    from ldsopt.compare.metrics import MetricValue


BOLD, RED, GREEN, YELLOW = "1", "31", "32", "33"
"""Terminal escapes for bold and coloured text, as `paint` takes them."""

WIDEST = 160
"""The most characters of an instruction that a report shows."""


def code(name: str) -> str:
    """A name as a Markdown code span, also inside of a table cell, whatever it holds.

    >>> print(code("a|b"), code("a`b"))
    `a\\|b` ``a`b``
    """
    text = shown(name).replace("|", "\\|")
    fence = "`"
    while fence in text:
        fence += "`"
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"


_MARKS = frozenset("\\`*_[]<>|#~&")


def prose(text: str) -> str:
    """Text with everything escaped that Markdown or HTML would interpret.

    >>> print(prose("<b>*x*"))
    \\<b\\>\\*x\\*
    """
    return "".join(f"\\{letter}" if letter in _MARKS else letter for letter in shown(text))


def html(text: str) -> str:
    """Text for a page or a picture, with everything escaped that HTML would interpret."""
    return escape(shown(text))


def number(value: MetricValue | None) -> str:
    """A metric's value as text; ``?`` when it is unknown.

    >>> number(18), number(2.5), number(10.0), number(None)
    ('18', '2.5', '10', '?')
    """
    if value is None:
        return "?"
    if isinstance(value, int):
        return str(value)
    return f"{value:.3f}".rstrip("0").rstrip(".")


def percent(relative: float | None) -> str:
    """A relative change with its sign; a growth from zero has no percentage.

    >>> percent(-0.8889), percent(0.0), percent(math.inf)
    ('-88.89%', '+0.00%', 'from 0')
    """
    if relative is None:
        return "?"
    if math.isinf(relative):
        return "from 0"
    return f"{relative * 100:+.2f}%"


def plural(count: int, one: str, many: str | None = None) -> str:
    """A count with its noun in the singular or plural.

    >>> plural(1, "wait"), plural(2, "wait"), plural(2, "loss", "losses")
    ('1 wait', '2 waits', '2 losses')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def text_of(lines: Iterable[str]) -> str:
    """Joins lines into one text in which each line has its newline."""
    return "".join(f"{line}\n" for line in lines)


Given = ParamSpec("Given")


def as_text(lines: Callable[Given, Iterable[str]]) -> Callable[Given, str]:
    """The function that returns the text of the lines that a function yields."""
    return wraps(lines)(lambda *given, **named: text_of(lines(*given, **named)))


def as_shown_text(lines: Callable[Given, Iterable[str]]) -> Callable[Given, str]:
    """The same, with each line as `shown` writes it."""
    return as_text(wraps(lines)(lambda *given, **named: map(shown, lines(*given, **named))))


def cut(text: str) -> str:
    """A line of code, without its end where it is wider than `WIDEST`."""
    return text if len(text) <= WIDEST else text[: WIDEST - 3] + "..."


def some_of(items: Sequence[object], most: int) -> str:
    """The first items of a list, with dots for the others.

    >>> some_of([1, 2, 3], 2), some_of([1, 2], 2)
    ('1, 2, ...', '1, 2')
    """
    return ", ".join(map(str, items[:most])) + (", ..." if len(items) > most else "")


def paint(text: str, escape: str | None, on: bool) -> str:
    """The text, emphasised on a terminal if ``on``."""
    return f"\x1b[{escape}m{text}\x1b[0m" if on and escape else text


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Names as they stand in the source, where that is plain: the local variables of C++ functions, as HIP's are.

    What would be the name of two keeps its mangled one.

    >>> short_names(["_ZZ6reduceE4sums", "_ZZN2ns1fEiE4tile_0", "other"])
    {'_ZZ6reduceE4sums': 'sums', '_ZZN2ns1fEiE4tile_0': 'tile', 'other': 'other'}
    >>> short_names(["_ZZ1fE1x", "_ZZ1gE1x"])
    {'_ZZ1fE1x': '_ZZ1fE1x', '_ZZ1gE1x': '_ZZ1gE1x'}
    """
    plain = {name: _local_name(name) for name in names}
    count = Counter(plain.values())
    return {name: short if count[short] == 1 else name for name, short in plain.items()}


def _local_name(name: str) -> str:
    """Of ``_ZZ FUNCTION E LENGTH NAME``, with a number behind it where a function has several (Itanium C++ ABI)."""
    for at, letter in enumerate(name) if name.startswith("_ZZ") else ():
        digits = "".join(itertools.takewhile(str.isdecimal, name[at + 1 : at + 5])) if letter == "E" else ""
        start = at + 1 + len(digits)
        end = start + int(digits or 0)
        if start < end <= len(name) and _is_discriminator(name[end:]):
            return name[start:end]
    return name


def _is_discriminator(text: str) -> bool:
    """True of nothing, ``_N`` or ``__N_``: which of several local names it is."""
    number = text[2:-1] if text.startswith("__") and text.endswith("_") else text[1:]
    return not text or (text[0] == "_" and number.isdecimal())
