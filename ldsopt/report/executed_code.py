"""What a report of an execution says of the code that was executed: a module of IR, or machine code."""

from __future__ import annotations

from typing import Protocol

from ldsopt.target.arch import Arch


class ExecutedCode(Protocol):
    """Code with its name, and the architecture that it is for."""

    @property
    def source(self) -> str:
        """The name of the module that was executed."""

    @property
    def arch(self) -> Arch | None:
        """The architecture, if it is known."""
