"""The result of `instrument`: the records that kernels make, and their cost in code. Values, without logic."""

from __future__ import annotations

from ldsopt.compare.diff import Diff
from ldsopt.dataclass import dataclass
from ldsopt.transforms.instrument.automatic import AutoMarks
from ldsopt.transforms.instrument.instrumenting import Instrumentation


@dataclass(frozen=True, slots=True)
class RecordCost:
    """The code that records add to a module.

    Attributes:
        change: the measures of the code before and after.
        clock: the instruction that reads the clock, as the compiler has written it; empty if none is known.
    """

    change: Diff
    clock: str


@dataclass(frozen=True, slots=True)
class Recording:
    """The result: decisions, and their cost.

    Attributes:
        instrumentation: the decisions; ``None`` if only marks were written.
        marks: that were found without an author; ``None`` if none were requested.
        cost: the code that the records add, if it was measured.
    """

    instrumentation: Instrumentation | None
    marks: AutoMarks | None
    cost: RecordCost | None = None

    @property
    def assumptions(self) -> tuple[str, ...]:
        """Names of the assumptions made."""
        return self.instrumentation.assumptions if self.instrumentation else ()
