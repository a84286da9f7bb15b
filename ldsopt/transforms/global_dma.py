"""Draining LDS operations round an LDS-DMA that is a global load.

LLVM 22 counts ``global_load_lds`` in lgkmcnt, where the hardware counts it in vmcnt alone. A wait for an LDS read
issued before it then allows one operation too many, and the register is used before it is there::

    ds_read_b32 v10 ; global_load_lds_dword ; ds_read_b32 v11 ; s_waitcnt lgkmcnt(2) ; use of v10

Tags let reads be scheduled round such a DMA, so they can bring this about. Rule R9: in a function that is tagged, each
has a wait for all LDS operations in front and one behind. Behind each of them LLVM's count and the hardware's are both
0, and neither a read nor the DMA is scheduled past them; with only one of both, a read or the DMA still gets to the
other side of its use. Buffer loads are not concerned.
Source: LLVM 22, SIInsertWaitcnts.cpp; mended by llvm/llvm-project pull request 179305.
"""

from __future__ import annotations

from ldsopt.analysis.accesses import Access

_BY_GLOBAL_LOAD = ("llvm.amdgcn.global.load.lds", "llvm.amdgcn.load.to.lds.p1")


def is_miscounted(access: Access) -> bool:
    """Whether the backend makes a ``global_load_lds`` of it."""
    return access.is_dma and access.callee.startswith(_BY_GLOBAL_LOAD)
