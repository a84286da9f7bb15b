"""Textual LLVM IR while it is written: names, declarations, and operations on one value or on a row of lanes."""

from __future__ import annotations

from typing import Any

import numpy as np

from ldsopt.simt.kinds import RegisterKind, Value

LANES = 16
"""Lanes that one iteration of a loop over a wave's lanes computes; divides every size of a wave."""

LIMB = 32
"""Bits of a word of an integer of more than 64 bits, which is only ever moved here."""

MOST_LEAVES = 128

Leaves = list[str]
"""A register in IR: one IR value, or one for each element of a vector and for each word of a large integer."""


class IrText:
    """The text of one function's body, and the constants and small functions in front of it in the module.

    LLVM declares the intrinsics that are called.
    """

    def __init__(self, declared: set[str]) -> None:
        self.lines: list[str] = []
        self.declared = declared
        self._names = 0

    def name(self) -> str:
        """A new name of a value."""
        self._names += 1
        return f"%v{self._names}"

    def labels(self, *stems: str) -> list[str]:
        """New names of blocks."""
        self._names += 1
        return [f"{stem}.{self._names}" for stem in stems]

    def phi(self, name: str, leaf: str, *incoming: tuple[str, str]) -> None:
        """Writes a phi of that name; each incoming value comes with its block."""
        self.lines.append(
            f"  {name} = phi {leaf} " + ", ".join(f"[ {x}, %{block} ]" for x, block in incoming)
        )

    def op(self, text: str) -> str:
        """Writes an instruction; returns its result's name."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def intrinsic(self, result: str, name: str, *arguments: str) -> str:
        """Writes a call of an intrinsic of LLVM; arguments are ``TYPE VALUE``."""
        return self.op(f"call {result} @{name}({', '.join(arguments)})")

    def do(self, text: str) -> None:
        """Writes an instruction without a result."""
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        """Begins a block."""
        self.lines.append(f"{name}:")


class LaneRow:
    """Writes operations on one value (``width`` 0) or on ``width`` lanes."""

    def __init__(self, code: IrText, width: int = 0) -> None:
        self.code, self.width = code, width

    def type(self, leaf: str) -> str:
        """The type that a leaf has here."""
        return f"<{self.width} x {leaf}>" if self.width else leaf

    def op(self, text: str) -> str:
        """Writes an instruction; returns its result's name."""
        return self.code.op(text)

    def constant(self, leaf: str, number: int) -> str:
        """An integer constant, in all lanes."""
        bits = int(leaf[1:])
        number &= (1 << bits) - 1
        number = number - (1 << bits) if number >> (bits - 1) and bits > 1 else number
        text = ("true" if number else "false") if bits == 1 else str(number)
        return f"splat ({leaf} {text})" if self.width else text

    def two(self, name: str, leaf: str, x: str, y: str) -> str:
        """An operation of LLVM on two values of a type."""
        return self.op(f"{name} {self.type(leaf)} {x}, {y}")

    def cast(self, name: str, source: str, target: str, x: str) -> str:
        """A cast of LLVM, or the value itself where the types are one."""
        return x if source == target else self.op(f"{name} {self.type(source)} {x} to {self.type(target)}")

    def compare(self, predicate: str, leaf: str, x: str, y: str) -> str:
        """``icmp``, or ``fcmp`` of floats."""
        opcode = "icmp" if leaf[0] == "i" else "fcmp"
        return self.op(f"{opcode} {predicate} {self.type(leaf)} {x}, {y}")

    def choose(self, condition: str, leaf: str, x: str, y: str) -> str:
        """``select`` by a condition of this row."""
        one = self.type(leaf)
        return self.op(f"select {self.type('i1')} {condition}, {one} {x}, {one} {y}")

    def call(self, stem: str, result: str, arguments: list[tuple[str, str]], suffix: str) -> str:
        """A call of an intrinsic of LLVM; arguments are (type of a leaf, value), with ``!`` if it is no row."""
        types = [t[1:] if t[0] == "!" else self.type(t) for t, _ in arguments]
        lane = f"v{self.width}" if self.width else ""
        name = f"{stem}.{'.'.join(lane + part for part in suffix.split('.'))}"
        given = ", ".join(f"{t} {x}" for t, (_, x) in zip(types, arguments, strict=True))
        return self.op(f"call {self.type(result)} @{name}({given})")

    def splat(self, leaf: str, x: str) -> str:
        """One value in all lanes."""
        if not self.width:
            return x
        one = self.op(f"insertelement {self.type(leaf)} poison, {leaf} {x}, i64 0")
        return self.op(
            f"shufflevector {self.type(leaf)} {one}, {self.type(leaf)} poison, <{self.width} x i32> zeroinitializer"
        )


