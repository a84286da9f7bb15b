"""The LDS accesses of a module with their footprints, and the overlap of two accesses.

Provenance and ranges of this project decide about overlap, never the metadata under test. An access with unknown bytes
may overlap everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance, provenance_of
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint
from ldsopt.analysis.separation.by_ranges import by_ranges
from ldsopt.analysis.separation.separation import Separation, Standing, overlaid
from ldsopt.checker.mapping import Origin
from ldsopt.dataclass import dataclass
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import read_call
from ldsopt.ir.module import Module
from ldsopt.once import once
from ldsopt.touch import Touch


@dataclass(frozen=True, slots=True)
class Accesses:
    """Every LDS access of a module.

    Attributes:
        provenance: the analysis.
        functions: its results.
        separation: base sets, footprints and regions.
        by_line: each access, by its line in the module's text.
        classes: the class of each access, by line: accesses of one class have the same regions.
        members: the accesses of each class.
        layout: the assumed places of bases.
        shapes: a number for each different footprint, by the access's line.
        masked: lines of LDS-DMAs some of whose lanes may be off, so that not all bytes are surely written.
        named_bases: differently named dynamic bases are taken to be used with disjoint bytes.
        arguments: of accesses right at a pointer that is a kernel's argument, that argument, by line.
    """

    provenance: Provenance
    functions: tuple[FunctionProvenance, ...]
    separation: Separation
    by_line: Mapping[int, Access]
    classes: Mapping[int, int]
    members: Mapping[int, tuple[int, ...]]
    layout: BaseLayout
    shapes: Mapping[int, int]
    arguments: Mapping[int, int]
    masked: frozenset[int]
    named_bases: bool
    _known: dict[tuple[int, int], Touch] = field(default_factory=dict)

    @property
    def assumes_named_bases(self) -> bool:
        """True if some pair of dynamic bases is taken to be disjoint without proof."""
        return self.named_bases and any(
            pair.standing is Standing.ASSUMED for pair in self.separation.contract
        )

    def footprint(self, line: int) -> Footprint:
        """The bytes of LDS that the access on this line of the IR may touch."""
        return self.separation.footprints[line]

    def touch(self, first: int, second: int) -> Touch:
        """The overlap of two accesses."""
        touch = self._touch(first, second)
        return Touch.MAY if touch is Touch.MUST and not self.masked.isdisjoint((first, second)) else touch

    def _touch(self, first: int, second: int) -> Touch:
        shapes = self.shapes[first], self.shapes[second]
        touch = self._known.get(shapes)
        if touch is None:
            touch = self.layout.touch(self.footprint(first), self.footprint(second))
            self._known[shapes] = touch
        if touch is Touch.MAY and first in self.arguments:
            return Touch.MUST if self.arguments[first] == self.arguments.get(second) else Touch.MAY
        return touch

    def sizes(self, line: int) -> frozenset[int]:
        """Bytes that one lane touches at each address of an access; empty for an LDS-DMA, which is never merged."""
        parts = self.footprint(line).parts
        if parts is None or self.by_line[line].is_dma:
            return frozenset()
        return frozenset(part.size for part in parts)

    def possible(self, origin: Origin) -> tuple[int, ...]:
        """The lines of the accesses that a machine instruction may come from; empty if it may be any."""
        if origin.access is not None:
            return (origin.access,)
        if origin.among or origin.of_class is None:
            return origin.among
        return self.members.get(origin.of_class, ())


@once
def find_accesses(module: Module, *, named_bases: bool = True) -> Accesses:
    """The accesses of a module.

    Args:
        named_bases: take differently named dynamic bases to be used with disjoint bytes.
    """
    provenance = provenance_of(module)
    functions = provenance.found
    separation = by_ranges(provenance, named_bases=named_bases)
    numbers: dict[object, int] = {}
    different: dict[Footprint, int] = {}
    classes: dict[int, int] = {}
    shapes: dict[int, int] = {}
    members: dict[int, list[int]] = {}
    by_line = {access.line: access for f in functions for access in f.accesses}
    for line in by_line:
        footprint = separation.footprints[line]
        shapes[line] = different.setdefault(footprint, len(different))
        key = separation.regions_of.get(line) or footprint.bases
        classes[line] = numbers.setdefault(key, len(numbers))
        members.setdefault(classes[line], []).append(line)
    return Accesses(
        provenance,
        tuple(functions),
        separation,
        by_line,
        classes,
        {number: tuple(lines) for number, lines in members.items()},
        BaseLayout(overlaid(provenance, separation.contract, named_bases)),
        shapes,
        dict(_arguments(provenance, functions)),
        frozenset(_masked(provenance, functions)),
        named_bases,
    )


def _masked(provenance: Provenance, functions: Sequence[FunctionProvenance]) -> Iterator[int]:
    by_name = {f.name: [a.line for a in f.accesses if _is_wave_wide(a)] for f in functions}
    if not any(by_name.values()):
        return
    for function in provenance.functions():
        lines = by_name[function.name]
        if not lines:
            continue
        flow = of_function(function)
        if flow.irreducible is not None:
            yield from lines
            continue
        for number in divergence_of(function, provenance.module).partial:
            yield from {i.line for i in function.inside(number)}.intersection(lines)


def _is_wave_wide(access: Access) -> bool:
    return access.intrinsic is not None and access.intrinsic.transfer.is_wave_uniform


def _arguments(provenance: Provenance, functions: Sequence[FunctionProvenance]) -> Iterator[tuple[int, int]]:
    """The accesses right at a pointer from the host: two with the same pointer touch the same bytes, in every wave."""
    module, found = provenance.module, list[tuple[int, int]]()
    for function in functions:
        for access in function.accesses if function.is_kernel else ():
            if len(access.pointers) != 1 or module.kind(access.pointers[0]) != ValueKind.ARGUMENT:
                continue
            if access.is_dma and not _at_its_pointer(module.lines[access.line], access):
                continue
            found.append((access.line, access.pointers[0]))
    varying = frozenset[int]().union(*(one.varying for one in provenance.functions())) if found else ()
    yield from (one for one in found if one[1] not in varying)


def _at_its_pointer(line: str, access: Access) -> bool:
    """True if a DMA writes right at its pointer: its immediate offset, the last argument but one, is 0."""
    arguments = read_call(line).arguments
    return len(arguments) > 1 and line[arguments[-2].start : arguments[-2].stop] == "i32 0"
