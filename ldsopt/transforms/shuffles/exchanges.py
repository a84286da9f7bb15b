"""Exchanges between lanes by LDS hardware, and which lane each lane's value comes from.

``ds_bpermute_b32`` reads the lane that four times its index names; ``ds_permute_b32`` writes it; ``ds_swizzle_b32`` has
a constant pattern. An index is known where it follows from the lane's number alone: ``mbcnt`` of all ones, constants,
the wave's size, and the work-item's id where ``reqd_work_group_size`` says how work-items lie in waves. It is computed
lane by lane (`ldsopt.analysis.addresses.work_items`), so that whatever a front-end leaves around it, such as HIP's
``select`` on the width, is gone where all lanes agree::

    %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
    %other = xor i32 %lane, 4
    %inside = icmp ult i32 %other, 64                  ; true in all lanes
    %index = select i1 %inside, i32 %other, i32 %lane  ; 4 5 6 7 0 1 2 3 12 ...

Sources: AMD's pseudocode of the three instructions; LLVM, ``GCNSubtarget::supportsWaveWideBPermute`` (gfx10 and gfx11
exchange within 32 lanes in waves of 64, too).
"""

from __future__ import annotations

from functools import cached_property

from ldsopt.analysis.addresses.work_items import NumberColumn, WorkgroupSize, WorkItems
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.waves import wave_ids
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.calls import arguments, callee_name
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.target.arch import Arch
from ldsopt.transforms.shuffles.moves import ReadLanes

BPERMUTE = "llvm.amdgcn.ds.bpermute"
PERMUTE = "llvm.amdgcn.ds.permute"
SWIZZLE = "llvm.amdgcn.ds.swizzle"
EXCHANGES = (BPERMUTE, PERMUTE, SWIZZLE)
_BUDGET = 1 << 22  # results of one function at most
_OTHER_MODES = 0xC000  # of a swizzle: rotation and FFT, from gfx9 on
_QUAD_PERM = 0x8000


def value_operand(name: str) -> int:
    """The number of the operand that is an exchange's value."""
    return 0 if name == SWIZZLE else 1


class LaneSources:
    """The sources of a function's exchanges.

    Args:
        shared: ranges of the module: constants and types.
        function: the function.
        arch: the architecture.

    Attributes:
        lanes: of a wave.
    """

    def __init__(self, shared: ModuleRanges, function: Function, arch: Arch) -> None:
        self._shared, self._module, self._function = shared, shared.module, function
        self.lanes = wave_size(self._module, function)
        self._within = 32 if arch.generation in ("gfx10", "gfx11") else self.lanes
        self._of_lane = self._items((self.lanes, 1, 1), axes="")

    @cached_property
    def _of_item(self) -> WorkItems | None:
        """All work-items of a workgroup, where it is known how they lie in waves."""
        shape = (
            wave_ids(self._shared.provenance, self._function, is_row=False)
            if self._function.is_kernel
            else None
        )
        return None if shape is None or shape.items % self.lanes else self._items(shape.sizes, axes="xyz")

    def _items(self, sizes: tuple[int, int, int], *, axes: str) -> WorkItems:
        # What a wave's first lane has is not known: that lane may not be active.
        partial = dict.fromkeys(range(len(self._function.blocks)), 0)
        launch = WorkgroupSize(sizes, is_full=False)
        return WorkItems(self._shared, self._function, launch, partial, _BUDGET, axes=axes)

    def of(self, call: Instruction) -> ReadLanes | None:
        """The lane that each lane gets its value from; ``None`` if it is not known."""
        name, given = callee_name(self._module, call), arguments(self._module, call)
        if name == SWIZZLE:
            pattern = self._module.integer(given[1])
            return None if pattern is None else swizzle_sources(pattern & 0xFFFF, self.lanes)
        named = self._named(self._of_lane.column(given[0]))
        if named is None and self._of_item is not None:
            named = self._named(self._of_item.column(given[0]))
        return named if named is None or name == BPERMUTE else _inverse(named)

    def _named(self, column: NumberColumn) -> ReadLanes | None:
        """The lane that each lane names by its index, if that is the same in all waves."""
        numbers = [number for number in column or () if isinstance(number, int)]
        if column is None or len(numbers) != len(column):
            return None
        within = self._within
        found = {
            tuple(
                lane - lane % within + (index & 0xFFFFFFFF) // 4 % within
                for lane, index in enumerate(numbers[start : start + self.lanes])
            )
            for start in range(0, len(numbers), self.lanes)
        }
        return found.pop() if len(found) == 1 else None


def _inverse(targets: ReadLanes) -> ReadLanes | None:
    """The lane that each lane is written by, where each is written by one."""
    if len(set(targets)) != len(targets):
        return None
    found = [0] * len(targets)
    for lane, target in enumerate(targets):
        found[target] = lane
    return tuple(found)


def swizzle_sources(pattern: int, lanes: int) -> ReadLanes | None:
    """The lane that each lane reads in ``ds_swizzle``; ``None`` in the modes that rotate or serve an FFT.

    Source: MI300 ISA and RDNA3 ISA, DS_SWIZZLE_B32.

    >>> swizzle_sources(0x041F, 32)[:4]
    (1, 0, 3, 2)
    """
    if pattern >= _OTHER_MODES or (pattern & _QUAD_PERM and pattern & 0x7F00):
        return None
    if pattern & _QUAD_PERM:
        return tuple(lane // 4 * 4 + (pattern >> 2 * (lane % 4) & 3) for lane in range(lanes))
    kept, added, turned = pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31
    return tuple(lane // 32 * 32 + ((lane & kept | added) ^ turned) % 32 for lane in range(lanes))


def described(sources: ReadLanes) -> str:
    """An exchange in words: ``xor 4``, ``broadcast of lane 0``, ``rotation by 1``, else ``other``.

    >>> described((1, 0, 3, 2)), described((3, 3, 3, 3)), described((1, 2, 3, 0)), described((0, 0, 1, 2))
    ('xor 1', 'broadcast of lane 3', 'rotation by 1', 'other')
    """
    lanes, first = len(sources), sources[0]
    if all(source == lane ^ first for lane, source in enumerate(sources)):
        return f"xor {first}"
    if set(sources) == {first}:
        return f"broadcast of lane {first}"
    if all(source == (lane + first) % lanes for lane, source in enumerate(sources)):
        return f"rotation by {first}"
    return "other"


def has_exchanges(module: Module) -> bool:
    """A module may call an exchange."""
    return any(name in EXCHANGES for name in module.declarations())
