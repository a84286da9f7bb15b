"""The options of `check`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ldsopt.assumptions import Assumption, refused_assumptions, require_known
from ldsopt.codegen.options import CompileOptions


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
