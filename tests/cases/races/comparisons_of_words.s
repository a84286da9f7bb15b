; Comparisons of 64 bits choose the half of LDS that a wave writes. Two waves, 0 and 1; the upper word of the number is 0.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check - --verbose
; RUN: variant EQ,SCALAR %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant NE,SCALAR %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant LT,VECTOR %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant GE,VECTOR %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SIGNED,VECTOR %s | %{check} | filecheck %s --check-prefix FREE
; One that is true of both, by the upper word; by the sign; and by the lower word alone.
; RUN: variant HIGH,SCALAR %s | exits 1 %{check} | filecheck %s --check-prefix RACE
; RUN: variant MINUS,VECTOR %s | exits 1 %{check} | filecheck %s --check-prefix RACE
; RUN: variant LOW,VECTOR %s | exits 1 %{check} | filecheck %s --check-prefix RACE
; FREE: no findings
; FREE: k: 1 pair of LDS
; RACE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 v_and_b32_e32 v2, 63, v1
 v_lshlrev_b32_e32 v2, 2, v2
 v_readfirstlane_b32 s2, v1
 s_nop 4
 s_lshr_b32 s2, s2, 6
 s_mov_b32 s3, 0
;HIGH s_mov_b32 s3, 1
 v_mov_b64_e32 v[4:5], s[2:3]
;EQ s_cmp_eq_u64 s[2:3], 0
;NE s_cmp_lg_u64 s[2:3], 1
;HIGH s_cmp_eq_u64 s[2:3], 0
;LT v_cmp_lt_u64_e32 vcc, 0, v[4:5]
;GE v_cmp_ge_u64_e32 vcc, 0, v[4:5]
;SIGNED v_cmp_gt_i64_e32 vcc, 1, v[4:5]
;MINUS v_cmp_gt_i64_e32 vcc, -1, v[4:5]
;LOW v_mov_b32_e32 v5, 7
;LOW v_cmp_lt_u64_e32 vcc, 0, v[4:5]
;VECTOR s_nop 1
;SCALAR s_cselect_b32 s4, 0, 0x1000
;SCALAR v_add_u32_e32 v2, s4, v2
;VECTOR v_mov_b32_e32 v6, 0x1000
;VECTOR v_cndmask_b32_e32 v6, 0, v6, vcc
;VECTOR v_add_u32_e32 v2, v2, v6
 ds_write_b32 v2, v1
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .wavefront_size: 64
...
	.end_amdgpu_metadata
