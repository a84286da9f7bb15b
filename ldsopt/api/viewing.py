"""Modules as people read them: code, waits, LDS and findings in one."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_assembly, is_ir
from ldsopt.checker.code_view import CodeView, view_listing, view_module
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import CompileOptions, MeasureOptions
from ldsopt.ir.read import isolated, load
from ldsopt.isa.assembly import parse_assembly
from ldsopt.target.arch import arch
from ldsopt.timeline.launched_code import launch_code

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.simt.launch import Launch


def view_file(
    path: str | Path, options: MeasureOptions | None = None, launch: Launch | None = None
) -> CodeView | None:
    """The code of a module with all that is known of it; ``None`` for records and objects, which have no code to show.

    Args:
        path: ``.ll``, ``.bc`` or assembly.
        options: how to compile.
        launch: what to execute besides, of a module.

    Raises:
        InputError, CompilerFailed, Unavailable, UsageError: as `ldsopt.api.check` and `ldsopt.api.measure_launched`.
    """
    options = options or MeasureOptions()
    source, data = load(path)
    if is_ir(data):
        return isolated(lambda: _view(data, source, options, launch), source=source)
    text = data.decode("utf-8", "surrogateescape")
    if not is_assembly(text):
        return None
    listing = parse_assembly(text, source)
    name = options.mcpu or listing.arch
    return view_listing(listing, arch(name)) if name else None


def _view(data: bytes, source: str, options: MeasureOptions, launch: Launch | None) -> CodeView:
    module = parse_for(options.compiler, data, source=source, mcpu=options.mcpu, features=options.features)
    shared = {field.name: getattr(options, field.name) for field in fields(CompileOptions)}
    executions = None if launch is None else launch_code(module, launch, options).executions
    return view_module(module, CheckOptions(**shared), executions)
