r"""Making the author's own waits legible to the backend.

Kernels write their waits as ``asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier"``. The backend cannot see into the
statement and adds a wait of its own behind it. A statement that holds nothing but waits and barriers, with no
operands and no clobber but memory, is the same sequence of intrinsics:

    fence syncscope("singlethread") seq_cst
    call void @llvm.amdgcn.s.waitcnt(i32 imm)      ; gfx6 to gfx11, imm encoded for the architecture
    call void @llvm.amdgcn.s.wait.loadcnt(i16 n)   ; gfx12 and later
    call void @llvm.amdgcn.s.barrier()

An asm statement keeps memory accesses on their side of it; the wait intrinsics, which touch no memory as far as LLVM
knows, do not, and the barrier does. A store that sank below the wait in front of a barrier would not have landed
when another wave reads it. So where the sequence does not begin or end with a barrier, a single-thread fence does:
it orders the compiler and becomes no instruction. Source: LLVM LangRef, ``singlethread`` scope; SIMemoryLegalizer.

A barrier in the statement is held to rule R8 (`ldsopt.transforms.annotate.bare_barriers`) as one outside: it waits for
the wave's LDS operations only where one that is outstanding there meets another wave's access. Else reads that the
author left in flight stay in flight.

What is not known exactly stays as it is. So does a barrier where the backend would put a full wait in front of the
intrinsic (`ldsopt.transforms.annotate.bare_barriers.waits_by_itself`): there the rewriting would cost what it is meant
to save. And so does a wait
that leaves operations in flight, in a module with flat accesses: a flat access may complete out of order, as it may
go to LDS or to memory, and the backend takes it for complete behind a wait that it has read.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.inline_asm import straight_statements
from ldsopt.ir.syntax import attachments, unquote
from ldsopt.patterns import pattern
from ldsopt.target import waitcnt
from ldsopt.target.arch import Arch
from ldsopt.transforms.annotate.bare_barriers import lds_wait, with_lds_drained

_STATEMENT = pattern(r'  (?:tail )?call void asm sideeffect ("[^"]*"), "(?:~\{memory\})?"\(\)(?: #\d+)?$')
_DECIMAL = r"0|[1-9]\d*"  # a leading zero makes it octal to LLVM
_FIELD = pattern(rf"(vmcnt|expcnt|lgkmcnt)\(({_DECIMAL})\)")
_PACKED = pattern(rf"(?:(?:vmcnt|expcnt|lgkmcnt)\((?:{_DECIMAL})\)[\s,&]*)+$")
_IMMEDIATE = pattern(rf"(?:0x[0-9a-fA-F]+|{_DECIMAL})$")
_WAITCNT = pattern(r"(  call void @llvm\.amdgcn\.s\.waitcnt\(i32 )(\d+)\)$")
_COUNTS = pattern(rf"(?:cnt\(|s_wait\w* )(0x[0-9a-fA-F]+|{_DECIMAL})")
_MAX_COUNT = 0xFFFF
_BARRIER = "llvm.amdgcn.s.barrier"
_FENCE = '  fence syncscope("singlethread") seq_cst'


class Legible(NamedTuple):
    """The intrinsic calls in place of a statement, and the functions to declare for them."""

    lines: tuple[str, ...]
    declarations: tuple[str, ...]


def legible(line: str, arch: Arch, *, drain: bool = True, rewrites_barriers: bool = True) -> Legible | None:
    """The intrinsic form of an asm statement; ``None`` if it is anything but waits and barriers.

    Args:
        line: an instruction line.
        arch: decides the encoding, and which waits there are.
        drain: let a barrier wait for the wave's LDS operations; see `ldsopt.transforms.annotate.bare_barriers`.
        rewrites_barriers: the backend adds no wait to the intrinsic of a barrier.
    """
    statement = _STATEMENT.match(attachments(line)[0])
    if statement is None:
        return None
    lines: list[str] = []
    declarations: list[str] = []
    for mnemonic, operands in straight_statements(unquote(statement[1])) or ():
        call = _call(mnemonic, operands.strip(), arch)
        if call is None:
            return None
        name, type_text, value = call
        if name == _BARRIER and not rewrites_barriers:
            return None
        if name == _BARRIER and drain:
            _drain(lines, declarations, arch)
        argument = f"{type_text} {value}" if type_text else ""
        parameter = f"{type_text} immarg" if type_text else ""
        lines.append(f"  call void @{name}({argument})")
        declarations.append(f"declare void @{name}({parameter})")
    if not lines:
        return None
    if _BARRIER not in lines[0]:
        lines.insert(0, _FENCE)
    if _BARRIER not in lines[-1]:
        lines.append(_FENCE)
    return Legible(tuple(lines), tuple(dict.fromkeys(declarations)))


def leaves_in_flight(line: str) -> bool:
    """Whether an asm statement of waits leaves operations outstanding on a counter that it waits for.

    >>> leaves_in_flight('  call void asm sideeffect "s_waitcnt vmcnt(1) lgkmcnt(0)", ""()')
    True
    >>> leaves_in_flight('  call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)", ""()')
    False
    """
    return any(int(number, 0) > 0 for number in _COUNTS.findall(line))


def _drain(lines: list[str], declarations: list[str], arch: Arch) -> None:
    """Lets the wait in front of a barrier wait for LDS, too, or puts one there."""
    own = _WAITCNT.match(lines[-1]) if lines else None
    if own:
        lines[-1] = f"{own[1]}{with_lds_drained(arch, int(own[2]))})"
        return
    wait, declaration = lds_wait(arch)
    lines.append(wait)
    declarations.append(declaration)


def _call(mnemonic: str, operands: str, arch: Arch) -> tuple[str, str, int] | None:
    """(intrinsic, type of its argument, argument) of one statement."""
    if mnemonic == "s_barrier" and not operands:
        return None if arch.has_auto_barrier_wait else (_BARRIER, "", 0)
    counter = mnemonic.removeprefix("s_wait_")
    if mnemonic == "s_waitcnt" and arch.has_waitcnt:
        immediate = _immediate(operands, arch)
        return None if immediate is None else ("llvm.amdgcn.s.waitcnt", "i32", immediate)
    has_intrinsic = mnemonic != counter and counter in arch.counters and counter != "xcnt"
    if arch.has_waitcnt or not has_intrinsic or not _IMMEDIATE.match(operands):
        return None
    count = int(operands, 0)
    return (f"llvm.amdgcn.s.wait.{counter}", "i16", count) if count <= _MAX_COUNT else None


def _immediate(operands: str, arch: Arch) -> int | None:
    if _IMMEDIATE.match(operands):
        value = int(operands, 0)
        return value if value <= _MAX_COUNT else None
    if not _PACKED.match(operands):
        return None
    fields = _FIELD.findall(operands)
    if len({name for name, _ in fields}) != len(fields):
        return None
    try:
        return waitcnt.encode(arch, **{name: int(count) for name, count in fields})
    except ValueError:
        return None
