"""IR to IR: accesses of LDS that state the alignment that is proved of their addresses."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.steps import held_against_code
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.module import Module
from ldsopt.transforms.align.stating import AlignmentStating, find_alignment


def state_alignment(
    module: Module, given_back: Mapping[str, str] | None = None
) -> Transformed[AlignmentStating]:
    """States the alignment that LDS accesses are proved to have, by the rules alone: nothing is compiled.

    Args:
        module: final, optimized IR.
        given_back: functions to leave as they are, by name, and why.

    Raises:
        InternalError: the output would differ in more than was meant.
    """
    found = find_alignment(module, given_back)
    return transformed(module, found.edits, found)


def state_alignment_validated(
    module: Module, compiling: CompileOptions | None = None
) -> Transformed[AlignmentStating]:
    """As `state_alignment`, and functions whose code is worse or no better, or loses a wait, stay as they are.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    from ldsopt.compare.worth import gains_anything  # not ahead: by the rules alone, nothing is measured

    return held_against_code(
        module,
        lambda given_back: find_alignment(module, given_back),
        lambda found: [function.name for function in found.functions if function.stated],
        gains_anything,
        compiling,
    )
