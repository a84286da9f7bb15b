"""What a change of compiler does, for people: what does not compile, findings gained and lost, measures, the answer."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.checker.findings import Finding, FindingPlace, Verdict
from ldsopt.compare.diff import Diff
from ldsopt.compare.qualification import FindingGroup, ModuleChange, Qualification, grouped
from ldsopt.compare.spelling import BOLD, GREEN, RED, YELLOW, cut, paint, plural, text_of
from ldsopt.errors import shown
from ldsopt.report.diff_text import diff_text
from ldsopt.report.table import Look

_COLORS = {Verdict.DEFINITE: RED, Verdict.UNPROVEN: YELLOW}


def qualification_text(found: Qualification, look: Look | None = None) -> str:
    """The whole report, with a final newline."""
    look = look or Look()
    return text_of(_lines(found, look))


def refused_line(change: ModuleChange, *, after: bool) -> str:
    """Which compiler makes no code of a module, and why."""
    side = change.after if after else change.before
    what = "cannot read it" if side.is_unreadable else "fails on it"
    return f"{shown(change.name)}: {shown(side.compiler)} {what}: {shown(side.refused)}"


def verdict_line(found: Qualification) -> str:
    """Whether the second compiler qualifies, and why, on one line."""
    both = f"{len(found.compared)} of {plural(len(found.modules), 'module')} compared"
    return (
        f"Does not qualify: {shown(found.failure)}."
        if found.failure
        else f"Qualifies: {both}, nothing definite gained."
    )


def side_of(place: FindingPlace) -> str:
    """One side of a finding: its instruction in the code, with the IR that it was made of, where that is known."""
    asm, ir = shown(place.asm), shown(place.ir)
    return f"{cut(asm)}    {cut(ir)}" if asm and ir else cut(asm or ir)


def _lines(found: Qualification, look: Look) -> Iterator[str]:
    yield f"before: {shown(found.before)}"
    yield f"after:  {shown(found.after)}"
    yield f"{len(found.compared)} of {plural(len(found.modules), 'module')} compiled by both"
    for change in found.modules:
        for after in (False, True):
            if (change.after if after else change.before).refused:
                yield f"  not compared: {refused_line(change, after=after)}"
    yield from (f"  not read: {shown(why)}" for why in found.unread)
    yield from _changed(found, look, lost=False)
    yield from _changed(found, look, lost=True)
    yield ""
    yield from _measures(found.diff, look)
    if found.reproducers or found.notes:
        yield ""
    for one in found.reproducers:
        yield (
            f"reproducer: {shown(one.file)}: {one.finding.rule.value} of {shown(one.module)} in "
            f"{plural(one.instructions, 'instruction')}" + ("" if one.is_minimal else ", attempts ran out")
        )
    yield from (f"note: {shown(note)}" for note in found.notes)
    yield from (f"assumed: {name} (refuse with --no-assume {name})" for name in found.assumptions)
    yield ""
    yield paint(verdict_line(found), RED if found.failure else GREEN, look.color)


def _changed(found: Qualification, look: Look, *, lost: bool) -> Iterator[str]:
    word = "lost" if lost else "gained"
    for change in found.compared:
        for group in grouped(change.lost if lost else change.gained):
            yield ""
            verdict = paint(group.verdict.value, _COLORS[group.verdict], look.color)
            rule = paint(group.rule.value, BOLD, look.color)
            yield f"{word}: {verdict} {rule} in {shown(_place(change, group))}: {group.rule.says}"
            yield from _example(group.findings[0])
            if len(group.findings) > 1:
                yield f"  and {len(group.findings) - 1} more"


def _place(change: ModuleChange, group: FindingGroup) -> str:
    return f"{change.name}:{group.function}"


def _example(finding: Finding) -> Iterator[str]:
    yield f"    {side_of(finding.started)}"
    if finding.used is not None:
        wait = f"no wait for {finding.counter} in between, " if finding.counter else ""
        yield f"    {side_of(finding.used)}"
        if wait or finding.registers:
            yield f"  {wait}{f'about {finding.registers}, ' if finding.registers else ''}".rstrip(", ")


def _measures(diff: Diff, look: Look) -> Iterator[str]:
    """The comparison of measures without its first two lines, which name the compilers."""
    lines = diff_text(diff, None, look).rstrip("\n").split("\n")[2:]
    yield from lines[1:] if lines and not lines[0] else lines
