"""The report of `banks` as JSON, schema ``ldsopt.banks/1`` (docs/banks.md)."""

from __future__ import annotations

from dataclasses import asdict

from ldsopt.banks.conflicts import BankConflicts
from ldsopt.report.json_document import json_document

SCHEMA = "ldsopt.banks/1"


def render(found: BankConflicts) -> str:
    """The whole report, with a final newline."""
    variables = []
    for variable in found.variables:
        held = dict(zip(variable.layouts, variable.workgroups_with, strict=True))
        variables.append(
            {
                "name": variable.name,
                "bytes": variable.bytes,
                "cycles": variable.cycles,
                "workgroups": variable.workgroups,
                "is_dma_target": variable.is_dma_target,
                "why_none": variable.why_none,
                "layouts": [
                    {
                        "kind": type(one.layout).__name__,
                        **asdict(one.layout),
                        "cycles": one.cycles,
                        "bytes": one.bytes,
                        "workgroups": held[one],
                    }
                    for one in variable.layouts
                    if one.layout is not None
                ],
            }
        )
    return json_document(
        SCHEMA,
        source=found.source,
        arch=found.arch,
        is_executed=found.is_executed,
        accesses=[asdict(access) for access in found.accesses],
        unknown=[asdict(site) for site in found.unknown],
        variables=variables,
    )
