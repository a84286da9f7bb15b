"""The bytes of LDS that each wave of a workgroup touches, and if two waves touch a common one.

A wave has the work-items of consecutive linear ids, ``x + X * (y + Y * z)`` (AMDGPUUsage, 'Work-Item ID'). So if the
workgroup's shape is known, the ids of each wave are known, and the bytes of an access are computed anew from them::

    %own = getelementptr i32, ptr addrspace(3) @A, i32 %id     ; wave 0: @A[0,256)   wave 1: @A[256,512)   ...

Two accesses never meet between waves if no two different waves may touch a common byte. They meet for sure if some
work-items of two different waves have exactly known addresses whose bytes overlap. That does not say if the two
work-items execute them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from math import gcd
from operator import itemgetter
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import ControlFlow, arms_of
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.kernel_code import kernel_code, reads_id
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Footprints, Part, widened
from ldsopt.analysis.ranges.ranges import FunctionRanges
from ldsopt.analysis.ranges.values import PLAIN, AbstractValue, plain
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.target.intrinsics import WAVE_ID, WORK_ITEM_ID
from ldsopt.touch import Touch

_ValuesThere = Mapping[int, AbstractValue]
_NOTHING_MORE: _ValuesThere = {}


class WaveIds:
    """The ids of work-items in each wave of a kernel's workgroups.

    Args:
        sizes: work-items of a workgroup along x, y and z, at most.

    Attributes:
        sizes: as given.
        lanes: lanes of a wave.
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
                if name.startswith((WORK_ITEM_ID, WAVE_ID)):
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
        """The results of the calls that return ids, by address, for all lanes of some waves."""
        return self._known([item for wave in waves for item in self.items_of(wave)]) | self.number(waves)

    def of_first_lanes(self, waves: Collection[int]) -> dict[int, AbstractValue]:
        """The same results for the first lane of each of some waves."""
        return self._known([self.items_of(wave)[0] for wave in waves]) | self.number(waves)

    def number(self, waves: Collection[int]) -> dict[int, AbstractValue]:
        """The results of the calls that return a wave's number."""
        return self._each(WAVE_ID, waves) if waves else {}

    def _known(self, items: Sequence[int]) -> dict[int, AbstractValue]:
        found: dict[int, AbstractValue] = {}
        for axis, values in zip("xyz", zip(*map(self.id, items), strict=True), strict=False):
            found |= self._each(f"{WORK_ITEM_ID}{axis}", values)
        return found

    def _each(self, name: str, values: Collection[int]) -> dict[int, AbstractValue]:
        least, most = min(values), max(values)
        step = gcd(*(value - least for value in values))
        return dict.fromkeys(self._calls.get(name, ()), plain(integers.interval(32, least, most, step or 1)))


def wave_ids(provenance: Provenance, function: Function, *, is_row: bool) -> WaveIds | None:
    """The ids of a kernel's waves; ``None`` if the shape of its workgroups is not known.

    With several dimensions every workgroup must have the stated size: in a smaller one rows are shorter, and waves have
    other work-items.

    Args:
        provenance: of the module.
        is_row: if no shape is stated, workgroups have one dimension, unless the code reads an id along y or z.
    """
    module = provenance.module
    bounds = launch_bounds(module, function)
    if bounds.is_exact:
        return WaveIds(module, function, bounds.sizes) if bounds.has_known_rows else None
    if not is_row:
        return None
    code = kernel_code(module, function.name)
    return (
        None if reads_id(provenance.callees, code, "yz") else WaveIds(module, function, (bounds.flat, 1, 1))
    )


_Known = tuple[tuple[int, AbstractValue], ...]
_Owners = dict[tuple[int, int], list[int]]
"""Work-items of at most two waves that touch a byte for sure, by its base and offset."""
_MOST_WAVES = 64
"""The waves whose work-items' values are kept."""


class InWaves(NamedTuple):
    """An access as some waves execute it.

    Attributes:
        access: the access.
        waves: the numbers of the waves that execute it.
        known: more precise values, by address, such as those of one iteration of a loop.
        beyond: further bytes that may be touched on either side.
    """

    access: Access
    waves: Collection[int]
    known: _ValuesThere = _NOTHING_MORE
    beyond: int = 0


