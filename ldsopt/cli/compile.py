"""The commands `ldsopt compile` and `ldsopt link`."""

from __future__ import annotations

import sys
from dataclasses import replace

from ldsopt.api import code as making
from ldsopt.cli.declarations.shared import OutputOptions, code_kind
from ldsopt.cli.declarations.transforms import Compile, Link
from ldsopt.cli.transformed import data_of
from ldsopt.codegen.assemble import link
from ldsopt.codegen.options import CodeOptions, CompileOptions, EmitOptions
from ldsopt.errors import InputError, UsageError
from ldsopt.ir.read import load
from ldsopt.ir.write import require_name, write
from ldsopt.isa.bundles import holds_images
from ldsopt.isa.code_object import is_code_object, read_code_object
from ldsopt.options import given_by


def run_compile(asked: Compile) -> None:
    """Compiles a module."""

    require_name(asked.output)
    kind = asked.emit or code_kind(asked.output)
    wanted = EmitOptions(**given_by(CodeOptions, asked.coding), emit="asm" if kind == "asm" else "obj")
    if asked.libraries:
        made = making.link_files(
            [asked.input_file], asked.libraries, mcpu=asked.coding.mcpu, features=asked.coding.features
        )
        compiled = making.compile(made, replace(wanted, mcpu=None))
    else:
        compiled = making.compile_file(asked.input_file, wanted)
    data = compiled.data
    if kind == "hsaco":
        data = link(
            [data], lld=asked.lld, source=asked.input_file, timeout_seconds=asked.coding.timeout_seconds
        )
    for note in compiled.notes:
        sys.stderr.write(f"ldsopt: note: {note}\n")
    write(asked.output, data.decode("utf-8", "surrogateescape") if kind == "asm" else data)


def run_link(asked: Link) -> None:
    """Links modules and objects."""

    require_name(asked.output)
    out = OutputOptions(output=asked.output)
    objects = [
        (path, data)
        for path in asked.inputs
        if path != "-"
        for _, data in [load(path)]
        if is_code_object(data)
    ]
    modules = [path for path in asked.inputs if path not in {path for path, _ in objects}]
    if objects and not out.is_linked:
        raise UsageError(f"{objects[0][0]} is an object; objects are linked into a .hsaco")
    for path, data in objects:  # the linker would make an empty code object of one that is linked
        if holds_images(data) or read_code_object(data, path).is_linked:
            raise InputError(
                "this is a linked code object, or a file that holds such; what can be linked are objects (.o)",
                file=path,
                remedy="give the objects or the modules that it was made of",
            )
    if not modules and asked.libraries:
        raise UsageError("--link-bitcode is linked into modules of IR, and there are none")
    code = [data for _, data in objects]
    source = ", ".join(asked.inputs)
    if modules:
        made = making.link_files(
            modules, asked.libraries, mcpu=asked.coding.mcpu, features=asked.coding.features
        )
        if out.emit is None:
            write(asked.output, data_of(out, made.text, made.source, made.arch))
            return
        compiled = making.compile(made, EmitOptions(**given_by(CompileOptions, asked.coding), emit=out.emit))
        for note in compiled.notes:
            sys.stderr.write(f"ldsopt: note: {note}\n")
        code.insert(0, compiled.data)
    if out.is_linked:
        write(
            asked.output,
            link(code, lld=asked.lld, source=source, timeout_seconds=asked.coding.timeout_seconds),
        )
    else:
        write(asked.output, code[0].decode("utf-8", "surrogateescape") if out.emit == "asm" else code[0])
