"""The stages of a command, for whoever watches: after each, what it has made.

`ldsopt annotate --print-after tags` watches, as ``opt -print-after`` does. Where nobody watches, a stage costs a
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
    "annotate": ("read", "opt", "double-buffer", "shuffles", "align", "barriers", "fences", "tags", "settle"),
    "pack": ("read", "marks", "barriers", "arenas", "settle"),
    "check": ("read", "elements", "compile"),
    "waits": ("read", "compile", "waits"),
}
"""The stages of each command that can be watched, in their order."""
_watch: Watch | None = None


@contextmanager
def watched_by(watch: Watch) -> Iterator[None]:
    """Has a function called after each stage inside of the context, with its name and what gives its output."""
    global _watch  # noqa: PLW0603  # one command at a time is watched
    before, _watch = _watch, watch
    try:
        yield
    finally:
        _watch = before


def passed(stage: str, made: Callable[[], Made]) -> None:
    """A stage is done.

    Args:
        stage: its name in `STAGES`.
        made: gives the module after it, or the listing; called only if somebody asks for it.
    """
    if _watch is not None:
        _watch(stage, made)
