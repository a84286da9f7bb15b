"""Fences at the barriers across which bytes of LDS change their owner.

``llvm.amdgcn.s.barrier`` by itself orders nothing in LDS: what a wave has issued in front of it may still be under way
when another wave, released by it, writes the same bytes. Between different variables that does no harm, so kernels can
get by without more. LLVM 22 moves no access across the barrier; that is not what its definition promises, either. So in
a kernel whose variables share bytes every barrier has a release fence in front (a wait for the wave's LDS operations,
and nothing sinks below it) and an acquire fence behind (nothing rises above it), as front-ends write them::

    fence syncscope("workgroup") release
    call void @llvm.amdgcn.s.barrier()
    fence syncscope("workgroup") acquire

They order LDS only (``!mmra``), so on gfx10 to gfx12 they wait for no global memory and drop no cache. Of a split
barrier the signal has the release and the wait the acquire. A fence that is there counts if nothing that
touches memory stands between, its scope is a workgroup or more, and it is about LDS.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.live_ranges import KernelLiveness
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import Fence, is_harmless, read_fence
from ldsopt.ir.syntax import is_instruction

RELEASE, ACQUIRE = '  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'
_BARRIER = "@llvm.amdgcn.s.barrier"


def missing_fences(module: Module, kernel: KernelLiveness) -> Iterator[tuple[int, str]]:
    """The fences to add to a kernel: lines to put them in front of, indices into `Module.lines`, and the fences.

    A barrier of a function that is called several times gets them once.
    """
    yield from dict.fromkeys(_missing(module, kernel))


def _missing(module: Module, kernel: KernelLiveness) -> Iterator[tuple[int, str]]:
    if kernel.phases is None:
        return
    for segment, (_, barrier) in zip(kernel.phases.segments, kernel.segment_lines, strict=True):
        signals = segment.crossing in (Crossing.BARRIER, Crossing.SIGNAL)
        waits = segment.crossing in (Crossing.BARRIER, Crossing.WAIT)
        if signals and not any(fence.releases for fence in _fences(module, barrier, -1)):
            yield barrier, RELEASE
        if waits and not any(fence.acquires for fence in _fences(module, barrier, 1)):
            yield _next(module, barrier, 1), ACQUIRE


def _fences(module: Module, barrier: int, step: int) -> Iterator[Fence]:
    """The fences of LDS in front of a barrier or behind it, up to the next instruction that may touch memory."""
    line = _next(module, barrier, step)
    while is_instruction(module.lines[line]):
        fence = read_fence(module, line)
        if fence is not None and fence.orders_lds:
            yield fence
        elif fence is None and (not is_harmless(module.lines[line]) or _BARRIER in module.lines[line]):
            return
        line = _next(module, line, step)


def _next(module: Module, line: int, step: int) -> int:
    """The next line that is an instruction, or ends the block: debug records stand between."""
    line += step
    while module.lines[line].startswith("    #dbg_"):
        line += step
    return line
