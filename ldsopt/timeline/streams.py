"""The instructions that the waves of one workgroup execute: the input of the estimate.

There are two makers: an emulator of machine code records each instruction that it issues, and
`counted_path` derives the instructions from the executions of each block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, innermost_loops
from ldsopt.isa.block_frequencies import ContradictoryCounts, block_frequencies
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family


class IssuedInstruction(NamedTuple):
    """One execution of an instruction by a wave.

    Attributes:
        instruction: as in the listing; its line identifies it.
        bank_cycles: of an LDS access, the cycles that the banks need for its addresses (`ldsopt.simt.banks`); ``None``
            if they are not known, and no conflicts are assumed.
    """

    instruction: AsmInstruction
    bank_cycles: int | None = None


@dataclass(frozen=True, slots=True)
class WorkgroupStreams:
    """The instructions that one workgroup executes.

    Attributes:
        arch: the architecture that executes it.
        wave_size: lanes of a wave.
        waves: the instructions of each wave, in order, by the wave's number in the workgroup.
        barriers: the barriers that all waves have met before the end of ``waves``, if the launch was not followed to
            its own end; else ``None``.
    """

    arch: Arch
    wave_size: int
    waves: Sequence[Sequence[IssuedInstruction]]
    barriers: int | None = None

    @property
    def instructions(self) -> int:
        """The number of instructions that all waves together execute."""
        return sum(map(len, self.waves))


# --- counted paths ------------------------------------------------------------------------------------------
#
# The path of every wave through code, from the executions of its blocks.
#
# Rule. All waves take the same path if each block is executed equally often by each. Then the edges between blocks are
# executed as often as Kirchhoff's law says (`ldsopt.isa.block_frequencies`), and a branch
#
# * takes the other side, if one is never taken;
# * that leaves its innermost loop on one side stays in it for all its iterations, and leaves then.
#
# Counts do not give the order for any other branch, within a loop and with both sides taken: there is no path then, nor
# if waves differ, or a count is not known.


MOST_INSTRUCTIONS = 2_000_000
"""The most instructions that all waves together may execute: beyond, a smaller launch shows the same."""


def counted_path(
    function: AsmFunction, counts: Sequence[int | None], waves: int, source: str
) -> tuple[AsmInstruction, ...]:
    """The instructions that each of the waves executes, in order.

    Args:
        function: of a listing.
        counts: the executions of each of its blocks by all waves together.
        waves: their number.
        source: the name of the compiled module, for errors.

    Raises:
        InputError: the counts do not determine one path that all waves take, or it is too long.
    """
    own = _of_one_wave(function, counts, waves, source)
    edges = _edge_counts(function, own, source)
    if sum(len(block.instructions) * count for block, count in zip(function.blocks, own, strict=True)) > (
        MOST_INSTRUCTIONS // max(1, waves)
    ):
        raise InputError(
            f"kernel {function.name}: its waves execute more than {MOST_INSTRUCTIONS} instructions",
            file=source,
            remedy="give a launch with fewer iterations of its loops",
        )
    loops = innermost_loops([block.successors for block in function.blocks])
    found: list[AsmInstruction] = []
    for number in _walk(function, own, edges, loops, source):
        found += function.blocks[number].instructions
    return tuple(found)


def _refused(function: AsmFunction, source: str, why: str, line: int | None = None) -> InputError:
    where = f", line {line} of the assembly" if line else ""
    return InputError(
        f"kernel {function.name}{where}: {why}, so that the path of its waves is not known",
        file=source,
        remedy="give a launch of one workgroup in which all waves take the same branches",
    )


def _line(function: AsmFunction, number: int) -> int | None:
    instructions = function.blocks[number].instructions
    return instructions[-1].line if instructions else None


def _of_one_wave(function: AsmFunction, counts: Sequence[int | None], waves: int, source: str) -> list[int]:
    own = []
    for number, count in enumerate(counts):
        if count is None:
            raise _refused(
                function, source, "it is not known how often a block is executed", _line(function, number)
            )
        if count % waves:
            raise _refused(
                function, source, "not all waves execute a block equally often", _line(function, number)
            )
        own.append(count // waves)
    return own


def _edge_counts(function: AsmFunction, own: Sequence[int], source: str) -> dict[tuple[int, int], int]:
    """The number of times that a wave goes from each block to each of its successors."""
    blocks = function.blocks
    graph: list[list[int]] = [[] for _ in blocks]
    between: dict[tuple[int, int], int] = {}
    for number, block in enumerate(blocks):
        for target in block.successors:
            between[number, target] = len(graph)
            graph[number].append(len(graph))
            graph.append([target])
    try:
        found = block_frequencies(graph, dict(enumerate(own)), 1)
    except ContradictoryCounts as problem:
        raise _refused(function, source, str(problem)) from None
    edges = {}
    for (start, end), middle in between.items():
        count = found[middle]
        if count is None:
            raise _refused(
                function, source, "counts do not tell which side of a branch is taken", _line(function, start)
            )
        edges[start, end] = count
    return edges


def _walk(
    function: AsmFunction,
    own: Sequence[int],
    edges: dict[tuple[int, int], int],
    loops: Sequence[frozenset[int]],
    source: str,
) -> Iterator[int]:
    iterations: dict[int, int] = {}
    at, blocks = 0, function.blocks
    left = list(own)
    while True:
        if not left[at]:
            raise _refused(function, source, "counts contradict its branches", _line(function, at))
        left[at] -= 1
        yield at
        taken = [target for target in blocks[at].successors if edges[at, target]]
        if not taken:
            return
        if len(taken) == 1:
            at = taken[0]
            continue
        stay = [target for target in taken if target in loops[at]]
        leave = [target for target in taken if target not in loops[at]]
        if len(stay) != 1 or len(leave) != 1 or edges[at, stay[0]] % edges[at, leave[0]]:
            raise _refused(function, source, "both sides of a branch are taken, in an order that counts do not tell",
                           _line(function, at))  # fmt: skip
        iterations[at] = iterations.get(at, 0) + 1
        if iterations[at] > edges[at, stay[0]] // edges[at, leave[0]]:
            iterations[at] = 0
            at = leave[0]
        else:
            at = stay[0]


# --- replayed -----------------------------------------------------------------------------------------------
#
# The instructions that the waves of one form execute, derived from the execution of another form.
#
# Forms of one kernel compute the same, so if their code has the same blocks, with the same branches from each to the
# same others, waves that execute the same launch take the same path through them. Then one form is executed, and
# of the others only the instructions of the blocks are looked up. LDS accesses of a block need its banks for as
# long as the accesses by the same instruction did in the form that was executed: in the order of the code, which
# a scheduler may have changed, so two accesses of one block may have changed places.


def replayed(streams: WorkgroupStreams, executed: AsmFunction, form: AsmFunction) -> WorkgroupStreams | None:
    """The instructions of a form that waves execute; ``None`` if its blocks are not those of the executed one.

    Args:
        streams: the executed instructions.
        executed: the code of these.
        form: another form of the same kernel.
    """
    pairs = list(zip(executed.blocks, form.blocks, strict=False))
    if len(executed.blocks) != len(form.blocks) or not all(_are_alike(*pair) for pair in pairs):
        return None
    if streams.barriers is not None and any(_barriers(one) != _barriers(other) for one, other in pairs):
        return None  # the barrier at which they stop may be missing
    blocks = {one.line: number for number, block in enumerate(executed.blocks) for one in block.instructions}
    waves: list[tuple[IssuedInstruction, ...]] = []
    for wave in streams.waves:
        if any(one.instruction.line not in blocks for one in wave):
            return None  # in a called function
        parts = _parts(wave, executed.blocks, blocks)
        waves.append(
            tuple(
                one
                for number, part in parts
                for one in _of_block(part, executed.blocks[number], form.blocks[number])
            )
        )
    return replace(streams, waves=tuple(waves))


def _are_alike(one: AsmBlock, other: AsmBlock) -> bool:
    """True if two blocks have the same label and branches, and the same LDS instructions, in any order."""
    branches = [
        [(each.mnemonic, each.operands) for each in block.instructions if _branches(each)]
        for block in (one, other)
    ]
    same = (one.label, one.successors, branches[0]) == (other.label, other.successors, branches[1])
    return same and sorted(_accesses(one)) == sorted(_accesses(other))


def _branches(instruction: AsmInstruction) -> bool:
    """True if an instruction may lead elsewhere, or computes a code address."""
    return instruction.opcode.leaves or instruction.opcode.action is Action.GET_PC


def _barriers(block: AsmBlock) -> list[str]:
    return [each.mnemonic for each in block.instructions if each.opcode.is_barrier_part]


def _accesses(block: AsmBlock) -> list[str]:
    return [each.mnemonic for each in block.instructions if each.opcode.family is Family.LDS]


def _parts(
    wave: Sequence[IssuedInstruction], blocks: Sequence[AsmBlock], numbers: dict[int, int]
) -> Iterator[tuple[int, Sequence[IssuedInstruction]]]:
    """The blocks that a wave went through, each with the instructions executed there."""
    start = 0
    for at, one in enumerate(wave):
        number = numbers[one.instruction.line]
        first = blocks[number].instructions[0].line
        if at > start and (one.instruction.line == first or number != numbers[wave[start].instruction.line]):
            yield numbers[wave[start].instruction.line], wave[start:at]
            start = at
    if start < len(wave):
        yield numbers[wave[start].instruction.line], wave[start:]


def _of_block(
    part: Sequence[IssuedInstruction], executed: AsmBlock, form: AsmBlock
) -> Iterator[IssuedInstruction]:
    """The corresponding part of a form's block: without branches behind the taken one, or up to the same barrier."""
    missing = executed.instructions[len(part) :]
    if all(map(_branches, missing)):
        taken: Sequence[AsmInstruction] = form.instructions[: len(form.instructions) - len(missing)]
    else:
        count = sum(one.instruction.opcode.is_barrier_part for one in part)
        ends = [at for at, one in enumerate(form.instructions, 1) if one.opcode.is_barrier_part]
        taken = form.instructions[: ends[count - 1] if count else 0]
    cycles = by_key((one.instruction.mnemonic, one.bank_cycles) for one in reversed(part))
    for instruction in taken:
        known = cycles.get(instruction.mnemonic) if instruction.opcode.family is Family.LDS else None
        yield IssuedInstruction(instruction, known.pop() if known else None)
