"""The reports of `waits`: its summary, with ``--explain`` a list of waits for the kernel's author, and JSON, schema
``ldsopt.waits/1`` (docs/waits.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, NamedTuple

from ldsopt.checker.scope import LeftOut, scope_of_check
from ldsopt.compare.spelling import as_text, cut, plural, some_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, by_name, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.listing_data import source_files
from ldsopt.isa.wait_facts import Cause
from ldsopt.report.check import FindingCounts, counts_of, listed_by
from ldsopt.report.grounds import (
    AssumptionMember,
    ScopeMember,
    assumption_members,
    says,
    scope_line,
    scope_member,
)
from ldsopt.target.opcodes import opcode
from ldsopt.waits.needless_nops import AddedNop, NeedlessNop
from ldsopt.waits.results import ChangeKind, CounterChange, KernelWaits, ListingWaits, RankedWait, ranked
from ldsopt.waits.wait_needs import Need, WaitName, WaitNeeds
from ldsopt.waits.weaker import WeakenedWait, weaker_waits


@dataclass(frozen=True)
class CodeLine:
    """An instruction of the code, as the compiler wrote it.

    Attributes:
        asm_line: 1-based line of the compiler's listing.
        asm: the instruction.
        line: 1-based line of its LDS access in the input; null where it is none, or not known.
        source_line: file:line by the module's own debug information; null without.
    """

    asm_line: Positive
    asm: str
    line: int | None
    source_line: str | None


class ShownWait(NamedTuple):
    """One counter of a wait.

    Attributes:
        name: by which other parts refer to it.
        change: to the compiler's wait; ``None`` if there is none.
        is_authors: its author wrote it.
        given: the needs for it in the compiler's code; ``None`` if they are unknown because the wait is new.
        now: the needs for it in the new code; ``None`` if the wait is gone.
        rank: the measure of its importance.
    """

    name: WaitName
    change: CounterChange | None
    is_authors: bool
    given: WaitNeeds | None
    now: WaitNeeds | None
    rank: RankedWait | None


@dataclass(frozen=True)
class WaitsSubject:
    """Everything that a report on exact waits shows.

    Attributes:
        waits: the result.
        source: the input's name.
        output: the name of the output.
        line_of: the input's line for a line of the canonical text, if it is known.
        executed: by function and line of the listing, the number of times that waves execute the instruction; ``None``
            without a launch.
    """

    waits: ListingWaits
    source: str
    output: str
    line_of: Callable[[int | None], int | None]
    executed: Mapping[str, Mapping[int, int]] | None = None

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """The functions that keep the compiler's waits, with the reason."""
        return tuple(LeftOut(one.name, one.why_stays) for one in self.waits.kernels if one.why_stays)

    @cached_property
    def _files(self) -> Mapping[int, str]:
        return source_files(self.waits.listing.text)

    def place(self, instruction: AsmInstruction) -> CodeLine:
        """The origin of an instruction of the listing."""
        access, at = self.waits.access_of(instruction), instruction.location
        line = None if access is None else self.line_of(access + 1)
        source = f"{self._files[at.file]}:{at.line}" if at and at.line and at.file in self._files else None
        return CodeLine(instruction.line, instruction.text, line, source)

    def shown(self, kernel: KernelWaits) -> list[ShownWait]:
        """The waits of a kernel, the most important first."""
        if kernel.before is None or kernel.after is None or kernel.needs is None:
            return []
        changes = {change.name: change for change in kernel.changes}
        given = {wait.name: wait for wait in kernel.all_needs()}
        now = given if not changes else {wait.name: wait for wait in kernel.after.needs().waits}
        authors = kernel.before.author.lines
        executed = None if self.executed is None else self.executed.get(kernel.name, {})
        order = {
            one.needs.name: one
            for one in ranked(list((given | now).values()), kernel.before.function, executed)
        }
        return [
            ShownWait(name, changes.get(name), name[0] in authors, given.get(name), now.get(name), rank)
            for name, rank in order.items()
        ]


