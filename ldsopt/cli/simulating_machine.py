"""What `ldsopt simulate --machine` does: machine code in execution."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt import isolation
from ldsopt.cli import isolated
from ldsopt.cli.launching import LaunchOptions, required_launch
from ldsopt.cli.simulated import deliver, schedule_of
from ldsopt.errors import InputError

_FORMS = (".ll", ".bc", ".s", ".o", ".hsaco")


@isolated.work
def simulate_machine(
    *,
    input_file: str,
    launching: LaunchOptions,
    schedule: str,
    dma: str,
    outputs: str | None,
    expect: tuple[str, ...],
    tolerance: float,
    format_name: str,
    output: str,
    no_checks: bool,
    compiler: str,
    mcpu: str | None,
    features: str,
) -> None:
    """Executes a kernel's machine code and reports what was found."""
    from ldsopt.api.emulation import machine_code
    from ldsopt.api.emulation import simulate_machine as run
    from ldsopt.verifier.expected import compare_expected, read_expected

    launch = required_launch(launching)
    code = machine_code(input_file, mcpu=mcpu, compiler=compiler, features=features)
    chosen = schedule_of(schedule, dma, launching.seed)
    wanted = read_expected(expect, launch, code.arch)
    result = run(code, launch, chosen, checks=not no_checks)
    compared = compare_expected(wanted, result.outputs, tolerance)
    deliver(code, chosen, result, outputs=outputs, format_name=format_name, output=output, expected=compared)


def list_missing(place: Path, *, mcpu: str | None, compiler: str, features: str) -> None:
    """Lists the instructions that cannot be executed, by file.

    Raises:
        InputError: there is no such file, or some of several cannot be read.
    """
    if not place.exists():
        raise InputError("no such file or directory", file=place)
    files = sorted(p for p in place.rglob("*") if p.suffix in _FORMS) if place.is_dir() else [place]
    unable = unread = 0
    for file in files:
        try:
            found = isolation.run(lambda file=file: _missing(str(file), mcpu, compiler, features))  # type: ignore[misc]
        except InputError as error:
            found, unread = [f"not read: {error}"], unread + 1
        except isolation.ChildDied as death:
            found, unread = [f"not read: {file}: {death}"], unread + 1
        unable += bool(found)
        for line in dict.fromkeys(found):
            click.echo(line)
    click.echo(f"{len(files) - unable} of {len(files)} files can run as machine code")
    if unread:
        raise InputError(f"{unread} file{'s' * (unread > 1)} could not be read")


def _missing(file: str, mcpu: str | None, compiler: str, features: str) -> list[str]:
    from ldsopt.api.emulation import machine_code, missing_in_machine_code

    code = machine_code(file, mcpu=mcpu, compiler=compiler, features=features)
    dropped = [f"{file}: kernel {name}: the compiler made no code of it" for name in code.dropped]
    missing = missing_in_machine_code(code)
    return [*dropped, *(f"{one.site}: {one.site.text or 'the kernel'}: {one.why}" for one in missing)]
