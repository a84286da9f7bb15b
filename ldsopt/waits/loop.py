"""Exact waits of the functions of one listing: the one loop for code with IR and without.

It is given a judge (`ldsopt.checker.judging`) and, for each function, the order that it has to keep and its author's
waits. Those come from IR (`ldsopt.waits.run`) or from the code alone (`ldsopt.waits.machine_waits`). First, missing
waits are added. Then each wait is weakened as far as its needs allow. Then ``s_nop`` is added where wait states are
missing. A function whose code has a new finding keeps its original waits. At last needless ``s_nop`` are removed, from
all functions at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ldsopt.checker.findings import ACROSS_BARRIERS, Finding, Rule, Verdict
from ldsopt.checker.judging import JudgedFunction, Judging, is_worse
from ldsopt.checker.order import CodeOrder
from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.counters import INSTANCES, Keys, Outstanding, solve, states_to_walk
from ldsopt.isa.program import Program
from ldsopt.isa.wait_facts import FunctionWaits
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family
from ldsopt.waits.edits import ListingEdits, edits_of, merged, new_wait, odd_waits, with_replaced
from ldsopt.waits.keep_reasons import AuthorWaits, idle_waits, kept_waits
from ldsopt.waits.kernels import KernelCode, relax
from ldsopt.waits.needless_nops import (
    NeedlessNop,
    needless_nops,
    nops_for,
    nops_that_may_go,
    shown_needless,
    with_nops,
    with_states,
)
from ldsopt.waits.options import AuthorMode
from ldsopt.waits.results import KernelWaits, ListingWaits, wait_changes
from ldsopt.waits.wait_needs import KernelNeeds, Lost

_MOST_REPAIRS = 4
"""A wait that is added may leave another one missing hardly ever, and not time and again."""


class CodeFacts(NamedTuple):
    """The order that a function's code must keep, its author's waits, and why all ``s_nop`` may be the author's."""

    order: CodeOrder
    author: AuthorWaits
    why_nops_stay: str = ""


def exact_listing(
    listing: Assembly,
    judging: Judging,
    facts: Callable[[AsmFunction], CodeFacts | str],
    *,
    repair: bool,
    author_waits: AuthorMode,
    in_place: bool = False,
) -> ListingWaits:
    """Makes the waits of a listing exact.

    Args:
        listing: the code.
        judging: its judge.
        facts: gives the facts of a function with its callees' code, or the reason why its waits stay.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.
        in_place: instructions have their places, since the code is an object's: a missing wait is added to the last
            one in front of it.

    Raises:
        ValueError: a wait cannot be read.
        InternalError: the text would differ in more than waits.
    """
    loop = _WaitLoop(listing, judging, repair, in_place)
    kernels: list[KernelWaits] = []
    judged: list[JudgedFunction] = []
    left: list[Finding] = []
    for given, alone in zip(listing.functions, judging.functions, strict=True):
        known = facts(judging.with_callees(alone))
        if not isinstance(known, str) and author_waits == "tighten":
            known = known._replace(author=AuthorWaits(), why_nops_stay="")
        before, kernel, after = loop.function(alone, known)
        if kernel.after is not None and not isinstance(known, str) and not in_place:
            lines, why = nops_that_may_go(
                given, kernel.after, listing.text, author_waits, known.why_nops_stay
            )
            needless = needless_nops(kernel.after.function, kernel.after.arch, lines)
            kernel = replace(kernel, needless=needless, nops_stay=why)
        judged.append(before)
        kernels.append(kernel)
        left += after
    functions, edits = _changed(listing, kernels)
    found = [nop for kernel in kernels for nop in kernel.needless]
    if found:
        arch = next(kernel.after.arch for kernel in kernels if kernel.after)
        shown = shown_needless(found, with_replaced(listing.text, edits), arch)
        kernels = [_with_fewer(kernel, shown) for kernel in kernels]
        functions, edits = _changed(listing, kernels)
    text = (
        edits.written(listing, functions) if any(k.is_changed for k in kernels) else "\n".join(listing.text)
    )
    check = judging.check(judged, besides_waits=False)
    return ListingWaits(listing, tuple(functions), text, tuple(kernels), edits, check, tuple(left))


