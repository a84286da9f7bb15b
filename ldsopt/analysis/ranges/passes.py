"""Passes of control through a block: which slot of a ring one fills while another is read.

A kernel that keeps several buffers in one variable fills one while it reads another, and its author's wait leaves the
youngest LDS-DMA in flight::

    loop:
      %slot = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = xor i32 %slot, 1
      (LDS-DMA into slot %next)
      (read of slot %slot)

Over all iterations both touch both slots; in one pass through the block they touch different ones. So the values of
the block's phis are followed from pass to pass: a *state* gives each of them an abstract value, and each way back to
the block gives the state of the next pass. A counter that never repeats keeps its low bits only.

Rule. Let E be executed d passes before U, both in this block. If in no state that d passes lead from to another the
bytes of E meet those of U, the two never meet. What a value is in a pass may be computed from the block's phis of that
pass, and from all else in general: a value that depends on these phis through no other phi, or only through phis in
blocks that this one dominates, is of the same pass. (Control that passed the block last reaches the value's use only
by the value's own block.) Other phis that depend on these keep the values that they have over all passes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ldsopt.analysis import integers
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.values import UNKNOWN, AbstractValue, plain
from ldsopt.graph import cycles, reachable
from ldsopt.ir import bindings

_MOST_STATES = 24
"""More than these, and the values of some phi do not repeat."""
_MOST_VALUES = 12
"""A phi with more values than this is a counter."""
_PERIOD = 16
"""Of a counter, the value modulo this is kept."""

PassState = tuple[AbstractValue, ...]


@dataclass(frozen=True, slots=True)
class _Carried:
    """A phi of the block, and its operands by the block they come from."""

    phi: int
    incoming: Mapping[int, int]


class Body:
    """The facts that the passes through all blocks of a function share.

    Args:
        footprints: of the function.
        flow: the numbers of each block's successors.
        accesses: the function's.

    Attributes:
        footprints, flow: as given.
        defined, users, number, block_of: the function's.
        phis: their addresses.
        accesses: those of each block, by its number.
        block_of_line: the number of each access's block.
    """

    def __init__(
        self, footprints: Footprints, flow: Sequence[Sequence[int]], accesses: Iterable[Access]
    ) -> None:
        self.footprints, self.flow = footprints, flow
        function = footprints.function
        self.defined, self.users = function.defined, function.users
        self.number, self.block_of = function.block_numbers, function.block_of
        self.phis = {i.address for i in function.instructions if i.opcode == "phi"}
        self.accesses: dict[int, list[Access]] = {}
        self.block_of_line: dict[int, int] = {}
        for line, access in sorted({access.line: access for access in accesses}.items()):
            self.block_of_line[line] = function.block_of_line[line]
            self.accesses.setdefault(self.block_of_line[line], []).append(access)

    @cached_property
    def in_cycles(self) -> frozenset[int]:
        """The blocks from which control may come back to them."""
        every = cycles(self.flow.__getitem__, range(len(self.flow)))
        return frozenset(block for cycle in every for block in cycle)


class Passes:
    """The states of one block, as far as the accesses in it depend on them.

    Args:
        body: of the function.
        block: the block's number.

    Attributes:
        states: by number; none if there are too many.
        following: of each state, those that the next pass may be in.
        initial: those that the first pass may be in.
    """

    def __init__(self, body: Body, block: int) -> None:
        self._body, self._block = body, block
        self._footprints = body.footprints
        # From outside and from the block itself, the blocks that control reaches without passing the block (again).
        self._outside = reachable(body.flow, [0], avoiding=[block])
        self._back = reachable(body.flow, body.flow[block], avoiding=[block]) | {block}
        self._again = frozenset(self._back)
        """The blocks from which control comes to the next pass."""
        self._dependence: dict[int, bool] = {}
        self._carried: list[_Carried] = []
        self._general: dict[int, AbstractValue] = {}
        self._touched: dict[tuple[int, int], Footprint] = {}
        self._known: list[Footprints] = []
        self._is_explored = False
        self.states: list[PassState] = []
        self.initial: set[int] = set()
        self.following: list[set[int]] = []

    def tell_apart(self, *accesses: Access) -> bool:
        """True if looking pass by pass can tell two accesses apart; computes the states if so."""
        return all(map(self._depends, accesses)) and self.explore()

    def explore(self) -> bool:
        """Computes the states, once; whether there are any."""
        if not self._is_explored:
            self._find_states()
            self._is_explored = True
        return bool(self.states)

    @property
    def is_one_sequence(self) -> bool:
        """True if every wave goes through the same states in the same order."""
        return len(self.initial) == 1 and all(len(states) <= 1 for states in self.following)

    def pairs(self, distance: int, *, or_more: bool) -> Iterator[tuple[int, int]]:
        """The states of two passes that are so many passes apart; ``or_more``: at least so many."""
        if or_more:
            yield from ((a, b) for a in range(len(self.states)) for b in range(len(self.states)))
            return
        for first in range(len(self.states)):
            ahead = {first}
            for _ in range(distance):
                ahead = {after for state in ahead for after in self.following[state]}
            yield from ((first, second) for second in ahead)

    def known_in(self, state: PassState) -> dict[int, AbstractValue]:
        """The values of the block's phis, and of what depends on them in unknown ways, in a pass of that state."""
        return self._general | {c.phi: value for c, value in zip(self._carried, state, strict=True)}

    def footprint(self, access: Access, state: int) -> Footprint:
        """The bytes that an access touches in a pass of that state."""
        found = self._touched.get((access.line, state))
        if found is None:
            while len(self._known) <= state:
                self._known.append(self._footprints.given(self.known_in(self.states[len(self._known)])))
            found = self._touched[access.line, state] = self._known[state].of(access)
        return found

    def _depends(self, access: Access) -> bool:
        """True if what an access touches may differ from pass to pass."""
        if access.line not in self._dependence:
            self._dependence[access.line] = bool(self._phis(self._footprints.addresses(access)))
        return self._dependence[access.line]

    # --- what carries a state ---------------------------------------------------------------------------

    def _phis(self, roots: Iterable[int]) -> list[int]:
        """The block's phis that values depend on: directly, or by way of blocks that it dominates."""
        work, seen, found = list(roots), set[int](), list[int]()
        while work:
            address = work.pop()
            instruction = self._body.defined.get(address)
            if instruction is None or address in seen:
                continue
            seen.add(address)
            if instruction.opcode != "phi" or self._is_inside(address) or self._is_behind(address):
                work += instruction.operands
            elif self._body.block_of[address] == self._block:
                found.append(address)
        return found

    def _is_inside(self, address: int) -> bool:
        """True if an instruction is in another block that this one dominates."""
        where = self._body.block_of[address]
        return where != self._block and where not in self._outside

    def _is_behind(self, _address: int) -> bool:
        """True if a phi stands where control does not come back from, and is to be looked through."""
        return False

    def _followed(self) -> Iterable[Access]:
        """The accesses that the states are to tell apart."""
        return self._body.accesses[self._block]

    def _collect(self) -> None:
        """Collects the phis that carry the state, and the values that keep their general value."""
        body = self._body
        wanted = self._phis(
            address for access in self._followed() for address in self._footprints.addresses(access)
        )
        carried: set[int] = set()
        while wanted:
            phi = wanted.pop()
            if phi not in carried:
                carried.add(phi)
                blocks = (body.number[b] for b in bindings.incoming_blocks(phi))
                incoming = dict(zip(blocks, body.defined[phi].operands, strict=True))
                self._carried.append(_Carried(phi, incoming))
                wanted += self._phis(incoming.values())
        of = self._footprints.ranges.of
        own = [phi for phi in body.phis if body.block_of[phi] == self._block]
        self._general = {phi: of(phi) for phi in own if phi not in carried}
        work, seen = list(own), set(own)
        while work:
            for user in (one.address for one in body.users.get(work.pop(), ())):
                if user in seen:
                    continue
                seen.add(user)
                if user in body.phis and not self._is_inside(user):
                    self._general[user] = of(user)
                else:
                    work.append(user)

    # --- states -------------------------------------------------------------------------------------------

    def _find_states(self) -> None:
        self._collect()
        counters: set[int] = set()
        while (more := self._explore(counters)) - counters:
            counters |= more
        if more:
            self.states, self.initial, self.following = [], set(), []

    def _explore(self, counters: set[int]) -> set[int]:
        """Explores all states. Where they become too many, returns the phis (by index) to be taken for counters."""
        numbers: dict[PassState, int] = {}
        self.states, self.following = [], []

        def number(state: PassState) -> int:
            reduced = tuple(_low_bits(v) if i in counters else v for i, v in enumerate(state))
            if reduced not in numbers:
                numbers[reduced] = len(numbers)
                self.states.append(reduced)
                self.following.append(set())
            return numbers[reduced]

        predecessors = {block for carried in self._carried for block in carried.incoming}
        ranges = self._footprints.ranges
        self.initial = {
            number(tuple(ranges.of(carried.incoming[block]) for carried in self._carried))
            for block in predecessors & self._outside
        }
        at = 0
        while at < len(self.states):
            if len(self.states) > _MOST_STATES:
                return self._many() or set(range(len(self._carried)))
            known = ranges.given(self.known_in(self.states[at]))
            for block in predecessors & self._again:
                after = tuple(known.of(carried.incoming[block]) for carried in self._carried)
                self.following[at].add(number(after))
            at += 1
        return set()

    def _many(self) -> set[int]:
        """The indices of the phis that took very many values."""
        return {
            index
            for index in range(len(self._carried))
            if len({state[index] for state in self.states}) > _MOST_VALUES
        }


def _low_bits(value: AbstractValue) -> AbstractValue:
    """The rest of a counter: its value modulo `_PERIOD`; of an address, nothing."""
    if not value.is_plain or not value.offsets:
        return UNKNOWN
    ((_, numbers),) = value.offsets
    step = numbers.stride or _PERIOD
    if step % _PERIOD or (1 << numbers.width) < _PERIOD:
        return plain(integers.full(numbers.width))
    return plain(integers.congruent(numbers.width, numbers.lower % _PERIOD, _PERIOD))
