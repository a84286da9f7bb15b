"""Iterations of a loop, and paths through a function, told apart: a copy of each block for each of them.

The iterations of a loop that fills the slots of a ring in turn fall into a few kinds, each followed by certain others.
An iteration begins where control enters the block of one instruction, the *anchor*; up to the next entry, every
block is in that iteration. So each block gets a copy for each kind of iteration. An edge leads from a copy to
the copy of the same iteration, but an edge into the anchor's block leads to the iterations that may follow. Example, a
ring of two slots::

    entry -> head -> body -> head, out     becomes     entry -> head/0 -> body/0 -> head/1, out/0
                                                                head/1 -> body/1 -> head/0, out/1

A kernel's path depends on its arguments: a short loop is never entered, and then its prologue fills less. So the
function also gets a copy for each `LaunchPath`. Each wave takes one of them, on which some edges are never taken and
some instructions do nothing::

    entry -> fill, head     becomes     (first) -> entry/a -> fill/a -> head/a     path a: never past fill
    fill -> head                        (first) -> entry/b -> head/b               path b: never into it

The last iteration of a loop is told apart in the same way: an iteration that another one follows is a copy of the
blocks from which the next one is reached, and from the copy for the last iteration no other begins::

    head -> fill, skip; fill, skip -> head, out     becomes     head/f -> fill/f -> head/f, head/l
    (skip only in the last iteration)                           head/l -> fill/l, skip/l -> out

Waves enter an inner loop again and again. If each path back to it passes some barrier that is not in it, these barriers
mark each new entry: past one, the loop counts as not yet entered, and only last iterations lead there.

Past a loop that control does not come back to, and past the last instruction whose bytes depend on its iteration, one
copy stands for all iterations: from there on they are alike. Otherwise each of ten loops in a row would double the
copies of the code behind it. Where waves may pass different barriers the iterations stay apart, since they tell
which barriers meet::

    head -> out; out -> end     becomes     head/0 -> out/-; head/1 -> out/-; out/- -> end/-     (- for `PAST`)

One launch may do nothing that another one does not do as well: edge by edge, and instruction by instruction
that is not idle. Then the other one also has its paths, their barrier pairs and faults, so it need not be walked.

Invariant: every path that some wave takes through the function is a path through the copies, if `IterationOrder` and
`LaunchPath` are right. Results for the copies therefore hold for the function. Each copy also tells in which iteration
its operations in flight were started, the question for `IterationOrder.apart`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.graph import backwards, gathered, reachable
from ldsopt.groups import by_key, members
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction

_BlockEdge = tuple[int, int]

OUTSIDE = -1
"""The iteration of code that no iteration precedes."""
PAST = -2
"""The iteration of code behind a loop that does not depend on which iteration was the last."""

_MOST_INSTRUCTIONS = 100_000


class FollowedIteration(NamedTuple):
    """The edges that no wave takes in an iteration of a loop that another one follows.

    Attributes:
        anchor: the line of the loop's anchor: the next iteration begins where its block is entered again.
        untaken: the edges that no wave takes in such an iteration, behind the anchor.
        between: the lines of the barriers outside of the loop, some of which waves pass before they enter it again.
    """

    anchor: int
    untaken: frozenset[_BlockEdge]
    between: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class IterationOrder:
    """The order of the iterations of one loop.

    Attributes:
        anchor: the line of an instruction; each iteration begins where control enters its block.
        first: the iterations, by number, that may be the first.
        following: for each iteration, those that may be next.
        apart: true if an instruction executed in one iteration never touches the bytes of another in another iteration,
            of the same wave, or (if the last argument is true) of two.
        is_exact: every wave runs each of these iterations, in one order, if it runs as many; and it runs the loop once.
        kinds: for each iteration one that is like it, where the first iterations are apart from later ones; else none.
        single: the number of first iterations that are run at most once.
        between: the lines of barriers outside of the loop, past which the first iteration is next.
        may_vary: true if the bytes that an instruction behind the loop touches may depend on the last iteration; of any
            other, ``apart`` gives the same answer in the iteration `PAST` as in any.
    """

    anchor: int
    first: frozenset[int]
    following: tuple[frozenset[int], ...]
    apart: Callable[[AsmInstruction, AsmInstruction, int, int, bool], bool]
    is_exact: bool = False
    kinds: tuple[int, ...] = ()
    single: int = 0
    between: frozenset[int] = frozenset()
    may_vary: Callable[[AsmInstruction], bool] = lambda _: True
    tells: Callable[[AsmInstruction], bool] = lambda _: True

    def kind(self, iteration: int) -> int:
        """The iteration that another one is like."""
        return self.kinds[iteration] if self.kinds and iteration != OUTSIDE else iteration


@dataclass(frozen=True, slots=True)
class LaunchPath:
    """A path through a function.

    Attributes:
        launch: the waves of one workgroup take paths of one launch.
        untaken: edges between blocks, by number, that no wave on this path takes.
        idle: lines of instructions that do nothing to LDS on this path, if they are issued at all.
        waves: the waves that take it, by number; ``None`` if they are not known.
        if_followed: facts about iterations of loops that another one follows.
        is_possible: such a launch is known to exist.
    """

    launch: int
    untaken: frozenset[_BlockEdge]
    idle: frozenset[int]
    waves: tuple[int, ...] | None = None
    if_followed: tuple[FollowedIteration, ...] = ()
    is_possible: bool = True


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A function with its iterations and paths apart.

    Attributes:
        function: the copies of the blocks.
        origin: for each copy, the block of ``given``; -1 for the block that all paths begin with.
        iterations: for each copy, its iteration in each of the loops.
        launch_paths: for each copy, its path; ``None`` for a copy that all share.
    """

    given: AsmFunction
    function: AsmFunction
    origin: tuple[int, ...]
    iterations: tuple[tuple[int, ...], ...]
    launch_paths: tuple[LaunchPath | None, ...]