def _changed(listing: Assembly, kernels: Sequence[KernelWaits]) -> tuple[list[AsmFunction], ListingEdits]:
    functions, edits = [], ListingEdits()
    for given, kernel in zip(listing.functions, kernels, strict=True):
        functions.append(kernel.after.function if kernel.is_changed and kernel.after else given)
        edits_of(given, functions[-1], edits)
    return functions, edits


def _with_fewer(kernel: KernelWaits, shown: Mapping[int, NeedlessNop]) -> KernelWaits:
    if kernel.after is None or not kernel.needless:
        return kernel
    needless = tuple(shown[nop.line] for nop in kernel.needless)
    left = {nop.line: nop.left for nop in needless if nop.left < nop.states}
    return replace(
        kernel, needless=needless, after=kernel.after.with_function(with_states(kernel.after.function, left))
    )


class _WaitLoop:
    """Proposes other waits, checks the code with them, and keeps or withdraws them, function by function."""

    def __init__(self, listing: Assembly, judging: Judging, repair: bool, in_place: bool) -> None:
        self._text, self._judging, self._repair, self._in_place = listing.text, judging, repair, in_place
        self._judged: dict[str, JudgedFunction] = {}

    def function(
        self, alone: AsmFunction, known: CodeFacts | str
    ) -> tuple[JudgedFunction, KernelWaits, Sequence[Finding]]:
        """The judgement of an unchanged function, the result for its waits, and its findings now."""
        judging = self._judging
        if isinstance(known, str):
            judged = self._as_it_came(alone)
            return judged, KernelWaits(alone.name, known), judged.findings
        checked = judging.checked_code(judging.with_callees(alone))
        odd = odd_waits(checked.function, self._text)
        author = replace(known.author, authored=known.author.authored | odd)
        code = KernelCode(checked, known.order, author)
        needs = code.needs(checks=True, unproven_paths=self._repair)
        kept = kept_waits(code.function, code.arch, needs.waits)
        code = replace(code, kept=kept, idle=idle_waits(needs.waits))
        judged = self._as_it_came(alone, needs.checked)
        repaired = self._repaired(code, judged.findings, needs)
        relaxed = relax(repaired, needs if repaired is code else None)
        changes = wait_changes(code.function, relaxed.code.function, code.arch)
        after = judging.findings(relaxed.code.function) if changes else judged.findings
        made, nops = relaxed.code, nops_for(after, alone, unproven=self._repair)
        if nops:
            made = made.with_function(with_nops(made.function, nops))
            after = judging.findings(made.function)
        if is_worse(judged.findings, after):
            worse = KernelWaits(alone.name, "with other waits its check has a finding more")
            return judged, worse, judged.findings
        kernel = KernelWaits(alone.name, "", changes, code, relaxed.before, made, nops)
        return judged, kernel if repaired is code else replace(kernel, repaired=repaired), after

    def _as_it_came(self, alone: AsmFunction, waits: FunctionWaits | None = None) -> JudgedFunction:
        judged = self._judging.like_one_of(self._judged, alone.name)
        if judged is None:
            judged = self._judged[alone.name] = self._judging.function(alone, waits)
        return judged

    def _repaired(self, code: KernelCode, findings: Sequence[Finding], needs: KernelNeeds) -> KernelCode:
        lost = needs.lost
        for _ in range(_MOST_REPAIRS):
            wanted = [
                *wanted_by(findings, code.function, unproven=self._repair),
                *wanted_by_releases(lost),
            ]
            program = code.checked.built().program
            added = added_waits(program, wanted, code.arch if self._in_place else None) if wanted else ()
            if not added:
                break
            code = code.with_function(with_added(code.function, added, code.arch, code.author.lines))
            findings, lost = self._judging.findings(code.function), code.needs(()).lost
        return code


# --- missing ------------------------------------------------------------------------------------------------
#
# Waits that are missing: where they have to stand, and for how much they have to wait.
#
# What runs into an operation that is outstanding needs a wait in front of it; if it is an instruction of another wave,
# behind a barrier, the wait has to stand in front of the barrier. A wait for the least k (`ldsopt.isa.counters`) that
# the operation has there completes it, whichever path control took.
#
# Where waves meet at barriers that are different instructions, a path of the one wave does not lead to what the other
# does. Then the wait is wanted at every barrier at which the operation may be outstanding; of those that are added, the
# ones that nothing needs go again, like any other wait (`ldsopt.waits.kernels.relax`).
#
# A wait is added to one that stands there already, unless its author wrote that. Otherwise it takes a line of its own,
# but never inside of a clause, between whose instructions nothing may stand, and never between the parts of an address
# that is computed from the program counter. An object has no lines to give: the last wait in front, of the same block,
# waits for the operation then.


