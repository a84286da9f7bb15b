"""The dependence of two accesses, by two work-items of one workgroup, on their order.

They do not depend on it if neither writes, or if they never touch a common byte. The verdict is the first of these that
holds for the objects that the two may touch, and for the bytes in an object of both:

* the objects are *apart* (`ldsopt.analysis.global_memory.objects`), perhaps by a promise;
* in one object, two different work-items touch different bytes (`ldsopt.analysis.global_memory.indices`): that is the
  *index proof*. It needs the shape of the workgroup: stated (``reqd_work_group_size``), or, for a kernel that reads no
  other id than x, by the promise `UNREAD_DIMENSIONS_ARE_ONE`. If sums may wrap, `INDICES_DO_NOT_WRAP` may help;
* both are atomic operations of one kind that commute and give no result.

One work-item's own accesses need no fence: hardware and compiler keep their order. Work-items of one wave count as
different ones: the compiler reorders the accesses of each as far as it may.

An access that synchronizes further (`GlobalAccess.synchronizes`) depends on its order with every write, every read and
with others of its kind: another workgroup, another kernel or the host may take part in it, and may have written the
memory that is read here. A relaxed atomic operation without a result tells this workgroup nothing, so it depends only
on its order with writes, and with reads of memory that the kernel itself may write.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from ldsopt.analysis.addresses.item_offsets import ItemAddress, meet, surely_meet
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.global_memory.objects import UNKNOWN_OBJECT, apartness
from ldsopt.assumptions import INDICES_DO_NOT_WRAP
from ldsopt.dataclass import dataclass

_LARGEST = 64
_MOST_MEETINGS = 20_000


class OrderObstacle(IntEnum):
    """The reason why two accesses may depend on their order; of several, the greatest is named."""

    NONE = 0
    PROMISE = 1
    """A promise that was not made would show that they do not."""
    INDEX = 2
    """Two work-items are not proved to touch different bytes of one object."""
    UNKNOWN = 3
    """One of them may touch anything."""
    FURTHER = 4
    """One of them synchronizes with other workgroups."""


@dataclass(frozen=True, slots=True)
class PairVerdict:
    """The verdict on two accesses.

    Attributes:
        obstacle: the reason why they may depend on their order.
        promises: the promises that their independence rests on, or would rest on.
        by_index: the index proof shows it.
    """

    obstacle: OrderObstacle
    promises: frozenset[str] = frozenset()
    by_index: bool = False


_APART = PairVerdict(OrderObstacle.NONE)


class WorkgroupShape(NamedTuple):
    """The work-items whose indices are enumerated, and the promises that there are no others.

    Attributes:
        indices: without further promises.
        unwrapped: given `INDICES_DO_NOT_WRAP`.
        promises: the promises that both rest on.
    """

    indices: Indices
    unwrapped: Indices
    promises: frozenset[str]


class Conflicts:
    """Judges the pairs of a kernel's accesses.

    Args:
        accesses: all of the kernel.
        shape: for index proofs; ``None`` if there can be none.
        conditions: by access (its instruction) the conditions under which it is executed.
        promises: the promises that the user makes.
    """

    def __init__(
        self,
        accesses: Sequence[GlobalAccess],
        shape: WorkgroupShape | None,
        conditions: Mapping[int, Sequence[tuple[int, bool]]],
        promises: Collection[str],
    ) -> None:
        self._shape, self._conditions, self._promises = shape, conditions, frozenset(promises)
        self._written = [access for access in accesses if access.writes]
        self._written_objects = frozenset(each for access in self._written for each in access.objects)
        self._groups: dict[int, int] = {}
        self._numbers: dict[object, int] = {}
        self._verdicts: dict[tuple[int, int], PairVerdict] = {}
        self._who: dict[int, frozenset[int] | None] = {}
        self._meetings = 0

    def group(self, access: GlobalAccess) -> int:
        """The number of the access's group; accesses of one group have the same verdicts."""
        number = self._groups.get(id(access))
        if number is None:
            plain = (
                access.reads,
                access.writes,
                access.objects,
                access.size,
                access.synchronizes,
                access.commutes,
                access.is_unknown,
            )
            own = None
            if self._shape is not None and self._needs_index(access):
                own = (*(self._address(access, each) for each in self._shape[:2]), self._items(access))
            number = self._groups[id(access)] = self._numbers.setdefault((plain, own), len(self._numbers))
        return number

    def judge(self, a: GlobalAccess, b: GlobalAccess) -> PairVerdict:
        """The verdict on two accesses, in either order."""
        key = (self.group(a), self.group(b))
        found = self._verdicts.get(key)
        if found is None:
            found = self._verdicts[key] = self._verdicts[key[::-1]] = self._judge(a, b)
        return found

    def _needs_index(self, access: GlobalAccess) -> bool:
        return self._shape is not None and not access.objects.isdisjoint(self._written_objects)

    def _judge(self, a: GlobalAccess, b: GlobalAccess) -> PairVerdict:
        further = self._further(a, b)
        if further is not None:
            return further
        if not (a.writes or b.writes) or not a.objects or not b.objects:
            return _APART
        if a.commutes and a.commutes == b.commutes:
            return _APART
        return self._touching(a, b)

    def _further(self, a: GlobalAccess, b: GlobalAccess) -> PairVerdict | None:
        """The verdict if one of the accesses synchronizes further, and the other one matters to other workgroups."""
        if a.commutes and b.commutes:
            return None  # without a result, neither work-item learns anything
        for one, other in ((a, b), (b, a)):
            if not one.synchronizes:
                continue
            learns = other.reads and (not one.commutes or self._may_be_written(other))
            concerns = other.synchronizes or other.writes or learns
            if concerns:
                return PairVerdict(OrderObstacle.UNKNOWN if one.is_unknown else OrderObstacle.FURTHER)
        return None

    def _may_be_written(self, read: GlobalAccess) -> bool:
        """True if any workgroup of the kernel may write the memory that is read."""
        for write in self._written:
            for a in read.objects:
                for b in write.objects:
                    told = apartness(a, b) if a != b else None
                    if told is None or not told.is_apart or not told.promises <= self._promises:
                        return True
        return False

    def _touching(self, a: GlobalAccess, b: GlobalAccess) -> PairVerdict:
        worst, promises, by_index = OrderObstacle.NONE, set[str](), False
        for one in a.objects:
            for other in b.objects:
                if one == other and one != UNKNOWN_OBJECT:
                    rests_on = self._told_by_index(a, b)
                    if rests_on is None:
                        worst = max(worst, OrderObstacle.INDEX)
                    else:
                        by_index = True
                        promises |= rests_on
                    continue
                found = apartness(one, other) if one != other else None
                if found is None or not found.is_apart:
                    worst = max(worst, OrderObstacle.UNKNOWN)
                else:
                    promises |= found.promises
        if worst is OrderObstacle.NONE and not promises <= self._promises:
            worst = OrderObstacle.PROMISE
        return PairVerdict(worst, frozenset(promises), by_index)

    def _told_by_index(self, a: GlobalAccess, b: GlobalAccess) -> frozenset[str] | None:
        """The promises by which two different work-items touch different bytes of one object; ``None`` if unproved."""
        shape = self._shape
        if shape is None:
            return None
        who = (self._items(a), self._items(b))
        if frozenset() in who or (who[0] is not None and who[1] is not None and len(who[0] | who[1]) <= 1):
            return shape.promises  # at most one work-item gets there
        if a.size is None or b.size is None or max(a.size, b.size) > _LARGEST:
            return None
        asked = None
        for indices, more in ((shape.indices, ()), (shape.unwrapped, (INDICES_DO_NOT_WRAP,))):
            first, second = self._address(a, indices), self._address(b, indices)
            self._meetings += 1
            if first is None or second is None or self._meetings > _MOST_MEETINGS or (first, second) == asked:
                continue
            asked = first, second
            if not meet(first, second, (a.size, b.size), indices.count, who):
                return shape.promises.union(more)
        return None

    def surely_conflict(self, a: GlobalAccess, b: GlobalAccess, wave: int) -> bool:
        """True if work-items of two waves, of ``wave`` lanes each, surely touch a common byte, one by each access."""
        shape = self._shape
        if shape is None or shape.promises or a.objects != b.objects or len(a.objects) != 1:
            return False
        first, second = self._address(a, shape.indices), self._address(b, shape.indices)
        if first is None or second is None or a.size is None or b.size is None or UNKNOWN_OBJECT in a.objects:
            return False
        who = (self._items(a), self._items(b))
        return surely_meet(first, second, (a.size, b.size), (shape.indices.count, wave), who)

    @staticmethod
    def _address(access: GlobalAccess, indices: Indices) -> ItemAddress | None:
        if access.pointer is None or len(access.objects) != 1:
            return None
        found = indices.address(access.pointer)
        # Accesses at all multiples of a stride of at most their size may touch every byte.
        return None if found is None or found.offsets.is_anywhere(access.size or 0) else found

    def _items(self, access: GlobalAccess) -> frozenset[int] | None:
        """The work-items that may get to an access; ``None`` for all."""
        if self._shape is None:
            return None
        if access.at not in self._who:
            conditions = self._conditions.get(access.at, ())
            self._who[access.at] = self._shape.indices.reaching(conditions)
        return self._who[access.at]
