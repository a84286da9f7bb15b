"""IR text without its strings and comments, so that rules see nothing but syntax.

Strings and comments are numbered and taken out; equal ones get the same number, so a quoted name stays the
same name wherever it stands. With them gone, brackets balance and a line is a line.

Example: ``br label %"a b" ; go`` becomes ``br label %"0" ;1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir.syntax import label, locals_in, split_arguments

_OPAQUE = re.compile(r'"([^"]*)"|;[^\n]*')
_HELD = re.compile(r'"(\d+)"|;(\d+)(?=\n|$)')
_NEEDLESS = re.compile(r'(@(?:[-\w.$]+|"\d+")) (?=\()')
_FAR = 8_000
"""The most characters of a list of arguments, in any layout, so that an unclosed one is not read to the end."""


@dataclass(frozen=True)
class Masked:
    """IR text in which the string or comment `held[n]` reads ``"n"`` or ``;n``.

    LLVM writes a quote inside a string as ``\\22``, so a string ends at the next quote, be it lines away.
    A rule may add a string of its own as long as it is not all digits.
    """

    text: str
    held: tuple[str, ...]
    #  The architecture that the user named, which takes precedence over the module's own.
    arch: str | None = None

    @classmethod
    def of(cls, text: str, arch: str | None = None) -> Masked:
        numbers: dict[str, int] = {}

        def hold(match: re.Match[str]) -> str:
            number = numbers.setdefault(match[0], len(numbers))
            return f'"{number}"' if match[0][0] == '"' else f";{number}"

        return cls(_OPAQUE.sub(hold, text), tuple(numbers), arch)

    @property
    def evenly_spaced(self) -> Masked:
        """The same with single blanks between words of a line, and none in front of commas and operands.

        LLVM prints so, and rules are written for that; a text that its author has laid out may differ.
        """
        lines = (  # few lines change
            line[: -len(line.lstrip())] + " ".join(line.split())
            if line.strip() and ("\t" in line or "  " in line.strip())
            else line
            for line in self.text.split("\n")
        )
        return replace(self, text=_NEEDLESS.sub(r"\1", "\n".join(lines).replace(" ,", ",")))

    @property
    def ends_in_a_string(self) -> bool:
        """True if some string has no end. Such a text is no IR, and the quote would pair with one that a rule adds."""
        return self.text.count('"') % 2 == 1

    def restore(self, text: str) -> str:
        """The text with every string and comment back in its place."""
        return _HELD.sub(lambda match: self.held[int(match[1] or match[2])], text)

    def string(self, number: str) -> str:
        """The text between the quotes of a held string."""
        return self.held[int(number)][1:-1]

    def quoted(self, value: str) -> str | None:
        """The text of the string `value` in the masked text; None when it is not there."""
        string = f'"{value}"'
        return f'"{self.held.index(string)}"' if string in self.held else None


class MaskedLine(NamedTuple):
    """A line of a text: its position, that of the next line, and its text."""

    start: int
    behind: int
    text: str

    @property
    def targets(self) -> list[str]:
        """The labels that the line may branch to."""
        if "label %" not in self.text:
            return []
        return [n[2] for n in locals_in(self.text) if self.text.endswith("label ", 0, n.start())]


class MaskedFunction(NamedTuple):
    """A function definition: the words in front of its name, and the lines of its blocks by their labels.

    An entry without a label is the empty one. One with a label begins with a line that goes there.
    """

    words: list[str]
    blocks: dict[str, list[MaskedLine]]

    @property
    def is_kernel(self) -> bool:
        """True if the host launches it."""
        return "amdgpu_kernel" in self.words


def lines_of(text: str, begins: str = "") -> Iterator[MaskedLine]:
    """The lines of a text that begin with some words."""
    at = 0 if text.startswith(begins) else text.find("\n" + begins) + 1 or len(text)
    while at < len(text):
        end = line_end(text, at)
        yield MaskedLine(at, end + 1, text[at:end])
        at = text.find("\n" + begins, end) + 1 or len(text)


def functions(text: str) -> Iterator[MaskedFunction]:
    """The functions that a masked text defines."""
    for define in lines_of(text, "define "):
        entry: list[MaskedLine] = []
        current, blocks = entry, {"": entry}
        at = define.behind
        while at < len(text) and not text.startswith(("}", "define "), at):
            end = line_end(text, at)
            line = MaskedLine(at, end + 1, text[at:end])
            name = label(line.text, len(line.text) - len(line.text.lstrip(" \t")))
            if name is not None:
                if len(blocks) == 1 and not any(each.targets for each in entry):
                    entry.append(MaskedLine(at, at, f"br label %{name}"))
                current = blocks.setdefault(name, [])
            current.append(line)
            at = end + 1
        yield MaskedFunction(define.text.partition("@")[0].split(), blocks)


def line_end(text: str, position: int) -> int:
    """The end of the line of a position: its newline, or the end of the text."""
    end = text.find("\n", position)
    return len(text) if end < 0 else end


def arguments(text: str, opening: int) -> tuple[list[str], int] | None:
    """The arguments in the brackets that open at a position, and where they close; ``None`` if not within `_FAR`."""
    inside = text[opening + 1 : opening + _FAR]
    spans, stop = split_arguments(inside, 0)
    return None if stop == len(inside) else ([inside[a:b] for a, b in spans], opening + 1 + stop)


def edited(text: str, edits: Iterable[tuple[int, int, str]]) -> str:
    """The text with each half-open range (start, end) replaced; ranges do not overlap."""
    pieces: list[str] = []
    position = 0
    for start, end, new in sorted(edits):
        pieces += [text[position:start], new]
        position = end
    return "".join(pieces) + text[position:]
