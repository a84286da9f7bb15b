"""Writing a kernel: instructions one after the other, names that say nothing twice, declarations as they are used."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

LDS = "ptr addrspace(3)"


@dataclass(slots=True)
class KernelText:
    """The body of a kernel under construction.

    Attributes:
        chance: where all choices come from.
        lines: the body so far.
        block: the label of the block that is being written.
        values: names of i32 that may be used here.
        uniform: those among the kernel's values that are equal in all lanes.
        is_plain: nothing that keeps an analysis from telling the variables apart.
        cell: name of a place on the stack that holds an LDS pointer; empty for none.
        functions: those that the kernel calls, by name.
        unwinds: some call may unwind, so the kernel needs a personality and the landing pad ``unwound``.
    """

    chance: random.Random
    lines: list[str] = field(default_factory=list)
    block: str = "entry"
    values: list[str] = field(default_factory=list)
    uniform: list[str] = field(default_factory=list)
    declarations: dict[str, None] = field(default_factory=dict)
    count: int = 0
    is_plain: bool = False
    cell: str = ""
    functions: dict[str, str] = field(default_factory=dict)
    unwinds: bool = False

    def name(self, stem: str = "v") -> str:
        """A name that is not in use, without sigil."""
        self.count += 1
        return f"{stem}{self.count}"

    def do(self, text: str) -> None:
        """Adds an instruction that has no result."""
        self.lines.append(f"  {text}")

    def make(self, text: str, stem: str = "v") -> str:
        """Adds an instruction and returns the name of its result, with the ``%``."""
        name = f"%{self.name(stem)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def call(self, result: str, name: str, *arguments: str, stem: str = "v") -> str:
        """Adds a call of an intrinsic and its declaration; arguments are given with their types."""
        kinds = ", ".join(a.rpartition(" ")[0] for a in arguments)
        self.declarations[f"declare {result} @{name}({kinds})"] = None
        text = f"call {result} @{name}({', '.join(arguments)})"
        if result == "void":
            self.do(text)
            return ""
        return self.make(text, stem)

    def call_or_invoke(self, name: str, arguments: str) -> None:
        """Calls a function of the kernel's own: by a call, or by an invoke, though nothing unwinds."""
        if self.chance.random() < 0.5:
            self.do(f"call void @{name}({arguments})")
            return
        self.unwinds = True
        following = self.name("after")
        self.do(f"invoke void @{name}({arguments}) to label %{following} unwind label %unwound")
        self.start(following)

    def start(self, label: str) -> None:
        """Begins a basic block with this label."""
        self.lines.append(f"{label}:")
        self.block = label

    def mix(self, left: str, right: str) -> str:
        """Computes a value that changes whenever either of two values does."""
        spread = self.make(f"mul i32 {left}, {self.chance.choice((3, 5, 33, 257, 65599))}")
        return self.make(f"{self.chance.choice(('add', 'xor', 'sub'))} i32 {spread}, {right}")

    def value(self) -> str:
        """Picks an i32 operand: mostly one of the last values computed, sometimes a constant."""
        if self.chance.random() < 0.15:
            return str(self.chance.choice((0, 1, 7, 64, 255, -1, 12345)))
        return self.chance.choice(self.values[-8:])

    def condition(self, *, uniform: bool) -> str:
        """Computes an i1; a uniform one is equal in all lanes."""
        left = self.chance.choice(self.uniform) if uniform else self.value()
        if not left.startswith("%"):
            left = self.values[0]
        bit = self.make(f"and i32 {left}, {self.chance.choice((1, 2, 4, 7))}")
        return self.make(
            f"icmp {self.chance.choice(('eq', 'ne', 'ugt'))} i32 {bit}, {self.chance.choice((0, 1))}"
        )
