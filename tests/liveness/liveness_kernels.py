"""Kernels in short: each word is an access to an LDS variable or a barrier, and the rest is IR.

Variables are arrays of 64 i32 (256 bytes); workgroups have 64 work-items in x. In `body`, a line of IR may hold

* ``W A``: each work-item writes its own element of @A: all bytes, if all work-items get there;
* ``w A``: the work-items write the first element of @A only;
* ``R A``: each reads the element of its neighbour;
* ``r A``: all read the first element;
* ``bar``: a barrier with its fences.
"""

from __future__ import annotations

import re

from ldsopt import parse
from ldsopt.analysis.liveness.interference import interference
from ldsopt.analysis.liveness.live_ranges import BufferLiveness, KernelLiveness
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.ir.module import Module

_INTRINSICS = """
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @unknown()
"""
_WORD = re.compile(r"^ *(?:([WwRr]) (\w+)|(bar))$")


def module_of(
    body: str,
    *,
    buffers: str = "A B C",
    size: int = 64,
    items: int = 64,
    extra: str = "",
    attributes: str = "#0",
    stated: bool = True,
) -> Module:
    """A module of one kernel ``k`` with arguments ``%n``, ``%c`` (i1), ``%out``, ``%in``, ``%rsrc``.

    Args:
        body: of the kernel; see the module.
        buffers: the variables, of ``size`` elements each.
        size: their elements.
        items: work-items of a workgroup.
        extra: functions and variables.
        attributes: of the kernel.
        stated: the kernel says how large its workgroups are.
    """
    lines, number = [], 0
    for line in body.split("\n"):
        word = _WORD.match(line)
        if word is None:
            lines.append(line)
        elif word[3]:
            lines += ['fence syncscope("workgroup") release', "call void @llvm.amdgcn.s.barrier()"]
            lines += ['fence syncscope("workgroup") acquire']
        else:
            number += 1
            kind, name = word[1], word[2]
            index = {"W": "%tid", "R": "%next"}.get(kind, "0")
            lines.append(f"%p{number} = getelementptr i32, ptr addrspace(3) @{name}, i32 {index}")
            if kind in "Ww":
                lines.append(f"store i32 7, ptr addrspace(3) %p{number}")
            else:
                lines.append(f"%v{number} = load i32, ptr addrspace(3) %p{number}")
                lines.append(f"store i32 %v{number}, ptr addrspace(1) %out")
    text = "\n".join(
        f"@{name} = internal addrspace(3) global [{size} x i32] undef, align 16" for name in buffers.split()
    )
    text += (
        f"""
{_INTRINSICS}{extra}
define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) {attributes}{" !reqd_work_group_size !0" if stated else ""} {{
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, {items - 1}
"""
        + "\n".join(lines)
        + """
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 ITEMS, i32 1, i32 1}
""".replace("ITEMS", str(items))
    )
    return parse(text)


def kernel_of(body: str, *, fresh: bool = False, assume: str = "", **given: str | int) -> KernelLiveness:
    """The liveness of that kernel, if need be under an assumption."""
    names = tuple(filter(None, ("ranges-start-fresh" if fresh else "", assume)))
    (kernel,) = find_liveness(module_of(body, **given), assume=names).kernels  # type: ignore[arg-type]
    return kernel


def conflicts(kernel: KernelLiveness) -> set[str]:
    """The pairs that may share no byte, e.g. ``AB``."""
    return {"".join(sorted(pair)) for pair in interference(kernel).edges}


def buffer(kernel: KernelLiveness, name: str) -> BufferLiveness:
    """One of its variables."""
    return next(b for b in kernel.buffers if b.name == name)
