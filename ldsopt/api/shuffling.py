"""IR to IR: exchanges between lanes made without LDS hardware."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from ldsopt.codegen.options import CompileOptions
from ldsopt.ir import edits
from ldsopt.ir.edited import edited
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting, find_rewriting


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A module whose exchanges between lanes were rewritten.

    Attributes:
        text: the output, textual IR.
        rewriting: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        is_own: the text is the input's own but for the edits; otherwise it is LLVM's print.
        notes: what the user should know of the text, one sentence each.
    """

    text: str
    rewriting: ShuffleRewriting
    source: str
    arch: str | None
    is_own: bool = False
    notes: tuple[str, ...] = ()


def rewrite_shuffles(module: Module, given_back: Mapping[str, str] | None = None) -> Shuffled:
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
    return _applied(module, find_rewriting(module, given_back))


def rewrite_shuffles_validated(module: Module, compiling: CompileOptions | None = None) -> Shuffled:
    """As `rewrite_shuffles`, and functions whose code is worse or no better, or loses a wait, stay as they are.

    Before all exchanges of a function are given up, only those are rewritten that one DPP move makes.

    Args:
        module: final, optimized IR.
        compiling: how to compile. Where the input does not compile, the rules alone decide.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    compiling = compiling or CompileOptions()
    found = find_rewriting(module)
    if module.arch is None or not found.edits:
        return _applied(module, found)
    from ldsopt.accept.settle import Settling, Withdrawn
    from ldsopt.accept.verdicts import Terms
    from ldsopt.accept.versions import CompiledVersion
    from ldsopt.checker.options import CheckOptions
    from ldsopt.compare.worth import gains_anything
    from ldsopt.errors import CompilerFailed

    checking = CheckOptions(**{each.name: getattr(compiling, each.name) for each in fields(CompileOptions)})
    try:
        before = CompiledVersion(module, checking)
    except CompilerFailed:
        return _applied(module, found)
    one_dpp: set[str] = set()
    given_up: dict[str, str] = {}

    def again(withdrawn: Withdrawn) -> ShuffleRewriting:
        given_up.update((name, why) for name, why in withdrawn.functions.items() if name in one_dpp)
        one_dpp.update(withdrawn.functions)
        withdrawn.functions.clear()  # what is found next is about what is proposed now
        return find_rewriting(module, given_up, one_dpp=one_dpp)

    settling = Settling(
        lambda proposal: CompiledVersion(reparse(edits.apply(module, proposal.edits), module), checking),
        lambda proposal: [function.name for function in proposal.functions if function.rewritten],
        again,
        Terms(gains_anything),
    )
    settled, _ = settling.settle(before, found)
    return _applied(module, settled)


def shuffled_module(module: Module, made: Shuffled) -> Module:
    """The output as a module, for further edits; the input itself if nothing was rewritten."""
    return reparse(made.text, module, is_own=made.is_own) if made.rewriting.edits else module


def _applied(module: Module, rewriting: ShuffleRewriting) -> Shuffled:
    made = edited(module, rewriting.edits)
    arch = module.arch.name if module.arch else None
    return Shuffled(made.text, rewriting, module.source, arch, made.is_own, made.notes)
