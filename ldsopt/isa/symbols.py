"""The symbols by which LLVM's listings tell the registers of functions that call each other.

``.set k.num_vgpr, max(32, f.num_vgpr)``: the caller's registers are those of its callees where they are more.
Only what LLVM writes there is understood: numbers, symbols, ``max``, ``or``, ``+`` and parentheses. Source:
LLVM ``AMDGPUMCResourceInfo.cpp``, ``AMDGPUMCExpr.cpp``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ldsopt.isa.assembly import unquoted

_SET = re.compile(r'\s*\.set\s+("[^"]*"|[^\s,]+)\s*,\s*(.*)')
_TOKEN = re.compile(r'\s*("[^"]*"|[\w.$@]+|[(),+])')


class Symbols:
    """The ``.set`` symbols of a listing.

    >>> s = Symbols([".set k.num_vgpr, max(32, f.num_vgpr)", ".set f.num_vgpr, 41"])
    >>> s.value("k.num_vgpr"), s.value("k.num_agpr")
    (41, None)
    """

    def __init__(self, lines: Iterable[str]) -> None:
        found = (_SET.match(line) for line in lines if ".set" in line)
        self._text = {unquoted(one[1]): one[2].split(";")[0] for one in found if one}
        self._known: dict[str, int | None] = {}

    def value(self, name: str) -> int | None:
        """The symbol's number; ``None`` if it has none, or one that its text does not tell."""
        if name not in self._known:
            self._known[name] = None  # what a symbol that is defined by itself has
            self._known[name] = self.evaluate(self._text[name]) if name in self._text else None
        return self._known[name]

    def evaluate(self, expression: str) -> int | None:
        """The number that an expression comes to, or ``None``.

        >>> Symbols([]).evaluate("0+max(3, or(4, 1))")
        5
        """
        tokens = _TOKEN.findall(expression)
        if "".join(tokens) != "".join(expression.split()) and '"' not in expression:
            return None
        try:
            value, rest = self._sum(tokens, 0)
        except (IndexError, ValueError, RecursionError):
            return None
        return value if rest == len(tokens) else None

    def _sum(self, tokens: list[str], at: int) -> tuple[int, int]:
        value, at = self._term(tokens, at)
        while at < len(tokens) and tokens[at] == "+":
            more, at = self._term(tokens, at + 1)
            value += more
        return value, at

    def _term(self, tokens: list[str], at: int) -> tuple[int, int]:
        token = tokens[at]
        if token == "(" or (token in ("max", "or") and tokens[at + 1] == "("):
            at += 1 if token == "(" else 2
            values = []
            while True:
                value, at = self._sum(tokens, at)
                values.append(value)
                at += 1
                if tokens[at - 1] == ")":
                    break
                if tokens[at - 1] != ",":
                    raise ValueError(token)
            if token == "or":
                combined = 0
                for value in values:
                    combined |= value
                return combined, at
            return max(values), at
        if token.isdigit():
            return int(token), at + 1
        known = self.value(unquoted(token))
        if known is None:
            raise ValueError(token)
        return known, at + 1
