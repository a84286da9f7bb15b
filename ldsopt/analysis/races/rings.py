"""Values that a loop carries round together: slots of a ring, buffers that swap places.

The ``phi`` of a loop's header are computed at once, in each round from those of the round before. Where the new values
follow from the old ones, from constants and from addresses of variables alone, all states that rounds can have are
made: from those that the loop is entered with, by each way round, until no new one appears. No two ``phi`` of one
execution of the header have other values together: slot 0 is filled where slot 1 is read, and slot 1 where slot 0 is.

A ``phi`` of any other block has, with those beside it, what the ways to it bring: behind a loop, what follows from each
state of the loop.

No branch is looked at: each way round counts as if it could be taken after any other. A ``phi`` that needs anything
else (memory, arguments, the lane) is left out, as is one with more than `_MOST` values, a counter say, and whatever
needs one that is left out. Both work-items have to be in one round: only leaves that are shared are told of.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, IntervalNode
from ldsopt.analysis.races.terms import Leaf, Term
from ldsopt.analysis.races.values import IntervalValues
from ldsopt.ir.bindings import incoming_blocks

_MOST = 32
_DEEPEST = 50

_RingStates = tuple[tuple[int, ...], tuple[tuple[Term, ...], ...]]
"""The ``phi``, and their values in each state."""


class _NotCarried(Exception):
    """A value that does not follow from the state."""


class Rings:
    """The values that the ``phi`` of a block may have together.

    Args:
        facts: of the kernel.
        interval: any of it.
    """

    def __init__(self, facts: KernelFacts, interval: Interval) -> None:
        self._facts, self._interval = facts, interval
        self._rings: dict[int, _RingStates] = {}

    def among(self, terms: Collection[Term]) -> Iterator[Term]:
        """Conditions, of one bit, that the shared leaves among some terms fulfil."""
        facts, table = self._facts, self._facts.terms
        found: dict[tuple[int, object], dict[int, Term]] = {}
        for term in terms:
            key = term.data.key if isinstance(term.data, Leaf) and term.is_shared else None
            if isinstance(key, tuple) and key[0] == "value":
                at = facts.at[key[1]]
                if facts.instructions[at].opcode == "phi":
                    found.setdefault((facts.block_of[at], key[2]), {})[key[1]] = term
        for (block, _), leaves in found.items():
            phis, states = self._ring(block)
            known = [(leaves[phi], n) for n, phi in enumerate(phis) if phi in leaves]
            if known:
                any_of = table.false
                for state in states:
                    this = table.true
                    for leaf, n in known:
                        this = table.both(this, table.binary("eq", leaf, state[n]))
                    any_of = table.either(any_of, this)
                yield any_of

    def _ring(self, number: int) -> _RingStates:
        """The states of a block's ``phi``."""
        if number not in self._rings:
            facts = self._facts
            block = facts.function.blocks[number]
            phis = [
                one.address
                for one in facts.instructions[block.start : block.stop]
                if one.opcode == "phi" and facts.width(one.address)
            ]
            while phis:
                states, without = self._states(number, phis)
                if without is None:
                    break
                phis.remove(without)
            self._rings[number] = (tuple(phis), tuple(states)) if phis else ((), ())
        return self._rings[number]

    def _states(self, number: int, phis: list[int]) -> tuple[list[tuple[Term, ...]], int | None]:
        """The states, or the ``phi`` to leave out."""
        facts = self._facts
        ways = {
            phi: dict(
                zip(
                    (facts.number[block] for block in incoming_blocks(phi)),
                    facts.instructions[facts.at[phi]].operands,
                    strict=True,
                )
            )
            for phi in phis
        }
        inside = facts.loops.get(number, frozenset())
        work: list[tuple[int, dict[int, Term]]] = [
            (source, state)
            for source in ways[phis[0]]
            if source not in inside
            for state in self._beyond(source)
        ]
        found: dict[tuple[Term, ...], None] = {}
        while work:
            source, state = work.pop()
            values = _RoundValues(facts, self._interval, dict(state))
            after: list[Term] = []
            for phi in phis:
                try:
                    after.append(values.fixed(ways[phi][source]))
                except _NotCarried:
                    return [], phi
            if tuple(after) not in found:
                found[tuple(after)] = None
                work += [(way, dict(zip(phis, after, strict=True))) for way in ways[phis[0]] if way in inside]
            if len(found) > _MOST:
                counts = {phi: len({one[n] for one in found}) for n, phi in enumerate(phis)}
                return [], max(phis, key=counts.__getitem__)
        return list(found), None

    def _beyond(self, source: int) -> list[dict[int, Term]]:
        """The states of the innermost loop that a block is in, which the way from there begins with."""
        around = [header for header, blocks in self._facts.loops.items() if source in blocks]
        if not around:
            return [{}]
        phis, states = self._ring(min(around, key=lambda header: len(self._facts.loops[header])))
        return [dict(zip(phis, state, strict=True)) for state in states] or [{}]


class _RoundValues(IntervalValues):
    """Values that follow from those of a header's ``phi``."""

    def __init__(self, facts: KernelFacts, interval: Interval, state: dict[int, Term]) -> None:
        super().__init__(facts, interval, frozenset())
        self._state = state

    def fixed(self, address: int) -> Term:
        """A value made of constants and of addresses of variables.

        Raises:
            _NotCarried: it is none.
        """
        term = self.value(address, None)
        for one in term.within():
            key = one.data.key if isinstance(one.data, Leaf) else None
            if not (one.op in ("const", "sum") or (isinstance(key, tuple) and key[0] == "base")):
                raise _NotCarried
        return term

    def value(self, address: int, node: IntervalNode | None) -> Term:
        found = self._state.get(address)
        if found is None:
            if self._depth > _DEEPEST:
                raise _NotCarried
            self._depth += 1
            at = self._facts.at.get(address)
            found = self._outside(address) if at is None else self._computed(at, None)
            self._depth -= 1
            self._state[address] = found
        return found

    def _phi(self, at: int, node: IntervalNode | None, width: int) -> Term:
        raise _NotCarried

    def _leaf(self, address: int, node: IntervalNode | None, width: int) -> Term:
        raise _NotCarried

    def _unknown(self, address: int, node: IntervalNode | None) -> Term:
        raise _NotCarried
