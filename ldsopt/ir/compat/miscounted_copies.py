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

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ldsopt.ir.compat.intrinsics import uses
from ldsopt.ir.compat.masked import edited
from ldsopt.ir.syntax import ARITHMETIC
from ldsopt.target.arch import Arch
from ldsopt.target.waitcnt import encode

_BY_GLOBAL_LOAD = r"llvm\.amdgcn\.(?:global\.load\.async\.lds|load\.async\.to\.lds(?:\.p1)?)"
_WAIT = "@llvm.amdgcn.s.waitcnt"
_DECLARED = re.compile(
    rf"^declare [^\n]*(?:{re.escape(_WAIT)}|@llvm\.amdgcn\.wait\.asyncmark)\(", re.MULTILINE
)
_FUNCTION = re.compile(r"^define ([^@\n]*)[^\n]*\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_LABEL = r'(?:[-\w$.]+|"\d+")'
_LABELLED = re.compile(rf"[ \t]*({_LABEL}):")
_TARGET = re.compile(rf"\blabel\s+%({_LABEL})")
_COPY = re.compile(rf"\bcall\s[^@\n]*@{_BY_GLOBAL_LOAD}\(")
_MARK = re.compile(r"\bcall\s[^@\n]*@llvm\.amdgcn\.asyncmark\(")
_OPCODE = re.compile(r"[ \t]*(?:%[^=\n]*= )?(\w+)")
_NO_READS = ARITHMETIC | {"phi", "store", "fence", "br", "switch", "ret", "unreachable", "shufflevector"}
_NO_READING_CALL = re.compile(
    r"\bcall\s[^@\n]*@llvm\.amdgcn\.(?:workitem\.id\.|workgroup\.id\.|readfirstlane|wait\.asyncmark\(|s\.barrier\("
    r"|s\.setprio\(|sched\.|mfma\.|(?:raw|struct)\.(?:ptr\.)?buffer\.load\.async\.lds\()"
)
_NO_INSTRUCTION = re.compile(r"[ \t]*(?:$|;|#dbg_|\]|i\d+ )")


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
    if not _COPY.search(text):
        return text
    wait = f"  call void {_WAIT}(i32 {encode(target, lgkmcnt=0)}) "
    places = {
        at
        for function in _FUNCTION.finditer(text)
        for at in _places(
            _blocks(text, *function.span(2)), is_called="amdgpu_kernel" not in function[1].split()
        )
    }
    if not places:
        return text
    edits = [(at, at, wait) for at in places]
    if not _DECLARED.search(text):
        at = next((use.start for use in uses(text, _BY_GLOBAL_LOAD) if use.declared), 0)
        edits.append((at, at, f"declare void {_WAIT}(i32 immarg) "))
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
    for label, block in blocks.items():
        is_read = before[label]
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
        label = work.pop()
        is_read = found[label]
        for line in blocks[label].lines:
            is_read = _after(line, is_read)
        for target in blocks[label].targets if is_read else ():
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
        for label in reversed(list(blocks)):
            is_read = any(found[target] for target in blocks[label].targets)
            for line in reversed(blocks[label].lines):
                is_read = _after(line, is_read) and line.kind != "mark"
            if is_read and not found[label]:
                found[label] = is_new = True
    return found


def _blocks(text: str, start: int, end: int) -> dict[str, _CopyBlock]:
    """The blocks of a function's body by label; an entry without one is the empty one."""
    current = _CopyBlock([], [])
    blocks = {"": current}
    while start < end:
        behind = text.find("\n", start) + 1
        line = text[start : behind - 1]
        label = _LABELLED.match(line)
        if label is not None:
            if len(blocks) == 1 and not current.targets:
                current.targets.append(label[1])  # this is the entry's label
            current = blocks.setdefault(label[1], _CopyBlock([], []))
        current.targets.extend(_TARGET.findall(line))
        kind = "" if label is not None else _kind(line)
        if kind:
            current.lines.append(_CopyLine(kind, start, behind))
        start = behind
    return blocks


def _kind(line: str) -> str:
    if _NO_INSTRUCTION.match(line):
        return ""
    if _COPY.search(line):
        return "copy"
    if _MARK.search(line):
        return "mark"
    opcode = _OPCODE.match(line)
    no_read = (opcode is not None and opcode[1] in _NO_READS) or _NO_READING_CALL.search(line)
    return "" if no_read else "read"
