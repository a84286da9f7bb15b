"""The metrics of a function: one table, in the order in which every report shows them.

A metric is a name, a unit, the better direction, and a function that reads it off a `FunctionMeasurement`. To
add one, add one entry to `METRICS`: the JSON form, the tables, the diff, the gate and the baseline follow.

Worse is decided here, and nowhere else: code is worse if it is worse in a metric of `GATED`. ``diff --fail-on
regressions`` rejects that, and no transform writes it without a hazard that it repairs or an option that requests it
(`ldsopt.compare`). The rules:

* **Each metric by itself.** Static figures are not times, so none pays for another, with the one exception below.
* **Drains count everywhere**, and once more in loops, as unrolled code has none. There each counts 10 times for each
  loop around the innermost: one that moves into a deeper loop is a loss. A drain is a wait for 0 of a counter of loads,
  of LDS or of copies between the two. All but those of LDS may not increase by themselves. Those of LDS may if as many
  of the others are gone (``drains``): vector memory answers later than LDS. Metadata that frees 16 waits for LDS-DMA
  leaves some LDS reads in front of a wait for all of LDS, and the code waits for a third of the operations.
* **A drain at a barrier counts twice**: all waves of the workgroup wait there for the slowest. One that replaces two
  others is no loss; one that is only moved there is.
* **The weight of waits** measures their strictness: ``1 / (N + 1)``, times 10 for each loop around, or times the
  executions if a launch is known. Within a run of waits for one counter, with no operation of it started between,
  each weighs only what it adds to those before it. So ``lgkmcnt(2)``, ``(1)``, ``(0)`` weigh as much as one
  ``lgkmcnt(0)``, and ``lgkmcnt(4)`` to ``(1)`` weigh less than it: merging partial waits into a drain is no gain,
  and two waits at one place that become one wait, or one that becomes two, are no change.
* **The number of waits** may not grow. It is no objective: fewer waits that wait for more are not better.

A value is ``None`` if the measurement does not have it; nothing here turns that into a number.

The number of waits by counter and N, and their depth in loops.

Counting wait instructions alone hides the gain that matters most: ``vmcnt(0)`` that became ``vmcnt(1)`` in a
loop is still one wait. A wait that names two counters appears under both.
"""

from __future__ import annotations

import difflib
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import Enum
from operator import attrgetter
from typing import Any, cast

from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.isa.measurement import FunctionMeasurement, Wait

MetricValue = int | float
Extractor = Callable[[FunctionMeasurement], MetricValue | None]

COUNTERS = (
    *("vmcnt", "lgkmcnt", "loadcnt", "dscnt", "vscnt", "storecnt", "kmcnt", "samplecnt", "bvhcnt", "expcnt"),
    *("xcnt", "asynccnt", "tensorcnt"),
)
"""Counters that have a metric of their own; LDS work shows in the first of them."""

LDS_COUNTERS = ("vmcnt", "loadcnt", "lgkmcnt", "dscnt", "asynccnt", "tensorcnt")
"""Counters whose full drain (N = 0) a better order of LDS work can save: the loads (and LDS-DMA) of the vector memory,
and LDS itself, before and from gfx12; and gfx1250's copies between the two.
"""

_COUNTERS_OF_LDS = frozenset({"lgkmcnt", "dscnt"})

LOOP_FACTOR = 10
"""The number of times that `wait_weight` assumes a loop to run. A convention, not a measurement."""

_DEEPEST = 9
"""Loop depth from which on `wait_weight` no longer grows, so that it stays a printable number."""


class Better(str, Enum):
    """The direction of a metric that is an improvement."""

    LESS = "less"
    MORE = "more"
    NEITHER = "neither"


LESS, MORE, NEITHER = Better


@dataclass(frozen=True, slots=True)
class Metric:
    """One number that is measured for each function.

    Attributes:
        name: as in JSON, ``--metric`` and ``--fail-on``.
        unit: of the value.
        better: the direction that is an improvement.
        what: one line for the documentation.
        value: reads it off; ``None`` when unknown.
        gated: ``--fail-on regressions`` fails when this one gets worse.
        counter: its counter, if it is about one.
        sparse: left out of reports if it is zero throughout (a counter that the arch does not have).
        of_launch: known only with a launch; left out of reports without one.
    """

    name: str
    unit: str
    better: Better
    what: str
    value: Extractor
    gated: bool = False
    counter: str | None = None
    sparse: bool = False
    of_launch: bool = False

    @property
    def is_of_waits(self) -> bool:
        """True if it counts or weighs waits, or executions."""
        return self.unit in ("waits", "weight", "executions")


