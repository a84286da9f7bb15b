"""Different barrier instructions at which the waves of a workgroup may meet.

A wave's n-th barrier meets every other wave's n-th, whichever instructions they are. So two barriers may meet if, for
some n, one path from the entry has the one as its n-th barrier and another path has the other. The pairs are those that
two walks reach that take one barrier at a time, in step. Behind a barrier, other waves' accesses may conflict with
operations that a wave had outstanding at any barrier that meets it, not only at this one.

Where the iterations of loops are apart (`ldsopt.isa.iterations`), so are the barriers of different iterations. All
waves begin the iterations of these loops in the same order, since all work-items run them, and no branch that may send
work-items different ways lies between: of two waves that meet, the one behind will begin the iterations that the other
has begun and it has not. So the two walks keep these, in order; a lead of more than a few iterations counts as any. And
the waves of a workgroup take paths of one launch. Example, a loop in a loop::

    outer: …                       a wave that is in a second iteration of outer meets none in inner of the first, if
    inner: …; s_barrier; -> inner      the other has inner still to begin
    s_barrier; -> outer

The result is *exact* if all pairs that it holds do meet, in some launch: the launch is possible, the number of
iterations alone decides which barrier a wave comes to next, these iterations are known, and each loop is run once. Then
two groups of waves that are some barriers apart meet at these pairs of barriers, iteration by iteration. It does not
tell which operations a wave has outstanding there: for iterations that are alike, those of any of them.

A split barrier is met at its wait, or at the end of the function if it is signalled and not waited for. Barriers that
do not take all waves of the workgroup have other members, and are taken to meet all.

Invariant: the state between barriers is that of one wave alone, so one solution of it serves for the operations that
each barrier adds to the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import inf
from typing import NamedTuple

from ldsopt.graph import Visits, backwards, reachable
from ldsopt.groups import members
from ldsopt.isa.counters import INSTANCES, Key, Outstanding
from ldsopt.isa.iterations import IterationOrder
from ldsopt.isa.program import Flow, Program, RemoteStep, Step

_RELEASES = (Flow.BARRIER, Flow.BARRIER_WAIT, Flow.NAMED_BARRIER_WAIT)
_NAMED = (Flow.NAMED_SIGNAL, Flow.NAMED_BARRIER_WAIT)
_CodePoint = tuple[int, int]
"""Block, and position of the barrier in it; of a function's end, the block's length."""
_ENTRY: _CodePoint = (-1, -1)
MOST_AHEAD = 4
"""Iterations by which one wave is known to be ahead of another."""
_MOST_PAIRS = 1_000_000
"""So many pairs of barriers are told apart by iterations; where there are more, they are looked at without."""
_Begun = tuple[int, ...] | None
"""The loops, by their places, of which iterations have begun, in order; ``None`` for any."""


class _Lead(NamedTuple):
    """The iterations that one of two waves has begun and the other has not: the first wave, if ``is_first``."""

    begun: tuple[int, ...] = ()
    is_first: bool = True


class BarrierPairs(NamedTuple):
    """The barriers of a function that may meet.

    Attributes:
        apart: the pairs of different barriers, as lines of the listing.
        is_exact: all of these do meet, in some launch.
    """

    apart: tuple[tuple[int, int], ...]
    is_exact: bool


class _Barriers(NamedTuple):
    """The barriers of a function, with a wave's outstanding operations at each, and the next barriers and iterations.

    ``is_determined``: on each path, the number of iterations determines the next barrier.
    """

    outstanding: Mapping[_CodePoint, frozenset[Key]]
    following: Mapping[_CodePoint, frozenset[tuple[_CodePoint, _Begun]]]
    has_names: bool
    is_determined: bool


def add_barrier_pairs(
    program: Program, states: Sequence[Outstanding | None], loops: Sequence[IterationOrder] = ()
) -> tuple[BarrierPairs, set[int], frozenset[tuple[int, int]]]:
    """Adds a step behind each barrier: operations that other waves may have outstanding at barriers it meets.

    Args:
        program: the program, which is changed.
        states: its solution so far; counterfactuals of waits in it meet as well.
        loops: the loops whose iterations are apart in the program.

    Returns:
        The barriers that may meet, the blocks that have steps added, and the operations, by their sites' numbers, that
        may be outstanding where no iteration of a loop begins any more, each with the loop's anchor.
    """
    loops = _holding_barriers(program, loops)
    iterations = _IterationOrders(program, loops)
    found = _barriers(program, states, iterations)
    met = _barrier_pairs(found, iterations, _MOST_PAIRS)
    if met is None:  # too many to count iterations for: then any number of them may lie between two waves
        loops, iterations = [], _IterationOrders(program, ())
        found = _barriers(program, states, iterations)._replace(is_determined=False)
        met = _barrier_pairs(found, iterations)
    assert met is not None
    partners, is_counted = met
    added: dict[int, dict[int, RemoteStep]] = {}
    for (block, position), others in partners.items():
        keys = frozenset().union(*(found.outstanding.get(other, frozenset()) for other in others))
        if keys:
            added.setdefault(block, {})[position] = RemoteStep(keys)
    for block, foreign in added.items():
        program.steps[block] = [
            (at, (*steps, foreign[at]) if at in foreign else steps) for at, steps in program.steps[block]
        ]
    of = program.function.blocks
    lines = {
        place: of[place[0]].instructions[place[1]].line
        for place in partners
        if place[1] < len(of[place[0]].instructions)
    }
    pairs = {(lines[one], lines[other]) for one in lines for other in partners[one] if other in lines}
    apart = tuple(sorted(pair for pair in pairs if pair[0] < pair[1]))
    paths = (iterations.launch_paths[block] for block, _ in partners)
    is_possible = all(path is None or path.is_possible for path in paths)
    is_exact = is_counted and is_possible and found.is_determined and all(loop.is_exact for loop in loops)
    left = frozenset(
        (key // INSTANCES, loop.anchor)
        for place, keys in found.outstanding.items()
        for loop in iterations.left_behind(place, loops)
        for key in keys
    )
    return BarrierPairs(apart, is_exact), set(added), left


def _holding_barriers(program: Program, loops: Sequence[IterationOrder]) -> list[IterationOrder]:
    """The loops that hold a barrier: the iterations of other loops do not change which barriers meet."""
    blocks = program.function.blocks
    flow = [block.successors for block in blocks]
    back = backwards(flow)
    places = [n for n, found in enumerate(program.steps) if any(steps[0] in _RELEASES for _, steps in found)]
    kept = []
    for loop in loops:
        heads = [
            n for n, block in enumerate(blocks) if any(i.line == loop.anchor for i in block.instructions)
        ]
        inside = reachable(flow, heads) & reachable(back, [before for head in heads for before in back[head]])
        if not inside.isdisjoint(places):
            kept.append(loop)
    return kept


class _IterationOrders:
    """The blocks in which iterations begin, and those from which another iteration may still begin, or comes next."""

    def __init__(self, program: Program, loops: Sequence[IterationOrder]) -> None:
        blocks = program.function.blocks
        flow = [block.successors for block in blocks]
        back = backwards(flow)
        copies = program.unrolled
        self.heads = [
            frozenset(
                n for n, block in enumerate(blocks) if any(i.line == loop.anchor for i in block.instructions)
            )
            for loop in loops
        ]
        every = frozenset().union(*self.heads)
        self._going_on, self._next = list[frozenset[int]](), list[frozenset[int]]()
        for heads in self.heads:
            ahead = {before for head in heads for before in back[head]}
            self._going_on.append(frozenset(reachable(back, ahead)))
            between = reachable(back, ahead - every, avoiding=every)
            self._next.append(
                frozenset(between | ahead | {n for n in every if not between.isdisjoint(flow[n])})
            )
        self.launch_paths = [None if copies is None else copies.launch_paths[n] for n in range(len(blocks))]

    def begun(self, block: int, so_far: _Begun) -> _Begun:
        """The iterations that a wave has begun when it has entered a block."""
        if so_far is None:
            return None
        found = (*so_far, *(at for at, heads in enumerate(self.heads) if block in heads))
        return found if len(found) <= MOST_AHEAD else None

    def decide(self, one: tuple[_CodePoint, _Begun], other: tuple[_CodePoint, _Begun]) -> bool:
        """True if paths, or the iterations still to run, decide which of two barriers comes next.

        They do if one barrier is in a further iteration of a loop and no iteration of it begins behind the other any
        more.
        """
        (first, begun), (second, begun_there) = one, other
        if self.launch_paths[first[0]] is not self.launch_paths[second[0]]:
            return True
        for at, going_on in enumerate(self._going_on):
            more, less = (MOST_AHEAD + 1 if each is None else each.count(at) for each in (begun, begun_there))
            if (more > less and second[0] not in going_on) or (less > more and first[0] not in going_on):
                return True
        return False

    def left_behind(self, place: _CodePoint, loops: Sequence[IterationOrder]) -> Iterator[IterationOrder]:
        """The loops of which no iteration begins behind a barrier."""
        return (loop for loop, on in zip(loops, self._going_on, strict=True) if place[0] not in on)

    def can_meet(self, one: _CodePoint, other: _CodePoint, lead: _Lead | None) -> bool:
        """True if two waves can be at these places, one of them ahead."""
        first, second = self.launch_paths[one[0]], self.launch_paths[other[0]]
        if first is not None and second is not None and first.launch != second.launch:
            return False
        if lead is None or not lead.begun:
            return True
        behind = other if lead.is_first else one
        return behind[0] in self._next[lead.begun[0]]


def _leads(lead: _Lead | None, more: _Begun, less: _Begun) -> Iterator[_Lead | None]:
    """Yields the lead when both waves have gone on, by iterations in the same order; nothing if these are not."""
    if lead is None or more is None or less is None:
        yield None
        return
    one = (*lead.begun, *more) if lead.is_first else more
    other = less if lead.is_first else (*lead.begun, *less)
    common = min(len(one), len(other))
    if one[:common] == other[:common]:
        ahead = one[common:] or other[common:]
        yield None if len(ahead) > MOST_AHEAD else _Lead(ahead, len(one) >= len(other))


def _barriers(
    program: Program, states: Sequence[Outstanding | None], iterations: _IterationOrders
) -> _Barriers:
    blocks = program.function.blocks
    outstanding: dict[_CodePoint, frozenset[Key]] = {}
    own: list[list[_CodePoint]] = []
    has_names = False
    for number, state in enumerate(states):
        places: list[_CodePoint] = []
        found = {step for _, steps in program.steps[number] for step in steps if isinstance(step, Flow)}
        has_names |= state is not None and not found.isdisjoint(_NAMED)
        is_passed = found.isdisjoint(_RELEASES) and bool(blocks[number].successors)
        state = None if state is None or is_passed else state.copy()  # the solution is used further
        for position, steps in program.steps[number] if state is not None else ():
            if steps[0] in _RELEASES:
                places.append((number, position))
            assert state is not None
            for step in steps:
                if step in _RELEASES:
                    outstanding[number, position] = _arrived(state)
                state.apply(step)
        if state is not None and not blocks[number].successors and state.is_arriving:
            places.append((number, len(blocks[number].instructions)))
            outstanding[places[-1]] = _arrived(state)
        own.append(places)
    following = {_ENTRY: _next(program, own, [0] if blocks else [], iterations)}
    for number, places in enumerate(own):
        for place, behind in pairwise(places):
            following[place] = frozenset([(behind, ())])
        if places:
            following[places[-1]] = _next(program, own, blocks[number].successors, iterations)
    is_determined = all(
        iterations.decide(*pair) for after in following.values() for pair in combinations(after, 2)
    )
    return _Barriers(outstanding, following, has_names, is_determined and not has_names)


def _arrived(state: Outstanding) -> frozenset[Key]:
    """The outstanding operations of a wave that arrives at a barrier, each key counted as any earlier execution."""
    keys = frozenset(state.touching_lds()) if state.signalled is None else state.signalled
    return frozenset(key - key % INSTANCES + INSTANCES - 1 for key in keys | state.named)


def _next(
    program: Program, own: Sequence[Sequence[_CodePoint]], starts: Sequence[int], iterations: _IterationOrders
) -> frozenset[tuple[_CodePoint, _Begun]]:
    """The first barriers on all paths from the beginning of these blocks, and the iterations begun on them."""
    found: set[tuple[_CodePoint, _Begun]] = set()
    visits = Visits((start, iterations.begun(start, ())) for start in starts)
    for number, begun in visits:
        if own[number]:
            found.add((own[number][0], begun))
        else:
            after = program.function.blocks[number].successors
            visits.add((successor, iterations.begun(successor, begun)) for successor in after)
    return frozenset(found)


def _barrier_pairs(
    found: _Barriers, iterations: _IterationOrders, most: float = inf
) -> tuple[dict[_CodePoint, set[_CodePoint]], bool] | None:
    """For each barrier, the others that it may meet; true if the iterations between them are always known.

    ``None`` if there are more pairs, counted apart by their iterations, than ``most``.
    """
    if found.has_names:
        return {place: set(found.outstanding) - {place} for place in found.outstanding}, False
    if not iterations.heads:
        return _uncounted_barrier_pairs(found, iterations), True
    partners: dict[_CodePoint, set[_CodePoint]] = {}
    seen: set[tuple[_CodePoint, _CodePoint, _Lead | None]] = {(_ENTRY, _ENTRY, _Lead())}
    work, looked_at = list(seen), 0
    while work:
        first, second, lead = work.pop()
        looked_at += len(found.following[first]) * len(found.following[second])
        if looked_at > most:
            return None
        for one, more in found.following[first]:
            for other, less in found.following[second]:
                for now in _leads(lead, more, less):
                    pair = one, other, now
                    if pair not in seen and iterations.can_meet(*pair):
                        seen.add(pair)
                        work.append(pair)
                        if one != other:
                            partners.setdefault(one, set()).add(other)
    return partners, all(lead is not None for _, _, lead in seen)


def _uncounted_barrier_pairs(
    found: _Barriers, iterations: _IterationOrders
) -> dict[_CodePoint, set[_CodePoint]]:
    """For each barrier, the others that it may meet, where no iterations are counted.

    The walks are those of `_barrier_pairs`, for all second waves at once: for each place of the first wave, a set of
    bits has the possible places of the second. A place may have as many next steps as there are barriers, so pairs of
    steps are not formed.
    """
    places = list(dict.fromkeys(found.following) | {
        place: None for after in found.following.values() for place, _ in after
    })  # fmt: skip
    number = {place: bit for bit, place in enumerate(places)}
    following = [[number[place] for place, _ in found.following.get(one, ())] for one in places]
    behind = [sum(1 << one for one in set(after)) for after in following]
    launches: dict[object, int] = {}
    of = [None if (path := iterations.launch_paths[place[0]]) is None else path.launch for place in places]
    for bit, launch in enumerate(of):
        launches[launch] = launches.get(launch, 0) | 1 << bit
    every = (1 << len(places)) - 1
    allowed = [every if one is None else launches[one] | launches.get(None, 0) for one in of]
    met = [0] * len(places)
    new = [0] * len(places)
    new[number[_ENTRY]] = met[number[_ENTRY]] = 1 << number[_ENTRY]
    work = [number[_ENTRY]]
    while work:
        first = work.pop()
        seconds, new[first], stepped = new[first], 0, 0
        for second in members(seconds):
            stepped |= behind[second]
        for one in following[first]:
            if more := stepped & allowed[one] & ~met[one]:
                met[one] |= more
                if not new[one]:
                    work.append(one)
                new[one] |= more
    return {
        place: others
        for bit, place in enumerate(places)
        if (others := {places[other] for other in members(met[bit] & ~(1 << bit))})
    }


def waves_part(steps: Sequence[Sequence[tuple[int, tuple[Step, ...]]]]) -> bool:
    """True if some barrier may meet another, or not take all waves."""
    return any(
        isinstance(step, RemoteStep) or step in _NAMED
        for block in steps
        for _, found in block
        for step in found
    )
