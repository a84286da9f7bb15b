"""Waits round the copies that LLVM 22 takes to count where they do not.

LLVM 22 counts ``global_load_lds`` in lgkmcnt, where the hardware counts it in vmcnt alone. So its wait for an LDS read
that was issued before such a copy allows one operation too many, and the register is used before it is there. In the
code of LLVM 22 for Triton 3.9's attention::

    ds_read_b128 v[138:141], v112
    ds_read_b128 v[110:113], v113
    global_load_lds_dwordx4 v[106:107], off
    s_waitcnt lgkmcnt(2)                      of the hardware's two operations none is waited for
    v_mfma_f32_32x32x16_f16 …, v[138:141], …

So what is lowered for LLVM 22 gets waits for all LDS operations, which no memory operation crosses:

* in front of such a copy, if on some way to it there is a read behind the last of these waits, or in a function that is
  called: LLVM's count and the hardware's are both 0 then;
* behind such a copy, if on some way from it there is a read ahead of a mark, which reads do not cross either: else the
  scheduler could put it in front of the copy.

Where neither is so, no read comes to lie in front of the copy with its use behind it. Whatever is not known to return
nothing by way of LDS counts as a read. Copies from buffers are not concerned. `annotate` puts both waits round each
copy that comes without marks (its rule R9).
Source: LLVM 22, SIInsertWaitcnts.cpp; mended by llvm/llvm-project pull request 179305.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ldsopt.ir.compat import BUFFER_COPIES, MARK, MARK_WAIT
from ldsopt.ir.compat.intrinsics import is_declared, uses
from ldsopt.ir.compat.masked import MaskedLine, edited, functions
from ldsopt.ir.statements import begun
from ldsopt.ir.syntax import ARITHMETIC, label, mentions
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import family, is_of
from ldsopt.target.waitcnt import encode

_AMDGCN = "llvm.amdgcn."
_BY_GLOBAL_LOAD = frozenset(
    f"{_AMDGCN}{name}" for name in ("global.load.async.lds", "load.async.to.lds", "load.async.to.lds.p1")
)
_WAIT = "llvm.amdgcn.s.waitcnt"
_NO_READS = ARITHMETIC | {"phi", "store", "fence", "br", "switch", "ret", "unreachable", "shufflevector"}
_NO_READING_CALLS = BUFFER_COPIES | family(
    _AMDGCN, "workitem.id workgroup.id readfirstlane wait.asyncmark s.barrier s.setprio sched mfma"
)


class _CopyLine(NamedTuple):
    """One line of a block that matters: a copy, a mark, or a read; where it starts and where the next line does."""

    kind: str
    start: int
    behind: int


class _CopyBlock(NamedTuple):
    lines: list[_CopyLine]
    targets: list[str]


def with_waits(text: str, target: Arch) -> str:
    """A module without its strings and comments (`Masked.text`), with waits round its miscounted copies."""
    copies = [*uses(text, _AMDGCN, _BY_GLOBAL_LOAD.__contains__)]
    if all(copy.declared for copy in copies):
        return text
    wait = f"  call void @{_WAIT}(i32 {encode(target, lgkmcnt=0)}) "
    places = {
        at
        for function in functions(text)
        for at in _places(
            {name: _block(lines) for name, lines in function.blocks.items()}, is_called=not function.is_kernel
        )
    }
    if not places:
        return text
    edits = [(at, at, wait) for at in places]
    if not is_declared(text, _WAIT) and not is_declared(text, MARK_WAIT):
        at = next((copy.start for copy in copies if copy.declared), 0)
        edits.append((at, at, f"declare void @{_WAIT}(i32 immarg) "))
    return edited(text, edits)


def _places(blocks: Mapping[str, _CopyBlock], is_called: bool) -> Iterator[int]:
    """The positions of a wait in the text: at the beginning of lines."""
    if any(target not in blocks for block in blocks.values() for target in block.targets):
        for block in blocks.values():  # LLVM numbers a block that has no label: which it is, is not asked
            for line in block.lines:
                if line.kind == "copy":
                    yield from (line.start, line.behind)
        return
    before, ahead = _read_before(blocks, is_called), _read_ahead(blocks)
    for name, block in blocks.items():
        is_read = before[name]
        for line in block.lines:
            if line.kind == "copy" and is_read:
                yield line.start
            is_read = _after(line, is_read)
        is_read = any(ahead[target] for target in block.targets)
        for line in reversed(block.lines):
            if line.kind == "copy" and is_read:
                yield line.behind
            is_read = _after(line, is_read) and line.kind != "mark"


def _after(line: _CopyLine, is_read: bool) -> bool:
    """True if there is a read beyond a line, by whether there is one ahead of it; a copy gets a wait if there is."""
    return line.kind == "read" or (is_read and line.kind != "copy")


def _read_before(blocks: Mapping[str, _CopyBlock], is_called: bool) -> dict[str, bool]:
    """Of each block, whether on some way to it there is a read that none of our waits is behind."""
    found = dict.fromkeys(blocks, False) | {"": is_called}
    work = list(blocks)
    while work:
        name = work.pop()
        is_read = found[name]
        for line in blocks[name].lines:
            is_read = _after(line, is_read)
        for target in blocks[name].targets if is_read else ():
            if not found[target]:
                found[target] = True
                work.append(target)
    return found


def _read_ahead(blocks: Mapping[str, _CopyBlock]) -> dict[str, bool]:
    """Of each block, whether on some way from its beginning there is a read with neither mark nor wait ahead of it."""
    found = dict.fromkeys(blocks, False)
    is_new = True
    while is_new:
        is_new = False
        for name in reversed(list(blocks)):
            is_read = any(found[target] for target in blocks[name].targets)
            for line in reversed(blocks[name].lines):
                is_read = _after(line, is_read) and line.kind != "mark"
            if is_read and not found[name]:
                found[name] = is_new = True
    return found


def _block(lines: list[MaskedLine]) -> _CopyBlock:
    kinds = ((line, _kind(line.text)) for line in lines)
    return _CopyBlock(
        [_CopyLine(kind, line.start, line.behind) for line, kind in kinds if kind],
        [target for line in lines for target in line.targets],
    )


def _kind(line: str) -> str:
    column = len(line) - len(line.lstrip())
    code = line[column:]
    if not code or code.startswith((";", "#dbg_", "]")) or label(line, column) is not None:
        return ""
    statement = begun(line, 0, column, len(line))
    if statement is None:  # a case of a switch, or what is not known
        return "" if code[0] == "i" and code.partition(" ")[0][1:].isdecimal() else "read"
    if statement.word in _NO_READS:
        return ""
    callee = next(mentions(line, column), None) if statement.word == "call" else None
    name = callee[1] if callee is not None and line.startswith("(", callee.end()) else ""
    if name in _BY_GLOBAL_LOAD:
        return "copy"
    if name == MARK:
        return "mark"
    return "" if is_of(name, _NO_READING_CALLS) else "read"
