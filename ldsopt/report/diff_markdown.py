"""A comparison as a CI comment: the verdict on the first line, then what hurt, the rest folded away.

Unlike on a terminal the largest change comes first, since a comment is read from its top. GitHub refuses
comments above 65536 characters: rows beyond a budget are counted instead of shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ldsopt.compare.diff import ChangeVerdict, Diff, Presence, Side
from ldsopt.compare.outcome import Outcome, spelled
from ldsopt.compare.spelling import code, number, percent, plural, prose
from ldsopt.compare.totals import totals
from ldsopt.report.diff_text import (
    ChangeLine,
    extreme,
    ordered_changes,
    total_line,
    unknown_metrics,
    wait_changes,
)

MARKER = "<!-- ldsopt diff -->"
"""Ends every comment, so that a CI job finds its last one and replaces it."""

_BUDGET = 12_000
"""Characters that one section may take; there are four of them, and the rest is short."""


def diff_markdown(diff: Diff, outcome: Outcome | None = None, *, top: int | None = None) -> str:
    """The comparison as GitHub-flavoured Markdown.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        top: show only the largest changes of each verdict, so many.
    """
    blocks = [f"**{_verdict(diff, outcome)}**", f"{_side(diff.before)} → {_side(diff.after)}"]
    blocks += [f"> **Warning:** {prose(warning)}" for warning in diff.warnings]
    if outcome is not None:
        blocks += _gate(outcome)
    blocks += _changes("Hurt", ordered_changes(diff, ChangeVerdict.HURT), top, folded=False)
    blocks += _changes("Helped", ordered_changes(diff, ChangeVerdict.HELPED), top, folded=True)
    blocks += _changes("Changed, neither better nor worse", ordered_changes(diff, ChangeVerdict.CHANGED), top)
    blocks += _waits(diff)
    blocks += _totals(diff)
    blocks += _presence(diff)
    unknown = ", ".join(metric for metric, _ in unknown_metrics(diff))
    if unknown:
        blocks.append(f"Not compared, known on one side only: {unknown}.")
    return "\n\n".join((*blocks, MARKER)) + "\n"


def _verdict(diff: Diff, outcome: Outcome | None) -> str:
    """The first line: the gate, then what changed."""
    gate = ""
    if outcome is not None and outcome.rules:
        gate = "Gate passed. " if outcome.passed else "Gate FAILED. "
    if not diff.changed:
        return f"{gate}No changes."
    hurt, helped = diff.count(ChangeVerdict.HURT), diff.count(ChangeVerdict.HELPED)
    functions = diff.of(Presence.BOTH)
    affected = sum(bool(f.changed_metrics or f.changed_waits) for f in functions)
    text = f"{gate}{hurt} HURT, {helped} helped in {affected} of {plural(len(functions), 'function')}"
    lost = sum(f.is_kernel for f in diff.of(Presence.LOST))
    gained = sum(f.is_kernel for f in diff.of(Presence.GAINED))
    return f"{text}, {plural(lost, 'kernel')} lost, {gained} gained" if lost or gained else text


def _side(side: Side) -> str:
    compilers = (code(compiler) if compiler else "unknown compiler" for compiler in side.compilers)
    return f"{code(side.source)} ({', '.join((*map(code, side.archs), *compilers))})"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], *, words: int = 2) -> str:
    """A table whose first ``words`` columns are text and the others numbers."""
    lines = [_row(head), _row("---" if i < words else "---:" for i in range(len(head)))]
    lines += [_row(cells) for cells in rows]
    return "\n".join(lines)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _limited(rows: Sequence[Sequence[str]], top: int | None = None) -> tuple[Sequence[Sequence[str]], int]:
    """The first rows that fit into a section, at most ``top`` of them, and how many are left out."""
    shown, spent = 0, 0
    for cells in rows[:top]:
        spent += sum(map(len, cells)) + 3 * len(cells) + 2
        if spent > _BUDGET:
            break
        shown += 1
    return rows[:shown], len(rows) - shown


def _limited_table(
    head: Sequence[str], rows: Sequence[Sequence[str]], top: int | None = None, *, noun: str = "other"
) -> str:
    shown, left = _limited(rows, top)
    rest = plural(left, noun) if noun == "other" else f"{left} {noun}"
    return _table(head, shown) + (f"\n\n… and {rest}." if left else "")


def _limited_list(texts: Iterable[str]) -> str:
    shown, left = _limited([(text,) for text in texts])
    return "\n".join([*(f"- {text}" for (text,) in shown), *([f"- … and {left} more"] if left else [])])


def _folded(title: str, body: str) -> str:
    return f"<details><summary>{title}</summary>\n\n{body}\n\n</details>"


def _changes(
    title: str, lines: Sequence[ChangeLine], top: int | None, *, folded: bool = True
) -> Iterator[str]:
    if not lines:
        return
    rows = [
        (
            code(line.function.label),
            line.change.metric,
            number(line.change.before),
            number(line.change.after),
            percent(line.change.relative),
        )
        for line in reversed(lines)
    ]
    head = ("function", title.lower() if not folded else "metric", "before", "after", "change")
    body = _limited_table(head, rows, top)
    yield _folded(f"{title}: {len(lines)}", body) if folded else body


def _waits(diff: Diff) -> Iterator[str]:
    changed = [f for f in diff.of(Presence.BOTH) if f.changed_waits]
    changed.sort(key=lambda f: sum(abs(w.after - w.before) for w in f.changed_waits), reverse=True)
    if not changed:
        return
    rows = [(code(f.label), prose(wait_changes(f.changed_waits))) for f in changed]
    yield _folded("Waits by counter and N", _limited_table(("function", "waits"), rows))


def _totals(diff: Diff) -> Iterator[str]:
    if len(diff.of(Presence.BOTH)) == 1:
        return
    rows = []
    for total in totals(diff):
        line = total_line(total)
        if total.affected > 1:
            best, worst = total.best, total.worst
            line += "".join(f"; {prose(t)}" for t in (extreme("best", best), extreme("worst", worst)) if t)
        rows.append((total.metric, line))
    if rows:
        yield _folded("Totals", _table(("metric", "total"), rows))


def _presence(diff: Diff) -> Iterator[str]:
    for presence, word in ((Presence.LOST, "Lost"), (Presence.GAINED, "Gained")):
        rows = [(code(f.label), "kernel" if f.is_kernel else "device function") for f in diff.of(presence)]
        if rows:
            body = _limited_table((word.lower(), "kind"), rows, noun="more")
            yield _folded(f"{word}: {len(rows)}", body)


def _gate(outcome: Outcome) -> Iterator[str]:
    if outcome.failures:
        yield "Failed:\n\n" + _limited_list(prose(spelled(violation)) for violation in outcome.failures)
    if outcome.accepted:
        reasons = (prose(f"{spelled(item.violation)}: {item.acceptance.reason}") for item in outcome.accepted)
        yield _folded(f"Accepted: {len(outcome.accepted)}", _limited_list(reasons))
    notes = [
        *outcome.notes,
        *(f"stale: nothing is left to accept of {e.metric} for '{e.kernel}'" for e in outcome.stale),
        *(f"expired: {e.metric} for '{e.kernel}' was accepted until {e.expires}" for e in outcome.expired),
    ]
    if notes:
        yield "\n".join(f"- {prose(note)}" for note in notes)
