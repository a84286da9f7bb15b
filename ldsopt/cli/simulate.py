"""`ldsopt simulate`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ldsopt import isolation
from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed, InputError, UsageError


@click.command("simulate")
@click.argument("input_file", metavar="IN")
@options.launch_file
@options.grid
@options.block
@options.argument
@options.kernel
@options.dynamic_lds
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
@click.option("--seed", type=int, default=0, show_default=True, help="Of random contents and orders.")
@click.option("--outputs", metavar="DIR", help="Write every buffer there after the run, as .npy.")
@options.report_format
@options.output("Where to write the report. Default: standard output.")
@click.option("--no-checks", is_flag=True, help="Only run: faster, and reports only what stops it.")
@click.option(
    "--list-missing",
    is_flag=True,
    help="Run nothing: list what of IN (a file or a folder) cannot run. Where neither --mcpu nor a module says the "
    "architecture, its name may: k.gfx942.ll.",
)
@options.mcpu
def command(**given: Any) -> None:
    """Execute a kernel on the CPU and check its LDS accesses.

    IN is .ll, .bc or -. What is found (false noalias claims, races, reads of bytes never written, accesses out of
    bounds, deadlocks) is reported with line, lanes and address. Exit code 1: there is a finding.

    \b
      ldsopt simulate k.ll --block 256 --arg 'A: f32[64]=random' --arg i32=64
      ldsopt simulate k.ll --launch k.toml --schedule fine --outputs out/
      ldsopt simulate --list-missing kernels/
    """
    request = _Request(**given)
    if request.list_missing:
        request.missing()
        return
    isolated.run(request.run, request.input_file)


@dataclass(frozen=True, slots=True)
class _Request:
    input_file: str
    launch_file: Path | None
    grid: str | None
    block: str | None
    arguments: tuple[str, ...]
    kernel: str | None
    dynamic_lds: int
    schedule: str
    dma: str
    seed: int
    outputs: str | None
    format_name: str
    output: str | None
    no_checks: bool
    list_missing: bool
    mcpu: str | None

    def run(self) -> None:
        from ldsopt.cli import terminal
        from ldsopt.cli.launching import launch_of, save
        from ldsopt.ir.read import read
        from ldsopt.ir.write import write
        from ldsopt.report import simulation_json, simulation_text
        from ldsopt.simt.schedule import Schedule
        from ldsopt.simt.simulate import simulate

        launch = launch_of(self)
        if launch is None:
            raise UsageError("no launch: give --launch FILE, or --grid, --block and --arg for each argument")
        module = read(self.input_file, mcpu=self.mcpu)
        is_fine = self.schedule == "fine"
        order = "reversed" if self.schedule == "reverse" else "random" if is_fine else self.schedule
        schedule = Schedule(order, is_fine, self.seed, self.dma)  # type: ignore[arg-type]
        result = simulate(module, launch, schedule, checks=not self.no_checks)
        if self.outputs is not None:
            save(result.outputs, Path(self.outputs))
        if self.format_name == "json":
            text = simulation_json.render(module, schedule, result)
        else:
            text = simulation_text.render(module, schedule, result, color=terminal.look(self.output).color)
        write(self.output or "-", text)
        if failed := simulation_text.failure(module.source, result):
            raise GateFailed(failed)

    def missing(self) -> None:
        """Lists what cannot run, by module."""
        place = Path(self.input_file)
        if not place.exists():
            raise InputError("no such file or directory", file=place)
        files = (
            sorted(p for p in place.rglob("*") if p.suffix in (".ll", ".bc")) if place.is_dir() else [place]
        )
        unable = 0
        for file in files:
            try:
                found = isolation.run(lambda file=file: self._missing(str(file)))  # type: ignore[misc]
            except InputError as error:
                found = [f"not read: {error}"]
            except isolation.ChildDied as death:
                found = [f"not read: {death}"]
            unable += bool(found)
            for line in dict.fromkeys(found):
                click.echo(f"{file}: {line}")
        click.echo(f"{len(files) - unable} of {len(files)} modules can run")

    def _missing(self, file: str) -> list[str]:
        from ldsopt.ir.read import read
        from ldsopt.simt.simulate import missing

        module = read(file, mcpu=self.mcpu)
        if module.arch is None and (named := _arch_in_name(Path(file))):
            module = read(file, mcpu=named)
        return [f"{m.what}, in {m.function}, canonical line {m.line}" for m in missing(module)]


def _arch_in_name(file: Path) -> str | None:
    """The architecture that a name like ``kernel.gfx942.ll`` ends with."""
    from ldsopt.target.arch import ARCHS

    words = file.name.split(".")
    return next((word for word in reversed(words) if word in ARCHS), None)
