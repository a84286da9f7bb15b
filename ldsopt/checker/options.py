"""What `check` can be asked for."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from ldsopt.analysis.global_memory.promises import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.codegen.options import CompileOptions
from ldsopt.errors import UsageError
from ldsopt.options import option
from ldsopt.transforms.annotate.options import Assumption, refused_assumptions, require_known

LaunchPromise = Literal["unread-dimensions-are-one"]


def _launch_promises() -> Collection[LaunchPromise]:
    promises: Collection[LaunchPromise] = option(
        (),
        f"Make an assumption. {UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size one along every axis whose work-item "
        "id the kernel never reads, so that it is known which work-items the lanes of a wave are.",
    )
    return promises


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOptions(CompileOptions):
    """How `check` compiles the module, and which assumptions it may not make."""

    no_assume: Collection[Assumption] = refused_assumptions()

    def __post_init__(self) -> None:
        require_known(self.no_assume)

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PromisedCheckOptions(CheckOptions):
    """The same, and which assumptions it may make besides."""

    assume: Collection[LaunchPromise] = _launch_promises()

    def __post_init__(self) -> None:
        CheckOptions.__post_init__(self)
        if unknown := set(self.assume) - {UNREAD_DIMENSIONS_ARE_ONE}:
            names = ", ".join(sorted(unknown))
            raise UsageError(f"no such assumption of check: {names}; there is {UNREAD_DIMENSIONS_ARE_ONE}")

    @property
    def promises(self) -> Collection[str]:
        """The assumptions about launches that are made."""
        return self.assume
