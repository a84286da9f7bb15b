"""The summary of `waits`, and with ``--explain`` the list of waits that a kernel's author works through."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.checker.findings import Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.compare.spelling import cut, plural, some_of, text_of
from ldsopt.errors import shown
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.report.assumptions import says
from ldsopt.report.scope import scope_line
from ldsopt.report.waits import ShownWait, WaitsSubject, count, why
from ldsopt.waits.changes import ChangeKind, CounterChange
from ldsopt.waits.results import KernelWaits
from ldsopt.waits.wait_needs import Need
from ldsopt.waits.weaker import WeakenedWait, weaker_waits

_MOST_NEEDS = 4
"""Of what one wait is needed for."""
_MOST_LINES = 6
"""Of waits that are weaker for the same reason."""


def render(subject: WaitsSubject, *, explain: bool = False) -> str:
    """The summary, with a final newline.

    Args:
        subject: what it is about.
        explain: also list the waits, those first that matter most.
    """
    return text_of(_lines(subject, explain))


def _lines(subject: WaitsSubject, explain: bool) -> Iterator[str]:
    waits = subject.waits
    check = waits.check
    states = sum(nop.states for kernel in waits.kernels for nop in kernel.nops)
    nops = f"; {plural(states, 'wait state')} added" if states else ""
    yield f"{shown(subject.source)} ({check.arch}, {shown(check.compiler)}): {_changed(waits.count)}{nops}"
    for kernel in waits.kernels:
        yield from _kernel(subject, kernel, explain)
    definite, unproven = (count(check.findings, verdict) for verdict in (Verdict.DEFINITE, Verdict.UNPROVEN))
    left = [count(waits.findings, verdict) for verdict in (Verdict.DEFINITE, Verdict.UNPROVEN)]
    if definite or unproven:
        yield (
            f"  findings about waits and order: {definite} definite, {unproven} unproven; about waits left: "
            + (f"{left[0]} definite, {left[1]} unproven (ldsopt check lists them)")
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
        yield f"    line {nop.line}: {plural(nop.states, 'wait state')} added (s_nop): {nop.why}"
    if kernel.why_order:
        yield f"{name}: only waits for {kernel.only_for} may change: {kernel.why_order}"
    if not explain:
        yield from _weaker(kernel)
        return
    for wait in subject.shown(kernel):
        yield from _wait(subject, wait)


def _weaker(kernel: KernelWaits) -> Iterator[str]:
    """The waits that wait for less than the compiler's, those with the same reason in one line."""
    alike: dict[tuple[str, str, str], list[WeakenedWait]] = {}
    for one in weaker_waits(kernel):
        alike.setdefault((one.change.name[1], _change(one.change), one.reason), []).append(one)
    for (counter, limits, reason), several in alike.items():
        by_waits = sorted({line for one in several for line in one.by_waits})
        where = f" ({_listed(by_waits)})" if by_waits else ""
        yield f"    {_listed([one.change.name[0] for one in several])}, {counter} {limits}: {reason}{where}"


def _listed(lines: list[int]) -> str:
    return f"{'line' if len(lines) == 1 else 'lines'} {some_of(lines, _MOST_LINES)}"


def _wait(subject: WaitsSubject, wait: ShownWait) -> Iterator[str]:
    needs = wait.given or wait.now
    assert needs is not None
    place = subject.place(needs.site.instruction)
    said = [f"line {place.line}", *([place.source] if place.source else []), wait.name[1]]
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
        yield f"      {_need(subject, need)}"
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
        yield "      it never waits: no way leads there with more outstanding"
        return
    others = {cover.started.line for cover in wait.given.covers}
    for completed in wait.given.completes:
        left = "another wait completes it in time" if completed.started.line in others else "nothing needs it"
        yield f"      {_told_place(subject, completed.started)}: {left}"


def _told(needs: tuple[Need, ...]) -> list[Need]:
    """The needs that bind the wait most, each pair of instructions once."""
    pairs = {(need.started.line, need.used.line): need for need in sorted(needs, key=lambda n: -n.grade)}
    return sorted(pairs.values(), key=lambda need: (need.grade, need.started.line, need.used.line))[
        :_MOST_NEEDS
    ]


def _need(subject: WaitsSubject, need: Need) -> str:
    if need.started.line == need.used.line:
        return why(need)
    return (
        f"{_told_place(subject, need.started)} for {_told_place(subject, need.used)}: {why(need)} "
        f"(at most {need.grade})"
    )


def _told_place(subject: WaitsSubject, instruction: AsmInstruction) -> str:
    place = subject.place(instruction)
    ir = f", IR line {place.ir_line}" if place.ir_line else ""
    source = f", {place.source}" if place.source else ""
    return f"`{cut(shown(place.asm))}` (line {place.line}{ir}{source})"
