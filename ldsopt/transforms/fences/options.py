"""The assumptions that narrowing fences may make."""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.assumptions import (
    MADE_PROMISES,
    NOALIAS_ARGUMENTS,
    OFFERED_PROMISES,
    MadePromise,
    OfferedPromise,
    made_promises,
)
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class FenceOptions:
    """The assumptions by which fences may be narrowed."""

    assume: Collection[OfferedPromise] = made_promises()
    no_assume: Collection[MadePromise | OfferedPromise] = option(
        (),
        f"Refuse an assumption. {NOALIAS_ARGUMENTS}: that `noalias` of a kernel's argument holds between all of its "
        "work-items, as LLVM's AMDGPU backend takes it to.",
    )

    def __post_init__(self) -> None:
        every = MADE_PROMISES | OFFERED_PROMISES
        for given, known in ((self.assume, OFFERED_PROMISES), (self.no_assume, every)):
            if unknown := set(given) - known:
                raise UsageError(
                    f"no such assumption about fences: {', '.join(sorted(unknown))}; there is "
                    f"{', '.join(sorted(known))}"
                )

    @property
    def promises(self) -> frozenset[str]:
        """The promises that hold: those made by default and the additional ones, without the refused ones."""
        return MADE_PROMISES.union(self.assume).difference(self.no_assume)
