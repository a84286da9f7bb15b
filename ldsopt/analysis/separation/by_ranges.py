"""What is apart by base sets, byte ranges and regions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.separation.contract import judge
from ldsopt.analysis.separation.regions import ByteRegion, partition
from ldsopt.analysis.separation.separation import Separation, apart
from ldsopt.ir.calls import is_call
from ldsopt.ir.module import Function

_UNSEEN = ""
"""The name of all that is not in the module, among the functions."""
_MOST_REGIONS = 64
"""A base with more regions than this is not told apart by them: each access would list the others."""


def by_ranges(provenance: Provenance, found: list[FunctionProvenance], *, named_bases: bool) -> Separation:
    """Finds what is apart by base sets, byte ranges and regions.

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
        apart(provenance, contract, named_bases),
        regions_of,
        regions,
        contract,
        footprints,
        functions,
    )


def _groups(found: Iterable[FunctionProvenance], open_ended: Iterable[str]) -> dict[str, str]:
    """Maps each function to a name that it shares with all functions that may run in one kernel with it.

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
    """Whether a function calls what is not in the module, or not known. Inline assembly calls only what it names."""
    return any(
        is_call(instruction) and provenance.callees.runs_unseen(instruction)
        for instruction in function.instructions
    )


def _regions(
    found: list[FunctionProvenance], groups: Mapping[str, str], footprints: Mapping[int, Footprint]
) -> tuple[dict[int, frozenset[ByteRegion]], dict[ByteRegion, frozenset[ByteRegion]]]:
    members: dict[str, list[Access]] = {}
    for f in found:
        members.setdefault(groups[f.name], []).extend(f.accesses)
    regions_of: dict[int, frozenset[ByteRegion]] = {}
    regions: dict[ByteRegion, frozenset[ByteRegion]] = {}
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
