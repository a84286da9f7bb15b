"""The stages of a command, for a watcher: after each, its output.

`ldsopt annotate --print-after tags` watches, as ``opt -print-after`` does. Without a watcher, a stage costs a
comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from ldsopt.ir.module import Module

    Made = Module | str
    Watch = Callable[[str, Callable[[], Made]], None]

STAGES = {
    "annotate": (
        "read",
        "opt",
        "double-buffer",
        "swizzle",
        "shuffles",
        "align",
        "barriers",
        "fences",
        "tags",
        "settle",
    ),
    "pack": ("read", "marks", "barriers", "arenas", "settle"),
    "check": ("read", "traps", "elements", "compile"),
    "waits": ("read", "compile", "waits"),
}
"""The stages of each command that can be watched, in their order."""
_watch: Watch | None = None


@contextmanager
def watched_by(watch: Watch) -> Iterator[None]:
    """Calls a function after each stage inside of the context, with the stage's name and a function for its output."""
    global _watch  # noqa: PLW0603  # one command at a time is watched
    before, _watch = _watch, watch
    try:
        yield
    finally:
        _watch = before


def passed(stage: str, made: Callable[[], Made]) -> None:
    """Reports the end of a stage.

    Args:
        stage: its name in `STAGES`.
        made: returns the module after it, or the listing; called only if a watcher needs it.
    """
    if _watch is not None:
        _watch(stage, made)
