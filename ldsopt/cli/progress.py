"""Saying on a terminal what long work is at."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator

from ldsopt.errors import presentable

_START_OVER = "\r\x1b[2K"
"""To the line's first column, and the line erased."""


@contextlib.contextmanager
def on_terminal() -> Iterator[Callable[[str], None]]:
    """Gives what shows a line in place of the last one, while the context lasts; nothing where no terminal reads it.

    Standard error is taken as it is here, so that work in a child process, which has another one, can go on showing.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8", errors="backslashreplace") as stream:

        def show(words: str) -> None:
            width = shutil.get_terminal_size().columns - 1  # a full line would wrap, and stay
            stream.write(_START_OVER + presentable(words)[:width])
            stream.flush()

        try:
            yield show
        finally:
            show("")
