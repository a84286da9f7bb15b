; The texts of `test_random_stored_values.py`.
; === IN_LANE
v_add_f32_e32 D, A, B
v_mul_f32_e64 D, -A, |B|
v_max_u32_e32 D, A, B
v_mul_lo_u32 D, A, B
v_xor_b32_e32 D, A, B
v_and_b32_e32 D, 0x7c, A
v_lshrrev_b32_e32 D, 3, A
v_lshl_or_b32 D, A, 16, B
v_bfi_b32 D, A, B, C
v_fma_f32 D, A, B, C
v_perm_b32 D, A, B, C
v_perm_b32 D, A, B, s16
v_alignbit_b32 D, A, B, 8
v_cvt_f32_u32_e32 D, A
v_mov_b32_e32 D, 7
v_mov_b32_e32 D, A
v_fmac_f32_e32 D, A, B
v_swap_b32 D, A
v_fma_mixlo_f16 D, A, B, C
v_fma_mixhi_f16 D, A, B, C op_sel_hi:[1,0,0]
v_pk_fma_f16 D, A, B, C op_sel:[1,0,0]
v_pk_add_u16 D, A, B op_sel_hi:[0,1]
v_cndmask_b32_e32 D, A, B, VCC
v_cndmask_b32_e64 D, A, -B, MASK
v_cmp_gt_u32_e32 VCC, A, B
v_cmp_lt_f32_e64 MASK, A, B
v_cmp_gt_u32_e32 VCC, 64, A
v_cmp_eq_u32_e32 VCC, A, B
v_cmp_ne_u16_e32 VCC, A, B
v_addc_co_u32_e32 D, VCC, A, B, VCC
v_add_co_u32_e64 D, MASK, A, B
v_mad_u64_u32 v[20:21], MASK, A, B, v[20:21]
; === ACROSS
v_mov_b32_dpp D, A quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
v_mov_b32_dpp D, A row_shr:1 row_mask:0xf bank_mask:0xf
v_mov_b32_dpp D, A row_ror:8 row_mask:0xa bank_mask:0xf
v_mov_b32_dpp D, A row_half_mirror row_mask:0xf bank_mask:0x5
v_mov_b32_dpp D, A row_shl:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
v_add_f32_dpp D, A, B row_ror:4 row_mask:0xf bank_mask:0xf
v_add_u32_dpp D, A, B row_shr:3 row_mask:0xf bank_mask:0xf
v_add_f32_dpp D, A, A quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
ds_bpermute_b32 D, A, B
ds_permute_b32 D, A, B
ds_swizzle_b32 D, A offset:swizzle(SWAP,16)
ds_swizzle_b32 D, A offset:swizzle(QUAD_PERM,1,0,3,2)
ds_swizzle_b32 D, A offset:swizzle(BROADCAST,8,3)
v_readlane_b32 s12, A, 5
v_readlane_b32 s12, A, s13
v_readfirstlane_b32 s12, A
v_readfirstlane_b32 s13, A
v_mov_b32_e32 D, s12
v_mov_b32_e32 D, s13
v_writelane_b32 D, s12, 3
v_mbcnt_lo_u32_b32 D, -1, A
; === OF_MEMORY
v_and_b32_e32 D, 0x7fc, A;ds_read_b32 D, D offset:4096
v_and_b32_e32 v2, 0x3fc, A;ds_read_u8 D, v2 offset:4096
v_and_b32_e32 v2, 0x3fc, A;ds_read_i8 D, v2 offset:4096
v_and_b32_e32 v2, 0x3fc, A;ds_read_u16_d16_hi D, v2 offset:4096
v_and_b32_e32 v2, 0x3fc, A;ds_read2_b32 v[20:21], v2 offset0:128 offset1:129
v_and_b32_e32 D, 0x7fc, A;global_load_dword D, D, s[2:3]
v_and_b32_e32 v2, 0x7fc, A;global_load_short_d16 D, v2, s[2:3]
v_and_b32_e32 v2, 0x7fc, A;global_load_sbyte D, v2, s[2:3]
; === GFX942
v_mul_f32_sdwa D, A, B dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
v_mov_b32_sdwa D, A dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1
v_mov_b32_sdwa D, A dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
v_add_f16_e32 D, A, B
v_pk_mul_f32 v[20:21], v[20:21], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
v_pk_fma_f32 v[20:21], v[12:13], v[10:11], v[20:21] neg_lo:[1,0,0]
v_dot2c_f32_f16_e32 D, A, B
v_mov_b32_dpp D, A row_bcast:15 row_mask:0xa bank_mask:0xf
v_add_f32_dpp D, A, B wave_shr:1 row_mask:0xf bank_mask:0xf
v_accvgpr_write_b32 a0, A;v_accvgpr_read_b32 D, a0
; === GFX1100
v_add_f16_e32 D.h, A.l, B.h
v_cvt_f16_f32_e32 D.l, A
v_cvt_f16_f32_e64 D.l, A clamp
v_mov_b16_e32 D.h, A.l
v_pack_b32_f16 D, A.l, B.h
v_cndmask_b16 D.l, A.l, B.h, MASK
v_permlanex16_b32 D, A, s14, s15
v_mov_b32_dpp D, A dpp8:[1,0,3,2,5,4,7,6]
v_mov_b32_dpp D, A row_share:3 row_mask:0xf bank_mask:0xf
v_dual_mov_b32 v10, v13 :: v_dual_mov_b32 v13, v10
; === GFX1201
v_cvt_f16_f32_e32 D, A
v_add_f16_e32 D, A, B
v_mad_u16 D, A, B, C op_sel:[0,1,0,1]
v_permlane16_b32 D, A, s14, s15
v_permlane16_var_b32 D, A, B
v_add_f32_dpp D, A, B row_xmask:5 row_mask:0xf bank_mask:0xf
v_fma_f32_e64_dpp D, A, B, C row_share:2 row_mask:0xf bank_mask:0xf
v_dual_add_f32 v10, v10, v13 :: v_dual_mov_b32 v13, v11
; === METADATA
.reqd_workgroup_size: [128, 1, 1]
.uniform_work_group_size: 1
.args:
  - .offset: 0
    .size: 8
    .value_kind: global_buffer
    .address_space: global
.kernarg_segment_size: 8
.kernarg_segment_align: 8
.group_segment_fixed_size: 8192
