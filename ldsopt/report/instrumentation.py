"""What the reports on instrumented kernels have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ldsopt.compare.diff import Diff, MetricChange
from ldsopt.compare.metrics import MetricValue
from ldsopt.ir.module import Module
from ldsopt.report.reasons import LineOf
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.automatic import AutoMarks
from ldsopt.transforms.instrument.instrumenting import Instrumentation

_NOT_SHOWN = frozenset({"wait_weight", "lds_accesses", "max_depth"})
_LIMITS = ("vgprs", "sgprs", "lds_bytes", "occupancy")
SCALAR_MEMORY_CLOCK = "s_memtime"
"""The clock that is read by way of scalar memory."""


@dataclass(frozen=True, slots=True)
class InstrumentationSubject:
    """Everything that a report on instrumented kernels shows.

    Attributes:
        instrumentation: what was decided; ``None`` where only marks were written.
        marks: that were found without an author; ``None`` if none were asked for.
        change: the measures of the code before and after; ``None`` if they were not taken.
        clock: the instruction that reads the clock; empty if it is not known.
        module: the input.
        output: the output's name.
        line_of: from an index into the input's lines to a line of the user's file, if it has one.
    """

    instrumentation: Instrumentation | None
    marks: AutoMarks | None
    change: Diff | None
    clock: str
    module: Module
    output: str
    line_of: LineOf

    def changes(self, kernel: str) -> Iterator[MetricChange]:
        """What records change of the measures of a kernel's code."""
        for function in self.change.functions if self.change is not None else ():
            if function.name == kernel:
                yield from (m for m in function.changed_metrics if m.metric not in _NOT_SHOWN)

    def unchanged(self, kernel: str) -> Iterator[tuple[str, MetricValue]]:
        """The measures of what limits how many waves run, where records do not change them."""
        for function in self.change.functions if self.change is not None else ():
            if function.name == kernel:
                for change in function.metrics:
                    if change.metric in _LIMITS and change.change == 0 and change.after is not None:
                        yield change.metric, change.after


def buffer_place(buffer: RecordBuffer) -> str:
    """Which memory holds the buffer of records, and how large it is, in words."""
    header = buffer.header
    size = f"{header.buffer_bytes} bytes"
    final = (
        f"{size} of device memory (@{buffer.variable})"
        if buffer.variable
        else f"{size} that argument {header.argument} points to"
    )
    if buffer.lds is None:
        return final
    return f"{buffer.lds.bytes} bytes of LDS, copied to {final}"
