"""What makes code better: one notion of it, for all that choose between two versions of a function's code.

`losses` says in what a version is worse, `rank` puts versions in order. Both read the figures that `ldsopt measure`
shows. They are static counts, not times, so nothing is weighed against anything: what may not get worse is a floor, and
above it the first criterion in the order of the goal that differs decides.

The floor. Spills, scratch and occupancy never get worse, nor does LDS grow. Waits do not become more, neither in all
nor in loops; for the goal ``occupancy`` they may, where occupancy rises. Vector registers do not become more but where
occupancy rises, or for the goal ``waits``: short of a step of occupancy a register costs nothing. Barriers are only
added where occupancy rises.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from ldsopt.compare.metrics import LESS, METRICS, MORE, Better, Extractor, MetricValue
from ldsopt.isa.measurement import FunctionMeasurement

_DMA_COUNTERS = ("vmcnt", "loadcnt", "asynccnt")


class OptimizationGoal(str, Enum):
    """What is best, where the figures of two versions do not agree."""

    BALANCED = "balanced"
    WAITS = "waits"
    OCCUPANCY = "occupancy"
    REGISTERS = "registers"


@dataclass(frozen=True, slots=True)
class Criterion:
    """A figure by which two versions of a function's code are compared.

    Attributes:
        name: as in reports for programs: that of a metric, or ``vector_registers``.
        words: as in sentences.
        better: which direction is an improvement.
        value: reads it off; ``None`` where it is unknown.
    """

    name: str
    words: str
    better: Better
    value: Extractor


@dataclass(frozen=True, slots=True)
class CriterionChange:
    """A criterion that differs between two versions. Its text is, for example, ``waits in loops 78 to 26``."""

    criterion: Criterion
    before: MetricValue
    after: MetricValue

    @property
    def is_better(self) -> bool:
        """Whether the later value is the better one by this criterion's direction."""
        return (self.after < self.before) is (self.criterion.better is LESS)

    def __str__(self) -> str:
        return f"{self.criterion.words} {self.before:g} to {self.after:g}"


def _vector_registers(function: FunctionMeasurement) -> MetricValue | None:
    vgprs, agprs = function.resources.vgprs, function.resources.agprs
    return None if vgprs is None else vgprs + (agprs or 0)


def _waits_for_dma(function: FunctionMeasurement) -> MetricValue | None:
    """How much is waited for on the counters of DMA: a wait for all counts 1, one that lets N be, 1 / (N + 1)."""
    if function.waits is None:
        return None
    return sum(
        1 / (count + 1)
        for wait in function.waits
        for counter, count in wait.counters
        if counter in _DMA_COUNTERS
    )


_WORDS = {
    "scratch_bytes": "bytes of scratch",
    "vmcnt0_in_loops": "vmcnt(0) in loops",
    "loadcnt0_in_loops": "loadcnt(0) in loops",
    "waits_in_loops": "waits in loops",
    "wait_weight": "weight of waits",
    "lds_bytes": "bytes of LDS",
    "lds_accesses": "LDS accesses",
    "sgprs": "scalar registers",
}
_METRICS = (
    *("spills", "scratch_bytes", "occupancy", "vmcnt0_in_loops", "loadcnt0_in_loops", "waits_in_loops"),
    *("waits", "wait_weight", "lds_bytes", "lds_accesses", "instructions", "sgprs", "barriers"),
)
CRITERIA: Mapping[str, Criterion] = {
    **{
        name: Criterion(name, _WORDS.get(name, name), METRICS[name].better, METRICS[name].value)
        for name in _METRICS
    },
    "vector_registers": Criterion("vector_registers", "vector registers", LESS, _vector_registers),
    "waits_for_dma": Criterion("waits_for_dma", "weight of waits for DMA", LESS, _waits_for_dma),
}
"""Every criterion that versions are compared by, by its name."""

_WAITS = ("vmcnt0_in_loops", "loadcnt0_in_loops", "waits_in_loops", "waits", "wait_weight")
_LAST = ("lds_bytes", "lds_accesses", "instructions", "sgprs")
_ORDERS: Mapping[OptimizationGoal, tuple[str, ...]] = {
    OptimizationGoal.BALANCED: ("occupancy", *_WAITS, "vector_registers", *_LAST),
    OptimizationGoal.WAITS: (*_WAITS, "occupancy", "vector_registers", *_LAST),
    OptimizationGoal.OCCUPANCY: ("occupancy", "lds_bytes", *_WAITS, "vector_registers", *_LAST),
    OptimizationGoal.REGISTERS: ("vector_registers", "sgprs", "occupancy", *_WAITS, *_LAST),
}
HARMS = ("waits", "spills", "scratch_bytes", "occupancy")
"""What costs by itself: in none of it may code get worse without a hazard that is repaired."""
_ANY_GAIN = ("waits", "waits_for_dma", "lds_accesses", "instructions", "vector_registers", "sgprs")


def order(goal: OptimizationGoal) -> tuple[Criterion, ...]:
    """The criteria of a goal; the first in which two versions differ decides."""
    return tuple(CRITERIA[name] for name in dict.fromkeys(("spills", "scratch_bytes", *_ORDERS[goal])))


def puts_occupancy_first(goal: OptimizationGoal) -> bool:
    """Whether occupancy decides before anything but spills and scratch."""
    return _ORDERS[goal][0] == "occupancy"


def changes(
    before: FunctionMeasurement, after: FunctionMeasurement, names: Iterable[str]
) -> Iterator[CriterionChange]:
    """Which of some criteria differ, where both versions tell them."""
    for criterion in map(CRITERIA.__getitem__, names):
        old, new = criterion.value(before), criterion.value(after)
        if old is not None and new is not None and old != new:
            yield CriterionChange(criterion, old, new)


def harms(before: FunctionMeasurement, after: FunctionMeasurement) -> tuple[CriterionChange, ...]:
    """What of `HARMS` got worse."""
    return tuple(change for change in changes(before, after, HARMS) if not change.is_better)


def gains_anything(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    """Whether the code is better in anything that alias information can give: waits, accesses, registers."""
    return any(change.is_better for change in changes(before, after, _ANY_GAIN))


def gains_waves(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    """Whether more waves run at a time; of code that does not tell, none do."""
    return (after.resources.occupancy or 0) > (before.resources.occupancy or 0)


def losses(
    before: FunctionMeasurement, after: FunctionMeasurement, goal: OptimizationGoal
) -> tuple[CriterionChange, ...]:
    """In what a version of a function falls below the floor."""
    floor = ["spills", "scratch_bytes", "occupancy", "lds_bytes"]
    rises = gains_waves(before, after)
    if not (rises and goal is OptimizationGoal.OCCUPANCY):
        floor += ["waits", "waits_in_loops"]
    if not rises:
        floor.append("barriers")
        if goal is not OptimizationGoal.WAITS:
            floor.append("vector_registers")
    return tuple(change for change in changes(before, after, floor) if not change.is_better)


def rank(functions: Iterable[FunctionMeasurement], goal: OptimizationGoal) -> tuple[float, ...]:
    """The place of a version among others of the same functions: the least is the best. Unknown figures count 0."""
    functions = tuple(functions)
    return tuple(
        round(sum(criterion.value(f) or 0 for f in functions) * (-1 if criterion.better is MORE else 1), 6)
        for criterion in order(goal)
    )
