"""Steps that come before tags: a rewriting held against its code, and handed on to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import fields
from typing import TYPE_CHECKING, Protocol, TypeVar

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir import edits
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse

if TYPE_CHECKING:
    from ldsopt.accept.verdicts import Gains


class EditingStep(Protocol):
    """The answer of a step."""

    @property
    def edits(self) -> Edits:
        """The edits that it asks for."""


S = TypeVar("S", bound=EditingStep)


def held_against_code(
    module: Module,
    find: Callable[[dict[str, str]], S],
    changed: Callable[[S], Collection[str]],
    gains: Gains,
    compiling: CompileOptions | None,
) -> Transformed[S]:
    """The output of a step, without the functions whose code is worse or no better, or loses a wait.

    Args:
        module: the input.
        find: the step, without some functions; by name, why they stay.
        changed: the names of the functions that it changes.
        gains: whether one function's code is better than another's in what the step is for.
        compiling: how to compile. Without an architecture, or where the input does not compile, the rules decide alone.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    found = find({})
    if module.arch is None or not found.edits:
        return transformed(module, found.edits, found)
    from ldsopt.accept.settle import Settling, by_terms
    from ldsopt.accept.verdicts import Terms
    from ldsopt.accept.versions import compiled_version
    from ldsopt.checker.options import CheckOptions
    from ldsopt.errors import CompilerFailed

    compiling = compiling or CompileOptions()
    checking = CheckOptions(**{each.name: getattr(compiling, each.name) for each in fields(CompileOptions)})
    try:
        before = compiled_version(module, checking)
    except CompilerFailed:
        return transformed(module, found.edits, found)
    settling = Settling(
        lambda proposal: compiled_version(reparse(edits.apply(module, proposal.edits), module), checking),
        changed,
        lambda withdrawn: find(withdrawn.functions),
        by_terms(Terms(gains)),
    )
    found, acceptance = settling.settle(before, found)
    return transformed(module, found.edits, found, acceptance=acceptance)


def handed_on(made: Transformed[EditingStep]) -> Module:
    """The output of a step as a module, for the next; the input itself if it is unchanged."""
    return reparse(made.text, made.input, is_own=made.is_own) if made.details.edits else made.input