class _ItemFootprints:
    """The footprints of a kernel's waves and work-items, shared by its accesses.

    Args:
        footprints: of the kernel.
        ids: of the kernel.
    """

    def __init__(self, footprints: Footprints, ids: WaveIds) -> None:
        self._footprints, self._ids = footprints, ids
        self._waves: dict[tuple[int, _Known], Footprints] = {}
        self._items: dict[tuple[int, _Known], dict[int, Footprints]] = {}
        self._anywhere: dict[int, FunctionRanges] = {}

    def of_wave(self, wave: int, known: _ValuesThere) -> Footprints:
        """The footprints of a wave, given more precise values, by address."""
        key = wave, _sorted(known)
        if key not in self._waves:
            self._waves[key] = self._footprints.given({**known, **self._ids.of([wave])})
        return self._waves[key]

    def of(self, item: int, known: _ValuesThere, mask: _ValuesThere = _NOTHING_MORE) -> Footprints:
        """The footprints of a work-item, by its linear id.

        Args:
            item: the work-item.
            known: more precise values in all lanes of its wave, by address.
            mask: the same of this lane.
        """
        wave = item // self._ids.lanes
        key = wave, _sorted({**known, **mask})
        if key not in self._items and len(self._items) >= _MOST_WAVES:
            self._items.clear()
        items = self._items.setdefault(key, {})
        if item not in items:
            items[item] = self.of_wave(wave, known).of_work_item(
                self._ids.id(item), {**known, **mask}, self.anywhere(item)
            )
        return items[item]

    def anywhere(self, item: int) -> FunctionRanges:
        """The ranges of a work-item over all iterations, by its linear id."""
        if item not in self._anywhere:
            wave, ids = item // self._ids.lanes, self._ids
            of_wave = self.of_wave(wave, {}).ranges
            self._anywhere[item] = of_wave.of_work_item(ids.id(item), ids.number([wave]))
        return self._anywhere[item]


def _sorted(known: _ValuesThere) -> _Known:
    return tuple(sorted(known.items(), key=itemgetter(0)))


