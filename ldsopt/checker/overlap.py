"""The overlap in LDS of two machine instructions of a listing: instructions to accesses to footprints.

Footprints hold for all waves and all executions. Where the two are executed a known number of iterations of one block
apart, those iterations are compared (`ldsopt.analysis.ranges.iterations`). That rests on three conditions:

* the DMA's instruction is the only one that may be it, so a pass through its block of the listing is one through its
  block of the IR; the access is in the same two blocks. LLVM moves no access from one pass to another;
* the walk of `ldsopt.isa.wait_walk` counts which execution of the DMA is in flight;
* between waves, the block has a barrier, at which all waves are in the same pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint, Part, widened, widened_part
from ldsopt.analysis.ranges.iterations import BlockIterations, Body
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.mapping import AccessMap, Origin, touches_lds
from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.counters import INSTANCES
from ldsopt.isa.measure import is_lds_dma
from ldsopt.isa.program import takes_all_waves
from ldsopt.machine.lds_width import lds_width
from ldsopt.target.opcodes import Family
from ldsopt.touch import Touch

_REGION, _REGIONS = 1 << 24, 1 << 15
"""Bytes of the region in which a variable's bytes are counted, more than any LDS has; and the most regions."""


class AccessOverlap:
    """The `Overlap` of one listing: machine instructions to accesses to footprints.

    Args:
        accesses: the module's accesses.
        mapping: the origins of the listing's instructions.

    Attributes:
        mapping: as given.
    """

    def __init__(self, accesses: Accesses, mapping: AccessMap, listing: Assembly) -> None:
        self._accesses, self.mapping = accesses, mapping
        self._listing = listing
        self._homes: Mapping[int, _Home] | None = None
        self._body, self._iterations = cache(self._find_body), cache(BlockIterations)
        self._answers, self._touch = cache(self._answer), cache(self._find_touch)
        self._of, self._footprint = cache(self._found), cache(self._find_footprint)
        self._of_origin, self.extent = cache(self._bytes_of), cache(self._find_extent)
        self._alike: dict[tuple[tuple[int, ...], bool, int], _Touched] = {}

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """The overlap of the two; see `ldsopt.isa.wait_facts.Overlap`."""
        return self._answers(earlier, later, between_waves, executions_since)

    def _answer(
        self, earlier: AsmInstruction, later: AsmInstruction, between_waves: bool, since: int | None
    ) -> Touch:
        touch = self.of_all_iterations(earlier, later)
        if touch is not Touch.MAY or since is None:
            return touch
        parted = self._parted_by_iterations(earlier, later, between_waves, since)
        return Touch.NEVER if parted else touch

    def of_all_iterations(self, earlier: AsmInstruction, later: AsmInstruction) -> Touch:
        """The overlap of the two in any execution."""
        first, second = self._of(earlier), self._of(later)
        if first.is_whole and second.is_whole:
            touch = self._accesses.touch(first.lines[0], second.lines[0])
            if touch is Touch.MUST or not (first.beyond or second.beyond):
                return touch
        return self._touch(first, second)

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
        """See `ldsopt.isa.wait_facts.Alike`.

        Instructions without a mapped access may be the same ones. Others touch the same bytes in the same way, where no
        iteration is told apart from that of a copy.
        """
        touched, line = self._of(instruction), self.mapping.of(instruction).access
        if line is None:
            return touched
        if line in self._beside_copies:
            return None
        known = self._accesses
        of_access = known.shapes[line], known.arguments.get(line), line in known.masked
        return *of_access, touched.is_whole, touched.beyond

    @cached_property
    def _beside_copies(self) -> frozenset[int]:
        """The lines of the accesses that are in one block with one by an intrinsic."""
        found = set[int]()
        for function in self._accesses.functions:
            blocks = self._accesses.separation.functions[function.name].function.block_of_line
            copying = {blocks.get(one.line) for one in function.accesses if one.intrinsic is not None}
            found.update(one.line for one in function.accesses if blocks.get(one.line) in copying)
        return frozenset(found)

    def _find_extent(self, instruction: AsmInstruction) -> range | None:
        """See `ldsopt.isa.wait_facts.Extents`: the bytes of one variable, each in a region of its own."""
        footprint = self.footprint(instruction)
        bases, layout = footprint.bases, self._accesses.layout
        if not footprint.parts or bases is None or len(bases) != 1:
            return None
        (base,) = bases
        if base in layout.overlaid:
            return None
        ends = [part.offsets.lower + part.offsets.extent + part.size for part in footprint.parts]
        if max(ends) > _REGION or base >= _REGIONS or any(part.offsets.is_empty for part in footprint.parts):
            return None
        first = min(part.offsets.lower for part in footprint.parts)
        return range(base * _REGION + first, base * _REGION + max(ends))

    def footprint(self, instruction: AsmInstruction) -> Footprint:
        """The bytes that an instruction may touch in any execution."""
        return self._footprint(self._of(instruction))

    def name_of(self, base: int) -> str:
        """The name of the variable with a base's number in footprints."""
        return self._accesses.provenance.bases[base].name

    def widened(self, instruction: AsmInstruction, footprint: Footprint) -> Footprint:
        """The bytes of an instruction whose access touches ``bytes``: more, as far as it is wider than its access."""
        return widened(footprint, self.beyond(instruction))

    def accesses_of(self, instruction: AsmInstruction) -> tuple[int, ...]:
        """The lines of the accesses that an instruction may be; empty if it may be any."""
        return self._of(instruction).lines

    def beyond(self, instruction: AsmInstruction) -> int:
        """The bytes beyond its access that an instruction may touch on either side."""
        return self._of(instruction).beyond

    def whole_access(self, instruction: AsmInstruction) -> int | None:
        """The line of the access that an instruction stands for, if it is one and all of its bytes are touched."""
        touched = self._of(instruction)
        return touched.lines[0] if touched.is_whole else None

    def _found(self, instruction: AsmInstruction) -> _Touched:
        moved = lds_width(instruction) if instruction.opcode.family is Family.LDS else None
        found = self._of_origin(self.mapping.of(instruction), moved and (moved.piece, moved.span))
        return self._alike.setdefault(found, _Touched(*found))

    def _bytes_of(self, origin: Origin, width: tuple[int, int] | None) -> tuple[tuple[int, ...], bool, int]:
        # Accesses are merged on the way to the code: a wider instruction touches bytes beside the access that it is
        # mapped to, a narrower one touches a part of them.
        lines = self._accesses.possible(origin)
        sizes = {size for line in lines for size in self._accesses.sizes(line)}
        if width is None or not sizes:
            return lines, origin.access is not None, 0
        piece, span = width
        most = piece if origin.access is None else span
        is_whole = origin.access is not None and (max(sizes) <= piece or sizes == {span})
        return lines, is_whole, max(0, most - min(sizes))

    def _find_touch(self, first: _Touched, second: _Touched) -> Touch:
        touch = self._accesses.layout.touch(self._footprint(first), self._footprint(second))
        return Touch.MAY if touch is Touch.MUST else touch

    def _find_footprint(self, touched: _Touched) -> Footprint:
        if not touched.lines:
            return Footprint(None, writes=True)
        every = [self._accesses.footprint(line) for line in touched.lines]
        parts: tuple[Part, ...] | None = None
        if all(footprint.parts is not None for footprint in every):
            own = dict.fromkeys(part for footprint in every for part in footprint.parts or ())
            parts = tuple(widened_part(part, touched.beyond) for part in own)
        return Footprint(parts, any(footprint.writes for footprint in every))

    # --- iterations -------------------------------------------------------------------------------------------

    def _parted_by_iterations(
        self, earlier: AsmInstruction, later: AsmInstruction, between_waves: bool, executions_since: int
    ) -> bool:
        first, second = self.mapping.of(earlier).access, self.mapping.of(later).access
        if first is None or second is None:
            return False
        dma, access = self._accesses.by_line[first], self._accesses.by_line[second]
        iterations = self._iterations_of(dma, access)
        if iterations is None or not iterations.tell_apart(dma, access):
            return False
        if self._homes is None:
            self._homes = dict(_homes(self._listing, self.mapping, self._accesses))
        home = self._homes.get(first)
        if home is None or self._homes.get(second) != home:
            return False
        if between_waves and not (home.has_barrier and iterations.is_one_sequence):
            return False
        distance = executions_since + (later.line <= earlier.line)
        beyond, layout = self._of(later).beyond, self._accesses.layout
        return all(
            layout.touch(iterations.footprint(dma, one), widened(iterations.footprint(access, other), beyond))
            is Touch.NEVER
            for one, other in iterations.pairs(distance, or_more=executions_since == INSTANCES - 1)
        )

    def _iterations_of(self, dma: Access, access: Access) -> BlockIterations | None:
        """The iterations of the block that both accesses are in; ``None`` if they are in two."""
        body = self._body(self._function_of[dma.line])
        block = body.block_of_line[dma.line]
        return self._iterations(body, block) if body.block_of_line.get(access.line) == block else None

    @cached_property
    def _function_of(self) -> Mapping[int, str]:
        """The name of the function with each access, by line."""
        return {each.line: found.name for found in self._accesses.functions for each in found.accesses}

    def _find_body(self, function: str) -> Body:
        footprints = self._accesses.separation.functions[function]
        own = next(found for found in self._accesses.functions if found.name == function)
        return Body(footprints, of_function(footprints.function), own.accesses)


