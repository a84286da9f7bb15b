"""Saying on a terminal what long work is at, and how long it still takes."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
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


@contextlib.contextmanager
def on_terminal() -> Iterator[Show]:
    """Gives what shows a line in place of the last one, while the context lasts; nothing where no terminal reads it.

    Standard error is taken as it is here, so that work in a child process, which has another one, can go on showing.
    """
    if not sys.stderr.isatty():
        yield lambda words, share=0.0: None
        return
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8", errors="backslashreplace") as stream:
        line = ProgressLine(stream)
        try:
            yield line.show
        finally:
            line.show("")
