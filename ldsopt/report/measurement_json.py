"""`Measurement` to JSON and back: the form in which numbers are kept and compared later.

A document holds any number of measurements, so that one file can be the record of a whole corpus. What is
derived (``metrics``, ``wait_histogram``) is written for readers such as ``jq`` and ignored when read back:
``read(write(x)) == x``. The schema is described in ``docs/measurement-schema.md`` and, for validators, in
``measurement-1.schema.json`` beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

from ldsopt.compare.checked_json import JsonNode, parse
from ldsopt.compare.histogram import histogram
from ldsopt.compare.metrics import values
from ldsopt.isa.measurement import ExecutedCounts, FunctionMeasurement, Measurement, Resources, Wait
from ldsopt.report.json_document import json_document

SCHEMA = "ldsopt.measurement/1"

_RESOURCES = tuple(field.name for field in fields(Resources))


def measurements_to_json(measurements: Iterable[Measurement]) -> str:
    """One document with all of the measurements, in order."""
    return json_document(SCHEMA, measurements=[_measurement(m) for m in measurements])


def measurements_from_json(text: str, file: str) -> tuple[Measurement, ...]:
    """Reads a document that `measurements_to_json` wrote. Members that are not known are ignored.

    Args:
        text: the document.
        file: its name, for messages.

    Raises:
        InputError: it is not JSON, of another schema, or a member is missing or of the wrong type.
    """
    return tuple(_read_measurement(node) for node in parse(text, file, SCHEMA).at("measurements").items())


def _measurement(measurement: Measurement) -> dict[str, object]:
    return {
        "source": measurement.source,
        "arch": measurement.arch,
        "compiler": measurement.compiler,
        **({"launch": measurement.launch} if measurement.launch else {}),
        "functions": [_function(function) for function in measurement.functions],
    }


def _function(function: FunctionMeasurement) -> dict[str, object]:
    launched = function.executed is not None
    return {
        "name": function.name,
        "is_kernel": function.is_kernel,
        "instructions": function.instructions,
        "lds_accesses": function.lds_accesses,
        "dma": function.dma,
        "barriers": function.barriers,
        "invalidations": function.invalidations,
        "max_depth": function.max_depth,
        "resources": asdict(function.resources),
        "metrics": values(function),
        "wait_histogram": _histogram(function.waits, launched),
        "waits": None if function.waits is None else [_wait(wait, launched) for wait in function.waits],
        **({"executed": asdict(function.executed)} if function.executed is not None else {}),
    }


def _wait(wait: Wait, launched: bool) -> dict[str, object]:
    document = {**asdict(wait), "counters": dict(wait.counters), "reached": dict(wait.reached)}
    if not launched:
        del document["executed"]
    return document


def _histogram(waits: Sequence[Wait] | None, launched: bool) -> list[dict[str, object]] | None:
    if waits is None:
        return None
    return [
        {
            "counter": entry.counter,
            "n": entry.n,
            "count": entry.count,
            "in_loops": entry.in_loops,
            "by_depth": {
                "unknown" if depth is None else str(depth): count for depth, count in entry.by_depth
            },
            **({"executed": entry.executed} if launched else {}),
        }
        for entry in histogram(waits)
    ]


def _read_measurement(node: JsonNode) -> Measurement:
    compiler, launch = node.at("compiler"), node.get("launch")
    functions = tuple(_read_function(function) for function in node.at("functions").items())
    seen: set[str] = set()
    for function in functions:
        if function.name in seen:
            raise node.error(f"function {function.name!r} is there twice")
        seen.add(function.name)
    return Measurement(
        source=node.at("source").text(),
        arch=node.at("arch").text(),
        compiler=None if compiler.is_null() else compiler.text(),
        functions=functions,
        launch="" if launch is None else launch.text(),
    )


def _read_function(node: JsonNode) -> FunctionMeasurement:
    resources = node.at("resources")
    return FunctionMeasurement(
        name=node.at("name").text(),
        is_kernel=node.at("is_kernel").flag(),
        waits=_read_waits(node.at("waits")),
        instructions=node.at("instructions").count(),
        lds_accesses=node.at("lds_accesses").count(),
        dma=node.at("dma").count(),
        barriers=node.at("barriers").count(),
        max_depth=_read_optional(node.at("max_depth")),
        resources=Resources(**{name: _read_optional(resources.get(name)) for name in _RESOURCES}),
        executed=_read_executed(node.get("executed")),
        invalidations=_read_optional(node.get("invalidations")),
    )


def _read_executed(node: JsonNode | None) -> ExecutedCounts | None:
    if node is None or node.is_null():
        return None
    return ExecutedCounts(
        waves=node.at("waves").count(),
        **{
            name: _read_optional(node.at(name))
            for name in ("instructions", "lds_accesses", "dma", "barriers")
        },
        blocks=node.at("blocks").count(),
        unknown_blocks=node.at("unknown_blocks").count(),
        unknown=tuple(reason.text() for reason in node.at("unknown").items()),
    )


def _read_waits(node: JsonNode) -> Any:
    """The waits; ``None`` where the measurement did not know them, which is not the same as none."""
    return None if node.is_null() else tuple(_read_wait(wait) for wait in node.items())


def _read_wait(node: JsonNode) -> Wait:
    reached, at_barrier = node.get("reached"), node.get("at_barrier")
    return Wait(
        mnemonic=node.at("mnemonic").text(),
        counters=tuple((counter, n.count()) for counter, n in node.at("counters").members()),
        depth=_read_optional(node.at("depth")),
        line=node.at("line").count(),
        executed=_read_optional(node.get("executed")),
        reached=() if reached is None else tuple((counter, n.count()) for counter, n in reached.members()),
        at_barrier=at_barrier is not None and at_barrier.flag(),
    )


def _read_optional(node: JsonNode | None) -> int | None:
    return None if node is None or node.is_null() else node.count()
