"""The command `ldsopt simulate`: its options, and what it calls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import (
    LaunchOptions,
    backend,
    chosen_launch,
    jobs,
    keep_launch,
    keeping,
    saving,
    timeout,
)
from ldsopt.cli.progress import Show, on_terminal
from ldsopt.cli.simulated import deliver, list_what_is_missing, schedule_of, without
from ldsopt.errors import UsageError

if TYPE_CHECKING:
    from ldsopt.ir.module import Module
    from ldsopt.simt.preparation import Backend


@click.command("simulate")
@options.input_file
@options.of(LaunchOptions, "launching")
@saving
@keeping
@click.option(
    "--schedule",
    type=click.Choice(["forward", "reverse", "random", "fine"]),
    default="forward",
    show_default=True,
    help="In which order waves run; fine: they change at each LDS operation.",
)
@click.option(
    "--dma",
    type=click.Choice(["earliest", "latest"]),
    default="latest",
    show_default=True,
    help="When copies into LDS land: when they are issued, or when something waits for them.",
)
@click.option("--outputs", metavar="DIR", help="Write every buffer there after the run, as .npy.")
@click.option(
    "--expect",
    "expect",
    multiple=True,
    metavar="NAME=FILE",
    help="Compare a buffer after the run with the array of a .npy file: exit code 1 if they differ. Repeatable.",
)
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=0.0,
    metavar="X",
    help="Allowed absolute difference of floating-point numbers from --expect. Default: 0, bit-exact.",
)
@click.option(
    "--dump-records",
    metavar="FILE",
    help="Write what an instrumented kernel recorded, for `ldsopt trace`. Its clock counts executed instructions.",
)
@backend
@jobs("Workgroups, or modules, to run in parallel. Default: as many as there are cores.")
@timeout
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@without
@click.option("--no-checks", is_flag=True, help="Only run: faster, and reports only what stops it.")
@click.option(
    "--list-missing",
    is_flag=True,
    help="Run nothing: list what of IN (a file or a folder) cannot run.",
)
@click.option(
    "--machine",
    is_flag=True,
    help="Execute machine code: IN is .s, .o or .hsaco, or IR that --compiler compiles first.",
)
@options.machine_compiler
@options.mcpu
@options.features
@options.verbose("Show every finding whole, not one of each kind.")
@options.quiet
def command(
    *, input_file: str, list_missing: bool, machine: bool, timeout: float | None, **given: Any
) -> None:
    """Execute a kernel on the CPU and check its LDS accesses.

    IN is .ll, .bc or -; with --machine also .s, .o or .hsaco. What is found (false noalias claims, races, reads of
    bytes never written, accesses out of bounds, deadlocks) is reported with line, lanes and address. Exit code 1: there
    is a finding, or a buffer is not what --expect says. Without a launch one is chosen for IR, as `verify` does, and
    printed.

    \b
      ldsopt simulate k.ll --block 256 --arg 'A: f32[64]=random' --arg i32=64
      ldsopt simulate k.ll --launch k.toml --schedule fine --outputs out/
      ldsopt simulate gemm.ll --launch gemm.toml --expect C=c.npy --tolerance 1e-3
      ldsopt simulate k.hsaco --machine --launch k.toml
      ldsopt simulate --list-missing kernels/
    """
    if machine and timeout is not None:
        isolated.run(lambda: _machine(input_file, list_missing=list_missing, **given), input_file, timeout)
    elif machine:
        _machine(input_file, list_missing=list_missing, **given)
    elif list_missing:
        from ldsopt.api.reading import read_for

        asked = {name: given[name] for name in ("mcpu", "features")}
        read = partial(read_for, given["compiler"], **asked)
        list_what_is_missing(Path(input_file), (".ll", ".bc"), partial(_missing, read=read))
    else:
        with on_terminal() as show:
            isolated.run(lambda: _simulate(input_file=input_file, show=show, **given), input_file, timeout)


def _machine(input_file: str, *, list_missing: bool, dump_records: str | None, **given: Any) -> None:
    from ldsopt.cli import simulating_machine

    if list_missing:
        asked = {name: given[name] for name in ("mcpu", "compiler", "features")}
        simulating_machine.list_missing(Path(input_file), **asked)
        return
    for option, value in (
        ("--dump-records", dump_records),
        ("--assume", given.pop("promises")),
        ("--no-check", given.pop("without")),
    ):
        if value:
            raise UsageError(f"{option} is for IR; leave out --machine")
    del given["backend"], given["jobs"]  # how IR is executed
    simulating_machine.simulate_machine(input_file=input_file, **given)


def _simulate(
    *,
    input_file: str,
    launching: LaunchOptions,
    save_launch: Path | None,
    promises: tuple[str, ...],
    schedule: str,
    dma: str,
    outputs: str | None,
    expect: tuple[str, ...],
    tolerance: float,
    dump_records: str | None,
    format_name: str,
    output: str,
    without: tuple[str, ...],
    no_checks: bool,
    verbose: bool,
    backend: Backend,
    jobs: int,
    compiler: str,
    mcpu: str | None,
    features: str,
    show: Show,
) -> None:
    from ldsopt import api
    from ldsopt.api.reading import read_for
    from ldsopt.ir.read import require_arch
    from ldsopt.verifier.expected import compare_expected, read_expected
    from ldsopt.verifier.launches import doubts, require_kept

    module = read_for(compiler, input_file, mcpu=mcpu, features=features)
    launch = chosen_launch(launching, module, promises)
    keep_launch(launch, save_launch)
    wanted = read_expected(expect, launch, require_arch(module))
    require_kept(module, launch, promises)
    chosen = schedule_of(schedule, dma, launching.seed)
    records: list[tuple[str | Path, str | bytes]] = []
    how = {"checks": not no_checks, "without": without, "backend": backend}
    if dump_records is not None:
        result, dump = api.simulate_records(module, launch, chosen, **how)  # type: ignore[arg-type]
        records = [(dump_records, dump)]
    else:

        def tell(done: int, total: int) -> None:
            show(f"{module.source}: {done} of {total} workgroups", done / total)

        show(f"{module.source}: executing workgroups")
        result = api.simulate(module, launch, chosen, at_once=jobs, watch=tell, **how)  # type: ignore[arg-type]
    show("")
    deliver(
        module,
        chosen,
        result,
        outputs=outputs,
        format_name=format_name,
        output=output,
        others=records,
        verbose=verbose,
        expected=compare_expected(wanted, result.outputs, tolerance),
        doubts=doubts(module, launch, result),
    )


def _missing(file: str, read: Callable[[str], Module]) -> list[str]:
    from ldsopt.simt.simulate import missing

    module = read(file)
    found = []
    for one in missing(module):
        line = module.source_lines.of(one.line)
        where = f"{file}:{line}: " if line else f"{file}: canonical line {one.line}: "
        found.append(f"{where}{one.what}, in {one.function}")
    return found
