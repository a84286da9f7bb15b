"""The command `ldsopt waits`: what it does."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_machine_code
from ldsopt.api.waiting import exact_waits, executed_lines, machine_code_waits
from ldsopt.cli import dumping
from ldsopt.cli.declarations.shared import code_kind
from ldsopt.cli.declarations.transforms import Waits
from ldsopt.cli.launching import optional_launch
from ldsopt.codegen.assemble import assemble, link
from ldsopt.errors import UsageError
from ldsopt.ir import read
from ldsopt.ir.read import load
from ldsopt.ir.write import require_name, write_all
from ldsopt.isa.code_object import is_code_object
from ldsopt.report.waits import WaitsSubject, waits_json, waits_text
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.witness import witness_of
from ldsopt.witness import document

if TYPE_CHECKING:
    from ldsopt.api.waiting import ChangedCode


def run(asked: Waits) -> None:
    """Does what `Waits` asks for."""
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs

    kind = asked.emit or code_kind(asked.output)
    require_name(asked.output)
    source, data = load(asked.input_file)
    if is_machine_code(data):
        if asked.witness_file is not None or optional_launch(asked.launching) is not None:
            raise UsageError(
                f"{asked.input_file} is machine code: --witness and launches need the IR that it was made of"
            )
        dumping.dump_machine_code(asked.dump, data, source, asked.mcpu, asked.print_after)
        changed = machine_code_waits(
            data,
            source,
            asked.mcpu,
            repair=asked.exacting.repair,
            author_waits=asked.exacting.author_waits,
            assume=asked.exacting.assume,
        )
        dumping.dump_listing(changed.waits.text, source, changed.waits.check.arch)
        written = [(asked.output, _changed(changed, kind, asked.output, data, asked.exacting, asked.lld))]
        told = WaitsSubject(changed.waits, source, asked.output, lambda line: line)
        written += [(name, waits_json(told)) for name in asked.reporting.reports]
        write_all(written)
        sys.stderr.write(waits_text(told, explain=asked.verbose))
        return
    module = parse_for(
        asked.exacting.compiler, data, source=source, mcpu=asked.mcpu, features=asked.exacting.features
    )
    for note in read.unlinked_notes(module.text):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    dumping.dump_module(asked.dump, module, asked.exacting, asked.print_after)
    found = exact_waits(module, asked.exacting)
    dumping.dump_listing(found.text, module.source, found.check.arch)
    executed = None
    if (launch := optional_launch(asked.launching)) is not None:
        executed = executed_lines(module, launch, asked.exacting)
    subject = WaitsSubject(found, module.source, asked.output, module.source_lines.of, executed)
    outputs: list[tuple[str, str | bytes]] = [
        (asked.output, _code(found.text, kind, found.check.arch, asked.exacting, asked.input_file, asked.lld))
    ]
    outputs += [(name, waits_json(subject)) for name in asked.reporting.reports]
    if asked.witness_file is not None:
        witness = witness_of(found)
        outputs.append((asked.witness_file, document.render(witness)))
        for name, why in witness.without.items():
            sys.stderr.write(f"ldsopt: note: no witness for kernel {name}: {why}\n")
    write_all(outputs)
    for note in found.code.compiled.notes:
        sys.stderr.write(f"ldsopt: note: {note}\n")
    sys.stderr.write(waits_text(subject, explain=asked.verbose))


def _changed(
    changed: ChangedCode, kind: str, output: str, given: bytes, exacting: WaitsOptions, lld: str | None
) -> str | bytes:
    """Machine code with other waits, as what was asked for."""

    waits, source = changed.waits, changed.waits.check.source
    if not is_code_object(given):
        return _code(waits.text, kind, waits.check.arch, exacting, source, lld)
    if kind == "asm" or (kind == "obj" and changed.is_linked):
        raise UsageError(
            f"{source} is {'a linked code object' if changed.is_linked else 'an object'}, and what is written is one "
            f"with other waits: name the output .{'hsaco' if changed.is_linked else 'o'}, not '{output}'"
        )
    if kind == "hsaco" and not changed.is_linked:
        return link([changed.data], lld=lld, source=source, timeout_seconds=exacting.timeout_seconds)
    return changed.data


def _code(
    text: str, kind: str, arch: str, exacting: WaitsOptions, source: str, lld: str | None
) -> str | bytes:
    if kind == "asm":
        return text

    data = assemble(text.encode("utf-8", "surrogateescape"), arch, exacting, source=source)
    if kind == "obj":
        return data
    return link([data], lld=lld, source=source, timeout_seconds=exacting.timeout_seconds)