class TakenPaths(NamedTuple):
    """The paths through a function that waves may take, as a graph of copies of its blocks, the first one first.

    Attributes:
        blocks: the block's number, for each copy.
        successors: the next copies, for each copy.
    """

    blocks: tuple[int, ...]
    successors: tuple[tuple[int, ...], ...]


def uncovered(function: AsmFunction, launch_paths: Sequence[LaunchPath]) -> tuple[LaunchPath, ...]:
    """Leaves out launches that do nothing beyond what another launch does; of equal ones the first stays.

    Args:
        function: the function.
        launch_paths: the paths of all launches. The paths of two launches are compared one by one, and only if the same
            waves take them.
    """
    launches = by_key((path.launch, path) for path in launch_paths)
    done = {launch: [_done_on(function, path) for path in own] for launch, own in launches.items()}

    def covers(other: int, one: int) -> bool:
        if len(done[one]) != len(done[other]):
            return False
        return (other < one or done[one] != done[other]) and all(
            does.is_within(more) for does, more in zip(done[one], done[other], strict=True)
        )

    kept = {one for one in done if not any(covers(other, one) for other in done if other != one)}
    return tuple(path for path in launch_paths if path.launch in kept)


class _PathDone(NamedTuple):
    """The operations that waves may execute on a path.

    Attributes:
        waves: the waves that take it.
        edges: the edges that it may take.
        lines: the instructions that it may execute and that are not idle.
        if_followed: facts about iterations that another one follows, as in `LaunchPath`.
    """

    waves: tuple[int, ...] | None
    edges: frozenset[_BlockEdge]
    lines: frozenset[int]
    if_followed: tuple[FollowedIteration, ...]

    def is_within(self, other: _PathDone) -> bool:
        """True if all of this may be executed on the other path as well."""
        own = {iteration.anchor: iteration.untaken for iteration in self.if_followed}
        return (
            self.waves == other.waves
            and self.edges <= other.edges
            and self.lines <= other.lines
            and all(
                iteration.untaken & self.edges <= own.get(iteration.anchor, frozenset())
                for iteration in other.if_followed
            )
        )