_OWN = (
    *(Rule.MISSING_WAIT, Rule.OVERTAKEN, Rule.REGISTER_HAZARD, Rule.AT_RETURN),
    *(Rule.LOST_RELEASE_WAIT, Rule.SCALAR_LOAD_WAIT),
)


class WantedWait(NamedTuple):
    """Operations that have to be complete in front of an instruction.

    Attributes:
        line: that instruction's line.
        counter: the counter of the operations.
        started: the line of the instruction that starts them.
        executions: its executions, as of `ldsopt.checker.findings.Finding`; ``None`` for all.
    """

    line: int
    counter: str
    started: int
    executions: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class AddedWait:
    """A wait that was missing.

    Attributes:
        line: the line of the instruction in front of which it stands.
        counter: as spelled in assembly.
        most: the number of operations that it leaves outstanding.
    """

    line: int
    counter: str
    most: int


def wanted_by(findings: Iterable[Finding], function: AsmFunction, *, unproven: bool) -> Iterator[WantedWait]:
    """The waits that findings of a function require.

    Args:
        findings: the module's findings.
        unproven: include unproven findings, unless the module's own scopes say that the bytes are apart.
    """
    for finding in findings:
        if finding.function != function.name or finding.used is None:
            continue
        sure = finding.verdict is Verdict.DEFINITE
        if not sure and not (unproven and finding.verdict is Verdict.UNPROVEN and not finding.claimed_apart):
            continue
        started, used = finding.started.asm_line, finding.used.asm_line
        if started is None or used is None or not finding.counter:
            continue
        if finding.rule in _OWN:
            yield WantedWait(used, finding.counter, started, finding.executions)
        elif finding.rule in ACROSS_BARRIERS:
            lines = frozenset(line for _, line in finding.path)
            for barrier in list(_arrivals(function, lines)) or _arrivals(function):
                yield WantedWait(barrier, finding.counter, started, None)


def wanted_by_releases(lost: Iterable[Lost]) -> Iterator[WantedWait]:
    """The waits that releases require at barriers, and that the code lacks."""
    for each in lost:
        yield WantedWait(each.barrier.line, each.counter, each.started.line, None)


def _arrivals(function: AsmFunction, lines: Container[int] | None = None) -> Iterator[int]:
    """The lines of the instructions by which a wave arrives at the barriers on these lines, or at any."""
    for block in function.blocks:
        signal: int | None = None
        for instruction in block.instructions:
            is_asked = lines is None or instruction.line in lines
            family = instruction.opcode.family
            if family is Family.SIGNAL:
                signal = instruction.line
            elif is_asked and family is Family.BARRIER:
                yield instruction.line
            elif is_asked and family is Family.BARRIER_WAIT and signal is not None:
                yield signal


_LONGEST_CLAUSE = 64
"""Instructions that ``s_clause`` holds together at most; its operand is one less. Source: RDNA 3 ISA, ``S_CLAUSE``."""


def added_waits(
    built: Program, wanted: Sequence[WantedWait], in_place: Arch | None = None
) -> tuple[AddedWait, ...]:
    """The waits that complete the wanted operations.

    Args:
        built: the program of the function.
        wanted: the operations to complete, and where.
        in_place: the architecture, if waits must be added to those of the code.
    """
    blocks = built.function.blocks
    places: dict[int, tuple[AsmBlock, int]] = {}
    for block in blocks if wanted else ():
        for position, instruction in enumerate(block.instructions):
            if not instruction.opcode.is_wait:
                places.setdefault(instruction.line, (block, position))
    found = (
        (each, _in_front_of(*_behind_wait(*places[each.line], each, in_place)))
        for each in wanted
        if each.line in places
    )
    moved = {each: line for each, line in found if line is not None}
    at = by_key((line, each) for each, line in moved.items())
    counted: dict[tuple[int, str], int] = {}
    for line, each, k in _counted(built, at):
        name = line, each.counter
        counted[name] = min(k, counted.get(name, k))

    return tuple(AddedWait(*name, most) for name, most in sorted(counted.items()))


