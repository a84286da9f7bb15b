"""Rule R10: accesses that may not carry alias information, since the backend would forget an LDS-DMA at a join.

LLVM keeps, beside the scores of its wait model, a *list* of LDS-DMAs: one slot for each different set of alias metadata
(`!alias.scope`, `!noalias`, `!tbaa`), in the order in which they were first met. An access without alias information
waits for all of them. One with alias information looks through the list and waits for the slots whose DMA it may
alias. Where control flow joins, the *scores* of the slots are merged by number, but the list stays that of the first
predecessor that was processed. A DMA that has no place in that list, or another place than its score, is forgotten::

    entry:  DMA to B                              ; list: B
            br i1 %c, label %one, label %join
    one:    DMA to A                              ; list: B, A
            br label %join
    join:   load from @A, !alias.scope !{A}       ; list: B, for `entry` was processed first: no wait for slot 2

The compiled code shows the waits that are lost; if it is checked (`AnnotateOptions.judged`), the rule requires nothing.
By the rules alone, an access of a function of several blocks carries alias information only if, for each class of DMA
(of one slot) in the function that it does not exclude, a DMA of that class stands ahead of it in its own block. The
list has that class there, whatever it was at the block's beginning, and the slot has the score of the youngest of them;
DMAs complete in order, so a wait for it covers all. If there are more classes than the list of every LLVM has slots
(eight), or a class may have no slot, no DMA counts as found.

An access that the input itself declares apart from a DMA that gets a scope carries none either: such claims of
front-ends are often true of one iteration of a loop only.

An access that may not carry any loses the input's, too. LDS stores with a scope would take slots: they keep their
``!noalias`` and get no scope. AMDGPULowerModuleLDS would give an access to one of several static variables new scopes:
from such an access the variable is hidden, by a cast to an integer and back (which costs no instruction)::

    %p.addr = ptrtoint ptr addrspace(3) %p to i32
    %p.dst = inttoptr i32 %p.addr to ptr addrspace(3)
    %v = load i32, ptr addrspace(3) %p.dst             ; waits for every LDS-DMA

Source: LLVM 21 to 23, SIInsertWaitcnts.cpp: ``WaitcntBrackets::updateByEvent`` (the list), ``merge`` (scores alone),
``generateWaitcntInstBefore`` (looks into the list).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import attribute_text
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.metadata import (
    ALIAS_KINDS,
    AccessScopes,
    AliasMetadata,
    ScopeSet,
    excludes,
    has_alias_information,
)
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments, is_instruction, without_strings
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.annotate.left_whole import DmaFunction

SLOTS = 8
"""The most DMAs of different metadata that every LLVM can distinguish."""
_TO_FLAT = pattern(
    r"(?:load|store) .*, ptr (?!addrspace\()|(?:atomicrmw|cmpxchg) .*\bptr (?!addrspace\()"
    r"|call .*\(.*\bptr(?: (?!addrspace\()|>)"
)
"""Pattern of an access at a flat address, which may be a constant, an argument with attributes, or a vector."""


_STORES = (AccessKind.STORE, AccessKind.ATOMIC, AccessKind.COPY)
"""Kinds of accesses that the backend also gives a slot, if they have a scope."""


class Tagging(NamedTuple):
    """The tags of accesses: the accesses of a function with equal tags share one object.

    Attributes:
        is_dma: the accesses are LDS-DMAs.
        bases: the variables that they access; empty if they are not known.
        tags: the tags to add; ``None`` for none; a DMA without tags is left alone.
        is_dynamic: they access dynamic LDS alone.
        is_static: they access static variables alone.
        is_traced: AMDGPULowerModuleLDS may give them scopes by itself.
    """

    is_dma: bool
    bases: frozenset[int]
    tags: LineEdit | None
    is_dynamic: bool
    is_static: bool
    is_traced: bool


PlannedTagging = tuple[Access, Tagging]
"""An access of the input, and the tags that it is to get."""


@dataclass(frozen=True, slots=True)
class Uninformed:
    """The accesses of a function whose alias information is restricted.

    Attributes:
        accesses: lines of those that may carry no alias information.
        stores: lines of those that may not carry a scope of their own.
    """

    accesses: frozenset[int] = frozenset()
    stores: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _DmaMetadata:
    """The metadata by which the backend identifies a DMA: DMAs of equal metadata share a slot."""

    scopes: ScopeSet
    noalias: ScopeSet
    others: tuple[tuple[str, int], ...]
    is_dynamic: bool


class _Candidate(NamedTuple):
    """The exclusions of accesses with alias information.

    Attributes:
        noalias: the scopes that they exclude.
        statics: the variables that they access, if all are static.
    """

    noalias: ScopeSet
    statics: frozenset[int]


class Joins:
    """Rule R10 for the functions of a module.

    Args:
        inlined: names of functions that code generation inlines; the DMAs in flight at their entry are not known.
    """

    def __init__(self, module: Module, inlined: frozenset[str]) -> None:
        self._module, self._inlined = module, inlined
        self._alias_metadata = AliasMetadata(module.lines)
        self._of_bare_dma: dict[int, tuple[Tagging, Hashable]] = {}
        self._known_candidates: dict[_Candidate, _Candidate] = {}

    def uninformed(
        self, function: DmaFunction, calls: frozenset[str], planned: Sequence[PlannedTagging]
    ) -> Uninformed:
        """The accesses of a function whose alias information is restricted.

        Args:
            function: the function.
            calls: names of the functions that it calls.
            planned: its LDS accesses.
        """
        dmas = [plan for plan in planned if plan[1].is_dma and is_tracked(plan[0])]
        if not any(tagging.tags is not None for _, tagging in dmas):
            return Uninformed()
        candidates = self._candidates(function, planned)
        if not candidates:
            return Uninformed()
        if function.name in self._inlined or not self._inlined.isdisjoint(calls):
            return Uninformed(frozenset(candidates))
        stores = [plan for plan in planned if plan[0].kind in _STORES]
        classes = {access.line: self._of_dma(access, tagging) for access, tagging in dmas}
        has_slots = len({*classes.values(), *(_of_store(store) for _, store in stores)}) <= SLOTS
        if has_slots and len(function.starts) == 1:
            return Uninformed()
        lost = self._claimed(candidates, [access for access, tagging in dmas if tagging.tags is not None])
        numbers = {each: number for number, each in enumerate(dict.fromkeys(classes.values()))}
        # For each block and class with a slot, the line of its first DMA.
        first: dict[tuple[int, int], int] = {}
        for line, each in classes.items() if has_slots else ():
            if isinstance(each, _DmaMetadata):
                place = function.block_of(line), numbers[each]
                first[place] = min(line, first.get(place, line))
        # For each candidate, which many accesses share, the classes that it is not apart from.
        sharing: dict[int, list[int]] = {}
        for line, candidate in candidates.items():
            if line in lost:
                continue
            if (met := sharing.get(id(candidate))) is None:
                met = [number for each, number in numbers.items() if not _is_apart(candidate, each)]
                sharing[id(candidate)] = met
            if met:
                block = function.block_of(line)
                if any(first.get((block, number), line) >= line for number in met):
                    lost.add(line)
        return Uninformed(frozenset(lost), frozenset([store.line for store, _ in stores]))

    def _claimed(self, lines: Iterable[int], dmas: Sequence[Access]) -> set[int]:
        """The lines of accesses that the input declares apart from an LDS-DMA.

        Such a claim is true of one iteration of a loop, if at all. The backend may wait in spite of it as long as the
        DMA has no place in its list; a scope of ours gives it one.
        """
        claims = {self._scopes(dma.line).alias_scope for dma in dmas if self._module.has_attachments}
        return {
            line
            for line in lines
            if any(excludes(self._scopes(line).noalias, each) for each in claims if each)
        }

    def _of_dma(self, access: Access, tagging: Tagging) -> Hashable:
        """The metadata by which the backend identifies a DMA; the variables of a DMA that is left alone."""
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
        """The accesses that would carry alias information, by line, in order, with their exclusions."""
        lines, has_attachments = self._module.lines, self._module.has_attachments
        # The exclusions of accesses without metadata, by their tagging.
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
        """The exclusions of an access; ``None`` if it would carry no alias information."""
        _, bases, tags, _, is_static, is_traced = tagging
        if tags is None and not is_traced and not has_alias_information(self._module.lines[line]):
            return None
        excluded = self._scopes(line).noalias | frozenset(tags.noalias if tags is not None else ())
        candidate = _Candidate(excluded, bases if is_static else frozenset())
        return self._known_candidates.setdefault(candidate, candidate)

    def _scopes(self, line: int) -> AccessScopes:
        """The scopes of an access in the input, by numbers, as their names may be equal."""
        return self._alias_metadata.of(self._module.lines[line])


def is_flat_access(line: str) -> bool:
    """True if an instruction may access memory at a flat address."""
    return _TO_FLAT.search(attachments(line)[0]) is not None


def is_tracked(access: Access) -> bool:
    """True if the backend waits for a DMA by itself; for per-lane forms (gfx1250) the author waits."""
    return access.intrinsic is not None and access.intrinsic.transfer is Transfer.DMA_UNIFORM


def _of_store(store: Tagging) -> Hashable:
    """The metadata by which the backend identifies an LDS store."""
    return "store", store.bases, store.tags and (store.tags.alias_scope, store.tags.noalias)


def _is_apart(candidate: _Candidate, dma: Hashable) -> bool:
    """True if an access needs no wait for a DMA: alias analysis (ScopedNoAliasAA) says so, or the variables do.

    A DMA that is left alone is into static variables, and all tagged accesses are apart from these.
    """
    if isinstance(dma, frozenset):
        return not candidate.statics or (bool(dma) and candidate.statics.isdisjoint(dma))
    assert isinstance(dma, _DmaMetadata)
    if candidate.statics and dma.is_dynamic:
        return True
    return excludes(candidate.noalias, dma.scopes)


def is_inlined(module: Module, f: FunctionProvenance) -> bool:
    """True if code generation inlines a function into its callers."""
    return "alwaysinline" in without_strings(attribute_text(module, f.line)).split()


def branch_divergence(module: Module, function: DmaFunction) -> Divergence | None:
    """The divergence of a function's branches and blocks; ``None`` where its control flow is irreducible."""
    if function.flow.irreducible is not None or function.decoded is None:
        return None
    return divergence_of(function.decoded, module, of_branches=True)
