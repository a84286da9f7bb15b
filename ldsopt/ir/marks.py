"""Marks that an author puts into a kernel: the ends of a loop's stages, and the kernel's records.

A stage's mark has three spellings. It stands behind a stage's last instruction and states the stage's name, its
priority (0 to 3, `s_setprio`), and the number of stages by which the second group of waves runs behind the first (the
phase gap, 1 or 2)::

    call void asm sideeffect "; ldsopt.stage load prio=1 gap=2", "~{memory}"()      ; what ldsopt.h writes
    call void @ldsopt.pipeline.stage(i32 0, i32 1)                                   ; number, priority
    call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !{!"load", i32 1}     ; name, priority, gap

The first is a comment to the assembler, so that a module with marks compiles to the same code without ldsopt. Its
``memory`` clobber keeps accesses on their side of it; without it they may have moved, and the mark is refused.

Marks of records state the start and end of a scope, and places that waves pass. They are comments, too::

    call void asm sideeffect "; ldsopt.rec start tile", "~{memory}"()
    call void asm sideeffect "; ldsopt.rec mark refill $0", "v,~{memory}"(i32 %n)     ; and records a number
    call void asm sideeffect "; ldsopt.rec end tile", "~{memory}"()
    call void asm sideeffect "; ldsopt.rec buffer $0", "s"(ptr addrspace(1) %records) ; where records go, if anywhere

Without a clobber such a mark stands where LLVM has left it. The recorded number is that of the first active lane.
``ldsopt.h`` has a macro for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from ldsopt.ir.details import arguments, callee_name, is_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.inline_asm import InlineAsm, comment_words
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.syntax import attachments, unquote
from ldsopt.ir.types import integer_literal

SECOND_BODY = "__clang_ocl_kern_imp_"
"""The prefix of clang's second body of an OpenCL kernel, for other kernels to call; the kernel has marks of its own."""

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
        InputError: it is a mark of the wrong form.
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
    """The edits that spell calls of `STAGE_CALL` as comments, since a call of an unknown function may do anything.

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


_SIGNS = "_.:/+@-"
"""Signs that names of marks may have."""
_EXAMPLE_OF_RECORDS = (
    "write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number"
)
_OPERAND = "$0"
_NUMBERS = ("i32", "float")


class MarkKind(Enum):
    """The purpose of a mark."""

    START = "start"
    END = "end"
    MARK = "mark"
    BUFFER = "buffer"
    """No record: its operand points to the buffer of the records."""


class RecordMark(NamedTuple):
    """A mark.

    Attributes:
        kind: its purpose.
        name: of the scope, or of the place; empty for a buffer.
        line: of the mark, an index into `Module.lines`.
        value: address of the recorded number, or of the pointer to the buffer; ``None`` without one.
    """

    kind: MarkKind
    name: str
    line: int
    value: int | None = None


def read_record_mark(module: Module, instruction: Instruction) -> RecordMark | None:
    """The mark that an instruction is; ``None`` for any other instruction.

    Raises:
        InputError: it is a mark of the wrong form.
    """
    if not is_call(instruction):
        return None
    asm = module.inline_asm(instruction.operands[-1])
    if asm is None:
        return None
    words = mark_words(
        module, instruction, asm, "ldsopt.rec", what="a mark of a record", example=_EXAMPLE_OF_RECORDS
    )
    return None if words is None else _of_words(module, instruction, asm, words)


def record_marks(module: Module, function: Function) -> Iterator[RecordMark]:
    """The marks of a function, in text order.

    Raises:
        InputError: as `read_record_mark`.
    """
    for instruction in function.instructions:
        if (mark := read_record_mark(module, instruction)) is not None:
            yield mark


def mark_line(kind: MarkKind, name: str) -> str:
    """The instruction that marks a place.

    >>> mark_line(MarkKind.END, "loop")
    '  call void asm sideeffect "; ldsopt.rec end loop", "~{memory}"()'
    """
    return f'  call void asm sideeffect "; ldsopt.rec {kind.value} {name}", "~{{memory}}"()'


def mark_name(words: str) -> str:
    """Words as the name of a mark: what no name may have becomes a dash.

    >>> mark_name("loop:for.body 3"), mark_name("12")
    ('loop:for.body-3', '_12')
    """
    name = "".join(each if each in _SIGNS or (each.isascii() and each.isalnum()) else "-" for each in words)
    return name if is_mark_name(name, _SIGNS) else f"_{name}"


def _of_words(module: Module, call: Instruction, asm: InlineAsm, words: Sequence[str]) -> RecordMark:
    kinds = {kind.value: kind for kind in MarkKind}
    if not words or words[0] not in kinds:
        said = f"'{words[0]}'" if words else "nothing"
        raise refused(
            module,
            call.line,
            f"a mark of a record that says {said} in place of start, end or mark",
            _EXAMPLE_OF_RECORDS,
        )
    kind, rest = kinds[words[0]], words[1:]
    given = arguments(module, call)
    has_operand = rest[-1:] == [_OPERAND]
    rest = rest[:-1] if has_operand else rest
    if has_operand != (len(given) == 1) or len(given) > 1 or not asm.has_side_effects:
        raise refused(
            module,
            call.line,
            "a mark of a record whose operand is not its only one, or is not named",
            _EXAMPLE_OF_RECORDS,
        )
    if kind is MarkKind.BUFFER:
        if rest or not given or not module.type_of(given[0]).startswith("ptr"):
            raise refused(
                module,
                call.line,
                "a mark of the buffer that has no pointer",
                "write `; ldsopt.rec buffer $0` of a pointer",
            )
        return RecordMark(kind, "", call.line, given[0])
    if len(rest) != 1 or not is_mark_name(rest[0], _SIGNS):
        said = f"the name '{' '.join(rest)}'" if rest else "no name"
        raise refused(module, call.line, f"a mark of a record with {said}", _EXAMPLE_OF_RECORDS)
    if given and module.type_of(given[0]) not in _NUMBERS:
        raise refused(
            module,
            call.line,
            f"mark '{rest[0]}' notes a {module.type_of(given[0])}",
            "note an integer or a float of 32 bits",
        )
    return RecordMark(kind, rest[0], call.line, given[0] if given else None)
