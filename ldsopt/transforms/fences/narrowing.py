"""Narrowing the fences of workgroups: each whose order of global memory is not needed becomes one of LDS alone.

    fence syncscope("workgroup") release                                    ; before
    fence syncscope("workgroup") release, !mmra !0                          ; after
    !0 = !{!"amdgpu-synchronize-as", !"local"}

`ldsopt.analysis.global_memory.crossings` decides: it finds the pairs of accesses that a fence may order for two
work-items of a workgroup. A fence changes only if it is of workgroup scope, stands in a kernel, names no address space
yet, and no pair needs it. Fences in called functions stay: other kernels may call them.

The gain depends on the architecture. From gfx10 on, where a workgroup may run on two compute units with a cache each, a
fence of all memory waits for the wave's global loads and stores in front of a barrier, and drops the cache behind it
(``buffer_gl0_inv``, ``global_inv``); one of LDS does neither. On gfx90a and gfx942 both are the same code.

Sources: AMDGPUUsage, 'Memory Model Relaxation Annotations', 'Memory Model gfx10-gfx11' and 'gfx12';
SIMemoryLegalizer.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.crossings import FenceCrossing, KernelCrossings, find_crossings
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits, OrderingSite, rests_on


class FenceStanding(EditStanding):
    """The outcome for a fence, with its reason: the classes that reports count."""

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
    def is_made(self) -> bool:
        """True if the fence was narrowed."""
        return self in (FenceStanding.PROVED, FenceStanding.PROVED_BY_INDEX, FenceStanding.ASSUMED)


_KEPT = {
    OrderObstacle.PROMISE: FenceStanding.IF_ASSUMED,
    OrderObstacle.INDEX: FenceStanding.NEEDS_INDEX,
    OrderObstacle.FURTHER: FenceStanding.SYNCHRONIZES_FURTHER,
    OrderObstacle.UNKNOWN: FenceStanding.UNKNOWN,
}


NarrowedFence = OrderingSite[FenceStanding]
NarrowedKernel = FunctionSites[NarrowedFence]
"""Its ``why``: the reason why each pair of accesses counts for every fence; empty if only pairs around a fence do."""
FenceNarrowing = JudgedEdits[NarrowedFence]


def find_narrowing(
    module: Module, options: FenceOptions, given_back: Mapping[str, str] | None = None
) -> FenceNarrowing:
    """The fences of a module to narrow.

    Args:
        module: final IR.
        options: the assumptions that may be made.
        given_back: kernels to leave as they are, by name, with the reason.
    """
    back = given_back or {}
    kernels = tuple(
        _kernel(module, kernel, back.get(kernel.name, ""))
        for kernel in find_crossings(module, options.promises)
    )
    fences = [fence for kernel in kernels for fence in kernel.sites]
    lines = {fence.line: LineEdit(lds_only=True) for fence in fences if fence.standing.is_made}
    return FenceNarrowing(Edits(lines), kernels, rests_on(fences))


def _kernel(module: Module, kernel: KernelCrossings, reason: str) -> NarrowedKernel:
    fences = (
        *_fences(module, kernel, reason),
        *(NarrowedFence(line, FenceStanding.CALLED) for line in kernel.called),
    )
    return NarrowedKernel(kernel.name, kernel.line, fences, kernel.everywhere, reason)


def _fences(module: Module, kernel: KernelCrossings, reason: str) -> Iterator[NarrowedFence]:
    for crossing in kernel.fences:
        standing = _standing(module, crossing)
        if standing.is_made and reason:
            standing = FenceStanding.GAINS_NOTHING
        rests = standing.is_made or standing is FenceStanding.IF_ASSUMED
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
