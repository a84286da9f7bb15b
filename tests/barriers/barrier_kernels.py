"""Kernels with barriers of a workgroup, and how they are written here.

``BARRIER`` in a body stands for a release fence, the barrier and an acquire fence. Every kernel has ``%t``, the
work-item's id, and ``%own``, the address of an LDS word of its own in ``@a``.
"""

from collections.abc import Iterator, Sequence

from text_sections import beside

import ldsopt
from ldsopt import Module

TEXTS = beside(__file__)

BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


def kernel(
    body: str, *, items: int = 256, arch: str = "gfx942", is_stated: bool = True, more: str = ""
) -> Module:
    """A module of one kernel, ``k``, with workgroups of so many work-items."""
    size = "!reqd_work_group_size !0" if is_stated else ""
    body = body.replace("BARRIER", BARRIER)
    return ldsopt.parse(TEXTS["KERNEL"].format(more=more, size=size, body=body, items=items), mcpu=arch)


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
        lines.append(TEXTS["LEVEL"].format(s=s))
    lines.append(ONE_READS if behind == "one" else ALL_READ)
    return "\n".join(lines)


ALL_READ = """  %sum = load i32, ptr addrspace(3) @a
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to
  ret void"""

ONE_READS = TEXTS["ONE_READS"]


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