def _done_on(function: AsmFunction, path: LaunchPath) -> _PathDone:
    flow = [
        [after for after in block.successors if (number, after) not in path.untaken]
        for number, block in enumerate(function.blocks)
    ]
    taken = reachable(flow, [0])
    lines = frozenset(i.line for number in taken for i in function.blocks[number].instructions)
    edges = frozenset((number, after) for number in taken for after in flow[number])
    return _PathDone(path.waves, edges, lines - path.idle, path.if_followed)


def peeled(loop: IterationOrder, count: int) -> IterationOrder:
    """An exact loop with its first ``count`` iterations apart from all later ones."""
    kinds, kind = list[int](), min(loop.first)
    following = [frozenset({number + 1}) for number in range(count)]
    for _ in range(count):
        kinds.append(kind)
        (kind,) = loop.following[kind]
    following[-1] = frozenset({count + kind})
    following += [frozenset(count + after for after in each) for each in loop.following]
    kinds += range(len(loop.following))

    def apart(
        earlier: AsmInstruction, later: AsmInstruction, one: int, other: int, between_waves: bool
    ) -> bool:
        first, second = (kinds[n] if n != OUTSIDE else OUTSIDE for n in (one, other))
        return loop.apart(earlier, later, first, second, between_waves)

    return IterationOrder(
        loop.anchor,
        frozenset({0}),
        tuple(following),
        apart,
        is_exact=True,
        kinds=tuple(kinds),
        single=count,
        tells=loop.tells,
    )


def unrolled(
    function: AsmFunction,
    loops: Sequence[IterationOrder],
    launch_paths: Sequence[LaunchPath] = (),
    paths: TakenPaths | None = None,
    *,
    joins_past: bool = False,
) -> tuple[Unrolled, tuple[IterationOrder, ...]]:
    """Tells paths and the iterations of loops apart, of as many loops as the size of the result allows.

    Launch paths and taken paths are merged if that lets more loops' iterations be told apart.

    Args:
        loops, launch_paths: the loops and paths to tell apart.
        paths: the paths that waves take, if not all of the function's.
        joins_past: merge the iterations behind a loop where nothing depends on them any more.

    Returns:
        The copies, and the loops whose iterations are apart.
    """
    together = [replace(path, if_followed=()) for path in launch_paths]
    found = _unrolled(function, loops, launch_paths, paths, joins_past)
    fewer: list[tuple[Sequence[LaunchPath], TakenPaths | None]] = [(launch_paths, None)] if paths else []
    fewer += [] if list(launch_paths) == together else [(together, None)]
    for some_launch_paths, some_paths in [*fewer, *([((), None)] if launch_paths else [])]:
        if len(found[1]) < len(loops):
            without = _unrolled(function, loops, some_launch_paths, some_paths, joins_past)
            found = without if len(without[1]) > len(found[1]) else found
    return found


def _unrolled(
    function: AsmFunction,
    loops: Sequence[IterationOrder],
    launch_paths: Sequence[LaunchPath],
    paths: TakenPaths | None,
    joins_past: bool,
) -> tuple[Unrolled, tuple[IterationOrder, ...]]:
    found = _together(function)
    if launch_paths:
        found = _parted(function, launch_paths)
    if paths is not None:
        found = _along(found, paths)
    for anchor in sorted({iteration.anchor for path in launch_paths for iteration in path.if_followed}):
        found = _with_last_iteration(found, anchor)
    past = _past(function, loops) if joins_past else [frozenset[int]()] * len(loops)
    every = _all_apart(found, loops, _MOST_INSTRUCTIONS, past)
    if every is not None:
        return every, tuple(loops)
    kept = []
    for loop, behind in zip(loops, past, strict=True):
        more = _all_apart(found, [loop], _MOST_INSTRUCTIONS, [behind])
        if more is not None:
            found = more
            kept.append(loop)
    return found, tuple(kept)


