"""A history as one HTML page that needs no other file: a figure for each metric, and a card for each function."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ldsopt.compare.diff import MetricChange
from ldsopt.compare.history import History, Series
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.spelling import number, percent, plural
from ldsopt.errors import shown
from ldsopt.report.history_figure import DARK, LIGHT, color_of, direction, figure, sparkline

_STYLE = (
    f"""
:root {{ color-scheme: light dark; --page: #fff; --ink: #1b1d21; --soft: #5c6370; --line: #d8dbe0;
        --good: #1f7a45; --bad: #b3261e; {LIGHT} }}
@media (prefers-color-scheme: dark) {{
  :root {{ --page: #16181c; --ink: #e6e8ec; --soft: #9aa1ad; --line: #363b44; --good: #68c596; --bad: #f2918b;
          {DARK} }} }}
"""
    + """
body { margin: 0 auto; padding: 1rem clamp(.6rem, 2vw, 2rem); max-width: 80rem; background: var(--page);
       color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; margin: 1.8rem 0 .2rem; }
h3 { font-size: .95rem; margin: 0 0 .3rem; }
p { margin: .2rem 0; overflow-wrap: anywhere; } .soft { color: var(--soft); } .scroll { overflow-x: auto; }
.figures, .cards { display: grid; gap: 0 2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); }
.cards { gap: 1rem; margin-top: .6rem; }
.cards section { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem; min-width: 0; }
section h2, h3 { overflow-wrap: anywhere; }
figure { margin: .4rem 0; } figure svg { max-width: 100%; height: auto; } figure svg text { fill: var(--ink); }
.spark { display: block; stroke: var(--series-0); fill: none; stroke-width: 1.4; }
.spark circle { fill: var(--series-0); }
ul { list-style: none; padding: 0; margin: .2rem 0; display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; }
li { overflow-wrap: anywhere; }
li i { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { text-align: right; padding: .15rem 0 .15rem .7rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 500; color: var(--soft); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.helped { color: var(--good); } .hurt { color: var(--bad); }
"""
)


def history_html(history: History, *, source: str, top: int) -> str:
    """The page.

    Args:
        history: with at least one point.
        source: where the records are.
        top: functions that a figure shows at most, those that went farthest.

    Raises:
        Unavailable: Matplotlib is not installed.
    """
    body = "\n".join((*_head(history, source), *_figures(history, top), *_gallery(history)))
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
    yield '<div class="figures">'
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
            f'<section><h2>{metric}</h2>\n<p class="soft">{_html(says)}</p>\n<figure>{figure(history, metric, chosen)}'
            f"<figcaption><ul>{items}</ul>{rest}</figcaption></figure></section>"
        )
    yield "</div>"
    if constant:
        yield f'<p class="soft">The same in all records: {", ".join(constant)}.</p>'


def _gallery(history: History) -> Iterator[str]:
    """A card for each function that changed, with what changed of it; what went farthest comes first."""
    cards: dict[str, list[tuple[str, Series]]] = {}
    for metric, series in history.metrics.items():
        for one in series:
            if not one.is_constant:
                cards.setdefault(one.function, []).append((metric, one))
    if not cards:
        return
    yield '<h2>By function</h2>\n<div class="cards">'
    for function, rows in sorted(cards.items(), key=lambda card: -max(one.swing for _, one in card[1])):
        yield f"<section><h3><code>{_html(function)}</code></h3>"
        head = (
            '<th>metric</th><th></th><th>first</th><th>last</th><th title="relative to the first">change</th>'
        )
        yield f'<div class="scroll"><table><tr>{head}</tr>'
        yield from (_row(metric, one) for metric, one in rows)
        yield "</table></div></section>"
    yield "</div>"


def _row(metric: str, one: Series) -> str:
    first, last = one.known[0], one.known[-1]
    verdict = MetricChange(metric, first, last).verdict.value
    return (
        f"<tr><td>{metric}</td><td>{sparkline(one.values)}</td><td>{number(first)}</td><td>{number(last)}</td>"
        f'<td class="{verdict}">{percent(_change(one))}</td></tr>'
    )


def _change(series: Series) -> float:
    first, last = series.known[0], series.known[-1]
    return 0.0 if first == last else float("inf") if first == 0 else (last - first) / abs(first)


def _html(text: str) -> str:
    return escape(shown(text))
