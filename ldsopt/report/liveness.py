"""The reports of `liveness`, and graphs of the variables that may share no byte.

The liveness of variables is reported as a row a variable, as JSON, schema ``ldsopt.liveness/1`` (docs/liveness.md), and
as a picture; a graph as JSON, schema ``ldsopt.interference/1``, Graphviz or SVG.

In JSON, lines are of the user's file, ``null`` where it has none for them; segments and phases are numbers from 0,
ranges half-open. The picture has segments across, variables down, barriers as lines. A box is solid where a variable is
accessed, and pale where it is only needed; the tooltip of a name shows the reasons. In the graph's picture variables
lie on a circle, and a line joins two that may share no byte: a dashed one if they conflict only because waves may be at
different places. Pictures stand alone: no scripts, no fonts, no links; names are escaped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import cos, pi, sin
from pathlib import PurePath
from typing import TYPE_CHECKING, ClassVar, Literal

from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.interference import in_the_way, interference, live_bytes
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.liveness.live_ranges import (
    BufferLiveness,
    KernelLiveness,
    LivenessFinding,
    LivenessFindingKind,
    ModuleLiveness,
)
from ldsopt.compare.spelling import BOLD, RED, YELLOW, html, paint, plural, short_names, some_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import members, runs
from ldsopt.report.table import Look, TextTable, aligned, laid_out, svg

if TYPE_CHECKING:
    import networkx as nx  # whoever draws no graph does without


@dataclass(frozen=True, slots=True)
class LivenessSegment:
    """A run of instructions of one block without a barrier.

    Attributes:
        lines: its first and last line.
    """

    lines: tuple[Positive | None, Positive | None]


@dataclass(frozen=True, slots=True)
class LivenessPhase:
    """A phase.

    Attributes:
        barrier_line: line of the barrier that begins it; null for the entry.
        fenced: that barrier has a release fence in front.
        segments: ascending.
    """

    barrier_line: Positive | None
    fenced: bool
    segments: tuple[Natural, ...]


@dataclass(frozen=True, slots=True)
class LivenessBuffer:
    """A static LDS variable.

    Attributes:
        alignment: bytes.
        ranges: runs of segments in which it is needed: from the first up to, not including, the second.
        accessed: segments in which it is accessed, or a copy to or from it is in flight.
        phases: in which it is needed.
        reasons: why it is needed where it is not accessed.
    """

    name: str
    bytes: Natural
    alignment: Positive
    ranges: tuple[tuple[Natural, Natural], ...]
    accessed: tuple[Natural, ...]
    phases: tuple[Natural, ...]
    reasons: tuple[ReasonMember, ...]


@dataclass(frozen=True, slots=True)
class LivenessFindingMember:
    """Something that is wrong.

    Attributes:
        line: 1-based line of the input; null where it has none.
    """

    kind: LivenessFindingKind
    severity: Literal["error", "warning"]
    message: str
    line: Positive | None


@dataclass(frozen=True, slots=True)
class LivenessKernel:
    """One kernel.

    Attributes:
        bytes: static LDS of the kernel without sharing.
        live_bytes: the most that are needed at one time; no sharing needs fewer.
        refused: why the kernel has no phases, so that every variable counts as needed throughout; null if it has.
        segments: runs of instructions of one block without a barrier.
        phases: what is reachable from one barrier, or the entry, without crossing another; empty where they are
            refused.
        buffers: the static variables, in module order.
        conflicts: pairs of variables that may share no byte.
        dynamic: names of the dynamic variables, which lie behind the static ones.
        assumptions: names of the assumptions, as `--assume` takes them, that the answer rests on.
    """

    name: str
    bytes: Natural
    live_bytes: Natural
    refused: ReasonMember | None
    segments: tuple[LivenessSegment, ...]
    phases: tuple[LivenessPhase, ...]
    buffers: tuple[LivenessBuffer, ...]
    conflicts: tuple[InterferenceEdge, ...]
    dynamic: tuple[str, ...]
    assumptions: tuple[str, ...]
    findings: tuple[LivenessFindingMember, ...]


@dataclass(frozen=True, slots=True)
class LivenessDocument:
    """Live ranges of the static LDS variables of each kernel, as `ldsopt liveness --json` writes them. Segments and
    phases are numbered from 0 in each kernel.

    Attributes:
        source: name of the input as the user gave it.
        kernels: those that have a static LDS variable.
        notes: what the user should know, one sentence each.
    """

    SCHEMA: ClassVar = "ldsopt.liveness/1"

    source: str
    kernels: tuple[LivenessKernel, ...]
    notes: tuple[str, ...]


def liveness_json(found: ModuleLiveness, line_of: LineOf) -> str:
    """The report, with a final newline."""
    return json_text(
        LivenessDocument(
            source=found.source,
            kernels=tuple(_kernel(kernel, line_of) for kernel in found.kernels),
            notes=found.notes,
        )
    )


def _kernel(kernel: KernelLiveness, line_of: LineOf) -> LivenessKernel:
    phases = kernel.phases
    return LivenessKernel(
        name=kernel.name,
        bytes=kernel.bytes,
        live_bytes=live_bytes(kernel),
        refused=None if kernel.refused is None else reason_member(kernel.refused, line_of),
        segments=tuple(
            LivenessSegment(lines=(line_of(first), line_of(last))) for first, last in kernel.segment_lines
        ),
        phases=tuple(
            LivenessPhase(
                barrier_line=None if phase.line is None else line_of(phase.line),
                fenced=phase.is_fenced,
                segments=tuple(members(phase.segments)),
            )
            for phase in (phases.phases if phases else ())
        ),
        buffers=tuple(
            filled(
                LivenessBuffer,
                buffer,
                bytes=buffer.size,
                accessed=tuple(members(buffer.accessed)),
                reasons=tuple(reason_member(reason, line_of) for reason in buffer.reasons),
            )
            for buffer in kernel.buffers
        ),
        conflicts=edges(interference(kernel)),
        dynamic=kernel.dynamic,
        assumptions=kernel.assumptions,
        findings=tuple(
            LivenessFindingMember(
                kind=finding.kind,
                severity="error" if finding.kind.is_error else "warning",
                message=finding.message,
                line=line_of(finding.line),
            )
            for finding in kernel.findings
        ),
    )


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
        parts.append(f'<g transform="translate(0 {y})">{_kernel_svg(kernel, names, left)}</g>')
        y += _TOP + _ROW * len(kernel.buffers) + 3 * _MARGIN
        widest = 8 * max(len(_title(kernel)), len(_LEGEND)) + 2 * _MARGIN
        width = max(width, left + _STEP * steps + _MARGIN, widest)
    return svg(width, y, parts)


def _title(kernel: KernelLiveness) -> str:
    return f"{shown(kernel.name)}: {kernel.bytes} bytes, {live_bytes(kernel)} needed at one time"


def _label(buffer: BufferLiveness, names: Mapping[str, str]) -> str:
    return f"{shown(names[buffer.name])} {buffer.size} B"


def _kernel_svg(kernel: KernelLiveness, names: Mapping[str, str], left: int) -> str:
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


_MOST_LINES = 3
_HEAD = (
    "buffer",
    "bytes",
    "align",
    "phases",
    "ranges",
    "shares no byte with",
    "needed where it is not used, because",
)


def liveness_text(found: ModuleLiveness, line_of: LineOf, look: Look | None = None) -> str:
    """The whole report, with a final newline.

    Args:
        line_of: maps an index into the module's lines to a line of the user's file.
        look: of the terminal, if there is one.
    """
    if not found.kernels:
        text = f"{shown(found.source)}: no kernel has a static LDS variable\n"
    else:
        text = "\n".join(
            _kernel_text(found.source, kernel, line_of, look or Look()) for kernel in found.kernels
        )
    return text + "".join(f"note: {shown(note)}\n" for note in found.notes)


def _kernel_text(source: str, kernel: KernelLiveness, line_of: LineOf, look: Look) -> str:
    color = look.color
    lines = [f"{paint(shown(kernel.name), BOLD, color)}: {_summary(kernel)}"]
    if kernel.refused is not None:
        lines.append(
            f"  no phases: {reason_text(kernel.refused, line_of)}; every variable is taken to be needed throughout"
        )
    names = short_names([buffer.name for buffer in kernel.buffers])
    table = TextTable(
        _HEAD,
        [
            _row(kernel, buffer, against, names, line_of)
            for buffer, against in zip(kernel.buffers, in_the_way(kernel), strict=True)
        ],
        frozenset({1, 2}),
    )
    if look.width is None:
        lines += [f"  {line}".replace("\n", "\n  ") for line in aligned(table)]
    else:
        lines += laid_out(table, look)
    if kernel.dynamic:
        lines.append(f"  dynamic, behind the static ones: {', '.join(map(shown, kernel.dynamic))}")
    lines += [f"  assumed: {name}" for name in kernel.assumptions]
    lines += [finding_line(source, finding, line_of, color=color) for finding in reversed(kernel.findings)]
    return "\n".join(lines) + "\n"


def _summary(kernel: KernelLiveness) -> str:
    parts = [f"{kernel.bytes} bytes of LDS", f"{live_bytes(kernel)} needed at one time"]
    if kernel.phases is not None:
        parts.append(plural(len(kernel.phases.phases), "phase"))
        parts.append(plural(len(kernel.phases.segments), "segment"))
    return ", ".join(parts)


def _row(
    kernel: KernelLiveness,
    buffer: BufferLiveness,
    against: Sequence[BufferLiveness],
    names: Mapping[str, str],
    line_of: LineOf,
) -> tuple[str, ...]:
    others = [other for other in kernel.buffers if other is not buffer]
    return (
        shown(names[buffer.name]),
        str(buffer.size),
        str(buffer.alignment),
        spans(buffer.phases),
        " ".join(f"[{start},{stop})" for start, stop in buffer.ranges),
        _listed([names[o.name] for o in against], [names[o.name] for o in others]),
        _reasons(buffer.reasons, line_of),
    )


def _listed(chosen: Sequence[str], all_: Sequence[str]) -> str:
    """Lists the chosen names, or 'all others but …' where that is shorter."""
    if not chosen:
        return "-"
    taken = set(chosen)
    rest = [name for name in all_ if name not in taken]
    if len(all_) < 2 or len(rest) >= len(chosen):
        return ", ".join(map(shown, chosen))
    return "all others" if not rest else f"all others but {', '.join(map(shown, rest))}"


def _reasons(reasons: Iterable[Reason], line_of: LineOf) -> str:
    """Each reason once, with the first of its lines."""
    by_text: dict[str, list[int]] = {}
    for reason in reasons:
        lines = by_text.setdefault(reason.text, [])
        if (line := reason_line(reason, line_of)) is not None:
            lines.append(line)
    return "; ".join(
        shown(text) + (f" (line {some_of(lines, _MOST_LINES)})" if lines else "")
        for text, lines in by_text.items()
    )


def finding_line(source: str, finding: LivenessFinding, line_of: LineOf, *, color: bool = False) -> str:
    """A finding on one line, in the style of compilers: ``FILE:LINE: error: ... [kind]``."""
    line = line_of(finding.line)
    where = shown(source) + ("" if line is None else f":{line}")
    word = paint("error", RED, color) if finding.kind.is_error else paint("warning", YELLOW, color)
    return f"{where}: {word}: {shown(finding.message)} [{finding.kind.value}]"


def spans(numbers: Sequence[int]) -> str:
    """Ascending numbers, with the first and last of each run.

    >>> spans((0, 1, 2, 5))
    '0-2,5'
    """
    return ",".join(f"{first}-{last}" if first != last else str(first) for first, last in runs(numbers))


@dataclass(frozen=True, slots=True)
class ReasonMember:
    """A reason as a member of documents.

    Attributes:
        line: 1-based line of the input; null where it has none.
    """

    text: str
    line: Positive | None


LineOf = Callable[[int], int | None]
"""A map from an index into `Module.lines` to a line of the user's file, if there is one."""


