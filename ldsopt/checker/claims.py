"""What the module's own alias scopes claim of two accesses. It decides no verdict; it tells a lost wait from a promise.

As LLVM reads them (``ScopedNoAliasAA``): two accesses are apart if in some domain that ``!noalias`` of the one names,
the other has scopes, and all of them are in that list.
"""

from __future__ import annotations

from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments


class Claims:
    """The claims of one module."""

    def __init__(self, module: Module) -> None:
        self._lines, self._nodes = module.lines, MetadataNodes(module.lines)
        self._lists: dict[int, dict[str, frozenset[str]]] = {}
        self._attached: dict[int, dict[str, int]] = {}

    def apart(self, first: int, second: int) -> bool:
        """Whether the accesses on two lines are claimed not to touch a common byte."""
        return self._excludes(first, second) or self._excludes(second, first)

    def _excludes(self, excluding: int, excluded: int) -> bool:
        scopes = self._list(excluded, "alias.scope")
        return any(
            domain in scopes and scopes[domain] <= named
            for domain, named in self._list(excluding, "noalias").items()
        )

    def _list(self, line: int, kind: str) -> dict[str, frozenset[str]]:
        """Scopes by their domain, as node references."""
        if line not in self._attached:
            self._attached[line] = attachments(self._lines[line])[1]
        node = self._attached[line].get(kind)
        if node is None:
            return {}
        if node not in self._lists:
            by_domain: dict[str, set[str]] = {}
            for scope in self._nodes.elements(node) or ():
                parts = self._nodes.elements(int(scope[1:])) if scope[1:].isdigit() else None
                if parts is not None and len(parts) > 1:
                    by_domain.setdefault(parts[1], set()).add(scope)
            self._lists[node] = {domain: frozenset(names) for domain, names in by_domain.items()}
        return self._lists[node]
