"""The instructions that the waves of one form execute, told by what those of another form have executed.

Forms of one kernel compute the same, so where their code has the same blocks, with the same branches from each to the
same others, waves that execute the same launch take the same way through them. Then one form is executed, and of the
others only the instructions of the blocks are looked up. LDS accesses of a block need its banks for as long as the
accesses by the same instruction did in the form that was executed: in the order of the code, which a scheduler may have
changed, so two accesses of one block may have changed places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.target.opcodes import Action, Family
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams


def replayed(streams: WorkgroupStreams, executed: AsmFunction, form: AsmFunction) -> WorkgroupStreams | None:
    """The instructions of a form that waves execute; ``None`` where its blocks are not those of the executed one.

    Args:
        streams: what they executed.
        executed: of that.
        form: another form of the same kernel.
    """
    pairs = list(zip(executed.blocks, form.blocks, strict=False))
    if len(executed.blocks) != len(form.blocks) or not all(_are_alike(*pair) for pair in pairs):
        return None
    if streams.barriers is not None and any(_barriers(one) != _barriers(other) for one, other in pairs):
        return None  # the barrier at which they stop may not be there
    blocks = {one.line: number for number, block in enumerate(executed.blocks) for one in block.instructions}
    waves: list[tuple[IssuedInstruction, ...]] = []
    for wave in streams.waves:
        if any(one.instruction.line not in blocks for one in wave):
            return None  # of a function that is called
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
    """Two blocks have the same label and branches, and the same LDS instructions, in whatever order these are."""
    branches = [
        [(each.mnemonic, each.operands) for each in block.instructions if _branches(each)]
        for block in (one, other)
    ]
    same = (one.label, one.successors, branches[0]) == (other.label, other.successors, branches[1])
    return same and sorted(_accesses(one)) == sorted(_accesses(other))


def _branches(instruction: AsmInstruction) -> bool:
    """True if an instruction may lead elsewhere, or makes an address to go to."""
    return instruction.opcode.leaves or instruction.opcode.action is Action.GET_PC


def _barriers(block: AsmBlock) -> list[str]:
    return [each.mnemonic for each in block.instructions if each.opcode.is_barrier_part]


def _accesses(block: AsmBlock) -> list[str]:
    return [each.mnemonic for each in block.instructions if each.opcode.family is Family.LDS]


def _parts(
    wave: Sequence[IssuedInstruction], blocks: Sequence[AsmBlock], numbers: dict[int, int]
) -> Iterator[tuple[int, Sequence[IssuedInstruction]]]:
    """The blocks that a wave went through, each with what it executed there."""
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
    """The same part of a form's block: without branches behind the one taken, or up to the same barrier."""
    missing = executed.instructions[len(part) :]
    if all(map(_branches, missing)):
        taken: Sequence[AsmInstruction] = form.instructions[: len(form.instructions) - len(missing)]
    else:
        count = sum(one.instruction.opcode.is_barrier_part for one in part)
        ends = [at for at, one in enumerate(form.instructions, 1) if one.opcode.is_barrier_part]
        taken = form.instructions[: ends[count - 1] if count else 0]
    cycles: dict[str, list[int | None]] = {}
    for one in reversed(part):
        cycles.setdefault(one.instruction.mnemonic, []).append(one.bank_cycles)
    for instruction in taken:
        known = cycles.get(instruction.mnemonic) if instruction.opcode.family is Family.LDS else None
        yield IssuedInstruction(instruction, known.pop() if known else None)
