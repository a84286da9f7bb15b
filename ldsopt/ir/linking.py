"""Modules linked into one, by LLVM's linker of IR, as ``llvm-link`` does it.

What one module declares and another defines becomes one: functions, and LDS variables as well, which no linker of
objects places. A *library* (ROCm's device libraries, say) gives only what is used: its definitions become internal, and
those that nothing refers to are dropped, as ``-mlink-builtin-bitcode`` of clang has it.
"""

from __future__ import annotations

from collections.abc import Sequence

import llvmlite.binding as llvm

from ldsopt.errors import InputError, UsageError
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse

_KEPT = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors")


def linked(modules: Sequence[Module], libraries: Sequence[Module] = ()) -> Module:
    """The modules as one, under the first one's name.

    Args:
        modules: at least one.
        libraries: of which only what is used is taken.

    Raises:
        UsageError: there is no module.
        InputError: they are for different architectures, or define one symbol twice.
    """
    if not modules:
        raise UsageError("no module to link")
    first = modules[0]
    for other in (*modules[1:], *libraries):
        if other.arch is not None and first.arch is not None and other.arch != first.arch:
            raise InputError(
                f"this is for {other.arch.name}, and {first.source} for {first.arch.name}", file=other.source
            )
    context = llvm.create_context()
    whole = llvm.parse_assembly(first.text, context)
    for module in modules[1:]:
        _link_in(whole, module, context)
    if libraries:
        own = _defined(whole)
        for library in libraries:
            _link_in(whole, library, context)
        for value in (*whole.functions, *whole.global_variables):
            if not value.is_declaration and value.name not in own and not value.name.startswith(_KEPT):
                value.linkage = "internal"
        passes = llvm.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.add_strip_dead_prototype_pass()
        machine = llvm.Target.from_triple(whole.triple).create_target_machine()
        passes.run(whole, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    return reparse(_text(whole), first)


def _link_in(whole: llvm.ModuleRef, module: Module, context: llvm.ContextRef) -> None:
    try:
        whole.link_in(llvm.parse_assembly(module.text, context))
    except RuntimeError as error:
        words = " ".join(str(error).split()) or "LLVM's linker refuses it"
        raise InputError(words[:1].lower() + words[1:], file=module.source) from None


def _defined(module: llvm.ModuleRef) -> set[str]:
    return {value.name for value in (*module.functions, *module.global_variables) if not value.is_declaration}


def _text(module: llvm.ModuleRef) -> str:
    try:
        return str(module)
    except UnicodeDecodeError as error:  # names in other encodings
        return bytes(error.object).decode("utf-8", "surrogateescape")
