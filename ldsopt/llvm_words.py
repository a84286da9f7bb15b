"""The words of LLVM on standard error, made fit to be passed on."""

from __future__ import annotations

import re
from typing import NamedTuple

from ldsopt.patterns import pattern

_WARNING = pattern(r"^(warning: .*)\n\n?", re.MULTILINE)
_NO_PLACE = pattern(r"(?<=warning: )<unknown>:\d+:\d+: ")
_ALLOCA = "alloca on amdgpu must be in addrspace(5)"
_SUMMARY = ("LLVM ERROR", "error:", "Assertion", "annot select", "UNREACHABLE", "terminate called")


class LocatedError(NamedTuple):
    """A line of LLVM's such as ``<stdin>:3:7: error: expected type``; line and column are 1-based."""

    line: int
    column: int
    message: str


def located_error(line: str) -> LocatedError | None:
    """The error that a line of LLVM's words tells with its place; ``None`` for any other line.

    >>> located_error("llc: <stdin>:3:7: error: expected type")
    LocatedError(line=3, column=7, message='expected type')
    """
    place, told, message = line.partition(": error: ")
    *_, number, column = ("", *place.replace(" ", ":").split(":"))
    if not told or not number.isdecimal() or not column.isdecimal():
        return None
    return LocatedError(int(number), int(column), message)


def remedy_of(words: str) -> str | None:
    """The remedy for IR that LLVM's verifier refuses, where one is known.

    LLVM's optimizer takes a module without a target for any machine's, and makes registers of its variables on the
    stack. An alloca that is left by it no backend for AMD GPUs compiles.

    >>> remedy_of("alloca on amdgpu must be in addrspace(5) %a = alloca i32, align 4")
    'say `addrspace(5)` there; a module without a target triple may be optimized first (`opt -O2`)'
    """
    if _ALLOCA in words:
        return "say `addrspace(5)` there; a module without a target triple may be optimized first (`opt -O2`)"
    return None


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
    told = [line for line in lines if any(word in line for word in _SUMMARY)]
    return (told or lines or [""])[0]