def why(need: Need) -> str:
    """The reason why an operation must be complete, in words."""
    return need.why or _WHY.get(need.cause, need.cause.value)


_WHY = {
    Cause.REGISTER: "a register that it writes is named",
    Cause.LDS_DMA: "bytes of LDS that it writes may be touched",
    Cause.LDS_ORDER: "bytes of LDS that it touches may be touched behind the barrier, or by an LDS-DMA",
}


@dataclass(frozen=True)
class ChangeCounts:
    """Counters of waits that changed: a wait for two counters counts twice.

    Attributes:
        raised: wait for less than the compiler's.
        dropped: wait for nothing any more.
        lowered: wait for more, as something was missing.
        added: wait where nothing waited.
    """

    raised: Natural
    dropped: Natural
    lowered: Natural
    added: Natural


@dataclass(frozen=True)
class CompletedOperation(CodeLine):
    """An operation that the compiler's wait completes.

    Attributes:
        executions: how often the instruction was executed again since; 2 for twice or more.
        counted: the fewest younger operations in front of the wait.
        left_to_another: another wait completes it in time.
    """

    executions: int
    counted: int
    left_to_another: bool


@dataclass(frozen=True)
class NeedMember:
    """An operation that has to be complete because of one wait alone.

    Attributes:
        most: how many operations the wait may leave outstanding for that.
        cause: the kind of the reason.
        why: the reason in words.
        executions: how often the instruction was executed again since, where the operation is needed.
    """

    most: int
    cause: Annotated[str, by_name(Cause)]
    why: str
    executions: int
    started: CodeLine
    used: CodeLine


@dataclass(frozen=True)
class WaitMember(CodeLine):
    """One counter of one wait instruction.

    Attributes:
        counter: as spelled in assembly.
        before: how many operations the compiler's leaves outstanding; null where it has none.
        after: how many are left outstanding now; null where it waits no more.
        reason: why less than the compiler's wait suffices; null where the wait is not weaker.
        completed_by: lines of the listing with waits that complete instead what it leaves outstanding.
        author: the author wrote it.
        depth: the number of loops around it.
        drained: the most operations that it can force to complete, over all paths.
        executed: how often the waves of the launch execute it; null where that is not known.
        distance: instructions between the start of what it waits for and the wait, on the shortest path.
        completes: operations that the compiler's wait completes.
        needs: operations that have to be complete because of it alone.
    """

    counter: str
    change: Annotated[str, by_name(ChangeKind)] | None
    before: int | None
    after: int | None
    reason: str | None
    completed_by: tuple[Positive, ...]
    author: bool
    depth: Natural
    drained: Natural
    executed: int | None
    distance: int | None
    completes: tuple[CompletedOperation, ...]
    needs: tuple[NeedMember, ...]


@dataclass(frozen=True)
class FunctionMember:
    """The waits of one function.

    Attributes:
        stays: why all of its waits are as the compiler wrote them; null where they may change.
        only_dma: why only waits for LDS-DMA may change; null where others may, too.
        nops: wait states, and instructions that end a hazard, that were missing and were added.
        needless_nops: the s_nop that no two instructions need.
        nops_stay: why s_nop that came with the code were not asked; null where they were.
        waits: those first that matter most; empty where all stay.
    """

    name: str
    stays: str | None
    only_dma: str | None
    counts: ChangeCounts
    nops: tuple[AddedNop, ...]
    needless_nops: tuple[NeedlessNop, ...]
    nops_stay: str | None
    waits: tuple[WaitMember, ...]


@dataclass(frozen=True)
class WaitsDocument:
    """The changes of `ldsopt waits --json` to the waits of a module's code, function by function.

    Attributes:
        source: name of the input as the user gave it.
        output: name of the output; - for standard output.
        arch: the gfx architecture.
        compiler: name and version of what generated the code.
        assumptions: assumptions that the output rests on.
        functions: in the order of the listing.
    """

    SCHEMA: ClassVar = "ldsopt.waits/1"

    source: str
    output: str
    arch: str
    compiler: str
    counts: ChangeCounts
    findings_before: FindingCounts
    findings_left: FindingCounts
    assumptions: tuple[AssumptionMember, ...]
    scope: ScopeMember
    functions: tuple[FunctionMember, ...]


