"""What becomes of each access: it is tagged, or why it is not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.separation.separation import Separation
from ldsopt.ir.module import LdsGlobal
from ldsopt.transforms.annotate.annotated import Status


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


def _untagged(
    access: Access, bases: frozenset[int], variables: Sequence[LdsGlobal], told_apart: Collection[int]
) -> Status:
    """What an access without tags is."""
    if not bases:
        return "ambiguous" if access.is_ambiguous else "unknown"
    if not any(variables[index].is_dynamic or index in told_apart for index in bases):
        return "static"
    return "untagged" if access.bases else "ambiguous"