def all_apart(function: AsmFunction, loops: Sequence[IterationOrder], most: int) -> Unrolled | None:
    """The copies with the iterations of all loops apart; ``None`` if they have more than ``most`` instructions."""
    return _all_apart(_together(function), loops, most, [frozenset()] * len(loops))


def _together(function: AsmFunction) -> Unrolled:
    blocks = len(function.blocks)
    return Unrolled(function, function, tuple(range(blocks)), ((),) * blocks, (None,) * blocks)


def _parted(function: AsmFunction, launch_paths: Sequence[LaunchPath]) -> Unrolled:
    """The function once for each path, behind an empty block that leads to all of them."""
    made = [AsmBlock("", (), (), 0)]
    origin, on_path = [-1], list[LaunchPath | None]([None])
    starts = []
    for path in launch_paths:
        flow = [
            [after for after in block.successors if (number, after) not in path.untaken]
            for number, block in enumerate(function.blocks)
        ]
        taken = sorted(reachable(flow, [0]))
        place = {block: len(made) + at for at, block in enumerate(taken)}
        starts.append(place[0])
        for block in taken:
            made.append(
                replace(function.blocks[block], successors=tuple(place[after] for after in flow[block]))
            )
            origin.append(block)
            on_path.append(path)
    made[0] = replace(made[0], successors=tuple(starts))
    parted = replace(function, blocks=tuple(made))
    return Unrolled(function, parted, tuple(origin), ((),) * len(made), tuple(on_path))


def _along(before: Unrolled, paths: TakenPaths) -> Unrolled:
    """The copies restricted to paths that waves take: pairs of a copy of a block and a place on the paths."""
    blocks = before.function.blocks
    first = (0, 0 if before.origin[0] == 0 else -1)
    copies, number = [first], {first: 0}
    made = list[AsmBlock]()
    for copy, at in copies:  # grows as it goes on
        behind = paths.successors[at] if at >= 0 else (0,)
        pairs = [
            (after, there)
            for after in blocks[copy].successors
            for there in behind
            if paths.blocks[there] == before.origin[after]
        ]
        for pair in pairs:
            if pair not in number:
                number[pair] = len(copies)
                copies.append(pair)
        made.append(_leading(blocks[copy], tuple(number[pair] for pair in pairs)))
    return Unrolled(
        before.given,
        replace(before.function, blocks=tuple(made)),
        tuple(before.origin[copy] for copy, _ in copies),
        tuple(before.iterations[copy] for copy, _ in copies),
        tuple(before.launch_paths[copy] for copy, _ in copies),
    )


def _leading(block: AsmBlock, successors: tuple[int, ...]) -> AsmBlock:
    """A copy of a block with other successors. `dataclasses.replace` takes ten times as long, and copies are many."""
    return AsmBlock(block.label, block.instructions, successors, block.depth)


class _When(Enum):
    """The time at which a copy of a block runs, relative to a loop whose last iteration is apart."""

    BEFORE = "the anchor's block has not been entered since waves came to the loop"
    FOLLOWED = "it has, and it will be again"
    LAST = "it has for the last time"


_BlockAndWhen = tuple[int, _When]


