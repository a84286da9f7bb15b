; A distance from the code is that from its instruction: one that is written alike in another place differs, here by the
; eight bytes of an instruction. So the second wave's rows lie 64 bytes further down than without, in those of the first.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s | filecheck %s
; CHECK: unproven wave-race in rows
; RUN: sed 's/f@rel32/f@gotpcrel32/' %s | ldsopt check - | filecheck %s

; The same distance.
; RUN: sed 's/s_mov_b32 s10, .*/s_mov_b32 s10, s8/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; SAME: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type rows,@function
rows:
 s_mov_b32 s8, f@rel32@lo+4
 s_mov_b32 s10, f@rel32@lo+4
 s_sub_u32 s12, s8, s10
 v_lshrrev_b32_e32 v3, 6, v0
 v_mul_lo_u32 v3, v3, s12
 v_lshlrev_b32_e32 v3, 3, v3
 v_lshlrev_b32_e32 v1, 2, v0
 v_sub_u32_e32 v1, v1, v3
 v_and_b32_e32 v1, 0x3fc, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size rows, .-rows
	.amdhsa_kernel rows
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name: rows
    .symbol: rows.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 16
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
...
	.end_amdgpu_metadata
