"""A comparison for a terminal: only what changed, and the worst of it last, where the eye is.

First what merely changed, then what helped, then what hurt, each by rising relative change; then the waits by
counter and N, totals, lost and gained functions, and the gate's answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ldsopt.compare.diff import ChangeVerdict, Diff, FunctionDiff, MetricChange, Presence, Side, WaitChange
from ldsopt.compare.metrics import RANK
from ldsopt.compare.outcome import Outcome, spelled
from ldsopt.compare.spelling import GREEN, RED, YELLOW, number, paint, percent, plural
from ldsopt.compare.totals import Extreme, Total, size, totals
from ldsopt.errors import shown
from ldsopt.report.table import Look, TextTable, drawn

_WORDS = {ChangeVerdict.CHANGED: "changed", ChangeVerdict.HELPED: "helped", ChangeVerdict.HURT: "HURT"}
_COLORS = {ChangeVerdict.HELPED: GREEN, ChangeVerdict.HURT: RED}


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One changed metric of one function."""

    function: FunctionDiff
    change: MetricChange


def ordered_changes(diff: Diff, verdict: ChangeVerdict) -> tuple[ChangeLine, ...]:
    """The changes with that verdict, by rising relative change, then by rising absolute change.

    What ties is ordered by metric and name, so that the same input always gives the same text.
    """
    found = [
        ChangeLine(function, change)
        for function in diff.of(Presence.BOTH)
        for change in function.changed_metrics
        if change.verdict is verdict
    ]
    return tuple(
        sorted(
            found,
            key=lambda line: (
                size(line.change.relative),
                abs(line.change.change or 0),
                RANK[line.change.metric],
                line.function.label,
            ),
        )
    )


def wait_changes(waits: Iterable[WaitChange]) -> str:
    """The changed part of a histogram: ``vmcnt: N=0 18→2 (in loops 16→0), N=4 0→6``."""
    parts: list[str] = []
    counter = ""
    for wait in waits:
        step = f"N={wait.n} {wait.before}→{wait.after}"
        notes = []
        if wait.before_in_loops or wait.after_in_loops:
            notes.append(f"in loops {number(wait.before_in_loops)}→{number(wait.after_in_loops)}")
        if wait.before_executed is not None or wait.after_executed is not None:
            notes.append(f"executed {number(wait.before_executed)}→{number(wait.after_executed)}")
        step += f" ({'; '.join(notes)})" if notes else ""
        if wait.counter == counter:
            parts[-1] += f", {step}"
        else:
            parts.append(f"{wait.counter}: {step}")
            counter = wait.counter
    return "; ".join(parts)


def unknown_metrics(diff: Diff) -> tuple[tuple[str, int], ...]:
    """The metrics that only one side tells, each with the number of functions where that is so."""
    counts: dict[str, int] = {}
    for function in diff.of(Presence.BOTH):
        for change in function.metrics:
            if change.verdict is ChangeVerdict.UNKNOWN:
                counts[change.metric] = counts.get(change.metric, 0) + 1
    return tuple(counts.items())


def diff_text(diff: Diff, outcome: Outcome | None = None, look: Look | None = None) -> str:
    """The comparison as text.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        look: of the terminal that it is for, if it is for one, and how much to show.
    """
    look = look or Look()
    top, color = look.top, look.color
    lines = [_side("before", diff.before), _side("after", diff.after)]
    lines += [paint(f"warning: {warning}", YELLOW, color) for warning in diff.warnings]
    if not diff.changed:
        lines += ["No changes."]
    else:
        for section in (
            _changes(diff, look),
            _waits(diff, top),
            _totals(diff, look),
            _presence(diff, color),
        ):
            block = list(section)
            lines += ["", *block] if block else []
    unknown = unknown_metrics(diff)
    if unknown:
        spelt = ", ".join(f"{metric} ({plural(count, 'function')})" for metric, count in unknown)
        lines += ["", f"Not compared, known on one side only: {spelt}"]
    if outcome is not None and (outcome.rules or outcome.expired):
        lines += ["", *_gate(outcome, color)]
    return "\n".join(lines) + "\n"


def side_line(side: Side) -> str:
    """The side of a comparison: source, architectures, compilers."""
    compilers = (compiler or "unknown compiler" for compiler in side.compilers)
    return "  ".join(shown(part) for part in (side.source, ", ".join(side.archs), ", ".join(compilers)))


def total_line(total: Total) -> str:
    """``18 → 2 (-88.89%); split: -88.89%, +0.00%``: the sum, then its falls and rises apart."""
    return (
        f"{number(total.before)} → {number(total.after)} ({percent(total.relative)}); "
        f"split: {percent(total.share(total.decrease))}, {percent(total.share(total.increase))}"
    )


def extreme(word: str, found: Extreme | None) -> str:
    """The function with the largest change, as in ``worst: gemm +5.00%``; empty if there is none."""
    return "" if found is None else f"{word}: {found.function} {percent(found.change.relative)}"


def last(items: Sequence[ChangeLine], top: int | None) -> Sequence[ChangeLine]:
    """The last ``top`` items; all of them where ``top`` is ``None``."""
    return items if top is None else items[max(0, len(items) - top) :]


def _side(word: str, side: Side) -> str:
    return f"{word + ':':<8}{side_line(side)}"


