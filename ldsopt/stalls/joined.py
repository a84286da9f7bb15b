"""Measured stalls beside what is proved of the waits: which of the time goes to waits that nothing needs.

What is measured and what is proved stay apart. A trace says how long waves stood at a wait; `ldsopt.waits` proves what
the wait has to wait for. From the two follows one bound and no figure: where a wait waits for more than is needed, **at
most** its measured stall can go. Without it a wave may stand at the next wait instead, and where another wait
completes the same operation it will, at least in part; so none of this is said to be gained.

Rules for a wait instruction, by its counters:

* `Judgement.UNNEEDED`: exact waits have none of its counters any more, and no other wait completes what it did;
* `Judgement.MOVED`: the same, but another wait completes some of it;
* `Judgement.STRICT`: exact waits wait for less there;
* `Judgement.NEEDED`: some counter has an operation that has to be complete because of this wait alone, or will have
  once other waits wait for less;
* `Judgement.UNJUDGED`: anything else, with the reason. No stall of it is called recoverable.

An ``s_nop`` is recoverable as far as `ldsopt.waits.needless_nops` shows that its wait states are not needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from enum import Enum
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.stalls.trace import (
    AddressedCode,
    MatchedInstruction,
    MatchedTrace,
    MeasuredInstruction,
    MeasuredTrace,
)
from ldsopt.target.opcodes import Family, WorkUnit, opcode
from ldsopt.waits.results import ChangeKind, KernelWaits, ListingWaits
from ldsopt.waits.wait_needs import Need, WaitNeeds
from ldsopt.waits.weaker import WeakenedWait, weaker_waits


class StallKind(Enum):
    """At which kind of instruction waves stood."""

    WAIT = "waits"
    BARRIER = "barriers"
    LDS = "LDS instructions"
    MEMORY = "memory instructions"
    SCALAR = "scalar memory instructions"
    MATRIX = "matrix instructions"
    NOP = "wait states (s_nop, s_sleep)"
    BRANCH = "branches"
    OTHER = "anything else"


class Judgement(Enum):
    """The judgement of a wait or of an ``s_nop``."""

    UNNEEDED = "not needed"
    MOVED = "left to another wait"
    STRICT = "too strict"
    NEEDED = "needed"
    UNJUDGED = "not judged"


RECOVERABLE = frozenset({Judgement.UNNEEDED, Judgement.MOVED, Judgement.STRICT})
"""At most the stall of these can go."""


class ProvedOfStall(NamedTuple):
    """The proof of one instruction.

    Attributes:
        judgement: in one word.
        reason: in words; empty where ``needs`` say it.
        needs: what has to be complete because of it, the one that bounds it most first.
        by_waits: the lines of the waits that complete instead what it need not.
        share: the part of its stall that can go at most, 0 to 1.
    """

    judgement: Judgement
    reason: str = ""
    needs: tuple[Need, ...] = ()
    by_waits: tuple[int, ...] = ()
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class StalledInstruction:
    """An instruction of the code with what was measured there.

    Attributes:
        measured: the row of the trace.
        instruction: in the listing.
        function: the name of its function.
        kind: of the instruction.
        judged: what is proved of it; ``None`` of what is neither a wait nor an ``s_nop``.
    """

    measured: MeasuredInstruction
    instruction: AsmInstruction
    function: str
    kind: StallKind
    judged: ProvedOfStall | None

    @property
    def recoverable(self) -> int:
        """Cycles of its stall that can go at most."""
        if self.judged is None or self.judged.judgement not in RECOVERABLE:
            return 0
        return round(self.measured.cycles * self.judged.share)


class BankUse(NamedTuple):
    """Cycles that one execution of an LDS access takes of the banks, and without conflicts, by the IR."""

    cycles: int
    ideal: int


def _no_line(_: int | None) -> int | None:
    return None


@dataclass(frozen=True, slots=True)
class JoinedTrace:
    """A trace on its code.

    Attributes:
        trace: as it was read.
        source: the name of what the code was read from.
        arch: the code's.
        waits: the proof; its listing is the code.
        rows: in the order of the addresses.
        others: code objects of the trace that are other code, with the number of their rows.
        line_of: the input's line for a line of the module's canonical text; gives ``None`` without IR.
        banks: of LDS accesses whose lanes' addresses the IR tells, by line of the listing.
    """

    trace: MeasuredTrace
    source: str
    arch: str
    waits: ListingWaits
    rows: tuple[StalledInstruction, ...]
    others: Mapping[int, int]
    line_of: Callable[[int | None], int | None] = _no_line
    banks: Mapping[int, BankUse] = field(default_factory=dict)

    def by_kind(self) -> Mapping[StallKind, int]:
        """The cycles that waves stood, by the kind of instruction."""
        found: Counter[StallKind] = Counter()
        for row in self.rows:
            found[row.kind] += row.measured.cycles
        return {kind: found[kind] for kind in StallKind if kind in found}

    @property
    def cycles(self) -> int:
        """The cycles that waves stood at all of its instructions."""
        return sum(row.measured.cycles for row in self.rows)

    def recoverable(self, *judgements: Judgement) -> int:
        """The cycles of instructions judged so that can go at most."""
        return sum(row.recoverable for row in self.rows if row.judged and row.judged.judgement in judgements)

    def ranked(self) -> list[StalledInstruction]:
        """The instructions at which waves stood, worst first."""
        stalled = [row for row in self.rows if row.measured.cycles]
        return sorted(stalled, key=lambda row: (-row.measured.cycles, row.measured.address))


def join(trace: MeasuredTrace, rows: MatchedTrace, code: AddressedCode, waits: ListingWaits) -> JoinedTrace:
    """Joins the rows of a trace with what is proved of the waits of their code. Each row is looked at once."""
    judged = _judgements(waits)
    joined = tuple(_row(row, judged) for row in rows.rows)
    return JoinedTrace(trace, code.source, code.arch, waits, joined, rows.others)


_Judgements = Mapping[tuple[str, int], ProvedOfStall]


def _row(row: MatchedInstruction, judged: _Judgements) -> StalledInstruction:
    name, instruction = row.function.name, row.instruction
    kind = kind_of(instruction.mnemonic)
    found = judged.get((name, instruction.line))
    if found is None and kind is StallKind.WAIT:
        found = ProvedOfStall(Judgement.UNJUDGED, "the proof does not reach it")
    return StalledInstruction(row.measured, instruction, name, kind, found)


def kind_of(mnemonic: str) -> StallKind:
    """The kind of an instruction, by its mnemonic.

    >>> [kind_of(one).name for one in ("s_waitcnt", "s_barrier_wait", "ds_read_b32", "s_load_dword", "v_add_u32")]
    ['WAIT', 'BARRIER', 'LDS', 'SCALAR', 'OTHER']
    """
    known = opcode(mnemonic)
    if known.is_barrier_part:
        return StallKind.BARRIER
    if known.branches:
        return StallKind.BRANCH
    return _BY_FAMILY.get(known.family) or _BY_UNIT.get(known.work_unit, StallKind.OTHER)


_BY_FAMILY = {
    Family.WAIT: StallKind.WAIT,
    Family.NOP: StallKind.NOP,
    Family.SLEEP: StallKind.NOP,
    Family.SCALAR_MEMORY: StallKind.SCALAR,
}
_BY_UNIT: Mapping[WorkUnit | None, StallKind] = {
    WorkUnit.LDS: StallKind.LDS,
    WorkUnit.MEMORY: StallKind.MEMORY,
    WorkUnit.MATRIX: StallKind.MATRIX,
}


def _judgements(waits: ListingWaits) -> _Judgements:
    """The proof of each wait and ``s_nop``, by function and line."""
    found: dict[tuple[str, int], ProvedOfStall] = {}
    for function, kernel in zip(waits.listing.functions, waits.kernels, strict=True):
        instructions = [*function.instructions]
        lines = [i.line for i in instructions if i.opcode.is_wait]
        if kernel.needs is None:
            why = kernel.why_stays or "its waits were not looked at"
            found |= {(kernel.name, line): ProvedOfStall(Judgement.UNJUDGED, why) for line in lines}
            continue
        needs = by_key((wait.site.instruction.line, wait) for wait in kernel.all_needs())
        weaker = by_key((one.change.name[0], one) for one in weaker_waits(kernel))
        left_to: dict[int, list[int]] = {}
        for line, several in weaker.items():
            for other in {other for one in several for other in one.by_waits}:
                left_to.setdefault(other, []).append(line)
        authors = kernel.before.author.lines if kernel.before else frozenset()
        for line in lines:
            own = needs.get(line, [])
            takes = left_to.get(line, [])
            found[kernel.name, line] = _judged(own, weaker.get(line, []), takes, is_authors=line in authors)
        found |= _nops(kernel, instructions)
    return found


def _judged(
    waits: list[WaitNeeds], weaker: list[WeakenedWait], takes: list[int], *, is_authors: bool
) -> ProvedOfStall:
    needs = tuple(sorted((need for wait in waits for need in wait.needs), key=lambda need: need.grade))
    if weaker:
        reason = "; ".join(f"{one.change.name[1]} {_limits(one)}: {one.reason}" for one in weaker)
        by_waits = tuple(sorted({line for one in weaker for line in one.by_waits}))
        dropped = sum(one.change.kind is ChangeKind.DROPPED for one in weaker)
        if dropped < max(1, len(waits)):
            return ProvedOfStall(Judgement.STRICT, reason, needs, by_waits, 1.0)
        return ProvedOfStall(Judgement.MOVED if by_waits else Judgement.UNNEEDED, reason, (), by_waits, 1.0)
    if needs:
        return ProvedOfStall(Judgement.NEEDED, "", needs)
    if is_authors:
        return ProvedOfStall(Judgement.UNJUDGED, "its author wrote it")
    if takes:
        lines = ", ".join(map(str, takes))
        return ProvedOfStall(
            Judgement.NEEDED, f"once others wait for less: it completes what line {lines} need not"
        )
    if waits and all(wait.drained <= 0 for wait in waits):
        return ProvedOfStall(
            Judgement.UNJUDGED, "nothing that is known is outstanding here, so that it stays as it is"
        )
    return ProvedOfStall(Judgement.UNJUDGED, "it stays as it came")


def _limits(one: WeakenedWait) -> str:
    after = "no wait" if one.change.after is None else str(one.change.after)
    return f"{one.change.before} -> {after}"


def _nops(
    kernel: KernelWaits, instructions: Iterable[AsmInstruction]
) -> dict[tuple[str, int], ProvedOfStall]:
    came = {i.line for i in instructions if i.opcode.family is Family.NOP}
    return {
        (kernel.name, nop.line): ProvedOfStall(
            Judgement.UNNEEDED, f"{nop.states} -> {nop.left} wait states: {nop.why}", (), (),
            (nop.states - nop.left) / nop.states,
        )
        for nop in kernel.needless
        if nop.line in came and nop.left < nop.states
    }  # fmt: skip


# --- compared -----------------------------------------------------------------------------------------------
#
# Two traces of versions of a kernel: where waves stand longer than before, and where for less time.
#
# Traces have sums over the waves that happened to run on the traced compute unit, which are not the same number
# twice. So what is compared is the stall **of one execution**. An instruction of the one is that of the other if
# the kernel has the same name, and the text is the same, counted from the kernel's beginning: the third
# ``s_waitcnt vmcnt(0)`` is the third. Code that was compiled anew may have other registers; what is on one side
# only is said, and not compared.


class ComparedInstruction(NamedTuple):
    """An instruction of both sides; one of them is ``None`` where the other has no such."""

    before: StalledInstruction | None
    after: StalledInstruction | None

    @property
    def change(self) -> float:
        """Cycles that one execution stalls more than before."""
        return per_execution(self.after) - per_execution(self.before)


class ComparedKind(NamedTuple):
    """The stalls at one kind of instruction, as parts of all stalls of each side, 0 to 1."""

    kind: StallKind
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class ComparedTraces:
    """Two traces.

    Attributes:
        before, after: the two sides.
        pairs: instructions of both sides that stall for another time, the greatest change first.
        only_before, only_after: instructions of one side, the longest stall first.
        kinds: that either side has.
    """

    before: JoinedTrace
    after: JoinedTrace
    pairs: tuple[ComparedInstruction, ...]
    only_before: tuple[StalledInstruction, ...]
    only_after: tuple[StalledInstruction, ...]
    kinds: tuple[ComparedKind, ...]


def per_execution(row: StalledInstruction | None) -> float:
    """Cycles for which one execution of an instruction stalls."""
    return row.measured.cycles / row.measured.hits if row is not None and row.measured.hits else 0.0


def compare(before: JoinedTrace, after: JoinedTrace) -> ComparedTraces:
    """Pairs the instructions of two traces. Each row is looked at once."""
    old, new = _named(before.rows), _named(after.rows)
    pairs = [ComparedInstruction(old[name], row) for name, row in new.items() if name in old]
    changed = [pair for pair in pairs if pair.change]
    changed.sort(key=lambda pair: -abs(pair.change))
    gone = [row for name, row in old.items() if name not in new and row.measured.cycles]
    come = [row for name, row in new.items() if name not in old and row.measured.cycles]
    for rows in (gone, come):
        rows.sort(key=lambda row: -row.measured.cycles)
    of_old, of_new = before.by_kind(), after.by_kind()
    kinds = tuple(
        ComparedKind(
            kind, of_old.get(kind, 0) / max(1, before.cycles), of_new.get(kind, 0) / max(1, after.cycles)
        )
        for kind in StallKind
        if of_old.get(kind) or of_new.get(kind)
    )
    return ComparedTraces(before, after, tuple(changed), tuple(gone), tuple(come), kinds)


def _named(rows: Iterable[StalledInstruction]) -> dict[tuple[str, str, int], StalledInstruction]:
    """The rows by function, text, and how many of that text came before."""
    seen: Counter[tuple[str, str]] = Counter()
    found: dict[tuple[str, str, int], StalledInstruction] = {}
    for row in rows:
        text = f"{row.instruction.mnemonic} {row.instruction.operands}"
        found[row.function, text, seen[row.function, text]] = row
        seen[row.function, text] += 1
    return found
