"""The bytes of LDS that each wave of a workgroup touches, and if two waves touch a common one.

A wave has the work-items of consecutive linear ids, ``x + X * (y + Y * z)`` (AMDGPUUsage, 'Work-Item ID'). So where the
workgroup's shape is known, the ids of each wave are, and what an access touches is computed anew with those::

    %own = getelementptr i32, ptr addrspace(3) @A, i32 %id     ; wave 0: @A[0,256)   wave 1: @A[256,512)   ...

Two accesses never meet between waves if no two different waves may touch a common byte. They do for sure if some
work-items of two different waves have addresses that are known to the byte, and these lie on each other. That says
nothing of whether the two work-items execute them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import gcd
from operator import itemgetter
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.kernel_code import kernel_code, reads_id
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Footprints, widened
from ldsopt.analysis.ranges.values import PLAIN, AbstractValue, plain
from ldsopt.ir.attributes import launch_bounds, string_attributes, wave_size
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Function, Module
from ldsopt.touch import Touch

_ID = "llvm.amdgcn.workitem.id."
_WAVE_ID = "llvm.amdgcn.wave.id"
_ValuesThere = Mapping[int, AbstractValue]
_NOTHING_MORE: _ValuesThere = {}


class WaveIds:
    """The ids of work-items in each wave of a kernel's workgroups.

    Args:
        module, function: the kernel.
        sizes: work-items of a workgroup along x, y and z, at most.

    Attributes:
        sizes: as given.
        lanes: of a wave.
        items: work-items of the workgroup at most; ``waves`` the waves that have them.
    """

    def __init__(self, module: Module, function: Function, sizes: tuple[int, int, int]) -> None:
        self.sizes, self.lanes = sizes, wave_size(module, function)
        self.items = sizes[0] * sizes[1] * sizes[2]
        self.waves = range(-(-self.items // self.lanes))
        self._calls: dict[str, list[int]] = {}
        for instruction in function.instructions:
            if is_call(instruction):
                name = callee_name(module, instruction)
                if name.startswith((_ID, _WAVE_ID)):
                    self._calls.setdefault(name, []).append(instruction.address)

    def id(self, item: int) -> tuple[int, int, int]:
        """The id of a work-item along x, y and z, by its linear id."""
        x, y, _ = self.sizes
        return item % x, item // x % y, item // (x * y)

    def items_of(self, wave: int) -> range:
        """The linear ids of a wave's work-items."""
        first = wave * self.lanes
        return range(first, min(first + self.lanes, self.items))

    def of(self, waves: Collection[int]) -> dict[int, AbstractValue]:
        """The results of the calls that give ids, by address, for any lane of some waves."""
        return self._known([item for wave in waves for item in self.items_of(wave)]) | self.number(waves)

    def of_first_lanes(self, waves: Collection[int]) -> dict[int, AbstractValue]:
        """Their results for the first lane of each of some waves."""
        return self._known([self.items_of(wave)[0] for wave in waves]) | self.number(waves)

    def number(self, waves: Collection[int]) -> dict[int, AbstractValue]:
        """The results of the calls that give a wave's number."""
        return self._each(_WAVE_ID, waves) if waves else {}

    def _known(self, items: Sequence[int]) -> dict[int, AbstractValue]:
        found: dict[int, AbstractValue] = {}
        for axis, values in zip("xyz", zip(*map(self.id, items), strict=True), strict=False):
            found |= self._each(f"{_ID}{axis}", values)
        return found

    def _each(self, name: str, values: Collection[int]) -> dict[int, AbstractValue]:
        least, most = min(values), max(values)
        step = gcd(*(value - least for value in values))
        return dict.fromkeys(self._calls.get(name, ()), plain(integers.interval(32, least, most, step or 1)))


def wave_ids(provenance: Provenance, function: Function, *, is_row: bool) -> WaveIds | None:
    """The ids of a kernel's waves; ``None`` where the shape of its workgroups is not known.

    Of several dimensions every workgroup has to have the size that is stated: in a smaller one rows are shorter, and
    waves have other work-items.

    Args:
        provenance: of the module.
        function: the kernel.
        is_row: where no shape is stated, workgroups have one dimension, if its code asks for no id but that along x.
    """
    module = provenance.module
    bounds = launch_bounds(module, function)
    if bounds.is_exact:
        stated = string_attributes(module, function).get("uniform-work-group-size")
        is_uniform = bounds.is_told or stated == "true"
        return WaveIds(module, function, bounds.sizes) if is_uniform or bounds.sizes[1:] == (1, 1) else None
    if not is_row:
        return None
    code = kernel_code(module, function.name)
    return (
        None if reads_id(provenance.callees, code, "yz") else WaveIds(module, function, (bounds.flat, 1, 1))
    )


