; The texts of `test_relax.py`.
; === RING
s_mov_b32 s9, 0
.LBB0_1:
{DMA}
{DMA_2}
s_waitcnt vmcnt(0)
ds_read_b32 v2, v3
s_waitcnt lgkmcnt(0)
v_add_u32_e32 v8, v8, v2
s_cbranch_scc1 .LBB0_1
s_endpgm
; === BODY
{DMA}
{DMA_2}
s_waitcnt vmcnt(0)
s_cbranch_scc0 .LBB0_1
ds_read_b32 v2, v3
s_waitcnt vmcnt(0) lgkmcnt(0)
v_mov_b32_e32 v4, v2
.LBB0_1:
s_waitcnt vmcnt(0)
ds_read_b32 v5, v6
s_waitcnt lgkmcnt(0)
s_endpgm
; === JOINED
head:
s_cbranch_vccz skip
s_waitcnt vmcnt(0)
{DMA}
skip:
ds_write_b32 v2, v3
s_waitcnt vmcnt(0)
s_cbranch_scc1 head
s_endpgm
