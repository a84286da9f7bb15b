"""The command `ldsopt probe`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options
from ldsopt.codegen.code_options import CodeOptions


@click.command("probe")
@options.only(CodeOptions, "compiler")
@options.only(CodeOptions, "timeout_seconds")
@click.option(
    "-mcpu",
    "--mcpu",
    metavar="ARCH",
    help="Ask about this architecture alone, e.g. gfx942. Default: each question about the one that it is known for.",
)
@options.report_format("text", "json")
@options.output("Where to write it. Default: standard output.")
@click.option("--no-cache", is_flag=True, help="Compile anew, whatever is known of this compiler.")
@options.quiet
def command(
    *,
    compiler: str,
    timeout_seconds: float | None,
    mcpu: str | None,
    format_name: str,
    output: str,
    no_cache: bool,
) -> None:
    """Say what a compiler does about LDS-DMA, by the code that it makes.

    Small kernels are compiled and their code is read: which of the faults that annotate's rules are about the compiler
    has, and so which rules are needed, which are harmless, and which make code wait for nothing. What was found is kept
    for the same compiler; annotate --compiler leaves out rules that its compiler does not need.
    """
    from ldsopt.cli import terminal
    from ldsopt.compare.probe.run import probe
    from ldsopt.ir.write import write
    from ldsopt.report import compilers as report

    found = probe(
        compiler,
        mcpu,
        timeout_seconds=timeout_seconds,
        cached=not no_cache,
        progress=lambda asked: terminal.progress(asked, "probing"),
    )
    write(output, report.probe_as_json(found) if format_name == "json" else report.probe_as_text(found))
