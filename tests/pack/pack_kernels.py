"""Kernels to pack, made of a few lines: two or more tiles, used one after the other."""

from typing import Any

import ldsopt
from ldsopt import Transformed

HEAD = """
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
"""

TILES = """
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
"""

BARRIER = """
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""

THREAD = "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n"


def kernel(body: str, *, name: str = "k", arguments: str = "ptr addrspace(1) %to") -> str:
    """A kernel of 256 work-items."""
    return f"define amdgpu_kernel void @{name}({arguments}) #0 !reqd_work_group_size !0 {{\n{body}\n  ret void\n}}\n"


def round_trip(tile: str, suffix: str = "") -> str:
    """Each work-item writes its element of a tile and, behind a barrier, reads its neighbour's."""
    s = suffix or tile.lower()
    return f"""
  %p{s} = getelementptr i32, ptr addrspace(3) @{tile}, i32 %t
  store i32 %t, ptr addrspace(3) %p{s}, align 4
{BARRIER}
  %n{s} = xor i32 %t, 1
  %q{s} = getelementptr i32, ptr addrspace(3) @{tile}, i32 %n{s}
  %v{s} = load i32, ptr addrspace(3) %q{s}, align 4
  %o{s} = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v{s}, ptr addrspace(1) %o{s}, align 4
"""


ONE_AFTER_THE_OTHER = THREAD + round_trip("A") + BARRIER + round_trip("B")
"""@A is done with, behind a barrier, when @B is first written."""


def module(*parts: str) -> str:
    """A module of globals and functions."""
    return HEAD + "\n".join(parts)


def pack(text: str, *, mcpu: str | None = "gfx942", **options: object) -> Transformed[Any]:
    """The module, as LLVM prints it, packed; for fewer bytes, whatever they buy, unless the goal is another."""
    options = {"goal": "bytes", **options}
    printed = ldsopt.parse(text, mcpu=mcpu).text
    return ldsopt.pack(ldsopt.parse(printed, mcpu=mcpu), **options)  # type: ignore[arg-type]


def offsets(packed: Transformed[Any], name: str = "k") -> dict[str, int] | None:
    """The offsets of a kernel's variables; ``None`` if it was left alone."""
    plan = next(k.plan for k in packed.details.kernels if k.plan.kernel.name == name)
    return {place.name: place.offset for place in plan.arena.places} if plan.arena else None


def left_alone(packed: Transformed[Any], name: str = "k") -> str:
    """Why a kernel was left alone."""
    plan = next(k.plan for k in packed.details.kernels if k.plan.kernel.name == name)
    return plan.left_alone.text if plan.left_alone else ""
