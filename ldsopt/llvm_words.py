"""The words of LLVM on standard error, made fit to be passed on."""

from __future__ import annotations

import re

from ldsopt.patterns import pattern

_WARNING = pattern(r"^(warning: .*)\n\n?", re.MULTILINE)
_NO_PLACE = pattern(r"(?<=warning: )<unknown>:\d+:\d+: ")
_SUMMARY = pattern(r"LLVM ERROR|error:|Assertion|annot select|UNREACHABLE|terminate called")


def said_once(words: str) -> str:
    """The words of LLVM, with each of its warnings once: it repeats them for every use that it looks at.

    >>> said_once("warning: local memory global\\n\\nwarning: <unknown>:0:0: local memory global\\n\\n")
    'warning: local memory global\\n'
    """
    said: set[str] = set()

    def once(match: re.Match[str]) -> str:
        warning = match[1]
        if warning in said:
            return ""
        said.add(warning)
        return f"{warning}\n"

    return _WARNING.sub(once, _NO_PLACE.sub("", words))


def one_line(words: str) -> str:
    """LLVM's diagnostic without its stack dump: the first line that states an error, else the first line."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    told = [line for line in lines if _SUMMARY.search(line)]
    return (told or lines or [""])[0]
