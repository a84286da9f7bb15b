"""Results that show themselves: in a notebook as their report, in the interactive Python as one line.

A report stands above what it shows, so it is named here, and loaded by whoever looks.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from typing import Any

_REPORTS = "ldsopt.report.notebook"


class ShownResult:
    """The result of one of the library's functions. ``print`` writes the report of the command of that name."""

    __slots__ = ()

    def __str__(self) -> str:
        text: str = _reports().text_of(self)
        return text

    def __repr__(self) -> str:
        line: str = _reports().line_of(self)
        return line

    def _repr_html_(self) -> str:
        page: str = _reports().html_of(self)
        return page


def _reports() -> Any:
    from importlib import import_module

    return import_module(_REPORTS)
