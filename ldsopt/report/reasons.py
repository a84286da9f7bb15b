"""Reasons that an analysis gives, with the line of the user's file that each is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.documents import Positive
from ldsopt.errors import shown


@dataclass(frozen=True, slots=True)
class ReasonMember:
    """A reason as a member of documents.

    Attributes:
        line: 1-based line of the input; null where it has none.
    """

    text: str
    line: Positive | None


LineOf = Callable[[int], int | None]
"""From an index into `Module.lines` to a line of the user's file, if it has one."""


def reason_line(reason: Reason, line_of: LineOf) -> int | None:
    """The line of the user's file that a reason is about, if there is one."""
    return None if reason.line is None else line_of(reason.line)


def reason_text(reason: Reason, line_of: LineOf) -> str:
    """A reason for a terminal: ``its value is carried round a loop (line 70)``."""
    line = reason_line(reason, line_of)
    return shown(reason.text) + ("" if line is None else f" (line {line})")


def reason_member(reason: Reason, line_of: LineOf) -> ReasonMember:
    """A reason as a member of a document."""
    return ReasonMember(reason.text, reason_line(reason, line_of))
