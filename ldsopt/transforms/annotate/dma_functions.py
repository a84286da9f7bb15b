"""The facts that planning needs of a function with LDS-DMA or bare barriers, beside its accesses.

Tags are planned when all functions have been analysed. To keep all of them until then would take more memory than LLVM
does, so of each this is kept; and the function itself only where its divergence may be asked for.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import compress, count

from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Function, Module
from ldsopt.transforms.annotate.bare_barriers import has_bare_barrier


@dataclass(frozen=True, slots=True)
class DmaFunction:
    """A function with LDS-DMA, or with barriers that may have to wait for LDS operations.

    Attributes:
        name: of the function.
        line: of its ``define``; `end` is that of its closing brace.
        starts: the first line of each block.
        flow: its control flow.
        homes: by the address of a DMA's destination, if it is no constant, the line in front of which it can be used
            first; ``None`` if its definition ends a block.
        decoded: the function, where its divergence may matter.
    """

    name: str
    line: int
    end: int
    starts: tuple[int, ...]
    flow: ControlFlow
    homes: Mapping[int, int | None]
    decoded: Function | None

    def block_of(self, line: int) -> int:
        """The number of the block that an instruction is in."""
        return bisect_right(self.starts, line) - 1

    def is_from_elsewhere(self, dma: Access) -> bool:
        """Whether a DMA's destination is defined in another block."""
        home = self.homes.get(dma.pointers[0])
        return home is not None and self.block_of(home) != self.block_of(dma.line)


def dma_function(
    module: Module, function: Function, found: FunctionProvenance, *, drains: bool = False
) -> DmaFunction | None:
    """The part of a function that is kept; ``None`` if it has no LDS-DMA and no bare barrier that is to be drained.

    Args:
        module: that has it.
        function: decoded.
        found: its accesses.
        drains: bare barriers of functions without LDS-DMA may have to wait, too.
    """
    dmas = [access for access in found.accesses if access.kind is AccessKind.DMA]
    if not dmas and not (drains and found.accesses and has_bare_barrier(module, function.line, function.end)):
        return None
    flow = of_function(function)
    made = DmaFunction(
        name=function.name,
        line=function.line,
        end=function.end,
        starts=tuple([function.columns.lines[block.start] for block in function.blocks]),
        flow=flow,
        homes=_homes(module, function, dmas),
        decoded=function,
    )
    calls = any(
        "call " in line and "@llvm." not in line for line in module.lines[function.line + 1 : function.end]
    )
    meets = found.barriers or found.asm or calls or not found.is_kernel
    if meets or any(made.is_from_elsewhere(access) for access in dmas):
        return made
    return replace(made, decoded=None)


def _homes(module: Module, function: Function, dmas: Iterable[Access]) -> dict[int, int | None]:
    pointers = {access.pointers[0] for access in dmas}
    addresses, lines = function.columns.addresses, function.columns.lines
    homes: dict[int, int | None] = {
        pointer: lines[0] for pointer in pointers if module.kind(pointer) == ValueKind.ARGUMENT
    }
    ends = frozenset(block.stop - 1 for block in function.blocks)
    for number in compress(count(), map(pointers.__contains__, addresses)):
        homes[addresses[number]] = None if number in ends else _line_behind(function, number)
    return homes


def _line_behind(function: Function, definition: int) -> int:
    """The line in front of which a value can be used first, behind its definition and the ``phi`` that follow."""
    opcodes, following = function.columns.opcodes, definition + 1
    while opcodes[following] == "phi":
        following += 1
    return function.columns.lines[following]
