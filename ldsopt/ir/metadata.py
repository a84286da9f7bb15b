"""Metadata: alias scopes, read and numbered, and the record of the assumptions that a module's claims rest on.

LLVM prints metadata nodes at the end of the module, numbered from 0 without gaps. A scope is
``!5 = distinct !{!5, !4, !"name"}``, its domain ``!4 = distinct !{!4, !"name"}``; ``!alias.scope`` and ``!noalias``
name a list of scopes, ``!6 = !{!5}``. Source: LLVM LangRef, 'noalias' and 'alias.scope' metadata.

`!ldsopt.assumptions` names the assumptions that the user made by ``--assume`` or in a configuration file, and that a
command's edits rest on. Assumptions that each command makes unless they are refused are not recorded; the command's
page lists them. LLVM keeps named metadata that it does not know, links those of two modules into one list, and makes no
code of it.

The record is written behind the whole module, as a list of nodes with new numbers that nothing else refers to, so the
rest of the module does not change.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from ldsopt.errors import InputError
from ldsopt.ir.syntax import attachments, number_behind, quote, split_arguments, tokens, unquote
from ldsopt.target.workgroup_size import kind_of

LDS_ONLY = '!{!"amdgpu-synchronize-as", !"local"}'
"""The ``!mmra`` node of a fence that orders accesses of LDS and nothing else (AMDGPUUsage, 'Memory Model Relaxation
Annotations'). From gfx10 on any other fence of a workgroup also waits for global stores, and drops a cache.
"""

WORKGROUP_FENCE = '  fence syncscope("workgroup") '
"""The beginning of a fence of a workgroup."""


class Scope(NamedTuple):
    """An alias scope by the names of its domain and itself. Scopes of one domain exclude each other."""

    domain: str
    name: str


class MetadataNodes:
    """The numbered nodes at the end of a module's canonical print.

    Args:
        lines: of the module.
    """

    def __init__(self, lines: list[str]) -> None:
        first = len(lines)
        while first > 0 and (not lines[first - 1] or lines[first - 1].startswith("!")):
            first -= 1
        while first < len(lines) and not lines[first].startswith("!0 = "):
            first += 1
        self._lines, self.first_line = lines, first
        last = len(lines)
        while last > first and not lines[last - 1]:
            last -= 1
        self.count = last - first
        self._scopes: dict[int, Scope | None] = {}
        self._domains: dict[str, str | None] = {}

    def body(self, node: int) -> str:
        """The text of a node behind its ``!N = ``."""
        return self._lines[self.first_line + node].partition(" = ")[2]

    def elements(self, node: int) -> list[str] | None:
        """The operands of a node as printed; ``None`` for a specialized node such as ``!DILocation(...)``."""
        body = self.body(node).removeprefix("distinct ")
        if not body.startswith("!{"):
            return None
        listed = body[2:-1]
        if '"' in listed:
            return [listed[start:stop] for start, stop in split_arguments(listed, 0)[0]]
        return listed.split(", ") if listed else []

    def fields(self, node: int) -> dict[str, str]:
        """The fields of a specialized node such as ``!DILocation(line: 1, scope: !2)``, by name; empty for others."""
        body = self.body(node)
        parts = split_arguments(body, body.find("(") + 1)[0] if "!DI" in body else []
        pairs = (body[start:stop].partition(": ") for start, stop in parts)
        return {name: value for name, colon, value in pairs if colon}

    def scope(self, node: int) -> Scope | None:
        """The scope that a node is, ``None`` if it is none. A scope or domain without a name is named by its id."""
        if node not in self._scopes:
            self._scopes[node] = self._read_scope(node)
        return self._scopes[node]

    def _read_scope(self, node: int) -> Scope | None:
        elements = self.elements(node)
        if elements is None or len(elements) < 2 or not _is_identity(elements[0], f"!{node}"):
            return None
        if elements[1] not in self._domains:
            self._domains[elements[1]] = self._read_domain(elements[1])
        domain = self._domains[elements[1]]
        return None if domain is None else Scope(domain, _named(elements))

    def _read_domain(self, reference: str) -> str | None:
        node = number_behind("!", reference)
        elements = self.elements(node) if node is not None else None
        return _named(elements) if elements and _is_identity(elements[0], reference) else None

    def scopes(self, list_node: int) -> list[Scope]:
        """The scopes that an ``!alias.scope`` or ``!noalias`` list names."""
        nodes = (number_behind("!", element) for element in self.elements(list_node) or [])
        found = (self.scope(node) for node in nodes if node is not None)
        return [scope for scope in found if scope is not None]


def _is_identity(first: str, reference: str) -> bool:
    """True if a scope or domain begins with its identity: a reference to itself, or a string."""
    return first == reference or first.startswith('!"')


def _named(elements: list[str]) -> str:
    """The description at the end, else the identity."""
    for text in (elements[-1], elements[0]):
        if text.startswith('!"'):
            return unquote(text[1:])
    return elements[0]


class NumberedNodes(Protocol):
    """The existing nodes of a text.

    Attributes:
        count: the first free number; all below it may be in use.
    """

    count: int

    def body(self, node: int) -> str:
        """The text of a node behind its ``!N = ``."""

    def elements(self, node: int) -> list[str] | None:
        """The operands of a node that is a list; ``None`` for any other."""


class NodeWriter:
    """Numbers new nodes behind the existing ones. Every scope, domain and list is written once.

    Args:
        existing: the nodes that are there.
        flags_domains: a domain says that its scopes are not disjoint, as newer LLVM wants it.
    """

    def __init__(self, existing: NumberedNodes, *, flags_domains: bool = False) -> None:
        self._existing, self._flag = existing, "i1 false, " if flags_domains else ""
        self._next = existing.count
        self._domains: dict[str, int] = {}
        self._scopes: dict[Scope, int] = {}
        self._lists: dict[tuple[tuple[Scope, ...], int | None], int] = {}
        self._lds_only: int | None = None
        self.lines: list[str] = []

    def scope_list(self, scopes: tuple[Scope, ...], extending: int | None = None) -> int:
        """The id of a list of scopes, behind the elements of an existing list if given."""
        key = (scopes, extending)
        if key not in self._lists:
            elements = list(self._existing.elements(extending) or []) if extending is not None else []
            known, new = self._scopes, self._scope
            elements += [f"!{known[scope] if scope in known else new(scope)}" for scope in scopes]
            self._lists[key] = self._add(f"!{{{', '.join(elements)}}}")
        return self._lists[key]

    def lds_only(self) -> int:
        """The id of the node `LDS_ONLY`, which may exist already."""
        if self._lds_only is None:
            known = (node for node in range(self._existing.count) if self._existing.body(node) == LDS_ONLY)
            found = next(known, None)
            self._lds_only = self._add(LDS_ONLY) if found is None else found
        return self._lds_only

    def _scope(self, scope: Scope) -> int:
        if scope not in self._scopes:
            domain = self._domain(scope.domain)
            self._scopes[scope] = self._add(f'distinct !{{!{self._next}, !{domain}, !"{quote(scope.name)}"}}')
        return self._scopes[scope]

    def _domain(self, name: str) -> int:
        if name not in self._domains:
            self._domains[name] = self._add(f'distinct !{{!{self._next}, {self._flag}!"{quote(name)}"}}')
        return self._domains[name]

    def _add(self, body: str) -> int:
        self.lines.append(f"!{self._next} = {body}")
        self._next += 1
        return self._next - 1


# --- alias scopes -------------------------------------------------------------------------------------------
#
# The claims of alias metadata about pairs of accesses.
#
# LLVM's rule (`ScopedNoAliasAAResult`): accesses X and Y do not alias if in some domain the scopes of Y are not empty
# and all in X's ``!noalias``, or the other way round.


ALIAS_KINDS = frozenset({"alias.scope", "noalias", "tbaa", "tbaa.struct", "noalias.addrspace"})
"""The attachments with LLVM's alias information on an access. Source: LLVM 22, ``AAMDNodes``."""

ScopeSet = frozenset[tuple[str, str]]
"""Alias scopes, each by its domain and its identity in that domain: a `ScopeNode` or a `Scope`."""


class ScopeNode(NamedTuple):
    """An alias scope by its node and that of its domain, as printed: ``!5``."""

    domain: str
    node: str


class AccessScopes(NamedTuple):
    """The scopes that an instruction's ``!alias.scope`` and its ``!noalias`` list."""

    alias_scope: ScopeSet = frozenset()
    noalias: ScopeSet = frozenset()

    def within(self, call: AccessScopes) -> AccessScopes:
        """The scopes of an access in a function that such a call runs. Source: LLVM, ``PropagateCallSiteMetadata``."""
        return AccessScopes(self.alias_scope | call.alias_scope, self.noalias | call.noalias)


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
    """True if an instruction carries any alias metadata, ours or not.

    >>> has_alias_information("  %v = load i32, ptr %p, align 4, !tbaa !5")
    True
    """
    return ", !" in line and not ALIAS_KINDS.isdisjoint(attachments(line)[1])


def declared_noalias(x: AccessScopes, y: AccessScopes) -> bool:
    """True if the metadata of two accesses says that they share no byte."""
    return excludes(x.noalias, y.alias_scope) or excludes(y.noalias, x.alias_scope)


def excludes(noalias: ScopeSet, scopes: ScopeSet) -> bool:
    """True if a ``!noalias`` list contains, in some domain, all scopes that an access has there."""
    return not noalias.isdisjoint(scopes) and any(
        all(scope in noalias for scope in scopes if scope[0] == domain)
        for domain in {scope[0] for scope in scopes & noalias}
    )


LIST = "!ldsopt.assumptions"


def recorded_assumptions(lines: list[str]) -> tuple[str, ...]:
    """The names that a module's record has, in their order.

    Args:
        lines: of LLVM's print of the module.
    """
    record = next((line for line in lines if line.startswith(f"{LIST} = ")), None)
    if record is None:
        return ()
    nodes = MetadataNodes(lines)
    listed = (number_behind("!", token[0]) for token in tokens(record, len(LIST)))
    named = [nodes.elements(node) for node in listed if node is not None]
    words = [word for elements in named for word in elements or () if word.startswith('!"')]
    return tuple(dict.fromkeys(word[2:-1] for word in words))


def record_notes(lines: list[str]) -> tuple[str, ...]:
    """One sentence on the record of a module; nothing if it has none. Arguments as of `recorded_assumptions`."""
    names = recorded_assumptions(lines)
    if not names:
        return ()
    return (f"edits that were made before rest on {', '.join(names)}, as the module records ({LIST})",)


def require_not_refused(lines: list[str], refused: Collection[str], source: str) -> None:
    """Requires that a module does not rest on an assumption that is refused.

    Raises:
        InputError: it does.
    """
    if rests := [name for name in recorded_assumptions(lines) if kind_of(name) in refused]:
        raise InputError(
            f"edits that were made before rest on {', '.join(rests)}, which --no-assume refuses",
            file=source,
            remedy="give the module that these edits were made to",
        )
