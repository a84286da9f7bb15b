"""The command `ldsopt link`: its options, and what it calls."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import fields

import click

from ldsopt.cli import options
from ldsopt.codegen.options import CodeOptions, EmitOptions
from ldsopt.errors import InputError, UsageError

_LINKED = (".hsaco", ".co")


@click.command("link")
@click.argument("inputs", metavar="IN...", nargs=-1, required=True)
@options.output(
    "The linked module (.ll, .bc) or its code (.s, .o, .hsaco), by its name. Default: text to standard output."
)
@options.link_bitcode
@options.of(CodeOptions, "coding")
@options.lld
@options.quiet
def command(
    *, inputs: Sequence[str], output: str, libraries: Sequence[str], coding: CodeOptions, lld: str | None
) -> None:
    """Link modules and objects into one module or a loadable code object.

    IN are .ll and .bc, which become one module: what one declares and another defines is one function or one LDS
    variable. For a .hsaco they may also be objects (.o), which are linked behind the module's code. LDS variables that
    objects share are placed by nobody: link their modules instead.

    \b
      ldsopt annotate a.ll -o a.tagged.ll && ldsopt annotate b.ll -o b.tagged.ll
      ldsopt link a.tagged.ll b.tagged.ll -o kernels.hsaco
      ldsopt link kernel.bc --link-bitcode ockl.bc -o kernel.ll
    """
    from ldsopt import api
    from ldsopt.cli.transformed import OutputOptions
    from ldsopt.codegen.link import link
    from ldsopt.ir.read import load
    from ldsopt.ir.write import require_name, write
    from ldsopt.isa.bundle import is_bundle
    from ldsopt.isa.code_object import is_code_object, read_code_object

    require_name(output)
    out = OutputOptions(output=output)
    objects = [
        (path, data) for path in inputs if path != "-" for _, data in [load(path)] if is_code_object(data)
    ]
    modules = [path for path in inputs if path not in {path for path, _ in objects}]
    if objects and not out.is_linked:
        raise UsageError(f"{objects[0][0]} is an object; objects are linked into a .hsaco")
    for path, data in objects:  # the linker would make an empty code object of one that is linked
        if is_bundle(data) or read_code_object(data, path).is_linked:
            raise InputError(
                "this is a linked code object, or a bundle of such; what can be linked are objects (.o)",
                file=path,
                remedy="give the objects or the modules that it was made of",
            )
    if not modules and libraries:
        raise UsageError("--link-bitcode is linked into modules of IR, and there are none")
    settings = {field.name: getattr(coding, field.name) for field in fields(coding) if field.name != "mcpu"}
    code = [data for _, data in objects]
    source = ", ".join(inputs)
    if modules:
        made = api.link_files(modules, libraries, mcpu=coding.mcpu, features=coding.features)
        if out.emit is None:
            write(output, out.data(made.text, made.source, made.arch))
            return
        compiled = api.compile(made, EmitOptions(**settings, emit=out.emit))
        for note in compiled.notes:
            sys.stderr.write(f"ldsopt: note: {note}\n")
        code.insert(0, compiled.data)
    if out.is_linked:
        write(output, link(code, lld=lld, source=source, timeout_seconds=coding.timeout_seconds))
    else:
        write(output, code[0].decode("utf-8", "surrogateescape") if out.emit == "asm" else code[0])
