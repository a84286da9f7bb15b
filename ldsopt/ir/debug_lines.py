"""The lines of the source that an instruction comes from, by the module's debug information.

An instruction's ``!DILocation`` names a line and a scope; the scope, or one around it, names the file. Code that was
inlined has the line of the callee and, by ``inlinedAt``, those of the calls. Source: LLVM LangRef, 'DILocation',
'DIFile', 'DILexicalBlock', 'DISubprogram'.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ldsopt.errors import LdsoptError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.ir.syntax import attachments, header, unquote
from ldsopt.patterns import pattern

_LINE = pattern(r"\bline: (\d+)")
_NAMED = pattern(r"\b(scope|file|inlinedAt): !(\d+)")
_FILENAME = pattern(r'\bfilename: ("[^"]*")')
_DEFINED = pattern(r" !dbg !(\d+)(?: ![\w.]+ !\d+)* \{$")
_DEEPEST = 1000


class SourcePlace(NamedTuple):
    """A line of a source file, by the file's name as the compiler was given it."""

    file: str
    line: int


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
        found = _DEFINED.search(self._module.lines[line])
        if found is None:
            return None
        number = _LINE.search(self._module.metadata.body(int(found[1])))
        file = self._file(int(found[1]))
        return SourcePlace(file, int(number[1])) if file and number else None

    def _chain(self, node: int) -> list[SourcePlace]:
        found = []
        for _ in range(_DEEPEST):
            body = self._module.metadata.body(node)
            line, named = _LINE.search(body), dict(_NAMED.findall(body))
            if not body.removeprefix("distinct ").startswith("!DILocation(") or line is None:
                break
            if line[1] != "0" and "scope" in named and (file := self._file(int(named["scope"]))):
                found.append(SourcePlace(file, int(line[1])))
            if "inlinedAt" not in named:
                break
            node = int(named["inlinedAt"])
        return found

    def _file(self, scope: int) -> str:
        """The file of a scope; empty if none is named."""
        if scope in self._files:
            return self._files[scope]
        node, found = scope, ""
        for _ in range(_DEEPEST):
            body = self._module.metadata.body(node)
            named = dict(_NAMED.findall(body))
            if name := _FILENAME.search(body):
                found = unquote(name[1])
                break
            around = named.get("file") or named.get("scope")
            if around is None:
                break
            node = int(around)
        self._files[scope] = found
        return found


# --- definitions --------------------------------------------------------------------------------------------
#
# Where functions are defined: at which line of a module's text, and at which line of the source that it was made of.
#
# The former is the line of ``define``, in the text as it was given; the latter is that of the function's
# `DISubprogram`,
# if the module has debug information.


class Definition(NamedTuple):
    """The place where a function is defined.

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
