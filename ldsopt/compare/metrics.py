"""The metrics of a function: one table, in the order in which every report shows them.

A metric is a name, a unit, which way is better, and a function that reads it off a `FunctionMeasurement`. To
add one, add one entry to `METRICS`: the JSON form, the tables, the diff, the gate and the baseline follow.

A value is ``None`` where the measurement does not tell it; nothing here turns that into a number.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from ldsopt.errors import UsageError
from ldsopt.isa.measurement import FunctionMeasurement, Resources

MetricValue = int | float
Extractor = Callable[[FunctionMeasurement], MetricValue | None]

COUNTERS = (
    "vmcnt",
    "lgkmcnt",
    "loadcnt",
    "dscnt",
    "vscnt",
    "storecnt",
    "kmcnt",
    "samplecnt",
    "bvhcnt",
    "expcnt",
    "xcnt",
    "asynccnt",
    "tensorcnt",
)
"""Counters that have a metric of their own; the first of them are the ones that LDS work shows in."""

LDS_COUNTERS = ("vmcnt", "loadcnt", "lgkmcnt", "dscnt")
"""Counters whose full drain (N = 0) is what LDS metadata can save: the loads (and LDS-DMA) of the vector
memory, and LDS itself; before and from gfx12."""

LOOP_FACTOR = 10
"""How many times `wait_weight` assumes that a loop runs. A convention, not a measurement."""

_DEEPEST = 9
"""Loop depth from which on `wait_weight` no longer grows, so that it stays a number to print."""


class Better(str, Enum):
    """Which direction of a metric is an improvement."""

    LESS = "less"
    MORE = "more"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Metric:
    """One number of a function.

    Attributes:
        name: as in JSON, ``--metric`` and ``--fail-on``.
        unit: of the value.
        better: which direction is an improvement.
        what: one line for the documentation.
        value: reads it off; ``None`` when unknown.
        gated: ``--fail-on regressions`` fails when this one gets worse.
        counter: the one that it is about, if it is about one.
        sparse: left out of reports where it is zero throughout (a counter that the arch does not have).
    """

    name: str
    unit: str
    better: Better
    what: str
    value: Extractor
    gated: bool = False
    counter: str | None = None
    sparse: bool = False


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


def _wait_weight(function: FunctionMeasurement) -> float | None:
    """Sum over all waits and those of their counters in `COUNTERS` of ``LOOP_FACTOR ** depth / (N + 1)``.

    So it falls when a wait goes away, leaves a loop, or lets more operations stay outstanding
    (``vmcnt(0)`` to ``vmcnt(1)``). It is a static estimate that ranks, not a time. Waits for the ALU
    (``s_wait_alu``, ``s_waitcnt_depctr``) are short and have no part in it.
    """
    if function.waits is None:
        return None
    weight = 0.0
    for wait in function.waits:
        if wait.depth is None:
            return None
        weight += sum(
            LOOP_FACTOR ** min(wait.depth, _DEEPEST) / (n + 1) for c, n in wait.counters if c in COUNTERS
        )
    return round(weight, 3)


def _alu_waits(function: FunctionMeasurement) -> int | None:
    if function.waits is None:
        return None
    return sum(
        bool(wait.counters) and not any(counter in COUNTERS for counter, _ in wait.counters)
        for wait in function.waits
    )


def _resource(read: Callable[[Resources], int | None]) -> Extractor:
    return lambda function: read(function.resources)


def _spills(resources: Resources) -> int | None:
    vector, scalar = resources.vgpr_spills, resources.sgpr_spills
    return None if vector is None or scalar is None else vector + scalar


def _of_counter(counter: str) -> Iterable[Metric]:
    # The first is not gated: one wait more may be one that others share, or that is satisfied already.
    def metric(name: str, what: str, value: Extractor, gated: bool) -> Metric:
        return Metric(name, "waits", Better.LESS, what, value, gated=gated, counter=counter, sparse=True)

    yield metric(counter, f"waits that name {counter}", _waits(counter), gated=False)
    if counter in LDS_COUNTERS:
        zero = f"waits for {counter}(0)"
        yield metric(
            f"{counter}0", f"{zero}: everything outstanding must land", _waits(counter, 0), gated=True
        )
        in_loops = _waits(counter, 0, in_loops=True)
        yield metric(f"{counter}0_in_loops", f"{zero} inside loops", in_loops, gated=True)


def _table() -> Iterable[Metric]:
    less, more, neither = Better.LESS, Better.MORE, Better.NEITHER
    yield Metric("waits", "waits", less, "wait instructions", _waits(), gated=True)
    yield Metric("waits_in_loops", "waits", less, "of them inside loops", _waits(in_loops=True), gated=True)
    yield Metric(
        "wait_weight",
        "weight",
        less,
        f"sum of {LOOP_FACTOR}^depth / (N + 1) over all waits but those for the ALU: falls when a wait goes, "
        "leaves a loop or gets a larger N; an estimate that ranks, not a time",
        _wait_weight,
        gated=True,
    )
    for counter in COUNTERS:
        yield from _of_counter(counter)
    yield Metric(
        "alu_waits",
        "waits",
        less,
        "waits for the ALU alone (s_wait_alu, s_waitcnt_depctr), which keep out hazards, not memory",
        _alu_waits,
        sparse=True,
    )
    yield Metric("instructions", "instructions", less, "machine instructions", lambda f: f.instructions)
    yield Metric("code_bytes", "bytes", less, "size of the machine code", _resource(lambda r: r.code_bytes))
    yield Metric("vgprs", "registers", less, "vector registers a lane", _resource(lambda r: r.vgprs))
    yield Metric("agprs", "registers", less, "accumulation registers a lane", _resource(lambda r: r.agprs))
    yield Metric("sgprs", "registers", less, "scalar registers a wave", _resource(lambda r: r.sgprs))
    yield Metric(
        "spills", "registers", less, "vector and scalar registers spilled", _resource(_spills), gated=True
    )
    yield Metric(
        "scratch_bytes",
        "bytes",
        less,
        "private memory a lane",
        _resource(lambda r: r.scratch_bytes),
        gated=True,
    )
    yield Metric(
        "lds_bytes",
        "bytes",
        less,
        "static LDS of a workgroup; dynamic LDS comes on top at launch",
        _resource(lambda r: r.lds_bytes),
        gated=True,
    )
    yield Metric(
        "occupancy",
        "waves",
        more,
        "waves a SIMD that registers and static LDS allow",
        _resource(lambda r: r.occupancy),
        gated=True,
    )
    yield Metric("lds_accesses", "instructions", less, "LDS reads, writes, atomics", lambda f: f.lds_accesses)
    yield Metric("dma", "instructions", neither, "LDS-DMA instructions", lambda f: f.dma)
    yield Metric("barriers", "instructions", less, "barrier instructions", lambda f: f.barriers)
    yield Metric("max_depth", "loops", neither, "deepest loop nesting", lambda f: f.max_depth)
    yield Metric(
        "workgroup_size",
        "work-items",
        neither,
        "largest workgroup compiled for",
        _resource(lambda r: r.workgroup_size),
    )
    yield Metric("wave_size", "lanes", neither, "lanes of a wave", _resource(lambda r: r.wave_size))


METRICS: Mapping[str, Metric] = {metric.name: metric for metric in _table()}
"""Every metric by name, in report order."""

RANK: Mapping[str, int] = {name: rank for rank, name in enumerate(METRICS)}
"""Place of each metric in report order."""


def values(function: FunctionMeasurement) -> dict[str, MetricValue | None]:
    """All metrics of a function, in report order; sparse ones only where they are not zero."""
    read = ((metric, metric.value(function)) for metric in METRICS.values())
    return {metric.name: value for metric, value in read if value != 0 or not metric.sparse}


def nearest(word: str, words: Iterable[str]) -> str:
    """``"; did you mean 'x'?"`` for the word most like ``word``, or nothing if none is like it."""
    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.6)
    return f"; did you mean '{close[0]}'?" if close else ""


def require_metrics(names: Iterable[str], option: str = "--metric") -> tuple[str, ...]:
    """``names`` as they are, if each is a metric.

    Raises:
        UsageError: one is not; the message says which metric it looks like.
    """
    names = tuple(names)
    for name in names:
        if name not in METRICS:
            hint = nearest(name, METRICS) or f"; the metrics are {', '.join(METRICS)}"
            raise UsageError(f"{option}: no metric '{name}'{hint}")
    return names
