"""The number of waits by counter and N, and their depth in loops.

Counting wait instructions alone hides the gain that matters most: ``vmcnt(0)`` that became ``vmcnt(1)`` in a
loop is still one wait. A wait that names two counters appears under both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from ldsopt.compare.metrics import COUNTERS
from ldsopt.isa.measurement import Wait

_ORDER = {counter: rank for rank, counter in enumerate(COUNTERS)}


@dataclass(frozen=True, slots=True)
class WaitCount:
    """The number of waits that let a counter stand at one N, by loop depth.

    Attributes:
        counter: as in the ISA, e.g. ``vmcnt``.
        n: operations that may stay outstanding.
        by_depth: (loop depth, count), shallow first; depth ``None`` last, for waits of unknown depth.
        executed: how often a launch executes them all together; ``None`` without one, or where that is not known.
    """

    counter: str
    n: int
    by_depth: tuple[tuple[int | None, int], ...]
    executed: int | None = None

    @property
    def count(self) -> int:
        """The number of such waits, inside and outside of loops."""
        return sum(count for _, count in self.by_depth)

    @property
    def in_loops(self) -> int | None:
        """The number of them inside a loop; ``None`` when the depth of any is unknown."""
        if any(depth is None for depth, _ in self.by_depth):
            return None
        return sum(count for depth, count in self.by_depth if depth)


def histogram(waits: Iterable[Wait]) -> tuple[WaitCount, ...]:
    """The waits by counter (in the order of `metrics.COUNTERS`, others after them by name) and N, rising."""
    found: defaultdict[tuple[str, int], list[Wait]] = defaultdict(list)
    for wait in waits:
        for counter, n in wait.counters:
            found[counter, n].append(wait)
    return tuple(
        _count(counter, n, alike)
        for (counter, n), alike in sorted(found.items(), key=lambda item: place(*item[0]))
    )


def _count(counter: str, n: int, waits: list[Wait]) -> WaitCount:
    depths = Counter(wait.depth for wait in waits)
    executed = [wait.executed for wait in waits if wait.executed is not None]
    return WaitCount(
        counter,
        n,
        tuple(sorted(depths.items(), key=_unknown_last)),
        sum(executed) if len(executed) == len(waits) else None,
    )


def _unknown_last(item: tuple[int | None, int]) -> tuple[bool, int]:
    depth, _ = item
    return depth is None, depth or 0


def place(counter: str, n: int) -> tuple[int, str, int]:
    """The place of an entry in the histogram, as a key for sorting: counters as in `COUNTERS`, then N."""
    return _ORDER.get(counter, len(_ORDER)), counter, n
