"""Saying how far work on many modules is: on a terminal files, rate and time left; elsewhere a line at times."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING

from ldsopt.cli import progress
from ldsopt.errors import presentable

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class FleetProgress:
    """A bar on standard error, while the context lasts.

    Without a terminal, lines: one after `progress.EACH` silent seconds, and one for each module that is done after
    `progress.QUIET_ENOUGH` silent seconds. `tick` draws the bar anew, not a thread: the work forks. SIGTERM ends the
    work as Ctrl-C does.

    Args:
        total: how many modules there are.
        what: is done with them.
        is_quiet: without a terminal nothing is said.
        left_off: what to say of work that is interrupted, by how many modules are done; by default how many.
    """

    def __init__(
        self, total: int, what: str, *, is_quiet: bool = False, left_off: Callable[[int], str] | None = None
    ) -> None:
        self._total, self._what, self._done, self._is_quiet = total, what, 0, is_quiet
        self._left_off = left_off or self._count_of
        self._signals = ExitStack()
        self._begun = self._told = time.monotonic()
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> FleetProgress:
        self._signals.enter_context(progress.terminable())
        if sys.stderr.isatty():
            self._start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._signals.close()
        if self._bar is not None:
            self._bar.stop()
        if kind is KeyboardInterrupt and (words := self._left_off(self._done)):
            sys.stderr.write(f"ldsopt: {presentable(words)}\n")
            sys.stderr.flush()

    def _count_of(self, done: int) -> str:
        return f"{self._what}: {done} of {self._total} done"

    def tick(self) -> None:
        """Draws the bar anew, so that its clock goes on."""
        now = time.monotonic()
        if self._bar is not None:
            self._bar.refresh()
        elif now - self._told >= progress.EACH and not self._is_quiet:
            self._tell(now)

    def _tell(self, now: float, name: str = "") -> None:
        self._told = now
        spent = progress.time_words(now - self._begun)
        last = f" (last: {name})" if name else ""
        sys.stderr.write(f"ldsopt: {presentable(self._count_of(self._done) + last)}: {spent} so far\n")
        sys.stderr.flush()

    def advance(self, name: str = "") -> None:
        """One more module is done, of this name."""
        self._done += 1
        if self._bar is not None and self._task is not None:
            self._bar.advance(self._task)
        self._tell_if_silent(name)

    def at(self, done: int, total: int, name: str = "") -> None:
        """So many are done, of so many; the last one has this name."""
        self._done, self._total = done, total
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, total=total)
        self._tell_if_silent(name)

    def _tell_if_silent(self, name: str) -> None:
        now = time.monotonic()
        if self._bar is None and not self._is_quiet and now - self._told >= progress.QUIET_ENOUGH:
            self._tell(now, name)

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
            """The number of modules that are done in a second."""

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
