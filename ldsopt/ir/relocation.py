"""Names of globals that come to stand for an address within another global, function by function.

In the lines of a relocation each ``@A`` becomes ``getelementptr inbounds nuw (i8, ptr addrspace(3) @arena, i32 64)``,
or ``@arena`` at offset 0, wherever it stands: as an operand, in nested constant expressions, in vectors, in debug
records. LLVM prints such constants as they were written. `is_relocated` tells independently of `relocated` whether one
line is the other with its names moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ldsopt.ir.syntax import NAME, global_name, mentions, unquote
from ldsopt.patterns import pattern

_WITHIN = pattern(
    rf"getelementptr inbounds nuw \(i8, ptr addrspace\(3\) @(?P<name>{NAME}), i32 (?P<offset>[1-9]\d*)\)"
)
_LAUNDERED = pattern(
    r"  (?P<name>%[-\w.$]+)\.(?:addr = ptrtoint ptr addrspace\(3\) (?P<pointer>.*) to i32"
    r'|dst = call ptr addrspace\(3\) asm "", "=[sv],0"\(ptr addrspace\(3\) (?P<passed>.*)\))$'
)


class Address(NamedTuple):
    """A byte of a global in LDS."""

    name: str
    offset: int

    @property
    def text(self) -> str:
        """It as an operand of type ``ptr addrspace(3)``."""
        if not self.offset:
            return global_name(self.name)
        return (
            f"getelementptr inbounds nuw (i8, ptr addrspace(3) {global_name(self.name)}, i32 {self.offset})"
        )


class Relocation(NamedTuple):
    """The names that stand in the lines ``[start, stop)`` of a module."""

    start: int
    stop: int
    addresses: Mapping[str, Address]


def relocated(text: str, addresses: Mapping[str, Address]) -> str:
    """A line with every name replaced.

    >>> relocated("  %v = load i32, ptr addrspace(3) @A, align 4", {"A": Address("arena", 0)})
    '  %v = load i32, ptr addrspace(3) @arena, align 4'
    """
    out, done = [], 0
    for match in mentions(text):
        address = addresses.get(unquote(match[1]))
        if address is not None:
            out += [text[done : match.start()], address.text]
            done = match.end()
    return "".join((*out, text[done:]))


def is_relocated(before: str, after: str, addresses: Mapping[str, Address]) -> bool:
    """True if ``after`` is ``before`` with every name replaced, and with nothing else changed."""
    at = done = 0
    for match in mentions(before):
        wanted = addresses.get(unquote(match[1]))
        if wanted is None:
            continue
        between = before[done : match.start()]
        if not after.startswith(between, at):
            return False
        at += len(between)
        found = _address_at(after, at)
        if found is None or found[0] != wanted:
            return False
        at, done = found[1], match.end()
    return after[at:] == before[done:]


def unlaundered(before: Iterable[str], text: str) -> str:
    """An instruction with the address that lines in front of it have hidden from LLVM in its place again.

    >>> unlaundered(["  %x.addr = ptrtoint ptr addrspace(3) @A to i32"], "  call void @f(ptr addrspace(3) %x.dst)")
    '  call void @f(ptr addrspace(3) @A)'
    """
    for line in before:
        if match := _LAUNDERED.match(line):
            text = text.replace(f"{match['name']}.dst", match["pointer"] or match["passed"], 1)
    return text


def _address_at(text: str, at: int) -> tuple[Address, int] | None:
    """The address that stands at a column, and where it ends."""
    if within := _WITHIN.match(text, at):
        return Address(unquote(within["name"]), int(within["offset"])), within.end()
    match = next(mentions(text[at:]), None)
    if match is None or match.start():
        return None
    return Address(unquote(match[1]), 0), at + match.end()
