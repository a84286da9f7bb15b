"""The command `ldsopt trace`: its options, and what it calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from ldsopt.cli import options
from ldsopt.errors import GateFailed, InputError, UsageError

if TYPE_CHECKING:
    from ldsopt.records.trace import RecordTrace

_PICTURES = (".json", ".html", ".svg")


@click.command("trace")
@click.argument("dumps", metavar="DUMP...", nargs=-1, required=True)
@click.option(
    "-o",
    "--output",
    "outputs",
    multiple=True,
    metavar="FILE",
    help="Write the timeline, by the file's name: .json for Perfetto and chrome://tracing, .html a page to zoom in, "
    ".svg a picture of the first workgroups. May be repeated.",
)
@options.report_format("text", "csv", "json")
@click.option(
    "--report", default="-", metavar="FILE", help="Where the report goes. Default: standard output."
)
@click.option(
    "--tree",
    is_flag=True,
    help="Scopes as a tree, each within those around it. Done by itself for several dumps or a folder, merged.",
)
@click.option(
    "--by",
    type=click.Choice(["all", "wave", "workgroup"]),
    default="all",
    show_default=True,
    help="With a tree: one of all waves, of each wave's number, or of each workgroup's.",
)
@click.option("--partial", is_flag=True, help="Read a dump that is cut off, as far as it goes.")
@click.option("--by-wave", is_flag=True, help="Also a table for each wave.")
@click.option("--top", type=click.IntRange(min=0), metavar="N", help="Show at most N scopes.")
@click.option(
    "--subtract-cost",
    is_flag=True,
    help="Take out what the records themselves cost, as measured by the empty scope (`instrument --empty-scope`).",
)
@click.option("--strict", is_flag=True, help="Exit code 1 if anything is missing or damaged.")
@options.quiet
def command(
    *,
    dumps: Sequence[str],
    tree: bool,
    by: str,
    partial: bool,
    outputs: Sequence[str],
    format_name: str,
    report: str,
    by_wave: bool,
    top: int | None,
    subtract_cost: bool,
    strict: bool,
) -> None:
    """Decode the records that an instrumented kernel made.

    DUMP is what `ldsopt records`, `ldsopt.gpu.records` or `simulate --dump-records` wrote, or a folder of dumps
    (*.dump). The report says for each scope how often waves ran through it and how many cycles that took; what was
    lost, overwritten or damaged is said, and left out. Several launches make one tree of scopes for each kernel.

    \b
      ldsopt trace k.dump
      ldsopt trace k.dump -o trace.json -o timeline.html
      ldsopt trace dumps --by wave -o scopes.html
      ldsopt trace k.dump --format csv --report runs.csv
    """
    from dataclasses import replace

    from ldsopt.cli import terminal
    from ldsopt.ir.read import load
    from ldsopt.ir.write import write_all
    from ldsopt.records.trace import read_trace, without_cost
    from ldsopt.report.trace import trace_csv, trace_json, trace_text

    for name in outputs:
        if not name.endswith(_PICTURES):
            raise UsageError(f"-o '{name}': the name says what is written; give a {', '.join(_PICTURES)}")
    files = [one for dump in dumps for one in _files(dump)]
    is_tree = tree or by != "all" or len(files) != 1 or [*dumps] != files
    if is_tree:
        _require_tree(outputs, format_name)
    traces = []
    for source, data in map(load, files):
        found = read_trace(data, source)
        if found.dump.missing and not partial:
            whole = found.dump.missing + len(found.dump.workgroups) + len(found.dump.damaged)
            raise InputError(
                f"cut off: {found.dump.missing} of {whole} slots are missing or incomplete",
                file=source,
                remedy="copy the whole file; --partial reads what is there",
            )
        traces.append(without_cost(found) if subtract_cost else found)
    look = replace(terminal.look(report), top=top)
    if is_tree:
        from ldsopt.records.trace import scope_trees
        from ldsopt.report import scope_tree

        trees = scope_trees(traces, by)  # type: ignore[arg-type]
        as_json = format_name == "json"
        text = (
            scope_tree.render_json(traces, trees) if as_json else scope_tree.render_text(traces, trees, look)
        )
        pages = [(name, scope_tree.render_page(traces, trees)) for name in outputs]
    else:
        (found,) = traces
        pages = [(name, _renderer(name)(found)) for name in outputs]
        if format_name == "json":
            text = trace_json(found)
        elif format_name == "csv":
            text = trace_csv(found)
        else:
            text = trace_text(found, look, by_wave=by_wave)
    write_all([*pages, (report, text)])
    incomplete = next((one.dump.source for one in traces if not one.is_complete), None)
    if strict and incomplete is not None:
        raise GateFailed(f"{incomplete}: the trace is not complete")


def _files(dump: str) -> Sequence[str]:
    """The dumps that a name stands for: those of a folder, or itself.

    Raises:
        InputError: the folder has none.
    """
    from pathlib import Path

    if not Path(dump).is_dir():
        return [dump]
    found = sorted(str(path) for path in Path(dump).glob("*.dump"))
    if not found:
        raise InputError(
            "no dump in it (*.dump)", file=dump, remedy="give the folder that `ldsopt records` wrote to"
        )
    return found


def _require_tree(outputs: Sequence[str], format_name: str) -> None:
    """Refuses what a tree has not.

    Raises:
        UsageError: there is something.
    """
    timeline = next((name for name in outputs if not name.endswith(".html")), None)
    if timeline is not None:
        raise UsageError(
            f"-o '{timeline}': a timeline is of one dump; name one, or give a page of the tree, .html"
        )
    if format_name == "csv":
        raise UsageError("--format csv has the runs of one dump; name one, or give --format json")


def _renderer(name: str) -> Callable[[RecordTrace], str]:
    if name.endswith(".html"):
        from ldsopt.report.trace_views import trace_page

        return trace_page
    if name.endswith(".svg"):
        from ldsopt.report.trace_views import trace_picture

        return trace_picture
    from ldsopt.report.trace_views import trace_events

    return trace_events
