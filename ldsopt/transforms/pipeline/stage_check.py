"""The conditions on every pipeline, whether its stages are those of a loop or are run once.

The two groups of waves of a workgroup: how large they are, and by what they are told apart.

A group has as many waves on each SIMD as the other: one, or, of workgroups that always have so many, two. Waves go to
SIMDs in turns, so a group has a multiple of as many waves as there are SIMDs. With fewer, a SIMD has waves of one group
alone, and nothing on it to run beside. That is about speed: how waves are grouped decides nothing about order. So a
workgroup that is launched smaller than the kernel says does no harm, it only has a smaller second group.

Which group a wave is in follows from the linear id of its first lane. That it is the same for all lanes does not depend
on the workgroup's shape; that the groups are of equal size does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ldsopt.analysis.provenance.kernel_code import shape_of
from ldsopt.analysis.stages.stage_loop import DEFAULT_GAP, WaveGroups
from ldsopt.errors import InputError
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.module import Block, Function, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.slot_contents import FilledSlot, read_slots
from ldsopt.transforms.pipeline.stage_contents import StageContents

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
    ):  # that of x every kernel gets
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

    # --- words ----------------------------------------------------------------------------------------

    def _line(self, at: int) -> int:
        return self._function.instructions[at].line

    def _name(self, at: int) -> str:
        return self._kernel.marks[at].name

    def _refuse(self, line: int, message: str, remedy: str) -> InputError:
        return refused(self._module, line, message, remedy)
