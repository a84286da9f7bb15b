"""The bytes of LDS that each lane of a wave touches, and if two lanes that run two accesses touch a common one.

Where workgroups have a shape that is known, each lane's id is, and what an access touches is computed anew for each
lane (`ldsopt.analysis.ranges.waves`). A wave-uniform LDS-DMA writes ``address + lane * stride`` for each lane that runs
it, and leaves the bytes of the others alone (AMD CDNA3 ISA, 9.1.9). Example, with lanes of one wave::

    (LDS-DMA of 16 bytes at %piece, by lanes with %in)        lane 5: @S[80,96)
    (store of 16 bytes at %piece + 16 * %lane, by the others) lane 5: @S[80,96)   lane 6: @S[96,112)

Rule. Two accesses meet within a wave only if some lane of one and some lane of the other touch a common byte, and both
run. If the arms that they lie in (`ldsopt.analysis.ranges.arms`) are those of one condition, one for true and one for
false, then where a lane would need it to be both, not both run. That is so if the condition is computed once; of what
is computed in a loop, if both are executed in the same round.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.arms import ArmOfBranch, Arms, opposite
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints, Part
from ldsopt.analysis.ranges.ranges import FunctionRanges
from ldsopt.analysis.ranges.values import PLAIN, AbstractValue
from ldsopt.analysis.ranges.waves import InWaves, WaveIds

_ANY_LANE = -1
_DYNAMIC = -2


class _Piece(NamedTuple):
    """The bytes of one lane: under a base, from an offset on. ``lanes``: what `ArmOfBranch.lane` is for it."""

    base: int
    first: int
    size: int
    lanes: Mapping[int | None, int]


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
        self._footprints, self._ids, self._arms, self._block_of_line = footprints, ids, arms, block_of_line
        self._defined = footprints.function.defined
        self._pieces: dict[object, list[_Piece] | None] = {}
        self._inputs_of: dict[tuple[int, frozenset[int]], tuple[int, ...]] = {}
        self._ranges_of: dict[int, FunctionRanges] = {}

    def apart(self, one: InWaves, other: InWaves) -> frozenset[int] | None:
        """True if no lane of a wave touches a byte that a lane of the same wave touches by the other access.

        Returns:
            ``None`` if two lanes may. Else the headers of the loops of which both have to be executed in one round;
            empty if that holds of any two executions.
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
            pieces = self._of(one, wave)
            if pieces is None:
                return True
            for at in _bytes_of(pieces):
                owners.setdefault(at, set()).add(wave)
        for wave in other.waves:
            pieces = self._of(other, wave)
            if pieces is None or any(owners.get(at, set()) - {wave} for at in _bytes_of(pieces)):
                return True
        return False

    def _arms_of(self, access: Access) -> tuple[ArmOfBranch, ...]:
        return self._arms.of(self._block_of_line[access.line])

    def _apart(
        self, one: InWaves, other: InWaves, pairs: Collection[tuple[ArmOfBranch, ArmOfBranch]]
    ) -> bool:
        for wave in one.waves:
            if wave not in other.waves:
                continue
            first, second = self._of(one, wave), self._of(other, wave)
            if first is None or second is None:
                return False
            owners: dict[tuple[int, int], list[_Piece]] = {}
            for piece in first:
                for at in _bytes_of([piece]):
                    owners.setdefault(at, []).append(piece)
            for piece in second:
                for at in _bytes_of([piece]):
                    if not all(_excluded(owner, piece, pairs) for owner in owners.get(at, ())):
                        return False
        return True

    def _of(self, side: InWaves, wave: int) -> list[_Piece] | None:
        """The bytes of each lane of a wave; ``None`` where some lane's are not known."""
        known = tuple(sorted(side.known.items(), key=lambda item: item[0]))
        key = side.access.line, wave, side.beyond, known
        if key not in self._pieces:
            found = list(self._find(side, wave))
            self._pieces[key] = None if None in found else [piece for piece in found if piece is not None]
        return self._pieces[key]

    def _find(self, side: InWaves, wave: int) -> Iterator[_Piece | None]:
        ids, access, row = self._ids, side.access, side.access.intrinsic
        of_wave = self._footprints.given({**side.known, **ids.of([wave])})
        is_of_wave = row is not None and row.transfer.is_wave_uniform
        lanes = [arm.lane for arm in self._arms_of(access) if arm.lane is not None]
        fixed = () if is_of_wave else self._inputs(access, frozenset(side.known))
        whole = _part(of_wave, access) if is_of_wave else None
        spread = of_wave.lane_piece(access) if is_of_wave else None
        for number, item in enumerate(ids.items_of(wave)):
            part = whole
            if not is_of_wave:
                inputs = {value: self._in_lane(value, item) for value in fixed}
                known = {**side.known, **ids.number([wave]), **inputs}
                part = _part(of_wave.of_work_item(ids.id(item), known), access)
            if part is None or part.offsets.value is None or (is_of_wave and spread is None):
                yield None
                return
            stride, size = spread or (0, part.size)
            first = part.offsets.value + number * stride - side.beyond
            stands_for: dict[int | None, int] = {None: number}
            stands_for |= {lane: _number(self._in_lane(lane, item)) for lane in lanes}
            yield _Piece(self._place(part.base), first, size + 2 * side.beyond, stands_for)

    def _inputs(self, access: Access, varying: frozenset[int]) -> tuple[int, ...]:
        """The values that an access's address is computed of and that do not vary from round to round."""
        key = access.line, varying
        if key not in self._inputs_of:
            cone: dict[int, tuple[int, ...]] = {}
            work = list(access.pointers)
            while work:
                value = work.pop()
                if value in self._defined and value not in cone and value not in varying:
                    cone[value] = tuple(self._defined[value].operands)
                    work += cone[value]
            depends, size = set(varying), -1
            while len(depends) != size:
                size = len(depends)
                depends.update(value for value, operands in cone.items() if not depends.isdisjoint(operands))
            read = [operand for value in depends for operand in cone.get(value, ())]
            read += access.pointers
            self._inputs_of[key] = tuple(dict.fromkeys(v for v in read if v in cone and v not in depends))
        return self._inputs_of[key]

    def _in_lane(self, value: int, item: int) -> AbstractValue:
        """The value for one work-item, by its linear id, over all rounds."""
        if item not in self._ranges_of:
            ids, wave = self._ids, item // self._ids.lanes
            of_wave = self._footprints.ranges.given(ids.of([wave]))
            self._ranges_of[item] = of_wave.of_work_item(ids.id(item), ids.number([wave]))
        return self._ranges_of[item].of(value)

    def _place(self, base: int) -> int:
        """The origin of a base's offsets: dynamic variables may share their one address."""
        shares = base in self._layout.dynamic and not self._layout.named_bases
        return _DYNAMIC if shares else base


def _bytes_of(pieces: Iterable[_Piece]) -> Iterator[tuple[int, int]]:
    """The bytes of some lanes, each as a base and an offset."""
    for piece in pieces:
        yield from ((piece.base, at) for at in range(piece.first, piece.first + piece.size))


def _part(footprints: Footprints, access: Access) -> Part | None:
    """The bytes of an access that has one address."""
    parts = footprints.of(access).parts
    return parts[0] if parts is not None and len(parts) == 1 and parts[0].base != PLAIN else None


def _number(value: AbstractValue) -> int:
    """The number of a lane; one that no lane has where it is not known."""
    for width in (32, 64):
        found = value.plain(width).value
        if found is not None:
            return found
    return _ANY_LANE


def _excluded(one: _Piece, other: _Piece, pairs: Collection[tuple[ArmOfBranch, ArmOfBranch]]) -> bool:
    """True if of some condition the one lane needs a lane to have it, which the other needs not to have it."""
    return any(one.lanes[a.lane] == other.lanes[b.lane] != _ANY_LANE for a, b in pairs)
