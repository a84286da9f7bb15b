"""``s_nop`` that no two instructions need, taken out or shortened.

Rule. The walk of `check` (`ldsopt.machine.wait_states`) over the code without any ``s_nop`` finds the pairs of
instructions that come too close. The nearest ``s_nop`` in front of the second instruction gets the missing states back,
until no pair is closer than it needs, or than it was. The rest is removed. A row of the table has two sources, and the
larger number counts. LLVM's recognizer has rows that this table lacks: they are among the coarse rules of the checker
of witnesses (`ldsopt.witness.wait_states`), which shares nothing with this walk. An ``s_nop`` is removed only where
both agree.

LLVM writes each ``s_nop`` for a pair that it knows. One is needless where LLVM does not see the code between:
instructions of inline assembly, which it does not count; a register that the scalar unit, or memory, writes anew; a
wait that is gone, in whose place an ``s_nop 0`` stands.

Only architectures with complete tables are handled. The author's ``s_nop`` stay: in inline assembly, by
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
from ldsopt.groups import by_key
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
        line: its line in the original listing.
        states: its wait states.
        left: the wait states that it has now; as many as before if it stays after all.
        why: the reason why it may go, or stays.
    """

    line: int
    states: int
    left: int
    why: str

    def kept(self, why: str) -> NeedlessNop:
        """True if it stays after all."""
        return self._replace(left=self.states, why=why)


def nops_that_may_go(
    given: AsmFunction, code: KernelCode, text: Sequence[str], mode: AuthorMode, why_authors: str
) -> tuple[frozenset[int], str]:
    """The lines of ``s_nop`` that may go if they are needless, and the reason why others may not.

    Args:
        given: the original function.
        code: the function now; in place of a removed wait it has an ``s_nop``.
        text: the original listing's lines.
        mode: the handling of the author's ``s_nop``.
        why_authors: the reason, by the IR, why all original ones may be the author's; empty if they are not.
    """
    arch, made = code.arch, [*code.function.instructions]
    if arch.name not in _COMPLETE:
        return frozenset(), f"not all that {arch.name} needs wait states for is known"
    came = {i.line: i for i in given.instructions if i.opcode.family is Family.NOP}
    instead = {i.line for i in made if i.opcode.family is Family.NOP} - came.keys()
    plain = {line for line, nop in came.items() if is_plain_line(text[line - 1], nop)}
    if mode == "tighten":
        return frozenset(instead | plain), ""
    heading = text[max(0, given.lines.start - 8) : given.lines.start]
    if not why_authors and not any(_MARK in line for line in heading):
        why_authors = "no compiler's mark says that their author did not write them"
    return frozenset(instead if why_authors else instead | (plain - given.authored)), why_authors


def needless_nops(function: AsmFunction, arch: Arch, may_go: frozenset[int]) -> tuple[NeedlessNop, ...]:
    """The ``s_nop`` in the given lines of a kernel that may be shorter.

    Args:
        function: its code, with its final waits.
        arch: the code's architecture.
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
    """The ``s_nop`` in these lines, with their wait states; without those beside additions."""
    lines = Counter(i.line for i in function.instructions)
    return {
        i.line: int(i.operands, 0) + 1
        for i in function.instructions
        if i.opcode.family is Family.NOP and i.line in may_go and i.operands.isalnum() and lines[i.line] == 1
    }


def _missing(function: AsmFunction, arch: Arch) -> Mapping[tuple[int, int], int]:
    found = wait_state_findings(function, arch)
    return {(one.first.line, one.second.line): one.states for one in found}


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
        """The nearest ``s_nop`` with room between two lines; if the block has none, any of them."""
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
    """The function with other wait states of ``s_nop``, by line; 0 removes it."""

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
    """The same ``s_nop``, by line; those that the checker of witnesses does not find needless stay.

    Args:
        nops: the ``s_nop`` of one listing.
        text: its lines, with its final waits.
        arch: the code's architecture.
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
        line: the line of the instruction in front of which they stand.
        states: their number; for a fill the number of times it stands there, 0 for once.
        why: the finding that they mend: numbers, producer and consumer.
        fill: the wait or the instruction without effect in place of ``s_nop``; empty for wait states.
    """

    line: int
    states: int
    why: str
    fill: str = ""


def nops_for(findings: Iterable[Finding], function: AsmFunction, *, unproven: bool) -> tuple[AddedNop, ...]:
    """The wait states that findings of a function require, by line.

    Args:
        findings: the findings of the function's code.
        function: the code; findings about its callees' code are left to the callees.
        unproven: mend unproven findings, too.
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
    """The wait states added already on all paths from one instruction to another: in the block of the second one."""
    if first is None or first not in own:
        return 0
    (block, start), (last, stop) = own[first], own[second]
    if block != last or start >= stop:
        start = -1  # the path enters the block at its beginning
    between = (nop for nop in added if not nop.fill and own[nop.line][0] == last)
    return sum(nop.states for nop in between if start < own[nop.line][1] < stop)


def with_nops(function: AsmFunction, nops: Sequence[AddedNop]) -> AsmFunction:
    """The function with these wait states; each ``s_nop`` bears the line of the instruction behind it."""
    at = by_key((nop.line, nop) for nop in nops)

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
