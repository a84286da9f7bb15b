"""The command `ldsopt liveness`: what it does."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ldsopt.api.reading import parse_for
from ldsopt.api.transforms import liveness
from ldsopt.cli import progress
from ldsopt.cli.declarations import shared
from ldsopt.cli.declarations.layout import Liveness
from ldsopt.cli.transformed import data_of
from ldsopt.errors import GateFailed, UsageError
from ldsopt.ir.edited import edited
from ldsopt.ir.module import SourceLines
from ldsopt.ir.read import load, parse
from ldsopt.ir.write import write_all
from ldsopt.report.liveness import finding_line, interference_file, liveness_json, liveness_svg, liveness_text
from ldsopt.transforms import live_marks

if TYPE_CHECKING:
    from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
    from ldsopt.ir.module import Module


def run(asked: Liveness) -> None:
    """Does what `Liveness` asks for."""
    if asked.mark != (asked.output is not None):
        raise UsageError("--mark and -o go together: -o is where the marked module goes")

    source, data = load(asked.input_file)
    module = parse_for(asked.compiler, data, source=source, mcpu=asked.mcpu, features=asked.features)
    if live_marks.has_marks(module):
        live_marks.read_marks(module)
        made = edited(module, live_marks.erase_marks(module))
        module = parse(made.text, source=source, mcpu=asked.mcpu, features=asked.features)
        module.own = module.own if made.is_own else ""
    found = liveness(module, assume=asked.assume)
    lines = SourceLines(module.lines, data)

    def line_of(line: int) -> int | None:
        return lines.of(line + 1)

    outputs: list[tuple[str, str | bytes]] = []
    if asked.output is not None:
        outputs.append((asked.output, _marked(module, found, asked.output)))
    if asked.svg is not None:
        outputs.append((asked.svg, liveness_svg(found)))
    outputs += [(name, liveness_json(found, line_of)) for name in asked.reporting.reports]
    if asked.graph is not None:
        outputs.append((asked.graph, interference_file(found, asked.graph)))
    if not any(name == "-" for name, _ in outputs):
        outputs.append(("-", liveness_text(found, line_of, progress.look(None))))
    write_all(outputs)
    errors = [finding for kernel in found.kernels for finding in kernel.findings if finding.kind.is_error]
    if errors:
        first = finding_line(source, errors[0], line_of).replace("error: ", "")
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        raise GateFailed(first + more)


def _marked(module: Module, found: ModuleLiveness, output: str) -> str | bytes:

    made = edited(module, live_marks.write_marks(module, found))
    unmarked = (k.name for k in found.kernels if k.inlined)
    for note in (
        *made.notes,
        *(f"{name} gets no marks: it has barriers in functions that it calls" for name in unmarked),
    ):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    arch = module.arch.name if module.arch else None
    return data_of(shared.OutputOptions(output=output), made.text, module.source, arch, is_own=made.is_own)
