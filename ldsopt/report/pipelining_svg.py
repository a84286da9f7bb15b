"""A picture of pipelines: both groups of waves over time, the barriers at which they meet, and what each one orders.

A box is a stage, shaded by its priority. A line between two boxes is a barrier: thin if it is bare, thick if it orders
LDS, dashed and thick if it waits for copies as well. Below, the dependences, from the end of the one stage to the
beginning of the other. The picture stands alone: no scripts, no fonts, no links; names are escaped.
"""

from __future__ import annotations

from html import escape

from ldsopt.errors import shown
from ldsopt.report.pipelining import ordered_at, shown_rounds, stage_names, what
from ldsopt.transforms.pipeline.pipelining import PipelinedLoop, Pipelining

_ROW, _TOP, _LEFT, _MARGIN, _ARROW = 40, 62, 84, 16, 20
_LEGEND = (
    "time from left to right; thick line: the barrier orders LDS, dashed: it waits for copies, thin: bare"
)
_FILLS = ("#dde8f4", "#b9d0ea", "#8fb4dd", "#6598cf")
_BARE, _ORDERING = "#888", "#b03030"


def pipelining_svg(found: Pipelining) -> str:
    """One picture of all loops, one below the other."""
    parts: list[str] = []
    y, width = _MARGIN, 8 * len(_LEGEND) + 2 * _MARGIN
    for one in found.loops:
        body, height, reach = _loop(one)
        parts.append(f'<g transform="translate(0 {y})">{body}</g>')
        y += height + _MARGIN
        width = max(width, reach + _MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" viewBox="0 0 {width} {y}" '
        'font-family="monospace" font-size="12">\n'
        f'<rect width="{width}" height="{y}" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _loop(one: PipelinedLoop) -> tuple[str, int, int]:
    """The picture of one loop, its height, and how far right it goes."""
    loop, names = one.loop, stage_names(one)
    step = max(90, 8 * max(map(len, names)) + 24)
    count = shown_rounds(one) * loop.count
    title = f"{shown(loop.function.name)}: {loop.count} stages, phase gap {loop.gap}"
    parts = [f'<text x="{_MARGIN}" y="16" font-weight="bold">{escape(title)}</text>']
    for group in (0, 1):
        y = _TOP + _ROW * group
        parts.append(f'<text x="{_MARGIN}" y="{y + 20}">group {group}</text>')
        for number in range(count):
            x = _LEFT + step * (number + group * loop.gap)
            stage = number % loop.count
            parts.append(
                f'<rect x="{x}" y="{y}" width="{step}" height="{_ROW - 10}" fill="{_FILLS[loop.priority(stage)]}"/>'
                f'<text x="{x + step // 2}" y="{y + 19}" text-anchor="middle">{escape(names[stage])}</text>'
            )
        parts.append(_line(_LEFT, y, "full barrier in front", thick=True))
        for number in range(group * loop.gap):
            parts.append(_line(_LEFT + step * (number + 1), y, "the second group is held"))
        for number in range(1, count + 1):
            x = _LEFT + step * (number + group * loop.gap)
            parts.append(_slot_line(one, number % loop.count, x, y))
    for number in range(count + loop.gap):
        x = _LEFT + step * number
        parts.append(f'<text x="{x + 3}" y="{_TOP - 8}" fill="#777" font-size="10">{number}</text>')
    bottom = _TOP + 2 * _ROW + 4
    arrows = [(slot, one_of) for slot in range(loop.count) for one_of in ordered_at(one, slot)]
    for row, (slot, dependence) in enumerate(arrows):
        y = bottom + _ARROW * row
        start = _LEFT + step * (dependence.first + 1)
        end = start + step * (dependence.distance - 1)
        label = (
            f"{dependence.hazard.value}, {names[dependence.first]} -> {names[dependence.second]}: "
            f"slot {slot} {what(one, slot)}"
        )
        parts.append(
            f'<line x1="{start}" y1="{y}" x2="{max(end, start + 2)}" y2="{y}" stroke="{_ORDERING}" stroke-width="3"/>'
            f'<text x="{max(end, start) + 8}" y="{y + 4}" font-size="11">{escape(label)}</text>'
        )
    bottom += _ARROW * len(arrows)
    parts.append(f'<text x="{_MARGIN}" y="{bottom + 14}" fill="#777" font-size="11">{_LEGEND}</text>')
    reach = _LEFT + step * (count + loop.gap)
    labels = [_LEFT + step * (d.first + d.distance) + 8 * 70 for _, d in arrows]
    return "".join(parts), bottom + 24, max([reach, *labels])


def _slot_line(one: PipelinedLoop, slot: int, x: int, y: int) -> str:
    """The line that the barrier of a slot is."""
    waits = any(at == slot for at, _ in one.placement.waits)
    thick = waits or slot in one.placement.fences
    dash = ' stroke-dasharray="5 3"' if waits else ""
    return _line(x, y, f"slot {slot}: {what(one, slot)}", thick=thick, dash=dash)


def _line(x: int, y: int, words: str, *, thick: bool = False, dash: str = "") -> str:
    color, width = (_ORDERING, 4) if thick else (_BARE, 1)
    return (
        f'<line x1="{x}" y1="{y - 4}" x2="{x}" y2="{y + _ROW - 6}" stroke="{color}" stroke-width="{width}"{dash}>'
        f"<title>{escape(words)}</title></line>"
    )
