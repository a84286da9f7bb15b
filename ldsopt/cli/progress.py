"""The terminal: what long work is at, on a terminal at once, elsewhere each half a minute; and how reports look there.

A log that stays empty looks like a program that hangs. So who waits for a job in a child process writes a line each
`EACH` seconds. The words are those that the job would show on a terminal; they cross in shared memory.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import select
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING, Protocol, TypeVar

from ldsopt import files
from ldsopt.errors import presentable
from ldsopt.report.table import Look

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

T = TypeVar("T")

_FEW = 3

_START_OVER = "\r\x1b[2K"
"""To the line's first column, and the line erased."""
_SOON = 2.0
"""Seconds of work after which an estimate is made."""
_AGAIN = 1.0
"""Seconds after which a line with the same words is drawn again."""
EACH = 30.0
"""Seconds of silence at most, where no terminal reads standard error."""
QUIET_ENOUGH = 10.0
"""Seconds of silence after which each module that is done is named, where no terminal reads standard error."""
_LONGEST = 200
"""Bytes of the words that a job passes on."""


class Show(Protocol):
    """Shows a line in place of the last one: in words, and which share of the work is done, from 0 to 1."""

    def __call__(self, words: str, share: float = 0.0) -> None:
        """Shows it. A share of 0 begins work whose time is to be estimated anew."""


_words: mmap.mmap | None = None
"""The words of what the job in a child process of this command is at."""
_show: Show | None = None
"""The line that `on_terminal` has opened."""


class ProgressLine:
    """A line on a terminal that says what is going on, and about how long that still takes.

    Args:
        stream: the terminal.
        clock: seconds.
    """

    def __init__(self, stream: IO[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._stream, self._clock = stream, clock
        self._begun = self._drawn = clock()
        self._words = ""

    def show(self, words: str, share: float = 0.0) -> None:
        """Draws the words over the line that was drawn before them; the same words once a second at most."""
        now = self._clock()
        if share <= 0:
            self._begun = now
        elif words == self._words and now - self._drawn < _AGAIN:
            return
        self._words, self._drawn = words, now
        width = shutil.get_terminal_size().columns - 1  # a full line would wrap, and stay
        left = self._left(now, share)
        self._stream.write(_START_OVER + presentable(words)[: width - len(left)] + left)
        self._stream.flush()

    def _left(self, now: float, share: float) -> str:
        """About how long it still takes, if that can be said yet."""
        spent = now - self._begun
        if not 0 < share < 1 or spent < _SOON:
            return ""
        return f" (about {time_words(spent * (1 - share) / share)} left)"


def time_words(seconds: float) -> str:
    """A time in seconds, minutes or hours, rounded: at least one, and no more than a hundred of a smaller unit.

    >>> time_words(0.2), time_words(70.4), time_words(102), time_words(7300)
    ('1 s', '70 s', '2 min', '2 h')
    """
    for size, unit in ((1, "s"), (60, "min")):
        if (count := max(1, round(seconds / size))) <= 100:
            return f"{count} {unit}"
    return f"{round(seconds / 3600)} h"


def awaited(answer: int, name: str) -> None:
    """Waits until a pipe can be read; where no terminal shows what goes on, says each `EACH` seconds what that is.

    Args:
        answer: the pipe, by its number.
        name: of what is worked on.
    """
    if sys.stderr.isatty():
        return
    begun = time.monotonic()
    while not select.select([answer], [], [], EACH)[0]:
        what = bytes(_words).rstrip(b"\0").decode(errors="replace") if _words is not None else ""
        spent = time_words(time.monotonic() - begun)
        sys.stderr.write(f"ldsopt: {presentable(f'{name}: {what}' if what else name)}: {spent} so far\n")
        sys.stderr.flush()


def show(words: str, share: float = 0.0) -> None:
    """Shows a line by what `on_terminal` gives, if that is there; arguments as of `Show`."""
    if _show is not None:
        _show(words, share)


def _pass_on(words: str, share: float = 0.0) -> None:
    if _words is not None:
        _words[:] = words.encode()[:_LONGEST].ljust(_LONGEST, b"\0")


class _SparseLines:
    """The progress of this process, as a line on standard error after `EACH` silent seconds; else for `awaited`."""

    def __init__(self) -> None:
        self._owner, self._begun = os.getpid(), time.monotonic()
        self._told = self._begun

    def show(self, words: str, share: float = 0.0) -> None:
        """Passes the words on, and writes them where the last line is long ago and this is no child process."""
        _pass_on(words, share)
        now = time.monotonic()
        if words and os.getpid() == self._owner and now - self._told >= EACH:
            self._told = now
            sys.stderr.write(f"ldsopt: {presentable(words)}: {time_words(now - self._begun)} so far\n")
            sys.stderr.flush()


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """SIGTERM ends work as Ctrl-C does, while the context lasts, so that the work can say how far it came."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def on_terminal() -> Iterator[Show]:
    """Gives what shows a line in place of the last one, while the context lasts; for `awaited` where no terminal is.

    Standard error is taken as it is here, so that work in a child process, which has another one, can go on showing.
    """
    global _words, _show  # noqa: PLW0603  # of the process
    if not sys.stderr.isatty():
        _words, _show = mmap.mmap(-1, _LONGEST), _SparseLines().show
        try:
            yield _show
        finally:
            _words = _show = None
        return
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8", errors="backslashreplace") as stream:
        _show = ProgressLine(stream).show
        try:
            yield _show
        finally:
            _show("")
            _show = None


class FleetProgress:
    """A bar on standard error, while the context lasts.

    Without a terminal, lines: one after `EACH` silent seconds, and one for each module that is done after
    `QUIET_ENOUGH` silent seconds. `tick` draws the bar anew, not a thread: the work forks. SIGTERM ends the
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
        self._signals.enter_context(terminable())
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
        elif now - self._told >= EACH and not self._is_quiet:
            self._tell(now)

    def _tell(self, now: float, name: str = "") -> None:
        self._told = now
        spent = time_words(now - self._begun)
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
        if self._bar is None and not self._is_quiet and now - self._told >= QUIET_ENOUGH:
            self._tell(now, name)

    def say(self, out: bytes, err: bytes) -> None:
        """Writes to standard output and to standard error, above the bar."""
        if not (out or err):
            return
        if self._bar is not None:
            self._bar.stop()
        files.to_stdout(out)
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


def each(items: Sequence[T], what: str) -> Iterator[T]:
    """The items, with a bar on standard error that says how far they are; without a terminal, with a line at times."""
    if not sys.stderr.isatty() or len(items) < _FEW:
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
    is_terminal = output in (None, "-") and sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if is_terminal else None
    return Look(top=top, width=width, color=is_terminal and not os.environ.get("NO_COLOR"))
