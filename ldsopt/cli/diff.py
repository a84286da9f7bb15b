"""The command `ldsopt diff`: its options, and what it calls."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ldsopt.cli import options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.codegen.options import MeasureOptions
from ldsopt.errors import GateFailed, UnknownArchitecture, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ldsopt.cli.measuring import Measuring
    from ldsopt.compare.diff import Diff
    from ldsopt.compare.gate import Outcome
    from ldsopt.isa.measurement import Measurement

_OF_A_HISTORY = frozenset({"sides", "is_history", "order", "metrics", "top", "output", "quiet"})
"""Parameters that --history goes by."""
_MOST_OF_A_HISTORY = 8


@click.command("diff")
@click.argument("sides", metavar="BEFORE AFTER", nargs=-1)
@options.report_format("text", "json", "markdown", "html", "junit", "sarif", "benchmark-json")
@options.output("Where to write it. Default: standard output.")
@click.option(
    "--history",
    "is_history",
    is_flag=True,
    help="Make an HTML page of how the records in a directory changed, one file for each point in time.",
)
@click.option(
    "--order",
    type=click.Choice(["name", "time"]),
    default="name",
    show_default=True,
    help="With --history: the order of the files, by name (run9 before run10), or by when they were last written.",
)
@click.option(
    "--names",
    nargs=2,
    metavar="BEFORE AFTER",
    help="What reports call the two sides, such as two commits. Default: as they were given.",
)
@click.option(
    "--top",
    type=click.IntRange(min=1),
    metavar="N",
    help="Show only the N largest changes of each verdict; with --history the N functions that changed most, by "
    "default 8.",
)
@click.option(
    "--metric", "metrics", multiple=True, metavar="NAME", help="Show only this metric; the gate sees all."
)
@click.option(
    "--fail-on",
    "rules",
    multiple=True,
    metavar="RULES",
    help="Exit 1 when a rule is broken: 'vmcnt0>0%', 'vgprs>+8', 'after.lds_bytes>65536', kernels-lost, regressions.",
)
@click.option(
    "--baseline",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Accepted regressions, with their reasons.",
)
@click.option("--update-baseline", is_flag=True, help="Write the baseline so that this comparison passes.")
@click.option("--reason", metavar="TEXT", help="Why the regressions are accepted; with --update-baseline.")
@click.option(
    "--expires", type=click.DateTime(["%Y-%m-%d"]), help="Last day on which they are; with --update-baseline."
)
@options.of(LaunchOptions, "launching")
@options.of(MeasureOptions, "measuring")
@options.quiet
def command(
    *,
    sides: tuple[str, ...],
    format_name: str,
    output: str,
    is_history: bool,
    order: str,
    names: tuple[str, str] | None,
    top: int | None,
    metrics: tuple[str, ...],
    rules: tuple[str, ...],
    baseline: Path | None,
    update_baseline: bool,
    reason: str | None,
    expires: datetime | None,
    launching: LaunchOptions,
    measuring: MeasureOptions,
) -> None:
    """Compare what two versions compile to; the CI gate.

    BEFORE and AFTER are each IR, assembly, an object, a JSON record of `ldsopt measure`, or a directory of these.
    Functions are matched by name; only what changed is shown, the worst last. With --launch both are executed on the
    CPU as well, and compared by what they execute.

    --history takes one directory of records of `ldsopt measure --json` and `ldsopt diff --json`; of a comparison its
    later side counts. The page has a figure for each metric that changed.

    \b
      ldsopt diff kernel.ll out.ll
      ldsopt diff main.json build/ --format markdown --fail-on regressions
      ldsopt diff --history records/ -o history.html
    """
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import optional_launch
    from ldsopt.cli.measuring import Measuring
    from ldsopt.compare.gate import baseline_from_json, baseline_to_json, judge, parse_rules, updated_baseline
    from ldsopt.compare.metrics import require_metrics
    from ldsopt.compare.pairing import compare
    from ldsopt.ir.write import write
    from ldsopt.report.diff import render_diff

    require_metrics(metrics, option="--metric")
    if is_history:
        from ldsopt.cli.history import history_page

        _require_page_options(options.told())
        write(output, history_page(sides, metrics, order, top or _MOST_OF_A_HISTORY))
        return
    if "order" in options.told():
        raise UsageError("--order is for --history")
    if len(sides) < 2:
        missing = ("BEFORE", "AFTER")[len(sides)]
        raise click.UsageError(f"missing argument '{missing}'", click.get_current_context())
    if len(sides) > 2:
        raise click.UsageError(f"got unexpected extra argument ({sides[2]})", click.get_current_context())
    before, after = sides
    parsed = parse_rules(rules)
    _require_consistent(rules, baseline, update_baseline, reason, expires)
    accepted = None
    if baseline is not None and (baseline.exists() or not update_baseline):
        from ldsopt.ir.read import load

        accepted = baseline_from_json(load(baseline)[1].decode("utf-8", "surrogateescape"), str(baseline))
    work = Measuring(measuring, optional_launch(launching))
    try:
        measured = _sides(work, before, after)
    except UnknownArchitecture:
        if parsed or not _are_one_file(before, after):
            raise
        measured = ({}, {})
        found = _nothing_to_compare(before, after)
    else:
        found = compare(*measured, before_name=before, after_name=after)
    if names is not None:
        called_before, called_after = names
        found = replace(
            found,
            before=replace(found.before, source=called_before),
            after=replace(found.after, source=called_after),
        )
    outcome = judge(found, parsed, accepted, today=date.today()) if parsed else None
    shown = found.only(metrics) if metrics else found
    if format_name == "html":
        text = _page(work, measured, shown, outcome)
    elif format_name == "sarif":
        from ldsopt.report.sarif import diff_sarif

        text = diff_sarif(shown, outcome, work.definitions())
    else:
        text = render_diff(format_name, shown, outcome, terminal.look(output, top))
    write(output, text)
    if "compiler" in options.told():
        options.note_unused_compiler(work.machine_code())
    if outcome is None:
        work.finish()
        return
    if update_baseline and baseline is not None and reason:
        last_day = expires.date() if expires else None
        write(baseline, baseline_to_json(updated_baseline(outcome, accepted, reason, expires=last_day)))
    elif not outcome.passed:
        raise GateFailed(outcome.summary())
    work.finish()


def _sides(work: Measuring, before: str, after: str) -> tuple[Mapping[str, Measurement], ...]:
    """Both sides, measured. A side that says no architecture is for that of the other.

    Raises:
        UnknownArchitecture: neither side says one.
        InputError: as `Measuring.all`.
    """
    known: dict[str, Mapping[str, Measurement]] = {}
    missing: dict[str, UnknownArchitecture] = {}
    for side in dict.fromkeys((before, after)):
        try:
            known[side] = work.all([side])
        except UnknownArchitecture as error:
            missing[side] = error
    for side, unknown in missing.items():
        names = {one.arch for other in known.values() for one in other.values()}
        if len(names) != 1:
            raise unknown
        work.options = replace(work.options, mcpu=names.pop())
        known[side] = work.all([side])
    return known[before], known[after]


def _are_one_file(before: str, after: str) -> bool:
    """True for two files of the same bytes, whatever they are called."""
    old, new = Path(before), Path(after)
    return old.is_file() and new.is_file() and old.read_bytes() == new.read_bytes()


def _nothing_to_compare(before: str, after: str) -> Diff:
    """The comparison of two files that are byte for byte the same, and name no architecture to be measured for."""
    from ldsopt.compare.diff import Diff, Side

    why = "both files are byte for byte the same; nothing was measured, as they name no architecture (--mcpu)"
    return Diff(Side(before, (), ()), Side(after, (), ()), (), (why,))


def _page(
    work: Measuring, sides: tuple[Mapping[str, Measurement], ...], found: Diff, outcome: Outcome | None
) -> str:
    """The comparison as a page, with the code of those modules in which something changed; of a pair always."""
    from ldsopt.report.diff_html import CodeViews, diff_html

    every = dict.fromkeys(function.module for function in found.functions)
    changed = {f.module for f in found.functions if f.changed_metrics or f.changed_waits}
    modules = [module for module in every if module in changed or len(every) == 1]
    before, after = (work.views(side, modules) for side in sides)
    return diff_html(found, outcome, CodeViews(before, after))


def _require_page_options(told: frozenset[str]) -> None:
    """Raises UsageError for an option that says nothing of the page of a history."""
    flags = {one.name: one.opts[-1] for one in click.get_current_context().command.params}
    if others := sorted(told - _OF_A_HISTORY):
        raise UsageError(f"{flags[others[0]]} does not go with --history")


def _require_consistent(
    rules: tuple[str, ...], baseline: Path | None, update: bool, reason: str | None, expires: datetime | None
) -> None:
    if baseline is not None and not rules:
        raise UsageError("--baseline accepts broken rules, and there are none; add --fail-on RULES")
    if update and baseline is None:
        raise UsageError("--update-baseline needs --baseline FILE")
    if update and not reason:
        raise UsageError("--update-baseline needs --reason TEXT: why is it accepted?")
    if (reason or expires) and not update:
        raise UsageError("--reason and --expires go with --update-baseline")
