"""A history as one HTML page that needs no other file: a figure for each metric, and the last values in a table."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ldsopt.compare.history import History, Series
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.spelling import number, percent, plural, shown
from ldsopt.report.history_figure import color_of, direction, figure

_STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1b1d21; --soft: #5c6370; --line: #d8dbe0; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181c; --ink: #e6e8ec; --soft: #9aa1ad; --line: #363b44; } }
body { margin: 0 auto; padding: 1rem clamp(.6rem, 2vw, 2rem); max-width: 80rem; background: var(--page);
       color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; margin: 1.8rem 0 .2rem; }
p { margin: .2rem 0; overflow-wrap: anywhere; } .soft { color: var(--soft); } .scroll { overflow-x: auto; }
figure { margin: .4rem 0; } figure svg { max-width: 100%; height: auto; } figure svg text { fill: var(--ink); }
ul { list-style: none; padding: 0; margin: .2rem 0; display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; }
li { overflow-wrap: anywhere; }
li i { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .15rem .9rem .15rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
"""


def history_html(history: History, *, source: str, top: int) -> str:
    """The page.

    Args:
        history: with at least one point.
        source: where the records are.
        top: functions that a figure shows at most, those that went farthest.

    Raises:
        Unavailable: Matplotlib is not installed.
    """
    body = "\n".join((*_head(history, source), *_figures(history, top), *_table(history)))
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>ldsopt report</title>\n<style>{_STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _head(history: History, source: str) -> Iterator[str]:
    first, last = history.points[0], history.points[-1]
    yield f"<h1>{_html(source)}: {plural(len(history.points), 'record')}</h1>"
    yield f"<p>from <code>{_html(first.label)}</code> to <code>{_html(last.label)}</code></p>"
    for at in history.compiler_changes:
        old, new = (
            ", ".join(sorted(one or "unknown compiler" for one in history.points[n].compilers)) or "nothing"
            for n in (at - 1, at)
        )
        yield (
            f'<p class="soft">Another compiler from <code>{_html(history.points[at].label)}</code> on: {_html(old)} → '
            f"{_html(new)}; that alone can explain a step.</p>"
        )


def _figures(history: History, top: int) -> Iterator[str]:
    constant = []
    for metric, series in history.metrics.items():
        moving = sorted((one for one in series if not one.is_constant), key=lambda one: -one.swing)
        if not moving:
            constant.append(metric)
            continue
        chosen = moving[:top]
        items = "".join(
            f'<li><i style="background:{color_of(n)}"></i><code>{_html(one.function)}</code></li>'
            for n, one in enumerate(chosen)
        )
        about = METRICS[metric]
        says = "; ".join(filter(None, (about.what, direction(metric))))
        left = len(series) - len(chosen)
        rest = (
            f'<p class="soft">not drawn: {plural(left, "function")} that changed less or not at all</p>'
            if left
            else ""
        )
        yield (
            f'<h2>{metric}</h2>\n<p class="soft">{_html(says)}</p>\n<figure>{figure(history, metric, chosen)}'
            f"<figcaption><ul>{items}</ul>{rest}</figcaption></figure>"
        )
    if constant:
        yield f'<p class="soft">The same in all records: {", ".join(constant)}.</p>'


def _table(history: History) -> Iterator[str]:
    rows = [
        (metric, one) for metric, series in history.metrics.items() for one in series if not one.is_constant
    ]
    if not rows:
        return
    yield "<h2>First and last</h2>"
    yield '<div class="scroll"><table><tr><th>function</th><th>metric</th><th>first</th><th>last</th><th></th></tr>'
    for metric, one in sorted(rows, key=lambda row: -abs(_change(row[1]))):
        first, last = one.known[0], one.known[-1]
        yield (
            f"<tr><td><code>{_html(one.function)}</code></td><td>{metric}</td><td>{number(first)}</td>"
            f"<td>{number(last)}</td><td>{percent(_change(one))}</td></tr>"
        )
    yield "</table></div>"


def _change(series: Series) -> float:
    first, last = series.known[0], series.known[-1]
    return 0.0 if first == last else float("inf") if first == 0 else (last - first) / abs(first)


def _html(text: str) -> str:
    return escape(shown(text))
