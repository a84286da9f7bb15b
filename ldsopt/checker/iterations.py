"""The iterations of a loop in which machine instructions are executed, and what they touch there.

The code is multiplied by the iterations of a loop (`ldsopt.isa.iterations`), which are those of the IR's loop
(`ldsopt.analysis.ranges.iterations`). What ties the two together is the *anchor*: a barrier, or an LDS access that
writes, which one machine instruction comes from, and no other, in a block that each iteration of the IR's loop passes
once, such as the header. Each iteration runs the one, and each pass through the instruction's block the other, so both
are counted alike. LLVM leaves such instructions where they are in the control flow; a load it may move out of a loop,
or into a branch. Example, with the barrier as anchor::

    head:                               .LBB0_2:
      call void @…s.barrier()             s_barrier                    an iteration is counted with each pass of .LBB0_2
      br i1 %some, …                      s_cbranch_execz .LBB0_4

Rule. Let the anchor have been passed last in some iteration. If all work-items run the loop's header equally often, so
that all lanes of a wave are in the iteration that the wave is in, then an instruction touches what its access touches

* in that iteration, if the anchor's block dominates both, the access in the IR inside of the loop, and the instruction,
  the only one that may be the access, in the code;
* in one of those that may be next, if both are in the loop and stand ahead of the anchor in each iteration: in the IR
  the anchor leads there by way of the header only; in the code it leads there, and back, and does not dominate it (both
  without passing a barrier between visits, see below);
* behind that iteration, as it is the last, if neither leads back to the anchor, which leads to both, and the anchor
  dominates all paths out of the loop.

Waves may come to a loop again and again, from a loop around it. If on each path back they pass some barrier outside of
it, each of which one instruction is and no other may be, the next iteration is the first one of a visit where they have
passed such an instruction, and else one that follows in the same visit. Of these barriers the last ones tell that. The
third rule then holds ahead of them: both are passed behind the last iteration of one visit where neither leads back to
the anchor, which leads to both, on paths without such a barrier, in the IR as in the code. Behind the block that holds
such a barrier no iteration is the last.

LLVM moves no access from one iteration to another. What is nothing of the kind counts with what it touches in all
iterations.

Between waves iterations are compared only where all waves are in the same iteration at a barrier: all run the header
equally often, and the iterations follow each other in one sequence; or where it is known which barriers meet
(`ldsopt.isa.barrier_pairs`), as these are barriers of iterations, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint
from ldsopt.analysis.ranges.iterations import LoopIterations
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.graph import Dominators, backwards, reachable
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.iterations import OUTSIDE, PAST, IterationOrder
from ldsopt.touch import Touch


class Cycle:
    """A loop of the IR, and the block of it that each iteration passes once and that holds the anchor.

    Args:
        anchor: the block's number.
    """

    def __init__(self, flow: ControlFlow, tree: Dominators, loop: Loop, anchor: int) -> None:
        self._tree, self._loop, self._anchor = tree, loop, anchor
        self._behind = reachable(flow.successors, flow.successors[anchor], avoiding=[loop.header])
        leaving = (block for block in loop.blocks if not loop.blocks.issuperset(flow.successors[block]))
        self.leaves_behind = all(tree.dominates(anchor, block) for block in leaving)

    def is_behind(self, block: int) -> bool:
        """True if a block of the loop is passed behind the anchor in each iteration, if at all."""
        return block in self._loop.blocks and self._tree.dominates(self._anchor, block)

    def is_ahead(self, block: int) -> bool:
        """True if a block of the loop is passed ahead of the anchor in each iteration, if at all."""
        return block in self._loop.blocks and block != self._anchor and block not in self._behind


class _Position(Enum):
    """The place of a block of code, seen from the anchor's."""

    BEHIND = "the anchor dominates it"
    AHEAD = "in the loop, of one visit, and not dominated by the anchor"
    PAST = "control does not come back from it to the anchor, or in the next visit only"
    ELSEWHERE = "anything else"


class _Of(NamedTuple):
    """The access that an instruction is: in the iteration of the anchor, past it, or in those that may be next."""

    access: Access
    is_next: bool = False
    is_past: bool = False


