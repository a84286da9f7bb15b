"""The command `ldsopt liveness`: its options, and what it calls."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.transformed import OutputOptions
from ldsopt.errors import GateFailed, UsageError
from ldsopt.transforms.pack.options import PackOptions

if TYPE_CHECKING:
    from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
    from ldsopt.ir.module import Module


@click.command("liveness")
@options.input_file
@click.option(
    "--mark", is_flag=True, help="Write the module with marks of where each variable is needed, to -o."
)
@click.option(
    "-o", "--output", metavar="FILE", help="Where to write the marked module (.ll or .bc; needs --mark)."
)
@click.option("--svg", metavar="FILE", help="Draw it: time across, variables down, barriers as lines.")
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON.")
@options.graph
@options.only(PackOptions, "assume")
@options.reader
@options.mcpu
@options.features
@options.quiet
def command(*, mark: bool, output: str | None, **given: object) -> None:
    """Show when each LDS variable is needed, and which may share.

    IN is .ll, .bc or -. Time is counted in phases, from barrier to barrier. A variable is needed from its first write
    to its last read, round loops, and while copies are in flight. What cannot be proved is taken to be needed, and the
    table says why. Marks that IN has are verified and replaced. Exit code 1: LDS is read that nothing has written, or
    there is more than the architecture has.

    \b
      ldsopt liveness kernel.ll
      ldsopt liveness kernel.ll --svg kernel.svg --graph kernel.dot
      ldsopt liveness kernel.ll --mark -o marked.ll
    """
    if mark != (output is not None):
        raise UsageError("--mark and -o go together: -o is where the marked module goes")
    _show(output=output, **given)


@isolated.work
def _show(
    *,
    input_file: str,
    output: str | None,
    svg: str | None,
    json_file: str | None,
    graph: str | None,
    assume: Sequence[str],
    compiler: str,
    mcpu: str | None,
    features: str,
) -> None:
    from ldsopt.analysis.global_memory.accesses import unwritten_loads
    from ldsopt.analysis.liveness.liveness import find_liveness
    from ldsopt.api.reading import parse_for
    from ldsopt.assumptions import MADE_PROMISES
    from ldsopt.cli import terminal
    from ldsopt.ir.edited import edited
    from ldsopt.ir.read import load, parse
    from ldsopt.ir.source_lines import SourceLines
    from ldsopt.ir.write import write_all
    from ldsopt.report.liveness import (
        finding_line,
        interference_file,
        liveness_json,
        liveness_svg,
        liveness_text,
    )
    from ldsopt.transforms import live_marks

    source, data = load(input_file)
    module = parse_for(compiler, data, source=source, mcpu=mcpu, features=features)
    if live_marks.has_marks(module):
        live_marks.read_marks(module)
        made = edited(module, live_marks.erase_marks(module))
        module = parse(made.text, source=source, mcpu=mcpu, features=features)
        module.own = module.own if made.is_own else ""
    found = find_liveness(module, assume=assume, promises=MADE_PROMISES, unwritten=unwritten_loads)
    lines = SourceLines(module.lines, data)

    def line_of(line: int) -> int | None:
        return lines.of(line + 1)

    outputs: list[tuple[str, str | bytes]] = []
    if output is not None:
        outputs.append((output, _marked(module, found, output)))
    if svg is not None:
        outputs.append((svg, liveness_svg(found)))
    if json_file is not None:
        outputs.append((json_file, liveness_json(found, line_of)))
    if graph is not None:
        outputs.append((graph, interference_file(found, graph)))
    if not any(name == "-" for name, _ in outputs):
        outputs.append(("-", liveness_text(found, line_of, terminal.look(None))))
    write_all(outputs)
    errors = [finding for kernel in found.kernels for finding in kernel.findings if finding.kind.is_error]
    if errors:
        first = finding_line(source, errors[0], line_of).replace("error: ", "")
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        raise GateFailed(first + more)


def _marked(module: Module, found: ModuleLiveness, output: str) -> str | bytes:
    from ldsopt.ir.edited import edited
    from ldsopt.transforms import live_marks

    made = edited(module, live_marks.write_marks(module, found))
    unmarked = (k.name for k in found.kernels if k.inlined)
    for note in (
        *made.notes,
        *(f"{name} gets no marks: it has barriers in functions that it calls" for name in unmarked),
    ):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    arch = module.arch.name if module.arch else None
    return OutputOptions(output=output).data(made.text, module.source, arch, is_own=made.is_own)
