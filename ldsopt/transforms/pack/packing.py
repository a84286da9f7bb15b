"""The answer of `pack`: values, without logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
from ldsopt.ir.edits import Edits
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.pack.plan import KernelPlan


@dataclass(frozen=True, slots=True)
class PackedKernel:
    """The result for one kernel.

    Attributes:
        plan: where its variables lie, and why.
        arena: name of the arena; empty if the kernel is left alone.
        fences: how many were added at its barriers.
        claims: of how many accesses metadata was dropped that does not hold where bytes are shared.
    """

    plan: KernelPlan
    arena: str = ""
    fences: int = 0
    claims: int = 0

    @property
    def is_changed(self) -> bool:
        """True if variables of the kernel became parts of an arena; else it is as it came."""
        return bool(self.arena)


@dataclass(frozen=True, slots=True)
class Packing:
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        kernels: those with static LDS, in text order.
        liveness: of the module.
        annotation: the tags of the functions that were rewritten; ``None`` if none was.
        barriers: how many barriers were added to each kernel first, by name.
    """

    edits: Edits
    kernels: tuple[PackedKernel, ...]
    liveness: ModuleLiveness
    annotation: Annotation | None
    barriers: Mapping[str, int] = field(default_factory=dict)

    @property
    def assumptions(self) -> tuple[str, ...]:
        """The names of the assumptions that the output rests on."""
        changed = (kernel for kernel in self.kernels if kernel.is_changed)
        found = [name for kernel in changed for name in kernel.plan.liveness.assumptions]
        found += self.annotation.assumptions if self.annotation else ()
        return tuple(dict.fromkeys(found))
