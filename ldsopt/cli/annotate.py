"""`ldsopt annotate`."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ldsopt.cli import isolated, options
from ldsopt.errors import GateFailed, UsageError

if TYPE_CHECKING:
    from ldsopt.api import Annotated
    from ldsopt.checker.findings import Check
    from ldsopt.ir.module import Module


@click.command("annotate")
@click.argument("input_file", metavar="IN")
@options.output("The annotated module: .ll, or .bc by its name. Default: text to standard output.")
@click.option("-S", "as_text", is_flag=True, help="Write text whatever the output's name.")
@options.mcpu
@click.option(
    "--bases",
    type=click.Choice(["dynamic", "all"]),
    default="dynamic",
    show_default=True,
    help="Which LDS variables to tell apart: dynamic ones (external, without a size) or all.",
)
@click.option(
    "--no-assume",
    multiple=True,
    type=click.Choice(["named-bases"]),
    help="Refuse an assumption. named-bases: that differently named dynamic bases, which share one address, are "
    "used with disjoint byte ranges.",
)
@click.option(
    "--precise",
    is_flag=True,
    help="Compute base sets and byte ranges: sees through phi, select and loops, proves or refutes named-bases, and "
    "tells regions of one base apart.",
)
@click.option(
    "--require-proof",
    is_flag=True,
    help="Tell dynamic bases apart only where their byte ranges are proved disjoint. Implies --precise.",
)
@click.option(
    "--repair",
    is_flag=True,
    help="Make the backend wait for every LDS-DMA also where nothing can be told apart (one base, statics only): "
    "LLVM loses such waits by itself. Implies --bases all.",
)
@click.option(
    "--opt",
    type=click.Choice(["O1", "O2", "O3"]),
    help="Run LLVM's pipeline first. Tags belong on final IR: optimizing afterwards can undo their safety.",
)
@click.option("--keep-asm-waits", is_flag=True, help="Leave waits in inline assembly as they are.")
@click.option(
    "--check",
    "checked",
    is_flag=True,
    help="Check what input and output compile to, as `ldsopt check` does, and write nothing if the output has a "
    "finding that the input did not have. -O, --mattr, --llc and --timeout are for compiling, so for this alone.",
)
@options.opt_level
@options.features
@options.llc
@options.timeout
@click.option(
    "--keep-bare-barriers",
    is_flag=True,
    help="Leave barriers without a fence as they are; by default they wait for the wave's LDS operations in functions "
    "that are tagged.",
)
@click.option("--explain", is_flag=True, help="Say for each access without a tag where its base was lost.")
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON (-: standard output).")
@click.option("--remarks", metavar="FILE", help="Write the report as LLVM optimization remarks (YAML).")
@click.option("-q", "--quiet", is_flag=True, help="No summary on standard error.")
def command(**given: Any) -> None:
    """Attach alias scopes to LDS accesses by pointer provenance.

    IN is .ll, .bc or - (standard input). An access whose address comes from one named LDS base is tagged with that
    base and as not aliasing the others, so that the backend need not wait for LDS-DMA into other buffers before it.
    Every LDS-DMA gets the scopes and the form that the backend needs to wait correctly.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll

    What the tags rest on is printed: between dynamic bases, the assumption named-bases.
    """
    if not given["checked"]:
        _refuse_idle(click.get_current_context())
    request = _Request(**given)
    isolated.run(request.run, request.input_file)


def _refuse_idle(context: click.Context) -> None:
    """Options of the compiler mean nothing where nothing is compiled."""
    idle = [
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name in ("opt_level", "features", "llc", "timeout_seconds")
        and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ]
    if idle:
        raise UsageError(f"{', '.join(idle)}: annotate compiles only to check; add --check")


@dataclass(frozen=True, slots=True)
class _Request:
    input_file: str
    output: str | None
    as_text: bool
    mcpu: str | None
    bases: str
    no_assume: tuple[str, ...]
    precise: bool
    require_proof: bool
    repair: bool
    opt: str | None
    keep_asm_waits: bool
    keep_bare_barriers: bool
    checked: bool
    opt_level: int
    features: str
    llc: Path | None
    timeout_seconds: float | None
    explain: bool
    json_file: str | None
    remarks: str | None
    quiet: bool

    def run(self) -> None:
        gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
        from ldsopt import api
        from ldsopt.checker.findings import Comparison
        from ldsopt.ir.write import to_bitcode, write_all
        from ldsopt.report import annotation_json, annotation_remarks, annotation_text, check_text
        from ldsopt.report.annotation import AnnotationSubject

        module = api.read(self.input_file, mcpu=self.mcpu)
        if self.opt:
            module = api.optimize(module, int(self.opt[1]))
        before = self._check(module) if self.checked else None
        result = api.annotate(
            module,
            bases="all" if self.bases == "all" else "dynamic",
            no_assume=self.no_assume,
            repair=self.repair,
            precise=self.precise,
            require_proof=self.require_proof,
            legible_waits=not self.keep_asm_waits,
            drain_barriers=not self.keep_bare_barriers,
            release_input=True,
            details=self.explain or self.json_file is not None or self.remarks is not None,
        )
        refuted = annotation_text.refuted(result.annotation, module)
        if refuted:
            raise GateFailed(refuted)
        comparison = None
        if before is not None:
            after = self._check(result) if result.annotation.edits else before
            comparison = Comparison(before, after)
            if comparison.new:
                raise GateFailed(check_text.refusal(comparison))
        output = self.output or "-"
        binary = output.endswith(".bc") and not self.as_text
        report = AnnotationSubject(result.annotation, module, output, comparison)
        outputs: list[tuple[str, str | bytes]] = []
        if not (self.output is None and self.json_file == "-"):
            outputs.append((output, to_bitcode(result.text) if binary else result.text))
        if self.json_file is not None:
            outputs.append((self.json_file, annotation_json.render(report)))
        if self.remarks is not None:
            outputs.append((self.remarks, annotation_remarks.render(report)))
        write_all(outputs)
        if not self.quiet:
            sys.stderr.write(annotation_text.render(report, explain=self.explain))
            if comparison is not None:
                sys.stderr.write(check_text.verdict(comparison))

    def _check(self, source: Module | Annotated) -> Check:
        from ldsopt import api

        return api.check(
            source,
            no_assume=("named-bases",) if self.require_proof else self.no_assume,
            opt_level=self.opt_level,
            features=self.features,
            llc=self.llc,
            timeout_seconds=self.timeout_seconds,
        )