def _counted(built: Program, at: Mapping[int, Sequence[WantedWait]]) -> Iterator[tuple[int, WantedWait, int]]:
    """For each operation wanted at a line, the k that it may have there; 0 for a queue out of order."""
    keys = Keys(built)
    for index, state in states_to_walk(solve(built, tracks_counterfactuals=False), built):
        steps = dict(built.steps[index])
        for position, instruction in enumerate(built.function.blocks[index].instructions):
            asked = at.get(instruction.line, ()) if not instruction.opcode.is_wait else ()
            started = _by_start(built, keys, state) if asked else {}
            for each in asked:
                for executions, k in started.get((each.started, each.counter), ()):
                    if each.executions is None or executions in each.executions:
                        yield instruction.line, each, k
            for step in steps.get(position, ()):
                state.apply(step)


def _by_start(
    built: Program, keys: Keys, state: Outstanding
) -> Mapping[tuple[int, str], Sequence[tuple[int, int]]]:
    """The outstanding operations by the line that starts them and their counter: the executions since, and the k."""
    found: dict[tuple[int, str], list[tuple[int, int]]] = {}
    for queue, times in enumerate(state.issued):
        kind, most = built.queues[queue], built.largest[built.counter_of[queue]] - 1
        for key, time in times.items():
            counted = min(state.clocks[queue] - time if kind.in_order else 0, most)
            line = keys.site(key).instruction.line
            found.setdefault((line, kind.counter), []).append((key % INSTANCES, counted))
    return found


def _behind_wait(
    block: AsmBlock, position: int, wanted: WantedWait, arch: Arch | None
) -> tuple[AsmBlock, int]:
    """The place behind the last wait in front of an instruction that can wait for what is wanted there.

    Its own place if none can, as none stands behind the start of the operation. On the way from the wait to the
    instruction nothing else starts it, so it is outstanding at the wait, with fewer operations behind it.
    """
    found = position
    while arch and found and block.instructions[found - 1].line != wanted.started:
        found -= 1
        if (wait := block.instructions[found]).opcode.is_wait and merged(wait, wanted.counter, 0, arch):
            while block.instructions[found].opcode.is_wait:
                found += 1
            return block, found
    return block, position


def _in_front_of(block: AsmBlock, position: int) -> int | None:
    """The line for a wait that has to stand in front of an instruction; ``None`` if no place is known."""
    found = _outside_of_clause(block, position)
    before = block.instructions[max(0, found - 2) : found]
    computes = any(i.opcode.action is Action.GET_PC for i in before)
    return None if computes else block.instructions[found].line


def _outside_of_clause(block: AsmBlock, position: int) -> int:
    """The place in front of the clause that holds an instruction; its own if it is in none."""
    for start in range(position - 1, max(-1, position - _LONGEST_CLAUSE - 1), -1):
        instruction = block.instructions[start]
        if instruction.mnemonic == "s_clause":
            length = int(instruction.operands, 0) & 0x3F
            return start if position <= start + length + 1 else position
    return position


def with_added(
    function: AsmFunction, waits: Sequence[AddedWait], arch: Arch, fixed: Collection[int] = ()
) -> AsmFunction:
    """The function with these waits added; waits on ``fixed`` lines stay as they are."""
    at = by_key((wait.line, wait) for wait in waits)
    blocks = []
    for block in function.blocks:
        made: list[AsmInstruction] = []
        for instruction in block.instructions:
            for wait in at.get(instruction.line, ()) if not instruction.opcode.is_wait else ():
                _add(made, wait, fixed, arch)
            made.append(instruction)
        blocks.append(replace(block, instructions=tuple(made)))
    return replace(function, blocks=tuple(blocks))


def _add(made: list[AsmInstruction], wait: AddedWait, fixed: Collection[int], arch: Arch) -> None:
    """Puts a wait behind the last instruction, or merges it into a wait that stands there."""
    place = len(made) - 1
    while place >= 0 and made[place].opcode.is_wait:
        is_fixed = made[place].line in fixed
        own = None if is_fixed else merged(made[place], wait.counter, wait.most, arch)
        if own is not None:
            made[place] = own
            return
        place -= 1
    mnemonic, operands = new_wait(wait.counter, wait.most, arch)
    made.append(AsmInstruction(mnemonic, operands, wait.line))
