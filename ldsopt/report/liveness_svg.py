"""A picture of liveness: segments across, variables down, barriers as lines.

A solid box is where a variable is accessed, a pale one where it is needed without being accessed; the reasons show on
its name. The picture stands alone: no scripts, no fonts, no links; names are escaped.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.interference import live_bytes
from ldsopt.analysis.liveness.live_ranges import BufferLiveness, KernelLiveness, ModuleLiveness
from ldsopt.compare.spelling import short_names
from ldsopt.errors import shown

_STEP, _ROW, _TOP, _MARGIN = 22, 26, 54, 16
_LEGEND = "segments from left to right; solid: accessed, pale: needed; lines: barriers, dashed: halves of one"
_COLORS = ("#3366aa", "#aa5533", "#338855", "#885599", "#997711", "#227788")


def liveness_svg(found: ModuleLiveness) -> str:
    """One picture of all kernels, one below the other."""
    parts: list[str] = []
    y, width = _MARGIN, 320
    for kernel in found.kernels:
        names = short_names([buffer.name for buffer in kernel.buffers])
        left = _MARGIN + 8 * max(len(_label(buffer, names)) for buffer in kernel.buffers)
        steps = len(kernel.segment_lines)
        parts.append(f'<g transform="translate(0 {y})">{_kernel(kernel, names, left)}</g>')
        y += _TOP + _ROW * len(kernel.buffers) + 3 * _MARGIN
        widest = 8 * max(len(_title(kernel)), len(_LEGEND)) + 2 * _MARGIN
        width = max(width, left + _STEP * steps + _MARGIN, widest)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" viewBox="0 0 {width} {y}" '
        'font-family="monospace" font-size="12">\n'
        f'<rect width="{width}" height="{y}" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _title(kernel: KernelLiveness) -> str:
    return f"{shown(kernel.name)}: {kernel.bytes} bytes, {live_bytes(kernel)} needed at one time"


def _label(buffer: BufferLiveness, names: Mapping[str, str]) -> str:
    return f"{shown(names[buffer.name])} {buffer.size} B"


def _kernel(kernel: KernelLiveness, names: Mapping[str, str], left: int) -> str:
    bottom = _TOP + _ROW * len(kernel.buffers)
    parts = [f'<text x="{_MARGIN}" y="16" font-weight="bold">{escape(_title(kernel))}</text>']
    for number in range(len(kernel.segment_lines)):
        x = left + _STEP * number
        parts.append(f'<text x="{x + 3}" y="{_TOP - 8}" fill="#777" font-size="9">{number}</text>')
    for row, buffer in enumerate(kernel.buffers):
        y = _TOP + _ROW * row
        why = "; ".join(dict.fromkeys(shown(reason.text) for reason in buffer.reasons))
        label = escape(_label(buffer, names)) + (f"<title>{escape(why)}</title>" if why else "")
        parts.append(f'<text x="{_MARGIN}" y="{y + 16}">{label}</text>')
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
    parts.append(f'<text x="{_MARGIN}" y="{bottom + 18}" fill="#777" font-size="11">{_LEGEND}</text>')
    return "".join(parts)
