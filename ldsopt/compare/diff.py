"""The changes between two measurements.

Functions are matched by module and name. A function of one side only is lost or gained and has no verdicts.
Each metric of a matched function goes before → after and is judged by the metric's own direction. Counts of
different architectures mean different things, so that is refused; different compilers are compared with a
warning that every format shows.

Everything is kept, changed or not: the formats choose what to show, the gate what to judge.

Sums over all matched functions, with the wins and the losses kept apart.

A sum alone lets one large win hide many small losses; so each total says how much of the change is decrease
and how much increase, and which functions gained and lost the most.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum

from ldsopt.compare.metrics import METRICS, Better, MetricValue, WaitCount, histogram, place
from ldsopt.compare.pairing import paired
from ldsopt.compare.spelling import plural
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UsageError, shown
from ldsopt.isa.measurement import FunctionMeasurement, Measurement
from ldsopt.notebooks import ShownResult


class ChangeVerdict(str, Enum):
    """The judgement of a change: good, bad, or neither."""

    SAME = "same"
    HELPED = "helped"
    HURT = "hurt"
    CHANGED = "changed"
    """It changed, and neither direction is better."""
    UNKNOWN = "unknown"
    """The value of at least one side is not known."""


class Presence(str, Enum):
    """The sides that have a function."""

    BOTH = "both"
    LOST = "lost"
    GAINED = "gained"


@dataclass(frozen=True, slots=True)
class MetricChange:
    """One metric of one function, before and after.

    Attributes:
        metric: its name in `METRICS`.
        before, after: the values; ``None`` where unknown, or where the side lacks the function.
    """

    metric: str
    before: MetricValue | None
    after: MetricValue | None

    @property
    def change(self) -> MetricValue | None:
        """``after - before``, in the metric's unit; ``None`` when either is unknown."""
        if self.before is None or self.after is None:
            return None
        difference = self.after - self.before
        return round(difference, 3) if isinstance(difference, float) else difference

    @property
    def relative(self) -> float | None:
        """``change / before``; from zero, plus infinity for any growth; ``None`` when either is unknown."""
        if self.before is None or self.after is None:
            return None
        if self.before == self.after:
            return 0.0
        return math.inf if self.before == 0 else (self.after - self.before) / self.before

    @property
    def verdict(self) -> ChangeVerdict:
        """The meaning of the change, by the direction in which the metric is better."""
        change = self.change
        if change is None:
            return ChangeVerdict.UNKNOWN
        if change == 0:
            return ChangeVerdict.SAME
        better = METRICS[self.metric].better
        if better is Better.NEITHER:
            return ChangeVerdict.CHANGED
        return ChangeVerdict.HELPED if (change < 0) is (better is Better.LESS) else ChangeVerdict.HURT


@dataclass(frozen=True, slots=True)
class WaitChange:
    """The waits for one counter to reach one N, on both sides.

    Attributes:
        counter, n: the counter, and N.
        before, after: the number of these waits.
        before_in_loops, after_in_loops: of them in loops; ``None`` when unknown.
        before_executed, after_executed: their executions by a launch; ``None`` without one, or when unknown.
    """

    counter: str
    n: int
    before: int
    after: int
    before_in_loops: int | None
    after_in_loops: int | None
    before_executed: int | None = None
    after_executed: int | None = None

    @property
    def changed(self) -> bool:
        """True if the number of these waits, their number in loops, or that of their executions changed."""
        was = self.before, self.before_in_loops, self.before_executed
        return was != (self.after, self.after_in_loops, self.after_executed)


