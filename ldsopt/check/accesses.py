"""The LDS accesses of a module with their footprints, and whether two machine instructions may touch common bytes.

Overlap is judged by our own provenance and ranges, never by the metadata under test. What is not known may overlap
everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ldsopt.analysis import footprints
from ldsopt.analysis.contract import Standing
from ldsopt.analysis.footprints import Footprint, Layout
from ldsopt.analysis.provenance import Access, FunctionProvenance, Provenance
from ldsopt.analysis.separation import Separation, by_ranges
from ldsopt.check.mapping import AccessMap
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.wait_facts import Touch

_TOUCH = {
    footprints.Touch.NEVER: Touch.NEVER,
    footprints.Touch.MAY: Touch.MAY,
    footprints.Touch.MUST: Touch.MUST,
}


@dataclass(frozen=True, slots=True)
class Accesses:
    """Every LDS access of a module.

    Attributes:
        provenance: the analysis.
        functions: its results.
        separation: base sets, footprints and regions.
        by_line: each access, by its line in the module's text.
        classes: of each access, by line: accesses of one class have the same regions.
        members: the accesses of each class.
        layout: how bases are taken to lie.
    """

    provenance: Provenance
    functions: tuple[FunctionProvenance, ...]
    separation: Separation
    by_line: Mapping[int, Access]
    classes: Mapping[int, int]
    members: Mapping[int, tuple[int, ...]]
    layout: Layout

    @property
    def assumes_named_bases(self) -> bool:
        """Whether some pair of dynamic bases is taken to be disjoint without proof."""
        return any(pair.standing is Standing.ASSUMED for pair in self.separation.contract)

    def footprint(self, line: int) -> Footprint:
        """The bytes of an access."""
        return self.separation.footprints[line]


def find_accesses(module: Module, *, named_bases: bool = True) -> Accesses:
    """The accesses of a module.

    Args:
        module: to look at.
        named_bases: take differently named dynamic bases to be used with disjoint bytes.
    """
    provenance = Provenance(module)
    functions = provenance.analyse()
    separation = by_ranges(provenance, functions, named_bases=named_bases)
    numbers: dict[object, int] = {}
    classes: dict[int, int] = {}
    members: dict[int, list[int]] = {}
    by_line = {access.line: access for f in functions for access in f.accesses}
    for line in by_line:
        footprint = separation.footprints[line]
        key = separation.regions_of.get(line) or footprint.bases
        classes[line] = numbers.setdefault(key, len(numbers))
        members.setdefault(classes[line], []).append(line)
    dynamic = frozenset(i for i, base in enumerate(provenance.bases) if base.is_dynamic)
    return Accesses(
        provenance,
        tuple(functions),
        separation,
        by_line,
        classes,
        {number: tuple(lines) for number, lines in members.items()},
        Layout(dynamic, named_bases),
    )


class AccessOverlap:
    """The `Overlap` of one listing: machine instructions to accesses to footprints.

    Args:
        accesses: of the module.
        mapping: of the listing.
    """

    def __init__(self, accesses: Accesses, mapping: AccessMap) -> None:
        self._accesses, self._mapping = accesses, mapping
        self._known: dict[tuple[object, object], Touch] = {}
        self._of_class: dict[int, Footprint] = {}

    def __call__(
        self, earlier: AsmInstruction, later: AsmInstruction, *, between_waves: bool, executions_since: int
    ) -> Touch:
        """Whether the two touch a common byte; see `ldsopt.isa.wait_facts.Overlap`.

        Footprints hold for all waves and all executions, so neither matters here.
        """
        first, second = self._mapping.of(earlier), self._mapping.of(later)
        key = (first, second)
        if key not in self._known:
            touch = _TOUCH[self._accesses.layout.touch(self._footprint(first), self._footprint(second))]
            exact = first.access is not None and second.access is not None
            self._known[key] = touch if exact or touch is not Touch.MUST else Touch.MAY
        return self._known[key]

    def _footprint(self, origin: object) -> Footprint:
        access, of_class = getattr(origin, "access", None), getattr(origin, "of_class", None)
        if access is not None:
            return self._accesses.footprint(access)
        if of_class is None:
            return Footprint(None, writes=True)
        if of_class not in self._of_class:
            every = [self._accesses.footprint(line) for line in self._accesses.members[of_class]]
            known = [footprint.parts for footprint in every if footprint.parts is not None]
            parts = tuple(dict.fromkeys(part for own in known for part in own))
            self._of_class[of_class] = Footprint(
                parts if len(known) == len(every) else None, any(footprint.writes for footprint in every)
            )
        return self._of_class[of_class]
