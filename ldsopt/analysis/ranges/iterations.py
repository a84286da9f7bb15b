"""Iterations: which slot of a ring one fills while another is read, in a block, and in and behind a loop.

A kernel that keeps several buffers in one variable fills one while it reads another, and its author's wait leaves the
youngest LDS-DMA in flight::

    loop:
      %slot = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = xor i32 %slot, 1
      (LDS-DMA into slot %next)
      (read of slot %slot)

Over all iterations both touch both slots; in one iteration of the block they touch different ones. So the values of
the block's phis are followed from iteration to iteration: a *state* gives each of them an abstract value, and each path
back to the block gives the state of the next iteration. Of a counter that never repeats, the value modulo a small
number is kept: a power of two, or a multiple of what the author divides the counter by to find a slot (``i % 3``).

Rule. Let E be executed d iterations before U, both in this block. If in no state that d iterations lead from to another
the bytes of E meet those of U, the two never meet. What a value is in an iteration may be computed from the block's
phis of that iteration, and from all else in general: a value that depends on these phis through no other phi, or only
through phis in blocks that this one dominates, is of the same iteration. (Control that ran the block last reaches the
value's use only by the value's own block.) Other phis that depend on these keep the values that they have over all
iterations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import gcd, lcm

from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.values import NOTHING, UNKNOWN, AbstractValue, join, plain
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits, backwards, in_cycles, reachable, reverse_postorder, walk
from ldsopt.groups import by_key
from ldsopt.ir.module import Instruction

_MOST_STATES = 24
"""More than these, and the values of some phi do not repeat."""
_MOST_VALUES = 12
"""The most values of a phi whose values repeat; a phi with more values is a counter."""
_PERIOD = 16
"""Counters are kept modulo this number, if the code takes no remainder of them by another one."""

_REMAINDERS = ("urem", "srem")

IterationState = tuple[AbstractValue, ...]


@dataclass(frozen=True, slots=True)
class _Carried:
    """A phi of the block, and its operands by the block they come from."""

    phi: int
    incoming: Mapping[int, int]


class Body:
    """The facts that the iterations of all blocks of a function share.

    Args:
        footprints: of the function.
        control: the function's control flow.
        accesses: the function's.

    Attributes:
        footprints: as given.
        flow, dominators: the numbers of each block's successors, and the tree of dominators.
        defined, users, block_of: the function's tables of these names.
        phis: their addresses.
        accesses: the accesses of each block, by its number.
        block_of_line: the number of each access's block.
    """

    def __init__(self, footprints: Footprints, control: ControlFlow, accesses: Iterable[Access]) -> None:
        self.footprints = footprints
        self.flow, self.dominators = control.successors, control.dominators
        function = footprints.function
        self.defined, self.users = function.defined, function.users
        self.block_of = function.block_of
        self.phis = {i.address for i in function.instructions if i.opcode == "phi"}
        self.accesses: dict[int, list[Access]] = {}
        self.block_of_line: dict[int, int] = {}
        for line, access in sorted({access.line: access for access in accesses}.items()):
            self.block_of_line[line] = function.block_of_line[line]
            self.accesses.setdefault(self.block_of_line[line], []).append(access)

    @cached_property
    def in_addresses(self) -> frozenset[int]:
        """The values, by address, that the addresses of accesses depend on."""
        every = (access for accesses in self.accesses.values() for access in accesses)
        visits = Visits(address for access in every for address in self.footprints.addresses(access))
        for address in visits:
            if address in self.defined:
                visits.add(self.defined[address].operands)
        return frozenset(visits.seen & self.defined.keys())


class BlockIterations:
    """The states of one block, as far as the accesses in it depend on them.

    Args:
        body: of the function.
        block: the block's number.

    Attributes:
        states: by number; none if there are too many.
        following: for each state, the states that the next iteration may have.
        initial: the states that the first iteration may have.
    """

    def __init__(self, body: Body, block: int) -> None:
        self._body, self._block = body, block
        self._footprints = body.footprints
        # From outside and from the block itself, the blocks that control reaches without running the block (again).
        self._outside = reachable(body.flow, [0], avoiding=[block])
        self._back = reachable(body.flow, body.flow[block], avoiding=[block]) | {block}
        self._again = frozenset(self._back)
        """The blocks from which control may reach the next iteration."""
        self._carried: list[_Carried] = []
        self._general: dict[int, AbstractValue] = {}
        self._touched: dict[tuple[int, int], Footprint] = {}
        self._known: list[Footprints] = []
        self._is_explored = False
        self.states: list[IterationState] = []
        self.initial: set[int] = set()
        self.following: list[set[int]] = []

    def tell_apart(self, *accesses: Access) -> bool:
        """True if states may separate these accesses, since the bytes of all depend on them; computes the states."""
        return all(map(self._depends, accesses)) and self.explore()

    def explore(self) -> bool:
        """Computes the states, once; returns true if there are any."""
        if not self._is_explored:
            self._find_states()
            self._is_explored = True
        return bool(self.states)

    @property
    def is_one_sequence(self) -> bool:
        """True if every wave goes through the same states in the same order."""
        return len(self.initial) == 1 and all(len(states) <= 1 for states in self.following)

    def pairs(self, distance: int, *, or_more: bool) -> Iterator[tuple[int, int]]:
        """The pairs of states of two iterations that are ``distance`` apart, or at least that many if ``or_more``."""
        if or_more:
            yield from ((a, b) for a in range(len(self.states)) for b in range(len(self.states)))
            return
        for first in range(len(self.states)):
            ahead = {first}
            for _ in range(distance):
                ahead = {after for state in ahead for after in self.following[state]}
            yield from ((first, second) for second in ahead)

    def known_in(self, state: IterationState) -> dict[int, AbstractValue]:
        """The values of the block's phis in a state, and the general ones of other phis that depend on them."""
        return self._general | {c.phi: value for c, value in zip(self._carried, state, strict=True)}

    def footprint(self, access: Access, state: int) -> Footprint:
        """The bytes that an access touches in an iteration of that state."""
        found = self._touched.get((access.line, state))
        if found is None:
            found = self._touched[access.line, state] = self._in_state(state).of(access)
        return found

    def _in_state(self, state: int) -> Footprints:
        """The footprints in an iteration of a state; they are cached with all that was computed for them."""
        while len(self._known) <= state:
            self._known.append(self._footprints.given(self.known_in(self.states[len(self._known)])))
        return self._known[state]

    def _depends(self, access: Access) -> bool:
        """True if the bytes of an access may differ from iteration to iteration."""
        return not self._depending.isdisjoint(self._footprints.addresses(access))

    # --- what carries a state ---------------------------------------------------------------------------

    @cached_property
    def _own(self) -> list[int]:
        """The block's phis."""
        return [phi for phi in self._body.phis if self._body.block_of[phi] == self._block]

    @cached_property
    def _depending(self) -> set[int]:
        """The values that depend on the block's phis: directly, or by way of blocks that it dominates."""

        def users(value: int) -> Iterator[int]:
            found = self._body.users.get(value, ())
            yield from (user.address for user in found if self._is_seen_through(user))
            yield from self._equal_behind(value)

        return set(walk(self._own, users))

    def _is_seen_through(self, instruction: Instruction) -> bool:
        """True if an instruction's value depends on phis of the block by way of its operands."""
        address = instruction.address
        return instruction.opcode != "phi" or self._is_inside(address) or self._is_behind(address)

    def _phis(self, roots: Iterable[int]) -> list[int]:
        """The block's phis that values depend on."""
        depending = self._depending
        visits, found = Visits(address for address in roots if address in depending), list[int]()
        for address in visits:
            instruction = self._body.defined[address]
            if self._is_seen_through(instruction):
                visits.add(operand for operand in self._operands(instruction) if operand in depending)
            else:
                found.append(address)
        return found

    def _is_inside(self, address: int) -> bool:
        """True if an instruction is in another block that this one dominates."""
        where = self._body.block_of[address]
        return where != self._block and where not in self._outside

    def _is_behind(self, _address: int) -> bool:
        """True if a phi is in a block from which control does not come back, and is followed through its operands."""
        return False

    def _equal_behind(self, _value: int) -> Iterable[int]:
        """The phis behind that take a value which is equal to this one."""
        return ()

    def _operands(self, instruction: Instruction) -> Sequence[int]:
        """The operands by which a value is followed, and the values that these are equal to."""
        return instruction.operands

    def _followed(self) -> Iterable[Access]:
        """The accesses that the states are to tell apart."""
        return self._body.accesses[self._block]

    def _collect(self) -> None:
        """Collects the phis that carry the state, and the values that keep their general value."""
        body = self._body
        wanted = Visits(
            self._phis(
                address for access in self._followed() for address in self._footprints.addresses(access)
            )
        )
        for phi in wanted:
            incoming = dict(self._footprints.function.incoming(body.defined[phi]))
            self._carried.append(_Carried(phi, incoming))
            wanted.add(self._phis(incoming.values()))
        of = self._footprints.ranges.of
        own = self._own
        self._general = {phi: of(phi) for phi in own if phi not in wanted.seen}
        visits = Visits(own)
        for value in visits:
            if value in body.phis and value not in own and not self._is_inside(value):
                self._general[value] = of(value)
            else:
                visits.add(user.address for user in body.users.get(value, ()))

    # --- states -------------------------------------------------------------------------------------------

    def _find_states(self) -> None:
        self._collect()
        for period in dict.fromkeys((self._period(), _PERIOD)):
            counters: set[int] = set()
            while (more := self._explore(counters, period)) - counters:
                counters |= more
            if not more:
                return
        self.states, self.initial, self.following = [], set(), []

    def _period(self) -> int:
        """The number modulo which counters are kept."""
        of = self._footprints.ranges.of
        divisors = 1
        for address in self._depending & self._body.in_addresses:
            instruction = self._body.defined[address]
            if instruction.opcode in _REMAINDERS:
                divisors = lcm(divisors, _constant(of(instruction.operands[1])) or 1)
        odd = divisors // (divisors & -divisors)
        if not 1 < odd <= _MOST_STATES:
            return _PERIOD
        # Low bits are kept as well, as many as the limit on states allows.
        return odd << (_MOST_STATES // odd).bit_length() - 1

    def _explore(self, counters: set[int], period: int) -> set[int]:
        """Explores all states. If there are too many, returns the phis (by index) to treat as counters."""
        numbers: dict[IterationState, int] = {}
        self.states, self.following, self._known = [], [], []
        general = [self._footprints.ranges.of(carried.phi) for carried in self._carried]

        def number(state: IterationState) -> int:
            reduced = tuple(
                _modulo(value, period, general[i]) if i in counters else value
                for i, value in enumerate(state)
            )
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
            known = self._in_state(at).ranges
            for block in predecessors & self._again:
                after = tuple(known.of(carried.incoming[block]) for carried in self._carried)
                self.following[at].add(number(after))
            at += 1
        return set()

    def _many(self) -> set[int]:
        """The indices of the phis that took more than `_MOST_VALUES` values."""
        return {
            index
            for index in range(len(self._carried))
            if len({state[index] for state in self.states}) > _MOST_VALUES
        }


def _constant(value: AbstractValue) -> int | None:
    """The value if it is one number; ``None`` otherwise."""
    if not value.is_plain or not value.offsets:
        return None
    ((_, numbers),) = value.offsets
    return numbers.value


def _modulo(value: AbstractValue, period: int, general: AbstractValue) -> AbstractValue:
    """The remainder of a counter: its unsigned value modulo a period; of an address, nothing.

    Args:
        value: the counter's value in one iteration.
        period: the divisor. If the values are not congruent by it, a divisor of it is taken by which they are.
        general: the counter's value in all iterations. Its bounds may show that no iteration's value wraps; without
            that, only the power of two in a period stays valid.
    """
    if not value.is_plain or not value.offsets:
        return UNKNOWN
    ((_, numbers),) = value.offsets
    period = gcd(period, numbers.modulus)
    rest = integers.congruent(numbers.width, numbers.remainder, period)
    within = integers.meet(rest, general.plain(numbers.width))
    # If no value is left, the counter is poison or the iteration never runs: the bounds tell nothing about it.
    return plain(rest if within.is_empty else within)


# --- loops ----------------------------------------------------------------------------------------------------
#
# The bytes that an access inside a loop, or behind it, touches in each iteration.
#
# A kernel fills the slots of a ring in turn, reads them some iterations later, in other blocks, and reads the last ones
# behind the loop::
#
#     head:
#       %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
#       %next = xor i32 %slot, 1
#       br i1 %some, label %fill, label %tail
#     fill:                                              in an iteration with %slot = 0 this writes slot 1 alone
#       (LDS-DMA into slot %next)
#     …
#     end:
#       %last = phi i32 [ 0, %entry ], [ %next, %tail ]  behind an iteration with %slot = 0 it is 1
#       (read of slot %last)
#
# An iteration of a loop is one of its header, whose state gives values to the header's phis. Two more rules give the
# bytes of accesses in any block:
#
# * A block that the header dominates belongs to the iteration that was begun last, like the header's own block.
# * A block from which control does not come back to the header runs behind the last iteration, or behind none. A phi
#   there that depends on the header's phis has, behind a last iteration of some state, the value that one of its
#   operands has in that iteration, among the operands from blocks that the header leads to; behind none, the value of
#   an operand from a block that control reaches without the header. That is right if all lanes of a wave have been
#   through the same iterations.
#
# A loop around this loop brings control to it again and again: each time is a *visit*. If visits can be told apart, the
# iteration after one is of the same visit, and each visit has first iterations. Control may pass some blocks outside of
# the loop between any two visits. The second rule then holds from the last iteration of a visit to the first of these
# blocks, with "comes back", "leads to" and "reaches" on paths that enter none of them. Such a path never runs a block
# that leads to the header without them: from there the next visit would begin.
#
# Two iterations are alike if their accesses touch the same bytes, and the iterations that follow are alike as well.


NONE = -1
"""The number of the iteration before any has begun."""


class LoopIterations(BlockIterations):
    """The iterations of one loop.

    Args:
        body: of the function.
        header: the number of the block that each iteration begins with.
        visit: the blocks of the loop, if visits can be told apart; the next iteration is then one of the same visit.
        between: blocks outside of the loop; control passes one of them between any two visits.
    """

    def __init__(
        self,
        body: Body,
        header: int,
        visit: frozenset[int] | None = None,
        between: frozenset[int] = frozenset(),
    ) -> None:
        super().__init__(body, header)
        if visit is not None:
            self._again &= visit
        self._between = between
        self._back = reachable(body.flow, body.flow[header], avoiding=between | {header}) | {header}
        self.header = header
        self._class_of: list[int] = []
        self._example: list[int] = []
        self._in_iteration: dict[tuple[int, int], Footprint] = {}
        self._given: dict[int, Footprints] = {}
        self._values_in: dict[int, dict[int, AbstractValue]] = {}

    @property
    def count(self) -> int:
        """The number of different iterations; 0 if they cannot be told apart."""
        return len(self._classes()[1])

    @property
    def first(self) -> frozenset[int]:
        """The iterations that may be the first."""
        kinds, _ = self._classes()
        return frozenset(kinds[state] for state in self.initial)

    @property
    def next_iterations(self) -> tuple[frozenset[int], ...]:
        """For each kind of iteration, the kinds that the iteration after it may be of."""
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
        """True if the header leads to a block and, in the same visit, never runs behind it."""
        return block in self._past and block in self._back

    def touched(self, access: Access, iteration: int) -> Footprint:
        """The bytes that an access touches in an iteration, or behind the loop if that iteration is its last."""
        key = access.line, iteration
        found = self._in_iteration.get(key)
        if found is None:
            found = self._in_iteration[key] = self._of_iteration(iteration).of(access)
        return found

    def may_vary(self, access: Access) -> bool:
        """True if the bytes of an access may differ between iterations, or from those before any has begun."""
        return not self._varying.isdisjoint(self._footprints.inputs(access))

    @cached_property
    def _varying(self) -> set[int]:
        """The values, by address, that may differ between iterations."""
        known = [self.values(iteration) for iteration in (NONE, *range(self.count))]
        keys = {key for each in known for key in each}
        differing = (key for key in keys if len({each.get(key) for each in known}) > 1)
        return self._footprints.ranges.depending(differing)

    def values(self, iteration: int) -> Mapping[int, AbstractValue]:
        """The known values in an iteration, by address. For iterations that are alike, those of the first."""
        if iteration not in self._values_in:
            if iteration == NONE:
                begun = reachable(self._body.flow, [0, *self._between], avoiding=[self._block])
                self._values_in[iteration] = self._past_values({}, begun, self._kept)
            else:
                self._values_in[iteration] = self._behind_state(self._classes()[1][iteration])
        return self._values_in[iteration]

    @property
    def are_all_different(self) -> bool:
        """True if no two states are alike, so that the known values of an iteration are its own."""
        return self.count == len(self.states)

    # --- what accesses behind the loop depend on ----------------------------------------------------------

    @cached_property
    def _past(self) -> frozenset[int]:
        """The blocks from which control does not reach the header, or only its next visit."""
        flow, between = self._body.flow, self._between
        leading = reachable(backwards(flow), [self._block], avoiding=between)
        return frozenset(range(len(flow))) - leading - between

    @cached_property
    def _in_order(self) -> tuple[int, ...]:
        """The phis past the loop that are in no loop of a visit, each behind the phis that it may depend on."""
        body = self._body
        cut = self._between | {self._block}
        flow = [[block for block in blocks if block not in cut] for blocks in body.flow]
        looping = in_cycles(flow)
        order = reverse_postorder(flow, self._block) if self._between else reverse_postorder(body.flow)
        own = by_key((body.block_of[phi], phi) for phi in body.phis)
        return tuple(
            phi
            for block in order
            if block in own and block not in looping and self._is_of_visit(block)
            for phi in own[block]
        )

    # A block past the loop may lead to the next visit, up to a block between visits. Two kinds of values are then of
    # another visit than a use of them, and keep their general value:
    #
    # * phis that take the values that phis past the loop had in the visit before, and phis of blocks that dominate the
    #   header: their uses in a visit see the values from before it;
    # * where no iteration of a visit has begun, phis past the loop, of other loops as well, that are used behind
    #   a block between visits and not computed again there.

    def _is_of_visit(self, block: int) -> bool:
        """True if the phis of a block past the loop have, at their uses, the values behind the last iteration."""
        return (
            block in self._past
            and not self.is_inside(block)
            and not self._body.dominators.dominates(block, self._block)
        )

    @cached_property
    def _older(self) -> frozenset[int]:
        """The phis that may take the values that phis past the loop had in the visit before."""
        if not self._between or not self._wanted:
            return frozenset()
        body = self._body
        depending = self._footprints.ranges.depending(self._wanted) & body.phis
        return frozenset(
            phi
            for phi in depending
            if not (self.is_inside(body.block_of[phi]) or self._is_of_visit(body.block_of[phi]))
        )

    @cached_property
    def _kept(self) -> frozenset[int]:
        """The phis past the loop that may be used, with their old values, behind a block between visits."""
        body = self._body
        if not self._between or not self._wanted:
            return frozenset()
        past = {phi for phi in body.phis if body.block_of[phi] in self._past}
        incoming = self._footprints.function.incoming
        used = self._past.union(source for phi in past for source, _ in incoming(body.defined[phi]))
        found = set[int]()
        for block in {body.block_of[phi] for phi in past}:
            behind = reachable(body.flow, self._between, avoiding=[self._block, block])
            if any(self._body.dominators.dominates(block, user) for user in behind & used):
                found.add(block)
        return frozenset(phi for phi in past if body.block_of[phi] in found)

    @cached_property
    def _behind(self) -> frozenset[int]:
        return frozenset(self._in_order)

    def _is_behind(self, address: int) -> bool:
        return address in self._behind

    # LLVM writes the number of iterations for a counter that is used behind the loop. Where control leaves the loop as
    # the two are equal, the operand of a phi there has the counter's value in the last iteration.

    @cached_property
    def _equals(self) -> Mapping[int, Sequence[int]]:
        """By phi behind the loop, the values that its operands are equal to on their edges."""
        edges = self._footprints.ranges.edges
        return {
            phi: [fact.bound for edge in edges(phi) for fact in edge.facts if fact.predicate == "eq"]
            for phi in self._in_order
        }

    @cached_property
    def _equal_phis(self) -> Mapping[int, Sequence[int]]:
        return by_key((value, phi) for phi, values in self._equals.items() for value in values)

    def _equal_behind(self, value: int) -> Iterable[int]:
        return self._equal_phis.get(value, ())

    def _operands(self, instruction: Instruction) -> Sequence[int]:
        return (*instruction.operands, *self._equals.get(instruction.address, ()))

    def _followed(self) -> Iterable[Access]:
        return (access for accesses in self._body.accesses.values() for access in accesses)

    # --- values in an iteration --------------------------------------------------------------------------------

    def _of_iteration(self, iteration: int) -> Footprints:
        found = self._given.get(iteration)
        if found is None:
            found = self._given[iteration] = self._footprints.given(self.values(iteration))
        return found

    def _past_values(
        self,
        values: dict[int, AbstractValue],
        sources: Iterable[int],
        kept: frozenset[int] = frozenset(),
    ) -> dict[int, AbstractValue]:
        """These values, and those of phis past the loop that are not ``kept``, by their operands from these blocks."""
        sources, of = frozenset(sources), self._footprints.ranges.of
        values = {**{phi: of(phi) for phi in self._older | kept}, **values}
        for phi in self._wanted:
            if phi in kept:
                continue
            ranges = self._footprints.ranges.given(values)
            value = NOTHING
            for edge in ranges.edges(phi):
                if edge.source in sources:
                    value = join(value, ranges.on_edge(edge))
            values[phi] = value
        return values

    @cached_property
    def _wanted(self) -> tuple[int, ...]:
        """The phis past the loop that addresses depend on."""
        return tuple(phi for phi in self._in_order if phi in self._body.in_addresses)

    # --- iterations that are alike ----------------------------------------------------------------------------

    def _classes(self) -> tuple[Sequence[int], Sequence[int]]:
        """The number of each state's iteration, and an example state of each iteration."""
        if not self._example and self.explore():
            self._class_of, self._example = self._alike()
        return self._class_of, self._example

    def _behind_state(self, state: int) -> dict[int, AbstractValue]:
        """The known values in an iteration of a state, and behind it."""
        return self._past_values(self.known_in(self.states[state]), self._back)

    def _footprints_behind(self, state: int) -> Footprints:
        return self._footprints.given(self._behind_state(state)) if self._wanted else self._in_state(state)

    def _alike(self) -> tuple[list[int], list[int]]:
        """Partitions the states by the bytes touched in them, then by the following states, until nothing changes."""
        depending = self._footprints.ranges.depending((*self._own, *self._wanted))
        every = [
            access for access in self._followed() if not depending.isdisjoint(self._footprints.inputs(access))
        ]
        kinds = _numbered(
            [
                tuple(footprints.of(access) for access in every)
                for footprints in map(self._footprints_behind, range(len(self.states)))
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
    """A number for each name, the same for equal ones, from 0 in the order of their first occurrence."""
    numbers: dict[object, int] = {}
    return [numbers.setdefault(name, len(numbers)) for name in names]
