"""Saying what long work is at: on a terminal at once, with how long it still takes; elsewhere each half a minute.

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
from collections.abc import Callable, Iterator
from typing import IO, Protocol

from ldsopt.errors import presentable

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
_words: mmap.mmap | None = None
"""The words of what the job in a child process of this command is at."""


class Show(Protocol):
    """Shows a line in place of the last one: in words, and which share of the work is done, from 0 to 1."""

    def __call__(self, words: str, share: float = 0.0) -> None:
        """Shows it. A share of 0 begins work whose time is to be estimated anew."""


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
    """A time in its largest unit, rounded up.

    >>> time_words(0.2), time_words(59.5), time_words(61), time_words(7300)
    ('1 s', '1 min', '2 min', '3 h')
    """
    for size, unit in ((1, "s"), (60, "min")):
        if (count := -int(-seconds // size)) < 60:
            return f"{count} {unit}"
    return f"{-int(-seconds // 3600)} h"


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
    if not sys.stderr.isatty():
        global _words  # noqa: PLW0603  # of the process
        _words = mmap.mmap(-1, _LONGEST)
        try:
            yield _SparseLines().show
        finally:
            _words = None
        return
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8", errors="backslashreplace") as stream:
        line = ProgressLine(stream)
        try:
            yield line.show
        finally:
            line.show("")
