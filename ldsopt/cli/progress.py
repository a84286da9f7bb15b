"""Saying on a terminal what long work is at."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator


@contextlib.contextmanager
def on_terminal() -> Iterator[Callable[[str], None]]:
    """Gives what shows a line in place of the last one, while the context lasts; nothing where no terminal reads it.

    Standard error is taken as it is here, so that work in a child process, which has another one, can go on showing.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console

    with os.fdopen(os.dup(sys.stderr.fileno()), "w") as stream:
        console = Console(file=stream)

        def show(words: str) -> None:
            console.print(f"\r\x1b[2K{words}", end="", markup=False, highlight=False, soft_wrap=True)

        try:
            yield show
        finally:
            show("")
