"""Narrowing the fences of workgroups: each whose order of global memory is not needed becomes one of LDS alone.

    fence syncscope("workgroup") release                                    ; before
    fence syncscope("workgroup") release, !mmra !0                          ; after
    !0 = !{!"amdgpu-synchronize-as", !"local"}

What decides is `ldsopt.analysis.global_memory.crossings`: the pairs of accesses that a fence may order for two
work-items of a workgroup. A fence changes only if it is of workgroup scope, stands in a kernel, says nothing of address
spaces yet, and no pair needs it. Fences in functions that are called stay: other kernels may call them.

What it is worth depends on the architecture. From gfx10 on, where a workgroup may run on two compute units with a
cache each, a fence of all memory waits for the wave's global loads and stores in front of a barrier, and drops the
cache behind it (``buffer_gl0_inv``, ``global_inv``); one of LDS does neither. On gfx90a and gfx942 both are the same
code.

Sources: AMDGPUUsage, 'Memory Model Relaxation Annotations', 'Memory Model gfx10-gfx11' and 'gfx12';
SIMemoryLegalizer.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.crossings import FenceCrossing, KernelCrossings, find_crossings
from ldsopt.analysis.global_memory.promises import MADE_PROMISES
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.fences.options import FenceOptions


class FenceStanding(Enum):
    """What became of a fence, and why: the classes that reports count."""

    PROVED = "proved"
    PROVED_BY_INDEX = "proved by index"
    ASSUMED = "assumed"
    LOCAL = "local already"
    IF_ASSUMED = "if assumed"
    NEEDS_INDEX = "needs the index proof"
    SYNCHRONIZES_FURTHER = "synchronizes further"
    UNKNOWN = "unknown"
    CALLED = "in a called function"
    GAINS_NOTHING = "gains nothing"

    @property
    def is_narrowed(self) -> bool:
        """The fence was narrowed."""
        return self in (FenceStanding.PROVED, FenceStanding.PROVED_BY_INDEX, FenceStanding.ASSUMED)


_KEPT = {
    OrderObstacle.PROMISE: FenceStanding.IF_ASSUMED,
    OrderObstacle.INDEX: FenceStanding.NEEDS_INDEX,
    OrderObstacle.FURTHER: FenceStanding.SYNCHRONIZES_FURTHER,
    OrderObstacle.UNKNOWN: FenceStanding.UNKNOWN,
}


@dataclass(frozen=True, slots=True)
class NarrowedFence:
    """One fence of a workgroup.

    Attributes:
        line: an index into `Module.lines` of the input.
        standing: what became of it, and why.
        promises: assumptions that it rests on, or with `FenceStanding.IF_ASSUMED` would rest on.
        pair: lines of two accesses that keep it, the earlier one first.
    """

    line: int
    standing: FenceStanding
    promises: tuple[str, ...] = ()
    pair: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NarrowedKernel:
    """The fences of one kernel.

    Attributes:
        name: of the kernel.
        line: of its ``define``, an index into `Module.lines`.
        fences: in text order, those of called functions last.
        everywhere: why each pair of accesses counts for every fence; empty if only those do that lie around it.
        given_back: why its fences were left as they are although they need not order global memory; empty otherwise.
    """

    name: str
    line: int
    fences: tuple[NarrowedFence, ...]
    everywhere: str = ""
    given_back: str = ""

    @property
    def narrowed(self) -> int:
        """How many fences were narrowed."""
        return sum(fence.standing.is_narrowed for fence in self.fences)


@dataclass(frozen=True, slots=True)
class FenceNarrowing:
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        kernels: those with fences of a workgroup, in text order.
        assumptions: names of the assumptions that the narrowed fences rest on.
    """

    edits: Edits
    kernels: tuple[NarrowedKernel, ...]
    assumptions: tuple[str, ...] = ()

    def count(self, standing: FenceStanding) -> int:
        """How many fences are of a standing."""
        return sum(fence.standing is standing for kernel in self.kernels for fence in kernel.fences)


def find_narrowing(
    module: Module, options: FenceOptions, given_back: Mapping[str, str] | None = None
) -> FenceNarrowing:
    """What to narrow of a module.

    Args:
        module: final IR.
        options: on what.
        given_back: kernels to leave as they are, by name, and why.
    """
    back = given_back or {}
    kernels = tuple(
        _kernel(module, kernel, back.get(kernel.name, ""))
        for kernel in find_crossings(module, options.promises)
    )
    narrowed = [f for kernel in kernels for f in kernel.fences if f.standing.is_narrowed]
    lines = {fence.line: LineEdit(lds_only=True) for fence in narrowed}
    assumptions = sorted({promise for fence in narrowed for promise in fence.promises})
    return FenceNarrowing(Edits(lines), kernels, tuple(assumptions))


def _kernel(module: Module, kernel: KernelCrossings, reason: str) -> NarrowedKernel:
    fences = (
        *_fences(module, kernel, reason),
        *(NarrowedFence(line, FenceStanding.CALLED) for line in kernel.called),
    )
    return NarrowedKernel(kernel.name, kernel.line, fences, kernel.everywhere, reason)


def _fences(module: Module, kernel: KernelCrossings, reason: str) -> Iterator[NarrowedFence]:
    for crossing in kernel.fences:
        standing = _standing(module, crossing)
        if standing.is_narrowed and reason:
            standing = FenceStanding.GAINS_NOTHING
        rests = standing.is_narrowed or standing is FenceStanding.IF_ASSUMED
        promises = tuple(sorted(crossing.promises)) if rests else ()
        pair = crossing.pair if standing is not FenceStanding.LOCAL else ()
        yield NarrowedFence(crossing.line, standing, promises, pair)


def _standing(module: Module, crossing: FenceCrossing) -> FenceStanding:
    if "mmra" in attachments(module.lines[crossing.line])[1]:
        return FenceStanding.LOCAL if not crossing.fence.orders_global else FenceStanding.UNKNOWN
    if crossing.obstacle is not OrderObstacle.NONE:
        return _KEPT[crossing.obstacle]
    if crossing.promises - MADE_PROMISES:
        return FenceStanding.ASSUMED
    return FenceStanding.PROVED_BY_INDEX if crossing.by_index else FenceStanding.PROVED
