"""What every pipeline has to be, whether its stages are those of a loop or are run once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ldsopt.analysis.stages.stage_loop import DEFAULT_GAP, WaveGroups
from ldsopt.errors import InputError
from ldsopt.graph import Dominators
from ldsopt.ir.module import Block, Instruction
from ldsopt.ir.refusal import refused
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.slot_contents import FilledSlot, read_slots
from ldsopt.transforms.pipeline.stage_contents import StageContents
from ldsopt.transforms.pipeline.wave_groups import wave_groups


class StageCheck:
    """The checks of one pipeline, in the order in which their messages help most.

    Args:
        kernel: which has it.
        marks: its marks, as indices of instructions.
        options: of the run.
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

    @cached_property
    def _dominators(self) -> Dominators:
        return Dominators(self._flow.successors)

    @cached_property
    def _place(self) -> Mapping[int, int]:
        """Of each block, its place in an order in which control comes by them, back edges apart."""
        return {block: number for number, block in enumerate(self._flow.order)}

    def _sorted(self, marks: Iterable[int]) -> list[int]:
        return sorted(marks, key=lambda at: (self._place[self._kernel.block_of(at)], at))

    def _numbered(self, first: int, blocks: Iterable[int], marks: Iterable[int]) -> dict[int, int]:
        """The stage of each instruction of some blocks, by index, counted by the marks passed since the first block."""
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
        """Refuses what may not stand in a stage.

        Args:
            stages: the instructions to look at, by index, and the names of their stages.
            free: lines of what belongs to slots.
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
                self._terminator(blame).line,
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

    # --- words ----------------------------------------------------------------------------------------

    def _terminator(self, block: int) -> Instruction:
        return self._function.instructions[self._blocks[block].stop - 1]

    def _line(self, at: int) -> int:
        return self._function.instructions[at].line

    def _name(self, at: int) -> str:
        return self._kernel.marks[at].name

    def _refuse(self, line: int, message: str, remedy: str) -> InputError:
        return refused(self._module, line, message, remedy)
