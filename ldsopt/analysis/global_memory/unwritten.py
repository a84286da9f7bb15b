"""Loads of global memory that no work-item writes while the kernel runs: equal addresses give equal values.

A load counts if each object that it may lead to (`ldsopt.analysis.global_memory.objects`) is apart from all objects
that anything in the kernel, or in what it calls, may write. Whether an argument is ``readonly`` is not asked: a write
through any pointer that is formed from it is a write of its object, and so is one by a function that is given it. What
is not known writes everything but ``noalias`` arguments that never escape. Atomic and volatile loads never count.

Example::

    define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %sizes)
    %n = load i32, ptr addrspace(1) %sizes          ; counts, though the kernel writes to %out

This is said of one dispatch. Whoever else writes the memory meanwhile is no more looked at than by the backend, which
reads such memory by the scalar cache.
"""

from __future__ import annotations

from ldsopt.analysis.global_memory.accesses import accesses_of
from ldsopt.analysis.global_memory.objects import MemoryObject, apartness
from ldsopt.assumptions import NOALIAS_ARGUMENTS
from ldsopt.ir.details import is_marked_access
from ldsopt.ir.module import Function, Module
from ldsopt.once import once


@once
def unwritten_loads(kernel: Function, module: Module, promises: frozenset[str]) -> frozenset[int]:
    """The addresses of the loads of a kernel whose memory nobody writes.

    Args:
        kernel, module: to look at.
        promises: those that are made (`ldsopt.assumptions`).
    """
    accesses = accesses_of(kernel, module, trusts_noalias=NOALIAS_ARGUMENTS in promises)
    written = {one for access in accesses if access.writes for one in access.objects}

    def is_unwritten(read: MemoryObject) -> bool:
        for one in written:
            found = apartness(read, one)
            if one == read or not found.is_apart or not found.promises <= promises:
                return False
        return True

    loads = (
        (kernel.instructions[access.at], access.objects)
        for access in accesses
        if kernel.instructions[access.at].opcode == "load"
    )
    return frozenset(
        load.address
        for load, objects in loads
        if objects and not is_marked_access(module, load) and all(map(is_unwritten, objects))
    )
