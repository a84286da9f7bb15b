"""How names and numbers are written in every report.

Names come from the input, which may be hostile: a symbol may hold newlines, terminal escapes or Markdown.
"""

from __future__ import annotations

import math
import re

from ldsopt.report.metrics import Number

BOLD, RED, GREEN, YELLOW = "1", "31", "32", "33"
"""Terminal escapes for `paint`."""


def shown(name: str) -> str:
    """A name on one line of a terminal: what is not printable appears as its escape.

    >>> shown("gemm\\n\\x1b[2J")
    'gemm\\\\n\\\\x1b[2J'
    """
    if name.isprintable():
        return name
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in name)


def code(name: str) -> str:
    """A name as a Markdown code span, also inside of a table cell, whatever it holds.

    >>> print(code("a|b"), code("a`b"))
    `a\\|b` ``a`b``
    """
    text = shown(name).replace("|", "\\|")
    fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def prose(text: str) -> str:
    """Text in Markdown that means only itself.

    >>> print(prose("<b>*x*"))
    \\<b\\>\\*x\\*
    """
    return re.sub(r"([\\`*_\[\]<>|#~&])", r"\\\1", shown(text))


def number(value: Number | None) -> str:
    """A value; ``?`` when unknown.

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
    """A count with its noun.

    >>> plural(1, "wait"), plural(2, "wait"), plural(2, "loss", "losses")
    ('1 wait', '2 waits', '2 losses')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def paint(text: str, escape: str | None, on: bool) -> str:
    """The text, emphasised on a terminal if ``on``."""
    return f"\x1b[{escape}m{text}\x1b[0m" if on and escape else text
