"""Functions of kernels of stages, and another kernel that calls one of them.

``@fill`` names a variable itself. A second kernel, ``@other``, calls it too, and keeps the variable where the compiler
puts it, since it compares its address with null (in LDS that is address 0). So ``@fill`` may be rewritten for none of
its callers, or the one has to be told apart from the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.generator.kernel_text import LDS

PUT = "\n".join(
    [
        f"define internal void @put({LDS} %p, i32 %v) noinline #0 {{",
        f"  store i32 %v, {LDS} %p, align 4",
        "  ret void",
        "}",
    ]
)
"""Stores through a pointer that it is given."""
QUIT = "\n".join(
    [
        "declare void @llvm.amdgcn.endpgm()",
        "define internal void @quit(i1 %far) noinline #0 {",
        "  br i1 %far, label %gone, label %stay",
        "gone:",
        "  call void @llvm.amdgcn.endpgm()",
        "  unreachable",
        "stay:",
        "  ret void",
        "}",
    ]
)
"""Ends the waves for which its argument is true; it is the same in all lanes of a wave."""


def fill(name: str) -> str:
    """A function that stores into a slot of a variable."""
    return "\n".join(
        [
            "define internal void @fill(i32 %i, i32 %v) noinline #0 {",
            f"  %p = getelementptr i32, {LDS} @{name}, i32 %i",
            f"  store i32 %v, {LDS} %p, align 4",
            "  ret void",
            "}",
        ]
    )


def other_kernel(name: str, barrier: Sequence[str], *, block: int, sized: bool) -> str:
    """The kernel that calls ``@fill`` as well, and reads the variable by its name."""
    return "\n".join(
        [
            "define amdgpu_kernel void @other(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n, "
            f"i32 %m) #0 {'!reqd_work_group_size !0 ' if sized else ''}{{",
            "  %tid = call i32 @llvm.amdgcn.workitem.id.x()",
            "  %group = call i32 @llvm.amdgcn.workgroup.id.x()",
            "  %value = add i32 %tid, %n",
            "  call void @fill(i32 %tid, i32 %value)",
            *barrier,
            "  %next = add i32 %tid, 1",
            f"  %there = urem i32 %next, {block}",
            f"  %p = getelementptr i32, {LDS} @{name}, i32 %there",
            f"  %got = load i32, {LDS} %p, align 4",
            f"  %null = icmp eq {LDS} @{name}, null",
            "  %told = select i1 %null, i32 %got, i32 -1",
            "  %found = xor i32 %got, %told",
            f"  %first = mul i32 %group, {block}",
            "  %own = add i32 %first, %tid",
            "  %place = getelementptr i32, ptr addrspace(1) %out, i32 %own",
            "  store i32 %found, ptr addrspace(1) %place, align 4",
            "  ret void",
            "}",
        ]
    )
