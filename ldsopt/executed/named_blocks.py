"""A copy of a module in which every basic block has a name that tells its machine blocks apart.

LLVM keeps, for each machine block, the block of the IR that it was selected from, and prints its name with the label::

    .LBB0_3:                                ; %ldsopt.block.17.

Names decide nothing in code generation, so the copy compiles to the same code; `ldsopt.executed.launched_code` compares
both, and uses nothing of a function where that is not so. Blocks that LLVM makes have names of its own (``Flow``,
``x.preheader``, ``x.y_crit_edge``) or none, and one that is inlined gets a suffix: only the exact name counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.ir.bindings import Handle
from ldsopt.ir.module import Module
from ldsopt.ir.successors import successors
from ldsopt.isa.assembly import AsmFunction

_PREFIX = "ldsopt.block."
_BEGINNING = re.compile(r"(?:; %bb\.\d+:|\.LBB\d+_\d+:)(?:\s*; %(?P<name>\S+))?")
_NAME = re.compile(rf"{re.escape(_PREFIX)}(\d+)\.$")


@dataclass(frozen=True, slots=True)
class BlockName:
    """A block of the IR: its function, and its number in it."""

    function: str
    number: int


@dataclass(frozen=True, slots=True)
class NamedCopy:
    """A module with named blocks.

    Attributes:
        text: of the copy.
        blocks: by the number in the name.
        successors: of each function's blocks.
    """

    text: str
    blocks: Sequence[BlockName]
    successors: Mapping[str, Sequence[Sequence[int]]]


def named_copy(module: Module) -> NamedCopy:
    """Names the blocks of a module. The module itself stays as it is."""
    blocks: list[BlockName] = []
    graphs = {}
    for function in module.functions():
        graphs[function.name] = successors(function)
        blocks += (BlockName(function.name, number) for number in range(len(function.blocks)))
    copy = Handle.parse_text(module.text)
    try:
        copy.name_blocks(_PREFIX, ".")
        return NamedCopy(copy.text(), blocks, graphs)
    finally:
        copy.close()


def names_in(function: AsmFunction, text: Sequence[str]) -> list[int | None]:
    """The number in the name of each block of a function in the copy's listing; ``None`` where it has no such name."""
    beginnings = list(_beginnings(function, text))
    found: list[int | None] = []
    at = 0
    for block in function.blocks:
        name = ""
        first = block.instructions[0].line if block.instructions else len(text)
        while at < len(beginnings) and beginnings[at][0] < first:
            name = beginnings[at][1]
            at += 1
        number = _NAME.match(name)
        found.append(int(number[1]) if number else None)
    return found


def _beginnings(function: AsmFunction, text: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines of the function, 1-based, at which LLVM begins a machine block, and what name it prints there."""
    for line in function.lines:
        beginning = _BEGINNING.match(text[line - 1])
        if beginning:
            yield line, beginning["name"] or ""
