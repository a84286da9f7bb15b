"""`ldsopt verify`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed


@click.command("verify")
@click.argument("before", metavar="BEFORE")
@click.argument("after", metavar="AFTER")
@options.launch_file
@options.grid
@options.block
@options.argument
@options.kernel
@options.dynamic_lds
@click.option("--seed", type=int, default=0, show_default=True, help="Of random contents.")
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=0.0,
    metavar="X",
    help="Let floating-point outputs differ by so much. Default: not by a bit.",
)
@options.report_format
@options.output("Where to write the report. Default: standard output.")
@options.mcpu
def command(**given: Any) -> None:
    """Execute two versions of a kernel and compare what they do.

    Both run on the CPU under every schedule: waves forward, in reverse, in random orders and finely interleaved,
    copies into LDS landing as early and as late as they may. All buffers have to be equal, and the checks of
    `ldsopt simulate` may find nothing in AFTER that they do not find in BEFORE. Without a launch one is chosen from
    the kernel's attributes, and the report says which. Exit code 1: they are not equivalent.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt verify kernel.ll out.ll
    """
    request = _Request(**given)
    isolated.run(request.run, f"{request.before}, {request.after}")


@dataclass(frozen=True, slots=True)
class _Request:
    before: str
    after: str
    launch_file: Path | None
    grid: str | None
    block: str | None
    arguments: tuple[str, ...]
    kernel: str | None
    dynamic_lds: int
    seed: int
    tolerance: float
    format_name: str
    output: str | None
    mcpu: str | None

    def run(self) -> None:
        from ldsopt.cli import terminal
        from ldsopt.cli.launching import launch_of
        from ldsopt.ir.read import read
        from ldsopt.ir.write import write
        from ldsopt.report import verification_json, verification_text
        from ldsopt.verifier.equivalence import verify

        launch = launch_of(self)
        result = verify(
            read(self.before, mcpu=self.mcpu),
            read(self.after, mcpu=self.mcpu),
            launch,
            tolerance=self.tolerance,
            kernel=self.kernel,
        )
        if self.format_name == "json":
            text = verification_json.render(result)
        else:
            text = verification_text.render(result, color=terminal.look(self.output).color)
        write(self.output or "-", text)
        if failed := verification_text.failure(result):
            raise GateFailed(failed)
