"""The command `ldsopt verify`: two versions in execution."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ldsopt.api.execution import machine_code, missing
from ldsopt.api.reading import read_for, read_pair
from ldsopt.api.recognizing import is_machine_code
from ldsopt.checker.code_races import CodeProofs, code_proofs
from ldsopt.checker.options import LAUNCH_PROMISES, RaceCheckOptions
from ldsopt.checker.wave_races import RaceProofs, lost_proofs
from ldsopt.cli import progress
from ldsopt.cli.declarations.execution import Verify
from ldsopt.cli.launching import keep_launch, launch_of
from ldsopt.emulate.emulate import EmulatedCode
from ldsopt.errors import GateFailed, InputError, UsageError, presentable
from ldsopt.fleet.inputs import FleetOptions
from ldsopt.ir.metadata import record_notes
from ldsopt.ir.module import Module
from ldsopt.ir.own_name import with_target_cpu
from ldsopt.ir.read import load, undefined_contents_notes
from ldsopt.ir.write import write
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.report.verification import failure, verification_json, verification_text
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import ALL_SCHEDULES, QUICK_SCHEDULES
from ldsopt.target.workgroup_size import told_sizes
from ldsopt.verifier import machine_code as of_machine_code
from ldsopt.verifier.equivalence import verify, verify_kernels
from ldsopt.verifier.launches import require_kept
from ldsopt.verifier.observed import RunOptions
from ldsopt.verifier.verification import Verification

_NEEDS_LAUNCH = "--assume says what a launch has to keep: give --launch FILE, or --block and --arg"


def run(asked: Verify) -> None:
    """Executes both versions and writes what came of it."""
    launch, promises = launch_of(asked.launching), asked.promised.names
    if asked.machine and asked.without:
        raise UsageError("--no-check is for IR; leave out --machine")
    if asked.machine:
        _report(asked, _verify_machine(asked, launch))
        return
    before, after = read_pair(
        asked.compiler, asked.before, asked.after, mcpu=asked.mcpu, features=asked.features
    )
    for note in (*record_notes(after.lines), *undefined_contents_notes(after.text)):
        sys.stderr.write(f"ldsopt: note: {asked.after}: {note}\n")
    if launch is not None:
        require_kept(before, launch, promises)
    elif set(promises).intersection(LAUNCH_PROMISES):
        raise UsageError(_NEEDS_LAUNCH)
    how = RunOptions(
        QUICK_SCHEDULES if asked.quick else ALL_SCHEDULES,
        asked.tolerance,
        backend=asked.backend,
        without=asked.without,
        at_once=FleetOptions(jobs=asked.jobs).at_once,
        watch=progress.show,
    )
    try:
        if launch is None and asked.launching.kernel is None:
            results = verify_kernels(before, after, how, assume=promises)
        else:
            results = [verify(before, after, launch, how, kernel=asked.launching.kernel, assume=promises)]
        _report(asked, results)
        if "race" not in asked.without:
            _note_lost_race_proofs(before, after, asked.after)
    except InputError as error:
        if launch is not None or told_sizes(promises) or not _are_one_module(before, after):
            raise
        progress.show("")
        why = presentable(f"no verdict by execution: {error}")
        sys.stderr.write(f"ldsopt: No changes: {asked.after} is the same module as {asked.before}; {why}\n")


def _note_lost_race_proofs(before: Module, after: Module, name: str) -> None:
    """Names the kernels whose waves are proved not to race in one version for any launch, and not in the other."""

    for lost in RaceProofs(before, RaceCheckOptions()).lost(after):
        sys.stderr.write(f"ldsopt: note: {name}: {presentable(lost)}\n")


def _note_lost_race_proofs_of_code(before: Module | EmulatedCode, after: EmulatedCode, name: str) -> None:
    """Does the same for machine code as the second version."""

    def of(code: EmulatedCode) -> CodeProofs:
        stated = StatedKernels(code.metadata, code.starts, code.slots)
        return code_proofs(code.listing, code.arch, stated, RaceCheckOptions())

    proved = (RaceProofs(before, RaceCheckOptions()) if isinstance(before, Module) else of(before)).proved
    for lost in lost_proofs(proved, of(after).unproven) if proved else ():
        sys.stderr.write(f"ldsopt: note: {name}: {presentable(lost)}\n")


def _verify_machine(asked: Verify, launch: Launch | None) -> list[Verification]:
    promises = asked.promised.names
    kernel = launch.kernel if launch is not None else asked.launching.kernel
    if is_machine_code(load(asked.before)[1]):
        first: Module | EmulatedCode = machine_code(asked.before, mcpu=asked.mcpu, kernel=kernel)
    else:
        first = read_for(asked.compiler, asked.before, mcpu=asked.mcpu, features=asked.features)
        if launch is not None:
            require_kept(first, launch, promises)
    if launch is None and set(promises).intersection(LAUNCH_PROMISES):
        raise UsageError(_NEEDS_LAUNCH)
    code = machine_code(
        asked.after, mcpu=asked.mcpu, compiler=asked.compiler, features=asked.features, kernel=kernel
    )
    if isinstance(first, Module):
        if first.arch is None:
            first = read_for(asked.compiler, asked.before, mcpu=code.arch.name, features=asked.features)
        if unknown := [one for one in missing(first) if "inline assembly" in one.what]:
            why = f"{unknown[0].what} is not executed as IR"
            said = f"{asked.before}: {why}: its compiled code is what runs, so a fault of the compiler is in both"
            sys.stderr.write(f"ldsopt: note: {presentable(said)}\n")
            first = machine_code(
                asked.before, mcpu=code.arch.name, compiler=asked.compiler, features=asked.features
            )
    schedules = of_machine_code.QUICK if asked.quick else ALL_SCHEDULES
    result = of_machine_code.verify_machine_code(
        first,
        code,
        launch,
        schedules=schedules,
        tolerance=asked.tolerance,
        kernel=asked.launching.kernel,
        assume=promises,
        watch=progress.show,
    )
    if not (isinstance(first, EmulatedCode) and first.listing.text == code.listing.text):
        _note_lost_race_proofs_of_code(first, code, asked.after)
    return [result]


def _are_one_module(before: Module, after: Module) -> bool:
    """True for modules of one text. Where one of them names no architecture, both are read for that of the other."""

    def text(module: Module) -> str:
        named = with_target_cpu(module.text, module.arch.name if module.arch else None)
        return "".join(
            line for line in named.splitlines(True) if not line.startswith(("; ", "source_filename"))
        )

    return text(before) == text(after)


def _keep_launch(results: Sequence[Verification], path: str | None) -> None:
    """Writes the launch of the only kernel that was verified.

    Raises:
        UsageError: there are several, or as `keep_launch`.
    """
    if path is not None and len(results) > 1:
        names = ", ".join(one.coverage.kernel for one in results)
        raise UsageError(f"--save-launch keeps one launch, and there are several: --kernel NAME, of {names}")
    if results and results[0].launch is not None:
        keep_launch(results[0].launch, path)


def _report(asked: Verify, results: Sequence[Verification]) -> None:
    """Writes the report, and the launch if that is to be kept.

    Raises:
        GateFailed: two versions are not equivalent.
        InputError: there is no verdict.
        UsageError: as `_keep_launch`.
    """
    _keep_launch(results, asked.save_launch)
    before, after = asked.before, asked.after
    progress.show("")
    if asked.format_name == "json":
        text = "".join(map(verification_json, results))
    else:
        color = progress.look(asked.output).color
        text = "\n".join(verification_text(result, color=color) for result in results)
    write(asked.output, text)
    for result in results:
        if failed := failure(result):
            raise GateFailed(failed)
    for result in results:
        if result.undecided:
            raise InputError(
                f"no verdict on {after}: {result.undecided}",
                file=before,
                remedy="describe another launch: --launch FILE, or --grid, --block, --arg",
            )
        if result.is_equivalent and not result.coverage.is_enough:
            ran = result.coverage.blocks - len(result.coverage.never_ran)
            raise InputError(
                f"no verdict on {after}: {ran} of {result.coverage.blocks} blocks ran",
                file=before,
                remedy="describe a launch that takes it further: --launch FILE, or --grid, --block, --arg",
            )
