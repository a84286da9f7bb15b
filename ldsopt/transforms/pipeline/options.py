"""The options of `pipeline`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from ldsopt.assumptions import (
    ARGUMENTS_DO_NOT_ALIAS,
    MADE_PROMISES,
    NAMED_BASES,
    UNREAD_DIMENSIONS_ARE_ONE,
    require_shapes,
)
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option

FenceChoice = Literal["minimal", "all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PipelineOptions:
    """The options of `pipeline`: the code that marked loops become."""

    plain: bool = option(
        False,
        "Write what the marks mean without a phase shift: a full barrier in front of the loop and at the end of each "
        "stage. That is the reference to compare with: `ldsopt verify plain.ll pipelined.ll`.",
    )
    fence: FenceChoice = option(
        "minimal",
        "Which of the barriers order LDS. minimal: as few as the stages' dependences need; all: every one, so that "
        "each waits for the wave's LDS operations at once.",
    )
    auto: int | None = option(
        None,
        "Cut a loop without marks into N stages, so that both groups need different units. 0 finds N, and refuses a "
        "loop that gains nothing.",
        metavar="N",
        minimum=0,
        maximum=16,
    )
    loop: int | None = option(
        None,
        "With --auto: the loop that has this line of the input. Default: the only one.",
        metavar="LINE",
        minimum=1,
    )
    assume: Sequence[str] = option(
        (),
        "Make an assumption. workgroup-size[@KERNEL]=X[,Y[,Z]]: every workgroup of a kernel that does not state its "
        "size has this one; HIP kernels do not say. arguments-do-not-alias: no two pointer arguments of a kernel lead "
        "to a common byte.",
        metavar="NAME",
    )
    no_assume: Collection[Literal["named-bases", "noalias-arguments", "unread-dimensions-are-one"]] = option(
        (),
        "Refuse an assumption. named-bases: differently named dynamic bases are used with disjoint bytes. "
        "noalias-arguments: `noalias` of a kernel's argument holds between all of its work-items. "
        f"{UNREAD_DIMENSIONS_ARE_ONE}: a kernel that states no reqd_work_group_size and asks for no other id than "
        "workitem.id.x is launched with workgroups of one dimension.",
    )

    def __post_init__(self) -> None:
        if self.auto not in (None, 0, *range(2, 17)):
            raise UsageError(f"a loop is cut into 2 to 16 stages, or 0 to find how many; not {self.auto}")
        if self.loop is not None and self.auto is None:
            raise UsageError("--loop says which loop --auto cuts; give --auto N")
        if self.fence not in ("minimal", "all"):
            raise UsageError(f"no such choice of fences: {self.fence}; there are minimal, all")
        require_shapes(self.shapes)
        known = sorted({NAMED_BASES, UNREAD_DIMENSIONS_ARE_ONE, *MADE_PROMISES})
        if unknown := sorted(set(self.no_assume) - set(known)):
            raise UsageError(f"no such assumption: {unknown[0]}; there are {', '.join(known)}")

    @property
    def shapes(self) -> tuple[str, ...]:
        """The shape that workgroups are said to have."""
        return tuple(name for name in self.assume if name != ARGUMENTS_DO_NOT_ALIAS)

    @property
    def promises(self) -> frozenset[str]:
        """The assumptions about global memory that are made."""
        return MADE_PROMISES.difference(self.no_assume) | {ARGUMENTS_DO_NOT_ALIAS}.intersection(self.assume)
