"""Bank conflicts of a module's LDS accesses, and for each variable the layouts that have fewer.

A layout pads rows, or exchanges their pieces. A variable is taken as rows of ``row`` bytes. Two ways move what
conflicts into other banks:

* *padding* puts ``pad`` bytes behind each row: ``offset + offset // row * pad``. It costs LDS.
* *swizzling* exchanges the pieces of a row by its number: ``offset ^ (offset // row % count * piece)``. It costs no
  byte, and an ``xor`` where the address does not fold it.

Both leave an access in one piece if it lies within a row and, for a swizzle, within a piece. The search tries every
layout of the two families up to the bounds below on every shape of the variable's accesses, weighted by how often it
was executed, with the model of `ldsopt.simt.banks`: it is exact for the shapes that it is given."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from ldsopt.analysis.addresses.item_offsets import ItemAddress, ItemOffsets
from ldsopt.analysis.addresses.item_values import ItemValue, ItemValues
from ldsopt.analysis.addresses.work_items import WorkItems
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance, provenance_of
from ldsopt.analysis.ranges.footprints import Footprint, footprints_of
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.documents import Natural
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import attachments
from ldsopt.notebooks import ShownResult
from ldsopt.simt.banks import Banks, banks, cycles, grounds
from ldsopt.simt.findings import InstructionSite, SimulationFinding
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch
from ldsopt.simt.layout import LdsLayout
from ldsopt.simt.preparation import kernel_variables, prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.shadow import Execution, LdsAccess
from ldsopt.simt.simulate import run
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.transforms.swizzle import SwizzlableVariable, Swizzle, VariableSwizzle

# --- addresses of lanes ---------------------------------------------------------------------------------------
#
# The shapes of LDS accesses that follow from the IR alone: addresses that depend on the lane in a known way.
#
# An address is looked at as `U + own[lane]` (`ldsopt.analysis.addresses.item_values`): `own` is known for each lane,
# and `U` is the same for all lanes and not known but for a power of two that divides it, its *granule* (0 where `U`
# is 0). Kernel arguments, loop counters and whatever else is uniform are all `U`; the work-item's id is all `own`,
# that of the first wave. Which banks conflict depends on `own` alone, as `U` only turns the banks round. An access
# whose address varies over lanes in another way is unknown: it is counted, with nothing claimed.
#
# Example::
#
#     %row = lshr i32 %tid, 3              ; own = 0 0 0 0 0 0 0 0 1 1 ...
#     %at = add i32 %row, %k               ; U = %k, granule 1
#     %x = and i32 %at, 7                  ; unknown: own and U may share bits
#
# It is a description for a person and proves nothing: no transform rests on it. That the first wave's shape stands for
# all is right where waves differ by a multiple of a row; an execution shows where they do not.


# --- access shapes ------------------------------------------------------------------------------------------
#
# The addresses that the lanes of a wave give to one LDS access, and what they take of the LDS banks.
#
# A *shape* is one set of addresses, a lane each, as offsets from the beginning of the variable. An access that a
# loop repeats has many shapes, of which most are the same but for a distance that all lanes share; they are
# counted, not repeated. Shapes come from an execution, or from the IR alone.
#
# What a shape takes is the model of `ldsopt.simt.banks`. The unit is an instruction of up to 16 bytes a lane: a
# wider access is several of these, as LLVM splits it. Where LLVM merges or splits accesses in other ways
# (``ds_read2``), the number of instructions differs, and the sum over the words that are moved does not.


WIDEST_INSTRUCTION = 16
"""Bytes a lane that one LDS instruction moves at most. Source: AMD CDNA3 ISA, DS instructions (``ds_read_b128``)."""


@dataclass(frozen=True, slots=True)
class LaneShape:
    """One set of addresses.

    Attributes:
        offsets: of each active lane, in bytes from the beginning of the variable, or from a place that all lanes share
            (`AccessShapes.granule`).
        lanes: the numbers of these lanes within the wave, ascending.
        count: how often a wave executed it; 1 where nothing was executed.
    """

    offsets: tuple[int, ...]
    lanes: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class AccessShapes:
    """One LDS access with the shapes that it has.

    Attributes:
        site: where it is.
        variable: the LDS variable, without ``@``; empty where several share an address, or none is known.
        size: bytes a lane.
        reads, writes: what it does; an atomic does both.
        executed: how often waves executed it; ``None`` where the IR alone was looked at.
        shapes: the most frequent first.
        granule: 0 where the offsets are from the beginning of the variable; else the power of two that divides the
            distance from there, which is not known.
    """

    site: InstructionSite
    variable: str
    size: int
    reads: bool
    writes: bool
    executed: int | None
    shapes: tuple[LaneShape, ...]
    granule: int


def shape_cycles(shape: LaneShape, size: int, banks: Banks) -> tuple[int, int]:
    """Cycles that one execution takes, and those without conflicts.

    Args:
        shape: of the access.
        size: bytes a lane.
        banks: of the architecture.

    >>> rows = LaneShape(tuple(range(0, 64 * 128, 128)), tuple(range(64)), 1)
    >>> shape_cycles(rows, 4, Banks(32))
    (64, 2)
    """
    return offset_cycles(np.asarray(shape.offsets, np.int64), shape.lanes, size, banks)


def offset_cycles(offsets: Array, lanes: Sequence[int], size: int, banks: Banks) -> tuple[int, int]:
    """`shape_cycles` of offsets in an array: what a search calls, over and over."""
    numbers = np.asarray(lanes, np.intp)
    taken = ideal = 0
    for start in range(0, max(size, 1), WIDEST_INSTRUCTION):
        one, least = cycles(offsets + start, min(size - start, WIDEST_INSTRUCTION), banks, numbers)
        taken, ideal = taken + one, ideal + least
    return taken, ideal


def access_cycles(access: AccessShapes, banks: Banks) -> tuple[int, int]:
    """Cycles of all executions of an access together, and those without conflicts."""
    taken = ideal = 0
    for shape in access.shapes:
        one, least = shape_cycles(shape, access.size, banks)
        taken, ideal = taken + one * shape.count, ideal + least * shape.count
    return taken, ideal


_BUDGET = 1 << 24
"""Results for single lanes that are computed for one kernel at most."""
_ADDRESSES = 1 << 32


@dataclass(frozen=True, slots=True)
class DescribedAccesses:
    """The accesses that the IR describes.

    Attributes:
        accesses: whose shape is known.
        unknown: the places of the other loads, stores and atomics.
    """

    accesses: tuple[AccessShapes, ...]
    unknown: tuple[InstructionSite, ...]


def described_shapes(module: Module) -> DescribedAccesses:
    """The shapes of the loads, stores and atomics in all kernels that follow from the IR."""
    provenance = provenance_of(module)
    found, shared = {f.name: f for f in provenance.found}, ranges_of(provenance)
    known: list[AccessShapes] = []
    unknown: list[InstructionSite] = []
    for function in module.functions():
        if not function.is_kernel:
            continue
        flow = of_function(function)
        wave = None if flow.irreducible is not None else _FirstWave(shared, function, flow)
        footprints = footprints_of(provenance, function)
        for access in found[function.name].accesses:
            if access.kind in _PLAIN:
                text = attachments(module.lines[access.line])[0].strip()
                site = InstructionSite(function.name, access.line + 1, text).located(module)
                shapes = _lane_shapes(access, site, wave, footprints.of(access), provenance)
                if shapes is None:
                    unknown.append(site)
                else:
                    known.append(shapes)
    return DescribedAccesses(tuple(known), tuple(unknown))


_PLAIN = (AccessKind.LOAD, AccessKind.STORE, AccessKind.ATOMIC)


def _lane_shapes(
    access: Access,
    site: InstructionSite,
    wave: _FirstWave | None,
    footprint: Footprint,
    provenance: Provenance,
) -> AccessShapes | None:
    sizes = {part.size for part in footprint.parts or ()}
    if wave is None or len(access.pointers) != 1 or len(sizes) != 1:
        return None
    value = wave.value(access.pointers[0])
    if not isinstance(value, ItemAddress) or value.offsets.modulus:
        return None
    base, offsets = value
    own = [offsets.own] * wave.lanes if isinstance(offsets.own, int) else offsets.own
    is_variable = isinstance(base, int) and 0 <= base < len(provenance.bases)
    return AccessShapes(
        site,
        provenance.bases[int(base)].name if is_variable else "",
        sizes.pop(),
        access.kind is not AccessKind.STORE,
        access.kind is not AccessKind.LOAD,
        None,
        (LaneShape(tuple(offset & _ADDRESSES - 1 for offset in own), tuple(range(wave.lanes)), 1),),
        offsets.granule % _ADDRESSES if is_variable else 1,
    )


class _FirstWave(ItemValues):
    """The values of the first wave of a kernel. What is uniform counts as a multiple of what divides it."""

    casts = ItemValues.casts | {"freeze"}

    def __init__(self, shared: ModuleRanges, function: Function, flow: ControlFlow) -> None:
        bounds, lanes = launch_bounds(shared.module, function), wave_size(shared.module, function)
        # Where no sizes are stated, only ids along x are known, as those of a first row.
        sizes, axes = (bounds.sizes, "xyz") if bounds.is_exact else ((min(lanes, bounds.flat), 1, 1), "x")
        items = WorkItems(
            shared,
            function,
            sizes,
            {},
            _BUDGET,
            axes=axes,
            count=min(lanes, bounds.flat),
            wave_id=0,
        )
        divergence = divergence_of(function, shared.module)
        super().__init__(shared, function, flow, divergence, items, frozenset({LOCAL}))
        self.lanes = len(items.ids)

    def outside(self, address: int) -> ItemValue | None:
        """An argument: it is uniform."""
        is_shared = address in self._function.arguments and address not in self._function.varying
        return self._shared_by_all(address) if is_shared else None

    def symbol(self, instruction: Instruction) -> ItemValue | None:
        """No value has a name of its own, but pointers that are uniform."""
        is_pointer = self._module.type_of(instruction.address) == LOCAL
        is_uniform = instruction.address not in self._divergence.values
        return self._shared_by_all(instruction.address) if is_pointer and is_uniform else None

    def may_wrap(self, instruction: Instruction) -> bool:
        """Nothing does: this is a description."""
        del instruction
        return False

    def may_be_negative(self, value: int) -> bool:
        """Nothing is."""
        del value
        return False

    def _shared_by_all(self, address: int) -> ItemValue | None:
        """A value that is the same in all lanes, of which no more is known than what divides it."""
        if self._module.type_of(address) == LOCAL:
            return ItemAddress(~address, ItemOffsets(0))  # a base that is none of the module's
        return self._low_bits(address)


SMALLEST_ROW, LARGEST_ROW = 32, 4096
MOST_PADDING = 128
"""Bytes behind a row: more than this turns no bank that less does not turn (32 banks of 4 bytes, a power of two)."""


@dataclass(frozen=True, slots=True, order=True)
class PaddedRows:
    """Rows with bytes behind each."""

    row: int
    pad: int

    def place(self, offsets: Array) -> Array:
        """The offsets at which these bytes lie in the layout."""
        return np.asarray(offsets + offsets // self.row * self.pad)

    def bytes(self, size: int) -> int:
        """Bytes of a variable that has ``size`` without padding; behind the last row there is none.

        >>> PaddedRows(128, 16).bytes(1024)
        1136
        """
        return size + (max(size, 1) - 1) // self.row * self.pad

    @property
    def period(self) -> int:
        """Moved by a multiple of it, all lanes stay as far apart as they are."""
        return self.row

    def __str__(self) -> str:
        return f"rows of {self.row} bytes, {self.pad} bytes behind each"


@dataclass(frozen=True, slots=True)
class SwizzledRows:
    """Rows whose pieces are exchanged by the row's number: offset ^ (offset / row % count * piece).

    Attributes:
        row: its bytes.
        piece, count: powers of two. The row's bytes are a multiple of the bytes of ``count`` pieces.
    """

    row: int
    piece: int
    count: int

    def bytes(self, size: int) -> int:
        """Bytes of the variable: the same, as only whole rows are exchanged."""
        return size

    @property
    def period(self) -> int:
        """The map commutes with steps by a multiple of it, bytes."""
        return self.row * self.count

    def place(self, offsets: Array) -> Array:
        """The offsets at which these bytes lie in the layout."""
        return np.asarray(offsets ^ offsets // self.row % self.count * self.piece)

    def __str__(self) -> str:
        return (
            f"offset ^ (offset / {self.row} % {self.count} * {self.piece}): pieces of {self.piece} bytes exchanged "
            f"in rows of {self.row}"
        )


RowLayout = PaddedRows | SwizzledRows


@dataclass(frozen=True, slots=True)
class TriedLayout:
    """A layout, with what it gives.

    Attributes:
        layout: that was tried; ``None`` for the layout as it is.
        cycles: of all executions together.
        bytes: of the variable.
    """

    layout: RowLayout | None
    cycles: int
    bytes: int


def layouts(size: int, widest: int, rows: Iterable[int] = ()) -> Iterator[RowLayout]:
    """Every layout that is tried.

    Args:
        size: bytes of the variable.
        widest: of its accesses, bytes a lane that one instruction moves. Pieces and padding are multiples of it, so
            that every access stays as aligned as it is.
        rows: lengths of rows to try; by default the powers of two from `SMALLEST_ROW` to `LARGEST_ROW`.
    """
    unit = max(4, 1 << (widest - 1).bit_length())
    chosen = sorted(set(rows)) or [
        1 << n for n in range(SMALLEST_ROW.bit_length() - 1, LARGEST_ROW.bit_length())
    ]
    for row in chosen:
        if row < unit or row > size // 2:
            continue
        for pad in range(unit, MOST_PADDING + 1, unit):
            yield PaddedRows(row, pad)
        count = 2
        while count * unit <= (row & -row) and size % (row * count) == 0:
            yield SwizzledRows(row, unit, count)
            count *= 2


def search(
    accesses: Sequence[AccessShapes], size: int, banks: Banks, rows: Iterable[int] = ()
) -> tuple[TriedLayout, ...]:
    """The layouts that no other of their family beats in cycles and bytes; the layout as it is first, then by bytes.

    Args:
        accesses: all accesses of one variable. Layouts that a granule does not allow are left out.
        size: bytes of the variable.
        banks: of the architecture.
        rows: as of `layouts`.
    """
    shapes = [one for access in accesses for one in _instructions(access)]
    granules = [access.granule for access in accesses if access.granule]
    widest = max((min(access.size, WIDEST_INSTRUCTION) for access in accesses), default=4)

    def cost(layout: RowLayout | None, most: int | None) -> int | None:
        taken = 0
        for offsets, lanes, count, moved in shapes:
            if layout is not None and not _stays_whole(layout, offsets, moved):
                return None
            placed = offsets if layout is None else layout.place(offsets)
            taken += offset_cycles(placed, lanes, moved, banks)[0] * count
            if most is not None and taken >= most:
                return None
        return taken

    now = cost(None, None) or 0
    tried = [TriedLayout(None, now, size)]
    for layout in layouts(size, widest, rows):
        if any(granule % layout.period for granule in granules):
            continue
        taken = cost(layout, now)
        if taken is not None:
            tried.append(TriedLayout(layout, taken, layout.bytes(size)))
    return tuple(_undominated(tried))


def _instructions(access: AccessShapes) -> list[tuple[Array, tuple[int, ...], int, int]]:
    """The offsets, lanes, count and bytes a lane of each instruction that an access takes, shape by shape."""
    return [
        (
            np.asarray(shape.offsets, np.int64) + start,
            shape.lanes,
            shape.count,
            min(access.size - start, WIDEST_INSTRUCTION),
        )
        for shape in access.shapes
        for start in range(0, access.size, WIDEST_INSTRUCTION)
    ]


def better_swizzles(
    module: Module, variables: Iterable[SwizzlableVariable]
) -> tuple[list[VariableSwizzle], list[SwizzlableVariable]]:
    """The best swizzled layout of each variable that has one, as far as the IR tells.

    A layout is better if no access takes more cycles with it, and one takes fewer. So it is better however often each
    is executed.

    Args:
        module: of a known architecture.
        variables: that may be swizzled.

    Returns:
        The variables with their layouts, the largest gain first; and those whose conflicts are not known.
    """
    shapes = {one.site.line - 1: one for one in described_shapes(module).accesses}
    better, unknown = list[VariableSwizzle](), list[SwizzlableVariable]()
    for variable in variables:
        own = [shapes[line] for line in variable.lines if line in shapes]
        if len(own) < len(variable.lines) or any(one.variable != variable.name for one in own):
            why = "the addresses of an access of it do not follow from the lane"
            line = next((line for line in variable.lines if line not in shapes), None)
            unknown.append(replace(variable, why=why, why_line=line))
        elif found := _best_swizzle(variable, own, banks(require_arch(module))):
            better.append(found)
    return sorted(better, key=lambda one: one.after - one.before), unknown


_MOST_BITS = 20
"""No offset in LDS has more."""


class _Tried(NamedTuple):
    """A layout of a variable, ``None`` for the layout as it is; the one that is first in order is the best."""

    order: tuple[int, int, int]
    layout: Swizzle | None


def _best_swizzle(
    variable: SwizzlableVariable, accesses: Sequence[AccessShapes], banks: Banks
) -> VariableSwizzle | None:
    """The swizzle with the least cycles and instructions together, as far as a greedy search finds it.

    The search starts with no term and with the best single term, and adds one bit of the offset to another as long as
    that is better. Accesses whose offsets differ by an ``xor`` with a constant take the same cycles in every layout: a
    swizzle makes it another constant, which exchanges banks and words one by one.
    """
    patterns = [
        [
            ((offsets ^ offsets[0]).tobytes(), offsets, lanes, moved)
            for offsets, lanes, _, moved in _instructions(access)
        ]
        for access in accesses
    ]
    often = Counter((pattern, lanes, moved) for own in patterns for pattern, _, lanes, moved in own)
    shown = {(pattern, lanes, moved): offsets for own in patterns for pattern, offsets, lanes, moved in own}

    def cost(layout: Swizzle | None) -> dict[tuple[bytes, tuple[int, ...], int], int]:
        return {
            key: offset_cycles(layout.place(offsets) if layout else offsets, key[1], key[2], banks)[0]
            for key, offsets in shown.items()
        }

    now = cost(None)

    def tried(moves: Iterable[tuple[int, int]]) -> _Tried | None:
        layout = Swizzle.of(moves)
        cycles = cost(layout)
        if any(cycles[key] > now[key] for key in now):
            return None
        taken = sum(cycles[key] * count for key, count in often.items())
        # Of equals, a larger piece leaves more neighbours side by side, and a shorter period more constants.
        return _Tried((taken + variable.instructions(layout), -layout.piece, layout.period), layout)

    sources = _known_bits(accesses, shown.values())
    targets = range(variable.piece.bit_length() - 1, min(variable.block, banks.count * 4).bit_length() - 1)
    single = [
        [(target + shift, target) for target in range(first, stop)]
        for first in targets
        for stop in range(first + 1, targets.stop + 1)
        for shift in range(1, sources - stop + 1)
    ]

    def grown(start: _Tried) -> _Tried:
        while True:
            moves = start.layout.moves if start.layout else ()
            more = (
                tried((*moves, (source, target)))
                for target in targets
                for source in range(target + 1, sources)
                if (source, target) not in moves
            )
            best = min((start, *filter(None, more)), key=lambda one: one.order)
            if best is start:
                return start
            start = best

    nothing = _Tried((sum(now[key] * count for key, count in often.items()), -variable.block, 0), None)
    start = min((nothing, *filter(None, map(tried, single))), key=lambda one: one.order)
    best = min(grown(start), grown(nothing), key=lambda one: one.order)
    if best.layout is None:
        return None
    cycles = cost(best.layout)
    before, after = (
        [sum(own[pattern, lanes, moved] for pattern, _, lanes, moved in access) for access in patterns]
        for own in (now, cycles)
    )
    saved = {line: a - b for line, a, b in zip(variable.lines, before, after, strict=True)}
    return VariableSwizzle(
        variable.name, best.layout, sum(before), sum(after), variable.kernels, len(accesses), saved
    )


def _known_bits(accesses: Sequence[AccessShapes], offsets: Iterable[Array]) -> int:
    """The number of low bits of offsets that are known but for what all lanes have in common without a carry."""
    highest = max(int(own.max()) for own in offsets) + max(access.size for access in accesses)
    divisor = min((access.granule & -access.granule for access in accesses if access.granule), default=0)
    return min(
        (divisor if 0 < divisor < highest else highest).bit_length() - (0 < divisor < highest), _MOST_BITS
    )


def _stays_whole(layout: RowLayout, offsets: Array, size: int) -> bool:
    """True if every lane's bytes stay side by side."""
    piece = layout.row if isinstance(layout, PaddedRows) else layout.piece
    return bool((offsets // piece == (offsets + size - 1) // piece).all())


def _undominated(tried: Sequence[TriedLayout]) -> Iterator[TriedLayout]:
    """The first, and of each family what none of the family beats: an ``xor`` may cost more than bytes, or less."""
    now, *others = tried
    yield now
    kept = []
    for family in (PaddedRows, SwizzledRows):
        best = now.cycles
        for one in sorted(others, key=lambda t: (t.bytes, t.cycles, str(t.layout))):
            if isinstance(one.layout, family) and one.cycles < best:
                best = one.cycles
                kept.append(one)
    yield from sorted(kept, key=lambda t: (t.bytes, t.cycles))


@dataclass(frozen=True, slots=True)
class AccessConflicts:
    """The LDS banks that one access takes.

    Attributes:
        site: where it is.
        variable: the LDS variable, without ``@``; empty where it is not known.
        size: bytes a lane.
        reads, writes: what it does.
        executed: how often waves executed it; ``None`` where the IR alone was looked at.
        shapes: how many different sets of addresses it has.
        cycles, ideal: of all executions, or of one where the IR alone was looked at; ideal is without conflicts.
        grounds: on what the groups of lanes rest, see `ldsopt.simt.banks.grounds`.
    """

    site: InstructionSite
    variable: str
    size: Natural
    reads: bool
    writes: bool
    executed: Natural | None
    shapes: Natural
    cycles: Natural
    ideal: Natural
    grounds: str


@dataclass(frozen=True, slots=True)
class VariableLayouts:
    """The layouts of one variable that were found better than the one it has.

    Attributes:
        name: of the variable, without ``@``.
        bytes: that it has.
        cycles: that its accesses take.
        layouts: that are better, none of them beaten in cycles and bytes by another of its kind; the smallest first.
        workgroups: that the LDS of a compute unit holds today, of the kernel with most static LDS that refers to it.
        workgroups_with: the same for each of ``layouts``.
        is_dma_target: LDS-DMA writes it, lane beside lane: the addresses that it reads from have to follow.
        why_none: why nothing was tried; empty if it was.
    """

    name: str
    bytes: int
    cycles: int
    layouts: tuple[TriedLayout, ...] = ()
    workgroups: int = 0
    workgroups_with: tuple[int, ...] = ()
    is_dma_target: bool = False
    why_none: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class BankConflicts(ShownResult):
    """The result for one module.

    Attributes:
        source: the module's name.
        arch: the architecture's.
        is_executed: the shapes are those of a launch; else they follow from the IR.
        accesses: in the order of the module.
        variables: that have conflicts.
        unknown: accesses of which the IR does not tell the shape.
    """

    source: str
    arch: str
    is_executed: bool
    accesses: tuple[AccessConflicts, ...]
    variables: tuple[VariableLayouts, ...]
    unknown: tuple[InstructionSite, ...] = ()


def find_bank_conflicts(
    module: Module, launch: Launch | None = None, *, rows: Sequence[int] = ()
) -> BankConflicts:
    """The conflicts of every access, and the layouts that would have fewer.

    Args:
        module: to look at.
        launch: what to execute; without it, what follows from the IR alone is told.
        rows: lengths of rows in bytes that layouts are to have; by default all powers of two that fit.

    Raises:
        InputError: no architecture is known, or the kernel cannot be simulated.
        UsageError: a launch that makes no sense.
    """
    arch = require_arch(module)
    unknown: tuple[InstructionSite, ...] = ()
    if launch is not None:
        shapes = executed_shapes(module, launch)
    else:
        described = described_shapes(module)
        shapes, unknown = described.accesses, described.unknown
    accesses = tuple(_conflicts(access, arch) for access in shapes)
    found = _ModuleVariables(module, arch)
    variables = tuple(found.layouts(shapes, accesses, unknown, rows))
    return BankConflicts(module.source, arch.name, launch is not None, accesses, variables, unknown)


def _conflicts(access: AccessShapes, arch: Arch) -> AccessConflicts:
    taken, ideal = access_cycles(access, banks(arch))
    return AccessConflicts(
        access.site,
        access.variable,
        access.size,
        access.reads,
        access.writes,
        access.executed,
        len(access.shapes),
        taken,
        ideal,
        grounds(arch, min(access.size, WIDEST_INSTRUCTION), reads=not access.writes),
    )


class _ModuleVariables:
    """The LDS variables of a module: their sizes, and who writes them by LDS-DMA."""

    def __init__(self, module: Module, arch: Arch) -> None:
        self._arch = arch
        provenance = provenance_of(module)
        dma = (AccessKind.DMA, AccessKind.TENSOR_DMA)
        copied = {
            base
            for f in provenance.found
            for access in f.accesses
            if access.kind in dma
            for base in access.bases
        }
        self._copied = {provenance.bases[base].name for base in copied}
        types = module.types
        self._sizes = {
            base.name: layout.alloc
            for base in provenance.bases
            if not base.is_dynamic and (layout := types.layout(base.value_type)) is not None
        }

        self._kernels = [named & self._sizes.keys() for named in kernel_variables(module)]

    def layouts(
        self,
        shapes: Sequence[AccessShapes],
        accesses: Sequence[AccessConflicts],
        unknown: Sequence[InstructionSite],
        rows: Sequence[int],
    ) -> Iterator[VariableLayouts]:
        """The layouts of every variable whose accesses have conflicts."""
        names = dict.fromkeys(a.variable for a in accesses if a.variable and a.cycles > a.ideal)
        for name in names:
            own = [one for one in shapes if one.variable == name]
            cycles = sum(one.cycles for one in accesses if one.variable == name)
            extent = max(max(shape.offsets) for one in own for shape in one.shapes) + max(
                one.size for one in own
            )
            size = self._sizes.get(name, extent)
            elsewhere = any(not one.variable for one in shapes)
            if why := self._why_not(unknown, elsewhere):
                yield VariableLayouts(name, size, cycles, why_none=why)
                continue
            _, *better = search(own, size, banks(self._arch), rows)
            kernels = (one for one in self._kernels if name in one) if name in self._sizes else ()
            static = max((sum(map(self._sizes.__getitem__, one)) for one in kernels), default=size)
            yield VariableLayouts(
                name,
                size,
                cycles,
                tuple(better),
                workgroups_by_lds(self._arch, static),
                tuple(workgroups_by_lds(self._arch, static - size + one.bytes) for one in better),
                name in self._copied,
            )

    def _why_not(self, unknown: Sequence[InstructionSite], elsewhere: bool) -> str:
        if unknown:
            return "the addresses of other accesses do not follow from the IR; give a launch"
        return "the variable of other accesses is not known" if elsewhere else ""


# --- executed -----------------------------------------------------------------------------------------------
#
# The shapes of LDS accesses as a launch executes them, by the simulator.


MOST_SHAPES = 4096
"""Shapes of one access that are told apart; what comes beyond is addressed by data, and is left out by name."""


def executed_shapes(module: Module, launch: Launch) -> tuple[AccessShapes, ...]:
    """Every LDS access that the launch executes, but for copies, which arrive from memory row by row.

    Args:
        module: with the kernel.
        launch: what to run it on.

    Raises:
        InputError: the kernel cannot be simulated, does not end, or an access has more than `MOST_SHAPES` shapes.
        UsageError: a launch that makes no sense.
    """
    program = prepare(module, launch)
    counters: dict[int, Counter[tuple[bytes, bytes]]] = {}

    def watch(execution: Execution) -> None:
        shapes = counters.setdefault(id(execution.access), Counter())
        lanes = np.arange(len(execution.address)) if execution.lanes is None else execution.lanes
        key = (execution.address.astype(np.int64).tobytes(), lanes.astype(np.int64).tobytes())
        shapes[key] += 1
        if len(shapes) > MOST_SHAPES:
            raise InputError(
                f"{execution.access.site.located(module)}: more than {MOST_SHAPES} different sets of addresses",
                remedy="give a smaller launch",
            )

    result = run(program, Schedule(), checks=False, watcher=watch)
    if not result.completed:
        last: SimulationFinding = result.findings[-1]
        raise InputError(f"the kernel did not end: {last.message}", file=module.source)
    variables = _AddressedVariables(program.layout, program.lds_size)
    return tuple(
        _gathered(access, module, counters[id(access)], variables)
        for access in program.accesses
        if id(access) in counters
    )


class _AddressedVariables:
    """The variable that an address is in."""

    def __init__(self, layout: LdsLayout, size: int) -> None:
        starts = by_key((address, name) for name, address in layout.addresses.items())
        self._starts = sorted(starts)
        self._names = [starts[at][0] if len(starts[at]) == 1 else "" for at in self._starts]
        self._size = size

    def of(self, addresses: list[int]) -> tuple[str, int] | None:
        """The name, empty for several at one address, and the first byte; ``None`` if not all are in one."""
        found = {bisect_right(self._starts, address) - 1 for address in addresses}
        if len(found) != 1 or (number := found.pop()) < 0:
            return None
        return self._names[number], self._starts[number]


def _gathered(
    access: LdsAccess, module: Module, counted: Counter[tuple[bytes, bytes]], variables: _AddressedVariables
) -> AccessShapes:
    taken = [
        (np.frombuffer(addresses, np.int64).tolist(), np.frombuffer(lanes, np.int64).tolist(), count)
        for (addresses, lanes), count in counted.most_common()
    ]
    homes = {variables.of(addresses) for addresses, _, _ in taken}
    home = homes.pop() if len(homes) == 1 else None
    name, first = home or ("", 0)
    return AccessShapes(
        access.site.located(module),
        name,
        access.size,
        access.reads,
        access.writes,
        access.executed,
        tuple(_shapes(taken, first)),
        0 if name else 1,
    )


def _shapes(taken: list[tuple[list[int], list[int], int]], first: int) -> Iterator[LaneShape]:
    for addresses, lanes, count in taken:
        yield LaneShape(tuple(address - first for address in addresses), tuple(lanes), count)
