"""The command `ldsopt verify`: its options, and what it calls."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from ldsopt.checker.promised_options import LAUNCH_PROMISES
from ldsopt.cli import isolated, options, progress
from ldsopt.cli.launching import (
    LaunchOptions,
    backend,
    jobs,
    keep_launch,
    keeping,
    launch_of,
    saving,
    shape_in,
    timeout,
)
from ldsopt.cli.simulated import without
from ldsopt.errors import GateFailed, InputError, UsageError, presentable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ldsopt.emulate.emulate import EmulatedCode
    from ldsopt.ir.module import Module
    from ldsopt.simt.launch import Launch
    from ldsopt.simt.preparation import Backend
    from ldsopt.verifier.observed import ProgressCallback
    from ldsopt.verifier.verification import Verification


@click.command("verify")
@click.argument("before", metavar="BEFORE")
@click.argument("after", metavar="AFTER")
@options.of(LaunchOptions, "launching")
@keeping
@saving
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=0.0,
    metavar="X",
    help="Allowed absolute difference of floating-point outputs. Default: 0, bit-exact.",
)
@click.option("--quick", is_flag=True, help="Three schedules instead of eight: less time, less certainty.")
@jobs("Schedules, or modules, to run in parallel. Default: as many as there are cores.")
@timeout
@backend
@without
@click.option(
    "--machine",
    is_flag=True,
    help="Execute BEFORE as what it is, IR or machine code, and AFTER as machine code: .s, .o or .hsaco, or IR that "
    "--compiler compiles first.",
)
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@options.machine_compiler
@options.mcpu
@options.features
@options.quiet
def command(*, before: str, after: str, timeout: float | None, **given: object) -> None:
    """Execute two versions of a kernel and compare what they do.

    Both run on the CPU under every schedule: waves forward, in reverse, in random orders and finely interleaved,
    copies into LDS landing as early and as late as they may. All buffers have to be equal, and the checks of
    `ldsopt simulate` may find nothing in AFTER that they do not find in BEFORE. Without a launch one is chosen from
    the kernel's attributes, for each kernel where there are several, and the report says which. Exit code 1: they are
    not equivalent. Exit code 3: no verdict, since BEFORE already leaves its memory under this launch, too little
    of AFTER ran, or for lack of time; of a module that did not change that is no failure.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt verify kernel.ll out.ll
      ldsopt verify kernel.ll kernel.hsaco --machine --launch launch.toml
      ldsopt verify kernel.ll kernel.ll --machine --compiler triton
    """
    with progress.on_terminal() as show:
        isolated.run(
            lambda: _verify(before, after, watch=show, **given),  # type: ignore[arg-type]
            f"{before}, {after}",
            timeout,
        )


def _verify(
    before: str,
    after: str,
    *,
    launching: LaunchOptions,
    promises: tuple[str, ...],
    save_launch: Path | None,
    tolerance: float,
    quick: bool,
    jobs: int,
    backend: Backend,
    without: tuple[str, ...],
    machine: bool,
    format_name: str,
    output: str,
    compiler: str,
    mcpu: str | None,
    features: str,
    watch: ProgressCallback,
) -> None:
    from ldsopt.api.reading import read_pair
    from ldsopt.ir.recorded_assumptions import record_notes
    from ldsopt.verifier.equivalence import QUICK, SCHEDULES, verify, verify_kernels
    from ldsopt.verifier.launches import require_kept

    launch = launch_of(launching)
    if machine and without:
        raise UsageError("--no-check is for IR; leave out --machine")
    if machine:
        results = _verify_machine(
            before,
            after,
            launch,
            promises=promises,
            quick=quick,
            tolerance=tolerance,
            kernel=launching.kernel,
            compiler=compiler,
            mcpu=mcpu,
            features=features,
            watch=watch,
        )
        _keep_launch(results, save_launch)
        _report(results, before, after, format_name=format_name, output=output, watch=watch)
        return
    modules = read_pair(compiler, before, after, mcpu=mcpu, features=features)
    for note in record_notes(modules[1].lines):
        sys.stderr.write(f"ldsopt: note: {after}: {note}\n")
    if launch is not None:
        require_kept(modules[0], launch, promises)
    elif set(promises).intersection(LAUNCH_PROMISES):
        raise UsageError("--assume says what a launch has to keep: give --launch FILE, or --block and --arg")
    how = {
        "schedules": QUICK if quick else SCHEDULES,
        "tolerance": tolerance,
        "at_once": jobs,
        "backend": backend,
        "without": without,
        "watch": watch,
        "shape": shape_in(promises),
    }
    try:
        if launch is None and launching.kernel is None:
            results = verify_kernels(*modules, **how)  # type: ignore[arg-type]
        else:
            results = [verify(*modules, launch, kernel=launching.kernel, **how)]  # type: ignore[arg-type]
        _keep_launch(results, save_launch)
        _report(results, before, after, format_name=format_name, output=output, watch=watch)
        if "race" not in without:
            _note_lost_race_proofs(*modules, after)
    except InputError as error:
        if launch is not None or shape_in(promises) or not _are_one_module(*modules):
            raise
        watch("")
        why = presentable(f"no verdict by execution: {error}")
        sys.stderr.write(f"ldsopt: No changes: {after} is the same module as {before}; {why}\n")


def _note_lost_race_proofs(before: Module, after: Module, name: str) -> None:
    """Names the kernels whose waves are proved not to race in one version for any launch, and not in the other."""
    from ldsopt.checker.promised_options import RaceCheckOptions
    from ldsopt.checker.wave_races import RaceProofs

    for lost in RaceProofs(before, RaceCheckOptions()).lost(after):
        sys.stderr.write(f"ldsopt: note: {name}: {presentable(lost)}\n")


def _note_lost_race_proofs_of_code(before: Module | EmulatedCode, after: EmulatedCode, name: str) -> None:
    """Does the same for machine code as the second version."""
    from ldsopt.checker.code_races import CodeProofs, code_proofs
    from ldsopt.checker.promised_options import RaceCheckOptions
    from ldsopt.checker.wave_races import RaceProofs, lost_proofs
    from ldsopt.ir.module import Module
    from ldsopt.isa.kernel_start import StatedKernels

    def of(code: EmulatedCode) -> CodeProofs:
        stated = StatedKernels(code.metadata, code.starts, code.slots)
        return code_proofs(code.listing, code.arch, stated, RaceCheckOptions())

    proved = (RaceProofs(before, RaceCheckOptions()) if isinstance(before, Module) else of(before)).proved
    for lost in lost_proofs(proved, of(after).unproven) if proved else ():
        sys.stderr.write(f"ldsopt: note: {name}: {presentable(lost)}\n")


def _verify_machine(
    before: str,
    after: str,
    launch: Launch | None,
    *,
    promises: tuple[str, ...],
    quick: bool,
    tolerance: float,
    kernel: str | None,
    compiler: str,
    mcpu: str | None,
    features: str,
    watch: ProgressCallback,
) -> list[Verification]:
    from ldsopt.api.execution import machine_code, missing
    from ldsopt.api.reading import read_for
    from ldsopt.api.recognizing import is_machine_code
    from ldsopt.emulate.emulate import EmulatedCode
    from ldsopt.ir.module import Module
    from ldsopt.ir.read import load
    from ldsopt.verifier.equivalence import SCHEDULES
    from ldsopt.verifier.launches import require_kept
    from ldsopt.verifier.machine_code import QUICK, verify_machine_code

    if is_machine_code(load(before)[1]):
        first: Module | EmulatedCode = machine_code(before, mcpu=mcpu)
    else:
        first = read_for(compiler, before, mcpu=mcpu, features=features)
        if launch is not None:
            require_kept(first, launch, promises)
    if launch is None and set(promises).intersection(LAUNCH_PROMISES):
        raise UsageError("--assume says what a launch has to keep: give --launch FILE, or --block and --arg")
    code = machine_code(after, mcpu=mcpu, compiler=compiler, features=features)
    if isinstance(first, Module):
        if first.arch is None:
            first = read_for(compiler, before, mcpu=code.arch.name, features=features)
        if unknown := [one for one in missing(first) if "inline assembly" in one.what]:
            why = f"{unknown[0].what} is not executed as IR"
            said = f"{before}: {why}: its compiled code is what runs, so a fault of the compiler is in both"
            sys.stderr.write(f"ldsopt: note: {presentable(said)}\n")
            first = machine_code(before, mcpu=code.arch.name, compiler=compiler, features=features)
    schedules = QUICK if quick else SCHEDULES
    asked = {
        "schedules": schedules,
        "tolerance": tolerance,
        "kernel": kernel,
        "shape": shape_in(promises),
        "watch": watch,
    }
    results = [verify_machine_code(first, code, launch, **asked)]  # type: ignore[arg-type]
    if not (isinstance(first, EmulatedCode) and first.listing.text == code.listing.text):
        _note_lost_race_proofs_of_code(first, code, after)
    return results


def _are_one_module(before: Module, after: Module) -> bool:
    """True for modules of one text. Where one of them names no architecture, both are read for that of the other."""
    from ldsopt.ir.own_name import with_target_cpu

    def text(module: Module) -> str:
        named = with_target_cpu(module.text, module.arch.name if module.arch else None)
        return "".join(
            line for line in named.splitlines(True) if not line.startswith(("; ", "source_filename"))
        )

    return text(before) == text(after)


def _keep_launch(results: Sequence[Verification], path: Path | None) -> None:
    """Writes the launch of the only kernel that was verified.

    Raises:
        UsageError: there are several, or as `keep_launch`.
    """
    if path is not None and len(results) > 1:
        names = ", ".join(one.coverage.kernel for one in results)
        raise UsageError(f"--save-launch keeps one launch, and there are several: --kernel NAME, of {names}")
    if results and results[0].launch is not None:
        keep_launch(results[0].launch, path)


def _report(
    results: Sequence[Verification],
    before: str,
    after: str,
    *,
    format_name: str,
    output: str,
    watch: ProgressCallback,
) -> None:
    """Writes the report.

    Raises:
        GateFailed: two versions are not equivalent.
        InputError: there is no verdict.
    """
    from ldsopt.cli import terminal
    from ldsopt.ir.write import write
    from ldsopt.report.verification import failure, verification_json, verification_text

    watch("")
    if format_name == "json":
        text = "".join(map(verification_json, results))
    else:
        color = terminal.look(output).color
        text = "\n".join(verification_text(result, color=color) for result in results)
    write(output, text)
    for result in results:
        if failed := failure(result):
            raise GateFailed(failed)
    for result in results:
        if result.undecided:
            raise InputError(
                f"no verdict on {after}: {result.undecided}",
                file=before,
                remedy="describe a launch that stays within its buffers: --launch FILE, or --grid, --block, --arg",
            )
        if result.is_equivalent and not result.coverage.is_enough:
            ran = result.coverage.blocks - len(result.coverage.never_ran)
            raise InputError(
                f"no verdict on {after}: {ran} of {result.coverage.blocks} blocks ran",
                file=before,
                remedy="describe a launch that takes it further: --launch FILE, or --grid, --block, --arg",
            )
