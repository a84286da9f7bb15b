"""The evidence of one walk over a function about each of its waits; facts and findings are made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.operands import RegisterSet
from ldsopt.isa.program import Program, Site, WaitSite
from ldsopt.isa.wait_facts import Cause, DmaPair, Found, WaitFact, WaitFindingKind
from ldsopt.touch import Touch


class MetCopy(NamedTuple):
    """An LDS-DMA that an access runs into: which wait keeps it off, by number, and how surely they touch."""

    wait: int
    dma: AsmInstruction
    touch: Touch


@dataclass(slots=True)
class Evidence:
    """The evidence about one wait so far.

    Fields match those of `WaitFact`, but ``dma`` holds site numbers and ``covered_by`` line numbers. ``alike`` has more
    pairs: LDS-DMAs, each with one and the same access.
    """

    depth: int = 0
    drained: int = 0
    causes: set[Cause] = field(default_factory=set)
    dma: set[int] = field(default_factory=set)
    pairs: dict[tuple[int, int], DmaPair] = field(default_factory=dict)
    alike: list[tuple[Sequence[MetCopy], AsmInstruction]] = field(default_factory=list)
    covered_by: set[int] = field(default_factory=set)
    completes_others: bool = False

    def complete(self, site: Site) -> None:
        """Records that the wait completes an operation of that site."""
        if site.is_dma:
            self.dma.add(site.copy_of)
        else:
            self.completes_others = True

    def pair(self, dma: AsmInstruction, access: AsmInstruction, touch: Touch) -> None:
        """Records that the wait keeps these two in order. One execution with a sure overlap makes the pair sure."""
        self.causes.add(Cause.LDS_DMA)
        name = (dma.line, access.line)
        if name not in self.pairs or touch is Touch.MUST:
            self.pairs[name] = DmaPair(dma, access, touch)

    def _every_pair(self) -> Iterator[DmaPair]:
        for copies, access in self.alike:
            for _, dma, touch in copies:
                self.pair(dma, access, touch)
        self.alike.clear()
        return (pair for _, pair in sorted(self.pairs.items()))

    def fact(self, wait: WaitSite, program: Program) -> WaitFact:
        """All that was learned about the wait, as a `WaitFact`."""
        redundant = self.drained == 0
        return WaitFact(
            line=wait.instruction.line,
            counter=program.counters[wait.counter],
            limit=wait.limit,
            depth=self.depth,
            drained=self.drained,
            redundant=redundant,
            causes=frozenset(self.causes) if self.causes or redundant else frozenset({Cause.UNEXPLAINED}),
            dma=tuple(program.sites[site].instruction for site in sorted(self.dma)),
            pairs=Found(self._every_pair) if self.pairs else (),
            covered_by=tuple(sorted(self.covered_by)),
            completes_others=self.completes_others,
        )


@dataclass(slots=True)
class Hit:
    """A finding while it is collected; its path is added at the end."""

    kind: WaitFindingKind
    site: Site
    queue: int
    used: AsmInstruction
    verdict: Touch
    clash: RegisterSet
    executions: set[int] = field(default_factory=set)
