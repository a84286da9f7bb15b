"""Accesses that are apart by base sets, byte ranges and regions.

The promise that differently named dynamic bases are used with disjoint bytes: proved, refuted, or assumed.

All dynamic LDS variables of a kernel have one address, so two of them are apart only if the byte ranges used under
their names are. For each pair of bases, over the accesses that can run in one kernel:

* *proved*: no two footprints, one under each name, have a common byte;
* *refuted*: two accesses touch a common byte whenever the later one runs; there is a work-item, and a byte, to show it;
* *assumed*: neither.

A witness for refuting is found by computing the addresses again for one work-item at a time: an address that depends
on nothing but the work-item's id is then a number. Both accesses are in one function, one of their blocks dominates the
other, and no branch that may part work-items decides on either. Work-items are those of the smallest workgroup that the
kernel allows, taken to be one row unless the module asks for an id in y or z; of an LDS-DMA,
the lanes that each of its waves has.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, product

from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.footprints import Footprint, Footprints, Part, footprints_of
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN
from ldsopt.analysis.separation.separation import ByteRegion, Pair, Separation, Standing, Witness, apart
from ldsopt.dataclass import dataclass
from ldsopt.graph import MergedSets
from ldsopt.ir.module import LdsGlobal
from ldsopt.once import once
from ldsopt.target.intrinsics import WORK_ITEM_ID

_UNSEEN = ""
"""The name that stands for all functions outside of the module."""
_MOST_REGIONS = 64
"""A base with more regions than this counts as one region: each access would list all others."""


@once
def by_ranges(provenance: Provenance, *, named_bases: bool) -> Separation:
    """Finds the accesses that are apart, by base sets, byte ranges and regions.

    Args:
        provenance: the module's provenance.
        named_bases: assume it for the pairs that are not proved.
    """
    found = provenance.found
    by_name = {f.name: f for f in found}
    functions: dict[str, Footprints] = {}
    footprints: dict[int, Footprint] = {}
    bases_of: dict[int, frozenset[int]] = {}
    open_ended: list[str] = []
    for function in provenance.functions():
        if provenance.has_unseen_callers(function) or provenance.callees.run_unseen(function):
            open_ended.append(function.name)
        each = functions[function.name] = footprints_of(provenance, function)
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

    A function with unseen callers may run wherever a callee is not seen.

    Args:
        found: the callees of each function.
        open_ended: the functions with unseen callers or callees.
    """
    calls = {f.name: f.calls for f in found}
    sets = MergedSets([*calls, *chain.from_iterable(calls.values()), *open_ended, _UNSEEN])
    for name, callees in calls.items():
        for callee in callees:
            sets.join(name, callee)
    for name in open_ended:
        sets.join(name, _UNSEEN)
    return {name: members[0] for name, members in sets.of.items()}


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


_WORK_ITEMS = 256
"""Work-items that are tried: those of the first waves, where tilings show their overlaps."""
_MOST_TRIALS = 64
"""The most pairs of footprints that are tried for one pair of bases; a pair not refuted then stays an assumption."""

_MOST_SEEN = 512
"""The most pairs of footprints with common bytes that are looked at for one pair of bases, tried or not."""


@dataclass(frozen=True, slots=True)
class _Used:
    access: Access
    footprints: Footprints
    is_certain: bool  # of this one base, whenever it runs


def judge(
    bases: Sequence[LdsGlobal],
    footprints: Mapping[str, Footprints],
    by_line: Mapping[int, Footprint],
    found: Iterable[FunctionProvenance],
    groups: Mapping[str, str],
) -> tuple[Pair, ...]:
    """Judges every pair of dynamic bases.

    Args:
        bases: the LDS variables.
        footprints: the footprints of each function.
        by_line: the footprint of each access, by its line.
        found: the accesses, by function.
        groups: for each function, a name that it shares with all that may run in one kernel with it.
    """
    used: dict[str, dict[int, _Distinct]] = defaultdict(lambda: defaultdict(dict))
    for function in found:
        own, by_base = footprints[function.name], used[groups[function.name]]
        for access in function.accesses:
            known = by_line[access.line].parts
            # An address that ranges gave up on may be anywhere in its bases.
            lost = (
                [Part(base, integers.full(ADDRESS_BITS), 1) for base in access.bases] if known is None else ()
            )
            parts = lost if known is None else known
            is_certain = known is not None and len(parts) == 1
            for part in parts:
                by_base[part.base][part, is_certain] = access, own
    distinct = [{base: _BaseUses(uses) for base, uses in by_base.items()} for by_base in used.values()]
    dynamic = [i for i, base in enumerate(bases) if base.is_dynamic]
    witnesses = _Witnesses()
    return tuple(_pair(a, b, distinct, witnesses) for a, b in combinations(dynamic, 2))


