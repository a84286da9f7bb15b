"""``s_nop`` that no two instructions need, taken out or shortened.

Rule. Without any of them, the walk of `check` (`ldsopt.machine.wait_states`) says which pairs of instructions come too
close; the ``s_nop`` nearest in front of the second one get back what is missing, until no pair is closer than it needs,
or than it was. What is left over goes. A row of the table has two sources, and the larger number counts. LLVM's
recognizer has rows that this table has not: they are among the coarse rules of the checker of witnesses
(`ldsopt.witness.wait_states`), which shares nothing with this walk, and an ``s_nop`` goes only where both agree.

LLVM writes each ``s_nop`` for a pair that it knows. One is over where it does not see what stands between: instructions
of inline assembly, which it does not count; a register that the scalar unit, or memory, writes anew; a wait that is
gone, whose place an ``s_nop 0`` holds.

Only for architectures whose rows are known to be complete. The author's stay: in inline assembly, by
``llvm.amdgcn.s.nop``, and in code without a compiler's marks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from typing import NamedTuple

from ldsopt.checker.findings import Finding, Rule, Verdict, nops_of
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.machine.wait_states import wait_state_findings
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family
from ldsopt.waits.edits import is_fill, is_plain_line
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.options import AuthorMode
from ldsopt.witness.code import read_both
from ldsopt.witness.wait_states import missing_states

_COMPLETE = frozenset({"gfx90a", "gfx940", "gfx941", "gfx942", "gfx950"})
_MARK = "; -- Begin function"
"""In front of a function, as LLVM prints it."""


class NeedlessNop(NamedTuple):
    """An ``s_nop`` with more wait states than any two instructions need.

    Attributes:
        line: of the listing as it came.
        states: its wait states.
        left: those that it has now; as many as before where it stays after all.
        why: it may go, or stays.
    """

    line: int
    states: int
    left: int
    why: str

    def kept(self, why: str) -> NeedlessNop:
        """It stays after all."""
        return self._replace(left=self.states, why=why)


def nops_that_may_go(
    given: AsmFunction, code: KernelCode, text: Sequence[str], mode: AuthorMode, why_authors: str
) -> tuple[frozenset[int], str]:
    """The lines of ``s_nop`` that may go if nothing needs them, and why the others may not.

    Args:
        given: the function as it came.
        code: as it is now; in place of a wait that is gone it has an ``s_nop``.
        text: the listing's lines, as they came.
        mode: what becomes of the author's.
        why_authors: why all that came may be the author's, by the IR; empty if they are not.
    """
    arch, made = code.arch, [i for block in code.function.blocks for i in block.instructions]
    if arch.name not in _COMPLETE:
        return frozenset(), f"not all that {arch.name} needs wait states for is known"
    came = {i.line: i for block in given.blocks for i in block.instructions if i.opcode.family is Family.NOP}
    instead = {i.line for i in made if i.opcode.family is Family.NOP} - came.keys()
    plain = {line for line, nop in came.items() if is_plain_line(text[line - 1], nop)}
    if mode == "tighten":
        return frozenset(instead | plain), ""
    heading = text[max(0, given.lines.start - 8) : given.lines.start]
    if not why_authors and not any(_MARK in line for line in heading):
        why_authors = "no compiler's mark says that their author did not write them"
    return frozenset(instead if why_authors else instead | (plain - given.authored)), why_authors


def needless_nops(function: AsmFunction, arch: Arch, may_go: frozenset[int]) -> tuple[NeedlessNop, ...]:
    """The ``s_nop`` of a kernel that may be shorter, those in the given lines.

    Args:
        function: its code, its waits as they are to be.
        arch: that it is for.
        may_go: lines of ``s_nop``.
    """
    places = _places(function, may_go)
    if not places:
        return ()
    had, where = _missing(function, arch), _Where(function)
    states = dict.fromkeys(places, 0)
    while states != places:
        short = {
            pair: missing
            for pair, missing in _missing(with_states(function, states), arch).items()
            if missing > had.get(pair, 0)
        }
        if not short:
            break
        wanted: dict[int, int] = {}
        able = {line: None for line, most in places.items() if states[line] < most}
        for (first, second), missing in short.items():
            near = where.nearest(first, second, able)
            if near is None:
                return ()  # not mended by any of them: the walk and this disagree
            wanted[near] = max(missing, wanted.get(near, 0))
        for near, missing in wanted.items():
            states[near] = min(places[near], states[near] + missing)
    return tuple(
        NeedlessNop(line, before, states[line], _WHY[states[line] > 0])
        for line, before in places.items()
        if states[line] < before
    )


_WHY = {
    False: "no two instructions need it",
    True: "fewer wait states are enough for all instructions around it",
}


def _places(function: AsmFunction, may_go: frozenset[int]) -> dict[int, int]:
    """The ``s_nop`` in these lines, with their wait states; none beside which something was added."""
    lines = Counter(i.line for block in function.blocks for i in block.instructions)
    return {
        i.line: int(i.operands, 0) + 1
        for block in function.blocks
        for i in block.instructions
        if i.opcode.family is Family.NOP and i.line in may_go and i.operands.isalnum() and lines[i.line] == 1
    }


def _missing(function: AsmFunction, arch: Arch) -> Mapping[tuple[int, int], int]:
    """Pairs of lines with too few wait states between: how many are missing."""
    found = wait_state_findings(function, arch)
    return {(one.first.line, one.second.line): one.needed - one.passed for one in found}


class _Where:
    """The places of lines in the blocks of a function."""

    def __init__(self, function: AsmFunction) -> None:
        self._lines = [[i.line for i in block.instructions] for block in function.blocks]
        self._first: dict[int, tuple[int, int]] = {}
        """The first block of each line, and its first place there."""
        for number, lines in enumerate(self._lines):
            for place, line in enumerate(lines):
                self._first.setdefault(line, (number, place))

    def nearest(self, first: int, second: int, able: Collection[int]) -> int | None:
        """The nearest ``s_nop`` between two lines, of those with room; where none is in the block, any of them."""
        if second not in self._first:
            return None
        block, end = self._first[second]
        lines = self._lines[block]
        for place in range(end - 1, -1, -1):
            if lines[place] in able:
                return lines[place]
            if lines[place] == first:
                break
        return next(iter(able), None)


def with_states(function: AsmFunction, states: Mapping[int, int]) -> AsmFunction:
    """The function whose ``s_nop`` have other wait states, by line; 0: it is gone."""

    def changed(instructions: Iterable[AsmInstruction]) -> Iterable[AsmInstruction]:
        for one in instructions:
            left = states.get(one.line) if one.opcode.family is Family.NOP else None
            if left is None:
                yield one
            elif left:
                yield one._replace(operands=str(left - 1))

    return replace(
        function,
        blocks=tuple(
            replace(block, instructions=tuple(changed(block.instructions))) for block in function.blocks
        ),
    )


def shown_needless(nops: Iterable[NeedlessNop], text: Sequence[str], arch: Arch) -> Mapping[int, NeedlessNop]:
    """The same ``s_nop``, by line; those stay of which the checker of witnesses does not see that they may go.

    Args:
        nops: of one listing.
        text: its lines, its waits as they are to be.
        arch: that it is for.
    """
    at = {nop.line: nop for nop in nops}
    shorter = [
        f"s_nop {at[number].left - 1}" if number in at else line
        for number, line in enumerate(text, 1)
        if number not in at or at[number].left
    ]
    refused: dict[int, str] = {}
    followers: list[int] = []
    try:
        for blocks in read_both("\n".join(text), "\n".join(shorter), "the code").values():
            followers += [line.stock for block in blocks for line in block.lines]
            refused |= {line.stock: why for line, why in missing_states(blocks, arch.name)}
    except InputError as error:
        return {n: nop.kept(f"the checker of witnesses does not read it: {error}") for n, nop in at.items()}
    followers.sort()
    behind = {line: next((one for one in followers if one > line), 0) for line in at}
    return {n: nop.kept(refused[behind[n]]) if behind[n] in refused else nop for n, nop in at.items()}


# --- wait state nops ----------------------------------------------------------------------------------------
#
# ``s_nop`` in front of instructions that follow others too soon (`ldsopt.machine.wait_states`), and waits for the ALUs
# in front of those that hazards of RDNA are about (`ldsopt.machine.alu_hazards`, `ldsopt.machine.register_locks`).
#
# An ``s_nop`` only adds to the wait states on every path through it, and a wait only ends what is pending, so one round
# of them is enough: in front of each consumer, as many states as its worst producer lacks, and each wait once. Hazards
# that only a VALU or SALU instruction ends get one without effect, as LLVM fills them: ``v_nop``, a move of the
# consumer's own source to itself, or ``s_mov_b32 null, 0``. The source is there: the consumer's waits stand in front.


_FILLED = (Rule.WAIT_STATES, Rule.ALU_HAZARD, Rule.SOURCE_OVERWRITTEN)


class AddedNop(NamedTuple):
    """Wait states that were missing.

    Attributes:
        line: of the instruction in front of which they stand.
        states: how many; of a fill how often it stands there, 0 for once.
        why: the finding that they mend: numbers, producer and consumer.
        fill: the wait or the instruction without effect in place of ``s_nop``; empty for wait states.
    """

    line: int
    states: int
    why: str
    fill: str = ""


def nops_for(findings: Iterable[Finding], function: AsmFunction, *, unproven: bool) -> tuple[AddedNop, ...]:
    """The wait states that findings of a function ask for, by line.

    Args:
        findings: of the function's code.
        function: the code; findings about its callees' code are left to those.
        unproven: mend also what is not sure.
    """
    own = {
        i.line: (number, place)
        for number, block in enumerate(function.blocks)
        for place, i in enumerate(block.instructions)
    }
    asked: dict[tuple[int, str], AddedNop] = {}
    for finding in sorted(
        findings, key=lambda one: own.get(one.used.asm_line or 0, (0, 0)) if one.used else (0, 0)
    ):
        line = finding.used.asm_line if finding.used else None
        is_filled = finding.states_missing or is_fill(*finding.fill.partition(" ")[::2])
        if finding.rule not in _FILLED or not is_filled or line is None or line not in own:
            continue
        if finding.verdict is Verdict.DEFINITE or unproven:
            states = finding.states_missing
            if not finding.fill:
                states -= _added_between(asked.values(), own, finding.started.asm_line, line)
                if states <= 0:
                    continue
            new = AddedNop(line, states, finding.reason, finding.fill)
            key = line, finding.fill
            asked[key] = max(asked.get(key, new), new, key=lambda nop: nop.states)
    return tuple(asked[key] for key in sorted(asked))


def _added_between(
    added: Iterable[AddedNop], own: Mapping[int, tuple[int, int]], first: int | None, second: int
) -> int:
    """The wait states that are added already behind the first of two instructions of one block, ahead of the second."""
    block, start = own.get(first or 0, (-1, 0))
    if block != own[second][0] or start >= own[second][1]:
        return 0
    between = (nop for nop in added if not nop.fill and own[nop.line][0] == block)
    return sum(nop.states for nop in between if start < own[nop.line][1] < own[second][1])


def with_nops(function: AsmFunction, nops: Sequence[AddedNop]) -> AsmFunction:
    """The function with these wait states; each ``s_nop`` bears the line of the instruction behind it."""
    at: dict[int, list[AddedNop]] = {}
    for nop in nops:
        at.setdefault(nop.line, []).append(nop)

    def filled(instructions: Sequence[AsmInstruction]) -> Iterable[AsmInstruction]:
        last = {instruction.line: place for place, instruction in enumerate(instructions)}
        for place, instruction in enumerate(instructions):
            for nop in at.get(instruction.line, ()) if last[instruction.line] == place else ():
                if nop.fill:
                    mnemonic, _, operands = nop.fill.partition(" ")
                    yield from repeat(
                        AsmInstruction(mnemonic, operands, instruction.line), max(1, nop.states)
                    )
                    continue
                for states in nops_of(nop.states):
                    yield AsmInstruction("s_nop", str(states - 1), instruction.line)
            yield instruction

    blocks = (replace(block, instructions=tuple(filled(block.instructions))) for block in function.blocks)
    return replace(function, blocks=tuple(blocks))
