"""The knowledge that the checker of witnesses has of machine instructions: by their text, independent of `ldsopt.isa`.

Rules, each on the side of refusing:

* A memory instruction joins one or two counters. It is *ordered* behind older ones of its own class: of ``ds_`` among
  themselves, of vector memory of one counter; flat, scalar, image, scratch and cache operations count as unordered.
* Exchanges between lanes (``ds_bpermute``, ``ds_permute``, ``ds_swizzle``) are ordered with LDS accesses, and access no
  LDS memory (AMD's Vega and RDNA ISA, DS_PERMUTE_B32). So order asks for them only where it asks for everything.
* It writes the registers of its first operand, unless it is a store or an LDS-DMA.
* Code with an instruction that is not known is not followed: `UnknownInstruction`.
"""

from __future__ import annotations

import re

from ldsopt.dataclass import dataclass


def each(head: str, words: str) -> tuple[str, ...]:
    """Prefixes of mnemonics: a common head with each of some words."""
    return tuple(head + word for word in words.split())


_SILENT = (
    "v_",
    *each(
        "s_",
        "mov cmov add sub mul lsh ashr and or nor xor xnor not nand bcnt ff flbit ctz clz cls sext bit bf brev abs min"
        " max cselect cmp cbranch branch nop delay_alu clause setprio sleep endpgm getpc get_pc wqm quadmask pack"
        " code_end inst_prefetch set_inst_prefetch round_mode denorm_mode fma cvt ceil floor trunc rndne",
    ),
)
_NOT_FOLLOWED = (
    *each(
        "s_",
        "add_pc setpc set_pc swappc swap_pc call rfe cbranch_i_fork cbranch_g_fork cbranch_join subvector_loop"
        " set_gpr_idx set_vgpr_msb movrel",
    ),
    *("v_movrel", "v_swaprel", "export", "lds_"),
    *each("ds_", "direct param gws bvh ordered append consume atomic"),
)
_ORDERS = (
    *each("s_", "setreg getreg trap icache dcache gl1 sethalt wakeup ttrace sendmsg barrier_"),
    *each("buffer_", "gl wbinvl1 invl2"),
)
_SCALAR = each("s_", "load_ buffer_load_ scratch_load_ memtime memrealtime")
_VECTOR = ("buffer_", "tbuffer_", "global_", "scratch_", "flat_", "image_")
_LDS_UPDATES = each(
    "ds_",
    "add_ and_ cmpst_ cmpstore_ cond_sub_ condxchg32_ dec_ inc_ max_ min_ mskor_ or_ pk_add_ rsub_ storexchg_ sub_"
    " wrap_ write_src2_ wrxchg xor_",
)
_DATA = ("_load", "_store", "_atomic", *each("image_", "sample gather msaa get_lod get_resinfo bvh"))
"""A memory instruction has one of these words, or is not known."""
_WORDS = frozenset(
    each(
        "",
        "2addr add addtid all and append arrive async atomic b b128 b16 b32 b4 b6 b64 b8 b96 barrier bf16 block"
        " bpermute br buffer bvh bvh64 bvh8 byte c cd cl clamp cmpst cmpstore cmpswap cond condxchg32 consume count"
        " csub d d16 dec direct ds dual dword dwordx2 dwordx3 dwordx4 f16 f32 f64 fcmpswap fi flat flt fmax fmin"
        " format from g16 gather4 gather4h get gl0 gl1 global gs gws hi i16 i32 i64 i8 image inc init int intersect"
        " inv invl2 l lds load lod lz max min mip monitor msaa mskor nop num o or ordered p param pck permute pk"
        " pop1 pop2 prefetch push4 push8 ray read read2 read2st64 reg release resinfo rsub rtn sample sbyte sc"
        " scratch sema sgn short smax smin src2 sshort stack store storexchg stride64 sub swap swizzle tbuffer to tr"
        " tr16 tr4 tr6 tr8 u16 u32 u64 u8 ubyte uint umax umin ushort v vol wb wbinv wbinvl1 wbl2 wrap write write2"
        " write2st64 wrxchg wrxchg2 wrxchg2st64 x x2 xor xy xyz xyzw",
    )
)
"""The words of the mnemonics of LDS and vector memory, from gfx6 to gfx1250. Source: LLVM 22's assembler."""
_SCOPES = ("sc0", "sc1", "glc", "scope:")
_CACHES = ("_inv", "_wb", "_gl0", "_gl1", "_gl2")
_REGISTER = re.compile(r"\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])")
_SPLIT = ("gfx12",)
"""The generations on which loads, stores and LDS have counters of their own."""


