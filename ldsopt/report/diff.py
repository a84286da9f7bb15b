"""A comparison for programs (``ldsopt.diff/1``, docs/diff.md), for a terminal, and as a CI comment.

JSON holds everything, changed or not. A relative change is a fraction (0.05 is 5 %); growth from zero has none, which
is ``null``. The text for a terminal shows only changes, the worst one last, in view. It lists neutral changes, then
improvements, then regressions, each by rising relative change; then waits by counter and N, totals, lost and new
functions, and the gate's answer. A comment shows the largest change first, since people read it from the top, and folds
everything but regressions away. GitHub refuses comments above 65536 characters; beyond a budget, a comment only counts
rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar

from ldsopt.compare.diff import (
    ChangeVerdict,
    Diff,
    Extreme,
    FunctionDiff,
    MetricChange,
    Presence,
    Side,
    Total,
    WaitChange,
    size,
    totals,
)
from ldsopt.compare.gate import Acceptance, Outcome, Violation, spelled
from ldsopt.compare.metrics import METRICS, RANK, Better, MetricValue
from ldsopt.compare.spelling import GREEN, RED, YELLOW, code, number, paint, percent, plural, prose
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.report.measurement import benchmark_document, benchmark_entry, made_by
from ldsopt.report.table import Look, TextTable, drawn, fits, markdown


@dataclass(frozen=True, slots=True)
class DiffMetric:
    """One metric of a function.

    Attributes:
        change: after - before.
        relative: change / before, a fraction; null from zero or when unknown.
    """

    metric: str
    unit: str
    better: Better
    before: MetricValue | None
    after: MetricValue | None
    change: MetricValue | None
    relative: float | None
    verdict: ChangeVerdict


@dataclass(frozen=True, slots=True)
class DiffWait:
    """Waits for one counter that leave the same number outstanding.

    Attributes:
        before_executed, after_executed: executions by waves; absent without a launch.
    """

    counter: str
    n: Natural
    before: Natural
    after: Natural
    before_in_loops: Natural | None
    after_in_loops: Natural | None
    before_executed: Natural | Absent | None = ABSENT
    after_executed: Natural | Absent | None = ABSENT


@dataclass(frozen=True, slots=True)
class DiffFunction:
    """One function of either side.

    Attributes:
        module: empty when there is one module a side.
        label: module:name, printable.
    """

    module: str
    name: str
    label: str
    is_kernel: bool
    presence: Presence
    metrics: tuple[DiffMetric, ...]
    waits: tuple[DiffWait, ...]


@dataclass(frozen=True, slots=True)
class DiffExtreme:
    """The function that a metric changed most in."""

    function: str
    before: MetricValue | None
    after: MetricValue | None
    relative: float | None


@dataclass(frozen=True, slots=True)
class DiffTotal:
    """One metric over all functions.

    Attributes:
        decrease: sum of the falls.
        increase: sum of the rises.
    """

    metric: str
    before: MetricValue
    after: MetricValue
    decrease: Annotated[MetricValue, ("maximum", 0)]
    increase: Annotated[MetricValue, ("minimum", 0)]
    relative: float | None
    affected: Natural
    compared: Natural
    best: DiffExtreme | None
    worst: DiffExtreme | None


@dataclass(frozen=True, slots=True)
class DiffAccepted(Violation):
    """A violation that the baseline accepts."""

    reason: str


@dataclass(frozen=True, slots=True)
class DiffGate:
    """The answer of the gate."""

    passed: bool
    rules: tuple[str, ...]
    failures: tuple[Violation, ...]
    accepted: tuple[DiffAccepted, ...]
    stale: tuple[Acceptance, ...]
    expired: tuple[Acceptance, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiffDocument:
    """Two measurements compared; everything, changed or not.

    Attributes:
        changed: anything differs.
        warnings: why the numbers may not mean what they seem to.
        totals: of the metrics that changed anywhere.
        gate: null when no gate was asked for.
    """

    SCHEMA: ClassVar = "ldsopt.diff/1"

    before: Side
    after: Side
    changed: bool
    warnings: tuple[str, ...]
    functions: tuple[DiffFunction, ...]
    totals: tuple[DiffTotal, ...]
    gate: DiffGate | None


def diff_json(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison, and the gate's answer if there was a gate, as a document with a final newline."""
    return json_text(
        filled(
            DiffDocument,
            diff,
            functions=tuple(map(_function, diff.functions)),
            totals=tuple(map(_total, totals(diff))),
            gate=None if outcome is None else _gate_member(outcome),
        )
    )


