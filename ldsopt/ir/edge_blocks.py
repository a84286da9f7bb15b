"""Blocks put on the edges of a function's control flow, or into the middle of a block, as edits of its text.

An edge from block P to block S gets blocks of its own: P branches to the first of them, the last one to S, and the
``phi``\\ s of S receive from there what they received from P::

    P:  br i1 %c, label %S, label %X       ->  P:  br i1 %c, label %new, label %X
                                               new: ...
                                                    br label %S
    S:  %x = phi i32 [ 0, %P ], ...        ->  S:  %x = phi i32 [ 0, %new ], ...

In the middle of a block P, what stands behind becomes part of the last of them, from which the ``phi``\\ s of P's
successors then receive::

    P:  ...                                ->  P:    ...
                                                     br label %first
                                               first: ...
                                                     br label %last
                                               last: ...
        (the rest of P)                              (the rest of P)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir import bindings
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import attachments, label, locals_in

NEXT = "%ldsopt.next"
"""A placeholder in added blocks for the name of the block that follows them on their edge."""


class AddedBlocks(NamedTuple):
    """Blocks that are entered at the first and left from the last.

    Attributes:
        first: the name of the first, with its sigil; ``last`` that of the one that branches to `NEXT`.
        lines: of all of them, each with its label, an empty line in front of it.
    """

    first: str
    last: str
    lines: tuple[str, ...]


@dataclass(slots=True)
class EdgeBlocks:
    """The blocks to put on the edges of one function."""

    module: Module
    function: Function
    _edges: dict[tuple[int, int], list[AddedBlocks]] = field(default_factory=dict)
    _tails: dict[int, str] = field(default_factory=dict)

    def put(self, source: int, target: int, blocks: AddedBlocks) -> None:
        """Puts blocks on an edge, behind those that are there already."""
        self._edges.setdefault((source, target), []).append(blocks)

    def split(self, block: int, blocks: AddedBlocks) -> list[str]:
        """Puts lines into the middle of a block; behind lines that were put there before."""
        self._tails[block] = blocks.last
        assert blocks.lines[-1].strip() == f"br label {NEXT}"
        return [f"  br label {blocks.first}", *blocks.lines[:-1]]

    def edits(self) -> Mapping[int, LineEdit]:
        """The edits of terminators and ``phi``\\ s, by line."""
        heads: dict[int, str] = {}
        behind: dict[int, list[str]] = {}
        for (source, target), chain in self._edges.items():
            terminator = self.function.terminator(source)
            head = heads.get(terminator.line) or attachments(self.module.lines[terminator.line])[0]
            number = self._labelled(terminator, self.function.blocks[target].address)
            named = [block for block in locals_in(head) if head.endswith("label ", 0, block.start())][number]
            heads[terminator.line] = f"{head[: named.start()]}{chain[0].first}{head[named.end() :]}"
            following = [*(blocks.first for blocks in chain[1:]), named[0]]
            for blocks, goes_to in zip(chain, following, strict=True):
                behind.setdefault(terminator.line, []).extend(
                    line.replace(NEXT, goes_to) for line in blocks.lines
                )
            for phi in self.function.phis(target):
                self._receive(heads, phi, source, chain[-1].last)
        for block, tail in self._tails.items():
            for target in set(successors(self.function)[block]):
                if (block, target) not in self._edges:
                    for phi in self.function.phis(target):
                        self._receive(heads, phi, block, tail)
        return {line: LineEdit(text=head, behind=tuple(behind.get(line, ()))) for line, head in heads.items()}

    def _receive(self, heads: dict[int, str], phi: Instruction, block: int, name: str) -> None:
        """Renames a phi's incoming block on all edges from that block."""
        text = heads.get(phi.line) or attachments(self.module.lines[phi.line])[0]
        address = self.function.blocks[block].address
        for at, place in enumerate(bindings.incoming_blocks(phi.address)):
            if place == address:
                came = list(incoming(text))[at]
                text = f"{text[: came.start()]}{name}{text[came.end() :]}"
        heads[phi.line] = text

    def _labelled(self, terminator: Instruction, target: int) -> int:
        """The index of a block among a branch's labels: LLVM's operands have that for false ahead of that for true."""
        labels = terminator.operands if len(terminator.operands) == 1 else terminator.operands[:0:-1]
        return labels.index(target)


def incoming(phi: str) -> Iterator[re.Match[str]]:
    """The names of a phi's incoming blocks, in the order of its line: matches with their sigil."""
    return (
        block
        for block in locals_in(phi)
        if phi.startswith(" ]", block.end()) and phi.endswith(", ", 0, block.start())
    )


# --- labels -------------------------------------------------------------------------------------------------
#
# The labels of basic blocks in a module's text.


def block_labels(module: Module, function: Function) -> list[str]:
    """The labels of a function's blocks in text order, with their sigils, as a ``phi`` names them.

    LLVM prints none in front of an entry block without a name: its number is the first behind those of unnamed
    parameters.
    """
    labels = []
    for block in function.blocks:
        line = function.instructions[block.start].line - 1
        while module.lines[line].startswith("    #dbg_"):
            line -= 1
        labels.append(f"%{label(module.lines[line]) or _unnamed_parameters(module, function)}")
    return labels


def _unnamed_parameters(module: Module, function: Function) -> int:
    names = (text.rpartition("%")[2] for text in parameter_texts(module.lines[function.line]))
    return sum(map(str.isdecimal, names))


# --- successors ---------------------------------------------------------------------------------------------
#
# The control flow by a function's terminators.


def successors(function: Function) -> list[list[int]]:
    """Numbers of the blocks that each block's terminator may go to, in text order of the blocks.

    In the order of LLVM's operands: for a conditional ``br`` the block for false comes first; for an ``invoke`` the
    block that it unwinds to last. A block that is named twice occurs twice.
    """
    number_of = function.block_numbers
    operands = function.columns.operands
    return [[number_of[o] for o in operands[block.stop - 1] if o in number_of] for block in function.blocks]
