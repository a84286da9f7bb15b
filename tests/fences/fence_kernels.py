"""Kernels of a few lines with fences of a workgroup, and how they are written here.

``BARRIER`` in a body stands for a release fence, the barrier and an acquire fence. Every kernel has ``%tid``, the
work-item's id, ``%wave``, what tells the first half of a workgroup of 64 from the second, and ``%lds``, the address of
an LDS word of its own; ``%u`` is a uniform condition.
"""

from text_sections import beside

from ldsopt import Module, parse

TEXTS = beside(__file__)

BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


def kernel_text(
    body: str,
    arguments: str = "ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b",
    *,
    size: str = "!reqd_work_group_size !0",
    more: str = "",
) -> str:
    """A module of one kernel, ``k``."""
    body = body.replace("BARRIER", BARRIER)
    return TEXTS["KERNEL"].format(more=more, arguments=arguments, size=size, body=body)


def kernel(body: str, *arguments: str, size: str = "!reqd_work_group_size !0", more: str = "") -> Module:
    """The module that `kernel_text` writes, for gfx1100."""
    return parse(kernel_text(body, *arguments, size=size, more=more), mcpu="gfx1100")
