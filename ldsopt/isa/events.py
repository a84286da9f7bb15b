"""The memory operations that an instruction starts, and the wait counters that count them.

An instruction that accesses memory is issued and goes on in the background. It adds one to one or two counters;
each goes down by one when the operation is complete. Rule: operations of one *queue* complete in the order of
their issue; between queues, and within a queue marked out of order, any order may happen.

Example, gfx942: ``global_load_dwordx4`` joins vmcnt's queue ``vmem``; so does ``global_store_dword``, as stores
have a counter of their own only from gfx10 on; ``s_load_dword`` joins lgkmcnt out of order; ``flat_load_dword``
joins both, as each lane may go to memory or to LDS.

This module models the hardware, which is the same for every compiler, so no version of a compiler decides anything in
`ldsopt.isa`. Where LLVM believes something else, that shows as a finding or as a wait that never waits. Explanations of
findings and remedies depend on the version of LLVM (`ldsopt.checker.compiler_faults`).

Source: LLVM 22, ``SIInsertWaitcnts.cpp``: ``updateEventWaitcntAfter`` (what counts where),
``getVmemWaitEventType`` (loads, stores, cache operations), ``WaitEventMaskForInst*`` (event to counter),
``counterOutOfOrder`` and ``hasFlatLgkmVMemCountInOrder`` (order), where it agrees with AMD's ISA documents.
Differences:

* LLVM calls a counter out of order while events of two kinds are pending; queues keep the order that is left then (see
  `ldsopt.isa.counters`).
* ``global_load_lds`` counts in vmcnt alone. LLVM up to 22 counts it in lgkmcnt as well (llvm/llvm-project 179305).
* ``buffer_inv`` counts in vmcnt, in order with loads. LLVM before pull request 220694 counts it nowhere, and so waits
  for more than it has to. Of the cache operations of gfx6 to gfx11 (``buffer_wbinvl1``, ``buffer_gl0_inv``) that is
  documented nowhere; they count nowhere here, which completes nothing too early.
* ``buffer_wbl2`` counts in vmcnt (178316).

Assumed, as LLVM assumes it, and on the side of more findings: that stores to scratch and others complete in any order;
that a flat access before gfx10 completes in no order; that ``s_barrier_signal_isfirst`` counts in kmcnt.
"""

from __future__ import annotations

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Kind, LdsUse, Started


@dataclass(frozen=True, slots=True)
class Queue:
    """Operations that one counter counts and that complete in order of issue, if ``in_order``.

    Attributes:
        counter: as a wait instruction spells it.
        name: distinguishes the queues of a counter.
        in_order: a younger operation never completes before an older one of the queue.
    """

    counter: str
    name: str
    in_order: bool = True


@dataclass(frozen=True, slots=True)
class Operation:
    """A memory operation that an instruction starts.

    Attributes:
        kind: its kind.
        queues: the queues that it joins; it is complete when it has left all of them.
        results: the number of its leading operands that it writes when it completes.
    """

    kind: Kind
    queues: tuple[Queue, ...]
    results: int = 0
    lds: LdsUse = LdsUse.NONE


_ASYNCHRONOUS = {
    Kind.ASYNC_LOAD: ("asynccnt", "load"),
    Kind.ASYNC_STORE: ("asynccnt", "store"),
    Kind.ASYNC_ARRIVE: ("asynccnt", "arrive"),
    Kind.TENSOR_LOAD: ("tensorcnt", "tensor"),
    Kind.TENSOR_STORE: ("tensorcnt", "tensor"),
}
"""The counter of each, and its queue.

Sources: AMD CDNA5 ISA, 10.11.1: a wave's tensor loads and stores complete in order; 10.8: its asynchronous loads do,
and its asynchronous stores, but not the ones in the order of the others.
"""


def queues_of(kind: Kind, arch: Arch) -> tuple[Queue, ...]:
    """The queues that an operation joins on an architecture.

    >>> from ldsopt.target.arch import arch
    >>> [q.counter for q in queues_of(Kind.STORE, arch("gfx942"))]
    ['vmcnt']
    >>> [q.counter for q in queues_of(Kind.FLAT_STORE, arch("gfx1201"))]
    ['storecnt', 'dscnt']
    """
    split = not arch.is_before("gfx12")
    load = Queue("loadcnt" if split else "vmcnt", "vmem")
    if split:
        store = Queue("storecnt", "vmem")
    else:
        store = Queue("vscnt", "vmem") if arch.has_vector_store_counter else load
    lds = Queue("dscnt" if split else "lgkmcnt", "lds")
    scalar = Queue("kmcnt" if split else "lgkmcnt", "scalar", in_order=False)
    if kind in (Kind.LOAD, Kind.ATOMIC_RETURN, Kind.LDS_DMA):
        return (load,)
    if kind in (Kind.STORE, Kind.ATOMIC, Kind.WRITE_BACK, Kind.STORE_LDS):
        return (store,)
    if kind is Kind.SCRATCH_STORE:
        # LLVM: SCRATCH_WRITE_ACCESS is apart from VMEM_WRITE_ACCESS, and the two complete in any order.
        return (Queue(store.counter, "scratch") if arch.has_vector_store_counter else store,)
    if kind is Kind.SAMPLE:
        return (Queue("samplecnt", "vmem") if "samplecnt" in arch.counters else load,)
    if kind is Kind.BVH:
        return (Queue("bvhcnt", "vmem") if "bvhcnt" in arch.counters else load,)
    if kind is Kind.INVALIDATE:
        return (load,)  # global_inv of gfx12, buffer_inv of gfx940 on: in order with loads
    if kind in (Kind.FLAT_LOAD, Kind.FLAT_STORE):
        memory = load if kind is Kind.FLAT_LOAD else store
        if arch.is_before("gfx10"):
            return (
                Queue(memory.counter, "flat", in_order=False),
                Queue(lds.counter, "flat", in_order=False),
            )
        return (memory, lds)
    if kind in (Kind.LDS, Kind.LANES):
        return (lds,)
    if kind is Kind.GDS:
        return (Queue(lds.counter, "gds"),)
    if kind is Kind.SCALAR:
        return (scalar,)
    if kind is Kind.MESSAGE:
        return (Queue(scalar.counter, "message", in_order=False),)
    if kind in (Kind.EXPORT, Kind.LDS_DIRECT):
        return (Queue("expcnt", kind.name, in_order=kind is Kind.LDS_DIRECT),)
    # gfx1250. That these keep an order among each other is documented nowhere.
    return (Queue(*_ASYNCHRONOUS[kind]),)


def started(instruction: AsmInstruction) -> Started | None:
    """Kind, number of results and use of LDS of the memory operation that an instruction starts, if it starts one.

    >>> started(AsmInstruction("buffer_load_dword", "v0, s[0:3], 0 offen lds", 1))
    Started(kind=<Kind.LDS_DMA: 'LDS-DMA'>, results=0, lds=<LdsUse.WRITE: 2>)
    >>> started(AsmInstruction("v_add_u32_e32", "v0, v1, v2", 1)) is None
    True
    """
    return decode(instruction).started
