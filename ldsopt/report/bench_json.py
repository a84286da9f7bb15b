"""The reports of `bench` as JSON, schema ``ldsopt.bench/1`` (docs/bench.md)."""

from __future__ import annotations

from dataclasses import asdict

from ldsopt.gpu.bench import BenchResult
from ldsopt.gpu.executions import Executions
from ldsopt.report.json_document import json_document

SCHEMA = "ldsopt.bench/1"


def render(result: BenchResult | Executions) -> str:
    """The whole report, with a final newline."""
    backend = "hip" if isinstance(result, BenchResult) else "simulate"
    return json_document(SCHEMA, backend=backend, is_equal=result.is_equal, **asdict(result))
