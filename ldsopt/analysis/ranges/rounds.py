"""The rounds of a loop: what an access inside, or behind the loop, touches in each.

A kernel fills the slots of a ring in turn, and reads them some rounds later, each in blocks of its own, and behind the
loop what is left::

    head:
      %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
      %next = xor i32 %slot, 1
      br i1 %some, label %fill, label %tail
    fill:                                               in a round with %slot = 0 this writes slot 1 alone
      (LDS-DMA into slot %next)
    …
    end:
      %last = phi i32 [ 0, %entry ], [ %next, %tail ]   behind a round with %slot = 0 it is 1
      (read of slot %last)

A round is a pass through the loop's header (`ldsopt.analysis.ranges.passes`): its state gives values to the header's
phis. Two more rules make of that what accesses in any block touch:

* What the header dominates is of the round that was begun last, as it is there for the header's own block.
* Of a block from which control does not come back to the header: it is run behind the last round, or behind none. A
  phi there that depends on the header's phis has, behind a last round of some state, what one of its operands is in
  that round, of those that come from where the header leads to; behind none, one of those that come from where control
  gets without passing the header. That is right where all lanes of a wave have been through the same rounds.

Where it is seen when control comes to a loop anew, from a loop around it, a next round is one of the same visit, and
the first rounds are those of each visit.

Rounds whose accesses touch the same bytes, and which are followed by such, are one round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.passes import Body, Passes
from ldsopt.analysis.ranges.values import NOTHING, AbstractValue, join
from ldsopt.graph import backwards, reachable, reverse_postorder
from ldsopt.ir import bindings

NONE = -1
"""The round of what is run while no round has begun."""


class Rounds(Passes):
    """The rounds of one loop.

    Args:
        body: of the function.
        header: the number of the block that each round begins with.
        visit: the blocks of the loop, if it is known when control comes to it anew; next rounds are then those that
            follow without.
    """

    def __init__(self, body: Body, header: int, visit: frozenset[int] | None = None) -> None:
        super().__init__(body, header)
        if visit is not None:
            self._again &= visit
        self.header = header
        self._class_of: list[int] = []
        self._example: list[int] = []
        self._in_round: dict[tuple[int, int], Footprint] = {}
        self._given: dict[int, Footprints] = {}
        self._values_in: dict[int, dict[int, AbstractValue]] = {}

    @property
    def count(self) -> int:
        """The number of different rounds; 0 if they cannot be told apart."""
        return len(self._classes()[1])

    @property
    def first(self) -> frozenset[int]:
        """The rounds that may be the first."""
        kinds, _ = self._classes()
        return frozenset(kinds[state] for state in self.initial)

    @property
    def next_rounds(self) -> tuple[frozenset[int], ...]:
        """For each kind of round, the kinds that the round after it may be of."""
        kinds, examples = self._classes()
        return tuple(frozenset(kinds[state] for state in self.following[example]) for example in examples)

    @property
    def blocks(self) -> Mapping[int, int]:
        """The number of each access's block, by the access's line."""
        return self._body.block_of_line

    def is_inside(self, block: int) -> bool:
        """True if the header dominates a block."""
        return block == self._block or block not in self._outside

    def is_past(self, block: int) -> bool:
        """True if the header is never run behind a block, to which it leads."""
        return block in self._past and block in self._back

    def touched(self, access: Access, round_: int) -> Footprint:
        """The bytes that an access touches in a round, or behind it, if it is the last."""
        key = access.line, round_
        found = self._in_round.get(key)
        if found is None:
            found = self._in_round[key] = self._of_round(round_).of(access)
        return found

    def may_vary(self, access: Access) -> bool:
        """True if an access may touch other bytes in, or behind, one round than another, or with no round begun."""
        return not self._varying.isdisjoint(self._footprints.inputs(access))

    @cached_property
    def _varying(self) -> set[int]:
        """The values, by address, that may be others in one round than in another."""
        known = [self.values(round_) for round_ in (NONE, *range(self.count))]
        keys = {key for each in known for key in each}
        differing = (key for key in keys if len({each.get(key) for each in known}) > 1)
        return self._footprints.ranges.depending(differing)

    def values(self, round_: int) -> Mapping[int, AbstractValue]:
        """The values that are known in a round, by address. Of rounds that are alike, those of the first."""
        if round_ not in self._values_in:
            if round_ == NONE:
                self._values_in[round_] = self._past_values({}, self._outside)
            else:
                state = self.states[self._classes()[1][round_]]
                self._values_in[round_] = self._past_values(self.known_in(state), self._back)
        return self._values_in[round_]

    @property
    def are_all_different(self) -> bool:
        """True if no two states are alike, so that the values known in a round are those that it has."""
        return self.count == len(self.states)

    # --- what accesses behind the loop depend on ----------------------------------------------------------

    @cached_property
    def _past(self) -> frozenset[int]:
        """The blocks from which control does not come to the header."""
        flow = self._body.flow
        return frozenset(range(len(flow))) - reachable(backwards(flow), [self._block])

    @cached_property
    def _in_order(self) -> tuple[int, ...]:
        """The phis past the loop that are in no loop themselves, each behind those that it may depend on."""
        body = self._body
        own: dict[int, list[int]] = {}
        for phi in body.phis:
            own.setdefault(body.block_of[phi], []).append(phi)
        return tuple(
            phi
            for block in reverse_postorder(body.flow)
            if block in self._past
            and block in own
            and block not in body.in_cycles
            and not self.is_inside(block)
            for phi in own[block]
        )

    @cached_property
    def _behind(self) -> frozenset[int]:
        return frozenset(self._in_order)

    def _is_behind(self, address: int) -> bool:
        return address in self._behind

    def _followed(self) -> Iterable[Access]:
        return (access for accesses in self._body.accesses.values() for access in accesses)

    # --- values in a round --------------------------------------------------------------------------------

    def _of_round(self, round_: int) -> Footprints:
        found = self._given.get(round_)
        if found is None:
            found = self._given[round_] = self._footprints.given(self.values(round_))
        return found

    def _past_values(self, values: dict[int, AbstractValue], ways: Iterable[int]) -> dict[int, AbstractValue]:
        """These values, and those of the phis past the loop that control gets to on these ways."""
        ways = frozenset(ways)
        values = dict(values)
        for phi in self._wanted:
            ranges = self._footprints.ranges.given(values)
            value = NOTHING
            for block, operand in zip(
                bindings.incoming_blocks(phi), self._body.defined[phi].operands, strict=True
            ):
                if self._body.number[block] in ways:
                    value = join(value, ranges.of(operand))
            values[phi] = value
        return values

    @cached_property
    def _wanted(self) -> tuple[int, ...]:
        """Of the phis past the loop those that addresses depend on."""
        body = self._body
        work = [address for access in self._followed() for address in self._footprints.addresses(access)]
        seen: set[int] = set()
        while work:
            address = work.pop()
            if address in body.defined and address not in seen:
                seen.add(address)
                work += body.defined[address].operands
        return tuple(phi for phi in self._in_order if phi in seen)

    # --- rounds that are alike ----------------------------------------------------------------------------

    def _classes(self) -> tuple[Sequence[int], Sequence[int]]:
        """The round of each state, and a state of each round."""
        if not self._example and self.explore():
            self._class_of, self._example = self._alike()
        return self._class_of, self._example

    def _alike(self) -> tuple[list[int], list[int]]:
        """Parts the states by what is touched in them, and then by what follows, until that changes nothing."""
        every = [access for access in self._followed() if self._depends(access)]
        kinds = _numbered(
            [
                tuple(footprints.of(access) for access in every)
                for state in self.states
                for values in [self._past_values(self.known_in(state), self._back)]
                for footprints in [self._footprints.given(values)]
            ]
        )
        while True:
            finer = _numbered(
                [
                    (kind, frozenset(kinds[after] for after in following))
                    for kind, following in zip(kinds, self.following, strict=True)
                ]
            )
            if len(set(finer)) == len(set(kinds)):
                break
            kinds = finer
        return kinds, [kinds.index(kind) for kind in range(len(set(kinds)))]


def _numbered(names: Sequence[object]) -> list[int]:
    """A number for each name, the same for equal ones, counted from 0 in the order in which they come."""
    numbers: dict[object, int] = {}
    return [numbers.setdefault(name, len(numbers)) for name in names]
