"""The branches that waves take, by the kernel's arguments and by the wave's number.

A kernel's prologue fills buffers for the iterations to come; their number depends on one of its arguments, and
that decides whether the loop behind it is entered, too. The work-item's id decides which waves wait at a barrier more
often than others. An analysis that takes each branch either way follows paths that no wave follows::

    br i1 (8 * lane < n - 64), label %fill, label %zero     if n > 128 every wave fills here, and with all of its lanes
    …
    br i1 (n > 128), label %loop, label %end                if n <= 128 the loop is never entered

Rule. The values of one integer argument are cut into intervals, *launches*, at the numbers at which some condition
changes, and for each of them the branches that all work-items reach are decided anew:

* If the range of its condition is one value, only one arm is taken. Blocks that are no longer reached never run. If
  the condition is poison, no arm is taken, since the program is undefined.
* If its condition is known for the first lane of every wave, that lane takes the arm, so every wave runs the arm each
  time.
* If the wave's number decides it, all lanes of a wave take the same arm, and other waves of the same launch may take
  the other one.

Every wave runs the blocks that all paths through the function pass, and in each iteration of a loop the blocks that all
paths through the loop pass. `ldsopt.analysis.addresses.differences` has the bounds of loop counters, and the facts that
hold only in an iteration that another one follows: a wave that skips a DMA, since no rows are left for it, may do so in
the last iteration alone.

Where waves may pass different barriers, the launches are told apart further, by branches that nothing above decides.
If all work-items reach a branch, and its condition is the same for all of them whenever it is computed, all waves of a
launch take the same arm, which is each of the two in turn::

    br i1 (n / 32 is odd), label %rest, label %end     barriers in %rest meet none behind %end, in whatever launch

That both arms are taken in some launch is known if numbers in the interval are found that lead to them.

A wave's first lane is active wherever all work-items are. The ids of the waves are known where the shape of workgroups
is known (`ldsopt.analysis.ranges.waves`). Where it is not, a condition that is computed once from values of the first
lane, and so the same for all lanes of each wave, still tells two groups of waves apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.addresses.differences import Differences
from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_edges
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.values import AbstractValue, plain
from ldsopt.analysis.ranges.waves import WaveIds
from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable, walk
from ldsopt.groups import by_key
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import INTEGER_OPERATIONS
from ldsopt.target.intrinsics import FIRST_LANE

_MOST_LAUNCHES = 48
"""Of intervals; where there are more, the conditions have too little to do with each other."""
_MOST_CHOICES = 8
"""Of arms of branches that nothing decides, in each interval; where there are more, later branches stay open."""
_LOGIC = frozenset({"and", "or", "xor", "select", "freeze"})
_COMPUTED = _LOGIC | INTEGER_OPERATIONS - {"sdiv", "srem"} | {"icmp", "trunc", "zext", "sext"}
"""Operations whose results are the same for all lanes if their operands are."""
_ValueOf = Callable[[int], AbstractValue]


class Guarded(NamedTuple):
    """A conditional branch that all work-items reach: its block, its condition, the arms for false and for true."""

    block: int
    condition: int
    arms: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Taken:
    """The blocks of a path through a function, and the facts that hold there.

    Attributes:
        unreached: the blocks that no wave runs.
        passed: the blocks that every wave runs.
        each_iteration: the blocks that every wave runs in each iteration, by header of each loop that may be entered.
        each_followed: likewise, the blocks that every wave runs in each iteration but the last; a loop is left out
            if these are the blocks of `each_iteration`.
        waves: the waves that take this path, by number; ``None`` if they are not known.
    """

    unreached: frozenset[int]
    passed: frozenset[int]
    each_iteration: tuple[tuple[int, frozenset[int]], ...]
    each_followed: tuple[tuple[int, frozenset[int]], ...]
    waves: tuple[int, ...] | None


class _Launch(NamedTuple):
    """Launches that are alike.

    Attributes:
        known: facts about values: the interval of an argument, and conditions that are chosen.
        numbers: some numbers of the argument for which these conditions are so; ``None`` if the conditions are those of
            all launches.
    """

    known: Mapping[int, AbstractValue]
    numbers: frozenset[int] | None = None

    @property
    def is_possible(self) -> bool:
        """True if there is such a launch."""
        return self.numbers is None or bool(self.numbers)


class _SomeWaves(NamedTuple):
    """A group of waves of a workgroup, and facts about their values. Without ``waves``, their numbers are not known."""

    known: Mapping[int, AbstractValue]
    waves: tuple[int, ...] | None


class Launches:
    """The paths through a kernel.

    Args:
        footprints: the kernel's.
        flow: the kernel's control flow, which is reducible.
        divergence: the kernel's.
        barriers: the blocks that have a barrier.
        ids: the ids of the kernel's waves, if they are known.
        not_negative: the promise that no launch has a negative value of an argument that branches compare.

    Attributes:
        left_out: the launches that `paths` leaves out because of that promise.
    """

    def __init__(  # noqa: PLR0917
        self,
        module: Module,
        footprints: Footprints,
        flow: ControlFlow,
        divergence: Divergence,
        barriers: Collection[int],
        ids: WaveIds | None,
        *,
        not_negative: bool = False,
    ) -> None:
        self._module, self._ranges, self._flow = module, footprints.ranges, flow
        self._function = footprints.function
        self._partial, self._ending = divergence.partial, divergence.ending_blocks
        self._barriers = barriers
        self._ids = ids
        self._not_negative = not_negative
        self.left_out: dict[tuple[Taken, ...], bool] = {}
        self._defined = self._function.defined
        looping = frozenset(block for loop in flow.loops for block in loop.blocks)
        self._in_loops = frozenset(i.address for block in looping for i in self._function.inside(block))
        self._sums = Differences(module, self._function, flow)
        self._copies = self._find_copies()
        self._guarded = list(self._find_guarded())
        self._shared = list(self._find_shared(divergence))

    def paths(self) -> dict[tuple[Taken, ...], bool]:
        """The launches, as the paths of their waves, each with true if it is known to be possible.

        Launches whose waves take the same paths are one.
        """
        argument, intervals = self._intervals()
        groups = self._groups()
        found: dict[tuple[Taken, ...], bool] = {}
        for interval in intervals:
            is_left_out = self._not_negative and argument is not None and interval[1] < 0
            into = self.left_out if is_left_out else found
            for launch in self._chosen(argument, interval):
                paths = tuple(dict.fromkeys(self._taken(launch.known, group) for group in groups))
                into[paths] = launch.is_possible or into.get(paths, False)
        return found

    def _chosen(self, argument: int | None, interval: tuple[int, int]) -> list[_Launch]:
        """The launches of an interval, told apart by the conditions that nothing decides and all waves share."""
        found = [_Launch({} if argument is None else self._within(argument, *interval))]
        for guarded in self._shared:
            if len(found) >= _MOST_CHOICES:
                break
            split = list[_Launch]()
            for launch in found:
                value_of = self._ranges.given(launch.known).of
                condition = value_of(guarded.condition).plain(1)
                is_reached = guarded.block in reachable(self._decided(value_of), [0])
                if not is_reached or condition.is_empty or condition.value is not None:
                    split.append(launch)
                    continue
                numbers = self._numbers(argument, interval) if launch.numbers is None else launch.numbers
                for truth in (0, 1):
                    known = {**launch.known, guarded.condition: plain(integers.constant(1, truth))}
                    split.append(_Launch(known, self._leading(argument, numbers, guarded.condition, truth)))
            found = split
        return found

    def _within(self, argument: int, first: int, last: int) -> dict[int, AbstractValue]:
        """An argument and its copies, within an interval."""
        return dict.fromkeys(
            [argument, *self._copies.get(argument, ())], plain(integers.interval(32, first, last))
        )

    @staticmethod
    def _numbers(argument: int | None, interval: tuple[int, int]) -> frozenset[int]:
        """Some numbers of an interval: its ends, and the first one and powers of two."""
        first, last = interval
        if argument is None:
            return frozenset()
        return frozenset(
            one for one in (first, last, *(first + (1 << bit) for bit in range(12))) if one <= last
        )

    def _leading(
        self, argument: int | None, numbers: frozenset[int], condition: int, truth: int
    ) -> frozenset[int]:
        """The numbers of an argument for which a condition is known to be true, or false."""
        return frozenset(
            number
            for number in numbers
            if argument is not None
            and self._ranges.given(self._within(argument, number, number)).of(condition).plain(1).value
            == truth
        )

    def _has_one_value(self, condition: int) -> bool:
        """True if a condition is the same whenever it is computed: outside of loops, or from such values.

        A frozen value is such a value: where its operand may be undefined, `Divergence` has already refused it.
        """
        return condition in self._defined and all(
            one not in self._in_loops or self._defined[one].opcode in _COMPUTED
            for one in walk(
                [condition], lambda one: self._operands(_COMPUTED)(one) if one in self._in_loops else ()
            )
        )

    def _find_shared(self, divergence: Divergence) -> Iterator[Guarded]:
        """The branches that all waves take the same way whenever they come to them, and that matter to barriers."""
        holding = {loop.header for loop in self._flow.loops if not loop.blocks.isdisjoint(self._barriers)}
        holding |= set(self._barriers)
        for guarded in self._guarded:
            if guarded.condition in divergence.values or not self._has_one_value(guarded.condition):
                continue
            end = self._flow.post_dominator[guarded.block]
            arms = (
                reachable(self._flow.successors, [arm], avoiding=[end]) for arm in guarded.arms if arm != end
            )
            if any(not arm.isdisjoint(holding) for arm in arms):
                yield guarded

    def _find_guarded(self) -> Iterator[Guarded]:
        for block in self._flow.order:
            fork = self._function.fork(block)
            if fork is not None and block not in self._partial:
                yield Guarded(block, fork.condition, (fork.if_false, fork.if_true))

    def _find_copies(self) -> dict[int, list[int]]:
        """By argument, the values that `freeze` makes of it: the same number in all waves, as launches give numbers."""
        return by_key(
            (one.operands[0], one.address)
            for one in self._function.instructions
            if one.opcode == "freeze" and one.operands[0] in self._function.arguments
        )

    # --- what decides -------------------------------------------------------------------------------------

    def _intervals(self) -> tuple[int | None, list[tuple[int, int]]]:
        """The argument that most conditions compare, and its intervals: the launches."""
        whole = (-(1 << 31), (1 << 31) - 1)
        found: dict[int, set[int]] = {}
        count: Counter[int] = Counter()
        origin = {copy: argument for argument, copies in self._copies.items() for copy in copies}
        for compare in self._compares():
            for one, other in (compare, compare[::-1]):
                form = self._sums.form(one)
                if form is None or form.modulus != 1 << 32 or len(form.values) != 1:
                    continue
                ((value, coefficient),) = form.values
                value = origin.get(value, value)
                against = self._ranges.of(other).plain(32)
                is_given = value in self._function.arguments and value not in self._function.varying
                if not is_given or coefficient != 1 or against.is_empty:
                    continue
                count[value] += 1
                ends = (against.signed_min, against.signed_max, *self._of_first_lanes(other))
                at = {end + step - form.start for end in ends for step in (0, 1)}
                found.setdefault(value, set()).update(at, {whole[0] - form.start})
        if not count:
            return None, [whole]
        argument = max(count, key=lambda value: (count[value], -value))
        starts = {(at + (1 << 31)) % (1 << 32) - (1 << 31) for at in found[argument]} | {whole[0]}
        if self._not_negative:
            starts.add(0)
        if len(starts) > _MOST_LAUNCHES:
            return None, [whole]
        bounds = [*sorted(starts), whole[1] + 1]
        return argument, [(first, after - 1) for first, after in pairwise(bounds)]

    def _compares(self) -> Iterator[tuple[int, int]]:
        """The operands of the compares that decide the conditions."""
        for value in walk((guarded.condition for guarded in self._guarded), self._operands(_LOGIC)):
            instruction = self._defined.get(value)
            if instruction is not None and instruction.opcode == "icmp":
                left, right = instruction.operands
                yield left, right

    def _operands(self, opcodes: Collection[str]) -> Callable[[int], Sequence[int]]:
        """A function that gives the operands of a value if one of ``opcodes`` computes it, and else none."""

        def operands(value: int) -> Sequence[int]:
            instruction = self._defined.get(value)
            return instruction.operands if instruction is not None and instruction.opcode in opcodes else ()

        return operands

    def _of_first_lanes(self, value: int) -> tuple[int, ...]:
        if self._ids is None:
            return ()
        found = self._ranges.given(self._ids.of_first_lanes(self._ids.waves)).of(value).plain(32)
        return () if found.is_empty else (found.signed_min, found.signed_max)

    def _groups(self) -> list[_SomeWaves]:
        """The two groups of waves that take either arm of a branch to a barrier; or all waves, as one group."""
        every = _SomeWaves({}, None if self._ids is None else tuple(self._ids.waves))
        for guarded in self._guarded:
            if not any(arm in self._barriers for arm in guarded.arms):
                continue
            if self._ids is not None:
                truths = [self._truth_in(guarded.condition, wave) for wave in self._ids.waves]
                if set(truths) == {0, 1}:
                    return [self._group(guarded.condition, truth, truths) for truth in (0, 1)]
            elif self._is_of_first_lanes(guarded.condition):
                return [
                    _SomeWaves({guarded.condition: plain(integers.constant(1, truth))}, None)
                    for truth in (0, 1)
                ]
        return [every]

    def _group(self, condition: int, truth: int, truths: Sequence[int | None]) -> _SomeWaves:
        """The waves for which a condition is true, or false, as far as they are known."""
        assert self._ids is not None
        waves = tuple(wave for wave, found in enumerate(truths) if found == truth)
        return _SomeWaves(self._ids.of(waves) | {condition: plain(integers.constant(1, truth))}, waves)

    def _truth_in(self, condition: int, wave: int) -> int | None:
        """The value of a condition in a wave: 0 or 1 if it is the same for all lanes and known, else ``None``."""
        assert self._ids is not None
        return self._ranges.given(self._ids.of([wave])).of(condition).plain(1).value

    def _is_of_first_lanes(self, value: int) -> bool:
        """True if a value is computed once, from values of first lanes and values that all lanes share."""
        reads = False
        for one in walk([value], self._operands(_COMPUTED)):
            instruction = self._defined.get(one)
            if instruction is None:
                continue  # a constant, or an argument of the kernel
            if one in self._in_loops:
                return False  # a wave may change its group from iteration to iteration
            if instruction.opcode not in _COMPUTED:
                name = callee_name(self._module, instruction) if is_call(instruction) else ""
                if not name.startswith(FIRST_LANE):
                    return False
                reads = True
        return reads

    # --- what follows -------------------------------------------------------------------------------------

    def _taken(self, launch: Mapping[int, AbstractValue], group: _SomeWaves) -> Taken:
        known = {**launch, **group.known}
        ranges = self._ranges.given(known)
        for loop in self._flow.loops:
            known = {**self._sums.counted(loop, ranges.of), **known}
        ranges = self._ranges.given(known)
        for loop in self._flow.loops:
            known = {**self._sums.positive(loop, ranges.of), **known}
        ranges = self._ranges.given(known)
        first = self._ids.of_first_lanes(group.waves or ()) if self._ids is not None else {}
        of_first = self._ranges.given({**known, **first}).of
        flow = self._decided(ranges.of)
        reached = reachable(flow, [0])
        loops = [
            loop for loop in self._flow.loops if loop.header in reached and loop.header not in self._partial
        ]
        each_iteration = {loop.header: self._in_each_iteration(loop, flow, of_first) for loop in loops}
        each_followed: list[tuple[int, frozenset[int]]] = []
        for loop in loops:
            if more := self._sums.followed(loop, ranges.of):
                there = self._decided(self._ranges.given({**known, **more}).of)
                of_first_there = self._ranges.given({**known, **more, **first}).of
                passed = self._in_each_iteration(loop, there, of_first_there)
                if passed - each_iteration[loop.header]:
                    each_followed.append((loop.header, passed))
        return Taken(
            frozenset(range(len(flow))) - reached,
            self._passed(flow, of_first, range(len(flow))),
            tuple(each_iteration.items()),
            tuple(each_followed),
            group.waves,
        )

    def _decided(self, value_of: _ValueOf) -> list[list[int]]:
        """The control flow without the arms that no wave takes."""
        flow = [list(after) for after in self._flow.successors]
        for guarded in self._guarded:
            decided = value_of(guarded.condition).plain(1)
            if decided.is_empty:
                flow[guarded.block] = []  # the condition is poison: the program is undefined
            elif decided.value is not None:
                flow[guarded.block] = [guarded.arms[decided.value]]
        return flow

    def _in_each_iteration(
        self, loop: Loop, flow: Sequence[Sequence[int]], of_first: _ValueOf
    ) -> frozenset[int]:
        """The blocks of a loop that each iteration passes."""
        inside = [loop.header, *sorted(loop.blocks - {loop.header})]
        number = {block: at for at, block in enumerate(inside)}
        end = len(inside)
        within = [
            [end if after == loop.header else number.get(after, end) for after in flow[block]]
            for block in inside
        ]
        return self._passed(within, of_first, inside)

    def _passed(
        self, flow: Sequence[Sequence[int]], of_first: _ValueOf, names: Sequence[int]
    ) -> frozenset[int]:
        """The blocks that all paths from the first one pass, and the arms that first lanes take there.

        Args:
            flow: the successors of the blocks, by their places in ``names``; the place behind the last is the end.
            of_first: the values of the first lane of each wave.
            names: the blocks' numbers. A block in which a wave may end leads to the end, and is not passed as a whole.
        """
        end = len(names)
        successors = [
            [*to, end] if name in self._ending else to for name, to in zip(names, flow, strict=True)
        ]
        graph = of_edges([*successors, []])
        number = {block: at for at, block in enumerate(names)}
        chain, at = list[int](), 0
        while at < end:
            chain.append(at)
            at = graph.post_dominator[at]
        found = {names[at] for at in chain}
        for guarded in self._guarded:
            if guarded.block in found and len(graph.successors[number[guarded.block]]) > 1:
                truth = of_first(guarded.condition).plain(1).value
                arm = None if truth is None else number.get(guarded.arms[truth])
                if arm is not None and graph.predecessors[arm] == (number[guarded.block],):
                    found.add(names[arm])
        return frozenset(found) - self._ending
