"""LDS accesses grouped by what the module's alias metadata claims about them.

Accesses that relate to every other in the same way form a class, so that the scope that every DMA has to itself costs
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.ir.metadata import AccessScopes, declared_noalias


@dataclass(frozen=True, slots=True)
class Classes:
    """Accesses grouped by what is claimed about them.

    Attributes:
        of: the class of each tag pair.
        excludes: for each class the bit mask of the classes that it claims not to touch.
        count: of classes; class 0 is of what makes no claim.
    """

    of: dict[AccessScopes, int]
    excludes: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many classes there are, with that of accesses which claim nothing."""
        return len(self.excludes)


def classify(tags: Sequence[AccessScopes]) -> Classes:
    """Groups the tags of all LDS accesses of a module."""
    distinct = list(dict.fromkeys(tags))
    rows = {t: frozenset(i for i, u in enumerate(distinct) if declared_noalias(t, u)) for t in distinct}
    groups: dict[frozenset[int], int] = {frozenset(): 0}
    of = {t: groups.setdefault(rows[t], len(groups)) for t in distinct}
    excludes = [0] * len(groups)
    for t in distinct:
        for other in rows[t]:
            excludes[of[t]] |= 1 << of[distinct[other]]
    return Classes(of, tuple(excludes))