_Distinct = dict[tuple[Part, bool], tuple[Access, Footprints]]
"""One of each footprint: an unrolled kernel has thousands of accesses and few footprints."""


class _BaseUses(list[tuple[_Used, Part]]):
    """The distinct footprints under one base, and the bytes from the first to the last, half-open."""

    def __init__(self, distinct: _Distinct) -> None:
        super().__init__(
            (_Used(access, own, is_certain), part) for (part, is_certain), (access, own) in distinct.items()
        )
        offsets = [part.offsets for _, part in self]
        self.start = min(value.lower for value in offsets)
        self.stop = max(part.offsets.lower + part.offsets.extent + part.size for _, part in self)


def _pair(a: int, b: int, groups: Iterable[Mapping[int, _BaseUses]], witnesses: _Witnesses) -> Pair:
    proved, tried, seen = True, 0, 0
    for by_base in groups:
        if a not in by_base or b not in by_base or _apart(by_base[a], by_base[b]):
            continue
        for x, y in product(by_base[a], by_base[b]):
            if integers.disjoint_ranges(x[1].offsets, x[1].size, y[1].offsets, y[1].size):
                continue
            proved = False
            seen += 1
            if tried >= _MOST_TRIALS or seen >= _MOST_SEEN:
                return Pair(a, b, Standing.ASSUMED)
            if not (x[0].is_certain and y[0].is_certain):
                continue
            tried += 1
            if witness := witnesses.find(x, y):
                return Pair(a, b, Standing.REFUTED, witness)
    return Pair(a, b, Standing.PROVED if proved else Standing.ASSUMED)


def _apart(x: _BaseUses, y: _BaseUses) -> bool:
    """True if all bytes of one lie before all bytes of the other, and neither wraps round the address space."""
    return (x.stop <= y.start or y.stop <= x.start) and max(x.stop, y.stop) <= 1 << ADDRESS_BITS


class _Witnesses:
    """Looks for a byte that two accesses share, work-item by work-item."""

    def __init__(self) -> None:
        self._known: dict[int, dict[int | None, tuple[int, int]]] = {}
        self._paths: dict[str, _CommonRuns] = {}

    def find(self, x: tuple[_Used, Part], y: tuple[_Used, Part]) -> Witness | None:
        if not self._run_together(x[0], y[0]):
            return None
        left, right = self._concrete(*x), self._concrete(*y)
        ordered = sorted((start, size, -1 if item is None else item) for item, (start, size) in right.items())
        for item, (start, size) in left.items():
            for begin, length, other in ordered:
                if begin >= start + size:
                    break
                if begin + length > start:
                    low, high = max(start, begin), min(start + size, begin + length)
                    items = (item, None if other < 0 else other)
                    return Witness((x[0].access.line, y[0].access.line), items, low, high - low)
        return None

    def _run_together(self, x: _Used, y: _Used) -> bool:
        function = x.footprints.function
        if y.footprints.function.name != function.name:
            return False
        if function.name not in self._paths:
            self._paths[function.name] = _CommonRuns(x.footprints)
        return self._paths[function.name].run_together(x.access.line, y.access.line)

    def _concrete(self, used: _Used, part: Part) -> dict[int | None, tuple[int, int]]:
        """Maps work-items to (offset, bytes) where the address is a number; ``None`` stands for every work-item."""
        if part.has_gaps:
            return {}
        if part.offsets.value is not None:
            surely = used.footprints.in_smallest_workgroup().of(used.access).parts
            return {None: (part.offsets.value, surely[0].size)} if surely else {}
        line = used.access.line
        if line not in self._known:
            self._known[line] = dict(self._by_item(used))
        return self._known[line]

    @staticmethod
    def _by_item(used: _Used) -> Iterator[tuple[int | None, tuple[int, int]]]:
        bounds = used.footprints.ranges.bounds
        smallest = used.footprints.in_smallest_workgroup()
        declared = used.footprints.provenance.module.declarations()
        # If the row's size is not stated, and the kernel reads ids in y or z, a row may be one work-item long.
        has_rows = not bounds.is_exact and any(f"{WORK_ITEM_ID}{dimension}" in declared for dimension in "yz")
        for item in range(1 if has_rows else min(bounds.sizes[0], bounds.least, _WORK_ITEMS)):
            parts = smallest.of_work_item((item, 0, 0)).of(used.access).parts or ()
            if len(parts) != 1 or parts[0].offsets.value is None or parts[0].has_gaps:
                return  # it depends on more than the work-item
            yield item, (parts[0].offsets.value, parts[0].size)


