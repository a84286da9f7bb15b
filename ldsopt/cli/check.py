"""The command `ldsopt check`: what it does."""

from __future__ import annotations

import gc
import sys

from ldsopt import __version__
from ldsopt.api import waiting
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_machine_code
from ldsopt.cli import declared, dumping, progress
from ldsopt.cli.declarations.every_day import Check
from ldsopt.errors import GateFailed, UsageError
from ldsopt.ir import read
from ldsopt.ir.attributes import undecided_sizes
from ldsopt.ir.debug_lines import DebugLines, SourcePlace
from ldsopt.ir.elements import of_kernels
from ldsopt.ir.metadata import record_notes, require_not_refused
from ldsopt.ir.read import load
from ldsopt.ir.write import write
from ldsopt.isa.listing_data import source_lines
from ldsopt.report.check import CheckSubject, check_json, check_text, failure, witness_text


def run(asked: Check) -> None:
    """Does what `Check` asks for."""
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    if (asked.witness_file is None) is not (asked.compiled_file is None):
        raise UsageError("--witness and --compiled belong together: the code is held against the compiler's")
    if asked.witness_file is not None and asked.compiled_file is not None:
        if asked.kernels:
            raise UsageError("--kernel: a witness is of all kernels of the code")
        if asked.format_name != "text":
            raise UsageError(f"--format {asked.format_name}: what becomes of a witness is said as text")
        _check_witness(asked.input_file, asked.witness_file, asked.compiled_file, asked.output)
        return

    source, data = load(asked.input_file)
    if is_machine_code(data):
        declared.note_unused_compiler([source])
        dumping.dump_machine_code(asked.dump, data, source, asked.mcpu, asked.print_after)
        found = waiting.check_code(
            data, source, asked.mcpu, asked.checking, progress.show, kernels=asked.kernels
        )
        listed = source_lines(data.decode("utf-8", "replace")) if found.code == "assembly" else {}
        subject = CheckSubject(
            found,
            lambda line: line,
            most=asked.most,
            version=__version__,
            written=lambda place: [SourcePlace(*listed[place.asm_line])] if place.asm_line in listed else (),
        )
    else:
        module = parse_for(asked.checking.compiler, data, source=source, mcpu=asked.mcpu)
        module, others = of_kernels(module, asked.kernels) if asked.kernels else (module, ())
        require_not_refused(module.lines, asked.checking.no_assume, module.source)
        undecided = undecided_sizes(module, asked.checking.promises)
        for note in (*read.unlinked_notes(module.text), *record_notes(module.lines), *undecided):
            sys.stderr.write(f"ldsopt: note: {note}\n")
        dumping.dump_module(asked.dump, module, asked.checking, asked.print_after)
        found = waiting.check(module, asked.checking).without(others)
        lines = module.source_lines
        debug = DebugLines(module)
        subject = CheckSubject(
            found,
            lines.of,
            lines.is_canonical,
            asked.most,
            __version__,
            written=lambda place: debug.of(place.ir_line - 1) if place.ir_line else (),
        )
    if asked.format_name == "text":
        text = check_text(subject, verbose=asked.verbose, color=progress.look(asked.output).color)
    elif asked.format_name == "json":
        text = check_json(subject)
    else:
        from ldsopt.report.sarif import check_sarif  # and what compares modules

        text = check_sarif(subject)
    write(asked.output, text)
    if failed := failure(found, strict=asked.strict):
        raise GateFailed(failed)


def _check_witness(code_file: str, witness_file: str, compiled_file: str, output: str) -> None:
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