def _function(function: FunctionDiff) -> DiffFunction:
    return filled(
        DiffFunction,
        function,
        metrics=tuple(map(_metric, function.metrics)),
        waits=tuple(map(_wait, function.waits)),
    )


def _wait(wait: WaitChange) -> DiffWait:
    """A changed wait; without executed counts where no side has a launch."""
    launched = (wait.before_executed, wait.after_executed) != (None, None)
    executed = {} if launched else dict.fromkeys(("before_executed", "after_executed"), ABSENT)
    return filled(DiffWait, wait, **executed)


def _metric(change: MetricChange) -> DiffMetric:
    metric = METRICS[change.metric]
    return filled(
        DiffMetric, change, unit=metric.unit, better=metric.better, relative=_finite(change.relative)
    )


def _total(total: Total) -> DiffTotal:
    return filled(
        DiffTotal,
        total,
        relative=_finite(total.relative),
        best=_extreme(total.best),
        worst=_extreme(total.worst),
    )


def _extreme(extreme: Extreme | None) -> DiffExtreme | None:
    if extreme is None:
        return None
    change = extreme.change
    return DiffExtreme(extreme.function, change.before, change.after, _finite(change.relative))


def _gate_member(outcome: Outcome) -> DiffGate:
    return filled(
        DiffGate,
        outcome,
        rules=tuple(dict.fromkeys(rule.text for rule in outcome.rules)),
        accepted=tuple(
            filled(DiffAccepted, one.violation, reason=one.acceptance.reason) for one in outcome.accepted
        ),
    )


def _finite(value: float | None) -> float | None:
    return None if value is None or math.isinf(value) else round(value, 6)


