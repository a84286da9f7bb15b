"""Kernels with barriers of a workgroup, and how they are written here.

``BARRIER`` in a body stands for a release fence, the barrier and an acquire fence. Every kernel has ``%t``, the
work-item's id, and ``%own``, the address of an LDS word of its own in ``@a``.
"""

from collections.abc import Iterator, Sequence

import ldsopt
from ldsopt import Module

BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""

_DECLARATIONS = """
@a = internal addrspace(3) global [1024 x i32] poison
@b = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.s.setprio(i16)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @unknown()
"""


def kernel(
    body: str, *, items: int = 256, arch: str = "gfx942", is_stated: bool = True, more: str = ""
) -> Module:
    """A module of one kernel, ``k``, with workgroups of so many work-items."""
    size = "!reqd_work_group_size !0" if is_stated else ""
    return ldsopt.parse(
        f"""target triple = "amdgcn-amd-amdhsa"
{_DECLARATIONS}{more}
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {size} {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
{body.replace("BARRIER", BARRIER)}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{items},{items}" "uniform-work-group-size"="true" }}
!0 = !{{i32 {items}, i32 1, i32 1}}
!1 = !{{!"amdgpu-synchronize-as", !"local"}}
""",
        mcpu=arch,
    )


FILL = """  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  BARRIER
"""


def tree(levels: Sequence[int], behind: str = "one") -> str:
    """A tree reduction: all store, then the first ``s`` work-items add what is ``s`` further, level by level.

    Args:
        levels: ``s``, one after the other, a barrier behind each.
        behind: who reads the sum in the end: work-item ``one``, or ``all``.
    """
    lines = [FILL]
    for s in levels:
        lines.append(f"""  %in{s} = icmp ult i32 %t, {s}
  br i1 %in{s}, label %add{s}, label %next{s}

add{s}:
  %p{s} = getelementptr i32, ptr addrspace(3) %own, i32 {s}
  %x{s} = load i32, ptr addrspace(3) %p{s}
  %y{s} = load i32, ptr addrspace(3) %own
  %z{s} = add i32 %x{s}, %y{s}
  store i32 %z{s}, ptr addrspace(3) %own
  br label %next{s}

next{s}:
  BARRIER""")
    lines.append(ONE_READS if behind == "one" else ALL_READ)
    return "\n".join(lines)


ALL_READ = """  %sum = load i32, ptr addrspace(3) @a
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to
  ret void"""

ONE_READS = """  %is = icmp eq i32 %t, 0
  br i1 %is, label %write, label %end

write:
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out
  br label %end

end:
  ret void"""


def without(module: Module, number: int) -> str:
    """The module's text without one of its barriers, and with its fences of the wave alone."""
    text = module.text
    at = -1
    for _ in range(number + 1):
        at = text.index("call void @llvm.amdgcn.s.barrier()", at + 1)
    start, stop = text.rindex("  fence", 0, at), text.index("\n", text.index("  fence", at))
    part = text[start:stop].replace('"workgroup"', '"wavefront"')
    part = part.replace("  call void @llvm.amdgcn.s.barrier()\n", "")
    return text[:start] + part + text[stop:]


def scopes(text: str) -> Iterator[str]:
    """The scopes of the fences, and the barriers, in text order."""
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("fence "):
            yield f"{line.split(chr(34))[1]} {line.split(') ')[1].split(',')[0]}"
        elif line.startswith("call void @llvm.amdgcn.") and "barrier" in line:
            yield line.split("amdgcn.")[1].split("(")[0]
