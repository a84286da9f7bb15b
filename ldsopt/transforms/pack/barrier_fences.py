"""Fences at the barriers across which bytes of LDS change their owner.

``llvm.amdgcn.s.barrier`` by itself orders nothing in LDS: what a wave has issued in front of it may still be under way
when another wave, released by it, writes the same bytes. Between different variables that does no harm, so kernels can
get by without more. LLVM 22 moves no access across the barrier; that is not what its definition promises, either. So in
a kernel whose variables share bytes every barrier has a release fence in front (a wait for the wave's LDS operations,
and nothing sinks below it) and an acquire fence behind (nothing rises above it), as front-ends write them::

    fence syncscope("workgroup") release
    call void @llvm.amdgcn.s.barrier()
    fence syncscope("workgroup") acquire

Of a split barrier the signal has the release and the wait the acquire. A fence that is there counts if nothing that
touches memory stands between, its scope is a workgroup or more, and it is about LDS.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.live_ranges import KernelLiveness
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import is_instruction
from ldsopt.transforms.annotate.bare_barriers import is_fence

RELEASE, ACQUIRE = '  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'
_RELEASES = frozenset({"release", "acq_rel", "seq_cst"})
_ACQUIRES = frozenset({"acquire", "acq_rel", "seq_cst"})
_HARMLESS = re.compile(
    r"  (?:tail )?call void @llvm\.(?:amdgcn\.(?:s\.(?!barrier)|sched\.|iglp)|dbg\.|assume)"
)


def missing_fences(module: Module, kernel: KernelLiveness) -> Iterator[tuple[int, str]]:
    """The fences to add to a kernel: lines to put them in front of, indices into `Module.lines`, and the fences."""
    if kernel.phases is None:
        return
    for segment, (_, barrier) in zip(kernel.phases.segments, kernel.segment_lines, strict=True):
        if segment.crossing in (Crossing.BARRIER, Crossing.SIGNAL) and not _has_fence(
            module, barrier, -1, _RELEASES
        ):
            yield barrier, RELEASE
        if segment.crossing in (Crossing.BARRIER, Crossing.WAIT) and not _has_fence(
            module, barrier, 1, _ACQUIRES
        ):
            yield _next(module, barrier, 1), ACQUIRE


def _has_fence(module: Module, barrier: int, step: int, orders: frozenset[str]) -> bool:
    line = _next(module, barrier, step)
    while is_instruction(module.lines[line]):
        text = module.lines[line]
        if is_fence(module, line, orders):
            return True
        if not text.startswith("  fence ") and not _HARMLESS.match(text):
            return False
        line = _next(module, line, step)
    return False


def _next(module: Module, line: int, step: int) -> int:
    """The next line that is an instruction, or ends the block: debug records stand between."""
    line += step
    while module.lines[line].startswith("    #dbg_"):
        line += step
    return line
