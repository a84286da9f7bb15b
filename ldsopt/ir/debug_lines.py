"""The lines of the source that an instruction comes from, by the module's debug information.

An instruction's ``!DILocation`` names a line and a scope; the scope, or one around it, names the file. Code that was
inlined has the line of the callee and, by ``inlinedAt``, those of the calls. Source: LLVM LangRef, 'DILocation',
'DIFile', 'DILexicalBlock', 'DISubprogram'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ldsopt.documents import Positive
from ldsopt.errors import LdsoptError, shown
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.ir.syntax import attachments, define_attachments, header, number_behind, unquote

_DEEPEST = 1000


class SourcePlace(NamedTuple):
    """A line of a source file, by the module's debug information, and the file's name as the compiler was given it."""

    file: str
    line: Positive


def told(places: Sequence[SourcePlace]) -> str:
    """The places of one instruction in words; empty if there are none.

    >>> told([SourcePlace("sync.h", 3), SourcePlace("sums.hip", 7)])
    'sync.h:3, inlined at sums.hip:7'
    """
    return shown(", inlined at ".join(f"{place.file}:{place.line}" for place in places))


class DebugLines:
    """The source lines of one module's instructions."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._places: dict[int, tuple[SourcePlace, ...]] = {}
        self._files: dict[int, str] = {}

    def of(self, line: int) -> tuple[SourcePlace, ...]:
        """The places that the instruction of a line (an index into `Module.lines`) comes from, the innermost first."""
        text = self._module.lines[line]
        node = attachments(text)[1].get("dbg") if "!dbg" in text else None
        if node is None:
            return ()
        if node not in self._places:
            self._places[node] = tuple(self._chain(node))
        return self._places[node]

    def defined(self, line: int) -> SourcePlace | None:
        """The place in the source of the function of a ``define``, which stands at this index into `Module.lines`."""
        node = define_attachments(self._module.lines[line]).get("dbg")
        if node is None:
            return None
        number, file = self._module.metadata.fields(node).get("line"), self._file(node)
        return SourcePlace(file, int(number)) if file and number else None

    def _chain(self, node: int) -> list[SourcePlace]:
        found = []
        for _ in range(_DEEPEST):
            body, fields = self._module.metadata.body(node), self._module.metadata.fields(node)
            if not body.removeprefix("distinct ").startswith("!DILocation(") or "line" not in fields:
                break
            scope, caller = (number_behind("!", fields.get(name, "")) for name in ("scope", "inlinedAt"))
            if fields["line"] != "0" and scope is not None and (file := self._file(scope)):
                found.append(SourcePlace(file, int(fields["line"])))
            if caller is None:
                break
            node = caller
        return found

    def _file(self, scope: int) -> str:
        """The file of a scope; empty if none is named."""
        if scope in self._files:
            return self._files[scope]
        node, found = scope, ""
        for _ in range(_DEEPEST):
            fields = self._module.metadata.fields(node)
            if "filename" in fields:
                found = unquote(fields["filename"])
                break
            around = number_behind("!", fields.get("file") or fields.get("scope") or "")
            if around is None:
                break
            node = around
        self._files[scope] = found
        return found


# --- definitions --------------------------------------------------------------------------------------------
#
# The places where functions are defined: the line of ``define`` in a module's text, as it was given, and the line in
# the source, from the function's `DISubprogram`, if the module has debug information.


class Definition(NamedTuple):
    """The place where a function is defined.

    Attributes:
        line: 1-based, of the module's text.
        source: in the source; ``None`` without debug information.
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
    except LdsoptError:  # the caller's own reading of the module reports the error
        return {}
    lines = DebugLines(module)
    found = ((body.name, lines.defined(body.line)) for body in module.bodies())
    return {name: place for name, place in found if place is not None}
