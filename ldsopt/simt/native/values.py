"""The way of a lane's value from memory into registers and back, as `ldsopt.simt.access` says for the interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ldsopt.simt.native.text import Code


@dataclass(frozen=True, slots=True)
class ValueForm:
    """The knowledge of native functions of the values that an access moves.

    Attributes:
        size: bytes in memory.
        encoding: see `ldsopt.simt.access.Plan`: ``plain``, ``bool`` or ``bfloat``.
        pieces: elements of a value.
        is_array: a value of one lane is an array, even of one element.
    """

    size: int
    encoding: str
    pieces: int
    is_array: bool

    @property
    def held(self) -> int:
        """Bytes of a value in registers."""
        return 2 * self.size if self.encoding == "bfloat" else self.size

    @property
    def item(self) -> int:
        """Bytes of an element in registers."""
        return self.held // self.pieces

    def rows(self, lanes: int) -> tuple[int, ...]:
        """The shape of the values of so many lanes."""
        return (lanes, self.pieces) if self.is_array else (lanes,)

    def parts(self) -> Iterator[tuple[int, int]]:
        """The largest powers of two that the size is the sum of, up to 16, with the byte at which each begins."""
        at = 0
        while at < self.size:
            part = min(16, 1 << ((self.size - at).bit_length() - 1))
            yield at, part
            at += part

    def load(self, code: Code, source: str, target: str, is_active: str = "true") -> None:
        """Puts a value from memory into registers; zero for a lane that is not active."""
        if self.encoding == "bfloat":
            for piece in range(self.pieces):
                half = code(f"zext i16 {code.load('i16', source, piece, align=1)} to i32")
                wide = code(f"shl i32 {half}, 16")
                code.store("i32", code(f"select i1 {is_active}, i32 {wide}, i32 0"), target, piece, align=1)
            return
        for at, part in self.parts():
            value = code.load(f"i{8 * part}", code.at(source, "i8", at), align=1)
            if self.encoding == "bool":
                value = code(f"and i{8 * part} {value}, 1")
            value = code(f"select i1 {is_active}, i{8 * part} {value}, i{8 * part} 0")
            code.store(f"i{8 * part}", value, code.at(target, "i8", at), align=1)

    def clear(self, code: Code, target: str) -> None:
        """Puts zeros into registers."""
        parts = ValueForm(self.held, "plain", 1, is_array=False).parts()
        for at, part in parts:
            code.store(f"i{8 * part}", "0", code.at(target, "i8", at), align=1)

    def parts_held(self, code: Code, source: str) -> Iterator[tuple[int, str, str]]:
        """A value in registers as it is in memory: of each part the byte at which it begins, its type and its bits."""
        if self.encoding == "bfloat":
            for piece in range(self.pieces):
                high = code(f"lshr i32 {code.load('i32', source, piece, align=1)}, 16")
                yield 2 * piece, "i16", code(f"trunc i32 {high} to i16")
            return
        for at, part in self.parts():
            yield at, f"i{8 * part}", code.load(f"i{8 * part}", code.at(source, "i8", at), align=1)

    def store(self, code: Code, source: str, target: str) -> None:
        """Puts a value from registers into memory."""
        for at, type_, value in self.parts_held(code, source):
            code.store(type_, value, code.at(target, "i8", at), align=1)

    def differs(self, code: Code, source: str, target: str) -> str:
        """IR that is true if storing a value would change memory."""
        found = "false"
        for at, type_, value in self.parts_held(code, source):
            old = code.load(type_, code.at(target, "i8", at), align=1)
            found = code(f"or i1 {found}, {code(f'icmp ne {type_} {old}, {value}')}")
        return found
