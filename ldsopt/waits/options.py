"""The options of `waits`."""

from __future__ import annotations

from typing import Literal

from ldsopt.checker.options import PromisedCheckOptions
from ldsopt.dataclass import dataclass
from ldsopt.options import option

AuthorMode = Literal["keep", "tighten"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitsOptions(PromisedCheckOptions):
    """The options of exact waits."""

    repair: bool = option(
        False,
        "Add waits also for findings that are not proved, unless the module's own scopes say that the two are apart.",
    )
    author_waits: AuthorMode = option(
        "keep",
        "Waits and s_nop that the author wrote: keep them, or tighten them like all others.",
    )
