"""The bytes of LDS that accesses touch exactly, and the bytes that a workgroup surely writes.

Both are added up over the work-items of a launch of known size (``reqd_work_group_size``, or an assumption):

* an access whose address follows from the work-item's id alone (`ldsopt.analysis.addresses.work_items`) touches the
  bytes of all items' addresses; a store *covers* them where all work-items run it if one does (`Divergence.partial`);
* an access in a region through which every work-item can be followed (`ldsopt.analysis.liveness.walks`) touches the
  bytes of all walks; behind the region the bytes that their stores write are covered, if all work-items enter it. So
  a loop that fills a buffer in several iterations covers it, and so does a write that only some work-items make.

Covering needs that no workgroup is smaller (``"uniform-work-group-size"="true"``); a store of a constant address, where
all work-items get there, covers whatever the launch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ldsopt.analysis.addresses.work_items import WorkItems
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.liveness.walks import (
    Refill,
    Region,
    RepeatedCode,
    Walker,
    entered_by_all,
    find_refills,
    regions,
)
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.dataclass import dataclass
from ldsopt.ir.details import accessed_type
from ldsopt.ir.module import Function, Module

_BUDGET = 1 << 20
"""Results that are computed for the work-items of one kernel, each less than a microsecond or two; then no more."""
_KINDS = frozenset({AccessKind.LOAD, AccessKind.STORE, AccessKind.ATOMIC})

Bytes = Mapping[int, int]
"""By variable (an index into `Provenance.bases`) a set of its bytes, as bits."""


@dataclass(frozen=True, slots=True)
class CoveringRegion:
    """A region at whose exit bytes are new, whatever they were at its entry."""

    region: Region
    covers: Bytes


@dataclass(frozen=True, slots=True)
class WorkgroupSize:
    """The size of every workgroup of a launch.

    Attributes:
        sizes: work-items along x, y and z.
        is_full: no workgroup has fewer. ``reqd_work_group_size`` does not say so: the last workgroup of a launch may
            be smaller unless the kernel has ``"uniform-work-group-size"="true"``.
    """

    sizes: tuple[int, int, int]
    is_full: bool


@dataclass(frozen=True, slots=True)
class KernelFlow:
    """A kernel with its control flow, and the size of its workgroups if it is known."""

    module: Module
    function: Function
    flow: ControlFlow
    divergence: Divergence
    launch: WorkgroupSize | None


class Coverage:
    """The bytes that the accesses of one kernel touch and cover.

    Args:
        footprints: the kernel's.
        accesses: the kernel's accesses, by index into `Function.instructions`.
        sizes: the sizes of the variables, bytes.

    Attributes:
        touched: by access, an index into `Function.instructions`, the bytes that it touches over all of its executions,
            where they are known exactly.
        covered: by store, the bytes that it surely writes wherever it stands.
        regions: the regions that cover bytes.
        refills: the stores that cover the bytes that they themselves wrote, whatever the launch.
    """

    def __init__(
        self,
        kernel: KernelFlow,
        shared: ModuleRanges,
        footprints: Footprints,
        accesses: Mapping[int, Access],
        sizes: Mapping[int, int],
    ) -> None:
        self._module, self._function = kernel.module, kernel.function
        self._flow, self._divergence = kernel.flow, kernel.divergence
        self._shared, self._footprints, self._sizes = shared, footprints, sizes
        self._accesses = {at: access for at, access in accesses.items() if _is_plain(access)}
        self._partial = _instructions_of(self._function, self._divergence.partial)
        self.touched: dict[int, Bytes] = {}
        self.covered: dict[int, Bytes] = {}
        self.regions: list[CoveringRegion] = []
        self.refills: tuple[Refill, ...] = ()
        self._constant_stores()
        if self._accesses and self._flow.irreducible is None:
            self._find_refills()
        if kernel.launch is not None and self._accesses:
            items = WorkItems(shared, self._function, kernel.launch.sizes, self._divergence.partial, _BUDGET)
            self._follow_columns(items, kernel.launch)
            if self._flow.irreducible is None:
                self._follow_regions(items, kernel.launch)

    def _bytes(self, at: int, pointers: set[tuple[int, int]]) -> Bytes | None:
        """The bytes at some addresses; ``None`` if an access is outside of its variable, which is undefined."""
        width = self._width(at)
        found: dict[int, int] = {}
        for base, offset in pointers:
            if not width or offset + width > self._sizes.get(base, 0):
                return None
            found[base] = found.get(base, 0) | ((1 << width) - 1) << offset
        return found

    def _width(self, at: int) -> int:
        """Bytes of a load, store or atomic; 0 if they are not known."""
        instruction = self._function.instructions[at]
        stored = accessed_type(self._module, instruction)
        if stored.startswith(("{", "[", "%", "<{")):
            return 0  # an aggregate has padding, of which a store need not write anything
        layout = self._shared.types.layout(stored)
        return layout.store if layout else 0

    def _constant_stores(self) -> None:
        for at, access in self._accesses.items():
            if access.kind is not AccessKind.STORE or at in self._partial:
                continue
            parts = self._footprints.of(access).parts
            if parts and len(parts) == 1 and parts[0].offsets.value is not None and not parts[0].has_gaps:
                covered = self._bytes(at, {(parts[0].base, parts[0].offsets.value)})
                if covered:
                    self.covered[at] = covered

    def _follow_columns(self, items: WorkItems, launch: WorkgroupSize) -> None:
        for at, access in self._accesses.items():
            column = items.column(access.pointers[0])
            if column is None:
                continue
            known = {pointer for pointer in column if isinstance(pointer, tuple)}
            found = self._bytes(at, known) if known else None
            if not found:
                continue
            if all(isinstance(pointer, tuple) for pointer in column):
                self.touched[at] = found
            if access.kind is AccessKind.STORE and launch.is_full and at not in self._partial:
                self.covered[at] = found

    def _regions(self) -> Iterator[Region]:
        last_barrier = {
            self._function.block_at[at]: at
            for at, instruction in enumerate(self._function.instructions)
            if crossing(self._module, instruction) is not Crossing.NOTHING
        }
        return regions(self._function, self._flow, self._divergence, last_barrier)

    def _find_refills(self) -> None:
        written = {
            at: (access.pointers[0], width)
            for at, access in self._accesses.items()
            if access.kind is not AccessKind.LOAD and (width := self._width(at))
        }
        stores = [at for at in written if self._accesses[at].kind is AccessKind.STORE]
        if stores and self._flow.loops:
            kernel = RepeatedCode(self._shared, self._function, self._flow, self._divergence)
            self.refills = tuple(find_refills(kernel, tuple(self._regions()), written, stores))

    def _follow_regions(self, items: WorkItems, launch: WorkgroupSize) -> None:
        pointers = {at: access.pointers[0] for at, access in self._accesses.items()}
        for region in self._regions():
            trace = Walker(items, self._function, self._flow, region, pointers).trace()
            if trace is None:
                continue
            skipped = _instructions_of(self._function, trace.skipped)
            covers: dict[int, int] = {}
            for at, seen in trace.pointers.items():
                found = self._bytes(at, seen)
                if not found:
                    continue
                if at not in trace.unknown and at not in skipped:
                    self.touched.setdefault(at, found)
                if self._accesses[at].kind is AccessKind.STORE:
                    for base, mask in found.items():
                        covers[base] = covers.get(base, 0) | mask
            if covers and launch.is_full and entered_by_all(region, self._flow, self._divergence):
                self.regions.append(CoveringRegion(region, covers))


def _is_plain(access: Access) -> bool:
    """True of an access by an instruction, not an intrinsic: synchronous, each lane with its own address."""
    return access.kind in _KINDS and access.intrinsic is None


def _instructions_of(function: Function, blocks: Mapping[int, int] | set[int]) -> set[int]:
    return {
        at for number in blocks for at in range(function.blocks[number].start, function.blocks[number].stop)
    }
