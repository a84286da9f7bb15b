"""The command `ldsopt trace`: its options, and what it calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from ldsopt.cli import options
from ldsopt.errors import GateFailed, UsageError

if TYPE_CHECKING:
    from ldsopt.records.trace import RecordTrace

_PICTURES = (".json", ".html", ".svg")


@click.command("trace")
@click.argument("dump", metavar="DUMP")
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
@click.option("--by-wave", is_flag=True, help="Also a table for each wave.")
@click.option("--top", type=click.IntRange(min=0), metavar="N", help="Show at most so many scopes.")
@click.option(
    "--subtract-cost",
    is_flag=True,
    help="Take out what the records themselves cost, as measured by the empty scope (`instrument --empty-scope`).",
)
@click.option("--strict", is_flag=True, help="Exit code 1 if anything is missing or damaged.")
@options.quiet
def command(
    *,
    dump: str,
    outputs: Sequence[str],
    format_name: str,
    report: str,
    by_wave: bool,
    top: int | None,
    subtract_cost: bool,
    strict: bool,
) -> None:
    """Decode the records that an instrumented kernel made.

    DUMP is what `ldsopt.gpu.records` or `simulate --dump-records` wrote. The report says for each scope how often waves
    ran through it and how many cycles that took; what was lost, overwritten or damaged is said, and left out.

    \b
      ldsopt trace k.dump
      ldsopt trace k.dump -o trace.json -o timeline.html
      ldsopt trace k.dump --format csv --report runs.csv
    """
    from dataclasses import replace

    from ldsopt.cli import terminal
    from ldsopt.ir.read import load
    from ldsopt.ir.write import write_all
    from ldsopt.records.trace import read_trace, without_cost
    from ldsopt.report import trace_csv, trace_json, trace_text

    for name in outputs:
        if not name.endswith(_PICTURES):
            raise UsageError(f"-o '{name}': the name says what is written; give a {', '.join(_PICTURES)}")
    source, data = load(dump)
    found = read_trace(data, source)
    if subtract_cost:
        found = without_cost(found)
    if format_name == "json":
        text = trace_json.render(found)
    elif format_name == "csv":
        text = trace_csv.render(found)
    else:
        look = replace(terminal.look(report), top=top)
        text = trace_text.render(found, look, by_wave=by_wave)
    write_all([*((name, _renderer(name)(found)) for name in outputs), (report, text)])
    if strict and not found.is_complete:
        raise GateFailed(f"{source}: the trace is not complete")


def _renderer(name: str) -> Callable[[RecordTrace], str]:
    if name.endswith(".html"):
        from ldsopt.report.timeline_html import render

        return render
    if name.endswith(".svg"):
        from ldsopt.report.timeline_svg import render as as_svg

        return as_svg
    from ldsopt.report.trace_chrome import render as as_chrome

    return as_chrome
