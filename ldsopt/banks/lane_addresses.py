"""The shapes of LDS accesses that follow from the IR alone: addresses that depend on the lane in a known way.

An address is looked at as ``U + own[lane]`` (`ldsopt.analysis.addresses.item_values`): ``own`` is known for each lane,
and ``U`` is the same for all lanes and not known but for a power of two that divides it, its *granule* (0 where ``U``
is 0). Kernel arguments, loop counters and whatever else is uniform are all ``U``; the work-item's id is all ``own``,
that of the first wave. Which banks conflict depends on ``own`` alone, as ``U`` only turns the banks round. An access
whose address varies over lanes in another way is unknown: it is counted, with nothing claimed.

Example::

    %row = lshr i32 %tid, 3              ; own = 0 0 0 0 0 0 0 0 1 1 ...
    %at = add i32 %row, %k               ; U = %k, granule 1
    %x = and i32 %at, 7                  ; unknown: own and U may share bits

It is a description for a person and proves nothing: no transform rests on it. That the first wave's shape stands for
all is right where waves differ by a multiple of a row, and the execution (`ldsopt.banks.conflicts`) tells where not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ldsopt.analysis.addresses.item_offsets import ItemAddress, ItemOffsets
from ldsopt.analysis.addresses.item_values import ItemValue, ItemValues
from ldsopt.analysis.addresses.work_items import WorkgroupSize, WorkItems
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance, provenance_of
from ldsopt.analysis.ranges.footprints import Footprint, footprints_of
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.simt.banks import Banks, cycles
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array

# --- access shapes ------------------------------------------------------------------------------------------
#
# The addresses that the lanes of a wave give to one LDS access, and what they take of the LDS banks.
#
# A *shape* is one set of addresses, a lane each, as offsets from the beginning of the variable. An access that a
# loop repeats has many shapes, of which most are the same but for a distance that all lanes share; they are
# counted, not repeated. Shapes come from an execution (`ldsopt.banks.conflicts`) or from the IR alone
# (`ldsopt.banks.lane_addresses`).
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
                site = InstructionSite(function.name, access.line + 1, module.lines[access.line]).located(
                    module
                )
                shapes = _shapes(access, site, wave, footprints.of(access), provenance)
                if shapes is None:
                    unknown.append(site)
                else:
                    known.append(shapes)
    return DescribedAccesses(tuple(known), tuple(unknown))


_PLAIN = (AccessKind.LOAD, AccessKind.STORE, AccessKind.ATOMIC)


def _shapes(
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
            WorkgroupSize(sizes, True),
            {},
            _BUDGET,
            axes=axes,
            count=min(lanes, bounds.flat),
        )
        divergence = divergence_of(function, shared.module)
        super().__init__(shared, function, flow, divergence, items, frozenset({LOCAL}))
        self.lanes = len(items.ids)

    def outside(self, address: int) -> ItemValue | None:
        """An argument: it is uniform."""
        return self._shared_by_all(address) if address in self._function.arguments else None

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
