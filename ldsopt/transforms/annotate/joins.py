"""Rule R10: which accesses may not carry alias information, since the backend would forget an LDS-DMA at a join.

`ldsopt.transforms.annotate.slot_lists` has the rule; here are the DMAs and the accesses of a function of the IR. An
access that may not carry any loses the input's, too. LDS stores with a scope stand in the list as DMAs do, wherever
the scheduler puts them: they keep their ``!noalias`` and get no scope. AMDGPULowerModuleLDS would give an access to one
of several static variables new scopes: from such an access the variable is hidden, by a cast to an integer and back
(which costs no instruction)::

    %p.addr = ptrtoint ptr addrspace(3) %p to i32
    %p.dst = inttoptr i32 %p.addr to ptr addrspace(3)
    %v = load i32, ptr addrspace(3) %p.dst             ; waits for every LDS-DMA
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.analysis.flow.divergence import Divergence, find_divergence
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.ir.alias_scopes import (
    ALIAS_KINDS,
    AccessScopes,
    AliasMetadata,
    ScopeSet,
    excludes,
    has_alias_information,
)
from ldsopt.ir.attributes import attribute_text
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments, is_instruction, without_strings
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.annotate.dma_functions import DmaFunction
from ldsopt.transforms.annotate.outstanding import Cases, TooManyCases
from ldsopt.transforms.annotate.slot_lists import SLOTS, SlotLists, TrackedAccess, new_tracked, numbered
from ldsopt.transforms.annotate.waiting_operations import (
    WaitingOperations,
    surely_outstanding,
)
from ldsopt.transforms.annotate.ways import Ways, find_ways

_TO_FLAT = pattern(
    r"(?:load|store) .*, ptr (?!addrspace\()|(?:atomicrmw|cmpxchg) .*\bptr (?!addrspace\()"
    r"|call .*\(.*\bptr(?: (?!addrspace\()|>)"
)
"""An access at a flat address, be it a constant, an argument with attributes, or a vector of such."""


_STORES = (AccessKind.STORE, AccessKind.ATOMIC, AccessKind.COPY)
"""Accesses that the backend gives a slot, too, if they have a scope."""


_NO_DIVERGENCE = Divergence(frozenset(), frozenset(), {})


class Tagging(NamedTuple):
    """What becomes of accesses: one object for all of a function of which it is the same.

    Attributes:
        is_dma: they are LDS-DMAs.
        bases: the variables that they are of; empty if they are not known.
        tags: that they are to get; ``None``: none, for a DMA also that it is left alone.
        is_dynamic: they are of dynamic LDS alone.
        is_static: they are of static variables alone.
        is_traced: AMDGPULowerModuleLDS may give them scopes by itself.
    """

    is_dma: bool
    bases: frozenset[int]
    tags: LineEdit | None
    is_dynamic: bool
    is_static: bool
    is_traced: bool


PlannedTagging = tuple[Access, Tagging]
"""An access as it is in the input, and as it is about to be."""


@dataclass(frozen=True, slots=True)
class Uninformed:
    """Which accesses of a function may not carry what.

    Attributes:
        accesses: lines of those that may carry no alias information.
        stores: lines of those that may not carry a scope of their own.
    """

    accesses: frozenset[int] = frozenset()
    stores: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _DmaMetadata:
    """What the backend knows a DMA by: DMAs of equal metadata share a slot."""

    scopes: ScopeSet
    noalias: ScopeSet
    others: tuple[tuple[str, int], ...]
    is_dynamic: bool


class _Candidate(NamedTuple):
    """What accesses exclude that would carry alias information.

    Attributes:
        noalias: the scopes that they exclude.
        statics: the variables they are of, if they are of static ones alone.
    """

    noalias: ScopeSet
    statics: frozenset[int]


class _Candidates(NamedTuple):
    """Accesses of a block that nothing tracked stands between: for all of them the same is forgotten.

    Attributes:
        block: where they are.
        lines: their lines.
        each: what each of them excludes.
    """

    block: int
    lines: list[int]
    each: list[_Candidate]


class Joins:
    """Rule R10 for the functions of a module.

    Args:
        module: the input.
        inlined: names of functions that code generation inlines; what is in flight there is not known.
    """

    def __init__(self, module: Module, inlined: frozenset[str]) -> None:
        self._module, self._inlined = module, inlined
        self._alias_metadata = AliasMetadata(module.lines)
        self._of_bare_dma: dict[int, tuple[Tagging, Hashable]] = {}
        self._known_candidates: dict[_Candidate, _Candidate] = {}

    def uninformed(
        self,
        function: DmaFunction,
        divergence: Callable[[], Divergence | None],
        calls: frozenset[str],
        planned: Sequence[PlannedTagging],
    ) -> Uninformed:
        """What the function's accesses may not carry.

        Args:
            function: where they are.
            divergence: that of its branches, ``None`` where it is not known; asked for only if it matters.
            calls: names of the functions that it calls.
            planned: its LDS accesses.
        """
        dmas = [plan for plan in planned if plan[1].is_dma and _is_tracked(plan[0])]
        if not any(tagging.tags is not None for _, tagging in dmas):
            return Uninformed()
        candidates = self._candidates(function, planned)
        if not candidates:
            return Uninformed()
        if function.name in self._inlined or not self._inlined.isdisjoint(calls):
            return Uninformed(frozenset(candidates))
        stores = [plan for plan in planned if plan[0].kind in _STORES]
        if len(function.starts) == 1:
            identities = {self._of_dma(*plan) for plan in dmas} | {_of_store(store) for _, store in stores}
            if len(identities) <= SLOTS:
                return Uninformed()
        tracked = self._by_block(function, dmas, [plan for plan in stores if plan[1].is_traced])
        grouped = _grouped(function, tracked[0], candidates)
        flow, operations = function.flow, function.operations
        known = divergence() if function.needs_divergence else _NO_DIVERGENCE
        ways = find_ways(flow, known.branches) if known is not None else ()
        if len(ways) == 1:
            lost = self._lost(operations, ways[0], tracked, grouped, case_by_case=True)
        else:  # in any order of arms, and all kinds of branches alike: if that loses none, no single order does
            every = frozenset(block for block in flow.order if len(flow.successors[block]) > 1)
            (any_order,) = find_ways(flow, every)
            lost = self._lost(operations, any_order, tracked, grouped)
            if lost and ways:
                each = (self._lost(operations, way, tracked, grouped, case_by_case=True) for way in ways)
                lost = frozenset[int]().union(*each)
        return Uninformed(lost, frozenset([store.line for store, _ in stores]))

    def _lost(
        self,
        operations: WaitingOperations,
        ways: Ways,
        tracked: list[dict[int, list[TrackedAccess]]],
        candidates: list[_Candidates],
        *,
        case_by_case: bool = False,
    ) -> frozenset[int]:
        lost: set[int] = set()
        for plain in tracked:
            identities, by_block = numbered(plain)
            certain = surely_outstanding(operations, ways, by_block)
            lists = SlotLists(ways, by_block, certain)
            cases = self._cases(ways, by_block, certain) if case_by_case else None
            apart: dict[frozenset[Hashable], dict[int, bool]] = {}
            for group in candidates:
                found = cases if cases is not None and group.block in ways.plain else lists
                forgotten = found.forgotten(group.block, group.lines[0])
                if not forgotten:
                    continue
                known = apart.setdefault(forgotten, {})
                for line, candidate in zip(group.lines, group.each, strict=True):
                    if (is_apart := known.get(id(candidate))) is None:
                        is_apart = all(_is_apart(candidate, identities[number]) for number in forgotten)
                        known[id(candidate)] = is_apart
                    if not is_apart:
                        lost.add(line)
        return frozenset(lost)

    @staticmethod
    def _cases(
        ways: Ways, tracked: Mapping[int, Sequence[TrackedAccess]], certain: frozenset[int]
    ) -> Cases | None:
        """The cases of the part of a function that can be gone through case by case; ``None`` if there is none."""
        if not ways.is_known or not all(each.has_slot for inside in tracked.values() for each in inside):
            return None
        try:
            return Cases(ways, tracked, certain)
        except TooManyCases:
            return None

    def _by_block(
        self, function: DmaFunction, dmas: list[PlannedTagging], stores: list[PlannedTagging]
    ) -> list[dict[int, list[TrackedAccess]]]:
        """What may take slots in each block.

        A DMA that is left alone has a slot if AMDGPULowerModuleLDS gives it a scope, which is not known. It may shift
        the slots of others; who reads its bytes looks for it only if it has one. So there are two possibilities.
        """
        inside: dict[int, tuple[list[PlannedTagging], list[PlannedTagging]]] = {}
        for kind, plans in enumerate((dmas, stores)):
            for plan in sorted(plans, key=lambda plan: plan[0].line):
                block = function.block_of(plan[0].line)
                inside.setdefault(block, ([], []))[kind].append(plan)
        return [
            {block: list(self._tracked(*plans, has_slot)) for block, plans in inside.items()}
            for has_slot in {False, *(True for _, tagging in dmas if tagging.tags is None)}
        ]

    def _tracked(
        self, dmas: list[PlannedTagging], stores: list[PlannedTagging], has_slot: bool
    ) -> Iterator[TrackedAccess]:
        """A block's DMAs in order, and between them stores, which the scheduler may move anywhere in the block."""
        anywhere = list(dict.fromkeys([_of_store(store) for _, store in stores]))
        yield from (TrackedAccess(-1, stored, has_slot=False) for stored in anywhere)
        for access, tagging in dmas:
            line = access.line
            yield new_tracked((line, self._of_dma(access, tagging), tagging.tags is not None or has_slot))
            yield from (TrackedAccess(line, stored, has_slot=False) for stored in anywhere)

    def _of_dma(self, access: Access, tagging: Tagging) -> Hashable:
        """What the backend knows a DMA by; the variables of one that is left alone."""
        tags = tagging.tags
        if tags is None:
            return tagging.bases
        line = self._module.lines[access.line]
        is_bare = not self._module.has_attachments or ", !" not in line
        if is_bare and (known := self._of_bare_dma.get(id(tagging))) is not None:
            return known[1]
        attached = attachments(line)[1]
        others = tuple(sorted((kind, node) for kind, node in attached.items() if kind in ALIAS_KINDS))
        scopes = self._scopes(access.line).alias_scope | frozenset(tags.alias_scope)
        found = _DmaMetadata(scopes, frozenset(tags.noalias), others, tagging.is_dynamic)
        if is_bare:
            self._of_bare_dma[id(tagging)] = tagging, found
        return found

    def _candidates(self, function: DmaFunction, planned: Sequence[PlannedTagging]) -> dict[int, _Candidate]:
        """The accesses that would carry alias information, by line, in order, and what each would exclude."""
        lines, has_attachments = self._module.lines, self._module.has_attachments
        # What those exclude that carry no metadata yet, by their tagging.
        of_bare: dict[int, _Candidate | None] = {}
        found: dict[int, _Candidate] = {}
        for access, tagging in planned:
            if tagging.is_dma:
                continue
            line, key = access.line, id(tagging)
            if has_attachments and ", !" in lines[line]:
                candidate = self._candidate(line, tagging)
            elif key in of_bare:
                candidate = of_bare[key]
            else:
                candidate = of_bare[key] = self._candidate(line, tagging)
            if candidate is not None:
                found[line] = candidate
        if not has_attachments:
            return found
        seen = {access.line for access, _ in planned}
        for line in range(function.starts[0], function.end):
            if ", !" not in lines[line] or line in seen or not is_instruction(lines[line]):
                continue
            if has_alias_information(lines[line]) and is_flat_access(lines[line]):
                found[line] = _Candidate(self._scopes(line).noalias, frozenset())
        return dict(sorted(found.items()))

    def _candidate(self, line: int, tagging: Tagging) -> _Candidate | None:
        """What an access excludes; ``None`` if it would carry no alias information."""
        _, bases, tags, _, is_static, is_traced = tagging
        if tags is None and not is_traced and not has_alias_information(self._module.lines[line]):
            return None
        excluded = self._scopes(line).noalias | frozenset(tags.noalias if tags is not None else ())
        candidate = _Candidate(excluded, bases if is_static else frozenset())
        return self._known_candidates.setdefault(candidate, candidate)

    def _scopes(self, line: int) -> AccessScopes:
        """The scopes of the input, by numbers: names need not be different."""
        return self._alias_metadata.of(self._module.lines[line])


