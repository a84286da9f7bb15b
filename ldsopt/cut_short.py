"""Notes of processes that an answer relied on and that were cut short: killed by another one (for lack of memory, by an
administrator), or stopped by a limit of time. What comes of the same work may be something else next time.

Processes fork, and the one that sees a child's end is seldom the one that has to know, so all share a byte.
"""

from __future__ import annotations

import signal

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    import mmap

FROM_OUTSIDE = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""Signals by which a process ends whatever it is at work on. What LLVM does to its own is another one."""

_seen: mmap.mmap | None = None


def watch() -> None:
    """From now on, what is noted by this process and by all that it forks is known to it."""
    import mmap

    global _seen  # noqa: PLW0603  # of the process
    _seen = mmap.mmap(-1, 1)  # shared with the processes that are forked


def note() -> None:
    """A process was cut short."""
    if _seen is not None:
        _seen[0] = 1


def note_end(signal_number: int) -> None:
    """A child has ended by a signal; notes it if that comes from outside, or from what limits its time."""
    if signal_number in (*FROM_OUTSIDE, signal.SIGALRM, signal.SIGXCPU):
        note()


def was_noted() -> bool:
    """True if any process was cut short since `watch`."""
    return _seen is not None and _seen[0] != 0
