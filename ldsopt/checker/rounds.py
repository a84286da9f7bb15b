"""Which rounds of a loop machine instructions are executed in, and what they touch there.

The code is multiplied by the rounds of a loop (`ldsopt.isa.rounds`), which are those of the IR's loop
(`ldsopt.analysis.ranges.rounds`). What ties the two together is the *anchor*: an LDS access or a barrier that one
machine instruction comes from, and no other, in a block that each round of the IR's loop passes once, such as the
header. Each round runs the one, and each pass through the instruction's block the other, so both are counted alike.
Example, with the read as anchor::

    head:                               .LBB0_2:
      %v = load … %read                   ds_read_b128 v[0:3], v4        a round is counted with each pass of .LBB0_2
      br i1 %some, …                      s_cbranch_execz .LBB0_4

Rule. Let the anchor have been passed last in some round. If all work-items run the loop's header equally often, so that
all lanes of a wave are in the round that the wave is in, then an instruction touches what its access touches

* in that round, if the anchor's block dominates both, the access in the IR inside of the loop, and the instruction,
  the only one that may be the access, in the code;
* in one of those that may be next, if both are in the loop and stand ahead of the anchor in each round: in the IR the
  anchor leads there by way of the header only; in the code it leads there, and back, and does not dominate it;
* behind that round, as it is the last, if neither leads back to the anchor, which leads to both, and the anchor
  dominates all ways out of the loop.

LLVM moves no access from one round to another. What is nothing of the kind counts with what it touches in all rounds.

Between waves rounds are compared only where all waves are in the same round at a barrier: all run the header equally
often, and the rounds follow each other in one sequence; or where it is known which barriers meet
(`ldsopt.isa.meetings`), as these are barriers of rounds, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.analysis.ranges.footprints import Footprint
from ldsopt.analysis.ranges.passes import Body
from ldsopt.analysis.ranges.rounds import Rounds
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.mapping import AccessMap, touches_lds
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.graph import Dominators, backwards, reachable
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.program import takes_all_waves
from ldsopt.isa.rounds import OUTSIDE, RoundLoop
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch

_DMA = (AccessKind.DMA, AccessKind.TENSOR_DMA)


def find_loops(
    accesses: Accesses,
    mapping: AccessMap,
    overlap: AccessOverlap,
    function: AsmFunction,
    arch: Arch,
    *,
    waves_part: bool,
) -> Iterator[RoundLoop]:
    """The loops of a function whose rounds can be told apart in its code, by what they touch.

    Args:
        accesses: of the module.
        mapping: of the listing.
        overlap: of the listing.
        function: the code, callees' code included.
        arch: the architecture that it is for.
        waves_part: which barriers meet is going to be known.
    """
    function = without_impossible_branches(function, arch)
    found = next((f for f in accesses.functions if f.name == function.name), None)
    if found is None or function.unreadable or not any(a.kind in _DMA for a in found.accesses):
        return
    provenance = accesses.provenance
    every = list(provenance.functions())
    (code,) = (f for f in every if f.name == found.name)
    flow = of_function(code)
    if flow.irreducible is not None or not flow.loops:
        return
    enders = find_wave_enders(provenance.module, provenance.callees, every)
    divergence = find_divergence(provenance.module, code, flow, provenance.callees, enders)
    body = Body(accesses.separation.functions[found.name], flow.successors, found.accesses)
    places, tree = _Places(function, accesses, mapping), Dominators(flow.successors)
    for loop in sorted(flow.loops, key=lambda loop: loop.header):
        if loop.header in divergence.partial:
            continue
        anchored = ((b, _anchored(b, code, found, places)) for b in _anchors(flow, tree, loop))
        block, anchor = next((pair for pair in anchored if pair[1] is not None), (loop.header, None))
        rounds = Rounds(body, loop.header)
        if anchor is not None and rounds.count > 1:
            cycle = _Cycle(flow, tree, loop, block)
            yield _MachineLoop(rounds, cycle, anchor, places, overlap, accesses, waves_part).rounds()


class _Places:
    """Where in the code of a function each access and barrier of the IR is.

    Attributes:
        function, mapping: as given.
        block_of: the number of each instruction's block, by line.
        has_named_barriers: there is a barrier that not all waves of a workgroup arrive at.
    """

    def __init__(self, function: AsmFunction, accesses: Accesses, mapping: AccessMap) -> None:
        self.function, self.mapping = function, mapping
        self.block_of = {i.line: n for n, block in enumerate(function.blocks) for i in block.instructions}
        self._instructions: dict[int, list[AsmInstruction]] = {}
        self._vague: set[int] = set()
        self._any_access = self._any_barrier = self.has_named_barriers = False
        seen = Counter(i.line for block in function.blocks for i in block.instructions)
        self._repeated = {line for line, count in seen.items() if count > 1}
        for block in function.blocks:
            for instruction in block.instructions:
                self._note(instruction, accesses)

    def _note(self, instruction: AsmInstruction, accesses: Accesses) -> None:
        is_barrier = instruction.mnemonic.startswith("s_barrier")
        self.has_named_barriers |= is_barrier and not takes_all_waves(instruction)
        if not is_barrier and (not touches_lds(instruction) or instruction.mnemonic.startswith("flat_")):
            return
        origin = self.mapping.of(instruction)
        if origin.access is not None:
            self._instructions.setdefault(origin.access, []).append(instruction)
        elif is_barrier:
            self._any_barrier = True
        elif possible := accesses.possible(origin):
            self._vague.update(possible)
        else:
            self._any_access = True

    def only(self, line: int, *, is_barrier: bool = False) -> AsmInstruction | None:
        """The instruction that an access or barrier alone is, and that is nothing else."""
        found = self._instructions.get(line, [])
        unsure = self._any_barrier if is_barrier else (self._any_access or line in self._vague)
        if unsure or len(found) != 1 or found[0].line in self._repeated:
            return None
        return found[0]


class _Cycle:
    """A loop of the IR, and the block of it that each round passes once and that holds the anchor.

    Args:
        flow: the control flow.
        tree: its dominators.
        loop: the loop.
        anchor: the block's number.
    """

    def __init__(self, flow: ControlFlow, tree: Dominators, loop: Loop, anchor: int) -> None:
        self._tree, self._loop, self._anchor = tree, loop, anchor
        self._behind = reachable(flow.successors, flow.successors[anchor], avoiding=[loop.header])
        leaving = (block for block in loop.blocks if not loop.blocks.issuperset(flow.successors[block]))
        self.leaves_behind = all(tree.dominates(anchor, block) for block in leaving)

    def is_behind(self, block: int) -> bool:
        """Whether a block of the loop is passed behind the anchor in each round, if at all."""
        return block in self._loop.blocks and self._tree.dominates(self._anchor, block)

    def is_ahead(self, block: int) -> bool:
        """Whether a block of the loop is passed ahead of the anchor in each round, if at all."""
        return block in self._loop.blocks and block != self._anchor and block not in self._behind


def _anchors(flow: ControlFlow, tree: Dominators, loop: Loop) -> Iterator[int]:
    """The blocks that each round of a loop passes once, the header first."""
    latches = [block for block in flow.predecessors[loop.header] if block in loop.blocks]
    inner = [
        other.blocks for other in flow.loops if other.header != loop.header and other.header in loop.blocks
    ]
    for block in sorted(loop.blocks, key=lambda block: (block != loop.header, block)):
        once = not any(block in blocks for blocks in inner)
        if once and all(tree.dominates(block, latch) for latch in latches):
            yield block


def _anchored(
    block: int, code: Function, found: FunctionProvenance, places: _Places
) -> AsmInstruction | None:
    """The instruction that one access or barrier of a block alone is."""
    of = code.blocks[block]
    inside, barriers = {access.line for access in found.accesses}, frozenset(found.barriers)
    for instruction in code.instructions[of.start : of.stop]:
        line = instruction.line
        if line in inside or line in barriers:
            only = places.only(line, is_barrier=line in barriers)
            if only is not None:
                return only
    return None


class _Position(Enum):
    """Where a block of code lies, seen from the anchor's."""

    BEHIND = "the anchor dominates it"
    AHEAD = "in the loop, and not dominated by the anchor"
    PAST = "control does not come back from it to the anchor"
    ELSEWHERE = "anything else"


