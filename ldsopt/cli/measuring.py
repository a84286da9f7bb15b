"""What `measure` and `diff` have in common: from names on the command line to measurements by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ldsopt.codegen.options import MeasureOptions
from ldsopt.errors import InputError
from ldsopt.isa.measurement import Measurement

SUFFIXES = (".ll", ".bc", ".s", ".asm", ".o", ".hsaco", ".co", ".json")
"""Of the files that are taken from a directory."""


def measured(inputs: Sequence[str], options: MeasureOptions) -> Mapping[str, Measurement]:
    """Several files and directories, measured, by name.

    Raises:
        InputError: a directory without anything to measure, or an input that is none.
    """
    from ldsopt import api
    from ldsopt.compare.pairing import by_name

    found: list[Measurement] = []
    root = None
    for name in inputs:
        if Path(name).is_dir():
            root = Path(name) if len(inputs) == 1 else None
            for file in _files(Path(name)):
                found += api.measure_file(file, options)
        else:
            found += api.measure_file(name, options)
    return by_name(found, root)


def _files(directory: Path) -> tuple[Path, ...]:
    from ldsopt.compare.pairing import files_below

    files = files_below(directory, SUFFIXES)
    if not files:
        raise InputError(f"no file to measure below it ({', '.join(SUFFIXES)})", file=directory)
    return files
