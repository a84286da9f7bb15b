"""The option by which promises are made on which fences may be narrowed."""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.analysis.global_memory.promises import (
    ARGUMENTS_DO_NOT_ALIAS,
    INDICES_DO_NOT_WRAP,
    UNREAD_DIMENSIONS_ARE_ONE,
    OfferedPromise,
)
from ldsopt.options import option


def made_promises() -> Collection[OfferedPromise]:
    """The field of a dataclass of options with the promises on which fences may be narrowed."""
    field: Collection[OfferedPromise] = option(
        (),
        f"Make an assumption about fences. {ARGUMENTS_DO_NOT_ALIAS}: no two pointer arguments of a kernel lead to a "
        f"common byte, and none leads to a variable of the module. {UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size "
        f"one along every axis whose work-item id the kernel never reads. {INDICES_DO_NOT_WRAP}: no sum or product "
        "that an address in global memory is computed from wraps around.",
        metavar="NAME",
    )
    return field