class UnknownInstruction(Exception):
    """An instruction that the checker does not know."""


@dataclass(frozen=True, slots=True)
class StartedByText:
    """The operation that an instruction starts.

    Attributes:
        kind: ``load``, ``store``, ``lds``, ``lanes``, ``scalar``, ``dma``, or ``other``, which is never left.
        counters: the counters that it joins.
        order: what it is ordered with; empty if with nothing.
        writes: registers that it writes when it is complete; ``None`` for some that cannot be told.
        reads_lds, writes_lds: what it does to LDS.
    """

    kind: str
    counters: tuple[str, ...]
    order: str
    writes: frozenset[str] | None = frozenset()
    reads_lds: bool = False
    writes_lds: bool = False

    def conflicts(self, later: StartedByText, *, between_waves: bool) -> bool:
        """True if both touch LDS and one of them writes it; DMAs of one wave and counter write it in order."""
        if self.writes_lds:
            touches, are_dmas = later.reads_lds or later.writes_lds, self.kind == later.kind == "dma"
            in_order = are_dmas and not between_waves and self.counters == later.counters
            return touches and not (in_order and later.writes_lds)
        return self.reads_lds and later.writes_lds


def started(mnemonic: str, operands: str, target: str) -> StartedByText | None:
    """The operation that an instruction starts; ``None`` if it starts nothing.

    Raises:
        UnknownInstruction: it is not known.

    >>> started("global_load_dword", "v1, v0, s[0:1]", "gfx942").counters
    ('vmcnt',)
    >>> started("buffer_load_dword", "v1, s[0:3], 0 offen lds", "gfx942").kind
    'dma'
    """
    if mnemonic == "exp" or mnemonic.startswith(_NOT_FOLLOWED):
        raise UnknownInstruction
    split = target.startswith(_SPLIT)
    lds = "dscnt" if split else "lgkmcnt"
    scalar = "kmcnt" if split else "lgkmcnt"
    is_silent = mnemonic.startswith(_SILENT) or mnemonic in ("ds_nop", "s_barrier")
    if is_silent or "_prefetch" in mnemonic:
        return None
    if mnemonic.startswith(_SCALAR):
        return StartedByText("scalar", (scalar,), "", _first(operands))
    if mnemonic.startswith(("s_sendmsg", "s_barrier_signal_isfirst")):
        return StartedByText("other", (scalar,), "")
    if mnemonic.startswith(_ORDERS):
        return None
    if mnemonic.startswith(("ds_", *_VECTOR)) and not _WORDS.issuperset(mnemonic.split("_")):
        raise UnknownInstruction
    if mnemonic.startswith("ds_"):
        return _of_lds(mnemonic, operands, lds)
    if mnemonic.startswith("tensor_"):
        return StartedByText("other", ("tensorcnt",), "", frozenset(), reads_lds=True, writes_lds=True)
    if mnemonic.startswith(_VECTOR):
        return _of_memory(mnemonic, operands, target, lds)
    raise UnknownInstruction


