"""Where functions are defined: at which line of a module's text, and at which line of the source that it was made of.

The former is the line of ``define``, in the text as it was given; the latter is that of the function's `DISubprogram`,
if the module has debug information.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ldsopt.errors import LdsoptError
from ldsopt.ir.debug_lines import DebugLines, SourcePlace
from ldsopt.ir.read import parse
from ldsopt.ir.syntax import header


class Definition(NamedTuple):
    """Where a function is defined.

    Attributes:
        line: 1-based, of the module's text.
        source: in the source; ``None`` where no debug information tells.
    """

    line: int
    source: SourcePlace | None = None


def definitions(text: str) -> Mapping[str, Definition]:
    """The functions that a textual module defines, by name. One whose header has its name on a later line is left out.

    >>> definitions('declare void @g()\\n\\ndefine void @"f g"() {\\n  ret void\\n}\\n')
    {'f g': Definition(line=3, source=None)}
    """
    sources = _sources(text) if "!DISubprogram(" in text else {}
    return {
        define.name: Definition(number, sources.get(define.name))
        for number, line in enumerate(text.split("\n"), 1)
        if line.startswith("define ") and (define := header(line))
    }


def _sources(text: str) -> Mapping[str, SourcePlace]:
    try:
        module = parse(text)
    except LdsoptError:  # whoever asks has been told by what reads the module for its own sake
        return {}
    lines = DebugLines(module)
    found = ((body.name, lines.defined(body.line)) for body in module.bodies())
    return {name: place for name, place in found if place is not None}
