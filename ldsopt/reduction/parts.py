"""What a pass of the reducer is: which parts of a module may go, and the module without some of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ldsopt.ir.module import Module
from ldsopt.ir.syntax import NAME, mentions, unquote

_LOCAL = re.compile(rf'%({NAME})|"[^"]*"')


class ReductionPass(NamedTuple):
    """One sort of parts that may go.

    Attributes:
        name: what they are.
        parts: those of a module, in text order.
        without: the text of the module without some of its parts.
    """

    name: str
    parts: Callable[[Module], Sequence[Any]]
    without: Callable[[Module, Sequence[Any]], str]


def without_lines(module: Module, numbers: Iterable[int]) -> str:
    """The text without some of its lines."""
    gone = frozenset(numbers)
    return "\n".join(line for number, line in enumerate(module.lines) if number not in gone)


def with_lines(module: Module, changed: Mapping[int, str]) -> str:
    """The text with other lines in the place of some."""
    return "\n".join(changed.get(number, line) for number, line in enumerate(module.lines))


def local_names(line: str) -> Iterable[str]:
    """The local names that a line mentions: of values, blocks and types, with their quotes.

    >>> list(local_names('  br i1 %c, label %"a b", label %x'))
    ['c', '"a b"', 'x']
    """
    return (match[1] for match in _LOCAL.finditer(line) if match[1] is not None)


def with_values(line: str, values: Mapping[str, str]) -> str:
    """A line in which other values stand in the place of local names.

    >>> with_values("  store i32 %x, ptr %p", {"x": "0"})
    '  store i32 0, ptr %p'
    """
    return _LOCAL.sub(lambda match: values.get(match[1], match[0]) if match[1] else match[0], line)


def mentioned(lines: Iterable[str]) -> frozenset[str]:
    """The names of the globals that lines mention, without sigils and quotes."""
    return frozenset(unquote(match[1]) for line in lines if "@" in line for match in mentions(line))
