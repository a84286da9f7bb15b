"""What a change of compiler does as JSON: ``ldsopt.qualification/1``, see ``docs/qualify.md``."""

from __future__ import annotations

import json
from typing import Any

from ldsopt.checker.findings import Finding, FindingPlace, Verdict
from ldsopt.compare.qualification import CompilerBuild, ModuleChange, Qualification, Reproducer
from ldsopt.report.diff_json import diff_json
from ldsopt.report.json_document import json_document

SCHEMA = "ldsopt.qualification/1"


def qualification_json(found: Qualification) -> str:
    """Everything that was found, as a document with a final newline."""
    return json_document(
        SCHEMA,
        before=found.before,
        after=found.after,
        qualifies=not found.failure,
        failure=found.failure or None,
        compared=len(found.compared),
        assumptions=list(found.assumptions),
        counts={
            word: {verdict.value: found.count(verdict, lost=lost) for verdict in _COUNTED}
            for word, lost in (("gained", False), ("lost", True))
        },
        modules=[_module(change) for change in found.modules],
        unread=list(found.unread),
        diff=json.loads(diff_json(found.diff)),
        reproducers=[_reproducer(one) for one in found.reproducers],
        notes=list(found.notes),
    )


_COUNTED = (Verdict.DEFINITE, Verdict.UNPROVEN)


def _module(change: ModuleChange) -> dict[str, Any]:
    return {
        "name": change.name,
        "source": change.source,
        "before": _build(change.before),
        "after": _build(change.after),
        "gained": [_finding(one) for one in change.gained],
        "lost": [_finding(one) for one in change.lost],
    }


def _build(build: CompilerBuild) -> dict[str, Any]:
    check = build.check
    return {
        "compiler": build.compiler,
        "refused": build.refused or None,
        "unreadable": build.is_unreadable,
        "findings": {verdict.value: check.count(verdict) for verdict in _COUNTED} if check else None,
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "rule": finding.rule.value,
        "verdict": finding.verdict.value,
        "function": finding.function,
        "counter": finding.counter or None,
        "registers": finding.registers or None,
        "executions": list(finding.executions),
        "claimed_apart": finding.claimed_apart,
        "says": finding.rule.says,
        "started": _place(finding.started),
        "used": _place(finding.used) if finding.used else None,
    }


def _place(place: FindingPlace) -> dict[str, Any]:
    return {
        "canonical_line": place.ir_line,
        "ir": place.ir or None,
        "asm_line": place.asm_line,
        "asm": place.asm or None,
        "bases": list(place.bases),
        "accesses": list(place.accesses),
    }


def _reproducer(one: Reproducer) -> dict[str, Any]:
    return {
        "module": one.module,
        "rule": one.finding.rule.value,
        "function": one.finding.function,
        "counter": one.finding.counter or None,
        "file": one.file or None,
        "instructions": one.instructions,
        "attempts": one.attempts,
        "minimal": one.is_minimal,
        "reducer": one.reducer,
    }
