"""What the reports on instrumented kernels have in common."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.diff import Diff, MetricChange
from ldsopt.compare.metrics import MetricValue
from ldsopt.compare.recording import Recording
from ldsopt.report.transformed import TransformSubject
from ldsopt.transforms.instrument.allocation import RecordBuffer

_NOT_SHOWN = frozenset({"wait_weight", "lds_accesses", "max_depth"})
_LIMITS = ("vgprs", "sgprs", "lds_bytes", "occupancy")
SCALAR_MEMORY_CLOCK = "s_memtime"
"""The clock that is read by way of scalar memory."""


class InstrumentationSubject(TransformSubject[Recording]):
    """Everything that a report on instrumented kernels shows."""

    __slots__ = ()

    @property
    def change(self) -> Diff | None:
        """The measures of the code before and after; ``None`` if they were not taken."""
        return self.details.cost.change if self.details.cost else None

    @property
    def clock(self) -> str:
        """The instruction that reads the clock; empty if it is not known."""
        return self.details.cost.clock if self.details.cost else ""

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
