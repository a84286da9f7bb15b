"""The code of modules: made, measured and linked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from os import PathLike
from typing import TYPE_CHECKING

from ldsopt.api.reading import ModuleSource, SpelledModule, module_of, parse_for, takes
from ldsopt.api.recognizing import assembled, is_assembly, is_record
from ldsopt.codegen.options import CodeOptions, EmitOptions, MeasureOptions
from ldsopt.errors import UsageError
from ldsopt.ir.module import Module, defined_kernels, text_for
from ldsopt.ir.read import (
    isolated,
    lds_of_launches,
    linked,
    load,
    read,
    require_arch,
    stated_beside,
    unlinked_notes,
)
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.code_object import is_code_object, measure_code_object, unwatched
from ldsopt.isa.measure import arch_of_listing, measure_assembly, measure_listing, with_dynamic_lds
from ldsopt.isa.measurement import Measurement
from ldsopt.options import given_by
from ldsopt.report.measurement import measurements_from_json

if TYPE_CHECKING:
    from pathlib import Path

    from ldsopt.codegen.compile import Compiled


@takes(EmitOptions)
def compile(source: ModuleSource | SpelledModule, options: EmitOptions) -> Compiled:  # noqa: A001
    """Assembly or an object, made in a worker process.

    Raises:
        UsageError: there is no such architecture.
        InputError: no architecture is known.
        CompilerFailed: LLVM could not compile it; in LLVM's words.
        Unavailable: ``llc`` is not there.
    """
    from ldsopt.codegen.compile import compile_ir
    from ldsopt.codegen.compilers import find

    if isinstance(source, (str, PathLike)):
        source = parse_for(options.compiler, load(str(source))[1], source=str(source), mcpu=options.mcpu)
    if isinstance(source, Module):
        arch = options.mcpu or require_arch(source).name
    elif options.mcpu or source.arch:
        arch = options.mcpu or source.arch or ""
    else:
        raise UsageError("no architecture is known; give mcpu")
    text = source.text
    if not isinstance(source, SpelledModule) and (isinstance(source, Module) or source.is_own):
        text = text_for(module_of(source), find(options.compiler).llvm_major)
    compiled = compile_ir(text, arch, options, emit=options.emit, source=source.source)
    return replace(compiled, notes=(*compiled.notes, *unlinked_notes(text)))


@takes(EmitOptions)
def compile_file(path: str | Path, options: EmitOptions) -> Compiled:
    """`compile` of the module in a file, which is read in a process of its own as well.

    Raises:
        InputError: it cannot be read, or no architecture is known.
        CompilerFailed, Unavailable: as `compile`.
    """
    return compile(spelled_file(path, options), replace(options, mcpu=None))


def spelled_file(path: str | Path, options: CodeOptions) -> SpelledModule:
    """The text and options that compiling the module in a file needs; the file is read in a process of its own.

    Raises:
        InputError: it cannot be read, or no architecture is known.
    """
    source, data = load(path)
    return spelled_bytes(data, source, options)


def spelled_bytes(data: bytes, source: str, options: CodeOptions) -> SpelledModule:
    """The same of a file that is read already.

    Raises:
        InputError: no architecture is known.
    """
    return isolated(lambda: _spelled(data, source, options), source=source)


@takes(MeasureOptions)
def measure(source: ModuleSource | SpelledModule | Compiled, options: MeasureOptions) -> Measurement:
    """Waits and resources of the code that LLVM makes of a module (or has made).

    Raises:
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    from ldsopt.codegen.compile import Compiled, reading

    kernels: tuple[str, ...] = ()
    if isinstance(source, Compiled):
        compiled, name = source, "<compiled>"
    else:
        if isinstance(source, (str, PathLike)):
            source = parse_for(options.compiler, load(str(source))[1], source=str(source), mcpu=options.mcpu)
        name, compiled = source.source, compile(source, EmitOptions(**given_by(CodeOptions, options)))
        kernels = source.kernels if isinstance(source, SpelledModule) else defined_kernels(module_of(source))
    if is_code_object(compiled.data):
        measured = measure_code_object(compiled.data, name)
    else:
        text = compiled.text
        with reading(compiled, name):
            measured = measure_assembly(text, name, compiled.arch, compiled.compiler)
    made = {function.name for function in measured.functions}
    measured = replace(measured, without_code=tuple(kernel for kernel in kernels if kernel not in made))
    return with_dynamic_lds(measured, options.dynamic_lds)


