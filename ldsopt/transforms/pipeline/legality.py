"""Whether a marked loop may be run as a pipeline. All of it is checked before anything is changed.

What is required, and why:

* two stages or more, each with a name of its own: with one there is nothing to run beside it;
* one way into the loop, one latch, one way out from it: there the groups part and meet again;
* all work-items run the loop, and equally often: a barrier that only some waves pass hangs the others;
* each mark is passed once in each iteration, and no LDS is touched between the last mark and the loop's end;
* in a stage no inner loop, no barrier, no wait, no call whose effects are not known: the stage's barriers would no
  longer be all that orders the waves. At a stage's end a barrier and waits of the author's are taken as they are;
* the workgroup has two groups of waves (`ldsopt.transforms.pipeline.wave_groups`).

What stages do to each other is the matter of `ldsopt.transforms.pipeline.dependences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.errors import InputError
from ldsopt.graph import Dominators
from ldsopt.ir.module import Block, Function, Instruction, Module
from ldsopt.ir.stage_marks import StageMark
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.refusal import refused
from ldsopt.transforms.pipeline.slot_contents import read_slots
from ldsopt.transforms.pipeline.stage_contents import StageContents
from ldsopt.transforms.pipeline.stages import DEFAULT_GAP, StageLoop
from ldsopt.transforms.pipeline.wave_groups import wave_groups


@dataclass(frozen=True, slots=True)
class MarkedKernel:
    """A kernel that has marks, and what is known of its control flow.

    Attributes:
        module, provenance: to which it belongs.
        function: the kernel.
        marks: by index into `Function.instructions`.
        flow, divergence: of the function.
    """

    module: Module
    provenance: Provenance
    function: Function
    marks: Mapping[int, StageMark]
    flow: ControlFlow
    divergence: Divergence

    def block_of(self, at: int) -> int:
        """The number of the block that holds an instruction, by its index."""
        return next(n for n, block in enumerate(self.function.blocks) if block.start <= at < block.stop)


def legal_loops(kernel: MarkedKernel, options: PipelineOptions) -> Iterator[StageLoop]:
    """The marked loops of a kernel, in text order.

    Raises:
        InputError: one of them cannot be run as a pipeline; the message says what to do.
    """
    by_loop: dict[int, list[int]] = {}
    inner = {loop.header: loop for loop in kernel.flow.loops}
    for at, mark in kernel.marks.items():
        block = kernel.block_of(at)
        around = [loop for loop in kernel.flow.loops if block in loop.blocks]
        if not around:
            raise refused(
                kernel.module,
                mark.line,
                f"the mark of stage '{mark.name}' stands in no loop",
                "put the marks into the body of a loop",
            )
        by_loop.setdefault(min(around, key=lambda loop: len(loop.blocks)).header, []).append(at)
    for header, marks in sorted(by_loop.items()):
        yield _LoopCheck(kernel, inner[header], marks, options).run()


class _LoopCheck:
    """The checks of one loop, in the order in which their messages help most."""

    def __init__(self, kernel: MarkedKernel, loop: Loop, marks: list[int], options: PipelineOptions) -> None:
        self._kernel, self._module, self._function = kernel, kernel.module, kernel.function
        self._flow, self._loop, self._marks, self._options = kernel.flow, loop, marks, options
        self._blocks: Sequence[Block] = kernel.function.blocks
        self._first = kernel.marks[min(marks)].line

    def run(self) -> StageLoop:
        """The loop with its stages.

        Raises:
            InputError: it is no pipeline.
        """
        if not self._function.is_kernel:
            raise self._refuse(
                self._first,
                f"stage marks in '{self._function.name}', which is no kernel",
                "let the compiler inline it into its kernel",
            )
        latch = self._one_latch()
        ordered = self._in_order(latch)
        self._stages(ordered)
        entering = self._one_way_in()
        behind = self._one_way_out(latch)
        self._no_inner_loop()
        numbers = self._numbered(ordered)
        stage_of = {
            self._function.instructions[at].line: stage % len(ordered) for at, stage in numbers.items()
        }
        slots = read_slots(
            self._module, self._function, self._kernel.provenance.callees, self._slot_places(ordered)
        )
        free = {line for slot in slots for line in slot.lines}
        self._calls(free)
        self._behind_last_mark(numbers, len(ordered))
        self._uniform()
        gap = self._gap(ordered)
        groups = wave_groups(self._module, self._function, self._options)
        dominators = Dominators(self._flow.successors)
        always = frozenset(block for block in self._loop.blocks if dominators.dominates(block, latch))
        return StageLoop(
            function=self._function,
            marks=tuple(self._kernel.marks[at] for at in ordered),
            slots=tuple(slot.content for slot in slots),
            gap=gap,
            groups=groups,
            header=self._loop.header,
            latch=latch,
            blocks=self._loop.blocks,
            entering=entering,
            behind=behind,
            stage_of=stage_of,
            always=always,
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
        dominators = Dominators(self._flow.successors)
        for at in self._marks:
            if not dominators.dominates(self._kernel.block_of(at), latch):
                raise self._refuse(
                    self._line(at),
                    f"the mark of stage '{self._name(at)}' is not passed in every iteration",
                    "put it where every way through the loop's body comes by",
                )
        place = {block: number for number, block in enumerate(self._flow.order)}
        return sorted(self._marks, key=lambda at: (place[self._kernel.block_of(at)], at))

    def _stages(self, ordered: list[int]) -> None:
        seen: dict[str, int] = {}
        for at in ordered:
            if self._name(at) in seen:
                raise self._refuse(
                    self._line(at),
                    f"stage '{self._name(at)}' ends twice in one iteration",
                    "give each stage a name of its own, or keep the compiler from unrolling the loop: "
                    "`#pragma clang loop unroll(disable)`",
                )
            seen[self._name(at)] = at
        if len(ordered) < 2:
            raise self._refuse(
                self._first,
                f"the loop has one stage, '{self._name(ordered[0])}'; a pipeline needs two",
                "mark the end of a second stage",
            )

    def _one_way_in(self) -> int:
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

    def _one_way_out(self, latch: int) -> int:
        leaving = [
            (block, target)
            for block in sorted(self._loop.blocks)
            for target in self._flow.successors[block]
            if target not in self._loop.blocks
        ]
        for block, _ in leaving:
            if block != latch:
                raise self._refuse(
                    self._terminator(block).line,
                    f"the loop of stage '{self._name(self._marks[0])}' is left in the middle of an iteration",
                    "leave it at its end only; an unrotated loop is turned by `opt -passes=loop-rotate`",
                )
        if len(leaving) != 1:
            raise self._refuse(
                self._first,
                f"the loop of stage '{self._name(self._marks[0])}' has {len(leaving)} ways out",
                "leave it by one branch at its end",
            )
        self._branch(latch, "is left by")
        return leaving[0][1]

    def _branch(self, block: int, how: str) -> None:
        terminator = self._terminator(block)
        if terminator.opcode != "br":
            raise self._refuse(
                terminator.line,
                f"the loop of stage '{self._name(self._marks[0])}' {how} a {terminator.opcode}",
                "use a plain branch there",
            )

    def _no_inner_loop(self) -> None:
        for other in self._flow.loops:
            if other.header != self._loop.header and other.header in self._loop.blocks:
                block = self._blocks[other.header]
                raise self._refuse(
                    self._function.instructions[block.start].line,
                    f"a loop inside of stage '{self._stage_name(block.start)}'",
                    "unroll it, or mark the stages of the inner loop instead",
                )

    def _uniform(self) -> None:
        partial = self._kernel.divergence.partial
        places = [self._loop.header, *map(self._kernel.block_of, self._marks)]
        if any(place in partial for place in places):
            blame = partial[next(place for place in places if place in partial)]
            raise self._refuse(
                self._terminator(blame).line,
                f"not all work-items run the loop of stage '{self._name(self._marks[0])}' equally often",
                "let the branch here depend on what is the same for the whole workgroup; a barrier that only some "
                "waves pass hangs the others",
            )

    def _gap(self, ordered: list[int]) -> int:
        given = {mark.gap: mark for at in ordered if (mark := self._kernel.marks[at]).gap is not None}
        if len(given) > 1:
            last = list(given.values())[-1]
            raise self._refuse(
                last.line,
                f"stage '{last.name}' has a phase gap of {last.gap}, another stage of the loop has another",
                "give the gap at one stage only",
            )
        gap = next(iter(given), None) or DEFAULT_GAP
        if gap >= len(ordered):
            raise self._refuse(
                self._first,
                f"a phase gap of {gap} in a loop of {len(ordered)} stages: both groups would run the same stage",
                f"give it {gap + 1} stages or more, or a gap of 1",
            )
        return gap

    # --- the stages -----------------------------------------------------------------------------------

    def _numbered(self, ordered: list[int]) -> dict[int, int]:
        """The stage of each instruction of the loop by index; behind the last mark it is the number of stages."""
        stage_at = {self._loop.header: 0}
        numbers: dict[int, int] = {}
        marks = set(ordered)
        for block in self._flow.order:
            if block not in self._loop.blocks:
                continue
            stage = stage_at[block]
            for at in range(self._blocks[block].start, self._blocks[block].stop):
                numbers[at] = stage
                stage += at in marks
            for target in self._flow.successors[block]:
                if target != self._loop.header:
                    stage_at.setdefault(target, stage)
        return numbers

    def _slot_places(self, ordered: list[int]) -> list[tuple[int, list[int]]]:
        """For each slot the index of its mark, and those of the instructions that follow it, round the loop's end."""
        header = self._blocks[self._loop.header]
        places = []
        for at in [ordered[-1], *ordered[:-1]]:
            block = self._kernel.block_of(at)
            following = list(range(at + 1, self._blocks[block].stop))
            if at == ordered[-1] and self._loop.header in self._flow.successors[block]:
                following += range(header.start, header.stop)
            places.append((at, following))
        return places

    def _calls(self, free: set[int]) -> None:
        contents = StageContents(self._kernel.provenance)
        for block in sorted(self._loop.blocks):
            for at in range(self._blocks[block].start, self._blocks[block].stop):
                instruction = self._function.instructions[at]
                if at in self._kernel.marks or instruction.line in free:
                    continue
                if what := contents.unsuitable(instruction):
                    raise self._refuse(
                        instruction.line, f"{what[0]} inside of stage '{self._stage_name(at)}'", what[1]
                    )

    def _behind_last_mark(self, numbers: Mapping[int, int], count: int) -> None:
        accesses = {
            access.line for found in self._kernel.provenance.analyse(keep=True) for access in found.accesses
        }
        for at, stage in numbers.items():
            line = self._function.instructions[at].line
            if stage == count and line in accesses:
                raise self._refuse(
                    line,
                    "LDS is touched behind the last mark of the loop",
                    "put a mark at the very end of the loop's body",
                )

    # --- words ----------------------------------------------------------------------------------------

    def _terminator(self, block: int) -> Instruction:
        return self._function.instructions[self._blocks[block].stop - 1]

    def _line(self, at: int) -> int:
        return self._function.instructions[at].line

    def _name(self, at: int) -> str:
        return self._kernel.marks[at].name

    def _stage_name(self, at: int) -> str:
        """The stage that an instruction of the loop is in: that of the next mark on the way."""
        latch = self._one_latch()
        ordered = self._in_order(latch)
        stage = self._numbered(ordered)[at]
        return self._name(ordered[stage % len(ordered)])

    def _refuse(self, line: int, message: str, remedy: str) -> InputError:
        return refused(self._module, line, message, remedy)