def _waits(counter: str | None = None, n: int | None = None, *, in_loops: bool = False) -> Extractor:
    """Counts wait instructions that name ``counter`` with the value ``n``; ``None`` stands for any."""

    def count(function: FunctionMeasurement) -> int | None:
        if function.waits is None:
            return None
        depths = [
            wait.depth
            for wait in function.waits
            if counter is None or any(c == counter and n in (None, at) for c, at in wait.counters)
        ]
        if not in_loops:
            return len(depths)
        return None if None in depths else sum(depth != 0 for depth in depths)

    return count


def _executed_waits(counter: str | None = None) -> Extractor:
    """Counts the executions of waits, of those for ``counter(0)`` alone if one is given."""

    def count(function: FunctionMeasurement) -> int | None:
        if function.executed is None or function.waits is None:
            return None
        counts = [
            wait.executed for wait in function.waits if counter is None or (counter, 0) in wait.counters
        ]
        known = [one for one in counts if one is not None]
        return sum(known) if len(known) == len(counts) else None

    return count


def _executed(field: str) -> Extractor:
    return lambda function: None if function.executed is None else getattr(function.executed, field)


def _weight(wait: Wait) -> float:
    """The weight that a wait adds to those before it: ``1 / (N + 1)`` for each counter, less the weight reached.

    Waits for the ALU (``s_wait_alu``, ``s_waitcnt_depctr``) are short and do not count.
    """
    reached = dict(wait.reached)
    return sum(
        max(0.0, 1 / (n + 1) - (1 / (reached[counter] + 1) if counter in reached else 0))
        for counter, n in wait.counters
        if counter in COUNTERS
    )


def _weighted(function: FunctionMeasurement, times: Callable[[Wait], int | None]) -> float | None:
    """The weight of all waits, each times a number; ``None`` if one is not known."""
    if function.waits is None:
        return None
    weight = 0.0
    for wait in function.waits:
        if (count := times(wait)) is None:
            return None
        weight += count * _weight(wait)
    return round(weight, 3)


def _wait_weight(function: FunctionMeasurement) -> float | None:
    """The weight of all waits, each times ``LOOP_FACTOR ** depth``.

    So it falls when a wait goes away, leaves a loop, or lets more operations stay outstanding
    (``vmcnt(0)`` to ``vmcnt(1)``). It is a static estimate that ranks, not a time.
    """
    return _weighted(
        function, lambda wait: None if wait.depth is None else LOOP_FACTOR ** min(wait.depth, _DEEPEST)
    )


def _executed_weight(function: FunctionMeasurement) -> float | None:
    """The weight of all waits, each times its executions."""
    return None if function.executed is None else _weighted(function, lambda wait: wait.executed)


def _drained(wait: Wait, counters: Collection[str]) -> int:
    """The number of these counters that a wait drains."""
    return sum(counter in counters and n == 0 for counter, n in wait.counters)


def _drains(*, in_loops: bool = False) -> Extractor:
    """Sums the counters of loads, LDS and copies that waits drain; drains in front of a barrier count twice.

    In loops each counts ``LOOP_FACTOR`` times for each loop around the innermost.
    """

    def count(function: FunctionMeasurement) -> int | None:
        drained = 0
        for wait in function.waits or ():
            if in_loops and wait.depth is None:
                return None
            if wait.depth or not in_loops:
                times = LOOP_FACTOR ** (min(wait.depth or 1, _DEEPEST) - 1) if in_loops else 1
                drained += _drained(wait, LDS_COUNTERS) * (1 + wait.at_barrier) * times
        return None if function.waits is None else drained

    return count


def _barrier_drains(function: FunctionMeasurement) -> int | None:
    if function.waits is None:
        return None
    return sum(bool(_drained(wait, _COUNTERS_OF_LDS)) for wait in function.waits if wait.at_barrier)


def _executed_drains(function: FunctionMeasurement) -> int | None:
    if function.executed is None or function.waits is None:
        return None
    drained = 0
    for wait in function.waits:
        if wait.executed is None:
            return None
        drained += wait.executed * _drained(wait, LDS_COUNTERS) * (1 + wait.at_barrier)
    return drained


