"""`ldsopt pack`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import click

from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed


@click.command("pack")
@click.argument("input_file", metavar="IN")
@options.output("The packed module: .ll, or .bc by its name. Default: text to standard output.")
@click.option("-S", "as_text", is_flag=True, help="Write text whatever the output's name.")
@options.mcpu
@click.option(
    "--goal",
    type=click.Choice(["bytes", "granules", "workgroups", "fit"]),
    default="bytes",
    show_default=True,
    help="What makes a placement better: fewer bytes, fewer granules of LDS, more workgroups on a compute unit, or "
    "that a workgroup fits. What gains nothing is left alone.",
)
@click.option(
    "--no-share",
    is_flag=True,
    help="Let no two variables share bytes: one arena a kernel all the same, whose parts are told apart by tags.",
)
@click.option(
    "--insert-barriers",
    is_flag=True,
    help="Add barriers where the lack of one keeps variables from sharing, if LDS then holds more workgroups on a "
    "compute unit.",
)
@click.option(
    "--assume",
    multiple=True,
    metavar="NAME",
    help="Make an assumption. workgroup-size=X[,Y[,Z]]: every workgroup has this size; HIP kernels do not say. "
    "ranges-start-fresh: what is written after the last read is all that is read next.",
)
@click.option(
    "--no-assume",
    multiple=True,
    type=click.Choice(["named-bases"]),
    help="Refuse an assumption of the tags. named-bases: that differently named dynamic bases are used with disjoint "
    "bytes.",
)
@click.option(
    "--precise",
    is_flag=True,
    help="Tag by base sets and byte ranges, as `ldsopt annotate --precise` does.",
)
@click.option(
    "--node-budget",
    type=click.IntRange(min=0),
    metavar="N",
    help="Effort of the search for the best placement. Default: 20000.",
)
@click.option("--exact", is_flag=True, help="Hand what the search leaves open to OR-tools (ldsopt[exact]).")
@click.option(
    "--check",
    "checked",
    is_flag=True,
    help="Check what input and output compile to, as `ldsopt check` does, and write nothing if the output has a "
    "finding that the input did not have.",
)
@click.option(
    "--explain", is_flag=True, help="Say where each variable lies, and all that keeps it from sharing."
)
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON (-: standard output).")
@click.option(
    "--graph",
    metavar="FILE",
    help="Write which variables are in each other's way: Graphviz for .dot, else JSON.",
)
@click.option("-q", "--quiet", is_flag=True, help="No summary on standard error.")
def command(**given: Any) -> None:
    """Place LDS variables on common bytes where they never meet.

    IN is .ll, .bc or - (standard input): final, optimized IR. The static LDS variables of each kernel become parts of
    one array of bytes, in as few bytes as can be; dynamic LDS stays behind it. Accesses are tagged as by `annotate`,
    by what lies apart. What cannot be proved never to meet shares nothing, and the summary says why.

    \b
      ldsopt pack kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll

    Exit code 1, and nothing written: LDS is read that nothing has written, or does not fit even when packed.
    """
    request = _Request(**given)
    isolated.run(request.run, request.input_file)


@dataclass(frozen=True, slots=True)
class _Request:
    input_file: str
    output: str | None
    as_text: bool
    mcpu: str | None
    goal: str
    no_share: bool
    insert_barriers: bool
    assume: tuple[str, ...]
    no_assume: tuple[str, ...]
    precise: bool
    node_budget: int | None
    exact: bool
    checked: bool
    explain: bool
    json_file: str | None
    graph: str | None
    quiet: bool

    def run(self) -> None:
        from ldsopt import api
        from ldsopt.checker.findings import Comparison
        from ldsopt.checker.source_lines import SourceLines
        from ldsopt.ir.read import load
        from ldsopt.ir.write import to_bitcode, write_all
        from ldsopt.packing import NODE_BUDGET
        from ldsopt.report import check_text, liveness_json, packing_json, packing_text
        from ldsopt.report.packing import PackingSubject

        source, data = load(self.input_file)
        module = api.parse(data, source=source, mcpu=self.mcpu)
        before = api.check(module, no_assume=self.no_assume) if self.checked else None
        budget = NODE_BUDGET if self.node_budget is None else self.node_budget
        result = api.pack(
            module,
            share=not self.no_share,
            goal=self.goal,
            assume=self.assume,
            no_assume=self.no_assume,
            precise=self.precise,
            insert_barriers=self.insert_barriers,
            node_budget=budget,
            exact=self.exact,
        )
        lines = SourceLines(result.input, data)
        output = self.output or "-"
        report = PackingSubject(
            result.packing, result.input, output, lambda line: lines.of(line + 1), result.barriers
        )
        if refusal := report.refusal():
            raise GateFailed(refusal)
        comparison = None
        if before is not None:
            after = api.check(result, no_assume=self.no_assume) if result.packing.edits else before
            comparison = Comparison(before, after, trusts_scopes=True)
            if comparison.new:
                raise GateFailed(check_text.refusal(comparison))
        outputs: list[tuple[str, str | bytes]] = []
        if not (self.output is None and "-" in (self.json_file, self.graph)):
            binary = output.endswith(".bc") and not self.as_text
            outputs.append((output, to_bitcode(result.text) if binary else result.text))
        if self.json_file is not None:
            outputs.append((self.json_file, packing_json.render(report)))
        if self.graph is not None:
            outputs.append((self.graph, liveness_json.interference_file(result.packing.liveness, self.graph)))
        write_all(outputs)
        if not self.quiet:
            sys.stderr.write(packing_text.render(report, explain=self.explain))
            if comparison is not None:
                sys.stderr.write(check_text.verdict(comparison))