def _grouped(
    function: DmaFunction,
    tracked: Mapping[int, Sequence[TrackedAccess]],
    candidates: Mapping[int, _Candidate],
) -> list[_Candidates]:
    """Accesses, by line, by their block and by what is tracked ahead of them there."""
    ahead = {block: [each.line for each in inside] for block, inside in tracked.items()}
    groups: list[_Candidates] = []
    ends = [*function.starts[1:], function.end]
    lines, each = list(candidates), list(candidates.values())
    at = 0
    while at < len(lines):
        block = function.block_of(lines[at])
        inside = ahead.get(block, ())
        behind = bisect_right(inside, lines[at])
        until = (
            inside[behind] if behind < len(inside) else ends[block]
        )  # the line with which another group begins
        stop = bisect_left(lines, until, at)
        groups.append(_Candidates(block, lines[at:stop], each[at:stop]))
        at = stop
    return groups


def is_flat_access(line: str) -> bool:
    """Whether an instruction may access memory at a flat address."""
    return _TO_FLAT.search(attachments(line)[0]) is not None


def _is_tracked(access: Access) -> bool:
    """Whether the backend waits for a DMA by itself: for per-lane forms (gfx1250) the author does."""
    return access.intrinsic is not None and access.intrinsic.transfer is Transfer.DMA_UNIFORM


