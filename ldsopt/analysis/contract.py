"""The promise that differently named dynamic bases are used with disjoint bytes: proved, refuted, or assumed.

All dynamic LDS variables of a kernel have one address, so two of them are apart only if the byte ranges used under
their names are. For each pair of bases, over the accesses that can run in one kernel:

* *proved*: no two footprints, one under each name, have a common byte;
* *refuted*: two accesses touch a common byte for sure; there is a work-item, and a byte, to show it;
* *assumed*: neither.

A witness for refuting is found by computing the addresses again for one work-item at a time: an address that depends
on nothing but the work-item's id is then a number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from ldsopt.analysis import integers
from ldsopt.analysis.footprints import Footprint, Footprints, Part
from ldsopt.analysis.provenance import Access, FunctionProvenance
from ldsopt.analysis.ranges import ModuleRanges
from ldsopt.analysis.values import PLAIN
from ldsopt.ir.attributes import launch_bounds
from ldsopt.ir.module import Function

_WITNESSES = 256
"""Work-items that are tried: those of the first waves, where tilings show their overlaps."""


class Standing(Enum):
    """What is known of one pair of bases."""

    PROVED = "proved"
    REFUTED = "refuted"
    ASSUMED = "assumed"


@dataclass(frozen=True, slots=True)
class Witness:
    """Two accesses that touch a common byte.

    Attributes:
        lines: of the accesses, indices into `Module.lines`.
        work_items: which work-item (flat id in x) forms each address; ``None`` where any does.
        offset: of the first common byte from the start of dynamic LDS.
        size: common bytes from there on.
    """

    lines: tuple[int, int]
    work_items: tuple[int | None, int | None]
    offset: int
    size: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two dynamic bases, by index, and how they stand."""

    first: int
    second: int
    standing: Standing
    witness: Witness | None = None


@dataclass(frozen=True, slots=True)
class _Used:
    access: Access
    function: Function
    footprint: Footprint


def judge(
    shared: ModuleRanges,
    functions: Mapping[str, tuple[Function, Footprints]],
    found: Iterable[FunctionProvenance],
    kernels: Mapping[str, frozenset[str]],
) -> tuple[Pair, ...]:
    """Every pair of dynamic bases.

    Args:
        shared: ranges of the module.
        functions: decoded functions and footprints by name.
        found: the accesses, by function.
        kernels: of each function, the kernels that it can run in.
    """
    dynamic = [i for i, base in enumerate(shared.provenance.bases) if base.is_dynamic]
    used: dict[str, dict[int, list[tuple[_Used, Part]]]] = defaultdict(lambda: defaultdict(list))
    unknown: set[str] = set()
    for provenance in found:
        function, footprints = functions[provenance.name]
        for access in provenance.accesses:
            footprint = footprints.of(access)
            for kernel in kernels[provenance.name]:
                for part in footprint.parts or ():
                    if part.base != PLAIN:
                        used[kernel][part.base].append((_Used(access, function, footprint), part))
                    else:
                        unknown.add(kernel)
    return tuple(_pair(shared, a, b, used) for a, b in combinations(dynamic, 2))


def _pair(
    shared: ModuleRanges, a: int, b: int, used: Mapping[str, Mapping[int, list[tuple[_Used, Part]]]]
) -> Pair:
    proved = True
    for by_base in used.values():
        clashes = [
            (x, y)
            for x in _distinct(by_base.get(a, []))
            for y in _distinct(by_base.get(b, []))
            if not integers.disjoint_ranges(x[1].offsets, x[1].size, y[1].offsets, y[1].size)
        ]
        for (x, x_part), (y, y_part) in clashes:
            proved = False
            if witness := _witness(shared, (x, x_part), (y, y_part)):
                return Pair(a, b, Standing.REFUTED, witness)
    return Pair(a, b, Standing.PROVED if proved else Standing.ASSUMED)


def _distinct(parts: list[tuple[_Used, Part]]) -> list[tuple[_Used, Part]]:
    """One of each footprint: an unrolled kernel has thousands of accesses and few footprints."""
    return list({(part.offsets, part.size): (used, part) for used, part in parts}.values())


def _witness(shared: ModuleRanges, x: tuple[_Used, Part], y: tuple[_Used, Part]) -> Witness | None:
    if any(len(used.footprint.parts or ()) != 1 for used, _ in (x, y)):
        return None  # it may be of another base each time
    left, right = _concrete(shared, *x), _concrete(shared, *y)
    for item, (start, size) in left.items():
        for other, (begin, length) in right.items():
            low, high = max(start, begin), min(start + size, begin + length)
            if low < high:
                return Witness((x[0].access.line, y[0].access.line), (item, other), low, high - low)
    return None


def _concrete(shared: ModuleRanges, used: _Used, part: Part) -> dict[int | None, tuple[int, int]]:
    """Work-item -> (offset, bytes), for those whose address is a number; ``None`` stands for all of them."""
    if part.offsets.value is not None:
        return {None: (part.offsets.value, part.size)}
    found: dict[int | None, tuple[int, int]] = {}
    bounds = launch_bounds(shared.module, used.function)
    for item in range(min(bounds.sizes[0], _WITNESSES)):
        ranges = shared.function(used.function, work_item=(item, 0, 0))
        footprint = Footprints(shared, used.function, ranges).of(used.access)
        for concrete in footprint.parts or ():
            if concrete.base == part.base and concrete.offsets.value is not None:
                found[item] = (concrete.offsets.value, concrete.size)
        if not found:
            return {}  # it depends on more than the work-item
    return found
