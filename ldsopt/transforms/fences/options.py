"""What narrowing fences may assume."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ldsopt.analysis.global_memory.promises import (
    ARGUMENTS_DO_NOT_ALIAS,
    MADE_PROMISES,
    NOALIAS_ARGUMENTS,
    OFFERED_PROMISES,
    UNREAD_DIMENSIONS_ARE_ONE,
    MadePromise,
    OfferedPromise,
)
from ldsopt.errors import UsageError
from ldsopt.options import option


def made_promises() -> Collection[OfferedPromise]:
    """The field of a dataclass of options with the promises on which fences may be narrowed."""
    field: Collection[OfferedPromise] = option(
        (),
        f"Make an assumption about fences. {ARGUMENTS_DO_NOT_ALIAS}: no two pointer arguments of a kernel lead to a "
        f"common byte, and none leads to a variable of the module. {UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size "
        "one along every axis whose work-item id the kernel never reads.",
    )
    return field


@dataclass(frozen=True, slots=True, kw_only=True)
class FenceOptions:
    """On what fences may be narrowed."""

    assume: Collection[OfferedPromise] = made_promises()
    no_assume: Collection[MadePromise] = option(
        (),
        f"Refuse an assumption. {NOALIAS_ARGUMENTS}: that `noalias` of a kernel's argument holds between all of its "
        "work-items, as LLVM's AMDGPU backend takes it to.",
    )

    def __post_init__(self) -> None:
        for given, known in ((self.assume, OFFERED_PROMISES), (self.no_assume, MADE_PROMISES)):
            if unknown := set(given) - known:
                raise UsageError(
                    f"no such assumption about fences: {', '.join(sorted(unknown))}; there is "
                    f"{', '.join(sorted(known))}"
                )

    @property
    def promises(self) -> frozenset[str]:
        """All that are made."""
        return MADE_PROMISES.difference(self.no_assume).union(self.assume)
