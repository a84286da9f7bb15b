"""The command `ldsopt waits`: its options, and what it calls."""

from __future__ import annotations

import gc
import sys

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.errors import UsageError
from ldsopt.waits.options import WaitsOptions

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
) -> None:
    """Compile a kernel with exactly the waits that it needs.

    IN is .ll, .bc or -. It is compiled, and each wait of the code is made to wait for what is needed: registers, bytes
    of LDS that an LDS-DMA is still writing, and the order that fences and barriers promise. Waits that are missing are
    added; nothing else of the code changes. The result is checked as `ldsopt check` does.

    \b
      ldsopt waits kernel.ll -o kernel.s
      ldsopt waits kernel.ll -o kernel.hsaco --compiler clang
      ldsopt waits kernel.ll --explain -o kernel.s

    With a launch (--launch, --grid, --arg ...) it is executed on the CPU to count how often each wait is.
    """
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    from ldsopt import api
    from ldsopt.api.reading import read_for
    from ldsopt.cli.launching import optional_launch
    from ldsopt.ir import unlinked
    from ldsopt.ir.write import require_name, write_all
    from ldsopt.report import waits_json, waits_text
    from ldsopt.report.waits import WaitsSubject

    kind = emit or _kind(output)
    require_name(output)
    module = read_for(exacting.compiler, input_file, mcpu=mcpu, features=exacting.features)
    for note in unlinked.notes(module.text):
        sys.stderr.write(f"ldsopt: note: {note}\n")
    found = api.exact_waits(module, exacting)
    executed = None
    if (launch := optional_launch(launching)) is not None:
        executed = api.executed_lines(module, launch, exacting)
    subject = WaitsSubject(found, module.source, output, module.source_lines.of, executed)
    outputs: list[tuple[str, str | bytes]] = [
        (output, _code(found.text, kind, found.check.arch, exacting, input_file, lld))
    ]
    if json_file is not None:
        outputs.append((json_file, waits_json.render(subject)))
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
    sys.stderr.write(waits_text.render(subject, explain=verbose))


def _kind(output: str) -> str:
    name = "out.s" if output == "-" else output.rpartition("/")[2]
    kind = _CODE.get("." + name.rpartition(".")[2] if "." in name[1:] else "")
    if kind is None:
        raise UsageError(f"cannot tell from the name '{output}' what to make; say --emit asm, obj or hsaco")
    return kind


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
