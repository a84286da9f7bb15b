"""The memory operations that an instruction starts, and the wait counters that count them.

An instruction that accesses memory is issued and goes on in the background. It adds one to one or two counters;
each goes down by one when the operation is complete. Rule: operations of one *queue* complete in the order of
their issue; between queues, and within a queue marked out of order, any order may happen.

Example, gfx942: ``global_load_dwordx4`` joins vmcnt's queue ``vmem``; so does ``global_store_dword``, as stores
have a counter of their own only from gfx10 on; ``s_load_dword`` joins lgkmcnt out of order; ``flat_load_dword``
joins both, as each lane may go to memory or to LDS.

What stands here is what the hardware does. It is the same whoever compiled the code, so no version of a compiler
decides anything in `ldsopt.isa`: code is proved by it, and where LLVM believes something else, that shows as a finding
or as a wait that never waits. What a finding is explained by and what helps is another matter, and keyed by the
version of LLVM (`ldsopt.checker.compiler_faults`).

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

import functools
import re
from dataclasses import dataclass
from enum import Enum, Flag, auto

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.target.arch import Arch, Generation
from ldsopt.target.mnemonics import LdsTransfer, accesses_lds, exchanges_lanes, lds_transfer


class Kind(Enum):
    """The kind of a memory operation; it decides which counters count it."""

    LOAD = "vector memory load"
    STORE = "vector memory store"
    SCRATCH_STORE = "store to scratch"
    ATOMIC = "vector memory atomic that returns nothing"
    ATOMIC_RETURN = "vector memory atomic that returns the old value"
    SAMPLE = "image sample"
    BVH = "ray intersection"
    FLAT_LOAD = "flat load"
    FLAT_STORE = "flat store"
    LDS = "LDS access"
    LANES = "exchange between lanes through the LDS hardware"
    GDS = "GDS access"
    SCALAR = "scalar memory access"
    MESSAGE = "message"
    EXPORT = "export"
    LDS_DIRECT = "direct load of LDS into a register"
    LDS_DMA = "LDS-DMA"
    ASYNC_LOAD = "asynchronous load to LDS"
    ASYNC_STORE = "asynchronous store from LDS"
    ASYNC_ARRIVE = "asynchronous arrival at a barrier in LDS"
    STORE_LDS = "store to memory from LDS"
    TENSOR_LOAD = "tensor load to LDS"
    TENSOR_STORE = "tensor store from LDS"
    INVALIDATE = "cache invalidation"
    WRITE_BACK = "cache write-back"

    @property
    def is_dma(self) -> bool:
        """True if it moves data between memory and LDS without a register between."""
        return self in _DMA

    @property
    def is_vector_memory(self) -> bool:
        """True if it is a vector memory instruction proper: neither flat nor DMA. LLVM: ``updateVMCntOnly``."""
        return self in _VECTOR_MEMORY


_DMA = frozenset(
    {
        *(Kind.LDS_DMA, Kind.STORE_LDS, Kind.ASYNC_LOAD, Kind.ASYNC_STORE),
        *(Kind.TENSOR_LOAD, Kind.TENSOR_STORE),
    }
)
_VECTOR_MEMORY = frozenset(
    {Kind.LOAD, Kind.STORE, Kind.SCRATCH_STORE, Kind.ATOMIC, Kind.ATOMIC_RETURN, Kind.SAMPLE, Kind.BVH}
)


WRITES_MEMORY = frozenset(
    {
        Kind.STORE,
        Kind.ATOMIC,
        Kind.ATOMIC_RETURN,
        Kind.FLAT_STORE,
        Kind.ASYNC_STORE,
        Kind.STORE_LDS,
        Kind.TENSOR_STORE,
        Kind.WRITE_BACK,
    }
)
"""The kinds that write memory; what only writes LDS is none of them."""


class LdsUse(Flag):
    """The use of LDS by an instruction."""

    NONE = 0
    READ = auto()
    WRITE = auto()


@dataclass(frozen=True, slots=True)
class Queue:
    """Operations that one counter counts and that complete in order of issue, if ``in_order``.

    Attributes:
        counter: as a wait instruction spells it.
        name: tells apart the queues of a counter.
        in_order: a younger operation never completes before an older one of the queue.
    """

    counter: str
    name: str
    in_order: bool = True


@dataclass(frozen=True, slots=True)
class Operation:
    """A memory operation that an instruction starts.

    Attributes:
        kind: what it is.
        queues: the queues that it joins; complete when it has left all of them.
        results: how many of the leading operands it writes when it completes.
        lds: what it does to LDS.
    """

    kind: Kind
    queues: tuple[Queue, ...]
    results: int = 0
    lds: LdsUse = LdsUse.NONE


_ASYNCHRONOUS = {
    Kind.ASYNC_LOAD: ("asynccnt", "load"),
    Kind.ASYNC_STORE: ("asynccnt", "store"),
    Kind.ASYNC_ARRIVE: ("asynccnt", "arrive"),
    Kind.TENSOR_LOAD: ("tensorcnt", "load"),
    Kind.TENSOR_STORE: ("tensorcnt", "store"),
}
"""The counter of each, and its queue."""

_BEFORE_10: frozenset[Generation] = frozenset({"gfx6", "gfx7", "gfx8", "gfx9"})
_FROM_12: frozenset[Generation] = frozenset({"gfx12", "gfx1250"})


def queues_of(kind: Kind, arch: Arch) -> tuple[Queue, ...]:
    """The queues that an operation joins on that architecture.

    >>> from ldsopt.target.arch import arch
    >>> [q.counter for q in queues_of(Kind.STORE, arch("gfx942"))]
    ['vmcnt']
    >>> [q.counter for q in queues_of(Kind.FLAT_STORE, arch("gfx1201"))]
    ['storecnt', 'dscnt']
    """
    split = arch.generation in _FROM_12
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
        if arch.generation in _BEFORE_10:
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


_VECTOR = re.compile(r"(buffer|tbuffer|global|scratch|flat|image|cluster)_")
_WORD = re.compile(r"\b(?:glc|sc0|th:TH_ATOMIC_\w*RETURN\w*)\b")
_UNCOUNTED_CACHE = re.compile(r"buffer_(?:wbinvl1|gl[01]_inv|invl2)|s_icache_inv")
_SCALAR = re.compile(
    r"s_(?:(?:buffer_|scratch_)?(?:load|store|atomic)_|(?:buffer_)?atomic|memtime|memrealtime|dcache|gl1_inv|atc_probe"
    r"|get_barrier_state|get_waveid_in_workgroup|(?:buffer_)?prefetch)"
)
_NO_SCALAR_RESULT = re.compile(
    r"s_(?:buffer_|scratch_)?store|s_dcache|s_gl1_inv|s_atc_probe|s_(?:buffer_)?prefetch"
)
_LDS_DIRECT = ("lds_direct_load", "lds_param_load", "ds_direct_load", "ds_param_load")
_LDS_RESULT = re.compile(r"ds_(?:read|load|consume|append|ordered_count|bvh_stack)|.*_rtn")


_FENCE = re.compile(
    r"buffer_(?:inv|wb|gl)|global_(?:inv|wb)|s_(?:dcache|gl1_inv)|(?:buffer|global|flat|ds)_atomic|s_endpgm_saved"
)
_SCOPED = re.compile(r"\bsc[01]\b|\bscope:|\bglc\b")


def started(instruction: AsmInstruction) -> tuple[Kind, int, LdsUse] | None:
    """Kind, number of results and use of LDS of the memory operation that an instruction starts, if it starts one.

    >>> started(AsmInstruction("buffer_load_dword", "v0, s[0:3], 0 offen lds", 1))
    (<Kind.LDS_DMA: 'LDS-DMA'>, 0, <LdsUse.WRITE: 2>)
    >>> started(AsmInstruction("v_add_u32_e32", "v0, v1, v2", 1)) is None
    True
    """
    mnemonic = instruction.mnemonic
    if mnemonic.startswith("v_"):
        return None
    if mnemonic.startswith("s_"):
        return _scalar(mnemonic)
    return _started(mnemonic, instruction.operands)


@functools.lru_cache(maxsize=1 << 14)  # several analyses ask, and loops are followed again and again
def _started(mnemonic: str, operands: str) -> tuple[Kind, int, LdsUse] | None:
    instruction = AsmInstruction(mnemonic, operands, 0)
    if mnemonic.startswith(_LDS_DIRECT):
        return Kind.LDS_DIRECT, 1, LdsUse.READ
    if mnemonic.startswith("ds_"):
        return _lds(instruction)
    if mnemonic.startswith("tensor_"):
        if mnemonic.startswith("tensor_load"):
            return Kind.TENSOR_LOAD, 0, LdsUse.WRITE
        return (Kind.TENSOR_STORE, 0, LdsUse.READ) if mnemonic.startswith("tensor_store") else None
    if family := _VECTOR.match(mnemonic):
        return _vector(instruction, family[1])
    if mnemonic == "exp" or mnemonic.startswith("export_"):
        return Kind.EXPORT, 0, LdsUse.NONE
    return None


@functools.lru_cache
def _scalar(mnemonic: str) -> tuple[Kind, int, LdsUse] | None:
    if mnemonic.startswith("s_sendmsg"):
        return Kind.MESSAGE, int("_rtn" in mnemonic), LdsUse.NONE
    if _SCALAR.match(mnemonic):
        return Kind.SCALAR, int(not _NO_SCALAR_RESULT.match(mnemonic)), LdsUse.NONE
    if mnemonic.startswith("s_barrier_signal_isfirst"):  # writes SCC; LLVM: SCC_WRITE
        return Kind.MESSAGE, 0, LdsUse.NONE
    return None


def _lds(instruction: AsmInstruction) -> tuple[Kind, int, LdsUse] | None:
    mnemonic = instruction.mnemonic
    if mnemonic == "ds_nop":
        return None
    results = int(bool(_LDS_RESULT.match(mnemonic)))
    if exchanges_lanes(mnemonic):
        return Kind.LANES, 1, LdsUse.NONE
    if mnemonic.startswith("ds_bvh_stack"):
        return Kind.LDS, 2, LdsUse.READ | LdsUse.WRITE
    if mnemonic.startswith("ds_atomic_async"):
        return Kind.ASYNC_ARRIVE, 0, LdsUse.READ | LdsUse.WRITE
    if not accesses_lds(mnemonic, instruction.operands):
        return Kind.GDS, results, LdsUse.NONE
    return Kind.LDS, results, lds_use(mnemonic)


def lds_use(mnemonic: str) -> LdsUse:
    """The use of LDS by a ``ds_`` instruction.

    >>> lds_use("ds_read2_b64"), lds_use("ds_store_2addr_b32"), lds_use("ds_add_rtn_u32")
    (<LdsUse.READ: 1>, <LdsUse.WRITE: 2>, <LdsUse.READ|WRITE: 3>)
    """
    if mnemonic.startswith(("ds_read", "ds_load")):
        return LdsUse.READ
    if mnemonic.startswith(("ds_write", "ds_store_")) and "_src2" not in mnemonic:
        return LdsUse.WRITE
    return LdsUse.READ | LdsUse.WRITE


def _vector(instruction: AsmInstruction, family: str) -> tuple[Kind, int, LdsUse] | None:
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if mnemonic.endswith("_wb") or mnemonic in ("global_wbinv", "buffer_wbl2"):
        return Kind.WRITE_BACK, 0, LdsUse.NONE
    if mnemonic in ("global_inv", "buffer_inv"):
        return Kind.INVALIDATE, 0, LdsUse.NONE
    if _UNCOUNTED_CACHE.match(mnemonic):
        return None
    transfer = lds_transfer(mnemonic, operands)
    if transfer is LdsTransfer.FROM_LDS:
        return (Kind.ASYNC_STORE if "async" in mnemonic else Kind.STORE_LDS), 0, LdsUse.READ
    if transfer is LdsTransfer.TO_LDS:
        return (Kind.ASYNC_LOAD if "async" in mnemonic else Kind.LDS_DMA), 0, LdsUse.WRITE
    if "prefetch" in mnemonic:
        return None
    if "atomic" in mnemonic:
        returns = bool(_WORD.search(operands))
        if family == "flat":
            kind = Kind.FLAT_LOAD if returns else Kind.FLAT_STORE
            return kind, int(returns), LdsUse.READ | LdsUse.WRITE
        return (Kind.ATOMIC_RETURN if returns else Kind.ATOMIC), int(returns), LdsUse.NONE
    if "store" in mnemonic:
        if family == "flat":
            return Kind.FLAT_STORE, 0, LdsUse.WRITE
        # Scratch may also be written through a buffer; the swizzle that tells is not in the instruction.
        return (Kind.SCRATCH_STORE if family == "scratch" else Kind.STORE), 0, LdsUse.NONE
    if family == "flat":
        return Kind.FLAT_LOAD, 1, LdsUse.READ
    if family == "image":
        if mnemonic.startswith("image_bvh"):
            return Kind.BVH, 1, LdsUse.NONE
        if mnemonic.startswith(("image_sample", "image_gather", "image_msaa", "image_get_lod")):
            return Kind.SAMPLE, 1, LdsUse.NONE
    return Kind.LOAD, 1, LdsUse.NONE


def is_ordered(instruction: AsmInstruction) -> bool:
    """True if it is what fences and atomic orderings compile to: a cache operation, an atomic, an access with a scope.

    >>> is_ordered(AsmInstruction("buffer_wbl2", "sc1", 1)), is_ordered(AsmInstruction("ds_add_u32", "v0, v1", 1))
    (True, False)
    """
    return bool(_FENCE.match(instruction.mnemonic)) or (
        instruction.mnemonic.startswith(("buffer_", "global_", "flat_"))
        and bool(_SCOPED.search(instruction.operands))
    )
