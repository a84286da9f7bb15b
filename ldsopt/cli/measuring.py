"""What `measure` and `diff` have in common: from names on the command line to measurements by name."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.codegen.code_options import MeasureOptions
from ldsopt.errors import InputError, LdsoptError, presentable
from ldsopt.isa.measurement import Measurement

if TYPE_CHECKING:
    from ldsopt.checker.code_view import CodeView
    from ldsopt.simt.launch import Launch

SUFFIXES = (".ll", ".bc", ".s", ".asm", ".o", ".hsaco", ".co", ".json")
"""Of the files that are taken from a directory."""
_RECORD = b'"ldsopt.measurement/'


@dataclass(slots=True)
class Measuring:
    """Measures files and directories. What cannot be measured does not keep the rest of its directory from it.

    Attributes:
        options: how.
        launch: what to execute besides; ``None`` for nothing.
        compiled: the measurements of files' own contents: none that stood in a record.
        failures: why files of directories could not be measured, one for each.
    """

    options: MeasureOptions
    launch: Launch | None = None
    compiled: list[Measurement] = field(default_factory=list)
    failures: list[LdsoptError] = field(default_factory=list)

    def all(self, inputs: Sequence[str]) -> Mapping[str, Measurement]:
        """Several files and directories, measured, by name.

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
                found += self._file(name)
                self._note(Path(name))
        return by_name(found, root)

    def views(self, measured: Mapping[str, Measurement], modules: Iterable[str]) -> dict[str, CodeView]:
        """The code of the modules of a comparison that have any to show, by the names that they have in it.

        What cannot be checked is noted and left out: its figures are there all the same.

        Args:
            measured: one side of the comparison, as `all` returned it.
            modules: names of modules in the comparison.
        """
        from ldsopt.api.viewing import view_file

        found = {}
        for module in modules:
            names = [name for name in measured if module in ("", name) or name.endswith(f"/{module}")]
            measurement = measured[names[0]] if len(names) == 1 else None
            if measurement is None or not any(measurement is one for one in self.compiled):
                continue
            source = measurement.source
            if not Path(source).is_file():  # standard input
                continue
            try:
                view = view_file(source, self.options, self.launch)
            except LdsoptError as error:
                sys.stderr.write(f"ldsopt: note: no code is shown: {presentable(str(error))}\n")
                continue
            if view is not None:
                found[module] = view
        return found

    def finish(self) -> None:
        """To be called when everything is written.

        Raises:
            LdsoptError: there were failures; with the exit code of the first.
        """
        if not self.failures:
            return
        for error in self.failures:
            sys.stderr.write(f"ldsopt: not measured: {presentable(str(error))}\n")
        count = len(self.failures)
        raise type(self.failures[0])(f"{count} {'file' if count == 1 else 'files'} could not be measured")

    def _file(self, path: str | Path) -> tuple[Measurement, ...]:
        from ldsopt import api

        if self.launch is None:
            measured = api.measure_file(path, self.options)
        else:
            measured = api.measure_launched(path, self.launch, self.options)
        # What a record names as its source may be another file by now.
        self.compiled += (one for one in measured if one.source == str(path))
        return measured

    def _note(self, file: Path) -> None:
        """Says what is to be known of the figures of a module in textual form."""
        from ldsopt.ir import unlinked

        if file.suffix == ".ll" and file.is_file():
            for note in unlinked.notes(file.read_text(encoding="utf-8", errors="replace")):
                sys.stderr.write(f"ldsopt: note: {presentable(f'{file}: {note}')}\n")

    def _directory(self, directory: Path) -> list[Measurement]:
        from ldsopt.cli.terminal import progress
        from ldsopt.compare.pairing import files_below

        found: list[Measurement] = []
        failures: list[LdsoptError] = []
        for file in progress(files_below(directory, SUFFIXES), f"measuring {directory}"):
            try:
                if file.suffix != ".json" or _RECORD in file.read_bytes()[:1000]:
                    found += self._file(file)
                    self._note(file)
            except LdsoptError as error:
                failures.append(error)
        if failures and not found:
            raise failures[0]
        if not found:
            raise InputError(f"no file to measure below it ({', '.join(SUFFIXES)})", file=directory)
        self.failures += failures
        return found
