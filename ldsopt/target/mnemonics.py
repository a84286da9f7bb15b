"""The meaning of a machine instruction's mnemonic for LDS and control flow, in a listing and in inline assembly.

===========================================  ================================================================
mnemonic                                     what it does
===========================================  ================================================================
``ds_*``                                     accesses LDS, but for exchanges between lanes, GDS and ``ds_nop``
``buffer_load_* ... lds``, ``*_load_lds_*``  copies from memory to LDS, as ``*_load_*to_lds`` does
``buffer_store_lds_*``, ``*_from_lds_*``     copies from LDS to memory
``flat_*``                                   accesses memory or LDS, lane by lane
``lds_direct_load``, ``lds_param_load``      reads LDS
===========================================  ================================================================

Mnemonics are in lower case. A prefix stands for all encodings (``s_setpc_b64``) and generations (``s_set_pc_i64``).
Sources: LLVM 22, ``DSInstructions.td``, ``BUFInstructions.td``, ``FLATInstructions.td``, ``SOPInstructions.td``.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from ldsopt.patterns import pattern

_LDS_IN_NAME = pattern(r"_lds(?:_|$)", re.ASCII)
_LDS_MODIFIER = pattern(r"\blds\b", re.ASCII)
_GDS_MODIFIER = pattern(r" gds\b", re.ASCII)
_NOT_LDS = pattern(r"ds_(?:b?permute|swizzle|nop|gws_|sub_gs_reg|add_gs_reg)")
_NO_MEMORY = ("ds_", "s_", "v_")
_MATRIX = ("v_mfma", "v_smfmac", "v_wmma", "v_swmmac")
_MEMORY = ("global_", "buffer_", "flat_", "scratch_", "tensor_", "image_", "cluster_")
_NO_TRANSFER = pattern(r"\w+_(?:inv|wb|wbl2|wbinv|wbinvl1|gl0_inv|gl1_inv|prefetch\w*)(?:_|$)")
_LANE_EXCHANGES = pattern(r"ds_(?:b?permute|swizzle)")
_TRANSCENDENTAL = pattern(r"v_(?:s_)?(?:exp|log|rcp|rsq|sqrt|sin|cos|tanh)_")
_TWO_RESULTS = pattern(r"v_(?:\w*_co_|div_scale|mad_[iu]64_[iu]32|\w*swap)")
_ADDS_TO_RESULT = pattern(
    r"v_(?:(?:dual_)?(?:(?:pk_)?fmac|mac_|dot\w*c_)|writelane|\w*swap|s[mw]\w+mac_)|s_(?:fmac|cmov|addk|mulk|bitset)"
)
_KEEPS_A_PART = pattern(
    r"v_(?:(?:fma|mad)_mix(?:lo|hi)|permlanex?16_(?!swap)"
    r"|cvt_(?:sr_(?!pk)|pk_[bf][fp]8_f32|scalef32_(?:f16|(?:sr_)?(?:pk_)?(?:bf8|fp[48]))_))"
)
_NO_RESULT = pattern(
    r"s_(?:cmp|bitcmp|setreg|branch|cbranch|setpc|set_pc|add_pc|rfe|endpgm|trap|code_end|nop|wait|sleep|barrier"
    r"|sendmsg(?!_rtn)|clause|delay|sethalt|setkill|setprio|setvskip|set_inst|set_gpr_idx|set_vgpr|inst_pref|icache"
    r"|ttrace|decperf|incperf|round_mode|denorm_mode|version|monitor|wakeup|alloc_vgpr)|v_(?:nop|clrexcp|pipeflush)"
    r"|v_\w+_ld_scale"
)
_WRITES_EXEC = pattern(r"v_cmpx|s_\w+_(?:saveexec|wrexec)_b")
_OTHER_ADDRESS = pattern(
    r"ds_(?:\w*addtid|append|consume|ordered|bvh|gws|wrap|atomic_async|atomic_barrier)|cluster_"
)
_TRANSPOSES = pattern(r"ds_(?:read|load)_(?:\w+_)?tr\d*_")
_MOVES_LANES = pattern(r"\b(?:quad_perm|row_|wave_|dpp8)")

BRANCHES = ("s_branch", "s_cbranch", "s_subvector_loop")
"""Prefixes of branches to a label."""

ADDRESS_JUMPS = ("s_setpc", "s_set_pc", "s_swappc", "s_swap_pc", "s_call", "s_rfe", "s_add_pc")
"""Prefixes of jumps and calls whose target no label of the function says."""

FAR_JUMPS = frozenset({"s_setpc_b64", "s_set_pc_i64", "s_add_pc_i64"})
"""Jumps to or by what registers or a difference of labels hold, among them a function's return."""

