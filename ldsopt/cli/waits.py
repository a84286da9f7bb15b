"""The command `ldsopt waits`: its options, and what it calls."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

import click

from ldsopt.cli import dumping, isolated, options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.errors import UsageError
from ldsopt.waits.options import WaitsOptions

if TYPE_CHECKING:
    from ldsopt.api.waiting import ChangedCode

_CODE = {".s": "asm", ".asm": "asm", ".o": "obj", ".obj": "obj", ".hsaco": "hsaco", ".co": "hsaco"}


@click.command("waits")
@options.input_file
@options.output("The code: .s, .o or .hsaco by its name. Default: assembly to standard output.")
@click.option("--emit", type=click.Choice(["asm", "obj", "hsaco"]), help="What to make, whatever the name.")
@options.mcpu
@options.of(WaitsOptions, "exacting")
@options.verbose(
    "List the waits, those first that matter most: what each waits for, and why it must.", "--explain"
)
@click.option(
    "--witness",
    "witness_file",
    metavar="FILE",
    help="Write what the weaker waits rest on, for `ldsopt check --witness` (-: standard output).",
)
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON (-: standard output).")
@options.of(LaunchOptions, "launching")
@options.lld
@options.dump
@options.quiet
@isolated.work
def command(
    *,
    input_file: str,
    output: str,
    emit: str | None,
    mcpu: str | None,
    exacting: WaitsOptions,
    verbose: bool,
    witness_file: str | None,
    json_file: str | None,
    launching: LaunchOptions,
    lld: str | None,
    dump: str | None,
) -> None:
    """Compile a kernel with exactly the waits that it needs.

    IN is .ll, .bc or -. It is compiled, and each wait of the code is made to wait for what is needed: registers, bytes
    of LDS that an LDS-DMA is still writing, and the order that fences and barriers promise. Waits that are missing are
    added; nothing else of the code changes. The result is checked as `ldsopt check` does.

    Of assembly, an object or .hsaco that is done without IR: only waits for LDS-DMA may wait for less, as far as the
    address registers tell the bytes. In an object waits change in place, and none is added.

    \b
      ldsopt waits kernel.ll -o kernel.s
      ldsopt waits kernel.hsaco -o exact.hsaco
      ldsopt waits kernel.ll -o kernel.hsaco --compiler clang
      ldsopt waits kernel.ll --explain -o kernel.s

    With a launch (--launch, --grid, --arg ...) the kernel is executed on the CPU to count how often each wait is
    executed.
    """
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    from ldsopt import api
    from ldsopt.api.reading import parse_for
    from ldsopt.api.recognizing import is_machine_code
    from ldsopt.api.waiting import machine_code_waits
    from ldsopt.cli.launching import optional_launch
    from ldsopt.ir import read
    from ldsopt.ir.read import load
    from ldsopt.ir.write import require_name, write_all
    from ldsopt.report.waits import WaitsSubject, waits_json, waits_text

    kind = emit or _kind(output)
    require_name(output)
    source, data = load(input_file)
    if is_machine_code(data):
        if witness_file is not None or optional_launch(launching) is not None:
            raise UsageError(
                f"{input_file} is machine code: --witness and launches need the IR that it was made of"
            )
        dumping.dump_machine_code(dump, data, source, mcpu)
        changed = machine_code_waits(
            data, source, mcpu, repair=exacting.repair, author_waits=exacting.author_waits
        )
        written = [(output, _changed(changed, kind, output, data, exacting, lld))]
        told = WaitsSubject(changed.waits, source, output, lambda line: line)
        if json_file is not None:
            written.append((json_file, waits_json(told)))
        write_all(written)
        sys.stderr.write(waits_text(told, explain=verbose))
        return
    module = parse_for(exacting.compiler, data, source=source, mcpu=mcpu, features=exacting.features)
    for note in read.unlinked_notes(module.text):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    dumping.dump_module(dump, module, exacting)
    found = api.exact_waits(module, exacting)
    executed = None
    if (launch := optional_launch(launching)) is not None:
        executed = api.executed_lines(module, launch, exacting)
    subject = WaitsSubject(found, module.source, output, module.source_lines.of, executed)
    outputs: list[tuple[str, str | bytes]] = [
        (output, _code(found.text, kind, found.check.arch, exacting, input_file, lld))
    ]
    if json_file is not None:
        outputs.append((json_file, waits_json(subject)))
    if witness_file is not None:
        from ldsopt.waits.witness import witness_of
        from ldsopt.witness import document

        witness = witness_of(found)
        outputs.append((witness_file, document.render(witness)))
        for name, why in witness.without.items():
            sys.stderr.write(f"ldsopt: note: no witness for kernel {name}: {why}\n")
    write_all(outputs)
    for note in found.code.compiled.notes:
        sys.stderr.write(f"ldsopt: note: {note}\n")
    sys.stderr.write(waits_text(subject, explain=verbose))


def _kind(output: str) -> str:
    name = "out.s" if output == "-" else output.rpartition("/")[2]
    kind = _CODE.get("." + name.rpartition(".")[2] if "." in name[1:] else "")
    if kind is None:
        raise UsageError(f"cannot tell from the name '{output}' what to make; say --emit asm, obj or hsaco")
    return kind


def _changed(
    changed: ChangedCode, kind: str, output: str, given: bytes, exacting: WaitsOptions, lld: str | None
) -> str | bytes:
    """Machine code with other waits, as what was asked for."""
    from ldsopt.codegen.link import link
    from ldsopt.isa.code_object import is_code_object

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
    from ldsopt.codegen.assemble import assemble
    from ldsopt.codegen.link import link

    data = assemble(text.encode("utf-8", "surrogateescape"), arch, exacting, source=source)
    if kind == "obj":
        return data
    return link([data], lld=lld, source=source, timeout_seconds=exacting.timeout_seconds)
