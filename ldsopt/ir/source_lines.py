"""From lines of the canonical text to lines of the file that the user gave.

Both have the same instructions, in order; blank lines, comments and metadata differ. Where a function has as many
lines of code in both, they correspond one by one. Else a line of the file stands for a canonical one if it has the same
text without attachments, and is the same one of its equals; what is written differently then has no line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.ir.syntax import attachments, header


class _Line(NamedTuple):
    """A line of code: its 1-based number and its text without comment and attachments."""

    number: int
    text: str


class SourceLines:
    """The lines of one module's input.

    Args:
        lines: of the module's canonical text.
        data: its input; bitcode has no lines.
    """

    def __init__(self, lines: Sequence[str], data: bytes | str) -> None:
        text = data if isinstance(data, str) else data.decode("utf-8", "replace")
        self.is_text = "\ndefine " in "\n" + text
        self.is_canonical = text.rstrip("\n") == "\n".join(lines).rstrip("\n")
        self._canonical, self._given = lines, text
        self._lines: Mapping[int, int] | None = None

    def of(self, canonical: int | None) -> int | None:
        """The 1-based line of the input for a 1-based line of the canonical text, if it is known."""
        if canonical is None or not self.is_text:
            return None
        if self.is_canonical:
            return canonical
        if self._lines is None:
            given = dict(_functions(self._given.split("\n")))
            self._lines = {
                ours: theirs
                for name, lines in _functions(self._canonical)
                for ours, theirs in _pairs(lines, given.get(name, []))
            }
        return self._lines.get(canonical)


def _functions(lines: Sequence[str]) -> Iterator[tuple[str, list[_Line]]]:
    """The lines of code of each function, that which defines it among them."""
    name, found = "", list[_Line]()
    for number, line in enumerate(lines, 1):
        if line.startswith("define ") and (define := header(line)):
            name, found = define.name, [_Line(number, "define")]
        elif line.startswith("}"):
            yield name, found
        elif line[:1] in (" ", "\t"):
            code = line if '"' in line else line.partition(";")[0]
            if code := attachments(code.rstrip())[0].strip():
                found.append(_Line(number, code))


def _pairs(ours: list[_Line], theirs: list[_Line]) -> Iterator[tuple[int, int]]:
    if len(ours) == len(theirs):
        for one, other in zip(ours, theirs, strict=True):
            yield one.number, other.number
        return
    by_text: dict[str, list[int]] = {}
    for line in reversed(theirs):
        by_text.setdefault(line.text, []).append(line.number)
    for line in ours:
        if same := by_text.get(line.text):
            yield line.number, same.pop()
