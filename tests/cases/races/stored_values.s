; Waves may store to one place if they store the same value: it is followed through loads, matrix instructions,
; moves between lanes and arithmetic.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant LOADED %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant LOADED %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant COHERENT %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant LOADED2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant SHARED %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant SHARED2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant MATRIX %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant MATRIX %s | ldsopt check - --no-assume waves-are-whole | filecheck %s --check-prefix UNPROVEN
; RUN: variant MATRIX2 %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant MATRIX3 %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant REDUCED %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant REDUCED2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant ROWS %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant ROWS2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant HALF %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant HALF2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant ACTIVE %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant ACTIVE2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant CARRY %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant CARRY2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE

; ALIKE: no findings in
; UNPROVEN: unproven wave-race in k
; DEFINITE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 63, v0
 v_cvt_f32_u32_e32 v5, v1
 v_cvt_f32_u32_e32 v6, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshlrev_b32_e32 v7, 2, v0
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
; The same places of global memory, and others; what other waves may write meanwhile.
;LOADED  global_load_dword v2, v1, s[4:5]
;LOADED  s_waitcnt vmcnt(0)
;LOADED  v_exp_f32_e32 v2, -v2
;LOADED  ds_write_b32 v1, v2
;COHERENT  global_load_dword v2, v1, s[4:5] sc1
;COHERENT  s_waitcnt vmcnt(0)
;COHERENT  ds_write_b32 v1, v2
;LOADED2  global_load_dword v2, v7, s[4:5]
;LOADED2  s_waitcnt vmcnt(0)
;LOADED2  ds_write_b32 v1, v2
; The same places of LDS, and others.
;SHARED  ds_write_b32 v7, v6 offset:2048
;SHARED  s_waitcnt lgkmcnt(0)
;SHARED  s_barrier
;SHARED  ds_read_b32 v2, v1 offset:2048
;SHARED  s_waitcnt lgkmcnt(0)
;SHARED  ds_write_b32 v1, v2
;SHARED2  ds_write_b32 v7, v6 offset:2048
;SHARED2  s_waitcnt lgkmcnt(0)
;SHARED2  s_barrier
;SHARED2  ds_read_b32 v2, v7 offset:2048
;SHARED2  s_waitcnt lgkmcnt(0)
;SHARED2  ds_write_b32 v1, v2
; All lanes' operands decide, and the lane's own number that is added to.
;MATRIX  v_mfma_f32_4x4x1_16b_f32 a[0:3], v5, v5, 0
;MATRIX  s_nop 15
;MATRIX  v_accvgpr_read_b32 v2, a1
;MATRIX  ds_write_b32 v1, v2
;MATRIX2  v_mfma_f32_4x4x1_16b_f32 a[0:3], v5, v6, 0
;MATRIX2  s_nop 15
;MATRIX2  v_accvgpr_read_b32 v2, a1
;MATRIX2  ds_write_b32 v1, v2
;MATRIX3  v_accvgpr_write_b32 a0, 0
;MATRIX3  v_accvgpr_write_b32 a1, v6
;MATRIX3  v_accvgpr_write_b32 a2, 0
;MATRIX3  v_accvgpr_write_b32 a3, 0
;MATRIX3  s_nop 15
;MATRIX3  v_mfma_f32_4x4x1_16b_f32 a[0:3], v5, v5, a[0:3]
;MATRIX3  s_nop 15
;MATRIX3  v_accvgpr_read_b32 v2, a1
;MATRIX3  ds_write_b32 v1, v2
; Two lanes write to one place what both have computed of both. A difference has a sign.
;REDUCED  v_xor_b32_e32 v3, 0x80, v1
;REDUCED  ds_bpermute_b32 v3, v3, v5
;REDUCED  v_and_b32_e32 v1, 0x7c, v1
;REDUCED  s_waitcnt lgkmcnt(0)
;REDUCED  v_max_f32_e32 v2, v3, v5
;REDUCED  ds_write_b32 v1, v2
;REDUCED2  v_xor_b32_e32 v3, 0x80, v1
;REDUCED2  ds_bpermute_b32 v3, v3, v5
;REDUCED2  v_and_b32_e32 v1, 0x7c, v1
;REDUCED2  s_waitcnt lgkmcnt(0)
;REDUCED2  v_sub_f32_e32 v2, v3, v5
;REDUCED2  ds_write_b32 v1, v2
; Lanes of a row change places; lanes that have none to read keep what they had.
;ROWS  v_mov_b32_e32 v2, v6
;ROWS  s_nop 1
;ROWS  v_mov_b32_dpp v2, v5 row_ror:8 row_mask:0xf bank_mask:0xf
;ROWS  ds_write_b32 v1, v2
;ROWS2  v_mov_b32_e32 v2, v6
;ROWS2  s_nop 1
;ROWS2  v_mov_b32_dpp v2, v5 row_shr:8 row_mask:0xf bank_mask:0xf
;ROWS2  ds_write_b32 v1, v2
; One half of a register, whose other half tells the waves apart.
;HALF  v_lshl_or_b32 v2, v0, 16, v1
;HALF  s_mov_b32 s6, 0x1000504
;HALF  v_perm_b32 v2, v2, v1, s6
;HALF  ds_write_b16_d16_hi v1, v2
;HALF2  v_lshl_or_b32 v2, v0, 16, v1
;HALF2  s_mov_b32 s6, 0x1000706
;HALF2  v_perm_b32 v2, v2, v1, s6
;HALF2  ds_write_b16 v1, v2
; Lanes that are not active keep what they had.
;ACTIVE  v_mov_b32_e32 v2, v6
;ACTIVE  v_cmp_gt_u32_e32 vcc, 64, v1
;ACTIVE  s_and_saveexec_b64 s[2:3], vcc
;ACTIVE  v_rcp_f32_e32 v2, v5
;ACTIVE  ds_write_b32 v1, v2
;ACTIVE2  v_mov_b32_e32 v2, v6
;ACTIVE2  v_cmp_gt_u32_e32 vcc, 64, v1
;ACTIVE2  s_and_saveexec_b64 s[2:3], vcc
;ACTIVE2  v_rcp_f32_e32 v2, v5
;ACTIVE2  s_mov_b64 exec, s[2:3]
;ACTIVE2  ds_write_b32 v1, v2
; The carry is an operand.
;CARRY  v_add_co_u32_e32 v2, vcc, 0xfffffff0, v1
;CARRY  s_nop 1
;CARRY  v_addc_co_u32_e32 v2, vcc, 0, v5, vcc
;CARRY  ds_write_b32 v1, v2
;CARRY2  v_add_co_u32_e32 v2, vcc, 0xffffff00, v7
;CARRY2  s_nop 1
;CARRY2  v_addc_co_u32_e32 v2, vcc, 0, v5, vcc
;CARRY2  ds_write_b32 v1, v2
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
