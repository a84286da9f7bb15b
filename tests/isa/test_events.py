"""Which memory operation an instruction starts, and which counters count it."""

from __future__ import annotations

import pytest

from ldsopt import arch
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.events import queues_of, started
from ldsopt.target.opcodes import Kind, LdsUse

NONE, READ, WRITE = LdsUse.NONE, LdsUse.READ, LdsUse.WRITE


@pytest.mark.parametrize(
    ("text", "on", "kind", "counters", "results", "lds"),
    [
        ("global_load_dwordx4 v[0:3], v4, s[0:1]", "gfx942", Kind.LOAD, "vmcnt", 1, NONE),
        ("global_store_dword v0, v1, s[0:1]", "gfx942", Kind.STORE, "vmcnt", 0, NONE),
        ("global_store_dword v0, v1, s[0:1]", "gfx1030", Kind.STORE, "vscnt", 0, NONE),
        ("global_store_b32 v0, v1, s[0:1]", "gfx1201", Kind.STORE, "storecnt", 0, NONE),
        ("scratch_store_b32 off, v1, s0", "gfx1100", Kind.SCRATCH_STORE, "vscnt", 0, NONE),
        ("buffer_load_dword v0, s[0:3], 0 offen lds", "gfx942", Kind.LDS_DMA, "vmcnt", 0, WRITE),
        ("global_load_dword v0, s[0:1] lds", "gfx90a", Kind.LDS_DMA, "vmcnt", 0, WRITE),
        ("global_load_dword v0, v0, s[0:1]", "gfx90a", Kind.LOAD, "vmcnt", 1, NONE),
        ("global_load_lds_dwordx4 v[4:5], off", "gfx950", Kind.LDS_DMA, "vmcnt", 0, WRITE),
        ("global_load_async_to_lds_b128 v0, v[2:3], off", "gfx1250", Kind.ASYNC_LOAD, "asynccnt", 0, WRITE),
        ("global_store_async_from_lds_b128 v[2:3], v0, off", "gfx1250", Kind.ASYNC_STORE, "asynccnt", 0, READ),
        ("tensor_load_to_lds s[0:3], s[4:11]", "gfx1250", Kind.TENSOR_LOAD, "tensorcnt", 0, WRITE),
        ("tensor_store_from_lds s[0:3], s[4:11]", "gfx1250", Kind.TENSOR_STORE, "tensorcnt", 0, READ),
        ("buffer_atomic_add v0, v1, s[0:3], 0 offen glc", "gfx90a", Kind.ATOMIC_RETURN, "vmcnt", 1, NONE),
        ("global_atomic_add v0, v[2:3], v1, off sc0", "gfx942", Kind.ATOMIC_RETURN, "vmcnt", 1, NONE),
        ("global_atomic_add_u32 v0, v1, s[0:1]", "gfx1201", Kind.ATOMIC, "storecnt", 0, NONE),
        ("flat_load_dword v0, v[2:3]", "gfx942", Kind.FLAT_LOAD, "vmcnt lgkmcnt", 1, READ),
        ("flat_store_b32 v[0:1], v2", "gfx1201", Kind.FLAT_STORE, "storecnt dscnt", 0, WRITE),
        ("flat_atomic_add_u32 v0, v32, v0, s[0:1] th:TH_ATOMIC_RETURN", "gfx1250", Kind.FLAT_LOAD, "loadcnt dscnt", 1, READ | WRITE),
        ("ds_read2_b64 v[0:3], v4", "gfx942", Kind.LDS, "lgkmcnt", 1, READ),
        ("ds_read_b64_tr_b16 v[0:1], v4", "gfx950", Kind.LDS, "lgkmcnt", 1, READ),
        ("ds_write_b32 v0, v1", "gfx942", Kind.LDS, "lgkmcnt", 0, WRITE),
        ("ds_store_2addr_b32 v0, v1, v2", "gfx1201", Kind.LDS, "dscnt", 0, WRITE),
        ("ds_storexchg_rtn_b32 v0, v1, v2", "gfx1201", Kind.LDS, "dscnt", 1, READ | WRITE),
        ("ds_add_u32 v0, v1", "gfx942", Kind.LDS, "lgkmcnt", 0, READ | WRITE),
        ("ds_bvh_stack_rtn_b32 v0, v1, v2, v[3:6]", "gfx1100", Kind.LDS, "lgkmcnt", 2, READ | WRITE),
        ("ds_write_src2_b32 v1 offset:4", "gfx900", Kind.LDS, "lgkmcnt", 0, READ | WRITE),
        ("ds_atomic_barrier_arrive_rtn_b64 v[0:1], v2, v[4:5]", "gfx1250", Kind.LDS, "dscnt", 1, READ | WRITE),
        ("ds_atomic_async_barrier_arrive_b64 v2", "gfx1250", Kind.ASYNC_ARRIVE, "asynccnt", 0, READ | WRITE),
        ("buffer_store_lds_dword s[0:3], 0 lds", "gfx900", Kind.STORE_LDS, "vmcnt", 0, READ),
        ("lds_direct_load v1", "gfx1100", Kind.LDS_DIRECT, "expcnt", 1, READ),
        ("ds_direct_load v1", "gfx1201", Kind.LDS_DIRECT, "expcnt", 1, READ),
        ("ds_param_load v1, attr0.x", "gfx1201", Kind.LDS_DIRECT, "expcnt", 1, READ),
        ("ds_add_u32 v0, v1 gds offset:4", "gfx900", Kind.GDS, "lgkmcnt", 0, NONE),
        ("ds_bpermute_b32 v0, v1, v2", "gfx942", Kind.LANES, "lgkmcnt", 1, NONE),
        ("ds_swizzle_b32 v0, v1 offset:1", "gfx1201", Kind.LANES, "dscnt", 1, NONE),
        ("ds_add_u32 v0, v1 gds", "gfx900", Kind.GDS, "lgkmcnt", 0, NONE),
        ("s_load_dwordx2 s[0:1], s[4:5], 0x0", "gfx942", Kind.SCALAR, "lgkmcnt", 1, NONE),
        ("s_buffer_load_b64 s[0:1], s[4:7], 0x0", "gfx1201", Kind.SCALAR, "kmcnt", 1, NONE),
        ("s_buffer_prefetch_data s[4:7], 0x0, s8, 0", "gfx1201", Kind.SCALAR, "kmcnt", 0, NONE),
        ("s_memtime s[0:1]", "gfx942", Kind.SCALAR, "lgkmcnt", 1, NONE),
        ("s_dcache_wb ", "gfx942", Kind.SCALAR, "lgkmcnt", 0, NONE),
        ("s_barrier_signal_isfirst -1", "gfx1201", Kind.MESSAGE, "kmcnt", 0, NONE),
        ("s_sendmsg sendmsg(MSG_INTERRUPT)", "gfx1201", Kind.MESSAGE, "kmcnt", 0, NONE),
        ("s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)", "gfx1100", Kind.MESSAGE, "lgkmcnt", 1, NONE),
        ("image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf", "gfx1201", Kind.SAMPLE, "samplecnt", 1, NONE),
        ("image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf", "gfx1100", Kind.SAMPLE, "vmcnt", 1, NONE),
        ("image_bvh_intersect_ray v[0:3], v[4:14], s[0:3]", "gfx1201", Kind.BVH, "bvhcnt", 1, NONE),
        ("exp mrt0 v0, v1, v2, v3 done vm", "gfx1030", Kind.EXPORT, "expcnt", 0, NONE),
        ("buffer_wbl2 sc1", "gfx942", Kind.WRITE_BACK, "vmcnt", 0, NONE),
        ("global_wb scope:SCOPE_DEV", "gfx1201", Kind.WRITE_BACK, "storecnt", 0, NONE),
        ("global_inv scope:SCOPE_DEV", "gfx1201", Kind.INVALIDATE, "loadcnt", 0, NONE),
        ("buffer_inv sc1", "gfx942", Kind.INVALIDATE, "vmcnt", 0, NONE),
        ("buffer_inv sc0 sc1", "gfx950", Kind.INVALIDATE, "vmcnt", 0, NONE),
    ],
)  # fmt: skip
def test_operation_joins_its_counters(
    text: str, on: str, kind: Kind, counters: str, *, results: int, lds: LdsUse
) -> None:
    mnemonic, _, operands = text.partition(" ")
    assert started(AsmInstruction(mnemonic, operands, 1)) == (kind, results, lds)
    assert " ".join(queue.counter for queue in queues_of(kind, arch(on))) == counters


