"""The paths that can be told apart in a function's code: iterations of loops, branches, and the waves that take them.

All of it is found in the IR and brought to the code by *anchors* (`ldsopt.checker.iterations`). Where waves may pass
different barriers, each loop with a barrier is counted, even if all of its iterations touch the same bytes: which
barriers meet is a matter of how many iterations each wave has been through (`ldsopt.isa.barrier_pairs`).

Whether two machine instructions touch common bytes of LDS when one wave executes them, lane by lane.

That is known of accesses that write, which one instruction alone comes from (`ldsopt.checker.instruction_places`):
LLVM leaves them in the arms of branches that they are in, so the lanes that execute the one and the other are those of
the IR (`ldsopt.analysis.ranges.waves`). What holds of two executions in one iteration of a loop is said by way of the
loop's anchor (`ldsopt.checker.iterations`): with no pass of it between, both are of one iteration if in each iteration
both are ahead of it, or both behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import chain
from typing import NamedTuple

from ldsopt.analysis.addresses.launches import Launches, Taken
from ldsopt.analysis.flow.control_flow import ControlFlow, Edge, Loop, of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.iterations import Body, LoopIterations
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.analysis.ranges.waves import (
    Arms,
    InWaves,
    LaneFootprints,
    WaveFootprints,
    WaveIds,
    mask_of,
    wave_ids,
)
from ldsopt.assumptions import NO_GLOBAL_RACES, SIZES_ARE_NOT_NEGATIVE, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.barriers import steady_loads
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.iterations import Cycle, MachineLoop
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.wave_overlap import WaveOverlap
from ldsopt.dataclass import dataclass
from ldsopt.graph import Dominators, backwards, in_cycles, post_dominators, reachable
from ldsopt.ir.module import Function
from ldsopt.ir.synchronization import BarrierPart, barriers
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.iterations import FollowedIteration, IterationOrder, LaunchPath, uncovered
from ldsopt.isa.wait_facts import BetweenWaves, Executed, WithinWave
from ldsopt.target.arch import Arch

_DMA = (AccessKind.DMA, AccessKind.TENSOR_DMA)


class CodePaths(NamedTuple):
    """The paths to be told apart in the code of a function, and the promises that this rests on.

    Attributes:
        loops: of which the iterations are apart.
        launch_paths: that waves take.
        promises: those that were relied on.
        between: whether two waves touch a common byte, where that is known.
        within: whether the lanes of a wave do, where that is known.
    """

    loops: tuple[IterationOrder, ...] = ()
    launch_paths: tuple[LaunchPath, ...] = ()
    promises: frozenset[str] = frozenset()
    between: BetweenWaves | None = None
    within: WithinWave | None = None


@dataclass(frozen=True, slots=True)
class PathOptions:
    """The knowledge with which paths are looked for.

    Attributes:
        waves_part: waves may pass different barriers; which of them meet is going to be known.
        promises: those that may be relied on.
        is_superset: the IR may have accesses made by more lanes than make them in the code, so that none is sure.
    """

    waves_part: bool = False
    promises: frozenset[str] = frozenset()
    is_superset: bool = False


def find_paths(
    accesses: Accesses, overlap: AccessOverlap, function: AsmFunction, arch: Arch, options: PathOptions
) -> CodePaths:
    """The paths that can be told apart in the code of a function.

    Args:
        accesses: of the module.
        overlap: of the listing.
        function: the code, callees' code included.
        options: what is known.
    """
    found = next((f for f in accesses.functions if f.name == function.name), None)
    if found is None or function.unreadable:
        return CodePaths()
    if not options.waves_part and not any(a.kind in _DMA for a in found.accesses):
        return CodePaths()
    code = next(f for f in accesses.provenance.functions() if f.name == found.name)
    flow = of_function(code)
    if flow.irreducible is not None:
        return CodePaths()
    function = without_impossible_branches(function, arch)
    return _PathSearch(accesses, overlap, function, found, code, flow, options).run()


def _lanes(accesses: Accesses, code: Function, body: Body, ids: WaveIds) -> LaneFootprints:
    ranges = body.footprints.ranges
    arms = Arms(accesses.provenance.module, code, of_function(code), ranges.has_whole_waves)
    return LaneFootprints(body.footprints, accesses.layout, ids, arms, body.block_of_line)


def waves_of(
    accesses: Accesses, overlap: AccessOverlap, function: AsmFunction, promises: Collection[str]
) -> tuple[WaveOverlap | None, frozenset[str]]:
    """The overlap of the waves of a kernel over all iterations, and the promises that it rests on.

    It says never or maybe. ``None`` if the work-items of each wave are not known.

    Args:
        accesses, overlap, function: as for `find_paths`.
        promises: those that may be relied on.
    """
    found = next((f for f in accesses.functions if f.name == function.name), None)
    if found is None or function.unreadable:
        return None, frozenset()
    provenance = accesses.provenance
    code = next(f for f in provenance.functions() if f.name == found.name)
    flow = of_function(code)
    ids, promised = wave_ids_of(provenance, code, promises) if code.is_kernel else (None, frozenset[str]())
    if ids is None or flow.irreducible is not None:
        return None, frozenset()
    footprints = accesses.separation.functions[found.name]
    lanes = _lanes(accesses, code, Body(footprints, flow, found.accesses), ids)
    touched = WaveFootprints(footprints, accesses.layout, ids)
    return WaveOverlap(accesses, overlap, touched, lanes, frozenset(), {}, is_superset=True), promised


class _PathSearch:
    def __init__(  # noqa: PLR0917 -- what is known of one function
        self,
        accesses: Accesses,
        overlap: AccessOverlap,
        function: AsmFunction,
        found: FunctionProvenance,
        code: Function,
        flow: ControlFlow,
        options: PathOptions,
    ) -> None:
        self._accesses, self._overlap, self._found, self._code = accesses, overlap, found, code
        self._flow, self._options = flow, options
        self._footprints = accesses.separation.functions[found.name]
        self._body = Body(self._footprints, flow, found.accesses)
        module = accesses.provenance.module
        split = {
            instruction.line
            for instruction in code.instructions
            if instruction.line in found.barriers
            and all(step.part is BarrierPart.SIGNAL for step in barriers(module, instruction) or ())
        }
        self._places = InstructionPlaces(function, accesses, overlap.mapping, split)
        self._tree = flow.dominators
        self._anchored: list[AnchoredLoop] = []
        self._alike: dict[int, tuple[int, Callable[[], MachineLoop]]] = {}
        """Loops whose iterations are not told apart, by header: the anchor's line, and the loop."""
        self._holding = {code.block_of_line[line] for line in found.barriers}
        self._told = frozenset((*found.barriers, *(access.line for access in found.accesses)))

    def run(self) -> CodePaths:
        """All that can be told apart."""
        provenance, code, parts = self._accesses.provenance, self._code, self._options.waves_part
        divergence = divergence_of(code, provenance.module)
        # Waves that part at barriers may be between different ones at one load: the promise says nothing of that.
        one_way = code.is_kernel and not parts
        steady = steady_loads(code, provenance.module, self._options.promises if one_way else ())
        relied = frozenset[str]()
        if divergence.partial and not steady.isdisjoint(divergence.values):
            promised_divergence = divergence_of(code, provenance.module, steady)
            if promised_divergence.partial != divergence.partial:
                divergence, relied = promised_divergence, frozenset([NO_GLOBAL_RACES])
        partial = divergence.partial
        machine = list(self._loops(frozenset(partial)))
        loops = tuple(loop for loop, _ in machine)
        masked = any(
            self._body.block_of_line[a.line] in partial or mask_of(self._footprints, a)
            for a in self._found.accesses
            if a.kind in _DMA
        )
        if not code.is_kernel or not (masked or parts):
            return CodePaths(loops, promises=relied)
        ids, promised = wave_ids_of(provenance, code, self._options.promises)
        holding = self._holding if parts else ()
        launches = Launches(
            provenance.module,
            self._footprints,
            self._flow,
            divergence,
            holding,
            ids,
            not_negative=SIZES_ARE_NOT_NEGATIVE in self._options.promises,
        )
        found = launches.paths()
        launch_paths = self._launch_paths(found)
        needs_sizes = (
            bool(launches.left_out) and self._launch_paths(found | launches.left_out) != launch_paths
        )
        between = within = None
        if ids is not None:
            lanes = _lanes(self._accesses, code, self._body, ids)
            within = self._within(lanes, machine) if masked else None
        if parts and ids is not None:
            touched = WaveFootprints(self._footprints, self._accesses.layout, ids)
            block_of, is_superset = self._body.block_of_line, self._options.is_superset
            common = frozenset(line for line, block in block_of.items() if block not in partial)
            of_anchor = {loop.anchor: found for loop, found in machine if found is not None}
            between = WaveOverlap(
                self._accesses, self._overlap, touched, lanes, common, of_anchor, is_superset=is_superset
            )
        if launch_paths or between or within:
            relied |= promised
        if needs_sizes:
            relied |= {SIZES_ARE_NOT_NEGATIVE}
        return CodePaths(loops, launch_paths, relied, between, within)

    def _launch_paths(self, launches: Mapping[tuple[Taken, ...], bool]) -> tuple[LaunchPath, ...]:
        launch_paths = launch_paths_of(launches.items(), self._code, self._flow, self._places, self._anchored)
        return uncovered(self._places.function, launch_paths)

    def _within(
        self, touched: LaneFootprints, machine: Sequence[tuple[IterationOrder, MachineLoop | None]]
    ) -> LaneOverlap:
        """The overlap of the lanes of one wave, in the iterations of the loops of which they are apart."""
        header_of = {loop.anchor: loop.header for loop in self._anchored}
        loops = {header: (anchor, make()) for header, (anchor, make) in self._alike.items()}
        loops |= {
            header_of[loop.anchor]: (loop.anchor, found) for loop, found in machine if found is not None
        }
        return LaneOverlap(self._accesses, self._overlap, self._places, touched, loops)

    def _loops(self, partial_blocks: frozenset[int]) -> Iterator[tuple[IterationOrder, MachineLoop | None]]:
        """Yields the loops of which the iterations are apart, or at least counted."""
        for loop in sorted(self._flow.loops, key=lambda loop: loop.header):
            if loop.header in partial_blocks:
                continue
            pairs = ((b, self._fixed_in(b)) for b in self._passed_once(loop))
            block, anchor = next((pair for pair in pairs if pair[1] is not None), (loop.header, None))
            if anchor is None or self._places.block_of[anchor.line] not in self._in_cycles:
                continue
            cycle = Cycle(self._flow, self._tree, loop, block)
            parts = self._options.waves_part
            is_once = not any(
                loop.header in other.blocks for other in self._flow.loops if other.header != loop.header
            )
            holding = {} if is_once else self._between(loop)
            between = None if holding is None else frozenset(chain.from_iterable(holding.values()))
            iterations = LoopIterations(
                self._body,
                loop.header,
                None if holding is None else loop.blocks,
                frozenset(holding or ()),
            )
            self._anchored.append(
                AnchoredLoop(
                    loop.header,
                    block,
                    anchor.line,
                    frozenset(filter(cycle.is_behind, loop.blocks)),
                    frozenset(filter(cycle.is_ahead, loop.blocks)),
                    None if parts else between,
                )
            )
            make = partial(
                MachineLoop,
                iterations,
                cycle,
                anchor,
                self._places,
                self._overlap,
                self._accesses,
                parts,
                between or frozenset(),
            )
            if iterations.count > 1:
                machine = make()
                yield machine.iterations(is_once=is_once), machine
                continue
            self._alike[loop.header] = anchor.line, make
            if parts and not self._holding.isdisjoint(loop.blocks):
                one = frozenset({0})
                no_iterations = IterationOrder(
                    anchor.line, one, (one,), lambda *_: False, is_exact=is_once, tells=lambda _: False
                )
                yield no_iterations, None

    def _passed_once(self, loop: Loop) -> Iterator[int]:
        """The blocks that each iteration of a loop passes once, the header first."""
        flow = self._flow
        latches = [block for block in flow.predecessors[loop.header] if block in loop.blocks]
        inner = [
            other.blocks
            for other in flow.loops
            if other.header != loop.header and other.header in loop.blocks
        ]
        for block in sorted(loop.blocks, key=lambda block: (block != loop.header, block)):
            once = not any(block in blocks for blocks in inner)
            if once and all(self._tree.dominates(block, latch) for latch in latches):
                yield block

    def _between(self, loop: Loop) -> Mapping[int, set[int]] | None:
        """The barriers that waves pass last before they come to a loop again: lines of the code, by block of the IR.

        ``None`` if on some path they pass none.
        """
        flow = self._flow.successors
        holding = {block: lines for block, lines in self._fixed_barriers.items() if block not in loop.blocks}
        left = [after for block in loop.blocks for after in flow[block] if after not in loop.blocks]
        if loop.header in reachable(flow, left, avoiding=holding):
            return None
        leading = reachable(self._flow.predecessors, [loop.header], avoiding=holding)
        return {block: lines for block, lines in holding.items() if not leading.isdisjoint(flow[block])}

    @cached_property
    def _fixed_barriers(self) -> Mapping[int, set[int]]:
        """By block of the IR, the lines of the code of its barriers that are in one place there."""
        found: dict[int, set[int]] = {}
        for line in self._found.barriers:
            if only := self._places.only(line):
                found.setdefault(self._code.block_of_line[line], set()).add(only.line)
        return found

    def _fixed_in(self, block: int) -> AsmInstruction | None:
        """The instruction that one access or barrier of a block alone is."""
        for instruction in self._code.inside(block):
            line = instruction.line
            if line in self._told and (fixed := self._places.fixed(line)) is not None:
                return fixed
        return None

    @cached_property
    def _in_cycles(self) -> frozenset[int]:
        """The blocks of the code that lead back to themselves."""
        return in_cycles([each.successors for each in self._places.function.blocks])


