"""Values, addresses and path conditions of a wave within one barrier interval, as terms.

A value is followed back through the code of the interval, up to where the interval begins; values computed before are
taken from there (*earlier* values). SSA makes both consistent: wherever a value may be used, its operands are current,
since each definition dominates its uses. Where paths meet in the interval, the conditions of the branches choose
between the values of the paths. A ``phi`` of a loop's header is start + step * iteration where it counts by a constant;
any other is a leaf. For one that counts by the workgroup's size a little more is known (`SizeStride`).

A leaf is *shared*, equal in both work-items, if it is uniform (`ldsopt.analysis.flow.divergence`) and both work-items
mean the same execution of its definition. They do not

* where definition and access are in a loop without a barrier (`Interval.again`): the two may be in different
  iterations;
* where a loop has been left by a branch that diverges: the two may have left it in different iterations;
* where each has passed one more barrier, and not the same one (`Interval.is_apart`).

Earlier values in loops that still run are of the same iteration, since both stand behind the same barrier.

The ranges of leaves (`ldsopt.analysis.ranges`) are kept beside them, and so are the conditions under which the
beginning of the interval is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from ldsopt import graph
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.integers import interval as interval_of
from ldsopt.analysis.integers.operations import BINARY, integer_intrinsic, signed
from ldsopt.analysis.races.facts import ARITHMETIC, Count, Counter, KernelFacts, SizeStride
from ldsopt.analysis.races.intervals import Interval, IntervalNode
from ldsopt.analysis.races.terms import Leaf, Term, TermArithmetic, TermTable, leaf_name
from ldsopt.analysis.ranges.fixed_values import LANES_BELOW
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN
from ldsopt.graph import Dominators
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import arguments, details_of, passing_asm, switch_cases
from ldsopt.ir.module import Instruction
from ldsopt.target.intrinsics import ANY_LANE, WAVE_ID, WORK_ITEM_ID, family, is_of

# --- walk ---------------------------------------------------------------------------------------------------
#
# The origin of a value in a barrier interval: the path back through the interval, and the conditions on it.


_DEPTH = 100
"""Operations that a value is followed through; what is behind them is a leaf."""
_FLAT_BITS = 64
_OF_LAUNCHES = frozenset({"argument", "iteration", "sizes", "group size"})
"""Leaves that may be part of a bound."""
_OF_NUMBERS = ARITHMETIC | {"icmp"}
_OF_STEADY = _OF_NUMBERS | {"ptrtoint", "inttoptr", "bitcast", "getelementptr"}
"""Instructions whose results are the same wherever they are executed if their operands are."""
_OF_A_LANE = family("llvm.amdgcn.", "readfirstlane readlane")
_COMPARES = {"ult": (0, 1, False), "ugt": (1, 0, False), "uge": (0, 1, True), "ule": (1, 0, True)}
"""Predicate: the operands of ``less than``, and that the result is its opposite."""


class PreviousIteration(NamedTuple):
    """The previous iteration of a loop.

    Attributes:
        header: the loop's header, a block.
        now: the node of the later iteration, as for `IntervalValues.value`.
        entered: the node of the loop's header if the loop is entered within the interval.
        bit: a ``phi`` that holds in the later iteration, and so in this one (`KernelFacts.only_falls`).
        began: the bit as the loop was entered.
    """

    header: int
    now: IntervalNode | None
    entered: IntervalNode | None
    bit: Instruction | None
    began: Term


class IntervalValues:
    """Values within one interval, as an access in given loops without barriers sees them.

    Args:
        within: the headers of the loops of `Interval.again` that hold the access.
        given: values as the interval begins, by address.
    """

    def __init__(
        self,
        facts: KernelFacts,
        interval: Interval,
        within: frozenset[int] = frozenset(),
        given: Mapping[int, Term] = MappingProxyType({}),
    ) -> None:
        self._facts, self._terms, self._interval, self._within = facts, facts.terms, interval, within
        self._segment_of = {
            at: number
            for number in {node[0] for node in interval.nodes}
            for segment in [interval.segments[number]]
            for at in range(segment.start, segment.stop)
        }
        self._start_block = interval.segments[interval.start[0]].block
        self._before: dict[IntervalNode, PreviousIteration] = {}
        self._known: dict[tuple[int, IntervalNode | None], Term] = {
            (address, None): term for address, term in given.items()
        }
        self._ends: dict[int, dict[IntervalNode, IntervalNode]] = {}
        self._reached: dict[IntervalNode, Term] = {}
        self._edges: dict[tuple[IntervalNode, IntervalNode], Term] = {}
        self._cases: dict[tuple[int, IntervalNode | None], dict[int, Term]] = {}
        self._depth = 0

    # --- where the value was computed -----------------------------------------------------------------------

    def value(self, address: int, node: IntervalNode | None) -> Term:
        """A value as it is in a node, or with ``None`` as the interval begins."""
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
            return self._facts.steady.get(address) or self._outside(address)
        if node in self._before:
            return self._in_previous_iteration(at, node)
        if (steady := self._facts.steady.get(address)) is not None:
            return steady
        if node is None:
            return self._computed(at, None)
        number = self._segment_of.get(at)
        if number is None:
            return self.value(address, None)
        end = self._back_to(number, node)
        if end[0] != number:
            return self._merged(end, lambda source: self.value(address, source), address)
        return self._computed(at, end)

    def _back_to(self, number: int, node: IntervalNode) -> IntervalNode:
        """The last node of a segment on every path to a node; or, on the way back, the first at which paths meet."""
        nodes, dominators = self._dominators
        own = nodes.get((number, False)), nodes.get((number, True))
        if own[0] is not None and own[1] is None and dominators.dominates(own[0], nodes[node]):
            return number, False
        known = self._ends.setdefault(number, {})
        passed: list[IntervalNode] = []
        while node not in known and number != node[0]:
            predecessors = self._interval.before[node]
            if len(predecessors) != 1 or self._begins_within(node):
                break
            passed.append(node)
            (node,) = predecessors
        end = known.get(node, node)
        known.update(dict.fromkeys(passed, end))
        return end

    @cached_property
    def _dominators(self) -> tuple[Mapping[IntervalNode, int], Dominators]:
        """The numbers of the nodes, and their dominators from a node in front of all places where paths begin."""
        interval = self._interval
        nodes = {node: number for number, node in enumerate(interval.nodes)}
        successors: list[list[int]] = [[] for _ in range(len(nodes) + 1)]
        for node, number in nodes.items():
            for source in interval.before[node]:
                successors[nodes[source]].append(number)
            if node == interval.start or not interval.before[node] or self._begins_within(node):
                successors[-1].append(number)
        return nodes, Dominators(successors, len(nodes))

    def _merged(self, node: IntervalNode, value: Callable[[IntervalNode | None], Term], key: int) -> Term:
        """A value where paths join; ``value`` gives it at the end of each; ``None`` is the interval's beginning."""
        predecessors: list[IntervalNode | None] = [*self._interval.before[node]]
        if node == self._interval.start or (self._begins_within(node) and self._defined_beyond(key, node)):
            predecessors.append(None)
        if not predecessors:
            return self._unknown(key, node)
        found = [value(source) for source in predecessors]
        chosen = found[-1]
        if all(one is chosen for one in found):
            return chosen
        for number in reversed(range(len(predecessors) - 1)):
            chosen = self._terms.choose(self._came_from(predecessors, number, node), found[number], chosen)
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
        return at is not None and self._facts.block_at[at] not in loop

    def _came_from(
        self, predecessors: Sequence[IntervalNode | None], number: int, node: IntervalNode
    ) -> Term:
        """The condition under which control came by one of several paths.

        A node that runs once is reached by one path, whose condition decides. Of other nodes any path may have been the
        last.
        """
        if None in predecessors or node in self._interval.repeated:
            return self._terms.leaf(1, ("path", self._interval.barrier, node, number), is_shared=False)
        source = predecessors[number]
        assert source is not None
        return self.edge(source, node)

    # --- path conditions ------------------------------------------------------------------------------------

    def reached(self, node: IntervalNode) -> Term:
        """The condition under which a wave gets to a node, from the beginning of the interval."""
        if node not in self._reached:
            self._reached[node] = self._terms.true
            self._reached[node] = self._is_reached(node)
        return self._reached[node]

    def _is_come_to(self, node: IntervalNode) -> Term:
        if node == self._interval.start or self._begins_within(node):
            return self._began()
        predecessors = self._interval.before[node]
        found, earlier = self._terms.false, self._terms.true
        for number, source in enumerate(predecessors):
            edge = self.edge(source, node)
            if len(predecessors) > 1 and node in self._interval.repeated:
                edge = self._terms.both(edge, earlier)
                if number < len(predecessors) - 1:
                    chosen = self._came_from(predecessors, number, node)
                    edge = self._terms.both(edge, chosen)
                    earlier = self._terms.both(earlier, self._terms.negated(chosen))
            found = self._terms.either(found, edge)
        return found

    def edge(self, source: IntervalNode, target: IntervalNode) -> Term:
        """The condition under which a wave gets to a node and goes on to another one from there."""
        key = source, target
        if key not in self._edges:
            first = self._interval.segments[source[0]]
            condition = self._terms.true
            if first.stop == self._facts.function.blocks[first.block].stop:
                block = self._interval.segments[target[0]].block
                condition = self._branch(first.stop - 1, block, source)
            self._edges[key] = self._terms.both(self.reached(source), condition)
        return self._edges[key]

    def is_behind(self, node: IntervalNode, blocks: Collection[int]) -> bool:
        """True if a node is behind the end of one of some blocks on every path to it from the interval's beginning."""
        numbers, dominators = self._dominators
        return any(
            self._interval.segments[one[0]].block in blocks and dominators.dominates(number, numbers[node])
            for one, number in numbers.items()
        )

    def decided(self, node: IntervalNode, source: IntervalNode | None = None) -> frozenset[Term]:
        """Conditions that hold where a wave gets to a node: of the branches on every path, and of the beginning.

        With ``source``, it gets there from that node.

        Rule: a branch that is on every path to the node, and that runs once, was taken the only way that leads there.
        """
        interval, (numbers, dominators) = self._interval, self._dominators
        if source is not None:
            branch, block = interval.segments[source[0]], interval.segments[node[0]].block
            is_end = branch.stop == self._facts.function.blocks[branch.block].stop
            taken = self._branch(branch.stop - 1, block, source) if is_end else self._terms.true
            return self.decided(source) | {*self._terms.conjuncts(taken)}
        back = graph.reachable(interval.before, [node])
        leading: dict[IntervalNode, list[IntervalNode]] = {}
        for target in interval.nodes:
            for one in interval.before[target]:
                leading.setdefault(one, []).append(target)
        found = self._began()
        for one, targets in leading.items():
            if len(targets) < 2 or one == node or one in interval.repeated:
                continue
            ways = [target for target in targets if target in back]
            if len(ways) == 1 and dominators.dominates(numbers[one], numbers[node]):
                segment = interval.segments[one[0]]
                block = interval.segments[ways[0][0]].block
                found = self._terms.both(found, self._branch(segment.stop - 1, block, one))
        return frozenset(self._terms.conjuncts(found))

    def _branch(self, at: int, target: int, node: IntervalNode | None) -> Term:
        """The condition under which a terminator goes to a block."""
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
        if branch.opcode == "switch" and facts.width(operands[0]):
            if (at, node) not in self._cases:
                self._cases[at, node] = self._arms(branch, node)
            return self._cases[at, node][address]
        if len(facts.flow.successors[facts.block_at[at]]) == 1:
            return terms.true
        return terms.leaf(1, ("branch", at, target, node), is_shared=False)

    def _arms(self, switch: Instruction, node: IntervalNode | None) -> dict[int, Term]:
        """The condition under which a switch goes to each block, by address."""
        facts, terms = self._facts, self._terms
        given = self.value(switch.operands[0], node)
        found = dict.fromkeys(switch.operands[1:], terms.false)
        other = terms.true
        cases = switch_cases(facts.module.lines, switch.line)
        for case, to in zip(cases, switch.operands[2:], strict=True):
            is_it = terms.binary("eq", given, terms.const(given.width, case))
            other = terms.both(other, terms.negated(is_it))
            found[to] = terms.either(found[to], is_it)
        found[switch.operands[1]] = terms.either(found[switch.operands[1]], other)
        return found

    def _not_poison(self, condition: int, node: IntervalNode | None) -> Term:
        """The condition that no compared sum with ``nuw`` wraps: to branch on poison is undefined behaviour."""
        facts, terms = self._facts, self._terms
        found = terms.true
        compare = facts.defined.get(condition)
        for operand in compare.operands if compare is not None and compare.opcode == "icmp" else ():
            added = facts.defined.get(operand)
            if added is None or added.opcode != "add" or not facts.width(operand):
                continue
            if "nuw" in details_of(facts.module, added).flags:
                total, start = self.value(operand, node), self.value(added.operands[0], node)
                found = terms.both(found, terms.negated(terms.binary("ult", total, start)))
        return found

    def _began(self) -> Term:
        """The conditions of the branches with an arm that dominates the beginning of the interval."""
        facts, terms = self._facts, self._terms
        found = terms.true
        if self._interval.barrier is None:
            return found
        for number, arm in facts.guarded_blocks:
            if facts.dominators.dominates(arm, self._start_block):
                at = facts.function.blocks[number].stop - 1
                found = terms.both(found, self._branch(at, arm, None))
        return found

    # --- what is computed -----------------------------------------------------------------------------------

    def _computed(self, at: int, node: IntervalNode | None) -> Term:
        found, one, steady = self._result(at, node), self._facts.instructions[at], self._facts.steady
        if one.opcode in _OF_STEADY and all(operand in steady for operand in one.operands):
            # A leaf of its own is a value of this place.
            if found.op != "leaf" or any(found is steady[operand] for operand in one.operands):
                steady[one.address] = found
        elif one.opcode == "call" and found.op == "id":
            steady[one.address] = found
        return found

    def _result(self, at: int, node: IntervalNode | None) -> Term:
        facts, terms = self._facts, self._terms
        instruction = facts.instructions[at]
        opcode, operands, address = instruction.opcode, instruction.operands, instruction.address
        width = facts.width(address)
        if not width:
            return self._leaf(address, node, 1)
        if opcode == "phi":
            return self._phi(at, node, width)
        if opcode == "mul" and (product := facts.size_products.get(address)) is not None:
            return terms.resized(facts.group_size(product), width)
        if opcode in BINARY:
            a, b = (self.value(o, node) for o in operands)
            if opcode == "or" and "disjoint" in details_of(facts.module, instruction).flags:
                opcode = "add"  # without common bits, or poison
            return terms.binary(opcode, a, b)
        if opcode == "freeze" and not facts.undefined.may_be(operands[0], or_open_when_frozen=True):
            frozen = self.value(operands[0], node)
            # What wraps against a flag is poison, of which this makes the number that wrapped.
            wraps = self.may_wrap(frozen, facts.block_at[at])
            return self._leaf(address, node, width) if wraps else frozen
        if opcode in ("zext", "sext", "trunc", "ptrtoint", "inttoptr", "bitcast"):
            if not facts.width(operands[0]):
                return self._leaf(address, node, width)
            return terms.resized(self.value(operands[0], node), width, signed=opcode == "sext")
        if opcode == "getelementptr" and (found := self._element(instruction, node, width)) is not None:
            return found
        if opcode == "select" and facts.module.type_of(operands[0]) == "i1":
            condition, a, b = (self.value(o, node) for o in operands)
            return terms.choose(condition, a, b)
        if opcode == "icmp" and facts.width(operands[0]):
            return self._compare(instruction, node)
        if opcode == "call" and (found := self._call(instruction, node, width)) is not None:
            return found
        if opcode == "load" and (loaded := facts.size_loads.get(address)) is not None:
            return facts.group_size(loaded)
        return self._leaf(address, node, width)

    def _compare(self, compare: Instruction, node: IntervalNode | None) -> Term:
        facts, terms = self._facts, self._terms
        predicate = details_of(facts.module, compare).predicate
        given = [self.value(o, node) for o in compare.operands]
        if predicate in ("eq", "ne"):
            found = terms.binary("eq", *given)
            return terms.negated(found) if predicate == "ne" else found
        first, second, is_opposite = _COMPARES["u" + predicate[1:]]
        found = terms.binary("slt" if predicate[0] == "s" else "ult", given[first], given[second])
        return terms.negated(found) if is_opposite else found

    def _element(self, gep: Instruction, node: IntervalNode | None, width: int) -> Term | None:
        facts, terms = self._facts, self._terms
        steps = facts.shared.steps_of(gep)
        if steps is None or not facts.width(gep.operands[0]):
            return None
        parts = [(self.value(gep.operands[0], node), 1)]
        constant = 0
        for scale, index, operand in steps:
            if index is not None:
                constant += scale * index
            elif facts.width(operand):
                parts.append((terms.resized(self.value(operand, node), width, signed=True), scale))
            else:
                return None
        return terms.total(width, constant, parts)

    def _call(self, call: Instruction, node: IntervalNode | None, width: int) -> Term | None:
        facts, terms = self._facts, self._terms
        callee = facts.callees.of(call)
        if callee.kind is CalleeKind.ASM:
            passing = passing_asm(facts.module, call)
            is_kept = passing is not None and not passing.is_scalar
            return self.value(call.operands[0], node) if is_kept else None
        if callee.kind is not CalleeKind.PURE:
            return None
        name, given = callee.name, arguments(facts.module, call)
        if name.startswith(WORK_ITEM_ID):
            return terms.resized(terms.id("xyz".index(name[-1])), width)
        if name == WAVE_ID:
            return terms.resized(terms.id("wave"), width)
        if (
            name.startswith(LANES_BELOW)
            and facts.module.integer(given[0]) in (-1, 0xFFFFFFFF)
            and width == 32
        ):
            return self._lanes_below(name, self.value(given[1], node))
        if is_of(name, _OF_A_LANE) and facts.width(given[0]):
            if name.startswith(ANY_LANE) and (
                facts.block_of[call.address] in facts.parted
                or not facts.has_lane(facts.module.integer(given[1]))
            ):
                # A lane that a branch leaves out, or that the wave lacks, holds any number
                # (`TransferRules._reads_computed`).
                return self._unknown(call.address, node)
            return terms.lane_of(self.value(given[0], node), (call.address, node))
        operation = integer_intrinsic(name)
        if operation is None:
            return None
        operands = [terms.resized(self.value(one, node), width) for one in given]
        return operation.on(TermArithmetic(terms, width), operands)

    def _lanes_below(self, name: str, added: Term) -> Term:
        """``mbcnt`` of all lanes: the number of lanes below this one, in the lower or the upper half of 64."""
        terms = self._terms
        lane, half = terms.id("lane"), terms.const(32, 32)
        is_low = terms.binary("ult", lane, half)
        if name.startswith(LANES_BELOW + "lo"):
            counted = lane if self._facts.wave == 32 else terms.choose(is_low, lane, half)
            return terms.add(counted, added)
        if self._facts.wave == 32:
            return added
        if added is terms.choose(is_low, lane, half):
            return lane  # both halves: the number of the lane
        return terms.add(terms.choose(is_low, terms.const(32, 0), terms.sub(lane, half)), added)

    # --- loops ----------------------------------------------------------------------------------------------

    def _phi(self, at: int, node: IntervalNode | None, width: int) -> Term:
        facts, terms = self._facts, self._terms
        phi = facts.instructions[at]
        block = facts.block_at[at]
        if node is not None and not self._is_again(node):
            interval = self._interval
            predecessors = interval.before[node]
            of_block = dict(facts.function.incoming(phi))

            def came(source: IntervalNode | None) -> Term:
                assert source is not None
                return self.value(of_block[interval.segments[source[0]].block], source)

            return self._merged(node, came, phi.address) if predecessors else self._unknown(phi.address, node)
        loop = facts.loops.get(block)
        reentered = node is not None and self._begins_within(node) and self._interval.before[node]
        if loop is None and (alike := facts.made_alike(phi.address)) is not None:
            return self.value(alike, None)
        if loop is None or reentered:
            return self._leaf(phi.address, node, width)
        step = facts.step(phi.address)
        starts = set(facts.starts(phi.address))
        sizes = facts.size_step(phi.address) if step is None else None
        if len(starts) != 1 or (step is None and sizes is None and not facts.only_falls(phi.address)):
            return self._leaf(phi.address, node, width)
        # Where the loop was entered within the interval, its start is what it was then.
        entered = None if node is None or self._begins_within(node) else node
        start = starts.pop()
        began = self.value(start, None) if entered is None else self._entering(entered, start)
        if sizes is not None:
            # The start is part of the name: whether work-items have one in common depends on where the access is.
            grown_from = began if sizes.start == start else self.value(sizes.start, node)
            name = ("sizes", block, self._version(node), phi.address, grown_from)
            is_shared = self._is_uniform(phi.address) and began.is_shared and self._is_same(block, node)
            leaf = terms.leaf(width, name, is_shared=is_shared)
            facts.strides[leaf] = SizeStride(facts.group_size(sizes.size), sizes.step, grown_from)
            self._note(leaf, leaf, phi.address)
            return leaf
        if step is None:
            return self._terms.both(
                began, self._still_holds(PreviousIteration(block, node, entered, phi, began), phi)
            )
        # The iterations in which it grew: as many for all work-items, where it grows in each. The start is part of the
        # name: of two groups of waves, each may come to the loop with its own, and a range is noted of both.
        # A phi's range may follow from ``nuw``, and hold while that phi is no poison: it is noted of that phi's
        # iterations. A phi that a choice keeps as it is has a number of its own.
        grown = facts.grows_at_times.get(phi.address)
        iterations = (
            self._terms.leaf(
                _FLAT_BITS,
                ("grown", block, self._version(node), grown, phi.address, began),
                is_shared=False,
            )
            if grown
            else self._iterations(block, node, phi.address, began)
        )
        term = self._terms.total(width, 0, ((began, 1), (self._terms.resized(iterations, width), step)))
        self._note(iterations, term, phi.address)
        # The counter's start may be unknown, and so its range; how often it grew is not, and holds of poison as well.
        most, pace = facts.most_iterations(block), min(step, (1 << width) - step)
        if most and all(numbers.extent > most * pace for _, numbers in facts.known.get(iterations, ())):
            trips = facts.trips[iterations] = interval_of(_FLAT_BITS, 0, most - 1)
            facts.known.setdefault(iterations, []).append((iterations, trips))
        return term

    def _still_holds(self, before: PreviousIteration, phi: Instruction) -> Term:
        """A bit that stays false in a loop once it is false.

        Rule: where it holds, it held in each iteration before. So the value that came round to it held in the iteration
        before, unless this is the first. Of its conjuncts those are kept that follow from the loop's counters, if these
        cannot have wrapped (see `_bounded_by`).
        """
        terms, come = self._terms, self._facts.carried_values(phi.address)
        found = self._leaf(phi.address, before.now, 1)
        if len(come) > 1:
            return found
        key = ("grown", before.header, self._version(before.now), phi.address, phi.address)
        held = terms.leaf(_FLAT_BITS, key, is_shared=False)
        # It held in all iterations before: what grows where it holds has grown in each of them.
        iterations = self._iterations(before.header, before.now, before.header)
        found = terms.both(found, terms.binary("eq", held, iterations))
        is_first = terms.binary("eq", iterations, terms.const(_FLAT_BITS, 0))
        node = self._previous_iteration(before)
        for one in terms.conjuncts(self.value(come[0], node)):
            is_known = not any(_version_of(leaf) == self._version(node) for leaf in one.leaves)
            if one.leaves and is_known and not self.may_wrap(one, before.header):
                found = terms.both(found, terms.either(is_first, one))
                for count in (held, iterations):
                    found = terms.both(found, self._ended_by(one, before, count))
        return found

    def _iterations(
        self, header: int, node: IntervalNode | None, counter: int, began: Term | None = None
    ) -> Term:
        """The number of a loop's iterations before the one under way, for one of its counters, with its start."""
        key = ("iteration", header, self._version(node), counter, began)
        return self._terms.leaf(_FLAT_BITS, key, is_shared=self._is_same(header, node))

    def _is_reached(self, node: IntervalNode) -> Term:
        found = self._is_come_to(node)
        if not self._is_again(node) or self._begins_within(node):
            return found
        facts, terms = self._facts, self._terms
        header = self._interval.segments[node[0]].block
        loop = facts.loops[header]
        latches = [one for one in facts.flow.predecessors[header] if one in loop]
        before = PreviousIteration(header, node, node, None, terms.true)
        iterations = self._iterations(header, node, header)
        # A work-item that is here in a later iteration has not left the loop in an earlier one.
        for block in loop if len(latches) == 1 else ():
            fork = facts.function.fork(block)
            if fork is None or (fork.if_false in loop) == (fork.if_true in loop):
                continue
            if not facts.dominators.dominates(block, latches[0]):
                continue
            condition = self.value(fork.condition, self._previous_iteration(before))
            if fork.if_true not in loop:
                condition = terms.negated(condition)
            for one in terms.conjuncts(condition):
                found = terms.both(found, self._ended_by(one, before, iterations))
                found = terms.both(found, self._bounded_by(one, before, iterations))
        return found

    def _bounded_by(self, condition: Term, before: PreviousIteration, iterations: Term) -> Term:
        """The bound of a counter that is compared with a value that follows from arguments; true of another condition.

        It is given for arguments by which addresses are computed, too. Counters that are compared with constants have
        ranges. Arguments as of `_ended_by`.
        """
        terms = self._terms
        compare = terms.negated(condition) if condition.op == "xor" else condition
        keys = [leaf.data.key for leaf in compare.leaves if isinstance(leaf.data, Leaf)]
        given = {key[1] for key in keys if isinstance(key, tuple) and key[0] == "argument"}
        is_of_launch = all(isinstance(key, tuple) and key[0] in _OF_LAUNCHES for key in keys)
        if compare.op not in ("ult", "slt") or not is_of_launch:
            return terms.true
        if given.isdisjoint(self._facts.placing_arguments):
            return terms.true
        is_first = terms.binary("eq", iterations, terms.const(_FLAT_BITS, 0))
        used = set(compare.leaves)
        for leaf in compare.leaves & self._facts.strides.keys():
            # The solver has no number of iterations for these: in the first one they equal their start.
            assert isinstance(leaf.data, Leaf)
            assert isinstance(leaf.data.key, tuple)
            if leaf.data.key[1] == before.header and before.entered is not None:
                start = self._entering(before.entered, self._facts.starts(leaf.data.key[3])[0])
                is_first = terms.binary("eq", leaf, start)
                used |= start.leaves
        # A counter that has wrapped, and that nothing uses in this iteration, has no range.
        if any(self._may_wrap(leaf, before.header) for leaf in used):
            return terms.true
        return terms.either(is_first, condition)

    def _previous_iteration(self, before: PreviousIteration) -> IntervalNode:
        """A node that stands for the iteration before."""
        node = (-1 - len(self._before), before.now is not None and before.now[1])
        self._before[node] = before
        return node

    def _in_previous_iteration(self, at: int, node: IntervalNode) -> Term:
        header, now, entered, bit, _ = self._before[node]
        facts, one = self._facts, self._facts.instructions[at]
        if one is bit:
            return self._terms.true
        if facts.block_at[at] not in facts.loops[header]:
            return self.value(one.address, None) if entered is None else self._entering(entered, one.address)
        if bit is None and (grown := self._come_round(header).get(one.address)) is not None:
            return self.value(grown, now)
        if one.opcode in _OF_NUMBERS:
            return self._computed(at, node)
        if one.opcode == "phi" and facts.block_at[at] == header:
            step = facts.step(one.address)
            grown = facts.grows_at_times.get(one.address)
            # It has grown in the iteration before: it does in every one, or in those in which the bit holds.
            if step is not None and (grown is None or (bit is not None and grown == bit.address)):
                width = facts.width(one.address)
                return self._terms.total(width, -step, ((self.value(one.address, now), 1),))
        return self._unknown(one.address, node)

    def _come_round(self, header: int) -> Mapping[int, int]:
        """The values that grow by the workgroup's size and come round to a loop's header, each with its ``phi``."""
        facts, found = self._facts, dict[int, int]()
        for phi in facts.function.phis(header) if facts.size_loads else ():
            carried = facts.carried_values(phi.address)
            if (
                len(carried) == 1
                and facts.step(phi.address) is None
                and facts.size_step(phi.address) is not None
            ):
                found[carried[0]] = phi.address
        return found

    def _ended_by(self, condition: Term, before: PreviousIteration, iterations: Term) -> Term:
        """The bound of a loop that goes on while two terms differ; true if none is known.

        Rule: where their difference is ``start + step * iterations``, the loop ends as soon as it is 0, since each
        iteration compares. For a step of ``2**k`` that is in iteration ``-start / 2**k`` (for one of ``-2**k`` in
        iteration ``start / 2**k``) if the start is a multiple of it, and not 0 from the beginning.

        Args:
            condition: holds of the iteration before, unless the later one is the first.
            iterations: the number of the later one.
        """
        terms, equal = self._terms, self._terms.negated(condition)
        if equal.op != "eq":
            return terms.true
        given = terms.sub(*equal.args)
        constant, parts = terms.chosen(given, frozenset(terms.conjuncts(before.began))).parts
        counted = [(one, step) for one, step in parts if _counts(one, iterations)]
        others = [part for part in parts if part not in counted]
        if len(counted) != 1 or not all(
            self._stays(leaf, before) for one, _ in others for leaf in one.leaves
        ):
            return terms.true
        ((_, step),) = counted
        width = given.width
        step = signed(step, width)
        size = abs(step)
        if size & (size - 1):
            return terms.true
        start = terms.total(width, constant, others)
        left = terms.sub(terms.const(width, 0), start) if step > 0 else start
        none = terms.const(width, 0)
        has_rest = terms.negated(
            terms.binary("eq", terms.binary("and", left, terms.const(width, size - 1)), none)
        )
        end = terms.binary("lshr", left, terms.const(width, size.bit_length() - 1))
        is_within = terms.binary("ult", iterations, terms.resized(end, _FLAT_BITS))
        found = terms.either(has_rest, terms.either(terms.binary("eq", left, none), is_within))
        if any(map(self._is_noted, start.leaves)):
            # In the first iteration it has not been compared yet, so it may be poison.
            found = terms.either(terms.binary("eq", iterations, terms.const(_FLAT_BITS, 0)), found)
        return found

    def _stays(self, leaf: Term, before: PreviousIteration) -> bool:
        """True of a leaf that no instruction of the loop computes."""
        key = leaf.data.key if isinstance(leaf.data, Leaf) else None
        if not isinstance(key, tuple) or key[0] in ("argument", "base"):
            return isinstance(key, tuple)
        version = key[2] if key[0] in ("iteration", "grown") else key[-1]
        if not isinstance(version, tuple) or len(version) < 3:
            return before.entered is not None and isinstance(version, tuple)
        segment = version[2][0]
        inside = self._facts.loops[before.header]
        return segment >= 0 and self._interval.segments[segment].block not in inside

    def _entering(self, header: IntervalNode, start: int) -> Term:
        """A value from outside of a loop as it was when the interval entered the loop."""
        return self._merged(header, lambda source: self.value(start, source), start)

    def _is_same(self, block: int, node: IntervalNode | None) -> bool:
        """True if the last execution of a block is the same for both work-items."""
        facts, interval = self._facts, self._interval
        if interval.is_apart and node is not None and node[1]:
            return False
        for header in facts.headers_around.get(block, ()):
            if header in facts.turned_apart:
                return False
            if node is None:
                if self._start_block not in facts.loops[header] and header in facts.left_apart:
                    return False
            elif header in self._within or (header in interval.again and header in facts.left_apart):
                return False
        return True

    def _version(self, node: IntervalNode | None) -> object:
        """A name for the execution of a block for which a leaf stands."""
        if node is None:
            return ("before", self._interval.barrier)
        return ("in", self._interval.barrier, node)

    # --- leaves ---------------------------------------------------------------------------------------------

    def _leaf(self, address: int, node: IntervalNode | None, width: int) -> Term:
        facts = self._facts
        is_shared = self._is_uniform(address) and self._is_same(facts.block_of[address], node)
        key = ("value", address, self._version(node))
        leaf = self._terms.leaf(width, key, is_shared=is_shared)
        self._note(leaf, leaf, address)
        if width > 1 and facts.width(address) and facts.is_power(address):
            facts.powers.add(leaf)
        if (counter := facts.counters.get(address)) is not None and not is_shared:
            self._note_count(leaf, address, node, counter)
        return leaf

    def _is_uniform(self, address: int) -> bool:
        """True if all work-items get the same result from one execution of an instruction."""
        return address not in self._facts.divergence.values and not self._facts.chooses(address)

    def _note_count(self, leaf: Term, address: int, node: IntervalNode | None, counter: Counter) -> None:
        """Notes that a leaf is a counter's value, taken in this interval, or in one execution of an earlier one.

        Nothing is noted in the first interval, since the interval without barriers has the same leaves.
        """
        interval, block = self._interval, self._facts.block_of[address]
        if interval.barrier is not None and (node is not None or self._is_same(block, node)):
            at, known = self.value(counter.pointer, node), self._facts.counts.get(leaf)
            if known is not None and known.address != at:
                # In a loop the leaf stands for any iteration, behind it for the last one.
                at = self._unknown(counter.pointer, node)
            # A flat address and one in LDS are numbers of two kinds.
            key = address if node is None else (counter.base, at.width)
            self._facts.counts[leaf] = Count(key, at, counter.least, counter.most)

    def _unknown(self, address: int, node: IntervalNode | None) -> Term:
        """A value of which nothing is said, not even that it is one value in the interval."""
        width = self._facts.width(address) or 1
        return self._terms.leaf(width, ("unknown", address, node, self._version(node)), is_shared=False)

    def may_wrap(self, term: Term, block: int) -> bool:
        """True unless the facts of a term's leaves hold in a block, even if the value may be poison."""
        return any(self._may_wrap(leaf, block) for leaf in term.leaves)

    def _may_wrap(self, leaf: Term, block: int) -> bool:
        """True unless the facts of a leaf hold in a block, even if the value may be poison."""
        key = leaf.data.key if isinstance(leaf.data, Leaf) else None
        if not (self._is_noted(leaf) or leaf in self._facts.strides) or not isinstance(key, tuple):
            return False
        value = key[{"value": 1, "grown": 4}.get(key[0], 3)]
        return not self._facts.is_no_poison(value, block)

    def _is_noted(self, leaf: Term) -> bool:
        """True of a leaf, other than an argument, with a range that holds while it is not poison."""
        is_given = (
            isinstance(leaf.data, Leaf)
            and isinstance(leaf.data.key, tuple)
            and leaf.data.key[0] == "argument"
        )
        trips = leaf, self._facts.trips.get(leaf)
        is_flagged = any(one != trips for one in self._facts.known.get(leaf, ()))
        return is_flagged and not is_given and leaf.group_size is None

    def _note(self, leaf: Term, term: Term, address: int) -> None:
        """Keeps the range of a value."""
        if self._facts.width(address) != term.width or term.width == 1:
            return
        value = self._facts.footprints.ranges.of(address)
        if value.is_unknown or not value.is_plain:
            return
        numbers = value.plain(term.width)
        if numbers.extent >= 0 and not numbers.is_full:
            known = self._facts.known.setdefault(leaf, [])
            # Two values that count alike are one term, and each may have a range of its own.
            if all(one is not term or numbers != other for one, other in known):
                known.append((term, numbers))

    def _outside(self, address: int) -> Term:
        """An argument or a constant."""
        facts, terms = self._facts, self._terms
        width = facts.width(address)
        if address in facts.function.arguments:
            leaf = terms.leaf(
                width or 1, ("argument", address), is_shared=address not in facts.function.varying
            )
            self._note(leaf, leaf, address)
            return facts.steady.setdefault(address, leaf)
        if facts.module.kind(address) == ValueKind.BASIC_BLOCK or not width:
            return self._unknown(address, None)
        number = facts.module.integer(address)
        if number is not None:
            return facts.steady.setdefault(address, terms.const(width, number))
        value = facts.shared.constant(address)
        if value.offsets is not None and len(value.offsets) == 1:
            base, offsets = value.offsets[0]
            if offsets.value is not None:
                constant = terms.const(width, offsets.value)
                if base != PLAIN:
                    start = base_address(terms, facts.footprints, base)
                    constant = terms.add(terms.resized(start, width), constant)
                return facts.steady.setdefault(address, constant)
        return self._unknown(address, None)


def _counts(term: Term, iterations: Term) -> bool:
    """True of a term that is the number of iterations, perhaps truncated."""
    leaf = term.args[0] if term.op == "trunc" else term
    return (
        isinstance(leaf.data, Leaf)
        and isinstance(iterations.data, Leaf)
        and (leaf_name(leaf.data.key) == leaf_name(iterations.data.key))
    )


def _version_of(leaf: Term) -> object:
    """The execution for which a leaf of an instruction stands."""
    key = leaf.data.key if isinstance(leaf.data, Leaf) else None
    return key[-1] if isinstance(key, tuple) else None


def base_address(terms: TermTable, footprints: Footprints, base: int) -> Term:
    """The address of an LDS variable; dynamic ones share one address."""
    is_dynamic = footprints.provenance.bases[base].is_dynamic
    return terms.leaf(ADDRESS_BITS, ("base", -1 if is_dynamic else base), is_shared=True)


def within(interval: Interval, node: IntervalNode) -> frozenset[int]:
    """The headers of the loops without a barrier of which two waves may run a node in different iterations."""
    block = interval.segments[node[0]].block
    around = (header for header, blocks in interval.again.items() if block in blocks)
    return frozenset(around) if node in interval.repeated else frozenset()
