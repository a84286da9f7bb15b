"""Whether a marked loop may be run as a pipeline.

Required of the loop, beyond what `ldsopt.transforms.pipeline.legality` says of every pipeline:

* one way in, one latch, one way out from it: there the groups part and meet again;
* all work-items run it equally often, and pass each mark once in each iteration;
* no LDS is touched between the last mark and its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ldsopt.analysis.flow.control_flow import Loop
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.stage_check import StageCheck


class LoopCheck(StageCheck):
    """The checks of a marked loop.

    Args:
        kernel, marks, options: as for `StageCheck`.
        loop: that the marks stand in, and no loop inside of it.
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
        entering = self._one_way_in()
        behind = self._one_way_out(latch)
        numbers = self._numbered(self._loop.header, self._loop.blocks, ordered)
        names = {at: self._name(ordered[stage % len(ordered)]) for at, stage in numbers.items()}
        self._no_inner_loop(names)
        stage_of = {self._line(at): stage % len(ordered) for at, stage in numbers.items()}
        slots = self._slots(self._slot_places(ordered))
        self._contents(names, {line for slot in slots for line in slot.lines})
        self._behind_last_mark(numbers, len(ordered))
        self._uniform([self._loop.header, *map(self._kernel.block_of, self._marks)], "the loop")
        dominates = self._dominators.dominates
        return StageLoop(
            function=self._function,
            marks=tuple(self._kernel.marks[at] for at in ordered),
            slots=tuple(slot.content for slot in slots),
            gap=self._gap(ordered, "the loop"),
            groups=self._groups(),
            header=self._loop.header,
            latch=latch,
            blocks=self._loop.blocks,
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
            if not self._dominators.dominates(self._kernel.block_of(at), latch):
                raise self._refuse(
                    self._line(at),
                    f"the mark of stage '{self._name(at)}' is not passed in every iteration",
                    "put it where every way through the loop's body comes by",
                )
        return self._sorted(self._marks)

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

    def _no_inner_loop(self, names: Mapping[int, str]) -> None:
        for other in self._flow.loops:
            if other.header != self._loop.header and other.header in self._loop.blocks:
                first = self._blocks[other.header].start
                raise self._refuse(
                    self._line(first),
                    f"a loop inside of stage '{names[first]}'",
                    "unroll it, or mark the stages of the inner loop instead",
                )

    # --- the stages -----------------------------------------------------------------------------------

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
