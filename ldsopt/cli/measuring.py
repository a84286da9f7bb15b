"""What `measure` and `diff` have in common: from names on the command line to measurements by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ldsopt.errors import InputError
from ldsopt.isa.measurement import Measurement

SUFFIXES = (".ll", ".bc", ".s", ".asm", ".o", ".hsaco", ".co", ".json")
"""Of the files that are taken from a directory."""


@dataclass(frozen=True, slots=True)
class Measuring:
    """How to measure what has to be compiled or disassembled first."""

    mcpu: str | None
    opt_level: int
    llc: Path | None
    objdump: Path | None
    timeout_seconds: float | None

    def all(self, inputs: Sequence[str]) -> Mapping[str, Measurement]:
        """Several inputs, by name.

        Raises:
            InputError: a directory without anything to measure, or an input that is none.
        """
        from ldsopt.compare.pairing import by_name

        found: list[Measurement] = []
        root = None
        for name in inputs:
            if Path(name).is_dir():
                root = Path(name) if len(inputs) == 1 else None
                found += self._directory(Path(name))
            else:
                found += self.one(name)
        return by_name(found, root)

    def one(self, name: str) -> tuple[Measurement, ...]:
        """The measurements in one file."""
        from ldsopt import api

        return api.measure_file(
            name,
            mcpu=self.mcpu,
            opt_level=self.opt_level,
            llc=self.llc,
            objdump=self.objdump,
            timeout_seconds=self.timeout_seconds,
        )

    def _directory(self, directory: Path) -> list[Measurement]:
        from ldsopt.compare.pairing import files_below

        files = files_below(directory, SUFFIXES)
        if not files:
            raise InputError(f"no file to measure below it ({', '.join(SUFFIXES)})", file=directory)
        return [measurement for file in files for measurement in self.one(str(file))]
