"""Which lists of LDS-DMAs there may be in a function, case by case (rule R10).

What is in flight where, and which list a block has, go together: a block that has begun with an empty list did so
because nothing was outstanding in front of it, and then no DMA was in flight there either. `SlotLists` in
`ldsopt.transforms.annotate.slot_lists` takes all lists for possible at once; here each *case* is taken by itself::

    entry:  DMA to A; DMA to B        ; case 1: in flight, the loop has the list A, B in all rounds
    loop:   load from @A              ; case 2: waited for, the loop begins empty and then has the list B, A
            DMA to B; DMA to A
            br label %loop            ; in either case each class has one slot, though not in both

A case says of each block whether operations are outstanding at its end: in the first round in which the backend
processes it, in later rounds only, or never. It also says which predecessor's list a block was given. A block that
ends with a DMA which nothing can have waited for has operations outstanding.

A block of the backend's own in front of a join may hand it an empty list where a predecessor hands on nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import islice, product
from math import prod

from ldsopt.graph import reachable, reverse_postorder
from ldsopt.transforms.annotate.slot_lists import (
    SlotList,
    TrackedAccess,
    extended,
    is_found,
)
from ldsopt.transforms.annotate.ways import Ways, is_given_none

MOST_CASES = 3000
_MOST_BLOCKS = 500
"""The cases of a block are gone through inside of those of the blocks before it, by recursion."""


class _OutstandingAtEnd(IntEnum):
    """When there are operations outstanding at the end of a block."""

    NEVER = 0
    LATER = 1
    AT_FIRST = 2


class TooManyCases(Exception):
    """The function is too large to go through its cases."""


class Cases:
    """All cases of a part of a function.

    Args:
        ways: through the function.
        tracked: what takes slots in each block, in order.
        certain: blocks at whose end a DMA of their own is outstanding for sure.

    Raises:
        TooManyCases: there are more than `MOST_CASES`, or too many blocks.
    """

    def __init__(
        self,
        ways: Ways,
        tracked: Mapping[int, Sequence[TrackedAccess]],
        certain: frozenset[int] = frozenset(),
    ) -> None:
        self._ways, self._tracked, self._certain = ways, tracked, certain
        self._successors = [
            [target for target in targets if target in ways.plain] if block in ways.plain else []
            for block, targets in enumerate(ways.successors)
        ]
        self._predecessors: dict[int, list[int]] = {block: [] for block in ways.plain}
        for block, targets in enumerate(self._successors):
            for target in targets:
                self._predecessors[target].append(block)
        self._order = reverse_postorder(self._successors)
        self._place = {block: number for number, block in enumerate(self._order)}
        self._repeated = self._behind_loops()
        self._kinds = {block: self._possible(block) for block in self._order}
        if len(self._order) > _MOST_BLOCKS or prod(map(len, self._kinds.values())) > MOST_CASES:
            raise TooManyCases
        self._behind: dict[tuple[int, SlotList], SlotList] = {}
        cases = list(islice(self._cases(), MOST_CASES + 1))
        if len(cases) > MOST_CASES:
            raise TooManyCases
        self._found: dict[
            tuple[object, ...], tuple[dict[int, SlotList], dict[int, dict[Hashable, set[int]]]]
        ] = {}
        for lists, outstanding in cases:
            slots = self._slots(lists, outstanding)
            key = (
                tuple(lists[block] for block in self._order),
                tuple(frozenset((i, frozenset(s)) for i, s in slots[block].items()) for block in self._order),
            )
            self._found.setdefault(key, (lists, slots))

    def forgotten(self, block: int, line: int) -> frozenset[Hashable]:
        """The identities that are forgotten in some case; see `SlotLists.forgotten`."""
        before = [each for each in self._tracked.get(block, ()) if each.line < line]
        return frozenset(
            identity
            for lists, slots in self._found.values()
            for identity, numbers in slots[block].items()
            if not is_found(identity, numbers, extended({lists[block]}, before))
        )

    def _behind_loops(self) -> frozenset[int]:
        """The blocks that the backend may process more than once: those that a back edge leads to, or behind one."""
        headers = {
            target
            for block in self._order
            for target in self._successors[block]
            if self._is_back(block, target)
        }
        return frozenset(reachable(self._successors, headers))

    def _is_back(self, block: int, target: int) -> bool:
        return self._place[target] <= self._place[block]

    def _out(self, block: int, before: SlotList) -> SlotList:
        after = self._behind.get((block, before))
        if after is None:
            (after,) = extended({before}, self._tracked.get(block, ()))
            self._behind[block, before] = after
        return after

    def _possible(self, block: int) -> list[_OutstandingAtEnd]:
        """When operations may be outstanding at the end of a block."""
        if not self._successors[block]:
            return [_OutstandingAtEnd.NEVER]
        if block in self._certain:
            return [_OutstandingAtEnd.AT_FIRST]
        return [
            kind
            for kind in _OutstandingAtEnd
            if kind is not _OutstandingAtEnd.LATER or block in self._repeated
        ]

    def _cases(self) -> Iterator[tuple[dict[int, SlotList], dict[int, _OutstandingAtEnd]]]:
        """The list of each block in the last round, and when operations are outstanding at its end."""
        for first, outstanding in self._first_rounds({}, {}, 0):
            fresh = [block for block in self._order if not self._given(block, first, outstanding)]
            choices = []
            for block in fresh:
                later: dict[SlotList, None] = {}
                for p in self._predecessors[block]:
                    if outstanding[p] is not _OutstandingAtEnd.NEVER:
                        later[self._out(p, first[p])] = None
                if self._is_given_none(block, outstanding):
                    later[()] = None
                choices.append(list(later) or [()])
            for chosen in product(*choices):
                lists = first | dict(zip(fresh, chosen, strict=True))
                yield lists, outstanding
                # A predecessor that has outstanding operations in later rounds only hands on its last list.
                for block in fresh:
                    for p in self._predecessors[block]:
                        again = self._out(p, lists[p])
                        if outstanding[p] is not _OutstandingAtEnd.NEVER and again != lists[block]:
                            yield lists | {block: again}, outstanding

    def _first_rounds(
        self, first: dict[int, SlotList], outstanding: dict[int, _OutstandingAtEnd], number: int
    ) -> Iterator[tuple[dict[int, SlotList], dict[int, _OutstandingAtEnd]]]:
        """The list with which each block is processed first."""
        if number == len(self._order):
            yield dict(first), dict(outstanding)
            return
        block = self._order[number]
        given, kinds = self._given(block, first, outstanding), self._kinds[block]
        if given and () not in given and self._is_given_none(block, outstanding):
            given.append(())
        for first[block] in given or [()]:
            for outstanding[block] in kinds:
                yield from self._first_rounds(first, outstanding, number + 1)
        del first[block], outstanding[block]

    def _given(
        self, block: int, first: Mapping[int, SlotList], outstanding: Mapping[int, _OutstandingAtEnd]
    ) -> list[SlotList]:
        """The lists that a block may have been given before it was processed first."""
        return list(
            dict.fromkeys(
                self._out(p, first[p])
                for p in self._predecessors[block]
                if not self._is_back(p, block) and outstanding[p] is _OutstandingAtEnd.AT_FIRST
            )
        )

    def _is_given_none(self, block: int, outstanding: Mapping[int, _OutstandingAtEnd]) -> bool:
        waiting = {p for p in outstanding if outstanding[p] is not _OutstandingAtEnd.AT_FIRST}
        return is_given_none(block, self._predecessors[block], self._ways, self._place, waiting)

    def _slots(
        self, lists: Mapping[int, SlotList], outstanding: Mapping[int, _OutstandingAtEnd]
    ) -> dict[int, dict[Hashable, set[int]]]:
        """The slots that hold the scores of DMAs in flight at the beginning of each block."""
        entering: dict[int, dict[Hashable, set[int]]] = {block: {} for block in self._order}
        pending = dict.fromkeys(self._order)
        while pending:
            block = next(iter(pending))
            del pending[block]
            if outstanding[block] is _OutstandingAtEnd.NEVER:
                continue
            out = self._out(block, lists[block])
            leaving = {identity: set(numbers) for identity, numbers in entering[block].items()}
            for access in self._tracked.get(block, ()):
                leaving.setdefault(access.identity, set()).add(out.index(access.identity))
            for target in self._successors[block]:
                for identity, numbers in leaving.items():
                    there = entering[target].setdefault(identity, set())
                    if not numbers <= there:
                        there |= numbers
                        pending[target] = None
        return entering
