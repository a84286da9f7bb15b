"""Elements of vectors as their text has them: masks of ``shufflevector``, integers of constants."""

from __future__ import annotations

import re

from ldsopt.ir.syntax import split_arguments

_CONSTANT = re.compile(
    r"<(\d+) x i\d+> (?:<(?P<elements>.*)>|splat \(i\d+ (?P<splat>-?\d+)\)|(?P<zero>zeroinitializer))$"
)
_INTEGER = re.compile(r"i\d+ (-?\d+)$")


def shuffle_mask(line: str) -> list[int]:
    """The element numbers of a ``shufflevector``; -1 where any will do."""
    body = line[line.index("shufflevector ") + len("shufflevector ") :]
    spans, _ = split_arguments(body, 0)
    text = body[slice(*spans[2])]
    count = int(text[1 : text.index(" x ")])
    rest = text[text.index(">") + 1 :].strip()
    if rest.startswith("<"):
        parts = rest[1:-1].split(",")
        return [-1 if p.split()[-1] in ("poison", "undef") else int(p.split()[-1]) for p in parts]
    if rest.startswith("splat"):
        return [int(rest[rest.index("(") + 1 : -1].split()[-1])] * count
    return [0 if rest == "zeroinitializer" else -1] * count


def constant_elements(text: str) -> list[int | None]:
    """The elements of a constant vector of integers, as signed integers; ``None`` where one is no number.

    Empty where the text is nothing of the kind.

    >>> constant_elements("<3 x i32> <i32 1, i32 poison, i32 -4>")
    [1, None, -4]
    >>> constant_elements("<2 x i32> zeroinitializer"), constant_elements("i32 1")
    ([0, 0], [])
    """
    found = _CONSTANT.match(text)
    if found is None:
        return []
    if found["elements"] is not None:
        numbers = (_INTEGER.match(part.strip()) for part in found["elements"].split(","))
        return [int(number[1]) if number else None for number in numbers]
    return [int(found["splat"] or 0)] * int(found[1])