CALLS = frozenset({"s_swappc_b64", "s_swap_pc_i64", "s_call_b64", "s_call_i64"})

CODE_ENDS = ("s_branch", "s_endpgm", "s_rfe_", "s_setpc_", "s_set_pc_", "s_add_pc_", "s_trap", "s_code_end")
"""Prefixes of instructions that none of the following is executed after."""

CACHE_INVALIDATIONS = frozenset(
    {"buffer_gl0_inv", "buffer_gl1_inv", "buffer_inv", "buffer_wbinvl1", "buffer_wbinvl1_vol", "global_inv"}
)
"""They drop a cache of vector memory, so that what is loaded next comes from further away."""

WAVE_ENDS = ("s_endpgm", "s_trap")
"""Prefixes of what ends the wave, or may."""


class LdsTransfer(Enum):
    """Kinds of copies between memory and LDS that no register takes part in."""

    TO_LDS = "memory to LDS"
    FROM_LDS = "LDS to memory"


class WorkUnit(Enum):
    """A part of a compute unit that waves share, and that one of them may keep busy while others use another."""

    MEMORY = "memory"
    LDS = "lds"
    MATRIX = "matrix"


def unit_of(mnemonic: str) -> WorkUnit | None:
    """The unit that an instruction is work for; ``None`` for arithmetic, control flow and waits.

    Exchanges between lanes (``ds_bpermute_b32``) go through LDS, and copies to LDS through memory.

    >>> [unit_of(one) for one in ("ds_read_b128", "v_mfma_f32_16x16x16_f16", "v_add_u32", "buffer_inv")]
    [<WorkUnit.LDS: 'lds'>, <WorkUnit.MATRIX: 'matrix'>, None, None]
    """
    if is_matrix(mnemonic):
        return WorkUnit.MATRIX
    if mnemonic.startswith("ds_"):
        return None if mnemonic.startswith("ds_nop") else WorkUnit.LDS
    is_memory = mnemonic.startswith(_MEMORY) and not _NO_TRANSFER.match(mnemonic)
    return WorkUnit.MEMORY if is_memory else None


def lds_transfer(mnemonic: str, operands: str) -> LdsTransfer | None:
    """The kind of copy between memory and LDS that an instruction starts; ``None`` if it starts none.

    >>> lds_transfer("buffer_load_dword", "v0, s[0:3], 0 offen lds").value
    'memory to LDS'
    >>> lds_transfer("global_store_async_from_lds_b32", "v[0:1], v2, off").value
    'LDS to memory'
    >>> lds_transfer("s_add_u32", "s0, s0, lds@rel32@lo")
    """
    if mnemonic.startswith(_NO_MEMORY):
        return None
    if not _LDS_IN_NAME.search(mnemonic) and not _LDS_MODIFIER.search(operands):
        return None
    return LdsTransfer.FROM_LDS if "store" in mnemonic else LdsTransfer.TO_LDS


def accesses_lds(mnemonic: str, operands: str) -> bool:
    """True if it is a ``ds_`` instruction that reads, writes or updates LDS.

    >>> [accesses_lds(mnemonic, "v0, v1") for mnemonic in ("ds_read_b32", "ds_bpermute_b32", "ds_bvh_stack_rtn_b32")]
    [True, False, True]
    """
    if not mnemonic.startswith("ds_") or _NOT_LDS.match(mnemonic):
        return False
    return not _GDS_MODIFIER.search(operands)


