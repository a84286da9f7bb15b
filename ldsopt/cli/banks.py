"""The command `ldsopt banks`: what it does."""

from __future__ import annotations

from dataclasses import replace

from ldsopt.banks.conflicts import find_bank_conflicts
from ldsopt.cli import progress
from ldsopt.cli.declarations.layout import Banks
from ldsopt.cli.launching import launch_of, require_shape
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.read import read
from ldsopt.ir.write import write
from ldsopt.report.banks import banks_json, banks_text


def run(asked: Banks) -> None:
    """Does what `Banks` asks for."""

    module = read(asked.input_file, mcpu=asked.mcpu, features=asked.features)
    launch = launch_of(asked.launching)
    require_shape(launch, tuple(asked.shape.assume))
    found = find_bank_conflicts(with_told_shape(module, asked.shape.assume), launch, rows=asked.rows)
    look = replace(progress.look(asked.output), top=asked.top)
    write(asked.output, banks_json(found) if asked.format_name == "json" else banks_text(found, look))
