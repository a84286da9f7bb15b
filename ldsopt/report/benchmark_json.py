"""The JSON that github-action-benchmark reads with ``tool: customSmallerIsBetter``, to draw a history.

It is a list of ``{name, unit, value, extra}``; ``extra`` names the compiler, whose change alone can explain a step in
the history. Metrics for which less is not better (occupancy) do not belong
into such a list and are left out; so is what is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.compare.diff import Diff, Presence
from ldsopt.compare.metrics import METRICS, Better, MetricValue, values
from ldsopt.compare.spelling import number
from ldsopt.documents import indented
from ldsopt.errors import shown
from ldsopt.isa.measurement import Measurement


def measurements_benchmark_json(measurements: Mapping[str, Measurement]) -> str:
    """Measurements as a list with one entry for each metric of each function.

    Args:
        measurements: by module name, as from `pairing`; the empty name for the only one.
    """
    return _document(
        entry
        for module, measurement in measurements.items()
        for function in measurement.functions
        for name, value in values(function).items()
        for entry in _entry(
            f"{module}:{function.name}" if module else function.name,
            name,
            value,
            (_made_by(measurement.compiler),),
        )
    )


def diff_benchmark_json(diff: Diff) -> str:
    """The values of the after side, with those of the before side in ``extra``."""
    compilers = [", ".join(map(_made_by, side.compilers)) for side in (diff.before, diff.after)]
    made_by = " -> ".join(dict.fromkeys(compilers))
    return _document(
        entry
        for function in diff.functions
        if function.presence is not Presence.LOST
        for change in function.metrics
        for entry in _entry(
            function.label,
            change.metric,
            change.after,
            (*([] if change.before is None else [f"before: {number(change.before)}"]), made_by),
        )
    )


def _made_by(compiler: str | None) -> str:
    return shown(compiler) if compiler else "unknown compiler"


def _document(entries: Iterable[dict[str, object]]) -> str:
    return indented(list(entries))


def _entry(
    function: str, name: str, value: MetricValue | None, extra: Iterable[str]
) -> Iterable[dict[str, object]]:
    metric = METRICS[name]
    if value is None or metric.better is not Better.LESS:
        return
    yield {
        "name": f"{shown(function)} {name}",
        "unit": metric.unit,
        "value": value,
        "extra": "; ".join(extra),
    }
