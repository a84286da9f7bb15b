"""How a command ends that fails: one line on standard error, and the exit code."""

from __future__ import annotations

import contextlib
import os
import sys

from ldsopt.errors import presentable

INTERRUPTED = 130
_BUG = 70


def fail(message: str, code: int, excerpt: str = "") -> int:
    """Says what went wrong, and below it the line of the input that is; returns the exit code."""
    text = f"ldsopt: error: {presentable(message)}\n"
    with contextlib.suppress(OSError):  # then the exit code has to do
        sys.stderr.buffer.write(
            (f"{text}{excerpt}\n" if excerpt else text).encode("utf-8", "backslashreplace")
        )
        sys.stderr.flush()
    return code


def bug(error: Exception) -> int:
    """Says that an exception got here that nobody expected; returns the exit code."""
    if os.environ.get("LDSOPT_TRACEBACK"):
        raise error
    return fail(
        f"internal error: {type(error).__name__}: {error} (a bug in ldsopt; nothing was written; "
        "LDSOPT_TRACEBACK=1 shows where)",
        _BUG,
    )