class MachineLoop:
    """The iterations of one loop in the code.

    Args:
        iterations, cycle: of the IR.
        places: of the function.
        overlap: of the listing.
        accesses: of the module.
        waves_part: which barriers meet is known.
        between: as of `ldsopt.isa.iterations.IterationOrder`.
    """

    def __init__(  # noqa: PLR0917
        self,
        iterations: LoopIterations,
        cycle: Cycle,
        anchor: AsmInstruction,
        places: InstructionPlaces,
        overlap: AccessOverlap,
        accesses: Accesses,
        waves_part: bool,
        between: frozenset[int] = frozenset(),
    ) -> None:
        self._between = between
        self._iterations, self._cycle, self._anchor, self._places = iterations, cycle, anchor, places
        self._overlap, self._accesses = overlap, accesses
        self._is_lockstep = waves_part or (iterations.is_one_sequence and not places.has_named_barriers)
        self._access = cache(self._follow)
        self._are_apart = cache(self._part)
        flow = [block.successors for block in places.function.blocks]
        head = places.block_of[anchor.line]
        self._tree, self._head = Dominators(flow), head
        # Of one visit: on paths that enter no block with a barrier between visits.
        apart = {block for line, block in places.block_of.items() if line in between}
        self._led_to = reachable(flow, flow[head], avoiding=apart)
        self._leading = reachable(backwards(flow), [head], avoiding=apart)

    def iterations(self, *, is_once: bool) -> IterationOrder:
        """The loop, for the counters; ``is_once``: it is in no other loop."""
        iterations = self._iterations
        is_exact = is_once and iterations.is_one_sequence and iterations.are_all_different
        first, following = iterations.first, iterations.next_iterations
        return IterationOrder(
            self._anchor.line,
            first,
            following,
            self._apart,
            is_exact,
            between=self._between,
            may_vary=self._may_vary,
            tells=self._tells,
        )

    def are_level(self, one: AsmInstruction, other: AsmInstruction) -> bool:
        """True if two instructions that are executed with no pass of the anchor between are of one iteration."""
        first, second = self._access(one), self._access(other)
        if first is None or second is None or first.is_next != second.is_next:
            return False
        if self._between and (first.is_past or second.is_past):
            return False  # a visit may have ended between the two
        return not first.is_next or self._cycle.leaves_behind  # else an iteration may end ahead of the anchor

    def values(self, instruction: AsmInstruction, iteration: int) -> Mapping[int, AbstractValue]:
        """The values that are known, by address, where an instruction is executed while that iteration is the last.

        None are where several states make one iteration: these touch the same bytes over all waves, but not in each."""
        found, iterations = self._access(instruction), self._iterations
        if found is None or iterations.count < 2 or not iterations.are_all_different:
            return {}
        if found.is_next:
            following = iterations.first if iteration == OUTSIDE else iterations.next_iterations[iteration]
            if len(following) != 1:
                return {}
            (iteration,) = following
        return iterations.values(iteration)

    def _apart(
        self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int, between_waves: bool
    ) -> bool:
        if between_waves and not self._is_lockstep:
            return False
        return self._are_apart(earlier, later, one, other)

    def _part(self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int) -> bool:
        if self._access(earlier) is None and self._access(later) is None:
            return False  # known from all iterations
        return all(
            self._accesses.layout.touch(first, second) is Touch.NEVER
            for first in self._touched(earlier, one)
            for second in self._touched(later, other)
        )

    def _touched(self, instruction: AsmInstruction, iteration: int) -> list[Footprint]:
        """The bytes that an instruction may touch while that iteration is the anchor's last."""
        found = self._access(instruction)
        if found is None:
            return [self._overlap.footprint(instruction)]
        iterations: Iterable[int] = [OUTSIDE if iteration == PAST else iteration]
        if found.is_next:
            iterations = (
                self._iterations.first
                if iteration == OUTSIDE
                else self._iterations.next_iterations[iteration]
            )
        touched = (self._iterations.touched(found.access, each) for each in iterations)
        return [self._overlap.widened(instruction, footprint) for footprint in touched]

    def _tells(self, instruction: AsmInstruction) -> bool:
        """True if it is known in which iterations an instruction is executed."""
        return self._access(instruction) is not None

    def _may_vary(self, instruction: AsmInstruction) -> bool:
        """True if what an instruction touches may depend on the iteration."""
        found = self._access(instruction)
        return found is not None and (found.is_next or self._iterations.may_vary(found.access))

    def _follow(self, instruction: AsmInstruction) -> _Of | None:
        """The access that an instruction is in each of its iterations; ``None`` if it is not followed."""
        line = self._places.mapping.of(instruction).access
        block = None if line is None else self._iterations.blocks.get(line)
        if line is None or block is None:
            return None
        position, access = self._position(instruction), self._accesses.by_line[line]
        is_only = self._places.only(line) is not None
        is_past = position is _Position.PAST and self._iterations.is_past(block) and self._cycle.leaves_behind
        if is_past:
            return _Of(access, is_past=True)
        if position is _Position.BEHIND and is_only and self._cycle.is_behind(block):
            return _Of(access)
        if position is _Position.AHEAD and is_only and self._cycle.is_ahead(block):
            return _Of(access, is_next=True)
        return None

    def _position(self, instruction: AsmInstruction) -> _Position:
        block = self._places.block_of[instruction.line]
        if block in self._led_to and block not in self._leading:
            return _Position.PAST
        if self._tree.dominates(self._head, block):
            return _Position.BEHIND
        in_visit = block in self._led_to and block in self._leading
        return _Position.AHEAD if in_visit else _Position.ELSEWHERE
