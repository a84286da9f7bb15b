"""The result of `waits` as JSON, schema ``ldsopt.waits/1`` (docs/waits.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.checker.findings import Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.json_document import json_document
from ldsopt.report.scope import scope_json
from ldsopt.report.waits import ShownWait, WaitsSubject, count, why
from ldsopt.waits.changes import ChangeKind
from ldsopt.waits.results import KernelWaits
from ldsopt.waits.wait_needs import Need
from ldsopt.waits.weaker import WeakenedWait, weaker_waits

SCHEMA = "ldsopt.waits/1"


def render(subject: WaitsSubject) -> str:
    """The whole report, with a final newline."""
    waits, check = subject.waits, subject.waits.check
    verdicts = (Verdict.DEFINITE, Verdict.UNPROVEN)
    return json_document(
        SCHEMA,
        source=subject.source,
        output=subject.output,
        arch=check.arch,
        compiler=check.compiler,
        counts={kind.name.lower(): waits.count(kind) for kind in ChangeKind},
        findings_before={verdict.value: count(check.findings, verdict) for verdict in verdicts},
        findings_left={verdict.value: count(waits.findings, verdict) for verdict in verdicts},
        assumptions=assumptions_json(check.assumptions),
        scope=scope_json(scope_of_check(check, subject.left_out)),
        functions=[_function(subject, kernel) for kernel in waits.kernels],
    )


def _function(subject: WaitsSubject, kernel: KernelWaits) -> dict[str, Any]:
    return {
        "name": kernel.name,
        "stays": kernel.why_stays or None,
        "only_dma": kernel.why_order if kernel.only_for == "LDS-DMA" and kernel.why_order else None,
        "counts": {kind.name.lower(): kernel.count(kind) for kind in ChangeKind},
        "nops": [nop._asdict() for nop in kernel.nops],
        "waits": _waits(subject, kernel),
    }


def _waits(subject: WaitsSubject, kernel: KernelWaits) -> list[dict[str, Any]]:
    weaker = {one.change.name: one for one in weaker_waits(kernel)}
    return [_wait(subject, wait, weaker.get(wait.name)) for wait in subject.shown(kernel)]


def _wait(subject: WaitsSubject, wait: ShownWait, weaker: WeakenedWait | None) -> dict[str, Any]:
    needs = wait.given or wait.now
    assert needs is not None
    limit = needs.site.limit
    others = {cover.started.line for cover in wait.given.covers} if wait.given else set()
    return {
        **_place(subject, needs.site.instruction),
        "counter": wait.name[1],
        "change": wait.change.kind.name.lower() if wait.change else None,
        "before": wait.change.before if wait.change else limit,
        "after": wait.change.after if wait.change else limit,
        "reason": weaker.reason if weaker else None,
        "completed_by": list(weaker.by_waits) if weaker else [],
        "author": wait.is_authors,
        "depth": needs.depth,
        "drained": max(0, needs.drained),
        "executed": wait.rank.executed if wait.rank else None,
        "distance": wait.rank.distance if wait.rank else None,
        "completes": [
            {
                **_place(subject, each.started),
                "executions": each.executions,
                "counted": each.counted,
                "left_to_another": each.started.line in others,
            }
            for each in (wait.given.completes if wait.given else ())
        ],
        "needs": [_need(subject, need) for need in (wait.now.needs if wait.now else ())],
    }


def _need(subject: WaitsSubject, need: Need) -> dict[str, Any]:
    return {
        "most": need.grade,
        "cause": need.cause.name.lower(),
        "why": why(need),
        "executions": need.executions,
        "started": _place(subject, need.started),
        "used": _place(subject, need.used),
    }


def _place(subject: WaitsSubject, instruction: AsmInstruction) -> dict[str, Any]:
    place = subject.place(instruction)
    return {
        "asm_line": place.line,
        "asm": place.asm,
        "line": place.ir_line,
        "source_line": place.source or None,
    }
