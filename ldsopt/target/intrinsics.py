"""The ``llvm.amdgcn.*`` intrinsics that touch LDS.

Source: LLVM 22, ``llvm/include/llvm/IR/IntrinsicsAMDGPU.td``. To add one, add a row; an intrinsic of this LLVM
whose name says that it loads to LDS and that is not here makes `annotate` leave its function alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeVar


class Transfer(Enum):
    """The move of bytes to or from LDS by an intrinsic."""

    DMA_UNIFORM = "wave-uniform LDS-DMA"
    """Global to LDS at the address in M0, one for the wave, plus lane times size. Counted in vmcnt."""

    DMA_MARKED = "wave-uniform LDS-DMA with marks"
    """As `DMA_UNIFORM`, but the compiler waits for none of them by itself: the author ends groups of them with
    ``asyncmark``, and waits for groups with ``wait.asyncmark`` (LLVM 23, AMDGPUAsyncOperations)."""

    DMA_PER_LANE = "per-lane LDS-DMA"
    """Global to LDS at an address of each lane's own (gfx1250). Counted in asynccnt; no automatic waits."""

    DMA_TENSOR = "tensor DMA"
    """Between global and LDS by a descriptor in registers (gfx1250). Counted in tensorcnt; the instruction names
    no memory, so that alias metadata cannot be attached to it and it orders with everything."""

    READ = "LDS read"
    """Reads LDS at once, like ``ds_read``."""

    ASYNC_READ = "asynchronous LDS read"
    """LDS to global, asynchronously (gfx1250). Counted in asynccnt."""

    ATOMIC = "LDS atomic"
    """Reads and writes LDS in one step."""

    ASYNC_ATOMIC = "asynchronous LDS atomic"
    """As `ATOMIC`, but behind the wave's earlier asynchronous copies (gfx1250). Counted in asynccnt."""

    @property
    def is_dma_write(self) -> bool:
        """True if it is an LDS-DMA whose instruction can carry alias metadata: all but tensor DMA."""
        return self in (Transfer.DMA_UNIFORM, Transfer.DMA_MARKED, Transfer.DMA_PER_LANE)

    @property
    def is_wave_uniform(self) -> bool:
        """True if the address is one for the wave, from which each lane writes at its own distance."""
        return self in (Transfer.DMA_UNIFORM, Transfer.DMA_MARKED)


class LdsIntrinsic(NamedTuple):
    """One row: the name up to its type suffix, what it does, and which argument is the LDS pointer."""

    name: str
    transfer: Transfer
    pointer: int | None

    @property
    def is_by_m0(self) -> bool:
        """Its address goes through M0, of which the lowest `Arch.m0_bits` alone count."""
        return self.transfer.is_wave_uniform or self.name in ("ds.append", "ds.consume")