def _of_store(store: Tagging) -> Hashable:
    """What the backend knows an LDS store by."""
    return "store", store.bases, store.tags and (store.tags.alias_scope, store.tags.noalias)


def _is_apart(candidate: _Candidate, dma: Hashable) -> bool:
    """Whether an access needs no wait for a DMA: alias analysis (ScopedNoAliasAA) says so, or the variables do.

    A DMA that is left alone is into static variables, which all that is tagged is apart from.
    """
    if isinstance(dma, frozenset):
        return not candidate.statics or (bool(dma) and candidate.statics.isdisjoint(dma))
    assert isinstance(dma, _DmaMetadata)
    if candidate.statics and dma.is_dynamic:
        return True
    return excludes(candidate.noalias, dma.scopes)


def is_inlined(module: Module, f: FunctionProvenance) -> bool:
    """Whether code generation inlines a function into its callers."""
    return "alwaysinline" in without_strings(attribute_text(module, f.line)).split()


def divergence_of(
    provenance: Provenance, function: DmaFunction, wave_enders: Callable[[], Collection[str]]
) -> Divergence | None:
    """The divergence of a function's branches and blocks; ``None`` where its control flow is irreducible."""
    if function.flow.irreducible is not None or function.decoded is None:
        return None
    return find_divergence(
        provenance.module,
        function.decoded,
        function.flow,
        provenance.callees,
        wave_enders(),
        of_branches=True,
    )
