"""Hiding the destination of an LDS-DMA from the backend, so that only alias scopes can separate it from a read.

The backend lets an LDS read skip its wait for a DMA when alias analysis finds the two apart. It asks about *one
lane's* bytes in *this* iteration, while the DMA writes the bytes of all lanes and may be one of an earlier iteration:
an address that is "provably different" is then read before its bytes have landed, or the read is even moved in front
of the DMA. A destination that alias analysis cannot see through leaves the decision to the scopes alone.

* Wave-uniform forms (gfx9, gfx10) take the address in M0, so the backend itself puts a ``readfirstlane`` there: ours
  takes its place and costs nothing.
* Per-lane forms (gfx1250) keep each lane's address: an empty asm statement passes it through.

An address is laundered once, and all DMAs that agree on it use the result::

    %p = getelementptr i8, ptr addrspace(3) @A, i32 %i
    %d.addr = ptrtoint ptr addrspace(3) %p to i32
    %d.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %d.addr)
    %d.dst = inttoptr i32 %d.uniform to ptr addrspace(3)
    br label %loop                                   ; in the loop: DMAs to %d.dst

``readfirstlane`` takes the value of the first active lane, and so does the hardware when the DMA runs. The two are
the same lane if the same lanes are active at both places: within one block, or in two blocks that all work-items run
if any does (`ldsopt.analysis.flow.divergence`). The lane's value is the same, too, because the definition dominates
the DMA and neither is left or repeated by some lanes alone. Elsewhere each block launders the address anew. Constants,
which are no registers, are laundered at each DMA.

Source: LLVM 22, ``SIInsertWaitcnts.cpp`` (LDS-DMA slots) and the assembly of both forms; CDNA3 ISA, 9.1.9 (M0).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.laundered import READFIRSTLANE
from ldsopt.ir.details import read_call
from ldsopt.ir.module import LOCAL
from ldsopt.ir.synchronization import ORDERINGS
from ldsopt.ir.syntax import Span, argument_value, split_arguments
from ldsopt.target.intrinsics import LdsIntrinsic
from ldsopt.transforms.annotate.left_whole import DmaFunction


class Laundered(NamedTuple):
    """A laundered address: the instructions that compute it, and its name."""

    lines: tuple[str, ...]
    name: str


def launder(pointer: str, intrinsic: LdsIntrinsic, name: str) -> Laundered:
    """The laundering of an address.

    Args:
        pointer: the address, as text.
        intrinsic: the row of the DMAs that use it.
        name: prefix of the new values, unused in the function, without sigil.
    """
    if not intrinsic.transfer.is_wave_uniform:
        return Laundered((f'  %{name}.dst = call {LOCAL} asm "", "=v,0"({LOCAL} {pointer})',), f"%{name}.dst")
    lines = (
        f"  %{name}.addr = ptrtoint {LOCAL} {pointer} to i32",
        f"  %{name}.uniform = call i32 @{READFIRSTLANE}(i32 %{name}.addr)",
        f"  %{name}.dst = inttoptr i32 %{name}.uniform to {LOCAL}",
    )
    return Laundered(lines, f"%{name}.dst")


def hide(text: str, access: Access, name: str) -> tuple[tuple[str, ...], str]:
    """Hides the variable of an access from AMDGPULowerModuleLDS.

    Args:
        text: the access, without attachments; no DMA.
        access: its description.
        name: as for `launder`.

    Returns:
        The instructions to put in front, and the new text of the access.
    """
    before: list[str] = []
    for number, (kind, span) in enumerate(reversed(_address_operands(text, access))):
        own = f"{name}.{number}" if number else name
        integer = "i32" if kind == LOCAL else "i64"
        before += [
            f"  %{own}.addr = ptrtoint {kind} {text[span.start : span.stop]} to {integer}",
            f"  %{own}.dst = inttoptr {integer} %{own}.addr to {kind}",
        ]
        text = f"{text[: span.start]}%{own}.dst{text[span.stop :]}"
    return tuple(before), text


def _address_operands(text: str, access: Access) -> list[tuple[str, Span]]:
    """The types and spans of an access's addresses in LDS or flat memory."""
    if access.callee:
        arguments = read_call(text).arguments
        chosen = arguments[:2] if access.kind is AccessKind.COPY else arguments
        if access.intrinsic is not None and access.intrinsic.pointer is not None:
            chosen = [arguments[access.intrinsic.pointer]]
        found = [(kind, a) for a in chosen if (kind := _kind(text, a.start)) is not None]
        return [(kind, argument_value(text, a, kind)) for kind, a in found]
    parts = split_arguments(text, 0)[0]
    part = parts[0] if access.kind is AccessKind.ATOMIC else parts[1]
    start = text.index("ptr ", part.start, part.stop)
    stop = part.stop
    address, _, ordering = text[start:stop].rpartition(" ")
    if access.kind is not AccessKind.ATOMIC and ordering in ORDERINGS:
        scope = address.rfind(' syncscope("') if address.endswith('")') else -1
        stop = start + (scope if scope >= 0 else len(address))
    kind = _kind(text, start)
    return [(kind, argument_value(text, Span(start, stop), kind))] if kind is not None else []


def _kind(text: str, start: int) -> str | None:
    """The type of the pointer at ``start``: into LDS or flat; ``None`` for anything else."""
    if text.startswith(f"{LOCAL} ", start):
        return LOCAL
    return "ptr" if text.startswith("ptr ", start) and not text.startswith("ptr addrspace(", start) else None


# --- places of laundering -------------------------------------------------------------------------------------------


def places(
    function: DmaFunction, dmas: Iterable[Access], divergence: Callable[[], Divergence | None]
) -> dict[int, int]:
    """For each DMA, by its line, the line in front of which its address is laundered.

    Args:
        dmas: to be laundered.
        divergence: of the function; ``None`` if it is not known. Asked for only if it matters.
    """
    users: dict[int, list[int]] = {}
    for access in dmas:
        (pointer,) = access.pointers
        if pointer in function.homes:
            users.setdefault(pointer, []).append(access.line)
    found: dict[int, int] = {}
    taken: set[int] = set()
    for pointer, lines in users.items():
        home = function.homes[pointer]
        block_of = {line: function.block_of(line) for line in lines}
        first: dict[int, int] = {}
        for line, block in block_of.items():
            found[line] = first.setdefault(block, line)
        if home is None:
            taken.update(first.values())
            continue
        own = function.block_of(home)
        for block in first:
            if block == own:
                continue
            loops = function.flow.loops
            repeats = any(block in loop.blocks and own not in loop.blocks for loop in loops)
            if not (repeats or len(first) > 1):
                continue
            known = divergence()
            if known is not None and known.partial.keys().isdisjoint((own, block)):
                found |= {line: home for line in lines if block_of[line] == block}
        if home in taken or home in {found[line] for line in lines}:
            found |= {line: home for line in lines if block_of[line] == own}
        taken |= {found[line] for line in lines}
    return found
