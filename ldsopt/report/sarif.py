"""Findings of `check` and regressions of `diff` as SARIF 2.1.0, for code scanning services.

A finding is at its line in the input file if that line is known, otherwise at the file; its properties include the line
in the canonical text. The other side is a related location, as are both sides' lines in the source; the path through
the assembly is a code flow.

A comparison has a result for each metric of a function that got worse. A failure of the gate is an error; one that the
baseline accepts is suppressed with its reason. Another regression is a warning if ``--fail-on regressions`` would watch
it, and otherwise a note. A result is at the line that defines the function, or at the file if that line is unknown; the
line of the source is beside it if debug information has it.

Fingerprints depend only on parts that stay the same when lines and value numbers move. Source: OASIS SARIF 2.1.0,
sections 3.4 (places), 3.13 (the log), 3.14 (a run), 3.19 (the driver), 3.27 to 3.38 (results, related locations,
suppressions).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.compare.diff import ChangeVerdict, Diff, FunctionDiff, MetricChange, Presence
from ldsopt.compare.gate import KERNELS_GAINED, KERNELS_LOST, Outcome
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.spelling import number, percent
from ldsopt.dataclass import dataclass
from ldsopt.documents import fingerprint, indented, plain
from ldsopt.errors import shown
from ldsopt.ir.read import STDIN
from ldsopt.report.check import CheckSubject, fingerprints
from ldsopt.report.grounds import scope_member

if TYPE_CHECKING:
    from ldsopt.ir.debug_lines import Definition, SourcePlace


VERSION = "2.1.0"
SCHEMA_URI = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif_log(rules: Sequence[dict[str, Any]], *, version: str = "", **run: Any) -> str:
    """A log with one run, and a final newline.

    Args:
        rules: descriptors of the rules that the results refer to.
        version: of ldsopt; empty if the results do not depend on it.
        run: the other members of the run.
    """
    versions = {"version": version, "semanticVersion": version} if version else {}
    driver = {"name": "ldsopt", **versions, "rules": list(rules)}
    runs = [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", **run}]
    return indented({"$schema": SCHEMA_URI, "version": VERSION, "runs": runs})


def rule_descriptor(name: str, says: str, remedy: str, level: str) -> dict[str, Any]:
    """A rule's descriptor: its name with dashes or underscores, its sentence, its remedy, its usual level."""
    return {
        "id": name,
        "name": "".join(word.capitalize() for word in name.replace("_", "-").split("-")),
        "shortDescription": {"text": sentence(says)},
        "help": {"text": sentence(remedy)},
        "defaultConfiguration": {"level": level},
    }


def artifact_location(source: str) -> dict[str, str]:
    """The location of an input, by the name that the user gave it."""
    name = "stdin" if source == STDIN else quote(source.encode("utf-8", "surrogateescape"), safe="/:")
    return {"uri": name}


def sentence(text: str) -> str:
    """Words as a sentence; the name of the program stays in lower case."""
    return f"{text}." if text.startswith("ldsopt ") else f"{text[:1].upper()}{text[1:]}."


FINDING_FINGERPRINT = "ldsoptFinding/v1"

_LEVELS = {Verdict.DEFINITE: "error", Verdict.UNPROVEN: "warning", Verdict.LATENT: "note"}
_CERTAINTY = {
    Verdict.DEFINITE: "These touch the same bytes or registers for sure, whenever the path is taken.",
    Verdict.UNPROVEN: "That these touch the same bytes is not excluded.",
    Verdict.LATENT: "The code may still be right.",
}
_DEFAULT_LEVELS = {
    Rule.DMA_WITHOUT_SCOPE: "note",
    Rule.DMA_NOT_LAUNDERED: "note",
    Rule.REGISTER_HAZARD: "error",
}


def check_sarif(subject: CheckSubject) -> str:
    """The whole log, with a final newline."""
    check = subject.check
    names = fingerprints(check.findings)
    return sarif_log(
        [
            rule_descriptor(one.value, one.says, one.remedy, _DEFAULT_LEVELS.get(one, "warning"))
            for one in Rule
        ],
        version=subject.version,
        artifacts=[{"location": artifact_location(check.source), "roles": ["analysisTarget"]}],
        invocations=[{"executionSuccessful": True}],
        results=[_finding(subject, f, name) for f, name in zip(subject.shown, names, strict=False)],
        properties={
            "arch": check.arch,
            "compiler": check.compiler,
            "canonical": subject.is_canonical,
            "assumptions": list(check.assumptions),
            "recoverableWaits": check.recoverable,
            "leftOut": subject.left_out,
            "scope": plain(scope_member(scope_of_check(check))),
        },
    )


def _finding(subject: CheckSubject, finding: Finding, name: str) -> dict[str, Any]:
    main = finding.used or finding.started
    result: dict[str, Any] = {
        "ruleId": finding.rule.value,
        "ruleIndex": list(Rule).index(finding.rule),
        "level": _LEVELS[finding.verdict],
        "message": {
            "text": f"{sentence(finding.rule.says)} {_CERTAINTY[finding.verdict]} {sentence(finding.remedy)}"
        },
        "locations": [_location(subject, finding.function, main)],
        "partialFingerprints": {FINDING_FINGERPRINT: name},
        "properties": {
            "verdict": finding.verdict.value,
            "claimedApart": finding.claimed_apart,
            "executions": list(finding.executions),
            **_sides("started", finding.started),
        },
    }
    related = []
    if finding.used is not None:
        related.append(_location(subject, finding.function, finding.started, "started here"))
        result["properties"] |= _sides("used", finding.used)
    for place, what in ((main, ""), (finding.started, "started here: ")):
        if place is not main or not what:
            related += [_source_location(one, f"{what}the source") for one in subject.written(place)]
    if related:
        result["relatedLocations"] = [{"id": number, **one} for number, one in enumerate(related, 1)]
    if len(finding.path) > 1:
        result["codeFlows"] = [{"threadFlows": [{"locations": _flow(subject, finding)}]}]
    return result


