r"""Which LDS-DMAs the backend may forget when an access that carries alias information asks for them (rule R10).

LLVM keeps, beside the scores of its wait model, a *list* of LDS-DMAs: one slot for each different set of alias metadata
(`!alias.scope`, `!noalias`, `!tbaa`), in the order in which they were first met. An access without alias information
waits for all of them. One with alias information looks through the list and waits for the slots whose DMA it may
alias.

Where control flow joins, the *scores* of the slots are merged by number, but the list stays that of the first
predecessor that was processed. A DMA that has no place in that list, or another place than its score, is forgotten::

    entry:  DMA to B                              ; list: B
            br i1 %c, label %one, label %join
    one:    DMA to A                              ; list: B, A
            br label %join
    join:   load from @A, !alias.scope !{A}       ; list: B, for `entry` was processed first: no wait for slot 2

So an access may carry alias information only if, for every class of DMA (of one slot) that it does not exclude, a
DMA of the class that may be in flight has one and the same slot in every list that there may be at the access.

Which lists may there be?

* The list of a block is that of one of its predecessors, chosen when the first of them was processed. All are
  taken to be possible.
* A predecessor hands its list on only with operations outstanding. A block that gets none begins with an empty list,
  and what it hands on may stay with its successors though a later round brings it a list of its own. In a small
  function every case of which blocks end with something outstanding is gone through
  (`ldsopt.transforms.annotate.outstanding`), so that what is in flight and which lists there are go together. Else
  every block may have begun empty, but not where a DMA comes from its only predecessor: then something was outstanding.
* The backend puts blocks of its own on edges between a branch and a join, and in front of loops that are entered from
  several blocks, and may move a load of constants there. Where nothing was outstanding, such a block begins with an
  empty list, ends with its load outstanding, and so hands an empty list to the join, which keeps it.
* The backend makes control flow structured first: the arms of a branch stand one behind the other, in either order,
  each with a way around it. So there is a way through both arms, and one past both. Where a region has a divergent
  branch in it, or a loop or arms that share blocks, every block of the region is taken to be reached from every other,
  and the end from each. So it is in a function with a loop that never ends.
* A DMA that annotate leaves alone may have a slot or not (AMDGPULowerModuleLDS may give it a scope), and so may an LDS
  store: the list is of both.
* LLVM before 22 has eight slots; a DMA that comes later is forgotten by everyone who looks into the list.

Within a block the order of DMAs stays as it is: each takes its address from M0.

Source: LLVM 21 to 23, SIInsertWaitcnts.cpp: ``WaitcntBrackets::updateByEvent`` (the list), ``merge`` (scores alone),
``generateWaitcntInstBefore`` (looks into the list), ``run`` (first predecessor, outstanding operations);
`ldsopt.transforms.annotate.ways` for the control flow.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import NamedTuple

from ldsopt.graph import reverse_postorder
from ldsopt.transforms.annotate.ways import Ways, is_given_none

SLOTS = 8
"""DMAs of different metadata that every LLVM can tell apart."""
_MOST_LISTS = 32
_MOST_ON_THE_WAY = 256

SlotList = tuple[Hashable, ...]
_TOO_MANY: SlotList = (None,)


class TrackedAccess(NamedTuple):
    """A DMA that the backend waits for, or a store that may take a slot.

    Attributes:
        line: where it stands; only the order within a block matters.
        identity: equal for those that share a slot.
        has_slot: it has one for sure. Where not, nobody is taken to look for it.
    """

    line: int
    identity: Hashable
    has_slot: bool = True


# The constructors that typing.NamedTuple generates take three times as long, and these are made in the innermost loops.
new_tracked: Callable[[tuple[int, Hashable, bool]], TrackedAccess] = partial(tuple.__new__, TrackedAccess)


def numbered(
    tracked: Mapping[int, Sequence[TrackedAccess]],
) -> tuple[dict[Hashable, Hashable], dict[int, list[TrackedAccess]]]:
    """What may take slots, with numbers for identities, which are looked up often; and the identities by number."""
    numbers: dict[Hashable, int] = {}
    by_block = {
        block: [
            new_tracked((line, numbers.setdefault(identity, len(numbers)), has_slot))
            for line, identity, has_slot in inside
        ]
        for block, inside in tracked.items()
    }
    return {number: identity for identity, number in numbers.items()}, by_block


def extended(lists: Iterable[SlotList], accesses: Iterable[TrackedAccess]) -> frozenset[SlotList]:
    """The lists that there may be behind some accesses.

    Each access that may have a slot or not can double them. Where they become too many, one is among the result in
    which nothing is found, whatever comes behind.
    """
    found = frozenset(lists)
    if _TOO_MANY in found:
        return found
    for _, identity, has_slot in accesses:
        found = _behind_one(found, identity, has_slot)
        if len(found) > _MOST_ON_THE_WAY:
            return found | {_TOO_MANY}
    return found


@lru_cache(
    maxsize=1 << 12
)  # in every round through a loop, and at every access there, the same is asked for again
def _behind_one(lists: frozenset[SlotList], identity: Hashable, has_slot: bool) -> frozenset[SlotList]:
    longer = {each if identity in each else (*each, identity) for each in lists}
    after = frozenset(longer) if has_slot else lists | longer
    return lists if after == lists else after


def _each_extended(
    lists: Mapping[Hashable, frozenset[SlotList]], accesses: Sequence[TrackedAccess]
) -> dict[Hashable, frozenset[SlotList]]:
    """The lists behind some accesses, of each class of DMAs by itself; most have the same."""
    kinds = set(lists.values())
    if len(kinds) == 1:
        return dict.fromkeys(lists, extended(kinds.pop(), accesses))
    behind = {each: extended(each, accesses) for each in kinds}
    return {identity: behind[each] for identity, each in lists.items()}


def is_found(identity: Hashable, slots: Collection[int], lists: Iterable[SlotList]) -> bool:
    """Whether in each of these lists a class of DMAs has the one slot that holds its score."""
    if len(slots) != 1:
        return False
    (slot,) = slots
    if slot >= SLOTS:
        return False
    for each in lists:  # noqa: SIM110  # asked for at every access, and `all` takes twice the time
        if slot >= len(each) or each[slot] != identity:
            return False
    return True


class _InFlight(NamedTuple):
    """What is known of one class of DMAs at a place: the slots that hold its score, and the lists there may be."""

    slots: frozenset[int] = frozenset()
    lists: frozenset[SlotList] = frozenset()


_NOTHING = _InFlight()
_in_flight: Callable[[tuple[frozenset[int], frozenset[SlotList]]], _InFlight] = partial(
    tuple.__new__, _InFlight
)


_line = attrgetter("line")


class SlotLists:
    """The lists that there may be in a function, each block's by itself.

    Args:
        ways: through the function.
        tracked: what takes slots in each block, in order.
        certain: blocks at whose end a DMA is outstanding for sure.
    """

    def __init__(
        self,
        ways: Ways,
        tracked: Mapping[int, Sequence[TrackedAccess]],
        certain: frozenset[int] = frozenset(),
    ) -> None:
        self._successors, self._tracked, self._is_known = ways.successors, tracked, ways.is_known
        self._predecessors: list[list[int]] = [[] for _ in ways.successors]
        for block, targets in enumerate(ways.successors):
            for target in targets:
                self._predecessors[target].append(block)
        self._order = _blocks_from_entry(ways.successors)
        sequence = reverse_postorder(ways.successors)
        place = {block: number for number, block in enumerate(sequence)}
        waiting = set(sequence) - certain
        self._given_none = {
            block
            for block in sequence
            if is_given_none(block, self._predecessors[block], ways, place, waiting)
        }
        self._lists: list[frozenset[SlotList]] = [frozenset({()}) for _ in ways.successors]
        self._out: list[frozenset[SlotList]] = [frozenset()] * len(ways.successors)
        self._find_lists()
        self._at_join: dict[int, frozenset[SlotList]] = {}
        self._in_flight: list[dict[Hashable, _InFlight]] = [{} for _ in ways.successors]
        self._forgotten: dict[int, list[frozenset[Hashable]]] = {}
        if self._is_known:
            self._find_in_flight()

    def forgotten(self, block: int, line: int) -> frozenset[Hashable]:
        """The identities of DMAs that an access with alias information on this line may be issued too early for."""
        if not self._is_known:
            return frozenset(
                each.identity for inside in self._tracked.values() for each in inside if each.has_slot
            )
        return self._forgotten_in(block)[bisect_left(self._tracked.get(block, ()), line, key=_line)]

    def _forgotten_in(self, block: int) -> list[frozenset[Hashable]]:
        """What is forgotten in a block, ahead of the first of its tracked accesses, then behind each."""
        found = self._forgotten.get(block)
        if found is None:
            entering = self._in_flight[block]
            lists = {identity: known.lists for identity, known in entering.items()}
            found = self._forgotten[block] = [_not_found(entering, lists)]
            settled: set[Hashable] = set()  # what changes no list, since the last change
            for access in self._tracked.get(block, ()):
                if access.identity not in settled:
                    after = _each_extended(lists, (access,))
                    if after != lists:
                        lists = after
                        settled.clear()
                        found.append(_not_found(entering, lists))
                        continue
                    settled.add(access.identity)
                found.append(found[-1])
        return found

    def _find_lists(self) -> None:
        pending = dict.fromkeys(self._order)
        while pending and self._is_known:
            block = next(iter(pending))
            del pending[block]
            found = self._lists[block].union(*(self._out[p] for p in self._predecessors[block]))
            out = extended(found, self._tracked.get(block, ()))
            self._is_known = len(out) <= _MOST_LISTS
            self._lists[block] = found
            if out != self._out[block]:
                self._out[block] = out
                pending.update(dict.fromkeys(self._successors[block]))

    def _find_in_flight(self) -> None:
        pending = dict.fromkeys(self._order)
        while pending:
            block = next(iter(pending))
            del pending[block]
            leaving = self._leaving(block)
            for target in self._successors[block]:
                if self._hand_on(leaving, target):
                    pending[target] = None

    def _leaving(self, block: int) -> dict[Hashable, _InFlight]:
        """What may be in flight at the end of a block."""
        inside = self._tracked.get(block, ())
        entering = self._in_flight[block]
        lists = _each_extended({identity: known.lists for identity, known in entering.items()}, inside)
        leaving = {
            identity: known if lists[identity] is known.lists else _in_flight((known.slots, lists[identity]))
            for identity, known in entering.items()
        }
        out = self._out[block]
        for identity in dict.fromkeys([access.identity for access in inside if access.has_slot]):
            slots = leaving.get(identity, _NOTHING).slots | {each.index(identity) for each in out}
            leaving[identity] = _InFlight(slots, out)
        return leaving

    def _hand_on(self, leaving: Mapping[Hashable, _InFlight], target: int) -> bool:
        """Takes what leaves a block to one that follows. Returns whether that was new there."""
        is_join = len(self._predecessors[target]) > 1
        at_join = self._at_join.get(target)
        if at_join is None:
            at_join = frozenset[SlotList]().union(*(self._out[p] for p in self._predecessors[target]))
            at_join |= {()} if target in self._given_none else frozenset()
            self._at_join[target] = at_join
        entering, is_new = self._in_flight[target], False
        for identity, (slots, lists) in leaving.items():
            if is_join:
                lists = at_join
            there = entering.get(identity)
            if there is None:
                entering[identity] = _in_flight((slots, lists))
                is_new = True
            elif not (slots <= there.slots and lists <= there.lists):
                entering[identity] = _in_flight((slots | there.slots, lists | there.lists))
                is_new = True
        return is_new


def _not_found(
    in_flight: Mapping[Hashable, _InFlight], lists: Mapping[Hashable, Iterable[SlotList]]
) -> frozenset[Hashable]:
    """The classes that a look into their lists may miss."""
    return frozenset([i for i, each in lists.items() if not is_found(i, in_flight[i].slots, each)])


def _blocks_from_entry(successors: Sequence[Sequence[int]]) -> list[int]:
    order, seen = [0], {0}
    for block in order:
        for target in successors[block]:
            if target not in seen:
                seen.add(target)
                order.append(target)
    return order
