"""A kernel with stage marks, as the checks of its pipelines see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.ir.marks import StageMark
from ldsopt.ir.module import Function, Module


@dataclass(frozen=True, slots=True)
class MarkedKernel:
    """A kernel that has marks, and what is known of its control flow.

    Attributes:
        module, provenance: to which it belongs.
        function: the kernel.
        marks: by index into `Function.instructions`.
        flow, divergence: of the function.
        assumptions: names of what the divergence rests on.
    """

    module: Module
    provenance: Provenance
    function: Function
    marks: Mapping[int, StageMark]
    flow: ControlFlow
    divergence: Divergence
    assumptions: tuple[str, ...]

    def block_of(self, at: int) -> int:
        """The number of the block that holds an instruction, by its index."""
        return self.function.block_at[at]