class _Of(NamedTuple):
    """The access that an instruction is, in the round of the anchor (or past it) or in those that may be next."""

    access: Access
    is_next: bool


class _MachineLoop:
    """The rounds of one loop in the code.

    Args:
        rounds, cycle: of the IR.
        anchor: the instruction.
        places: of the function.
        overlap: of the listing.
        accesses: of the module.
        waves_part: which barriers meet is known.
    """

    def __init__(  # noqa: PLR0917
        self,
        rounds: Rounds,
        cycle: _Cycle,
        anchor: AsmInstruction,
        places: _Places,
        overlap: AccessOverlap,
        accesses: Accesses,
        waves_part: bool,
    ) -> None:
        self._rounds, self._cycle, self._anchor, self._places = rounds, cycle, anchor, places
        self._overlap, self._accesses = overlap, accesses
        self._is_lockstep = waves_part or (rounds.is_one_sequence and not places.has_named_barriers)
        self._followed: dict[int, _Of | None] = {}
        self._known: dict[tuple[int, int, int, int], bool] = {}
        flow = [block.successors for block in places.function.blocks]
        head = places.block_of[anchor.line]
        self._tree, self._head = Dominators(flow), head
        self._led_to = reachable(flow, flow[head])
        self._leading = reachable(backwards(flow), [head])

    def rounds(self) -> RoundLoop:
        """The loop, for the counters."""
        return RoundLoop(self._anchor.line, self._rounds.first, self._rounds.next_rounds, self._apart)

    def _apart(
        self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int, between_waves: bool
    ) -> bool:
        if between_waves and not self._is_lockstep:
            return False
        key = earlier.line, later.line, one, other
        found = self._known.get(key)
        if found is None:
            is_any = self._access(earlier) is None and self._access(later) is None  # known from all rounds
            found = self._known[key] = not is_any and all(
                self._accesses.layout.touch(first, second) is Touch.NEVER
                for first in self._touched(earlier, one)
                for second in self._touched(later, other)
            )
        return found

    def _touched(self, instruction: AsmInstruction, round_: int) -> list[Footprint]:
        """What an instruction may touch while that round is the anchor's last."""
        found = self._access(instruction)
        if found is None:
            return [self._overlap.footprint(instruction)]
        rounds: Iterable[int] = [round_]
        if found.is_next:
            rounds = self._rounds.first if round_ == OUTSIDE else self._rounds.next_rounds[round_]
        touched = (self._rounds.touched(found.access, each) for each in rounds)
        return [self._overlap.widened(instruction, footprint) for footprint in touched]

    def _access(self, instruction: AsmInstruction) -> _Of | None:
        """The access that an instruction is in each of its rounds; ``None`` if it is not followed."""
        if instruction.line not in self._followed:
            self._followed[instruction.line] = self._follow(instruction)
        return self._followed[instruction.line]

    def _follow(self, instruction: AsmInstruction) -> _Of | None:
        line = self._places.mapping.of(instruction).access
        block = None if line is None else self._rounds.blocks.get(line)
        if line is None or block is None:
            return None
        position, access = self._position(instruction), self._accesses.by_line[line]
        is_only = self._places.only(line) is not None
        if position is _Position.PAST and self._rounds.is_past(block) and self._cycle.leaves_behind:
            return _Of(access, is_next=False)
        if position is _Position.BEHIND and is_only and self._cycle.is_behind(block):
            return _Of(access, is_next=False)
        if position is _Position.AHEAD and is_only and self._cycle.is_ahead(block):
            return _Of(access, is_next=True)
        return None

    def _position(self, instruction: AsmInstruction) -> _Position:
        block = self._places.block_of[instruction.line]
        if block in self._led_to and block not in self._leading:
            return _Position.PAST
        if self._tree.dominates(self._head, block):
            return _Position.BEHIND
        is_in_cycle = block in self._led_to and block in self._leading
        return _Position.AHEAD if is_in_cycle else _Position.ELSEWHERE
