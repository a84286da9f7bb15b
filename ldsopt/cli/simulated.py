"""The part of `ldsopt simulate` that IR and machine code share, and the option that leaves out checks."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ldsopt import isolation
from ldsopt.cli import terminal
from ldsopt.cli.launching import save
from ldsopt.errors import GateFailed, InputError
from ldsopt.simt.checks import CHECKS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ldsopt.report.simulation import ExecutedCode
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import SimulationResult
    from ldsopt.verifier.expected import ExpectedComparison


without = click.option(
    "--no-check",
    "without",
    type=click.Choice(list(CHECKS)),
    multiple=True,
    metavar="NAME",
    help=f"Leave out a check: {', '.join(CHECKS)}. Repeatable. What stops a run is always reported.",
)
"""The option that leaves out checks, each by its name."""


def schedule_of(name: str, dma: str, seed: int) -> Schedule:
    """The schedule that ``--schedule``, ``--dma`` and ``--seed`` ask for."""
    from ldsopt.simt.schedule import Schedule

    is_fine = name == "fine"
    order = "reversed" if name == "reverse" else "random" if is_fine else name
    return Schedule(order, is_fine, seed, dma)  # type: ignore[arg-type]


def list_what_is_missing(
    place: Path,
    forms: Sequence[str],
    missing: Callable[[str], list[str]],
    *,
    what: str = "modules",
    how: str = "",
) -> None:
    """Lists what cannot be executed, by file.

    Args:
        place: a file, or a folder whose files are looked at.
        forms: what the names of files in folders end with.
        missing: lists what is missing for a file.
        what: they are called.
        how: they are to run.

    Raises:
        InputError: there is no such file, or some of several cannot be read.
    """
    if not place.exists():
        raise InputError("no such file or directory", file=place)
    files = sorted(p for p in place.rglob("*") if p.suffix in forms) if place.is_dir() else [place]
    unable = unread = 0
    for file in terminal.progress(files, "looking for what cannot run"):
        try:
            found = isolation.run(partial(missing, str(file)))
        except InputError as error:
            found, unread = [f"not read: {error}"], unread + 1
        except isolation.ChildDied as death:
            found, unread = [f"not read: {file}: {death}"], unread + 1
        unable += bool(found)
        for line in dict.fromkeys(found):
            click.echo(line)
    click.echo(f"{len(files) - unable} of {len(files)} {what} can run{how}")
    if unread:
        raise InputError(f"{unread} file{'s' * (unread > 1)} could not be read")


def deliver(
    code: ExecutedCode,
    schedule: Schedule,
    result: SimulationResult,
    *,
    outputs: str | None,
    format_name: str,
    output: str,
    others: Sequence[tuple[str | Path, str | bytes]] = (),
    expected: Sequence[ExpectedComparison] = (),
    doubts: str = "",
    verbose: bool = False,
) -> None:
    """Writes the outputs and the report of a run, with other files that came of it.

    Args:
        outputs: the folder for the arrays, if they are wanted.
        format_name: of the report, which goes to ``output``.
        expected: how outputs compare with what they should be.
        doubts: about the launch, to be told with the error.
        verbose: show every finding whole.

    Raises:
        InputError: something cannot be written.
        GateFailed: there is a finding, an output is not as expected, or the kernel did not end.
    """
    from ldsopt.ir.write import write_all
    from ldsopt.report.simulation import failure, simulation_json, simulation_text

    if outputs is not None:
        save(result.outputs, Path(outputs))
    if format_name == "json":
        text = simulation_json(code, schedule, result, expected)
    else:
        text = simulation_text(
            code, schedule, result, expected, verbose=verbose, color=terminal.look(output).color
        )
    write_all([*others, (output, text)])
    if failed := failure(code.source, result, expected):
        raise GateFailed(f"{failed}; {doubts}" if doubts else failed)
