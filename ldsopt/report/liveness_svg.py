"""A picture of liveness: segments across, variables down, barriers as lines.

A solid box is where a variable is accessed, a pale one where it is needed without being accessed. The picture stands
alone: no scripts, no fonts, no links; names are escaped.
"""

from __future__ import annotations

from html import escape

from ldsopt.analysis.live_ranges import BufferLiveness, KernelLiveness, ModuleLiveness
from ldsopt.analysis.phases import Crossing
from ldsopt.report.spelling import shown

_STEP, _ROW, _TOP, _MARGIN = 22, 26, 54, 16
_COLORS = ("#3366aa", "#aa5533", "#338855", "#885599", "#997711", "#227788")


def liveness_svg(found: ModuleLiveness) -> str:
    """One picture of all kernels, one below the other."""
    parts: list[str] = []
    y, width = _MARGIN, 320
    for kernel in found.kernels:
        left = _MARGIN + 8 * max(len(_label(buffer)) for buffer in kernel.buffers)
        steps = len(kernel.segment_lines)
        parts.append(f'<g transform="translate(0 {y})">{_kernel(kernel, left)}</g>')
        y += _TOP + _ROW * len(kernel.buffers) + 2 * _MARGIN
        width = max(width, left + _STEP * steps + _MARGIN, 8 * len(kernel.name) + 2 * _MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" viewBox="0 0 {width} {y}" '
        'font-family="monospace" font-size="12">\n'
        f'<rect width="{width}" height="{y}" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _label(buffer: BufferLiveness) -> str:
    return f"{shown(buffer.name)} {buffer.size} B"


def _kernel(kernel: KernelLiveness, left: int) -> str:
    bottom = _TOP + _ROW * len(kernel.buffers)
    parts = [f'<text x="{_MARGIN}" y="16" font-weight="bold">{escape(shown(kernel.name))}</text>']
    for number in range(len(kernel.segment_lines)):
        x = left + _STEP * number
        parts.append(f'<text x="{x + 3}" y="{_TOP - 8}" fill="#777" font-size="9">{number}</text>')
    for row, buffer in enumerate(kernel.buffers):
        y = _TOP + _ROW * row
        parts.append(f'<text x="{_MARGIN}" y="{y + 16}">{escape(_label(buffer))}</text>')
        color = _COLORS[row % len(_COLORS)]
        for number in range(len(kernel.segment_lines)):
            if not buffer.occupied >> number & 1:
                continue
            opacity = "0.9" if buffer.accessed >> number & 1 else "0.3"
            parts.append(
                f'<rect x="{left + _STEP * number}" y="{y + 3}" width="{_STEP}" height="{_ROW - 6}" '
                f'fill="{color}" fill-opacity="{opacity}"/>'
            )
    if kernel.phases is not None:
        for number, segment in enumerate(kernel.phases.segments):
            if segment.crossing is not Crossing.NOTHING:
                x = left + _STEP * (number + 1)
                dash = "" if segment.crossing is Crossing.BARRIER else ' stroke-dasharray="3 3"'
                parts.append(
                    f'<line x1="{x}" y1="{_TOP - 6}" x2="{x}" y2="{bottom}" stroke="black"{dash}>'
                    f"<title>{escape(segment.crossing.value)}</title></line>"
                )
    return "".join(parts)
