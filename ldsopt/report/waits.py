"""What the reports of `waits` have in common: the waits in the order in which they matter, and where things stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ldsopt.checker.findings import Finding, Verdict
from ldsopt.checker.scope import LeftOut
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.wait_facts import Cause
from ldsopt.waits.changes import CounterChange
from ldsopt.waits.frozen import WaitName
from ldsopt.waits.ranking import RankedWait, ranked
from ldsopt.waits.results import KernelWaits, ListingWaits
from ldsopt.waits.wait_needs import Need, WaitNeeds

_FILE = re.compile(r'\s*\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')


class CodePlace(NamedTuple):
    """Where an instruction of the code comes from.

    Attributes:
        line: in the compiler's listing.
        asm: the instruction.
        ir_line: of its LDS access in the input; ``None`` where it is none, or not known.
        source: the file and line that the module's own debug information names; empty without.
    """

    line: int
    asm: str
    ir_line: int | None
    source: str


class ShownWait(NamedTuple):
    """One counter of a wait.

    Attributes:
        name: what it is called by.
        change: what became of it; ``None`` if it is the compiler's.
        is_authors: its author wrote it.
        given: what it was needed for as it came; ``None`` where nothing is known of it: it was added.
        now: what it is needed for now; ``None`` if it is no wait any more.
        rank: what tells how much it matters.
    """

    name: WaitName
    change: CounterChange | None
    is_authors: bool
    given: WaitNeeds | None
    now: WaitNeeds | None
    rank: RankedWait | None


@dataclass(frozen=True)
class WaitsSubject:
    """Everything that a report on exact waits shows.

    Attributes:
        waits: the result.
        source: the input's name.
        output: where the code goes.
        line_of: the input's line for a line of the canonical text, if it is known.
        executed: by function, how often waves execute instructions, by line of the listing; ``None`` if none was run.
    """

    waits: ListingWaits
    source: str
    output: str
    line_of: Callable[[int | None], int | None]
    executed: Mapping[str, Mapping[int, int]] | None = None

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """The functions whose waits stay as the compiler wrote them, with the reason."""
        return tuple(LeftOut(one.name, one.why_stays) for one in self.waits.kernels if one.why_stays)

    @cached_property
    def _files(self) -> Mapping[int, str]:
        found = (_FILE.match(line) for line in self.waits.listing.text if ".file" in line)
        return {int(match[1]): match[3] or match[2] for match in found if match}

    def place(self, instruction: AsmInstruction) -> CodePlace:
        """Where an instruction of the listing comes from."""
        access, at = self.waits.access_of(instruction), instruction.location
        line = None if access is None else self.line_of(access + 1)
        source = f"{self._files[at.file]}:{at.line}" if at and at.line and at.file in self._files else ""
        asm = f"{instruction.mnemonic} {instruction.operands}".strip()
        return CodePlace(instruction.line, asm, line, source)

    def shown(self, kernel: KernelWaits) -> list[ShownWait]:
        """The waits of a kernel, those first that matter most."""
        if kernel.before is None or kernel.after is None or kernel.needs is None:
            return []
        changes = {change.name: change for change in kernel.changes}
        given = {wait.name: wait for wait in kernel.needs.waits}
        now = given if not changes else {wait.name: wait for wait in kernel.after.needs().waits}
        authors = kernel.before.author.lines
        executed = None if self.executed is None else self.executed.get(kernel.name, {})
        order = {
            one.needs.name: one
            for one in ranked(list((given | now).values()), kernel.before.function, executed)
        }
        return [
            ShownWait(name, changes.get(name), name[0] in authors, given.get(name), now.get(name), rank)
            for name, rank in order.items()
        ]


def count(findings: Iterable[Finding], verdict: Verdict) -> int:
    """How many findings have a verdict."""
    return sum(finding.verdict is verdict for finding in findings)


def why(need: Need) -> str:
    """Why an operation has to be complete, in words."""
    return need.why or _WHY.get(need.cause, need.cause.value)


_WHY = {
    Cause.REGISTER: "a register that it writes is named",
    Cause.LDS_DMA: "bytes of LDS that it writes may be touched",
    Cause.LDS_ORDER: "bytes of LDS that it touches may be touched behind the barrier, or by an LDS-DMA",
}
