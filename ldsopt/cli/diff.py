"""The command `ldsopt diff`: what it does."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import click

from ldsopt.cli import declared, progress
from ldsopt.cli.declarations import every_day
from ldsopt.cli.launching import optional_launch
from ldsopt.cli.measuring import Measuring
from ldsopt.compare.diff import Diff, Side, compare
from ldsopt.compare.gate import (
    Outcome,
    baseline_from_json,
    baseline_to_json,
    judge,
    parse_rules,
    updated_baseline,
    with_costs,
    with_repairs,
)
from ldsopt.compare.metrics import require_metrics
from ldsopt.compare.pairing import files_below
from ldsopt.compare.spelling import plural
from ldsopt.errors import GateFailed, InputError, UnknownArchitecture, UsageError, presentable
from ldsopt.ir.read import load
from ldsopt.ir.write import write
from ldsopt.isa.measurement import Measurement
from ldsopt.report.diff import render_diff
from ldsopt.report.history import history_html, history_of, natural, read_points

_OF_A_HISTORY = frozenset({"sides", "is_history", "order", "metrics", "top", "output", "quiet"})
"""Parameters that --history goes by."""
_MOST_OF_A_HISTORY = 8


def run(asked: every_day.Diff) -> None:
    """Compares two versions, or makes the page of a history."""
    require_metrics(asked.metrics)
    if asked.is_history:
        _require_page_options(asked.told)
        write(
            asked.output,
            _history_page(asked.sides, asked.metrics, asked.order, asked.top or _MOST_OF_A_HISTORY),
        )
        return
    if "order" in asked.told:
        raise UsageError("--order is for --history")
    if len(asked.sides) < 2:
        missing = ("BEFORE", "AFTER")[len(asked.sides)]
        raise click.UsageError(f"missing argument '{missing}'", click.get_current_context())
    if len(asked.sides) > 2:
        raise click.UsageError(
            f"got unexpected extra argument ({asked.sides[2]})", click.get_current_context()
        )
    before, after = asked.sides
    parsed = parse_rules(asked.rules)
    _require_consistent(asked.rules, asked.baseline, asked.update_baseline, asked.reason, asked.expires)
    accepted = None
    if asked.baseline is not None and (asked.baseline.exists() or not asked.update_baseline):
        accepted = baseline_from_json(
            load(asked.baseline)[1].decode("utf-8", "surrogateescape"), str(asked.baseline)
        )
    work = Measuring(asked.measuring, optional_launch(asked.launching))
    try:
        measured = _sides(work, before, after)
    except UnknownArchitecture:
        if parsed or not _are_one_file(before, after):
            raise
        measured = ({}, {})
        found = _nothing_to_compare(before, after)
    else:
        found = compare(*measured, before_name=before, after_name=after)
    if asked.names is not None:
        called_before, called_after = asked.names
        found = replace(
            found,
            before=replace(found.before, source=called_before),
            after=replace(found.after, source=called_after),
        )
    outcome = judge(found, parsed, accepted, today=date.today()) if parsed else None
    if outcome is not None and (dearer := with_costs(found, outcome)):
        before_side, after_side = measured
        outcome = with_repairs(outcome, work.repairs(before_side, after_side, dearer))
    shown = found.only(asked.metrics) if asked.metrics else found
    if asked.format_name == "html":
        text = _page(work, measured, shown, outcome)
    elif asked.format_name == "sarif":
        from ldsopt.report.sarif import diff_sarif  # it knows the findings of `check`, too

        text = diff_sarif(shown, outcome, work.definitions())
    else:
        text = render_diff(asked.format_name, shown, outcome, progress.look(asked.output, asked.top))
    write(asked.output, text)
    if "compiler" in asked.told:
        declared.note_unused_compiler(work.machine_code())
    if outcome is None:
        work.finish()
        return
    if asked.update_baseline and asked.baseline is not None and asked.reason:
        last_day = asked.expires
        write(
            asked.baseline,
            baseline_to_json(updated_baseline(outcome, accepted, asked.reason, expires=last_day)),
        )
        said = plural(len(outcome.failures), "violation")
        sys.stderr.write(f"ldsopt: note: {presentable(str(asked.baseline))}: {said} accepted from now on\n")
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

    why = "both files are byte for byte the same; nothing was measured, as they name no architecture (--mcpu)"
    return Diff(Side(before, (), ()), Side(after, (), ()), (), (why,))


def _page(
    work: Measuring, sides: tuple[Mapping[str, Measurement], ...], found: Diff, outcome: Outcome | None
) -> str:
    """The comparison as a page, with the code of those modules in which something changed; of a pair always."""

    from ldsopt.report.diff_html import CodeViews, diff_html  # half a second, for pages alone

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
    rules: tuple[str, ...], baseline: Path | None, update: bool, reason: str | None, expires: date | None
) -> None:
    if baseline is not None and not rules:
        raise UsageError("--baseline accepts broken rules, and there are none; add --fail-on RULES")
    if update and baseline is None:
        raise UsageError("--update-baseline needs --baseline FILE")
    if update and not reason:
        raise UsageError("--update-baseline needs --reason TEXT: why is it accepted?")
    if (reason or expires) and not update:
        raise UsageError("--reason and --expires go with --update-baseline")


def _history_page(folders: Sequence[str], metrics: tuple[str, ...], order: str, top: int) -> str:
    """The page of HTML; JSON in the folder that is no record is named on standard error.

    Args:
        folders: the one directory with the records.
        metrics: show only these; empty for all.
        order: of the files: ``name``, in which numbers count as numbers, or ``time`` of their last change.
        top: functions that a figure shows at most.

    Raises:
        UsageError: the directory is missing, or a file.
        InputError: there is no such directory, or no record in it.
    """
    if len(folders) != 1:
        raise UsageError("--history takes one directory, which holds the records")
    folder = Path(folders[0])
    if not folder.is_dir():
        if folder.exists():
            raise UsageError(f"{folder} is a file; give the directory that holds the records")
        raise InputError("no such directory", file=folder)
    files = files_below(folder, (".json",))
    in_order = sorted(files, key=natural if order == "name" else lambda file: file.stat().st_mtime)
    points, others = read_points(in_order, folder)
    if not points:
        raise InputError(
            "no record in it",
            file=folder,
            remedy="save some: ldsopt measure kernels/ --json -o FOLDER/NAME.json",
        )
    for other in others:
        sys.stderr.write(f"ldsopt: note: {presentable(f'{other}: no record of measure or diff, left out')}\n")
    return history_html(history_of(points, metrics), source=str(folder), top=top)
