"""The options of `check`: how it compiles the module, and what it may promise of launches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from ldsopt.assumptions import (
    ARGUMENTS_DO_NOT_ALIAS,
    INDICES_DO_NOT_WRAP,
    NO_GLOBAL_RACES,
    OF_RACES,
    SIZES_ARE_NOT_NEGATIVE,
    UNREAD_DIMENSIONS_ARE_ONE,
    Assumption,
    refused_assumptions,
    require_known,
)
from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import given_by, option
from ldsopt.target.workgroup_size import (
    LARGEST_WORKGROUP,
    WORKGROUP_SIZE,
    WORKGROUP_SIZE_FORMS,
    kind_of,
    said_twice,
    workgroup_size,
)

LAUNCH_PROMISES = (UNREAD_DIMENSIONS_ARE_ONE, SIZES_ARE_NOT_NEGATIVE)
MEMORY_PROMISES = (ARGUMENTS_DO_NOT_ALIAS, INDICES_DO_NOT_WRAP)
"""Promises about global memory: `check` counts pairs of its accesses that race, and reports none of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOptions(CompileOptions):
    """The way `check` compiles the module, and the assumptions that it may not make."""

    no_assume: Collection[Assumption] = refused_assumptions()

    def __post_init__(self) -> None:
        CompileOptions.__post_init__(self)
        require_known(self.no_assume)

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        return ()


def require_promises(names: Collection[str], known_names: Sequence[str] = LAUNCH_PROMISES) -> None:
    """Requires that each name is a promise that a launch can keep, and at most one the shape of a kernel's workgroups.

    Args:
        names: the names.
        known_names: the promises that there are, other than a shape.

    Raises:
        UsageError: one is not, or there are several shapes of one kernel.
    """
    for name in names:
        if name not in known_names and workgroup_size(name) is None:
            most = f"of up to {LARGEST_WORKGROUP} work-items"
            if kind_of(name) == WORKGROUP_SIZE:
                raise UsageError(f"{name} states no size of a workgroup: give {WORKGROUP_SIZE_FORMS} {most}")
            known = ", ".join((*known_names, WORKGROUP_SIZE_FORMS))
            raise UsageError(f"no such assumption of a launch: {name}; there are {known} {most}")
    if said_twice(names):
        raise UsageError(f"--assume takes one workgroup-size of a kernel, not {', '.join(names)}")


def _launch_promises() -> Sequence[str]:
    promises: Sequence[str] = option(
        (),
        f"Make an assumption. {UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size one along every axis whose work-item "
        "id the kernel never reads, so that it is known which work-items the lanes of a wave are (`check` makes it "
        "unless it is refused, `waits` where it is given). "
        f"{SIZES_ARE_NOT_NEGATIVE}: an integer argument that branches compare, such as a number of rows, is not "
        f"negative, so that what a kernel takes off it does not wrap round. {WORKGROUP_SIZE_FORMS}: every "
        "workgroup of a kernel that does not state its size, or of this one, has this size; the name may be a pattern, "
        "and one size `*`: as many work-items as launch bounds admit. "
        f"{ARGUMENTS_DO_NOT_ALIAS}, {INDICES_DO_NOT_WRAP} (`check` alone; see `ldsopt annotate`): of pairs of "
        "accesses of global memory more is proved, by the latter also of counters that begin with a work-item's id.",
        metavar="NAME",
    )
    return promises


@dataclass(frozen=True, slots=True, kw_only=True)
class PromisedCheckOptions(CheckOptions):
    """The way `check` compiles the module, and the assumptions that it may make, or not make."""

    assume: Sequence[str] = _launch_promises()

    def __post_init__(self) -> None:
        CheckOptions.__post_init__(self)
        require_promises(self.assume, self._known_promises())

    def _known_promises(self) -> Sequence[str]:
        return LAUNCH_PROMISES

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        return self.assume


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceCheckOptions(PromisedCheckOptions):
    """The options of `check` for races between waves, beside all that.

    It writes nothing, so it makes the promise on which most launches of kernels without a stated size rest.
    """

    no_races: bool = option(False, "Do not look for races between waves.")
    race_seconds: float = option(
        5.0,
        "Seconds, about, for the races of a module, or of each code object of a file: of the solver, by its steps "
        "(for each 25 kernels), and of executions, by their instructions.",
        metavar="SECONDS",
        above=0,
    )

    def _known_promises(self) -> Sequence[str]:
        return (*LAUNCH_PROMISES, *MEMORY_PROMISES)

    @property
    def of_races(self) -> frozenset[str]:
        """The promises that the proof of races between waves may rely on."""
        return frozenset({*OF_RACES, *self.assume}.difference(self.no_assume))

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        made = (
            one
            for one in (UNREAD_DIMENSIONS_ARE_ONE, NO_GLOBAL_RACES)
            if one not in (*self.assume, *self.no_assume)
        )
        return (*self.assume, *made)


def promising(options: CheckOptions, assumptions: Collection[str]) -> CheckOptions:
    """The options, with what a transform has assumed of launches: what it made rests on that in any case."""
    if UNREAD_DIMENSIONS_ARE_ONE not in assumptions or UNREAD_DIMENSIONS_ARE_ONE in options.promises:
        return options
    if isinstance(options, PromisedCheckOptions):
        return replace(options, assume=(*options.assume, UNREAD_DIMENSIONS_ARE_ONE))
    return PromisedCheckOptions(**given_by(CheckOptions, options), assume=(UNREAD_DIMENSIONS_ARE_ONE,))
