"""The command `ldsopt pack`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.checker.options import CheckOptions
from ldsopt.cli import dumping, isolated, options, transformed
from ldsopt.cli.transformed import OutputOptions
from ldsopt.errors import GateFailed
from ldsopt.transforms.pack.options import PackOptions


@click.command("pack")
@options.input_file
@options.of(OutputOptions, "out")
@options.quiet
@options.mcpu
@options.of(PackOptions, "packing")
@click.option(
    "--check",
    "checked",
    is_flag=True,
    help="Write nothing if the compiled output has a finding of `ldsopt check` that the input did not have.",
)
@options.of(CheckOptions, "checking")
@options.verbose("Say where each variable lies, and all that keeps it from sharing.", "--explain")
@options.graph
@options.dump
def command(*, checked: bool, out: OutputOptions, **given: object) -> None:
    """Place LDS variables on common bytes where they never meet.

    IN is .ll, .bc or - (standard input): final, optimized IR. The static LDS variables of each kernel become parts of
    one array of bytes, in as few bytes as can be; dynamic LDS stays behind it. Accesses are tagged as by `annotate`,
    by what lies apart. What cannot be proved never to meet shares nothing, and the summary says why.

    \b
      ldsopt pack kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll

    Exit code 1, and nothing written: LDS is read that nothing has written, or does not fit even when packed.
    """
    if not checked and out.emit is None:
        transformed.refuse_idle_compiler_options("pack", options.told())
    _pack(checked=checked, out=out, **given)


@isolated.work
def _pack(
    *,
    input_file: str,
    mcpu: str | None,
    packing: PackOptions,
    checked: bool,
    checking: CheckOptions,
    out: OutputOptions,
    verbose: bool,
    graph: str | None,
    dump: str | None,
) -> None:
    from ldsopt.api.reading import read_for
    from ldsopt.api.transforms import packed_by
    from ldsopt.ir.read import require_arch
    from ldsopt.report.liveness import interference_file
    from ldsopt.report.packing import PackingSubject, packing_json, packing_text

    module = read_for(checking.compiler, input_file, mcpu=mcpu, features=checking.features)
    if out.emit is not None:
        require_arch(module)
    dumping.dump_module(dump, module)
    result = packed_by(module, packing, checking, checks=checked)
    report = PackingSubject(result, out.name)
    if refusal := report.refusal():
        raise GateFailed(refusal)
    transformed.deliver(
        result,
        out,
        checking,
        reports=[
            (out.json_file, lambda: packing_json(report)),
            (graph, lambda: interference_file(result.details.liveness, graph or "")),
        ],
        summary=lambda: packing_text(report, explain=verbose),
    )
