"""Modules for readers: code, waits, LDS and findings in one, and how often a launch executes each line."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.api.code import measure_file
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_assembly, is_ir
from ldsopt.api.waiting import check_code
from ldsopt.checker.code_view import CodeView, view_listing, view_module
from ldsopt.checker.findings import Check, in_words
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import check as check_module
from ldsopt.codegen.compile import Compiled
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CompileOptions, MeasureOptions
from ldsopt.compare.settle import repaired_in
from ldsopt.compare.versions import compiled_version
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import isolated, load, require_arch
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.measure import with_dynamic_lds
from ldsopt.isa.measurement import Measurement
from ldsopt.options import given_by
from ldsopt.target.arch import arch
from ldsopt.timeline.launched_code import LaunchedCode, launch_code

if TYPE_CHECKING:  # numpy is imported only for an execution
    from ldsopt.simt.launch import Launch


def view_file(
    path: str | Path, options: MeasureOptions | None = None, launch: Launch | None = None
) -> CodeView | None:
    """The code of a module with all known facts; ``None`` for records and objects, which have no code to show.

    Args:
        path: ``.ll``, ``.bc`` or assembly.
        options: how to compile.
        launch: a launch of a module, to execute as well.

    Raises:
        InputError, CompilerFailed, Unavailable, UsageError: as `ldsopt.check` and `measure_launched`.
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
    module, checking = _parsed(data, source, options)
    executions = None if launch is None else launch_code(module, launch, options).executions
    return view_module(module, checking, executions)


def _parsed(data: bytes, source: str, options: MeasureOptions) -> tuple[Module, CheckOptions]:
    """A module, and the options of a check that compiles it as it is measured."""
    module = parse_for(options.compiler, data, source=source, mcpu=options.mcpu, features=options.features)
    return module, CheckOptions(**given_by(CompileOptions, options))


def repairs_between(
    before: str | Path, after: str | Path, functions: Collection[str], options: MeasureOptions | None = None
) -> dict[str, str]:
    """The hazards that one version of a module repairs of another, in words, by the functions that have some.

    Modules are checked as transforms check what they propose. A listing is judged by the IR of the module before it, as
    code of that, or by itself if that is a listing, too.

    Args:
        before, after: ``.ll``, ``.bc`` or assembly. Nothing is repaired of other files, or from a listing to a module.
        options: how to compile.

    Raises:
        InputError, CompilerFailed, Unavailable: as `ldsopt.check`.
    """
    options = options or MeasureOptions()
    loaded = [load(before), load(after)]
    was_ir, is_ir_now = (is_ir(data) for _, data in loaded)
    texts = [data.decode("utf-8", "surrogateescape") for _, data in loaded]
    if not all(is_ir(data) or is_assembly(text) for (_, data), text in zip(loaded, texts, strict=True)):
        return {}
    if is_ir_now and not was_ir:
        return {}

    def checked(data: bytes, source: str) -> Check:
        if is_ir(data):
            return compiled_version(*_parsed(data, source, options)).check
        if not was_ir:
            return check_code(data, source, options.mcpu)
        module, checking = _parsed(loaded[0][1], loaded[0][0], options)
        compiler, arch = find(checking.compiler).name, require_arch(module).name
        stated = parse_assembly(data.decode("utf-8", "surrogateescape"), source).arch or arch
        if stated != arch:
            raise InputError(f"this is code for {stated}, and the module is for {arch}", file=source)
        return check_module(module, checking, compiled=Compiled(data, compiler, arch))

    def compared() -> dict[str, str]:
        was, now = (checked(data, source) for source, data in loaded)
        kinds = {name: repaired_in(name, was, now) for name in functions}
        return {name: f"repairs {in_words(found)}" for name, found in kinds.items() if found}

    return isolated(compared, source=loaded[1][0])


def measure_launched(
    path: str | Path, launch: Launch, options: MeasureOptions | None = None
) -> tuple[Measurement, ...]:
    """The measurement of a module with the counts of a launch, which is executed on the CPU.

    Args:
        path: ``.ll`` or ``.bc``; or a saved record, which is returned as it is.
        options: how to compile. Dynamic LDS is that of the launch where none is given.

    Raises:
        InputError: it holds compiled code, or the launch cannot be executed or does not run to its end.
        UsageError: a launch that makes no sense.
        CompilerFailed, Unavailable: as `ldsopt.compile`.
    """
    options = options or MeasureOptions()
    options = replace(options, dynamic_lds=options.dynamic_lds or launch.dynamic_lds)
    source, data = load(path)
    if not is_ir(data):
        measured = measure_file(path, options)
        if all(measurement.compiler is None and not measurement.launch for measurement in measured):
            raise InputError(
                "only IR can be launched, and this is compiled code",
                file=source,
                remedy="give the .ll or .bc that it was compiled from",
            )
        return measured
    code = isolated(lambda: launched_code(data, source, launch, options).measurement(), source=source)
    return (with_dynamic_lds(code, options.dynamic_lds),)


def launched_code(data: bytes, source: str, launch: Launch, options: MeasureOptions) -> LaunchedCode:
    """Reads a module and launches what it compiles to, in this process. Errors as for `measure_launched`."""
    module = parse_for(options.compiler, data, source=source, mcpu=options.mcpu, features=options.features)
    return launch_code(module, launch, options)
