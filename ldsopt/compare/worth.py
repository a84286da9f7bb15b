"""The order of better code: one notion of it, for all choices between two versions of a function's code.

`ldsopt.compare.metrics` defines worse, for ``diff --fail-on regressions`` and for every transform alike. `regressions`
lists it for two versions of a function; `losses` adds the goal's requirements; `rank` puts versions without losses in
order. All read the figures that `ldsopt measure` shows. They are static counts, not times, so nothing is weighed
against anything: the metrics that may not get worse are a floor, and above it the first criterion in the order of the
goal that differs decides.

The floor: nothing that the gate watches gets worse. For the goal ``occupancy`` waits may, if occupancy rises. Barriers
are only added if occupancy rises. Vector registers may become more in a kernel, as long as as many waves run: short of
a step of occupancy a register costs nothing. In other functions they may not, since the occupancy of unseen kernels may
depend on them, nor for the goal ``registers``.

The number of waits is part of the floor, and no criterion of the order: fewer waits that wait for more are not better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from ldsopt.compare.metrics import GATED, LDS_COUNTERS, LESS, METRICS, MORE, Metric, MetricValue
from ldsopt.dataclass import dataclass
from ldsopt.isa.measurement import FunctionMeasurement


class OptimizationGoal(str, Enum):
    """The figure that decides if those of two versions do not agree."""

    BALANCED = "balanced"
    WAITS = "waits"
    OCCUPANCY = "occupancy"
    REGISTERS = "registers"


@dataclass(frozen=True, slots=True)
class CriterionChange:
    """A criterion that differs between two versions. Its text is, for example, ``waits in loops 78 → 26``."""

    criterion: Metric
    before: MetricValue
    after: MetricValue

    @property
    def is_better(self) -> bool:
        """True if the later value is the better one by this criterion's direction."""
        return (self.after < self.before) is (self.criterion.better is LESS)

    def __str__(self) -> str:
        name = self.criterion.name
        return f"{_WORDS.get(name, name)} {self.before:g} → {self.after:g}"


def _vector_registers(function: FunctionMeasurement) -> MetricValue | None:
    vgprs, agprs = function.resources.vgprs, function.resources.agprs
    return None if vgprs is None else vgprs + (agprs or 0)


_WORDS = {
    **{f"{counter}0": f"{counter}(0)" for counter in LDS_COUNTERS},
    **{f"{counter}0_in_loops": f"{counter}(0) in loops" for counter in LDS_COUNTERS},
    "scratch_bytes": "bytes of scratch",
    "waits_in_loops": "waits in loops",
    "wait_weight": "weight of waits",
    "drains_in_loops": "drains in loops",
    "barrier_drains": "LDS drained at barriers",
    "invalidations": "cache invalidations",
    "lds_bytes": "bytes of LDS",
    "lds_accesses": "LDS accesses",
    "sgprs": "SGPRs",
    "vector_registers": "vector registers",
}
CRITERIA: Mapping[str, Metric] = {
    **METRICS,
    "vector_registers": Metric(
        "vector_registers", "registers", LESS, "vector and accumulation registers a lane", _vector_registers
    ),
}
"""Every criterion that versions are compared by, by its name: the metrics, and vector registers of both kinds."""

_DRAINS = tuple(f"{counter}0" for counter in LDS_COUNTERS)
_DRAINS_IN_LOOPS = tuple(f"{name}_in_loops" for name in _DRAINS)
_WAITS = (
    "wait_weight",
    *_DRAINS_IN_LOOPS,
    *_DRAINS,
    "drains_in_loops",
    "drains",
    "barrier_drains",
    "invalidations",
)
_LAST = ("lds_bytes", "lds_accesses", "instructions", "sgprs")
_ORDERS: Mapping[OptimizationGoal, tuple[str, ...]] = {
    OptimizationGoal.BALANCED: ("occupancy", *_WAITS, "vector_registers", *_LAST),
    OptimizationGoal.WAITS: (*_WAITS, "occupancy", "vector_registers", *_LAST),
    OptimizationGoal.OCCUPANCY: ("occupancy", "lds_bytes", *_WAITS, "vector_registers", *_LAST),
    OptimizationGoal.REGISTERS: ("vector_registers", "sgprs", "occupancy", *_WAITS, *_LAST),
}
_GATED_WAITS = frozenset({"waits", "waits_in_loops", *_WAITS})
_ANY_GAIN = (*_WAITS, "lds_accesses", "instructions", "vector_registers", "sgprs")


