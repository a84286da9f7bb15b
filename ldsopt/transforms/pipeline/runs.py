"""Pipelines that follow each other as one: the groups do not meet in between, and stay as far apart as they are.

One pipeline goes on into the next if

* control goes from the end of the one straight to the beginning of the other, so that where the one is run the other is
  run as well, and nothing in between touches LDS or orders waves;
* both have the same phase gap;
* every dependence between their stages has a slot that orders it, of the one behind its source or of the other in front
  of its target, as the placements of both have it.

The last is asked of all pipelines of a run, two by two. Let each of those in between be run for one iteration, which
is the fewest: any more only adds slots. Then stages and slots stand in one line, and a dependence of stage number a on
stage number b needs a slot in ``(a, b - g]``, as in `ldsopt.analysis.stages.dependences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.stages.dependences import Dependence, LoopDependences
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.ir.module import Instruction
from ldsopt.target.arch import Arch
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.stage_contents import StageContents
from ldsopt.transforms.pipeline.surroundings import PlacedStages


@dataclass(frozen=True)
class RunSearch:
    """Finds which pipelines of a kernel are one.

    Attributes:
        kernel: to look at.
        accesses: its own.
        arch: the architecture.
    """

    kernel: MarkedKernel
    accesses: Sequence[Access]
    arch: Arch

    def find(self, placed: Sequence[PlacedStages], between: Sequence[LoopDependences]) -> list[range]:
        """The runs, as ranges of the pipelines' numbers.

        Args:
            placed: the pipelines, in the order in which control comes by them.
            between: the dependences within each.
        """
        runs: list[range] = []
        for number in range(len(placed)):
            if runs:
                longer = range(runs[-1].start, number + 1)
                if self._goes_on(placed[number - 1].loop, placed[number].loop) and all(
                    self._is_ordered(placed[first : number + 1], between[first], between[number])
                    for first in longer[:-1]
                ):
                    runs[-1] = longer
                    continue
            runs.append(range(number, number + 1))
        return runs

    # --- control --------------------------------------------------------------------------------------

    def _goes_on(self, one: StageLoop, other: StageLoop) -> bool:
        """Whether control goes from the end of one straight to the other, and all that is done there is computing."""
        passed = self._passed(one, other)
        if passed is None or one.gap != other.gap:
            return False
        contents = StageContents(self.kernel.provenance)
        touching = {access.line for access in self.accesses}
        return all(
            each.line not in touching and each.opcode != "fence" and contents.unsuitable(each) is None
            for each in passed
        )

    def _passed(self, one: StageLoop, other: StageLoop) -> list[Instruction] | None:
        """The instructions between; ``None`` if there is another way in or out."""
        flow, found = self.kernel.flow, list[Instruction]()
        before, block = (one.latch, one.behind) if one.flat is None else (None, one.latch)
        if (
            one.flat is None
            and other.flat is None
            and (one.latch, one.behind)
            == (
                other.entering,
                other.header,
            )
        ):
            return found
        while True:
            if before is not None and flow.predecessors[block] != (before,):
                return None
            own = self.kernel.function.blocks[block]
            for each in self.kernel.function.instructions[own.start : own.stop]:
                is_behind = before is not None or one.flat is None or each.line >= one.flat.end
                is_ahead = other.flat is None or block != other.header or each.line < other.flat.start
                if is_behind and is_ahead:
                    found.append(each)
            if block == (other.entering if other.flat is None else other.header):
                is_only = other.flat is not None or flow.successors[block] == (other.header,)
                return found if is_only else None
            if len(flow.successors[block]) != 1:
                return None
            before, block = block, flow.successors[block][0]

    # --- order ----------------------------------------------------------------------------------------

    def _is_ordered(self, run: Sequence[PlacedStages], first: LoopDependences, last: LoopDependences) -> bool:
        """Whether some slot orders each dependence of the last pipeline of a run on the first."""
        stages = sum(one.loop.count for one in run[1:-1])
        line = list(_line(run))
        return all(
            one.is_ordered and any(_completing(one, line)) for one in first.onto(last, stages, self.arch)
        )


def _line(run: Sequence[PlacedStages]) -> Iterator[tuple[PlacedStages, int]]:
    """The stages of pipelines that are each run for one iteration, by pipeline and number."""
    for one in run:
        yield from ((one, stage) for stage in range(one.loop.count))


def _completing(one: Dependence, line: Sequence[tuple[PlacedStages, int]]) -> Iterator[bool]:
    """Yields of each slot of the arc whether it completes the first access."""
    since = 0
    for number in range(one.first + 1, one.first + one.distance - one.gap + 1):
        behind, last = line[number - 1]
        if number - 1 > one.first:
            since += behind.started[last].get(one.counter, 0)
        yield behind.placement.completes((last + 1) % behind.loop.count, one.counter, since)
