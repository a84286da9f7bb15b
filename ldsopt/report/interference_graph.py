"""Which variables may share no byte, as a graph for other tools and for the eye: JSON, Graphviz, SVG.

The JSON follows the schema ``ldsopt.interference/1``. In the picture variables lie on a circle, and a line joins two
that may share no byte: a dashed one where they conflict only because waves may be at different places. Two that no line
joins may lie on common bytes.
"""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ldsopt.analysis.liveness.interference import interference
from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
from ldsopt.compare.spelling import short_names
from ldsopt.errors import shown
from ldsopt.report.json_document import json_document

if TYPE_CHECKING:
    import networkx as nx  # whoever draws no graph does without

SCHEMA = "ldsopt.interference/1"
_WIDTH, _RADIUS, _MARGIN = 640, 150, 48


def interference_file(found: ModuleLiveness, path: str) -> str:
    """The graphs as a file's name asks for: ``.dot`` and ``.gv`` are Graphviz, ``.svg`` is a picture, else JSON."""
    graphs = [interference(kernel) for kernel in found.kernels]
    suffix = PurePath(path).suffix
    if suffix in (".dot", ".gv"):
        return "".join(map(_dot, graphs))
    return _svg(graphs) if suffix == ".svg" else _json(graphs)


def edges_json(graph: nx.Graph[str]) -> list[dict[str, Any]]:
    """The conflicts of a kernel as a member of a JSON document."""
    return [
        {
            "buffers": [a, b],
            "phase": edge["phase"],
            "segments": edge["segments"],
            "concurrent": edge["concurrent"],
        }
        for a, b, edge in graph.edges(data=True)
    ]


def _json(graphs: list[nx.Graph[str]]) -> str:
    return json_document(
        SCHEMA,
        kernels=[
            {
                "name": graph.graph["kernel"],
                "nodes": [
                    {"name": name, "bytes": n["size"], "alignment": n["alignment"], "ranges": n["ranges"]}
                    for name, n in graph.nodes(data=True)
                ],
                "edges": edges_json(graph),
            }
            for graph in graphs
        ],
    )


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