def wave_ids_of(
    provenance: Provenance, code: Function, promises: Collection[str]
) -> tuple[WaveIds | None, frozenset[str]]:
    """The ids of a kernel's waves, if they are known, and by which promise they are."""
    stated = wave_ids(provenance, code, is_row=False)
    if stated is not None or UNREAD_DIMENSIONS_ARE_ONE not in promises:
        return stated, frozenset()
    return wave_ids(provenance, code, is_row=True), frozenset({UNREAD_DIMENSIONS_ARE_ONE})


class LaneOverlap:
    """The `WithinWave` of one kernel.

    Args:
        accesses: of the module.
        overlap: of the listing.
        places: of the code.
        touched: by the lanes of the kernel's accesses.
        loops: those of which the iterations are apart, by header and anchor.
    """

    def __init__(
        self,
        accesses: Accesses,
        overlap: AccessOverlap,
        places: InstructionPlaces,
        touched: LaneFootprints,
        loops: Mapping[int, tuple[int, MachineLoop]],
    ) -> None:
        self._accesses, self._overlap, self._places = accesses, overlap, places
        self._touched, self._loops = touched, loops
        self._known: dict[object, frozenset[int] | None] = {}

    def __call__(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        """True if lanes of a wave touch a common byte; see `ldsopt.isa.wait_facts.WithinWave`."""
        key = tuple(
            (one.instruction.line, one.waves, tuple(sorted(one.iterations.items())))
            for one in (earlier, later)
        )
        if key not in self._known:
            self._known[key] = self._apart(earlier, later)
        return self._known[key]

    def _apart(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        first, second = self._side(earlier), self._side(later)
        headers = None if first is None or second is None else self._touched.apart(first, second)
        if headers is None:
            return None
        anchors = set()
        for header in headers:
            if header not in self._loops:
                return None
            anchor, loop = self._loops[header]
            if not loop.are_level(earlier.instruction, later.instruction):
                return None
            anchors.add(anchor)
        return frozenset(anchors)

    def _side(self, executed: Executed) -> InWaves | None:
        """The one access that an instruction is, where it is in the control flow, with what is known in its
        iterations."""
        line = self._places.mapping.of(executed.instruction).access
        if line is None or line not in self._touched.block_of_line or self._places.fixed(line) is None:
            return None
        known: dict[int, AbstractValue] = {}
        for anchor, loop in self._loops.values():
            if anchor in executed.iterations:
                known.update(loop.values(executed.instruction, executed.iterations[anchor]))
        waves = self._touched.ids.waves if executed.waves is None else executed.waves
        return InWaves(self._accesses.by_line[line], waves, known, self._overlap.beyond(executed.instruction))


# --- paths --------------------------------------------------------------------------------------------------
#
# The paths that waves take through the code, by those that they take through the IR.
#
# `ldsopt.analysis.addresses.launches` says which blocks of the IR no wave runs when the kernel was launched in some
# path, and which every wave runs. The code is multiplied by these paths (`ldsopt.isa.iterations`), and of each is left
# what can happen::
#
#     .LBB0_2:                              every wave runs the IR's block of the DMA:
#       s_cbranch_execz .LBB0_4               not taken to .LBB0_4, from where the DMA is not reached any more
#       global_load_lds_dword …
#     .LBB0_4:
#
# Rule. An LDS access that writes, or a barrier, of the IR has one instruction in the code, and no other may be it; call
# its block B. (Such ones LLVM leaves where they are in the control flow, other than loads.)
#
# * No wave runs the IR's block: the instruction does nothing to LDS, if it is issued at all, which with no lane active
#   it may be; but a barrier is not, so no branch leads to B, or to where nothing but B comes behind.
# * Every wave runs the IR's block, and B is in no cycle: B is still to come wherever it can be reached from and does
#   not lead to, so no wave goes from there to where it cannot be reached from.
# * Every wave runs the IR's block in each iteration of a loop, behind the anchor (`ldsopt.checker.iterations`), and the
#   anchor's block dominates B and leads to it once in an iteration: so from the anchor on to the end of the iteration.
# * Every wave runs the IR's block in each iteration that another one follows, behind the anchor, and waves come to the
#   loop once: where the anchor's block is entered again, another iteration has followed. So the same, from the anchor
#   on to where it is entered again. Waves may come to the loop again, too, if each path out of it and back passes one
#   of some barriers outside of it, each of which is one instruction in the code, and no other may be it. A wave passes
#   such an instruction only if it has left the loop: where the anchor's block is entered again and it has passed none,
#   an iteration has followed.
# * Every wave runs the IR's block in each iteration, ahead of the anchor, and B is in the loop and not dominated by the
#   anchor's block, which leads to it: so whoever comes to the anchor's block has been through B since it was there
#   last. From the code of this kind that leads to B without passing the anchor, no wave goes to where it is too late
#   for B, and the anchor's block still to come. (It may well leave: a wave may not be in an iteration there, as in a
#   loop around this.)
# * Every wave enters a loop, or none does, and passes the anchor in each iteration: the same of the anchor's block, the
#   first time that it is reached. No wave enters it: of what leads to the anchor's block alone.


class AnchoredLoop(NamedTuple):
    """A loop of the IR with an anchor.

    Attributes:
        header: the block's number.
        block: the number of the anchor's.
        anchor: the line of the anchor, in the code.
        behind, ahead: the blocks that iterations pass behind the anchor, and ahead of it.
        between: the lines, in the code, of barriers outside of the loop that waves pass whenever they come to it again;
            ``None`` where nothing tells that, or waves may pass different barriers.
    """

    header: int
    block: int
    anchor: int
    behind: frozenset[int]
    ahead: frozenset[int]
    between: frozenset[int] | None


def launch_paths_of(
    launches: Iterable[tuple[Sequence[Taken], bool]],
    code: Function,
    flow: ControlFlow,
    places: InstructionPlaces,
    loops: Sequence[AnchoredLoop],
) -> tuple[LaunchPath, ...]:
    """The paths through the code; none where there is only one, on which everything may happen.

    Each launch has the paths of its waves, and true if it is known to be possible.
    """
    reader = _Reader(code, flow, places, loops)
    found: dict[tuple[LaunchPath, ...], bool] = {}
    for launch_paths, is_possible in launches:
        read = (
            LaunchPath(0, reader.untaken(one), reader.idle(one), one.waves, tuple(reader.if_followed(one)))
            for one in launch_paths
        )
        paths = tuple(dict.fromkeys(read))
        found[paths] = is_possible or found.get(paths, False)
    made = tuple(
        replace(path, launch=launch, is_possible=is_possible)
        for launch, (launch_paths, is_possible) in enumerate(found.items())
        for path in launch_paths
    )
    return (
        made if len(made) > 1 or any(path.untaken or path.idle or path.if_followed for path in made) else ()
    )


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
        each_iteration = dict(taken.each_iteration)
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
            passed = each_iteration.get(loop.header, frozenset())
            if loop.header in taken.passed and loop.block in passed:
                found.update(self._past(head, is_head=True))
            for block in passed & loop.behind:
                for place in self._blocks(block):
                    found.update(self._past_in_iteration(place, head))
            for block in passed & loop.ahead:
                for place in self._blocks(block):
                    found.update(self._past_ahead(place, head))
        return frozenset(found)

    def if_followed(self, taken: Taken) -> Iterator[FollowedIteration]:
        """Of loops, the edges that no wave takes in iterations that another one follows."""
        each_followed = dict(taken.each_followed)
        for loop in self._loops:
            if loop.between is not None:
                head = self._places.block_of[loop.anchor]
                passed = each_followed.get(loop.header, frozenset()) & loop.behind
                places = (place for block in passed for place in self._blocks(block))
                edges = frozenset(edge for place in places for edge in self._past_in_iteration(place, head))
                if edges:
                    yield FollowedIteration(loop.anchor, edges, loop.between)

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

    def _past_in_iteration(self, place: int, head: int) -> Iterator[Edge]:
        """The edges past a block of code that every wave runs in each iteration, which begins with the head."""
        if place == head or not self._tree.dominates(head, place):
            return
        leading = reachable(self._back, [place], avoiding=[head])
        if place in reachable(self._flow, self._flow[place], avoiding=[head]):
            return
        for block in (leading | {head}) - {place}:
            yield from ((block, after) for after in self._flow[block] if after not in leading)

    def _past_ahead(self, place: int, head: int) -> Iterator[Edge]:
        """The same of a block that is passed ahead of the head: between where iterations begin in the IR, and the
        head."""
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
        """True if every path from a block on passes another, or it is that."""
        while block != place and block < len(self._flow):
            block = self._behind[block]
        return block == place