def may_touch_lds(mnemonic: str, operands: str) -> bool:
    """True if an instruction reads or writes LDS, or may: a flat access reaches any memory.

    >>> may_touch_lds("flat_load_dword", "v0, v[2:3]"), may_touch_lds("global_load_dword", "v0, v[2:3], off")
    (True, False)
    """
    return (
        accesses_lds(mnemonic, operands)
        or mnemonic.startswith(("flat_", "lds_"))
        or lds_transfer(mnemonic, operands) is not None
    )


def exchanges_lanes(mnemonic: str) -> bool:
    """True if it moves data between lanes through the hardware of LDS, without touching LDS."""
    return _LANE_EXCHANGES.match(mnemonic) is not None


def hides_lds_address(mnemonic: str) -> bool:
    """True if an access of LDS has an address that no register of its operands is, or not that alone.

    >>> [hides_lds_address(one) for one in ("ds_read_addtid_b32", "ds_append", "ds_read_b32")]
    [True, True, False]
    """
    return _OTHER_ADDRESS.match(mnemonic) is not None


def transposes(mnemonic: str) -> bool:
    """True if a load of LDS gives a lane what other lanes address.

    >>> [transposes(one) for one in ("ds_read_b64_tr_b16", "ds_load_tr8_b64", "ds_read_b64")]
    [True, True, False]
    """
    return _TRANSPOSES.match(mnemonic) is not None


def is_matrix(mnemonic: str) -> bool:
    """True for a product of matrices; what only loads scales for one (``v_mfma_ld_scale_b32``) is none.

    >>> [is_matrix(one) for one in ("v_smfmac_f32_16x16x32_f16", "v_swmmac_f16_16x16x32_f16", "v_mfma_ld_scale_b32")]
    [True, True, False]
    """
    return mnemonic.startswith(_MATRIX) and "_ld_scale" not in mnemonic


def has_no_result(mnemonic: str) -> bool:
    """True if an instruction of the scalar or vector unit writes none of its operands; SCC it may write, or modes.

    Accesses of memory are not asked for (`ldsopt.isa.events.started`), nor are ``v_cmpx`` that name no result, as that
    the operands say.

    >>> [has_no_result(one) for one in ("s_cmpk_eq_u32", "s_set_pc_i64", "s_sendmsg_rtn_b32", "s_cmov_b32", "v_nop")]
    [True, True, False, False, True]
    """
    return _NO_RESULT.match(mnemonic) is not None


@lru_cache(maxsize=1 << 12)  # analyses ask of each instruction, and mnemonics are few
def result_count(mnemonic: str) -> int:
    """The number of its first operands that an instruction of the scalar or vector unit writes: none, one or two.

    >>> [result_count(one) for one in ("s_cmp_eq_u32", "v_add_f32_e32", "v_add_co_u32_e32")]
    [0, 1, 2]
    """
    return 0 if has_no_result(mnemonic) else 2 if has_two_results(mnemonic) else 1


@lru_cache(maxsize=1 << 12)
def writes_exec_unnamed(mnemonic: str) -> bool:
    """True if an instruction writes EXEC though its operands do not name it as a result.

    >>> [writes_exec_unnamed(one) for one in ("v_cmpx_eq_u32_e32", "s_and_saveexec_b64", "s_mov_b64")]
    [True, True, False]
    """
    return _WRITES_EXEC.match(mnemonic) is not None


def writes_exec(mnemonic: str, operands: str) -> bool:
    """True if lanes may become active or inactive by an instruction.

    >>> writes_exec("s_and_saveexec_b64", "s[0:1], vcc"), writes_exec("s_and_b64", "exec, exec, vcc")
    (True, True)
    >>> writes_exec("s_mov_b64", "s[0:1], exec"), writes_exec("s_cmp_eq_u64", "exec, 0")
    (False, False)
    """
    count = result_count(mnemonic)
    results = operands.lower().split(",", count)[:count]
    return writes_exec_unnamed(mnemonic) or any(word.lstrip().startswith("exec") for word in results)


