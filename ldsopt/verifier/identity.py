"""Telling whether a finding in one module is one that another version of it has, too.

Lines move and values are renamed from one version to the next. What stays is which function, what kind of instruction,
and the how-manieth of that kind it is in the function. A barrier is one however it is written: `annotate` spells those
that stand in inline assembly as intrinsics, one line a barrier.
"""

from __future__ import annotations

from ldsopt.ir import synchronization
from ldsopt.ir.calls import CALLS, is_call, read_call
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import Barrier
from ldsopt.ir.syntax import header, is_instruction, mnemonic_span
from ldsopt.simt.findings import InstructionSite, SimulationFinding

Identity = tuple[object, ...]


def _kind(text: str) -> str:
    """What kind of instruction a line is: its opcode with the type, or with the callee.

    >>> _kind("%1 = load i32, ptr addrspace(3) %p, align 4"), _kind("call void @f(i32 %x), !tbaa !3")
    ('load i32', 'call f')
    """
    line = f"  {text.strip()}"
    start, stop = mnemonic_span(line)
    if line[start:stop] in CALLS:
        return f"{line[start:stop]} {read_call(line).callee}".rstrip()
    words = line[start:].replace(",", " ").split()
    if words[0] == "atomicrmw":
        return f"atomicrmw {words[1]}"
    return " ".join(words[:2])


def _barriers_and_waits(module: Module) -> dict[int, int]:
    """How many barriers stand on each line (1-based) that holds nothing but barriers and waits."""
    found = {}
    for function in module.functions():
        for instruction in function.instructions:
            if is_call(instruction) and (steps := synchronization.steps(module, instruction)):
                found[instruction.line + 1] = sum(isinstance(step, Barrier) for step in steps)
    return found


class Identities:
    """Tells which instruction of one version of a module is which in another."""

    def __init__(self, module: Module) -> None:
        self._of_line: dict[int, tuple[str, str, int]] = {}
        steps = _barriers_and_waits(module)
        counts: dict[tuple[str, str], int] = {}
        function = ""
        for number, line in enumerate(module.lines, 1):
            if line.startswith("define ") and (define := header(line)):
                function = define.name
            elif is_instruction(line):
                found = steps.get(number)
                if found == 0:
                    continue  # nothing but waits: they come and go
                key = (function, "barrier" if found else _kind(line))
                self._of_line[number] = (*key, counts.get(key, 0) + 1)
                counts[key] = counts.get(key, 0) + (found or 1)

    def of(self, finding: SimulationFinding) -> Identity:
        """What identifies a finding in every version of the module: nothing in it is numbered or named anew."""
        sites = tuple(self.of_site(touch.site) for touch in (finding.access, finding.other) if touch)
        return finding.kind, *sites

    def of_site(self, site: InstructionSite) -> object:
        """The function of an instruction, its kind, and the how-manieth of that kind it is there."""
        return self._of_line.get(site.line, (site.function, _kind(site.text)))
