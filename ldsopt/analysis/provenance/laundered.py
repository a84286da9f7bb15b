"""Addresses of LDS-DMAs that were hidden from the backend, recognized again.

`ldsopt.transforms.annotate.laundering` writes them: an address goes through an integer and ``readfirstlane``, or
through an empty asm statement, so that alias analysis cannot see through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ldsopt.errors import InternalError
from ldsopt.ir.details import read_call
from ldsopt.ir.module import LOCAL
from ldsopt.ir.syntax import Span, argument_value, attachments, result
from ldsopt.target.intrinsics import FIRST_LANE, LdsIntrinsic

READFIRSTLANE = f"{FIRST_LANE}i32"

_TO_INTEGER = (f"ptrtoint {LOCAL} ",), " to i32"
_UNIFORM = (f"call i32 @{READFIRSTLANE}(i32 ",), ")"
_FROM_INTEGER = ("inttoptr i32 %",), f" to {LOCAL}"
_EMPTY_ASM = tuple(f'call {LOCAL} asm "", "={kind},0"({LOCAL} ' for kind in "sv"), ")"
_DEEPEST = 8
"""The most launderings of one address in a row; each run of `annotate` may add one."""


def laundered_addresses(lines: Sequence[str], define: int) -> frozenset[str]:
    """The values in the function on a line that are laundered addresses, with sigils."""
    uniform: set[str] = set()
    found: set[str] = set()
    for number in range(define + 1, len(lines)):
        text = lines[number]
        if text == "}":
            break
        if one := _step(text, _UNIFORM):
            uniform.add(one.name)
        elif ((one := _step(text, _FROM_INTEGER)) and f"%{one.operand}" in uniform) or (
            one := _step(text, _EMPTY_ASM)
        ):
            found.add(one.name)
    return frozenset(found)


def unlaundered(lines: Sequence[str], dma: int, pointer: str) -> str:
    """The address that was laundered right in front of a DMA, however often; ``pointer`` itself if none was.

    Args:
        lines: of the module.
        dma: the line of the DMA.
        pointer: the address that the DMA writes to.
    """
    before = (lines[line] for line in range(dma - 1, 0, -1))
    for _ in range(_DEEPEST):
        made = next(before, "")
        if (hidden := _step(made, _EMPTY_ASM)) and hidden.name == pointer:
            pointer = hidden.operand
            continue
        cast, uniform = _step(made, _FROM_INTEGER), _step(next(before, ""), _UNIFORM)
        read = _step(next(before, ""), _TO_INTEGER)
        if not (cast and uniform and read) or cast.name != pointer:
            break
        if (f"%{cast.operand}", uniform.operand) != (uniform.name, read.name):
            break
        pointer = read.operand
    return pointer


class _LaunderingStep(NamedTuple):
    """One instruction of a laundering: its result, and the operand that it passes on."""

    name: str
    operand: str


def _step(line: str, form: tuple[tuple[str, ...], str]) -> _LaunderingStep | None:
    """The instruction on a line, if it matches a form: one of some beginnings, the operand, the end."""
    name = result(line) if " = " in line else None
    if name is None:
        return None
    heads, end = form
    text = attachments(line)[0][len(name) + 5 :].removeprefix("tail ")
    head = next((one for one in heads if text.startswith(one)), None)
    if head is None or end not in text[len(head) :]:
        return None
    operand = text[len(head) : text.rindex(end)]
    is_whole = end == ")" or text.endswith(end)
    return _LaunderingStep(name, operand) if operand and is_whole else None


def destination(text: str, callee: str, intrinsic: LdsIntrinsic) -> str:
    """The address that a DMA writes to, as text.

    Args:
        text: the call, without attachments.
        callee: its full name.
        intrinsic: its row; a DMA with an address.

    Raises:
        InternalError: the call is not written as its row says.
    """
    return text[slice(*destination_span(text, callee, intrinsic))]


def destination_span(text: str, callee: str, intrinsic: LdsIntrinsic) -> Span:
    """The columns of the address that a DMA writes to. Arguments and errors as for `destination`."""
    assert intrinsic.pointer is not None
    if span := _only_local_operand(text):
        return span
    argument = read_call(text).arguments[intrinsic.pointer]
    if not text[argument.start : argument.stop].startswith(f"{LOCAL} "):
        raise InternalError(f"no LDS pointer in {text.strip()!r}")
    return argument_value(text, argument, LOCAL)


def _only_local_operand(text: str) -> Span | None:
    """The columns of a call's only pointer into LDS, if it is a plain name; most DMAs have one."""
    start = text.find(f"{LOCAL} ")
    stop = text.find(",", start)
    if start < 0 or stop < 0 or text.find(LOCAL, stop) >= 0:
        return None
    name = text.rfind(" ", start, stop) + 1
    is_plain = text[name] == "%" and not any(mark in text[start + len(LOCAL) : stop] for mark in '"()')
    return Span(name, stop) if is_plain else None