def is_transcendental(mnemonic: str) -> bool:
    """True for arithmetic of the transcendental unit: what LLVM's instruction tables flag ``TRANS``.

    >>> [is_transcendental(one) for one in ("v_exp_f32_e32", "v_s_rcp_f32", "v_tanh_bf16_e32", "v_expand_b8", "s_nop")]
    [True, True, True, False, False]
    """
    return _TRANSCENDENTAL.match(mnemonic) is not None


def has_two_results(mnemonic: str) -> bool:
    """True if the first two operands of a vector instruction are written: it has a carry as well, or exchanges them.

    >>> [has_two_results(one) for one in ("v_add_co_u32_e32", "v_swap_b32", "v_mad_u64_u32", "v_mad_nc_u64_u32")]
    [True, True, True, False]
    """
    return _TWO_RESULTS.match(mnemonic) is not None


def moves_lanes(modifiers: str) -> bool:
    """True if a vector instruction takes its first source from other lanes (DPP).

    >>> moves_lanes("row_shl:1 row_mask:0xf bank_mask:0xf"), moves_lanes("dpp8:[7,6,5,4,3,2,1,0]"), moves_lanes("clamp")
    (True, True, False)
    """
    return _MOVES_LANES.search(modifiers) is not None


def keeps_part(mnemonic: str, modifiers: str = "") -> bool:
    """True if an arithmetic instruction leaves a part of the register that it writes as it was.

    So do conversions and sums to one half or byte, permutations and DPP in lanes that get nothing, and SDWA that says
    so. LLVM's tables tie the result to a source, as if it were read.

    >>> [keeps_part(one) for one in ("v_fma_mixlo_f16", "v_cvt_pk_fp8_f32", "v_permlane16_b32", "v_fma_f32")]
    [True, True, True, False]
    >>> keeps_part("v_mov_b32_sdwa", "dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE")
    True
    """
    return (
        _KEEPS_A_PART.match(mnemonic) is not None or moves_lanes(modifiers) or "UNUSED_PRESERVE" in modifiers
    )


def reads_result(mnemonic: str) -> bool:
    """True if an arithmetic instruction reads the register that it writes: it adds to that, exchanges or selects it.

    LLVM's tables tie the result to a source, but for ``v_pk_fmac_f16``. Interpolation of graphics
    (``v_interp_p2_f32``), where generations differ, is left out.

    >>> [reads_result(one) for one in ("v_fmac_f32_e32", "v_dual_dot2acc_f32_f16", "v_swap_b32", "v_fma_f32")]
    [True, True, True, False]
    """
    return _ADDS_TO_RESULT.match(mnemonic) is not None


def is_barrier_part(mnemonic: str) -> bool:
    """True for each instruction of a barrier: the whole one, and those that a split barrier is made of.

    >>> [is_barrier_part(one) for one in ("s_barrier", "s_barrier_wait", "s_barrier_signal_isfirst", "s_nop")]
    [True, True, True, False]
    """
    return mnemonic.startswith("s_barrier")


def arrives_at_barrier(mnemonic: str) -> bool:
    """True for what tells the other waves that this one has come: a whole barrier, or the signal of a split one.

    >>> [arrives_at_barrier(one) for one in ("s_barrier", "s_barrier_wait", "s_barrier_signal_isfirst", "s_nop")]
    [True, False, True, False]
    """
    return mnemonic == "s_barrier" or mnemonic.startswith("s_barrier_signal")


def waits_at_barrier(mnemonic: str) -> bool:
    """True for what waits for the other waves to come: a whole barrier, or the wait of a split one.

    >>> [waits_at_barrier(one) for one in ("s_barrier", "s_barrier_wait", "s_barrier_signal_isfirst", "s_nop")]
    [True, True, False, False]
    """
    return mnemonic in ("s_barrier", "s_barrier_wait")
