"""What `liveness` found as JSON, and the interference graphs for other tools.

Lines are of the user's file, ``null`` where it has none for them. Segments and phases are numbers from 0; ranges are
half-open.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

import networkx as nx

from ldsopt.analysis.liveness.interference import interference, live_bytes
from ldsopt.analysis.liveness.live_ranges import KernelLiveness, ModuleLiveness
from ldsopt.packing.bitset import members
from ldsopt.report.json_document import json_document
from ldsopt.report.reasons import LineOf, reason_json

SCHEMA = "ldsopt.liveness/1"
GRAPH_SCHEMA = "ldsopt.interference/1"


def liveness_json(found: ModuleLiveness, line_of: LineOf) -> str:
    """The report, with a final newline."""
    return json_document(
        SCHEMA,
        source=found.source,
        kernels=[_kernel(kernel, line_of) for kernel in found.kernels],
        notes=found.notes,
    )


def _kernel(kernel: KernelLiveness, line_of: LineOf) -> dict[str, Any]:
    phases = kernel.phases
    return {
        "name": kernel.name,
        "bytes": kernel.bytes,
        "live_bytes": live_bytes(kernel),
        "refused": None if kernel.refused is None else reason_json(kernel.refused, line_of),
        "segments": [{"lines": [line_of(first), line_of(last)]} for first, last in kernel.segment_lines],
        "phases": [
            {
                "barrier_line": None if phase.line is None else line_of(phase.line),
                "fenced": phase.is_fenced,
                "segments": list(members(phase.segments)),
            }
            for phase in (phases.phases if phases else ())
        ],
        "buffers": [
            {
                "name": buffer.name,
                "bytes": buffer.size,
                "alignment": buffer.alignment,
                "ranges": buffer.ranges,
                "accessed": list(members(buffer.accessed)),
                "phases": buffer.phases,
                "reasons": [reason_json(reason, line_of) for reason in buffer.reasons],
            }
            for buffer in kernel.buffers
        ],
        "conflicts": _edges(interference(kernel)),
        "dynamic": kernel.dynamic,
        "assumptions": kernel.assumptions,
        "findings": [
            {
                "kind": finding.kind.value,
                "severity": "error" if finding.kind.is_error else "warning",
                "message": finding.message,
                "line": line_of(finding.line),
            }
            for finding in kernel.findings
        ],
    }


def _edges(graph: nx.Graph[str]) -> list[dict[str, Any]]:
    return [
        {
            "buffers": [a, b],
            "phase": edge["phase"],
            "segments": edge["segments"],
            "concurrent": edge["concurrent"],
        }
        for a, b, edge in graph.edges(data=True)
    ]


def interference_file(found: ModuleLiveness, path: str) -> str:
    """The interference graphs as a file's name asks for: Graphviz for ``.dot`` and ``.gv``, else JSON."""
    graphs = [interference(kernel) for kernel in found.kernels]
    if PurePath(path).suffix in (".dot", ".gv"):
        return "".join(map(_dot, graphs))
    return json_document(
        GRAPH_SCHEMA,
        kernels=[
            {
                "name": graph.graph["kernel"],
                "nodes": [
                    {"name": name, "bytes": n["size"], "alignment": n["alignment"], "ranges": n["ranges"]}
                    for name, n in graph.nodes(data=True)
                ],
                "edges": _edges(graph),
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
