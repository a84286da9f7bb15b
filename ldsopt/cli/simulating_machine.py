"""The command `ldsopt simulate --machine`: machine code in execution."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ldsopt.cli import isolated
from ldsopt.cli.launching import LaunchOptions, keep_launch, required_launch
from ldsopt.cli.simulated import deliver, list_what_is_missing, schedule_of

_FORMS = (".ll", ".bc", ".s", ".o", ".hsaco")


@isolated.work
def simulate_machine(
    *,
    input_file: str,
    launching: LaunchOptions,
    save_launch: Path | None,
    schedule: str,
    dma: str,
    outputs: str | None,
    expect: tuple[str, ...],
    tolerance: float,
    format_name: str,
    output: str,
    no_checks: bool,
    verbose: bool,
    compiler: str,
    mcpu: str | None,
    features: str,
) -> None:
    """Executes a kernel's machine code and reports what was found."""
    from ldsopt.api.execution import machine_code
    from ldsopt.api.execution import simulate_machine as run
    from ldsopt.verifier.expected import compare_expected, read_expected

    launch = required_launch(launching)
    keep_launch(launch, save_launch)
    code = machine_code(input_file, mcpu=mcpu, compiler=compiler, features=features)
    chosen = schedule_of(schedule, dma, launching.seed)
    wanted = read_expected(expect, launch, code.arch)
    result = run(code, launch, chosen, checks=not no_checks)
    compared = compare_expected(wanted, result.outputs, tolerance)
    deliver(
        code,
        chosen,
        result,
        outputs=outputs,
        format_name=format_name,
        output=output,
        expected=compared,
        verbose=verbose,
    )


def list_missing(place: Path, *, mcpu: str | None, compiler: str, features: str) -> None:
    """Lists the instructions that cannot be executed, by file.

    Raises:
        InputError: there is no such file, or some of several cannot be read.
    """
    missing = partial(_missing, mcpu=mcpu, compiler=compiler, features=features)
    list_what_is_missing(place, _FORMS, missing, what="files", how=" as machine code")


def _missing(file: str, mcpu: str | None, compiler: str, features: str) -> list[str]:
    from ldsopt.api.execution import machine_code, missing_in_machine_code

    code = machine_code(file, mcpu=mcpu, compiler=compiler, features=features)
    dropped = [f"{file}: kernel {name}: the compiler made no code of it" for name in code.dropped]
    missing = missing_in_machine_code(code)
    return [*dropped, *(f"{one.site}: {one.site.text or 'the kernel'}: {one.why}" for one in missing)]