def _with_last_iteration(before: Unrolled, anchor: int) -> Unrolled:
    """The copies with a loop's last iteration apart from those that another one follows, on paths where they differ."""
    blocks = before.function.blocks
    known = [
        None if path is None else next((r for r in path.if_followed if r.anchor == anchor), None)
        for path in before.launch_paths
    ]
    heads, between = set[int](), set[int]()
    for n, (block, of_iteration) in enumerate(zip(blocks, known, strict=True)):
        if of_iteration is not None:
            lines = {i.line for i in block.instructions}
            heads |= {n} if anchor in lines else set()
            between |= set() if of_iteration.between.isdisjoint(lines) else {n}
    followed = [
        []
        if of_iteration is None
        else [
            s
            for s in block.successors
            if (before.origin[n], before.origin[s]) not in of_iteration.untaken and s not in between
        ]
        for n, (block, of_iteration) in enumerate(zip(blocks, known, strict=True))
    ]
    leading = reachable(
        backwards(followed), [n for n, into in enumerate(followed) if heads.intersection(into)]
    )

    def successors(copy: _BlockAndWhen) -> Iterator[_BlockAndWhen]:
        block, when = copy
        for successor in followed[block] if when is _When.FOLLOWED else blocks[block].successors:
            if successor in between:
                yield successor, _When.BEFORE
            elif successor not in heads:
                if when is not _When.FOLLOWED or successor in leading:
                    yield successor, when
            elif when is not _When.LAST:
                yield successor, _When.LAST
                if successor in leading:
                    yield successor, _When.FOLLOWED

    copies: list[_BlockAndWhen] = [(0, _When.BEFORE)]
    number = {copies[0]: 0}
    targets: list[list[_BlockAndWhen]] = []
    for copy in copies:  # grows as it goes on
        targets.append(list(successors(copy)))
        for target in targets[-1]:
            if target not in number:
                number[target] = len(copies)
                copies.append(target)
    made = tuple(
        _leading(blocks[block], tuple(number[target] for target in into))
        for (block, _), into in zip(copies, targets, strict=True)
    )
    return Unrolled(
        before.given,
        replace(before.function, blocks=made),
        tuple(before.origin[block] for block, _ in copies),
        tuple(before.iterations[block] for block, _ in copies),
        tuple(before.launch_paths[block] for block, _ in copies),
    )


def _past(function: AsmFunction, loops: Sequence[IterationOrder]) -> list[frozenset[int]]:
    """For each loop, the blocks that lead neither to an iteration of it nor to code that depends on one."""
    flow = [block.successors for block in function.blocks]
    anchors: dict[int, int] = {}
    for at, loop in enumerate(loops):
        anchors[loop.anchor] = anchors.get(loop.anchor, 0) | 1 << at
    ahead, varying = [0] * len(flow), [0] * len(flow)
    for number, block in enumerate(function.blocks):
        for instruction in block.instructions:
            ahead[number] |= anchors.get(instruction.line, 0)
    leading = gathered(ahead, flow)
    every = (1 << len(loops)) - 1
    for number, block in enumerate(function.blocks):
        for at in members(every & ~leading[number]):
            if any(map(loops[at].may_vary, block.instructions)):
                varying[number] |= 1 << at
    found: list[list[int]] = [[] for _ in loops]
    for number, (later, depending) in enumerate(zip(leading, gathered(varying, flow), strict=True)):
        for at in members(every & ~later & ~depending):
            found[at].append(number)
    return [frozenset(blocks) for blocks in found]


_Iterations = tuple[int, ...]
"""An iteration of each loop."""


class _Events(NamedTuple):
    """The loops, by place, whose iteration changes at a block: it begins one, ends the loop, or lies past it."""

    heads: tuple[int, ...]
    between: tuple[int, ...]
    past: tuple[int, ...]


