"""The report of `verify` as JSON, schema ``ldsopt.verification/1`` (docs/verify.md)."""

from __future__ import annotations

from dataclasses import asdict

from ldsopt.report.json_document import json_document
from ldsopt.report.scope import scope_json
from ldsopt.verifier.verification import Verification

SCHEMA = "ldsopt.verification/1"


def render(verification: Verification) -> str:
    """The whole report, with a final newline."""
    return json_document(
        SCHEMA,
        before=verification.before,
        after=verification.after,
        equivalent=verification.is_equivalent,
        undecided=verification.undecided,
        tolerance=verification.tolerance,
        rounding=verification.rounding,
        differences=[asdict(difference) for difference in verification.differences],
        new_findings=[
            {"schedule": asdict(new.schedule), **asdict(new.finding)} for new in verification.new_findings
        ],
        notes=[asdict(note) for note in verification.notes],
        known_findings=verification.known_findings,
        settled=[asdict(schedule) for schedule in verification.settled],
        unsettled=[asdict(schedule) for schedule in verification.unsettled],
        scope=scope_json(verification.coverage.scope),
        coverage=asdict(verification.coverage),
    )
