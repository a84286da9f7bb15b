"""The options of `optimize`."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ldsopt.assumptions import OFFERED_PROMISES
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import parallel_jobs
from ldsopt.compare.worth import OptimizationGoal
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import chosen, option

STRATEGIES = ("iterative-ilp", "iterative-minreg", "iterative-maxocc", "max-ilp", "max-memory-clause")
"""Strategies of LLVM's scheduler in the order to try: each gains most among the kernels that earlier ones leave
(docs/measured/optimize.md).
"""


_SMALL = 1 << 16
"""The characters of a module up to which a second process for trials saves an eighth of the time at most (nothing below
30,000), and takes 3 to 14 % more of the processor.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptimizeOptions(CheckOptions):
    """The goal, the assumptions, and how everything is compiled and checked."""

    goal: OptimizationGoal | str = option(
        OptimizationGoal.BALANCED,
        "What is best where the figures do not agree. Whatever the goal, nothing is written that `ldsopt diff "
        "--fail-on regressions` rejects; but occupancy: waits may grow where more waves run. Only registers keeps "
        "vector registers of a kernel from growing while as many waves run.",
    )
    assume: Sequence[str] = option(
        (),
        "Make an assumption. About liveness: workgroup-size[@KERNEL]=X[,Y[,Z]], ranges-start-fresh (see `ldsopt "
        "pack`); about fences and exchanges: arguments-do-not-alias, unread-dimensions-are-one, indices-do-not-wrap, "
        "waves-are-whole (see `ldsopt annotate`).",
        metavar="NAME",
    )
    exact_waits: bool = option(
        False,
        "Compare and write all versions as `ldsopt waits` compiles them; -o has to name a .s, .o or .hsaco.",
    )
    effort: int = option(
        1,
        "Other strategies of LLVM's scheduler to compile the best version by.",
        metavar="N",
        minimum=0,
        maximum=len(STRATEGIES),
    )
    jobs: int | None = parallel_jobs()

    def __post_init__(self) -> None:
        CheckOptions.__post_init__(self)
        self.wanted_goal()
        if not 0 <= self.effort <= len(STRATEGIES):
            raise UsageError(
                f"effort {self.effort}: there are {len(STRATEGIES)} strategies; give 0 to {len(STRATEGIES)}"
            )

    def wanted_goal(self) -> OptimizationGoal:
        """The goal, which may be given by its name.

        Raises:
            UsageError: there is none of this name.
        """
        return chosen(OptimizationGoal, self.goal, "goal")

    @property
    def promises(self) -> tuple[str, ...]:
        """The assumptions that are made about fences and exchanges."""
        return tuple(name for name in self.assume if name in OFFERED_PROMISES - {*self.no_assume})

    @property
    def about_liveness(self) -> tuple[str, ...]:
        """The other assumptions that are made."""
        return tuple(name for name in self.assume if name not in OFFERED_PROMISES)

    def at_once(self, size: int) -> int:
        """The number of versions that are tried at one time.

        Args:
            size: characters of the module.
        """
        is_small = size < _SMALL and self.effort <= 1 and not self.exact_waits
        return self.jobs or (1 if is_small else len(os.sched_getaffinity(0)))
