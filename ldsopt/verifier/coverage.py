"""The basic blocks that runs of a module executed, and the loops of which they took a second round.

A loop is known by its back edges: those that lead to a block from which the edge's source was reached. One that no wave
took means that the loop, if it ran at all, ran once: a wrong stride, or an access of the round before, shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ldsopt.simt.block_counts import counted_blocks
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.preparation import PreparedLaunch
from ldsopt.simt.program import CodeBlock


class RanBlocks(NamedTuple):
    """The blocks that waves executed, and the edges that they took, by function and number."""

    blocks: frozenset[tuple[str, int]] = frozenset()
    edges: frozenset[tuple[str, int, int]] = frozenset()

    def joined(self, other: RanBlocks) -> RanBlocks:
        """The blocks and edges of both."""
        return RanBlocks(self.blocks | other.blocks, self.edges | other.edges)


class BlockCoverage(NamedTuple):
    """The share of a program that ran.

    Attributes:
        blocks, loops: of the kernel and of the functions that it calls.
        missed: the last instructions of the blocks that never ran.
        once: the last instructions of the loops that took no second round.
    """

    blocks: int = 0
    loops: int = 0
    missed: tuple[InstructionSite, ...] = ()
    once: tuple[InstructionSite, ...] = ()


def ran_blocks(program: PreparedLaunch) -> RanBlocks:
    """The blocks that the last run of a program executed."""
    counts = counted_blocks(program).blocks
    return RanBlocks(
        frozenset(
            (name, at) for name, blocks in counts.items() for at, one in enumerate(blocks) if one.waves
        ),
        frozenset(
            (name, at, to)
            for name, blocks in counts.items()
            for at, one in enumerate(blocks)
            for to, waves in one.onwards.items()
            if waves
        ),
    )


def block_coverage(program: PreparedLaunch, ran: RanBlocks) -> BlockCoverage:
    """The share of a program that some runs of it executed."""
    missed, once, blocks, loops = [], [], 0, 0
    for name, function in program.functions.items():
        blocks += len(function.blocks)
        for block in function.blocks:
            if (name, block.number) not in ran.blocks:
                missed.append(block.terminator.site)
        backwards: dict[int, list[int]] = {}
        for source, target in _back_edges(function.blocks):
            backwards.setdefault(target, []).append(source)
        loops += len(backwards)
        for target, sources in backwards.items():
            if not any((name, source, target) in ran.edges for source in sources):
                once.append(function.blocks[sources[-1]].terminator.site)
    return BlockCoverage(blocks, loops, _located(program, missed), _located(program, once))


def _located(program: PreparedLaunch, sites: list[InstructionSite]) -> tuple[InstructionSite, ...]:
    return tuple(site.located(program.module) for site in sorted(sites, key=lambda site: site.line))


def _back_edges(blocks: tuple[CodeBlock, ...]) -> Iterator[tuple[int, int]]:
    """The edges that lead back to a block on the path by which a search from the entry came to their source."""
    path: set[int] = set()
    seen = {0}
    stack = [(0, iter(_targets(blocks[0])))]
    path.add(0)
    while stack:
        at, targets = stack[-1]
        for target in targets:
            if target in path:
                yield at, target
            elif target not in seen:
                seen.add(target)
                path.add(target)
                stack.append((target, iter(_targets(blocks[target]))))
                break
        else:
            stack.pop()
            path.discard(at)


def _targets(block: CodeBlock) -> tuple[int, ...]:
    return tuple(edge.target for edge in block.terminator.edges)
