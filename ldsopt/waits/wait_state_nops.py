"""``s_nop`` in front of instructions that follow others too soon (`ldsopt.machine.wait_states`).

An ``s_nop`` only adds to the wait states on every path through it, so one round of them is enough: in front of each
consumer, as many as its worst producer lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from ldsopt.checker.findings import Finding, Rule, Verdict, nops_of
from ldsopt.isa.assembly import AsmFunction, AsmInstruction


class AddedNop(NamedTuple):
    """Wait states that were missing.

    Attributes:
        line: of the instruction in front of which they stand.
        states: how many.
        why: the finding that they mend: numbers, producer and consumer.
    """

    line: int
    states: int
    why: str


def nops_for(findings: Iterable[Finding], function: AsmFunction, *, unproven: bool) -> tuple[AddedNop, ...]:
    """The wait states that findings of a function ask for, by line.

    Args:
        findings: of the function's code.
        function: the code; findings about its callees' code are left to those.
        unproven: mend also what is not sure.
    """
    own = {instruction.line for block in function.blocks for instruction in block.instructions}
    asked: dict[int, AddedNop] = {}
    for finding in findings:
        line = finding.used.asm_line if finding.used else None
        if finding.rule is not Rule.WAIT_STATES or line not in own:
            continue
        if finding.verdict is Verdict.DEFINITE or unproven:
            new = AddedNop(line, finding.states_missing, finding.reason)
            asked[line] = max(asked.get(line, new), new, key=lambda nop: nop.states)
    return tuple(asked[line] for line in sorted(asked))


def with_nops(function: AsmFunction, nops: Sequence[AddedNop]) -> AsmFunction:
    """The function with these wait states; each ``s_nop`` bears the line of the instruction behind it."""
    at = {nop.line: nop for nop in nops}

    def filled(instructions: Sequence[AsmInstruction]) -> Iterable[AsmInstruction]:
        last = {instruction.line: place for place, instruction in enumerate(instructions)}
        for place, instruction in enumerate(instructions):
            if (nop := at.get(instruction.line)) and last[instruction.line] == place:
                for states in nops_of(nop.states):
                    yield AsmInstruction("s_nop", str(states - 1), instruction.line)
            yield instruction

    blocks = (replace(block, instructions=tuple(filled(block.instructions))) for block in function.blocks)
    return replace(function, blocks=tuple(blocks))
