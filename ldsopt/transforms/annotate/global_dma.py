"""Draining LDS operations round an LDS-DMA that is a global load.

LLVM 22 counts ``global_load_lds`` in lgkmcnt, where the hardware counts it in vmcnt alone. A wait for an LDS read
issued before it then allows one operation too many, and the register is used before it is there::

    ds_read_b32 v10 ; global_load_lds_dword ; ds_read_b32 v11 ; s_waitcnt lgkmcnt(2) ; use of v10

Tags let reads be scheduled round such a DMA, so they can bring this about. Rule R9: in a function that is tagged, each
has a wait for all LDS operations in front and one behind. Behind each of them LLVM's count and the hardware's are both
0, and neither a read nor the DMA is scheduled past them; with only one of both, a read or the DMA still gets to the
other side of its use. DMAs with nothing but arithmetic between them stand between the same two waits: there is no LDS
operation that could come to lie among them. Buffer loads are not concerned.
Source: LLVM 22, SIInsertWaitcnts.cpp; mended by llvm/llvm-project pull request 179305.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import ARITHMETIC, is_instruction, opcode

_BY_GLOBAL_LOAD = ("llvm.amdgcn.global.load.lds", "llvm.amdgcn.load.to.lds.p1")


def is_miscounted(access: Access) -> bool:
    """Whether the backend makes a ``global_load_lds`` of it."""
    return access.is_dma and access.callee.startswith(_BY_GLOBAL_LOAD)


def bursts(module: Module, accesses: Iterable[Access]) -> Iterator[tuple[int, int]]:
    """The first and the last line (indices into `Module.lines`) of DMAs that can stand between the same two waits."""
    lines = sorted(access.line for access in accesses if is_miscounted(access))
    first = last = -1
    for line in lines:
        if last >= 0 and all(_is_arithmetic(text) for text in module.lines[last + 1 : line]):
            last = line
            continue
        if last >= 0:
            yield first, last
        first = last = line
    if last >= 0:
        yield first, last


def _is_arithmetic(text: str) -> bool:
    return text.startswith("    #dbg_") or (is_instruction(text) and opcode(text) in ARITHMETIC)