def _sides(name: str, place: FindingPlace) -> dict[str, Any]:
    found = {
        "CanonicalLine": place.ir_line,
        "Ir": place.ir or None,
        "AsmLine": place.asm_line,
        "Asm": place.asm or None,
    }
    return {name + key: value for key, value in found.items() if value is not None}


def _location(subject: CheckSubject, function: str, place: FindingPlace, message: str = "") -> dict[str, Any]:
    physical: dict[str, Any] = {"artifactLocation": artifact_location(subject.check.source)}
    line = subject.line_of(place.ir_line)
    if line is not None:
        physical["region"] = {"startLine": line, "snippet": {"text": place.ir}}
    elif subject.check.code == "assembly":
        physical["region"] = {"startLine": place.asm_line, "snippet": {"text": place.asm}}
    location: dict[str, Any] = {
        "physicalLocation": physical,
        "logicalLocations": [{"name": function, "kind": "function"}],
    }
    if message:
        location["message"] = {"text": f"{message}: {place.asm or place.ir}"}
    return location


def _source_location(place: SourcePlace, message: str) -> dict[str, Any]:
    physical = {"artifactLocation": artifact_location(place.file), "region": {"startLine": place.line}}
    return {"physicalLocation": physical, "message": {"text": message}}


def _flow(subject: CheckSubject, finding: Finding) -> list[dict[str, Any]]:
    steps = []
    last = len(finding.path) - 1
    for step, (label, line) in enumerate(finding.path):
        place = finding.started if step == 0 else finding.used if step == last else None
        where = f"{label or 'entry'}, line {line} of the assembly"
        if place is not None:
            location = _location(subject, finding.function, place)
            where += f": {place.asm}"
        else:
            location = {"logicalLocations": [{"name": finding.function, "kind": "function"}]}
        steps.append({"location": {**location, "message": {"text": where}}})
    return steps


REGRESSION_FINGERPRINT = "ldsoptRegression/v1"

_OF_KERNELS = {KERNELS_LOST: "the kernel is there before, and not after", KERNELS_GAINED: "the kernel is new"}
_REMEDY = (
    "if it is meant, accept it with its reason: ldsopt diff --baseline FILE --update-baseline --reason TEXT"
)


@dataclass(frozen=True, slots=True)
class _Judged:
    """The judgement of the gate on one metric of one function: the broken rules, and the reasons for accepting them."""

    rules: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def diff_sarif(
    diff: Diff, outcome: Outcome | None = None, defined: Mapping[tuple[str, str], Definition] | None = None
) -> str:
    """The comparison as a log, with a final newline.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        defined: the places of function definitions that are known, by source and name.
    """
    defined = defined or {}
    judged = _judged(outcome)
    found = [(function, name) for function in diff.functions for name in _worse(function, judged)]
    names = list(dict.fromkeys(name for _, name in found))
    sources = dict.fromkeys(function.source for function in diff.functions)
    warnings = [{"level": "warning", "message": {"text": warning}} for warning in diff.warnings]
    return sarif_log(
        [_regression_rule(name) for name in names],
        artifacts=[{"location": artifact_location(source)} for source in sources],
        invocations=[{"executionSuccessful": True, "toolExecutionNotifications": warnings}],
        results=[
            _regression(
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
    """Judgements by function and metric. A baseline's entry accepts a metric, and so every rule that it breaks."""
    found: dict[tuple[str, str], _Judged] = {}
    if outcome is not None:
        accepted = ((item.violation, (item.acceptance.reason,)) for item in outcome.accepted)
        for violation, reasons in (*((one, ()) for one in outcome.failures), *accepted):
            key = violation.function, violation.metric
            was = found.get(key, _Judged())
            found[key] = _Judged((*was.rules, violation.rule), (*was.reasons, *reasons))
    return found


def _worse(function: FunctionDiff, judged: Mapping[tuple[str, str], _Judged]) -> Iterator[str]:
    """The regressions of a function: names of metrics, and of rules about kernels."""
    broken = [name for label, name in judged if label == function.label]
    hurt = [m.metric for m in function.metrics if m.verdict is ChangeVerdict.HURT]
    lost = [KERNELS_LOST] if function.is_kernel and function.presence is Presence.LOST else []
    yield from dict.fromkeys((*broken, *lost, *hurt))


def _regression_rule(name: str) -> dict[str, Any]:
    metric = METRICS.get(name)
    if metric is None:
        return rule_descriptor(name, _OF_KERNELS[name], _REMEDY, "warning")
    level = "warning" if metric.gated else "note"
    return rule_descriptor(name, f"{metric.what} ({metric.unit}): it got worse", _REMEDY, level)


def _regression(
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
        "partialFingerprints": {REGRESSION_FINGERPRINT: fingerprint(function.label, name)},
    }
    if defined is not None and defined.source is not None:
        location = _source_location(defined.source, f"the source of {shown(function.name)}")
        result["relatedLocations"] = [{"id": 1, **location}]
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
