"""What the module's alias metadata claims about pairs of LDS accesses.

LLVM's rule (`ScopedNoAliasAAResult`): accesses X and Y do not alias if in some domain the scopes of Y are not empty
and all in X's ``!noalias``, or the other way round. Accesses that relate to every other in the same way form a class,
so that the scope that every DMA has to itself costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.syntax import attachments


class ScopeNode(NamedTuple):
    """An alias scope by its node and that of its domain, as printed: ``!5``."""

    domain: str
    node: str


_ScopeNodes = frozenset[ScopeNode]
_AccessScopes = tuple[_ScopeNodes, _ScopeNodes]
UNTAGGED: _AccessScopes = (frozenset(), frozenset())


class AliasMetadata:
    """The alias metadata of instructions."""

    def __init__(self, lines: list[str]) -> None:
        self._nodes = MetadataNodes(lines)
        self._known: dict[tuple[int | None, int | None], _AccessScopes] = {}

    def of(self, line: str) -> _AccessScopes:
        """The ``!alias.scope`` and ``!noalias`` scopes of an instruction's line."""
        if "!alias.scope" not in line and "!noalias" not in line:
            return UNTAGGED
        found = attachments(line)[1]
        key = (found.get("alias.scope"), found.get("noalias"))
        if key not in self._known:
            scopes, noalias = (self._scopes(n) for n in key)
            self._known[key] = (scopes, noalias)
        return self._known[key]

    def _scopes(self, list_node: int | None) -> _ScopeNodes:
        """The scopes of a list. A scope's first operand is itself or, as Triton writes it, a name."""
        found = []
        for element in (self._nodes.elements(list_node) if list_node is not None else None) or []:
            parts = self._nodes.elements(int(element[1:])) if element[1:].isdigit() else None
            if parts and len(parts) >= 2:
                found.append(ScopeNode(parts[1], element))
        return frozenset(found)


def declared_noalias(x: _AccessScopes, y: _AccessScopes) -> bool:
    """Whether the metadata of two accesses says that they share no byte."""
    return _separates(x[0], y[1]) or _separates(y[0], x[1])


def _separates(scopes: _ScopeNodes, noalias: _ScopeNodes) -> bool:
    if not scopes or not noalias:
        return False
    for domain in {scope.domain for scope in scopes}:
        mine = {scope for scope in scopes if scope.domain == domain}
        if mine <= noalias:
            return True
    return False


@dataclass(frozen=True, slots=True)
class Classes:
    """Accesses grouped by what is claimed about them.

    Attributes:
        of: the class of each tag pair.
        excludes: for each class the bit mask of the classes that it claims not to touch.
        count: of classes; class 0 is of what makes no claim.
    """

    of: dict[_AccessScopes, int]
    excludes: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many classes there are."""
        return len(self.excludes)


def classify(tags: Sequence[_AccessScopes]) -> Classes:
    """Groups the tags of all LDS accesses of a module."""
    distinct = sorted(set(tags), key=lambda t: (sorted(t[0]), sorted(t[1])))
    rows = {t: frozenset(i for i, u in enumerate(distinct) if declared_noalias(t, u)) for t in distinct}
    groups: dict[frozenset[int], int] = {frozenset(): 0}
    of = {t: groups.setdefault(rows[t], len(groups)) for t in distinct}
    excludes = [0] * len(groups)
    for t in distinct:
        for other in rows[t]:
            excludes[of[t]] |= 1 << of[distinct[other]]
    return Classes(of, tuple(excludes))