def _all_apart(
    before: Unrolled, loops: Sequence[IterationOrder], most: int, past: Sequence[frozenset[int]]
) -> Unrolled | None:
    """The copies with more loops apart; ``None`` if they are too many, or one loop's iterations come to an end.

    The copies are those of one loop after the other, in the same order: a step to the next block is a step of each
    loop, and only the loops with an event there change their iteration. So a loop costs as much as its own blocks, not
    as the function.

    Args:
        before: the copies so far.
        most: the most instructions of the result.
        past: for each loop, the blocks of the given function in which its iterations are merged.
    """
    if not loops:
        return before
    blocks = before.function.blocks
    events = _events(before, loops, past)
    # Iterations and events are numbered: to compare tuples with an entry for each loop would cost more.
    every: list[_Iterations] = [(OUTSIDE,) * len(loops)]
    number_of = {every[0]: 0}
    copies: list[tuple[int, int]] = [(0, 0)]
    number = {copies[0]: 0}
    targets: list[tuple[int, ...]] = []
    known: dict[tuple[int, int], list[int]] = {}
    size = 0
    for block, iterations in copies:  # grows as it goes on
        size += len(blocks[block].instructions)
        if size > most:
            return None
        own = []
        for successor in blocks[block].successors:
            places, into = events.get(successor), [iterations]
            if places is not None:
                found = known.get((iterations, id(places)))
                if found is None:
                    found = []
                    for each in _following(every[iterations], places, loops):
                        if each not in number_of:
                            number_of[each] = len(every)
                            every.append(each)
                        found.append(number_of[each])
                    known[iterations, id(places)] = found
                into = found
                if not into:
                    return None
            for after in into:
                copy = successor, after
                if copy not in number:
                    number[copy] = len(copies)
                    copies.append(copy)
                own.append(number[copy])
        targets.append(tuple(own))
    # In unreachable code only the first loop's events count.
    reached = {block for block, _ in copies}
    asked = [
        (n, places, places.heads if n in reached else {0} & {*places.heads}) for n, places in events.items()
    ]
    if len({at for _, _, heads in asked for at in heads}) < len(loops):
        return None
    if any(heads and (n == 0 or not {*heads}.isdisjoint(places.between)) for n, places, heads in asked):
        return None
    made: list[AsmBlock] = [
        _leading(blocks[block], behind) for (block, _), behind in zip(copies, targets, strict=True)
    ]
    return Unrolled(
        before.given,
        replace(before.function, blocks=tuple(made)),
        tuple(before.origin[block] for block, _ in copies),
        tuple((*before.iterations[block], *every[iterations]) for block, iterations in copies)
        if any(before.iterations)
        else tuple(every[iterations] for _, iterations in copies),
        tuple(before.launch_paths[block] for block, _ in copies),
    )


def _events(
    before: Unrolled, loops: Sequence[IterationOrder], past: Sequence[frozenset[int]]
) -> dict[int, _Events]:
    anchored: dict[int, list[int]] = {}
    ended: dict[int, list[int]] = {}
    for at, loop in enumerate(loops):
        anchored.setdefault(loop.anchor, []).append(at)
        for line in loop.between:
            ended.setdefault(line, []).append(at)
    behind: dict[int, list[int]] = {}
    for at, own in enumerate(past):
        for n in own:
            behind.setdefault(n, []).append(at)
    of_block: dict[int, _Events] = {}
    one: dict[_Events, _Events] = {}
    for n, given in enumerate(before.given.blocks):
        heads, between = set[int](), set[int]()
        for instruction in given.instructions:
            heads.update(anchored.get(instruction.line, ()))
            between.update(ended.get(instruction.line, ()))
        places = _Events(tuple(sorted(heads)), tuple(sorted(between)), tuple(behind.get(n, ())))
        if any(places):
            of_block[n] = one.setdefault(places, places)
    return {copy: of_block[block] for copy, block in enumerate(before.origin) if block in of_block}


def _following(
    iterations: _Iterations, places: _Events, loops: Sequence[IterationOrder]
) -> list[_Iterations]:
    """The iterations that may be next as control enters a block; none if those of one loop come to an end."""
    now = list(iterations)
    for at in places.between:
        now[at] = OUTSIDE
    for at in places.past:
        now[at] = PAST
    found = [tuple(now)]
    for at in places.heads:
        iteration = iterations[at]
        into = sorted(loops[at].first if iteration == OUTSIDE else loops[at].following[iteration])
        found = [(*one[:at], each, *one[at + 1 :]) for one in found for each in into]
    return found