_WORDS = {ChangeVerdict.CHANGED: "changed", ChangeVerdict.HELPED: "helped", ChangeVerdict.HURT: "HURT"}
_COLORS = {ChangeVerdict.HELPED: GREEN, ChangeVerdict.HURT: RED}


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One changed metric of one function."""

    function: FunctionDiff
    change: MetricChange


def ordered_changes(diff: Diff, verdict: ChangeVerdict) -> tuple[ChangeLine, ...]:
    """The changes with that verdict, by rising relative change, then by rising absolute change.

    Metric and name order ties, so that the same input always gives the same text.
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
    """The metrics that are known on one side only, each with the number of such functions."""
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
        look: the width and colours of a terminal, if there is one, and the number of changes to show.
    """
    look = look or Look()
    top, color = look.top, look.color
    lines = [_side_row("before", diff.before), _side_row("after", diff.after)]
    lines += [paint(f"warning: {warning}", YELLOW, color) for warning in diff.warnings]
    if not diff.changed:
        lines += ["No changes."]
    else:
        for section in (
            _change_lines(diff, look),
            _wait_lines(diff, top),
            _total_lines(diff, look),
            _presence_lines(diff, color),
        ):
            block = list(section)
            lines += ["", *block] if block else []
    unknown = unknown_metrics(diff)
    if unknown:
        spelt = ", ".join(f"{metric} ({plural(count, 'function')})" for metric, count in unknown)
        lines += ["", f"Not compared, known on one side only: {spelt}"]
    if outcome is not None and (outcome.rules or outcome.expired):
        lines += ["", *_gate_lines(outcome, color)]
    return "\n".join(lines) + "\n"


def side_line(side: Side) -> str:
    """One side of a comparison: source, architectures, compilers."""
    compilers = (compiler or "unknown compiler" for compiler in side.compilers)
    return "  ".join(shown(part) for part in (side.source, ", ".join(side.archs), ", ".join(compilers)))


def total_line(total: Total) -> str:
    """``18 → 2 (-88.89%); split: -88.89%, +0.00%``: the sum, then decreases and increases separately."""
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


def _side_row(word: str, side: Side) -> str:
    return f"{word + ':':<8}{side_line(side)}"


def _change_lines(diff: Diff, look: Look) -> Iterator[str]:
    groups = [(verdict, ordered_changes(diff, verdict)) for verdict in _WORDS]
    if look.width is not None and (table := _change_table(groups, look)) and _has_room(table, look.width):
        yield drawn(table, look).rstrip("\n")
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


_FOLDED = 16
"""The width of a column of functions whose names are folded."""


def _has_room(table: TextTable, width: int) -> bool:
    """True if nothing but names of functions has to be folded. Otherwise changes are lines, which a terminal wraps."""
    rows = [(*row[:2], row[2][:_FOLDED], *row[3:]) for row in table.rows]
    return fits(TextTable(table.head, rows, table.numbers), width)


def _change_table(
    groups: Sequence[tuple[ChangeVerdict, Sequence[ChangeLine]]], look: Look
) -> TextTable | None:
    """The changes as a table; ``None`` if there are none."""
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
    head = ("metric", "", "function", "before", "after", "change")
    return TextTable(head, rows, frozenset({3, 4, 5}), escapes) if rows else None


def _wait_lines(diff: Diff, top: int | None) -> Iterator[str]:
    found = [(f.label, f.changed_waits) for f in diff.of(Presence.BOTH) if f.changed_waits]
    found.sort(key=lambda item: (sum(abs(w.after - w.before) for w in item[1]), item[0]))
    chosen = found if top is None else found[max(0, len(found) - top) :]
    if found:
        yield "Waits by counter and N:"
    if len(chosen) < len(found):
        yield f"  [{plural(len(found) - len(chosen), 'other function')}]"
    for label, waits in chosen:
        yield f"  {label}: {wait_changes(waits)}"


def _total_lines(diff: Diff, look: Look) -> Iterator[str]:
    functions = diff.of(Presence.BOTH)
    affected = sum(bool(f.changed_metrics) for f in functions)
    if not affected or len(functions) == 1:  # the total of one function is its own lines again
        return
    yield f"Totals, {affected} of {plural(len(functions), 'function')} affected:"
    found = totals(diff)
    if look.width is not None:
        yield _drawn_totals(found, look)
        return
    width = max(len(total.metric) for total in found)
    for total in found:
        line = f"  {total.metric:<{width}}  {total_line(total)}"
        if total.affected > 1:
            extremes = (extreme("best", total.best), extreme("worst", total.worst))
            line += "".join(f"; {text}" for text in extremes if text)
        yield line


def _drawn_totals(found: Sequence[Total], look: Look) -> str:
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
    return drawn(TextTable(head, rows, frozenset(range(1, 6))), look).rstrip("\n")


def _presence_lines(diff: Diff, color: bool) -> Iterator[str]:
    for presence, word in ((Presence.GAINED, "GAINED"), (Presence.LOST, "LOST")):
        for function in diff.of(presence):
            kind = "" if function.is_kernel else " (device function)"
            lost_kernel = presence is Presence.LOST and function.is_kernel
            yield paint(f"{word}: {function.label}{kind}", RED if lost_kernel else None, color)


def _gate_lines(outcome: Outcome, color: bool) -> Iterator[str]:
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


MARKER = "<!-- ldsopt diff -->"
"""The end of every comment, by which a CI job finds and replaces its latest one."""

_BUDGET = 12_000
"""The most characters of a section; a comment has four sections, and the rest is short."""


def diff_markdown(diff: Diff, outcome: Outcome | None = None, *, top: int | None = None) -> str:
    """The comparison as GitHub-flavoured Markdown.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        top: the number of changes to show for each verdict, largest first; ``None`` for all.
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
    """The first line: the gate's answer, then the number of changes."""
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


