"""The command `ldsopt simulate`: IR or machine code in execution."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import click

from ldsopt import isolation
from ldsopt.api import execution
from ldsopt.api.execution import machine_code, machine_codes, missing_in_machine_code
from ldsopt.api.execution import simulate_machine as simulate_code
from ldsopt.api.reading import read_for
from ldsopt.cli import isolated, progress
from ldsopt.cli.declarations.execution import Simulate
from ldsopt.cli.launching import chosen_launch, keep_launch, required_launch, save
from ldsopt.errors import GateFailed, InputError, UsageError
from ldsopt.fleet.inputs import FleetOptions
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch, undefined_contents_notes
from ldsopt.ir.write import write_all
from ldsopt.report.simulation import ExecutedCode, failure, simulation_json, simulation_text
from ldsopt.simt.preparation import missing
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult
from ldsopt.verifier.launches import doubts, require_kept
from ldsopt.verifier.verification import ExpectedComparison, compare_expected, read_expected

_MODULES = (".ll", ".bc")
_CODE = (".ll", ".bc", ".s", ".o", ".hsaco")


def run(asked: Simulate) -> None:
    """Executes a kernel, or lists what cannot be executed."""
    if asked.list_missing:
        if asked.machine:
            _list(asked, _CODE, partial(_missing_in_code, asked), what="files", how=" as machine code")
        else:
            _list(asked, _MODULES, partial(_missing, asked), what="modules", how="")
        return
    execute = _execute_machine_code if asked.machine else _execute
    isolated.require_folders(asked)
    with progress.on_terminal():
        isolated.run(lambda: execute(asked), asked.input_file, asked.timeout)


def _execute(asked: Simulate) -> None:
    module = read_for(asked.compiler, asked.input_file, mcpu=asked.mcpu, features=asked.features)
    for note in undefined_contents_notes(module.text):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    promises = asked.promised.names
    launch = chosen_launch(asked.launching, module, promises)
    keep_launch(launch, asked.save_launch)
    wanted = read_expected(asked.expect, launch, require_arch(module))
    require_kept(module, launch, promises)
    chosen = _schedule(asked)
    records: list[tuple[str | Path, str | bytes]] = []
    how = {"checks": not asked.no_checks, "without": asked.without, "backend": asked.backend}
    if asked.dump_records is not None:
        result, dump = execution.simulate_records(module, launch, chosen, **how)  # type: ignore[arg-type]
        records = [(asked.dump_records, dump)]
    else:

        def tell(done: int, total: int) -> None:
            progress.show(f"{module.source}: {done} of {total} workgroups", done / total)

        progress.show(f"{module.source}: executing workgroups")
        at_once = FleetOptions(jobs=asked.jobs).at_once
        result = execution.simulate(module, launch, chosen, at_once=at_once, watch=tell, **how)  # type: ignore[arg-type]
    progress.show("")
    compared = compare_expected(wanted, result.outputs, asked.tolerance)
    _deliver(asked, module, chosen, result, compared, records, doubts(module, launch, result))


def _execute_machine_code(asked: Simulate) -> None:
    for option, value in (
        ("--dump-records", asked.dump_records),
        ("--assume", asked.promised.names),
        ("--no-check", asked.without),
    ):
        if value:
            raise UsageError(f"{option} is for IR; leave out --machine")
    launch = required_launch(asked.launching)
    keep_launch(launch, asked.save_launch)
    code = machine_code(
        asked.input_file,
        mcpu=asked.mcpu,
        compiler=asked.compiler,
        features=asked.features,
        kernel=launch.kernel,
    )
    chosen = _schedule(asked)
    wanted = read_expected(asked.expect, launch, code.arch)
    result = simulate_code(code, launch, chosen, checks=not asked.no_checks)
    _deliver(asked, code, chosen, result, compare_expected(wanted, result.outputs, asked.tolerance))


def _schedule(asked: Simulate) -> Schedule:
    is_fine = asked.schedule == "fine"
    order = "reversed" if asked.schedule == "reverse" else "random" if is_fine else asked.schedule
    return Schedule(order, is_fine, asked.launching.seed, asked.dma)  # type: ignore[arg-type]


def _deliver(
    asked: Simulate,
    code: ExecutedCode,
    schedule: Schedule,
    result: SimulationResult,
    expected: Sequence[ExpectedComparison],
    others: Sequence[tuple[str | Path, str | bytes]] = (),
    doubt: str = "",
) -> None:
    """Writes the outputs and the report of a run, with other files that came of it.

    Args:
        expected: how outputs compare with what they should be.
        others: files to write besides.
        doubt: about the launch, to be told with the error.

    Raises:
        InputError: something cannot be written.
        GateFailed: there is a finding, an output is not as expected, or the kernel did not end.
    """
    if asked.outputs is not None:
        save(result.outputs, Path(asked.outputs))
    if asked.format_name == "json":
        text = simulation_json(code, schedule, result, expected)
    else:
        color = progress.look(asked.output).color
        text = simulation_text(code, schedule, result, expected, verbose=asked.verbose, color=color)
    write_all([*others, (asked.output, text)])
    if failed := failure(code.source, result, expected):
        raise GateFailed(f"{failed}; {doubt}" if doubt else failed)


def _list(
    asked: Simulate, forms: Sequence[str], missing_in: Callable[[str], list[str]], *, what: str, how: str
) -> None:
    """Lists what cannot be executed, by file.

    Args:
        forms: what the names of files in folders end with.
        missing_in: lists what is missing for a file.
        what: they are called.
        how: they are to run.

    Raises:
        InputError: there is no such file, or some of several cannot be read.
    """
    place = Path(asked.input_file)
    if not place.exists():
        raise InputError("no such file or directory", file=place)
    files = sorted(p for p in place.rglob("*") if p.suffix in forms) if place.is_dir() else [place]
    unable = unread = 0
    for file in progress.each(files, "looking for what cannot run"):
        try:
            found = isolation.run(partial(missing_in, str(file)))
        except InputError as error:
            found, unread = [f"not read: {error}"], unread + 1
        except isolation.ChildDied as death:
            found, unread = [f"not read: {file}: {death}"], unread + 1
        unable += bool(found)
        for line in dict.fromkeys(found):
            click.echo(line)
    click.echo(f"{len(files) - unable} of {len(files)} {what} can run{how}")
    if unread:
        raise InputError(f"{unread} file{'s' * (unread > 1)} could not be read")


def _missing(asked: Simulate, file: str) -> list[str]:
    module: Module = read_for(asked.compiler, file, mcpu=asked.mcpu, features=asked.features)
    found = []
    for one in missing(module):
        line = module.source_lines.of(one.line)
        where = f"{file}:{line}: " if line else f"{file}: canonical line {one.line}: "
        found.append(f"{where}{one.what}, in {one.function}")
    return found


def _missing_in_code(asked: Simulate, file: str) -> list[str]:
    found = []
    for code in machine_codes(file, mcpu=asked.mcpu, compiler=asked.compiler, features=asked.features):
        found += [f"{file}: kernel {name}: the compiler made no code of it" for name in code.dropped]
        absent = missing_in_machine_code(code)
        found += [f"{one.site}: {one.site.text or 'the kernel'}: {one.why}" for one in absent]
    return found
