"""The marked stages that may be run as pipelines. All of it is checked before anything is changed.

Requirements, with the reasons:

* two stages or more: with one there is nothing to run beside it;
* all work-items run them, and equally often: a barrier that only some waves pass hangs the others;
* every barrier of the kernel is passed by all waves: if some pass one more, as behind an existing warp pipeline, the
  pipeline's own barriers would not meet those that they were placed to meet;
* in a stage no loop, no barrier, no wait, no call with unknown effects: otherwise the stage's barriers would not be all
  that orders the waves. At a stage's end a barrier and waits of the author's are kept;
* the workgroup has two groups of waves (`wave_groups`).

Marks in a loop are the stages of that loop (`LoopCheck`). Marks in no loop are consecutive stages that run once
(`FlatCheck`), up to the next marked loop.

`ldsopt.analysis.stages.dependences` finds the dependences between stages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import count

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.provenance.kernel_code import shape_of
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.stages.stage_loop import DEFAULT_GAP, FlatEnds, StageLoop, WaveGroups
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.graph import reachable
from ldsopt.groups import by_key
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.marks import StageMark
from ldsopt.ir.module import Block, Function, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import barriers
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.stage_contents import FilledSlot, StageContents, read_slots

# --- marked kernels -------------------------------------------------------------------------------------------
#
# A kernel with stage marks, as the checks of its pipelines see it.


@dataclass(frozen=True, slots=True)
class MarkedKernel:
    """A kernel that has marks, and the facts about its control flow.

    Attributes:
        marks: by index into `Function.instructions`.
        flow, divergence: of the function.
        assumptions: names of the assumptions that the divergence rests on.
    """

    module: Module
    provenance: Provenance
    function: Function
    marks: Mapping[int, StageMark]
    flow: ControlFlow
    divergence: Divergence
    assumptions: tuple[str, ...]

    def block_of(self, at: int) -> int:
        """The number of the block that holds an instruction, by its index."""
        return self.function.block_at[at]


# --- stages ---------------------------------------------------------------------------------------------------
#
# The conditions on every pipeline, for stages of a loop and for stages that run once.
#
# The two groups of waves of a workgroup: their size, and the id that separates them.
#
# A group has as many waves on each SIMD as the other: one, or two if workgroups always have that many. Waves go to
# SIMDs in turns, so the size of a group is a multiple of the number of SIMDs. With fewer, a SIMD has waves of one group
# alone, and nothing on it to run beside. That concerns speed: the grouping of waves decides nothing about order. So a
# workgroup that is launched smaller than the kernel says does no harm, it only has a smaller second group.
#
# A wave's group follows from the linear id of its first lane. That it is the same for all lanes does not depend on the
# workgroup's shape; that the groups are of equal size does.


_NO_ID = "amdgpu-no-workitem-id"


def wave_groups(module: Module, function: Function, options: PipelineOptions) -> WaveGroups:
    """The groups of a kernel's waves.

    Raises:
        InputError: its workgroups do not have two groups, or their shape is not known.
    """
    arch = require_arch(module)
    bounds = launch_bounds(module, function)
    lanes = wave_size(module, function)
    size = arch.simds * lanes
    more = bounds.flat // (2 * size) if bounds.least == bounds.flat and not bounds.flat % (2 * size) else 0
    if bounds.flat != 2 * size and not more:
        few = "; with fewer, a SIMD has waves of one group alone" if bounds.flat < 2 * size else ""
        raise refused(
            module,
            function.line,
            f"workgroups of '{function.name}' have up to {bounds.flat} work-items, a pipeline has {2 * size} "
            f"on {arch.name}: two groups of {arch.simds} waves of {lanes}, one a SIMD{few}",
            f"state it: __launch_bounds__({2 * size}), amdgpu_flat_work_group_size({2 * size}, {2 * size}) or "
            "reqd_work_group_size, or a multiple of it that every workgroup has",
        )
    shape = shape_of(module, function, options.shapes, tuple(options.no_assume))
    attributes = attribute_text(module, function.line)
    for axis, extent in zip(
        "yz", shape.sizes[1:] if shape.sizes else (), strict=False
    ):  # every kernel gets that of x
        if extent > 1 and f'"{_NO_ID}-{axis}"' in attributes:
            raise refused(
                module,
                function.line,
                f"'{function.name}' gets no workitem.id.{axis} ({_NO_ID}-{axis}), by which its waves are "
                "told apart",
                "take the attribute away",
            )
    count = arch.simds * max(1, more)
    early, late = range(count), range(count, 2 * count)
    return WaveGroups(early, late, lanes, *shape)


class StageCheck:
    """The checks of one pipeline, in the order in which their messages help most.

    Args:
        kernel: its kernel.
        marks: its marks, as indices of instructions.
    """

    def __init__(self, kernel: MarkedKernel, marks: Sequence[int], options: PipelineOptions) -> None:
        self._kernel, self._module, self._function = kernel, kernel.module, kernel.function
        self._flow, self._marks, self._options = kernel.flow, marks, options
        self._blocks: Sequence[Block] = kernel.function.blocks
        self._first = kernel.marks[min(marks)].line
        if not self._function.is_kernel:
            raise self._refuse(
                self._first,
                f"stage marks in '{self._function.name}', which is no kernel",
                "let the compiler inline it into its kernel",
            )

    def _sorted(self, marks: Iterable[int]) -> list[int]:
        return sorted(marks, key=lambda at: (self._flow.place[self._kernel.block_of(at)], at))

    def _numbered(self, first: int, blocks: Iterable[int], marks: Iterable[int]) -> dict[int, int]:
        """The stage of each instruction of these blocks, by index: the number of marks passed since the first block."""
        stage_at, numbers, marks = {first: 0}, dict[int, int](), set(marks)
        inside = set(blocks)
        for block in self._flow.order:
            if block not in inside:
                continue
            stage = stage_at[block]
            for at in range(self._blocks[block].start, self._blocks[block].stop):
                numbers[at] = stage
                stage += at in marks
            for target in self._flow.successors[block]:
                if target != first:
                    stage_at.setdefault(target, stage)
        return numbers

    def _slots(self, places: list[tuple[int, list[int]]]) -> list[FilledSlot]:
        return read_slots(self._module, self._function, self._kernel.provenance.callees, places)

    def _contents(self, stages: Mapping[int, str], free: set[int]) -> None:
        """Refuses instructions that may not stand in a stage.

        Args:
            stages: the instructions to examine, by index, and the names of their stages.
            free: lines of instructions that belong to slots.
        """
        contents = StageContents(self._kernel.provenance)
        for at, name in sorted(stages.items()):
            instruction = self._function.instructions[at]
            if at in self._kernel.marks or instruction.line in free:
                continue
            if what := contents.unsuitable(instruction):
                raise self._refuse(instruction.line, f"{what[0]} inside of stage '{name}'", what[1])

    def _uniform(self, places: Iterable[int], whose: str) -> None:
        divergence = self._kernel.divergence
        name = self._name(self._marks[0])
        for place in places:
            blame = divergence.partial.get(place)
            if blame is None:
                continue
            block = self._blocks[blame]
            ending = [at for at in sorted(divergence.ending) if block.start <= at < block.stop]
            if ending and blame not in divergence.branches:
                raise self._refuse(
                    self._line(ending[0]),
                    f"a wave may end here, so that not all work-items run {whose} of stage '{name}'",
                    "let the compiler inline what is called here; a barrier that only some waves pass hangs the others",
                )
            if blame in divergence.loaded:
                raise self._refuse(
                    divergence.loaded[blame],
                    f"not all work-items run {whose} of stage '{name}' equally often if what is loaded here differs "
                    "between them, or is written meanwhile",
                    "load it from an argument that is noalias (__restrict__) and not written, or say that no argument "
                    "is written through another: --assume arguments-do-not-alias",
                )
            raise self._refuse(
                self._function.terminator(blame).line,
                f"not all work-items run {whose} of stage '{name}' equally often",
                "let the branch here depend on what is the same for the whole workgroup; a barrier that only some "
                "waves pass hangs the others",
            )

    def _gap(self, ordered: Sequence[int], whose: str) -> int:
        given = {mark.gap: mark for at in ordered if (mark := self._kernel.marks[at]).gap is not None}
        if len(given) > 1:
            last = list(given.values())[-1]
            raise self._refuse(
                last.line,
                f"stage '{last.name}' has a phase gap of {last.gap}, another stage of {whose} has another",
                "give the gap at one stage only",
            )
        gap = next(iter(given), None) or DEFAULT_GAP
        if gap >= len(ordered):
            raise self._refuse(
                self._first,
                f"a phase gap of {gap} with {len(ordered)} stages: both groups would run the same stage",
                f"give it {gap + 1} stages or more, or a gap of 1",
            )
        return gap

    def _groups(self) -> WaveGroups:
        return wave_groups(self._module, self._function, self._options)

    def _no_loop(self, region: Set[int], names: Mapping[int, str], which: str = "loop") -> None:
        for loop in self._flow.loops:
            if loop.header in region:
                first = self._blocks[loop.header].start
                raise self._refuse(
                    self._line(first),
                    f"a loop inside of stage '{names.get(first, self._name(self._marks[0]))}'",
                    f"unroll it, or mark the stages of the {which} instead",
                )

    # --- words ----------------------------------------------------------------------------------------

    def _line(self, at: int) -> int:
        return self._function.instructions[at].line

    def _name(self, at: int) -> str:
        return self._kernel.marks[at].name

    def _refuse(self, line: int, message: str, remedy: str) -> InputError:
        return refused(self._module, line, message, remedy)


def legal_pipelines(kernel: MarkedKernel, options: PipelineOptions) -> list[StageLoop]:
    """The marked stages of a kernel, by pipeline, in the order in which control reaches them.

    Raises:
        InputError: some cannot be run as a pipeline; the message says what to do.
    """
    _refuse_partial_barriers(kernel)
    flow = kernel.flow
    place = flow.place
    loops = {loop.header: loop for loop in flow.loops}
    by_loop: dict[int, list[int]] = {}
    alone: list[int] = []
    for at in kernel.marks:
        block = kernel.block_of(at)
        if (loop := flow.innermost(block)) is not None:
            by_loop.setdefault(loop.header, []).append(at)
        elif block in place:
            alone.append(at)
        else:
            raise refused(
                kernel.module,
                kernel.marks[at].line,
                f"the mark of stage '{kernel.marks[at].name}' stands where control never comes",
                "take it away",
            )
    heads = sorted(place[header] for header in by_loop)
    flat = by_key((sum(head < place[kernel.block_of(at)] for head in heads), at) for at in alone)
    found = [LoopCheck(kernel, marks, options, loops[header]).run() for header, marks in by_loop.items()]
    found += [FlatCheck(kernel, marks, options).run() for marks in flat.values()]
    return sorted(found, key=lambda one: place[one.header])


def _refuse_partial_barriers(kernel: MarkedKernel) -> None:
    """Refuses barriers that only some waves pass: with them, waves that meet may be at different barriers."""
    for at, instruction in enumerate(kernel.function.instructions):
        if kernel.block_of(at) in kernel.divergence.partial and barriers(kernel.module, instruction):
            raise refused(
                kernel.module,
                instruction.line,
                f"only some waves of '{kernel.function.name}' pass this barrier, as where a loop is a warp pipeline "
                "already",
                "leave it as it is, and let `ldsopt check` prove it",
            )


# --- flat legality ------------------------------------------------------------------------------------------
#
# The conditions on marked stages outside of loops, as an unrolled loop leaves them.
#
# They are run once, from the block of the first mark to that of the last, and every path from the one to the other
# passes every mark; there may be branches in between, but no loop. The first stage begins behind the barrier in front
# of it in its block, or behind another instruction that may not stand in a stage; without any, at the block's
# beginning. Code behind the last mark is in no stage.
#
# A loop that was unrolled has the same names again and again; they are numbered.


class FlatCheck(StageCheck):
    """The checks of stages that are run once."""

    def run(self) -> StageLoop:
        """The stages.

        Raises:
            InputError: they are no pipeline.
        """
        ordered = self._sorted(self._marks)
        if len(ordered) < 2:
            raise self._refuse(
                self._first,
                f"the mark of stage '{self._name(ordered[0])}' stands alone, in no loop",
                "put the marks into the body of a loop, or mark the ends of two stages or more",
            )
        first, last = (self._kernel.block_of(at) for at in (ordered[0], ordered[-1]))
        self._refuse_skipped_marks(ordered)
        region = self._region(first, last)
        slots = self._slots([(at, self._behind(at)) for at in [ordered[-1], *ordered[:-1]]])
        free = {line for slot in slots for line in slot.lines}
        start = self._start(ordered[0], free)
        numbers = {
            at: stage
            for at, stage in self._numbered(first, region, ordered).items()
            if at >= start or not self._blocks[first].start <= at < self._blocks[first].stop
            if stage < len(ordered)
        }
        names = {at: self._name(ordered[stage]) for at, stage in numbers.items()}
        self._no_loop(region, names)
        self._contents(names, free)
        self._uniform([first, *map(self._kernel.block_of, ordered)], "the stages")
        dominates = self._flow.dominators.dominates
        return StageLoop(
            function=self._function,
            marks=tuple(
                self._kernel.marks[at]._replace(name=name)
                for at, name in zip(ordered, numbered([self._name(at) for at in ordered], "."), strict=True)
            ),
            slots=tuple(slot.content for slot in slots),
            gap=self._gap(ordered, "the stages"),
            groups=self._groups(),
            header=first,
            latch=last,
            entering=first,
            behind=last,
            stage_of={self._line(at): stage for at, stage in numbers.items()},
            always=frozenset(block for block in region if dominates(block, last)),
            flat=FlatEnds(self._line(start), self._end(ordered[-1], slots[0])),
        )

    def _refuse_skipped_marks(self, ordered: Sequence[int]) -> None:
        """Refuses marks that not every path from the first to the last passes."""
        blocks = [self._kernel.block_of(at) for at in ordered]
        for at, block, after in zip(ordered[1:], blocks, blocks[1:], strict=False):
            behind = block
            while behind not in (after, self._flow.exit):
                behind = self._flow.post_dominator.get(behind, self._flow.exit)
            if behind != after or not self._flow.dominators.dominates(block, after):
                raise self._refuse(
                    self._line(at),
                    f"the marks of stages '{self._name(ordered[0])}' and '{self._name(at)}' are not passed on the "
                    "same paths",
                    "put all marks where every path through the stages comes by",
                )

    def _region(self, first: int, last: int) -> frozenset[int]:
        """The blocks on the paths from the one to the other. Neither is in a loop, so no path leads back."""
        onward = reachable(self._flow.successors, [first])
        return frozenset(onward & reachable(self._flow.predecessors, [last]))

    def _behind(self, at: int) -> list[int]:
        return list(range(at + 1, self._blocks[self._kernel.block_of(at)].stop))

    def _start(self, first_mark: int, free: set[int]) -> int:
        """The index of the instruction that the first stage begins with."""
        contents = StageContents(self._kernel.provenance)
        at = first_mark
        while at > self._blocks[self._kernel.block_of(first_mark)].start:
            instruction = self._function.instructions[at - 1]
            stays = instruction.opcode in ("phi", "alloca") or (
                instruction.line not in free and contents.unsuitable(instruction) is not None
            )
            if stays or instruction.opcode == "fence":
                break
            at -= 1
        return at

    def _end(self, last_mark: int, slot: FilledSlot) -> int:
        """The line of the instruction that follows the last mark and the instructions of its slot."""
        own = {*slot.lines, self._line(last_mark)}
        at = last_mark + 1
        while any(self._line(later) in own for later in self._behind(last_mark) if later >= at):
            at += 1
        return self._line(at)


def numbered(names: Sequence[str], between: str) -> list[str]:
    """The names, those that occur several times with numbers behind them.

    >>> numbered(["read", "compute", "read"], ".")
    ['read.1', 'compute', 'read.2']
    """
    many, numbers = Counter(names), {name: count(1) for name in names}
    return [f"{name}{between}{next(numbers[name])}" if many[name] > 1 else name for name in names]


# --- loop legality ------------------------------------------------------------------------------------------
#
# The conditions on a marked loop that is run as a pipeline.
#
# Required of the loop, beyond the conditions on every pipeline (at the head of this module):
#
# * one entry, one latch, one exit from it: there the groups part and meet again;
# * all work-items run it equally often, and pass each mark once in each iteration;
# * no LDS is touched between the last mark and its end.


class LoopCheck(StageCheck):
    """The checks of a marked loop.

    Args:
        kernel, marks, options: as for `StageCheck`.
        loop: the innermost loop around the marks.
    """

    def __init__(
        self, kernel: MarkedKernel, marks: Sequence[int], options: PipelineOptions, loop: Loop
    ) -> None:
        super().__init__(kernel, marks, options)
        self._loop = loop

    def run(self) -> StageLoop:
        """The loop with its stages.

        Raises:
            InputError: it is no pipeline.
        """
        latch = self._one_latch()
        ordered = self._in_order(latch)
        self._stages(ordered)
        entering = self._only_entry()
        behind = self._only_exit(latch)
        numbers = self._numbered(self._loop.header, self._loop.blocks, ordered)
        names = {at: self._name(ordered[stage % len(ordered)]) for at, stage in numbers.items()}
        self._no_loop(self._loop.blocks - {self._loop.header}, names, "inner loop")
        stage_of = {self._line(at): stage % len(ordered) for at, stage in numbers.items()}
        slots = self._slots(self._slot_places(ordered))
        self._contents(names, {line for slot in slots for line in slot.lines})
        self._behind_last_mark(numbers, len(ordered))
        self._uniform([self._loop.header, *map(self._kernel.block_of, self._marks)], "the loop")
        dominates = self._flow.dominators.dominates
        return StageLoop(
            function=self._function,
            marks=tuple(self._kernel.marks[at] for at in ordered),
            slots=tuple(slot.content for slot in slots),
            gap=self._gap(ordered, "the loop"),
            groups=self._groups(),
            header=self._loop.header,
            latch=latch,
            entering=entering,
            behind=behind,
            stage_of=stage_of,
            always=frozenset(block for block in self._loop.blocks if dominates(block, latch)),
        )

    # --- the loop -------------------------------------------------------------------------------------

    def _one_latch(self) -> int:
        header = self._loop.header
        latches = [b for b in self._flow.predecessors[header] if b in self._loop.blocks]
        if len(latches) != 1:
            raise self._refuse(
                self._first,
                f"the loop of stage '{self._name(self._marks[0])}' comes back to its head from "
                f"{len(latches)} blocks",
                "let every `continue` lead to one end of the body, or run `opt -passes=loop-simplify`",
            )
        return latches[0]

    def _in_order(self, latch: int) -> list[int]:
        """The marks in the order in which an iteration passes them."""
        for at in self._marks:
            if not self._flow.dominators.dominates(self._kernel.block_of(at), latch):
                raise self._refuse(
                    self._line(at),
                    f"the mark of stage '{self._name(at)}' is not passed in every iteration",
                    "put it where every path through the loop's body comes by",
                )
        return self._sorted(self._marks)

    def _stages(self, ordered: list[int]) -> None:
        seen = set[str]()
        for at in ordered:
            if self._name(at) in seen:
                raise self._refuse(
                    self._line(at),
                    f"stage '{self._name(at)}' ends twice in one iteration",
                    "give each stage a name of its own, or keep the compiler from unrolling the loop: "
                    "`#pragma clang loop unroll(disable)`",
                )
            seen.add(self._name(at))
        if len(ordered) < 2:
            raise self._refuse(
                self._first,
                f"the loop has one stage, '{self._name(ordered[0])}'; a pipeline needs two",
                "mark the end of a second stage",
            )

    def _only_entry(self) -> int:
        header = self._loop.header
        outside = [b for b in self._flow.predecessors[header] if b not in self._loop.blocks]
        if len(outside) != 1 or self._flow.successors[outside[0]].count(header) != 1:
            raise self._refuse(
                self._first,
                f"the loop of stage '{self._name(self._marks[0])}' is entered from {len(outside)} blocks",
                "give it one block in front: run `opt -passes=loop-simplify`",
            )
        self._branch(outside[0], "is entered by")
        return outside[0]

    def _only_exit(self, latch: int) -> int:
        leaving = [
            (block, target)
            for block in sorted(self._loop.blocks)
            for target in self._flow.successors[block]
            if target not in self._loop.blocks
        ]
        for block, _ in leaving:
            if block != latch:
                raise self._refuse(
                    self._function.terminator(block).line,
                    f"the loop of stage '{self._name(self._marks[0])}' is left in the middle of an iteration",
                    "leave it at its end only; an unrotated loop is turned by `opt -passes=loop-rotate`",
                )
        if len(leaving) != 1:
            raise self._refuse(
                self._first,
                f"the loop of stage '{self._name(self._marks[0])}' has {len(leaving)} exits",
                "leave it by one branch at its end",
            )
        self._branch(latch, "is left by")
        return leaving[0][1]

    def _branch(self, block: int, how: str) -> None:
        terminator = self._function.terminator(block)
        if terminator.opcode != "br":
            raise self._refuse(
                terminator.line,
                f"the loop of stage '{self._name(self._marks[0])}' {how} a {terminator.opcode}",
                "use a plain branch there",
            )

    # --- the stages -----------------------------------------------------------------------------------

    def _slot_places(self, ordered: list[int]) -> list[tuple[int, list[int]]]:
        """For each slot the index of its mark, and the indices of the instructions behind it, over the back edge."""
        header = self._blocks[self._loop.header]
        places = []
        for at in [ordered[-1], *ordered[:-1]]:
            block = self._kernel.block_of(at)
            following = list(range(at + 1, self._blocks[block].stop))
            if at == ordered[-1] and self._loop.header in self._flow.successors[block]:
                following += range(header.start, header.stop)
            places.append((at, following))
        return places

    def _behind_last_mark(self, numbers: Mapping[int, int], count: int) -> None:
        accesses = {access.line for found in self._kernel.provenance.found for access in found.accesses}
        for at, stage in numbers.items():
            line = self._function.instructions[at].line
            if stage == count and line in accesses:
                raise self._refuse(
                    line,
                    "LDS is touched behind the last mark of the loop",
                    "put a mark at the very end of the loop's body",
                )
