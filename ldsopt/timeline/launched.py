"""The estimate of a launch, with what reports say of it."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.target.occupancy import WorkgroupRoom
from ldsopt.timeline.ranking import TimelineEstimate


@dataclass(frozen=True, slots=True)
class LaunchTimeline:
    """The estimate of a launch's code.

    Attributes:
        estimate: of one compute unit.
        kernel: whose code it is.
        source: the module's name.
        compiler: what made the code.
        launch: in words.
        text: the listing, which the lines of the estimate's instructions are of.
        known_by: how it is known what waves execute.
        room: how many workgroups run side by side on a compute unit, by the registers and LDS that the code's metadata
            and the launch state; or why that is not known.
    """

    estimate: TimelineEstimate
    kernel: str
    source: str
    compiler: str | None
    launch: str
    text: str
    known_by: str
    room: WorkgroupRoom | str
