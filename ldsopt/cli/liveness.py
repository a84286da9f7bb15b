"""`ldsopt liveness`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed, UsageError

if TYPE_CHECKING:
    from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
    from ldsopt.ir.module import Module


@click.command("liveness")
@click.argument("input_file", metavar="IN")
@click.option(
    "--mark", is_flag=True, help="Write the module with marks of where each variable is needed, to -o."
)
@options.output("Where to write the marked module (.ll or .bc; needs --mark).")
@click.option("--svg", metavar="FILE", help="Draw it: time across, variables down, barriers as lines.")
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON.")
@click.option(
    "--graph",
    metavar="FILE",
    help="Write which variables are in each other's way: Graphviz for .dot, else JSON.",
)
@click.option(
    "--assume",
    multiple=True,
    metavar="NAME",
    help="Make an assumption. workgroup-size=X[,Y[,Z]]: every workgroup has this size; HIP kernels do not say. "
    "ranges-start-fresh: what is written after the last read is all that is read next.",
)
@options.mcpu
def command(**given: Any) -> None:
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
    request = _Request(**given)
    if request.mark != (request.output is not None):
        raise UsageError("--mark and -o go together: -o is where the marked module goes")
    isolated.run(request.run, request.input_file)


@dataclass(frozen=True, slots=True)
class _Request:
    input_file: str
    mark: bool
    output: str | None
    svg: str | None
    json_file: str | None
    graph: str | None
    assume: tuple[str, ...]
    mcpu: str | None

    def run(self) -> None:
        from ldsopt.analysis.liveness.liveness import find_liveness
        from ldsopt.checker.source_lines import SourceLines
        from ldsopt.cli import terminal
        from ldsopt.ir.read import load, parse
        from ldsopt.ir.write import write_all
        from ldsopt.report import liveness_json, liveness_svg, liveness_text
        from ldsopt.transforms import live_marks

        source, data = load(self.input_file)
        module = parse(data, source=source, mcpu=self.mcpu)
        if live_marks.has_marks(module):
            live_marks.read_marks(module)
            module = parse(live_marks.erase_marks(module), source=source, mcpu=self.mcpu)
        found = find_liveness(module, assume=self.assume)
        lines = SourceLines(module, data)

        def line_of(line: int) -> int | None:
            return lines.of(line + 1)

        outputs: list[tuple[str, str | bytes]] = []
        if self.output is not None:
            outputs.append((self.output, self._marked(module, found, self.output)))
        if self.svg is not None:
            outputs.append((self.svg, liveness_svg.liveness_svg(found)))
        if self.json_file is not None:
            outputs.append((self.json_file, liveness_json.liveness_json(found, line_of)))
        if self.graph is not None:
            outputs.append((self.graph, liveness_json.interference_file(found, self.graph)))
        if not any(name == "-" for name, _ in outputs):
            color = terminal.look(None).color
            outputs.append(("-", liveness_text.liveness_text(found, line_of, color=color)))
        write_all(outputs)
        errors = [finding for kernel in found.kernels for finding in kernel.findings if finding.kind.is_error]
        if errors:
            first = liveness_text.finding_line(source, errors[0], line_of).replace("error: ", "")
            more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
            raise GateFailed(first + more)

    @staticmethod
    def _marked(module: Module, found: ModuleLiveness, output: str) -> str | bytes:
        from ldsopt.ir import edits, postcondition
        from ldsopt.ir.write import to_bitcode
        from ldsopt.transforms import live_marks

        changes = live_marks.write_marks(module, found)
        text = edits.apply(module, changes)
        postcondition.check(module, changes, text)
        return to_bitcode(text) if output.endswith(".bc") else text
