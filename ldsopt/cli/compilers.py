"""The commands `ldsopt compilers` and `ldsopt qualify`."""

from __future__ import annotations

import dataclasses
import sys

from ldsopt.api.qualifying import qualify, written
from ldsopt.cli import progress
from ldsopt.cli.declarations.many_modules import Compilers, Qualify
from ldsopt.cli.progress import on_terminal, terminable
from ldsopt.codegen.compilers import known
from ldsopt.compare.probe import probe
from ldsopt.errors import GateFailed, InputError, UsageError, presentable
from ldsopt.ir.write import write
from ldsopt.report import compilers as report
from ldsopt.report.compilers import render_qualification

_OF_PROBE = {
    "compiler": "--compiler",
    "timeout_seconds": "--timeout",
    "mcpu": "--mcpu",
    "no_cache": "--no-cache",
}
"""Options that say how to probe, by parameter."""


def run(asked: Compilers) -> None:
    """Does what `Compilers` asks for."""

    if not asked.is_probe:
        given = [flag for name, flag in _OF_PROBE.items() if name in asked.told]
        if given:
            raise UsageError(f"{given[0]} says how to probe a compiler: add --probe")

        made = report.compilers_json if asked.format_name == "json" else report.compilers_text
        write(asked.output, made(known()))
        return

    found = probe(
        asked.compiler,
        asked.mcpu,
        timeout_seconds=asked.timeout_seconds,
        cached=not asked.no_cache,
        progress=lambda asked: progress.each(asked, "probing"),
    )
    write(asked.output, (report.probe_json if asked.format_name == "json" else report.probe_text)(found))


def run_qualify(asked: Qualify) -> None:

    at = ""

    def tell(words: str) -> None:
        nonlocal at
        at = words
        show(words)

    try:
        with on_terminal() as show, terminable():
            found = qualify(
                asked.kernels,
                dataclasses.replace(asked.qualifying, reproduce=asked.keep is not None, progress=tell),
            )
    except KeyboardInterrupt:
        sys.stderr.write(f"ldsopt: qualify: {presentable(at)}; no report was written\n")
        raise
    if asked.keep is not None:
        found = written(found, asked.keep)
    write(asked.output, render_qualification(asked.format_name, found, progress.look(asked.output)))
    if found.failure:
        raise GateFailed(found.failure)
    if found.unread:
        raise InputError(f"{len(found.unread)} of the modules could not be read")
