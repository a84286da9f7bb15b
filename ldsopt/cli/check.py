"""The command `ldsopt check`: its options, and what it calls."""

from __future__ import annotations

import gc
import sys

import click

from ldsopt import __version__
from ldsopt.checker.promised_options import RaceCheckOptions
from ldsopt.cli import dumping, isolated, options
from ldsopt.errors import GateFailed, UsageError


@click.command("check")
@options.input_file
@options.output("Where to write the report. Default: standard output.")
@options.report_format("text", "json", "sarif")
@click.option(
    "--strict",
    is_flag=True,
    help="Fail on unproven findings too, and on kernels of which the compiler makes no code.",
)
@options.verbose("List every finding of a group, and the latent ones.")
@click.option(
    "--max-findings",
    "most",
    type=click.IntRange(min=1),
    metavar="N",
    help="List at most N findings, the surest first.",
)
@click.option(
    "--witness",
    "witness_file",
    metavar="FILE",
    help="IN is assembly whose waits `ldsopt waits` made: check what it wrote with --witness against the code.",
)
@click.option(
    "--compiled",
    "compiled_file",
    metavar="FILE",
    help="With --witness: the assembly as the compiler made it, `ldsopt compile -o FILE.s`.",
)
@options.mcpu
@options.of(RaceCheckOptions, "checking")
@options.dump
@options.quiet
@isolated.work
def command(
    *,
    input_file: str,
    output: str,
    format_name: str,
    strict: bool,
    verbose: bool,
    most: int | None,
    witness_file: str | None,
    compiled_file: str | None,
    mcpu: str | None,
    checking: RaceCheckOptions,
    dump: str | None,
) -> None:
    """Find races and hazards of LDS, or prove that there are none.

    IN is .ll, .bc or -. It is compiled, the code is mapped back to the IR's LDS accesses, and every path through it
    is followed with what is in flight: an access may not overtake a copy or another wave, nor an instruction the
    result that it reads. Waits that nothing needs are counted. Assembly, an object or .hsaco is read without IR:
    accesses are told apart by what their address registers may hold. A finding is definite where both sides touch the
    same bytes or registers for sure, unproven where they cannot be told apart, and latent where the IR invites LLVM to
    lose a wait that is still there. Exit code 1: a definite finding (--strict: or unproven).

    \b
      ldsopt check kernel.ll
      ldsopt check kernel.ll --format sarif -o kernel.sarif
      ldsopt check exact.s --witness exact.json --compiled stock.s
    """
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    if (witness_file is None) is not (compiled_file is None):
        raise UsageError("--witness and --compiled belong together: the code is held against the compiler's")
    if witness_file is not None and compiled_file is not None:
        if format_name != "text":
            raise UsageError(f"--format {format_name}: what becomes of a witness is said as text")
        _check_witness(input_file, witness_file, compiled_file, output)
        return
    from ldsopt import api
    from ldsopt.api.reading import parse_for
    from ldsopt.api.recognizing import is_machine_code
    from ldsopt.api.waiting import check_code
    from ldsopt.cli import terminal
    from ldsopt.ir import read
    from ldsopt.ir.read import load
    from ldsopt.ir.recorded_assumptions import record_notes, require_not_refused
    from ldsopt.ir.write import write
    from ldsopt.report.check import CheckSubject, check_json, check_text, failure
    from ldsopt.report.sarif import check_sarif

    source, data = load(input_file)
    if is_machine_code(data):
        options.note_unused_compiler([source])
        dumping.dump_machine_code(dump, data, source, mcpu)
        found = check_code(data, source, mcpu, checking)
        subject = CheckSubject(found, lambda line: line, most=most, version=__version__)
    else:
        module = parse_for(checking.compiler, data, source=source, mcpu=mcpu)
        require_not_refused(module.lines, checking.no_assume, module.source)
        for note in (*read.unlinked_notes(module.text), *record_notes(module.lines)):
            sys.stderr.write(f"ldsopt: note: {note}\n")
        dumping.dump_module(dump, module, checking)
        found = api.check(module, checking)
        lines = module.source_lines
        subject = CheckSubject(found, lines.of, lines.is_canonical, most, __version__)
    if format_name == "text":
        text = check_text(subject, verbose=verbose, color=terminal.look(output).color)
    else:
        text = check_sarif(subject) if format_name == "sarif" else check_json(subject)
    write(output, text)
    if failed := failure(found, strict=strict):
        raise GateFailed(failed)


def _check_witness(code_file: str, witness_file: str, compiled_file: str, output: str) -> None:
    from ldsopt.ir.read import load
    from ldsopt.ir.write import write
    from ldsopt.report.check import witness_text
    from ldsopt.witness import document
    from ldsopt.witness.validate import validate

    (code_name, code), (witness_name, data), (_, compiled) = map(
        load, (code_file, witness_file, compiled_file)
    )
    stock, ours, text = (one.decode("utf-8", "surrogateescape") for one in (compiled, code, data))
    found = validate(document.parse(text, witness_name), stock, ours, code_name)
    write(output, witness_text(found, code_name))
    if found.faults:
        raise GateFailed(f"{code_name}: the witness does not show that its weaker waits suffice")
