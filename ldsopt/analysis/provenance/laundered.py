"""Addresses of LDS-DMAs that were hidden from the backend, recognized again.

`ldsopt.transforms.annotate.laundering` writes them: an address goes through an integer and ``readfirstlane``, or
through an empty asm statement, so that alias analysis cannot see through it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ldsopt.errors import InternalError
from ldsopt.ir.calls import read_call
from ldsopt.ir.module import LOCAL
from ldsopt.ir.syntax import NAME, Span, argument_value, attachments
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import FIRST_LANE, LdsIntrinsic

READFIRSTLANE = f"{FIRST_LANE}i32"

_POINTER = re.escape(LOCAL)
_TO_INTEGER = pattern(rf"  (%{NAME}) = ptrtoint {_POINTER} (.+) to i32$")
_UNIFORM = pattern(rf"  (%{NAME}) = (?:tail )?call i32 @{re.escape(READFIRSTLANE)}\(i32 (.+)\)")
_FROM_INTEGER = pattern(rf"  (%{NAME}) = inttoptr i32 (%{NAME}) to {_POINTER}$")
_EMPTY_ASM = pattern(rf'  (%{NAME}) = (?:tail )?call {_POINTER} asm "", "=[sv],0"\({_POINTER} (.+)\)')
_DEEPEST = 8
"""Of launderings behind each other; each is the work of one run of `annotate`."""


def laundered_addresses(lines: Sequence[str], define: int) -> frozenset[str]:
    """The values in the function on a line that are laundered addresses, with sigils."""
    uniform: set[str] = set()
    found: set[str] = set()
    for number in range(define + 1, len(lines)):
        text = lines[number]
        if text == "}":
            break
        if match := _UNIFORM.match(text):
            uniform.add(match[1])
        elif ((match := _FROM_INTEGER.match(attachments(text)[0])) and match[2] in uniform) or (
            match := _EMPTY_ASM.match(text)
        ):
            found.add(match[1])
    return frozenset(found)


def unlaundered(lines: Sequence[str], dma: int, pointer: str) -> str:
    """The address that was laundered right in front of a DMA, however often; the address itself if none was.

    Args:
        lines: of the module.
        dma: the line of the DMA.
        pointer: what the DMA writes to.
    """
    before = (attachments(lines[line])[0] for line in range(dma - 1, 0, -1))
    for _ in range(_DEEPEST):
        made = next(before, "")
        if (match := _EMPTY_ASM.match(made)) and match[1] == pointer:
            pointer = match[2]
            continue
        cast, uniform = _FROM_INTEGER.match(made), _UNIFORM.match(next(before, ""))
        read = _TO_INTEGER.match(next(before, ""))
        if not (cast and uniform and read) or cast[1] != pointer:
            break
        if (cast[2], uniform[2]) != (uniform[1], read[1]):
            break
        pointer = read[2]
    return pointer


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
    """The columns of the one pointer into LDS that a call is given, where that is a plain name; most DMAs are so."""
    start = text.find(f"{LOCAL} ")
    stop = text.find(",", start)
    if start < 0 or stop < 0 or text.find(LOCAL, stop) >= 0:
        return None
    name = text.rfind(" ", start, stop) + 1
    is_plain = text[name] == "%" and not any(mark in text[start + len(LOCAL) : stop] for mark in '"()')
    return Span(name, stop) if is_plain else None
