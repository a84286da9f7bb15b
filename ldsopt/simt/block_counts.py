"""The number of times that the waves of a launch execute each basic block of the IR.

Lanes that part at a branch run one side after the other, and meet again where they do in the code that LLVM makes
(`ldsopt.simt.reconvergence`): a GPU's waves execute a block as often, where it is a block of the code at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.program import CodeBlock
from ldsopt.simt.simulate import run


@dataclass(frozen=True, slots=True)
class BlockCount:
    """The number of times that one basic block of the IR was executed.

    Attributes:
        waves: executions by waves, over all workgroups.
        onwards: of these, how often some of the wave's lanes went on to each other block.
    """

    waves: int
    onwards: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class LaunchCounts:
    """The blocks that a launch has executed, with counts.

    Attributes:
        kernel: what was launched.
        blocks: of every function that can be reached, in the order of its blocks.
    """

    kernel: str
    blocks: Mapping[str, tuple[BlockCount, ...]]


def count_blocks(module: Module, launch: Launch) -> LaunchCounts:
    """Executes a launch and counts.

    Raises:
        InputError: as `ldsopt.simt.simulate.simulate`, or the launch does not run to its end.
        UsageError: a launch that makes no sense.
    """
    program = prepare(module, launch)
    result = run(program, checks=False)
    if not result.completed:
        why = result.findings[-1].message if result.findings else "it stopped"
        raise InputError(
            f"the launch does not run to its end: {why}",
            file=module.source,
            remedy="see `ldsopt simulate` with the same launch",
        )
    return counted_blocks(program)


def counted_blocks(program: PreparedLaunch) -> LaunchCounts:
    """The counts of a launch that has been run, and ran to its end."""
    return LaunchCounts(
        program.kernel.name,
        {
            name: tuple(BlockCount(block.waves, _onwards(block)) for block in function.blocks)
            for name, function in program.functions.items()
        },
    )


def _onwards(block: CodeBlock) -> Mapping[int, int]:
    if block.terminator.form == "jump":
        return {block.terminator.edges[0].target: block.waves}
    return dict(block.chosen)
