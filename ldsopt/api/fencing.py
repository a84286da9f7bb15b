"""IR to IR: fences of workgroups narrowed to LDS."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields

from ldsopt.api.keywords import takes
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir import edits
from ldsopt.ir.dialect import lowered_for
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
    from ldsopt.codegen.compile import compile_ir
    from ldsopt.codegen.compilers import find
    from ldsopt.errors import CompilerFailed
    from ldsopt.transforms.fences.worth import FenceCost, fence_costs, unworthy_kernels

    def costs(text: str) -> dict[str, FenceCost]:
        assert module.arch is not None
        spelled = lowered_for(text, module, find(compiling.compiler).llvm_major)
        compiled = compile_ir(spelled, module.arch.name, compiling, source=module.source)
        return fence_costs(compiled.data.decode("utf-8", "surrogateescape"), module.source, compiled.arch)

    try:
        before = costs(module.text)
    except CompilerFailed:
        return result
    text = edits.apply(module, result.narrowing.edits)
    names = [kernel.name for kernel in result.narrowing.kernels if kernel.narrowed]
    back = unworthy_kernels(names, before, costs(text))
    lost = _lost_waits(module, text, compiling)
    back |= {name: "the backend would lose a wait for LDS with it" for name in names if name in lost}
    return _applied(module, find_narrowing(module, options, back)) if back else result


def _lost_waits(module: Module, text: str, compiling: CompileOptions) -> set[str]:
    """The functions in which the code of a narrowed module lacks a wait that that of the module has.

    LLVM may drop the wait of a fence where it believes that nothing is outstanding; what it drops differs where it is
    the only counter that is waited for.
    """
    from ldsopt.checker.findings import Check, Verdict
    from ldsopt.checker.options import CheckOptions
    from ldsopt.checker.run import check
    from ldsopt.ir.read import parse

    options = CheckOptions(**{field.name: getattr(compiling, field.name) for field in fields(CompileOptions)})

    def hazards(checked: Check) -> Counter[str]:
        sure = (Verdict.DEFINITE, Verdict.UNPROVEN)
        return Counter(finding.function for finding in checked.findings if finding.verdict in sure)

    arch = module.arch.name if module.arch else None
    after = hazards(check(parse(text, source=module.source, mcpu=arch, features=module.features), options))
    return set(after - hazards(check(module, options))) if after else set()


def _applied(module: Module, narrowing: FenceNarrowing) -> Narrowed:
    made = edited(module, narrowing.edits)
    arch = module.arch.name if module.arch else None
    return Narrowed(made.text, narrowing, module.source, arch, made.is_own, made.notes)
