"""What became of functions and accesses: values, without logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ldsopt.analysis.provenance.accesses import AccessKind

Status = Literal["tagged", "ambiguous", "unknown", "static", "untagged"]


@dataclass(frozen=True, slots=True)
class AnnotatedAccess:
    """What became of one access.

    Attributes:
        line: index into the input's canonical text.
        kind: what the access does.
        status: ``tagged``; ``ambiguous`` (the base was lost on the way); ``unknown`` (not derived from a named base);
            ``static`` (into a variable that is left alone, R2); ``untagged`` (its function is left whole, or the
            backend would forget a DMA, R10).
        bases: names of its bases.
        trail: the values from the pointer back to where the base was lost, as IR text.
    """

    line: int
    kind: AccessKind
    status: Status
    bases: tuple[str, ...]
    trail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnnotatedFunction:
    """What became of one function.

    Attributes:
        name: of the function.
        line: of its ``define``, an index into the input's canonical text.
        is_kernel: the host launches it.
        counts: how many accesses ended as what.
        accesses: in text order; only where details were asked for.
        left_whole: why it was not touched; empty if it was.
        dma_scoped: DMAs that got their scopes and a laundered destination.
        dma_unscoped_before: those among them that had no scope in the input, while some access of the function
            has alias information: there the stock backend loses waits (R3, R5).
        waits_made_legible: asm statements rewritten (R7).
        barriers_drained: barriers without a fence that now wait for the wave's LDS operations (R8).
        fence_waits_kept: barriers behind a fence of which LLVM may drop the wait, which is now written out.
        dma_drained: DMAs by a global load that now stand between such waits (R9).
        uninformed: lines of the accesses that carry no alias information, not even the input's, because the backend
            would forget an LDS-DMA for them (R10).
        taken_back: those among them for which the rules saw no danger, and the compiled code showed it.
        given_back: it is left whole because of what it compiles to.
        access_lines: lines of all its accesses, in text order.
    """

    name: str
    line: int
    is_kernel: bool
    counts: dict[Status, int]
    accesses: tuple[AnnotatedAccess, ...] = ()
    left_whole: str = ""
    dma_scoped: int = 0
    dma_unscoped_before: int = 0
    waits_made_legible: int = 0
    barriers_drained: int = 0
    fence_waits_kept: int = 0
    dma_drained: int = 0
    uninformed: tuple[int, ...] = ()
    taken_back: tuple[int, ...] = ()
    given_back: bool = False
    access_lines: tuple[int, ...] = ()

    def count(self, status: Status) -> int:
        """How many of the function's accesses have this status."""
        return self.counts.get(status, 0)


@dataclass(frozen=True, slots=True)
class Ring:
    """A region that an LDS-DMA fills and others read, and that no static scope can split.

    Attributes:
        base: name of the variable.
        start, stop: its bytes, half-open, from the variable's beginning.
        accesses: how many touch it.
        line: of an access whose address changes even for one work-item, index into the input's text.
        spans: bytes from the first to the last that one work-item touches with it.
    """

    base: str
    start: int
    stop: int
    accesses: int
    line: int
    spans: int
