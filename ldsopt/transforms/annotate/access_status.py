"""The status of each access: it is tagged, or why it is not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.separation.separation import Separation
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.annotate.annotated import AnnotatedAccess, Status


def access_statuses(
    accesses: Sequence[Access],
    tagged: Collection[int],
    separation: Separation,
    variables: Sequence[LdsGlobal],
    told_apart: Collection[int],
) -> list[Status]:
    """The status of each access of a function.

    Args:
        accesses: in text order.
        tagged: lines of those that get tags by which they are told apart from others.
        separation: which variables each may touch.
        variables: of the module, by their numbers.
        told_apart: the numbers of those that tags tell apart.
    """
    found: list[Status] = []
    known: dict[tuple[frozenset[int], bool, bool], Status] = {}
    for access in accesses:
        if access.line in tagged:
            found.append("tagged")
            continue
        bases = separation.bases_of[access.line]
        key = (bases, access.is_ambiguous, bool(access.bases))
        if (status := known.get(key)) is None:
            known[key] = status = _untagged(access, bases, variables, told_apart)
        found.append(status)
    return found


def described(
    module: Module, access: Access, status: Status, separation: Separation, variables: Sequence[LdsGlobal]
) -> AnnotatedAccess:
    """An access with its status, the variables that it may touch, and where its base was lost."""
    bases = separation.bases_of[access.line] if status != "ambiguous" else frozenset()
    names = tuple(variables[index].name for index in sorted(bases))
    lost = access.lost if status != "tagged" else ()
    trail = tuple(attachments(module.lines[line])[0].strip() for line in lost)
    return AnnotatedAccess(access.line, access.kind, status, names, trail)


def _untagged(
    access: Access, bases: frozenset[int], variables: Sequence[LdsGlobal], told_apart: Collection[int]
) -> Status:
    """The status of an access without tags."""
    if not bases:
        return "ambiguous" if access.is_ambiguous else "unknown"
    if not any(variables[index].is_dynamic or index in told_apart for index in bases):
        return "static"
    return "untagged" if access.bases else "ambiguous"
