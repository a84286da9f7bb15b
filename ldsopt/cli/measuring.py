"""The command `ldsopt measure`, and the way from names on the command line to measurements, for `diff` as well."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.api.code import measure_watched
from ldsopt.api.recognizing import is_machine_code
from ldsopt.cli import declared, progress
from ldsopt.cli.declarations.every_day import Measure
from ldsopt.cli.launching import optional_launch
from ldsopt.cli.many import death_of, followed
from ldsopt.cli.progress import FleetProgress
from ldsopt.codegen.options import MeasureOptions
from ldsopt.compare.pairing import by_name, files_below
from ldsopt.compare.spelling import plural
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, LdsoptError, presentable
from ldsopt.fleet.inputs import CODE, OF_HOST, FleetOptions, device_code, meant
from ldsopt.fleet.pool import in_order, largest_first, run_pool
from ldsopt.groups import by_key
from ldsopt.ir import read
from ldsopt.ir.debug_lines import Definition, definitions
from ldsopt.ir.write import write
from ldsopt.isa.measurement import Measurement
from ldsopt.report.measurement import render_measurements

if TYPE_CHECKING:
    from ldsopt.checker.code_view import CodeView
    from ldsopt.compare.diff import FunctionDiff
    from ldsopt.simt.launch import Launch

SUFFIXES = (".ll", ".bc", *CODE, ".json")
"""Of the files that are taken from a directory."""
_RECORD = b'"ldsopt.measurement/'


def run(asked: Measure) -> None:
    """Measures code and writes the figures."""

    work = Measuring(asked.measuring, optional_launch(asked.launching), asked.fleet)
    try:
        found = work.all(asked.inputs)
    except KeyboardInterrupt:
        if work.compiled and asked.format_name == "text" and asked.output == "-":  # what was done is not lost
            write(
                asked.output,
                render_measurements(asked.format_name, by_name(work.compiled), progress.look(asked.output)),
            )
        raise
    write(asked.output, render_measurements(asked.format_name, found, progress.look(asked.output)))
    if "compiler" in asked.told:
        declared.note_unused_compiler(work.machine_code())
    work.finish()


@dataclass(slots=True)
class Measuring:
    """Measures files and directories. What cannot be measured does not keep the rest of its directory from it.

    Attributes:
        options: how.
        fleet: how many at one time.
        launch: what to execute besides; ``None`` for nothing.
        compiled: the measurements of files' own contents: none that stood in a record.
        failures: why files could not be measured, where others could, one for each.
    """

    options: MeasureOptions
    launch: Launch | None = None
    fleet: FleetOptions = field(default_factory=FleetOptions)
    compiled: list[Measurement] = field(default_factory=list)
    failures: list[LdsoptError] = field(default_factory=list)

    def all(self, inputs: Sequence[str]) -> Mapping[str, Measurement]:
        """Several files and directories, measured, by name.

        Raises:
            InputError: a directory without anything to measure, or an input that is none.
        """

        names = [name for given in inputs for name in meant(given)]
        root = Path(names[0]) if len(names) == 1 and Path(names[0]).is_dir() else None
        if len(names) == 1 and root is None:
            with progress.on_terminal():
                measured = self._taken(names[0], self._measured(names[0]))
            self._note(Path(names[0]))
            return by_name(measured)
        files = [Path(name) for name in names if not Path(name).is_dir()]
        of_files = dict(self._each(files, "measuring")) if files else {}
        found: list[Measurement] = []
        for path in map(Path, names):
            found += self._directory(path) if path.is_dir() else self._kept(path, of_files[path])
        if self.failures and not found:
            raise self.failures[0]
        return by_name(found, root)

    def views(self, measured: Mapping[str, Measurement], modules: Iterable[str]) -> dict[str, CodeView]:
        """The code of the modules of a comparison that have any to show, by the names that they have in it.

        What cannot be checked is noted and left out: its figures are there all the same.

        Args:
            measured: one side of the comparison, as `all` returned it.
            modules: names of modules in the comparison.
        """

        from ldsopt.api.viewing import view_file  # half a second, for pages alone

        found = {}
        for module in modules:
            source = self._source(measured, module)
            if source is None:
                continue
            try:
                view = view_file(source, self.options, self.launch)
            except LdsoptError as error:
                sys.stderr.write(f"ldsopt: note: no code is shown: {presentable(str(error))}\n")
                continue
            if view is not None:
                found[module] = view
        return found

    def repairs(
        self,
        before: Mapping[str, Measurement],
        after: Mapping[str, Measurement],
        functions: Iterable[FunctionDiff],
    ) -> dict[str, str]:
        """The hazards that are repaired in functions of a comparison, in words, by their labels.

        Functions of records, objects and standard input have none, nor has assembly with fewer barriers: a barrier that
        is gone requires no wait, and nothing here proves that it was needless. What cannot be checked is noted.
        """

        from ldsopt.api.viewing import repairs_between

        found: dict[str, str] = {}
        by_module = by_key((function.module, function) for function in functions)
        for module, members in by_module.items():
            old, new = self._source(before, module), self._source(after, module)
            if old is None or new is None:
                continue
            is_code = is_machine_code(Path(new).read_bytes())
            asked = [one.name for one in members if not (is_code and _has_fewer_barriers(one))]
            try:
                repaired = repairs_between(old, new, asked, self.options)
            except LdsoptError as error:
                sys.stderr.write(f"ldsopt: note: no repair is looked for: {presentable(str(error))}\n")
                continue
            found |= {one.label: repaired[one.name] for one in members if one.name in repaired}
        return found

    def _source(self, measured: Mapping[str, Measurement], module: str) -> str | None:
        """The file of a module of a comparison; ``None`` if it was a record, or no file."""
        names = [name for name in measured if module in ("", name) or name.endswith(f"/{module}")]
        measurement = measured[names[0]] if len(names) == 1 else None
        if measurement is None or not any(measurement is one for one in self.compiled):
            return None
        return measurement.source if Path(measurement.source).is_file() else None  # else standard input

    def definitions(self) -> Mapping[tuple[str, str], Definition]:
        """The definitions of the functions of all measured textual modules, by the module's source and their name."""

        sources = dict.fromkeys(one.source for one in self.compiled)
        texts = {one: Path(one) for one in sources if one.endswith(".ll") and Path(one).is_file()}
        return {
            (source, name): place
            for source, path in texts.items()
            for name, place in definitions(path.read_text(encoding="utf-8", errors="replace")).items()
        }

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

    def machine_code(self) -> list[str]:
        """The files among the measured ones that were machine code when they were given."""

        sources = dict.fromkeys(one.source for one in self.compiled if Path(one.source).is_file())
        return [source for source in sources if is_machine_code(Path(source).read_bytes())]

    def _measured(self, path: str | Path) -> tuple[Measurement, ...]:
        if self.launch is None:
            return measure_watched(path, self.options, progress.show)
        from ldsopt.api.viewing import measure_launched

        return measure_launched(path, self.launch, self.options)

    def _taken(self, path: str | Path, measured: tuple[Measurement, ...]) -> tuple[Measurement, ...]:
        # What a record names as its source may be another file by now.
        self.compiled += (one for one in measured if one.source == str(path))
        return measured

    def _note(self, file: Path) -> None:
        """Says what is to be known of the figures of a module in textual form."""

        if file.suffix == ".ll" and file.is_file():
            for note in read.unlinked_notes(file.read_text(encoding="utf-8", errors="replace")):
                sys.stderr.write(f"ldsopt: note: {presentable(f'{file}: {note}')}\n")

    def _directory(self, directory: Path) -> list[Measurement]:
        every = files_below(directory, SUFFIXES)
        files = tuple(one for one in every if one.suffix != ".json" or _RECORD in one.read_bytes()[:1000])
        files = device_code(files)
        of_host = sum(one.suffix in OF_HOST for one in every) - sum(one.suffix in OF_HOST for one in files)
        if of_host:
            left = f"{plural(of_host, 'object')} of the host without code of HIP left out"
            sys.stderr.write(f"ldsopt: note: {presentable(f'{directory}: {left}')}\n")
        found: list[Measurement] = []
        before = len(self.failures)
        for file, measured in self._each(files, f"measuring {directory}"):
            found += self._kept(file, measured)
        if not found:
            raise next(iter(self.failures[before:]), None) or InputError(
                f"no file to measure below it ({', '.join(SUFFIXES)})", file=directory
            )
        return found

    def _kept(self, file: Path, measured: tuple[Measurement, ...] | LdsoptError) -> tuple[Measurement, ...]:
        """The measurements of a file; of one that could not be measured none, and the failure is kept."""
        if isinstance(measured, LdsoptError):
            self.failures.append(measured)
            return ()
        self._note(file)
        return self._taken(file, measured)

    def _each(
        self, files: Sequence[Path], what: str
    ) -> Iterator[tuple[Path, tuple[Measurement, ...] | LdsoptError]]:
        """The measurements of every file, or why there are none, in the order of the files; several at one time."""

        told = 0

        def left_off(done: int) -> str:
            following = f"; go on with {files[told]}" if told < len(files) else ""
            return f"{what}: {done} of {len(files)} done{following}"

        with FleetProgress(len(files), what, left_off=left_off) as bar:
            running = run_pool(
                largest_first(files, _size),
                self._measured,
                at_once=self.fleet.at_once,
                timeout_seconds=self.fleet.module_seconds,
                tick=bar.tick,
            )
            with contextlib.closing(running):
                for done in in_order(followed(running, bar, fail_fast=self.fleet.fail_fast), files):
                    bar.say(*done.said)
                    told += 1
                    yield done.job, done.value or done.error or death_of(done, str(done.job))


def _has_fewer_barriers(function: FunctionDiff) -> bool:
    return any(one.metric == "barriers" and (one.change or 0) < 0 for one in function.metrics)


def _size(file: Path) -> int:
    """Bytes of a file; 0 if it is not there, which its own measurement says then."""
    try:
        return file.stat().st_size
    except OSError:
        return 0
