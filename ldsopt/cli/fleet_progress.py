"""Saying how far work on many modules is: on a terminal files, rate and time left; elsewhere a line at times."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from ldsopt.cli import progress

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class FleetProgress:
    """A bar on standard error, while the context lasts; without a terminal a line after `progress.EACH` silent seconds.

    `tick` draws it anew, not a thread: the work forks.

    Args:
        total: how many modules there are.
        what: is done with them.
        is_quiet: without a terminal nothing is said.
    """

    def __init__(self, total: int, what: str, *, is_quiet: bool = False) -> None:
        self._total, self._what, self._done, self._is_quiet = total, what, 0, is_quiet
        self._begun = self._told = time.monotonic()
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> FleetProgress:
        if sys.stderr.isatty():
            self._start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tick(self) -> None:
        """Draws the bar anew, so that its clock goes on."""
        now = time.monotonic()
        if self._bar is not None:
            self._bar.refresh()
        elif now - self._told >= progress.EACH and not self._is_quiet:
            self._told = now
            spent = progress.time_words(now - self._begun)
            sys.stderr.write(f"ldsopt: {self._what}: {self._done} of {self._total} done: {spent} so far\n")
            sys.stderr.flush()

    def advance(self) -> None:
        """One more module is done."""
        self._done += 1
        if self._bar is not None and self._task is not None:
            self._bar.advance(self._task)

    def at(self, done: int, total: int) -> None:
        """So many are done, of so many."""
        self._done, self._total = done, total
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, total=total)

    def say(self, out: bytes, err: bytes) -> None:
        """Writes to standard output and to standard error, above the bar."""
        if not (out or err):
            return
        if self._bar is not None:
            self._bar.stop()
        sys.stdout.flush()
        sys.stdout.buffer.write(out)
        sys.stdout.buffer.flush()
        sys.stderr.write(err.decode("utf-8", "backslashreplace"))
        sys.stderr.flush()
        self._told = time.monotonic()
        if self._bar is not None:
            self._bar.start()

    def _start(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
        from rich.progress import Task as BarTask
        from rich.text import Text

        class RateColumn(ProgressColumn):
            """How many modules are done in a second."""

            def render(self, task: BarTask) -> Text:
                return Text("" if task.speed is None else f"{task.speed:.1f}/s")

        self._bar = Progress(
            "{task.description}",
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            auto_refresh=False,
        )
        self._task = self._bar.add_task(self._what, total=self._total)
        self._bar.start()
