"""What `check` can be asked for besides: promises about how kernels are launched."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Literal

from ldsopt.analysis.global_memory.promises import SIZES_ARE_NOT_NEGATIVE, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.checker.options import CheckOptions
from ldsopt.errors import UsageError
from ldsopt.options import option

LaunchPromise = Literal["unread-dimensions-are-one", "sizes-are-not-negative"]
LAUNCH_PROMISES: tuple[LaunchPromise, ...] = (UNREAD_DIMENSIONS_ARE_ONE, SIZES_ARE_NOT_NEGATIVE)


def _launch_promises() -> Collection[LaunchPromise]:
    promises: Collection[LaunchPromise] = option(
        (),
        f"Make an assumption. {UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size one along every axis whose work-item "
        "id the kernel never reads, so that it is known which work-items the lanes of a wave are. "
        f"{SIZES_ARE_NOT_NEGATIVE}: an integer argument that branches compare, such as a number of rows, is not "
        "negative, so that what a kernel takes off it does not wrap round.",
    )
    return promises


@dataclass(frozen=True, slots=True, kw_only=True)
class PromisedCheckOptions(CheckOptions):
    """How `check` compiles the module, and which assumptions it may make, or not make."""

    assume: Collection[LaunchPromise] = _launch_promises()

    def __post_init__(self) -> None:
        CheckOptions.__post_init__(self)
        if unknown := set(self.assume).difference(LAUNCH_PROMISES):
            names = ", ".join(sorted(unknown))
            raise UsageError(f"no such assumption of check: {names}; there are {', '.join(LAUNCH_PROMISES)}")

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        return self.assume


def promising(options: CheckOptions, assumptions: Collection[str]) -> CheckOptions:
    """The options, with what a transform has assumed of launches: what it made rests on that in any case."""
    if UNREAD_DIMENSIONS_ARE_ONE not in assumptions:
        return options
    given = {one.name: getattr(options, one.name) for one in fields(CheckOptions)}
    made: LaunchPromise = UNREAD_DIMENSIONS_ARE_ONE
    return PromisedCheckOptions(**given, assume=(made,))
