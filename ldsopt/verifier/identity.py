"""Telling whether a finding in one module is one that another version of it has, too.

Lines move and values are renamed from one version to the next. What stays is which function, what kind of instruction,
and the how-manieth of that kind it is in the function.
"""

from __future__ import annotations

import re

from ldsopt.ir.module import Module
from ldsopt.simt.findings import Finding, Site

_DEFINED = re.compile(r'^%(?:"[^"]*"|[-\w.$]+) = ')
_CALLEE = re.compile(r"@([-\w.$]+)\(")
_FUNCTION = re.compile(r'^define .*?@("[^"]*"|[-\w.$]+)\(')
Identity = tuple[object, ...]


def _kind(text: str) -> str:
    """The opcode with its type, or the callee.

    >>> _kind("%1 = load i32, ptr addrspace(3) %p, align 4"), _kind("call void @f(i32 %x), !tbaa !3")
    ('load i32', 'call f')
    """
    text = _DEFINED.sub("", text.strip())
    words = text.replace(",", " ").split()
    if "call" in words[:2]:
        callee = _CALLEE.search(text)
        return f"call {callee[1]}" if callee else "call"
    if words[0] == "atomicrmw":
        return f"atomicrmw {words[1]}"
    return " ".join(words[:2])


class Identities:
    """What makes an instruction of one module the same one in another version of it."""

    def __init__(self, module: Module) -> None:
        self._of_line: dict[int, tuple[str, str, int]] = {}
        counts: dict[tuple[str, str], int] = {}
        function = ""
        for number, line in enumerate(module.lines, 1):
            if start := _FUNCTION.match(line):
                function = start[1]
            elif line.startswith("  ") and len(line) > 2 and line[2] != " ":
                key = (function, _kind(line))
                counts[key] = counts.get(key, 0) + 1
                self._of_line[number] = (*key, counts[key])

    def of(self, finding: Finding) -> Identity:
        """The finding without anything that another version would number or name anew."""
        sites = tuple(self._of_site(touch.site) for touch in (finding.access, finding.other) if touch)
        return finding.kind, *sites

    def _of_site(self, site: Site) -> object:
        return self._of_line.get(site.line, (site.function, _kind(site.text)))
