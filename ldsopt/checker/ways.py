"""The ways that waves go through the code, by those that they go through the IR.

`ldsopt.analysis.ranges.launches` says which blocks of the IR no wave runs when the kernel was launched in some way, and
which every wave runs. The code is multiplied by these ways (`ldsopt.isa.rounds`), and of each is left what can happen::

    .LBB0_2:                              every wave runs the IR's block of the DMA:
      s_cbranch_execz .LBB0_4               not taken to .LBB0_4, from where the DMA is not reached any more
      global_load_lds_dword …
    .LBB0_4:

Rule. An LDS access that writes, or a barrier, of the IR has one instruction in the code, and no other may be it; call
its block B. (Such ones LLVM leaves where they are in the control flow, other than loads.)

* No wave runs the IR's block: the instruction does nothing to LDS, if it is issued at all, which with no lane active it
  may be; but a barrier is not, so no branch leads to B, or to where nothing but B comes behind.
* Every wave runs the IR's block, and B is in no cycle: B is still to come wherever it can be reached from and does not
  lead to, so no wave goes from there to where it cannot be reached from.
* Every wave runs the IR's block in each round of a loop, behind the anchor (`ldsopt.checker.rounds`), and the anchor's
  block dominates B and leads to it once in a round: so from the anchor on to the end of the round.
* Every wave runs the IR's block in each round that another one follows, behind the anchor, and waves come to the loop
  once: where the anchor's block is entered again, another round has followed. So the same, from the anchor on to where
  it is entered again. Waves may come to the loop again, too, if each way out of it and back passes one of some barriers
  outside of it, each of which is one instruction in the code, and no other may be it. A wave passes such an instruction
  only if it has left the loop: where the anchor's block is entered again and it has passed none, a round has followed.
* Every wave runs the IR's block in each round, ahead of the anchor, and B is in the loop and not dominated by the
  anchor's block, which leads to it: so whoever comes to the anchor's block has been through B since it was there last.
  From the code of this kind that leads to B without passing the anchor, no wave goes to where it is too late for B, and
  the anchor's block still to come. (It may well leave: a wave may not be in a round there, as in a loop around this.)
* Every wave enters a loop, or none does, and passes the anchor in each round: the same of the anchor's block, the first
  time that it is reached. No wave enters it: of what leads to the anchor's block alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, Edge
from ldsopt.analysis.ranges.launches import Taken
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.graph import Dominators, backwards, post_dominators, reachable
from ldsopt.ir.module import Function
from ldsopt.isa.rounds import FollowedRound, LaunchWay


class AnchoredLoop(NamedTuple):
    """A loop of the IR with an anchor.

    Attributes:
        header: the block's number.
        block: the number of the anchor's.
        anchor: the line of the anchor, in the code.
        behind, ahead: the blocks that rounds pass behind the anchor, and ahead of it.
        between: the lines, in the code, of barriers outside of the loop that waves pass whenever they come to it again;
            ``None`` where nothing tells that, or waves may pass different barriers.
    """

    header: int
    block: int
    anchor: int
    behind: frozenset[int]
    ahead: frozenset[int]
    between: frozenset[int] | None


class _CodeWay(NamedTuple):
    """What is left of a way in the code. Fields match those of `LaunchWay`."""

    untaken: frozenset[Edge]
    idle: frozenset[int]
    waves: tuple[int, ...] | None
    if_followed: tuple[FollowedRound, ...]


def ways_of(
    launches: Sequence[Sequence[Taken]],
    code: Function,
    flow: ControlFlow,
    places: InstructionPlaces,
    loops: Sequence[AnchoredLoop],
) -> tuple[LaunchWay, ...]:
    """The ways through the code; none where there is only one, on which everything may happen."""
    reader = _Reader(code, flow, places, loops)
    found: dict[tuple[_CodeWay, ...], None] = {}
    for ways in launches:
        found[
            tuple(
                dict.fromkeys(
                    _CodeWay(
                        reader.untaken(taken),
                        reader.idle(taken),
                        taken.waves,
                        tuple(reader.if_followed(taken)),
                    )
                    for taken in ways
                )
            )
        ] = None
    made = tuple(LaunchWay(launch, *way) for launch, ways in enumerate(found) for way in ways)
    return made if len(made) > 1 or any(way.untaken or way.idle or way.if_followed for way in made) else ()


class _Reader:
    def __init__(
        self, code: Function, flow: ControlFlow, places: InstructionPlaces, loops: Sequence[AnchoredLoop]
    ) -> None:
        self._places, self._loops = places, loops
        self._in_loops = frozenset(block for loop in flow.loops for block in loop.blocks)
        self._lines = [
            [i.line for i in code.instructions[block.start : block.stop] if places.holds(i.line)]
            for block in code.blocks
        ]
        self._flow = [block.successors for block in places.function.blocks]
        self._back = backwards(self._flow)
        self._tree = Dominators(self._flow)
        self._behind = post_dominators(self._flow)

    def idle(self, taken: Taken) -> frozenset[int]:
        """The lines of the instructions that do nothing."""
        return frozenset(
            instruction.line
            for block in taken.unreached
            for line in self._lines[block]
            for instruction in self._places.instructions(line)
        )

    def untaken(self, taken: Taken) -> frozenset[Edge]:
        """The edges that no wave takes."""
        each_round = dict(taken.each_round)
        found: set[Edge] = set()
        for block in taken.passed - self._in_loops:
            for place in self._blocks(block):
                found.update(self._past(place))
        for block in taken.unreached:
            for place in self._barriers(block):
                found.update(self._into(place))
        for loop in self._loops:
            head = self._places.block_of[loop.anchor]
            if loop.header in taken.unreached:
                found.update(self._into(head))
            passed = each_round.get(loop.header, frozenset())
            if loop.header in taken.passed and loop.block in passed:
                found.update(self._past(head, is_head=True))
            for block in passed & loop.behind:
                for place in self._blocks(block):
                    found.update(self._past_in_round(place, head))
            for block in passed & loop.ahead:
                for place in self._blocks(block):
                    found.update(self._past_ahead(place, head))
        return frozenset(found)

    def if_followed(self, taken: Taken) -> Iterator[FollowedRound]:
        """Of loops, the edges that no wave takes in rounds that another one follows."""
        each_followed = dict(taken.each_followed)
        for loop in self._loops:
            if loop.between is not None:
                head = self._places.block_of[loop.anchor]
                passed = each_followed.get(loop.header, frozenset()) & loop.behind
                places = (place for block in passed for place in self._blocks(block))
                edges = frozenset(edge for place in places for edge in self._past_in_round(place, head))
                if edges:
                    yield FollowedRound(loop.anchor, edges, loop.between)

    def _blocks(self, block: int) -> Iterator[int]:
        """The blocks of code that hold something of a block of the IR that is nowhere else."""
        for line in self._lines[block]:
            fixed = self._places.fixed(line)
            if fixed is not None:
                yield self._places.block_of[fixed.line]

    def _barriers(self, block: int) -> Iterator[int]:
        """The blocks of code that hold a barrier of a block of the IR."""
        for line in self._lines[block]:
            if self._places.is_barrier(line):
                yield from (self._places.block_of[i.line] for i in self._places.instructions(line))

    def _past(self, place: int, *, is_head: bool = False) -> Iterator[Edge]:
        """The edges past a block of code that every wave runs; of a loop's head, the first time."""
        leading = reachable(self._back, [place])
        behind = reachable(self._flow, self._flow[place])
        if place in behind and not is_head:
            return
        for block in leading - behind - {place}:
            yield from ((block, after) for after in self._flow[block] if after not in leading)

    def _into(self, place: int) -> Iterator[Edge]:
        """The branches to a block of code that no wave runs, and to those that lead nowhere else."""
        inside, work = {place}, [place]
        while work:
            for block in self._back[work.pop()]:
                if block not in inside and inside.issuperset(self._flow[block]):
                    inside.add(block)
                    work.append(block)
        for block in inside:
            yield from ((before, block) for before in self._back[block] if before not in inside)

    def _past_in_round(self, place: int, head: int) -> Iterator[Edge]:
        """The edges past a block of code that every wave runs in each round, which begins with the head."""
        if place == head or not self._tree.dominates(head, place):
            return
        leading = reachable(self._back, [place], avoiding=[head])
        if place in reachable(self._flow, self._flow[place], avoiding=[head]):
            return
        for block in (leading | {head}) - {place}:
            yield from ((block, after) for after in self._flow[block] if after not in leading)

    def _past_ahead(self, place: int, head: int) -> Iterator[Edge]:
        """The same of a block that is passed ahead of the head: between where rounds begin in the IR, and the head."""
        ahead = {
            block
            for block in reachable(self._flow, self._flow[head]) & reachable(self._back, self._back[head])
            if not self._tree.dominates(head, block)
        }
        again = reachable(self._flow, self._flow[place], avoiding=[head])
        if place not in ahead or place in again:
            return
        leading = reachable(self._back, [place], avoiding=[head])
        for block in (leading & ahead) - {place}:
            yield from (
                (block, after)
                for after in self._flow[block]
                if after not in leading and self._is_still_to_come(head, after)
            )

    def _is_still_to_come(self, place: int, block: int) -> bool:
        """Whether every way from a block on passes another, or it is that."""
        while block != place and block < len(self._flow):
            block = self._behind[block]
        return block == place
