"""Marks of what a kernel is to record of itself: where a scope starts and ends, and places that waves pass.

A mark is a comment to the assembler, so a module with marks compiles to the same code without ldsopt::

    call void asm sideeffect "; ldsopt.rec start tile", "~{memory}"()
    call void asm sideeffect "; ldsopt.rec mark refill $0", "v,~{memory}"(i32 %n)     ; and notes a number
    call void asm sideeffect "; ldsopt.rec end tile", "~{memory}"()
    call void asm sideeffect "; ldsopt.rec buffer $0", "s"(ptr addrspace(1) %records) ; where records go, if anywhere

The ``memory`` clobber keeps accesses on their side of it; without one a mark stands where LLVM has left it. What is
noted is the number of the first active lane. ``ldsopt.h`` has a macro for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from ldsopt.ir.calls import arguments, is_call
from ldsopt.ir.inline_asm import InlineAsm
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.refusal import refused
from ldsopt.ir.stage_marks import is_mark_name, mark_words

_SIGNS = "_.:/+@-"
"""Signs in names of marks."""
_EXAMPLE = (
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
    """It records nothing: its operand points to where records go."""


class RecordMark(NamedTuple):
    """A mark.

    Attributes:
        kind: what it is for.
        name: of the scope, or of the place; empty of a buffer.
        line: of the mark, an index into `Module.lines`.
        value: address of the number that is noted, or of the pointer to the buffer; ``None`` without one.
    """

    kind: MarkKind
    name: str
    line: int
    value: int | None = None


def read_record_mark(module: Module, instruction: Instruction) -> RecordMark | None:
    """The mark that an instruction is; ``None`` for any other instruction.

    Raises:
        InputError: it is a mark that does not say what a mark has to say.
    """
    if not is_call(instruction):
        return None
    asm = module.inline_asm(instruction.operands[-1])
    if asm is None:
        return None
    words = mark_words(module, instruction, asm, "ldsopt.rec", what="a mark of a record", example=_EXAMPLE)
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
            module, call.line, f"a mark of a record that says {said} in place of start, end or mark", _EXAMPLE
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
            _EXAMPLE,
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
        raise refused(module, call.line, f"a mark of a record with {said}", _EXAMPLE)
    if given and module.type_of(given[0]) not in _NUMBERS:
        raise refused(
            module,
            call.line,
            f"mark '{rest[0]}' notes a {module.type_of(given[0])}",
            "note an integer or a float of 32 bits",
        )
    return RecordMark(kind, rest[0], call.line, given[0] if given else None)