def reason_line(reason: Reason, line_of: LineOf) -> int | None:
    """The line of the user's file that a reason is about, if there is one."""
    return None if reason.line is None else line_of(reason.line)


def reason_text(reason: Reason, line_of: LineOf) -> str:
    """A reason for a terminal: ``its value is carried round a loop (line 70)``."""
    line = reason_line(reason, line_of)
    return shown(reason.text) + ("" if line is None else f" (line {line})")


def reason_member(reason: Reason, line_of: LineOf) -> ReasonMember:
    """A reason as a member of a document."""
    return ReasonMember(reason.text, reason_line(reason, line_of))


@dataclass(frozen=True, slots=True)
class InterferenceNode:
    """An LDS variable.

    Attributes:
        alignment: bytes.
        ranges: runs of segments in which it is needed: from the first up to, not including, the second.
    """

    name: str
    bytes: Natural
    alignment: Positive
    ranges: tuple[tuple[Natural, Natural], ...]


@dataclass(frozen=True, slots=True)
class InterferenceEdge:
    """Two variables that may share no byte.

    Attributes:
        phase: the first phase in which they are in each other's way.
        segments: all segments in which they are, ascending.
        concurrent: only because two waves may be in different segments at one time.
    """

    buffers: tuple[str, str]
    phase: Natural
    segments: tuple[Natural, ...]
    concurrent: bool


