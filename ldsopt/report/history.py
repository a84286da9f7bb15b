"""A history: saved measurements and comparisons as its points, and one HTML page that needs no other file.

A record of several modules names each by its path below their common folder, so that records of different checkouts
correspond; for a single module only the functions' names count. The page has a figure for each metric and a card for
each function. Matplotlib is imported only to draw. It draws in placeholder colours, which are then replaced by the
page's variables, so that one figure serves light and dark.

A record is one point in time: a saved measurement, or the later side of a saved comparison. Functions keep their names
from record to record, as in a comparison. A missing value is a gap, never interpolated.
"""

from __future__ import annotations

import importlib
import io
import itertools
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ldsopt.checked_json import JsonNode, parse
from ldsopt.compare.diff import MetricChange
from ldsopt.compare.metrics import METRICS, Better, MetricValue, values
from ldsopt.compare.pairing import by_name
from ldsopt.compare.spelling import html, number, percent, plural
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, Unavailable, shown
from ldsopt.files import read_file
from ldsopt.groups import by_key
from ldsopt.isa.measurement import Measurement
from ldsopt.report.diff import DiffDocument
from ldsopt.report.measurement import MeasurementDocument, measurements_from_json

_SCHEMAS = (MeasurementDocument.SCHEMA, DiffDocument.SCHEMA)


def natural(path: Path) -> list[tuple[int, str]]:
    """A sort key that compares numbers in names by their value.

    >>> sorted(map(Path, ["run10.json", "run9.json"]), key=natural)[0].name
    'run9.json'
    """
    parts = ("".join(letters) for _, letters in itertools.groupby(path.as_posix(), key=str.isdecimal))
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


def read_points(files: Iterable[Path], root: Path) -> tuple[tuple[RecordedPoint, ...], tuple[Path, ...]]:
    """The points of all records among the files, in that order, and the files with other JSON.

    Raises:
        InputError: a file cannot be read, or is a damaged record.
    """
    points, others = [], []
    for file in files:
        try:
            text = read_file(file).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(str(getattr(error, "strerror", None) or error).lower(), file=file) from None
        schema = _schema(text)
        if schema not in _SCHEMAS:
            others.append(file)
            continue
        label = file.relative_to(root).with_suffix("").as_posix()
        read = _measured if schema == MeasurementDocument.SCHEMA else _compared
        points.append(read(text, str(file), label))
    return tuple(points), tuple(others)


def _schema(text: str) -> object:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document.get("schema") if isinstance(document, dict) else None


def _measured(text: str, file: str, label: str) -> RecordedPoint:
    measurements = measurements_from_json(text, file)
    found: dict[str, dict[str, MetricValue]] = {}
    for module, measurement in _named(measurements).items():
        for function in measurement.functions:
            name = f"{module}:{function.name}" if module else function.name
            found[name] = {metric: value for metric, value in values(function).items() if value is not None}
    return RecordedPoint(label, frozenset(one.compiler for one in measurements), found)


def _named(measurements: Sequence[Measurement]) -> Mapping[str, Measurement]:
    if len(measurements) < 2:
        return {"": measurements[0]} if measurements else {}
    folders = {str(Path(one.source).parent) for one in measurements}
    try:
        return by_name(measurements, Path(os.path.commonpath(folders)))
    except ValueError:  # some are relative and some are not
        return by_name(measurements)


def _compared(text: str, file: str, label: str) -> RecordedPoint:
    """The later side of a comparison, without functions that only the earlier side has."""
    root = parse(text, file, DiffDocument.SCHEMA)
    found: dict[str, dict[str, MetricValue]] = {}
    for function in root.at("functions").items():
        if function.at("presence").text() != "lost":
            found[function.at("label").text()] = dict(_values(function.at("metrics").items()))
    compilers = root.at("after").at("compilers").items()
    return RecordedPoint(label, frozenset(None if one.is_null() else one.text() for one in compilers), found)


def _values(metrics: Iterable[JsonNode]) -> Iterable[tuple[str, MetricValue]]:
    for metric in metrics:
        name, value = metric.at("metric").text(), metric.at("after")
        if name in METRICS and not value.is_null():
            yield name, value.number()


_INK, _SOFT, _LINE = "#010203", "#040506", "#070809"
_COLORS = ("#3566a8", "#b35309", "#2c8a57", "#8a55a8", "#a8862a", "#2f8c9c", "#b8456b", "#6b7280")
_IN_THE_DARK = ("#7fabe6", "#e59a5c", "#68c596", "#c394df", "#d6b75f", "#6cc4d3", "#ea8aa9", "#a7aeba")
_VARIABLES = {
    _INK: "var(--ink)",
    _SOFT: "var(--soft)",
    _LINE: "var(--line)",
    **{color: f"var(--series-{number})" for number, color in enumerate(_COLORS)},
}
LIGHT, DARK = (
    " ".join(f"--series-{number}: {color};" for number, color in enumerate(colors))
    for colors in (_COLORS, _IN_THE_DARK)
)
"""The page's variables for the colours of series, on a light and on a dark ground."""

