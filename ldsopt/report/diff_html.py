"""A comparison as one HTML page that needs no other file: the verdict, the gate, then every change in tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from ldsopt.compare.diff import ChangeVerdict, Diff, Presence, Side
from ldsopt.compare.outcome import Outcome, spelled
from ldsopt.compare.spelling import number, percent, shown
from ldsopt.compare.totals import totals
from ldsopt.report.diff_text import ordered_changes, total_line, wait_changes

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid #ddd; padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top }
td.n { text-align: right; font-variant-numeric: tabular-nums }
.hurt { color: #a11 } .helped { color: #171 }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd } th, td { border-color: #444 }
  .hurt { color: #f77 } .helped { color: #7d7 } }
"""
_TITLES = (
    (ChangeVerdict.HURT, "Hurt"),
    (ChangeVerdict.HELPED, "Helped"),
    (ChangeVerdict.CHANGED, "Changed, neither better nor worse"),
)


def diff_html(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison as a page.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
    """
    body = "\n".join(
        (*_head(diff, outcome), *_changes(diff), *_waits(diff), *_totals(diff), *_presence(diff))
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>ldsopt diff</title>\n<style>{_STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _head(diff: Diff, outcome: Outcome | None) -> Iterator[str]:
    hurt, helped = diff.count(ChangeVerdict.HURT), diff.count(ChangeVerdict.HELPED)
    says = f"{hurt} hurt, {helped} helped" if diff.changed else "No changes"
    if outcome is not None and outcome.rules:
        says = f"Gate {'passed' if outcome.passed else 'FAILED'}. {says}"
    yield f"<h1>{_html(says)}</h1>"
    yield f"<p>{_side(diff.before)} → {_side(diff.after)}</p>"
    for warning in diff.warnings:
        yield f"<p><strong>Warning:</strong> {_html(warning)}</p>"
    if outcome is not None:
        yield from _list("Failed", (spelled(violation) for violation in outcome.failures))
        yield from _list(
            "Accepted", (f"{spelled(a.violation)}: {a.acceptance.reason}" for a in outcome.accepted)
        )
        yield from _list("Notes", outcome.notes)


def _side(side: Side) -> str:
    compilers = (compiler or "unknown compiler" for compiler in side.compilers)
    return f"<code>{_html(side.source)}</code> ({_html(', '.join((*side.archs, *compilers)))})"


def _list(title: str, texts: Iterable[str]) -> Iterator[str]:
    items = "".join(f"<li>{_html(text)}</li>" for text in texts)
    if items:
        yield f"<h2>{title}</h2><ul>{items}</ul>"


def _changes(diff: Diff) -> Iterator[str]:
    for verdict, title in _TITLES:
        rows = [
            (
                line.function.label,
                line.change.metric,
                number(line.change.before),
                number(line.change.after),
                percent(line.change.relative),
            )
            for line in reversed(ordered_changes(diff, verdict))
        ]
        yield from _table(title, ("function", "metric", "before", "after", "change"), rows, verdict.value)


def _waits(diff: Diff) -> Iterator[str]:
    changed = [f for f in diff.of(Presence.BOTH) if f.changed_waits]
    rows = [(f.label, wait_changes(f.changed_waits)) for f in changed]
    yield from _table("Waits by counter and N", ("function", "waits"), rows)


def _totals(diff: Diff) -> Iterator[str]:
    yield from _table("Totals", ("metric", "total"), [(one.metric, total_line(one)) for one in totals(diff)])


def _presence(diff: Diff) -> Iterator[str]:
    for presence, word in ((Presence.LOST, "Lost"), (Presence.GAINED, "Gained")):
        rows = [(f.label, "kernel" if f.is_kernel else "device function") for f in diff.of(presence)]
        yield from _table(word, ("function", "kind"), rows)


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> Iterator[str]:
    """A table under its title, if it has rows; what follows the second column are numbers."""
    if not rows:
        return
    columns = "".join(f"<th>{_html(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(_cell(cell, is_number=n > 1) for n, cell in enumerate(row)) + "</tr>\n"
        for row in rows
    )
    yield f'<h2 class="{kind}">{title}: {len(rows)}</h2>\n<table><tr>{columns}</tr>\n{lines}</table>'


def _cell(text: str, *, is_number: bool) -> str:
    return f'<td class="n">{_html(text)}</td>' if is_number else f"<td>{_html(text)}</td>"


def _html(text: str) -> str:
    """Text of a page, whatever characters the input's names have."""
    return escape(shown(text))