@pytest.mark.parametrize(
    "text",
    ["v_add_f32_e32 v0, v1, v2", "s_mov_b32 s0, 0", "buffer_wbinvl1_vol", "buffer_gl0_inv", "ds_nop", "global_prefetch_b8 v0, s[0:1]", "s_barrier", "s_waitcnt vmcnt(0)"],
)  # fmt: skip
def test_anything_else_starts_nothing(text: str) -> None:
    mnemonic, _, operands = text.partition(" ")
    assert started(AsmInstruction(mnemonic, operands, 1)) is None


@pytest.mark.parametrize(
    ("on", "text", "in_order"),
    [
        ("gfx942", "s_load_dword s0, s[2:3], 0x0", False),
        ("gfx942", "flat_load_dword v0, v[2:3]", False),  # LLVM: hasFlatLgkmVMemCountInOrder from gfx10 on
        ("gfx1030", "flat_load_dword v0, v[2:3]", True),
        ("gfx942", "ds_read_b32 v0, v1", True),
        ("gfx942", "global_store_dword v0, v1, s[0:1]", True),
    ],
)
def test_order_of_completion(on: str, text: str, in_order: bool) -> None:
    mnemonic, _, operands = text.partition(" ")
    found = started(AsmInstruction(mnemonic, operands, 1))
    assert found is not None
    assert {queue.in_order for queue in queues_of(found[0], arch(on))} == {in_order}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buffer_wbl2 sc1", True),
        ("global_inv scope:SCOPE_DEV", True),
        ("global_atomic_add v0, v1, s[0:1]", True),
        ("ds_atomic_async_barrier_arrive_b64 v2", True),
        ("global_load_dword v0, v[2:3], off sc1", True),
        ("flat_load_b32 v0, v[2:3] scope:SCOPE_SYS", True),
        ("buffer_load_dword v0, s[0:3], 0 offen glc", True),
        ("global_load_dword v0, v[2:3], off", False),
        ("global_load_dword v0, v[2:3], off nt", False),
        ("ds_read_b32 v0, v1", False),
        ("s_load_dword s0, s[2:3], 0x0 glc", False),
        ("v_mov_b32 v0, v1", False),
    ],
)
def test_what_fences_and_atomic_orderings_compile_to(text: str, expected: bool) -> None:
    mnemonic, _, operands = text.partition(" ")
    assert decode(AsmInstruction(mnemonic, operands, 1)).is_ordered == expected
