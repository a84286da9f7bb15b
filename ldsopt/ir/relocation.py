"""Names of globals that come to stand for an address within another global, function by function.

In the lines of a relocation each ``@A`` becomes ``getelementptr inbounds nuw (i8, ptr addrspace(3) @arena, i32 64)``,
or ``@arena`` at offset 0, wherever it stands: as an operand, in nested constant expressions, in vectors, in debug
records. LLVM prints such constants as they were written. `is_relocated` tells independently of `relocated` whether one
line is the other with its names moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ldsopt.ir.syntax import global_name, mentions, unquote, with_names
from ldsopt.patterns import pattern

_WITHIN = "getelementptr inbounds nuw (i8, ptr addrspace(3) "
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
        return f"{_WITHIN}{global_name(self.name)}, i32 {self.offset})"


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

    def moved(name: str) -> str | None:
        address = addresses.get(unquote(name[1:])) if name[0] == "@" else None
        return address and address.text

    return with_names(text, moved)


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
    is_within = text.startswith(_WITHIN, at)
    start = at + len(_WITHIN) if is_within else at
    name = next(mentions(text, start), None)
    if name is None or name.start() != start:
        return None
    if not is_within:
        return Address(unquote(name[1]), 0), name.end()
    comma, _, offset = text[name.end() : text.find(")", name.end())].partition(" i32 ")
    if comma != "," or not offset.isdecimal() or offset[0] == "0":
        return None
    return Address(unquote(name[1]), int(offset)), text.index(")", name.end()) + 1
