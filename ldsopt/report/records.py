"""Saved JSON as the points of a history: measurements (``ldsopt.measurement/1``), comparisons (``ldsopt.diff/1``).

A record of several modules names each by its path below the folder that they have in common, so that records of
different checkouts meet; of a single module only the functions' names count.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ldsopt.compare.checked_json import JsonNode, parse
from ldsopt.compare.history import RecordedPoint
from ldsopt.compare.metrics import METRICS, MetricValue, values
from ldsopt.compare.pairing import by_name
from ldsopt.errors import InputError
from ldsopt.files import read_file
from ldsopt.isa.measurement import Measurement
from ldsopt.report.diff_json import DiffDocument
from ldsopt.report.measurement_json import MeasurementDocument, measurements_from_json

_SCHEMAS = (MeasurementDocument.SCHEMA, DiffDocument.SCHEMA)


def natural(path: Path) -> list[tuple[int, str]]:
    """A key by which numbers in names count as numbers.

    >>> sorted(map(Path, ["run10.json", "run9.json"]), key=natural)[0].name
    'run9.json'
    """
    parts = ("".join(letters) for _, letters in itertools.groupby(path.as_posix(), key=str.isdecimal))
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


def read_points(files: Iterable[Path], root: Path) -> tuple[tuple[RecordedPoint, ...], tuple[Path, ...]]:
    """The points in the files that are records, in that order, and the files that are other JSON.

    Raises:
        InputError: a file cannot be read, or is a damaged record.
    """
    points, others = [], []
    for file in files:
        try:
            text = read_file(file).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(str(getattr(error, "strerror", None) or error).lower(), file=file) from None
        schema = _schema(text)
        if schema not in _SCHEMAS:
            others.append(file)
            continue
        label = file.relative_to(root).with_suffix("").as_posix()
        read = _measured if schema == MeasurementDocument.SCHEMA else _compared
        points.append(read(text, str(file), label))
    return tuple(points), tuple(others)


def _schema(text: str) -> object:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document.get("schema") if isinstance(document, dict) else None


def _measured(text: str, file: str, label: str) -> RecordedPoint:
    measurements = measurements_from_json(text, file)
    found: dict[str, dict[str, MetricValue]] = {}
    for module, measurement in _named(measurements).items():
        for function in measurement.functions:
            name = f"{module}:{function.name}" if module else function.name
            found[name] = {metric: value for metric, value in values(function).items() if value is not None}
    return RecordedPoint(label, frozenset(one.compiler for one in measurements), found)


def _named(measurements: Sequence[Measurement]) -> Mapping[str, Measurement]:
    if len(measurements) < 2:
        return {"": measurements[0]} if measurements else {}
    folders = {str(Path(one.source).parent) for one in measurements}
    try:
        return by_name(measurements, Path(os.path.commonpath(folders)))
    except ValueError:  # some are relative and some are not
        return by_name(measurements)


def _compared(text: str, file: str, label: str) -> RecordedPoint:
    """The later side of a comparison; functions that it has no more are in it no more."""
    root = parse(text, file, DiffDocument.SCHEMA)
    found: dict[str, dict[str, MetricValue]] = {}
    for function in root.at("functions").items():
        if function.at("presence").text() != "lost":
            found[function.at("label").text()] = dict(_values(function.at("metrics").items()))
    compilers = root.at("after").at("compilers").items()
    return RecordedPoint(label, frozenset(None if one.is_null() else one.text() for one in compilers), found)


def _values(metrics: Iterable[JsonNode]) -> Iterable[tuple[str, MetricValue]]:
    for metric in metrics:
        name, value = metric.at("metric").text(), metric.at("after")
        if name in METRICS and not value.is_null():
            yield name, value.number()
