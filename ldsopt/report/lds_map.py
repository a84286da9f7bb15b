"""A picture of a kernel's LDS: bytes down, segments across; what is needed when, byte by byte where that is known.

It takes its colours from the page that it stands in (``--lds``, ``--ink``, ``--soft``).
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ldsopt.checker.code_view import LdsView, VariableView
from ldsopt.compare.spelling import short_names
from ldsopt.errors import shown

_WIDTH, _HEIGHT, _LEAST, _TOP, _LETTER = 520, 320, 16, 16, 7
_MOST_RUNS = 64
"""Runs of bytes that are drawn apart in one segment; more become one."""


def lds_map(lds: LdsView) -> str:
    """The picture, as an ``svg`` element."""
    names = short_names([variable.name for variable in lds.variables])
    labels = [shown(f"{names[variable.name]} {variable.size} B") for variable in lds.variables]
    rows = [max(_LEAST, round(_HEIGHT * variable.size / max(1, lds.bytes))) for variable in lds.variables]
    count = max((len(variable.segments) for variable in lds.variables), default=0)
    left, step = 12 + _LETTER * max(map(len, labels), default=0), max(4, min(22, _WIDTH // max(1, count)))
    width, height = left + step * count + 8, _TOP + sum(rows) + 8
    parts = []
    y = _TOP
    for variable, label, tall in zip(lds.variables, labels, rows, strict=True):
        parts.append(f'<text x="2" y="{y + 12}">{escape(label)}</text>')
        parts += _variable(variable, left, y, step, tall)
        parts.append(f'<path class="rule" d="M{left} {y + tall}H{left + step * count}"/>')
        y += tall
    for number in range(0, count, 1 + 20 // step):
        parts.append(f'<text class="soft" x="{left + step * number + 2}" y="11">{number}</text>')
    parts += (
        f'<path class="barrier" d="M{left + step * (n + 1)} {_TOP - 4}V{y}"><title>barrier</title></path>'
        for n in lds.barriers
    )
    return (
        f'<svg class="lds" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="LDS of {escape(shown(lds.kernel))} by segment">{"".join(parts)}</svg>'
    )


def _variable(variable: VariableView, left: int, y: int, step: int, tall: int) -> Iterator[str]:
    for number, (touched, live) in enumerate(variable.segments):
        for kind, word, bytes_of in (("live", "needed", live), ("used", "accessed", touched)):
            many = len(bytes_of) > _MOST_RUNS
            for first, end in ((bytes_of[0][0], bytes_of[-1][1]),) if many else bytes_of:
                top, bottom = y + tall * first / variable.size, y + tall * end / variable.size
                yield (
                    f'<rect class="{kind}" x="{left + step * number}" y="{top:.1f}" width="{step}" '
                    f'height="{max(1, bottom - top):.1f}"><title>segment {number}: bytes {first} to {end - 1} '
                    f"{word}</title></rect>"
                )
