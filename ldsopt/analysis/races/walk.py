"""The origin of a value in a barrier interval: the path back through the interval, and the conditions on it.

See `ldsopt.analysis.races.values`, which says what instructions compute.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, IntervalNode
from ldsopt.analysis.races.terms import Term
from ldsopt.ir.details import details

_DEPTH = 100
"""Operations that a value is followed through; what is behind them is a leaf."""


class IntervalWalk(ABC):
    """Follows values back through one interval, as an access in given loops without barriers sees them.

    Args:
        facts: of the kernel.
        interval: to look at.
        within: headers of the loops of `Interval.again` that the access is in.
    """

    def __init__(self, facts: KernelFacts, interval: Interval, within: frozenset[int]) -> None:
        self._facts, self._terms, self._interval, self._within = facts, facts.terms, interval, within
        self._segment_of = {
            at: number
            for number in {node[0] for node in interval.nodes}
            for segment in [interval.segments[number]]
            for at in range(segment.start, segment.stop)
        }
        self._start_block = interval.segments[interval.start[0]].block
        self._known: dict[tuple[int, IntervalNode | None], Term] = {}
        self._reached: dict[IntervalNode, Term] = {}
        self._edges: dict[tuple[IntervalNode, IntervalNode], Term] = {}
        self._depth = 0

    # --- where the value was computed -----------------------------------------------------------------------

    def value(self, address: int, node: IntervalNode | None) -> Term:
        """A value as it is in a node; with ``None`` as the interval begins."""
        key = address, node
        found = self._known.get(key)
        if found is None:
            if self._depth > _DEPTH:
                return self._unknown(address, node)
            self._depth += 1
            found = self._known[key] = self._value(address, node)
            self._depth -= 1
        return found

    def _value(self, address: int, node: IntervalNode | None) -> Term:
        at = self._facts.at.get(address)
        if at is None:
            return self._outside(address)
        if node is None:
            return self._computed(at, None)
        number = self._segment_of.get(at)
        if number is None:
            return self.value(address, None)
        while number != node[0]:
            ways = self._interval.before[node]
            if len(ways) != 1 or self._begins_within(node):
                return self._merged(node, lambda source: self.value(address, source), address)
            (node,) = ways
        return self._computed(at, node)

    def _merged(self, node: IntervalNode, value: Callable[[IntervalNode | None], Term], key: int) -> Term:
        """A value where paths join; ``value`` gives it at the end of each, with ``None`` for the beginning."""
        ways: list[IntervalNode | None] = [*self._interval.before[node]]
        if node == self._interval.start or (self._begins_within(node) and self._defined_beyond(key, node)):
            ways.append(None)
        if not ways:
            return self._unknown(key, node)
        found = [value(way) for way in ways]
        chosen = found[-1]
        if all(one is chosen for one in found):
            return chosen
        for number in reversed(range(len(ways) - 1)):
            chosen = self._terms.choose(self._is_way(ways, number, node), found[number], chosen)
        return chosen

    def _begins_within(self, node: IntervalNode) -> bool:
        """True of the header of a loop without a barrier in which the interval begins."""
        block = self._interval.segments[node[0]].block
        return self._is_again(node) and self._start_block in self._interval.again[block]

    def _is_again(self, node: IntervalNode) -> bool:
        """True of the header of a loop without a barrier."""
        segment = self._interval.segments[node[0]]
        starts_block = segment.start == self._facts.function.blocks[segment.block].start
        return starts_block and segment.block in self._interval.again

    def _defined_beyond(self, address: int, node: IntervalNode) -> bool:
        at = self._facts.at.get(address)
        loop = self._interval.again[self._interval.segments[node[0]].block]
        return at is not None and self._facts.block_of[at] not in loop

    def _is_way(self, ways: Sequence[IntervalNode | None], number: int, node: IntervalNode) -> Term:
        """The condition by which one of several ways is the one taken.

        Nodes that run once are reached by one way, and its condition says so. Of others any may have been the last.
        """
        if None in ways or node in self._interval.repeated:
            return self._terms.leaf(1, ("way", self._interval.barrier, node, number), is_shared=False)
        way = ways[number]
        assert way is not None
        return self.edge(way, node)

    # --- path conditions ------------------------------------------------------------------------------------

    def reached(self, node: IntervalNode) -> Term:
        """The condition that a wave gets to a node, from the beginning of the interval."""
        if node not in self._reached:
            self._reached[node] = self._terms.true
            self._reached[node] = self._is_reached(node)
        return self._reached[node]

    def _is_reached(self, node: IntervalNode) -> Term:
        if node == self._interval.start:
            return self._began()
        if self._begins_within(node):
            return self._began()
        ways = self._interval.before[node]
        found = self._terms.false
        for number, way in enumerate(ways):
            edge = self.edge(way, node)
            if len(ways) > 1 and node in self._interval.repeated:
                taken = [self._is_way(ways, n, node) for n in range(min(number + 1, len(ways) - 1))]
                for n, chosen in enumerate(taken):
                    edge = self._terms.both(edge, chosen if n == number else self._terms.negated(chosen))
            found = self._terms.either(found, edge)
        return found

    def edge(self, source: IntervalNode, target: IntervalNode) -> Term:
        """The condition that a wave gets to a node and goes on to another one from there."""
        key = source, target
        if key not in self._edges:
            first = self._interval.segments[source[0]]
            condition = self._terms.true
            if first.stop == self._facts.function.blocks[first.block].stop:
                block = self._interval.segments[target[0]].block
                condition = self._branch(first.stop - 1, block, source)
            self._edges[key] = self._terms.both(self.reached(source), condition)
        return self._edges[key]

    def _branch(self, at: int, target: int, node: IntervalNode | None) -> Term:
        """The condition that a terminator goes to a block."""
        facts, terms = self._facts, self._terms
        branch = facts.instructions[at]
        address = facts.function.blocks[target].address
        operands = branch.operands
        if branch.opcode == "br" and len(operands) == 3:
            if operands[1] == operands[2]:
                return terms.true
            condition = self.value(operands[0], node)
            taken = condition if operands[2] == address else terms.negated(condition)
            return terms.both(taken, self._not_poison(operands[0], node))
        if branch.opcode == "switch":
            given = self.value(operands[0], node)
            cases = [(self.value(operands[n], node), operands[n + 1]) for n in range(2, len(operands), 2)]
            found = terms.false
            other = terms.true
            for case, to in cases:
                is_it = terms.binary("eq", given, case)
                other = terms.both(other, terms.negated(is_it))
                if to == address:
                    found = terms.either(found, is_it)
            return terms.either(found, other) if operands[1] == address else found
        if len(facts.flow.successors[facts.block_of[at]]) == 1:
            return terms.true
        return terms.leaf(1, ("branch", at, target, node), is_shared=False)

    def _not_poison(self, condition: int, node: IntervalNode | None) -> Term:
        """No sum that a branch compares wraps where its ``nuw`` says so: to branch on poison is undefined behaviour."""
        facts, terms = self._facts, self._terms
        found = terms.true
        compare = facts.instructions[facts.at[condition]] if condition in facts.at else None
        for operand in compare.operands if compare is not None and compare.opcode == "icmp" else ():
            added = facts.instructions[facts.at[operand]] if operand in facts.at else None
            if added is None or added.opcode != "add" or not facts.width(operand):
                continue
            if "nuw" in details(facts.module.lines[added.line], "add").flags:
                total, start = self.value(operand, node), self.value(added.operands[0], node)
                found = terms.both(found, terms.negated(terms.binary("ult", total, start)))
        return found

    def _began(self) -> Term:
        """Conditions of branches that lead to where the interval begins, whatever way was taken there."""
        facts, terms = self._facts, self._terms
        found = terms.true
        if self._interval.barrier is None:
            return found
        for number in facts.flow.order:
            arms = facts.flow.successors[number]
            if len(arms) < 2 or not facts.dominators.dominates(number, self._start_block):
                continue
            for arm in arms:
                if facts.flow.predecessors[arm] == (number,) and facts.dominators.dominates(
                    arm, self._start_block
                ):
                    at = facts.function.blocks[number].stop - 1
                    found = terms.both(found, self._branch(at, arm, None))
        return found

    # --- of the values themselves ---------------------------------------------------------------------------

    @abstractmethod
    def _computed(self, at: int, node: IntervalNode | None) -> Term:
        """The result of an instruction, of the values in a node."""

    @abstractmethod
    def _outside(self, address: int) -> Term:
        """An argument or a constant."""

    @abstractmethod
    def _unknown(self, address: int, node: IntervalNode | None) -> Term:
        """A value of which nothing is said, not even that it is one value in the interval."""
