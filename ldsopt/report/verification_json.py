"""The report of `verify` as JSON, schema ``ldsopt.verification/1`` (docs/verify.md)."""

from __future__ import annotations

import json
from dataclasses import asdict

from ldsopt.report.simulation_json import finding_record
from ldsopt.verifier.verification import Verification

SCHEMA = "ldsopt.verification/1"


def render(verification: Verification) -> str:
    """The whole report, with a final newline."""
    document = {
        "schema": SCHEMA,
        "before": verification.before,
        "after": verification.after,
        "equivalent": verification.is_equivalent,
        "tolerance": verification.tolerance,
        "differences": [asdict(difference) for difference in verification.differences],
        "new_findings": [
            {"schedule": asdict(new.schedule), **finding_record(new.finding)}
            for new in verification.new_findings
        ],
        "known_findings": verification.known_findings,
        "coverage": asdict(verification.coverage),
    }
    return json.dumps(document, indent=2) + "\n"
