"""`ldsopt check`."""

from __future__ import annotations

import gc
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ldsopt import __version__
from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed


@click.command("check")
@click.argument("input_file", metavar="IN")
@options.output("Where to write the report. Default: standard output.")
@click.option(
    "--format",
    "format_name",
    type=click.Choice(["text", "json", "sarif"]),
    default="text",
    show_default=True,
    help="How to write it.",
)
@click.option("--strict", is_flag=True, help="Fail on unproven findings, too.")
@click.option("--verbose", is_flag=True, help="List every finding of a group, and the latent ones.")
@click.option(
    "--max-findings",
    "most",
    type=click.IntRange(min=1),
    metavar="N",
    help="List at most N findings, the surest first.",
)
@click.option(
    "--no-assume",
    multiple=True,
    type=click.Choice(["named-bases"]),
    help="Refuse an assumption. named-bases: that differently named dynamic bases, which share one address, are "
    "used with disjoint byte ranges.",
)
@options.mcpu
@options.opt_level
@options.features
@options.llc
@options.timeout
def command(**given: Any) -> None:
    """Prove that no LDS access overtakes a DMA; count needless waits.

    IN is .ll, .bc or -. It is compiled, the code is mapped back to the IR's LDS accesses, and every path through it
    is followed with what is in flight. A finding is definite where both sides touch the same bytes for sure, unproven
    where they cannot be told apart, and latent where the IR invites LLVM to lose a wait that is still there. Exit
    code 1: there is a definite one (with --strict: or an unproven one).

    \b
      ldsopt check kernel.ll
      ldsopt check kernel.ll --format sarif -o kernel.sarif
    """
    request = _Request(**given)
    isolated.run(request.run, request.input_file)


@dataclass(frozen=True, slots=True)
class _Request:
    input_file: str
    output: str | None
    format_name: str
    strict: bool
    verbose: bool
    most: int | None
    no_assume: tuple[str, ...]
    mcpu: str | None
    opt_level: int
    features: str
    llc: Path | None
    timeout_seconds: float | None

    def run(self) -> None:
        gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
        from ldsopt import api
        from ldsopt.checker.source_lines import SourceLines
        from ldsopt.cli import terminal
        from ldsopt.ir.read import load
        from ldsopt.ir.write import write
        from ldsopt.report import check_json, check_text, sarif
        from ldsopt.report.check import CheckSubject, failure

        source, data = load(self.input_file)
        module = api.parse(data, source=source, mcpu=self.mcpu)
        found = api.check(
            module,
            no_assume=self.no_assume,
            opt_level=self.opt_level,
            features=self.features,
            llc=self.llc,
            timeout_seconds=self.timeout_seconds,
        )
        lines = SourceLines(module, data)
        subject = CheckSubject(found, lines.of, lines.is_canonical, self.most, __version__)
        if self.format_name == "text":
            color = terminal.look(self.output).color and not os.environ.get("NO_COLOR")
            text = check_text.render(subject, verbose=self.verbose, color=color)
        else:
            text = (sarif if self.format_name == "sarif" else check_json).render(subject)
        write(self.output or "-", text)
        if failed := failure(found, strict=self.strict):
            raise GateFailed(failed)