@dataclass(frozen=True, slots=True)
class FunctionDiff:
    """The change of one function, which may be on one side only.

    Attributes:
        module: the name under which the modules of several were paired; empty when there is one a side.
        name: the symbol.
        is_kernel: it is a kernel on a side that has it.
        presence: the sides that have it.
        metrics: in report order; without those that are unknown on both sides, or sparse and zero on both.
        waits: the histogram, in its order; empty when the function is on one side only, or when the waits of a side are
            not known.
        source: the input that has the function: that of the side after, or before if it was lost.
    """

    module: str
    name: str
    is_kernel: bool
    presence: Presence
    metrics: tuple[MetricChange, ...]
    waits: tuple[WaitChange, ...]
    source: str

    @property
    def label(self) -> str:
        """The name in reports and baselines: ``module:name``, or just the name; printable."""
        return shown(f"{self.module}:{self.name}" if self.module else self.name)

    @property
    def changed_metrics(self) -> tuple[MetricChange, ...]:
        """The metrics whose values both sides have and that differ."""
        return tuple(m for m in self.metrics if m.verdict not in (ChangeVerdict.SAME, ChangeVerdict.UNKNOWN))

    @property
    def changed_waits(self) -> tuple[WaitChange, ...]:
        """The entries of the wait histogram that differ."""
        return tuple(wait for wait in self.waits if wait.changed)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a comparison.

    Attributes:
        source: what the user called it.
        archs: the architectures of its modules.
        compilers: what compiled them; ``None`` among them where that is unknown.
    """

    source: str
    archs: tuple[str, ...]
    compilers: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Diff(ShownResult):
    """The result of comparing two sides.

    Attributes:
        before, after: the two sides.
        functions: matched, lost and gained, by module, in the code order of ``before``, the gained ones last.
        warnings: reasons why the numbers may be misleading; every format shows them.
    """

    before: Side
    after: Side
    functions: tuple[FunctionDiff, ...]
    warnings: tuple[str, ...]

    def of(self, presence: Presence) -> tuple[FunctionDiff, ...]:
        """The functions that are on both sides, were lost, or were gained."""
        return tuple(f for f in self.functions if f.presence is presence)

    @property
    def changed(self) -> bool:
        """True if anything differs: a metric, a wait histogram, or the set of functions."""
        return any(
            f.presence is not Presence.BOTH or f.changed_metrics or f.changed_waits for f in self.functions
        )

    def count(self, verdict: ChangeVerdict) -> int:
        """The number of metrics, over all functions that both sides have, that got this verdict."""
        return sum(m.verdict is verdict for f in self.of(Presence.BOTH) for m in f.metrics)

    def only(self, metrics: Iterable[str]) -> Diff:
        """The same with those metrics alone, and the histograms only if one of them is about waits."""
        chosen = frozenset(metrics)
        waits = any(METRICS[name].is_of_waits for name in chosen)
        return replace(
            self,
            functions=tuple(
                replace(
                    f,
                    metrics=tuple(m for m in f.metrics if m.metric in chosen),
                    waits=f.waits if waits else (),
                )
                for f in self.functions
            ),
        )


def diff(before: Measurement, after: Measurement) -> Diff:
    """Compares two modules, whatever they are called.

    Raises:
        UsageError: they are for different architectures.
        InputError: a function is measured twice in one of them.
    """
    return _diff({"": before}, {"": after}, before.source, after.source)


def diff_many(
    before: Mapping[str, Measurement],
    after: Mapping[str, Measurement],
    *,
    before_name: str,
    after_name: str,
    across_compilers: bool = False,
) -> Diff:
    """Compares several modules a side, paired by their keys; see `pairing` for the keys.

    Args:
        before, after: measurements by module name.
        before_name, after_name: the user's names of the sides, e.g. the directories.
        across_compilers: the compilers are meant to differ, so no warning is needed.

    Raises:
        UsageError: no name is on both sides, or a pair is for different architectures.
        InputError: a function is measured twice in one module.
    """
    if before and after and not before.keys() & after.keys():
        raise UsageError(
            f"nothing to compare: no module of {before_name} is called like one of {after_name} "
            f"('{shown(min(before))}' there, '{shown(min(after))}' here)"
        )
    return _diff(before, after, before_name, after_name, across_compilers)


def _diff(
    before: Mapping[str, Measurement],
    after: Mapping[str, Measurement],
    before_name: str,
    after_name: str,
    across_compilers: bool = False,
) -> Diff:
    functions: list[FunctionDiff] = []
    pairs: list[tuple[Measurement, Measurement]] = []
    for module in sorted(before.keys() | after.keys()):
        old, new = before.get(module), after.get(module)
        if old is not None and new is not None:
            _require_same_arch(old, new)
            pairs.append((old, new))
        functions += _functions(module, old, new)
    return Diff(
        _side(before_name, before.values()),
        _side(after_name, after.values()),
        tuple(functions),
        (
            *(() if across_compilers else _compiler_warnings(pairs)),
            *_launch_warnings(pairs),
            *_shape_warnings(functions),
        ),
    )


def _side(name: str, measurements: Iterable[Measurement]) -> Side:
    measurements = tuple(measurements)
    compilers = dict.fromkeys(m.compiler for m in measurements)
    return Side(name, tuple(dict.fromkeys(m.arch for m in measurements)), tuple(compilers))


def _require_same_arch(before: Measurement, after: Measurement) -> None:
    if before.arch != after.arch:
        raise UsageError(
            f"{shown(before.source)} is for {shown(before.arch)} and {shown(after.source)} for "
            f"{shown(after.arch)}: their counts do not compare; give both as IR with one --mcpu, "
            "or code that was compiled for one architecture"
        )


def _compiler_warnings(pairs: Iterable[tuple[Measurement, Measurement]]) -> Iterable[str]:
    compilers: dict[tuple[str | None, str | None], int] = {}
    for old, new in pairs:
        if old.compiler is None or old.compiler != new.compiler:
            pair = (old.compiler, new.compiler)
            compilers[pair] = compilers.get(pair, 0) + 1
    for (was, now), count in compilers.items():
        scope = f" ({plural(count, 'module')})" if count > 1 else ""
        if was is None and now is None:
            yield (
                f"it is not known which compiler made either side{scope}; "
                "another one alone can explain a change"
            )
        else:
            yield (
                f"different compilers: {shown(was or 'unknown')} before, {shown(now or 'unknown')} after; "
                f"that alone can explain a change{scope}"
            )


def _launch_warnings(pairs: Iterable[tuple[Measurement, Measurement]]) -> Iterable[str]:
    for old, new in pairs:
        if old.launch and new.launch and old.launch != new.launch:
            yield (
                f"{shown(new.source)}: launched otherwise than before ({shown(new.launch)}, before: "
                f"{shown(old.launch)}); executed counts are of different work"
            )


def _shape_warnings(functions: Iterable[FunctionDiff]) -> Iterable[str]:
    """Warnings that static counts are not comparable: a loop was unrolled, or the wave size differs."""
    for function in functions:
        for change in function.metrics:
            if change.metric in ("max_depth", "wave_size") and change.verdict is ChangeVerdict.CHANGED:
                what = "loops nest {} deep" if change.metric == "max_depth" else "a wave has {} lanes"
                yield (
                    f"{function.label}: {what.format(change.before)} before, {change.after} after; "
                    "its static counts are of different code shapes"
                )


def _functions(module: str, before: Measurement | None, after: Measurement | None) -> Iterable[FunctionDiff]:
    old, new = _by_name(before), _by_name(after)
    for name in dict.fromkeys((*old, *new)):
        holder = after if name in new else before
        yield _function(module, name, old.get(name), new.get(name), holder.source if holder else "")


def _by_name(measurement: Measurement | None) -> dict[str, FunctionMeasurement]:
    found: dict[str, FunctionMeasurement] = {}
    if measurement is not None:
        for function in measurement.functions:
            if function.name in found:
                raise InputError(f"function {function.name!r} is there twice", file=measurement.source)
            found[function.name] = function
    return found


def _function(
    module: str,
    name: str,
    old: FunctionMeasurement | None,
    new: FunctionMeasurement | None,
    source: str,
) -> FunctionDiff:
    presence = Presence.GAINED if old is None else Presence.LOST if new is None else Presence.BOTH
    return FunctionDiff(
        module=module,
        name=name,
        is_kernel=any(side is not None and side.is_kernel for side in (old, new)),
        presence=presence,
        metrics=tuple(_metrics(old, new)),
        waits=tuple(_waits(old, new)) if old is not None and new is not None else (),
        source=source,
    )


def _metrics(old: FunctionMeasurement | None, new: FunctionMeasurement | None) -> Iterable[MetricChange]:
    for metric in METRICS.values():
        before = None if old is None else metric.value(old)
        after = None if new is None else metric.value(new)
        if (before is None and after is None) or (metric.sparse and not before and not after):
            continue
        yield MetricChange(metric.name, before, after)


def _waits(old: FunctionMeasurement, new: FunctionMeasurement) -> Iterable[WaitChange]:
    if old.waits is None or new.waits is None:
        return
    before = {(entry.counter, entry.n): entry for entry in histogram(old.waits)}
    after = {(entry.counter, entry.n): entry for entry in histogram(new.waits)}
    for counter, n in sorted(before.keys() | after.keys(), key=lambda key: place(*key)):
        was = before.get((counter, n), WaitCount(counter, n, ()))
        now = after.get((counter, n), WaitCount(counter, n, ()))
        counts = was.count, now.count, was.in_loops, now.in_loops
        yield WaitChange(counter, n, *counts, *_both_executed(was, now, old, new))


def _both_executed(
    was: WaitCount, now: WaitCount, old: FunctionMeasurement, new: FunctionMeasurement
) -> tuple[int | None, int | None]:
    """The number of times that the waits are executed on each side, if both sides were launched."""
    if old.executed is None or new.executed is None:
        return None, None
    return (was.executed if was.by_depth else 0), (now.executed if now.by_depth else 0)


@dataclass(frozen=True, slots=True)
class Extreme:
    """The function whose metric changed most in one direction.

    Attributes:
        function: its label.
        change: its metric.
    """

    function: str
    change: MetricChange


@dataclass(frozen=True, slots=True)
class Total:
    """One metric over all functions that both sides have with a value.

    Attributes:
        metric: its name.
        before, after: the sums over all compared functions.
        decrease: the sum of the falls, zero or less; ``before + decrease + increase == after``.
        increase: the sum of the rises, zero or more.
        affected: functions in which it changed.
        compared: functions compared.
        best, worst: largest relative win and loss; ``None`` if nothing was won or lost.
    """

    metric: str
    before: MetricValue
    after: MetricValue
    decrease: MetricValue
    increase: MetricValue
    affected: int
    compared: int
    best: Extreme | None
    worst: Extreme | None

    @property
    def relative(self) -> float | None:
        """The change of the sum as a fraction of the sum before."""
        return self.share(self.after - self.before)

    def share(self, part: MetricValue) -> float:
        """A part of the change relative to the sum before; infinite when that is zero."""
        if part == 0:
            return 0.0
        return part / self.before if self.before else math.inf


def size(relative: float | None) -> float:
    """The size of a relative change without its sign, as a key for sorting; 0 where it is unknown."""
    return abs(relative or 0.0)


def totals(diff: Diff) -> tuple[Total, ...]:
    """The total of every metric that changed anywhere, in report order."""
    changes: dict[str, list[Extreme]] = {name: [] for name in METRICS}
    for function in diff.of(Presence.BOTH):
        for change in function.metrics:
            if change.change is not None:
                changes[change.metric].append(Extreme(function.label, change))
    return tuple(
        _total(name, found) for name, found in changes.items() if any(e.change.change != 0 for e in found)
    )


def _total(name: str, found: list[Extreme]) -> Total:
    steps = [e.change.change or 0 for e in found]
    return Total(
        metric=name,
        before=_sum(e.change.before or 0 for e in found),
        after=_sum(e.change.after or 0 for e in found),
        decrease=_sum(step for step in steps if step < 0),
        increase=_sum(step for step in steps if step > 0),
        affected=sum(step != 0 for step in steps),
        compared=len(found),
        best=_extreme(found, ChangeVerdict.HELPED),
        worst=_extreme(found, ChangeVerdict.HURT),
    )


def _sum(numbers: Iterable[MetricValue]) -> MetricValue:
    result = sum(numbers)
    return round(result, 3) if isinstance(result, float) else result


def _extreme(found: list[Extreme], verdict: ChangeVerdict) -> Extreme | None:
    candidates = [e for e in found if e.change.verdict is verdict]
    return max(candidates, key=lambda e: (size(e.change.relative), abs(e.change.change or 0)), default=None)


def compare(
    before: Mapping[str, Measurement],
    after: Mapping[str, Measurement],
    *,
    before_name: str,
    after_name: str,
) -> Diff:
    """Compares two sides: as a pair where each has one module, else by the modules' names.

    Raises:
        UsageError: one side is a file and the other holds several modules, nothing pairs, or a pair is for
            different architectures.
    """
    if len(before) == len(after) == 1:
        return diff(next(iter(before.values())), next(iter(after.values())))
    old, new, why = paired(before, after, before_name=before_name, after_name=after_name)
    found = diff_many(old, new, before_name=before_name, after_name=after_name)
    return replace(found, warnings=(*found.warnings, why)) if why else found