_ROWS = (
    LdsIntrinsic("raw.buffer.load.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("raw.ptr.buffer.load.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("struct.buffer.load.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("struct.ptr.buffer.load.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("global.load.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("load.to.lds", Transfer.DMA_UNIFORM, 1),
    LdsIntrinsic("raw.buffer.load.async.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("raw.ptr.buffer.load.async.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("struct.buffer.load.async.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("struct.ptr.buffer.load.async.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("global.load.async.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("load.async.to.lds", Transfer.DMA_MARKED, 1),
    LdsIntrinsic("global.load.async.to.lds", Transfer.DMA_PER_LANE, 1),
    LdsIntrinsic("cluster.load.async.to.lds", Transfer.DMA_PER_LANE, 1),
    LdsIntrinsic("tensor.load.to.lds", Transfer.DMA_TENSOR, None),
    LdsIntrinsic("tensor.store.from.lds", Transfer.DMA_TENSOR, None),
    LdsIntrinsic("global.store.async.from.lds", Transfer.ASYNC_READ, 1),
    LdsIntrinsic("ds.read.tr4", Transfer.READ, 0),
    LdsIntrinsic("ds.read.tr6", Transfer.READ, 0),
    LdsIntrinsic("ds.read.tr8", Transfer.READ, 0),
    LdsIntrinsic("ds.read.tr16", Transfer.READ, 0),
    LdsIntrinsic("ds.load.tr4", Transfer.READ, 0),
    LdsIntrinsic("ds.load.tr6", Transfer.READ, 0),
    LdsIntrinsic("ds.load.tr8", Transfer.READ, 0),
    LdsIntrinsic("ds.load.tr16", Transfer.READ, 0),
    LdsIntrinsic("ds.append", Transfer.ATOMIC, 0),
    LdsIntrinsic("ds.consume", Transfer.ATOMIC, 0),
    LdsIntrinsic("ds.atomic.async.barrier.arrive.b64", Transfer.ASYNC_ATOMIC, 0),
    LdsIntrinsic("ds.atomic.barrier.arrive.rtn.b64", Transfer.ATOMIC, 0),
)
_AMDGCN = "llvm.amdgcn."
_BY_NAME = {_AMDGCN + row.name: row for row in _ROWS}
SET_APART = "llvm.amdgcn.marked."
"""How names begin under which marked copies of buffers are read (`ldsopt.ir.compat.async_copies`); LLVM's go on behind
``llvm.amdgcn.``."""
MARK = "llvm.amdgcn.asyncmark"
"""Ends a group of the marked copies that the function has begun."""
WAIT_FOR_MARKS = "llvm.amdgcn.wait.asyncmark"
"""Waits for the copies before all but the last N marks of the function, N its first operand."""
FIRST_LANE = "llvm.amdgcn.readfirstlane."
"""The value of the first active lane, for all lanes; a type follows."""
ANY_LANE = "llvm.amdgcn.readlane."
"""The value of the lane with a number, for all lanes; a type follows."""
WORK_ITEM_ID = "llvm.amdgcn.workitem.id."
"""A work-item's number along an axis, whose letter follows."""
WAVE_ID = "llvm.amdgcn.wave.id"
"""The wave's number in its workgroup."""
BPERMUTE, SWIZZLE = "llvm.amdgcn.ds.bpermute", "llvm.amdgcn.ds.swizzle"
"""Exchanges between lanes, by the hardware of LDS."""

SIZE_OPERAND = 2
"""The argument of a wave-uniform LDS-DMA that says how many bytes each lane copies."""

_WORD = 4
_WITH_GAPS = {12: 16}


def lane_bytes(size: int) -> int:
    """Bytes of LDS that each lane of a wave-uniform LDS-DMA of ``size`` bytes writes: at least a word.

    >>> [lane_bytes(size) for size in (1, 2, 4, 12, 16)]
    [4, 4, 4, 12, 16]
    """
    return max(size, _WORD)


def lane_stride(size: int) -> int:
    """Bytes of LDS from one lane's piece of a wave-uniform LDS-DMA of ``size`` bytes to the next lane's.

    Lanes that copy 12 bytes lie 16 apart, and the fourth word stays as it was. Source: AMD CDNA4 ISA, 9.1.9.

    >>> [lane_stride(size) for size in (1, 2, 4, 12, 16)]
    [4, 4, 4, 16, 16]
    """
    return _WITH_GAPS.get(size, lane_bytes(size))


def family(head: str, words: str) -> frozenset[str]:
    """Names of intrinsics without types and variants, to be asked with `is_of`."""
    return frozenset(head + word for word in words.split())


BY_NUMBER = family(_AMDGCN, "ds.bvh.stack lds.direct.load lds.param.load")
"""Accesses of LDS at an address that an integer says: no operand is a pointer."""
GROUP_VALUES = family(
    _AMDGCN,
    "workgroup.id.x workgroup.id.y workgroup.id.z cluster.id.x cluster.id.y cluster.id.z dispatch.ptr dispatch.id"
    " implicitarg.ptr kernarg.segment.ptr queue.ptr",
)
"""Values that all work-items of a workgroup see."""
ITEM_IDS = family(_AMDGCN, "workitem.id workgroup.id mbcnt")
"""Numbers of one work-item, whichever lanes are active."""
ITEM_MATH = family(
    "llvm.",
    "fma fmuladd exp exp2 log log2 log10 sqrt sin cos fabs floor ceil trunc rint round canonicalize copysign minnum"
    " maxnum minimum maximum minimumnum maximumnum umin umax smin smax abs ctpop ctlz cttz bswap bitreverse fshl fshr"
    " uadd.sat sadd.sat usub.sat ssub.sat ldexp powi is.fpclass fptoui.sat fptosi.sat vector.reduce",
) | family(
    _AMDGCN,
    "make.buffer.rsrc ubfe sbfe rcp rsq exp2 log fract frexp ldexp sin cos fmed3 fmul.legacy fma.legacy cvt perm"
    " alignbyte mul.i24 mul.u24 sdot2 sdot4 sdot8 udot2 udot4 udot8 sudot4 sudot8 fdot2 fdot2c sqrt class"
    " trig.preop div lerp bitop3",
)
"""Functions of one work-item's operands alone."""
COMMUTING = family("llvm.", "minnum maxnum minimum maximum minimumnum maximumnum umin umax smin smax")
"""Functions of two operands whose order does not matter."""
BUFFER_LOADS = family(
    _AMDGCN, "raw.buffer.load raw.ptr.buffer.load struct.buffer.load struct.ptr.buffer.load"
)
"""Loads into registers by a buffer's resource."""
BUFFER_COPIES = family(
    _AMDGCN, " ".join(f"{kind}.buffer.load.async.lds" for kind in ("raw", "raw.ptr", "struct", "struct.ptr"))
)
"""Asynchronous LDS-DMA from buffers."""
GLOBAL_COPIES = family(_AMDGCN, "global.load.async.lds load.async.to.lds")
"""Asynchronous LDS-DMA by global loads; the second also from buffers, as its suffix says."""
ASYNC_COPIES = BUFFER_COPIES | GLOBAL_COPIES
MARK, MARK_WAIT = f"{_AMDGCN}asyncmark", f"{_AMDGCN}wait.asyncmark"
ACROSS_LANES = family(
    _AMDGCN,
    "mfma smfmac wmma swmmac update.dpp mov.dpp permlane16 permlanex16 permlane64 permlane32 permlane ds.bpermute"
    " ds.permute ds.swizzle readlane readfirstlane ballot",
)
"""Functions of the operands of all active lanes of a wave."""


def is_of(name: str, family: frozenset[str]) -> bool:
    """True if a name is in a family, or what stands before one of its dots: types and variants follow there.

    >>> is_of("llvm.amdgcn.mbcnt.lo", ITEM_IDS), is_of("llvm.amdgcn.mbcntless", ITEM_IDS)
    (True, False)
    """
    while name:
        if name in family:
            return True
        name = name.rpartition(".")[0]
    return False


_TYPES = frozenset("pvi")
Row = TypeVar("Row")
_TABLES = ("llvm.amdgcn.lds.", "llvm.amdgcn.sw.lds", "llvm.amdgcn.dynlds")


def lds_intrinsic(name: str) -> LdsIntrinsic | None:
    """The row of an intrinsic by its full name; ``None`` for any other function.

    >>> lds_intrinsic("llvm.amdgcn.ds.read.tr16.b64.v4i16").transfer.value
    'LDS read'
    """
    return entry(_BY_NAME, name)


def entry(table: Mapping[str, Row], name: str) -> Row | None:
    """The entry of a table by names without types, for the full name of an overloaded intrinsic.

    >>> entry({"llvm.ctpop": 1}, "llvm.ctpop.v2i32"), entry({"llvm.ctpop": 1}, "llvm.ctpop.all")
    (1, None)
    """
    if name.startswith(SET_APART):
        name = _AMDGCN + name.removeprefix(SET_APART)
    while (row := table.get(name)) is None:
        name, _, suffix = name.rpartition(".")
        if not name or not _is_type(suffix):
            return None
    return row


def _is_type(suffix: str) -> bool:
    """True of what an overloaded intrinsic's name ends with: ``v4i16``, ``p3``, ``f32``, ``b64``."""
    letter, digits = suffix[:1], suffix[1:]
    if letter in _TYPES:
        return digits[:1].isdecimal()
    return (
        suffix in ("d2", "bf16")
        or suffix.startswith(("nxv", "sl_"))
        or (letter in "bf" and digits.isdecimal())
    )


def is_unlisted_dma(name: str) -> bool:
    """True if a name says that the intrinsic loads to LDS while no row tells how."""
    head, _, rest = name.partition("load")
    is_load = head.startswith(_AMDGCN) and "lds" in rest.split(".")[1:]
    return is_load and lds_intrinsic(name) is None and not name.startswith(_TABLES)
