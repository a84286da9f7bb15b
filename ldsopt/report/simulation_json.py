"""The report of `simulate` as JSON, schema ``ldsopt.simulation/1`` (docs/simulate.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from ldsopt.report.executed_code import ExecutedCode
from ldsopt.report.json_document import json_document
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult
from ldsopt.verifier.expected import ExpectedComparison

SCHEMA = "ldsopt.simulation/1"


def render(
    module: ExecutedCode,
    schedule: Schedule,
    result: SimulationResult,
    expected: Sequence[ExpectedComparison] = (),
) -> str:
    """The whole report, with a final newline."""
    return json_document(
        SCHEMA,
        source=module.source,
        arch=module.arch.name if module.arch else None,
        schedule=asdict(schedule),
        completed=result.completed,
        outputs={
            name: {"type": str(array.dtype), "shape": array.shape} for name, array in result.outputs.items()
        },
        profile=asdict(result.profile),
        findings=[asdict(finding) for finding in result.findings],
        notes=[asdict(note) for note in result.notes],
        not_checked=result.not_checked,
        expected=[asdict(comparison) for comparison in expected],
    )
