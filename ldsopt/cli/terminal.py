"""What the terminal is like."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ldsopt.report.formats import Look


def look(output: str | None, top: int | None = None) -> Look:
    """How a report should look where it goes: width and colour only for a terminal, colour by NO_COLOR."""
    from ldsopt.report.formats import Look

    is_terminal = output in (None, "-") and sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if is_terminal else None
    return Look(top=top, width=width, color=is_terminal and not os.environ.get("NO_COLOR"))