@dataclass(frozen=True, slots=True)
class InterferenceKernel:
    """One kernel.

    Attributes:
        nodes: its static variables.
        edges: pairs that may share no byte.
    """

    name: str
    nodes: tuple[InterferenceNode, ...]
    edges: tuple[InterferenceEdge, ...]


@dataclass(frozen=True, slots=True)
class InterferenceDocument:
    """The LDS variables of each kernel that may share no byte, as `--graph FILE` of `ldsopt liveness` and `ldsopt pack`
    writes it.
    """

    SCHEMA: ClassVar = "ldsopt.interference/1"

    kernels: tuple[InterferenceKernel, ...]


_WIDTH, _RADIUS, _RIM = 640, 150, 48


def interference_file(found: ModuleLiveness, path: str) -> str:
    """The graphs in the format of a file's suffix: Graphviz for ``.dot`` and ``.gv``, SVG for ``.svg``, else JSON."""
    graphs = [interference(kernel) for kernel in found.kernels]
    suffix = PurePath(path).suffix
    if suffix in (".dot", ".gv"):
        return "".join(map(_dot, graphs))
    if suffix == ".svg":
        return _svg(graphs)
    return json_text(InterferenceDocument(tuple(map(_graph_member, graphs))))


def edges(graph: nx.Graph[str]) -> tuple[InterferenceEdge, ...]:
    """The conflicts of a kernel as a member of documents."""
    return tuple(
        InterferenceEdge((a, b), edge["phase"], tuple(edge["segments"]), edge["concurrent"])
        for a, b, edge in graph.edges(data=True)
    )


