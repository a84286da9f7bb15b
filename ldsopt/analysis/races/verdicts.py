"""The verdict on the races of one kernel, and the pairs that may be one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import NamedTuple

from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.solver import Counterexample
from ldsopt.dataclass import dataclass


class RacePair(NamedTuple):
    """Two accesses, by their lines (indices into `Module.lines`), that may be a race.

    Attributes:
        first, second: the lines; the first of them writes.
        ahead: the access that a wave executes first in the interval, perhaps in the iteration before the other.
        barrier: the line of the barrier behind which the interval begins; ``None`` for the entry.
        everywhere: barriers were not counted, since they cannot be relied on for these two.
        reason: the reason why the pair is not proved free.
        model: a counterexample, if there is one.
        is_staggered: the two are of two groups of waves, one of them a barrier ahead of the other.
    """

    first: int
    second: int
    ahead: int
    barrier: int | None
    everywhere: bool
    reason: str
    model: Counterexample | None = None
    is_staggered: bool = False

    @property
    def behind(self) -> int:
        """The other access than `ahead`."""
        return self.second if self.ahead == self.first else self.first


@dataclass(frozen=True, slots=True)
class KernelRaces:
    """The verdict on one kernel.

    Attributes:
        function: its name.
        pairs: the number of pairs that conflict in some interval; ``free`` of them are proved to touch no common byte.
        unproven: the pairs that may be a race.
        shape: the workgroups that the verdict is about.
        by_solver: the number of queries asked of the solver.
        alike: the number of pairs whose accesses write the same value, wherever they meet.
        assumed: the names of the promises that the verdict rests on.
        unlisted: the number of further pairs that may be a race, counted but not listed.
        of_unlisted: an unlisted pair by the lines of its accesses, in any order; ``None`` of other lines.
        is_for_code: only the code tells which accesses stand between two barriers, which are in assembly.
        find_needless: finds the lines of barriers that no pair needs, while all others stay, where all pairs are free.
    """

    function: str
    pairs: int
    free: int
    unproven: tuple[RacePair, ...]
    shape: RaceWorkgroup
    by_solver: int = 0
    alike: int = 0
    assumed: frozenset[str] = frozenset()
    is_for_code: bool = False
    unlisted: int = 0
    of_unlisted: Callable[[int, int], RacePair | None] = field(default=lambda _a, _b: None, compare=False)
    find_needless: Callable[[], tuple[int, ...]] = field(default=tuple, compare=False)
