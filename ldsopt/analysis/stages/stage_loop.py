"""Stages, as values: what `ldsopt.transforms.pipeline.legality` has found to be a pipeline.

Stages and slots are numbered round the loop. Slot k stands in front of stage k, so slot 0 is at the loop's end and
slot k > 0 at the mark that ends stage k - 1::

    loop:  stage 0 | slot 1 | stage 1 | slot 2 | stage 2 | slot 0 -> loop

Of stages that follow each other in no loop, as an unrolled one leaves them, slot 0 is behind the last::

    start: stage 0 | slot 1 | stage 1 | slot 2 | stage 2 | slot 0, end

A slot may hold what the author put there: waits, fences, a barrier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ldsopt.ir.module import Function
from ldsopt.ir.stage_marks import StageMark
from ldsopt.ir.synchronization import CounterWait

DEFAULT_GAP = 1


@dataclass(frozen=True, slots=True)
class WaveGroups:
    """The two groups of a workgroup's waves: as many waves a SIMD each.

    Attributes:
        early, late: the waves of the group that runs ahead and of the other, by number; none if that is not known.
        wave_size: lanes of a wave.
        sizes: work-items along x, y and z where every launch has, or is said to have, these; ``None`` where only x is
            looked at.
        assumption: the name of what the shape rests on; empty if the kernel states it.
    """

    early: Sequence[int]
    late: Sequence[int]
    wave_size: int
    sizes: tuple[int, int, int] | None
    assumption: str

    @property
    def size(self) -> int:
        """Work-items of the group that runs ahead: those whose linear id is below."""
        return len(self.early) * self.wave_size


@dataclass(frozen=True, slots=True)
class Slot:
    """The instructions at a slot. Lines are indices into `Module.lines`.

    Attributes:
        mark: line of the mark.
        barrier: first and last line of the author's barrier there, ``None`` without one.
        releases: line of a fence in front of the barrier that releases LDS.
        acquires: line of a fence behind it that acquires LDS.
        waits: the author's waits in front of the barrier, or of the mark.
        moved: lines of the author's barrier at the loop's head, in whose place one is passed here.
    """

    mark: int
    barrier: tuple[int, int] | None = None
    releases: int | None = None
    acquires: int | None = None
    waits: tuple[CounterWait, ...] = ()
    moved: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class FlatEnds:
    """The lines where stages in no loop begin and end: of the instruction in front of which they do."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class StageLoop:
    """Marked stages that may be run as a pipeline: those of a loop, or flat ones, which are run once.

    Attributes:
        function: the kernel.
        marks: the ends of the stages, in order.
        slots: by number.
        gap: by how many stages the second group is behind.
        groups: of waves.
        header, latch: blocks, by number.
        blocks: of the loop.
        entering: the block in front of the loop; ``behind`` the one that it leaves to.
        stage_of: of each instruction of the loop, by line, the number of its stage.
        always: the blocks that every iteration runs.
        flat: of flat stages, where they begin and end. Their ``header`` and ``entering`` are the block in which they
            begin, their ``latch`` and ``behind`` the one in which they end.
    """

    function: Function
    marks: tuple[StageMark, ...]
    slots: tuple[Slot, ...]
    gap: int
    groups: WaveGroups
    header: int
    latch: int
    blocks: frozenset[int]
    entering: int
    behind: int
    stage_of: Mapping[int, int]
    always: frozenset[int]
    flat: FlatEnds | None = None

    @property
    def count(self) -> int:
        """The number of stages."""
        return len(self.marks)

    @property
    def has_priorities(self) -> bool:
        """True if some stage asks for a priority; the others then have 0."""
        return any(mark.priority is not None for mark in self.marks)

    def priority(self, stage: int) -> int:
        """The priority of a stage's waves."""
        return self.marks[stage].priority or 0
