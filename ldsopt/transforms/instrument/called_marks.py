"""Marks in functions that kernels call: the functions' code is put in place of their calls, so that the marks stand in
kernels, where the place of a wave's records is known.

Only functions with marks, and those between them and a kernel, are taken in (`ldsopt.ir.inlining`). What that drops of
a kernel (debug information and alias scopes) makes its code another one than it was, and is told. A function that is
still used afterwards, by its address, in a circle of calls, or by another module, stays where it is, and its marks are
refused.
"""

from __future__ import annotations

from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.inlining import NotInlined, inline_calls
from ldsopt.ir.marks import record_marks
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import global_name, mentions
from ldsopt.transforms.instrument.sites import SECOND_BODY

_OWN = tuple(
    f"define {words} " for words in ("internal", "private", "linkonce_odr", "hidden", "dso_local hidden")
)
"""A function that no other module calls, or that the linker lets go if none of this one does."""


def with_called_marks(module: Module) -> tuple[Module, tuple[str, ...]]:
    """The module with all marks in kernels, as far as calls allow, and a note for each kernel that was changed.

    Raises:
        InputError: a function with marks has a call that cannot be replaced by code.
    """
    functions = {one.name: one for one in module.functions() if not one.name.startswith(SECOND_BODY)}
    marked = {name for name, one in functions.items() if not one.is_kernel and _has_marks(module, one)}
    if not marked:
        return module, ()
    calls = {name: _callees(module, one) for name, one in functions.items()}
    reaching = set(marked)
    while more := {name for name, called in calls.items() if called & reaching} - reaching:
        reaching |= more
    notes = []
    for name in (name for name, one in functions.items() if one.is_kernel and name in reaching):
        known = {one.name: one for one in module.functions()}

        def replaced(
            call: Instruction, known: dict[str, Function] = known, at: Module = module
        ) -> Function | None:
            callee = callee_name(at, call)
            return known.get(callee) if callee in reaching else None

        try:
            module = inline_calls(module, known[name], replaced).module
        except NotInlined as error:
            raise refused(
                module,
                error.line,
                f"marks in what '{name}' calls: {error.reason}",
                "inline it (always_inline, -O3)",
            ) from None
        taken = ", ".join(sorted(_called(calls, name) & reaching))
        notes.append(
            f"{name}: the code of {taken} stands in place of its calls, where the marks are; alias scopes and debug "
            "information of the kernel are left out for it"
        )
    return _without(module, reaching), tuple(notes)


def _has_marks(module: Module, function: Function) -> bool:
    text = "\n".join(module.lines[function.line : function.end])
    return "ldsopt.rec" in text and next(iter(record_marks(module, function)), None) is not None


def _callees(module: Module, function: Function) -> set[str]:
    return {name for one in function.instructions if is_call(one) and (name := callee_name(module, one))}


def _called(calls: dict[str, set[str]], name: str) -> set[str]:
    found: set[str] = set()
    todo = [name]
    while todo:
        new = calls.get(todo.pop(), set()) - found
        found |= new
        todo += new
    return found


def _without(module: Module, names: set[str]) -> Module:
    """The module without those functions, no kernels, that nothing refers to any more."""
    while True:
        for function in module.functions():
            own = range(function.line, function.end + 1)
            name = global_name(function.name)
            others = (text for at, text in enumerate(module.lines) if at not in own and name in text)
            used = any(mention[0] == name for text in others for mention in mentions(text))
            is_own = module.lines[function.line].startswith(_OWN)
            if function.name in names and not function.is_kernel and is_own and not used:
                lines = [text for at, text in enumerate(module.lines) if at not in own]
                module = reparse("\n".join(lines), module)
                break
        else:
            return module
