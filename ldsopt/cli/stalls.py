"""The command `ldsopt stalls`: what it does."""

from __future__ import annotations

import gc
from dataclasses import replace

from ldsopt.api.stalling import measured_stalls
from ldsopt.cli import progress
from ldsopt.cli.declarations.gpu import Stalls
from ldsopt.errors import UsageError
from ldsopt.ir.write import write_all
from ldsopt.report.stalls import render, stalls_json, stalls_text
from ldsopt.stalls.joined import compare


def run(asked: Stalls) -> None:
    """Does what `Stalls` asks for."""
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs

    if asked.against_code is not None and asked.against is None:
        raise UsageError("--against-code names the code of --against TRACE, which is not given")
    found = measured_stalls(
        asked.input_file, asked.code_file, asked.exacting, mcpu=asked.mcpu, dispatch=asked.dispatch
    )
    compared = None
    if asked.against is not None:
        compared = compare(
            measured_stalls(asked.against, asked.against_code, asked.exacting, mcpu=asked.mcpu), found
        )
    if asked.format_name == "json":
        text = stalls_json(found, compared)
    else:
        text = stalls_text(found, replace(progress.look(asked.output), top=asked.top), compared)
    pages = [(asked.html_file, render(found))] if asked.html_file is not None else []
    write_all([*pages, (asked.output, text)])
