"""Instructions written one after the other, each under a name; what is known when they are written becomes none.

Operands are texts as LLVM prints them: names, and numbers in place of them where they are known.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

NAME = "ldsopt.rec"
"""The prefix of the names of all values and blocks that are added to a kernel."""

OF_THE_WAVE = 'syncscope("wavefront") monotonic'
"""The way that records are stored and loaded, see `ldsopt.transforms.instrument.instrumenting`."""

_KNOWN: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "urem": lambda a, b: a % b,
    "udiv": lambda a, b: a // b,
}
_NEUTRAL = {"add": 0, "or": 0, "shl": 0, "mul": 1, "udiv": 1}
_ABSORBING = {"and": 0, "mul": 0}


@dataclass(slots=True)
class LineWriter:
    """Instructions in the making.

    Attributes:
        prefix: tells the names of one place from those of others.
        lines: complete lines, as an edit puts them into a function.
    """

    prefix: str = ""
    lines: list[str] = field(default_factory=list)

    def let(self, name: str, text: str) -> str:
        """Adds an instruction with a result; the result's name."""
        self.lines.append(f"  {self.value(name)} = {text}")
        return self.value(name)

    def do(self, text: str) -> None:
        """Adds an instruction without one."""
        self.lines.append(f"  {text}")

    def value(self, name: str) -> str:
        """The full name of a value, or of a block as an operand."""
        return f"%{NAME}.{self.prefix}{name}"

    def block(self, name: str) -> None:
        """Begins a block."""
        self.lines += ["", f"{NAME}.{self.prefix}{name}:"]

    def number(self, name: str, operation: str, one: str, other: str | int, kind: str = "i32") -> str:
        """Adds a computation of two numbers, if its result is not known.

        >>> written = LineWriter()
        >>> written.number("a", "add", "%x", 0), written.number("b", "shl", "3", 2), written.lines
        ('%x', '12', [])
        """
        known = int(other) if str(other).lstrip("-").isdigit() else None
        if one.isdigit() and known is not None:
            return str(_KNOWN[operation](int(one), known))
        if known is not None and _NEUTRAL.get(operation) == known:
            return one
        if known is not None and _ABSORBING.get(operation) == known:
            return "0"
        if one.isdigit() and _ABSORBING.get(operation) == int(one):
            return "0"
        if operation == "urem" and known == 1:
            return "0"
        return self.let(name, f"{operation} {kind} {one}, {other}")

    def both(self, name: str, one: str, other: str) -> str:
        """Adds the conjunction of two conditions."""
        if "true" in (one, other):
            return one if other == "true" else other
        return self.let(name, f"and i1 {one}, {other}")

    def choose(self, name: str, condition: str, one: str | int, other: str | int, kind: str = "i32") -> str:
        """Adds a choice between two values."""
        if condition == "true" or str(one) == str(other):
            return str(one)
        return self.let(name, f"select i1 {condition}, {kind} {one}, {kind} {other}")

    def within(self, name: str, pointer: str, offset: str, space: int = 1) -> str:
        """Adds the address of a byte behind a pointer.

        A number of 32 bits that is not known is widened without a sign, so that it may be the offset of a store.
        """
        if offset == "0":
            return pointer
        if space == 1 and not offset.isdigit():
            offset = self.let(f"{name}.far", f"zext i32 {offset} to i64")
            return self.let(name, f"getelementptr i8, ptr addrspace({space}) {pointer}, i64 {offset}")
        return self.let(name, f"getelementptr i8, ptr addrspace({space}) {pointer}, i32 {offset}")

    def store(self, value: str, place: str, *, space: int = 1, bits: int = 64) -> None:
        """Adds a store that lanes of a wave may do together."""
        self.do(
            f"store atomic i{bits} {value}, ptr addrspace({space}) {place} {OF_THE_WAVE}, align {bits // 8}"
        )

    def load(self, name: str, place: str, *, space: int = 1, bits: int = 64) -> str:
        """Adds a load of what such a store has left."""
        where = f"ptr addrspace({space}) {place} {OF_THE_WAVE}, align {bits // 8}"
        return self.let(name, f"load atomic i{bits}, {where}")
