"""Variables that machine code reads and writes in global memory: their places, and what they hold at first.

They lie in front of a launch's buffers, so that their addresses are known when the code is decoded. A symbol that is
reached through the global offset table has a slot there, a variable of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from ldsopt.emulate.calls import CODE, named_by
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.listing_data import ListedVariable
from ldsopt.simt.global_memory import GlobalMemory

_SLOT = "@got"


@dataclass(frozen=True, slots=True)
class PlacedVariables:
    """The variables that a kernel may reach.

    Attributes:
        contents: of each, by name, in the order in which they lie in memory.
        addresses: of each.
    """

    contents: Mapping[str, ListedVariable] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)

    @property
    def sizes(self) -> list[tuple[str, int]]:
        """Names and bytes, for `GlobalMemory`."""
        return [(name, max(1, len(one.data))) for name, one in self.contents.items()]

    def fill(self, memory: GlobalMemory, firsts: Mapping[str, int]) -> None:
        """Writes their contents.

        Args:
            memory: whose first buffers they are.
            firsts: the number of each function's first instruction.
        """
        for buffer, variable in zip(memory.buffers, self.contents.values(), strict=False):
            data = bytearray(variable.data)
            for at, (name, more) in variable.addresses.items():
                data[at : at + 8] = (self.address_of(name, firsts) + more).to_bytes(8, "little")
            memory.bytes_of(buffer)[: len(data)] = np.frombuffer(bytes(data), np.uint8)

    def address_of(self, name: str, firsts: Mapping[str, int]) -> int:
        """The address of a variable or function; 0 where nobody here defines it, as of weak symbols."""
        if name in firsts:
            return CODE + 4 * firsts[name]
        return self.addresses.get(name, 0)


def placed_variables(
    functions: Iterable[AsmFunction], known: Mapping[str, ListedVariable]
) -> PlacedVariables:
    """The variables that functions name, and those whose addresses these hold."""
    contents = dict[str, ListedVariable]()
    open_ = list[str]()
    for function in functions:
        for symbol in named_by(function):
            if symbol.by_table:
                contents[slot_of(symbol.name)] = ListedVariable(bytearray(8), {0: (symbol.name, 0)})
            open_.append(symbol.name)
    while open_:
        name = open_.pop()
        if name in known and name not in contents:
            contents[name] = known[name]
            open_ += [other for other, _ in known[name].addresses.values()]
    placed = PlacedVariables(contents)
    addresses = [buffer.address for buffer in GlobalMemory(placed.sizes).buffers]
    return PlacedVariables(contents, dict(zip(contents, addresses, strict=True)))


def slot_of(name: str) -> str:
    """The name of a symbol's slot in the global offset table."""
    return f"{name}{_SLOT}"