def limbs(kind: RegisterKind) -> int:
    """The leaves of an element: one, or the 32-bit words of an integer of more than 64 bits."""
    return kind.bits // LIMB if kind.bits > 64 else 1


def leaf_count(kind: RegisterKind) -> int:
    """The leaves of a register."""
    return kind.count * limbs(kind)


def leaf_type(kind: RegisterKind) -> str:
    """The LLVM type of a leaf in computations; a bfloat is a float whose lower bits are zero."""
    scalar = kind.scalar
    if scalar.form == "float":
        return "float" if scalar.is_bfloat else scalar.text
    return f"i{LIMB}" if scalar.bits > 64 else f"i{scalar.bits}"


def held_dtype(kind: RegisterKind) -> np.dtype[Any]:
    """The numpy type of a leaf in a wave's frame: that of the register model, if there is one."""
    return np.dtype(np.uint32) if kind.bits > 64 else np.dtype(kind.dtype)


def stored_type(kind: RegisterKind) -> str:
    """The LLVM type of a leaf in a wave's frame."""
    return leaf_type(kind) if kind.scalar.form == "float" else f"i{held_dtype(kind).itemsize * 8}"


def is_native(kind: RegisterKind) -> bool:
    """True if values of a type can be held in a frame."""
    if kind.form not in ("int", "float", "pointer", "vector", "resource"):
        return False
    return kind.bits > 0 and (kind.bits <= 64 or kind.bits % LIMB == 0) and leaf_count(kind) <= MOST_LEAVES


def literal(kind: RegisterKind, value: Value, row: LaneRow) -> Leaves:
    """A constant register."""
    leaf = leaf_type(kind)
    if kind.bits > 64:
        numbers = [int(number) for number in (value if kind.is_array else [value])]
        return [row.constant(leaf, number >> (LIMB * i)) for number in numbers for i in range(limbs(kind))]
    if kind.form in ("int", "pointer"):
        return [row.constant(leaf, int(value))]
    found = []
    for element in np.asarray(value, kind.dtype).reshape(-1):
        if leaf[0] == "i":
            found.append(row.constant(leaf, int(element)))
            continue
        size = element.dtype.itemsize * 8
        bits = row.constant(f"i{size}", int(element.view(f"u{size // 8}")))
        found.append(row.op(f"bitcast {row.type(f'i{size}')} {bits} to {row.type(leaf)}"))
    return found


class LaneLoop:
    """A loop over the lanes of a wave.

    Args:
        code: the text to write to.
        lanes: the number of lanes of a wave.
        step: the number of lanes of an iteration.

    Attributes:
        lane: the number of the first lane of each iteration.
        before, loop: the blocks from which its head is entered.
    """

    def __init__(self, code: IrText, lanes: int, step: int = LANES) -> None:
        self._code, self._lanes, self._step = code, lanes, step
        self.before, self.loop, self._after = code.labels("before", "lanes", "after")
        self.lane, self._next = code.name(), code.name()

    def __enter__(self) -> LaneLoop:
        code = self._code
        code.do(f"br label %{self.before}")
        code.label(self.before)
        code.do(f"br label %{self.loop}")
        code.label(self.loop)
        code.phi(self.lane, "i64", ("0", self.before), (self._next, self.loop))
        return self

    def __exit__(self, *_: object) -> None:
        code = self._code
        code.lines.append(f"  {self._next} = add i64 {self.lane}, {self._step}")
        ends = code.op(f"icmp eq i64 {self._next}, {self._lanes}")
        code.do(f"br i1 {ends}, label %{self._after}, label %{self.loop}")
        code.label(self._after)
