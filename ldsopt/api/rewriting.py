"""IR to IR: exchanges between lanes made without LDS hardware, and the alignment that is proved of LDS addresses."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.steps import held_against_code
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.module import Module
from ldsopt.transforms.align.stating import AlignmentStating, find_alignment
from ldsopt.transforms.shuffles.rewriting import FEWER, ShuffleRewriting, find_rewriting


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

    steps: dict[str, int] = {}
    given_up: dict[str, str] = {}

    def find(withdrawn: dict[str, str]) -> ShuffleRewriting:
        for name, why in withdrawn.items():
            steps[name] = steps.get(name, -1) + 1
            if steps[name] >= len(FEWER):
                given_up[name] = why
        withdrawn.clear()  # what is found next is about what is proposed now
        only = {name: FEWER[step] for name, step in steps.items() if step < len(FEWER)}
        return find_rewriting(module, given_up, only=only)

    return held_against_code(
        module,
        find,
        lambda found: [function.name for function in found.functions if function.rewritten],
        gains_anything,
        compiling,
    )


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