def _alu_waits(function: FunctionMeasurement) -> int | None:
    if function.waits is None:
        return None
    return sum(
        bool(wait.counters) and not any(counter in COUNTERS for counter, _ in wait.counters)
        for wait in function.waits
    )


def _field(path: str) -> Extractor:
    return cast(Extractor, attrgetter(path))


def _spills(function: FunctionMeasurement) -> int | None:
    vector, scalar = function.resources.vgpr_spills, function.resources.sgpr_spills
    return None if vector is None or scalar is None else vector + scalar


def _of_counter(counter: str) -> Iterable[Metric]:
    def metric(suffix: str, what: str, value: Extractor, gated: bool) -> Metric:
        return Metric(counter + suffix, "waits", LESS, what, value, gated=gated, counter=counter, sparse=True)

    # The first is not gated: one wait more may be one that others share, or that is satisfied already.
    yield metric("", f"waits that name {counter}", _waits(counter), gated=False)
    if counter in LDS_COUNTERS:
        zero, in_loops = f"waits for {counter}(0)", _waits(counter, 0, in_loops=True)
        gated = counter not in _COUNTERS_OF_LDS
        yield metric("0", f"{zero}: everything outstanding must land", _waits(counter, 0), gated=gated)
        yield metric("0_in_loops", f"{zero} inside loops", in_loops, gated=gated)


def _of_launch() -> Iterable[Metric]:
    def metric(name: str, better: Better, what: str, value: Extractor, **more: Any) -> Metric:
        return Metric(f"executed_{name}", "executions", better, what, value, of_launch=True, **more)

    yield metric("waits", LESS, "wait instructions that the launch executes", _executed_waits(), gated=True)
    for counter in LDS_COUNTERS:
        yield metric(
            f"{counter}0",
            LESS,
            f"of them, waits for {counter}(0)",
            _executed_waits(counter),
            gated=counter not in _COUNTERS_OF_LDS,
            counter=counter,
            sparse=True,
        )
    yield metric("drains", LESS, "executions of drains, as in drains", _executed_drains, gated=True)
    weight = "sum of executions / (N + 1) over all waits, as in wait_weight"
    yield metric("wait_weight", LESS, weight, _executed_weight, gated=True)
    yield metric("instructions", LESS, "machine instructions that it executes", _executed("instructions"))
    yield metric("lds_accesses", LESS, "of them, LDS reads, writes, atomics", _executed("lds_accesses"))
    yield metric("dma", NEITHER, "of them, LDS-DMA instructions", _executed("dma"))
    yield metric("barriers", LESS, "of them, barrier instructions", _executed("barriers"))
    yield metric("waves", NEITHER, "times that a wave enters the function", _executed("waves"))


