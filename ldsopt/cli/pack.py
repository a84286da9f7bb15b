"""The command `ldsopt pack`: what it does."""

from __future__ import annotations

from ldsopt.api.reading import module_of, read_for
from ldsopt.api.stages import passed
from ldsopt.api.transforms import packed_by
from ldsopt.cli import dumping, transformed
from ldsopt.cli.declarations.layout import Pack
from ldsopt.errors import GateFailed, UsageError
from ldsopt.ir.read import require_arch
from ldsopt.report.liveness import interference_file
from ldsopt.report.packing import PackingSubject, packing_json, packing_text


def run(asked: Pack) -> None:
    """Does what `Pack` asks for."""
    if asked.packing.no_share and asked.packing.insert_barriers:
        raise UsageError(
            "--insert-barriers lets more variables share bytes, and --no-share lets none: give one"
        )
    if not asked.checked and asked.out.emit is None:
        transformed.refuse_idle_compiler_options("pack", asked.told)

    module = read_for(
        asked.checking.compiler, asked.input_file, mcpu=asked.mcpu, features=asked.checking.features
    )
    if asked.out.emit is not None:
        require_arch(module)
    dumping.dump_module(asked.dump, module, after=asked.print_after)
    result = packed_by(module, asked.packing, asked.checking, checks=asked.checked)
    passed("settle", lambda: module_of(result))
    report = PackingSubject(result, asked.out.name)
    if refusal := report.refusal():
        raise GateFailed(refusal)
    transformed.deliver(
        result,
        asked.out,
        asked.checking,
        reports=[
            *((name, lambda: packing_json(report)) for name in asked.out.reports),
            (asked.graph, lambda: interference_file(result.details.liveness, asked.graph or "")),
        ],
        summary=lambda: packing_text(report, explain=asked.verbose),
    )
