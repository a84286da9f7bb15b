"""What alias metadata claims about pairs of accesses.

LLVM's rule (`ScopedNoAliasAAResult`): accesses X and Y do not alias if in some domain the scopes of Y are not empty
and all in X's ``!noalias``, or the other way round.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.syntax import attachments

ALIAS_KINDS = frozenset({"alias.scope", "noalias", "tbaa", "tbaa.struct", "noalias.addrspace"})
"""The attachments that make up what LLVM knows of an access besides its address. Source: LLVM 22, ``AAMDNodes``."""

ScopeSet = frozenset[tuple[str, str]]
"""Alias scopes, each by its domain and by what tells it from others of that domain: a `ScopeNode` or a `Scope`."""


class ScopeNode(NamedTuple):
    """An alias scope by its node and that of its domain, as printed: ``!5``."""

    domain: str
    node: str


class AccessScopes(NamedTuple):
    """The scopes that an instruction's ``!alias.scope`` and its ``!noalias`` list."""

    alias_scope: ScopeSet = frozenset()
    noalias: ScopeSet = frozenset()


UNTAGGED = AccessScopes()


class AliasMetadata:
    """Reads the alias metadata of a module's instructions.

    Args:
        lines: of the module's canonical text.
    """

    def __init__(self, lines: list[str]) -> None:
        self._nodes = MetadataNodes(lines)
        self._known: dict[int | None, ScopeSet] = {None: frozenset()}

    def of(self, line: str) -> AccessScopes:
        """The scopes that the line of an instruction names."""
        if "!alias.scope" not in line and "!noalias" not in line:
            return UNTAGGED
        attached = attachments(line)[1]
        return AccessScopes(self._listed(attached.get("alias.scope")), self._listed(attached.get("noalias")))

    def _listed(self, list_node: int | None) -> ScopeSet:
        """The scopes of a list. A scope's first operand is itself or, as Triton writes it, a name."""
        if list_node not in self._known:
            found = set()
            for element in self._nodes.elements(list_node) or () if list_node is not None else ():
                parts = self._nodes.elements(int(element[1:])) if element[1:].isdigit() else None
                if parts and len(parts) >= 2:
                    found.add(ScopeNode(parts[1], element))
            self._known[list_node] = frozenset(found)
        return self._known[list_node]


def has_alias_information(line: str) -> bool:
    """Whether an instruction carries any alias metadata, be it none of ours.

    >>> has_alias_information("  %v = load i32, ptr %p, align 4, !tbaa !5")
    True
    """
    return ", !" in line and not ALIAS_KINDS.isdisjoint(attachments(line)[1])


def declared_noalias(x: AccessScopes, y: AccessScopes) -> bool:
    """Whether the metadata of two accesses says that they share no byte."""
    return excludes(x.noalias, y.alias_scope) or excludes(y.noalias, x.alias_scope)


def excludes(noalias: ScopeSet, scopes: ScopeSet) -> bool:
    """Whether a list of scopes to be apart from holds, in some domain, all of the scopes that an access has there."""
    return any(
        all(scope in noalias for scope in scopes if scope[0] == domain)
        for domain in {scope[0] for scope in scopes & noalias}
    )