_WEIGHT = (
    f"sum of {LOOP_FACTOR}^depth / (N + 1) over all waits but those for the ALU, without what an earlier wait has "
    "reached already: falls when a wait goes, leaves a loop or gets a larger N; an estimate that ranks, not a time"
)
_ALU = "waits for the ALU alone (s_wait_alu, s_waitcnt_depctr), which keep out hazards, not memory"
_DRAINS = (
    "counters of loads, LDS and copies that waits drain, those directly in front of a barrier counted twice"
)
_DRAINS_IN_LOOPS = f"the same inside loops, each times {LOOP_FACTOR} for each loop around the innermost"
_AT_BARRIERS = "waits for lgkmcnt(0) or dscnt(0) directly in front of a barrier"
_INVALIDATIONS = "instructions that drop a cache"
_LDS = "static LDS of a workgroup; dynamic LDS comes on top at launch"
_WORKGROUP = "largest workgroup compiled for"
_OCCUPANCY = "waves a SIMD that registers and static LDS allow"
_TABLE: tuple[Metric, ...] = (
    Metric("waits", "waits", LESS, "wait instructions", _waits(), gated=True),
    Metric("waits_in_loops", "waits", LESS, "of them inside loops", _waits(in_loops=True), gated=True),
    Metric("wait_weight", "weight", LESS, _WEIGHT, _wait_weight, gated=True),
    *(metric for counter in COUNTERS for metric in _of_counter(counter)),
    Metric("drains", "waits", LESS, _DRAINS, _drains(), gated=True),
    Metric("drains_in_loops", "waits", LESS, _DRAINS_IN_LOOPS, _drains(in_loops=True), gated=True),
    Metric("barrier_drains", "waits", LESS, _AT_BARRIERS, _barrier_drains, sparse=True),
    Metric("alu_waits", "waits", LESS, _ALU, _alu_waits, sparse=True),
    Metric("instructions", "instructions", LESS, "machine instructions", _field("instructions")),
    Metric("code_bytes", "bytes", LESS, "size of the machine code", _field("resources.code_bytes")),
    Metric("vgprs", "registers", LESS, "vector registers a lane", _field("resources.vgprs")),
    Metric("agprs", "registers", LESS, "accumulation registers a lane", _field("resources.agprs")),
    Metric("sgprs", "registers", LESS, "scalar registers a wave", _field("resources.sgprs")),
    Metric("spills", "registers", LESS, "vector and scalar registers spilled", _spills, gated=True),
    Metric("scratch_bytes", "bytes", LESS, "private memory a lane", _field("resources.scratch_bytes"), gated=True),
    Metric("lds_bytes", "bytes", LESS, _LDS, _field("resources.lds_bytes"), gated=True),
    Metric("occupancy", "waves", MORE, _OCCUPANCY, _field("resources.occupancy"), gated=True),
    Metric("invalidations", "instructions", LESS, _INVALIDATIONS, _field("invalidations"), gated=True, sparse=True),
    Metric("lds_accesses", "instructions", LESS, "LDS reads, writes, atomics", _field("lds_accesses")),
    Metric("dma", "instructions", NEITHER, "LDS-DMA instructions", _field("dma")),
    Metric("barriers", "instructions", LESS, "barrier instructions", _field("barriers")),
    *_of_launch(),
    Metric("max_depth", "loops", NEITHER, "deepest loop nesting", _field("max_depth")),
    Metric("workgroup_size", "work-items", NEITHER, _WORKGROUP, _field("resources.workgroup_size")),
    Metric("wave_size", "lanes", NEITHER, "lanes of a wave", _field("resources.wave_size")),
)  # fmt: skip

METRICS: Mapping[str, Metric] = {metric.name: metric for metric in _TABLE}
"""Every metric by name, in report order."""

GATED: tuple[str, ...] = tuple(metric.name for metric in _TABLE if metric.gated)
"""The metrics in which code may not get worse: those that cost time or LDS by themselves. Registers, code size and
counts of instructions are not among them; their cost shows in occupancy, spills or waits.
"""

RANK: Mapping[str, int] = {name: rank for rank, name in enumerate(METRICS)}
"""Place of each metric in report order."""


def values(function: FunctionMeasurement) -> dict[str, MetricValue | None]:
    """All metrics of a function, in report order; sparse ones if not zero, those of a launch if there is one."""
    told = (m for m in METRICS.values() if function.executed is not None or not m.of_launch)
    read = ((metric, metric.value(function)) for metric in told)
    return {metric.name: value for metric, value in read if value != 0 or not metric.sparse}


def nearest(word: str, words: Iterable[str]) -> str:
    """``"; did you mean 'x'?"`` for the word most like ``word``, or nothing if none is like it."""
    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.6)
    return f"; did you mean '{close[0]}'?" if close else ""


def require_metrics(names: Iterable[str]) -> tuple[str, ...]:
    """Returns ``names``, after checking that each is the name of a metric.

    Raises:
        UsageError: one is not; the message says which metric it looks like.
    """
    names = tuple(names)
    for name in names:
        if name not in METRICS:
            hint = nearest(name, METRICS) or f"; the metrics are {', '.join(METRICS)}"
            raise UsageError(f"--metric: no metric '{name}'{hint}")
    return names


_ORDER = {counter: rank for rank, counter in enumerate(COUNTERS)}


@dataclass(frozen=True, slots=True)
class WaitCount:
    """The number of waits for a counter to reach one N, by loop depth.

    Attributes:
        counter: as in the ISA, e.g. ``vmcnt``.
        n: operations that may stay outstanding.
        by_depth: (loop depth, count), shallow first; depth ``None`` last, for waits of unknown depth.
        executed: their executions by a launch; ``None`` without one, or if they are not known.
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
