"""A comparison as SARIF 2.1.0, for code scanning services: a result for each metric of a function that got worse.

Where the gate fails it is an error, and what the baseline accepts is suppressed with its reason. What else got worse is
a warning if ``--fail-on regressions`` would watch it, and otherwise a note. A result is at the line that defines the
function, or at the file where that line is not known; the line of the source, if debug information tells, is beside it.
Sources: OASIS SARIF 2.1.0, sections 3.27 (results), 3.27.22 (related locations) and 3.35 (suppressions).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ldsopt.compare.diff import ChangeVerdict, Diff, FunctionDiff, MetricChange, Presence
from ldsopt.compare.gate import KERNELS_GAINED, KERNELS_LOST
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.outcome import Outcome
from ldsopt.compare.spelling import number, percent
from ldsopt.errors import shown
from ldsopt.report.sarif_log import artifact_location, fingerprint, rule_descriptor, sarif_log

if TYPE_CHECKING:
    from ldsopt.ir.debug_lines import Definition

FINGERPRINT = "ldsoptRegression/v1"

_OF_KERNELS = {KERNELS_LOST: "the kernel is there before, and not after", KERNELS_GAINED: "the kernel is new"}
_REMEDY = (
    "if it is meant, accept it with its reason: ldsopt diff --baseline FILE --update-baseline --reason TEXT"
)


@dataclass(frozen=True, slots=True)
class _Judged:
    """The judgement of the gate on one metric of one function: the rules that it breaks, and why that is accepted."""

    rules: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def diff_sarif(
    diff: Diff, outcome: Outcome | None = None, defined: Mapping[tuple[str, str], Definition] | None = None
) -> str:
    """The comparison as a log, with a final newline.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        defined: where functions are defined, by source and name, as far as that is known.
    """
    defined = defined or {}
    judged = _judged(outcome)
    found = [(function, name) for function in diff.functions for name in _worse(function, judged)]
    names = list(dict.fromkeys(name for _, name in found))
    sources = dict.fromkeys(function.source for function in diff.functions)
    warnings = [{"level": "warning", "message": {"text": warning}} for warning in diff.warnings]
    return sarif_log(
        [_rule(name) for name in names],
        artifacts=[{"location": artifact_location(source)} for source in sources],
        invocations=[{"executionSuccessful": True, "toolExecutionNotifications": warnings}],
        results=[
            _result(
                function,
                name,
                judged.get((function.label, name), _Judged()),
                names.index(name),
                defined.get((function.source, function.name)),
            )
            for function, name in found
        ],
        properties={
            side: {"source": shown(one.source), "archs": one.archs, "compilers": one.compilers}
            for side, one in (("before", diff.before), ("after", diff.after))
        },
    )


def _judged(outcome: Outcome | None) -> Mapping[tuple[str, str], _Judged]:
    """By function and metric. A baseline's entry is of a metric, so what it accepts no other rule fails for."""
    found: dict[tuple[str, str], _Judged] = {}
    if outcome is not None:
        accepted = ((item.violation, (item.acceptance.reason,)) for item in outcome.accepted)
        for violation, reasons in (*((one, ()) for one in outcome.failures), *accepted):
            key = violation.function, violation.metric
            was = found.get(key, _Judged())
            found[key] = _Judged((*was.rules, violation.rule), (*was.reasons, *reasons))
    return found


def _worse(function: FunctionDiff, judged: Mapping[tuple[str, str], _Judged]) -> Iterator[str]:
    """The regressions of a function: the names of metrics and of the rules about kernels."""
    broken = [name for label, name in judged if label == function.label]
    hurt = [m.metric for m in function.metrics if m.verdict is ChangeVerdict.HURT]
    lost = [KERNELS_LOST] if function.is_kernel and function.presence is Presence.LOST else []
    yield from dict.fromkeys((*broken, *lost, *hurt))


def _rule(name: str) -> dict[str, Any]:
    metric = METRICS.get(name)
    if metric is None:
        return rule_descriptor(name, _OF_KERNELS[name], _REMEDY, "warning")
    level = "warning" if metric.gated else "note"
    return rule_descriptor(name, f"{metric.what} ({metric.unit}): it got worse", _REMEDY, level)


def _result(
    function: FunctionDiff, name: str, judged: _Judged, index: int, defined: Definition | None
) -> dict[str, Any]:
    change = next((m for m in function.metrics if m.metric == name), None)
    metric = METRICS.get(name)
    place: dict[str, Any] = {"artifactLocation": artifact_location(function.source)}
    if defined is not None:
        place["region"] = {"startLine": defined.line}
    level = "error" if judged.rules else "warning" if metric is None or metric.gated else "note"
    result: dict[str, Any] = {
        "ruleId": name,
        "ruleIndex": index,
        "level": level,
        "message": {"text": _message(function, name, change, judged)},
        "locations": [
            {
                "physicalLocation": place,
                "logicalLocations": [{"name": shown(function.name), "kind": "function"}],
            }
        ],
        "partialFingerprints": {FINGERPRINT: fingerprint(function.label, name)},
    }
    if defined is not None and defined.source is not None:
        source = {
            "artifactLocation": artifact_location(defined.source.file),
            "region": {"startLine": defined.source.line},
        }
        said = {"text": f"the source of {shown(function.name)}"}
        result["relatedLocations"] = [{"id": 1, "physicalLocation": source, "message": said}]
    if change is not None:
        result["properties"] = {"before": change.before, "after": change.after}
    if judged.reasons:
        reason = shown("; ".join(dict.fromkeys(judged.reasons)))
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": reason}]
    return result


def _message(function: FunctionDiff, name: str, change: MetricChange | None, judged: _Judged) -> str:
    if change is None:
        said = _OF_KERNELS[name]
    else:
        relative = f" ({percent(change.relative)})" if change.change else ""
        said = f"{name} {number(change.before)} → {number(change.after)}{relative}"
    broken = f"; breaks the rule {', '.join(repr(rule) for rule in judged.rules)}" if judged.rules else ""
    return f"{function.label}: {said}{broken}"
