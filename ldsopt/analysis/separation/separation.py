"""Which LDS accesses are apart, and on what grounds.

Two accesses are apart if every pair of their bases is, or every pair of their regions. Grounds, per pair of bases:

* two static variables, or a static and a dynamic one: LLVM's semantics of distinct globals (dynamic LDS lies behind the
  static, AMDGPULowerModuleLDSPass);
* two dynamic variables: proved by ranges (`ldsopt.analysis.separation.contract`), or the assumption that differently
  named ones are used with disjoint bytes;
* two regions of one base: proved by ranges (`ldsopt.analysis.separation.regions`).

`by_names` knows what the default provenance knows: one base or none. `by_ranges` adds base sets, regions and proofs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.separation.contract import Pair, Standing, judge
from ldsopt.analysis.separation.regions import Region, partition
from ldsopt.ir.module import Function

_UNSEEN = ""
"""The name of all that is not in the module, among the functions."""
_MOST_REGIONS = 64
"""A base with more regions than this is not told apart by them: each access would list the others."""


@dataclass(frozen=True, slots=True)
class Separation:
    """What is apart in a module.

    Attributes:
        bases_of: bases of each access, by its line; empty where they are not known.
        apart: of each base, the bases that it is apart from.
        regions_of: regions of each access, by its line, of all of its bases; empty where they are not known.
        regions: of each region, all that there are in the kernels that it is in. None of kernels in which no base has
            more than one.
        contract: every pair of dynamic bases, where ranges were computed.
        footprints: of each access by its line, where ranges were computed.
        functions: what computed them, by function.
    """

    bases_of: Mapping[int, frozenset[int]]
    apart: Mapping[int, frozenset[int]]
    regions_of: Mapping[int, frozenset[Region]] = field(default_factory=dict)
    regions: Mapping[Region, frozenset[Region]] = field(default_factory=dict)
    contract: tuple[Pair, ...] = ()
    footprints: Mapping[int, Footprint] = field(default_factory=dict)
    functions: Mapping[str, Footprints] = field(default_factory=dict)

    def other_bases(self, bases: frozenset[int]) -> frozenset[int]:
        """The bases that all of these are apart from."""
        found = None
        for base in bases:
            found = self.apart[base] if found is None else found & self.apart[base]
        return frozenset() if found is None else found - bases

    def other_regions(self, regions: frozenset[Region]) -> frozenset[Region]:
        """The regions, of the same kernels, that all of these are apart from."""
        found: frozenset[Region] | None = None
        for one in regions:
            apart = self._apart_from(one)
            found = apart if found is None else found & apart
        return found or frozenset()

    def _apart_from(self, region: Region) -> frozenset[Region]:
        own, number = region
        apart = self.apart[own]
        return frozenset(
            [(b, n) for b, n in self.regions[region] if (n != number if b == own else b in apart)]
        )


def by_names(provenance: Provenance, found: Iterable[FunctionProvenance], *, named_bases: bool) -> Separation:
    """By provenance alone.

    Args:
        provenance: of the module.
        found: its results.
        named_bases: make the assumption.
    """
    return Separation(
        bases_of={access.line: access.bases for f in found for access in f.accesses},
        apart=_apart(provenance, (), named_bases),
    )


def by_ranges(provenance: Provenance, found: list[FunctionProvenance], *, named_bases: bool) -> Separation:
    """By base sets, byte ranges and regions.

    Args:
        provenance: of the module.
        found: its results.
        named_bases: make the assumption for the pairs that are not proved.
    """
    shared = ModuleRanges(provenance)
    by_name = {f.name: f for f in found}
    functions: dict[str, Footprints] = {}
    footprints: dict[int, Footprint] = {}
    bases_of: dict[int, frozenset[int]] = {}
    open_ended: list[str] = []
    for function in provenance.functions():  # once: a very large module is decoded anew each time
        if provenance.has_unseen_callers(function) or _calls_unseen(provenance, function):
            open_ended.append(function.name)
        each = functions[function.name] = Footprints(shared, function)
        for access in by_name[function.name].accesses:
            footprint = footprints[access.line] = each.of(access)
            known = footprint.bases
            bases_of[access.line] = access.bases if known is None else known
    groups = _groups(found, open_ended)
    contract = judge(provenance.bases, functions, footprints, found, groups)
    regions_of, regions = _regions(found, groups, footprints)
    return Separation(
        bases_of,
        _apart(provenance, contract, named_bases),
        regions_of,
        regions,
        contract,
        footprints,
        functions,
    )


def _apart(
    provenance: Provenance, contract: tuple[Pair, ...], named_bases: bool
) -> dict[int, frozenset[int]]:
    proved = {frozenset((pair.first, pair.second)) for pair in contract if pair.standing is Standing.PROVED}
    refuted = {frozenset((pair.first, pair.second)) for pair in contract if pair.standing is Standing.REFUTED}
    bases = provenance.bases

    def is_apart(a: int, b: int) -> bool:
        if a == b:
            return False
        if not (bases[a].is_dynamic and bases[b].is_dynamic):
            return True
        pair = frozenset((a, b))
        return pair in proved or (named_bases and pair not in refuted)

    return {a: frozenset(b for b in range(len(bases)) if is_apart(a, b)) for a in range(len(bases))}


def _groups(found: Iterable[FunctionProvenance], open_ended: Iterable[str]) -> dict[str, str]:
    """Function -> a name for all functions that may run in one kernel with it.

    A function with callers that are not seen may run wherever a callee is not seen.

    Args:
        found: who calls whom.
        open_ended: the functions with callers or callees that are not seen.
    """
    root: dict[str, str] = {}

    def find(name: str) -> str:
        root.setdefault(name, name)
        while root[name] != name:
            root[name] = root[root[name]]
            name = root[name]
        return name

    for f in found:
        find(f.name)
        for callee in f.calls:
            root[find(callee)] = find(f.name)
    for name in open_ended:
        root[find(name)] = find(_UNSEEN)
    return {name: find(name) for name in list(root)}


def _calls_unseen(provenance: Provenance, function: Function) -> bool:
    """Whether it calls what is not in the module, or not known; inline assembly calls only what it names."""
    for instruction in function.instructions:
        if instruction.opcode in ("call", "invoke", "callbr"):
            kind = provenance.callees[instruction.operands[-1]].kind
            if kind is CalleeKind.UNKNOWN:
                return True
            if kind is CalleeKind.ASM and "@" in provenance.module.lines[instruction.line]:
                return True
    return False


def _regions(
    found: list[FunctionProvenance], groups: Mapping[str, str], footprints: Mapping[int, Footprint]
) -> tuple[dict[int, frozenset[Region]], dict[Region, frozenset[Region]]]:
    members: dict[str, list[Access]] = {}
    for f in found:
        members.setdefault(groups[f.name], []).extend(f.accesses)
    regions_of: dict[int, frozenset[Region]] = {}
    regions: dict[Region, frozenset[Region]] = {}
    first: dict[int, int] = {}
    for accesses in members.values():
        parted = partition(footprints[access.line] for access in accesses)
        counts = Counter(base for base, _ in parted.bytes_of)
        numbers = {
            (base, n): (base, first.get(base, 0) + (0 if counts[base] > _MOST_REGIONS else n))
            for base, n in parted.bytes_of
        }
        together = frozenset(numbers.values())
        if len(together) == len(counts):
            continue  # names alone tell them apart
        for access in accesses:
            own = parted.of(footprints[access.line])
            if own is not None:
                regions_of[access.line] = frozenset([numbers[region] for region in own])
        regions |= dict.fromkeys(together, together)
        for base, _ in together:
            first[base] = first.get(base, 0) + 1
    return regions_of, regions