def _graph_member(graph: nx.Graph[str]) -> InterferenceKernel:
    nodes = (
        InterferenceNode(name, node["size"], node["alignment"], tuple(node["ranges"]))
        for name, node in graph.nodes(data=True)
    )
    return InterferenceKernel(graph.graph["kernel"], tuple(nodes), edges(graph))


def _dot(graph: nx.Graph[str]) -> str:
    def quoted(text: str) -> str:
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    lines = [f"graph {quoted(graph.graph['kernel'])} {{"]
    for name, node in graph.nodes(data=True):
        ranges = " ".join(f"[{start},{stop})" for start, stop in node["ranges"])
        label = f"{name}\n{node['size']} bytes, align {node['alignment']}\n{ranges}"
        lines.append(f"  {quoted(name)} [label={quoted(label)}];")
    for a, b, edge in graph.edges(data=True):
        style = ", style=dashed" if edge["concurrent"] else ""
        label = quoted(f"phase {edge['phase']}")
        lines.append(f"  {quoted(a)} -- {quoted(b)} [label={label}{style}];")
    return "\n".join((*lines, "}")) + "\n"


def _svg(graphs: list[nx.Graph[str]]) -> str:
    step = 2 * (_RADIUS + _RIM)
    pictures = [
        f'<g transform="translate(0 {step * number})">{_picture(graph)}</g>'
        for number, graph in enumerate(graphs)
    ]
    return svg(_WIDTH, step * len(graphs), pictures)


def _picture(graph: nx.Graph[str]) -> str:
    names = short_names(list(graph))
    places = {
        name: (
            round(_WIDTH / 2 + 1.3 * _RADIUS * sin(2 * pi * number / len(graph))),
            round(_RADIUS + _RIM - _RADIUS * cos(2 * pi * number / len(graph))),
        )
        for number, name in enumerate(graph)
    }
    parts = [f'<text x="16" y="16" font-weight="bold">{html(graph.graph["kernel"])}</text>']
    for a, b, edge in graph.edges(data=True):
        (x1, y1), (x2, y2) = places[a], places[b]
        dash = ' stroke-dasharray="4 3"' if edge["concurrent"] else ""
        parts.append(
            f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#888"{dash}>'
            f"<title>phase {edge['phase']}</title></line>"
        )
    for name, (x, y) in places.items():
        label = f"{shown(names[name])} {graph.nodes[name]['size']} B"
        width = 8 * len(label) + 8
        parts.append(
            f'<rect x="{x - width // 2}" y="{y - 11}" width="{width}" height="22" rx="4" '
            'fill="#dde8f5" stroke="#3366aa"/>'
            f'<text x="{x}" y="{y + 4}" text-anchor="middle">{escape(label)}</text>'
        )
    return "".join(parts)