def _of_lds(mnemonic: str, operands: str, counter: str) -> StartedByText:
    if " gds" in f" {operands}":
        raise UnknownInstruction
    if mnemonic.startswith(("ds_bpermute", "ds_permute", "ds_swizzle")):
        return StartedByText("lanes", (counter,), "ds", _first(operands))
    if mnemonic.startswith(("ds_read", "ds_load")):
        return StartedByText("lds", (counter,), "ds", _first(operands), reads_lds=True)
    if mnemonic.startswith(("ds_write", "ds_store")) and "src2" not in mnemonic and "xchg" not in mnemonic:
        return StartedByText("lds", (counter,), "ds", writes_lds=True)
    if not mnemonic.startswith(_LDS_UPDATES):
        raise UnknownInstruction
    written = _first(operands) if "_rtn" in mnemonic else frozenset[str]()
    return StartedByText("lds", (counter,), "ds", written, reads_lds=True, writes_lds=True)


def _of_memory(mnemonic: str, operands: str, target: str, lds: str) -> StartedByText:
    split, own_stores = target.startswith(_SPLIT), not target.startswith("gfx9")
    load = "loadcnt" if split else "vmcnt"
    store = "storecnt" if split else "vscnt" if own_stores else load
    if any(word in mnemonic for word in _CACHES):
        return StartedByText("other", tuple(dict.fromkeys((load, store))), "")
    if "async" in mnemonic:
        to_lds = "_to_lds" in mnemonic
        return StartedByText(
            "dma" if to_lds else "other", ("asynccnt",), "", reads_lds=not to_lds, writes_lds=to_lds
        )
    if _names_lds(mnemonic) or f" {operands} ".endswith(" lds ") or " lds " in operands:
        if "store" in mnemonic:
            return StartedByText("other", (store,), "", reads_lds=True)
        return StartedByText("dma", (load,), f"{load} vm", writes_lds=True)
    if not any(word in mnemonic for word in _DATA):
        raise UnknownInstruction
    is_store = "store" in mnemonic
    if mnemonic.startswith("flat_"):
        touches = {"reads_lds": not is_store, "writes_lds": is_store or "atomic" in mnemonic}
        if "atomic" in mnemonic:
            return StartedByText(
                "other", tuple(dict.fromkeys((load, store, lds))), "", _first(operands), **touches
            )
        written = frozenset[str]() if is_store else _first(operands)
        kind = "store" if is_store else "load"
        return StartedByText(kind, (store if is_store else load, lds), "", written, **touches)
    if "atomic" in mnemonic:
        return StartedByText("other", tuple(dict.fromkeys((load, store))), "", _first(operands))
    if mnemonic.startswith("image_"):
        counters = (load, "samplecnt", "bvhcnt") if split else (load,)
        if is_store:
            return StartedByText("store", (store,), "")
        return StartedByText("other" if split else "load", counters, "", _first(operands))
    if is_store:
        is_scratch = mnemonic.startswith("scratch_") and own_stores
        return StartedByText("store", (store,), "" if is_scratch else f"{store} vm")
    return StartedByText("load", (load,), f"{load} vm", _first(operands))


def _names_lds(mnemonic: str) -> bool:
    """True of a copy between memory and LDS, by a name such as ``global_load_lds_dword``."""
    return "_lds_" in mnemonic or mnemonic.endswith("_lds")


def _first(operands: str) -> frozenset[str] | None:
    """The registers of the first operand."""
    return registers(operands.partition(",")[0]) or None


def registers(text: str) -> frozenset[str]:
    """The registers that a text names.

    >>> sorted(registers("v[2:3], s4"))
    ['s4', 'v2', 'v3']
    """
    found: set[str] = set()
    for match in _REGISTER.finditer(text):
        kind, one, first, last = match.groups()
        numbers = [int(one)] if one else range(int(first), int(last) + 1)
        found.update(f"{kind}{number}" for number in numbers)
    return frozenset(found)


def needs_everything(mnemonic: str, operands: str, starts: StartedByText | None) -> bool:
    """True if an instruction may tell others of anything that is complete in front of it, other than a barrier."""
    if mnemonic.startswith(_ORDERS) and not mnemonic.startswith("s_barrier_"):
        return True
    if starts is None:
        return False
    return starts.kind == "other" or (
        starts.kind == "store" and any(word.startswith(_SCOPES) for word in operands.split())
    )
