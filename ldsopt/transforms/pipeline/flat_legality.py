"""Whether marked stages that stand in no loop, as an unrolled one leaves them, may be run as a pipeline.

They are run once, from the block of the first mark to that of the last, and every way from the one to the other passes
every mark; there may be branches in between, but no loop. The first stage begins behind the barrier in front of it in
its block, or behind whatever else may not stand in a stage; where there is nothing of the kind, where the block begins.
What follows the last mark is in no stage.

A loop that was unrolled has the same names again and again; they are numbered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ldsopt.analysis.stages.stage_loop import FlatEnds, StageLoop
from ldsopt.graph import backwards, reachable
from ldsopt.ir.stage_marks import StageMark
from ldsopt.transforms.pipeline.slot_contents import FilledSlot
from ldsopt.transforms.pipeline.stage_check import StageCheck
from ldsopt.transforms.pipeline.stage_contents import StageContents


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
        self._one_way(ordered)
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
        dominates = self._dominators.dominates
        return StageLoop(
            function=self._function,
            marks=_told_apart([self._kernel.marks[at] for at in ordered]),
            slots=tuple(slot.content for slot in slots),
            gap=self._gap(ordered, "the stages"),
            groups=self._groups(),
            header=first,
            latch=last,
            blocks=region,
            entering=first,
            behind=last,
            stage_of={self._line(at): stage for at, stage in numbers.items()},
            always=frozenset(block for block in region if dominates(block, last)),
            flat=FlatEnds(self._line(start), self._end(ordered[-1], slots[0])),
        )

    def _one_way(self, ordered: Sequence[int]) -> None:
        """Refuses marks that not every way from the first to the last passes."""
        blocks = [self._kernel.block_of(at) for at in ordered]
        for at, block, after in zip(ordered[1:], blocks, blocks[1:], strict=False):
            behind = block
            while behind not in (after, self._flow.exit):
                behind = self._flow.post_dominator.get(behind, self._flow.exit)
            if behind != after or not self._dominators.dominates(block, after):
                raise self._refuse(
                    self._line(at),
                    f"the marks of stages '{self._name(ordered[0])}' and '{self._name(at)}' are not passed on the "
                    "same ways",
                    "put all marks where every way through the stages comes by",
                )

    def _region(self, first: int, last: int) -> frozenset[int]:
        """The blocks on the ways from the one to the other. Neither is in a loop, so no way leads back."""
        onward = reachable(self._flow.successors, [first])
        return frozenset(onward & reachable(backwards(self._flow.successors), [last]))

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
        """The line of the instruction that follows the last mark, and what belongs to its slot."""
        own = {*slot.lines, self._line(last_mark)}
        at = last_mark + 1
        while any(self._line(later) in own for later in self._behind(last_mark) if later >= at):
            at += 1
        return self._line(at)

    def _no_loop(self, region: frozenset[int], names: dict[int, str]) -> None:
        for loop in self._flow.loops:
            if loop.header in region:
                first = self._blocks[loop.header].start
                raise self._refuse(
                    self._line(first),
                    f"a loop inside of stage '{names.get(first, self._name(self._marks[0]))}'",
                    "unroll it, or mark the stages of the loop instead",
                )


def _told_apart(marks: Sequence[StageMark]) -> tuple[StageMark, ...]:
    """The marks with numbers behind names that come several times: ``read.1``, ``read.2``."""
    many = Counter(mark.name for mark in marks)
    seen: Counter[str] = Counter()
    found = []
    for mark in marks:
        seen[mark.name] += 1
        again = many[mark.name] > 1
        found.append(mark._replace(name=f"{mark.name}.{seen[mark.name]}") if again else mark)
    return tuple(found)