def _limited(rows: Sequence[Sequence[str]], top: int | None = None) -> tuple[Sequence[Sequence[str]], int]:
    """The first rows that fit into a section, at most ``top`` of them, and the number of omitted rows."""
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
    return markdown(head, shown) + (f"\n\n… and {rest}." if left else "")


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
        yield _folded("Totals", markdown(("metric", "total"), rows))


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


def diff_junit(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison as JUnit XML, which CI systems show as tests, with a final newline.

    Each function is a test, which fails where the gate fails; the output of the test lists the changes. The elements
    are those of the schema that Jenkins, GitLab and GitHub's report actions read.
    """
    from xml.etree import ElementTree

    failing = by_key((one.function, spelled(one)) for one in (outcome.failures if outcome else ()))
    accepted = by_key(
        (one.violation.function, f"accepted: {spelled(one.violation)}: {one.acceptance.reason}")
        for one in (outcome.accepted if outcome else ())
    )
    failed = sum(function.label in failing for function in diff.functions)
    counts = {"tests": str(len(diff.functions)), "failures": str(failed), "errors": "0"}
    root = ElementTree.Element("testsuites", counts)
    name = shown(f"ldsopt diff {diff.before.source} {diff.after.source}")
    suite = ElementTree.SubElement(root, "testsuite", {"name": name, **counts})
    properties = ElementTree.SubElement(suite, "properties")
    for word, side in (("before", diff.before), ("after", diff.after)):
        ElementTree.SubElement(properties, "property", {"name": word, "value": side_line(side)})
    for function in diff.functions:
        case = ElementTree.SubElement(
            suite,
            "testcase",
            {"classname": shown(function.module) or "ldsopt", "name": shown(function.name)},
        )
        if broken := failing.get(function.label):
            failure = ElementTree.SubElement(case, "failure", {"message": shown(broken[0])})
            failure.text = _text(broken)
        output = [*accepted.get(function.label, ()), *_changes_of(function)]
        if output:
            ElementTree.SubElement(case, "system-out").text = _text(output)
    if diff.warnings:
        ElementTree.SubElement(suite, "system-err").text = _text([f"warning: {w}" for w in diff.warnings])
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _changes_of(function: FunctionDiff) -> Iterator[str]:
    if function.presence is not Presence.BOTH:
        yield function.presence.value
        return
    for change in function.changed_metrics:
        values = f"{number(change.before)} → {number(change.after)} ({percent(change.relative)})"
        yield f"{change.metric} {change.verdict.value}: {values}"
    if function.changed_waits:
        yield f"waits: {wait_changes(function.changed_waits)}"


def _text(lines: list[str]) -> str:
    return "\n".join(map(shown, lines))


def diff_benchmark_json(diff: Diff) -> str:
    """The values of the later side, with those of the earlier side in ``extra``."""
    compilers = [", ".join(map(made_by, side.compilers)) for side in (diff.before, diff.after)]
    made = " -> ".join(dict.fromkeys(compilers))
    return benchmark_document(
        entry
        for function in diff.functions
        if function.presence is not Presence.LOST
        for change in function.metrics
        for entry in benchmark_entry(
            function.label,
            change.metric,
            change.after,
            (*([] if change.before is None else [f"before: {number(change.before)}"]), made),
        )
    )


DIFF_FORMATS: Mapping[str, Callable[[Diff, Outcome | None, Look], str]] = {
    "text": diff_text,
    "json": lambda diff, outcome, _: diff_json(diff, outcome),
    "markdown": lambda diff, outcome, look: diff_markdown(diff, outcome, top=look.top),
    "junit": lambda diff, outcome, _: diff_junit(diff, outcome),
    "benchmark-json": lambda diff, *_: diff_benchmark_json(diff),
}
"""The formats by the name that ``--format`` takes, except SARIF and the page, which need more than the comparison."""


def render_diff(
    format_name: str, diff: Diff, outcome: Outcome | None = None, look: Look | None = None
) -> str:
    """The comparison in a format of `DIFF_FORMATS`, with a final newline."""
    return DIFF_FORMATS[format_name](diff, outcome, look or Look())
