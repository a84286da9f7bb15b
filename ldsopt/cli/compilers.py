"""The command `ldsopt compilers`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options
from ldsopt.codegen.options import CodeOptions
from ldsopt.errors import UsageError

_OF_PROBE = {
    "compiler": "--compiler",
    "timeout_seconds": "--timeout",
    "mcpu": "--mcpu",
    "no_cache": "--no-cache",
}
"""Options that say how to probe, by parameter."""


@click.command("compilers")
@click.option(
    "--probe",
    "is_probe",
    is_flag=True,
    help="Compile small kernels with --compiler, and tell from their code which faults with LDS-DMA it has.",
)
@options.only(CodeOptions, "compiler")
@options.only(CodeOptions, "timeout_seconds")
@click.option(
    "-mcpu",
    "--mcpu",
    metavar="ARCH",
    help="With --probe: ask about this architecture alone, such as gfx942. Default: each question about the one that "
    "it is known for.",
)
@click.option(
    "--no-cache", is_flag=True, help="With --probe: compile anew, whatever is known of this compiler."
)
@options.report_format("text", "json")
@options.output("Where to write it. Default: standard output.")
@options.quiet
def command(
    *,
    is_probe: bool,
    compiler: str,
    timeout_seconds: float | None,
    mcpu: str | None,
    no_cache: bool,
    format_name: str,
    output: str,
) -> None:
    """List compilers; with --probe, their faults with LDS-DMA.

    The list has the compilers that --compiler can name here: the version, the LLVM in it, and what each can make. For
    those that are not here it says how to get them. A compiler that lies elsewhere is named with its path, as
    llc:/opt/llvm/bin/llc or triton:/path/to/python.

    --probe compiles small kernels with one compiler and reads their code: which of the faults that the rules of
    annotate are about it has, and so which rules are needed, which are harmless, and which make code wait for nothing.
    The answers are kept for the same compiler; annotate --compiler leaves out rules that its compiler does not need.

    \b
      ldsopt compilers
      ldsopt compilers --probe --compiler llc:/opt/rocm/llvm/bin/llc
    """
    from ldsopt.ir.write import write
    from ldsopt.report import compilers as report

    if not is_probe:
        given = [flag for name, flag in _OF_PROBE.items() if name in options.told()]
        if given:
            raise UsageError(f"{given[0]} says how to probe a compiler: add --probe")
        from ldsopt.codegen.compilers import known

        listed = known()
        write(output, report.as_json(listed) if format_name == "json" else report.as_text(listed))
        return
    from ldsopt.cli import terminal
    from ldsopt.compare.probe.run import probe

    found = probe(
        compiler,
        mcpu,
        timeout_seconds=timeout_seconds,
        cached=not no_cache,
        progress=lambda asked: terminal.progress(asked, "probing"),
    )
    write(output, report.probe_as_json(found) if format_name == "json" else report.probe_as_text(found))