@takes(MeasureOptions)
def measure_file(path: str | Path, options: MeasureOptions) -> tuple[Measurement, ...]:
    """The measurements in a file: IR (compiled first), assembly, an object, or a saved JSON record.

    The kind is told by content. Only a record can hold more than one measurement.

    Raises:
        InputError: none of these, or damaged.
        CompilerFailed, Unavailable: as `compile`.
    """
    return measure_watched(path, options, unwatched)


def measure_watched(
    path: str | Path, options: MeasureOptions, watch: Callable[[str, float], None]
) -> tuple[Measurement, ...]:
    """`measure_file`, with progress reported to ``watch``."""
    source, data = load(path)
    if is_code_object(data):
        from pathlib import Path  # code alone needs it, and it takes long to load

        objdump = Path(options.objdump) if options.objdump else None
        measured = measure_code_object(data, source, arch=options.mcpu, objdump=objdump, watch=watch)
        return (_as_launched(measured, options.dynamic_lds),)
    text = data.decode("utf-8", "surrogateescape")
    if is_record(text):
        return tuple(with_dynamic_lds(m, options.dynamic_lds) for m in measurements_from_json(text, source))
    if is_assembly(text):
        return (_as_launched(_measured_listing(text, source, options), options.dynamic_lds),)
    module = isolated(lambda: _spelled(data, source, options), source=source)
    added = options.dynamic_lds or lds_of_launches(source)
    return (measure(module, replace(options, mcpu=None, dynamic_lds=added)),)


def _as_launched(measured: Measurement, added: int) -> Measurement:
    """Code with the LDS that a launch adds, and the compiler that made it, where Triton's cache states them."""
    version = stated_beside(measured.source).get("triton_version")
    if measured.compiler is None and isinstance(version, str):
        measured = replace(measured, compiler=f"triton {version}")
    return with_dynamic_lds(measured, added or lds_of_launches(measured.source))


def _measured_listing(text: str, source: str, options: MeasureOptions) -> Measurement:

    listing = parse_assembly(text, source)
    arch = arch_of_listing(listing, source, options.mcpu)
    if made := assembled(listing, arch.name, source):
        return measure_code_object(made.data, source)
    return measure_listing(listing, source, options.mcpu)


def _spelled(data: bytes, source: str, options: CodeOptions) -> SpelledModule:
    from ldsopt.codegen.compilers import find

    module = parse_for(options.compiler, data, source=source, mcpu=options.mcpu)
    text = text_for(module, find(options.compiler).llvm_major)
    return SpelledModule(text, source, require_arch(module).name, defined_kernels(module))


def link_modules(modules: Sequence[Module], libraries: Sequence[Module] = ()) -> Module:
    """Modules of IR as one, under the first one's name.

    >>> import ldsopt
    >>> caller = ldsopt.parse('''target triple = "amdgcn-amd-amdhsa"
    ... @tile = external addrspace(3) global [64 x i32]
    ... declare void @fill()
    ... define amdgpu_kernel void @k() { call void @fill() ret void }''', mcpu="gfx942")
    >>> callee = ldsopt.parse('''target triple = "amdgcn-amd-amdhsa"
    ... @tile = addrspace(3) global [64 x i32] undef
    ... define void @fill() { store i32 0, ptr addrspace(3) @tile ret void }''', mcpu="gfx942")
    >>> "declare void @fill" in ldsopt.link_modules([caller, callee]).text
    False

    Args:
        modules: at least one.
        libraries: of which only what is used is taken, for this module alone.

    Raises:
        UsageError: there is no module.
        InputError: they are for different architectures, or define one symbol twice.
    """

    return linked(modules, libraries)


def link_files(
    paths: Sequence[str | Path],
    libraries: Sequence[str | Path] = (),
    *,
    mcpu: str | None = None,
    features: str = "",
) -> SpelledModule:
    """`link_modules` of files, in a process of its own, since LLVM may end the one that it runs in.

    Args:
        paths: ``.ll`` or ``.bc``, ``-`` for standard input; at least one.
        libraries: the same.
        mcpu: the architecture; by default the first module's own.
        features: subtarget features, as in ``llc -mattr``.

    Raises:
        InputError, UsageError: as reading and as `link_modules`; or no architecture is known.
    """

    def job() -> SpelledModule:
        modules = [read(path, mcpu=mcpu, features=features) for path in paths]
        others = [read(path, mcpu=mcpu, features=features) for path in libraries]
        one = link_modules(modules, others)
        return SpelledModule(one.text, one.source, require_arch(one).name, defined_kernels(one))

    return isolated(job, source=", ".join(map(str, paths)))
