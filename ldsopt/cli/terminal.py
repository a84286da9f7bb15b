"""The terminal: how a report should look there, and progress for those who wait."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from ldsopt.report.table import Look


_FEW = 3

T = TypeVar("T")


def progress(items: Sequence[T], what: str) -> Iterator[T]:
    """The items, with a bar on standard error that says how far they are; without a terminal, with a line at times."""
    if not sys.stderr.isatty() or len(items) < _FEW:
        from ldsopt.cli.fleet_progress import FleetProgress

        lines = FleetProgress(len(items), what)
        for item in items:
            yield item
            lines.advance()
        return
    from rich.console import Console
    from rich.progress import Progress

    # Refreshed between items, not by a thread: the work forks.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        yield from bar.track(items, description=what)


def look(output: str | None, top: int | None = None) -> Look:
    """The look of a report where it goes: width and colour only for a terminal, colour by NO_COLOR."""
    from ldsopt.report.table import Look

    is_terminal = output in (None, "-") and sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if is_terminal else None
    return Look(top=top, width=width, color=is_terminal and not os.environ.get("NO_COLOR"))
