"""The grounds of a report: the assumptions behind tags, shared bytes and verdicts, and the scope of a verdict.

The assumptions are explained here, so that a report on tags need not load the analysis of liveness.

A `TransformSubject` is the common part of reports on transformed modules: the result, its name, and lines of the user's
file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from ldsopt.compare.spelling import some_of
from ldsopt.compare.transformed import Transformed
from ldsopt.dataclass import dataclass
from ldsopt.errors import shown
from ldsopt.ir.module import Module
from ldsopt.target.workgroup_size import kind_of

if TYPE_CHECKING:
    from ldsopt.checker.scope import HazardClass, LeftOut, VerdictScope

_SAYS = {
    "flat-grid": "launches have one workgroup along each axis whose workgroup.id the kernel is not given",
    "named-bases": "differently named dynamic bases, which all have one address, are used with disjoint byte ranges",
    "ranges-start-fresh": "what is written to a variable after its last read is all that is read of it next",
    "workgroup-size": "every workgroup has this size, none is smaller",
    "noalias-arguments": "noalias of a kernel's argument holds between all of its work-items",
    "arguments-do-not-alias": "no two pointer arguments of a kernel lead to a common byte, and none to a variable of "
    "the module",
    "indices-do-not-wrap": "no sum or product that an address or a branch is computed from wraps around as a signed "
    "number, and none that is negative is extended as an unsigned one",
    "sizes-are-not-negative": "an integer argument that branches of a kernel compare, as its sizes, is not negative",
    "no-global-races": "waves of a workgroup that load an address of global memory between the same two barriers get "
    "the same value",
    "local-arguments": "a launch gives each argument that points to LDS bytes of its own, behind the kernel's "
    "variables, and the kernel keeps to them",
    "no-traps": "no work-item takes a branch behind which all ends in a trap, as behind a failed assertion",
    "waves-are-whole": "the work-items of a workgroup are a multiple of a wave's lanes",
    "unread-dimensions-are-one": "workgroups have size one along every axis whose work-item id the kernel never reads",
}

ASSUMPTIONS = tuple(_SAYS)
"""All assumptions that a report can name."""


def says(assumption: str) -> str:
    """The meaning of an assumption; a value, as in ``workgroup-size=256``, does not matter."""
    return _SAYS[kind_of(assumption)]


@dataclass(frozen=True, slots=True)
class AssumptionMember:
    """An assumption as a member of documents.

    Attributes:
        name: as `--no-assume` or `--assume` takes it.
        says: what is assumed.
    """

    name: str
    says: str


def assumption_members(names: Iterable[str]) -> tuple[AssumptionMember, ...]:
    """Assumptions as a member of documents."""
    return tuple(AssumptionMember(name, says(name)) for name in names)


_MOST = 3


@dataclass(frozen=True, slots=True)
class ExaminedClass:
    """A hazard class.

    Attributes:
        says: the hazard.
    """

    class_: str
    says: str


@dataclass(frozen=True, slots=True)
class UnexaminedClass(ExaminedClass):
    """A hazard class that was not examined.

    Attributes:
        remedy: the command that examines it, if there is one.
    """

    remedy: str


@dataclass(frozen=True, slots=True)
class ScopeMember:
    """The scope of the verdict; the classes are those of `ldsopt explain`.

    Attributes:
        left_out: functions to which the examined classes do not extend.
    """

    examined: tuple[ExaminedClass, ...]
    not_examined: tuple[UnexaminedClass, ...]
    left_out: tuple[LeftOut, ...]


def scope_line(scope: VerdictScope) -> str:
    """The examined and unexamined classes, and the omitted functions, in one line."""
    said = f"examined: {_names(scope.examined)}; not examined: {_names(scope.not_examined)}"
    if scope.left_out:
        functions = [f"{shown(one.function)} ({shown(one.reason)})" for one in scope.left_out]
        said += f"; functions left out: {some_of(functions, _MOST)}"
    return said


def scope_member(scope: VerdictScope) -> ScopeMember:
    """The member ``scope`` of documents."""
    return ScopeMember(
        tuple(ExaminedClass(one.name, one.says) for one in scope.examined),
        tuple(UnexaminedClass(one.name, one.says, one.remedy) for one in scope.not_examined),
        scope.left_out,
    )


def _names(classes: tuple[HazardClass, ...]) -> str:
    return ", ".join(one.name for one in classes) or "nothing"


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
        """The input, to which the lines of ``details`` refer."""
        return self.made.input

    @property
    def head(self) -> tuple[str, str, str | None]:
        """The first members of every document: source, output, arch."""
        return self.made.source, self.output, self.made.arch

    @property
    def title(self) -> str:
        """The beginning of a summary: the input's name and architecture."""
        arch = f" ({self.made.arch})" if self.made.arch else ""
        return f"{shown(self.made.source)}{arch}"

    def line_of(self, line: int) -> int | None:
        """The line of the user's file for an index into the module's lines, if there is one."""
        return self.module.source_lines.of(line + 1)


def note_lines(notes: Iterable[str]) -> Iterator[str]:
    """The lines of a summary with notes for the user."""
    return (f"  note: {shown(note)}" for note in notes)


def assumption_lines(names: Iterable[str]) -> Iterator[str]:
    """The lines of a summary with the assumptions behind the output."""
    return (f"  assumed: {name}: {says(name)}" for name in names)
