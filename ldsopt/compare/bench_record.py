"""A record of `bench`, and a run held against it.

Times of two runs are not compared: clocks, temperature and neighbours were others. What is compared is what each run
says by itself, the ratio of a version's median to that of its first version, with its interval. Two ratios differ for
sure only where their intervals do not meet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ldsopt.errors import InputError
from ldsopt.files import read_file

SCHEMA = "ldsopt.bench/1"
_REMEDY = "give what `ldsopt bench --record FILE` wrote on a GPU"


@dataclass(frozen=True, slots=True)
class RecordedRatio:
    """The ratio of a version's median to that of the first version of its run, with its interval of 95 %."""

    ratio: float
    low: float
    high: float

    def differs(self, other: RecordedRatio) -> bool:
        """True if the intervals do not meet."""
        return self.high < other.low or other.high < self.low


@dataclass(frozen=True, slots=True)
class BenchRecord:
    """The part of a record that is read.

    Attributes:
        source: the file.
        device, kernel: of the run.
        ratios: by the name of the version's file, without its folder.
    """

    source: str
    device: str
    kernel: str
    ratios: Mapping[str, RecordedRatio]


def read_record(path: str | Path) -> BenchRecord:
    """Reads a record.

    Raises:
        InputError: it is none, or has no times.
    """
    try:
        document: Any = json.loads(read_file(path))
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=path) from None
    except (ValueError, RecursionError):
        raise InputError("this is no JSON", file=path, remedy=_REMEDY) from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise InputError(f"this is no document of the schema {SCHEMA}", file=path, remedy=_REMEDY)
    if document.get("backend") != "hip":
        raise InputError("it has counts and no times", file=path, remedy=_REMEDY)
    versions = document.get("versions")
    try:
        assert isinstance(versions, list)
        ratios = {
            name_of(str(version["source"])): RecordedRatio(
                *(float(version["ratio"][member]) for member in ("ratio", "low", "high"))
            )
            for version in versions
            if version["ratio"] is not None
        }
    except (AssertionError, KeyError, TypeError, ValueError):
        raise InputError("its versions have not the members of a record", file=path, remedy=_REMEDY) from None
    return BenchRecord(str(path), str(document.get("device")), str(document.get("kernel")), ratios)


def name_of(source: str) -> str:
    """The name by which a version is found in another run: its file's, without the folder."""
    return source.rpartition("/")[2]
