"""The facts of the time in which LDS variables are needed, as `ldsopt.analysis.liveness.liveness` finds them.

Segments are numbers into `Phases.segments`; a set of them is an integer with a bit each, ranges of them are half-open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from ldsopt import groups
from ldsopt.analysis.flow.phases import Phases
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.dataclass import dataclass

RANGES_START_FRESH = "ranges-start-fresh"
"""The assumption that a write after the last read of a variable begins a value of which nothing older is read."""

Range = tuple[int, int]


class LivenessFindingKind(Enum):
    """The kinds of faults in a kernel's use of LDS."""

    UNWRITTEN_READ = "unwritten-read"
    TOO_MUCH_LDS = "too-much-lds"
    DEAD_STORE = "dead-store"
    BARE_BARRIER = "bare-barrier"

    @property
    def is_error(self) -> bool:
        """True if the kernel is wrong, or cannot be launched; else it is a warning."""
        return self in (LivenessFindingKind.UNWRITTEN_READ, LivenessFindingKind.TOO_MUCH_LDS)


@dataclass(frozen=True, slots=True)
class LivenessFinding:
    """A message in one sentence; the line is an index into `Module.lines`."""

    kind: LivenessFindingKind
    message: str
    line: int


@dataclass(frozen=True, slots=True)
class BufferLiveness:
    """The time in which one variable is needed.

    Attributes:
        name: the variable's name.
        size, alignment: bytes.
        accessed: segments in which it is accessed or a copy is in flight, as a set of bits.
        occupied: those, and the segments in which a byte of it is live.
        ranges: runs of segments that it occupies, half-open.
        phases: the numbers of the phases that it occupies.
        reasons: the reasons why it is needed where it is not accessed.
        live_bytes, touched_bytes: for each segment, the bytes that are live at its beginning or end, and the bytes that
            its accesses may touch, as sets of bits; empty where they are not known byte by byte.
        live_at_ends: for each segment, the bytes that are live at its end; empty as above.
    """

    name: str
    size: int
    alignment: int
    accessed: int
    occupied: int
    ranges: tuple[Range, ...]
    phases: tuple[int, ...]
    reasons: tuple[Reason, ...]
    live_bytes: tuple[int, ...] = ()
    touched_bytes: tuple[int, ...] = ()
    live_at_ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KernelLiveness:
    """The LDS variables of one kernel.

    Attributes:
        name: the kernel's name.
        line: the line of its ``define``, an index into `Module.lines`.
        phases: its phases; ``None`` where they are refused, and every variable is needed throughout.
        segment_lines: the first and last line of each segment.
        refused: the reason why there are no phases.
        buffers: the static variables, in module order.
        dynamic: the names of the dynamic variables, which lie behind and share nothing.
        bytes: the bytes of all static variables, each aligned, as they would lie without sharing.
        findings: errors and warnings, by line.
        assumptions: the assumptions that change the result.
        inlined: the code of functions with barriers stands in place of their calls. Segments are parts of that copy;
            their lines are the module's, and one line may be in several segments.
    """

    name: str
    line: int
    phases: Phases | None
    segment_lines: tuple[Range, ...]
    refused: Reason | None
    buffers: tuple[BufferLiveness, ...]
    dynamic: tuple[str, ...]
    bytes: int
    findings: tuple[LivenessFinding, ...]
    assumptions: tuple[str, ...]
    inlined: bool = False

    def at_origins(self, lines: Mapping[int, int]) -> KernelLiveness:
        """The same result with the lines of the module from which this one was made.

        Args:
            lines: the line of an instruction there, by its line here.
        """

        def there(reason: Reason) -> Reason:
            return reason._replace(line=None if reason.line is None else lines.get(reason.line))

        phases = self.phases and replace(
            self.phases,
            phases=tuple(
                replace(p, line=None if p.line is None else lines[p.line]) for p in self.phases.phases
            ),
        )
        return replace(
            self,
            line=lines[self.line],
            phases=phases,
            segment_lines=tuple((lines[first], lines[last]) for first, last in self.segment_lines),
            refused=self.refused and there(self.refused),
            buffers=tuple(replace(b, reasons=tuple(map(there, b.reasons))) for b in self.buffers),
            findings=tuple(dict.fromkeys(replace(f, line=lines[f.line]) for f in self.findings)),
            inlined=True,
        )


@dataclass(frozen=True, slots=True)
class ModuleLiveness:
    """The kernels of a module that use LDS, and notes on parts that were left out."""

    source: str
    kernels: tuple[KernelLiveness, ...]
    notes: tuple[str, ...]


def runs(mask: int) -> tuple[Range, ...]:
    """The runs of ones in a set of bits, half-open.

    >>> runs(0b1100111)
    ((0, 3), (5, 7))
    """
    return tuple((first, last + 1) for first, last in groups.runs(groups.members(mask)))
