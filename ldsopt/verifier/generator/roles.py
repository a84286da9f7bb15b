"""The plan of a random kernel, apart from the instructions that carry it out."""

from __future__ import annotations

from dataclasses import dataclass

Row = tuple[int, int]
"""Number of a buffer, number of its row."""


@dataclass(frozen=True, slots=True)
class PlannedAccess:
    """The plan of one LDS access of a random kernel.

    Attributes:
        pointer: name of the instruction that makes its address, with sigil.
        phase: in which it is made; phases follow each other in the text.
        rows: that it may touch.
        writes: it writes.
        always: every work-item makes it, and to one row only.
        turn: work-item ``id`` touches slot ``id ^ turn``; `None` if that is not so.
        is_copy: it is an LDS-DMA.
    """

    pointer: str
    phase: int
    rows: frozenset[Row]
    writes: bool
    always: bool
    turn: int | None
    is_copy: bool = False


@dataclass(frozen=True, slots=True)
class PlannedBarrier:
    """A barrier between the phases ``after - 1`` and ``after``."""

    after: int


@dataclass(slots=True)
class Role:
    """The use of a row in one phase, see `random_kernel`; `turn` tells one such use from another."""

    kind: str
    turn: int = 0


# --- kernel size --------------------------------------------------------------------------------------------
#
# How large random kernels are.
#
# What a kernel costs (to rewrite, to execute, to compile and to check) grows with its lines; most faults need two
# variables, a few accesses and one join. So most kernels are small, and some large.


@dataclass(frozen=True, slots=True)
class KernelSize:
    """The numbers that the count of each thing in a kernel is chosen from, each entry being as likely as any other.

    Attributes:
        waves: of a workgroup in which phases alternate; `None`: 64, 128 or 256 work-items, whatever a wave is.
        dynamic, static: variables.
        dynamic_rows, static_rows: of one variable; a row has a slot for each work-item.
        phases: how many parts follow the first phase, the least and the most: phases, loops of them and branches.
        temporary_phases: the same where buffers come and go.
        steps: accesses of one phase, at most, before those that branches and loops add.
    """

    waves: tuple[int, ...] | None
    dynamic: tuple[int, ...]
    static: tuple[int, ...]
    dynamic_rows: tuple[int, ...]
    static_rows: tuple[int, ...]
    phases: tuple[int, int]
    temporary_phases: tuple[int, int]
    steps: int


LARGE = KernelSize(
    waves=None,
    dynamic=(0, 2, 2, 3, 4),
    static=(2, 3, 4, 5),
    dynamic_rows=(1, 2, 4),
    static_rows=(1, 1, 1, 2, 4),
    phases=(1, 3),
    temporary_phases=(2, 5),
    steps=4,
)
SMALL = KernelSize(
    waves=(1, 2, 2, 2),
    dynamic=(0, 2, 2, 2, 3),
    static=(2, 2, 3),
    dynamic_rows=(1, 1, 1, 1, 1, 2, 4),
    static_rows=(1, 1, 1, 1, 1, 1, 2, 4),
    phases=(1, 1),
    temporary_phases=(1, 2),
    steps=2,
)
