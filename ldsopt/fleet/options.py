"""The options of work on many modules."""

from __future__ import annotations

import os
from dataclasses import dataclass

from ldsopt.codegen.options import PARALLEL
from ldsopt.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class FleetOptions:
    """The number of modules at one time, and what becomes of the others when one fails."""

    jobs: int | None = option(
        None,
        PARALLEL,
        flags=("-j", "--jobs"),
        metavar="N",
        minimum=1,
        is_shared=True,
    )
    fail_fast: bool = option(
        False, "Stop at the first module that fails. Default: go on with the others.", is_shared=True
    )
    module_seconds: float | None = option(
        None,
        "Give up a module that takes longer, and go on with the others. Default: no limit.",
        flags=("--module-timeout",),
        metavar="SECONDS",
        above=0,
        is_shared=True,
    )

    @property
    def at_once(self) -> int:
        """The number of modules that are worked on at the same time: as asked for, or one for each core."""
        return self.jobs or len(os.sched_getaffinity(0))