_WIDTH, _HEIGHT, _EDGE = 96, 20, 3
_LONGEST_LABEL = 28
_MOST_TICKS = 12


def figure(history: History, metric: str, series: Sequence[Series]) -> str:
    """The figure.

    Args:
        history: the source of the points' names and of the changes of compiler.
        metric: the metric to draw.
        series: of the functions to draw, by colour in this order.

    Raises:
        Unavailable: Matplotlib is not installed.
    """
    plot = _pyplot()
    size = len(history.points)
    # Names come from the input: nothing in them is markup or mathematics.
    settings = {"svg.fonttype": "none", "svg.hashsalt": metric, "text.parse_math": False, "font.size": 9}
    with plot.rc_context({**settings, "font.family": "sans-serif"}):
        drawn, axes = plot.subplots(figsize=(8.2, 2.6))
        for number, one in enumerate(series):
            values = [float("nan") if value is None else value for value in one.values]
            color = _COLORS[number % len(_COLORS)]
            axes.plot(range(size), values, marker="o", markersize=3, linewidth=1.4, color=color)
        for point in history.compiler_changes:
            axes.axvline(point - 0.5, color=_SOFT, linewidth=0.8, linestyle=(0, (3, 3)))
        step = -(-size // _MOST_TICKS)
        labels = [shown(point.label)[-_LONGEST_LABEL:] for point in history.points]
        axes.set_xticks(range(0, size, step), labels[::step], rotation=20, ha="right")
        axes.set_ylabel(METRICS[metric].unit)
        axes.yaxis.get_major_locator().set_params(integer=METRICS[metric].unit != "weight")
        axes.margins(y=0.12)
        axes.tick_params(colors=_SOFT, labelcolor=_INK)
        axes.yaxis.label.set_color(_INK)
        axes.grid(axis="y", color=_LINE, linewidth=0.7)
        for name, spine in axes.spines.items():
            spine.set_visible(name in ("left", "bottom"))
            spine.set_color(_SOFT)
        text = io.StringIO()
        drawn.savefig(text, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None})
        plot.close(drawn)
    return _element(text.getvalue(), metric)


def sparkline(values: Sequence[MetricValue | None]) -> str:
    """A line as small as a word, from the least value at the bottom to the greatest at the top; unknown ones are gaps.

    >>> sparkline([1, 3]).count("<polyline"), sparkline([1, None, 3]).count("<polyline")
    (1, 0)
    """
    known = [value for value in values if value is not None]
    low, range_ = min(known), (max(known) - min(known)) or 1
    across, up = (_WIDTH - 2 * _EDGE) / max(len(values) - 1, 1), _HEIGHT - 2 * _EDGE
    runs: list[list[str]] = [[]]
    for index, value in enumerate(values):
        if value is None:
            runs.append([])
        else:
            y = _HEIGHT - _EDGE - (value - low) / range_ * up
            runs[-1].append(f"{_EDGE + index * across:.4g},{y:.4g}")
    lines = "".join(f'<polyline points="{" ".join(run)}"/>' for run in runs if len(run) > 1)
    alone = [run[0] for run in runs if len(run) == 1]
    last = [run[-1] for run in runs if run][-1:]
    dots = "".join(
        '<circle cx="{}" cy="{}" r="2"/>'.format(*place.split(","))
        for place in dict.fromkeys((*alone, *last))
    )
    box = f'viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}"'
    return f'<svg class="spark" {box} aria-hidden="true">{lines}{dots}</svg>'


def color_of(number: int) -> str:
    """The page's variable for the colour of a figure's series, by the number of the series."""
    return f"var(--series-{number % len(_COLORS)})"


def direction(metric: str) -> str:
    """The better direction, in words; empty if no direction is better."""
    better = METRICS[metric].better
    return "" if better is Better.NEITHER else f"{better.value} is better"


def _element(document: str, metric: str) -> str:
    """The ``svg`` element of a document, in the page's colours, with ids that are unique among the figures."""
    text = document[document.index("<svg") :]
    head, _, rest = text.partition("<metadata>")
    text = head + rest.partition("</metadata>")[2] if rest else text
    text = re.sub(r' xmlns(?::\w+)?="[^"]*"', "", text)
    for name in (' id="', "url(#", 'xlink:href="#'):
        text = text.replace(name, f"{name}{metric}-")
    text = text.replace("xlink:href", "href")
    for color, variable in _VARIABLES.items():
        text = text.replace(color, variable)
    # Black text has no colour attribute.
    text = text.replace("<svg ", f'<svg role="img" aria-label="{metric} over time" ', 1)
    return text.strip()