def _changes(diff: Diff, look: Look) -> Iterator[str]:
    groups = [(verdict, ordered_changes(diff, verdict)) for verdict in _WORDS]
    if look.width is not None:
        yield from _drawn_changes(groups, look, look.width)
        return
    width = max((len(line.change.metric) for _, group in groups for line in group), default=0)
    for verdict, group in groups:
        chosen = last(group, look.top)
        if len(chosen) < len(group):
            yield f"[{plural(len(group) - len(chosen), 'other')} {_WORDS[verdict]}]"
        for line in chosen:
            change = line.change
            text = (
                f"{change.metric:<{width}}  {_WORDS[verdict]:<7}  {line.function.label}: "
                f"{number(change.before)} → {number(change.after)} ({percent(change.relative)})"
            )
            yield paint(text, _COLORS.get(verdict), look.color)


def _drawn_changes(
    groups: Sequence[tuple[ChangeVerdict, Sequence[ChangeLine]]], look: Look, width: int
) -> Iterator[str]:
    rows: list[tuple[str, ...]] = []
    escapes: list[str | None] = []
    for verdict, group in groups:
        chosen = last(group, look.top)
        if len(chosen) < len(group):
            rows.append(("...", _WORDS[verdict], plural(len(group) - len(chosen), "other"), "", "", ""))
        rows += [
            (
                line.change.metric,
                _WORDS[verdict],
                line.function.label,
                number(line.change.before),
                number(line.change.after),
                percent(line.change.relative),
            )
            for line in chosen
        ]
        escapes += [_COLORS.get(verdict)] * (len(rows) - len(escapes))
    if rows:
        head = ("metric", "", "function", "before", "after", "change")
        table = TextTable(head, rows, frozenset({3, 4, 5}), escapes)
        yield drawn(table, width, color=look.color).rstrip("\n")


def _waits(diff: Diff, top: int | None) -> Iterator[str]:
    found = [(f.label, f.changed_waits) for f in diff.of(Presence.BOTH) if f.changed_waits]
    found.sort(key=lambda item: (sum(abs(w.after - w.before) for w in item[1]), item[0]))
    chosen = found if top is None else found[max(0, len(found) - top) :]
    if found:
        yield "Waits by counter and N:"
    if len(chosen) < len(found):
        yield f"  [{plural(len(found) - len(chosen), 'other function')}]"
    for label, waits in chosen:
        yield f"  {label}: {wait_changes(waits)}"


def _totals(diff: Diff, look: Look) -> Iterator[str]:
    functions = diff.of(Presence.BOTH)
    affected = sum(bool(f.changed_metrics) for f in functions)
    if not affected or len(functions) == 1:  # the total of one function is its own lines again
        return
    yield f"Totals, {affected} of {plural(len(functions), 'function')} affected:"
    found = totals(diff)
    if look.width is not None:
        yield _drawn_totals(found, look.width, look.color)
        return
    width = max(len(total.metric) for total in found)
    for total in found:
        line = f"  {total.metric:<{width}}  {total_line(total)}"
        if total.affected > 1:
            extremes = (extreme("best", total.best), extreme("worst", total.worst))
            line += "".join(f"; {text}" for text in extremes if text)
        yield line


def _drawn_totals(found: Sequence[Total], width: int, color: bool) -> str:
    rows = [
        (
            total.metric,
            number(total.before),
            number(total.after),
            percent(total.relative),
            percent(total.share(total.decrease)),
            percent(total.share(total.increase)),
            *(
                extreme("", each).lstrip(": ") if total.affected > 1 else ""
                for each in (total.best, total.worst)
            ),
        )
        for total in found
    ]
    head = ("metric", "before", "after", "change", "falls", "rises", "best", "worst")
    return drawn(TextTable(head, rows, frozenset(range(1, 6))), width, color=color).rstrip("\n")


def _presence(diff: Diff, color: bool) -> Iterator[str]:
    for presence, word in ((Presence.GAINED, "GAINED"), (Presence.LOST, "LOST")):
        for function in diff.of(presence):
            kind = "" if function.is_kernel else " (device function)"
            lost_kernel = presence is Presence.LOST and function.is_kernel
            yield paint(f"{word}: {function.label}{kind}", RED if lost_kernel else None, color)


def _gate(outcome: Outcome, color: bool) -> Iterator[str]:
    for note in outcome.notes:
        yield paint(f"note: {note}", YELLOW, color)
    for entry in outcome.stale:
        yield f"stale: nothing is left to accept of {entry.metric} for '{shown(entry.kernel)}'; remove it"
    for entry in outcome.expired:
        yield f"expired: {entry.metric} for '{shown(entry.kernel)}' was accepted until {entry.expires}"
    for item in outcome.accepted:
        yield f"accepted: {spelled(item.violation)}: {shown(item.acceptance.reason)}"
    for violation in outcome.failures:
        yield paint(f"FAILED: {spelled(violation)}", RED, color)
    if outcome.rules:
        verdict = f"Gate passed, {plural(len(outcome.accepted), 'violation')} accepted."
        if not outcome.passed:
            verdict = f"Gate failed: {plural(len(outcome.failures), 'violation')}."
        elif not outcome.accepted:
            verdict = "Gate passed."
        yield paint(verdict, GREEN if outcome.passed else RED, color)
