"""The verdict on the races of one kernel, and its pairs of accesses that may race."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import NamedTuple

from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.solver import Counterexample
from ldsopt.dataclass import dataclass


class RacePair(NamedTuple):
    """Two accesses, by their lines (indices into `Module.lines`), that may race.

    Attributes:
        first, second: the lines; the first access writes.
        ahead: the access that is earlier in the interval, perhaps in an earlier iteration than the other.
        barrier: the line of the barrier with which the interval begins; ``None`` for the entry.
        everywhere: the two were judged as if the kernel had no barriers, since none is known to order them.
        reason: the reason why the pair is not proved free.
        model: a counterexample, if there is one.
        is_staggered: two groups of waves execute the two, one group a barrier ahead of the other, or in other code.
        met: of groups in other code, the line of the other group's barrier.
    """

    first: int
    second: int
    ahead: int
    barrier: int | None
    everywhere: bool
    reason: str
    model: Counterexample | None = None
    is_staggered: bool = False
    met: int | None = None

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
        unproven: the pairs that may race.
        shape: the workgroups that the verdict is about.
        alike: the number of pairs whose accesses store the same value to every common byte.
        assumed: the names of the promises that the verdict rests on.
        unlisted: the number of further pairs that may race, counted but not listed.
        of_unlisted: returns an unlisted pair by the lines of its accesses, in any order; ``None`` for other lines.
        is_for_code: barriers or accesses are in inline assembly, so only compiled code shows what is between barriers.
        find_needless: if all pairs are free, finds the lines of the barriers each of which could be removed alone.
    """

    function: str
    pairs: int
    free: int
    unproven: tuple[RacePair, ...]
    shape: RaceWorkgroup
    alike: int = 0
    assumed: frozenset[str] = frozenset()
    is_for_code: bool = False
    unlisted: int = 0
    of_unlisted: Callable[[int, int], RacePair | None] = field(default=lambda _a, _b: None, compare=False)
    find_needless: Callable[[], tuple[int, ...]] = field(default=tuple, compare=False)
