"""Hiding from the backend where an LDS-DMA writes, so that only alias scopes can tell it from a read.

The backend lets an LDS read skip its wait for a DMA when alias analysis finds the two apart. It asks about *one
lane's* bytes in *this* iteration, while the DMA writes the bytes of all lanes and may be one of an earlier iteration:
an address that is "provably different" is then read before its bytes have landed, or the read is even moved in front
of the DMA. A destination that alias analysis cannot see through leaves the decision to the scopes alone.

* Wave-uniform forms (gfx9, gfx10) take the address in M0, so the backend itself puts a ``readfirstlane`` there: ours
  takes its place and costs nothing.
* Per-lane forms (gfx1250) keep each lane's address: an empty asm statement passes it through.

Source: LLVM 22, ``SIInsertWaitcnts.cpp`` (LDS-DMA slots) and the assembly of both forms.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ldsopt.errors import InternalError
from ldsopt.ir.module import LOCAL
from ldsopt.ir.syntax import NAME, argument_value, attachments, call_arguments
from ldsopt.target.intrinsics import LdsIntrinsic, Transfer

READFIRSTLANE = "llvm.amdgcn.readfirstlane.i32"
DECLARATION = f"declare i32 @{READFIRSTLANE}(i32)"


class Laundered(NamedTuple):
    """Instructions to put in front of a DMA, and the DMA with the new destination."""

    before: tuple[str, ...]
    text: str
    needs_readfirstlane: bool


_INTTOPTR = re.compile(rf"  (%{NAME}) = inttoptr i32 (%{NAME}) to ptr addrspace\(3\)$")
_EMPTY_ASM = re.compile(rf'  (%{NAME}) = call ptr addrspace\(3\) asm "", "=[sv],0"\(')


def is_laundered(lines: list[str], line: int, callee: str, intrinsic: LdsIntrinsic) -> bool:
    """Whether the destination of the DMA on a line was laundered right in front of it."""
    text = attachments(lines[line])[0]
    assert intrinsic.pointer is not None
    argument = call_arguments(text, callee)[intrinsic.pointer]
    start, stop = argument_value(text, argument, LOCAL)
    if match := _EMPTY_ASM.match(lines[line - 1]):
        return match[1] == text[start:stop]
    match = _INTTOPTR.match(lines[line - 1])
    if match is None or match[1] != text[start:stop]:
        return False
    return lines[line - 2].startswith(f"  {match[2]} = call i32 @{READFIRSTLANE}(")


def launder(text: str, callee: str, intrinsic: LdsIntrinsic, name: str) -> Laundered:
    """The laundering of one DMA.

    Args:
        text: the call, without attachments.
        callee: its full name.
        intrinsic: its row; a DMA with an address.
        name: prefix of the new values, unused in the function, without sigil.

    Raises:
        InternalError: the call is not written as its row says.
    """
    arguments = call_arguments(text, callee)
    assert intrinsic.pointer is not None
    argument = arguments[intrinsic.pointer]
    if not text[argument.start : argument.stop].startswith(f"{LOCAL} "):
        raise InternalError(f"no LDS pointer in {text.strip()!r}")
    start, stop = argument_value(text, argument, LOCAL)
    pointer = text[start:stop]
    before: tuple[str, ...]
    if intrinsic.transfer is Transfer.DMA_UNIFORM:
        before = (
            f"  %{name}.addr = ptrtoint {LOCAL} {pointer} to i32",
            f"  %{name}.uniform = call i32 @{READFIRSTLANE}(i32 %{name}.addr)",
            f"  %{name}.dst = inttoptr i32 %{name}.uniform to {LOCAL}",
        )
    else:
        before = (f'  %{name}.dst = call {LOCAL} asm "", "=v,0"({LOCAL} {pointer})',)
    return Laundered(before, f"{text[:start]}%{name}.dst{text[stop:]}", len(before) > 1)
