"""IR to IR: fences of workgroups narrowed to LDS."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ldsopt.api.keywords import takes
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir import edits
from ldsopt.ir.edited import edited
from ldsopt.ir.module import Module
from ldsopt.transforms.fences.narrowing import FenceNarrowing, find_narrowing
from ldsopt.transforms.fences.options import FenceOptions


@dataclass(frozen=True, slots=True)
class Narrowed:
    """A module whose fences were narrowed.

    Attributes:
        text: the output, textual IR.
        narrowing: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        is_own: the text is the input's own but for the edits; otherwise it is LLVM's print.
        notes: what the user should know of the text, one sentence each.
    """

    text: str
    narrowing: FenceNarrowing
    source: str
    arch: str | None
    is_own: bool = False
    notes: tuple[str, ...] = ()


@takes(FenceOptions)
def narrow_fences(module: Module, options: FenceOptions) -> Narrowed:
    """Lets fences of a workgroup order LDS only, each that is needed for nothing else; nothing is compiled.

    `narrow_fences_validated` leaves the kernels alone whose code gains nothing.

    Args:
        module: final, optimized IR.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    return _applied(module, find_narrowing(module, options))


def narrow_fences_validated(
    module: Module, options: FenceOptions | None = None, compiling: CompileOptions | None = None
) -> Narrowed:
    """As `narrow_fences`, and kernels whose code is worse or no better, or loses a wait, stay as they are.

    Args:
        module: final, optimized IR.
        options: on what fences may be narrowed.
        compiling: how to compile. Where no architecture is known, or the input does not compile, the rules
            alone decide.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    options, compiling = options or FenceOptions(), compiling or CompileOptions()
    result = narrow_fences(module, options)
    if module.arch is None or not result.narrowing.edits:
        return result
    from ldsopt.accept.settle import Settling
    from ldsopt.accept.verdicts import Terms
    from ldsopt.accept.versions import CompiledVersion
    from ldsopt.checker.options import CheckOptions
    from ldsopt.compare.worth import waits_less
    from ldsopt.errors import CompilerFailed
    from ldsopt.ir.read import parse

    checking = CheckOptions(**{each.name: getattr(compiling, each.name) for each in fields(CompileOptions)})
    arch = module.arch.name

    def code_of(narrowing: FenceNarrowing) -> CompiledVersion:
        text = edits.apply(module, narrowing.edits)
        return CompiledVersion(
            parse(text, source=module.source, mcpu=arch, features=module.features), checking
        )

    try:
        before = CompiledVersion(module, checking)
    except CompilerFailed:
        return result
    settling = Settling(
        code_of,
        lambda narrowing: [kernel.name for kernel in narrowing.kernels if kernel.narrowed],
        lambda withdrawn: find_narrowing(module, options, withdrawn.functions),
        Terms(waits_less),
    )
    narrowing, _ = settling.settle(before, result.narrowing)
    return result if narrowing is result.narrowing else _applied(module, narrowing)


def _applied(module: Module, narrowing: FenceNarrowing) -> Narrowed:
    made = edited(module, narrowing.edits)
    arch = module.arch.name if module.arch else None
    return Narrowed(made.text, narrowing, module.source, arch, made.is_own, made.notes)
