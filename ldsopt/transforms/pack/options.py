"""The options of `pack`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ldsopt.assumptions import MADE_PROMISES, OFFERED_PROMISES, Assumption, refused_assumptions, require_known
from ldsopt.dataclass import dataclass
from ldsopt.options import chosen, option
from ldsopt.packing.problem import Goal
from ldsopt.packing.solver import NODE_BUDGET


def made_assumptions() -> Sequence[str]:
    """The field of a dataclass of options with the assumptions about liveness that are made."""
    field: Sequence[str] = option(
        (),
        "Make an assumption. workgroup-size[@KERNEL]=X[,Y[,Z]]: every workgroup has this size; HIP kernels do not say. "
        "ranges-start-fresh: what is written after the last read is all that is read next. arguments-do-not-alias: no "
        "two pointer arguments of a kernel lead to a common byte.",
        metavar="NAME",
    )
    return field


@dataclass(frozen=True, slots=True, kw_only=True)
class PackOptions:
    """The assumptions that `pack` may make, and its goal."""

    goal: Goal | str | None = option(
        None,
        "Gain that a placement is for, at any cost in waits. step: more waves at a time, or fewer bytes at no cost; "
        "workgroups: more waves only; bytes, granules: fewer of LDS; fit: that a workgroup fits. Default: step, "
        "without code that `ldsopt diff --fail-on regressions` rejects.",
    )
    no_share: bool = option(
        False,
        "Let no two variables share bytes: one arena a kernel all the same, whose parts are told apart by tags.",
    )
    insert_barriers: bool = option(
        False,
        "Add barriers where the lack of one keeps variables from sharing, if more waves then run at a time.",
    )
    assume: Sequence[str] = made_assumptions()
    no_assume: Collection[Assumption] = refused_assumptions()
    precise: bool = option(False, "Tag by base sets and byte ranges, as `ldsopt annotate --precise` does.")
    node_budget: int = option(
        NODE_BUDGET,
        f"Effort of the search for the best placement. Default: {NODE_BUDGET}.",
        metavar="N",
        minimum=0,
    )
    ortools: bool = option(
        False,
        "Hand what the built-in search leaves open to the solver of OR-tools (needs ldsopt[ortools]).",
        synonyms=("--exact",),
    )

    def __post_init__(self) -> None:
        require_known(self.no_assume)
        self.wanted_goal()

    @property
    def promises(self) -> frozenset[str]:
        """The assumptions about global memory that are made."""
        return (MADE_PROMISES | (OFFERED_PROMISES & set(self.assume))) - set(self.no_assume)

    @property
    def about_liveness(self) -> tuple[str, ...]:
        """The other assumptions that are made."""
        return tuple(name for name in self.assume if name not in OFFERED_PROMISES)

    def wanted_goal(self) -> Goal:
        """The goal, which may be given by its name; `Goal.STEP` if none is named.

        Raises:
            UsageError: there is no goal of this name.
        """
        return Goal.STEP if self.goal is None else chosen(Goal, self.goal, "goal")
