"""The part that reports on transformed modules share: the result, its name, and lines of the user's file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from ldsopt.compare.transformed import Transformed
from ldsopt.errors import shown
from ldsopt.ir.module import Module
from ldsopt.report.grounds import says

Details_co = TypeVar("Details_co", covariant=True)


@dataclass(frozen=True, slots=True)
class TransformSubject(Generic[Details_co]):
    """Everything that a report on a transformed module shows.

    Attributes:
        made: the result.
        output: the output's name.
    """

    made: Transformed[Details_co]
    output: str

    @property
    def details(self) -> Details_co:
        """The findings and decisions of the transform."""
        return self.made.details

    @property
    def module(self) -> Module:
        """The input; lines of ``details`` are its."""
        return self.made.input

    @property
    def head(self) -> tuple[str, str, str | None]:
        """The members that each document begins with: source, output, arch."""
        return self.made.source, self.output, self.made.arch

    @property
    def title(self) -> str:
        """The begin of a summary: the input's name and architecture."""
        arch = f" ({self.made.arch})" if self.made.arch else ""
        return f"{shown(self.made.source)}{arch}"

    def line_of(self, line: int) -> int | None:
        """From an index into the module's lines to a line of the user's file, if it has one."""
        return self.module.source_lines.of(line + 1)


def note_lines(notes: Iterable[str]) -> Iterator[str]:
    """The lines of a summary about what the user should know."""
    return (f"  note: {shown(note)}" for note in notes)


def assumption_lines(names: Iterable[str]) -> Iterator[str]:
    """The lines of a summary about the assumptions that the output rests on."""
    return (f"  assumed: {name}: {says(name)}" for name in names)