def _pyplot() -> Any:
    try:
        importlib.import_module("matplotlib").use("svg")
        return importlib.import_module("matplotlib.pyplot")
    except ImportError:
        raise Unavailable(
            "Matplotlib is not installed; install it with: pip install 'ldsopt[report]'"
        ) from None


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
        source: the place of the records.
        top: the most functions of a figure, those with the largest changes.

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
    yield f"<h1>{html(source)}: {plural(len(history.points), 'record')}</h1>"
    yield f"<p>from <code>{html(first.label)}</code> to <code>{html(last.label)}</code></p>"
    for at in history.compiler_changes:
        old, new = (
            ", ".join(sorted(one or "unknown compiler" for one in history.points[n].compilers)) or "nothing"
            for n in (at - 1, at)
        )
        yield (
            f'<p class="soft">Another compiler from <code>{html(history.points[at].label)}</code> on: {html(old)} → '
            f"{html(new)}; that alone can explain a step.</p>"
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
            f'<li><i style="background:{color_of(n)}"></i><code>{html(one.function)}</code></li>'
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
            f'<section><h2>{metric}</h2>\n<p class="soft">{html(says)}</p>\n<figure>{figure(history, metric, chosen)}'
            f"<figcaption><ul>{items}</ul>{rest}</figcaption></figure></section>"
        )
    yield "</div>"
    if constant:
        yield f'<p class="soft">The same in all records: {", ".join(constant)}.</p>'


def _gallery(history: History) -> Iterator[str]:
    """A card for each changed function with its changes, the largest change first."""
    cards = by_key(
        (one.function, (metric, one))
        for metric, series in history.metrics.items()
        for one in series
        if not one.is_constant
    )
    if not cards:
        return
    yield '<h2>By function</h2>\n<div class="cards">'
    for function, rows in sorted(cards.items(), key=lambda card: -max(one.swing for _, one in card[1])):
        yield f"<section><h3><code>{html(function)}</code></h3>"
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


@dataclass(frozen=True, slots=True)
class RecordedPoint:
    """One record.

    Attributes:
        label: the point's name, which is the file's name without suffix.
        compilers: compilers that made the code; ``None`` stands for an unknown one.
        values: by function, then by metric.
    """

    label: str
    compilers: frozenset[str | None]
    values: Mapping[str, Mapping[str, MetricValue]]


@dataclass(frozen=True, slots=True)
class Series:
    """One metric of one function over all points; ``None`` for a record without a value."""

    function: str
    values: tuple[MetricValue | None, ...]

    @property
    def known(self) -> list[MetricValue]:
        """All values, without the gaps."""
        return [value for value in self.values if value is not None]

    @property
    def is_constant(self) -> bool:
        """True if all values are equal, gaps aside."""
        return len(set(self.known)) <= 1

    @property
    def swing(self) -> float:
        """The largest change relative to the first value, by which series are ranked."""
        known = self.known
        return (max(known) - min(known)) / (abs(known[0]) or 1) if known else 0.0


@dataclass(frozen=True, slots=True)
class History:
    """Records in order.

    Attributes:
        points: the oldest first.
        metrics: metrics with a value in any record, in report order, each with its series, in the order of functions.
    """

    points: tuple[RecordedPoint, ...]
    metrics: Mapping[str, tuple[Series, ...]]

    @property
    def compiler_changes(self) -> tuple[int, ...]:
        """The points whose compiler differs from that of the point before."""
        pairs = zip(self.points, self.points[1:], strict=False)
        return tuple(n for n, (old, new) in enumerate(pairs, 1) if old.compilers != new.compilers)


def history_of(points: Sequence[RecordedPoint], only: Iterable[str] = ()) -> History:
    """The history of some records, in the order given.

    Args:
        points: the oldest first.
        only: metrics to keep; all if this is empty.
    """
    wanted = set(only) or set(METRICS)
    functions = dict.fromkeys(function for point in points for function in point.values)
    found = {}
    for metric in METRICS:
        series = [
            Series(function, tuple(_value(point.values.get(function, {}), metric) for point in points))
            for function in functions
        ]
        told = tuple(one for one in series if any(one.known) or (one.known and not METRICS[metric].sparse))
        if metric in wanted and told:
            found[metric] = told
    return History(tuple(points), found)


def _value(values: Mapping[str, MetricValue], metric: str) -> MetricValue | None:
    """The value in one record. A record with waits omits sparse values that are zero."""
    about = METRICS[metric]
    is_zero = about.sparse and ("executed_waits" if about.of_launch else "waits") in values
    return values.get(metric, 0 if is_zero else None)
