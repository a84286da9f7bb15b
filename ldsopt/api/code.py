"""What modules compile to: made, measured, checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ldsopt.api.transforms import Annotated, Packed, known_assumptions, module_of
from ldsopt.checker.findings import Check
from ldsopt.checker.run import check as check_module
from ldsopt.codegen.compile import Compiled, Emit, compile_ir
from ldsopt.errors import UsageError
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import isolated, load, parse, require_arch
from ldsopt.isa.code_object import is_code_object, measure_code_object
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import Measurement
from ldsopt.report.measurement_json import measurements_from_json
from ldsopt.transforms.annotate.annotation import NAMED_BASES, Annotation


def check(
    source: Module | Annotated | Packed,
    *,
    no_assume: Iterable[str] = (),
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Check:
    """Proves, of what a module compiles to, that no LDS access overtakes an LDS-DMA, and counts needless waits.

    Args:
        source: what to check.
        no_assume: names of assumptions to refuse; ``named-bases`` is the one there is.
        opt_level, features, llc, timeout_seconds: as for `compile`. With ``llc``, memory operands of machine IR map
            more instructions.

    Raises:
        UsageError: ``no_assume`` names no assumption.
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    refused = known_assumptions(no_assume)
    return check_module(
        module_of(source),
        opt_level=opt_level,
        features=features,
        llc=Path(llc) if llc else None,
        named_bases=NAMED_BASES not in refused,
        timeout_seconds=timeout_seconds,
    )


def compile(  # noqa: A001
    source: Module | Annotated | Packed,
    *,
    mcpu: str | None = None,
    emit: Emit = "asm",
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Compiled:
    """Assembly or an object, made in a worker process.

    Args:
        source: what to compile.
        mcpu: the architecture; by default that of the source.
        emit: ``asm`` or ``obj``.
        opt_level: code generation's, 0 to 3.
        features: subtarget features, as in ``llc -mattr``.
        llc: a program to use instead of the LLVM inside llvmlite.
        timeout_seconds: after this long the compiler is stopped.

    Raises:
        InputError: no architecture is known.
        CompilerFailed: LLVM could not compile it; in LLVM's words.
        Unavailable: ``llc`` is not there.
    """
    if isinstance(source, Module):
        arch = mcpu or require_arch(source).name
    elif mcpu or source.arch:
        arch = mcpu or source.arch or ""
    else:
        raise UsageError("no architecture is known; give mcpu")
    return compile_ir(
        source.text,
        arch,
        emit=emit,
        opt_level=opt_level,
        features=features,
        llc=Path(llc) if llc else None,
        timeout_seconds=timeout_seconds,
        source=source.source,
    )


def compile_file(
    path: str | Path,
    *,
    mcpu: str | None = None,
    emit: Emit = "asm",
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Compiled:
    """`compile` of the module in a file, which is read in a process of its own as well.

    Raises:
        InputError: it cannot be read, or no architecture is known.
        CompilerFailed, Unavailable: as `compile`.
    """
    source, data = load(path)
    return compile(
        isolated(lambda: _canonical(data, source, mcpu), source=source),
        emit=emit,
        opt_level=opt_level,
        features=features,
        llc=llc,
        timeout_seconds=timeout_seconds,
    )


def measure(
    source: Module | Annotated | Packed | Compiled,
    *,
    mcpu: str | None = None,
    opt_level: int = 3,
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Measurement:
    """Waits and resources of the code that LLVM makes of a module (or has made).

    Raises:
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    if isinstance(source, Compiled):
        compiled, name = source, "<compiled>"
    else:
        compiled, name = (
            compile(source, mcpu=mcpu, opt_level=opt_level, llc=llc, timeout_seconds=timeout_seconds),
            source.source,
        )
    if is_code_object(compiled.data):
        return measure_code_object(compiled.data, name)
    text = compiled.data.decode("utf-8", "surrogateescape")
    return measure_assembly(text, name, compiled.arch, compiled.compiler)


def measure_file(
    path: str | Path,
    *,
    mcpu: str | None = None,
    opt_level: int = 3,
    llc: str | Path | None = None,
    objdump: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> tuple[Measurement, ...]:
    """The measurements in a file: IR (compiled first), assembly, an object, or a saved JSON record.

    The kind is told by content. Only a record can hold more than one measurement.

    Raises:
        InputError: none of these, or damaged.
        CompilerFailed, Unavailable: as `compile`.
    """
    source, data = load(path)
    if is_code_object(data):
        return (measure_code_object(data, source, arch=mcpu, objdump=Path(objdump) if objdump else None),)
    text = data.decode("utf-8", "surrogateescape")
    if text.lstrip()[:1] in ("{", "[") and '"schema"' in text:
        return measurements_from_json(text, source)
    if _looks_like_assembly(text):
        return (measure_assembly(text, source, mcpu),)
    module = isolated(lambda: _canonical(data, source, mcpu), source=source)
    return (measure(module, opt_level=opt_level, llc=llc, timeout_seconds=timeout_seconds),)


def _canonical(data: bytes, source: str, mcpu: str | None) -> Annotated:
    """What compiling needs of a module, free of addresses, so that it can cross a process boundary."""
    module = parse(data, source=source, mcpu=mcpu)
    return Annotated(module.text, Annotation(edits.Edits(), (), ()), source, require_arch(module).name)


def _looks_like_assembly(text: str) -> bool:
    return (
        "\n\t.amdgcn_target" in text[:4096]
        or "\n\t.amdhsa_code_object_version" in text
        or "\ts_endpgm" in text
    )
