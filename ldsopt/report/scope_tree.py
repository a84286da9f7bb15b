"""Trees of scopes over launches: as text, as JSON (schema ``ldsopt.scopes/1``), and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Annotated, ClassVar

from ldsopt.compare.spelling import plural, text_of
from ldsopt.documents import Natural, Positive, json_text
from ldsopt.errors import shown
from ldsopt.records.trace import RecordTrace, ScopeTree, TimedScope
from ldsopt.report.table import Look, TextTable, aligned, drawn
from ldsopt.report.trace import clock_unit, missing_parts

_HEAD = ("scope", "runs", "waves", "total", "share", "mean", "p50", "p99", "min", "max")
_STYLE = """body { font: 15px system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; margin-bottom: 2rem; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
.bar { display: inline-block; height: .7em; background: #4a7bd0; }
.missing { color: #b03030; }
:root { color-scheme: light dark; }"""


@dataclass(frozen=True, slots=True)
class ScopeEntry:
    """A scope at its place in the tree; times are counts of the clock.

    Attributes:
        path: names, from the outermost scope to this one.
        waves: that ran through it, those of each launch and workgroup counted anew.
        p50: of a run, by nearest rank.
        p99: of a run, by nearest rank.
        share: of the time that the records of these waves span.
    """

    path: tuple[str, ...]
    runs: Positive
    waves: Positive
    total: Natural
    share: float | None
    mean: Annotated[float, ("minimum", 0)]
    p50: Natural
    p99: Natural
    min: Natural
    max: Natural


@dataclass(frozen=True, slots=True)
class ScopeTreeEntry:
    """The scopes of a kernel, or of some of its waves.

    Attributes:
        part: of which waves, e.g. wave 3; empty for all.
        launches: dumps of this kernel.
        scopes: each in front of those within it.
    """

    kernel: str
    part: str
    launches: Positive
    scopes: tuple[ScopeEntry, ...]


@dataclass(frozen=True, slots=True)
class ScopesDocument:
    """Records of several launches: `ldsopt trace` of several dumps, or with --tree.

    Attributes:
        sources: names of the dumps.
        counts: what their clocks count.
        missing: what dumps do not hold, in sentences.
    """

    SCHEMA: ClassVar = "ldsopt.scopes/1"

    sources: tuple[str, ...]
    counts: tuple[str, ...]
    missing: tuple[str, ...]
    trees: tuple[ScopeTreeEntry, ...]


def render_json(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree]) -> str:
    """The document, with a final newline."""
    return json_text(
        ScopesDocument(
            sources=tuple(trace.dump.source for trace in traces),
            counts=tuple(dict.fromkeys(trace.dump.header.clock for trace in traces)),
            missing=tuple(_missing(traces)),
            trees=tuple(
                ScopeTreeEntry(tree.kernel, tree.part, tree.launches, tuple(map(_entry, tree.nodes)))
                for tree in trees
            ),
        )
    )


def _entry(node: TimedScope) -> ScopeEntry:
    times = (node.mean, node.median, node.p99, node.least, node.most)
    return ScopeEntry(node.path, node.runs, node.waves, node.total, node.share, *times)


def render_text(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree], look: Look) -> str:
    """A table for each tree, scopes indented below those around them, then what is missing."""
    return text_of(_lines(traces, trees, look))


def _lines(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree], look: Look) -> Iterator[str]:
    for tree in trees:
        yield _title(traces, tree)
        rows = [tuple(shown(cell) for cell in _cells(node)) for node in tree.nodes[: look.top]]
        table = TextTable(_HEAD, rows, frozenset(range(1, len(_HEAD))))
        if not rows:
            yield "no run of a scope"
        elif look.width is not None:
            yield drawn(table, look.width, color=look.color).rstrip("\n")
        else:
            yield from aligned(table)
        if look.top is not None and len(tree.nodes) > look.top:
            yield f"... and {plural(len(tree.nodes) - look.top, 'scope')} more"
    for sentence in _missing(traces):
        yield f"missing: {sentence}"


def _title(traces: Sequence[RecordTrace], tree: ScopeTree) -> str:
    own = next(trace for trace in traces if trace.dump.header.kernel == tree.kernel)
    part = f", {tree.part}" if tree.part else ""
    arch = own.dump.header.arch
    return (
        f"kernel {shown(tree.kernel)} ({shown(arch)}){part}: {_launches(tree.launches)}, in {clock_unit(own)}"
    )


def _launches(count: int) -> str:
    return "1 launch" if count == 1 else f"{count} launches"


def _cells(node: TimedScope) -> tuple[str, ...]:
    share = "?" if node.share is None else f"{100 * node.share:.1f}%"
    name = "  " * (len(node.path) - 1) + node.path[-1]
    counts = (node.runs, node.waves, node.total)
    times = (f"{node.mean:.1f}", *map(str, (node.median, node.p99, node.least, node.most)))
    return (name, *map(str, counts), share, *times)


def _missing(traces: Sequence[RecordTrace]) -> Iterator[str]:
    for trace in traces:
        for sentence in missing_parts(trace):
            yield f"{shown(trace.dump.source)}: {sentence}"


def render_page(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree]) -> str:
    """A page of its own that loads nothing; names are data, so none of them can become markup."""
    return text_of(_page(traces, trees))


def _page(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree]) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Scopes</title>'
    yield f"<style>\n{_STYLE}\n</style></head><body>"
    for tree in trees:
        yield f"<h2>{escape(_title(traces, tree))}</h2>\n<table>"
        yield "<tr>" + "".join(f"<th>{name}</th>" for name in (*_HEAD, "")) + "</tr>"
        for node in tree.nodes:
            name, *rest = _cells(node)
            indent = f' style="padding-left:{0.7 + 1.4 * (len(node.path) - 1):.1f}rem"'
            bar = f'<span class="bar" style="width:{min(1, node.share or 0) * 12:.2f}rem"></span>'
            figures = "".join(f"<td>{cell}</td>" for cell in rest)
            first = f"<td{indent}>{escape(shown(name.strip()))}</td>"
            yield f'<tr>{first}{figures}<td style="text-align:left">{bar}</td></tr>'
        yield "</table>"
    for sentence in _missing(traces):
        yield f'<p class="missing">Missing: {escape(sentence)}</p>'
    yield "</body></html>"
