"""LDS-DMA with marks, judged by the author's waits alone where the compiler cannot compile it as it is.

No compiler waits for a copy with marks by itself. One that does not know them is given plain copies in their place
(`ldsopt.ir.compat.async_copies`), which it does wait for; so its code says nothing about waits that the author left
out. Here the author's marks and waits are inline assembly, which the compiler cannot merge with its own waits, and all
others for vector memory are taken out of the code::

    copy to @A; asyncmark; copy to @B; asyncmark; wait.asyncmark(1); load @B    ; vmcnt(1), and not LLVM 22's vmcnt(0)

A wait for marks becomes the one that LLVM 24 makes of it: it waits for the last copy ahead of the mark, and leaves what
the code has started since in flight, be it copies, loads or stores::

    copy to @A; asyncmark; copy to @B; load; load; wait.asyncmark(0); load @B    ; vmcnt(3): the copy to @B is in flight

Were only the copies counted (as they are for compiling, where a longer wait does no harm), the wait would seem to reach
the copy to @B. Where ways meet, the longer wait counts; a way without the mark has no say. Behind a call everything
that was started ahead of its end is complete. Source: LLVM 24, SIInsertWaitcnts.cpp, ``AsyncMarks``.

The code that ships may hold more waits, for registers, and another schedule: what is found is unproven.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from re import Match
from typing import NamedTuple

from ldsopt.checker.findings import Check, Finding, Rule, Verdict, new_findings
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.ir import compat
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.events import queues_of, started
from ldsopt.isa.measure import is_lds_dma
from ldsopt.patterns import pattern
from ldsopt.target import waitcnt
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import CALLS

_AUTHORED = pattern(
    r"(?m)^(  (?:tail )?call void )@llvm\.amdgcn\.(s\.waitcnt|asyncmark|wait\.asyncmark)\((?:i\d+ (-?\d+))?\)"
)
_COUNTER = "vmcnt"
_IN_CODE = pattern(r"\bvmcnt\(\d+\)[ &,]*")
_NOTE = pattern(r"; ldsopt\.marks (mark|\d+)$")
_MOST_MARKS = 64
"""A wait for all but more groups than this leaves everything in flight."""
_NO_COPY = 1 << 30
_WAITS = (Rule.MISSING_WAIT, Rule.ACROSS_BARRIER)
_REASON = "{} compiles no LDS-DMA with marks: judged are the author's waits, without those that it adds to plain copies"


class _Since(NamedTuple):
    """How many operations of vector memory were started since the last copy with marks, and since each mark's last one.

    The fewest on any way; `_NO_COPY` where no way has such a copy.
    """

    copy: int
    marks: tuple[int, ...]

    def joined(self, other: _Since) -> _Since:
        return _Since(min(self.copy, other.copy), tuple(map(min, self.marks, other.marks)))

    def one_more(self) -> _Since:
        return _Since(self._next(self.copy), tuple(map(self._next, self.marks)))

    def marked(self) -> _Since:
        return _Since(self.copy, (self.copy, *self.marks[:-1]))

    @staticmethod
    def _next(count: int) -> int:
        return min(count + 1, _NO_COPY - 1) if count < _NO_COPY else count


_NOTHING = _Since(_NO_COPY, (_NO_COPY,) * _MOST_MARKS)
_COMPLETE = _Since(0, (0,) * _MOST_MARKS)


def with_authored_waits(module: Module, arch: Arch) -> Module:
    """A module in which the marks, and the waits for vector memory that stand in it, are inline assembly."""

    def respelled(found: Match[str]) -> str:
        if found[2] != "s.waitcnt":
            is_wait, groups = found[2] == "wait.asyncmark", int(found[3] or 0) & 0xFFFF
            return _asm(found[1], f"s_waitcnt vmcnt(0) ; ldsopt.marks {groups if is_wait else 'mark'}")
        counts, unused = waitcnt.decode(arch, int(found[3])), waitcnt.decode(arch, waitcnt.encode(arch))
        if counts[_COUNTER] == unused[_COUNTER]:
            return found[0]
        waits = " ".join(f"{name}({count})" for name, count in counts.items() if count != unused[name])
        return _asm(found[1], f"s_waitcnt {waits}")

    return reparse(_AUTHORED.sub(respelled, module.text), module)


def _asm(call: str, text: str) -> str:
    return f'{call}asm sideeffect "{text}", "~{{memory}}"()'


def without_added_waits(module: Module, code: MappedCode, arch: Arch) -> MappedCode:
    """The code without the waits for vector memory that the compiler added.

    Args:
        module: as of `with_authored_waits`.
        code: what it was compiled to.
        arch: that it is for.
    """
    functions = tuple(_Authored(module, code, arch, function).kept() for function in code.listing.functions)
    return replace(code, listing=replace(code.listing, functions=functions))


class _Authored:
    """One function, of whose waits for vector memory its author's are kept."""

    def __init__(self, module: Module, code: MappedCode, arch: Arch, function: AsmFunction) -> None:
        self._module, self._code, self._arch, self._function = module, code, arch, function

    def kept(self) -> AsmFunction:
        """The function with these waits alone, those for marks with what they leave in flight."""
        limits = self._limits()
        blocks = tuple(self._kept(block, limits) for block in self._function.blocks)
        return replace(self._function, blocks=blocks)

    def _kept(self, block: AsmBlock, limits: Mapping[int, int]) -> AsmBlock:
        most = waitcnt.decode(self._arch, waitcnt.encode(self._arch))[_COUNTER] - 1
        kept: list[AsmInstruction] = []
        for instruction in block.instructions:
            if self._note(instruction):
                if (limit := limits.get(instruction.line, _NO_COPY)) < _NO_COPY:
                    kept.append(instruction._replace(operands=f"vmcnt({min(limit, most)})"))
                continue
            if instruction.mnemonic == "s_waitcnt" and instruction.line not in self._function.authored:
                operands = _IN_CODE.sub("", instruction.operands).strip()
                if not operands:
                    continue
                instruction = instruction._replace(operands=operands)
            kept.append(instruction)
        return replace(block, instructions=tuple(kept))

    def _note(self, instruction: AsmInstruction) -> str:
        """Of a mark or a wait for marks, what `with_authored_waits` has noted beside it."""
        if instruction.line not in self._function.authored:
            return ""
        found = _NOTE.search(self._code.listing.text[instruction.line - 1].rstrip())
        return found[1] if found else ""

    def _limits(self) -> dict[int, int]:
        """How many operations each wait for marks leaves in flight, by its line; `_NO_COPY` if it waits for nothing."""
        limits: dict[int, int] = {}
        heads = {0: _NOTHING if self._function.is_kernel else _COMPLETE}
        work = [0]
        while work:
            index = work.pop()
            block, state = self._function.blocks[index], heads[index]
            for instruction in block.instructions:
                note = self._note(instruction)
                if note.isdigit() and int(note) < _MOST_MARKS:
                    limits[instruction.line] = state.marks[int(note)]
                state = self._behind(instruction, note, state)
            for successor in block.successors:
                known = heads.get(successor)
                joined = state if known is None else known.joined(state)
                if joined != known:
                    heads[successor] = joined
                    work.append(successor)
        return limits

    def _behind(self, instruction: AsmInstruction, note: str, state: _Since) -> _Since:
        if note == "mark":
            return state.marked()
        if instruction.mnemonic in CALLS:
            return _COMPLETE
        found = started(instruction)
        if found is None or all(queue.counter != _COUNTER for queue in queues_of(found[0], self._arch)):
            return state
        state = state.one_more()
        return state._replace(copy=0) if self._is_marked(instruction) else state

    def _is_marked(self, instruction: AsmInstruction) -> bool:
        """An instruction is a copy with marks, for all that is known."""
        if not is_lds_dma(instruction):
            return False
        line = self._code.mapping.of(instruction).access
        return line is None or compat.has_marked_copies(self._module.lines[line])


def unproven_by_marks(found: Check, by_marks: Check) -> Iterator[Finding]:
    """The findings that the author's waits alone leave, beside those of the code with the compiler's."""
    about = [
        finding
        for finding in by_marks.findings
        if finding.rule in _WAITS and (finding.started.is_of_marked_copy or not finding.started.ir)
    ]
    for finding in new_findings(found.findings, about):
        reason = _REASON.format(found.compiler)
        yield replace(finding, verdict=Verdict.UNPROVEN, reason=finding.reason or reason)
