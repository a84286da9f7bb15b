"""The variables that may share no byte, as a graph for other tools and for the eye: JSON, Graphviz, SVG.

The JSON follows the schema ``ldsopt.interference/1``. In the picture variables lie on a circle, and a line joins two
that may share no byte: a dashed one where they conflict only because waves may be at different places. Two that no line
joins may lie on common bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from pathlib import PurePath
from typing import TYPE_CHECKING, ClassVar

from ldsopt.analysis.liveness.interference import interference
from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
from ldsopt.compare.spelling import short_names
from ldsopt.documents import Natural, Positive, json_text
from ldsopt.errors import shown

if TYPE_CHECKING:
    import networkx as nx  # whoever draws no graph does without


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


_WIDTH, _RADIUS, _MARGIN = 640, 150, 48


def interference_file(found: ModuleLiveness, path: str) -> str:
    """The graphs as a file's name asks for: ``.dot`` and ``.gv`` are Graphviz, ``.svg`` is a picture, else JSON."""
    graphs = [interference(kernel) for kernel in found.kernels]
    suffix = PurePath(path).suffix
    if suffix in (".dot", ".gv"):
        return "".join(map(_dot, graphs))
    return _svg(graphs) if suffix == ".svg" else _json(graphs)


def edges(graph: nx.Graph[str]) -> tuple[InterferenceEdge, ...]:
    """The conflicts of a kernel as a member of documents."""
    return tuple(
        InterferenceEdge((a, b), edge["phase"], tuple(edge["segments"]), edge["concurrent"])
        for a, b, edge in graph.edges(data=True)
    )


def _json(graphs: list[nx.Graph[str]]) -> str:
    return json_text(InterferenceDocument(tuple(map(_kernel, graphs))))


def _kernel(graph: nx.Graph[str]) -> InterferenceKernel:
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
    step = 2 * (_RADIUS + _MARGIN)
    height = step * len(graphs)
    pictures = "\n".join(
        f'<g transform="translate(0 {step * number})">{_picture(graph)}</g>'
        for number, graph in enumerate(graphs)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="monospace" font-size="12">\n<rect width="{_WIDTH}" height="{height}" fill="white"/>\n'
        f"{pictures}\n</svg>\n"
    )


def _picture(graph: nx.Graph[str]) -> str:
    names = short_names(list(graph))
    places = {
        name: (
            round(_WIDTH / 2 + 1.3 * _RADIUS * sin(2 * pi * number / len(graph))),
            round(_RADIUS + _MARGIN - _RADIUS * cos(2 * pi * number / len(graph))),
        )
        for number, name in enumerate(graph)
    }
    parts = [f'<text x="16" y="16" font-weight="bold">{escape(shown(graph.graph["kernel"]))}</text>']
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
