"""The LDS accesses of a module with their footprints, and whether two machine instructions may touch common bytes.

Overlap is judged by our own provenance and ranges, never by the metadata under test. What is not known may overlap
everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ldsopt.analysis import footprints, integers
from ldsopt.analysis.accesses import Access
from ldsopt.analysis.contract import Standing
from ldsopt.analysis.footprints import Footprint, Layout, Part
from ldsopt.analysis.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.separation import Separation, by_ranges
from ldsopt.analysis.values import ADDRESS_BITS
from ldsopt.check.mapping import AccessMap, Origin
from ldsopt.check.widths import width
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import call_arguments
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
        shapes: a number for each different footprint, of each access, by line.
        arguments: of accesses right at a pointer that is a kernel's argument, that argument, by line.
    """

    provenance: Provenance
    functions: tuple[FunctionProvenance, ...]
    separation: Separation
    by_line: Mapping[int, Access]
    classes: Mapping[int, int]
    members: Mapping[int, tuple[int, ...]]
    layout: Layout
    shapes: Mapping[int, int]
    arguments: Mapping[int, int]
    _known: dict[tuple[int, int], Touch] = field(default_factory=dict)

    @property
    def assumes_named_bases(self) -> bool:
        """Whether some pair of dynamic bases is taken to be disjoint without proof."""
        return any(pair.standing is Standing.ASSUMED for pair in self.separation.contract)

    def footprint(self, line: int) -> Footprint:
        """The bytes of an access."""
        return self.separation.footprints[line]

    def touch(self, first: int, second: int) -> Touch:
        """Whether two accesses touch a common byte."""
        shapes = self.shapes[first], self.shapes[second]
        touch = self._known.get(shapes)
        if touch is None:
            touch = _TOUCH[self.layout.touch(self.footprint(first), self.footprint(second))]
            self._known[shapes] = touch
        if touch is Touch.MAY and first in self.arguments:
            return Touch.MUST if self.arguments[first] == self.arguments.get(second) else Touch.MAY
        return touch

    def sizes(self, line: int) -> frozenset[int]:
        """Bytes that one lane touches at each address of an access; none for an LDS-DMA, which no merging meets."""
        parts = self.footprint(line).parts
        if parts is None or self.by_line[line].is_dma:
            return frozenset()
        return frozenset(part.size for part in parts)

    def possible(self, origin: Origin) -> tuple[int, ...]:
        """The lines of the accesses that an instruction may be; empty: any."""
        if origin.access is not None:
            return (origin.access,)
        if origin.among or origin.of_class is None:
            return origin.among
        return self.members[origin.of_class]


def find_accesses(module: Module, *, named_bases: bool = True) -> Accesses:
    """The accesses of a module.

    Args:
        module: to look at.
        named_bases: take differently named dynamic bases to be used with disjoint bytes.
    """
    provenance = Provenance(module)
    functions = provenance.analyse(keep=True)  # the ranges and `ordering` look at them again
    separation = by_ranges(provenance, functions, named_bases=named_bases)
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
    dynamic = frozenset(i for i, base in enumerate(provenance.bases) if base.is_dynamic)
    return Accesses(
        provenance,
        tuple(functions),
        separation,
        by_line,
        classes,
        {number: tuple(lines) for number, lines in members.items()},
        Layout(dynamic, named_bases),
        shapes,
        dict(_arguments(module, functions)),
    )


def _arguments(module: Module, functions: Sequence[FunctionProvenance]) -> Iterator[tuple[int, int]]:
    """Accesses by the very pointer that the host gave: two with the same one touch the same bytes, in every wave."""
    for function in functions:
        for access in function.accesses if function.is_kernel else ():
            if len(access.pointers) != 1 or module.kind(access.pointers[0]) != ValueKind.ARGUMENT:
                continue
            if access.is_dma and not _at_its_pointer(module.lines[access.line], access):
                continue
            yield access.line, access.pointers[0]


def _at_its_pointer(line: str, access: Access) -> bool:
    """No immediate moves the destination of a DMA. It is the last argument but one; the last are the cache bits."""
    arguments = call_arguments(line, access.callee)
    return len(arguments) > 1 and line[arguments[-2].start : arguments[-2].stop] == "i32 0"


class AccessOverlap:
    """The `Overlap` of one listing: machine instructions to accesses to footprints.

    Args:
        accesses: of the module.
        mapping: of the listing.
    """

    def __init__(self, accesses: Accesses, mapping: AccessMap) -> None:
        self._accesses, self._mapping = accesses, mapping
        self._known: dict[tuple[_Touched, _Touched], Touch] = {}
        self._touched: dict[int, _Touched] = {}
        self._footprints: dict[_Touched, Footprint] = {}

    def __call__(self, earlier: AsmInstruction, later: AsmInstruction) -> Touch:
        """Whether the two touch a common byte; see `ldsopt.isa.wait_facts.Overlap`."""
        first = self._touched.get(earlier.line) or self._of(earlier)
        second = self._touched.get(later.line) or self._of(later)
        if first.is_whole and second.is_whole:
            touch = self._accesses.touch(first.lines[0], second.lines[0])
            if touch is Touch.MUST or not (first.beyond or second.beyond):
                return touch
        key = (first, second)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._touch(first, second)
        return known

    def _of(self, instruction: AsmInstruction) -> _Touched:
        accesses = self._accesses
        origin = self._mapping.of(instruction)
        lines = accesses.possible(origin)
        moved = width(instruction)
        sizes = {size for line in lines for size in accesses.sizes(line)}
        if moved is None or not sizes:
            found = _Touched(lines, origin.access is not None, 0)
        else:
            most = moved.piece if origin.access is None else moved.span
            is_whole = origin.access is not None and (max(sizes) <= moved.piece or sizes == {moved.span})
            found = _Touched(lines, is_whole, max(0, most - min(sizes)))
        self._touched[instruction.line] = found
        return found

    def _touch(self, first: _Touched, second: _Touched) -> Touch:
        touch = _TOUCH[self._accesses.layout.touch(self._footprint(first), self._footprint(second))]
        return Touch.MAY if touch is Touch.MUST else touch

    def _footprint(self, touched: _Touched) -> Footprint:
        if not touched.lines:
            return Footprint(None, writes=True)
        if touched not in self._footprints:
            every = [self._accesses.footprint(line) for line in touched.lines]
            parts: tuple[Part, ...] | None = None
            if all(footprint.parts is not None for footprint in every):
                own = dict.fromkeys(part for footprint in every for part in footprint.parts or ())
                parts = tuple(_widened(part, touched.beyond) for part in own)
            self._footprints[touched] = Footprint(parts, any(footprint.writes for footprint in every))
        return self._footprints[touched]


class _Touched(NamedTuple):
    """What an instruction touches: the bytes of some of these accesses, and so many on either side of them.

    ``is_whole``: all bytes of the one access are among them.
    """

    lines: tuple[int, ...]
    is_whole: bool
    beyond: int


def _widened(part: Part, beyond: int) -> Part:
    """The part with so many bytes more on either side. Offsets are modulo 2**32, also in comparisons."""
    if not beyond:
        return part
    lower = integers.add(part.offsets, integers.constant(ADDRESS_BITS, -beyond))
    return Part(part.base, lower, part.size + 2 * beyond)
