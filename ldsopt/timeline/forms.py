"""Two forms of one kernel against each other: the cycles that the model gives a workgroup of each.

Rules.

* Both forms execute the same launch, to its end or to the same barrier, so that both have done the same work then.
* The cycles are those of the compute unit, from its first instruction to its last, divided by the workgroups on it.
  They are what instructions take and what waves stand still: stalls that are saved by more instructions are no gain.
* A form is better if it takes fewer cycles at both ends of the range of memory latencies, and by more than `MARGIN`.
  Where the ends disagree, neither is. So *better* is transitive, and some form is such that no other is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.timeline.ranking import both_ends
from ldsopt.timeline.streams import WorkgroupStreams

MARGIN = 0.01
"""The part of the cycles by which forms have to differ. A convention: less may be a few turns of a SIMD."""


@dataclass(frozen=True, slots=True)
class FormCycles:
    """The estimate of one form, in cycles of the model for each workgroup. Not a run time.

    Attributes:
        low, high: with the lowest and the highest latency of memory.
    """

    low: float
    high: float

    def gain_over(self, other: FormCycles) -> tuple[float, float]:
        """The ratio of the other form's cycles to this one's, at both ends."""
        return other.low / self.low, other.high / self.high

    def is_better_than(self, other: FormCycles) -> bool:
        """True if the form takes fewer cycles at both ends."""
        return min(self.gain_over(other)) > 1 + MARGIN


def form_cycles(
    streams: WorkgroupStreams, *, memory_latency: tuple[int, int] | None = None, workgroups: int = 1
) -> FormCycles:
    """The cycles that a workgroup of a form takes.

    Args:
        streams: what one workgroup executes.
        memory_latency: cycles, lowest and highest; by default the architecture's.
        workgroups: so many are on the compute unit, each executing the same.

    Raises:
        InputError: as `ldsopt.timeline.compute_unit.estimate`.
    """
    low, high = (max(run.ends) / workgroups for run in both_ends(streams, memory_latency, workgroups))
    return FormCycles(low, high)


def least_beaten(forms: Sequence[FormCycles]) -> int:
    """The place of the first form that no other is better than.

    >>> least_beaten([FormCycles(100, 200), FormCycles(90, 210), FormCycles(80, 190)])
    2
    >>> least_beaten([FormCycles(100, 200), FormCycles(90, 210)])
    0
    """
    return next(
        place for place, form in enumerate(forms) if not any(other.is_better_than(form) for other in forms)
    )
