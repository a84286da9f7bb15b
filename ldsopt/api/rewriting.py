"""IR to IR: exchanges between lanes made without LDS hardware."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.steps import fewer_each_time, held_against_code
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.module import Module
from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting, find_rewriting


def rewrite_shuffles(
    module: Module, given_back: Mapping[str, str] | None = None
) -> Transformed[ShuffleRewriting]:
    """Makes exchanges between lanes by the vector ALU where that gives the same in every lane; nothing is compiled.

    `rewrite_shuffles_validated` leaves the functions alone whose code gains nothing.

    Args:
        module: final, optimized IR.
        given_back: functions to leave as they are, by name, and why.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        InternalError: the output would differ in more than was meant.
    """
    found = find_rewriting(module, given_back)
    return transformed(module, found.edits, found)


def rewrite_shuffles_validated(
    module: Module, compiling: CompileOptions | None = None
) -> Transformed[ShuffleRewriting]:
    """As `rewrite_shuffles`, and functions whose code is worse or no better, or loses a wait, stay as they are.

    Before all exchanges of a function are given up, fewer of them are (`FEWER`).

    Args:
        module: final, optimized IR.
        compiling: how to compile. Where the input does not compile, the rules alone decide.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    from ldsopt.compare.worth import gains_anything  # not ahead: by the rules alone, nothing is measured

    return held_against_code(module, fewer_each_time(module), gains_anything, compiling)