_Known = tuple[tuple[int, AbstractValue], ...]


class InWaves(NamedTuple):
    """An access as some waves execute it.

    Attributes:
        access: what is executed.
        waves: by which waves, by number.
        known: values that are known there, by address; such as those of one round of a loop.
        beyond: so many bytes more may be touched on either side.
    """

    access: Access
    waves: Collection[int]
    known: _ValuesThere = _NOTHING_MORE
    beyond: int = 0


class WaveFootprints:
    """The bytes that each wave touches.

    Args:
        footprints: of the kernel.
        layout: how LDS variables lie.
        ids: of the kernel.
    """

    def __init__(self, footprints: Footprints, layout: BaseLayout, ids: WaveIds) -> None:
        self._footprints, self._layout, self._ids = footprints, layout, ids
        self._of_wave: dict[tuple[int, int, int, _Known], Footprint] = {}
        self._given: dict[tuple[int, _Known], Footprints] = {}

    def touch(self, one: InWaves, other: InWaves) -> Touch:
        """The overlap of two different waves, one of each side: never, or maybe."""
        later = [(wave, self._of(other, wave)) for wave in other.waves]
        for first in one.waves:
            touched = self._of(one, first)
            if any(
                first != second and self._layout.touch(touched, theirs) is not Touch.NEVER
                for second, theirs in later
            ):
                return Touch.MAY
        return Touch.NEVER

    def colliding(self, one: InWaves, other: InWaves) -> tuple[int, int] | None:
        """Two work-items of different waves that touch a common byte for sure, by linear id; ``None`` if not known."""
        lanes = self._ids.lanes
        owners: dict[tuple[int, int], list[int]] = {}
        for item, base, offsets in self._exact(one):
            for offset in offsets:
                of_byte = owners.setdefault((base, offset), [])
                if not of_byte or (len(of_byte) == 1 and item // lanes != of_byte[0] // lanes):
                    of_byte.append(item)
        for item, base, offsets in self._exact(other):
            for offset in offsets:
                for owner in owners.get((base, offset), ()):
                    if owner // lanes != item // lanes:
                        return owner, item
        return None

    def _of(self, side: InWaves, wave: int) -> Footprint:
        known = tuple(sorted(side.known.items(), key=itemgetter(0)))
        key = side.access.line, wave, side.beyond, known
        touched = self._of_wave.get(key)
        if touched is None:
            given = self._given.get((wave, known))  # what one access asks of a wave, others ask again
            if given is None:
                given = self._footprints.given({**side.known, **self._ids.of([wave])})
                self._given[wave, known] = given
            touched = self._of_wave[key] = widened(given.of(side.access), side.beyond)
        return touched

    def _exact(self, side: InWaves) -> Iterator[tuple[int, int, range]]:
        """The bytes that work-items touch for sure: (linear id, base, offsets); a wave's copy is its first lane's."""
        ids, row = self._ids, side.access.intrinsic
        is_of_wave = row is not None and row.transfer.is_wave_uniform
        for wave in side.waves:
            of_wave = self._footprints.given({**side.known, **ids.of([wave])})
            known = {**side.known, **ids.number([wave])}
            for item in ids.items_of(wave)[: 1 if is_of_wave else None]:
                one = of_wave if is_of_wave else of_wave.of_work_item(ids.id(item), known)
                yield from ((item, base, offsets) for base, offsets in _bytes(one.of(side.access)))


def _bytes(footprint: Footprint) -> Iterator[tuple[int, range]]:
    """The bytes of a footprint that is known to the byte; none of any other."""
    if footprint.parts is None or len(footprint.parts) != 1:
        return
    (part,) = footprint.parts
    if part.base != PLAIN and not part.has_gaps and part.offsets.value is not None:
        first = part.offsets.value
        yield part.base, range(first, first + part.size)
