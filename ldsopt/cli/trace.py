"""The commands `ldsopt trace` and `ldsopt records`: what kernels recorded of themselves."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.cli import progress
from ldsopt.cli.declarations.gpu import Records, Trace
from ldsopt.errors import GateFailed, InputError, UsageError
from ldsopt.gpu import launch_records
from ldsopt.ir.read import load
from ldsopt.ir.write import write_all
from ldsopt.records.trace import read_trace, scope_trees, without_cost
from ldsopt.report import trace
from ldsopt.report.trace import trace_csv, trace_json, trace_text
from ldsopt.report.trace_views import trace_events, trace_page, trace_picture

if TYPE_CHECKING:
    from ldsopt.records.trace import RecordTrace

_PICTURES = (".json", ".html", ".svg")


def run(asked: Trace) -> None:
    """Does what `Trace` asks for."""

    for name in asked.outputs:
        if not name.endswith(_PICTURES):
            raise UsageError(f"-o '{name}': the name says what is written; give a {', '.join(_PICTURES)}")
    files = [one for dump in asked.dumps for one in _files(dump)]
    is_tree = asked.tree or asked.by != "all" or len(files) != 1 or [*asked.dumps] != files
    if is_tree:
        _require_tree(asked.outputs, asked.format_name)
    traces = []
    for source, data in map(load, files):
        found = read_trace(data, source)
        if found.dump.missing and not asked.partial:
            whole = found.dump.missing + len(found.dump.workgroups) + len(found.dump.damaged)
            raise InputError(
                f"cut off: {found.dump.missing} of {whole} slots are missing or incomplete",
                file=source,
                remedy="copy the whole file; --partial reads what is there",
            )
        traces.append(without_cost(found) if asked.subtract_cost else found)
    look = replace(progress.look(asked.report), top=asked.top)
    if is_tree:
        trees = scope_trees(traces, asked.by)
        as_json = asked.format_name == "json"
        text = trace.render_json(traces, trees) if as_json else trace.render_text(traces, trees, look)
        pages = [(name, trace.render_page(traces, trees)) for name in asked.outputs]
    else:
        (found,) = traces
        pages = [(name, _renderer(name)(found)) for name in asked.outputs]
        if asked.format_name == "json":
            text = trace_json(found)
        elif asked.format_name == "csv":
            text = trace_csv(found)
        else:
            text = trace_text(found, look, by_wave=asked.by_wave)
    write_all([*pages, (asked.report, text)])
    incomplete = next((one.dump.source for one in traces if not one.is_complete), None)
    if asked.strict and incomplete is not None:
        raise GateFailed(f"{incomplete}: the trace is not complete")


def _files(dump: str) -> Sequence[str]:
    """The dumps that a name stands for: those of a folder, or itself.

    Raises:
        InputError: the folder has none.
    """

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
        return trace_page
    if name.endswith(".svg"):
        return trace_picture

    return trace_events


# --- records --------------------------------------------------------------------------------------------------
#
# The command `ldsopt records`: what it does.


def run_records(asked: Records) -> None:
    """Does what `Records` asks for."""

    if bool(asked.program) == bool(asked.build_library):
        raise UsageError("give a program to run, or --build-library FILE")
    if asked.build_library:
        launch_records.build_library(Path(asked.build_library), asked.cc)
        return
    with tempfile.TemporaryDirectory(prefix="ldsopt-records-") as scratch:
        library = launch_records.build_library(Path(scratch) / "libldsopt-records.so", asked.cc)
        code = launch_records.run_recorded(asked.program, Path(asked.output), library, asked.launches)
    sys.exit(code)