class WaveFootprints:
    """The bytes that each wave touches.

    Args:
        footprints: of the kernel.
        layout: how LDS variables lie.
        ids: of the kernel.
    """

    def __init__(self, footprints: Footprints, layout: BaseLayout, ids: WaveIds) -> None:
        self._items, self._layout, self._ids = _ItemFootprints(footprints, ids), layout, ids
        self._of_wave: dict[tuple[int, int, int, _Known], Footprint] = {}
        self._sure: dict[tuple[int, int, _Known], tuple[tuple[int, int, range], ...]] = {}

    def touch(self, one: InWaves, other: InWaves) -> Touch:
        """The overlap between any two different waves, one of each side: never, or maybe."""
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
        """Two work-items of different waves that touch a common byte for sure, by linear id; ``None`` if not known.

        Waves are asked for one after another, as most that collide do so among the first.
        """
        owned: tuple[_Owners, _Owners] = {}, {}
        for waves in zip_longest(one.waves, other.waves):
            for side, wave, mine, theirs in zip((one, other), waves, owned, reversed(owned), strict=True):
                for item, base, offsets in () if wave is None else self._exact(side, wave):
                    for offset in offsets:
                        for owner in theirs.get((base, offset), ()):
                            if owner // self._ids.lanes != wave:
                                return (owner, item) if side is other else (item, owner)
                        of_byte = mine.setdefault((base, offset), [])
                        if not of_byte or (len(of_byte) == 1 and of_byte[0] // self._ids.lanes != wave):
                            of_byte.append(item)
        return None

    def _of(self, side: InWaves, wave: int) -> Footprint:
        key = side.access.line, wave, side.beyond, _sorted(side.known)
        touched = self._of_wave.get(key)
        if touched is None:
            given = self._items.of_wave(wave, side.known)
            touched = self._of_wave[key] = widened(given.of(side.access), side.beyond)
        return touched

    def _exact(self, side: InWaves, wave: int) -> tuple[tuple[int, int, range], ...]:
        """The bytes that a wave's work-items touch for sure: (linear id, base, offsets).

        A wave-uniform DMA counts as its first lane's.

        If the bytes of a wave's first lane are not known, the wave has none: the reason, such as the slot of a ring, is
        as a rule the same for all its lanes. This only leaves conflicts unproven that might be definite.
        """
        key = side.access.line, wave, _sorted(side.known)
        if key not in self._sure:  # shared by pairs of accesses
            self._sure[key] = tuple(self._exact_in(side, wave))
        return self._sure[key]

    def _exact_in(self, side: InWaves, wave: int) -> Iterator[tuple[int, int, range]]:
        row = side.access.intrinsic
        is_of_wave = row is not None and row.transfer.is_wave_uniform
        for number, item in enumerate(self._ids.items_of(wave)[: 1 if is_of_wave else None]):
            one = self._items.of_wave(wave, side.known) if is_of_wave else self._items.of(item, side.known)
            touched = tuple(_bytes(one.of(side.access)))
            if not touched and not number:
                return
            yield from ((item, base, offsets) for base, offsets in touched)


def _bytes(footprint: Footprint) -> Iterator[tuple[int, range]]:
    """The bytes of a footprint that is exactly known; none of any other."""
    if footprint.parts is None or len(footprint.parts) != 1:
        return
    (part,) = footprint.parts
    if part.base != PLAIN and not part.has_gaps and part.offsets.value is not None:
        first = part.offsets.value
        yield part.base, range(first, first + part.size)


# --- lanes --------------------------------------------------------------------------------------------------
#
# The bytes of LDS that each lane of a wave touches, and if two lanes that run two accesses touch a common one.
#
# If the shape of workgroups is known, each lane's id is known, and the bytes of an access are computed anew for each
# lane (`WaveFootprints`). A wave-uniform LDS-DMA writes ``address + lane * stride`` for each lane that
# runs it, and leaves the bytes of the others alone (AMD CDNA3 ISA, 9.1.9). Example, with lanes of one wave::
#
#     (LDS-DMA of 16 bytes at %piece, by lanes with %in)        lane 5: @S[80,96)
#     (store of 16 bytes at %piece + 16 * %lane, by the others) lane 5: @S[80,96)   lane 6: @S[96,112)
#
# Rule. Two accesses meet within a wave only if some lane of one and some lane of the other touch a common byte, and
# both run. If the two accesses lie in the two arms of one condition (`Arms`), and they meet
# only if the condition is both true and false for one lane, they do not meet. That holds if the condition is computed
# once; for a condition that is computed in a loop, if both accesses are executed in the same iteration.

# --- arms ---------------------------------------------------------------------------------------------------
#
# The lanes of a wave that run a block: those for which a condition is true, or false.
#
# A front-end copies for the lanes that are inside of a matrix, and stores zeros for the others::
#
#       br i1 %in, label %copy, label %behind
#     copy:                                        lanes with %in
#       (LDS-DMA)
#     behind:
#       br i1 %in, label %tail, label %zero
#     zero:                                        lanes without it
#       (store of zeros)
#
# Rule. If an arm of a conditional branch has no other predecessor and dominates a block, the lanes that run the block
# are those for which the condition had that arm's value when it was computed last: every path from there to the block
# takes the arm again (the argument of `ldsopt.analysis.ranges.guards`). Modules that use whole-wave mode have no arms.
#
# Triton masks the copies of gfx1250 by their addresses: a lane whose condition is false copies to an address beyond
# LDS, where hardware drops it (LLVM: undefined)::
#
#     %to = select i1 %in, ptr addrspace(3) %own, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
#
# Such a lane touches no byte of LDS. So the condition of a lane that touches one is known, as in an arm. The condition
# has to have one value in all of its uses, which one computed from undef has not.
#
# If the condition is a bit of a ballot, ``trunc (lshr (ballot %in), %k) to i1``, and it is set, ``%in`` was true in
# lane ``%k``. (The bit of a lane that does not take part in a ballot is clear.) So front-ends hand a lane's mask to
# another one, which copies for it.

_BALLOT = "llvm.amdgcn.ballot."


class ArmOfBranch(NamedTuple):
    """A condition whose value for some lane is known if a lane runs the block.

    Attributes:
        condition: the address of the condition.
        holds: its value for that lane.
        lane: the address of that lane's number; ``None`` if it is the lane itself.
    """

    condition: int
    holds: bool
    lane: int | None = None


class Arms:
    """The arms that the blocks of one function lie in.

    Args:
        has_whole_waves: lanes may run code that their branches skip.
    """

    def __init__(self, module: Module, function: Function, flow: ControlFlow, has_whole_waves: bool) -> None:
        self._module, self._function, self._flow = module, function, flow
        self._defined = function.defined
        self._tree = flow.dominators
        self._has_whole_waves = has_whole_waves
        self._undefined = Undefined(module, function)
        self._arms = [
            (arm.block, self._arm(arm.condition, holds=arm.holds))
            for arm in (() if has_whole_waves else arms_of(function))
        ]
        self._block_of = function.block_of

    def of(self, block: int) -> tuple[ArmOfBranch, ...]:
        """The branches that a lane that runs a block has taken."""
        return tuple(arm for head, arm in self._arms if self._tree.dominates(head, block))

    def of_address(self, access: Access, footprints: Footprints) -> tuple[int, bool, ArmOfBranch] | None:
        """The result of `mask_of`, and the arm that its condition stands for."""
        chosen = None if self._has_whole_waves else mask_of(footprints, access)
        if chosen is None or self._undefined.may_be(chosen[0], of_memory=False):
            return None
        return *chosen, self._arm(chosen[0], holds=chosen[1])

    def loops_of(self, condition: int) -> frozenset[int]:
        """The headers of the loops that compute a condition in each iteration."""
        block = self._block_of.get(condition)
        return frozenset(loop.header for loop in self._flow.loops if block in loop.blocks)

    def _arm(self, condition: int, *, holds: bool) -> ArmOfBranch:
        instruction = self._defined.get(condition)
        if instruction is not None and instruction.opcode == "xor":
            ones = [self._module.integer(operand) for operand in instruction.operands]
            if ones[1] in (1, -1):  # of i1: true
                return self._arm(instruction.operands[0], holds=not holds)
        bit = self._bit_of_ballot(instruction) if holds and instruction is not None else None
        return ArmOfBranch(condition, holds) if bit is None else ArmOfBranch(bit[0], holds, bit[1])

    def _bit_of_ballot(self, instruction: Instruction) -> tuple[int, int] | None:
        """The condition of a ballot, and the number of the lane whose bit an instruction takes."""
        if instruction.opcode != "trunc":
            return None
        shift = self._defined.get(instruction.operands[0])
        if shift is None or shift.opcode != "lshr":
            return None
        ballot = self._defined.get(self._unwidened(shift.operands[0], frozenset({"zext", "freeze"})))
        # Two freezes of an undefined lane number may differ.
        lane = self._defined.get(self._unwidened(shift.operands[1], frozenset({"zext"})))
        if ballot is None or not is_call(ballot) or lane is None:
            return None
        if not callee_name(self._module, ballot).startswith(_BALLOT):
            return None
        return ballot.operands[0], lane.address

    def _unwidened(self, value: int, through: frozenset[str]) -> int:
        instruction = self._defined.get(value)
        if instruction is None or instruction.opcode not in through:
            return value
        return self._unwidened(instruction.operands[0], through)


def mask_of(footprints: Footprints, access: Access) -> tuple[int, bool] | None:
    """The condition of the ``select`` of an access's address, and its value in lanes that touch LDS.

    ``None`` if there is none, or the address is one for the wave.
    """
    row = access.intrinsic
    if len(access.pointers) != 1 or (row is not None and row.transfer.is_wave_uniform):
        return None
    chosen = footprints.function.defined.get(access.pointers[0])
    if chosen is None or chosen.opcode != "select":
        return None
    condition = chosen.operands[0]
    if footprints.provenance.module.type_of(condition) != "i1":
        return None
    touched = [
        footprints.given({condition: plain(integers.constant(1, value))}).of(access).parts != ()
        for value in (0, 1)
    ]
    return None if touched[0] == touched[1] else (condition, touched[1])


def opposite(
    one: Sequence[ArmOfBranch], other: Sequence[ArmOfBranch]
) -> list[tuple[ArmOfBranch, ArmOfBranch]]:
    """The pairs of arms of one condition, true in one arm and false in the other."""
    return [(a, b) for a in one for b in other if a.condition == b.condition and a.holds != b.holds]


# --- lanes --------------------------------------------------------------------------------------------------

_ANY_LANE = -1
_DYNAMIC = -2


class _Piece(NamedTuple):
    """The bytes of one lane under a base, from ``first`` on. ``lanes``: the lane's number by `ArmOfBranch.lane`."""

    base: int
    first: int
    size: int
    lanes: Mapping[int | None, int]


class _Extent(NamedTuple):
    """The bytes ``[first, end)`` under a base."""

    base: int
    first: int
    end: int


class _LanesOfWave(NamedTuple):
    """The bytes of each lane of a wave, sorted by their first byte, and those of all lanes, as disjoint extents."""

    pieces: list[_Piece]
    extents: list[_Extent]


class LaneFootprints:
    """The bytes that each lane touches.

    Args:
        footprints: of the kernel.
        layout: how LDS variables lie.
        ids: of its waves.
        arms: of its blocks.
        block_of_line: the number of each access's block.
    """

    def __init__(
        self,
        footprints: Footprints,
        layout: BaseLayout,
        ids: WaveIds,
        arms: Arms,
        block_of_line: Mapping[int, int],
    ) -> None:
        self._layout = layout
        self._footprints, self.ids, self._arms, self.block_of_line = footprints, ids, arms, block_of_line
        self._items = _ItemFootprints(footprints, ids)
        self._lanes: dict[object, _LanesOfWave | None] = {}

    def apart(self, one: InWaves, other: InWaves) -> frozenset[int] | None:
        """The condition under which two lanes of one wave never touch a common byte, one by each access.

        Returns:
            ``None`` if two lanes may touch a common byte. Else the headers of the loops in whose same iteration both
            have to be executed; empty if it holds of any two executions.
        """
        if self._apart(one, other, ()):
            return frozenset()
        pairs = opposite(self._arms_of(one.access), self._arms_of(other.access))
        once = [pair for pair in pairs if not self._arms.loops_of(pair[0].condition)]
        if once and self._apart(one, other, once):
            return frozenset()
        if pairs and self._apart(one, other, pairs):
            return frozenset().union(*(self._arms.loops_of(pair[0].condition) for pair in pairs))
        return None

    def meet_between(self, one: InWaves, other: InWaves) -> bool:
        """True if lanes of two different waves may touch a common byte, if all lanes run both."""
        owners: dict[tuple[int, int], set[int]] = {}
        for wave in one.waves:
            lanes = self._of(one, wave)
            if lanes is None:
                return True
            for at in _bytes_of(lanes.pieces):
                owners.setdefault(at, set()).add(wave)
        for wave in other.waves:
            lanes = self._of(other, wave)
            if lanes is None or any(owners.get(at, set()) - {wave} for at in _bytes_of(lanes.pieces)):
                return True
        return False

    def _arms_of(self, access: Access) -> tuple[ArmOfBranch, ...]:
        masked = self._arms.of_address(access, self._footprints)
        return self._arms.of(self.block_of_line[access.line]) + ((masked[2],) if masked is not None else ())

    def _apart(
        self, one: InWaves, other: InWaves, pairs: Collection[tuple[ArmOfBranch, ArmOfBranch]]
    ) -> bool:
        for wave in one.waves:
            if wave not in other.waves:
                continue
            first, second = self._of(one, wave), self._of(other, wave)
            if first is None or second is None:
                return False
            if not _have_common_byte(first.extents, second.extents):
                continue
            if not pairs:
                return False
            if not all(_excluded(owner, piece, pairs) for owner, piece in _meeting(first, second)):
                return False
        return True

    def _of(self, side: InWaves, wave: int) -> _LanesOfWave | None:
        """The bytes of each lane of a wave; ``None`` if some lane's are not known."""
        key = side.access.line, wave, side.beyond, _sorted(side.known)
        if key not in self._lanes:
            found = list(self._find(side, wave))
            pieces = sorted((piece for piece in found if piece is not None and piece.size), key=_begin)
            self._lanes[key] = None if None in found else _LanesOfWave(pieces, _joined(pieces))
        return self._lanes[key]

    def _find(self, side: InWaves, wave: int) -> Iterator[_Piece | None]:
        access, row = side.access, side.access.intrinsic
        of_wave = self._items.of_wave(wave, side.known)
        is_of_wave = row is not None and row.transfer.is_wave_uniform
        lanes = [arm.lane for arm in self._arms_of(access) if arm.lane is not None]
        masked = self._arms.of_address(access, self._footprints)
        mask = {} if masked is None else {masked[0]: plain(integers.constant(1, masked[1]))}
        whole = _part(of_wave, access) if is_of_wave else None
        spread = of_wave.lane_piece(access) if is_of_wave else None
        for number, item in enumerate(self.ids.items_of(wave)):
            part = whole if is_of_wave else _part(self._items.of(item, side.known, mask), access)
            if part is None or part.offsets.value is None or (is_of_wave and spread is None):
                yield None
                return
            stride, size = spread or (0, part.size)
            first = part.offsets.value + number * stride - side.beyond
            stands_for: dict[int | None, int] = {None: number}
            # Over all iterations: a lane's number that changes in a loop is not known.
            stands_for |= {lane: _number(self._items.anywhere(item).of(lane)) for lane in lanes}
            yield _Piece(self._place(part.base), first, size + 2 * side.beyond, stands_for)

    def _place(self, base: int) -> int:
        """The origin of a base's offsets; dynamic variables that may share bytes have one origin."""
        return _DYNAMIC if base in self._layout.overlaid else base


def _begin(piece: _Piece) -> tuple[int, int]:
    return piece.base, piece.first


def _joined(pieces: Iterable[_Piece]) -> list[_Extent]:
    """The bytes of lanes that are sorted by where they begin."""
    found: list[_Extent] = []
    for base, first, size, _ in pieces:
        last = found[-1] if found else None
        if last is not None and last.base == base and first <= last.end:
            found[-1] = _Extent(base, last.first, max(first + size, last.end))
        else:
            found.append(_Extent(base, first, first + size))
    return found


def _meeting(one: _LanesOfWave, other: _LanesOfWave) -> Iterator[tuple[_Piece, _Piece]]:
    """The pairs of lanes, one of each wave, that touch a common byte."""
    longest = max((piece.size for piece in one.pieces), default=0)
    for piece in other.pieces:
        end = piece.first + piece.size
        for number in range(
            bisect_right(one.pieces, (piece.base, piece.first - longest), key=_begin), len(one.pieces)
        ):
            owner = one.pieces[number]
            if owner.base != piece.base or owner.first >= end:
                break
            if piece.first < owner.first + owner.size:
                yield owner, piece


def _have_common_byte(one: list[_Extent], other: list[_Extent]) -> bool:
    """True if two lists of extents share a byte; each list is sorted, and its extents are disjoint."""
    ours = theirs = 0
    while ours < len(one) and theirs < len(other):
        a, b = one[ours], other[theirs]
        if a.base == b.base and a.first < b.end and b.first < a.end:
            return True
        # The extent that ends first meets none of the following ones.
        if (a.base, a.end) <= (b.base, b.end):
            ours += 1
        else:
            theirs += 1
    return False


def _bytes_of(pieces: Iterable[_Piece]) -> Iterator[tuple[int, int]]:
    """The bytes of some lanes, each as a base and an offset."""
    for piece in pieces:
        yield from ((piece.base, at) for at in range(piece.first, piece.first + piece.size))


def _part(footprints: Footprints, access: Access) -> Part | None:
    """The bytes of an access that has a single address."""
    parts = footprints.of(access).parts
    return parts[0] if parts is not None and len(parts) == 1 and parts[0].base != PLAIN else None


def _number(value: AbstractValue) -> int:
    """The number of a lane; a number that no lane has if it is not known."""
    for width in (32, 64):
        found = value.plain(width).value
        if found is not None:
            return found
    return _ANY_LANE


def _excluded(one: _Piece, other: _Piece, pairs: Collection[tuple[ArmOfBranch, ArmOfBranch]]) -> bool:
    """True if the two lanes need opposite values of one lane's condition, for some pair of arms."""
    return any(one.lanes[a.lane] == other.lanes[b.lane] != _ANY_LANE for a, b in pairs)
