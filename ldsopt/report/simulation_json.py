"""The report of `simulate` as JSON, schema ``ldsopt.simulation/1`` (docs/verify.md)."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from ldsopt.ir.module import Module
from ldsopt.simt.findings import Finding
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult

SCHEMA = "ldsopt.simulation/1"


def render(module: Module, schedule: Schedule, result: SimulationResult) -> str:
    """The whole report, with a final newline."""
    document = {
        "schema": SCHEMA,
        "source": module.source,
        "arch": module.arch.name if module.arch else None,
        "schedule": asdict(schedule),
        "completed": result.completed,
        "outputs": {
            name: {"type": str(array.dtype), "shape": list(array.shape)}
            for name, array in result.outputs.items()
        },
        "profile": asdict(result.profile),
        "findings": [finding_record(finding) for finding in result.findings],
    }
    return json.dumps(document, indent=2) + "\n"


def finding_record(finding: Finding) -> dict[str, Any]:
    """One finding, ready for JSON."""
    return asdict(finding)
