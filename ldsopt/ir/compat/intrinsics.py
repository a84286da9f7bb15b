"""Intrinsics whose operands changed, and how any intrinsic's uses are respelled.

Example: ``make.buffer.rsrc.p8.p1.i32(…, i32 -1, …)`` becomes ``make.buffer.rsrc.p8.p1(…, i64 4294967295, …)``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ldsopt.ir.compat.masked import Masked, arguments, closing, edited, line_end

_INDENT = re.compile(r"\s*")
_VALUE = re.compile(r'%(?:[-\w$.]+|"\d+")')


@dataclass(frozen=True)
class Use:
    """One ``@name(arguments)`` of an intrinsic: a call, or its declaration."""

    name: str
    arguments: tuple[str, ...]
    declared: bool
    #: Where the statement starts (after its indentation), the name with its ``@``, and after the ``)``.
    start: int
    at: int
    end: int


@dataclass(frozen=True)
class Respelling:
    """The new form of a use; ``before`` is an instruction put in front of the statement, on its line."""

    name: str
    arguments: tuple[str, ...]
    before: str = ""


def uses(text: str, name: str) -> Iterator[Use]:
    """Every use of intrinsics whose name (without ``@``) fully matches the pattern `name`."""
    for found in re.finditer(rf"@({name})\(", text):
        close = closing(text, found.end() - 1)
        if close is None:
            return
        begin = text.rfind("\n", 0, found.start()) + 1
        declared = text.startswith("declare ", begin)
        indent = _INDENT.match(text, begin, found.start())
        assert indent is not None
        operands = tuple(arguments(text[found.end() : close]))
        yield Use(found[1], operands, declared, indent.end(), found.start(), close + 1)


def respelled(text: str, name: str, respell: Callable[[Use], Respelling | None]) -> str:
    """Applies `respell` to every use; a name is changed everywhere or, where one use resists, nowhere."""
    results = [(use, respell(use)) for use in uses(text, name)]
    stuck = {use.name for use, result in results if result is None}
    declared: set[str] = set()
    edits: list[tuple[int, int, str]] = []
    for use, result in results:
        if result is None or use.name in stuck:
            continue
        if use.declared:
            renamed = result.name != use.name
            if result.name in declared or (renamed and _is_declared(text, result.name)):
                edits.append((use.start, line_end(text, use.end), ""))  # a second declaration is an error
                continue
            declared.add(result.name)
        edits.append((use.start, use.start, result.before))
        edits.append((use.at, use.end, f"@{result.name}({', '.join(result.arguments)})"))
    return edited(text, edits)


def _is_declared(text: str, name: str) -> bool:
    return re.search(rf"^declare [^\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None


def buffer_resource(source: Masked) -> str:
    """``make.buffer.rsrc.p8.p1.i32(…, i32 n, …)`` → ``make.buffer.rsrc.p8.p1(…, i64 zext n, …)``.

    Newer LLVM lets the number of records be any integer and zero-extends it.
    """
    fresh = iter(range(len(source.text)))

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 4:
            return None
        pointer, stride, records, flags = use.arguments
        name, _, width = use.name.rpartition(".")
        if width == "i32" and use.declared:
            records = "i64" + records[3:]
        elif width == "i32":
            value = records.split()[-1]
            if re.fullmatch(r"-?\d{1,20}", value):
                records = f"i64 {int(value) & 0xFFFFFFFF}"
            elif _VALUE.fullmatch(value):
                wide = f"%ldsopt.records.{next(fresh)}"
                before = f"{wide} = zext i32 {value} to i64 "
                return Respelling(name, (pointer, stride, f"i64 {wide}", flags), before)
            else:
                return None
        return Respelling(name, (pointer, stride, records, flags))

    return respelled(source.text, r"llvm\.amdgcn\.make\.buffer\.rsrc\.p\d+\.p\d+\.i(?:32|64)", respell)


_PLAIN_RESOURCE = r"llvm\.amdgcn\.make\.buffer\.rsrc\.p\d+\.p\d+"


def older_buffer_resource(source: Masked) -> str:
    """``make.buffer.rsrc.p8.p1(…, i32 n, …)``, as LLVM 22.0 and older have it, with ``i64 zext n``."""

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 4 or not use.arguments[2].startswith("i32"):
            return None
        pointer, stride, records, flags = use.arguments
        if use.declared:
            return Respelling(use.name, (pointer, stride, "i64" + records[3:], flags))
        value = records.split()[-1]
        if re.fullmatch(r"-?\d{1,20}", value):
            return Respelling(use.name, (pointer, stride, f"i64 {int(value) & 0xFFFFFFFF}", flags))
        if not _VALUE.fullmatch(value):
            return None
        wide = f"%ldsopt.records.{use.at}"
        before = f"{wide} = zext i32 {value} to i64 "
        return Respelling(use.name, (pointer, stride, f"i64 {wide}", flags), before)

    return respelled(source.text, _PLAIN_RESOURCE, respell)


_WMMA_WITHOUT_NEG = (
    r"llvm\.amdgcn\.wmma\.(?:f32\.16x16x4\.f32|f32\.16x16x32\.b?f16|f16\.16x16x32\.f16"
    r"|bf16(?:f32)?\.16x16x32\.bf16)[.\w]*"
)


def wmma_negation(source: Masked) -> str:
    """gfx1250's WMMA of 16 and 32 bit floats: puts back the two "negate A, negate B" flags, both off.

    Newer LLVM dropped the operands, and reads the old form with both flags off as the new one.
    """

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 6:
            return None
        flag = "i1 immarg" if use.declared else "i1 false"
        first, second, *rest = use.arguments
        return Respelling(use.name, (flag, first, flag, second, *rest))

    return respelled(source.text, _WMMA_WITHOUT_NEG, respell)


_TENSOR = r"llvm\.amdgcn\.tensor\.(?:load\.to|store\.from)\.lds"


def tensor_copy(source: Masked) -> str:
    """Tensor copies: newer LLVM has five descriptor groups, LLVM 22 four, or two in the ``.d2`` form.

    A group that is ``zeroinitializer`` is absent: newer LLVM emits the same instruction as LLVM 22 for the
    form without it. A fifth group in use cannot be said.
    """

    def zero(argument: str) -> bool:
        return argument.endswith(" zeroinitializer")

    calls = [use for use in uses(source.text, _TENSOR) if not use.declared]
    short = all(zero(argument) for use in calls if len(use.arguments) == 6 for argument in use.arguments[2:4])

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 6:
            return None
        first, second, third, fourth, fifth, policy = use.arguments
        if not use.declared and not zero(fifth):
            return None
        if short:
            return Respelling(use.name + ".d2", (first, second, policy))
        return Respelling(use.name, (first, second, third, fourth, policy))

    return respelled(source.text, _TENSOR, respell)
