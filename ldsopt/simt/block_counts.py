"""How often the waves of a launch execute each basic block of the IR, and where a GPU would do so as often.

Lanes that part at a branch run one side after the other, here and on a GPU. Where they meet again differs: here at the
branch's immediate post-dominator, on a GPU where LLVM's structurizer has put the sides together, which may be earlier.
So a count is that of a GPU's waves unless lanes have parted at a branch in front of the block, and

* the block is reached from two sides of that branch without passing the place where all lanes meet (``a || b``): here
  it runs once for each side, structured code runs it once for all; or
* the branch is in a loop that the block is not in (the code behind a ``break``): here it runs in each round in which
  lanes leave, structured code runs it once for all that have left.

These, and all that is called from them, are marked. Source: LLVM, StructurizeCFG.cpp and UnifyLoopExits.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ldsopt.errors import InputError
from ldsopt.graph import Graph, reachable
from ldsopt.ir.module import Module
from ldsopt.simt.execution import Programs
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.program import CodeBlock, EventKind, FunctionProgram
from ldsopt.simt.simulate import run


@dataclass(frozen=True, slots=True)
class BlockCount:
    """How often one basic block of the IR was executed.

    Attributes:
        waves: executions by waves, over all workgroups.
        onwards: of these, how often some of the wave's lanes went on to each other block.
        is_certain: a GPU's waves execute it as often.
    """

    waves: int
    onwards: Mapping[int, int]
    is_certain: bool


@dataclass(frozen=True, slots=True)
class LaunchCounts:
    """What a launch has executed, block by block.

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
    doubtful = _doubtful(program.functions)
    return LaunchCounts(
        program.kernel.name,
        {
            name: tuple(
                BlockCount(block.waves, _onwards(block), (name, block.number) not in doubtful)
                for block in function.blocks
            )
            for name, function in program.functions.items()
        },
    )


def _onwards(block: CodeBlock) -> Mapping[int, int]:
    if block.terminator.form == "jump":
        return {block.terminator.edges[0].target: block.waves}
    return dict(block.chosen)


def _doubtful(programs: Programs) -> set[tuple[str, int]]:
    """The blocks that a GPU may execute less often, by function and number."""
    found = {(name, block) for name, function in programs.items() for block in _rejoined(function)}
    work = [called for name, block in found for called in _callees(programs[name], block)]
    while work:
        name = work.pop()
        own = {(name, block.number) for block in programs[name].blocks} - found
        found |= own
        work += [called for _, block in own for called in _callees(programs[name], block)]
    return found


def _callees(function: FunctionProgram, block: int) -> Iterator[str]:
    for segment in function.blocks[block].segments:
        if segment.event is not None and segment.event.kind is EventKind.CALL:
            yield segment.event.callee


def _rejoined(function: FunctionProgram) -> set[int]:
    """The blocks that run once for each part of the lanes, though structured code would have put the parts together."""
    graph = [[edge.target for edge in block.terminator.edges] for block in function.blocks]
    found: set[int] = set()
    for block in function.blocks:
        if block.parted:
            found |= _behind(graph, block.number, block.terminator.meet)
    return found


def _behind(graph: Graph, branch: int, meet: int) -> set[int]:
    """See the rule above, for one branch at which lanes have parted and the block where they meet.

    >>> _behind([[1, 2], [3, 2], [3], []], 0, 3)     # block 2 on both sides of the branch in block 0
    {2}
    >>> _behind([[1], [2, 3], [1, 4], [4], []], 1, 4)  # block 3 behind a break out of the loop of 1 and 2
    {3}
    """
    sides = [
        reachable(graph, [target], avoiding=(meet, branch))
        for target in dict.fromkeys(graph[branch])
        if target not in (meet, branch)
    ]
    seen: set[int] = set()
    shared: set[int] = set()
    for side in sides:
        shared |= seen & side
        seen |= side
    if any(branch in graph[block] for block in (branch, *seen)):
        shared |= {block for block in seen if branch not in reachable(graph, [block], avoiding=(meet,))}
    return shared
