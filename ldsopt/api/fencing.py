"""IR to IR: fences of workgroups narrowed to LDS."""

from __future__ import annotations

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.keywords import takes
from ldsopt.api.reading import ModuleSource, module_of
from ldsopt.api.steps import held_against_code
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.module import Module
from ldsopt.transforms.fences.narrowing import FenceNarrowing, find_narrowing
from ldsopt.transforms.fences.options import FenceOptions


@takes(FenceOptions)
def narrow_fences(source: ModuleSource, options: FenceOptions) -> Transformed[FenceNarrowing]:
    """Lets fences of a workgroup order LDS only, each that is needed for nothing else; nothing is compiled.

    `narrow_fences_validated` leaves the kernels alone whose code gains nothing.

    Args:
        source: final, optimized IR: a module, what a transform has made, or a file's name.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    module = module_of(source)
    found = find_narrowing(module, options)
    return transformed(module, found.edits, found)


def narrow_fences_validated(
    module: Module, options: FenceOptions | None = None, compiling: CompileOptions | None = None
) -> Transformed[FenceNarrowing]:
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
    from ldsopt.compare.worth import waits_less  # not ahead: by the rules alone, nothing is measured

    asked = options or FenceOptions()
    return held_against_code(
        module,
        lambda given_back: find_narrowing(module, asked, given_back),
        waits_less,
        compiling,
    )
