"""Proposed stages for a loop without marks; a proposal is nothing but marks.

`ldsopt.transforms.pipeline.pipelining` then checks them like an author's marks. To choose, a mark is put at every cut,
and the dependences between the segments are found as they are between stages.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from math import comb

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.global_memory.accesses import accesses_of
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.stages.dependences import Dependence, LoopDependences, is_from_memory
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.details import POINTER_OPERAND, callee_name, is_call
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.marks import SECOND_BODY, stage_marks
from ldsopt.ir.module import Function, Module, refused
from ldsopt.ir.read import reparse
from ldsopt.ir.synchronization import barriers, declarations_of, read_fence, whole_barrier
from ldsopt.isa.segment_work import SegmentWork
from ldsopt.target.intrinsics import family, is_of
from ldsopt.target.opcodes import WorkUnit
from ldsopt.transforms.pipeline.legality import legal_pipelines, numbered
from ldsopt.transforms.pipeline.marked_module import MarkedModule
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.stage_contents import is_synchronization

# --- unmarked loops -------------------------------------------------------------------------------------------
#
# The loop without marks that is cut into stages automatically, and the further conditions on it.
#
# Candidates are the innermost loops of kernels that touch LDS. If there are several, the user chooses one.
#
# Marks are the author's word that no wave waits for another by way of global memory. Without them that has to follow
# from the code: a barrier of such a loop may order its accesses of global memory, and with a phase shift it meets
# another barrier. So nothing in the kernel up to the loop's end may write global memory, or learn from it how far
# others are; the code behind the loop may, since there the groups meet again.


# --- cuts -----------------------------------------------------------------------------------------------------
#
# The places at which a loop without marks may be cut into stages.
#
# Nothing is moved: a cut is a place between two instructions of the body that every iteration passes. There are
#
# * required cuts: behind each barrier and wait of the author's, since none may stand inside of a stage, and at the end
#   of the body;
# * optional cuts: where the work changes from one unit to another (memory, LDS, matrix), and in the middle of four
#   pieces of work or more for one unit.
#
# Between two consecutive cuts is a *segment*; stages are made of these (`best_partition`).


_MATRIX = family("llvm.amdgcn.", "mfma smfmac wmma swmmac")
_MEMORY = family("llvm.amdgcn.", "global flat image tensor") | frozenset(
    f"llvm.amdgcn.{kind}.{pointer}{buffer}"
    for kind in ("raw", "struct")
    for pointer in ("", "ptr.")
    for buffer in ("buffer", "tbuffer")
)
_ACCESSES = ("load", "store", "atomicrmw", "cmpxchg")
_SPACES = ("ptr", "ptr addrspace(1)")
_SPLIT_FROM = 4
"""The fewest consecutive pieces of work for one unit that may be cut in the middle."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A place at which a stage may end.

    Attributes:
        line: of the instruction that it stands in front of, an index into `Module.lines`.
        why: the reason for it, in words; empty at the end of the body.
        is_needed: every partition has it.
    """

    line: int
    why: str
    is_needed: bool


@dataclass(frozen=True, slots=True)
class LoopCuts:
    """The cuts of a loop.

    Attributes:
        loop: the loop.
        cuts: in the order in which an iteration passes them; the last is the end of the body.
    """

    function: Function
    loop: Loop
    cuts: tuple[Cut, ...]

    def marked(self, marks: Sequence[Sequence[str]]) -> Edits:
        """The edits that put marks at cuts: for each cut, one for each name of a stage that ends there."""
        lines = {
            cut.line: tuple(
                f'  call void asm sideeffect "; ldsopt.stage {name}", "~{{memory}}"()' for name in names
            )
            for cut, names in zip(self.cuts, marks, strict=True)
            if names
        }
        return Edits({line: LineEdit(before=marks) for line, marks in lines.items()})

    def counted(self, module: Module) -> Edits:
        """The edits that mark each cut in the code: an instruction with the cut's number as a comment.

        Nothing is scheduled across it, just as nothing will be across the barrier that it stands for.
        """
        fence = "  call void @llvm.amdgcn.sched.barrier(i32 0)"
        lines = {
            cut.line: LineEdit(
                before=(
                    fence,
                    f'  call void asm sideeffect "s_nop 0 ; ldsopt.cut {number}", "~{{memory}}"()',
                    fence,
                )
            )
            for number, cut in enumerate(self.cuts)
        }
        return Edits(lines, declarations_of(module, [fence]))


class _CutSearch:
    """The search for the cuts of a loop.

    Args:
        lds: lines of the kernel's accesses of LDS other than copies from memory.
    """

    def __init__(
        self, module: Module, function: Function, flow: ControlFlow, loop: Loop, lds: Collection[int]
    ) -> None:
        self._module, self._function, self._lds = module, function, lds
        dominates = flow.dominators.dominates
        latches = [block for block in flow.predecessors[loop.header] if block in loop.blocks]
        passed = [
            block
            for block in flow.order
            if block in loop.blocks and all(dominates(block, latch) for latch in latches)
        ]
        self._path = [
            at for block in passed for at in range(function.blocks[block].start, function.blocks[block].stop)
        ]

    def run(self) -> Iterator[Cut]:
        """Yields the cuts in the order in which an iteration passes them."""
        instructions, path = self._function.instructions, self._path
        needed = {path.index(at) + 1 for at in self._synchronizing()}
        works = [(place, unit) for place, at in enumerate(path) if (unit := self._unit(at))]
        end = len(path) - 1
        if needed and not any(map(self._touches_memory, path[max(needed) : end])):
            needed = (needed - {max(needed)}) | {end}
        for place, why in sorted(self._between(works).items() | {(one, "") for one in {*needed, end}}):
            if why and place in {*needed, end}:
                continue
            said = why or (
                "a barrier or a wait of the author's" if place in needed else "the end of the body"
            )
            yield Cut(instructions[path[place]].line, said, is_needed=not why)

    def _synchronizing(self) -> Iterator[int]:
        """Yields the last instruction of each group of fences, waits and one barrier that may end a stage."""
        last, has_barrier, instructions = -1, False, self._function.instructions
        for at in self._path:
            instruction = instructions[at]
            fence = read_fence(self._module, instruction.line)
            if fence is not None or is_synchronization(self._module, instruction):
                ends_one = (
                    has_barrier and at - 1 == last and whole_barrier(self._module, instructions, last) == at
                )
                is_barrier = fence is None and not ends_one and bool(barriers(self._module, instruction))
                if has_barrier and (is_barrier or (fence is not None and fence.releases)):
                    yield last
                    has_barrier = False
                last, has_barrier = at, has_barrier or is_barrier
            elif last >= 0 and (self._touches_memory(at) or (has_barrier and self._unit(at))):
                yield last
                last, has_barrier = -1, False
        if last >= 0:
            yield last

    def _touches_memory(self, at: int) -> bool:
        """True if synchronization on its two sides belongs to different slots."""
        if self._function.instructions[at].opcode in _ACCESSES:
            return True
        return self._unit(at) in (WorkUnit.MEMORY, WorkUnit.LDS)

    def _between(self, works: Sequence[tuple[int, WorkUnit]]) -> dict[int, str]:
        """The places where the work changes its unit, or one unit's work has its middle, with the reason to cut."""
        found: dict[int, str] = {}
        run: list[int] = []
        for number, (place, unit) in enumerate(works):
            before = works[number - 1][1] if number else None
            if unit is not before:
                if before is not None:
                    found[place] = f"from {before.value} to {unit.value}"
                run = []
            run.append(place)
            is_last = number + 1 == len(works) or works[number + 1][1] is not unit
            if is_last and len(run) >= _SPLIT_FROM:
                found[run[len(run) // 2]] = f"half of {len(run)} for {unit.value}"
        return found

    def _unit(self, at: int) -> WorkUnit | None:
        """The unit that executes an instruction."""
        instruction = self._function.instructions[at]
        if instruction.line in self._lds:
            return WorkUnit.LDS
        if instruction.opcode in _ACCESSES:
            pointer = instruction.operands[POINTER_OPERAND[instruction.opcode]]
            return WorkUnit.MEMORY if self._module.type_of(pointer) in _SPACES else None
        if not is_call(instruction):
            return None
        name = callee_name(self._module, instruction) or ""
        if is_of(name, _MATRIX):
            return WorkUnit.MATRIX
        return WorkUnit.MEMORY if is_of(name, _MEMORY) else None


def find_loop(module: Module, line: int | None) -> LoopCuts:
    """The loop to cut into stages, with its cuts.

    Args:
        module: without marks.
        line: of the input, 1-based, in the loop; ``None`` for the only loop.

    Raises:
        InputError: there are marks; there is no such loop, or more than one; or it may not be cut automatically.
    """
    accesses = {one.name: one.accesses for one in provenance_of(module).found}
    functions = [one for one in module.functions() if one.is_kernel and not one.name.startswith(SECOND_BODY)]
    found: list[tuple[Function, ControlFlow, Loop]] = []
    for function in functions:
        for mark in stage_marks(module, function).values():
            raise refused(
                module,
                mark.line,
                f"'{function.name}' has stage marks already",
                "leave out --auto, or take the marks away",
            )
        touching = {access.line for access in accesses[function.name]}
        flow = of_function(function)
        found += [(function, flow, one) for one in _innermost(flow) if touching & set(_lines(function, one))]
    function, flow, loop = _chosen(module, found, line)
    _refuse_global_order(module, function, flow, loop)
    lds = {access.line for access in accesses[function.name] if not is_from_memory(access)}
    return LoopCuts(function, loop, tuple(_CutSearch(module, function, flow, loop, lds).run()))


def first_line(module: Module, function: Function, loop: Loop) -> int | None:
    """The first line of the input that is in a loop, 1-based, if it is known."""
    return min(
        (line for one in _lines(function, loop) if (line := module.source_lines.of(one + 1))), default=None
    )


def _innermost(flow: ControlFlow) -> Iterator[Loop]:
    for loop in flow.loops:
        if not any(other.header in loop.blocks for other in flow.loops if other.header != loop.header):
            yield loop


def _lines(function: Function, loop: Loop) -> list[int]:
    blocks = [function.blocks[number] for number in sorted(loop.blocks)]
    return [function.instructions[at].line for block in blocks for at in range(block.start, block.stop)]


def _chosen(
    module: Module, found: list[tuple[Function, ControlFlow, Loop]], line: int | None
) -> tuple[Function, ControlFlow, Loop]:
    """The loop with a line; without a line, the only loop.

    Raises:
        InputError: there is none, or more than one.
    """
    if not found:
        raise InputError(
            "no loop of a kernel touches LDS",
            file=module.source,
            remedy="a pipeline is made of a loop that loads, computes and stores in turn; keep it from being unrolled",
        )
    if line is not None:
        for one in found:
            if line in {module.source_lines.of(at + 1) for at in _lines(one[0], one[2])}:
                return one
    elif len(found) == 1:
        return found[0]
    lines = [first_line(module, one[0], one[2]) for one in found]
    known = ", ".join(str(at) for at in sorted(at for at in lines if at is not None))
    several = "one loop touches" if len(found) == 1 else f"{len(found)} loops touch"
    raise InputError(
        f"{several} LDS, at {known or 'no known line'}"
        + ("" if line is None else f"; line {line} is in none, or in a loop around one"),
        file=module.source,
        line=line,
        remedy="say which by one of its lines: --loop LINE",
    )


def _refuse_global_order(module: Module, function: Function, flow: ControlFlow, loop: Loop) -> None:
    ahead = {
        number for number in range(len(function.blocks)) if flow.leads_to(number, loop.header)
    } | loop.blocks
    for access in accesses_of(function, module):
        if function.block_at[access.at] not in ahead or not (access.writes or access.signals):
            continue
        instruction = function.instructions[access.at]
        if not (
            access.is_dma and ".load." in callee_name(module, instruction)
        ):  # these write LDS, and read memory
            raise refused(
                module,
                instruction.line,
                "this may write global memory in the loop or in front of it, and whether another wave waits for "
                "that at a barrier of the loop is not known",
                "mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)",
            )


MOST_STAGES = 16

_MORE = 4
"""The number of stages above the fewest that a search tries: each multiplies the partitions."""


@dataclass(frozen=True, slots=True)
class ProposedStage:
    """A stage of a proposal.

    Attributes:
        name: of the stage, by the units that execute it.
        work: instructions of the compiled code, by unit.
        why: the reason for its end, in words.
        line: of the instruction in front of which it ends, an index into `Module.lines`.
    """

    name: str
    work: SegmentWork
    why: str
    line: int


@dataclass(frozen=True, slots=True)
class StageProposal:
    """Stages for a loop.

    Attributes:
        kernel: its kernel.
        line: of the input, the loop's first; ``None`` if it is not known.
        stages: in order.
        partition: the partition, with its expected loads.
        compiler: the compiler whose code was counted.
        edits: the marks.
    """

    kernel: str
    line: int | None
    stages: tuple[ProposedStage, ...]
    partition: Partition
    compiler: str
    edits: Edits


def propose(
    module: Module, cuts: LoopCuts, work: Sequence[SegmentWork], compiler: str, options: PipelineOptions
) -> StageProposal:
    """The stages that are proposed for a loop.

    Args:
        compiler: the compiler whose code was counted.
        options: the number of stages (0: the number of least load, if that is less than in step), and the assumptions.

    Raises:
        InputError: the loop cannot be a pipeline, or not one with this number of stages.
    """
    assert options.auto is not None
    needed = frozenset(number for number, cut in enumerate(cuts.cuts) if cut.is_needed)
    if 0 < options.auto < len(needed):
        raise refused(
            module,
            cuts.cuts[0].line,
            f"the loop has {len(needed)} stages at least, one for each barrier or wait in it and the rest",
            f"ask for so many: --auto {len(needed)}",
        )
    if len(cuts.cuts) == 1:
        raise refused(
            module,
            cuts.cuts[0].line,
            "the loop has no place inside to cut it at: its work is for one unit, memory, LDS or matrices",
            "leave it as it is",
        )
    loop, found = _between_segments(module, cuts, options)
    segments = LoopSegments(work, needed, [_of_segments(one, loop.count) for one in found], loop.gap)
    if options.auto > most_stages(segments):
        raise refused(
            module,
            cuts.cuts[0].line,
            f"the loop has {len(cuts.cuts)} places to cut it at, too few for {options.auto} stages",
            f"ask for {most_stages(segments)} at most",
        )
    tried = [options.auto] if options.auto else _counts(segments)
    possible = [one for count in tried if (one := best_partition(segments, count)) is not None]
    if not possible:
        raise _too_close(module, segments, found, tried[-1])
    partition = min(possible, key=lambda one: (one.in_turns, len(one.ends)))
    if not options.auto and partition.in_turns >= partition.in_step:
        raise refused(
            module,
            cuts.cuts[0].line,
            f"no partition into {tried[0]} to {tried[-1]} stages lets the two groups need different units: the "
            f"expected load is {partition.in_turns:.2f} in turns, {partition.in_step:.2f} in step",
            "leave the loop as it is, or ask for a number of stages: --auto N",
        )
    stages = _stages(cuts, work, partition)
    names: list[list[str]] = [[] for _ in cuts.cuts]
    for stage, end in zip(stages, partition.ends, strict=True):
        names[end].append(stage.name)
    line = first_line(module, cuts.function, cuts.loop)
    return StageProposal(cuts.function.name, line, stages, partition, compiler, cuts.marked(names))


def _counts(segments: LoopSegments) -> list[int]:
    """The numbers of stages to try if none is asked for: the fewest possible, and some more."""
    least = max(2, len(segments.needed))
    return list(range(least, min(least + _MORE, most_stages(segments), MOST_STAGES) + 1)) or [least]


def _between_segments(
    module: Module, cuts: LoopCuts, options: PipelineOptions
) -> tuple[StageLoop, Sequence[Dependence]]:
    """The loop with each segment as a stage, and the dependences between these.

    Raises:
        InputError: the loop cannot be a pipeline, however it is cut.
    """
    every = edited(module, cuts.marked([[f"part{number}"] for number in range(len(cuts.cuts))]))
    whole = reparse(every.text, module, is_own=every.is_own)
    marked = MarkedModule(whole, options)
    (around,) = marked.kernels()
    (loop,) = legal_pipelines(around.kernel, options)
    between = LoopDependences(
        around.kernel.provenance, around.footprints, around.layout, loop, around.accesses
    )
    return loop, [_in_lines_of(whole, one) for one in between.find(marked.arch)]


def _in_lines_of(marked: Module, one: Dependence) -> Dependence:
    """The dependence, with 1-based lines of the input instead of those of the module with marks; 0 if not known."""
    lines = marked.source_lines
    return replace(one, source=lines.of(one.source + 1) or 0, target=lines.of(one.target + 1) or 0)


def _of_segments(one: Dependence, count: int) -> SegmentDependence:
    return SegmentDependence(one.first, one.second, (one.distance - one.second + one.first) // count, one.gap)


def _too_close(module: Module, segments: LoopSegments, found: Sequence[Dependence], count: int) -> InputError:
    """The error that no partition keeps the dependences apart: names one that is too close, and a sufficient number."""
    bare = LoopSegments(segments.work, segments.needed, (), segments.gap)
    best = best_partition(bare, count)
    close = [
        dependence
        for dependence, one in zip(found, segments.dependences, strict=True)
        if best is not None
        and not is_legal(LoopSegments(segments.work, segments.needed, (one,), segments.gap), best.ends)
    ]
    enough = next((n for n in range(count + 1, MOST_STAGES + 1) if has_partition(segments, n)), None)
    example = close[0] if close else found[0]
    lines = (
        f"lines {example.source} and {example.target}" if example.source and example.target else "accesses"
    )
    return InputError(
        f"no partition of the loop into {count} stages keeps its stages apart: {lines} touch common bytes of LDS "
        f"({example.hazard.value}) in stages that would run at the same time",
        file=module.source,
        line=example.source or None,
        remedy=f"ask for more: --auto {enough}" if enough else "double-buffer what they touch",
    )


def _stages(cuts: LoopCuts, work: Sequence[SegmentWork], partition: Partition) -> tuple[ProposedStage, ...]:
    found: list[tuple[Counter[WorkUnit], int]] = []
    begin = 0
    for end in partition.ends:
        own: Counter[WorkUnit] = Counter()
        for segment in work[begin : end + 1]:
            own.update(segment)
        found.append((own, end))
        begin = end + 1
    names = ["_".join(unit.value for unit in WorkUnit if own[unit]) or "idle" for own, _ in found]
    stages = []
    for number, (name, (own, end)) in enumerate(zip(numbered(names, ""), found, strict=True)):
        is_empty = number > 0 and partition.ends[number - 1] == end
        why = "keeps the stages around it apart" if is_empty else cuts.cuts[end].why
        stages.append(ProposedStage(name, dict(own), why, cuts.cuts[end].line))
    return tuple(stages)


# --- partition ----------------------------------------------------------------------------------------------
#
# The cuts of a loop that end its stages: the partition in which two groups of waves disturb each other least.
#
# While one group runs stage s, the other runs the stage a phase gap behind it. A wave does the work of a stage unit
# after unit, since it computes with the data that it has read; and a unit serves one group after the other. So a step
# of the pipeline takes as long as the stage of either group, or as the unit that both need most. The time of a unit for
# one piece of work is ignored: all of a unit's work in an iteration counts as one, whichever unit it is. The *load* of
# a partition:
#
#     sum over s of  max(w(s), w(s - gap), max over units u of  w_u(s) + w_u(s - gap))
#
# with w_u(s) the part of u's work that stage s has, and w(s) their sum over the units. In step both groups want the
# same unit at the same time, and the load is ``2 * w(s)``, summed: two for each unit that has work. The partition of
# least load is chosen; of equal ones the one whose heaviest step is lightest, then the one whose stages end first. That
# is a measure of balance, not of time.
#
# A stage may be empty: then a cut is used twice. So stages can be moved apart that the loop has close to each other.
#
# A dependence of segment a on segment b, k iterations later, is one of stage S(a) on S(b), ``S(b) - S(a) + N * k``
# stages apart. In one stage of one iteration (nothing apart) a barrier orders the two no more than it did in the input:
# each barrier of the input is a cut. Else it has to be more than the phase gap apart.


_MOST_TRIES = 20_000
_MOST_EMPTY = 2
"""The most consecutive stages without work: as many as the largest phase gap."""


@dataclass(frozen=True, slots=True)
class SegmentDependence:
    """A dependence: one segment touches LDS bytes that another one touches, in other waves.

    Attributes:
        first, second: the segments, by number.
        iterations: the fewest iterations from the one to the other.
        gap: the phase gap that counts: 0 if only waves of one group touch bytes of each other.
    """

    first: int
    second: int
    iterations: int
    gap: int


@dataclass(frozen=True, slots=True)
class LoopSegments:
    """A loop as its segments, from which partitions are made.

    Attributes:
        work: of each segment.
        needed: the cuts that every partition has, by number; cut k ends segment k. The last is among them.
        dependences: between the segments.
        gap: the phase gap.
    """

    work: Sequence[SegmentWork]
    needed: frozenset[int]
    dependences: Sequence[SegmentDependence]
    gap: int


@dataclass(frozen=True, slots=True)
class Partition:
    """Stages as the cuts that end them.

    Attributes:
        ends: for each stage the cut that ends it, in order; a cut that occurs twice ends an empty stage as well.
        in_turns: the load with a phase shift, see above.
        in_step: the load without.
    """

    ends: tuple[int, ...]
    in_turns: float
    in_step: float


def best_partition(loop: LoopSegments, count: int) -> Partition | None:
    """The partition of least load into ``count`` stages; ``None`` if each has a dependence that is too close."""
    parts = _parts(loop)
    found = [
        (partition.in_turns, heaviest, ends, partition)
        for ends in _candidates(loop, count)
        if is_legal(loop, ends)
        for partition, heaviest in [_valued(parts, ends, loop.gap)]
    ]
    return min(found, key=lambda one: one[:3])[3] if found else None


def most_stages(loop: LoopSegments) -> int:
    """The most stages that a loop can be cut into, empty ones among them."""
    return len(loop.work) * (_MOST_EMPTY + 1)


def has_partition(loop: LoopSegments, count: int) -> bool:
    """True if there is a partition into ``count`` stages."""
    return any(is_legal(loop, ends) for ends in _candidates(loop, count))


def is_legal(loop: LoopSegments, ends: Sequence[int]) -> bool:
    """True if every dependence is farther than the phase gap, or within one stage of one iteration."""
    stage = _stage_of_segments(len(loop.work), ends)
    for one in loop.dependences:
        distance = stage[one.second] - stage[one.first] + len(ends) * one.iterations
        if distance and distance <= one.gap:
            return False
    return True


def _stage_of_segments(segments: int, ends: Sequence[int]) -> list[int]:
    """For each segment, the stage that it belongs to."""
    return [bisect_left(ends, segment) for segment in range(segments)]


def _candidates(loop: LoopSegments, count: int) -> Iterator[tuple[int, ...]]:
    """Yields partitions into ``count`` stages; each has the required cuts."""
    free = count - len(loop.needed)
    cuts = list(range(len(loop.work)))
    while free >= 0 and comb(len(cuts) + free - 1, free) > _MOST_TRIES:
        optional = [cut for cut in cuts if cut not in loop.needed]
        if not optional:
            break
        cuts.remove(min(optional, key=lambda cut: _weight(loop, cut)))
    for chosen in combinations_with_replacement(cuts, max(free, 0)) if free >= 0 else ():
        ends = sorted([*loop.needed, *chosen])
        if all(ends.count(end) <= _MOST_EMPTY + 1 for end in set(chosen)):
            yield tuple(ends)


def _weight(loop: LoopSegments, cut: int) -> float:
    """The amount of work of the two segments beside a cut."""
    parts = _parts(loop)
    return sum(parts[cut].values()) + sum(parts[(cut + 1) % len(parts)].values())


def _parts(loop: LoopSegments) -> list[dict[WorkUnit, float]]:
    """For each segment, by unit, its part of the unit's work in an iteration."""
    whole = {unit: sum(work.get(unit, 0) for work in loop.work) for unit in WorkUnit}
    return [
        {unit: work.get(unit, 0) / all_of if all_of else 0.0 for unit, all_of in whole.items()}
        for work in loop.work
    ]


def _valued(
    parts: Sequence[Mapping[WorkUnit, float]], ends: tuple[int, ...], gap: int
) -> tuple[Partition, float]:
    """A partition with its loads, and that of its heaviest step."""
    stages = [dict.fromkeys(WorkUnit, 0.0) for _ in ends]
    for part, stage in zip(parts, _stage_of_segments(len(parts), ends), strict=True):
        for unit, share in part.items():
            stages[stage][unit] += share
    stage_before = [number - gap for number in range(len(stages))]
    own = [sum(stage.values()) for stage in stages]
    steps = [
        max(own[s], own[before], *(stages[s][unit] + stages[before][unit] for unit in WorkUnit))
        for s, before in enumerate(stage_before)
    ]
    return Partition(ends, round(sum(steps), 6), round(2 * sum(own), 6)), round(max(steps), 6)
