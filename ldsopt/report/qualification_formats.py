"""What a change of compiler does, by the name that ``--format`` takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ldsopt.compare.qualification import Qualification
from ldsopt.report.qualification_json import qualification_json
from ldsopt.report.qualification_markdown import qualification_markdown
from ldsopt.report.qualification_text import qualification_text
from ldsopt.report.table import Look

QUALIFICATION_FORMATS: Mapping[str, Callable[[Qualification, Look], str]] = {
    "text": qualification_text,
    "json": lambda found, look: qualification_json(found),
    "markdown": lambda found, look: qualification_markdown(found, top=look.top),
}
"""For `qualify`."""


def render_qualification(format_name: str, found: Qualification, look: Look | None = None) -> str:
    """What a change of compiler does in a format of `QUALIFICATION_FORMATS`, with a final newline."""
    return QUALIFICATION_FORMATS[format_name](found, look or Look())