def order(goal: OptimizationGoal) -> tuple[Metric, ...]:
    """The criteria of a goal; the first in which two versions differ decides."""
    return tuple(CRITERIA[name] for name in dict.fromkeys(("spills", "scratch_bytes", *_ORDERS[goal])))


def before_waits(goal: OptimizationGoal) -> int:
    """The number of a goal's criteria that come before those about waits; for waits, an estimate decides."""
    return [criterion.name for criterion in order(goal)].index(_WAITS[0])


def shown(goal: OptimizationGoal) -> tuple[str, ...]:
    """The names of the criteria that reports show: those of the order, and further ones that may not get worse."""
    names = [criterion.name for criterion in order(goal)]
    at = names.index("wait_weight")
    return (*names[:at], "waits", "waits_in_loops", *names[at:], "barriers")


def puts_occupancy_first(goal: OptimizationGoal) -> bool:
    """True if occupancy decides before anything but spills and scratch."""
    return _ORDERS[goal][0] == "occupancy"


def changes(
    before: FunctionMeasurement, after: FunctionMeasurement, names: Iterable[str]
) -> Iterator[CriterionChange]:
    """The criteria, of these names, whose values both versions have and that differ."""
    for criterion in map(CRITERIA.__getitem__, names):
        old, new = criterion.value(before), criterion.value(after)
        if old is not None and new is not None and old != new:
            yield CriterionChange(criterion, old, new)


def _worse(
    before: FunctionMeasurement, after: FunctionMeasurement, names: Iterable[str]
) -> tuple[CriterionChange, ...]:
    return tuple(change for change in changes(before, after, names) if not change.is_better)


def regressions(before: FunctionMeasurement, after: FunctionMeasurement) -> tuple[CriterionChange, ...]:
    """The criteria in which a version of a function is worse, as ``diff --fail-on regressions`` judges it."""
    return _worse(before, after, GATED)


def gains_anything(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    """True if the code is better in a figure that alias information can improve."""
    return any(change.is_better for change in changes(before, after, _ANY_GAIN))


def waits_less(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    """True if the code waits for less, or drops a cache less often, as narrower fences can make it."""
    return any(change.is_better for change in changes(before, after, ("invalidations", "wait_weight")))


def gains_waves(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    """True if more waves run at a time; code without that figure gains none."""
    return (after.resources.occupancy or 0) > (before.resources.occupancy or 0)


def losses(
    before: FunctionMeasurement, after: FunctionMeasurement, goal: OptimizationGoal
) -> tuple[CriterionChange, ...]:
    """The criteria in which a version of a function falls below the floor."""
    floor = list(GATED)
    rises = gains_waves(before, after)
    if rises and goal is OptimizationGoal.OCCUPANCY:
        floor = [name for name in floor if name not in _GATED_WAITS]
    if not rises:
        floor.append("barriers")
        if goal is OptimizationGoal.REGISTERS or not before.is_kernel:
            floor.append("vector_registers")
    return _worse(before, after, floor)


def rank(functions: Iterable[FunctionMeasurement], goal: OptimizationGoal) -> tuple[float, ...]:
    """The place of a version among others of the same functions: the least is the best. Unknown figures count 0."""
    functions = tuple(functions)
    return tuple(
        round(sum(criterion.value(f) or 0 for f in functions) * (-1 if criterion.better is MORE else 1), 6)
        for criterion in order(goal)
    )