class _CommonRuns:
    """Tells which accesses of one function run together."""

    def __init__(self, footprints: Footprints) -> None:
        function = footprints.function
        flow = of_function(function)
        self._dominators = flow.dominators
        self._partial: Container[int] = range(len(function.blocks))
        if flow.irreducible is None:
            self._partial = divergence_of(function, footprints.provenance.module).partial
        self._block_of = function.block_of_line

    def run_together(self, a: int, b: int) -> bool:
        """True if all work-items run both wherever any runs the later one."""
        x, y = self._block_of[a], self._block_of[b]
        if x in self._partial or y in self._partial:
            return False
        return self._dominators.dominates(x, y) or self._dominators.dominates(y, x)


# --- regions ------------------------------------------------------------------------------------------------
#
# Regions of one base: groups of accesses that provably never touch each other's bytes.
#
# Most real kernels have one LDS variable and carve it up with constant offsets. Two accesses of a base belong to one
# region if their footprints may have a common byte, and so on transitively: the regions are the connected components of
# "may overlap". Footprints are over all iterations, lanes and waves, so two regions are apart for good, and a static
# alias scope may say so.
#
# A ring whose slots trade places each iteration is one region: both of its slots pass through the same instruction.

_MOST_PAIRS = 250_000
"""The most pairs of a base's distinct footprints that are compared by strides and bits; above, only by intervals."""


@dataclass(frozen=True, slots=True)
class Regions:
    """The regions of all bases.

    Attributes:
        of_part: the region of each distinct (base, offsets, size).
        bytes_of: the bytes of each region from its first to its last: half-open, of the unsigned offsets.
    """

    of_part: Mapping[Part, int]
    bytes_of: Mapping[ByteRegion, tuple[int, int]]

    def of(self, footprint: Footprint) -> frozenset[ByteRegion] | None:
        """The regions that an access may touch; ``None`` if it may touch any."""
        if footprint.bases is None:
            return None
        return frozenset([(part.base, self.of_part[part]) for part in footprint.parts or ()])


def partition(footprints: Iterable[Footprint]) -> Regions:
    """Partitions the accesses of each base into regions."""
    by_base: dict[int, dict[Part, None]] = {}
    for footprint in footprints:
        for part in footprint.parts or ():
            if part.base != PLAIN:
                by_base.setdefault(part.base, {})[part] = None
    of_part: dict[Part, int] = {}
    bytes_of: dict[ByteRegion, tuple[int, int]] = {}
    for base, parts in by_base.items():
        for number, members in enumerate(_components(list(parts))):
            for part in members:
                of_part[part] = number
            bytes_of[base, number] = (
                min(part.offsets.unsigned_min for part in members),
                max(part.offsets.unsigned_max + part.size for part in members),
            )
    return Regions(of_part, bytes_of)


def _components(parts: Sequence[Part]) -> list[list[Part]]:
    """Connected components of "may overlap", ordered by their first byte."""
    ordered = sorted(parts, key=lambda part: (part.offsets.unsigned_min, part.offsets.unsigned_max))
    starts = [part.offsets.unsigned_min for part in ordered]
    stops = [part.offsets.unsigned_max + part.size for part in ordered]
    # A part that wraps round the address space may touch any part that begins below its end.
    wrapping = [i for i, part in enumerate(ordered) if stops[i] > 1 << part.offsets.width]
    exact = len(ordered) * len(ordered) <= 2 * _MOST_PAIRS
    group = MergedSets(range(len(ordered)))
    if not exact and wrapping:
        return [ordered]
    furthest = 0  # of the parts so far, the one that ends last
    for i, start in enumerate(starts):
        if not exact:
            if start < stops[furthest]:
                group.join(i, furthest)
            furthest = max(furthest, i, key=stops.__getitem__)
            continue
        last = bisect_left(starts, stops[i], i + 1)
        for j in chain(range(i + 1, last), wrapping):
            if group.of[i] is not group.of[j] and not _are_apart(ordered[i], ordered[j]):
                group.join(i, j)
    return [[ordered[i] for i in sorted(members)] for members in group.all()]


def _are_apart(a: Part, b: Part) -> bool:
    return integers.disjoint_ranges(a.offsets, a.size, b.offsets, b.size)
