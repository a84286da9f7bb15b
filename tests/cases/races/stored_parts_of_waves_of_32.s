; A load that adds the lane to its address brings each lane another value.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant OWN %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant OTHER %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant WHOLE %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant CLAMPED %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant HALF %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE

; ALIKE: no findings in
; UNPROVEN: unproven wave-race in k
; DEFINITE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 31, v0
 v_lshrrev_b32_e32 v2, 5, v0
 v_xor_b32_e32 v3, v1, v2
 v_cvt_f32_u32_e32 v5, v1
 v_cvt_f32_u32_e32 v6, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshlrev_b32_e32 v3, 2, v3
; Each lane stores to its own place, and to a neighbour's.
;OWN  global_load_addtid_b32 v4, s[0:1]
;OWN  s_waitcnt vmcnt(0)
;OWN  ds_store_b32 v1, v4
;OTHER  global_load_addtid_b32 v4, s[0:1]
;OTHER  s_waitcnt vmcnt(0)
;OTHER  ds_store_b32 v3, v4
; A conversion to 16 bits leaves the other half, clamped or not.
;WHOLE  v_mov_b32_e32 v4, v5
;WHOLE  v_cvt_f16_f32_e64 v4.l, v5 clamp
;WHOLE  ds_store_b32 v1, v4
;HALF  v_mov_b32_e32 v4, v6
;HALF  v_cvt_f16_f32_e64 v4.l, v5 clamp
;HALF  ds_store_b32 v1, v4
; A sum that is limited is the largest number.
;CLAMPED  v_mov_b32_e32 v4, -1
;CLAMPED  v_add_nc_u32_e64_dpp v4, v4, v4 clamp quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
;CLAMPED  v_cmp_eq_u32_e32 vcc_lo, -1, v4
;CLAMPED  v_lshlrev_b32_e32 v7, 2, v0
;CLAMPED  v_cndmask_b32_e32 v1, v7, v1, vcc_lo
;CLAMPED  ds_store_b32 v1, v6
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
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
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size: [64, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 32
...
	.end_amdgpu_metadata
