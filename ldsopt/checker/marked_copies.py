"""LDS-DMA with marks, judged by the author's waits alone where the compiler cannot compile it as it is.

No compiler waits for a copy with marks by itself. One that does not know them is given plain copies in their place
(`ldsopt.ir.compat.async_copies`), which it does wait for; so its code says nothing about waits that the author left
out. Here the author's waits are inline assembly, which the compiler cannot merge with its own, and all others for
vector memory are taken out of the code::

    copy to @A; asyncmark; copy to @B; asyncmark; wait.asyncmark(1); load @B    ; vmcnt(1), and not LLVM 22's vmcnt(0)

The code that ships may hold more waits, for registers, and another schedule: what is found is unproven.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from re import Match

from ldsopt.checker.findings import Check, Finding, Rule, Verdict, new_findings
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.patterns import pattern
from ldsopt.target import waitcnt
from ldsopt.target.arch import Arch

_WAIT = pattern(r"(?<=  )((?:tail )?call void )@llvm\.amdgcn\.s\.waitcnt\(i32 (\d+)\)")
"""Lowering may put two calls on a line, so that the others keep their numbers."""
_COUNTER = "vmcnt"
_IN_CODE = pattern(r"\bvmcnt\(\d+\)[ &,]*")
_WAITS = (Rule.MISSING_WAIT, Rule.ACROSS_BARRIER)
_REASON = "{} compiles no LDS-DMA with marks: judged are the author's waits, without those that it adds to plain copies"


def with_authored_waits(text: str, arch: Arch) -> str:
    """A lowered module in which the waits for vector memory that stand in it are inline assembly."""

    def respelled(found: Match[str]) -> str:
        counts = waitcnt.decode(arch, int(found[2]))
        if counts[_COUNTER] == waitcnt.decode(arch, waitcnt.encode(arch))[_COUNTER]:
            return found[0]
        waits = " ".join(
            f"{name}({count})"
            for name, count in counts.items()
            if count != waitcnt.decode(arch, waitcnt.encode(arch))[name]
        )
        return f'{found[1]}asm sideeffect "s_waitcnt {waits}", "~{{memory}}"()'

    return _WAIT.sub(respelled, text)


def without_added_waits(code: MappedCode) -> MappedCode:
    """The code without the waits for vector memory that the compiler added."""
    functions = tuple(map(_without_added, code.listing.functions))
    return replace(code, listing=replace(code.listing, functions=functions))


def _without_added(function: AsmFunction) -> AsmFunction:
    return replace(function, blocks=tuple(_kept(block, function) for block in function.blocks))


def _kept(block: AsmBlock, function: AsmFunction) -> AsmBlock:
    kept: list[AsmInstruction] = []
    for instruction in block.instructions:
        if instruction.mnemonic == "s_waitcnt" and instruction.line not in function.authored:
            operands = _IN_CODE.sub("", instruction.operands).strip()
            if not operands:
                continue
            instruction = instruction._replace(operands=operands)
        kept.append(instruction)
    return replace(block, instructions=tuple(kept))


def unproven_by_marks(found: Check, by_marks: Check) -> Iterator[Finding]:
    """What the author's waits alone do not cover, beside what was found of the code with the compiler's."""
    about = [
        finding
        for finding in by_marks.findings
        if finding.rule in _WAITS and (finding.started.is_of_marked_copy or not finding.started.ir)
    ]
    for finding in new_findings(found.findings, about):
        reason = _REASON.format(found.compiler)
        yield replace(finding, verdict=Verdict.UNPROVEN, reason=finding.reason or reason)
