"""Names for globals that have only a number.

LLVM numbers the globals without a name anew in each print, so ``@1`` is another variable once ``@0`` is gone, and what
speaks of variables by name (reports, scopes, arenas) cannot speak of them. A module with an unnamed LDS variable is
read as if its author had written names.

Example: ``@0 = internal addrspace(3) global i32 poison`` becomes ``@unnamed.0 = ...``.
"""

from __future__ import annotations

from ldsopt.ir.syntax import lines_starting, mentions
from ldsopt.patterns import pattern

_UNNAMED_LDS = pattern(r"@\d+ = .*\baddrspace\(3\) ")


def has_unnamed_lds(outer: str) -> bool:
    """Whether a variable in LDS has only a number, by canonical text, from which bodies may be left out."""
    return any(line[1:2].isdigit() and _UNNAMED_LDS.match(line) for line in lines_starting(outer, "@"))


def named(text: str) -> str:
    """The canonical text of a module with a name for every numbered global."""
    prefix = "unnamed."
    while f"@{prefix}" in text:
        prefix += "."
    return "\n".join(_named(line, prefix) if "@" in line else line for line in text.split("\n"))


def _named(line: str, prefix: str) -> str:
    out, done = [], 0
    for match in mentions(line):
        if match[1].isdecimal():
            out += [line[done : match.start(1)], prefix]
            done = match.start(1)
    return "".join((*out, line[done:]))