def waits_json(subject: WaitsSubject) -> str:
    """The whole report, with a final newline."""
    waits, check = subject.waits, subject.waits.check
    return json_text(
        WaitsDocument(
            source=subject.source,
            output=subject.output,
            arch=check.arch,
            compiler=check.compiler,
            counts=_counts(waits.count),
            findings_before=counts_of(check.findings),
            findings_left=counts_of(waits.findings),
            assumptions=assumption_members(check.assumptions),
            scope=scope_member(scope_of_check(check, subject.left_out)),
            functions=tuple(_function(subject, kernel) for kernel in waits.kernels),
        )
    )


def _counts(counted: Callable[[ChangeKind], int]) -> ChangeCounts:
    return ChangeCounts(**{kind.name.lower(): counted(kind) for kind in ChangeKind})


def _function(subject: WaitsSubject, kernel: KernelWaits) -> FunctionMember:
    weaker = {one.change.name: one for one in weaker_waits(kernel)}
    return filled(
        FunctionMember,
        kernel,
        stays=kernel.why_stays or None,
        only_dma=kernel.why_order if kernel.only_for == "LDS-DMA" and kernel.why_order else None,
        counts=_counts(kernel.count),
        needless_nops=kernel.needless,
        waits=tuple(_wait(subject, wait, weaker.get(wait.name)) for wait in subject.shown(kernel)),
    )


def _wait(subject: WaitsSubject, wait: ShownWait, weaker: WeakenedWait | None) -> WaitMember:
    needs = wait.given or wait.now
    assert needs is not None
    limit = needs.site.limit
    others = {cover.started.line for cover in wait.given.covers} if wait.given else set()
    completed = wait.given.completes if wait.given else ()
    return WaitMember(
        **_line(subject, needs.site.instruction),
        counter=wait.name[1],
        change=wait.change.kind.name.lower() if wait.change else None,
        before=wait.change.before if wait.change else limit,
        after=wait.change.after if wait.change else limit,
        reason=weaker.reason if weaker else None,
        completed_by=tuple(weaker.by_waits) if weaker else (),
        author=wait.is_authors,
        depth=needs.depth,
        drained=max(0, needs.drained),
        executed=wait.rank.executed if wait.rank else None,
        distance=wait.rank.distance if wait.rank else None,
        completes=tuple(
            CompletedOperation(
                **_line(subject, each.started),
                executions=each.executions,
                counted=each.counted,
                left_to_another=each.started.line in others,
            )
            for each in completed
        ),
        needs=tuple(_need(subject, need) for need in (wait.now.needs if wait.now else ())),
    )


def _need(subject: WaitsSubject, need: Need) -> NeedMember:
    return NeedMember(
        most=need.grade,
        cause=need.cause.name.lower(),
        why=why(need),
        executions=need.executions,
        started=subject.place(need.started),
        used=subject.place(need.used),
    )


def _line(subject: WaitsSubject, instruction: AsmInstruction) -> dict[str, Any]:
    return vars(subject.place(instruction))


_MOST_NEEDS = 4
"""The most needs to list for one wait."""
_MOST_LINES = 6
"""The most lines to list for waits that are weaker for the same reason."""


