"""Which rounds of a loop machine instructions are executed in, and what they touch there.

The code is multiplied by the rounds of a loop (`ldsopt.isa.rounds`), which are those of the IR's loop
(`ldsopt.analysis.ranges.rounds`). What ties the two together is the *anchor*: a barrier, or an LDS access that writes,
which one machine instruction comes from, and no other, in a block that each round of the IR's loop passes once, such as
the header. Each round runs the one, and each pass through the instruction's block the other, so both are counted alike.
LLVM leaves such instructions where they are in the control flow; a load it may move out of a loop, or into a branch.
Example, with the barrier as anchor::

    head:                               .LBB0_2:
      call void @…s.barrier()             s_barrier                      a round is counted with each pass of .LBB0_2
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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.global_memory.promises import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.footprints import Footprint
from ldsopt.analysis.ranges.launches import Launches
from ldsopt.analysis.ranges.passes import Body
from ldsopt.analysis.ranges.rounds import Rounds
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.ways import AnchoredLoop, ways_of
from ldsopt.graph import Dominators, backwards, reachable
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.rounds import OUTSIDE, LaunchWay, RoundLoop
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch

_WORK_ITEM_ID = "llvm.amdgcn.workitem.id."
_DMA = (AccessKind.DMA, AccessKind.TENSOR_DMA)


class CodePaths(NamedTuple):
    """What is to be told apart in the code of a function: rounds of loops, and ways; and on which promises."""

    loops: tuple[RoundLoop, ...] = ()
    ways: tuple[LaunchWay, ...] = ()
    promises: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class PathOptions:
    """What is known when paths are looked for.

    Attributes:
        waves_part: which barriers meet is going to be known, as waves may pass different ones.
        promises: those that may be relied on.
    """

    waves_part: bool = False
    promises: frozenset[str] = frozenset()


def find_paths(
    accesses: Accesses, overlap: AccessOverlap, function: AsmFunction, arch: Arch, options: PathOptions
) -> CodePaths:
    """What can be told apart in the code of a function.

    Args:
        accesses: of the module.
        overlap: of the listing.
        function: the code, callees' code included.
        arch: the architecture that it is for.
        options: what is known.
    """
    function = without_impossible_branches(function, arch)
    found = next((f for f in accesses.functions if f.name == function.name), None)
    if found is None or function.unreadable or not any(a.kind in _DMA for a in found.accesses):
        return CodePaths()
    provenance = accesses.provenance
    every = list(provenance.functions())
    (code,) = (f for f in every if f.name == found.name)
    flow = of_function(code)
    if flow.irreducible is not None:
        return CodePaths()
    enders = find_wave_enders(provenance.module, provenance.callees, every)
    partial = find_divergence(provenance.module, code, flow, provenance.callees, enders).partial
    footprints = accesses.separation.functions[found.name]
    body = Body(footprints, flow.successors, found.accesses)
    places, tree = InstructionPlaces(function, accesses, overlap.mapping), Dominators(flow.successors)
    anchored: list[AnchoredLoop] = []
    loops: list[RoundLoop] = []
    for loop in sorted(flow.loops, key=lambda loop: loop.header):
        if loop.header in partial:
            continue
        pairs = ((b, _anchored(b, code, found, places)) for b in _anchors(flow, tree, loop))
        block, anchor = next((pair for pair in pairs if pair[1] is not None), (loop.header, None))
        if anchor is None or not _is_in_cycle(function, places.block_of[anchor.line]):
            continue
        cycle = _Cycle(flow, tree, loop, block)
        anchored.append(
            AnchoredLoop(
                loop.header,
                anchor.line,
                frozenset(filter(cycle.is_behind, loop.blocks)),
                frozenset(filter(cycle.is_ahead, loop.blocks)),
            )
        )
        rounds = Rounds(body, loop.header)
        if rounds.count > 1:
            loops.append(
                _MachineLoop(rounds, cycle, anchor, places, overlap, accesses, options.waves_part).rounds()
            )
    holding = (
        set()
        if not options.waves_part
        else {
            n
            for n, b in enumerate(code.blocks)
            if any(i.line in found.barriers for i in code.instructions[b.start : b.stop])
        }
    )
    masked = any(body.block_of_line[a.line] in partial for a in found.accesses if a.kind in _DMA)
    if not code.is_kernel or not (masked or options.waves_part):
        return CodePaths(tuple(loops))
    is_row, promised = _is_one_row(provenance, code, options.promises)
    launches = Launches(
        provenance.module, footprints, flow, partial, holding, wave_size(provenance.module, code), is_row
    )
    ways = ways_of(launches.ways(), code, flow, places, anchored)
    return CodePaths(tuple(loops), ways, promised if ways else frozenset())


def _is_in_cycle(function: AsmFunction, block: int) -> bool:
    flow = [each.successors for each in function.blocks]
    return block in reachable(flow, flow[block])


def _is_one_row(
    provenance: Provenance, code: Function, promises: frozenset[str]
) -> tuple[bool, frozenset[str]]:
    """Whether workgroups have one dimension, and by which promise."""
    bounds = launch_bounds(provenance.module, code)
    if bounds.is_exact:
        return bounds.sizes[1:] == (1, 1), frozenset()
    read = any(f"{_WORK_ITEM_ID}{axis}" in provenance.module.text for axis in "yz")
    if read or UNREAD_DIMENSIONS_ARE_ONE not in promises:
        return False, frozenset()
    return True, frozenset({UNREAD_DIMENSIONS_ARE_ONE})


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
    block: int, code: Function, found: FunctionProvenance, places: InstructionPlaces
) -> AsmInstruction | None:
    """The instruction that one access or barrier of a block alone is."""
    of = code.blocks[block]
    inside, barriers = {access.line for access in found.accesses}, frozenset(found.barriers)
    for instruction in code.instructions[of.start : of.stop]:
        line = instruction.line
        if line in inside or line in barriers:
            fixed = places.fixed(line)
            if fixed is not None:
                return fixed
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
        places: InstructionPlaces,
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
