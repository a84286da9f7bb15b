"""One metric's history as a figure, drawn by Matplotlib: an ``svg`` element that takes its colours from its page.

Matplotlib is imported when something is drawn. It draws in stand-in colours, which are then replaced by the page's
variables, so that one figure serves light and dark.
"""

from __future__ import annotations

import importlib
import io
import re
from collections.abc import Sequence
from typing import Any

from ldsopt.compare.history import History, Series
from ldsopt.compare.metrics import METRICS, Better, MetricValue
from ldsopt.errors import Unavailable, shown

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
"""The variables of the series' colours, as a page defines them for a light and for a dark ground."""

_WIDTH, _HEIGHT, _EDGE = 96, 20, 3
_LONGEST_LABEL = 28
_MOST_TICKS = 12


def figure(history: History, metric: str, series: Sequence[Series]) -> str:
    """The figure.

    Args:
        history: for the names of its points, and where the compiler changed.
        metric: what is drawn.
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
    for number, value in enumerate(values):
        if value is None:
            runs.append([])
        else:
            y = _HEIGHT - _EDGE - (value - low) / range_ * up
            runs[-1].append(f"{_EDGE + number * across:.4g},{y:.4g}")
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
    """The colour of a figure's series by its number, as the page's variable."""
    return f"var(--series-{number % len(_COLORS)})"


def direction(metric: str) -> str:
    """Which way is better, in words; empty where neither is."""
    better = METRICS[metric].better
    return "" if better is Better.NEITHER else f"{better.value} is better"


def _element(document: str, metric: str) -> str:
    """The ``svg`` element of a document, in the page's colours; its ids are told apart from other figures'."""
    text = document[document.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' xmlns(?::\w+)?="[^"]*"', "", text)
    text = re.sub(r'\bid="', f'id="{metric}-', text)
    text = re.sub(r'(url\(#|xlink:href="#)', rf"\g<1>{metric}-", text).replace("xlink:href", "href")
    for color, variable in _VARIABLES.items():
        text = text.replace(color, variable)
    # Text has no colour of its own where it is black.
    text = re.sub(r"<svg ", f'<svg role="img" aria-label="{metric} over time" ', text, count=1)
    return text.strip()


def _pyplot() -> Any:
    try:
        importlib.import_module("matplotlib").use("svg")
        return importlib.import_module("matplotlib.pyplot")
    except ImportError:
        raise Unavailable(
            "Matplotlib is not installed; install it with: pip install 'ldsopt[report]'"
        ) from None