@as_text
def waits_text(subject: WaitsSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary, with a final newline.

    Args:
        subject: of the report.
        explain: also list the waits, the most important first.
    """
    waits = subject.waits
    check = waits.check
    added = [nop for kernel in waits.kernels for nop in kernel.nops]
    states = sum(nop.states for nop in added if not nop.fill)
    fills = sum(opcode(nop.fill.partition(" ")[0]).is_wait for nop in added)
    others = sum(
        max(1, nop.states) for nop in added if nop.fill and not opcode(nop.fill.partition(" ")[0]).is_wait
    )
    nops = f"; {plural(states, 'wait state')} added" if states else ""
    nops += f"; {plural(fills, 'wait')} for the ALUs added" if fills else ""
    nops += f"; {plural(others, 'instruction')} without effect added" if others else ""
    gone = sum(nop.states - nop.left for kernel in waits.kernels for nop in kernel.needless)
    nops += f"; {plural(gone, 'wait state')} removed" if gone else ""
    yield f"{shown(subject.source)} ({check.arch}, {shown(check.compiler)}): {_changed(waits.count)}{nops}"
    for kernel in waits.kernels:
        yield from _kernel(subject, kernel, explain)
    found, left = counts_of(check.findings), counts_of(waits.findings)
    if found.definite or found.unproven:
        yield (
            f"  findings about waits and order: {found.definite} definite, {found.unproven} unproven; about waits "
            f"left: {left.definite} definite, {left.unproven} unproven ({listed_by(check)} lists them)"
        )
    for name in check.assumptions:
        yield f"  assumed: {name}: {says(name)}"
    yield f"  {scope_line(scope_of_check(check, subject.left_out))}"


def _changed(counted: object) -> str:
    assert callable(counted)
    return (
        f"{plural(counted(ChangeKind.DROPPED), 'wait')} removed (unneeded); {counted(ChangeKind.RAISED)} weakened, "
        f"{counted(ChangeKind.LOWERED)} strengthened, {counted(ChangeKind.ADDED)} added"
    )


def _kernel(subject: WaitsSubject, kernel: KernelWaits, explain: bool) -> Iterator[str]:
    name = f"  {'kernel' if kernel.before else 'function'} {shown(kernel.name)}"
    if kernel.why_stays:
        yield f"{name}: its waits stay: {shown(kernel.why_stays)}"
        return
    if kernel.changes or explain:
        yield f"{name}: {_changed(kernel.count)}"
    for nop in kernel.nops:
        times = f" {nop.states} times" if nop.states > 1 else ""
        added = (
            f"`{nop.fill}` added{times}" if nop.fill else f"{plural(nop.states, 'wait state')} added (s_nop)"
        )
        yield f"    line {nop.line}: {added}: {nop.why}"
    if kernel.why_order:
        yield f"{name}: only waits for {kernel.only_for} may change: {kernel.why_order}"
    if not explain:
        yield from _stronger(kernel)
        yield from _weaker(kernel)
    for wait in subject.shown(kernel) if explain else ():
        yield from _wait_text(subject, wait)
    yield from _needless(kernel, explain)


def _needless(kernel: KernelWaits, explain: bool) -> Iterator[str]:
    """The shortened ``s_nop``, with a line for each reason; if ``explain``, also the reasons why others stay."""
    waits = {change.name[0] for change in kernel.changes}
    alike: dict[tuple[str, str], list[int]] = {}
    for nop in kernel.needless:
        fate = "stays" if nop.left == nop.states else f"{nop.states} -> {nop.left}" if nop.left else "removed"
        if explain or nop.left < nop.states:
            name = "s_nop in place of the wait" if nop.line in waits else "s_nop"
            alike.setdefault((f"{name} {fate}", nop.why), []).append(nop.line)
    for (fate, reason), lines in alike.items():
        yield f"    {listed(lines, _MOST_LINES)}, {fate}: {reason}"
    if explain and kernel.nops_stay:
        yield f"    s_nop that came with the code stay: {kernel.nops_stay}"


def _stronger(kernel: KernelWaits) -> Iterator[str]:
    """The waits that were missing, with a line for each reason and the instructions that need them."""
    changes = {one.name: one for one in kernel.changes if one.kind in (ChangeKind.LOWERED, ChangeKind.ADDED)}
    needs = kernel.after.needs(changes, only_bounds=True).waits if changes and kernel.after else ()
    bound = ((changes[one.name], _told(one.needs)[0]) for one in needs if one.name in changes and one.needs)
    alike = by_key(((one.name[1], _change(one), why(need)), (one.name[0], need)) for one, need in bound)
    for (counter, limits, reason), several in alike.items():
        lines = listed([line for line, _ in several], _MOST_LINES)
        started, used = (
            listed(sorted({one.line for one in each}), _MOST_LINES)
            for each in zip(*((need.started, need.used) for _, need in several), strict=True)
        )
        yield f"    {lines}, {counter} {limits}: {started} must be complete at {used}: {reason}"


def _weaker(kernel: KernelWaits) -> Iterator[str]:
    """The waits that are weaker than the compiler's, with a line for each reason."""
    alike = by_key(
        ((one.change.name[1], _change(one.change), one.reason), one) for one in weaker_waits(kernel)
    )
    for (counter, limits, reason), several in alike.items():
        by_waits = sorted({line for one in several for line in one.by_waits})
        where = f" ({listed(by_waits, _MOST_LINES)})" if by_waits else ""
        yield f"    {listed([one.change.name[0] for one in several], _MOST_LINES)}, {counter} {limits}: {reason}{where}"


def listed(lines: Sequence[int], most: int) -> str:
    """Lines in words: ``lines 3, 5``."""
    return f"{'line' if len(lines) == 1 else 'lines'} {some_of(lines, most)}"


def _wait_text(subject: WaitsSubject, wait: ShownWait) -> Iterator[str]:
    needs = wait.given or wait.now
    assert needs is not None
    place = subject.place(needs.site.instruction)
    said = [f"line {place.asm_line}", *([place.source_line] if place.source_line else []), wait.name[1]]
    said.append(_limits(wait))
    if wait.is_authors:
        said.append("its author's")
    if needs.depth:
        said.append(f"loop depth {needs.depth}")
    rank = wait.rank
    if rank is not None and rank.executed is not None:
        said.append(f"executed {rank.executed} times")
    if rank is not None and rank.distance is not None:
        said.append(f"issued {plural(rank.distance, 'instruction')} before")
    yield f"    {', '.join(said)}"
    if wait.now is None:
        yield from _let_off(subject, wait)
        return
    for need in _told(wait.now.needs):
        yield f"      {_need_text(subject, need)}"
    if not wait.now.needs:
        yield "      nothing that is known needs it"
    elif wait.is_authors and wait.now.most is not None and wait.now.most > wait.now.site.limit:
        yield f"      {wait.now.most} would do"


def _limits(wait: ShownWait) -> str:
    change = wait.change
    if change is None:
        needs = wait.now or wait.given
        assert needs is not None
        return str(needs.site.limit)
    return _change(change)


def _change(change: CounterChange) -> str:
    before = "no wait" if change.before is None else str(change.before)
    return f"{before} -> {'no wait' if change.after is None else change.after}"


def _let_off(subject: WaitsSubject, wait: ShownWait) -> Iterator[str]:
    assert wait.given is not None
    if wait.given.drained <= 0:
        yield "      it never waits: no path leads there with more outstanding"
        return
    others = {cover.started.line for cover in wait.given.covers}
    for completed in wait.given.completes:
        left = "another wait completes it in time" if completed.started.line in others else "nothing needs it"
        yield f"      {_told_place(subject, completed.started)}: {left}"


def _told(needs: tuple[Need, ...]) -> list[Need]:
    """The needs that bind the wait most, with each pair of instructions only once."""
    pairs = {(need.started.line, need.used.line): need for need in sorted(needs, key=lambda n: -n.grade)}
    return sorted(pairs.values(), key=lambda need: (need.grade, need.started.line, need.used.line))[
        :_MOST_NEEDS
    ]


def _need_text(subject: WaitsSubject, need: Need) -> str:
    if need.started.line == need.used.line:
        return why(need)
    return (
        f"{_told_place(subject, need.started)} for {_told_place(subject, need.used)}: {why(need)} "
        f"(at most {need.grade})"
    )


def _told_place(subject: WaitsSubject, instruction: AsmInstruction) -> str:
    place = subject.place(instruction)
    ir = f", IR line {place.line}" if place.line else ""
    source = f", {place.source_line}" if place.source_line else ""
    return f"`{cut(shown(place.asm))}` (line {place.asm_line}{ir}{source})"
