"""The report of `check` as SARIF 2.1.0, for code scanning services.

A result is at its line in the input file where that line is known, and at the file otherwise; the line in the canonical
text is among its properties. The other side is a related location, the path through the assembly a code flow.
Fingerprints are of what stays the same when lines and value numbers move. Source: OASIS SARIF 2.1.0, sections 3.27 to
3.38.
"""

from __future__ import annotations

from typing import Any

from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.documents import plain
from ldsopt.report.check import CheckSubject, fingerprints
from ldsopt.report.sarif_log import artifact_location, rule_descriptor, sarif_log, sentence
from ldsopt.report.scope import scope_member

FINGERPRINT = "ldsoptFinding/v1"

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


def render(subject: CheckSubject) -> str:
    """The whole log, with a final newline."""
    check = subject.check
    names = fingerprints(check.findings)
    return sarif_log(
        [_rule(rule) for rule in Rule],
        version=subject.version,
        artifacts=[{"location": artifact_location(check.source), "roles": ["analysisTarget"]}],
        invocations=[{"executionSuccessful": True}],
        results=[_result(subject, f, name) for f, name in zip(subject.shown, names, strict=False)],
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


def _rule(rule: Rule) -> dict[str, Any]:
    return rule_descriptor(rule.value, rule.says, rule.remedy, _DEFAULT_LEVELS.get(rule, "warning"))


def _result(subject: CheckSubject, finding: Finding, name: str) -> dict[str, Any]:
    main = finding.used or finding.started
    result: dict[str, Any] = {
        "ruleId": finding.rule.value,
        "ruleIndex": list(Rule).index(finding.rule),
        "level": _LEVELS[finding.verdict],
        "message": {
            "text": f"{sentence(finding.rule.says)} {_CERTAINTY[finding.verdict]} {sentence(finding.remedy)}"
        },
        "locations": [_location(subject, finding.function, main)],
        "partialFingerprints": {FINGERPRINT: name},
        "properties": {
            "verdict": finding.verdict.value,
            "claimedApart": finding.claimed_apart,
            "executions": list(finding.executions),
            **_sides("started", finding.started),
        },
    }
    if finding.used is not None:
        result["relatedLocations"] = [
            {"id": 1, **_location(subject, finding.function, finding.started, "started here")}
        ]
        result["properties"] |= _sides("used", finding.used)
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
        location["message"] = {"text": f"{message}: {place.asm}"}
    return location


def _flow(subject: CheckSubject, finding: Finding) -> list[dict[str, Any]]:
    steps = []
    last = len(finding.path) - 1
    for number, (label, line) in enumerate(finding.path):
        place = finding.started if number == 0 else finding.used if number == last else None
        where = f"{label or 'entry'}, line {line} of the assembly"
        if place is not None:
            location = _location(subject, finding.function, place)
            where += f": {place.asm}"
        else:
            location = {"logicalLocations": [{"name": finding.function, "kind": "function"}]}
        steps.append({"location": {**location, "message": {"text": where}}})
    return steps
