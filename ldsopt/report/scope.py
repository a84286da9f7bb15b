"""The scope of a verdict, in a line of text and as a member of documents."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.checker.scope import HazardClass, LeftOut, VerdictScope
from ldsopt.compare.spelling import some_of
from ldsopt.errors import shown

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
    """The classes that were examined and those that were not, and the functions left out, in one line."""
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
