"""Marks of where a stage of a loop ends, in the three spellings in which they are read.

A mark stands behind a stage's last instruction and says the stage's name, its priority (0 to 3, `s_setprio`), and by
how many stages the second group of waves runs behind the first (the phase gap, 1 or 2)::

    call void asm sideeffect "; ldsopt.stage load prio=1 gap=2", "~{memory}"()      ; what ldsopt.h writes
    call void @ldsopt.pipeline.stage(i32 0, i32 1)                                   ; number, priority
    call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !{!"load", i32 1}     ; name, priority, gap

The first is a comment to the assembler, so that a module with marks compiles to the same code without ldsopt. Its
``memory`` clobber is what keeps accesses on their side of it; without it they may have moved, and the mark is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ldsopt.ir.calls import arguments, callee_name, is_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.inline_asm import InlineAsm, comment_words
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.refusal import refused
from ldsopt.ir.syntax import attachments, unquote
from ldsopt.ir.types import integer_literal

STAGE_CALL = "ldsopt.pipeline.stage"
"""The function whose calls are marks."""

_KIND = "ldsopt.stage"
_EXAMPLE = "write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`"
_MEMORY = "~{memory}"


def mark_words(
    module: Module, call: Instruction, asm: InlineAsm, key: str, *, what: str, example: str
) -> Sequence[str] | None:
    """The words of a mark behind its key; ``None`` for any other assembly.

    Raises:
        InputError: other assembly is beside it.
    """
    try:
        return comment_words(asm.text, key)
    except ValueError:
        raise refused(
            module, call.line, f"{what} shares its statement with other assembly", example
        ) from None


def is_mark_name(word: str, signs: str) -> bool:
    """True if a word may name something in a mark: letters, digits and some signs, a letter or ``_`` first."""
    is_begun = word[:1] == "_" or (word[:1].isascii() and word[:1].isalpha())
    return is_begun and all(each.isalnum() or each in signs for each in word)


class StageMark(NamedTuple):
    """The end of a stage.

    Attributes:
        name: of the stage.
        priority: of its waves, 0 to 3; ``None`` if the mark says none.
        gap: the phase gap of its pipeline; ``None`` if the mark says none.
        line: of the mark, an index into `Module.lines`.
    """

    name: str
    priority: int | None
    gap: int | None
    line: int


def read_stage_mark(module: Module, instruction: Instruction) -> StageMark | None:
    """The mark that an instruction is; ``None`` for any other instruction.

    Raises:
        InputError: it is a mark that does not say what a mark has to say.
    """
    if not is_call(instruction):
        return None
    asm = module.inline_asm(instruction.operands[-1])
    if asm is not None:
        return _of_asm(module, instruction, asm)
    if callee_name(module, instruction) == STAGE_CALL:
        return _of_call(module, instruction)
    node = attachments(module.lines[instruction.line])[1].get(_KIND)
    return None if node is None else _of_node(module, instruction, node)


def spelled_as_comments(module: Module) -> Edits:
    """The edits that spell calls of `STAGE_CALL` as comments: of an unknown function LLVM, and we, expect anything.

    Raises:
        InputError: as `read_stage_mark`.
    """
    found: dict[int, LineEdit] = {}
    for function in module.functions() if STAGE_CALL in module.text else ():
        for instruction in function.instructions:
            if is_call(instruction) and callee_name(module, instruction) == STAGE_CALL:
                mark = _of_call(module, instruction)
                text = f'  call void asm sideeffect "; ldsopt.stage {mark.name} prio={mark.priority}", "{_MEMORY}"()'
                found[instruction.line] = LineEdit(text=text)
    return Edits(found)


def stage_marks(module: Module, function: Function) -> dict[int, StageMark]:
    """The marks of a function, by index into `Function.instructions`.

    Raises:
        InputError: as `read_stage_mark`.
    """
    found = ((at, read_stage_mark(module, each)) for at, each in enumerate(function.instructions))
    return {at: mark for at, mark in found if mark is not None}


def _of_asm(module: Module, call: Instruction, asm: InlineAsm) -> StageMark | None:
    if (words := mark_words(module, call, asm, _KIND, what="a stage mark", example=_EXAMPLE)) is None:
        return None
    if not asm.has_side_effects or _MEMORY not in asm.constraints:
        raise refused(
            module,
            call.line,
            "a stage mark without a memory clobber: accesses may have moved across it",
            'write it as `asm volatile("; ldsopt.stage NAME" ::: "memory")`',
        )
    name, fields = "", dict[str, int]()
    for word in words:
        key, is_field, value = word.partition("=")
        if is_field and key in ("prio", "gap") and value.isdecimal() and name and key not in fields:
            fields[key] = int(value)
        elif not name and is_mark_name(word, "_.-"):
            name = word
        else:
            raise refused(module, call.line, f"a stage mark with the word '{word}'", _EXAMPLE)
    return _checked(module, call, name, fields.get("prio"), fields.get("gap"))


def _of_call(module: Module, call: Instruction) -> StageMark:
    given = [module.integer(operand) for operand in arguments(module, call)]
    if len(given) != 2 or None in given:
        raise refused(
            module,
            call.line,
            f"@{STAGE_CALL} needs two constants",
            f"write `call void @{STAGE_CALL}(i32 NUMBER, i32 PRIORITY)`",
        )
    return _checked(module, call, f"stage{given[0]}", given[1], None)


def _of_node(module: Module, call: Instruction, node: int) -> StageMark:
    elements = module.metadata.elements(node) or []
    literals = map(integer_literal, elements[1:])
    numbers = [literal[1] for literal in literals if literal and literal[1] >= 0]
    if not elements or not elements[0].startswith('!"') or len(numbers) != len(elements) - 1:
        raise refused(
            module, call.line, "!ldsopt.stage needs a name", 'write `!{!"NAME", i32 PRIORITY, i32 GAP}`'
        )
    name = unquote(elements[0][1:])
    if not is_mark_name(name, "_.-"):
        raise refused(module, call.line, f"a stage mark with the word '{name}'", _EXAMPLE)
    priority, gap = (*numbers[:2], None, None)[:2]
    return _checked(module, call, name, priority, gap)


def _checked(
    module: Module, call: Instruction, name: str, priority: int | None, gap: int | None
) -> StageMark:
    if not name:
        raise refused(module, call.line, "a stage mark without a name", _EXAMPLE)
    if priority is not None and not 0 <= priority <= 3:
        raise refused(
            module,
            call.line,
            f"stage '{name}' has priority {priority}",
            "give it one from 0 (lowest) to 3 (highest)",
        )
    if gap is not None and gap not in (1, 2):
        raise refused(
            module, call.line, f"stage '{name}' has a phase gap of {gap}", "give it a gap of 1 or 2"
        )
    return StageMark(name, priority, gap, call.line)