class _Home(NamedTuple):
    """The one block of the listing that holds an access's only instruction."""

    function: str
    block: int
    has_barrier: bool


def _homes(listing: Assembly, mapping: AccessMap, accesses: Accesses) -> Iterator[tuple[int, _Home]]:
    """Yields the home block of each access with exactly one machine instruction.

    Skips a function if some DMA could not be mapped to any access."""
    for function in listing.functions:
        found: dict[int, list[int]] = {}
        merged: set[Origin] = set()
        for number, instruction in _lds_instructions(function):
            origin = mapping.of(instruction)
            if origin.access is not None:
                found.setdefault(origin.access, []).append(number)
            elif origin.of_class is None and not origin.among and is_lds_dma(instruction):
                break
            else:
                merged.add(origin)
        else:
            vague = {line for origin in merged for line in accesses.possible(origin)}
            barriers = [any(map(_is_barrier, block.instructions)) for block in function.blocks]
            for line, numbers in found.items():
                if len(numbers) == 1 and line not in vague:
                    yield line, _Home(function.name, numbers[0], barriers[numbers[0]])


def _lds_instructions(function: AsmFunction) -> Iterator[tuple[int, AsmInstruction]]:
    """Yields the LDS instructions with their blocks' numbers. Flat ones never come from an LDS access of the IR."""
    for number, block in enumerate(function.blocks):
        for instruction in block.instructions:
            if touches_lds(instruction) and instruction.opcode.family is not Family.FLAT:
                yield number, instruction


def _is_barrier(instruction: AsmInstruction) -> bool:
    return instruction.opcode.waits_at_barrier and takes_all_waves(instruction)


@dataclass(frozen=True, slots=True, eq=False)
class _Touched:
    """The bytes that an instruction may touch: those of one of these accesses, and some more on either side.

    Equal records are one object, so that it is found again by identity and not by its lines, which may be thousands.
    ``is_whole``: all bytes of the one access are among them.
    """

    lines: tuple[int, ...]
    is_whole: bool
    beyond: int
