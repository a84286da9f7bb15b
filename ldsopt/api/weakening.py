"""IR to IR: barriers that only one wave needs made barriers of that wave."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.steps import held_against_code
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.module import Module
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.barriers.weakening import BarrierWeakening, find_weakening
from ldsopt.transforms.fences.options import FenceOptions


def weaken_barriers(
    module: Module, options: FenceOptions | None = None, given_back: Mapping[str, str] | None = None
) -> Transformed[BarrierWeakening]:
    """Makes barriers of a wave of those across which no two waves exchange anything; nothing is compiled.

    Args:
        module: final, optimized IR.
        options: the assumptions that may be made, as for fences.
        given_back: kernels to leave as they are, by name, and why.

    Raises:
        InternalError: the output would differ in more than was meant.
    """
    found = find_weakening(module, options or FenceOptions(), given_back)
    return transformed(module, found.edits, found)


def weaken_barriers_validated(
    module: Module, options: FenceOptions | None = None, compiling: CompileOptions | None = None
) -> Transformed[BarrierWeakening]:
    """As `weaken_barriers`, and kernels whose code is worse or no better, or loses a wait, stay as they are.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    from ldsopt.compare.worth import changes  # not ahead: by the rules alone, nothing is measured

    def gains(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
        return any(change.is_better for change in changes(before, after, _GAINS))

    return held_against_code(
        module,
        lambda given_back: find_weakening(module, options or FenceOptions(), given_back),
        lambda found: [kernel.name for kernel in found.kernels if kernel.weakened],
        gains,
        compiling,
    )


_GAINS = ("barriers", "wait_weight", "invalidations")
