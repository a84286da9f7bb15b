"""The report of `check` as JSON, schema ``ldsopt.check/1`` (docs/check-schema.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ldsopt.checker.findings import Finding, FindingPlace, Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.report.check import CheckSubject
from ldsopt.report.json_document import json_document
from ldsopt.report.sarif import fingerprints
from ldsopt.report.scope import scope_json

SCHEMA = "ldsopt.check/1"


def render(subject: CheckSubject) -> str:
    """The whole report, with a final newline."""
    check = subject.check
    names = fingerprints(check.findings)
    return json_document(
        SCHEMA,
        source=check.source,
        arch=check.arch,
        compiler=check.compiler,
        canonical_input=subject.is_canonical,
        same_code=check.is_same_code,
        code=check.code or "compiled",
        assumptions=check.assumptions,
        counts={verdict.value: check.count(verdict) for verdict in Verdict},
        recoverable=check.recoverable,
        left_out=subject.left_out,
        scope=scope_json(scope_of_check(check)),
        functions=[asdict(function) for function in check.functions],
        races=[asdict(races) for races in check.races or ()],
        findings=[
            _finding(subject, finding, name) for finding, name in zip(subject.shown, names, strict=False)
        ],
    )


def _finding(subject: CheckSubject, finding: Finding, fingerprint: str) -> dict[str, Any]:
    return {
        "rule": finding.rule.value,
        "verdict": finding.verdict.value,
        "function": finding.function,
        "claimed_apart": finding.claimed_apart,
        "counter": finding.counter or None,
        "registers": finding.registers or None,
        "executions": list(finding.executions),
        "fingerprint": fingerprint,
        "says": finding.rule.says,
        "remedy": finding.remedy,
        "started": _place(subject, finding.started),
        "used": _place(subject, finding.used) if finding.used else None,
        "path": [{"block": label, "asm_line": line} for label, line in finding.path],
        **({"reason": finding.reason} if finding.reason else {}),
    }


def _place(subject: CheckSubject, place: FindingPlace) -> dict[str, Any]:
    return {
        "line": subject.line_of(place.ir_line),
        "canonical_line": place.ir_line,
        "ir": place.ir or None,
        "asm_line": place.asm_line,
        "asm": place.asm or None,
        "bases": list(place.bases),
        "accesses": list(place.accesses),
    }
